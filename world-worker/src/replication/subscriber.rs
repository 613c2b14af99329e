//! One link: who is at its other end, what it wants and what it is owed this tick.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use chunk::ChunkPos;
use link::v1::{OwnerMessage, Snapshot, SubscriberMessage, Tick};
use rustc_hash::FxBuildHasher;
use tokio::sync::mpsc;

use super::outbox::Outbox;

/// A wish for a chunk, nearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Want {
    /// Chunks from the nearest interested player.
    pub priority: u32,
    /// Chunk x and z.
    pub chunk: (i32, i32),
}

/// The owner's side of a link.
#[derive(Debug)]
pub struct Subscriber {
    /// For logs.
    pub peer: String,
    /// What it says.
    pub incoming: mpsc::Receiver<SubscriberMessage>,
    /// Its tick stream.
    pub ticks: mpsc::Sender<OwnerMessage>,
    /// Its snapshot stream.
    pub snapshots: mpsc::Sender<Snapshot>,
    /// What its tick stream has not taken.
    pub outbox: Outbox,
    /// The delta of the running tick.
    pub tick: Tick,
    /// Entity ids by session of this link.
    pub sessions: HashMap<u64, u32, FxBuildHasher>,
    /// Chunks it asked for and has not been sent a snapshot of, with their priorities.
    owed: HashMap<(i32, i32), u32, FxBuildHasher>,
    /// Those of them that are loaded, nearest first; may hold entries that are out of date.
    ready: BinaryHeap<Reverse<Want>>,
}

impl Subscriber {
    /// A subscriber that has just attached.
    pub fn new(owner: link::Owner, name: &str, most_ticks_behind: u32) -> Self {
        Self {
            peer: format!("{name} ({})", owner.peer),
            incoming: owner.incoming,
            ticks: owner.ticks,
            snapshots: owner.snapshots,
            outbox: Outbox::new(most_ticks_behind),
            tick: Tick::default(),
            sessions: HashMap::default(),
            owed: HashMap::default(),
            ready: BinaryHeap::new(),
        }
    }

    /// Tells of an entity in this tick, whatever was said of it before.
    pub fn show(&mut self, spawn: link::v1::EntitySpawn) {
        self.tick.removed.retain(|&entity| entity != spawn.entity);
        self.tick.spawned.retain(|other| other.entity != spawn.entity);
        self.tick.spawned.push(spawn);
    }

    /// Tells that an entity is gone, whatever was said of it before in this tick.
    pub fn hide(&mut self, entity: u32) {
        self.tick.spawned.retain(|other| other.entity != entity);
        self.tick.removed.push(entity);
    }

    /// Lists a player; one of the same account that left in this tick has only been replaced.
    pub fn list(&mut self, entry: link::v1::RosterEntry) {
        self.tick.roster_removed.retain(|uuid| *uuid != entry.uuid);
        self.tick.roster_added.retain(|other| other.uuid != entry.uuid);
        self.tick.roster_added.push(entry);
    }

    /// Takes a player off the list.
    pub fn unlist(&mut self, uuid: bytes::Bytes) {
        self.tick.roster_added.retain(|other| other.uuid != uuid);
        self.tick.waypoints.retain(|waypoint| waypoint.uuid != uuid);
        self.tick.roster_removed.push(uuid);
    }

    /// Notes that a snapshot is owed; `loaded` when the chunk is here already.
    pub fn want(&mut self, chunk: ChunkPos, priority: u32, loaded: bool) {
        self.owed.insert((chunk.x, chunk.z), priority);
        if loaded {
            self.ready.push(Reverse(Want { priority, chunk: (chunk.x, chunk.z) }));
        }
    }

    /// Notes that a chunk has arrived.
    pub fn arrived(&mut self, chunk: ChunkPos) {
        if let Some(&priority) = self.owed.get(&(chunk.x, chunk.z)) {
            self.ready.push(Reverse(Want { priority, chunk: (chunk.x, chunk.z) }));
        }
    }

    /// Notes that a chunk is no longer wanted.
    pub fn forget(&mut self, chunk: ChunkPos) {
        self.owed.remove(&(chunk.x, chunk.z));
    }

    /// Takes the nearest chunk whose snapshot is owed and that is loaded.
    pub fn next_owed(&mut self) -> Option<ChunkPos> {
        while let Some(Reverse(want)) = self.ready.pop() {
            if self.owed.get(&want.chunk) == Some(&want.priority) {
                self.owed.remove(&want.chunk);
                return Some(ChunkPos::new(want.chunk.0, want.chunk.1));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_loaded_chunk_is_served_first_and_once() {
        let (_gateway, owner) = link::in_process();
        let mut subscriber = Subscriber::new(owner, "test", 10);
        let (near, far, gone) = (ChunkPos::new(0, 0), ChunkPos::new(5, 0), ChunkPos::new(1, 1));
        subscriber.want(far, 5, true);
        subscriber.want(near, 0, false);
        subscriber.want(gone, 1, true);
        subscriber.forget(gone);
        subscriber.arrived(near);
        subscriber.want(far, 4, true);
        assert_eq!(subscriber.next_owed(), Some(near));
        assert_eq!(subscriber.next_owed(), Some(far));
        assert_eq!(subscriber.next_owed(), None);
    }
}
