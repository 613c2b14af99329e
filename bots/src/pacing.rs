//! How fast a client asks for chunks: vanilla's arithmetic behind `chunk_batch_received`.

use std::time::Duration;

/// Time a client allows itself for chunks in each tick, in nanoseconds (vanilla's client).
const BUDGET_NS: f64 = 7_000_000.0;
/// What one chunk is thought to cost before any was measured, in nanoseconds.
const FIRST_GUESS_NS: f64 = 2_000_000.0;
/// Weight the average can grow to.
const MAX_WEIGHT: f64 = 49.0;
/// The average never falls below this, in nanoseconds: bots read whole batches at once, which takes no time that
/// can be measured. Servers cut what is asked for to 64 chunks a tick long before.
const LEAST_AVERAGE_NS: f64 = 1000.0;
/// A sample counts for at most this many times the average, and at least for its inverse.
const MAX_DEVIATION: f64 = 3.0;

/// The running average of what a chunk costs this client.
#[derive(Debug, Clone, PartialEq)]
pub struct Pacing {
    average_ns: f64,
    weight: f64,
    batch_start: Duration,
}

impl Pacing {
    /// A client that has seen no batch.
    #[must_use]
    pub const fn new() -> Self {
        Self { average_ns: FIRST_GUESS_NS, weight: 1.0, batch_start: Duration::ZERO }
    }

    /// `chunk_batch_start` came.
    pub fn batch_started(&mut self, now: Duration) {
        self.batch_start = now;
    }

    /// `chunk_batch_finished` came with its count; gives the chunks per tick to ask for.
    pub fn batch_finished(&mut self, chunks: i32, now: Duration) -> f32 {
        if chunks > 0 {
            let spent = now.saturating_sub(self.batch_start).as_nanos() as f64;
            let sample = (spent / f64::from(chunks))
                .clamp(self.average_ns / MAX_DEVIATION, self.average_ns * MAX_DEVIATION);
            let average_ns = (self.average_ns * self.weight + sample) / (self.weight + 1.0);
            self.average_ns = average_ns.max(LEAST_AVERAGE_NS);
            self.weight = (self.weight + 1.0).min(MAX_WEIGHT);
        }
        (BUDGET_NS / self.average_ns) as f32
    }
}

impl Default for Pacing {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn the_first_guess_asks_for_three_and_a_half() {
        assert_eq!(Pacing::new().batch_finished(0, ms(5)), 3.5);
    }

    #[test]
    fn a_sample_moves_the_average_by_its_weight() {
        let mut pacing = Pacing::new();
        pacing.batch_started(ms(100));
        // 9 chunks in 9 ms: 1 ms each, averaged with the guess of 2 ms.
        assert_eq!(pacing.batch_finished(9, ms(109)), (7.0_f64 / 1.5) as f32);
        pacing.batch_started(ms(200));
        // (1.5 * 2 + 3) / 3 = 2 ms.
        assert_eq!(pacing.batch_finished(1, ms(203)), 3.5);
    }

    #[test]
    fn samples_are_held_within_three_times_the_average() {
        let mut pacing = Pacing::new();
        pacing.batch_started(ms(0));
        // Counted as 6 ms: (2 + 6) / 2 = 4.
        assert_eq!(pacing.batch_finished(1, ms(5000)), 1.75);
        let mut pacing = Pacing::new();
        pacing.batch_started(ms(10));
        // Counted as 2/3 ms: (2 + 2/3) / 2 = 4/3.
        assert!((pacing.batch_finished(9, ms(10)) - 5.25).abs() < 1e-5);
    }

    #[test]
    fn the_weight_of_the_past_is_bounded() {
        let mut pacing = Pacing::new();
        for batch in 0..200 {
            pacing.batch_started(ms(batch * 100));
            pacing.batch_finished(1, ms(batch * 100 + 1));
        }
        assert_eq!(pacing.weight, MAX_WEIGHT);
        let before = pacing.average_ns;
        pacing.batch_started(ms(100_000));
        pacing.batch_finished(1, ms(100_002));
        assert!((pacing.average_ns - (before * 49.0 + 2_000_000.0) / 50.0).abs() < 1.0);
    }

    #[test]
    fn instant_batches_ask_for_a_finite_number() {
        let mut pacing = Pacing::new();
        for _ in 0..10_000 {
            assert!(pacing.batch_finished(64, ms(0)) <= 7000.0);
        }
    }
}
