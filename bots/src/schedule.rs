//! When each bot's ticks are due: all share one 50 ms round, each at a place of its own in it.

use std::time::Duration;

/// A client's tick at the default rate.
pub const TICK: Duration = Duration::from_millis(50);
/// Ticks that are later than this are left out, as a client's that stood still (vanilla catches up 10).
const GIVE_UP: Duration = Duration::from_millis(500);

/// The shared round.
#[derive(Debug)]
pub struct Schedule {
    /// Bots by their place in the round.
    order: Vec<(u32, Duration)>,
    cursor: usize,
    /// When the current round began.
    round: Duration,
}

/// A tick that is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Due {
    /// Whose tick.
    pub bot: u32,
    /// How late it is.
    pub late: Duration,
}

impl Schedule {
    /// The round of `bots` bots. Their places are spread evenly however few of them play.
    #[must_use]
    pub fn new(bots: u32) -> Self {
        // Multiples of the golden ratio leave no large gaps for any number of bots.
        const GOLDEN: f64 = 0.618_033_988_749_895;
        let mut order: Vec<_> =
            (0..bots).map(|bot| (bot, TICK.mul_f64((f64::from(bot) * GOLDEN).fract()))).collect();
        order.sort_by_key(|&(bot, place)| (place, bot));
        Self { order, cursor: 0, round: Duration::ZERO }
    }

    /// When the next tick of any bot is due.
    #[must_use]
    pub fn next_due(&self) -> Duration {
        self.order.get(self.cursor).map_or(Duration::MAX, |&(_, place)| self.round + place)
    }

    /// Takes the next tick if it is due.
    pub fn pop(&mut self, now: Duration) -> Option<Due> {
        if now.saturating_sub(self.next_due()) > GIVE_UP {
            let rounds = (now - self.round).as_nanos() / TICK.as_nanos();
            self.round += TICK * u32::try_from(rounds.saturating_sub(1)).unwrap_or(u32::MAX);
        }
        let &(bot, place) = self.order.get(self.cursor)?;
        let late = now.checked_sub(self.round + place)?;
        self.cursor += 1;
        if self.cursor == self.order.len() {
            self.cursor = 0;
            self.round += TICK;
        }
        Some(Due { bot, late })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn each_bot_ticks_twenty_times_a_second_and_never_in_a_bunch() {
        let mut schedule = Schedule::new(50);
        let mut ticks = [0; 50];
        for now in 0..1000 {
            let mut at_once = 0;
            while let Some(due) = schedule.pop(ms(now)) {
                ticks[due.bot as usize] += 1;
                at_once += 1;
                assert!(due.late < ms(1));
            }
            assert!(at_once <= 4);
        }
        assert!(ticks.iter().all(|&n| (19..=20).contains(&n)), "{ticks:?}");
    }

    #[test]
    fn lateness_is_measured_and_a_long_pause_is_left_out() {
        let mut schedule = Schedule::new(1);
        assert_eq!(schedule.pop(ms(7)), Some(Due { bot: 0, late: ms(7) }));
        assert_eq!(schedule.pop(ms(7)), None);
        assert_eq!(schedule.next_due(), ms(50));
        let mut after_pause = 0;
        while let Some(due) = schedule.pop(ms(60_000)) {
            assert!(due.late <= ms(50));
            after_pause += 1;
        }
        assert_eq!(after_pause, 2);
    }

    #[test]
    fn no_bots_are_never_due() {
        assert_eq!(Schedule::new(0).pop(ms(9)), None);
    }
}
