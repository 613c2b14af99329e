use std::f32::consts::TAU;

use chunk::BlockPos;

use super::{Attachment, TrunkPlacer, above, below_double_trunk};
use crate::features::Parser;
use crate::features::kinds::tree::growth::Growth;
use crate::pack::{Json, PackError};
use crate::random::Random;

/// A trunk of 2 x 2.
#[derive(Debug)]
struct Giant;

/// A trunk of 2 x 2 with branches all around.
#[derive(Debug)]
struct MegaJungle;

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn TrunkPlacer>, PackError> {
    Ok(Box::new(Giant))
}

pub(super) fn parse_mega_jungle(
    _json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn TrunkPlacer>, PackError> {
    Ok(Box::new(MegaJungle))
}

impl TrunkPlacer for Giant {
    fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos, height: i32) -> Vec<Attachment> {
        below_double_trunk(growth, origin);
        for y in 0..height {
            // Only one column reaches the top.
            let columns = if y < height - 1 { 4 } else { 1 };
            for (x, z) in [(0, 0), (1, 0), (1, 1), (0, 1)].into_iter().take(columns) {
                let pos = origin.offset(x, y, z);
                if growth.is_free(pos) {
                    growth.log(pos);
                }
            }
        }
        vec![Attachment { is_double: true, ..Attachment::single(above(origin, height)) }]
    }
}

impl TrunkPlacer for MegaJungle {
    fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos, height: i32) -> Vec<Attachment> {
        let mut attachments = Giant.grow(growth, origin, height);
        let mut y = height - 2 - growth.random.next_bounded(4);
        while y > height / 2 {
            let angle = growth.random.next_f32() * TAU;
            let (east, south) = (table_sine(angle, QUARTER), table_sine(angle, 0.0));
            let mut tip = origin;
            for length in 0..5 {
                let along = |part: f32| (1.5 + part * length as f32) as i32;
                tip = origin.offset(along(east), y - 3 + length / 2, along(south));
                growth.log(tip);
            }
            let pos = BlockPos { y: origin.y + y, ..tip };
            attachments.push(Attachment { radius_offset: -2, ..Attachment::single(pos) });
            y -= 2 + growth.random.next_bounded(4);
        }
        attachments
    }
}

/// A quarter of the table of sines.
const QUARTER: f64 = 16384.0;

/// The sine as the game's table of 65,536 entries has it, `shift` entries further on.
fn table_sine(angle: f32, shift: f64) -> f32 {
    const ENTRIES_PER_RADIAN: f64 = 10_430.378_350_470_453;
    let entry = (f64::from(angle) * ENTRIES_PER_RADIAN + shift) as i64 & 0xFFFF;
    (entry as f64 / ENTRIES_PER_RADIAN).sin() as f32
}
