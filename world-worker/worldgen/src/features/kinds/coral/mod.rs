//! Corals. Up to 26.2 the game chooses what they are made of, since then data does.

pub(super) mod claw;
pub(super) mod mushroom;
pub(super) mod tree;

use std::sync::Arc;

use chunk::BlockPos;
use registry::blocks;

use super::sea_pickle::Pickles;
use super::water::is_water;
use crate::features::BlockSet;
use crate::features::{Direction, Edition, Level, Parser, PlacedFeature};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// What a coral is made of.
#[derive(Debug)]
enum Coral {
    /// Blocks of one colour, with fans and pickles on them.
    Colours(Colours),
    /// A feature for each block.
    Feature(Arc<PlacedFeature>),
}

#[derive(Debug)]
struct Colours {
    /// Default states of the blocks.
    blocks: Vec<u16>,
    /// Of what grows on top.
    corals: Vec<u16>,
    /// Of what grows at the sides, by side in the order of horizontal directions.
    fans: Vec<[u16; 4]>,
    is_coral: BlockSet,
    pickles: Pickles,
}

/// A coral whose colour is chosen.
#[derive(Clone, Copy)]
enum Growing<'a> {
    Colour(&'a Colours, u16),
    Feature(&'a PlacedFeature),
}

impl Coral {
    fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        match parser.edition {
            Edition::V26_2 => Ok(Self::Colours(Colours::parse(json, parser)?)),
            Edition::V26_3 => Ok(Self::Feature(parser.placed(json.get("feature")?)?)),
        }
    }

    /// Chooses a colour, if there is one.
    fn begin(&self, random: &mut DecorationRandom) -> Option<Growing<'_>> {
        match self {
            Self::Colours(colours) => colours.begin(random),
            Self::Feature(feature) => Some(Growing::Feature(feature)),
        }
    }
}

impl Colours {
    fn parse(json: Json<'_>, parser: &Parser<'_>) -> Result<Self, PackError> {
        let states = |tag: &str| -> Result<Vec<u16>, PackError> {
            let names = parser.pack.tag("tags/block", tag, &json.place())?;
            let state = |name: &String| blocks::block_by_name(name).map(|block| block.default_state);
            Ok(names.iter().filter_map(state).collect())
        };
        let facing = |state: u16| {
            Direction::HORIZONTAL
                .map(|side| blocks::set_property(state, "facing", side.name()).unwrap_or(state))
        };
        Ok(Self {
            blocks: states("coral_blocks")?,
            corals: states("corals")?,
            fans: states("wall_corals")?.into_iter().map(facing).collect(),
            is_coral: BlockSet::tag("corals", json, parser.pack)?,
            pickles: Pickles::new(),
        })
    }

    fn begin(&self, random: &mut DecorationRandom) -> Option<Growing<'_>> {
        Some(Growing::Colour(self, *pick(&self.blocks, random)?))
    }

    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos, state: u16) -> bool {
        let above = pos.offset(0, 1, 0);
        let present = level.block(pos);
        if !is_water(present) && !self.is_coral.contains(present) || !is_water(level.block(above)) {
            return false;
        }
        level.set(pos, state);
        if random.next_f32() < 0.25 {
            if let Some(&coral) = pick(&self.corals, random) {
                level.set(above, coral);
            }
        } else if random.next_f32() < 0.05 {
            let pickles = self.pickles.draw(random);
            level.set(above, pickles);
        }
        for (at, side) in Direction::HORIZONTAL.into_iter().enumerate() {
            let beside = side.from(pos);
            if random.next_f32() < 0.2
                && is_water(level.block(beside))
                && let Some(fans) = pick(&self.fans, random)
            {
                level.set(beside, fans[at]);
            }
        }
        true
    }
}

impl Growing<'_> {
    /// Places one block of it; whether it did.
    fn place(self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) -> bool {
        match self {
            Self::Colour(colours, state) => colours.place(level, random, pos, state),
            Self::Feature(feature) => feature.place(level, random, pos),
        }
    }
}

/// One of a list by one draw; none, without a draw, of an empty one.
fn pick<'a, T>(list: &'a [T], random: &mut DecorationRandom) -> Option<&'a T> {
    if list.is_empty() { None } else { list.get(random.next_bounded(list.len() as i32) as usize) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Feature;
    use crate::features::test_level::{feature, fill, with_level};
    use registry::block_states;
    use serde_json::json;

    /// Number of coral blocks that four corals of a kind have in deep water.
    fn place(coral: &dyn Feature) -> usize {
        let place = |seed| {
            with_level(|level, random| {
                random.reseed(seed);
                fill(level, [0, 10], block_states::SAND);
                fill(level, [10, 63], block_states::WATER);
                let origin = BlockPos::new(8, 10, 8);
                coral.place(level, random, origin);
                let offsets = (0..25 * 25 * 25).map(|at| [at % 25 - 12, at / 25 % 25 - 12, at / 625 - 12]);
                offsets
                    .filter(|[x, y, z]| {
                        let state = level.block(origin.offset(*x, *y, *z));
                        blocks::block_of_state(state).name.ends_with("_coral_block")
                    })
                    .count()
            })
        };
        (0..4).map(place).sum()
    }

    #[test]
    fn of_a_random_colour() {
        for name in ["coral_tree", "coral_claw", "coral_mushroom"] {
            let coral = feature(Edition::V26_2, json!({"type": name, "config": {}})).unwrap();
            assert!(place(coral.as_ref()) > 20, "{name}");
        }
    }

    #[test]
    fn of_a_feature() {
        let block = json!({
            "feature": {"type": "simple_block", "to_place": {"type": "simple", "state": "tube_coral_block"}},
            "placement": [],
        });
        for name in ["coral_tree", "coral_claw"] {
            let coral = feature(Edition::V26_3, json!({"type": name, "feature": block})).unwrap();
            assert!(place(coral.as_ref()) > 20, "{name}");
        }
    }
}
