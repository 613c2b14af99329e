//! Where water freezes and snow falls.

use chunk::BlockPos;

use super::water::is_still_water;
use crate::biomes::Biome;
use crate::features::{Level, Parser};
use crate::pack::PackError;
use crate::surface::Climate;

/// Below this temperature water freezes and snow falls.
const FREEZING: f32 = 0.15;

/// Tells where it is cold.
#[derive(Debug)]
pub(super) struct Freezing {
    climate: Climate,
}

impl Freezing {
    pub(super) fn parse(parser: &Parser<'_>) -> Result<Self, PackError> {
        Ok(Self { climate: Climate::parse(parser.pack)? })
    }

    /// Whether it is cold enough for ice and snow at a block, if its biome is `biome`.
    pub(super) fn is_cold(&self, level: &Level<'_>, biome: Biome, pos: BlockPos) -> bool {
        (level.min_y()..level.end_y()).contains(&pos.y)
            && self.climate.temperature(biome, pos.x, pos.y, pos.z, level.sea_level()) < FREEZING
    }

    /// Whether a block is water that freezes, also in the middle of a lake, if its biome is `biome`.
    pub(super) fn freezes(&self, level: &Level<'_>, biome: Biome, pos: BlockPos) -> bool {
        is_still_water(level.block(pos)) && self.is_cold(level, biome, pos)
    }
}
