use chunk::BlockPos;
use registry::{blocks, identifier};

use super::provider::anchor;
use super::{Direction, Level, Parser, faces, survival};
use crate::biomes::{Biome, biome_id};
use crate::block_set::BlockSet;
use crate::blocks::parse_state;
use crate::pack::{Json, PackError};

/// A question about a block and what is around it. Draws nothing.
#[derive(Debug)]
pub enum Predicate {
    /// Always.
    True,
    /// All of these hold.
    AllOf(Vec<Predicate>),
    /// One of these holds.
    AnyOf(Vec<Predicate>),
    /// The other does not hold.
    Not(Box<Predicate>),
    /// Something holds for the state of a block.
    State {
        /// From the position.
        offset: Offset,
        /// What should hold.
        test: StateTest,
    },
    /// The position is inside of the dimension's heights.
    InsideWorldBounds(Offset),
    /// A block of this state could stay.
    WouldSurvive {
        /// From the position.
        offset: Offset,
        /// Of the block.
        state: u16,
    },
    /// The biome is one of these.
    MatchingBiomes {
        /// From the position.
        offset: Offset,
        /// Ascending.
        biomes: Vec<Biome>,
    },
    /// The position's height is from `min` to `max`.
    HeightRange {
        /// Least.
        min: i32,
        /// Greatest.
        max: i32,
    },
    /// Another one holds everywhere in a box.
    VolumeMatch {
        /// Least corner, from the position.
        min: Offset,
        /// Greatest corner, from the position.
        max: Offset,
        /// What should hold.
        matches: Box<Predicate>,
    },
}

/// Blocks along x, y and z.
pub type Offset = [i32; 3];

/// A question about a block state alone.
#[derive(Debug)]
pub enum StateTest {
    /// It is one of these blocks.
    Block(BlockSet),
    /// Its fluid is one of these.
    Fluid(FluidSet),
    /// It is solid.
    Solid,
    /// Blocks may be placed into it.
    Replaceable,
    /// The whole of this face supports others.
    SturdyFace(Direction),
}

impl Predicate {
    /// An object with `type`.
    pub fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let offset = || json.opt("offset").map_or(Ok([0; 3]), parse_offset);
        let state = |test| Ok(Self::State { offset: offset()?, test });
        match json.type_name()? {
            "true" => Ok(Self::True),
            // Asks for entities, of which there are none yet.
            "unobstructed" => Ok(Self::True),
            "all_of" => Ok(Self::AllOf(Self::parse_list(json.get("predicates")?, parser)?)),
            "any_of" => Ok(Self::AnyOf(Self::parse_list(json.get("predicates")?, parser)?)),
            "not" => Ok(Self::Not(Box::new(Self::parse(json.get("predicate")?, parser)?))),
            "matching_blocks" => state(StateTest::Block(BlockSet::parse(json.get("blocks")?, parser.pack)?)),
            "matching_block_tag" => {
                state(StateTest::Block(BlockSet::parse_tag(json.get("tag")?, parser.pack)?))
            }
            "matching_fluids" => state(StateTest::Fluid(FluidSet::parse(json.get("fluids")?, parser)?)),
            "solid" => state(StateTest::Solid),
            "replaceable" => state(StateTest::Replaceable),
            "has_sturdy_face" => state(StateTest::SturdyFace(parse_direction(json.get("direction")?)?)),
            "inside_world_bounds" => Ok(Self::InsideWorldBounds(offset()?)),
            "would_survive" => {
                Ok(Self::WouldSurvive { offset: offset()?, state: parse_state(json.get("state")?)? })
            }
            "matching_biomes" => {
                let json = json.get("biomes")?;
                let mut biomes = Vec::new();
                for id in parser.pack.ids("tags/worldgen/biome", json)? {
                    biomes.push(biome_id(&id).ok_or_else(|| json.wrong(format!("there is no biome {id}")))?);
                }
                biomes.sort_unstable();
                Ok(Self::MatchingBiomes { offset: offset()?, biomes })
            }
            "height_range" => {
                let height = |name| anchor(json.get(name)?, parser.settings);
                Ok(Self::HeightRange { min: height("min_inclusive")?, max: height("max_inclusive")? })
            }
            "volume_match" => Ok(Self::VolumeMatch {
                min: parse_offset(json.get("min")?)?,
                max: parse_offset(json.get("max")?)?,
                matches: Box::new(Self::parse(json.get("match")?, parser)?),
            }),
            _ => Err(json.unknown_type("block predicate")),
        }
    }

    fn parse_list(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Vec<Self>, PackError> {
        json.array()?.map(|predicate| Self::parse(predicate, parser)).collect()
    }

    /// Whether it holds at `pos`.
    pub fn test(&self, level: &Level<'_>, pos: BlockPos) -> bool {
        match self {
            Self::True => true,
            Self::AllOf(all) => all.iter().all(|predicate| predicate.test(level, pos)),
            Self::AnyOf(any) => any.iter().any(|predicate| predicate.test(level, pos)),
            Self::Not(predicate) => !predicate.test(level, pos),
            Self::State { offset, test } => test.test(level.block(shifted(pos, *offset))),
            Self::InsideWorldBounds(offset) => {
                (level.min_y()..level.end_y()).contains(&shifted(pos, *offset).y)
            }
            Self::WouldSurvive { offset, state } => survival::survives(level, shifted(pos, *offset), *state),
            Self::MatchingBiomes { offset, biomes } => {
                biomes.binary_search(&level.biome(shifted(pos, *offset))).is_ok()
            }
            Self::HeightRange { min, max } => (*min..=*max).contains(&pos.y),
            Self::VolumeMatch { min, max, matches } => (min[0]..=max[0]).all(|x| {
                (min[2]..=max[2]).all(|z| (min[1]..=max[1]).all(|y| matches.test(level, pos.offset(x, y, z))))
            }),
        }
    }
}

impl StateTest {
    fn test(&self, state: u16) -> bool {
        match self {
            Self::Block(blocks) => blocks.contains(state),
            Self::Fluid(fluids) => fluids.contains(state),
            Self::Solid => blocks::is_solid(state),
            Self::Replaceable => blocks::is_replaceable(state),
            Self::SturdyFace(face) => faces::is_sturdy(state, *face),
        }
    }
}

/// A set of fluids, of which sources and what flows count apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FluidSet(u8);

impl FluidSet {
    const NAMES: [&str; 5] = ["empty", "water", "flowing_water", "lava", "flowing_lava"];

    /// A fluid, a list of fluids, or `#tag`.
    pub fn parse(json: Json<'_>, parser: &Parser<'_>) -> Result<Self, PackError> {
        let mut set = Self(0);
        for id in parser.pack.ids("tags/fluid", json)? {
            let known = Self::NAMES.iter().position(|name| identifier(name) == id);
            set.0 |= 1 << known.ok_or_else(|| json.wrong(format!("there is no fluid {id}")))?;
        }
        Ok(set)
    }

    /// Whether the fluid in a block of this state is in it.
    pub fn contains(self, state: u16) -> bool {
        let fluid = blocks::fluid_state(state);
        let number = match fluid.fluid {
            blocks::Fluid::Empty => 0,
            blocks::Fluid::Water => 1 + u8::from(!fluid.is_source),
            blocks::Fluid::Lava => 3 + u8::from(!fluid.is_source),
        };
        self.0 >> number & 1 != 0
    }
}

fn shifted(pos: BlockPos, [x, y, z]: Offset) -> BlockPos {
    pos.offset(x, y, z)
}

/// A list of x, y and z, each near.
fn parse_offset(json: Json<'_>) -> Result<Offset, PackError> {
    const FARTHEST: i32 = 64;
    let offset = parse_position(json)?;
    if offset.iter().all(|blocks| (-FARTHEST..=FARTHEST).contains(blocks)) {
        Ok(offset)
    } else {
        Err(json.expected("at most 64 blocks away"))
    }
}

/// A list of x, y and z.
pub(super) fn parse_position(json: Json<'_>) -> Result<[i32; 3], PackError> {
    let blocks: Vec<i32> = json.array()?.map(Json::i32).collect::<Result<_, _>>()?;
    blocks.try_into().map_err(|_| json.expected("a list of three whole numbers"))
}

/// The name of a direction.
pub(super) fn parse_direction(json: Json<'_>) -> Result<Direction, PackError> {
    Direction::from_name(json.str()?).ok_or_else(|| json.expected("a direction"))
}

#[cfg(test)]
mod tests {
    use registry::blocks::parse_state;
    use serde_json::{Value, json};

    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{parse, with_level};

    /// Whether `predicate` holds at 0 64 0 above stone at 0 63 0, with `here` there.
    fn holds(here: &str, predicate: Value) -> bool {
        let predicate = parse(Edition::V26_3, predicate, Predicate::parse).unwrap();
        with_level(|level, _| {
            let pos = BlockPos::new(0, 64, 0);
            level.set(pos, parse_state(here).unwrap());
            level.set(pos.offset(0, -1, 0), parse_state("stone").unwrap());
            predicate.test(level, pos)
        })
    }

    #[test]
    fn each_kind() {
        let below = [0, -1, 0];
        assert!(holds("air", json!({"type": "matching_blocks", "blocks": ["stone"], "offset": below})));
        assert!(holds("cave_air", json!({"type": "minecraft:matching_block_tag", "tag": "minecraft:air"})));
        assert!(holds("dirt", json!({"type": "matching_blocks", "blocks": "#dirt"})));
        assert!(holds("water", json!({"type": "matching_fluids", "fluids": "water"})));
        assert!(!holds("water[level=1]", json!({"type": "matching_fluids", "fluids": "water"})));
        assert!(holds("water[level=1]", json!({"type": "matching_fluids", "fluids": ["flowing_water"]})));
        assert!(holds("air", json!({"type": "solid", "offset": below})));
        assert!(holds("short_grass", json!({"type": "replaceable"})));
        assert!(holds("air", json!({"type": "has_sturdy_face", "direction": "up", "offset": below})));
        assert!(holds("air", json!({"type": "inside_world_bounds", "offset": [0, 64, 0]})));
        assert!(holds("air", json!({"type": "would_survive", "state": "leaf_litter"})));
        assert!(!holds("air", json!({"type": "would_survive", "state": {"id": "oak_sapling"}})));
        assert!(holds(
            "air",
            json!({"type": "height_range", "min_inclusive": {"absolute": 64},
            "max_inclusive": {"relative_to_sea_level": 1}})
        ));
        assert!(!holds("air", json!({"type": "not", "predicate": {"type": "true"}})));
        assert!(holds("air", json!({"type": "any_of", "predicates": [{"type": "solid"}, {"type": "true"}]})));
        assert!(!holds(
            "air",
            json!({"type": "all_of", "predicates": [{"type": "solid"}, {"type": "true"}]})
        ));
        let volume = |min: [i32; 3]| {
            json!({"type": "volume_match", "min": min, "max": [1, 1, 1],
                "match": {"type": "matching_block_tag", "tag": "air"}})
        };
        assert!(holds("air", volume([-1, 0, -1])) && !holds("air", volume(below)));
    }

    #[test]
    fn errors() {
        for predicate in [
            json!({"type": "x"}),
            json!({"type": "matching_blocks", "blocks": "no_such_block"}),
            json!({"type": "matching_fluids", "fluids": "milk"}),
            json!({"type": "solid", "offset": [1, 2]}),
            json!({"type": "solid", "offset": [0, 1000, 0]}),
        ] {
            assert!(parse(Edition::V26_3, predicate, Predicate::parse).is_err());
        }
    }
}
