use chunk::BlockPos;
use registry::{blocks, tags};

use super::positions::Positions;
use crate::block_set::BlockSet;
use crate::features::provider::StateProvider;
use crate::features::{Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// What a tree is made of, and what it may grow through.
#[derive(Debug)]
pub struct Materials {
    trunk: StateProvider,
    foliage: StateProvider,
    below_trunk: StateProvider,
    replaceable: BlockSet,
    logs: BlockSet,
    /// What the trunk alone may grow through as well.
    through: Option<BlockSet>,
}

impl Materials {
    /// From the fields of a tree. `through` is what its trunk placer may grow through.
    pub fn parse(
        json: Json<'_>,
        parser: &mut Parser<'_>,
        through: Option<BlockSet>,
    ) -> Result<Self, PackError> {
        Ok(Self {
            trunk: StateProvider::parse(json.get("trunk_provider")?, parser)?,
            foliage: StateProvider::parse(json.get("foliage_provider")?, parser)?,
            below_trunk: StateProvider::parse(json.get("below_trunk_provider")?, parser)?,
            replaceable: replaceable_by_trees(),
            logs: BlockSet::of_tag(tags::tag("block", "logs")),
            through,
        })
    }
}

/// What trees grow into, beside air.
pub fn replaceable_by_trees() -> BlockSet {
    BlockSet::of_tag(tags::tag("block", "replaceable_by_trees"))
}

/// A tree while it grows.
pub struct Growth<'g, 'l> {
    pub level: &'g mut Level<'l>,
    pub random: &'g mut DecorationRandom,
    materials: &'g Materials,
    /// Logs, and what was put below them.
    pub trunk: Positions,
    pub leaves: Positions,
    pub roots: Positions,
}

impl<'g, 'l> Growth<'g, 'l> {
    /// Of which there is nothing yet.
    pub fn new(level: &'g mut Level<'l>, random: &'g mut DecorationRandom, materials: &'g Materials) -> Self {
        Self {
            level,
            random,
            materials,
            trunk: Positions::default(),
            leaves: Positions::default(),
            roots: Positions::default(),
        }
    }

    /// Whether leaves and roots may be here.
    pub fn is_replaceable(&self, pos: BlockPos) -> bool {
        let state = self.level.block(pos);
        blocks::is_air(state) || self.materials.replaceable.contains(state)
    }

    /// Whether logs may be here.
    pub fn takes_log(&self, pos: BlockPos) -> bool {
        let through = self.materials.through.as_ref();
        self.is_replaceable(pos) || through.is_some_and(|through| through.contains(self.level.block(pos)))
    }

    /// Whether a log may be or is here.
    pub fn is_free(&self, pos: BlockPos) -> bool {
        self.takes_log(pos) || self.materials.logs.contains(self.level.block(pos))
    }

    /// Places a log as the provider has it, if one may be here.
    pub fn log(&mut self, pos: BlockPos) -> bool {
        self.log_with(pos, None)
    }

    /// Places a log along an axis, if one may be here.
    pub fn log_along(&mut self, pos: BlockPos, axis: &str) -> bool {
        self.log_with(pos, Some(axis))
    }

    fn log_with(&mut self, pos: BlockPos, axis: Option<&str>) -> bool {
        let is_taken = self.takes_log(pos);
        if is_taken {
            let state = self.sample(&self.materials.trunk, pos);
            let turned = axis.and_then(|axis| blocks::set_property(state, "axis", axis));
            self.trunk.insert(pos);
            self.level.set_shaped(pos, turned.unwrap_or(state));
        }
        is_taken
    }

    /// Places what belongs below a trunk.
    pub fn below_trunk(&mut self, pos: BlockPos) {
        if let Some(state) = self.materials.below_trunk.state(self.level, self.random, pos) {
            self.trunk.insert(pos);
            self.level.set_shaped(pos, state);
        }
    }

    /// Places leaves, if they may be here.
    pub fn leaf(&mut self, pos: BlockPos) -> bool {
        let present = self.level.block(pos);
        if blocks::property(present, "persistent") == Some("true") || !self.is_replaceable(pos) {
            return false;
        }
        let state = self.sample(&self.materials.foliage, pos);
        let water = blocks::fluid_state(present);
        let has_water = water.fluid == blocks::Fluid::Water && water.is_source;
        self.leaves.insert(pos);
        self.level.set_shaped(pos, with_water(state, has_water));
        true
    }

    /// Places a log along an axis instead of leaves that are of the very state that the provider gives now.
    pub fn log_for_leaf(&mut self, pos: BlockPos, axis: &str) {
        if self.sample(&self.materials.foliage, pos) == self.level.block(pos) {
            let state = self.sample(&self.materials.trunk, pos);
            self.leaves.insert(pos);
            self.level.set_shaped(pos, blocks::set_property(state, "axis", axis).unwrap_or(state));
        }
    }

    /// Places a part of a root, with the water that is there.
    pub fn root(&mut self, pos: BlockPos, provider: &StateProvider) {
        let state = self.sample(provider, pos);
        let has_water = blocks::fluid(self.level.block(pos)) == blocks::Fluid::Water;
        self.roots.insert(pos);
        self.level.set_shaped(pos, with_water(state, has_water));
    }

    /// A provider that has nothing gives what is there.
    fn sample(&mut self, provider: &StateProvider, pos: BlockPos) -> u16 {
        provider.state(self.level, self.random, pos).unwrap_or_else(|| self.level.block(pos))
    }
}

/// The state with or without water inside, if it can hold any.
fn with_water(state: u16, has_water: bool) -> u16 {
    blocks::set_property(state, "waterlogged", if has_water { "true" } else { "false" }).unwrap_or(state)
}
