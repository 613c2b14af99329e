//! The blocks of one dimension: regions, chunks and the view game code has of them.

mod facts;
mod light;
mod region;
mod stages;

use std::sync::Arc;

use chunk::{BlockPos, Chunk, ChunkPos, RegionPos};
use rustc_hash::FxHashMap;

pub use facts::Facts;
pub use light::LightOrder;
pub use region::{Changes, Holder, Kept, Region, Stage};
pub use stages::Nine;

use crate::collision::Shapes;

/// A block as game code sees it. A read never waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// A chunk of ours: its state.
    Owned(u16),
    /// Not here (yet), or outside the world.
    NotLoaded,
}

impl View {
    /// The state, when the block is ours.
    pub fn state(self) -> Option<u16> {
        match self {
            Self::Owned(state) => Some(state),
            Self::NotLoaded => None,
        }
    }
}

/// Regions of one dimension, and which of their chunks changed this tick.
#[derive(Debug)]
pub struct World {
    /// Lowest block, inclusive.
    pub min_y: i32,
    /// Highest block, exclusive.
    pub max_y: i32,
    regions: FxHashMap<RegionPos, Region>,
    changed: Vec<ChunkPos>,
    newly_unsaved: Vec<ChunkPos>,
    newly_loaded: Vec<ChunkPos>,
    /// Chunks whose light may have to be computed.
    unlit: Vec<ChunkPos>,
    loaded: usize,
    light: light::Light,
}

impl World {
    /// A world without chunks that reaches from `min_y` over `height` blocks, below a sky or not.
    pub fn new(min_y: i32, height: i32, has_sky: bool) -> Self {
        Self {
            min_y,
            max_y: min_y + height,
            regions: FxHashMap::default(),
            changed: Vec::new(),
            newly_unsaved: Vec::new(),
            newly_loaded: Vec::new(),
            unlit: Vec::new(),
            loaded: 0,
            light: light::Light::new(has_sky),
        }
    }

    /// Chunks that are loaded, without those that are here for their neighbours only.
    pub fn loaded_chunks(&self) -> usize {
        self.loaded
    }

    /// The holder of a chunk, if anyone asked for it.
    pub fn holder(&self, pos: ChunkPos) -> Option<&Holder> {
        self.regions.get(&pos.region())?.holder(pos)
    }

    /// Likewise, to change it.
    pub fn holder_mut(&mut self, pos: ChunkPos) -> Option<&mut Holder> {
        self.regions.get_mut(&pos.region())?.holder_mut(pos)
    }

    /// All holders.
    pub fn iter(&self) -> impl Iterator<Item = (ChunkPos, &Holder)> {
        self.regions.values().flat_map(Region::iter)
    }

    /// All holders, to change them.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (ChunkPos, &mut Holder)> {
        self.regions.values_mut().flat_map(Region::iter_mut)
    }

    /// Whether `y` is inside the world.
    pub fn contains_y(&self, y: i32) -> bool {
        (self.min_y..self.max_y).contains(&y)
    }

    /// The block at `pos`.
    pub fn block(&self, pos: BlockPos) -> View {
        if !self.contains_y(pos.y) {
            return View::NotLoaded;
        }
        match self.chunk(pos.chunk()).and_then(|chunk| chunk.block(pos)) {
            Some(state) => View::Owned(state),
            None => View::NotLoaded,
        }
    }

    /// Sets a block and notes it for replication and saving. The old state; `None` when the chunk is not here.
    pub fn set_block(&mut self, pos: BlockPos, state: u16) -> Option<u16> {
        if !self.contains_y(pos.y) {
            return None;
        }
        let chunk_pos = pos.chunk();
        let holder = self.regions.get_mut(&chunk_pos.region())?.holder_mut(chunk_pos)?;
        let Stage::Loaded(chunk) = &mut holder.stage else { return None };
        let old = chunk.block(pos)?;
        if old == state {
            return Some(old);
        }
        Arc::make_mut(chunk).set_block(pos, state, &Facts).ok()?;
        if holder.changes.is_empty() {
            self.changed.push(chunk_pos);
        }
        holder.changes.blocks.push(pos);
        holder.optics = None;
        self.light.edits.push(pos);
        self.mark_unsaved(chunk_pos);
        Some(old)
    }

    /// The chunk at `pos` for a change of its block entity at that block; noted like a change of the block.
    pub fn block_entity_mut(&mut self, pos: BlockPos) -> Option<&mut Chunk> {
        let chunk_pos = pos.chunk();
        self.mark_unsaved(chunk_pos);
        let holder = self.regions.get_mut(&chunk_pos.region())?.holder_mut(chunk_pos)?;
        let Stage::Loaded(chunk) = &mut holder.stage else { return None };
        Some(Arc::make_mut(chunk))
    }

    /// The chunk at a position, to read.
    pub fn chunk(&self, pos: ChunkPos) -> Option<&Arc<Chunk>> {
        self.holder(pos)?.chunk()
    }

    /// Notes that a chunk differs from what storage has of it.
    pub fn mark_unsaved(&mut self, pos: ChunkPos) {
        let Some(holder) = self.holder_mut(pos) else { return };
        if !std::mem::replace(&mut holder.unsaved, true) {
            self.newly_unsaved.push(pos);
        }
    }

    /// The chunks that became unsaved since the last call.
    pub fn take_newly_unsaved(&mut self) -> Vec<ChunkPos> {
        std::mem::take(&mut self.newly_unsaved)
    }

    /// The chunks with changed blocks or light since the last call.
    pub fn take_changed(&mut self) -> Vec<ChunkPos> {
        std::mem::take(&mut self.changed)
    }

    /// The first free y above the highest block that stops movement in a column; `None` when it is not here.
    pub fn surface(&self, x: i32, z: i32) -> Option<i32> {
        let chunk = self.chunk(BlockPos::new(x, 0, z).chunk())?;
        (self.min_y..self.max_y)
            .rev()
            .find(|&y| {
                let state = chunk.block(BlockPos::new(x, y, z)).unwrap_or(chunk::AIR);
                !registry::blocks::collision_shape(state).is_empty()
            })
            .map_or(Some(self.min_y), |y| Some(y + 1))
    }
}

impl Shapes for World {
    fn shape(&self, pos: BlockPos) -> &'static [registry::shapes::Aabb] {
        self.block(pos).state().map_or(&[], registry::blocks::collision_shape)
    }
}

#[cfg(test)]
mod tests;
