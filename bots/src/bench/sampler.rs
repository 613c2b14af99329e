//! Watches a server while bots play: what it uses each second, and how long its ticks take every few seconds.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;

use super::admin;
use super::server::Server;
use super::tick_query::{Answers, Mspt};
use crate::usage;

/// Between two looks at `/proc`.
const USAGE_EVERY: Duration = Duration::from_secs(1);
/// Between two `tick query`: its figures are of a hundred ticks.
const QUERY_EVERY: Duration = Duration::from_secs(5);
/// Between two looks at whether something is due.
const GLANCE: Duration = Duration::from_millis(50);

/// What was seen of a server, with times since some moment.
#[derive(Debug, Default, Serialize)]
pub struct Samples {
    /// Answers to `tick query`.
    pub tick_query: Vec<At<Mspt>>,
    /// The gateway's own ticks in the same form.
    pub gateway: Vec<At<Mspt>>,
    /// Time that the gateway has spent on encoding chunks, beside its ticks.
    pub chunk_encoding: Vec<At<Spent>>,
    /// Memory and CPU of all processes.
    pub usage: Vec<At<Used>>,
}

/// Something at a time.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct At<T> {
    /// Seconds since the measurement began.
    pub at_s: f64,
    /// What it was.
    #[serde(flatten)]
    pub value: T,
}

/// Memory and CPU of a process tree.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Used {
    /// Processes.
    pub processes: usize,
    /// Resident memory in bytes.
    pub resident_bytes: u64,
    /// CPU time of user and system so far, in seconds.
    pub cpu_s: f64,
}

/// Time spent so far.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Spent {
    /// Seconds.
    pub spent_s: f64,
}

/// What is seen, with the moments it was seen at.
#[derive(Debug, Default)]
pub struct Sampler {
    tick_query: Vec<(Instant, Mspt)>,
    gateway: Vec<(Instant, Mspt)>,
    chunk_encoding: Vec<(Instant, Spent)>,
    usage: Vec<(Instant, Used)>,
}

/// How often `tick query` is asked in a measurement of this length: short ones need a few answers too.
#[must_use]
pub fn query_interval(measure: Duration) -> Duration {
    (measure / 4).clamp(Duration::from_millis(500), QUERY_EVERY)
}

impl Sampler {
    /// Watches until `done` is set.
    pub fn watch(&mut self, server: &mut Server, query_every: Duration, done: &AtomicBool) {
        let ids = server.ids();
        let mut answers = Answers::default();
        let mut usage_due = Instant::now();
        let mut query_due = usage_due + query_every;
        while !done.load(Ordering::Relaxed) {
            let now = Instant::now();
            if now >= usage_due {
                usage_due = next(usage_due, now, USAGE_EVERY);
                self.usage.push((now, used(&ids)));
            }
            if now >= query_due {
                query_due = next(query_due, now, query_every);
                server.type_line("tick query");
                if let Some(admin) = server.gateway_admin {
                    self.gateway.extend(admin::gateway_mspt(admin).map(|mspt| (now, mspt)));
                    let spent = admin::chunk_encoding_s(admin).map(|spent_s| (now, Spent { spent_s }));
                    self.chunk_encoding.extend(spent);
                }
            }
            let lines = server.console_lines();
            let found = lines.iter().filter_map(|line| answers.line(line));
            self.tick_query.extend(found.map(|mspt| (Instant::now(), mspt)));
            std::thread::sleep(GLANCE);
        }
    }

    /// What belongs to a measurement: usage from its beginning to its end, tick times that are of ticks in it.
    #[must_use]
    pub fn within(&self, from: Instant, to: Instant) -> Samples {
        // A query looks back on a hundred ticks, or on what a short measurement has of them.
        let ticks_from = from + QUERY_EVERY.min((to - from) / 2);
        Samples {
            tick_query: between(&self.tick_query, from, ticks_from, to),
            gateway: between(&self.gateway, from, ticks_from, to),
            chunk_encoding: between(&self.chunk_encoding, from, from, to),
            usage: between(&self.usage, from, from, to),
        }
    }
}

/// What was missed while this program was stopped is not made up for.
fn next(due: Instant, now: Instant, every: Duration) -> Instant {
    (due + every).max(now)
}

fn used(ids: &[u32]) -> Used {
    let usage = usage::usage(ids);
    Used { processes: usage.processes, resident_bytes: usage.resident_bytes, cpu_s: usage.cpu.as_secs_f64() }
}

fn between<T: Copy>(all: &[(Instant, T)], zero: Instant, from: Instant, to: Instant) -> Vec<At<T>> {
    all.iter()
        .filter(|(at, _)| (from..=to).contains(at))
        .map(|&(at, value)| At { at_s: ((at - zero).as_secs_f64() * 1e3).round() / 1e3, value })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_measurement_has_what_is_wholly_of_its_ticks() {
        let zero = Instant::now();
        let at = |seconds| zero + Duration::from_secs(seconds);
        let used = Used { processes: 1, resident_bytes: 1, cpu_s: 0.0 };
        let sampler = Sampler {
            tick_query: (0..40).map(|second| (at(second), Mspt::default())).collect(),
            gateway: Vec::new(),
            chunk_encoding: Vec::new(),
            usage: (0..40).map(|second| (at(second), used)).collect(),
        };
        let samples = sampler.within(at(10), at(30));
        assert_eq!((samples.usage.len(), samples.tick_query.len()), (21, 16));
        assert_eq!((samples.usage[0].at_s, samples.tick_query[0].at_s), (0.0, 5.0));
        let short = sampler.within(at(10), at(14));
        assert_eq!(short.tick_query[0].at_s, 2.0);
    }

    #[test]
    fn short_measurements_ask_more_often() {
        assert_eq!(query_interval(Duration::from_secs(120)), QUERY_EVERY);
        assert_eq!(query_interval(Duration::from_secs(4)), Duration::from_secs(1));
    }
}
