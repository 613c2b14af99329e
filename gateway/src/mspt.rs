//! Times of the gateway's own ticks in the form vanilla's `/tick query` prints.

/// Ticks that the percentiles look at.
const SAMPLE: usize = 100;

/// The part of a tick's work that a time belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Applying what the owner sent: blocks, entities, messages.
    Collect,
    /// Encoding entity movement and choosing chunks.
    Encode,
    /// Handing frames to the writers of the connections.
    HandOff,
}

/// Times of one part in microseconds.
#[derive(Debug, Clone)]
struct Series {
    ring: [u32; SAMPLE],
    next: usize,
    filled: usize,
    average: f64,
}

impl Default for Series {
    fn default() -> Self {
        Self { ring: [0; SAMPLE], next: 0, filled: 0, average: 0.0 }
    }
}

impl Series {
    fn push(&mut self, micros: u32) {
        self.ring[self.next] = micros;
        self.next = (self.next + 1) % SAMPLE;
        self.average =
            if self.filled == 0 { f64::from(micros) } else { self.average * 0.8 + f64::from(micros) * 0.2 };
        self.filled = (self.filled + 1).min(SAMPLE);
    }

    fn figures(&self) -> Figures {
        let mut sorted = self.ring;
        let sorted = &mut sorted[..self.filled];
        sorted.sort_unstable();
        let at = |part: usize| match sorted.len() {
            0 => 0.0,
            n => f64::from(sorted[(n * part / 100).min(n - 1)]) / 1000.0,
        };
        Figures {
            average: self.average / 1000.0,
            p50: at(50),
            p95: at(95),
            p99: at(99),
            max: at(100),
            sample: self.filled,
        }
    }
}

/// Milliseconds a tick over the last hundred ticks.
#[derive(Debug, Clone, Copy, Default, PartialEq, serde::Serialize)]
pub struct Figures {
    /// Smoothed average: 0.8 of the old one and 0.2 of the newest tick.
    pub average: f64,
    /// Median.
    pub p50: f64,
    /// 95th percentile.
    pub p95: f64,
    /// 99th percentile.
    pub p99: f64,
    /// Slowest tick.
    pub max: f64,
    /// Ticks in the sample.
    pub sample: usize,
}

/// Times of the parts of the gateway's ticks.
#[derive(Debug, Clone, Default)]
pub struct TickTimes {
    total: Series,
    collect: Series,
    encode: Series,
    hand_off: Series,
    current: [u32; 3],
}

impl TickTimes {
    /// Adds time to a part of the tick that is running.
    pub fn add(&mut self, part: Part, micros: u32) {
        let cell = &mut self.current[part as usize];
        *cell = cell.saturating_add(micros);
    }

    /// Ends the running tick.
    pub fn finish(&mut self) {
        let [collect, encode, hand_off] = std::mem::take(&mut self.current);
        self.collect.push(collect);
        self.encode.push(encode);
        self.hand_off.push(hand_off);
        self.total.push(collect.saturating_add(encode).saturating_add(hand_off));
    }

    /// Figures of whole ticks.
    pub fn total(&self) -> Figures {
        self.total.figures()
    }

    /// Figures of one part.
    pub fn part(&self, part: Part) -> Figures {
        match part {
            Part::Collect => self.collect.figures(),
            Part::Encode => self.encode.figures(),
            Part::HandOff => self.hand_off.figures(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Part, TickTimes};

    #[test]
    fn percentiles_and_smoothed_average() {
        let mut times = TickTimes::default();
        for millis in 1..=100u32 {
            times.add(Part::Encode, millis * 1000);
            times.finish();
        }
        let figures = times.total();
        assert_eq!(figures.sample, 100);
        assert_eq!((figures.p50, figures.p95, figures.p99), (51.0, 96.0, 100.0));
        assert!((figures.average - 96.0).abs() < 1.0);
        assert_eq!(times.part(Part::Collect).max, 0.0);
    }
}
