//! One client, without a socket and without a clock: packets and times go in, bytes to send come out.

mod body;
mod configuration;
mod dialect;
mod hand;
mod interest;
mod login;
mod play;
mod says;
#[cfg(test)]
mod tests;
mod world;

use std::rc::Rc;
use std::time::Duration;

use java::DecodeError;
use java::version::Version;
use rand::SeedableRng;
use rand::rngs::StdRng;

pub use hand::{Hand, Settled};
pub use interest::{HEAD_BYTES, Interests, START_BYTES, Want};
pub use play::BUILD_BLOCK;

use self::body::Body;
use self::says::Voice;
use self::world::World;
use crate::behaviour::{Act, Behaviour, Kind};
use crate::pacing::Pacing;
use crate::tally::Tally;

/// Ticks between two pings of a client.
const PING_TICKS: u32 = 100;

/// A version of the game as bots speak it.
#[derive(Debug)]
pub struct Speech {
    /// Its numbers.
    pub version: &'static Version,
    /// What is looked at.
    pub interests: Interests,
}

impl Speech {
    /// How bots that do this speak a version.
    #[must_use]
    pub fn new(version: &'static Version, kind: Kind) -> Self {
        Self { version, interests: Interests::new(version, kind == Kind::Build) }
    }
}

/// What all bots of a run have in common.
#[derive(Debug)]
pub struct Setup {
    /// The versions they speak, in turn; never empty.
    pub speeches: Vec<Speech>,
    /// Host and port as in the intention packet.
    pub host: String,
    /// See `host`.
    pub port: u16,
    /// View distance to ask for, in chunks.
    pub view_distance: i8,
    /// What the bots do.
    pub kind: Kind,
    /// How many there are.
    pub bots: u32,
    /// Seed of their choices; each has a stream of its own.
    pub seed: u64,
    /// Whether each times a round trip now and then, as a client that shows its network charts.
    pub pings: bool,
}

/// How far a client is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Until the server knows who it is.
    Login,
    /// Until the server has told it about the game.
    Configuration,
    /// In the game, not standing in the world yet.
    Joining,
    /// Standing in the world.
    Playing,
}

impl Phase {
    /// For reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Login => "login",
            Self::Configuration => "configuration",
            Self::Joining => "joining",
            Self::Playing => "play",
        }
    }
}

/// Why a client cannot go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ended {
    /// The server said so; the text of its reason.
    Told(String),
    /// The server asks for something bots cannot do.
    Unable(&'static str),
    /// The server sent something senseless.
    Senseless(DecodeError),
}

impl From<DecodeError> for Ended {
    fn from(error: DecodeError) -> Self {
        Self::Senseless(error)
    }
}

impl std::fmt::Display for Ended {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Told(reason) => f.write_str(reason),
            Self::Unable(what) => f.write_str(what),
            Self::Senseless(error) => write!(f, "cannot be read: {error}"),
        }
    }
}

/// An act of a builder that the server has answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deed {
    /// Number of the bot.
    pub bot: u32,
    /// What became of what.
    pub settled: Settled,
}

/// One client.
#[derive(Debug)]
pub struct Client {
    index: u32,
    name: String,
    setup: Rc<Setup>,
    phase: Phase,
    voice: Voice,
    behaviour: Behaviour,
    rng: StdRng,
    pacing: Pacing,
    world: World,
    body: Body,
    hand: Hand,
    joined_at: Option<Duration>,
    /// Ticks in the world; bots start at different counts so that they do not ping all at once.
    ticks: u32,
}

impl Client {
    /// A client that has said hello.
    #[must_use]
    pub fn new(index: u32, name: String, setup: Rc<Setup>) -> Self {
        let mut client = Self {
            index,
            phase: Phase::Login,
            voice: Voice::new(setup.speeches[index as usize % setup.speeches.len()].version),
            behaviour: setup.kind.start(index, setup.bots),
            // Distinct streams: the golden ratio spreads the numbers over all 64 bits.
            rng: StdRng::seed_from_u64(setup.seed ^ u64::from(index).wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            pacing: Pacing::new(),
            world: World::default(),
            body: Body::default(),
            hand: Hand::default(),
            joined_at: None,
            ticks: index % PING_TICKS,
            name,
            setup,
        };
        client.say_hello();
        client
    }

    fn speech(&self) -> &Speech {
        &self.setup.speeches[self.index as usize % self.setup.speeches.len()]
    }

    fn version(&self) -> &'static Version {
        self.speech().version
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How far it is.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// When it first stood in the world.
    #[must_use]
    pub const fn joined_at(&self) -> Option<Duration> {
        self.joined_at
    }

    /// Its game mode's number, once it was told.
    #[must_use]
    pub const fn game_mode(&self) -> Option<u8> {
        self.body.game_mode
    }

    /// What it built.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Whether frames come in the compressed form.
    #[must_use]
    pub const fn compressed(&self) -> bool {
        self.voice.is_compressed()
    }

    /// How much it needs of the body of the packet with this number.
    #[must_use]
    pub fn wants(&self, id: i32) -> Want {
        let interests = &self.speech().interests;
        match self.phase {
            Phase::Login => interests.login(id),
            Phase::Configuration => interests.configuration(id),
            Phase::Joining | Phase::Playing => interests.play(id),
        }
    }

    /// Bytes to send, the caller's to take.
    pub fn outgoing(&mut self) -> &mut Vec<u8> {
        self.voice.bytes()
    }

    /// Packets said since the last call.
    pub fn take_packets_said(&mut self) -> u64 {
        self.voice.take_said()
    }

    /// Handles a packet that it wants: its number and as much of its body as it wanted.
    ///
    /// # Errors
    /// When the client cannot go on.
    pub fn receive(
        &mut self,
        id: i32,
        body: &[u8],
        now: Duration,
        tally: &mut Tally,
        deeds: &mut Vec<Deed>,
    ) -> Result<(), Ended> {
        match self.phase {
            Phase::Login => self.receive_login(id, body),
            Phase::Configuration => self.receive_configuration(id, body, tally),
            Phase::Joining | Phase::Playing => self.receive_play(id, body, now, tally, deeds),
        }
    }

    /// One client tick.
    pub fn tick(&mut self, now: Duration, tally: &mut Tally) {
        if self.phase == Phase::Playing {
            self.play_tick(now, tally);
        }
    }
}

/// Name of a game mode's number.
#[must_use]
pub const fn game_mode_name(mode: u8) -> &'static str {
    match mode {
        0 => "survival",
        1 => "creative",
        2 => "adventure",
        3 => "spectator",
        _ => "unknown",
    }
}

/// For logs: `place` or `break`.
#[must_use]
pub const fn act_name(act: Act) -> &'static str {
    match act {
        Act::Place { .. } => "place",
        Act::Break { .. } => "break",
    }
}
