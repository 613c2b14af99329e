//! Light after blocks have changed: what depended on them goes dark first, then what is left spreads again.

mod cell;
mod column;
mod crossing;
mod field;
mod queue;
mod storage;

use chunk::{BlockPos, Chunk, ChunkPos, LightKind, LightLayer};

pub use crossing::Crossing;

use crate::direction::Direction;
use crate::states::{EMISSION, SHAPED, STATES, WALL};
use cell::{Cell, Step};
use field::{Field, Memory};
use queue::{Entry, Queue, Sides};

/// The brightest level.
const BRIGHTEST: u8 = 15;

/// A chunk as an update finds it.
#[derive(Debug, Clone, Copy)]
pub enum Sight<'a> {
    /// Its light is right but for what changed.
    Lit(&'a Chunk),
    /// Its light has not been computed yet.
    Unlit(&'a Chunk),
    /// Lit by somebody else; only its blocks are looked at.
    Foreign(&'a Chunk),
    /// Not here.
    Absent,
}

/// The chunks of a world.
pub trait Chunks {
    /// The chunk at a position.
    fn sight(&self, pos: ChunkPos) -> Sight<'_>;
}

/// What an update found.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Update {
    /// Layers that are different now.
    pub layers: Vec<ChangedLayer>,
    /// Light that goes on, or goes out, in chunks that are lit by others; to be handed to them in this order.
    pub crossings: Vec<Crossing>,
    /// Unlit chunks that light would have gone through: light around them is incomplete.
    pub unlit: Vec<ChunkPos>,
}

/// A layer that is different now.
#[derive(Debug, PartialEq, Eq)]
pub struct ChangedLayer {
    /// Of this chunk.
    pub chunk: ChunkPos,
    /// Light section, 0 below the chunk.
    pub section: usize,
    /// Sky or block light.
    pub kind: LightKind,
    /// What it is now.
    pub layer: LightLayer,
}

/// Keeps light right. Holds nothing but memory between updates.
#[derive(Debug)]
pub struct Updater {
    has_sky: bool,
    memory: Memory,
    decrease: Queue,
    increase: Queue,
    columns: Vec<(ChunkPos, u8)>,
}

impl Updater {
    /// For dimensions with or without a sky.
    pub fn new(has_sky: bool) -> Self {
        Self {
            has_sky,
            memory: Memory::default(),
            decrease: Queue::default(),
            increase: Queue::default(),
            columns: Vec::new(),
        }
    }

    /// After the blocks at `changed` have changed, and with what others handed over, in their order. All chunks must
    /// have as many sections as each other.
    pub fn update(&mut self, chunks: &impl Chunks, changed: &[BlockPos], arrived: &[Crossing]) -> Update {
        let mut update = Update::default();
        let kinds = [LightKind::Sky, LightKind::Block];
        for kind in kinds.into_iter().filter(|kind| self.has_sky || *kind == LightKind::Block) {
            let mut run = Run {
                kind,
                field: Field::new(chunks, kind, &mut self.memory),
                decrease: &mut self.decrease,
                increase: &mut self.increase,
                update: &mut update,
            };
            run.begin(changed, &mut self.columns);
            run.darken();
            run.brighten();
            run.take_over(arrived);
            let Run { field, update, .. } = run;
            field.store(changed, update);
        }
        update.unlit.sort_unstable();
        update.unlit.dedup();
        update
    }

    /// Takes back a layer that was replaced, so that its memory is used again.
    pub fn recycle(&mut self, layer: LightLayer) {
        self.memory.recycle(layer);
    }
}

/// One kind of light in one update.
struct Run<'a, 'm, C> {
    kind: LightKind,
    field: Field<'a, 'm, C>,
    decrease: &'m mut Queue,
    increase: &'m mut Queue,
    update: &'m mut Update,
}

impl<C: Chunks> Run<'_, '_, C> {
    /// Puts changed blocks, and columns in which the sky is seen from elsewhere now, into the queues.
    fn begin(&mut self, changed: &[BlockPos], columns: &mut Vec<(ChunkPos, u8)>) {
        if self.kind == LightKind::Sky {
            columns.clear();
            let column = |pos: &BlockPos| (pos.chunk(), (pos.z as u8 & 15) << 4 | pos.x as u8 & 15);
            columns.extend(changed.iter().map(column));
            columns.sort_unstable();
            columns.dedup();
            for &(chunk, column) in columns.iter() {
                self.begin_column(chunk, column);
            }
        }
        for &pos in changed {
            let Some(cell) = self.field.cell(pos) else { continue };
            let source = self.source(cell);
            let level = self.field.level(cell);
            self.field.set_level(cell, 0);
            self.decrease.push(level, Entry { cell, sides: Sides::ALL, is_shaped: false });
            if source > 0 {
                self.seed(cell, source);
            }
        }
    }

    /// The light that a block has of itself.
    fn source(&self, cell: Cell) -> u8 {
        match self.kind {
            LightKind::Block => self.field.traits(cell) & EMISSION,
            LightKind::Sky if self.field.sees_sky(cell) => BRIGHTEST,
            LightKind::Sky => 0,
        }
    }

    /// Lets go out what depended on light that is gone, and finds what is left around it.
    fn darken(&mut self) {
        while let Some((level, entry)) = self.decrease.pop() {
            for side in entry.sides.iter() {
                match self.field.step(entry.cell, side) {
                    Step::Lit(beside) => {
                        self.darken_one(beside, side, level, Sides::all_but(side.opposite()));
                    }
                    Step::Out => {}
                    Step::Unlit(chunk) => self.update.unlit.push(chunk),
                    Step::Foreign(pos) => self.cross(entry.cell, side, pos, level, true),
                }
            }
        }
    }

    /// A block beside one that went dark, in that direction from it. If it goes dark too, so does what is at `sides` of it.
    fn darken_one(&mut self, cell: Cell, side: Direction, from: u8, sides: Sides) {
        let level = self.field.level(cell);
        if level == 0 {
            return;
        }
        if level < from {
            self.field.set_level(cell, 0);
            self.decrease.push(level, Entry { cell, sides, is_shaped: false });
            if self.kind == LightKind::Block {
                let source = self.field.traits(cell) & EMISSION;
                if source > 0 {
                    self.seed(cell, source);
                }
            }
        } else {
            // It has its light from elsewhere, and gives of it.
            self.increase.push(level, Entry { cell, sides: Sides::only(side.opposite()), is_shaped: true });
        }
    }

    /// Light of a block's own. It is given once nothing darkens any more.
    fn seed(&mut self, cell: Cell, level: u8) {
        self.increase.push(level, Entry { cell, sides: Sides::SEED, is_shaped: true });
    }

    fn brighten(&mut self) {
        while let Some((level, entry)) = self.increase.pop() {
            let mut sides = entry.sides;
            let known = self.field.level(entry.cell);
            if sides == Sides::SEED {
                if known > level {
                    continue;
                }
                self.field.set_level(entry.cell, level);
                sides = Sides::ALL;
            } else if known != level {
                // It went out, or is brighter by now.
                continue;
            }
            let shape = if entry.is_shaped { self.field.shape(entry.cell) } else { 0 };
            for side in sides.iter() {
                match self.field.step(entry.cell, side) {
                    Step::Lit(beside) => self.brighten_one(beside, side, level, shape),
                    Step::Out => {}
                    Step::Unlit(chunk) => self.update.unlit.push(chunk),
                    Step::Foreign(pos) => self.cross(entry.cell, side, pos, level, false),
                }
            }
        }
    }

    fn cross(&mut self, from: Cell, side: Direction, pos: BlockPos, level: u8, is_decrease: bool) {
        let state = self.field.state(from);
        self.update.crossings.push(Crossing { kind: self.kind, pos, side, level, state, is_decrease });
    }

    /// A block beside one with that level and shape, in that direction from it.
    fn brighten_one(&mut self, cell: Cell, side: Direction, from: u8, from_shape: u8) {
        if self.field.level(cell) + 1 >= from {
            return;
        }
        let traits = self.field.traits(cell);
        if traits & WALL != 0 {
            return;
        }
        let is_shaped = traits & SHAPED != 0;
        let shape = if is_shaped { self.field.shape(cell) } else { 0 };
        if from_shape | shape != 0 && STATES.is_shut(from_shape, side, shape) {
            return;
        }
        let level = from - 1;
        self.field.set_level(cell, level);
        if level > 1 {
            self.increase.push(level, Entry { cell, sides: Sides::all_but(side.opposite()), is_shaped });
        }
    }
}
