//! A region: 32 × 32 chunks, the unit of ownership, ticking and storage.

use std::sync::Arc;

use chunk::{BlockPos, Chunk, ChunkPos, RegionPos};
use lighting::Optics;
use smallvec::SmallVec;
use storage::ChunkMeta;

use super::light::LightJob;
use crate::replication::LinkId;

/// A chunk with what its file holds beside it; cheap to copy.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The chunk.
    pub chunk: Arc<Chunk>,
    /// The rest of its file.
    pub meta: Arc<ChunkMeta>,
    /// Its light follows from its blocks and those around it.
    pub is_lit: bool,
}

/// How far a chunk is.
#[derive(Clone, Debug)]
pub enum Stage {
    /// Being read or generated.
    Loading,
    /// Its blocks are here. It has no light yet, or a chunk around it is not here.
    Here(Arc<Chunk>),
    /// Lit, and all around it are here too, but for those that failed. Only now there is something to see and to change.
    /// Shared with jobs that encode or save it; a write copies it only while such a job runs.
    Loaded(Arc<Chunk>),
    /// Its file could not be read and must not be overwritten; nobody is served.
    Failed,
}

/// What changed in a chunk since the last replication.
#[derive(Debug, Default)]
pub struct Changes {
    /// Blocks; the last change of a block counts.
    pub blocks: Vec<BlockPos>,
    /// Light sections whose light from the sky changed, by bits.
    pub sky: u64,
    /// Light sections whose light from blocks changed, likewise.
    pub block_light: u64,
}

impl Changes {
    /// Whether nothing did.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty() && self.sky | self.block_light == 0
    }
}

/// A chunk and everyone who has to do with it.
#[derive(Debug)]
pub struct Holder {
    /// How far it is.
    pub stage: Stage,
    /// Links that get this chunk's changes.
    pub subscribers: SmallVec<[LinkId; 2]>,
    /// Entities that stand in it.
    pub entities: SmallVec<[u32; 4]>,
    /// What subscribers have not been told.
    pub changes: Changes,
    /// What its file holds beside the chunk.
    pub meta: Arc<ChunkMeta>,
    /// Changed since it was last handed to storage.
    pub unsaved: bool,
    /// Reasons beside subscribers and entities to keep it (joins in progress).
    pub pins: u16,
    /// Tick since which nobody has wanted it.
    pub idle_since: Option<i64>,
    /// Somebody asked for it, and it has not been given up since: so all around it are held as well.
    pub(super) is_asked_for: bool,
    /// Of the eight around it, how many are asked for: they need its blocks.
    pub(super) asked_around: u8,
    /// Its light follows from its blocks and those around it. A loaded chunk has its old light until then.
    pub(super) is_lit: bool,
    /// The job that computes its light, if one is under way.
    pub(super) light_job: Option<LightJob>,
    /// Such jobs in a row that counted for nothing.
    pub(super) vain_jobs: u8,
    /// One around it could not be read: its light is right for the time being, and is not saved as such.
    pub(super) is_beside_failed: bool,
    /// What light meets in its blocks; unset when nobody needs it or blocks changed since.
    pub(super) optics: Option<Arc<Optics>>,
}

impl Holder {
    /// A holder whose chunk is on its way.
    pub fn loading() -> Self {
        Self {
            stage: Stage::Loading,
            subscribers: SmallVec::new(),
            entities: SmallVec::new(),
            changes: Changes::default(),
            meta: Arc::default(),
            unsaved: false,
            pins: 0,
            idle_since: None,
            is_asked_for: false,
            asked_around: 0,
            is_lit: false,
            light_job: None,
            vain_jobs: 0,
            is_beside_failed: false,
            optics: None,
        }
    }

    /// Whether anybody needs the chunk for its own sake.
    pub fn is_wanted(&self) -> bool {
        !self.subscribers.is_empty() || !self.entities.is_empty() || self.pins > 0
    }

    /// The chunk as storage takes it, when it is here.
    pub fn kept(&self) -> Option<Kept> {
        let chunk = Arc::clone(self.blocks()?);
        Some(Kept { chunk, meta: Arc::clone(&self.meta), is_lit: self.is_lit && !self.is_beside_failed })
    }

    /// The chunk, when it is loaded.
    pub fn chunk(&self) -> Option<&Arc<Chunk>> {
        match &self.stage {
            Stage::Loaded(chunk) => Some(chunk),
            Stage::Loading | Stage::Here(_) | Stage::Failed => None,
        }
    }

    /// The chunk, when its blocks are here.
    pub fn blocks(&self) -> Option<&Arc<Chunk>> {
        match &self.stage {
            Stage::Here(chunk) | Stage::Loaded(chunk) => Some(chunk),
            Stage::Loading | Stage::Failed => None,
        }
    }

    pub(super) fn blocks_mut(&mut self) -> Option<&mut Arc<Chunk>> {
        match &mut self.stage {
            Stage::Here(chunk) | Stage::Loaded(chunk) => Some(chunk),
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

    /// The holder of a chunk of this region; one that `make` makes when there is none.
    pub fn holder_or_insert(&mut self, chunk: ChunkPos, make: impl FnOnce() -> Holder) -> &mut Holder {
        let place = &mut self.holders[chunk.index_in_region()];
        self.used += usize::from(place.is_none());
        place.get_or_insert_with(|| Box::new(make()))
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
