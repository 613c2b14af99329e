//! Light: of whole chunks, which jobs compute from nine chunks' blocks, and of places where blocks changed, once a tick.
//!
//! *Invariant*: the light of a chunk that counts as lit follows from the blocks as they are. Where that cannot be kept up
//! because light would go through a chunk that has none yet, the chunks beside that one count as unlit until a job has
//! computed their light anew. A job that began before blocks changed within its reach counts for nothing: when it ends
//! another one begins, and after a few of these the tick does their work. So every chunk is lit in the end, and never has
//! more than one job under way.

use std::sync::Arc;

use chunk::{BlockPos, Chunk, ChunkPos, LightKind, LightPair, RegionPos};
use lighting::{ChangedLayer, Chunks, Optics, Scratch, Sight, Updater};
use rustc_hash::FxHashMap;

use super::{Holder, Region, Stage, World};

/// Jobs for a chunk in a row that count for nothing, after which the tick lights it.
const MOST_VAIN_JOBS: u8 = 4;
/// Chunks that a tick lights; each takes about a millisecond.
const MOST_IN_TICK: usize = 1;

/// The state of the light of one dimension.
#[derive(Debug)]
pub(super) struct Light {
    has_sky: bool,
    updater: Updater,
    last_job: u64,
    /// Chunks that this tick has lit.
    lit_in_tick: usize,
    scratch: Scratch,
    /// Blocks that changed since light was last brought up to date.
    pub(super) edits: Vec<BlockPos>,
}

impl Light {
    pub(super) fn new(has_sky: bool) -> Self {
        Self {
            has_sky,
            updater: Updater::new(has_sky),
            last_job: 0,
            lit_in_tick: 0,
            scratch: Scratch::default(),
            edits: Vec::new(),
        }
    }
}

/// The job under way for a chunk's light.
#[derive(Clone, Copy, Debug)]
pub(super) struct LightJob {
    number: u64,
    /// Blocks have changed since it began.
    is_vain: bool,
}

/// What is known of a chunk that light may come through.
#[derive(Clone, Debug)]
enum Known {
    Optics(Arc<Optics>),
    Blocks(Arc<Chunk>),
    /// It cannot be read, and is dark.
    Nothing,
}

/// The light of one chunk, to be computed.
#[derive(Debug)]
pub struct LightOrder {
    /// Which chunk.
    pub pos: ChunkPos,
    /// Number the answer carries.
    pub job: u64,
    around: [Known; 9],
    has_sky: bool,
}

impl LightOrder {
    /// Computes it. Takes about a millisecond at most.
    pub fn light(&self, scratch: &mut Scratch) -> Vec<LightPair> {
        let around = self.around.each_ref().map(|known| match known {
            Known::Optics(optics) => Arc::clone(optics),
            Known::Blocks(chunk) => Arc::new(Optics::of(chunk)),
            Known::Nothing => Arc::new(Optics::absent()),
        });
        lighting::light(around.each_ref().map(Arc::as_ref), self.has_sky, scratch)
    }
}

impl World {
    /// Brings light up to date with the blocks that changed since the last call.
    pub fn update_light(&mut self) {
        if self.light.edits.is_empty() {
            return;
        }
        let mut edits = std::mem::take(&mut self.light.edits);
        edits.sort_unstable();
        edits.dedup();
        let update = self.light.updater.update(&Sights(&self.regions), &edits, &[]);
        for ChangedLayer { chunk: pos, section, kind, layer } in update.layers {
            let blocks = self.holder_mut(pos).and_then(Holder::blocks_mut);
            let Some(pair) = blocks.and_then(|chunk| Arc::make_mut(chunk).light_mut(section)) else {
                continue;
            };
            let old = std::mem::replace(pair.layer_mut(kind), layer);
            self.light.updater.recycle(old);
            self.note_light(pos, section, kind);
            self.mark_unsaved(pos);
        }
        let mut near: Vec<ChunkPos> = edits.iter().map(|edit| edit.chunk()).collect();
        near.dedup();
        near.sort_unstable();
        near.dedup();
        edits.clear();
        self.light.edits = edits;
        self.outdate_jobs(&near);
        let mut dark = update.unlit;
        dark.extend(near.iter().filter(|&&pos| self.holder(pos).is_some_and(|holder| !holder.is_lit)));
        for pos in dark {
            self.relight_around(pos, &near);
        }
    }

    /// What is being computed from blocks that have changed in these chunks counts for nothing.
    fn outdate_jobs(&mut self, changed: &[ChunkPos]) {
        for pos in changed.iter().flat_map(|pos| pos.around()) {
            if let Some(job) = self.holder_mut(pos).and_then(|holder| holder.light_job.as_mut()) {
                job.is_vain = true;
            }
        }
    }

    /// Light would have gone through a chunk that has none: it is missing around it, near what changed (sorted).
    fn relight_around(&mut self, dark: ChunkPos, changed: &[ChunkPos]) {
        for pos in dark.around() {
            let is_near = pos.around().iter().any(|at| changed.binary_search(at).is_ok());
            let Some(holder) = self.holder_mut(pos).filter(|holder| is_near && holder.is_lit) else {
                continue;
            };
            holder.is_lit = false;
            self.mark_unsaved(pos);
            self.unlit.push(pos);
        }
    }

    /// The chunks whose light is to be computed now. Called once a tick.
    pub fn take_light_orders(&mut self) -> Vec<LightOrder> {
        self.light.lit_in_tick = 0;
        let unlit = std::mem::take(&mut self.unlit);
        unlit.into_iter().filter_map(|pos| self.light_order(pos)).collect()
    }

    fn light_order(&mut self, pos: ChunkPos) -> Option<LightOrder> {
        let needs_light =
            |holder: &Holder| holder.is_asked_for && !holder.is_lit && holder.light_job.is_none();
        if !self.holder(pos).is_some_and(needs_light) || !self.has_all_around(pos) {
            return None;
        }
        self.light.last_job += 1;
        let job = self.light.last_job;
        let around = pos.around().map(|at| self.holder(at).map_or(Known::Nothing, known));
        self.holder_mut(pos)?.light_job = Some(LightJob { number: job, is_vain: false });
        Some(LightOrder { pos, job, around, has_sky: self.light.has_sky })
    }

    /// Takes the light that a job computed, unless blocks changed since it began; `None` when it failed, which leaves the
    /// chunk as it is.
    pub fn lit(&mut self, pos: ChunkPos, job: u64, light: Option<Vec<LightPair>>) {
        let Some(holder) = self.holder_mut(pos) else { return };
        let Some(LightJob { is_vain, .. }) = holder.light_job.take_if(|known| known.number == job) else {
            return;
        };
        let mut light = light;
        if is_vain && light.is_some() {
            holder.vain_jobs = holder.vain_jobs.saturating_add(1);
            let has_waited = holder.vain_jobs >= MOST_VAIN_JOBS;
            light = has_waited.then(|| self.light_now(pos)).flatten();
            if light.is_none() {
                return self.unlit.push(pos);
            }
        }
        let Some(holder) = self.holder_mut(pos) else { return };
        holder.vain_jobs = 0;
        holder.is_lit = light.is_some();
        if let Some(light) = light {
            self.put_light(pos, light);
            self.mark_unsaved(pos);
            pos.around().into_iter().for_each(|at| self.forget_optics(at));
        }
        if self.holder(pos).is_some_and(|holder| holder.is_asked_for) && self.has_all_around(pos) {
            self.load(pos);
        }
    }

    /// Computes the light of a chunk in the tick, if that has time for it.
    fn light_now(&mut self, pos: ChunkPos) -> Option<Vec<LightPair>> {
        if self.light.lit_in_tick == MOST_IN_TICK {
            return None;
        }
        let order = self.light_order(pos)?;
        self.holder_mut(pos)?.light_job = None;
        self.light.lit_in_tick += 1;
        Some(order.light(&mut self.light.scratch))
    }

    fn put_light(&mut self, pos: ChunkPos, light: Vec<LightPair>) {
        if let Some(chunk) = self.chunk(pos) {
            let chunk = Arc::clone(chunk);
            for (section, new) in light.iter().enumerate() {
                for kind in [LightKind::Sky, LightKind::Block] {
                    if chunk.light(section).is_some_and(|old| old.layer(kind) != new.layer(kind)) {
                        self.note_light(pos, section, kind);
                    }
                }
            }
        }
        if let Some(chunk) = self.holder_mut(pos).and_then(Holder::blocks_mut) {
            lighting::apply(Arc::make_mut(chunk), light);
        }
    }

    /// Notes for replication that a layer changed.
    fn note_light(&mut self, pos: ChunkPos, section: usize, kind: LightKind) {
        let Some(holder) = self.holder_mut(pos).filter(|holder| holder.chunk().is_some()) else { return };
        let was_empty = holder.changes.is_empty();
        // The link names no higher ones.
        let bit = 1u64.checked_shl(section as u32).unwrap_or(0);
        match kind {
            LightKind::Sky => holder.changes.sky |= bit,
            LightKind::Block => holder.changes.block_light |= bit,
        }
        if was_empty {
            self.changed.push(pos);
        }
    }

    /// Forgets a chunk's optics when all around it, and it, are lit.
    fn forget_optics(&mut self, pos: ChunkPos) {
        if self.holder(pos).is_none_or(|holder| holder.optics.is_none()) {
            return;
        }
        let is_lit =
            |at| self.holder(at).is_none_or(|holder| holder.is_lit || matches!(holder.stage, Stage::Failed));
        if pos.around().into_iter().all(is_lit)
            && let Some(holder) = self.holder_mut(pos)
        {
            holder.optics = None;
        }
    }
}

fn known(holder: &Holder) -> Known {
    match (&holder.optics, holder.blocks()) {
        (Some(optics), _) => Known::Optics(Arc::clone(optics)),
        (None, Some(chunk)) => Known::Blocks(Arc::clone(chunk)),
        (None, None) => Known::Nothing,
    }
}

/// Chunks as the updater sees them.
struct Sights<'a>(&'a FxHashMap<RegionPos, Region>);

impl Chunks for Sights<'_> {
    fn sight(&self, pos: ChunkPos) -> Sight<'_> {
        let holder = self.0.get(&pos.region()).and_then(|region| region.holder(pos));
        match holder.and_then(|holder| Some((holder.blocks()?, holder.is_lit))) {
            Some((chunk, true)) => Sight::Lit(chunk),
            Some((chunk, false)) => Sight::Unlit(chunk),
            None => Sight::Absent,
        }
    }
}
