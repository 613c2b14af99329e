//! Threads that read, generate, light and encode chunks.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, VecDeque};
use std::panic::AssertUnwindSafe;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use chunk::{Chunk, ChunkPos};
use lighting::{Optics, Scratch};
use link::v1::Snapshot;
use rustc_hash::FxBuildHasher;
use storage::ChunkMeta;
use thread_priority::{ThreadPriority, ThreadPriorityValue, set_current_thread_priority};
use tokio::sync::mpsc::OwnedPermit;
use uuid::Uuid;
use worldgen::locate::Progress;

use super::{Done, Files, LAST, Loaded, Search, pregenerate};
use crate::generation;
use crate::generation::Unlit;
use crate::world::{Kept, LightOrder};

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
    /// Light comes from above.
    pub has_sky: bool,
}

/// One piece of work.
#[derive(Debug)]
pub(super) enum Task {
    Load(ChunkPos),
    Light(Box<LightOrder>),
    Snapshot { dimension: u32, chunk: Arc<Chunk>, tick: i64, permit: OwnedPermit<Snapshot> },
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
    /// Chunks whose load is still wanted, with their priority: an earlier entry of `tasks` may have another.
    wanted: HashMap<ChunkPos, u32, FxBuildHasher>,
    pushed: u64,
    stopping: bool,
}

impl Queue {
    fn push(&mut self, priority: u32, task: Task) {
        self.pushed += 1;
        let order = Reverse((priority, self.pushed));
        self.tasks.push(Entry { order, task });
    }
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
    /// What was made of chunks around those that are pregenerated.
    unlit: Unlit,
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
        self.shared.lock().push(priority, task);
        self.shared.more.notify_one();
    }

    /// Loads a chunk, after what others wait for.
    pub(super) fn load(&self, pos: ChunkPos, priority: u32) {
        let priority = priority.saturating_add(1).min(LAST - 1);
        let mut queue = self.shared.lock();
        if queue.wanted.insert(pos, priority).is_none_or(|known| priority < known) {
            queue.push(priority, Task::Load(pos));
        }
        drop(queue);
        self.shared.more.notify_one();
    }

    /// Loads a chunk earlier, if it is still to be loaded.
    pub(super) fn hurry(&self, pos: ChunkPos, priority: u32) {
        let priority = priority.saturating_add(1).min(LAST - 1);
        let mut queue = self.shared.lock();
        if let Some(known) = queue.wanted.get_mut(&pos)
            && priority < *known
        {
            *known = priority;
            queue.push(priority, Task::Load(pos));
        }
    }

    /// Forgets what was kept for pregeneration.
    pub(super) fn end_pregeneration(&self) {
        self.shared.unlit.clear();
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
        self.shared.lock().wanted.remove(&pos);
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
                if queue.wanted.remove(&pos).is_some() {
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
    let mut scratch = Scratch::default();
    while let Some(task) = next(shared) {
        let result = match task {
            Task::Load(pos) => match load_safely(files, terrain, pos) {
                Ok(loaded) => Done::Loaded(loaded),
                Err(error) => Done::LoadFailed { pos, error },
            },
            Task::Survey(ticket, places) => {
                // What cannot be found out is asked again when it is made.
                let is_missing = |pos: &ChunkPos| {
                    !std::panic::catch_unwind(AssertUnwindSafe(|| files.is_full(*pos)))
                        .is_ok_and(|is_full| is_full.unwrap_or(false))
                };
                Done::Surveyed { ticket, missing: places.into_iter().filter(is_missing).collect() }
            }
            Task::Light(order) => light_safely(&order, &mut scratch),
            Task::Pregenerate(ticket, pos) => {
                let chunk = std::panic::catch_unwind(AssertUnwindSafe(|| {
                    pregenerate::chunk(files, terrain, &shared.unlit, pos, &mut scratch)
                }));
                let chunk = chunk.unwrap_or_else(|_| {
                    scratch = Scratch::default();
                    Err("making it panicked".to_owned())
                });
                Done::Pregenerated { ticket, pos, chunk }
            }
            Task::Snapshot { dimension, chunk, tick, permit } => {
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

/// A panic over one chunk costs that chunk's light, not the thread.
fn light_safely(order: &LightOrder, scratch: &mut Scratch) -> Done {
    let light = std::panic::catch_unwind(AssertUnwindSafe(|| order.light(scratch)));
    if light.is_err() {
        *scratch = Scratch::default();
        tracing::error!("chunk {}, {} cannot be lit: computing its light panicked", order.pos.x, order.pos.z);
    }
    Done::Lit { pos: order.pos, job: order.job, light: light.ok() }
}

/// A panic over one chunk costs that chunk, not the thread.
pub(super) fn load_safely(files: &Files, terrain: &Terrain, pos: ChunkPos) -> Result<Loaded, String> {
    let loaded = std::panic::catch_unwind(AssertUnwindSafe(|| load(files, terrain, pos)));
    loaded.unwrap_or_else(|_| Err("reading it panicked".to_owned()))
}

fn load(files: &Files, terrain: &Terrain, pos: ChunkPos) -> Result<Loaded, String> {
    let stored = files.load_chunk(pos)?;
    // Vanilla saves chunks it has not finished; nothing in them was made by players, so they are made anew.
    let stored = stored.filter(|stored| stored.meta.is_full());
    let is_new = stored.is_none();
    let (chunk, meta) = match stored {
        Some(stored) => (stored.chunk, stored.meta),
        None => {
            let mut chunk = generation::chunk(terrain.generator.generate(pos, terrain.min_y, terrain.height));
            chunk.compact();
            (chunk, ChunkMeta::default())
        }
    };
    let is_lit = !is_new && meta.light_correct;
    let optics = (!is_lit).then(|| Arc::new(Optics::of(&chunk)));
    Ok(Loaded { kept: Kept { chunk: Arc::new(chunk), meta: Arc::new(meta), is_lit }, optics, is_new })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pool() -> Pool {
        let generator = worldgen::Generator::Flat(worldgen::FlatSettings::classic());
        Pool { shared: Arc::default(), threads: Vec::new(), generator }
    }

    /// The places of the loads in the order in which a thread would take them.
    fn loads(pool: &Pool) -> Vec<i32> {
        let mut places = Vec::new();
        while !pool.shared.lock().tasks.is_empty() {
            pool.push(LAST, Task::Survey(0, Vec::new()));
            match next(&pool.shared) {
                Some(Task::Load(pos)) => places.push(pos.x),
                _ => break,
            }
        }
        places
    }

    #[test]
    fn each_chunk_is_loaded_once_at_its_best_priority() {
        let (pool, at) = (pool(), |x| ChunkPos::new(x, 0));
        for (x, priority) in [(1, 1), (2, 2), (3, 3), (4, 4), (2, 9)] {
            pool.load(at(x), priority);
        }
        pool.hurry(at(4), 0);
        pool.hurry(at(1), 8);
        pool.hurry(at(7), 0);
        pool.cancel(at(3));
        assert_eq!(loads(&pool), [4, 1, 2]);
        // What has begun is not begun again.
        pool.hurry(at(4), 0);
        assert_eq!(loads(&pool), [0; 0]);
    }

    #[test]
    fn light_and_snapshots_go_before_the_nearest_chunk() {
        let pool = pool();
        pool.load(ChunkPos::new(0, 0), 0);
        pool.push(super::super::FIRST, Task::Player(Uuid::nil()));
        assert!(matches!(next(&pool.shared), Some(Task::Player(_))));
        pool.load(ChunkPos::new(1, 0), LAST);
        pool.push(LAST, Task::Survey(0, Vec::new()));
        assert_eq!(loads(&pool), [0, 1]);
    }
}
