use chunk::BlockPos;

use crate::features::kinds::game_state;
use crate::features::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// A small island, widest at the top.
#[derive(Debug)]
struct Island {
    end_stone: u16,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(Island { end_stone: game_state(json, "end_stone")? }))
}

impl Feature for Island {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let mut radius = random.next_bounded(3) as f32 + 4.0;
        let mut y = 0;
        while radius > 0.5 {
            let around = (-radius).floor() as i32..=radius.ceil() as i32;
            for x in around.clone() {
                for z in around.clone() {
                    if (x * x + z * z) as f32 <= (radius + 1.0) * (radius + 1.0) {
                        level.set(origin.offset(x, y, z), self.end_stone);
                    }
                }
            }
            radius -= random.next_bounded(2) as f32 + 0.5;
            y -= 1;
        }
        true
    }
}
