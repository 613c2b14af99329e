//! World generation: pure functions from settings and a chunk's position to its blocks.
//!
//! Knows blocks and biomes; no files, no threads, no clock. The same arguments give the same chunk everywhere.

pub mod biomes;
pub mod blocks;
pub mod density;
pub mod dimension;
mod flat;
pub mod noise;
pub mod pack;
pub mod random;
pub mod real;
pub mod surface;
pub mod terrain;

use chunk::{Chunk, ChunkPos};

pub use flat::{BadFlatSettings, FlatSettings, Layer};

/// What makes the chunks of a dimension.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Generator {
    /// Layers, the same everywhere.
    Flat(FlatSettings),
}

impl Generator {
    /// The chunk at `pos`, with biomes and heightmaps, without light. `min_y` and `height` of the dimension in
    /// blocks, multiples of 16.
    pub fn generate(&self, pos: ChunkPos, min_y: i32, height: u32) -> Chunk {
        match self {
            Self::Flat(settings) => settings.generate(pos, min_y, height),
        }
    }
}
