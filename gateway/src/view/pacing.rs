//! How many chunks a client may be sent in one tick: vanilla's arithmetic, which follows the rate the client
//! says it can take.

/// Chunks a tick before the client has said anything.
const START_RATE: f32 = 9.0;
/// Least rate that is believed, chunks a tick.
const MIN_RATE: f32 = 0.01;
/// Greatest rate that is believed, chunks a tick.
const MAX_RATE: f32 = 64.0;
/// Batches that may be on their way once the client has acknowledged the first.
const MAX_UNACKNOWLEDGED: u32 = 10;

/// The pacing of one client's chunks.
#[derive(Debug, Clone)]
pub struct Pacing {
    rate: f32,
    quota: f32,
    unacknowledged: u32,
    max_unacknowledged: u32,
}

impl Default for Pacing {
    fn default() -> Self {
        Self { rate: START_RATE, quota: 0.0, unacknowledged: 0, max_unacknowledged: 1 }
    }
}

impl Pacing {
    /// How many chunks may leave in this tick. Call once a tick, also when the answer cannot be used.
    ///
    /// The quota only grows while a batch may be sent at all, as vanilla does.
    pub fn allowance(&mut self) -> usize {
        if self.unacknowledged >= self.max_unacknowledged {
            return 0;
        }
        self.quota = (self.quota + self.rate).min(self.rate.max(1.0));
        if self.quota < 1.0 { 0 } else { self.quota as usize }
    }

    /// A batch of `chunks` was sent. Nothing happens when it is empty, because then no batch is sent.
    pub fn sent(&mut self, chunks: usize) {
        if chunks > 0 {
            self.quota -= chunks as f32;
            self.unacknowledged += 1;
        }
    }

    /// The client acknowledged a batch and wants `rate` chunks a tick from now on.
    pub fn acknowledged(&mut self, rate: f32) {
        self.unacknowledged = self.unacknowledged.saturating_sub(1);
        self.rate = if rate.is_nan() { MIN_RATE } else { rate.clamp(MIN_RATE, MAX_RATE) };
        if self.unacknowledged == 0 {
            self.quota = 1.0;
        }
        self.max_unacknowledged = MAX_UNACKNOWLEDGED;
    }

    /// Batches the client has not acknowledged yet.
    pub fn unacknowledged(&self) -> u32 {
        self.unacknowledged
    }
}

#[cfg(test)]
mod tests {
    use super::Pacing;

    #[test]
    fn first_batch_is_nine_and_then_waits() {
        let mut pacing = Pacing::default();
        assert_eq!(pacing.allowance(), 9);
        pacing.sent(9);
        for _ in 0..100 {
            assert_eq!(pacing.allowance(), 0);
        }
        pacing.acknowledged(25.0);
        assert_eq!(pacing.allowance(), 25);
    }

    #[test]
    fn ten_batches_may_be_under_way_after_the_first_answer() {
        let mut pacing = Pacing::default();
        pacing.allowance();
        pacing.sent(9);
        pacing.acknowledged(9.0);
        for _ in 0..10 {
            let allowed = pacing.allowance();
            assert_eq!(allowed, 9);
            pacing.sent(allowed);
        }
        assert_eq!(pacing.allowance(), 0);
        assert_eq!(pacing.unacknowledged(), 10);
    }

    #[test]
    fn slow_rate_saves_up_to_one_chunk() {
        let mut pacing = Pacing::default();
        pacing.allowance();
        pacing.sent(9);
        pacing.acknowledged(0.25);
        // The quota is 1 after the last answer and is capped at max(1, rate).
        assert_eq!(pacing.allowance(), 1);
        pacing.sent(1);
        let sent: usize = (0..8)
            .map(|_| {
                let allowed = pacing.allowance();
                pacing.sent(allowed);
                allowed
            })
            .sum();
        assert_eq!(sent, 2);
    }

    #[test]
    fn quota_is_not_lost_when_less_is_ready() {
        let mut pacing = Pacing::default();
        assert_eq!(pacing.allowance(), 9);
        pacing.sent(2);
        pacing.acknowledged(4.0);
        assert_eq!(pacing.allowance(), 4);
    }

    #[test]
    fn wild_rates_are_clamped() {
        let mut pacing = Pacing::default();
        pacing.acknowledged(f32::NAN);
        assert_eq!(pacing.allowance(), 1);
        pacing.acknowledged(1e9);
        assert_eq!(pacing.allowance(), 64);
        pacing.acknowledged(-5.0);
        assert_eq!(pacing.allowance(), 1);
    }
}
