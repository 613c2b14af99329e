use std::sync::Arc;

use chunk::BlockPos;

use super::Element;
use super::element::Spot;
use crate::features::Level;
use crate::random::DecorationRandom;
use crate::structures::piece::Rotation;
use crate::structures::{Beard, BoundingBox, Piece};

/// An element in its place.
#[derive(Debug, Clone)]
pub struct JigsawPiece {
    /// What is placed.
    pub element: Arc<Element>,
    /// Where its corner comes.
    pub position: BlockPos,
    /// How it is turned.
    pub rotation: Rotation,
    /// The room it takes, and what is kept free above for what attaches.
    pub bounding_box: BoundingBox,
    /// Height of its ground above its lowest block.
    pub ground_delta: i32,
    /// Where it meets other pieces: x and z of the joint, y of the ground there.
    pub junctions: Vec<[i32; 3]>,
    /// Whether water stays in its blocks.
    pub waterlogs: bool,
}

impl Piece for JigsawPiece {
    fn bounding_box(&self) -> BoundingBox {
        self.bounding_box
    }

    fn beard(&self) -> Beard {
        Beard {
            rigid: self.element.is_rigid().then_some(self.ground_delta),
            junctions: self.junctions.clone(),
        }
    }

    fn place(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        reference: BlockPos,
    ) {
        let Self { position: at, rotation, waterlogs, .. } = *self;
        self.element.place(level, random, Spot { at, rotation, clip, reference, waterlogs });
    }
}
