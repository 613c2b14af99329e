//! Trunk placers: logs, and where leaves are attached to them.

mod bending;
mod cherry;
mod dark_oak;
mod fancy;
mod forking;
mod giant;
mod poplar;
mod straight;
mod upwards_branching;

use std::fmt::Debug;

use chunk::BlockPos;

use super::growth::Growth;
use super::limits::int_within;
use crate::block_set::BlockSet;
use crate::features::{Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::Random;

/// Where leaves grow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attachment {
    pub pos: BlockPos,
    /// Added to the radius of the leaves, in blocks.
    pub radius_offset: i32,
    /// On a trunk of 2 x 2, of which this is the corner to the north and west.
    pub is_double: bool,
}

impl Attachment {
    fn single(pos: BlockPos) -> Self {
        Self { pos, radius_offset: 0, is_double: false }
    }
}

/// A form of trunk.
trait TrunkPlacer: Debug + Send + Sync {
    /// Places the logs of a trunk of this height from its lowest block.
    fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos, height: i32) -> Vec<Attachment>;

    /// What the trunk may grow through beside what all trees may.
    fn through(&self) -> Option<&BlockSet> {
        None
    }
}

type Parse = fn(Json<'_>, &mut Parser<'_>) -> Result<Box<dyn TrunkPlacer>, PackError>;

const PLACERS: &[(&str, Parse)] = &[
    ("bending_trunk_placer", bending::parse),
    ("cherry_trunk_placer", cherry::parse),
    ("dark_oak_trunk_placer", dark_oak::parse),
    ("fancy_trunk_placer", fancy::parse),
    ("forking_trunk_placer", forking::parse),
    ("giant_trunk_placer", giant::parse),
    ("mega_jungle_trunk_placer", giant::parse_mega_jungle),
    ("poplar_trunk_placer", poplar::parse),
    ("straight_trunk_placer", straight::parse),
    ("upwards_branching_trunk_placer", upwards_branching::parse),
];

/// A form of trunk and its heights in blocks.
#[derive(Debug)]
pub struct Trunk {
    base_height: i32,
    /// Most that each of two draws adds.
    random_heights: [i32; 2],
    placer: Box<dyn TrunkPlacer>,
}

impl Trunk {
    pub fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let name = json.type_name()?;
        let Some((_, parse)) = PLACERS.iter().find(|(known, _)| *known == name) else {
            return Err(json.unknown_type("trunk placer"));
        };
        Ok(Self {
            base_height: int_within(json.get("base_height")?, 0, 32)?,
            random_heights: [
                int_within(json.get("height_rand_a")?, 0, 24)?,
                int_within(json.get("height_rand_b")?, 0, 24)?,
            ],
            placer: parse(json, parser)?,
        })
    }

    /// What the trunk may grow through beside what all trees may.
    pub fn through(&self) -> Option<&BlockSet> {
        self.placer.through()
    }

    /// Draws a height.
    pub fn height(&self, random: &mut impl Random) -> i32 {
        self.random_heights
            .iter()
            .fold(self.base_height, |height, most| height + random.next_bounded(most + 1))
    }

    /// Places the logs of a trunk of this height from its lowest block.
    pub fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos, height: i32) -> Vec<Attachment> {
        self.placer.grow(growth, origin, height)
    }
}

/// The four columns of a trunk of 2 x 2, in the order in which the ground below them is changed.
fn below_double_trunk(growth: &mut Growth<'_, '_>, origin: BlockPos) {
    for (x, z) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        growth.below_trunk(origin.offset(x, -1, z));
    }
}

/// The block this many blocks above.
fn above(pos: BlockPos, blocks: i32) -> BlockPos {
    Direction::Up.by(pos, blocks)
}
