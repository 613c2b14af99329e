//! Blocks that lie on the faces of others: glow lichen, sculk veins.

pub(super) mod block;
pub(super) mod spread;

use chunk::BlockPos;

use super::water::is_air_or_water;
use crate::features::BlockSet;
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random, shuffle};
use spread::Spreader;

#[derive(Debug)]
struct MultifaceGrowth {
    spreader: Spreader,
    can_be_placed_on: BlockSet,
    search_range: i32,
    spread_chance: f32,
    /// Faces on which it may be.
    directions: Vec<Direction>,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let mut directions = Vec::new();
    for (field, faces) in [
        ("can_place_on_ceiling", &[Direction::Up] as &[Direction]),
        ("can_place_on_floor", &[Direction::Down]),
        ("can_place_on_wall", &Direction::HORIZONTAL),
    ] {
        if json.bool_or(field, false)? {
            directions.extend_from_slice(faces);
        }
    }
    let spreader = match json.opt("block") {
        Some(block) => Spreader::parse(block, parser)?,
        None => Spreader::new(
            registry::blocks::block_of_state(registry::block_states::GLOW_LICHEN),
            json,
            parser,
        )?,
    };
    Ok(Box::new(MultifaceGrowth {
        spreader,
        can_be_placed_on: BlockSet::parse(json.get("can_be_placed_on")?, parser.pack)?,
        search_range: json.i32_or("search_range", 10)?,
        spread_chance: json.f32_or("chance_of_spreading", 0.5)?,
        directions,
    }))
}

impl MultifaceGrowth {
    /// Places one face, the first of `directions` where there is something to lie on.
    fn grow(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        pos: BlockPos,
        directions: &[Direction],
    ) -> bool {
        let is_ground = |face: &&Direction| self.can_be_placed_on.contains(level.block(face.from(pos)));
        let Some(&face) = directions.iter().find(is_ground) else { return false };
        let Some(state) = self.spreader.with_face(level, level.block(pos), pos, face) else { return false };
        level.set(pos, state);
        level.mark(pos);
        if random.next_f32() < self.spread_chance {
            self.spreader.spread_randomly(level, random, state, pos, face);
        }
        true
    }
}

impl Feature for MultifaceGrowth {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        if !is_air_or_water(level.block(origin)) {
            return false;
        }
        let mut directions = self.directions.clone();
        shuffle(&mut directions, random);
        if self.grow(level, random, origin, &directions) {
            return true;
        }
        for &direction in &directions {
            let mut faces = self.directions.clone();
            faces.retain(|face| *face != direction.opposite());
            shuffle(&mut faces, random);
            // The game means to go on and on, but always looks at the same block; nothing changes from try to try.
            if self.search_range < 1 {
                continue;
            }
            let pos = direction.from(origin);
            let state = level.block(pos);
            if (is_air_or_water(state) || self.spreader.block.is(state))
                && self.grow(level, random, pos, &faces)
            {
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
    use crate::features::test_level::{count, feature, fill, with_level};
    use registry::{block_ids, block_states, blocks};
    use serde_json::json;

    #[test]
    fn on_the_floor_and_further() {
        let growth = |chance: f32| {
            let growth = json!({
                "type": "multiface_growth", "block": "glow_lichen", "can_be_placed_on": ["stone"],
                "can_place_on_floor": true, "search_range": 20, "chance_of_spreading": chance,
            });
            feature(Edition::V26_3, growth).unwrap()
        };
        let origin = BlockPos::new(8, 10, 8);
        for (chance, blocks_placed) in [(0.0, 1), (1.0, 2)] {
            with_level(|level, random| {
                assert!(!growth(chance).place(level, random, origin));
                fill(level, [0, 10], block_states::STONE);
                assert!(growth(chance).place(level, random, origin));
                assert_eq!(level.block(origin), blocks::parse_state("glow_lichen[down=true]").unwrap());
                assert_eq!(count(level, origin, 3, block_ids::GLOW_LICHEN), blocks_placed);
            });
        }
    }

    #[test]
    fn looks_one_block_further_only() {
        let growth = feature(
            Edition::V26_3,
            json!({
                "type": "multiface_growth", "can_be_placed_on": "stone", "can_place_on_floor": true,
                "can_place_on_ceiling": true,
            }),
        )
        .unwrap();
        with_level(|level, random| {
            fill(level, [0, 10], block_states::STONE);
            assert!(!growth.place(level, random, BlockPos::new(8, 12, 8)));
            assert!(growth.place(level, random, BlockPos::new(8, 11, 8)));
            assert_eq!(blocks::block_id(level.block(BlockPos::new(8, 10, 8))), block_ids::GLOW_LICHEN);
        });
    }
}
