//! Keep-alive: a question every 15 seconds that must be answered before the next.

use super::fault::Fault;

/// Milliseconds between two questions.
const INTERVAL: u64 = 15_000;

/// The question under way, and how long answers take.
#[derive(Debug)]
pub(super) struct KeepAlive {
    due: u64,
    pending: Option<u64>,
    latency: u32,
}

impl KeepAlive {
    /// The first question is asked 15 seconds from `now`.
    pub(super) fn new(now: u64) -> Self {
        Self { due: now + INTERVAL, pending: None, latency: 0 }
    }

    /// When the next question is due.
    pub(super) fn due(&self) -> u64 {
        self.due
    }

    /// Asks; the number to send is the time. A fault when the last question was not answered.
    pub(super) fn ask(&mut self, now: u64) -> Result<i64, Fault> {
        if self.pending.is_some() {
            return Err(Fault::timeout());
        }
        self.pending = Some(now);
        self.due = now + INTERVAL;
        Ok(now.cast_signed())
    }

    /// The client answered; returns the smoothed latency in milliseconds. A wrong or unasked number is a fault.
    pub(super) fn answer(&mut self, id: i64, now: u64) -> Result<u32, Fault> {
        match self.pending {
            Some(asked) if asked.cast_signed() == id => {
                self.pending = None;
                let sample = u32::try_from(now.saturating_sub(asked)).unwrap_or(u32::MAX);
                self.latency = ((u64::from(self.latency) * 3 + u64::from(sample)) / 4) as u32;
                Ok(self.latency)
            }
            _ => Err(Fault::timeout()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unanswered_question_is_a_timeout_at_the_next() {
        let mut keep_alive = KeepAlive::new(0);
        assert_eq!(keep_alive.due(), 15_000);
        let id = keep_alive.ask(15_000).unwrap();
        assert_eq!(keep_alive.answer(id, 15_100).unwrap(), 25);
        let id = keep_alive.ask(30_000).unwrap();
        assert_eq!(keep_alive.answer(id, 30_100).unwrap(), 43);
        keep_alive.ask(45_000).unwrap();
        assert!(keep_alive.ask(60_000).is_err());
    }

    #[test]
    fn wrong_and_unasked_numbers_are_refused() {
        let mut keep_alive = KeepAlive::new(0);
        assert!(keep_alive.answer(0, 5).is_err());
        let id = keep_alive.ask(15_000).unwrap();
        assert!(keep_alive.answer(id + 1, 15_001).is_err());
    }
}
