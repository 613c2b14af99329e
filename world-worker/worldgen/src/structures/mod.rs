//! Structures: mineshafts, villages, fortresses.
//!
//! Where a structure starts and what pieces it has is a pure function of the dimension and the chunk ([`Structures`],
//! [`Kind`], [`Start`]). The starts near a chunk ([`References`]) shape its terrain in the noise step
//! ([`Beardifier`]) and are placed, clipped to the chunk, before its features ([`Piece`]).

mod beardifier;
mod bounding_box;
mod ground;
pub mod jigsaw;
mod kinds;
pub mod piece;
mod placement;
mod references;
mod rings;
mod search;
mod sets;
mod start;
mod template_piece;
#[cfg(test)]
mod tests;

use std::fmt::Debug;

use chunk::BlockPos;

use crate::biomes::{Biome, BiomeBox};
use crate::features::{HeightKind, Level};
use crate::random::{DecorationRandom, Legacy, large_feature_seed};
use crate::terrain::{BaseColumn, NoiseSettings};

pub use beardifier::Beardifier;
pub use bounding_box::BoundingBox;
pub use ground::DimensionGround;
pub use piece::{Beard, Piece};
pub use placement::Placement;
pub use references::References;
pub use search::StructureSearch;
pub use sets::{Adaptation, BiomeSet, Structure, StructureSet, Structures};
pub use start::Start;

/// A type of structure, with what its file says. The types are listed in `kinds`.
pub trait Kind: Debug + Send + Sync {
    /// Where it would start in the chunk of `site`, if the ground allows. `random` has the large feature seed of the
    /// chunk; what is drawn from it here is followed by what [`Stub::build`] draws.
    fn find(&self, site: &mut Site<'_>, random: &mut Legacy) -> Option<Stub<'_>>;

    /// Called for every chunk after the pieces were placed in it.
    fn after_place(
        &self,
        _level: &mut Level<'_>,
        _random: &mut DecorationRandom,
        _clip: &BoundingBox,
        _pieces: &[Box<dyn Piece>],
    ) {
    }
}

/// Builds the pieces of a structure.
pub type Build<'k> = Box<dyn FnOnce(&mut Site<'_>, &mut Legacy) -> Vec<Box<dyn Piece>> + 'k>;

/// A place where a structure may start, if the biome allows.
pub struct Stub<'k> {
    /// Where the biome is asked for.
    pub pos: BlockPos,
    /// Makes the pieces, with the random source that found the place. No pieces: no start.
    pub build: Build<'k>,
}

impl<'k> Stub<'k> {
    /// At `pos`, with pieces that `build` makes.
    pub fn new(
        pos: BlockPos,
        build: impl FnOnce(&mut Site<'_>, &mut Legacy) -> Vec<Box<dyn Piece>> + 'k,
    ) -> Self {
        Self { pos, build: Box::new(build) }
    }
}

/// The world as it is known before there are chunks.
pub trait Ground {
    /// First free height of a column before structures, caves of carvers and features. `kind` is one of the two frozen
    /// ones.
    fn height(&mut self, kind: HeightKind, x: i32, z: i32) -> i32;

    /// The blocks of a column before structures, surface, carvers and features.
    fn column(&mut self, x: i32, z: i32) -> BaseColumn;

    /// The biome of a quart.
    fn biome(&mut self, quart: [i32; 3]) -> Biome;

    /// The biomes of a box of quarts, `size` along x, y, z.
    fn biomes(&mut self, min: [i32; 3], size: [usize; 3]) -> BiomeBox;
}

/// The chunk that a structure may start in.
pub struct Site<'a> {
    /// Chunk coordinates.
    pub chunk: [i32; 2],
    /// Seed of the world.
    pub seed: i64,
    /// Of the dimension.
    pub settings: &'a NoiseSettings,
    /// The world around.
    pub ground: &'a mut dyn Ground,
}

impl Site<'_> {
    /// Least block along x.
    pub fn min_x(&self) -> i32 {
        self.chunk[0] << 4
    }

    /// Least block along z.
    pub fn min_z(&self) -> i32 {
        self.chunk[1] << 4
    }

    /// A random source that begins as the one that [`Kind::find`] is given.
    pub fn random(&self) -> Legacy {
        Legacy::new(large_feature_seed(self.seed, self.chunk[0], self.chunk[1]))
    }

    /// The highest block that `kind` counts in the middle of the chunk.
    pub fn top_of_middle(&mut self, kind: HeightKind) -> BlockPos {
        let [x, z] = [self.min_x() + 8, self.min_z() + 8];
        BlockPos::new(x, self.ground.height(kind, x, z) - 1, z)
    }
}
