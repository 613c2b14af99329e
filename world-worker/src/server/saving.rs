//! What goes to storage and when, and what is still on its way there.
//!
//! *Invariant*: what was unloaded stays here until storage has acknowledged it, so that it can be taken back and
//! is never read from a file that does not have it yet.

use std::collections::VecDeque;

use chunk::ChunkPos;
use rustc_hash::FxHashMap;
use storage::PlayerData;
use uuid::Uuid;

use super::Server;
use crate::jobs::{PlayerFiles, PregenFile, SaveRequest, SavedPlayer};
use crate::management::Notice;
use crate::player::{DEFAULT_ICON, Player};
use crate::world::Kept;

/// Ticks after which a changed chunk is saved, as vanilla's eager saving.
const EAGER_AFTER: i64 = 200;
/// Times a failed save is tried again when the server stops.
const FINAL_TRIES: usize = 3;
/// Ticks until a failed save is tried again.
const RETRY_AFTER: i64 = 100;
/// Chunks saved eagerly in one tick.
const EAGER_PER_TICK: usize = 20;

/// Saves under way.
#[derive(Debug)]
pub struct Saving {
    /// Chunks are saved from time to time; `/save-off` switches it off.
    pub autosave: bool,
    last_job: u64,
    /// Unloaded chunks, each with the job that saves it.
    chunks: FxHashMap<ChunkPos, (u64, Kept)>,
    /// Players that left, likewise.
    players: FxHashMap<Uuid, (u64, SavedPlayer)>,
    /// Loaded chunks that a job saves.
    loaded: FxHashMap<u64, Vec<ChunkPos>>,
    /// Chunks that changed, with the tick; in order.
    changed: VecDeque<(i64, ChunkPos)>,
    next_autosave: i64,
    /// The job that saves everything, if one is under way.
    everything: Option<u64>,
    /// Saves that failed, with the tick to try again.
    retries: Vec<(i64, SaveRequest)>,
}

impl Default for Saving {
    fn default() -> Self {
        Self {
            autosave: true,
            last_job: 0,
            chunks: FxHashMap::default(),
            players: FxHashMap::default(),
            loaded: FxHashMap::default(),
            changed: VecDeque::new(),
            next_autosave: 0,
            retries: Vec::new(),
            everything: None,
        }
    }
}

impl Saving {
    /// An unloaded chunk whose save is not acknowledged.
    pub fn take_back(&mut self, pos: ChunkPos) -> Option<Kept> {
        self.chunks.get(&pos).map(|(_, kept)| kept.clone())
    }

    /// Whether a chunk is on its way to disk.
    pub fn holds(&self, pos: ChunkPos) -> bool {
        self.chunks.contains_key(&pos)
    }

    /// A player that left and whose save is not acknowledged.
    pub fn take_back_player(&mut self, uuid: Uuid) -> Option<Box<PlayerFiles>> {
        let (_, saved) = self.players.get(&uuid)?;
        let SavedPlayer { data, statistics, .. } = saved.clone();
        Some(Box::new(PlayerFiles { data: Some(data), statistics }))
    }

    /// Forgets what a finished job has saved; whether that was everything.
    pub fn saved(&mut self, job: u64) -> bool {
        self.chunks.retain(|_, (saving, _)| *saving != job);
        self.players.retain(|_, (saving, _)| *saving != job);
        self.loaded.remove(&job);
        self.everything.take_if(|everything| *everything == job).is_some()
    }

    fn next_job(&mut self) -> u64 {
        self.last_job += 1;
        self.last_job
    }
}

impl Server {
    pub(super) fn save_unloaded(&mut self, chunks: Vec<Kept>) {
        if chunks.is_empty() {
            return;
        }
        let job = self.saving.next_job();
        for kept in &chunks {
            self.saving.chunks.insert(kept.chunk.pos, (job, kept.clone()));
        }
        self.jobs.save(SaveRequest { job, chunks, ..SaveRequest::default() });
    }

    pub(super) fn save_player(&mut self, player: &Player) {
        let job = self.saving.next_job();
        let saved = saved_player(player);
        self.saving.players.insert(player.uuid, (job, saved.clone()));
        self.jobs.save(SaveRequest { job, players: vec![saved], ..SaveRequest::default() });
    }

    pub(super) fn save_pregen(&mut self) {
        let job = self.saving.next_job();
        let pregen = self.pregen_file();
        if matches!(pregen, PregenFile::Remove) {
            self.jobs.end_pregeneration();
        }
        self.jobs.save(SaveRequest { job, pregen: Some(pregen), ..SaveRequest::default() });
    }

    fn pregen_file(&self) -> PregenFile {
        self.pregen.saved().map_or(PregenFile::Remove, PregenFile::Write)
    }

    /// Saves everything that changed: chunks, players, world state.
    pub fn save_all(&mut self) {
        // In the middle of a tick, blocks may have changed that light has not followed yet.
        self.world.update_light();
        let unsaved: Vec<ChunkPos> =
            self.world.iter().filter(|(_, holder)| holder.unsaved).map(|(pos, _)| pos).collect();
        self.saving.changed.clear();
        let job = self.saving.next_job();
        let chunks = self.hand_over(job, unsaved);
        let players = self.players.values().map(saved_player).collect();
        let world = Some(self.state.clone());
        let users = self.lists.take_unsaved_users();
        let pregen = Some(self.pregen_file());
        self.jobs.save(SaveRequest { job, chunks, players, world, users, pregen });
        self.notices.tell(|| Notice::Saving);
        self.saving.everything = Some(job);
        self.saving.next_autosave = self.tick + self.setup.autosave_ticks;
    }

    /// The chunks as storage takes them; they count as saved unless the job fails.
    fn hand_over(&mut self, job: u64, positions: Vec<ChunkPos>) -> Vec<Kept> {
        let mut chunks = Vec::with_capacity(positions.len());
        for pos in &positions {
            if let Some(holder) = self.world.holder_mut(*pos)
                && let Some(kept) = holder.kept()
            {
                holder.unsaved = false;
                // If it is unloaded before the job is done, this is where it is found again.
                self.saving.chunks.insert(*pos, (job, kept.clone()));
                chunks.push(kept);
            }
        }
        self.saving.loaded.insert(job, positions);
        chunks
    }

    /// Saves again later what a job could not.
    pub(super) fn save_failed(&mut self, job: u64) {
        for pos in self.saving.loaded.remove(&job).unwrap_or_default() {
            self.world.mark_unsaved(pos);
        }
        let is_its = |saving: u64| saving == job;
        let chunks: Vec<Kept> = self
            .saving
            .chunks
            .extract_if(|_, (saving, _)| is_its(*saving))
            .map(|(_, (_, kept))| kept)
            .collect();
        let players: Vec<SavedPlayer> = self
            .saving
            .players
            .extract_if(|_, (saving, _)| is_its(*saving))
            .map(|(_, (_, saved))| saved)
            .collect();
        // What is in the world again is newer there, and is saved from there.
        let chunks: Vec<Kept> = chunks
            .into_iter()
            .filter(|kept| {
                let is_here =
                    self.world.holder(kept.chunk.pos).is_some_and(|holder| holder.blocks().is_some());
                if is_here {
                    self.world.mark_unsaved(kept.chunk.pos);
                }
                !is_here
            })
            .collect();
        let players: Vec<_> = players
            .into_iter()
            .filter(|saved| self.players.values().all(|player| player.uuid != saved.uuid))
            .collect();
        if chunks.is_empty() && players.is_empty() {
            return;
        }
        let again = self.saving.next_job();
        for kept in &chunks {
            self.saving.chunks.insert(kept.chunk.pos, (again, kept.clone()));
        }
        for saved in &players {
            self.saving.players.insert(saved.uuid, (again, saved.clone()));
        }
        let request = SaveRequest { job: again, chunks, players, ..SaveRequest::default() };
        self.saving.retries.push((self.tick + RETRY_AFTER, request));
    }

    /// Saves again what failed and `is_due`, but for what has been handed to another job since: that is newer.
    fn retry(&mut self, is_due: impl Fn(i64) -> bool) {
        let due: Vec<_> = self.saving.retries.extract_if(.., |(due, _)| is_due(*due)).collect();
        for (_, mut request) in due {
            let Saving { chunks, players, .. } = &self.saving;
            let is_its = |job: Option<u64>| job == Some(request.job);
            request.chunks.retain(|kept| is_its(chunks.get(&kept.chunk.pos).map(|(job, _)| *job)));
            request.players.retain(|saved| is_its(players.get(&saved.uuid).map(|(job, _)| *job)));
            if !request.chunks.is_empty() || !request.players.is_empty() {
                self.jobs.save(request);
            }
        }
    }

    pub(super) fn unload_and_save(&mut self) {
        self.unload_idle();
        let tick = self.tick;
        let stopping = self.stopping;
        self.retry(|due| due <= tick || stopping);
        self.saving.changed.extend(self.world.take_newly_unsaved().into_iter().map(|pos| (tick, pos)));
        if !self.saving.autosave || self.paused {
            return;
        }
        if self.saving.next_autosave == 0 {
            self.saving.next_autosave = tick + self.setup.autosave_ticks;
        } else if self.setup.autosave_ticks > 0 && tick >= self.saving.next_autosave {
            return self.save_all();
        }
        let mut due = Vec::new();
        while due.len() < EAGER_PER_TICK
            && let Some((_, pos)) =
                self.saving.changed.pop_front_if(|(since, _)| tick - *since >= EAGER_AFTER)
        {
            if self.world.holder(pos).is_some_and(|holder| holder.unsaved) {
                due.push(pos);
            }
        }
        if !due.is_empty() {
            let job = self.saving.next_job();
            let chunks = self.hand_over(job, due);
            self.jobs.save(SaveRequest { job, chunks, ..SaveRequest::default() });
        }
    }

    /// Records a finished tick's duration; ends a sprint when it was its last.
    pub fn finish_tick(&mut self, nanos: u64) {
        self.times.record(nanos);
        if let Some(report) = self.tick_rate.finish_tick(nanos) {
            crate::command::report_sprint(self, &report);
        }
    }

    /// Waits until everything handed to storage is written, and tries what failed a few times more; false when
    /// something could not be written in the end.
    pub fn finish_saving(&mut self) -> bool {
        for _ in 0..FINAL_TRIES {
            if self.jobs.wait_until_saved() {
                return true;
            }
            self.take_finished_jobs();
            self.retry(|_| true);
            self.save_all();
        }
        self.jobs.wait_until_saved()
    }
}

/// A player as its file holds it.
fn saved_player(player: &Player) -> SavedPlayer {
    SavedPlayer { uuid: player.uuid, data: player_data(player), statistics: player.statistics.clone() }
}

fn player_data(player: &Player) -> PlayerData {
    let mut data = player.saved.clone();
    data.pos = player.position;
    data.rotation = [player.yaw, player.pitch];
    data.on_ground = player.on_ground;
    data.game_type = player.game_mode as i32;
    data.previous_game_type = player.previous_game_mode.map(|mode| mode as i32);
    data.health = player.health;
    data.food_level = player.food as i32;
    data.food_saturation = player.saturation;
    (data.xp_level, data.xp_progress, data.xp_total) =
        (player.experience.0 as i32, player.experience.1, player.experience.2 as i32);
    data.abilities.flying = player.flying;
    data.abilities.may_fly = player.may_fly();
    data.abilities.instabuild = player.is_creative();
    data.abilities.invulnerable = player.may_fly();
    data.recipe_books = player.recipe_books;
    let (style, color) = player.locator_icon.clone();
    data.locator_icon = ((style != DEFAULT_ICON).then_some(style), color);
    crate::saved_items::store_inventory(&player.inventory, &mut data);
    data
}
