use chunk::BlockPos;
use registry::{block_ids, blocks};

use super::difference;
use crate::features::kinds::game_state;
use crate::features::kinds::random_neighbor_spread::touches_one;
use crate::features::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

const ATTEMPTS: u32 = 1500;

/// Glowstone that hangs from a ceiling (up to 26.2).
#[derive(Debug)]
struct GlowstoneBlob {
    glowstone: u16,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(GlowstoneBlob { glowstone: game_state(json, "glowstone")? }))
}

impl Feature for GlowstoneBlob {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let ceiling = blocks::block_id(level.block(origin.offset(0, 1, 0)));
        let is_ceiling = matches!(ceiling, block_ids::NETHERRACK | block_ids::BASALT | block_ids::BLACKSTONE);
        if !level.is_air(origin) || !is_ceiling {
            return false;
        }
        level.set(origin, self.glowstone);
        for _ in 0..ATTEMPTS {
            let x = difference(random, 8, 8);
            let y = -random.next_bounded(12);
            let z = difference(random, 8, 8);
            let pos = origin.offset(x, y, z);
            if level.is_air(pos) && touches_one(level, pos, |state| state == self.glowstone) {
                level.set(pos, self.glowstone);
            }
        }
        true
    }
}
