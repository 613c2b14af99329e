use chunk::BlockPos;
use registry::blocks;

use super::game_state;
use crate::features::survival::survives;
use crate::features::{BlockEntityData, Direction, Feature, HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random, shuffle};

const LOOT: &str = "minecraft:chests/spawn_bonus_chest";

/// A chest for the first day, with torches around.
#[derive(Debug)]
struct BonusChest {
    chest: u16,
    torch: u16,
}

pub(super) fn parse(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(BonusChest { chest: game_state(json, "chest")?, torch: game_state(json, "torch")? }))
}

impl Feature for BonusChest {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let mut shuffled = |corner: i32| {
            let mut all: [i32; 16] = std::array::from_fn(|at| corner + at as i32);
            shuffle(&mut all, random);
            all
        };
        let xs = shuffled(origin.x & !15);
        let zs = shuffled(origin.z & !15);
        for x in xs {
            for z in zs {
                let pos = BlockPos::new(x, level.height(HeightKind::MotionBlockingNoLeaves, x, z), z);
                let state = level.block(pos);
                if !blocks::is_air(state) && !blocks::collision_shape(state).is_empty() {
                    continue;
                }
                level.set(pos, self.chest);
                let seed = random.next_i64();
                level.set_block_entity(pos, BlockEntityData::Loot { table: LOOT.into(), seed });
                for direction in Direction::HORIZONTAL {
                    let side = direction.from(pos);
                    if survives(level, side, self.torch) {
                        level.set(side, self.torch);
                    }
                }
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
    use crate::features::test_level::{feature, with_level};

    #[test]
    fn stands_where_chance_has_it() {
        let chest = feature(Edition::V26_3, serde_json::json!({"type": "bonus_chest"})).unwrap();
        with_level(|level, random| {
            let [stone, chest_state, torch] =
                ["stone", "chest", "torch"].map(|name| blocks::parse_state(name).unwrap());
            for x in -16..32 {
                for z in -16..32 {
                    level.set(BlockPos::new(x, 60, z), stone);
                }
            }
            let mut same = random.clone();
            assert!(chest.place(level, random, BlockPos::new(0, 60, 0)));
            let [x, z] = [(); 2].map(|()| {
                let mut all: Vec<i32> = (0..16).collect();
                shuffle(&mut all, &mut same);
                all[0]
            });
            let pos = BlockPos::new(x, 61, z);
            assert_eq!(level.block(pos), chest_state);
            assert!(Direction::HORIZONTAL.into_iter().all(|side| level.block(side.from(pos)) == torch));
            same.next_i64();
            assert_eq!(random.next_i64(), same.next_i64());
        });
    }
}
