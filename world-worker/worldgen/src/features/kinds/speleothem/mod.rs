//! Stalactites and stalagmites of one block's thickness, alone and in clusters.

mod block;
pub(super) mod cluster;

use chunk::BlockPos;

use super::water::is_air_or_water;
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};
use block::Speleothem;

/// A single one, on a patch of its base block.
#[derive(Debug)]
struct Single {
    block: Speleothem,
    taller_chance: f32,
    /// Of the patch going on, from the block before to one of its neighbours.
    spread_chances: [f32; 3],
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(Single {
        block: Speleothem::parse(json, parser)?,
        taller_chance: json.f32_or("chance_of_taller_generation", 0.2)?,
        spread_chances: [
            json.f32_or("chance_of_directional_spread", 0.7)?,
            json.f32_or("chance_of_spread_radius2", 0.5)?,
            json.f32_or("chance_of_spread_radius3", 0.5)?,
        ],
    }))
}

impl Single {
    /// Where it points to, if it can grow at `pos` at all.
    fn tip(&self, level: &Level<'_>, random: &mut DecorationRandom, pos: BlockPos) -> Option<Direction> {
        let grows_from = |direction: Direction| self.block.grows_from(level.block(direction.from(pos)));
        match (grows_from(Direction::Up), grows_from(Direction::Down)) {
            (true, true) if random.next_bool() => Some(Direction::Down),
            (true, false) => Some(Direction::Down),
            (_, true) => Some(Direction::Up),
            (false, false) => None,
        }
    }

    fn patch(&self, level: &mut Level<'_>, random: &mut DecorationRandom, root: BlockPos) {
        self.block.set_base(level, root);
        for side in Direction::HORIZONTAL {
            let mut pos = root;
            for (step, chance) in self.spread_chances.into_iter().enumerate() {
                if random.next_f32() > chance {
                    break;
                }
                let direction = if step == 0 { side } else { Direction::random(random) };
                pos = direction.from(pos);
                self.block.set_base(level, pos);
            }
        }
    }
}

impl Feature for Single {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let Some(tip) = self.tip(level, random, origin) else { return false };
        self.patch(level, random, tip.opposite().from(origin));
        let is_taller =
            random.next_f32() < self.taller_chance && is_air_or_water(level.block(tip.from(origin)));
        self.block.grow(level, origin, tip, if is_taller { 2 } else { 1 }, false);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{count, feature, fill, with_level};
    use registry::{block_ids, block_states, blocks};
    use serde_json::{Value, json};

    const ORIGIN: BlockPos = BlockPos::new(8, 10, 8);

    fn with_blocks(mut fields: Value) -> Box<dyn Feature> {
        fields["base_block"] = json!("dripstone_block");
        fields["pointed_block"] = json!("pointed_dripstone");
        fields["replaceable_blocks"] = json!("stone");
        feature(Edition::V26_3, fields).unwrap()
    }

    #[test]
    fn a_single_one_on_its_patch() {
        let single = with_blocks(json!({"type": "speleothem", "chance_of_taller_generation": 1.0}));
        with_level(|level, random| {
            assert!(!single.place(level, random, ORIGIN));
            fill(level, [0, 10], block_states::STONE);
            level.set(ORIGIN.offset(0, 1, 0), block_states::WATER);
            assert!(single.place(level, random, ORIGIN));
            let state = |text| blocks::parse_state(text).unwrap();
            let [lower, upper] = [0, 1].map(|y| level.block(ORIGIN.offset(0, y, 0)));
            assert_eq!(lower, state("pointed_dripstone[thickness=frustum]"));
            assert_eq!(upper, state("pointed_dripstone[waterlogged=true]"));
            assert_eq!(level.block(ORIGIN.offset(0, -1, 0)), block_states::DRIPSTONE_BLOCK);
            assert!((2..20).contains(&count(level, ORIGIN, 4, block_ids::DRIPSTONE_BLOCK)));
        });
    }

    #[test]
    fn draws_of_a_single_one() {
        let chances = json!({"type": "speleothem", "chance_of_directional_spread": 0.0});
        let single = with_blocks(chances);
        with_level(|level, random| {
            fill(level, [0, 10], block_states::STONE);
            let mut expected = random.clone();
            assert!(single.place(level, random, ORIGIN));
            // Four sides that end at once, and the height.
            expected.skip(5);
            assert_eq!(random.next_i32(), expected.next_i32());
        });
    }

    #[test]
    fn a_cluster_between_floor_and_ceiling() {
        let cluster = with_blocks(json!({
            "type": "speleothem_cluster", "floor_to_ceiling_search_range": 12, "height": 6, "radius": 6,
            "max_stalagmite_stalactite_height_diff": 1, "height_deviation": 3, "wetness": 0.5, "density": 0.8,
            "speleothem_block_layer_thickness": 2, "chance_of_speleothem_at_max_distance_from_center": 0.1,
            "max_distance_from_edge_affecting_chance_of_speleothem": 3,
            "max_distance_from_center_affecting_height_bias": 8,
        }));
        with_level(|level, random| {
            fill(level, [0, 8], block_states::STONE);
            fill(level, [15, 20], block_states::STONE);
            assert!(cluster.place(level, random, ORIGIN));
            assert!(count(level, ORIGIN, 8, block_ids::POINTED_DRIPSTONE) > 20);
            assert!(count(level, ORIGIN, 8, block_ids::WATER) > 10);
            // Nothing hangs in the air.
            for at in 0..17 * 17 {
                let column = ORIGIN.offset(at % 17 - 8, 0, at / 17 - 8);
                for y in 8..15 {
                    let pos = BlockPos { y, ..column };
                    let state = level.block(pos);
                    let back = match blocks::property(state, "vertical_direction") {
                        Some("up") => -1,
                        Some(_) => 1,
                        None => continue,
                    };
                    assert!(!is_air_or_water(level.block(pos.offset(0, back, 0))));
                }
            }
        });
    }
}
