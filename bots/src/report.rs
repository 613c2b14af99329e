//! What a run found, as JSON and for people.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use crate::behaviour::Kind;
use crate::client::{BUILD_BLOCK, Setup};
use crate::swarm::Outcome;
use crate::tally::{Counters, Times};
use crate::usage;

/// Share of one core above which the bots themselves may have been the limit.
const BUSY_CORE_PERCENT: f64 = 90.0;
/// Own ticks that are this late count as late, in milliseconds.
pub const LATE_MS: usize = 10;
/// Share of late ticks above which the bots themselves may have been the limit.
const LATE_PART: f64 = 0.01;

/// Everything a run found.
#[derive(Debug, Serialize)]
pub struct Report {
    /// What they did.
    pub behaviour: &'static str,
    /// The server.
    pub server: String,
    /// Versions of the game spoken.
    pub versions: Vec<&'static str>,
    /// Seed of the bots' choices.
    pub seed: u64,
    /// Blocks a second of explorers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explore_speed: Option<f64>,
    /// Bots that were to join.
    pub bots: u32,
    /// Bots that tried to.
    pub asked: u32,
    /// Bots that joined: stood in the world with their first chunks.
    pub joined: u32,
    /// Bots that still played at the end.
    pub playing: u32,
    /// Length of the run.
    pub seconds: f64,
    /// Sums and rates of the whole run.
    pub whole: Window,
    /// The same from when the last bot had joined, if that came about.
    pub steady: Option<Window>,
    /// From connecting to standing in the world with the first batch of chunks.
    pub join_latency_ms: Percentiles,
    /// Round trips of pings, where they were sent and answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ping_ms: Option<Percentiles>,
    /// Game modes the bots were given, by name.
    pub game_modes: BTreeMap<&'static str, u32>,
    /// Bots that lost or never got their place in the game.
    pub disconnects: Vec<Disconnect>,
    /// The same, counted by reason.
    pub disconnect_reasons: BTreeMap<String, u32>,
    /// How the bots' own process did.
    pub own: Own,
    /// What builders left in the world.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub build: Option<BuildReport>,
    /// It ended by a signal.
    pub interrupted: bool,
}

/// What was counted in a part of the run.
#[derive(Debug, Serialize)]
pub struct Window {
    /// Length.
    pub seconds: f64,
    /// Sums.
    #[serde(flatten)]
    pub counters: Counters,
    /// Chunks a second, all bots together.
    pub chunks_per_s: f64,
    /// Chunks that no bot had seen before, a second.
    pub new_chunks_per_s: f64,
    /// Bytes a second from the server.
    pub bytes_per_s: f64,
    /// Packets a second from the server.
    pub packets_per_s: f64,
    /// Bytes a second to the server.
    pub bytes_sent_per_s: f64,
    /// CPU of the bots' own process in percent of one core.
    pub own_cpu_percent: f64,
    /// Ticks a second by the game time that bots were told; absent without two such times.
    pub tps: Option<f64>,
}

impl Window {
    /// Rates from sums.
    #[must_use]
    pub fn new(counters: Counters, seconds: f64, cpu_seconds: f64) -> Self {
        let rate = |count: u64| rate_of(count as f64, seconds);
        Self {
            seconds: rounded(seconds),
            counters,
            chunks_per_s: rate(counters.chunks),
            new_chunks_per_s: rate(counters.new_chunks),
            bytes_per_s: rate(counters.bytes),
            packets_per_s: rate(counters.packets),
            bytes_sent_per_s: rate(counters.bytes_sent),
            own_cpu_percent: rate_of(cpu_seconds * 100.0, seconds),
            tps: None,
        }
    }
}

/// How a set of times is spread, in milliseconds.
#[derive(Debug, Clone, Copy, Default, Serialize)]
#[allow(missing_docs)]
pub struct Percentiles {
    pub p50: f64,
    pub p95: f64,
    pub max: f64,
}

impl Percentiles {
    /// Nearest-rank percentiles; zeroes without times.
    #[must_use]
    pub fn of(mut times_ms: Vec<f64>) -> Self {
        times_ms.sort_by(f64::total_cmp);
        let rank = |part: f64| {
            let rank = (part * times_ms.len() as f64).ceil() as usize;
            times_ms.get(rank.saturating_sub(1)).copied().map_or(0.0, rounded)
        };
        Self { p50: rank(0.5), p95: rank(0.95), max: rank(1.0) }
    }
}

/// One bot that was not there to the end.
#[derive(Debug, Clone, Serialize)]
pub struct Disconnect {
    /// Its name.
    pub bot: String,
    /// What it was doing: `connect`, `login`, `configuration`, `joining` or `play`.
    pub during: &'static str,
    /// What the server or the system said.
    pub reason: String,
    /// When, since the run began.
    pub at_s: f64,
}

/// How the bots' own process did.
#[derive(Debug, Serialize)]
pub struct Own {
    /// Ticks of bots in the world.
    pub ticks: u64,
    /// Of these, later than [`LATE_MS`].
    pub ticks_late: u64,
    /// How late ticks were.
    pub tick_lateness_ms: Percentiles,
    /// CPU time, user and system.
    pub cpu_seconds: f64,
    /// Resident memory at the end, in bytes.
    pub resident_bytes: u64,
    /// The bots may have been what limited the figures.
    pub were_the_limit: bool,
}

impl Own {
    /// Judges whether the bots kept up: by their ticks, and by a core's worth of CPU in the window that counts.
    #[must_use]
    pub fn new(lateness: &Times, cpu_seconds: f64, resident_bytes: u64, cpu_percent: f64) -> Self {
        let late = lateness.at_least(LATE_MS);
        let late_part = late as f64 / lateness.total().max(1) as f64;
        Self {
            ticks: lateness.total(),
            ticks_late: late,
            tick_lateness_ms: Percentiles {
                p50: lateness.percentile_ms(0.5),
                p95: lateness.percentile_ms(0.95),
                max: rounded(lateness.max_ms()),
            },
            cpu_seconds: rounded(cpu_seconds),
            resident_bytes,
            were_the_limit: late_part > LATE_PART || cpu_percent > BUSY_CORE_PERCENT,
        }
    }
}

/// What builders left in the world. Positions are x, y, z in blocks.
#[derive(Debug, Default, Serialize)]
pub struct BuildReport {
    /// Name of the block they place.
    pub block: &'static str,
    /// Acknowledged, not taken back, and not broken again: these must be in the world.
    pub standing: Vec<[i32; 3]>,
    /// Acknowledged as broken and not placed again: these must be free.
    pub cleared: Vec<[i32; 3]>,
    /// Sent but never acknowledged: these can be either.
    pub uncertain: Vec<[i32; 3]>,
}

impl Report {
    /// What came of a run with these bots on `server`.
    #[must_use]
    pub fn new(outcome: Outcome, setup: &Setup, server: String) -> Self {
        let measured = outcome.steady.as_ref().unwrap_or(&outcome.whole);
        let cpu_seconds = outcome.cpu.as_secs_f64();
        let resident = usage::resident_bytes("self").unwrap_or(0);
        let own = Own::new(&outcome.lateness, cpu_seconds, resident, measured.own_cpu_percent);
        let mut disconnect_reasons = BTreeMap::new();
        for lost in &outcome.disconnects {
            *disconnect_reasons.entry(format!("{}: {}", lost.during, lost.reason)).or_default() += 1;
        }
        let [standing, cleared, uncertain] = outcome.built.map(|blocks| blocks.into_iter().collect());
        Self {
            behaviour: setup.kind.name(),
            server,
            versions: setup.speeches.iter().map(|speech| speech.version.name).collect(),
            seed: setup.seed,
            explore_speed: match setup.kind {
                Kind::Explore { speed } => Some(speed),
                _ => None,
            },
            bots: setup.bots,
            asked: outcome.asked,
            joined: outcome.joined,
            playing: outcome.playing,
            seconds: outcome.whole.seconds,
            whole: outcome.whole,
            steady: outcome.steady,
            join_latency_ms: outcome.join_latency_ms,
            ping_ms: outcome.ping_ms,
            game_modes: outcome.game_modes,
            disconnects: outcome.disconnects,
            disconnect_reasons,
            own,
            build: (setup.kind == Kind::Build).then_some(BuildReport {
                block: BUILD_BLOCK,
                standing,
                cleared,
                uncertain,
            }),
            interrupted: outcome.interrupted,
        }
    }

    /// Every bot that tried joined, and none was lost.
    #[must_use]
    pub fn all_well(&self) -> bool {
        self.disconnects.is_empty()
    }
}

/// So many a second; 0 in no time.
#[must_use]
pub fn rate_of(count: f64, seconds: f64) -> f64 {
    if seconds > 0.0 { rounded(count / seconds) } else { 0.0 }
}

/// To three digits after the point: more is noise.
fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{}: {} of {} bots joined {} ({}), {} still playing after {:.1} s",
            self.behaviour,
            self.joined,
            self.asked,
            self.server,
            self.versions.join(", "),
            self.playing,
            self.seconds
        )?;
        let join = &self.join_latency_ms;
        writeln!(f, "  join       P50 {:.0} ms, P95 {:.0} ms, max {:.0} ms", join.p50, join.p95, join.max)?;
        window(f, "whole run", &self.whole)?;
        if let Some(steady) = &self.steady {
            window(f, "all joined", steady)?;
        }
        let modes: Vec<String> =
            self.game_modes.iter().map(|(mode, bots)| format!("{bots} {mode}")).collect();
        writeln!(f, "  game mode  {}", if modes.is_empty() { "-".to_owned() } else { modes.join(", ") })?;
        if let Some(build) = &self.build {
            writeln!(
                f,
                "  build      {} placed, {} broken, {} refused; {} standing, {} uncertain",
                self.whole.counters.placed,
                self.whole.counters.broken,
                self.whole.counters.refused,
                build.standing.len(),
                build.uncertain.len()
            )?;
        }
        let own = &self.own;
        writeln!(
            f,
            "  bots       {:.1} s CPU, {:.0} MB, {} of {} ticks later than {LATE_MS} ms (P95 {:.0} ms, max {:.0} ms){}",
            own.cpu_seconds,
            own.resident_bytes as f64 / 1e6,
            own.ticks_late,
            own.ticks,
            own.tick_lateness_ms.p95,
            own.tick_lateness_ms.max,
            if own.were_the_limit { ": THE BOTS WERE THE LIMIT" } else { "" }
        )?;
        write!(f, "  lost       {}", self.disconnects.len())?;
        for (reason, bots) in &self.disconnect_reasons {
            write!(f, "\n    {bots} x {reason}")?;
        }
        Ok(())
    }
}

fn window(f: &mut fmt::Formatter<'_>, name: &str, window: &Window) -> fmt::Result {
    let counters = &window.counters;
    writeln!(
        f,
        "  {name:10} {:.1} s: {:.1} chunks/s, {:.1} new/s, {} resent, {} pull-backs, {:.2} MB/s, {:.0} packets/s, \
         {} keep-alives, {} block acks, bots' CPU {:.1} %",
        window.seconds,
        window.chunks_per_s,
        window.new_chunks_per_s,
        counters.resent,
        counters.pull_backs,
        window.bytes_per_s / 1e6,
        window.packets_per_s,
        counters.keep_alives,
        counters.block_acks,
        window.own_cpu_percent
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_by_nearest_rank() {
        let p = Percentiles::of((1..=100).rev().map(f64::from).collect());
        assert_eq!((p.p50, p.p95, p.max), (50.0, 95.0, 100.0));
        let one = Percentiles::of(vec![7.0]);
        assert_eq!((one.p50, one.p95, one.max), (7.0, 7.0, 7.0));
        assert_eq!(Percentiles::of(Vec::new()).max, 0.0);
    }

    #[test]
    fn the_bots_are_the_limit_when_late_or_busy() {
        let mut times = Times::new();
        (0..200).for_each(|_| times.add(0.2));
        assert!(!Own::new(&times, 1.0, 0, 40.0).were_the_limit);
        assert!(Own::new(&times, 1.0, 0, 97.0).were_the_limit);
        (0..5).for_each(|_| times.add(30.0));
        assert!(Own::new(&times, 1.0, 0, 40.0).were_the_limit);
    }
}
