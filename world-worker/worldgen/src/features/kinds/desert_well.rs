use chunk::BlockPos;
use registry::{block_ids, block_states, blocks};

use crate::features::{BlockEntityData, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// A well of sandstone, as up to 26.2; later it is a template.
#[derive(Debug)]
struct DesertWell;

const LOOT: &str = "minecraft:archaeology/desert_well";
/// Blocks from the middle to the rim.
const RIM: i32 = 2;
/// Where the water is, x and z, in the order that one of them is chosen from.
const CROSS: [[i32; 2]; 5] = [[0, 0], [1, 0], [0, 1], [-1, 0], [0, -1]];

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(DesertWell))
}

/// A square of columns around the middle, x and z.
fn square(radius: i32) -> impl Iterator<Item = (i32, i32)> {
    (-radius..=radius).flat_map(move |x| (-radius..=radius).map(move |z| (x, z)))
}

fn has_ground(level: &Level<'_>, center: BlockPos) -> bool {
    let is_hollow = |(x, z)| level.is_air(center.offset(x, -1, z)) && level.is_air(center.offset(x, -2, z));
    blocks::block_id(level.block(center)) == block_ids::SAND && !square(RIM).any(is_hollow)
}

fn build(level: &mut Level<'_>, center: BlockPos) {
    let mut set = |x, y, z, state| level.set(center.offset(x, y, z), state);
    for y in -2..=0 {
        for (x, z) in square(RIM) {
            set(x, y, z, block_states::SANDSTONE);
        }
    }
    for (y, state) in [(0, block_states::WATER), (-1, block_states::SAND)] {
        for [x, z] in CROSS {
            set(x, y, z, state);
        }
    }
    for (x, z) in square(RIM) {
        if x.abs() == RIM || z.abs() == RIM {
            // The entrances are lower.
            let is_entrance = x == 0 || z == 0;
            set(x, 1, z, if is_entrance { block_states::SANDSTONE_SLAB } else { block_states::SANDSTONE });
        }
    }
    for (x, z) in square(1) {
        let is_top = x == 0 && z == 0;
        set(x, 4, z, if is_top { block_states::SANDSTONE } else { block_states::SANDSTONE_SLAB });
    }
    for y in 1..=3 {
        for (x, z) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
            set(x, y, z, block_states::SANDSTONE);
        }
    }
}

/// Hides something in the sand, `depth` blocks below one of the blocks of water.
fn hide(level: &mut Level<'_>, random: &mut DecorationRandom, center: BlockPos, depth: i32) {
    let [x, z] = CROSS[random.next_bounded(CROSS.len() as i32) as usize];
    let pos = center.offset(x, -depth, z);
    level.set(pos, block_states::SUSPICIOUS_SAND);
    level.set_block_entity(pos, BlockEntityData::Loot { table: LOOT.to_owned(), seed: pos.pack() });
}

impl Feature for DesertWell {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let mut center = origin.offset(0, 1, 0);
        while level.is_air(center) && center.y > level.min_y() + 2 {
            center = center.offset(0, -1, 0);
        }
        if !has_ground(level, center) {
            return false;
        }
        build(level, center);
        hide(level, random, center, 1);
        hide(level, random, center, 2);
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
    fn on_sand() {
        let well = feature(Edition::V26_2, json!({"type": "desert_well", "config": {}})).unwrap();
        let origin = BlockPos::new(8, 20, 8);
        with_level(|level, random| {
            fill(level, [0, 10], block_states::STONE);
            assert!(!well.place(level, random, origin));
            fill(level, [5, 10], block_states::SAND);
            let mut expected = random.clone();
            assert!(well.place(level, random, origin));
            let center = BlockPos::new(8, 9, 8);
            assert_eq!(count(level, center, 6, block_ids::WATER), 5);
            assert_eq!(count(level, center, 6, block_ids::SANDSTONE_SLAB), 12);
            assert_eq!(count(level, center, 1, block_ids::SUSPICIOUS_SAND), 1);
            assert_eq!(count(level, center, 2, block_ids::SUSPICIOUS_SAND), 2);
            expected.next_bounded(5);
            expected.next_bounded(5);
            assert_eq!(random.next_i32(), expected.next_i32());
        });
    }
}
