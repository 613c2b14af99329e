use chunk::BlockPos;
use registry::{block_ids, blocks};

use crate::features::provider::StateProvider;
use crate::features::{Direction, Feature, Level, Parser, faces};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// A heap of blocks, as in villages.
#[derive(Debug)]
struct BlockPile {
    state: StateProvider,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(BlockPile { state: StateProvider::parse(json.get("state_provider")?, parser)? }))
}

impl Feature for BlockPile {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        if origin.y < level.min_y() + 5 {
            return false;
        }
        let x_radius = 2 + random.next_bounded(2);
        let z_radius = 2 + random.next_bounded(2);
        for z in -z_radius..=z_radius {
            for y in 0..=1 {
                for x in -x_radius..=x_radius {
                    let limit = random.next_f32() * 10.0 - random.next_f32() * 6.0;
                    if (x * x + z * z) as f32 <= limit || f64::from(random.next_f32()) < 0.031 {
                        self.place_block(level, random, origin.offset(x, y, z));
                    }
                }
            }
        }
        true
    }
}

impl BlockPile {
    fn place_block(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) {
        if !level.is_air(pos) {
            return;
        }
        let below = level.block(Direction::Down.from(pos));
        let is_carried = match blocks::block_id(below) {
            block_ids::DIRT_PATH => random.next_bool(),
            _ => faces::is_sturdy(below, Direction::Up),
        };
        if is_carried && let Some(state) = self.state.state(level, random, pos) {
            level.set(pos, state);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{feature, with_level};

    #[test]
    fn on_ground_only() {
        let pile = json!({"type": "block_pile",
            "state_provider": {"type": "simple_state_provider", "state": "melon"}});
        let pile = feature(Edition::V26_3, pile).unwrap();
        with_level(|level, random| {
            assert!(!pile.place(level, random, BlockPos::new(0, -60, 0)));
            assert!(pile.place(level, random, BlockPos::new(0, 64, 0)));
            assert!(level.is_air(BlockPos::new(0, 64, 0)));
            level.set(BlockPos::new(0, 63, 0), 1);
            for _ in 0..9 {
                pile.place(level, random, BlockPos::new(0, 64, 0));
            }
            assert!(!level.is_air(BlockPos::new(0, 64, 0)) && level.is_air(BlockPos::new(1, 64, 0)));
        });
    }
}
