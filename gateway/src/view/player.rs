//! A session in play, as the view knows it.

use rustc_hash::{FxHashMap, FxHashSet};
use tokio::sync::mpsc;

use super::area::Area;
use super::chunks::{ChunkKey, Slot};
use super::outbox::{Outbox, Outlet};
use super::pacing::Pacing;
use crate::session::{Control, Profile};

/// How far a chunk of a player's area has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChunkState {
    /// It has been asked for.
    Pending,
    /// It can be sent when its turn comes.
    Ready,
    /// The client has it.
    Sent,
}

/// A session in play.
#[derive(Debug)]
pub struct Player {
    /// The session's number on the link.
    pub session: u64,
    /// Who it is.
    pub profile: Profile,
    /// Way to its socket.
    pub outlet: Outlet,
    /// Way to the task that reads its socket.
    pub control: mpsc::Sender<Control>,
    /// The owner has let it in, and the join sequence was sent.
    pub joined: bool,
    /// Its own entity.
    pub entity: u32,
    /// Index into the world's dimensions.
    pub dimension: u32,
    /// Where the owner says it is.
    pub position: [f64; 3],
    /// Section it was in when what it sees was last looked at.
    pub section: [i32; 3],
    /// It moved since.
    pub moved: bool,
    /// Where it was when its locator bar was last looked at.
    pub bar_position: [f64; 3],
    /// It is a spectator, who sees other spectators.
    pub spectator: bool,
    /// View distance the client asked for, chunks.
    pub requested_distance: u32,
    /// The area whose chunks it is sent; `None` until its place in the (new) world is known.
    pub area: Option<Area>,
    /// The area's chunks.
    pub chunks: FxHashMap<(i32, i32), ChunkState>,
    /// Chunks that became ready; entries may be out of date.
    pub ready: Vec<(i32, i32)>,
    /// How many chunks it takes.
    pub pacing: Pacing,
    /// The entity through whose eyes it is to look, once its client knows it.
    pub camera_wanted: Option<u32>,
    /// Entities its client knows.
    pub tracked: FxHashSet<u32>,
    /// What it is sent in this tick.
    pub outbox: Outbox,
    /// Number of the next chat message of a player.
    pub chat_index: i32,
    /// Tick since which it does not keep up.
    pub behind_since: Option<i64>,
    /// Movement was left out, so absolute positions must follow.
    pub resync: bool,
    /// It is being closed, for this reason.
    pub ending: Option<String>,
    /// Its socket's tasks have been told to close.
    pub closing: bool,
}

impl Player {
    /// A session that has asked to join.
    pub fn new(
        session: u64,
        profile: Profile,
        requested_distance: u32,
        outlet: Outlet,
        control: mpsc::Sender<Control>,
    ) -> Self {
        let outlet_version = outlet.version();
        Self {
            session,
            profile,
            outlet,
            control,
            joined: false,
            entity: 0,
            dimension: 0,
            position: [0.0; 3],
            section: [0; 3],
            moved: false,
            bar_position: [0.0; 3],
            spectator: false,
            requested_distance,
            area: None,
            chunks: FxHashMap::default(),
            ready: Vec::new(),
            pacing: Pacing::default(),
            camera_wanted: None,
            tracked: FxHashSet::default(),
            outbox: Outbox::of_version(outlet_version),
            chat_index: 0,
            behind_since: None,
            resync: false,
            ending: None,
            closing: false,
        }
    }

    /// Whether it takes part in what happens in the world.
    pub fn is_playing(&self) -> bool {
        self.joined && self.ending.is_none()
    }

    /// Key of a chunk in the player's world.
    pub fn key(&self, (x, z): (i32, i32)) -> ChunkKey {
        ChunkKey { dimension: self.dimension, x, z }
    }

    /// Whether the client has a chunk of its world.
    pub fn has_chunk(&self, x: i32, z: i32) -> bool {
        self.chunks.get(&(x, z)) == Some(&ChunkState::Sent)
    }

    /// Whether the client has a chunk of its world but not all eight beside it, so that it cannot compute its light.
    pub fn has_on_border(&self, x: i32, z: i32) -> bool {
        let mut around = (-1..=1).flat_map(|dz| (-1..=1).map(move |dx| (dx, dz)));
        self.has_chunk(x, z) && !around.all(|(dx, dz)| self.has_chunk(x.wrapping_add(dx), z.wrapping_add(dz)))
    }
}

/// The sessions in play by small numbers that are used again.
#[derive(Debug, Default)]
pub struct Players {
    slots: Vec<Option<Box<Player>>>,
    by_session: FxHashMap<u64, Slot>,
}

impl Players {
    /// Adds a session.
    pub fn insert(&mut self, player: Player) -> Slot {
        let session = player.session;
        let at = match self.slots.iter().position(Option::is_none) {
            Some(at) => at,
            None => {
                self.slots.push(None);
                self.slots.len() - 1
            }
        };
        self.slots[at] = Some(Box::new(player));
        let slot = at as Slot;
        self.by_session.insert(session, slot);
        slot
    }

    /// Removes a session.
    pub fn remove(&mut self, slot: Slot) -> Option<Box<Player>> {
        let player = self.slots.get_mut(slot as usize)?.take()?;
        self.by_session.remove(&player.session);
        Some(player)
    }

    /// One session.
    pub fn get(&self, slot: Slot) -> Option<&Player> {
        self.slots.get(slot as usize)?.as_deref()
    }

    /// One session.
    pub fn get_mut(&mut self, slot: Slot) -> Option<&mut Player> {
        self.slots.get_mut(slot as usize)?.as_deref_mut()
    }

    /// The slot of a session.
    pub fn slot_of(&self, session: u64) -> Option<Slot> {
        self.by_session.get(&session).copied()
    }

    /// All sessions.
    pub fn iter(&self) -> impl Iterator<Item = (Slot, &Player)> {
        self.slots.iter().enumerate().filter_map(|(at, player)| Some((at as Slot, player.as_deref()?)))
    }

    /// All sessions.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Slot, &mut Player)> {
        self.slots
            .iter_mut()
            .enumerate()
            .filter_map(|(at, player)| Some((at as Slot, player.as_deref_mut()?)))
    }

    /// The slots in use.
    pub fn slots(&self) -> Vec<Slot> {
        self.iter().map(|(slot, _)| slot).collect()
    }

    /// Number of sessions.
    pub fn len(&self) -> usize {
        self.by_session.len()
    }

    /// Nobody is here.
    pub fn is_empty(&self) -> bool {
        self.by_session.is_empty()
    }
}
