use std::collections::VecDeque;

/// Milliseconds between two samples.
const INTERVAL: u64 = 1_000;
/// Samples kept: half a minute.
const SAMPLES: usize = 30;

/// How fast a count grows, over the last half minute.
#[derive(Debug, Default)]
pub(super) struct Rate {
    /// Times in milliseconds and counts.
    samples: VecDeque<(u64, u64)>,
}

impl Rate {
    /// Notes what the count is.
    pub(super) fn note(&mut self, now: u64, count: u64) {
        if self.samples.back().is_some_and(|(last, _)| now < last + INTERVAL) {
            return;
        }
        if self.samples.len() == SAMPLES {
            self.samples.pop_front();
        }
        self.samples.push_back((now, count));
    }

    /// Begins anew.
    pub(super) fn forget(&mut self) {
        self.samples.clear();
    }

    /// A second's growth until `now`; 0 until something is known.
    pub(super) fn per_second(&self, now: u64, count: u64) -> f64 {
        let Some(&(since, before)) = self.samples.front() else { return 0.0 };
        match now.saturating_sub(since) {
            0 => 0.0,
            elapsed => count.saturating_sub(before) as f64 * 1000.0 / elapsed as f64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_half_minute_counts() {
        let mut rate = Rate::default();
        assert_eq!(rate.per_second(5, 5), 0.0);
        rate.note(0, 0);
        assert_eq!(rate.per_second(500, 10), 20.0);
        for second in 1..100 {
            rate.note(second * 1000, second * 7);
            rate.note(second * 1000 + 10, 0);
        }
        assert_eq!(rate.per_second(99_000, 99 * 7), 7.0);
        assert_eq!(rate.samples.len(), SAMPLES);
        rate.forget();
        assert_eq!(rate.per_second(1, 1), 0.0);
    }
}
