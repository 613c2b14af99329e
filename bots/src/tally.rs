//! What is counted while bots play.

use std::ops::Sub;
use std::time::Duration;

use rustc_hash::FxHashSet;
use serde::Serialize;

/// Sums over all bots.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Counters {
    /// Bytes that came from the server, as on the socket.
    pub bytes: u64,
    /// Bytes that went to the server.
    pub bytes_sent: u64,
    /// Packets that came.
    pub packets: u64,
    /// Packets that went.
    pub packets_sent: u64,
    /// Chunks that came.
    pub chunks: u64,
    /// Of these, chunks that no bot of the run had seen before.
    pub new_chunks: u64,
    /// Of these, chunks that the bot already held.
    pub resent: u64,
    /// Times a bot was put elsewhere after it had joined.
    pub pull_backs: u64,
    /// Keep-alives answered.
    pub keep_alives: u64,
    /// Moves made.
    pub moves: u64,
    /// Ticks in which a bot stood still because a chunk had not arrived.
    pub waits: u64,
    /// `block_changed_ack` packets that came.
    pub block_acks: u64,
    /// Blocks placed: acknowledged and not taken back.
    pub placed: u64,
    /// Blocks broken: acknowledged and not taken back.
    pub broken: u64,
    /// Placements and breaks that the server took back.
    pub refused: u64,
}

impl Sub for Counters {
    type Output = Self;

    /// What was counted since an earlier moment.
    fn sub(self, earlier: Self) -> Self {
        Self {
            bytes: self.bytes - earlier.bytes,
            bytes_sent: self.bytes_sent - earlier.bytes_sent,
            packets: self.packets - earlier.packets,
            packets_sent: self.packets_sent - earlier.packets_sent,
            chunks: self.chunks - earlier.chunks,
            new_chunks: self.new_chunks - earlier.new_chunks,
            resent: self.resent - earlier.resent,
            pull_backs: self.pull_backs - earlier.pull_backs,
            keep_alives: self.keep_alives - earlier.keep_alives,
            moves: self.moves - earlier.moves,
            waits: self.waits - earlier.waits,
            block_acks: self.block_acks - earlier.block_acks,
            placed: self.placed - earlier.placed,
            broken: self.broken - earlier.broken,
            refused: self.refused - earlier.refused,
        }
    }
}

/// The counters, and the chunks seen by any bot.
#[derive(Debug, Default)]
pub struct Tally {
    /// Sums so far.
    pub counters: Counters,
    seen: FxHashSet<ChunkKey>,
    first_clock: Option<GameClock>,
    clock: Option<GameClock>,
    pings_ms: Vec<f64>,
}

/// What time it was in the game when a bot was told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameClock {
    /// Ticks since the world began.
    pub game_time: i64,
    /// When the packet was read, since the run began.
    pub at: Duration,
}

impl Tally {
    /// A chunk came to a bot that did or did not hold it.
    pub fn chunk(&mut self, chunk: ChunkKey, held: bool) {
        self.counters.chunks += 1;
        self.counters.resent += u64::from(held);
        self.counters.new_chunks += u64::from(self.seen.insert(chunk));
    }

    /// A bot was told the game time. What another was told before does not count again.
    pub fn game_time(&mut self, game_time: i64, at: Duration) {
        if self.clock.is_none_or(|clock| clock.game_time < game_time) {
            let clock = GameClock { game_time, at };
            self.first_clock.get_or_insert(clock);
            self.clock = Some(clock);
        }
    }

    /// The first game time that a bot was told.
    #[must_use]
    pub const fn first_clock(&self) -> Option<GameClock> {
        self.first_clock
    }

    /// The latest game time.
    #[must_use]
    pub const fn clock(&self) -> Option<GameClock> {
        self.clock
    }

    /// A ping was answered after so long.
    pub fn pong(&mut self, round_trip: Duration) {
        self.pings_ms.push(round_trip.as_secs_f64() * 1000.0);
    }

    /// Round trips since the last call, in milliseconds.
    pub fn take_pings_ms(&mut self) -> Vec<f64> {
        std::mem::take(&mut self.pings_ms)
    }
}

/// A chunk position (x, z in chunks) in one number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChunkKey(u64);

impl ChunkKey {
    /// The chunk at x, z (in chunks).
    #[must_use]
    pub const fn new(x: i32, z: i32) -> Self {
        Self((x.cast_unsigned() as u64) << 32 | z.cast_unsigned() as u64)
    }

    /// The chunk that a place (in blocks) is in.
    #[must_use]
    pub fn at(x: f64, z: f64) -> Self {
        Self::new((x / 16.0).floor() as i32, (z / 16.0).floor() as i32)
    }
}

/// Times by whole milliseconds, for percentiles without keeping each.
#[derive(Debug, Clone)]
pub struct Times {
    counts: Vec<u64>,
    total: u64,
    max_ms: f64,
}

/// Times above this many milliseconds share the last step.
const STEPS_MS: usize = 2048;

impl Times {
    /// No times yet.
    #[must_use]
    pub fn new() -> Self {
        Self { counts: vec![0; STEPS_MS], total: 0, max_ms: 0.0 }
    }

    /// Adds one.
    pub fn add(&mut self, time_ms: f64) {
        let step = (time_ms.max(0.0) as usize).min(STEPS_MS - 1);
        self.counts[step] += 1;
        self.total += 1;
        self.max_ms = self.max_ms.max(time_ms);
    }

    /// How many were added.
    #[must_use]
    pub const fn total(&self) -> u64 {
        self.total
    }

    /// The largest.
    #[must_use]
    pub const fn max_ms(&self) -> f64 {
        self.max_ms
    }

    /// How many were `ms` or more.
    #[must_use]
    pub fn at_least(&self, ms: usize) -> u64 {
        self.counts[ms.min(STEPS_MS)..].iter().sum()
    }

    /// The time that `part` (0 to 1) of all are at or below, rounded up to milliseconds.
    #[must_use]
    pub fn percentile_ms(&self, part: f64) -> f64 {
        let wanted = (part * self.total as f64).ceil() as u64;
        let mut below = 0;
        for (step, count) in self.counts.iter().enumerate() {
            below += count;
            if below >= wanted && below > 0 {
                return (step as f64 + 1.0).min(self.max_ms);
            }
        }
        0.0
    }
}

impl Default for Times {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_are_new_once_and_resent_when_held() {
        let mut tally = Tally::default();
        tally.chunk(ChunkKey::new(0, -1), false);
        tally.chunk(ChunkKey::new(0, -1), false);
        tally.chunk(ChunkKey::new(0, -1), true);
        tally.chunk(ChunkKey::new(-1, 0), false);
        let c = tally.counters;
        assert_eq!((c.chunks, c.new_chunks, c.resent), (4, 2, 1));
    }

    #[test]
    fn places_belong_to_the_chunk_below_them() {
        assert_eq!(ChunkKey::at(-0.1, 15.9), ChunkKey::new(-1, 0));
        assert_eq!(ChunkKey::at(16.0, -16.0), ChunkKey::new(1, -1));
    }

    #[test]
    fn percentiles_of_times() {
        let mut times = Times::new();
        assert_eq!(times.percentile_ms(0.95), 0.0);
        for ms in 0..100 {
            times.add(f64::from(ms) + 0.5);
        }
        assert_eq!(times.percentile_ms(0.5), 50.0);
        assert_eq!(times.percentile_ms(0.95), 95.0);
        assert_eq!(times.percentile_ms(1.0), 99.5);
        assert_eq!(times.at_least(90), 10);
        times.add(1e9);
        assert_eq!(times.max_ms(), 1e9);
    }
}
