use chunk::BlockPos;
use registry::{block_ids, block_states, blocks};

use super::water::is_water;
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Blue ice that grows on packed ice in the water.
#[derive(Debug)]
struct BlueIce;

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(BlueIce))
}

fn is_open(state: u16) -> bool {
    blocks::is_air(state)
        || matches!(blocks::block_id(state), block_ids::WATER | block_ids::PACKED_ICE | block_ids::ICE)
}

impl Feature for BlueIce {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        const TRIES: usize = 200;
        let touches = |level: &Level<'_>, pos: BlockPos, sides: &[Direction], block: u16| {
            sides.iter().any(|side| blocks::block_id(level.block(side.from(pos))) == block)
        };
        let has_water = |level: &Level<'_>, below: i32| is_water(level.block(origin.offset(0, -below, 0)));
        if origin.y >= level.sea_level()
            || !(has_water(level, 0) || has_water(level, 1))
            // All but down, which is the first.
            || !touches(level, origin, &Direction::ALL[1..], block_ids::PACKED_ICE)
        {
            return false;
        }
        level.set(origin, block_states::BLUE_ICE);
        for _ in 0..TRIES {
            let y = random.next_bounded(5) - random.next_bounded(6);
            let width = if y < 2 { 3 + y / 2 } else { 3 };
            if width < 1 {
                continue;
            }
            let x = random.next_bounded(width) - random.next_bounded(width);
            let z = random.next_bounded(width) - random.next_bounded(width);
            let pos = origin.offset(x, y, z);
            if is_open(level.block(pos)) && touches(level, pos, &Direction::ALL, block_ids::BLUE_ICE) {
                level.set(pos, block_states::BLUE_ICE);
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{count, feature, fill, with_level};
    use serde_json::json;

    #[test]
    fn beside_packed_ice() {
        let ice = feature(Edition::V26_3, json!({"type": "blue_ice"})).unwrap();
        let origin = BlockPos::new(8, 55, 8);
        with_level(|level, random| {
            fill(level, [0, 63], block_states::WATER);
            level.set(origin.offset(0, -1, 0), block_states::PACKED_ICE);
            assert!(!ice.place(level, random, origin));
            level.set(origin.offset(0, 0, 1), block_states::PACKED_ICE);
            assert!(!ice.place(level, random, BlockPos { y: 63, ..origin }));
            assert!(ice.place(level, random, origin));
            assert!(count(level, origin, 6, block_ids::BLUE_ICE) > 5);
        });
    }
}
