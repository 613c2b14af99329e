//! The chunks the sessions of this gateway look at: encoded once, shared, and kept in step with the owner.
//!
//! The cache holds frames, not worlds. A frame is a chunk as of one tick of the owner; changes after that tick
//! lie on top of it as an *overlay* until a handful have gathered, then the frame is dropped and the next
//! viewer asks the owner for a fresh one. Changed light makes a frame useless at once: it is more than an overlay should
//! hold. Changes that arrive while a snapshot is on its way are kept, because bulk and tick traffic overtake each other:
//! what the snapshot does not hold yet is sent right behind it. They are kept as well, and the frame with them, as long as a
//! session waits for its turn: else a chunk that always changes would be asked for again and again and never be sent.

use std::collections::VecDeque;

use bytes::Bytes;
use link::Layer;
use link::v1::Light;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::outbox::VERSION_COUNT;

/// Changed blocks that may lie on a frame before a new viewer needs a fresh one.
const OVERLAY_LIMIT: usize = 16;
/// Ticks a chunk without viewers stays subscribed, for players who walk back and forth over a border.
const IDLE_TICKS: i64 = 100;
/// Chunks without viewers that stay subscribed at most.
const IDLE_CHUNKS: usize = 512;
/// Bytes of frames kept for viewers to come.
pub const FRAME_BUDGET: usize = 48 * 1024 * 1024;

/// A session's number inside the view; small, and used again after the session left.
pub type Slot = u32;

/// Names a chunk of one world.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChunkKey {
    /// Index into the world's dimensions.
    pub dimension: u32,
    /// Chunk coordinate.
    pub x: i32,
    /// Chunk coordinate.
    pub z: i32,
}

/// A block entity as clients are sent it.
#[derive(Debug, Clone, PartialEq)]
pub struct BlockEntity {
    /// `x << 4 | z` inside the chunk.
    pub packed_xz: u8,
    /// Absolute height.
    pub y: i32,
    /// Number in the block entity type registry.
    pub kind: u32,
    /// Network NBT.
    pub nbt: Bytes,
}

/// Changes of one chunk: light, blocks by packed position, and block entities.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Changes {
    /// The layers that changed.
    pub light: Light,
    /// `(y << 8) | (z << 4) | x` with absolute y, and the new state.
    pub blocks: Vec<(i32, u16)>,
    /// Block entities whose data changed.
    pub block_entities: Vec<BlockEntity>,
}

impl Changes {
    /// Nothing changed.
    pub fn is_empty(&self) -> bool {
        self.light.is_empty() && self.blocks.is_empty() && self.block_entities.is_empty()
    }
}

/// What a session is sent when it is a chunk's turn.
#[derive(Debug, Clone, PartialEq)]
pub struct Delivery {
    /// The chunk's frame.
    pub frame: Bytes,
    /// What changed since; goes right behind the frame.
    pub overlay: Changes,
}

/// Whom the arrival of a snapshot concerns.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Arrival {
    /// Sessions that wait for the chunk.
    pub ready: SmallVec<[Slot; 4]>,
    /// Sessions that have the chunk but lack changes, so that they must be sent it again.
    pub outdated: SmallVec<[Slot; 4]>,
}

/// A chunk's frame for the canonical version, and for those older ones for which it was made.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ChunkFrames([Option<Bytes>; VERSION_COUNT]);

impl From<Bytes> for ChunkFrames {
    fn from(canonical: Bytes) -> Self {
        let mut frames = Self::default();
        frames.0[0] = Some(canonical);
        frames
    }
}

impl ChunkFrames {
    /// The frame for a version; made by `make` from the canonical one when it is not there.
    pub fn of_version(&mut self, version: usize, make: impl FnOnce(&Bytes) -> Bytes) -> Bytes {
        let canonical = self.0[0].clone().unwrap_or_default();
        self.0[version].get_or_insert_with(|| make(&canonical)).clone()
    }

    /// Bytes of all of them.
    fn len(&self) -> usize {
        self.0.iter().flatten().map(Bytes::len).sum()
    }
}

#[derive(Debug)]
struct Frame {
    tick: i64,
    bytes: ChunkFrames,
}

#[derive(Debug, Clone, Copy)]
struct Viewer {
    slot: Slot,
    /// Changes of this tick and of earlier ones are known to the viewer.
    known: i64,
}

#[derive(Debug, Default)]
struct Entry {
    frame: Option<Frame>,
    /// A snapshot has been asked for and has not arrived.
    waiting: bool,
    /// The newest tick seen when it was asked for: an older snapshot belongs to a subscription given up since.
    asked_at: i64,
    /// The owner has been told of the subscription.
    told: bool,
    /// Of ticks after the frame's or, before it is here, after it was asked for; each with its tick. Kept while a session
    /// waits for the chunk.
    light: FxHashMap<Layer, (Option<Bytes>, i64)>,
    blocks: FxHashMap<i32, (u16, i64)>,
    block_entities: FxHashMap<(u8, i32), (BlockEntity, i64)>,
    viewers: SmallVec<[Viewer; 4]>,
    wanters: SmallVec<[Slot; 4]>,
    idle_since: Option<i64>,
}

impl Entry {
    fn is_idle(&self) -> bool {
        self.viewers.is_empty() && self.wanters.is_empty()
    }

    fn overlay_len(&self) -> usize {
        self.blocks.len() + self.block_entities.len()
    }

    fn overlay(&self) -> Changes {
        let mut light = Light::default();
        for (&layer, (levels, _)) in &self.light {
            light.set(layer, levels.clone());
        }
        Changes {
            light,
            blocks: self.blocks.iter().map(|(&position, &(state, _))| (position, state)).collect(),
            block_entities: self.block_entities.values().map(|(data, _)| data.clone()).collect(),
        }
    }

    fn clear_overlay(&mut self) {
        self.light = FxHashMap::default();
        self.blocks = FxHashMap::default();
        self.block_entities = FxHashMap::default();
    }
}

/// All chunks this gateway is subscribed to.
#[derive(Debug, Default)]
pub struct ChunkCache {
    entries: FxHashMap<ChunkKey, Entry>,
    subscribe: Vec<(ChunkKey, u32)>,
    unsubscribe: Vec<ChunkKey>,
    order: VecDeque<(ChunkKey, i64)>,
    idle: VecDeque<(ChunkKey, i64)>,
    frame_bytes: usize,
    frames: usize,
    budget: Option<usize>,
    tick: i64,
}

impl ChunkCache {
    /// A cache that keeps at most `budget` bytes of frames nobody waits for.
    pub fn with_budget(budget: usize) -> Self {
        Self { budget: Some(budget), ..Self::default() }
    }

    /// A session wants a chunk. True: it can be [taken](Self::take) at once. Otherwise [`Self::snapshot`] will
    /// name the session when it can. `priority` is the distance in chunks.
    pub fn want(&mut self, key: ChunkKey, slot: Slot, priority: u32) -> bool {
        let tick = self.tick;
        let entry = self.entries.entry(key).or_default();
        entry.idle_since = None;
        if !entry.wanters.contains(&slot) {
            entry.wanters.push(slot);
        }
        if entry.frame.is_some() {
            return true;
        }
        if !entry.waiting {
            entry.waiting = true;
            entry.asked_at = tick;
            self.subscribe.push((key, priority));
        }
        false
    }

    /// A session that wanted a chunk or views it is no longer interested.
    pub fn drop_interest(&mut self, key: ChunkKey, slot: Slot) {
        let tick = self.tick;
        let Some(entry) = self.entries.get_mut(&key) else { return };
        entry.wanters.retain(|&mut wanter| wanter != slot);
        entry.viewers.retain(|viewer| viewer.slot != slot);
        if !entry.is_idle() {
            return;
        }
        if entry.waiting {
            // Nobody wants it any more, so the owner need not make it.
            self.remove(key);
        } else if entry.idle_since.is_none() {
            entry.idle_since = Some(tick);
            self.idle.push_back((key, tick));
        }
    }

    /// It is the chunk's turn for a session that wants it. `None`: it is not ready (any more) and has been asked
    /// for again.
    pub fn take(&mut self, key: ChunkKey, slot: Slot, priority: u32) -> Option<Delivery> {
        self.take_of_version(key, slot, priority, 0, Bytes::clone)
    }

    /// The same for a client of a version; `make` makes its frame of the canonical one, once.
    pub fn take_of_version(
        &mut self,
        key: ChunkKey,
        slot: Slot,
        priority: u32,
        version: usize,
        make: impl FnOnce(&Bytes) -> Bytes,
    ) -> Option<Delivery> {
        if !self.want(key, slot, priority) {
            return None;
        }
        let tick = self.tick;
        let entry = self.entries.get_mut(&key)?;
        let frame = entry.frame.as_mut()?;
        let before = frame.bytes.len();
        let bytes = frame.bytes.of_version(version, make);
        self.frame_bytes += frame.bytes.len() - before;
        entry.wanters.retain(|&mut wanter| wanter != slot);
        entry.viewers.retain(|viewer| viewer.slot != slot);
        entry.viewers.push(Viewer { slot, known: frame.tick.max(tick) });
        Some(Delivery { frame: bytes, overlay: entry.overlay() })
    }

    /// A snapshot arrived, encoded.
    pub fn snapshot(&mut self, key: ChunkKey, tick: i64, bytes: impl Into<ChunkFrames>) -> Arrival {
        let bytes = bytes.into();
        let mut arrival = Arrival::default();
        let Some(entry) = self.entries.get_mut(&key) else { return arrival };
        if entry.waiting {
            if tick < entry.asked_at {
                return arrival;
            }
        } else {
            if entry.frame.as_ref().is_some_and(|frame| tick <= frame.tick) || tick < entry.asked_at {
                return arrival;
            }
            // Nobody asked: the owner sends it in place of deltas that had become too many.
            arrival
                .outdated
                .extend(entry.viewers.iter().filter(|viewer| viewer.known < tick).map(|viewer| viewer.slot));
        }
        entry.waiting = false;
        entry.light.retain(|_, (_, changed)| *changed > tick);
        entry.blocks.retain(|_, &mut (_, changed)| changed > tick);
        entry.block_entities.retain(|_, (_, changed)| *changed > tick);
        self.frame_bytes += bytes.len();
        self.frames += 1;
        if let Some(old) = entry.frame.replace(Frame { tick, bytes }) {
            self.frame_bytes -= old.bytes.len();
            self.frames -= 1;
        }
        self.order.push_back((key, tick));
        arrival.ready.clone_from(&entry.wanters);
        arrival
    }

    /// The owner changed a chunk in `tick`. Calls `send` for each session that must be told.
    pub fn changed(&mut self, key: ChunkKey, tick: i64, changes: &Changes, mut send: impl FnMut(Slot)) {
        let Some(entry) = self.entries.get_mut(&key) else { return };
        for viewer in &mut entry.viewers {
            if viewer.known < tick {
                viewer.known = tick;
                send(viewer.slot);
            }
        }
        if entry.frame.as_ref().is_some_and(|frame| frame.tick >= tick) {
            return;
        }
        if entry.frame.is_none() && !entry.waiting {
            return;
        }
        let is_awaited = entry.waiting || !entry.wanters.is_empty();
        if is_awaited {
            for (layer, levels) in changes.light.layers() {
                entry.light.insert(layer, (levels.cloned(), tick));
            }
        }
        for &(position, state) in &changes.blocks {
            entry.blocks.insert(position, (state, tick));
        }
        for data in &changes.block_entities {
            entry.block_entities.insert((data.packed_xz, data.y), (data.clone(), tick));
        }
        if !is_awaited && (!changes.light.is_empty() || entry.overlay_len() > OVERLAY_LIMIT) {
            entry.clear_overlay();
            if let Some(frame) = entry.frame.take() {
                self.frame_bytes -= frame.bytes.len();
                self.frames -= 1;
            }
        }
    }

    /// Whether a session has been sent a chunk.
    pub fn is_viewed_by(&self, key: ChunkKey, slot: Slot) -> bool {
        self.entries.get(&key).is_some_and(|entry| entry.viewers.iter().any(|viewer| viewer.slot == slot))
    }

    /// The sessions that have been sent a chunk.
    pub fn viewers(&self, key: ChunkKey) -> impl Iterator<Item = Slot> {
        self.entries.get(&key).into_iter().flat_map(|entry| entry.viewers.iter().map(|viewer| viewer.slot))
    }

    /// A tick of the owner begins.
    pub fn begin_tick(&mut self, tick: i64) {
        self.tick = tick;
    }

    /// Once a tick: gives up chunks nobody has looked at for a while, and frames beyond the budget.
    pub fn expire(&mut self) {
        while let Some(&(key, since)) = self.idle.front() {
            if self.idle.len() <= IDLE_CHUNKS && since + IDLE_TICKS > self.tick {
                break;
            }
            self.idle.pop_front();
            if self.entries.get(&key).is_some_and(|entry| entry.idle_since == Some(since)) {
                self.remove(key);
            }
        }
        let budget = self.budget.unwrap_or(FRAME_BUDGET);
        let mut looked_at = 0;
        while (self.frame_bytes > budget || self.order.len() > 4 * self.frames + 64)
            && looked_at < self.order.len()
        {
            let Some((key, tick)) = self.order.pop_front() else { break };
            let Some(entry) = self.entries.get_mut(&key) else { continue };
            match &entry.frame {
                Some(frame) if frame.tick == tick => {
                    if self.frame_bytes <= budget || !entry.wanters.is_empty() {
                        self.order.push_back((key, tick));
                        looked_at += 1;
                    } else if let Some(frame) = entry.frame.take() {
                        self.frame_bytes -= frame.bytes.len();
                        self.frames -= 1;
                        entry.clear_overlay();
                    }
                }
                _ => {}
            }
        }
    }

    /// Chunks to ask the owner for, with their priority, since the last call.
    pub fn take_subscriptions(&mut self) -> Vec<(ChunkKey, u32)> {
        for (key, _) in &self.subscribe {
            if let Some(entry) = self.entries.get_mut(key) {
                entry.told = true;
            }
        }
        std::mem::take(&mut self.subscribe)
    }

    /// Chunks to tell the owner are of no interest any more, since the last call. Send these before the
    /// subscriptions of the same tick.
    pub fn take_unsubscriptions(&mut self) -> Vec<ChunkKey> {
        std::mem::take(&mut self.unsubscribe)
    }

    /// Entries, frames and bytes of frames held.
    pub fn size(&self) -> (usize, usize, usize) {
        (self.entries.len(), self.frames, self.frame_bytes)
    }

    fn remove(&mut self, key: ChunkKey) {
        if let Some(entry) = self.entries.remove(&key) {
            if let Some(frame) = entry.frame {
                self.frame_bytes -= frame.bytes.len();
                self.frames -= 1;
            }
            // Asked for and given up before the owner was told: then it need not hear of either.
            self.subscribe.retain(|(wanted, _)| *wanted != key);
            if entry.told {
                self.unsubscribe.push(key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: ChunkKey = ChunkKey { dimension: 0, x: 1, z: -1 };

    fn one(position: i32, state: u16) -> Changes {
        Changes { blocks: vec![(position, state)], ..Changes::default() }
    }

    /// One layer of light, the same level everywhere.
    fn lit(section: u8, level: u8) -> Changes {
        let mut changes = Changes::default();
        changes.light.set(Layer { is_sky: true, section }, Some(vec![level * 0x11; 2048].into()));
        changes
    }

    fn told(cache: &mut ChunkCache, tick: i64, changes: &Changes) -> Vec<Slot> {
        let mut told = Vec::new();
        cache.begin_tick(tick);
        cache.changed(KEY, tick, changes, |slot| told.push(slot));
        told
    }

    #[test]
    fn late_delta_is_applied_after_snapshot() {
        let mut cache = ChunkCache::default();
        assert!(!cache.want(KEY, 7, 3));
        assert_eq!(cache.take_subscriptions(), vec![(KEY, 3)]);
        // The deltas of ticks 5 and 6 overtake the snapshot of tick 5.
        assert!(told(&mut cache, 5, &one(0, 1)).is_empty());
        assert!(told(&mut cache, 6, &one(1, 2)).is_empty());
        assert_eq!(cache.snapshot(KEY, 5, Bytes::from_static(b"five")).ready.as_slice(), &[7]);
        let delivery = cache.take(KEY, 7, 3).unwrap();
        assert_eq!(&delivery.frame[..], b"five");
        assert_eq!(delivery.overlay, one(1, 2));
        assert_eq!(told(&mut cache, 7, &one(1, 3)), vec![7]);
    }

    #[test]
    fn snapshot_that_overtakes_its_tick_is_not_changed_by_it() {
        let mut cache = ChunkCache::default();
        cache.begin_tick(4);
        cache.want(KEY, 1, 0);
        cache.snapshot(KEY, 6, Bytes::from_static(b"six"));
        assert!(cache.take(KEY, 1, 0).unwrap().overlay.is_empty());
        assert!(told(&mut cache, 5, &one(0, 1)).is_empty());
        assert!(told(&mut cache, 6, &one(0, 2)).is_empty());
        assert_eq!(told(&mut cache, 7, &one(0, 3)), vec![1]);
    }

    #[test]
    fn snapshot_nobody_asked_for_goes_to_viewers_that_lack_its_changes() {
        let mut cache = ChunkCache::default();
        cache.want(KEY, 1, 0);
        cache.snapshot(KEY, 0, Bytes::from_static(b"old"));
        cache.take(KEY, 1, 0).unwrap();
        let arrival = cache.snapshot(KEY, 9, Bytes::from_static(b"new"));
        assert_eq!(arrival.outdated.as_slice(), &[1]);
        assert_eq!(&cache.take(KEY, 1, 0).unwrap().frame[..], b"new");
        assert_eq!(cache.viewers(KEY).count(), 1);
    }

    #[test]
    fn forget_before_arrival_drops_pending() {
        let mut cache = ChunkCache::default();
        cache.want(KEY, 1, 0);
        cache.take_subscriptions();
        cache.drop_interest(KEY, 1);
        assert_eq!(cache.take_unsubscriptions(), vec![KEY]);
        assert_eq!(cache.snapshot(KEY, 0, Bytes::from_static(b"late")), Arrival::default());
        assert_eq!(cache.size(), (0, 0, 0));
    }

    #[test]
    fn wanted_and_forgotten_in_one_tick_never_reaches_the_owner() {
        let mut cache = ChunkCache::default();
        cache.want(KEY, 1, 0);
        cache.drop_interest(KEY, 1);
        assert!(cache.take_subscriptions().is_empty() && cache.take_unsubscriptions().is_empty());
    }

    #[test]
    fn snapshot_of_a_subscription_given_up_is_not_used() {
        let mut cache = ChunkCache::default();
        cache.want(KEY, 1, 0);
        cache.take_subscriptions();
        cache.drop_interest(KEY, 1);
        cache.begin_tick(50);
        cache.want(KEY, 1, 0);
        assert_eq!(cache.snapshot(KEY, 20, Bytes::from_static(b"old")), Arrival::default());
        assert_eq!(cache.snapshot(KEY, 50, Bytes::from_static(b"new")).ready.as_slice(), &[1]);
    }

    #[test]
    fn a_frame_is_made_once_for_each_version() {
        let mut cache = ChunkCache::default();
        cache.want(KEY, 1, 0);
        cache.snapshot(KEY, 0, Bytes::from_static(b"canonical"));
        for _ in 0..2 {
            let made = cache.take_of_version(KEY, 1, 0, 2, |_| Bytes::from_static(b"older")).unwrap();
            assert_eq!(&made.frame[..], b"older");
            assert_eq!(cache.size(), (1, 1, 14));
        }
        assert_eq!(&cache.take(KEY, 2, 0).unwrap().frame[..], b"canonical");
        cache.snapshot(KEY, 1, Bytes::from_static(b"new"));
        assert_eq!(cache.size(), (1, 1, 3));
    }

    #[test]
    fn one_request_for_many_viewers() {
        let mut cache = ChunkCache::default();
        for slot in 0..50 {
            assert!(!cache.want(KEY, slot, 2));
        }
        assert_eq!(cache.take_subscriptions().len(), 1);
        assert_eq!(cache.snapshot(KEY, 0, Bytes::from_static(b"x")).ready.len(), 50);
        for slot in 0..50 {
            assert!(cache.take(KEY, slot, 2).is_some());
        }
        assert_eq!(told(&mut cache, 1, &one(0, 1)).len(), 50);
    }

    #[test]
    fn refresh_for_a_new_viewer_leaves_old_viewers_their_deltas() {
        let mut cache = ChunkCache::default();
        cache.want(KEY, 1, 0);
        cache.snapshot(KEY, 0, Bytes::from_static(b"old"));
        cache.take(KEY, 1, 0).unwrap();
        cache.take_subscriptions();
        for position in 0..=OVERLAY_LIMIT as i32 {
            assert_eq!(told(&mut cache, 1 + i64::from(position), &one(position, 1)), vec![1]);
        }
        assert_eq!(cache.size(), (1, 0, 0));
        assert!(!cache.want(KEY, 2, 4));
        assert_eq!(cache.take_subscriptions(), vec![(KEY, 4)]);
        // The fresh snapshot (of tick 30) overtakes deltas that the old viewer still needs.
        let arrival = cache.snapshot(KEY, 30, Bytes::from_static(b"new"));
        assert_eq!((arrival.ready.as_slice(), arrival.outdated.is_empty()), (&[2][..], true));
        cache.take(KEY, 2, 0).unwrap();
        assert_eq!(told(&mut cache, 29, &one(0, 5)), vec![1]);
        assert_eq!(told(&mut cache, 31, &one(0, 6)), vec![1, 2]);
    }

    #[test]
    fn changed_light_makes_a_frame_useless() {
        let mut cache = ChunkCache::default();
        cache.want(KEY, 1, 0);
        cache.snapshot(KEY, 3, Bytes::from_static(b"old"));
        cache.take(KEY, 1, 0).unwrap();
        cache.take_subscriptions();
        // The snapshot holds it already.
        assert!(told(&mut cache, 3, &lit(4, 7)).is_empty());
        assert_eq!(cache.size(), (1, 1, 3));
        assert_eq!(told(&mut cache, 4, &lit(4, 8)), vec![1]);
        assert_eq!(cache.size(), (1, 0, 0));
        assert!(!cache.want(KEY, 2, 4));
        assert_eq!(cache.take_subscriptions(), vec![(KEY, 4)]);
        cache.snapshot(KEY, 4, Bytes::from_static(b"new"));
        assert!(cache.take(KEY, 2, 4).unwrap().overlay.is_empty());
    }

    #[test]
    fn light_that_overtakes_a_snapshot_is_sent_behind_it() {
        let mut cache = ChunkCache::default();
        cache.want(KEY, 1, 0);
        for (tick, section) in [(1, 1), (2, 2), (3, 3)] {
            assert!(told(&mut cache, tick, &lit(section, tick as u8)).is_empty());
        }
        told(&mut cache, 4, &lit(3, 4));
        assert_eq!(cache.snapshot(KEY, 1, Bytes::from_static(b"late")).ready.as_slice(), &[1]);
        let overlay = cache.take(KEY, 1, 0).unwrap().overlay;
        let mut expected = lit(2, 2);
        expected.light.merge(&lit(3, 4).light);
        assert_eq!(overlay, expected);
    }

    #[test]
    fn a_chunk_that_always_changes_is_sent_in_the_end() {
        let mut cache = ChunkCache::default();
        cache.want(KEY, 1, 0);
        cache.snapshot(KEY, 0, Bytes::from_static(b"frame"));
        let mut expected = Changes::default();
        for tick in 1..=200 {
            let changes = Changes { blocks: vec![(tick as i32, 7)], ..lit(tick as u8 % 4, tick as u8 % 16) };
            expected.light.merge(&changes.light);
            assert!(told(&mut cache, tick, &changes).is_empty());
        }
        let overlay = cache.take(KEY, 1, 0).unwrap().overlay;
        assert_eq!((overlay.light, overlay.blocks.len()), (expected.light, 200));
        // Nobody waits for it any more.
        assert_eq!(told(&mut cache, 201, &lit(1, 2)), vec![1]);
        assert_eq!(cache.size(), (1, 0, 0));
    }

    #[test]
    fn chunks_without_viewers_are_given_up_after_a_while() {
        let mut cache = ChunkCache::default();
        cache.want(KEY, 1, 0);
        cache.snapshot(KEY, 0, Bytes::from_static(b"x"));
        cache.take_subscriptions();
        cache.take(KEY, 1, 0).unwrap();
        cache.drop_interest(KEY, 1);
        cache.begin_tick(IDLE_TICKS - 1);
        cache.expire();
        assert_eq!(cache.size().0, 1);
        assert!(cache.want(KEY, 1, 0), "still there for a player who turns round");
        cache.take(KEY, 1, 0).unwrap();
        cache.drop_interest(KEY, 1);
        cache.begin_tick(3 * IDLE_TICKS);
        cache.expire();
        assert_eq!(cache.size(), (0, 0, 0));
        assert_eq!(cache.take_unsubscriptions(), vec![KEY]);
    }

    #[test]
    fn frames_beyond_the_budget_go_but_viewers_stay() {
        let mut cache = ChunkCache::with_budget(10);
        for x in 0..4 {
            let key = ChunkKey { x, ..KEY };
            cache.want(key, 1, 0);
            cache.snapshot(key, 0, Bytes::from_static(b"12345"));
            if x != 0 {
                cache.take(key, 1, 0).unwrap();
            }
        }
        cache.expire();
        assert_eq!(cache.size(), (4, 2, 10));
        assert!(cache.want(ChunkKey { x: 0, ..KEY }, 1, 0), "a frame somebody waits for stays");
        assert!(cache.is_viewed_by(ChunkKey { x: 1, ..KEY }, 1));
    }
}
