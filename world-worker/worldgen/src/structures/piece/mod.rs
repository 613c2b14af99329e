//! Pieces: the parts of structures, each with its box, placed chunk by chunk.

mod oriented;
mod primitives;
mod support;
mod transform;

use std::fmt::Debug;

use chunk::BlockPos;
use dyn_clone::DynClone;

use super::BoundingBox;
use crate::features::Level;
use crate::random::DecorationRandom;

pub use oriented::Oriented;
pub use primitives::{Canvas, Corners, gives_way};
pub use support::{holds_center, is_sturdy};
pub use transform::{Mirror, Rotation, transform_state};

/// A part of a structure. What it remembers between the chunks that it is placed in (its height, chests) it changes in
/// itself.
pub trait Piece: Debug + Send + DynClone {
    /// The blocks that it may fill.
    fn bounding_box(&self) -> BoundingBox;

    /// How it shapes terrain, in structures that do.
    fn beard(&self) -> Beard {
        Beard { rigid: Some(0), junctions: Vec::new() }
    }

    /// Whether it finds its height only when it is first placed.
    fn is_unsettled(&self) -> bool {
        false
    }

    /// Finds its height as if it were placed now.
    fn settle(&mut self, _level: &mut Level<'_>, _random: &mut DecorationRandom, _clip: &BoundingBox) {}

    /// Places what is inside of `clip`. `reference` is the middle of the bottom of the structure's first piece.
    fn place(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        reference: BlockPos,
    );
}

dyn_clone::clone_trait_object!(Piece);

/// How a piece shapes terrain.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Beard {
    /// Height of its floor above its lowest block; none if the piece follows the terrain.
    pub rigid: Option<i32>,
    /// Where it meets other pieces: x and z of the joint, y of the ground there.
    pub junctions: Vec<[i32; 3]>,
}
