use super::{Bounds, Graph};
use crate::noise::Volume;
use crate::real::Real;

/// What structures add to the density of terrain.
pub trait Extra<R>: Send + Sync {
    /// Adds to the density at a block.
    fn at(&self, x: i32, y: i32, z: i32) -> R;

    /// Whether it surely adds nothing to the density of these blocks.
    fn is_far_from(&self, blocks: &Volume) -> bool;

    /// Writes what it adds to the density of these blocks.
    fn fill(&self, blocks: &Volume, out: &mut [R]);
}

/// Memory that evaluation works in. Reused between chunks, so that evaluating allocates nothing in the long run.
pub struct Scratch<R: Real> {
    /// First quart of the chunk that is evaluated, if it is one.
    pub(super) quart: Option<[i32; 2]>,
    pub(super) kept: Vec<Kept<R>>,
    pub(super) points: Vec<Point<R>>,
    pub(super) free: Vec<Vec<R>>,
    pub(super) blended: [Vec<R>; 2],
    pub(super) extra: Option<Box<dyn Extra<R>>>,
    /// Blocks of which layers will be asked for one after the other.
    pub(super) whole: Option<Volume>,
    /// Corners of interpolated functions over all of them.
    pub(super) corners: Vec<Corners<R>>,
    /// Bounds of functions over the volume they were last asked for.
    pub(super) bounds: Vec<(Option<Volume>, Bounds)>,
}

/// The corners that an interpolated function is computed from.
#[derive(Default)]
pub(super) struct Corners<R> {
    pub(super) volume: Option<Volume>,
    pub(super) values: Vec<R>,
    /// Which groups of layers have been computed, from the lowest.
    pub(super) is_done: Vec<bool>,
}

/// The values of a function over the volume it was last asked for.
#[derive(Default)]
pub(super) struct Kept<R> {
    pub(super) volume: Option<Volume>,
    pub(super) values: Vec<R>,
}

/// The value of a function that does not depend on y, in the column it was last asked for.
#[derive(Clone, Copy)]
pub(super) struct Point<R> {
    pub(super) column: Option<[i32; 2]>,
    pub(super) value: R,
}

impl<R: Real> Scratch<R> {
    /// For the functions of `graph`.
    pub fn new(graph: &Graph<R>) -> Self {
        let nodes = graph.len();
        Self {
            quart: None,
            kept: std::iter::repeat_with(Kept::default).take(nodes).collect(),
            corners: std::iter::repeat_with(Corners::default).take(nodes).collect(),
            bounds: vec![(None, Bounds { min: 0.0, max: 0.0 }); nodes],
            whole: None,
            points: vec![Point { column: None, value: R::ZERO }; nodes],
            free: Vec::new(),
            blended: [Vec::new(), Vec::new()],
            extra: None,
        }
    }

    /// Forgets what it knows and turns to the chunk at these chunk coordinates, or to none in particular.
    pub fn begin(&mut self, chunk: Option<[i32; 2]>, extra: Option<Box<dyn Extra<R>>>) {
        self.quart = chunk.map(|[x, z]| [x << 2, z << 2]);
        self.extra = extra;
        self.whole = None;
        for kept in &mut self.kept {
            kept.volume = None;
        }
        for corners in &mut self.corners {
            corners.volume = None;
        }
        for (volume, _) in &mut self.bounds {
            *volume = None;
        }
        for point in &mut self.points {
            point.column = None;
        }
    }

    /// Says that layers of these blocks will be asked for: the corners that they are interpolated from are then kept for
    /// all of them.
    pub fn keep_corners(&mut self, whole: Volume) {
        self.whole = Some(whole);
    }

    /// Whether structures surely add nothing to these blocks.
    pub(super) fn adds_nothing(&self, blocks: &Volume) -> bool {
        self.extra.as_ref().is_none_or(|extra| extra.is_far_from(blocks))
    }

    pub(super) fn take(&mut self, length: usize) -> Vec<R> {
        let mut buffer = self.free.pop().unwrap_or_default();
        buffer.clear();
        buffer.resize(length, R::ZERO);
        buffer
    }

    pub(super) fn give(&mut self, buffer: Vec<R>) {
        self.free.push(buffer);
    }

    /// Whether the quart of a column is one of the chunk's, with the row behind its far edges.
    pub(super) fn is_in_chunk(&self, x: i32, z: i32) -> bool {
        self.quart.is_some_and(|[quart_x, quart_z]| {
            (quart_x..=quart_x + 4).contains(&(x >> 2)) && (quart_z..=quart_z + 4).contains(&(z >> 2))
        })
    }
}
