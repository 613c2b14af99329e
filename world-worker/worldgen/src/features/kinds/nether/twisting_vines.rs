use chunk::BlockPos;
use registry::{block_ids, blocks};

use super::{Vine, between, vine_length};
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// Vines on the ground (up to 26.2).
#[derive(Debug)]
struct TwistingVines {
    spread_width: i32,
    spread_height: i32,
    max_height: i32,
    vine: Vine,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    let size = |name| {
        let size = json.get(name)?;
        match size.i32()? {
            blocks @ 1..=1024 => Ok(blocks),
            _ => Err(size.expected("from 1 to 1024")),
        }
    };
    Ok(Box::new(TwistingVines {
        spread_width: size("spread_width")?,
        spread_height: size("spread_height")?,
        max_height: size("max_height")?,
        vine: Vine::new(json, "twisting_vines", Direction::Up)?,
    }))
}

impl Feature for TwistingVines {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        if !is_on_ground(level, origin) {
            return false;
        }
        for _ in 0..self.spread_width * self.spread_width {
            let [x, y, z] = [self.spread_width, self.spread_height, self.spread_width]
                .map(|most| between(random, -most, most));
            let Some(pos) = above_ground(level, origin.offset(x, y, z)) else { continue };
            if is_on_ground(level, pos) {
                let length = vine_length(random, self.max_height);
                self.vine.grow(level, random, pos, length);
            }
        }
        true
    }
}

/// The block on the first one below `pos` that is not air.
fn above_ground(level: &Level<'_>, mut pos: BlockPos) -> Option<BlockPos> {
    loop {
        let below = pos.offset(0, -1, 0);
        if below.y < level.min_y() || below.y >= level.end_y() {
            return None;
        }
        if !level.is_air(below) {
            return Some(pos);
        }
        pos = below;
    }
}

fn is_on_ground(level: &Level<'_>, pos: BlockPos) -> bool {
    let ground = blocks::block_id(level.block(pos.offset(0, -1, 0)));
    level.is_air(pos)
        && matches!(ground, block_ids::NETHERRACK | block_ids::WARPED_NYLIUM | block_ids::WARPED_WART_BLOCK)
}
