//! How long ticks take, in the figures vanilla's `/tick query` prints.

/// Ticks kept for the percentiles, as vanilla's ring of the last 100.
const SAMPLES: usize = 100;

/// Figures over the last ticks, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mspt {
    /// Smoothed average: 0.8 of the old value and 0.2 of each new tick.
    pub average: f64,
    /// Half of the ticks took at most this long.
    pub p50: f64,
    /// 95 % of the ticks took at most this long.
    pub p95: f64,
    /// 99 % of the ticks took at most this long.
    pub p99: f64,
    /// Ticks in the sample, at most 100.
    pub sample: usize,
}

/// A ring of tick durations in nanoseconds.
#[derive(Clone, Debug)]
pub struct TickTimes {
    ring: [u64; SAMPLES],
    recorded: usize,
    average_nanos: f64,
    last_nanos: u64,
}

impl Default for TickTimes {
    fn default() -> Self {
        Self { ring: [0; SAMPLES], recorded: 0, average_nanos: 0.0, last_nanos: 0 }
    }
}

impl TickTimes {
    /// Adds one tick that took `nanos` nanoseconds.
    pub fn record(&mut self, nanos: u64) {
        self.ring[self.recorded % SAMPLES] = nanos;
        self.recorded += 1;
        self.last_nanos = nanos;
        self.average_nanos =
            if self.recorded == 1 { nanos as f64 } else { self.average_nanos * 0.8 + nanos as f64 * 0.2 };
    }

    /// Duration of the last tick in microseconds.
    pub fn last_micros(&self) -> u32 {
        u32::try_from(self.last_nanos / 1_000).unwrap_or(u32::MAX)
    }

    /// Smoothed average in microseconds.
    pub fn average_micros(&self) -> u32 {
        (self.average_nanos / 1_000.0) as u32
    }

    /// The figures of the last 100 ticks.
    pub fn mspt(&self) -> Mspt {
        let sample = self.recorded.min(SAMPLES);
        if sample == 0 {
            return Mspt::default();
        }
        let mut sorted = self.ring;
        let sorted = &mut sorted[..sample];
        sorted.sort_unstable();
        let at = |share: f64| {
            let index = ((sample as f64 * share) as usize).min(sample - 1);
            sorted[index] as f64 / 1e6
        };
        Mspt { average: self.average_nanos / 1e6, p50: at(0.50), p95: at(0.95), p99: at(0.99), sample }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_of_the_last_hundred() {
        let mut times = TickTimes::default();
        for tick in 0..250u64 {
            times.record(tick * 1_000_000);
        }
        let mspt = times.mspt();
        assert_eq!(mspt.sample, 100);
        assert_eq!(mspt.p50, 200.0);
        assert_eq!(mspt.p95, 245.0);
        assert_eq!(mspt.p99, 249.0);
    }

    #[test]
    fn average_is_smoothed() {
        let mut times = TickTimes::default();
        times.record(10_000_000);
        times.record(20_000_000);
        assert!((times.mspt().average - 12.0).abs() < 1e-9);
    }
}
