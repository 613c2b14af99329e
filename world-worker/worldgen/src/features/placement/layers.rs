use chunk::BlockPos;
use registry::{block_ids, blocks};

use crate::features::provider::IntProvider;
use crate::features::{HeightKind, Level};
use crate::random::{DecorationRandom, Random};

/// `count` columns on the highest floor below the surface, then on the next one below, until no column has another.
/// All of it is drawn before anything is placed.
pub(super) fn positions(
    count: &IntProvider,
    level: &mut Level<'_>,
    random: &mut DecorationRandom,
    origin: BlockPos,
) -> Vec<BlockPos> {
    let mut positions = Vec::new();
    for layer in 0.. {
        let before = positions.len();
        let mut tries = 0;
        // As in the game, the count is drawn again before each column.
        while tries < count.sample(random) {
            tries += 1;
            let x = origin.x + random.next_bounded(16);
            let z = origin.z + random.next_bounded(16);
            let top = level.height(HeightKind::MotionBlocking, x, z);
            positions.extend(floor(level, BlockPos::new(x, top, z), layer));
        }
        if positions.len() == before {
            break;
        }
    }
    positions
}

/// The free block above the floor that has `layer` floors above it, from `top` down.
fn floor(level: &Level<'_>, top: BlockPos, layer: usize) -> Option<BlockPos> {
    let is_free = |state: u16| {
        blocks::is_air(state) || matches!(blocks::block_id(state), block_ids::WATER | block_ids::LAVA)
    };
    let mut current = level.block(top);
    (level.min_y() + 1..=top.y)
        .rev()
        .filter(|y| {
            let below = level.block(BlockPos { y: y - 1, ..top });
            let is_floor =
                !is_free(below) && is_free(current) && blocks::block_id(below) != block_ids::BEDROCK;
            current = below;
            is_floor
        })
        .nth(layer)
        .map(|y| BlockPos { y, ..top })
}
