use chunk::BlockPos;
use registry::{block_ids, block_states, blocks};

use super::water::is_water;
use crate::features::survival::survives;
use crate::features::{Feature, HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// A kelp plant, as up to 26.2; later it is a column of blocks.
#[derive(Debug)]
struct Kelp {
    /// Tops that hardly grow any more, by age.
    heads: [u16; 4],
}

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let head = |age| blocks::set_property(block_states::KELP, "age", age).unwrap_or(block_states::KELP);
    Ok(Box::new(Kelp { heads: ["20", "21", "22", "23"].map(head) }))
}

impl Kelp {
    fn set_head(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) {
        level.set(pos, self.heads[random.next_bounded(4) as usize]);
    }
}

impl Feature for Kelp {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let bottom = BlockPos { y: level.height(HeightKind::OceanFloor, origin.x, origin.z), ..origin };
        let is_water = |level: &Level<'_>, pos| is_water(level.block(pos));
        if !is_water(level, bottom) {
            return false;
        }
        let height = 1 + random.next_bounded(10);
        for step in 0..=height {
            let pos = bottom.offset(0, step, 0);
            if is_water(level, pos)
                && is_water(level, pos.offset(0, 1, 0))
                && survives(level, pos, block_states::KELP_PLANT)
            {
                if step == height {
                    self.set_head(level, random, pos);
                    return true;
                }
                level.set(pos, block_states::KELP_PLANT);
            } else if step > 0 {
                let below = pos.offset(0, -1, 0);
                let is_head = blocks::block_id(level.block(pos.offset(0, -2, 0))) == block_ids::KELP;
                if is_head || !survives(level, below, block_states::KELP) {
                    return false;
                }
                self.set_head(level, random, below);
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{feature, fill, with_level};
    use serde_json::json;

    #[test]
    fn grows_to_its_height_or_below_the_surface() {
        let kelp = feature(Edition::V26_2, json!({"type": "kelp", "config": {}})).unwrap();
        for depth in [3, 40] {
            with_level(|level, random| {
                let floor = 63 - depth;
                fill(level, [0, floor], block_states::STONE);
                fill(level, [floor, 63], block_states::WATER);
                let mut expected = random.clone();
                let height = (1 + expected.next_bounded(10)).min(depth - 2);
                let age = (20 + expected.next_bounded(4)).to_string();
                assert!(kelp.place(level, random, BlockPos::new(8, 0, 8)));
                let head = level.block(BlockPos::new(8, floor + height, 8));
                assert_eq!(blocks::property(head, "age"), Some(age.as_str()));
                for y in floor..floor + height {
                    assert_eq!(level.block(BlockPos::new(8, y, 8)), block_states::KELP_PLANT);
                }
                assert_eq!(random.next_i32(), expected.next_i32());
            });
        }
    }
}
