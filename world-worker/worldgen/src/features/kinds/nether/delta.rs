use chunk::BlockPos;
use registry::{block_ids, blocks};

use super::manhattan;
use crate::blocks::parse_state;
use crate::features::provider::IntProvider;
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Largest sizes of the pool and the rim, in blocks, as in the game.
const MAX_SIZE: i32 = 16;
const MAX_RIM: i32 = 8;

/// A pool with a rim on one or two sides.
#[derive(Debug)]
struct Delta {
    contents: u16,
    rim: u16,
    size: IntProvider,
    rim_size: IntProvider,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(Delta {
        contents: parse_state(json.get("contents")?)?,
        rim: parse_state(json.get("rim")?)?,
        size: IntProvider::parse_within(json.get("size")?, 0, MAX_SIZE)?,
        rim_size: IntProvider::parse_within(json.get("rim_size")?, 0, MAX_RIM)?,
    }))
}

impl Feature for Delta {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let has_rim = random.next_f64() < 0.9;
        let rim = [(); 2].map(|()| if has_rim { self.rim_size.sample(random) } else { 0 });
        let has_rim = has_rim && rim.iter().all(|&size| size != 0);
        let [x, z] = [(); 2].map(|()| self.size.sample(random));
        let mut any = false;
        for pos in manhattan::within(origin, [x, 0, z], x.max(z)) {
            if !self.is_clear(level, pos) {
                continue;
            }
            if has_rim {
                any = true;
                level.set(pos, self.rim);
            }
            let inside = pos.offset(rim[0], 0, rim[1]);
            if self.is_clear(level, inside) {
                any = true;
                level.set(inside, self.contents);
            }
        }
        any
    }
}

impl Delta {
    /// Whether a block lies open to above only, and may be replaced.
    fn is_clear(&self, level: &Level<'_>, pos: BlockPos) -> bool {
        let block = blocks::block_id(level.block(pos));
        let stays = matches!(
            block,
            block_ids::BEDROCK
                | block_ids::NETHER_BRICKS
                | block_ids::NETHER_BRICK_FENCE
                | block_ids::NETHER_BRICK_STAIRS
                | block_ids::NETHER_WART
                | block_ids::CHEST
                | block_ids::SPAWNER
        );
        block != blocks::block_id(self.contents)
            && !stays
            && Direction::ALL
                .into_iter()
                .all(|direction| level.is_air(direction.from(pos)) == (direction == Direction::Up))
    }
}
