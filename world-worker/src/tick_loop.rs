//! The thread that ticks the simulation, 20 times a second unless told otherwise.

use std::panic::AssertUnwindSafe;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use crate::server::{Event, Server};

/// Behind by more than this (and 20 ticks) the loop skips ticks, as vanilla does.
const OVERLOAD_NANOS: u64 = 1_000_000_000;
/// Ticks of tolerance on top.
const OVERLOAD_TICKS: u64 = 20;
/// Time between two warnings.
const WARNING_INTERVAL: Duration = Duration::from_secs(15);

/// What others may know of the loop while it runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figures {
    /// Tick times.
    pub mspt: crate::tick_times::Mspt,
    /// Players in the world.
    pub players: usize,
    /// Chunks in memory.
    pub chunks: usize,
    /// Attached links.
    pub links: usize,
    /// Number of the last tick.
    pub ticks: u64,
}

/// Ticks `server` until it stops; tells `publish` the figures after each tick.
pub fn run(server: &mut Server, events: &Receiver<Event>, mut publish: impl FnMut(Figures)) {
    let start = Instant::now();
    let mut due = start;
    let mut last_warning: Option<Instant> = None;
    let mut ticks = 0;
    let mut pending: Vec<Event> = Vec::new();
    while !server.is_stopping() {
        if !server.tick_rate.sprinting() && !wait_until(due, events, &mut pending) {
            pending.push(Event::Stop);
        }
        pending.extend(events.try_iter());
        let began = Instant::now();
        let events = std::mem::take(&mut pending);
        server.uptime_ms = u64::try_from((began - start).as_millis()).unwrap_or(u64::MAX);
        // As vanilla: a failed tick ends the server, but what players did is saved.
        if std::panic::catch_unwind(AssertUnwindSafe(|| server.tick(events))).is_err() {
            tracing::error!("a tick panicked; saving what there is and stopping");
            server.stop();
        }
        let nanos = u64::try_from(began.elapsed().as_nanos()).unwrap_or(u64::MAX);
        server.finish_tick(nanos);
        ticks += 1;
        publish(Figures {
            mspt: server.mspt(),
            players: server.players.len(),
            chunks: server.world.loaded_chunks(),
            links: server.link_count(),
            ticks,
        });

        let interval = server.tick_rate.interval_nanos();
        due += Duration::from_nanos(interval);
        let now = Instant::now();
        if server.tick_rate.sprinting() {
            due = now;
        }
        let behind = u64::try_from(now.saturating_duration_since(due).as_nanos()).unwrap_or(u64::MAX);
        if behind > OVERLOAD_NANOS + OVERLOAD_TICKS * interval
            && last_warning.is_none_or(|last| now - last >= WARNING_INTERVAL)
        {
            let ticks = behind / interval;
            tracing::warn!(
                "Can't keep up! Is the server overloaded? Running {}ms or {ticks} ticks behind",
                behind / 1_000_000
            );
            due += Duration::from_nanos(ticks * interval);
            last_warning = Some(now);
        }
    }
}

/// Waits for the next tick and takes events meanwhile; false when nobody can send any more.
fn wait_until(due: Instant, events: &Receiver<Event>, pending: &mut Vec<Event>) -> bool {
    loop {
        let left = due.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return true;
        }
        match events.recv_timeout(left) {
            Ok(event) => pending.push(event),
            Err(RecvTimeoutError::Timeout) => return true,
            Err(RecvTimeoutError::Disconnected) => return false,
        }
    }
}
