use chunk::BlockPos;
use registry::{block_states, blocks};

use crate::features::BlockSet;
use crate::features::survival::survives;
use crate::features::{Feature, HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// A stalk of bamboo, in podzol or not.
#[derive(Debug)]
struct Bamboo {
    podzol_chance: f32,
    podzol_replaces: BlockSet,
    stalk: u16,
    /// From the top down, the first above what has grown.
    top: [u16; 3],
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let state = |leaves: &str, stage: &str| {
        let bamboo = blocks::block_of_state(block_states::BAMBOO);
        let properties = [("age", "1"), ("leaves", leaves), ("stage", stage)];
        blocks::state_with(bamboo, &properties).unwrap_or(block_states::BAMBOO)
    };
    Ok(Box::new(Bamboo {
        podzol_chance: json.get("probability")?.f32()?,
        podzol_replaces: BlockSet::tag("beneath_bamboo_podzol_replaceable", json, parser.pack)?,
        stalk: state("none", "0"),
        top: [state("large", "1"), state("large", "0"), state("small", "0")],
    }))
}

impl Bamboo {
    fn place_podzol(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) {
        let radius = random.next_bounded(4) + 1;
        for x in -radius..=radius {
            for z in -radius..=radius {
                if x * x + z * z > radius * radius {
                    continue;
                }
                let (x, z) = (origin.x + x, origin.z + z);
                let pos = BlockPos::new(x, level.height(HeightKind::WorldSurface, x, z) - 1, z);
                if self.podzol_replaces.contains(level.block(pos)) {
                    level.set(pos, block_states::PODZOL);
                }
            }
        }
    }
}

impl Feature for Bamboo {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        /// Least height that has leaves.
        const LEAFY: i32 = 3;
        if !level.is_air(origin) {
            return false;
        }
        if !survives(level, origin, block_states::BAMBOO) {
            return true;
        }
        let height = random.next_bounded(12) + 5;
        if random.next_f32() < self.podzol_chance {
            self.place_podzol(level, random, origin);
        }
        let mut top = origin;
        while top.y - origin.y < height && level.is_air(top) {
            level.set(top, self.stalk);
            top = top.offset(0, 1, 0);
        }
        if top.y - origin.y >= LEAFY {
            for (below, state) in (0..).zip(self.top) {
                level.set(top.offset(0, -below, 0), state);
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
    use registry::block_ids;
    use serde_json::json;

    #[test]
    fn a_stalk_with_leaves_in_podzol() {
        let bamboo = feature(Edition::V26_3, json!({"type": "bamboo", "probability": 1.0})).unwrap();
        let origin = BlockPos::new(8, 10, 8);
        with_level(|level, random| {
            fill(level, [0, 10], block_states::STONE);
            assert!(bamboo.place(level, random, origin));
            assert!(level.is_air(origin));
            fill(level, [9, 10], block_states::DIRT);
            // Heights are those of what was filled in silently.
            for at in 0..24 * 24 {
                level.set(BlockPos::new(at % 24 - 4, 9, at / 24 - 4), block_states::DIRT);
            }
            let mut expected = random.clone();
            let height = expected.next_bounded(12) + 5;
            assert!(bamboo.place(level, random, origin));
            let leaves = |y| blocks::property(level.block(origin.offset(0, y, 0)), "leaves");
            let expected = [Some("none"), Some("small"), Some("large"), Some("large"), None];
            assert_eq!([-3, -2, -1, 0, 1].map(|above| leaves(height + above)), expected);
            assert!(count(level, origin, 8, block_ids::PODZOL) > 3);
        });
    }
}
