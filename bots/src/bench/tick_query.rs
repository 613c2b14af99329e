//! What a server answers to `tick query` on its console.

use serde::{Deserialize, Serialize};

/// What starts the two lines that matter, as vanilla's English has them; something of the log may stand before.
const AVERAGE: &str = "Average time per tick:";
const PERCENTILES: &str = "Percentiles:";

/// Milliseconds per tick over the last ticks, at most a hundred.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Mspt {
    pub average: f64,
    pub p50: f64,
    pub p95: f64,
    pub p99: f64,
}

impl Mspt {
    /// One form after the other of several samples.
    #[must_use]
    pub fn each(samples: &[Self], combine: fn(&[f64]) -> f64) -> Option<Self> {
        let form = |of: fn(&Self) -> f64| combine(&samples.iter().map(of).collect::<Vec<_>>());
        (!samples.is_empty()).then(|| Self {
            average: form(|mspt| mspt.average),
            p50: form(|mspt| mspt.p50),
            p95: form(|mspt| mspt.p95),
            p99: form(|mspt| mspt.p99),
        })
    }
}

/// Reads answers out of a log, line by line.
#[derive(Debug, Default)]
pub struct Answers {
    average: Option<f64>,
}

impl Answers {
    /// Takes the next line; gives an answer when this line completes one.
    pub fn line(&mut self, line: &str) -> Option<Mspt> {
        if let Some((_, rest)) = line.split_once(AVERAGE) {
            self.average = milliseconds(rest);
            return None;
        }
        let (_, rest) = line.split_once(PERCENTILES)?;
        let form = |name: &str| milliseconds(rest.split_once(name)?.1);
        let (p50, p95, p99) = (form("P50:")?, form("P95:")?, form("P99:")?);
        Some(Mspt { average: self.average.take()?, p50, p95, p99 })
    }
}

/// The number that a text begins with, before `ms`. Java writes the decimal point of its locale.
fn milliseconds(text: &str) -> Option<f64> {
    let (number, _) = text.split_once("ms")?;
    number.trim().replace(',', ".").parse().ok().filter(|ms: &f64| ms.is_finite() && *ms >= 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str]) -> Vec<Mspt> {
        let mut answers = Answers::default();
        lines.iter().filter_map(|line| answers.line(line)).collect()
    }

    #[test]
    fn answers_are_found_in_a_log() {
        let found = read(&[
            "[12:00:01 INFO]: The game is running normally",
            "[12:00:01 INFO]: Target tick rate: 20.0 per second.",
            "Average time per tick: 1.5ms (Target: 50.0ms)",
            "[12:00:01 INFO]: Bot3 joined the game",
            "[12:00:01 INFO]: Percentiles: P50: 1.0ms P95: 12.3ms P99: 250.0ms. Sample: 100",
        ]);
        assert_eq!(found, [Mspt { average: 1.5, p50: 1.0, p95: 12.3, p99: 250.0 }]);
    }

    #[test]
    fn the_forms_of_other_servers_are_read_too() {
        let found = read(&[
            "  Average time per tick: 0,7ms (Target: 50,0ms)",
            "  Percentiles: P50: 0,5ms P95: 1,2ms P99: 3,0ms, sample: 100",
        ]);
        assert_eq!(found, [Mspt { average: 0.7, p50: 0.5, p95: 1.2, p99: 3.0 }]);
    }

    #[test]
    fn halves_and_nonsense_are_no_answer() {
        assert_eq!(read(&["Percentiles: P50: 1.0ms P95: 1.0ms P99: 1.0ms"]), []);
        assert_eq!(
            read(&["Average time per tick: 1.0ms", "Percentiles: P50: xms P95: 1.0ms P99: 1.0ms"]),
            []
        );
        assert_eq!(read(&["Average time per tick: -", "Percentiles: P50: 1.0ms P95: 1ms P99: 1ms"]), []);
        assert_eq!(read(&["Average time per tick: NaNms", "Percentiles: P50: 1ms P95: 1ms P99: 1ms"]), []);
    }
}
