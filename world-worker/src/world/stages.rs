//! How chunks come and go: a chunk that is asked for needs the blocks of the eight around it, for its light and so that
//! whatever changes in it finds all its neighbours.
//!
//! *Invariant*: a chunk is held as long as it or one around it is asked for. Nothing here walks more than the neighbours
//! of one chunk.

use std::sync::Arc;

use chunk::ChunkPos;
use lighting::Optics;
use smallvec::SmallVec;

use super::{Holder, Kept, Region, Stage, World};

/// Chunks of a neighbourhood.
pub type Nine<T> = SmallVec<[T; 9]>;

impl World {
    /// Asks for a chunk. Those that must be loaded for it: itself and around it, as far as nobody holds them.
    pub fn want(&mut self, pos: ChunkPos) -> Nine<ChunkPos> {
        let mut new = Nine::new();
        if self.holder(pos).is_some_and(|holder| holder.is_asked_for) {
            return new;
        }
        for at in pos.around() {
            let region = self.regions.entry(at.region()).or_insert_with(|| Region::new(at.region()));
            let holder = region.holder_or_insert(at, || {
                new.push(at);
                Holder::loading()
            });
            if at == pos {
                holder.is_asked_for = true;
            } else {
                holder.asked_around += 1;
            }
        }
        self.advance(pos);
        new
    }

    /// Gives up a chunk that was asked for. Those that nobody needs any more, for whoever must save them: itself and
    /// around it.
    pub fn give_up(&mut self, pos: ChunkPos) -> Nine<(ChunkPos, Box<Holder>)> {
        let mut gone = Nine::new();
        let Some(holder) = self.holder_mut(pos).filter(|holder| holder.is_asked_for) else { return gone };
        holder.is_asked_for = false;
        holder.idle_since = None;
        if let Stage::Loaded(chunk) = &holder.stage {
            holder.stage = Stage::Here(Arc::clone(chunk));
            self.loaded -= 1;
        }
        for at in pos.around() {
            let Some(region) = self.regions.get_mut(&at.region()) else { continue };
            let Some(holder) = region.holder_mut(at) else { continue };
            holder.asked_around -= u8::from(at != pos);
            if !holder.is_asked_for && holder.asked_around == 0 {
                gone.extend(region.remove(at).map(|holder| (at, holder)));
                if region.is_empty() {
                    self.regions.remove(&at.region());
                }
            }
        }
        gone
    }

    /// Puts a chunk in place that was read or made, with its optics if it is not lit; false when nobody waits for it any
    /// more.
    pub fn arrived(&mut self, kept: Kept, optics: Option<Arc<Optics>>) -> bool {
        let pos = kept.chunk.pos;
        let has_failed = |at| self.holder(at).is_some_and(|holder| matches!(holder.stage, Stage::Failed));
        let is_beside_failed = pos.around().into_iter().any(has_failed);
        let Some(holder) = self.holder_mut(pos) else { return false };
        if !matches!(holder.stage, Stage::Loading) {
            return false;
        }
        holder.stage = Stage::Here(kept.chunk);
        holder.meta = kept.meta;
        holder.is_lit = kept.is_lit;
        holder.optics = optics;
        holder.is_beside_failed = is_beside_failed;
        pos.around().into_iter().for_each(|at| self.advance(at));
        true
    }

    /// Notes that a chunk cannot be read. Those around it do without.
    pub fn failed(&mut self, pos: ChunkPos) {
        let Some(holder) = self.holder_mut(pos) else { return };
        if matches!(holder.stage, Stage::Loading) {
            holder.stage = Stage::Failed;
            for at in pos.around() {
                if let Some(holder) = self.holder_mut(at) {
                    holder.is_beside_failed = true;
                }
                self.advance(at);
            }
        }
    }

    /// The chunks that were loaded since the last call; some of them may be gone again.
    pub fn take_newly_loaded(&mut self) -> Vec<ChunkPos> {
        std::mem::take(&mut self.newly_loaded)
    }

    /// Lets a chunk go on that has waited for its light or for those around it, when it has all it needs.
    pub(super) fn advance(&mut self, pos: ChunkPos) {
        let waits = |holder: &Holder| holder.is_asked_for && matches!(holder.stage, Stage::Here(_));
        if !self.holder(pos).is_some_and(waits) || !self.has_all_around(pos) {
            return;
        }
        if self.holder(pos).is_some_and(|holder| !holder.is_lit) {
            return self.unlit.push(pos);
        }
        self.load(pos);
    }

    /// Whether all around a chunk are here, but for those that never will be.
    pub(super) fn has_all_around(&self, pos: ChunkPos) -> bool {
        let is_settled = |at| self.holder(at).is_some_and(|holder| !matches!(holder.stage, Stage::Loading));
        pos.around().into_iter().all(is_settled)
    }

    /// From here on it can be seen and changed.
    pub(super) fn load(&mut self, pos: ChunkPos) {
        let Some(holder) = self.holder_mut(pos) else { return };
        if let Stage::Here(chunk) = &holder.stage {
            holder.stage = Stage::Loaded(Arc::clone(chunk));
            self.loaded += 1;
            self.newly_loaded.push(pos);
        }
    }
}
