//! Foliage placers: leaves around the places that a trunk gives.

mod blob;
mod cherry;
mod conifer;
mod poplar;
mod random_spread;
mod wide;

use std::fmt::Debug;

use chunk::BlockPos;

use super::growth::Growth;
use super::limits::provider_within;
use super::trunk::Attachment;
use crate::features::provider::IntProvider;
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// A form of foliage.
trait FoliagePlacer: Debug + Send + Sync {
    /// Draws the height of the leaves on a tree of a height, in blocks.
    fn height(&self, random: &mut DecorationRandom, tree_height: i32) -> i32;

    /// Draws what is added to the radius, for a trunk with that many blocks below the leaves.
    fn extra_radius(&self, _random: &mut DecorationRandom, _bare_height: i32) -> i32 {
        0
    }

    /// Places the leaves of one attachment.
    fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown);
}

type Parse = fn(Json<'_>) -> Result<Box<dyn FoliagePlacer>, PackError>;

const PLACERS: &[(&str, Parse)] = &[
    ("acacia_foliage_placer", wide::parse_acacia),
    ("blob_foliage_placer", blob::parse_blob),
    ("bush_foliage_placer", blob::parse_bush),
    ("cherry_foliage_placer", cherry::parse),
    ("dark_oak_foliage_placer", wide::parse_dark_oak),
    ("fancy_foliage_placer", blob::parse_fancy),
    ("jungle_foliage_placer", wide::parse_jungle),
    ("mega_pine_foliage_placer", conifer::parse_mega_pine),
    ("pine_foliage_placer", conifer::parse_pine),
    ("poplar_foliage_placer", poplar::parse),
    ("random_spread_foliage_placer", random_spread::parse),
    ("spruce_foliage_placer", conifer::parse_spruce),
];

/// A form of foliage and its size in blocks.
#[derive(Debug)]
pub struct Foliage {
    radius: IntProvider,
    /// From the attachment upwards.
    offset: IntProvider,
    placer: Box<dyn FoliagePlacer>,
}

impl Foliage {
    pub fn parse(json: Json<'_>) -> Result<Self, PackError> {
        let name = json.type_name()?;
        let Some((_, parse)) = PLACERS.iter().find(|(known, _)| *known == name) else {
            return Err(json.unknown_type("foliage placer"));
        };
        Ok(Self {
            radius: provider_within(json.get("radius")?, 0, 16)?,
            offset: provider_within(json.get("offset")?, 0, 16)?,
            placer: parse(json)?,
        })
    }

    /// Draws the height of the leaves on a tree of a height, in blocks.
    pub fn height(&self, random: &mut DecorationRandom, tree_height: i32) -> i32 {
        self.placer.height(random, tree_height)
    }

    /// Draws the radius, for a trunk with that many blocks below the leaves.
    pub fn radius(&self, random: &mut DecorationRandom, bare_height: i32) -> i32 {
        self.radius.sample(random) + self.placer.extra_radius(random, bare_height)
    }

    /// Places the leaves of one attachment.
    pub fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown) {
        let offset = self.offset.sample(growth.random);
        self.placer.grow(growth, Crown { offset, ..crown });
    }
}

/// The leaves of one attachment.
#[derive(Debug, Clone, Copy)]
pub struct Crown {
    attachment: Attachment,
    /// In blocks.
    height: i32,
    /// In blocks, without what the attachment adds.
    radius: i32,
    /// From the attachment upwards.
    offset: i32,
}

impl Crown {
    /// Its offset is drawn when it grows.
    pub fn new(attachment: Attachment, height: i32, radius: i32) -> Self {
        Self { attachment, height, radius, offset: 0 }
    }

    /// With what the attachment adds.
    fn full_radius(&self) -> i32 {
        self.radius + self.attachment.radius_offset
    }

    /// The attachment, moved by the offset.
    fn center(&self) -> BlockPos {
        self.attachment.pos.offset(0, self.offset, 0)
    }

    /// A row at `y` blocks above a center.
    fn row(&self, center: BlockPos, radius: i32, y: i32) -> Row {
        Row { center, radius, y, is_double: self.attachment.is_double }
    }
}

/// A horizontal square of leaves.
#[derive(Debug, Clone, Copy)]
struct Row {
    center: BlockPos,
    radius: i32,
    /// Above the center.
    y: i32,
    /// Around the trunk of 2 x 2 that begins at the center.
    is_double: bool,
}

/// A place in a row.
#[derive(Debug, Clone, Copy)]
struct Cell {
    /// From the center of the row.
    dx: i32,
    /// From the center of the row.
    dz: i32,
    /// Distance from the trunk along x.
    x: i32,
    /// Distance from the trunk along z.
    z: i32,
}

impl Row {
    /// Places leaves wherever `skips` does not say otherwise.
    fn grow(
        self,
        growth: &mut Growth<'_, '_>,
        mut skips: impl FnMut(&mut DecorationRandom, Row, Cell) -> bool,
    ) {
        for dx in -self.radius..=self.last() {
            for dz in -self.radius..=self.last() {
                if !skips(growth.random, self, self.cell(dx, dz)) {
                    growth.leaf(self.center.offset(dx, self.y, dz));
                }
            }
        }
    }

    /// Greatest offset from the center.
    fn last(self) -> i32 {
        self.radius + i32::from(self.is_double)
    }

    fn cell(self, dx: i32, dz: i32) -> Cell {
        let distance = |offset: i32| match self.is_double {
            true => offset.abs().min((offset - 1).abs()),
            false => offset.abs(),
        };
        Cell { dx, dz, x: distance(dx), z: distance(dz) }
    }

    fn is_corner(self, cell: Cell) -> bool {
        cell.x == self.radius && cell.z == self.radius
    }

    /// Beyond a circle, or a tree's farthest leaves.
    fn is_outside_circle(self, cell: Cell) -> bool {
        cell.x + cell.z >= 7 || cell.x * cell.x + cell.z * cell.z > self.radius * self.radius
    }
}
