use chunk::{AIR, BlockPos};

use crate::features::kinds::game_state;
use crate::features::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// Where one arrives in the End.
#[derive(Debug)]
struct Platform {
    obsidian: u16,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(Platform { obsidian: game_state(json, "obsidian")? }))
}

impl Feature for Platform {
    fn place(&self, level: &mut Level<'_>, _random: &mut DecorationRandom, origin: BlockPos) -> bool {
        for dz in -2..=2 {
            for dx in -2..=2 {
                for dy in -1..=2 {
                    let state = if dy < 0 { self.obsidian } else { AIR };
                    let pos = origin.offset(dx, dy, dz);
                    if level.block(pos) != state {
                        level.set(pos, state);
                    }
                }
            }
        }
        true
    }
}
