//! Threads that read, generate, light and encode chunks.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet, VecDeque};
use std::panic::AssertUnwindSafe;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use chunk::{Chunk, ChunkPos};
use link::v1::Snapshot;
use rustc_hash::FxBuildHasher;
use thread_priority::{ThreadPriority, ThreadPriorityValue, set_current_thread_priority};
use tokio::sync::mpsc::OwnedPermit;
use uuid::Uuid;
use worldgen::locate::Progress;

use super::{Done, Files, Search};
use crate::generation;
use crate::world::Kept;

/// Of 100; half of that is usual. On Linux a niceness of 5: a third of the share of others, when all want to run.
const PRIORITY: u8 = 37;
/// Searches that may wait.
const MOST_SEARCHES: usize = 64;

/// What makes chunks that were never saved.
#[derive(Clone, Debug)]
pub struct Terrain {
    /// The generator.
    pub generator: worldgen::Generator,
    /// Lowest block, inclusive.
    pub min_y: i32,
    /// Blocks.
    pub height: u32,
}

/// One piece of work.
#[derive(Debug)]
pub(super) enum Task {
    Load(ChunkPos),
    Snapshot {
        dimension: u32,
        chunk: Arc<Chunk>,
        light_stale: bool,
        tick: i64,
        permit: OwnedPermit<Snapshot>,
    },
    Player(Uuid),
    Search(Box<Search>),
    Survey(u64, Vec<ChunkPos>),
    Pregenerate(u64, ChunkPos),
}

struct Entry {
    /// Priority, then age.
    order: Reverse<(u32, u64)>,
    task: Task,
}

impl PartialEq for Entry {
    fn eq(&self, other: &Self) -> bool {
        self.order == other.order
    }
}
impl Eq for Entry {}
impl PartialOrd for Entry {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Entry {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.order.cmp(&other.order)
    }
}

#[derive(Default)]
struct Queue {
    tasks: BinaryHeap<Entry>,
    /// Searches that wait for their next step. They take turns with the tasks, so that neither waits for the other's end.
    searches: VecDeque<Box<Search>>,
    /// Whether it is a search's turn.
    search_next: bool,
    /// Chunks whose load is still wanted.
    wanted: HashSet<(i32, i32), FxBuildHasher>,
    pushed: u64,
    stopping: bool,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        // The queue is valid between any two of its operations, so a panic elsewhere does not spoil it.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The pool.
pub(super) struct Pool {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
    generator: worldgen::Generator,
}

impl Pool {
    pub(super) fn start(
        files: Arc<Files>,
        terrain: Terrain,
        threads: usize,
        done: Sender<Done>,
    ) -> std::io::Result<Self> {
        let shared = Arc::new(Shared::default());
        let generator = terrain.generator.clone();
        let threads = (0..threads.max(1))
            .map(|number| {
                let (shared, files) = (Arc::clone(&shared), Arc::clone(&files));
                let (terrain, done) = (terrain.clone(), done.clone());
                std::thread::Builder::new()
                    .name(format!("chunks-{number}"))
                    .spawn(move || work(&shared, &files, &terrain, &done))
            })
            .collect::<std::io::Result<_>>()?;
        Ok(Self { shared, threads, generator })
    }

    /// Keeps as many unfinished chunks as so many players need.
    pub(super) fn set_players(&self, players: usize) {
        self.generator.set_limit(generation::unfinished_for(players));
    }

    pub(super) fn threads(&self) -> usize {
        self.threads.len()
    }

    pub(super) fn push(&self, priority: u32, task: Task) {
        let mut queue = self.shared.lock();
        if let Task::Load(pos) = task
            && !queue.wanted.insert((pos.x, pos.z))
        {
            return;
        }
        queue.pushed += 1;
        let order = Reverse((priority, queue.pushed));
        queue.tasks.push(Entry { order, task });
        drop(queue);
        self.shared.more.notify_one();
    }

    /// Begins a search; false when too many wait.
    pub(super) fn search(&self, search: Box<Search>) -> bool {
        let mut queue = self.shared.lock();
        let has_room = queue.searches.len() < MOST_SEARCHES;
        if has_room {
            queue.searches.push_back(search);
        }
        drop(queue);
        self.shared.more.notify_one();
        has_room
    }

    pub(super) fn cancel(&self, pos: ChunkPos) {
        self.shared.lock().wanted.remove(&(pos.x, pos.z));
    }

    /// Ends the threads after the task each is at.
    pub(super) fn stop(&mut self) {
        self.shared.lock().stopping = true;
        self.shared.more.notify_all();
        for thread in self.threads.drain(..) {
            if thread.join().is_err() {
                tracing::error!("a chunk thread panicked");
            }
        }
    }
}

fn next(shared: &Shared) -> Option<Task> {
    let mut queue = shared.lock();
    loop {
        if queue.stopping {
            return None;
        }
        if (std::mem::take(&mut queue.search_next) || queue.tasks.is_empty())
            && let Some(search) = queue.searches.pop_front()
        {
            return Some(Task::Search(search));
        }
        match queue.tasks.pop() {
            Some(Entry { task: Task::Load(pos), .. }) => {
                if queue.wanted.remove(&(pos.x, pos.z)) {
                    queue.search_next = true;
                    return Some(Task::Load(pos));
                }
            }
            Some(entry) => {
                queue.search_next = true;
                return Some(entry.task);
            }
            None => queue = shared.more.wait(queue).unwrap_or_else(PoisonError::into_inner),
        }
    }
}

/// Lets the tick and the gateway go first where cores are few.
fn step_back() {
    let set = ThreadPriorityValue::try_from(PRIORITY)
        .map(|priority| set_current_thread_priority(ThreadPriority::Crossplatform(priority)));
    if !matches!(set, Ok(Ok(()))) {
        tracing::debug!("chunk threads have the priority of all others: {set:?}");
    }
}

fn work(shared: &Shared, files: &Files, terrain: &Terrain, done: &Sender<Done>) {
    step_back();
    while let Some(task) = next(shared) {
        let result = match task {
            Task::Load(pos) => load_safely(files, terrain, pos),
            Task::Survey(ticket, places) => {
                // What cannot be found out is asked again when it is made.
                let is_missing = |pos: &ChunkPos| {
                    !std::panic::catch_unwind(AssertUnwindSafe(|| files.has_full(*pos))).unwrap_or(false)
                };
                Done::Surveyed { ticket, missing: places.into_iter().filter(is_missing).collect() }
            }
            Task::Pregenerate(ticket, pos) => {
                let chunk = match load_safely(files, terrain, pos) {
                    Done::Generated(kept) => Ok(Some(kept)),
                    Done::LoadFailed { error, .. } => Err(error),
                    _ => Ok(None),
                };
                Done::Pregenerated { ticket, pos, chunk }
            }
            Task::Snapshot { dimension, mut chunk, light_stale, tick, permit } => {
                if light_stale {
                    lighting::light_chunk(Arc::make_mut(&mut chunk));
                }
                permit.send(crate::replication::snapshot(dimension, &chunk, tick));
                continue;
            }
            Task::Search(search) => match search_on(search, terrain, shared) {
                Some(done) => done,
                None => continue,
            },
            Task::Player(uuid) => Done::PlayerLoaded { uuid, data: files.load_player(uuid) },
        };
        if done.send(result).is_err() {
            return;
        }
    }
}

/// One step of a search; `None` when it goes on later. A panic costs that search alone.
fn search_on(mut search: Box<Search>, terrain: &Terrain, shared: &Shared) -> Option<Done> {
    let progress = std::panic::catch_unwind(AssertUnwindSafe(|| search.step(terrain)));
    let found = match progress {
        Ok(Progress::Unfinished) => {
            shared.lock().searches.push_back(search);
            return None;
        }
        Ok(Progress::Nothing) => None,
        Ok(Progress::Found(found)) => Some(found),
        Err(_) => {
            tracing::error!("a search panicked: {:?}", search.question);
            None
        }
    };
    Some(Done::Searched { question: search.question, found })
}

/// A panic over one chunk costs that chunk, not the thread.
fn load_safely(files: &Files, terrain: &Terrain, pos: ChunkPos) -> Done {
    let loaded = std::panic::catch_unwind(AssertUnwindSafe(|| load(files, terrain, pos)));
    loaded.unwrap_or_else(|_| Done::LoadFailed { pos, error: "reading it panicked".to_owned() })
}

fn load(files: &Files, terrain: &Terrain, pos: ChunkPos) -> Done {
    match files.load_chunk(pos) {
        // Vanilla saves chunks it has not finished; nothing in them was made by players, so they are made anew.
        Ok(Some(stored)) if stored.meta.is_full() => {
            let mut chunk = stored.chunk;
            if !stored.meta.light_correct {
                lighting::light_chunk(&mut chunk);
            }
            Done::Loaded(Kept { chunk: Arc::new(chunk), meta: Arc::new(stored.meta), light_stale: false })
        }
        Ok(_) => {
            let mut chunk = generation::chunk(terrain.generator.generate(pos, terrain.min_y, terrain.height));
            lighting::light_chunk(&mut chunk);
            chunk.compact();
            Done::Generated(Kept { chunk: Arc::new(chunk), meta: Arc::default(), light_stale: false })
        }
        Err(error) => Done::LoadFailed { pos, error },
    }
}
