use chunk::BlockPos;

use crate::blocks::parse_state;
use crate::features::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// One block high, all over the chunk.
#[derive(Debug)]
struct FillLayer {
    /// Over the lowest block.
    height: i32,
    state: u16,
}

pub(super) fn parse(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(FillLayer { height: json.get("height")?.i32()?, state: parse_state(json.get("state")?)? }))
}

impl Feature for FillLayer {
    fn place(&self, level: &mut Level<'_>, _random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let y = level.min_y().saturating_add(self.height);
        for dx in 0..16 {
            for dz in 0..16 {
                let pos = BlockPos::new(origin.x + dx, y, origin.z + dz);
                if level.is_air(pos) {
                    level.set(pos, self.state);
                }
            }
        }
        true
    }
}
