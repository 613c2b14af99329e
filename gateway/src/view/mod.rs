//! The view: what every client of this gateway is sent of the world.
//!
//! One [`View`] owns the outgoing state of all sessions in play. It is a pure core: messages of the owner,
//! encoded chunks and events of sessions go in; messages to the owner and, once a tick, frames for each
//! session come out. It reads no clock, opens no socket and never waits: a session that does not keep up is
//! left behind and in the end closed, while the others notice nothing.
//!
//! A tick has three steps, so that their cost can be told apart: [`View::handle_owner`] applies what the owner
//! sent, [`View::encode`] encodes movement and chooses chunks, [`View::flush`] hands frames to the sockets.

pub mod actor;
pub mod area;
pub mod chunks;
pub mod entities;
pub mod locator;
pub mod motion;
pub mod outbox;
pub mod pacing;
pub mod player;
pub mod roster;

mod accounts;
mod flushing;
mod joining;
mod messages;
mod streaming;
mod tick;
mod tracking;
mod waypoints;

#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use bytes::Bytes;
use link::v1::{self, owner_message, subscriber_message};
use tokio::sync::mpsc;

use crate::frames::Frames;
use crate::reason::Reason;
use crate::session::{Answer, Event};
use crate::status;

use accounts::Accounts;
use chunks::{ChunkCache, ChunkKey, FRAME_BUDGET, Slot};
use entities::Entities;
use locator::Locator;
use outbox::TickBuffer;
use player::Players;
use roster::Roster;

/// What the view needs to know of the gateway's settings.
#[derive(Debug, Clone)]
pub struct Options {
    /// Makes frames.
    pub frames: Frames,
    /// Message of the day, for `server_data`.
    pub motd: String,
    /// Icon of the server list as PNG, for `server_data`.
    pub icon: Option<Bytes>,
    /// Bytes of encoded chunks to keep.
    pub chunk_cache_bytes: usize,
    /// Whether names stay out of the server list.
    pub hide_online_players: bool,
    /// Players the status speaks of while there is no worker.
    pub max_players: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            frames: Frames::default(),
            motd: "A Minecraft Server".to_owned(),
            icon: None,
            chunk_cache_bytes: FRAME_BUDGET,
            hide_online_players: false,
            max_players: 20,
        }
    }
}

/// A snapshot that has been encoded and compressed.
#[derive(Debug, Clone)]
pub struct EncodedChunk {
    /// Which chunk.
    pub key: ChunkKey,
    /// The owner's tick it is of.
    pub tick: i64,
    /// `level_chunk_with_light`, as a frame.
    pub frame: chunks::ChunkFrames,
}

/// What exists while there is a link to an owner.
#[derive(Debug)]
struct World {
    info: v1::WorldInfo,
    /// Way for what players do, given to sessions.
    inputs: mpsc::Sender<v1::SubscriberMessage>,
}

/// The outgoing state of all sessions.
#[derive(Debug)]
pub struct View {
    options: Options,
    world: Option<World>,
    tick: i64,
    game_time: i64,
    times: v1::TickTimes,
    accounts: Accounts,
    players: Players,
    roster: Roster,
    chunks: ChunkCache,
    entities: Entities,
    locator: Locator,
    buffer: TickBuffer,
    outgoing: VecDeque<v1::SubscriberMessage>,
    /// Entities whose section changed in this tick.
    resectioned: Vec<u32>,
    /// Frames wait that should not wait for the end of a tick.
    urgent: bool,
    chunks_sent: u64,
    too_slow: u64,
}

impl View {
    /// A view without a link.
    pub fn new(options: Options) -> Self {
        let chunks = ChunkCache::with_budget(options.chunk_cache_bytes);
        Self {
            options,
            world: None,
            tick: 0,
            game_time: 0,
            times: v1::TickTimes::default(),
            accounts: Accounts::default(),
            players: Players::default(),
            roster: Roster::default(),
            chunks,
            entities: Entities::default(),
            locator: Locator::default(),
            buffer: TickBuffer::default(),
            outgoing: VecDeque::new(),
            resectioned: Vec::new(),
            urgent: false,
            chunks_sent: 0,
            too_slow: 0,
        }
    }

    /// A link to an owner is up. `inputs` is where sessions send what players do.
    pub fn link_up(&mut self, attached: v1::Attached, inputs: mpsc::Sender<v1::SubscriberMessage>) {
        self.tick = attached.tick;
        self.chunks = ChunkCache::with_budget(self.options.chunk_cache_bytes);
        self.chunks.begin_tick(attached.tick);
        self.roster.reset(attached.roster.iter().filter_map(tick::listed).collect());
        self.outgoing.clear();
        self.world = Some(World { info: attached.world.unwrap_or_default(), inputs });
    }

    /// The link is gone: nobody can play, everybody is told why.
    pub fn link_down(&mut self, reason: &Reason) {
        self.world = None;
        self.accounts.refuse_checks(reason);
        for slot in self.players.slots() {
            self.kick(slot, reason);
        }
        self.entities = Entities::default();
        self.locator = Locator::default();
        self.chunks = ChunkCache::with_budget(self.options.chunk_cache_bytes);
        self.roster.reset(Vec::new());
        self.outgoing.clear();
        self.resectioned.clear();
        for (_, player) in self.players.iter_mut() {
            player.tracked.clear();
            player.chunks.clear();
        }
    }

    /// The server stops: everybody is told so.
    pub fn shut_down(&mut self) {
        let reason = Reason::key("multiplayer.disconnect.server_shutdown", "Server closed");
        for slot in self.players.slots() {
            self.kick(slot, &reason);
        }
        self.accounts.refuse_checks(&reason);
        self.accounts.disconnect_all(&reason);
    }

    /// Something a session did or wants.
    pub fn handle_event(&mut self, event: Event) {
        match event {
            Event::Check { session, profile, reply } => {
                if self.world.is_none() {
                    let _ = reply.send(Answer::Refused(no_worker()));
                    return;
                }
                self.send(subscriber_message::Message::LoginCheck(v1::LoginCheck {
                    session,
                    uuid: profile.uuid_bytes(),
                    name: profile.name.clone(),
                    address: profile.ip().to_owned(),
                }));
                self.accounts.wait_for_verdict(session, reply);
            }
            Event::Claim { session, uuid, control, reply } => self.claim(session, uuid, control, reply),
            Event::Join { session, profile, information, outlet, control, reply } => {
                self.join(session, profile, information, outlet, control, reply);
            }
            Event::Acknowledged { session, rate } => {
                if let Some(player) =
                    self.players.slot_of(session).and_then(|slot| self.players.get_mut(slot))
                {
                    player.pacing.acknowledged(rate);
                }
            }
            Event::ViewDistance { session, chunks } => {
                if let Some(slot) = self.players.slot_of(session) {
                    self.set_view_distance(slot, chunks);
                }
            }
            Event::Left { session, reason } => self.left(session, reason),
        }
    }

    /// A message of the owner. True: a whole tick was applied, so [`Self::encode`] and [`Self::flush`] must follow.
    pub fn handle_owner(&mut self, message: v1::OwnerMessage) -> bool {
        match message.message {
            Some(owner_message::Message::Tick(tick)) => {
                let is_whole = !tick.goes_on;
                self.apply(tick);
                is_whole
            }
            Some(owner_message::Message::Joined(joined)) => {
                self.joined(joined);
                false
            }
            Some(owner_message::Message::LoginVerdict(verdict)) => {
                self.accounts.verdict(verdict);
                false
            }
            Some(owner_message::Message::World(info)) => {
                self.world_changed(info);
                false
            }
            Some(owner_message::Message::Attached(_) | owner_message::Message::Refused(_)) | None => false,
        }
    }

    /// A chunk that was asked for has been encoded.
    pub fn handle_chunk(&mut self, chunk: EncodedChunk) {
        let arrival = self.chunks.snapshot(chunk.key, chunk.tick, chunk.frame);
        for slot in arrival.ready {
            self.chunk_ready(slot, chunk.key);
        }
        for slot in arrival.outdated {
            self.chunk_outdated(slot, chunk.key);
        }
    }

    /// Whether [`Self::flush`] is due without a tick.
    pub fn take_urgent(&mut self) -> bool {
        std::mem::take(&mut self.urgent)
    }

    /// The versions that sessions speak, as they change.
    pub fn versions_in_use(&self) -> outbox::InUse {
        self.buffer.in_use()
    }

    /// The next message to the owner.
    pub fn next_outgoing(&mut self) -> Option<v1::SubscriberMessage> {
        self.outgoing.pop_front()
    }

    /// Puts a message back that could not be sent yet.
    pub fn return_outgoing(&mut self, message: v1::SubscriberMessage) {
        self.outgoing.push_front(message);
    }

    /// Whether there are messages to the owner.
    pub fn has_outgoing(&self) -> bool {
        !self.outgoing.is_empty()
    }

    /// Whether sessions that logged in are still there.
    pub fn has_sessions(&self) -> bool {
        !self.players.is_empty() || !self.accounts.is_empty()
    }

    /// Where messages to the owner go.
    pub fn inputs(&self) -> Option<mpsc::Sender<v1::SubscriberMessage>> {
        self.world.as_ref().map(|world| world.inputs.clone())
    }

    /// Figures for the admin port; the times of ticks are the caller's.
    pub fn figures(&self) -> crate::metrics::ViewFigures {
        let (chunks, frames, frame_bytes) = self.chunks.size();
        crate::metrics::ViewFigures {
            worker_last: self.times.last_micros,
            worker_average: self.times.average_micros,
            tick: self.tick,
            linked: self.world.is_some(),
            playing: self.players.iter().filter(|(_, player)| player.is_playing()).count(),
            entities: self.entities.len(),
            chunks,
            frames,
            frame_bytes,
            ..Default::default()
        }
    }

    /// Chunks sent, and sessions given up for being slow, since the last call.
    pub fn take_counts(&mut self) -> (u64, u64) {
        (std::mem::take(&mut self.chunks_sent), std::mem::take(&mut self.too_slow))
    }

    /// Whether who is online changed since the last call.
    pub fn take_status_changed(&mut self) -> bool {
        self.roster.take_changed()
    }

    /// What the server list says of players.
    pub fn status(&self, random: &mut impl rand::Rng) -> status::Players {
        let info = self.world.as_ref().map(|world| &world.info);
        let said = self.door().and_then(|door| door.hide_online_players);
        let hidden = said.unwrap_or_else(|| {
            self.options.hide_online_players || info.is_some_and(|info| info.hide_online_players)
        });
        status::Players {
            online: self.roster.entries().len() as u32,
            max: info.map_or(self.options.max_players, |info| info.max_players),
            sample: if hidden { Vec::new() } else { self.roster.sample(random) },
            names: if hidden { Vec::new() } else { self.roster.names() },
        }
    }

    /// What the world says that this gateway has settings of its own for.
    pub fn door(&self) -> Option<&v1::Door> {
        self.world.as_ref()?.info.door.as_ref()
    }

    /// Limits, distances or words changed; clients are told of what concerns them. Areas follow with the next tick.
    fn world_changed(&mut self, info: v1::WorldInfo) {
        let Some(world) = &mut self.world else { return };
        // What sessions have been told of dimensions stays true.
        let dimensions = std::mem::take(&mut world.info.dimensions);
        let before = std::mem::replace(&mut world.info, v1::WorldInfo { dimensions, ..info });
        let now = &world.info;
        let (view, simulation) = (now.view_distance, now.simulation_distance);
        let frames = self.options.frames;
        if before.view_distance != view {
            let range = self.buffer.write(frames, |frames, out| frames.view_distance(out, view));
            self.share(range);
        }
        if before.simulation_distance != simulation {
            let range = self.buffer.write(frames, |frames, out| frames.simulation_distance(out, simulation));
            self.share(range);
        }
        let percentage = self.broadcast_percentage();
        for entity in self.entities.iter_mut() {
            entity.range = tracking::range(entity.kind, percentage);
        }
        self.roster.touch();
    }

    fn broadcast_percentage(&self) -> u32 {
        self.world.as_ref().map_or(100, |world| world.info.entity_broadcast_range_percentage.max(1))
    }

    fn send(&mut self, message: subscriber_message::Message) {
        if self.world.is_some() {
            self.outgoing.push_back(v1::SubscriberMessage { message: Some(message) });
        }
    }

    /// Closes a session in play for a reason that its client is told.
    fn kick(&mut self, slot: Slot, reason: &Reason) {
        let frames = self.options.frames;
        let Some(player) = self.players.get_mut(slot) else { return };
        if player.ending.is_some() {
            return;
        }
        player.ending = Some(reason.plain.clone());
        if player.joined {
            let range = self.buffer.write(frames, |frames, out| frames.disconnect_play(out, reason));
            // The socket is closed behind these words: see `flush`.
            player.outbox.push_shared(range);
        } else {
            // Its client may not be in the play state yet, so its own task has to find the words.
            let _ = player.control.try_send(crate::session::Control::Disconnect(reason.clone()));
        }
        self.untrack_all(slot);
    }
}

/// What players are told while there is no worker.
pub fn no_worker() -> Reason {
    Reason::literal("The world is not available at the moment. Please try again in a few seconds.")
}
