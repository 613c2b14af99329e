use chunk::BlockPos;
use registry::{block_states, blocks};

use super::water::is_water;
use crate::features::survival::survives;
use crate::features::{Feature, HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// One plant of seagrass, short or tall, as up to 26.2.
#[derive(Debug)]
struct Seagrass {
    tall_chance: f32,
    upper_half: u16,
}

pub(super) fn parse(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let tall = block_states::TALL_SEAGRASS;
    Ok(Box::new(Seagrass {
        tall_chance: json.get("probability")?.f32()?,
        upper_half: blocks::set_property(tall, "half", "upper").unwrap_or(tall),
    }))
}

/// The first block above the ocean's floor, less than 8 blocks from `origin` along x and z.
pub(super) fn near_floor(level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> BlockPos {
    let x = origin.x + random.next_bounded(8) - random.next_bounded(8);
    let z = origin.z + random.next_bounded(8) - random.next_bounded(8);
    BlockPos::new(x, level.height(HeightKind::OceanFloor, x, z), z)
}

impl Feature for Seagrass {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let pos = near_floor(level, random, origin);
        if !is_water(level.block(pos)) {
            return false;
        }
        let is_tall = random.next_f64() < f64::from(self.tall_chance);
        let state = if is_tall { block_states::TALL_SEAGRASS } else { block_states::SEAGRASS };
        if !survives(level, pos, state) {
            return false;
        }
        let above = pos.offset(0, 1, 0);
        if !is_tall {
            level.set(pos, state);
        } else if is_water(level.block(above)) {
            level.set(pos, state);
            level.set(above, self.upper_half);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{count, feature, fill, with_level};
    use registry::block_ids;
    use serde_json::json;

    #[test]
    fn tall_or_short() {
        let origin = BlockPos::new(8, 10, 8);
        for (chance, block, blocks) in [(0.0, block_ids::SEAGRASS, 1), (1.0, block_ids::TALL_SEAGRASS, 2)] {
            let json = json!({"type": "seagrass", "config": {"probability": chance}});
            let seagrass = feature(Edition::V26_2, json).unwrap();
            with_level(|level, random| {
                fill(level, [0, 10], block_states::DIRT);
                fill(level, [10, 63], block_states::WATER);
                assert!(seagrass.place(level, random, origin));
                assert_eq!(count(level, origin, 8, block), blocks);
            });
        }
    }
}
