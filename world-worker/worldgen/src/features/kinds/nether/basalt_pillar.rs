use chunk::BlockPos;

use crate::features::kinds::game_state;
use crate::features::kinds::projected_random_patchy_square::{is_in_patch, project};
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Sides of a pillar in the order in which they are tried.
const SIDES: [Direction; 4] = [Direction::North, Direction::South, Direction::West, Direction::East];
/// Size of its base: from the middle to the edges, and how deep a block of it may drop.
const BASE: i32 = 3;

/// A pillar from the ceiling to the ground (up to 26.2).
#[derive(Debug)]
struct BasaltPillar {
    basalt: u16,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(BasaltPillar { basalt: game_state(json, "basalt")? }))
}

impl Feature for BasaltPillar {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        if !level.is_air(origin) || level.is_air(origin.offset(0, 1, 0)) {
            return false;
        }
        let mut pos = origin;
        let mut goes_on = [true; 4];
        while level.is_air(pos) {
            if pos.y < level.min_y() || pos.y >= level.end_y() {
                return true;
            }
            level.set(pos, self.basalt);
            for (goes_on, side) in goes_on.iter_mut().zip(SIDES) {
                *goes_on = *goes_on && random.next_bounded(10) != 0;
                if *goes_on {
                    level.set(side.from(pos), self.basalt);
                }
            }
            pos = pos.offset(0, -1, 0);
        }
        for side in SIDES {
            if random.next_bool() {
                level.set(side.from(pos.offset(0, 1, 0)), self.basalt);
            }
        }
        for dx in -BASE..=BASE {
            for dz in -BASE..=BASE {
                if !is_in_patch(random, BASE, dx, dz) {
                    continue;
                }
                let base = project(pos.offset(dx, 0, dz), BASE, |pos| level.is_air(pos));
                if !level.is_air(base.offset(0, -1, 0)) {
                    level.set(base, self.basalt);
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use registry::blocks;

    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{feature, with_level};

    #[test]
    fn reaches_the_ground() {
        let pillar =
            feature(Edition::V26_2, serde_json::json!({"type": "basalt_pillar", "config": {}})).unwrap();
        let [stone, basalt] = ["stone", "basalt"].map(|name| blocks::parse_state(name).unwrap());
        with_level(|level, random| {
            for x in 0..16 {
                for z in 0..16 {
                    level.set(BlockPos::new(x, 60, z), stone);
                }
            }
            let origin = BlockPos::new(8, 70, 8);
            assert!(!pillar.place(level, random, origin));
            level.set(origin.offset(0, 1, 0), stone);
            assert!(pillar.place(level, random, origin));
            assert!((61..=70).all(|y| level.block(BlockPos::new(8, y, 8)) == basalt));
        });
    }
}
