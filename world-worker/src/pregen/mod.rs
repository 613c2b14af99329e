//! Generating an area's chunks before anybody comes there (`/pregen`).
//!
//! A state machine: [`Pregen::orders`] says what to ask of the pool, and its other methods are told what came of it. What
//! is absent: threads, files, a clock, and the world itself.
//!
//! *Invariant*: every place of the area before [`Task`]'s `next` is either on disk or known to be on its way, so what
//! is saved of a task is one number. Memory does not grow with the area.

mod area;
mod rate;
mod report;
mod saved;
mod task;

pub use area::{Area, MAX_BLOCKS, NotInWorld};
pub use report::Progress;
pub use saved::{MAX_FILE, Saved, parse};
pub use task::Whereabouts;

use chunk::ChunkPos;

use task::Task;

/// Milliseconds between two lines about the progress.
const REPORT_INTERVAL: u64 = 5_000;
/// Milliseconds between two times that the state is written.
const SAVE_INTERVAL: u64 = 10_000;

/// What `/pregen` asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Begin.
    Start(Area),
    /// Stop for now.
    Pause,
    /// Go on.
    Continue,
    /// Give up.
    Cancel,
    /// Say how far it is.
    Progress,
}

/// What is to be asked of the pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Which of these chunks are not on disk?
    Survey(u64, Vec<ChunkPos>),
    /// Make this chunk, unless it is on disk.
    Generate(u64, ChunkPos),
}

/// The pregeneration of one dimension: at most one area at a time.
#[derive(Debug)]
pub struct Pregen {
    task: Option<Task>,
    /// Chunks that are asked for at a time.
    most_in_flight: usize,
    last_ticket: u64,
    /// Milliseconds, as of the last tick.
    now: u64,
    next_report: u64,
    next_save: u64,
    /// A task from before the start has not been announced.
    is_resumed: bool,
    /// What is saved differs from what holds by more than progress.
    must_save: bool,
}

impl Pregen {
    /// Nothing to do, for a pool of so many threads.
    pub fn new(threads: usize) -> Self {
        Self {
            task: None,
            // A tick is long enough for a thread to make as many.
            most_in_flight: threads.max(1) * 12,
            last_ticket: 0,
            now: 0,
            next_report: 0,
            next_save: 0,
            is_resumed: false,
            must_save: false,
        }
    }

    /// Takes a task up that was saved.
    pub fn resume(&mut self, saved: &Saved) {
        self.task = Some(Task::resume(saved));
        self.is_resumed = true;
    }

    /// What holds, to be saved; unset when there is no task.
    pub fn saved(&self) -> Option<Saved> {
        self.task.as_ref().map(Task::saved)
    }

    /// Whether it is time to save that.
    pub fn take_must_save(&mut self) -> bool {
        let is_running = self.task.as_ref().is_some_and(|task| !task.is_paused);
        let is_due = self.must_save || is_running && self.now >= self.next_save;
        if is_due {
            self.must_save = false;
            self.next_save = self.now + SAVE_INTERVAL;
        }
        is_due
    }

    /// Does what a command asks for: what to say, or why it cannot be.
    ///
    /// # Errors
    /// When there is no task, or already one.
    pub fn request(&mut self, request: Request) -> Result<String, String> {
        if let Request::Start(area) = request {
            if let Some(task) = &self.task {
                return Err(report::already_running(&task.area));
            }
            let said = report::started(&area);
            self.task = Some(Task::new(area));
            self.next_report = self.now + REPORT_INTERVAL;
            self.must_save = true;
            return Ok(said);
        }
        let Some(task) = &mut self.task else { return Err(report::NO_TASK.to_owned()) };
        let progress = task.progress();
        let said = match request {
            Request::Pause if task.is_paused => return Err(report::ALREADY_PAUSED.to_owned()),
            Request::Pause => {
                task.pause(true);
                report::paused(&progress)
            }
            Request::Continue if !task.is_paused => return Err(report::already_running(&task.area)),
            Request::Continue => {
                task.pause(false);
                self.next_report = self.now + REPORT_INTERVAL;
                report::continued(&task.area, &progress)
            }
            Request::Cancel => {
                self.task = None;
                report::cancelled(&progress)
            }
            Request::Start(_) | Request::Progress => {
                return Ok(if task.is_paused {
                    report::paused(&progress)
                } else {
                    report::running(&progress)
                });
            }
        };
        self.must_save = true;
        Ok(said)
    }

    /// Begins a tick at `now` (milliseconds that never run backwards); a line for the log, if there is news.
    /// `whereabouts` says where a chunk is.
    pub fn tick(&mut self, now: u64, whereabouts: impl FnMut(ChunkPos) -> Whereabouts) -> Option<String> {
        self.now = now;
        let task = self.task.as_mut()?;
        task.settle(now, whereabouts);
        if std::mem::take(&mut self.is_resumed) {
            self.next_report = now + REPORT_INTERVAL;
            let progress = task.progress();
            return Some(if task.is_paused {
                report::paused(&progress)
            } else {
                report::continued(&task.area, &progress)
            });
        }
        if task.is_finished() {
            let said = report::finished(&task.progress());
            self.task = None;
            self.must_save = true;
            return Some(said);
        }
        if task.is_paused || now < self.next_report {
            return None;
        }
        self.next_report = now + REPORT_INTERVAL;
        Some(report::running(&task.progress()))
    }

    /// What to ask of the pool now.
    pub fn orders(&mut self) -> Vec<Order> {
        match &mut self.task {
            Some(task) if !task.is_paused => task.orders(self.most_in_flight, &mut self.last_ticket),
            _ => Vec::new(),
        }
    }

    /// A survey is answered: these chunks are not on disk.
    pub fn surveyed(&mut self, ticket: u64, missing: &[ChunkPos]) {
        if let Some(task) = &mut self.task {
            task.surveyed(ticket, missing);
        }
    }

    /// A chunk was made. False when it is no longer of use and must be dropped; else it must be saved now.
    #[must_use]
    pub fn generated(&mut self, ticket: u64, pos: ChunkPos) -> bool {
        self.task.as_mut().is_some_and(|task| task.generated(ticket, pos))
    }

    /// A chunk need not be made: it was on disk, or cannot be.
    pub fn skipped(&mut self, ticket: u64, pos: ChunkPos) {
        if let Some(task) = &mut self.task {
            task.skipped(ticket, pos);
        }
    }

    /// Somebody else loads or has this chunk: theirs counts, and whatever is made here of it must be dropped.
    pub fn superseded(&mut self, pos: ChunkPos) {
        if let Some(task) = &mut self.task {
            task.superseded(pos);
        }
    }
}

#[cfg(test)]
mod tests;
