use chunk::BlockPos;
use registry::block_states;

use super::column::{Column, at_height};
use super::water::{is_air_or_water, is_water};
use crate::features::{Direction, Feature, Level, Parser, faces};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Magma in the ground below water.
#[derive(Debug)]
struct UnderwaterMagma {
    /// Blocks down in which the ground is looked for.
    search_range: i32,
    /// Blocks around the place where the ground was found.
    radius: i32,
    chance: f32,
}

pub(super) fn parse(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let int = |name: &str, max| json.get(name)?.i32_within(0, max);
    Ok(Box::new(UnderwaterMagma {
        search_range: int("floor_search_range", 512)?,
        radius: int("placement_radius_around_floor", 64)?,
        chance: json.get("placement_probability_per_valid_position")?.f32()?,
    }))
}

/// Whether a block is closed in from below and from the sides.
fn is_enclosed(level: &Level<'_>, pos: BlockPos) -> bool {
    let hides = |side: Direction| faces::occludes(level.block(side.from(pos)), side.opposite());
    !is_air_or_water(level.block(pos))
        && hides(Direction::Down)
        && Direction::HORIZONTAL.into_iter().all(hides)
}

impl Feature for UnderwaterMagma {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let column = Column::scan(level, origin, self.search_range, is_water, |state| !is_water(state));
        let Some(Column { floor: Some(floor), .. }) = column else { return false };
        let floor = at_height(origin, floor);
        let range = -self.radius..=self.radius;
        let mut is_placed = false;
        for z in range.clone() {
            for y in range.clone() {
                for x in range.clone() {
                    let pos = floor.offset(x, y, z);
                    if random.next_f32() < self.chance && is_enclosed(level, pos) {
                        level.set(pos, block_states::MAGMA_BLOCK);
                        is_placed = true;
                    }
                }
            }
        }
        is_placed
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
    fn in_the_ground() {
        let magma = feature(
            Edition::V26_3,
            json!({
                "type": "underwater_magma", "floor_search_range": 5, "placement_radius_around_floor": 1,
                "placement_probability_per_valid_position": 1.0,
            }),
        )
        .unwrap();
        let origin = BlockPos::new(8, 12, 8);
        with_level(|level, random| {
            fill(level, [0, 10], block_states::STONE);
            assert!(!magma.place(level, random, origin));
            fill(level, [10, 30], block_states::WATER);
            assert!(!magma.place(level, random, origin.offset(0, 3, 0)));
            assert!(magma.place(level, random, origin));
            // Two layers of the box are in the ground. Magma hides what is behind it as stone does.
            assert_eq!(count(level, origin, 5, block_ids::MAGMA_BLOCK), 18);
        });
    }
}
