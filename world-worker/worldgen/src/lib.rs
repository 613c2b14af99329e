//! World generation: pure functions from settings and a chunk's position to its blocks.
//!
//! Knows blocks and biomes; no files, no threads, no clock. The same arguments give the same chunk everywhere.

pub mod biomes;
mod block_set;
pub mod blocks;
pub mod carvers;
pub mod density;
pub mod dimension;
pub mod features;
mod flat;
pub mod locate;
pub mod maker;
pub mod noise;
pub mod pack;
pub mod random;
pub mod real;
mod shared;
pub mod spawn;
pub mod spiral;
pub mod structures;
pub mod surface;
pub mod templates;
pub mod terrain;
mod trigonometry;

use std::fmt;
use std::sync::Arc;

use chunk::{BlockPos, ChunkPos};

use crate::biomes::Biome;
use crate::maker::{Made, Maker};

pub use flat::{BadFlatSettings, FlatSettings, Layer};

/// What makes the chunks of a dimension.
#[derive(Clone)]
pub enum Generator {
    /// Layers, the same everywhere.
    Flat(FlatSettings),
    /// Terrain from noise.
    Noise(Arc<Maker<f32>>),
}

impl Generator {
    /// The chunk at `pos`, with biomes and heightmaps, without light. `min_y` and `height` of the dimension in
    /// blocks, multiples of 16.
    pub fn generate(&self, pos: ChunkPos, min_y: i32, height: u32) -> Made {
        match self {
            Self::Flat(settings) => Made::of(settings.generate(pos, min_y, height)),
            Self::Noise(maker) => maker.make(pos),
        }
    }

    /// Keeps about so many unfinished chunks for their neighbours.
    pub fn set_limit(&self, limit: usize) {
        if let Self::Noise(maker) = self {
            maker.set_limit(limit);
        }
    }

    /// Where the players of a new world begin.
    pub fn spawn_point(&self, min_y: i32, height: u32) -> BlockPos {
        match self {
            Self::Flat(settings) => {
                let layers: u32 = settings.layers.iter().map(|layer| layer.height).sum();
                BlockPos::new(0, min_y + layers.min(height) as i32, 0)
            }
            Self::Noise(maker) => spawn::spawn_point(maker),
        }
    }

    /// The biome where none is known.
    pub fn default_biome(&self) -> Biome {
        match self {
            Self::Flat(settings) => settings.biome_id,
            Self::Noise(_) => biomes::biome_id("plains").unwrap_or_default(),
        }
    }
}

impl fmt::Debug for Generator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flat(settings) => f.debug_tuple("Flat").field(settings).finish(),
            Self::Noise(_) => f.debug_tuple("Noise").finish_non_exhaustive(),
        }
    }
}
