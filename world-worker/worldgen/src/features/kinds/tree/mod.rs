//! Trees: a trunk, leaves, maybe roots, and what decorates them.

mod decorators;
mod distance;
mod foliage;
mod growth;
mod limits;
mod positions;
mod roots;
mod size;
mod trunk;

use chunk::BlockPos;
use registry::{block_ids, blocks};

use crate::features::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

pub(super) use decorators::{Decoration, Decorator, parse_list as parse_decorators};
pub(super) use growth::replaceable_by_trees;
pub(super) use limits::{int_within, int_within_or, provider_within};

use foliage::{Crown, Foliage};
use growth::{Growth, Materials};
use roots::Roots;
use size::Size;
use trunk::Trunk;

/// A kind of tree.
#[derive(Debug)]
struct Tree {
    materials: Materials,
    trunk: Trunk,
    foliage: Foliage,
    roots: Option<Roots>,
    size: Size,
    /// Grows through vines.
    ignores_vines: bool,
    decorators: Vec<Box<dyn Decorator>>,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let trunk = Trunk::parse(json.get("trunk_placer")?, parser)?;
    Ok(Box::new(Tree {
        materials: Materials::parse(json, parser, trunk.through().cloned())?,
        foliage: Foliage::parse(json.get("foliage_placer")?)?,
        roots: json.opt("root_placer").map(|roots| Roots::parse(roots, parser)).transpose()?,
        size: Size::parse(json.get("minimum_size")?)?,
        ignores_vines: json.bool_or("ignore_vines", false)?,
        decorators: parse_decorators(json.get("decorators")?, parser)?,
        trunk,
    }))
}

impl Feature for Tree {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let mut growth = Growth::new(level, random, &self.materials);
        if !self.grow(&mut growth, origin) || growth.trunk.is_empty() && growth.leaves.is_empty() {
            return false;
        }
        let Growth { level, random, trunk, leaves, roots, .. } = growth;
        let mut decoration = Decoration::new(level, random, &trunk, &leaves, &roots);
        for decorator in &self.decorators {
            decorator.decorate(&mut decoration);
        }
        let decorations = decoration.placed;
        distance::settle(level, &trunk, &leaves, &roots, &decorations);
        true
    }
}

impl Tree {
    /// Places roots, trunk and leaves; false if there is no room.
    fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos) -> bool {
        let height = self.trunk.height(growth.random);
        let foliage_height = self.foliage.height(growth.random, height);
        let foliage_radius = self.foliage.radius(growth.random, height - foliage_height);
        let foot = match &self.roots {
            Some(roots) => roots.trunk_origin(growth.random, origin),
            None => origin,
        };
        let is_inside = origin.y.min(foot.y) > growth.level.min_y()
            && origin.y.max(foot.y) + height < growth.level.end_y();
        if !is_inside {
            return false;
        }
        let clipped = self.free_height(growth, foot, height);
        if clipped < height && self.size.min_clipped_height.is_none_or(|least| clipped < least) {
            return false;
        }
        if let Some(roots) = &self.roots
            && !roots.grow(growth, origin, foot)
        {
            return false;
        }
        for attachment in self.trunk.grow(growth, foot, clipped) {
            self.foliage.grow(growth, Crown::new(attachment, foliage_height, foliage_radius));
        }
        true
    }

    /// To what height there is room for a trunk, at most `height`.
    fn free_height(&self, growth: &Growth<'_, '_>, foot: BlockPos, height: i32) -> i32 {
        for y in 0..=height + 1 {
            let radius = self.size.radius(height, y);
            for x in -radius..=radius {
                for z in -radius..=radius {
                    let pos = foot.offset(x, y, z);
                    let is_vine = || blocks::block_id(growth.level.block(pos)) == block_ids::VINE;
                    if !growth.is_free(pos) || !self.ignores_vines && is_vine() {
                        return y - 2;
                    }
                }
            }
        }
        height
    }
}

#[cfg(test)]
mod tests;
