//! Work beside the tick: reading, generating, lighting and encoding chunks on a pool, writing on a thread of its own.
//!
//! The pool takes the nearest wanted chunk first and forgets what nobody wants any more. Writes keep their order.
//! Results come back through one channel that the simulation empties each tick.

mod pool;
mod pregenerate;
mod saver;
mod search;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use chunk::{Chunk, ChunkPos, LightPair};
use lighting::Optics;
use link::v1::Snapshot;
use storage::PlayerData;

use storage::lists::CachedUser;
use tokio::sync::mpsc::OwnedPermit;
use uuid::Uuid;
use worldgen::locate::Found;

use crate::command::locate::Question;
use crate::player::statistics::Statistics;
use crate::pregen;
use crate::server::WorldState;
use crate::world::{Kept, LightOrder};

pub use pool::Terrain;
use pool::{Pool, Task};
use saver::Order;
pub use saver::{Files, Opened, WorldFiles};
pub use search::{POINT_REACH, Search};

/// Priority of what is done before chunks are loaded.
const FIRST: u32 = 0;
/// Priority of what may wait for everything else.
const LAST: u32 = u32::MAX;

/// A finished job.
#[derive(Debug)]
pub enum Done {
    /// A chunk was read, or made.
    Loaded(Loaded),
    /// A chunk's file cannot be read, and nothing may be put in its place.
    LoadFailed {
        /// Which.
        pos: ChunkPos,
        /// Why.
        error: String,
    },
    /// The light of a chunk was computed.
    Lit {
        /// Which.
        pos: ChunkPos,
        /// Of the order.
        job: u64,
        /// Of each light section; unset when it cannot be computed.
        light: Option<Vec<LightPair>>,
    },
    /// A search has ended.
    Searched {
        /// Who asked what.
        question: Box<Question>,
        /// What was found, if anything.
        found: Option<Found>,
    },
    /// It was looked which chunks are on disk.
    Surveyed {
        /// Of the question.
        ticket: u64,
        /// Those that are not.
        missing: Vec<ChunkPos>,
    },
    /// A chunk was made in advance.
    Pregenerated {
        /// Of the question.
        ticket: u64,
        /// Which.
        pos: ChunkPos,
        /// `None` when it was on disk already; an error when its file cannot be read.
        chunk: Result<Option<Kept>, String>,
    },
    /// A player's file was read; `None` when there is none.
    PlayerLoaded {
        /// Whose.
        uuid: Uuid,
        /// What it held, or why it cannot be read.
        data: Result<Box<PlayerFiles>, String>,
    },
    /// All of a save request is on disk.
    Saved {
        /// Which request.
        job: u64,
    },
    /// Some of it is not.
    SaveFailed {
        /// Which request.
        job: u64,
        /// Why.
        error: String,
    },
}

/// A chunk as it comes from disk or from the generator.
#[derive(Debug)]
pub struct Loaded {
    /// The chunk.
    pub kept: Kept,
    /// What light meets in it; unset when it is lit already.
    pub optics: Option<Arc<Optics>>,
    /// It was never saved.
    pub is_new: bool,
}

/// What is on disk of a player.
#[derive(Clone, Debug, Default)]
pub struct PlayerFiles {
    /// Everything but the statistics; `None` on a first visit.
    pub data: Option<PlayerData>,
    /// What it has done how often; a file of its own, which may be there without the other.
    pub statistics: Statistics,
}

/// A player as it is to be written.
#[derive(Clone, Debug)]
pub struct SavedPlayer {
    /// Account.
    pub uuid: Uuid,
    /// Everything but the statistics.
    pub data: PlayerData,
    /// By number; their names are found when they are written.
    pub statistics: Statistics,
}

/// What becomes of the file of pregeneration.
#[derive(Clone, Debug)]
pub enum PregenFile {
    /// It holds this.
    Write(pregen::Saved),
    /// It goes.
    Remove,
}

/// Things to write together.
#[derive(Debug, Default)]
pub struct SaveRequest {
    /// Number the answer carries.
    pub job: u64,
    /// Chunks.
    pub chunks: Vec<Kept>,
    /// Players.
    pub players: Vec<SavedPlayer>,
    /// Time, weather, rules and the like.
    pub world: Option<WorldState>,
    /// Remembered names, and the folder of their list.
    pub users: Option<(PathBuf, Vec<CachedUser>)>,
    /// How far pregeneration is.
    pub pregen: Option<PregenFile>,
}

/// The simulation's end of all jobs.
pub struct Jobs {
    pool: Pool,
    orders: Sender<Order>,
    done: Receiver<Done>,
    saver: Option<std::thread::JoinHandle<()>>,
}

impl Jobs {
    /// Starts `threads` pool threads and the saver.
    ///
    /// # Errors
    /// When the system gives no threads.
    pub fn start(
        files: Arc<Files>,
        world: WorldFiles,
        terrain: Terrain,
        threads: usize,
    ) -> std::io::Result<Self> {
        let (results, done) = channel();
        let pool = Pool::start(Arc::clone(&files), terrain, threads, results.clone())?;
        let (orders, taken) = channel();
        let saver = std::thread::Builder::new()
            .name("saver".to_owned())
            .spawn(move || saver::run(&files, world, &taken, &results))?;
        Ok(Self { pool, orders, done, saver: Some(saver) })
    }

    /// Asks for a chunk: read, or made when it was never saved.
    pub fn load(&self, pos: ChunkPos, priority: u32) {
        self.pool.load(pos, priority);
    }

    /// A wish that has not begun is more urgent than it was.
    pub fn hurry(&self, pos: ChunkPos, priority: u32) {
        self.pool.hurry(pos, priority);
    }

    /// Asks for a chunk's light.
    pub fn light(&self, order: LightOrder) {
        self.pool.push(FIRST, Task::Light(Box::new(order)));
    }

    /// Tells how many players there are, for whom neighbours of chunks are kept.
    pub fn set_players(&self, players: usize) {
        self.pool.set_players(players);
    }

    /// Forgets a wish that has not begun.
    pub fn cancel_load(&self, pos: ChunkPos) {
        self.pool.cancel(pos);
    }

    /// Encodes a chunk for a subscriber.
    pub fn snapshot(&self, dimension: u32, chunk: Arc<Chunk>, tick: i64, permit: OwnedPermit<Snapshot>) {
        self.pool.push(FIRST, Task::Snapshot { dimension, chunk, tick, permit });
    }

    /// Begins a search; false when too many are under way.
    pub fn search(&self, search: Search) -> bool {
        self.pool.search(Box::new(search))
    }

    /// Threads of the pool.
    pub fn threads(&self) -> usize {
        self.pool.threads()
    }

    /// Asks which of these chunks are not on disk.
    pub fn survey(&self, ticket: u64, places: Vec<ChunkPos>) {
        self.pool.push(LAST, Task::Survey(ticket, places));
    }

    /// Asks for a chunk that nobody waits for.
    pub fn pregenerate(&self, ticket: u64, pos: ChunkPos) {
        self.pool.push(LAST, Task::Pregenerate(ticket, pos));
    }

    /// No chunks are asked for that nobody waits for, for the time being.
    pub fn end_pregeneration(&self) {
        self.pool.end_pregeneration();
    }

    /// Asks for a player's file.
    pub fn load_player(&self, uuid: Uuid) {
        self.pool.push(FIRST, Task::Player(uuid));
    }

    /// Hands things to the saver.
    pub fn save(&self, request: SaveRequest) {
        // The saver ends only after this end does.
        let _saver_ended = self.orders.send(Order::Save(Box::new(request)));
    }

    /// The next finished job.
    pub fn next_done(&self) -> Option<Done> {
        self.done.try_recv().ok()
    }

    /// Waits until everything handed to the saver is written; false when something was not.
    pub fn wait_until_saved(&self) -> bool {
        let (answer, answered) = channel();
        self.orders.send(Order::Flush(answer)).is_ok() && answered.recv().unwrap_or(false)
    }
}

impl Drop for Jobs {
    fn drop(&mut self) {
        self.pool.stop();
        let _saver_ended = self.orders.send(Order::End);
        if let Some(saver) = self.saver.take()
            && saver.join().is_err()
        {
            tracing::error!("the saver panicked");
        }
    }
}
