//! Messages of one subscriber that its link has not taken yet.
//!
//! A slow subscriber never slows a tick: what it has not taken is coalesced, as far as a message may be large, and when
//! even that grows too large the link is given up (the subscriber attaches again and gets fresh snapshots).

use std::collections::VecDeque;

use link::v1::{
    ChunkChanges, EntityMove, EntityUpdate, OwnerMessage, Tick, Waypoint, owner_message::Message,
};
use rustc_hash::FxHashMap;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

/// Most bytes of changed chunks in one message. The link takes twice that; the rest is for entities and players.
const MESSAGE_BYTES: usize = link::limits::OWNER_MESSAGE_BYTES / 2;
/// Most bytes of changed chunks that wait for one link.
const WAITING_BYTES: usize = 8 * MESSAGE_BYTES;

/// Why a link is given up.
#[derive(Debug, PartialEq, Eq)]
pub enum Overflow {
    /// The other end is gone.
    Closed,
    /// It has not kept up for this many ticks.
    Behind(u32),
    /// This many bytes of changed chunks wait for it.
    TooMuch(usize),
}

/// The queue in front of a link's tick stream.
#[derive(Debug)]
pub struct Outbox {
    waiting: VecDeque<OwnerMessage>,
    ticks_behind: u32,
    most_ticks_behind: u32,
}

impl Outbox {
    /// An empty queue that tolerates `most_ticks_behind` ticks without progress.
    pub fn new(most_ticks_behind: u32) -> Self {
        Self { waiting: VecDeque::new(), ticks_behind: 0, most_ticks_behind }
    }

    /// Queues an answer.
    pub fn push(&mut self, message: Message) {
        self.waiting.push_back(OwnerMessage { message: Some(message) });
    }

    /// Queues a tick's delta; merges it into the one before when that has not left yet and both together fit a message.
    pub fn push_tick(&mut self, mut tick: Tick) {
        let bytes = bytes_of(&tick.chunks);
        if let Some(OwnerMessage { message: Some(Message::Tick(last)) }) = self.waiting.back_mut()
            && bytes_of(&last.chunks) + bytes <= MESSAGE_BYTES
        {
            return merge(last, tick);
        }
        while let Some(first) = split_off_first(&mut tick.chunks) {
            // What a receiver applies before the changes, then these.
            self.push(Message::Tick(Tick {
                tick: tick.tick,
                game_time: tick.game_time,
                roster_added: std::mem::take(&mut tick.roster_added),
                roster_changed: std::mem::take(&mut tick.roster_changed),
                roster_removed: std::mem::take(&mut tick.roster_removed),
                messages: std::mem::take(&mut tick.messages),
                chunks: first,
                goes_on: true,
                ..Tick::default()
            }));
        }
        self.push(Message::Tick(tick));
    }

    /// Hands over what the link takes now. Called once a tick.
    pub fn flush(&mut self, link: &mpsc::Sender<OwnerMessage>) -> Result<(), Overflow> {
        while let Some(message) = self.waiting.pop_front() {
            match link.try_send(message) {
                Ok(()) => self.ticks_behind = 0,
                Err(TrySendError::Full(message)) => {
                    self.waiting.push_front(message);
                    self.ticks_behind += 1;
                    if self.ticks_behind > self.most_ticks_behind {
                        return Err(Overflow::Behind(self.ticks_behind));
                    }
                    let bytes = self.waiting.iter().map(waiting_bytes).sum();
                    return if bytes > WAITING_BYTES { Err(Overflow::TooMuch(bytes)) } else { Ok(()) };
                }
                Err(TrySendError::Closed(_)) => return Err(Overflow::Closed),
            }
        }
        Ok(())
    }
}

fn waiting_bytes(message: &OwnerMessage) -> usize {
    match &message.message {
        Some(Message::Tick(tick)) => bytes_of(&tick.chunks),
        _ => 0,
    }
}

/// Bytes of changes in a message, at most so many.
fn bytes_of(chunks: &[ChunkChanges]) -> usize {
    chunks.iter().map(bytes_of_one).sum()
}

fn bytes_of_one(changes: &ChunkChanges) -> usize {
    /// Of a place in the world, masks and lengths, and of a position with its state: both are varints.
    const CHUNK: usize = 128;
    const BLOCK: usize = 10;
    const BLOCK_ENTITY: usize = 32;
    /// Of an array's key and length.
    const ARRAY: usize = 4;
    let light = changes.light.iter().flat_map(|light| light.sky.iter().chain(&light.block));
    let block_entities = changes.block_entities.iter().map(|entity| BLOCK_ENTITY + entity.nbt.len());
    CHUNK
        + BLOCK * changes.positions.len()
        + block_entities.sum::<usize>()
        + light.map(|levels| ARRAY + levels.len()).sum::<usize>()
}

/// Takes as many changes as a message holds off the front, when they are more than that.
fn split_off_first(chunks: &mut Vec<ChunkChanges>) -> Option<Vec<ChunkChanges>> {
    let mut bytes = 0;
    let at = chunks.iter().position(|changes| {
        bytes += bytes_of_one(changes);
        bytes > MESSAGE_BYTES
    })?;
    // What is too large by itself is not made smaller.
    let rest = (chunks.len() > 1).then(|| chunks.split_off(at.max(1)))?;
    Some(std::mem::replace(chunks, rest))
}

/// Adds a later tick to an earlier one that was not sent: last positions and last states win.
fn merge(into: &mut Tick, later: Tick) {
    into.tick = later.tick;
    into.game_time = later.game_time;
    into.times = later.times.or(into.times.take());
    into.roster_added.retain(|entry| !later.roster_removed.contains(&entry.uuid));
    into.roster_removed.extend(later.roster_removed);
    into.roster_removed.retain(|uuid| later.roster_added.iter().all(|entry| entry.uuid != *uuid));
    into.roster_added.extend(later.roster_added);
    into.roster_changed.extend(later.roster_changed);
    into.messages.extend(later.messages);
    into.late.extend(later.late);
    merge_chunks(&mut into.chunks, later.chunks);
    // An entity may have left and come back: what this tick said of it before no longer counts.
    for id in &later.removed {
        into.spawned.retain(|spawn| spawn.entity != *id);
        into.moved.retain(|moved| moved.entity != *id);
        into.updated.retain(|update| update.entity != *id);
    }
    for spawn in later.spawned {
        into.spawned.retain(|old| old.entity != spawn.entity);
        into.spawned.push(spawn);
    }
    merge_moves(&mut into.moved, later.moved);
    merge_updates(&mut into.updated, later.updated);
    for id in later.removed {
        if !into.removed.contains(&id) {
            into.removed.push(id);
        }
    }
    merge_waypoints(into, later.waypoints);
    let spawned = &into.spawned;
    into.removed.retain(|id| !spawned.iter().any(|spawn| spawn.entity == *id));
}

fn merge_chunks(into: &mut Vec<ChunkChanges>, later: Vec<ChunkChanges>) {
    let index: FxHashMap<_, _> =
        into.iter().enumerate().map(|(at, changes)| (chunk_key(changes), at)).collect();
    for changes in later {
        match index.get(&chunk_key(&changes)) {
            Some(&at) => {
                let old = &mut into[at];
                old.positions.extend(changes.positions);
                old.states.extend(changes.states);
                old.block_entities.extend(changes.block_entities);
                if let Some(light) = changes.light {
                    old.light.get_or_insert_default().merge(&light);
                }
                keep_last_states(old);
            }
            None => into.push(changes),
        }
    }
}

fn chunk_key(changes: &ChunkChanges) -> (u32, i32, i32) {
    changes.chunk.map_or((0, 0, 0), |chunk| (chunk.dimension, chunk.x, chunk.z))
}

fn keep_last_states(changes: &mut ChunkChanges) {
    let last: FxHashMap<i32, u32> =
        changes.positions.iter().copied().zip(changes.states.iter().copied()).collect();
    changes.positions.sort_unstable();
    changes.positions.dedup();
    changes.states = changes.positions.iter().map(|position| last[position]).collect();
}

fn merge_waypoints(into: &mut Tick, later: Vec<Waypoint>) {
    let gone = &into.roster_removed;
    into.waypoints.retain(|waypoint| !gone.contains(&waypoint.uuid));
    let index: FxHashMap<_, _> =
        into.waypoints.iter().enumerate().map(|(at, waypoint)| (waypoint.uuid.clone(), at)).collect();
    for waypoint in later {
        match index.get(&waypoint.uuid) {
            Some(&at) => into.waypoints[at] = waypoint,
            None => into.waypoints.push(waypoint),
        }
    }
}

fn merge_moves(into: &mut Vec<EntityMove>, later: Vec<EntityMove>) {
    for moved in later {
        match into.iter_mut().find(|old| old.entity == moved.entity) {
            Some(old) => {
                old.position = moved.position.or(old.position.take());
                old.rotation = moved.rotation.or(old.rotation.take());
                old.head_yaw = moved.head_yaw.or(old.head_yaw);
                old.on_ground = moved.on_ground;
                old.teleported |= moved.teleported;
                old.dimension = moved.dimension.or(old.dimension);
            }
            None => into.push(moved),
        }
    }
}

fn merge_updates(into: &mut Vec<EntityUpdate>, later: Vec<EntityUpdate>) {
    for update in later {
        match into.iter_mut().find(|old| old.entity == update.entity) {
            Some(old) => {
                old.metadata.retain(|old| update.metadata.iter().all(|new| new.index != old.index));
                old.metadata.extend(update.metadata);
                old.attributes
                    .retain(|old| update.attributes.iter().all(|new| new.attribute != old.attribute));
                old.attributes.extend(update.attributes);
                old.equipment.retain(|old| update.equipment.iter().all(|new| new.slot != old.slot));
                old.equipment.extend(update.equipment);
                old.events.extend(update.events);
                old.spectator = update.spectator.or(old.spectator);
                // A swing nobody saw in time is not worth showing late.
            }
            None => into.push(update),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use link::v1::{ChunkRef, EntitySpawn, Vec3};

    fn moved(entity: u32, x: f64) -> EntityMove {
        EntityMove { entity, position: Some(Vec3 { x, y: 0.0, z: 0.0 }), ..EntityMove::default() }
    }

    fn changes(positions: &[i32], states: &[u32]) -> ChunkChanges {
        ChunkChanges {
            chunk: Some(ChunkRef { dimension: 0, x: 1, z: 2 }),
            positions: positions.to_vec(),
            states: states.to_vec(),
            ..ChunkChanges::default()
        }
    }

    #[test]
    fn a_full_link_gets_the_last_position_and_state_later() {
        let (sender, mut receiver) = mpsc::channel(1);
        let mut outbox = Outbox::new(10);
        outbox.push_tick(Tick { tick: 1, ..Tick::default() });
        outbox.flush(&sender).expect("room for one");
        outbox.push_tick(Tick {
            tick: 2,
            moved: vec![moved(7, 1.0)],
            chunks: vec![changes(&[5], &[1])],
            ..Tick::default()
        });
        outbox.flush(&sender).expect("waits");
        outbox.push_tick(Tick {
            tick: 3,
            moved: vec![moved(7, 2.0)],
            chunks: vec![changes(&[6, 5], &[3, 2])],
            ..Tick::default()
        });
        receiver.try_recv().expect("the first tick");
        outbox.flush(&sender).expect("room again");
        let Some(Message::Tick(tick)) = receiver.try_recv().expect("both ticks in one").message else {
            panic!("a tick was sent")
        };
        assert_eq!(tick.tick, 3);
        assert_eq!(tick.moved, [moved(7, 2.0)]);
        assert_eq!(tick.chunks[0].positions, [5, 6]);
        assert_eq!(tick.chunks[0].states, [2, 3]);
    }

    #[test]
    fn an_entity_that_left_and_came_back_is_only_spawned() {
        let mut first = Tick { removed: vec![4], moved: vec![moved(4, 1.0)], ..Tick::default() };
        let spawn = EntitySpawn { entity: 4, ..EntitySpawn::default() };
        merge(&mut first, Tick { spawned: vec![spawn.clone()], ..Tick::default() });
        assert_eq!(first.spawned, [spawn]);
        assert!(first.removed.is_empty());
    }

    /// Changes of all light of so many chunks from there on.
    fn all_lit(from: i32, chunks: i32) -> Tick {
        let mut light = link::v1::Light::default();
        for section in 0..26 {
            for is_sky in [true, false] {
                light.set(link::Layer { is_sky, section }, Some(vec![7; chunk::LIGHT_BYTES].into()));
            }
        }
        let changes = |x| ChunkChanges {
            chunk: Some(ChunkRef { dimension: 0, x, z: 0 }),
            light: Some(light.clone()),
            ..ChunkChanges::default()
        };
        let late = vec![link::v1::PlayerMessage::default()];
        let chunks = (from..from + chunks).map(changes).collect();
        Tick { tick: 5, chunks, messages: late.clone(), late, ..Tick::default() }
    }

    fn taken(receiver: &mut mpsc::Receiver<OwnerMessage>) -> Vec<Tick> {
        let messages = std::iter::from_fn(|| receiver.try_recv().ok()?.message);
        messages
            .filter_map(|message| if let Message::Tick(tick) = message { Some(tick) } else { None })
            .collect()
    }

    #[test]
    fn no_message_is_larger_than_the_link_takes() {
        let (sender, mut receiver) = mpsc::channel(100);
        let mut outbox = Outbox::new(10);
        // Some of it is merged, and all of one tick is too much for a message as well.
        for (from, chunks) in [(0, 30), (20, 30), (50, 300)] {
            outbox.push_tick(all_lit(from, chunks));
        }
        outbox.flush(&sender).expect("room");
        let ticks = taken(&mut receiver);
        assert!(ticks.iter().all(|tick| bytes_of(&tick.chunks) <= MESSAGE_BYTES));
        let places: Vec<i32> =
            ticks.iter().flat_map(|tick| &tick.chunks).map(|c| c.chunk.unwrap().x).collect();
        assert_eq!(places, Vec::from_iter(0..350));
        assert!(ticks.iter().all(|tick| tick.tick == 5));
        let told = |tick: &Tick| (tick.messages.len(), tick.late.len(), tick.goes_on);
        let [merged, first, between @ .., last] = &ticks[..] else { panic!("{} messages", ticks.len()) };
        assert_eq!((told(merged), told(first), told(last)), ((2, 2, false), (1, 0, true), (0, 1, false)));
        assert!(between.iter().all(|tick| told(tick) == (0, 0, true)));
    }

    #[test]
    fn a_link_is_given_up_for_which_too_much_waits() {
        let (sender, mut receiver) = mpsc::channel(1);
        let mut outbox = Outbox::new(100);
        for _ in 0..20 {
            // The same chunks again and again take no more room.
            outbox.push_tick(all_lit(0, 20));
            outbox.flush(&sender).expect("little waits");
        }
        taken(&mut receiver);
        let mut result = Ok(());
        for from in 0..20 {
            outbox.push_tick(all_lit(from * 70, 70));
            result = result.and(outbox.flush(&sender));
        }
        assert!(matches!(result, Err(Overflow::TooMuch(_))), "{result:?}");
    }

    #[test]
    fn a_link_that_never_takes_anything_is_given_up() {
        let (sender, _receiver) = mpsc::channel(1);
        let mut outbox = Outbox::new(3);
        let mut result = Ok(());
        for tick in 0..10 {
            outbox.push_tick(Tick { tick, ..Tick::default() });
            result = outbox.flush(&sender);
            if result.is_err() {
                break;
            }
        }
        assert_eq!(result, Err(Overflow::Behind(4)));
    }
}
