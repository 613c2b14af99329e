use std::sync::{Mutex, PoisonError};

use chunk::BlockPos;

use super::{Beard, BoundingBox, Piece, Structure};
use crate::features::Level;
use crate::random::DecorationRandom;

/// How far structures that shape terrain reach beyond their pieces, in blocks.
const ADAPTATION_REACH: i32 = 12;

/// A structure that starts in a chunk, with all its pieces, which may lie in other chunks.
#[derive(Debug)]
pub struct Start {
    /// Position of the structure in [`super::Structures::structures`].
    pub structure: usize,
    /// Chunk coordinates.
    pub chunk: [i32; 2],
    /// Around all pieces, and what they shape.
    pub bounding_box: BoundingBox,
    /// Boxes of the pieces as they were built, with what they shape.
    pub shapes: Vec<(BoundingBox, Beard)>,
    /// They remember things from chunk to chunk.
    pieces: Mutex<Vec<Box<dyn Piece>>>,
}

impl Start {
    /// With these pieces; none without any. `number` is the structure's.
    pub fn new(
        number: usize,
        structure: &Structure,
        chunk: [i32; 2],
        pieces: Vec<Box<dyn Piece>>,
    ) -> Option<Self> {
        let mut bounding_box = BoundingBox::around(pieces.iter().map(|piece| piece.bounding_box()))?;
        let mut shapes = Vec::new();
        if structure.adaptation.is_some() {
            bounding_box = bounding_box.inflated(ADAPTATION_REACH);
            shapes = pieces.iter().map(|piece| (piece.bounding_box(), piece.beard())).collect();
        }
        Some(Self { structure: number, chunk, bounding_box, shapes, pieces: Mutex::new(pieces) })
    }

    /// The same, with pieces of its own.
    pub fn copy(&self) -> Self {
        Self {
            structure: self.structure,
            chunk: self.chunk,
            bounding_box: self.bounding_box,
            shapes: self.shapes.clone(),
            pieces: Mutex::new(self.with_pieces(|pieces| pieces.to_vec())),
        }
    }

    /// Calls `look` with the pieces as they are now.
    pub fn with_pieces<T>(&self, look: impl FnOnce(&[Box<dyn Piece>]) -> T) -> T {
        look(&self.pieces.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether a piece finds its height only when it is first placed.
    pub fn is_unsettled(&self) -> bool {
        self.with_pieces(|pieces| pieces.iter().any(|piece| piece.is_unsettled()))
    }

    /// Lets pieces find their heights as if the chunk in the middle of `level` were the first they are placed in.
    pub fn settle(&self, structure: &Structure, level: &mut Level<'_>, random: &mut DecorationRandom) {
        let clip = BoundingBox::of_chunk(level.center(), level.min_y() + 1, level.end_y() - 1);
        let [x, z] = level.center();
        let seed = random.seed_chunk(level.world_seed(), x << 4, z << 4);
        random.seed_feature(seed, structure.index_in_step, structure.step);
        for piece in self.pieces.lock().unwrap_or_else(PoisonError::into_inner).iter_mut() {
            piece.settle(level, random, &clip);
        }
    }

    /// Places what of it lies in the chunk in the middle of `level`.
    pub fn place(&self, structure: &Structure, level: &mut Level<'_>, random: &mut DecorationRandom) {
        let clip = BoundingBox::of_chunk(level.center(), level.min_y() + 1, level.end_y() - 1);
        let mut pieces = self.pieces.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(first) = pieces.first().map(|piece| piece.bounding_box()) else { return };
        let [x, _, z] = first.center();
        let reference = BlockPos::new(x, first.min[1], z);
        for piece in pieces.iter_mut() {
            if piece.bounding_box().intersects(&clip) {
                piece.place(level, random, &clip, reference);
            }
        }
        structure.kind.after_place(level, random, &clip, &pieces);
    }
}
