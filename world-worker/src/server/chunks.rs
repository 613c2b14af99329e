//! Chunks on their way in and out, and who is sent them.

use std::sync::Arc;

use chunk::ChunkPos;

use super::{OVERWORLD, Server};
use crate::jobs::{Done, Loaded};
use crate::management::Notice;
use crate::replication::LinkId;
use crate::world::Stage;

/// Ticks a chunk stays after nobody wants it: a player who turns round does not make it load again.
const IDLE_TICKS: i64 = 200;
/// Chunks looked at for unloading in one tick.
const UNLOADS_PER_TICK: usize = 256;

impl Server {
    pub(super) fn subscribe(&mut self, id: LinkId, pos: ChunkPos, priority: u32) {
        if !self.links.contains_key(&id) {
            return;
        }
        self.request(pos, priority);
        let Some(holder) = self.world.holder_mut(pos) else { return };
        let is_new = !holder.subscribers.contains(&id);
        if is_new {
            holder.subscribers.push(id);
        }
        holder.idle_since = None;
        let loaded = holder.chunk().is_some();
        let entities = if is_new { holder.entities.clone() } else { Default::default() };
        let spawns: Vec<_> = entities
            .iter()
            .filter_map(|entity| Some(super::replicate::spawn(self.players.get(entity)?, id)))
            .collect();
        if let Some(subscriber) = self.links.get_mut(&id) {
            subscriber.want(pos, priority, loaded);
            for spawn in spawns {
                subscriber.show(spawn);
            }
        }
    }

    pub(super) fn unsubscribe(&mut self, id: LinkId, pos: ChunkPos) {
        let Some(holder) = self.world.holder_mut(pos) else { return };
        if !holder.subscribers.contains(&id) {
            return;
        }
        holder.subscribers.retain(|subscriber| *subscriber != id);
        let entities = holder.entities.clone();
        self.check_idle(pos);
        if let Some(subscriber) = self.links.get_mut(&id) {
            subscriber.forget(pos);
            for entity in entities {
                let is_own = self.players.get(&entity).is_some_and(|player| player.link == id);
                if !is_own {
                    subscriber.hide(entity);
                }
            }
        }
    }

    /// Makes sure that a chunk is loaded or on its way, and those around it with it, a little later.
    pub(super) fn request(&mut self, pos: ChunkPos, priority: u32) {
        if self.world.chunk(pos).is_some() {
            return;
        }
        let new = self.world.want(pos);
        for at in pos.around() {
            let priority = if at == pos { priority } else { priority.saturating_add(1) };
            if new.contains(&at) {
                self.fetch(at, priority);
            } else if self.world.holder(at).is_some_and(|holder| matches!(holder.stage, Stage::Loading)) {
                self.jobs.hurry(at, priority);
            }
        }
    }

    /// Gets a chunk that nobody held, from where it is newest.
    fn fetch(&mut self, pos: ChunkPos, priority: u32) {
        self.pregen.superseded(pos);
        match self.saving.take_back(pos) {
            Some(kept) => {
                self.world.arrived(kept, None);
            }
            None => self.jobs.load(pos, priority),
        }
    }

    pub(super) fn take_finished_jobs(&mut self) {
        let mut pregenerated = Vec::new();
        while let Some(done) = self.jobs.next_done() {
            // They do not stay: nobody is there. Saved before anything else happens that may want them.
            if !matches!(done, Done::Pregenerated { .. }) {
                self.save_unloaded(std::mem::take(&mut pregenerated));
            }
            match done {
                Done::Loaded(Loaded { kept, optics, is_new }) => {
                    let pos = kept.chunk.pos;
                    if self.world.arrived(kept, optics) && is_new {
                        self.world.mark_unsaved(pos);
                    }
                }
                Done::LoadFailed { pos, error } => {
                    tracing::error!("chunk {}, {} could not be loaded: {error}", pos.x, pos.z);
                    self.world.failed(pos);
                }
                Done::Lit { pos, job, light } => self.world.lit(pos, job, light),
                Done::Searched { question, found } => {
                    crate::command::locate::answer(self, &question, found.as_ref());
                }
                Done::Surveyed { ticket, missing } => self.pregen.surveyed(ticket, &missing),
                Done::Pregenerated { ticket, pos, chunk } => {
                    self.pregenerated(ticket, pos, chunk, &mut pregenerated);
                }
                Done::PlayerLoaded { uuid, data } => self.player_data_arrived(uuid, data),
                Done::Saved { job } => {
                    if self.saving.saved(job) {
                        self.notices.tell(|| Notice::Saved);
                    }
                }
                Done::SaveFailed { job, error } => {
                    tracing::error!("saving failed, trying again later: {error}");
                    self.save_failed(job);
                }
            }
        }
        self.save_unloaded(pregenerated);
    }

    /// Starts what chunks wait for: light jobs, and snapshot jobs for as many owed chunks as each link takes now.
    pub(super) fn serve_chunks(&mut self) {
        for order in self.world.take_light_orders() {
            self.jobs.light(order);
        }
        for pos in self.world.take_newly_loaded() {
            let Some(holder) = self.world.holder(pos) else { continue };
            for id in &holder.subscribers {
                if let Some(subscriber) = self.links.get_mut(id) {
                    subscriber.arrived(pos);
                }
            }
        }
        for subscriber in self.links.values_mut() {
            while let Ok(permit) = subscriber.snapshots.clone().try_reserve_owned() {
                let Some(pos) = subscriber.next_owed() else { break };
                if let Some(chunk) = self.world.chunk(pos) {
                    self.jobs.snapshot(OVERWORLD, Arc::clone(chunk), self.tick, permit);
                }
            }
        }
    }

    /// Notes that a chunk may have become useless.
    pub(super) fn check_idle(&mut self, pos: ChunkPos) {
        let tick = self.tick;
        let Some(holder) = self.world.holder_mut(pos) else { return };
        if !holder.is_wanted() && holder.idle_since.is_none() {
            holder.idle_since = Some(tick);
            self.idle.push_back((tick, pos));
        }
    }

    /// Drops chunks that nobody has wanted for a while, changed ones by way of storage.
    pub(super) fn unload_idle(&mut self) {
        let deadline = self.tick - IDLE_TICKS;
        let mut unsaved = Vec::new();
        for _ in 0..UNLOADS_PER_TICK {
            let Some((since, pos)) = self.idle.pop_front_if(|(since, _)| *since <= deadline) else { break };
            let still_idle = self.world.holder(pos).is_some_and(|holder| holder.idle_since == Some(since));
            if !still_idle {
                continue;
            }
            for (pos, holder) in self.world.give_up(pos) {
                if matches!(holder.stage, Stage::Loading) {
                    self.jobs.cancel_load(pos);
                }
                unsaved.extend(holder.kept().filter(|_| holder.unsaved));
            }
        }
        self.save_unloaded(unsaved);
    }
}
