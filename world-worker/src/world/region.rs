//! A region: 32 × 32 chunks, the unit of ownership, ticking and storage.

use std::sync::Arc;

use chunk::{BlockPos, Chunk, ChunkPos, RegionPos};
use smallvec::SmallVec;
use storage::ChunkMeta;

use crate::replication::LinkId;

/// A chunk with what its file holds beside it; cheap to copy.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The chunk.
    pub chunk: Arc<Chunk>,
    /// The rest of its file.
    pub meta: Arc<ChunkMeta>,
    /// Blocks changed since its light was computed.
    pub light_stale: bool,
}

/// How far a chunk is.
#[derive(Clone, Debug)]
pub enum Stage {
    /// Being read or generated.
    Loading,
    /// Here. Shared with jobs that encode or save it; a write copies it only while such a job runs.
    Loaded(Arc<Chunk>),
    /// Its file could not be read and must not be overwritten; nobody is served.
    Failed,
}

/// A chunk and everyone who has to do with it.
#[derive(Debug)]
pub struct Holder {
    /// Loading, loaded or failed.
    pub stage: Stage,
    /// Links that get this chunk's changes.
    pub subscribers: SmallVec<[LinkId; 2]>,
    /// Entities that stand in it.
    pub entities: SmallVec<[u32; 4]>,
    /// Blocks changed since the last replication; the last change of a block counts.
    pub changes: Vec<BlockPos>,
    /// What its file holds beside the chunk.
    pub meta: Arc<ChunkMeta>,
    /// Blocks changed since its light was computed. Whoever sends or loads it computes it anew.
    pub light_stale: bool,
    /// Changed since it was last handed to storage.
    pub unsaved: bool,
    /// Reasons beside subscribers and entities to keep it (joins in progress).
    pub pins: u16,
    /// Tick since which nobody has wanted it.
    pub idle_since: Option<i64>,
}

impl Holder {
    /// A holder whose chunk is on its way.
    pub fn loading() -> Self {
        Self {
            stage: Stage::Loading,
            subscribers: SmallVec::new(),
            entities: SmallVec::new(),
            changes: Vec::new(),
            meta: Arc::default(),
            light_stale: false,
            unsaved: false,
            pins: 0,
            idle_since: None,
        }
    }

    /// Whether anybody needs the chunk.
    pub fn is_wanted(&self) -> bool {
        !self.subscribers.is_empty() || !self.entities.is_empty() || self.pins > 0
    }

    /// The chunk as storage takes it, when it is here.
    pub fn kept(&self) -> Option<Kept> {
        Some(Kept {
            chunk: Arc::clone(self.chunk()?),
            meta: Arc::clone(&self.meta),
            light_stale: self.light_stale,
        })
    }

    /// The chunk, when it is here.
    pub fn chunk(&self) -> Option<&Arc<Chunk>> {
        match &self.stage {
            Stage::Loaded(chunk) => Some(chunk),
            Stage::Loading | Stage::Failed => None,
        }
    }
}

/// The holders of a region.
#[derive(Debug)]
pub struct Region {
    pos: RegionPos,
    holders: Vec<Option<Box<Holder>>>,
    used: usize,
}

impl Region {
    /// A region without chunks.
    pub fn new(pos: RegionPos) -> Self {
        Self { pos, holders: std::iter::repeat_with(|| None).take(RegionPos::CHUNKS).collect(), used: 0 }
    }

    /// Whether no chunk is held.
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// The holder of a chunk of this region.
    pub fn holder(&self, chunk: ChunkPos) -> Option<&Holder> {
        self.holders[chunk.index_in_region()].as_deref()
    }

    /// Likewise, to change it.
    pub fn holder_mut(&mut self, chunk: ChunkPos) -> Option<&mut Holder> {
        self.holders[chunk.index_in_region()].as_deref_mut()
    }

    /// Puts a holder in place.
    pub fn insert(&mut self, chunk: ChunkPos, holder: Holder) -> &mut Holder {
        let place = &mut self.holders[chunk.index_in_region()];
        self.used += usize::from(place.is_none());
        place.insert(Box::new(holder))
    }

    /// Takes a holder out.
    pub fn remove(&mut self, chunk: ChunkPos) -> Option<Box<Holder>> {
        let holder = self.holders[chunk.index_in_region()].take();
        self.used -= usize::from(holder.is_some());
        holder
    }

    /// All holders with their positions.
    pub fn iter(&self) -> impl Iterator<Item = (ChunkPos, &Holder)> {
        self.holders
            .iter()
            .enumerate()
            .filter_map(|(index, holder)| Some((self.pos.chunk(index), holder.as_deref()?)))
    }

    /// All holders with their positions, to change them.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (ChunkPos, &mut Holder)> {
        let pos = self.pos;
        self.holders
            .iter_mut()
            .enumerate()
            .filter_map(move |(index, holder)| Some((pos.chunk(index), holder.as_deref_mut()?)))
    }
}
