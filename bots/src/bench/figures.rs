//! The figures of a run, and how those of several runs are spread.

use std::collections::BTreeMap;

use serde::Serialize;

use super::run::Run;
use super::sampler::{At, Used};
use super::tick_query::Mspt;
use crate::report::Window;

/// A tick at the default rate.
const TICK_MS: f64 = 50.0;
/// Bytes in a mebibyte.
const MIB: f64 = (1 << 20) as f64;

/// A figure that a run has.
#[derive(Debug)]
pub struct Figure {
    /// Its name in results.
    pub name: &'static str,
    /// What it says, with its unit.
    pub meaning: &'static str,
    of: fn(&Run) -> Option<f64>,
}

const fn figure(name: &'static str, meaning: &'static str, of: fn(&Run) -> Option<f64>) -> Figure {
    Figure { name, meaning, of }
}

/// All of them. What is not known of a server is left out.
pub const FIGURES: [Figure; 38] = [
    figure("mspt", "ms a tick, average: world and gateway together", |r| sum(r, |m| m.average)),
    figure("mspt_p50", "the same, median", |r| sum(r, |m| m.p50)),
    figure(
        "mspt_p95",
        "the same, 95th percentile: the sum of both, since that of the sum is not measured",
        |r| sum(r, |m| m.p95),
    ),
    figure("mspt_p99", "the same, 99th percentile", |r| sum(r, |m| m.p99)),
    figure("world_mspt", "ms a tick by `tick query`, average", |r| Some(world(r)?.average)),
    figure("world_mspt_p50", "the same, median", |r| Some(world(r)?.p50)),
    figure("world_mspt_p95", "the same, 95th percentile", |r| Some(world(r)?.p95)),
    figure("world_mspt_p99", "the same, 99th percentile", |r| Some(world(r)?.p99)),
    figure("world_mspt_p95_worst", "the worst 95th percentile of a hundred ticks, ms", |r| {
        Some(Mspt::each(&values(&r.samples.tick_query), most)?.p95)
    }),
    figure("gateway_mspt", "ms of the gateway's own work a tick, average", |r| Some(gateway(r)?.average)),
    figure("gateway_mspt_p50", "the same, median", |r| Some(gateway(r)?.p50)),
    figure("gateway_mspt_p95", "the same, 95th percentile", |r| Some(gateway(r)?.p95)),
    figure("gateway_mspt_p99", "the same, 99th percentile", |r| Some(gateway(r)?.p99)),
    figure("gateway_mspt_p95_worst", "the worst 95th percentile of a hundred ticks, ms", |r| {
        Some(Mspt::each(&values(&r.samples.gateway), most)?.p95)
    }),
    figure(
        "gateway_chunk_ms",
        "ms a tick (50 ms) of encoding chunks, beside the gateway's ticks and not in them",
        |r| {
            let spent = r.samples.chunk_encoding.iter().map(|sample| (sample.at_s, sample.value.spent_s));
            Some(slope(spent)? * TICK_MS)
        },
    ),
    figure("tps", "ticks a second by the game time that bots were told", |r| measured(r)?.tps),
    figure("rss_mib", "most resident memory of all the server's processes, MiB", |r| {
        resident(r).into_iter().reduce(f64::max)
    }),
    figure("rss_average_mib", "the same on average", |r| {
        let all = resident(r);
        (!all.is_empty()).then(|| average(&all))
    }),
    figure("cpu_percent", "CPU of all the server's processes, percent of one core", |r| {
        cpu_percent(&r.samples.usage)
    }),
    figure("chunks_per_s", "chunks sent to all bots a second", |r| Some(measured(r)?.chunks_per_s)),
    figure("new_chunks_per_s", "of these, never sent to any bot before", |r| {
        Some(measured(r)?.new_chunks_per_s)
    }),
    figure("resent", "chunks sent to a bot that held them, in the whole run", |r| {
        count(whole(r).counters.resent)
    }),
    figure("pull_backs", "times a bot was put elsewhere, in the whole run", |r| {
        count(whole(r).counters.pull_backs)
    }),
    figure("bytes_per_s", "bytes to all bots a second", |r| Some(measured(r)?.bytes_per_s)),
    figure("bytes_sent_per_s", "bytes from all bots a second", |r| Some(measured(r)?.bytes_sent_per_s)),
    figure("packets_per_s", "packets to all bots a second", |r| Some(measured(r)?.packets_per_s)),
    figure("ready_s", "from the server's start until players could join, seconds", |r| Some(r.ready_s)),
    figure("join_p50_ms", "from connecting to standing in the world with chunks, median, ms", |r| {
        joined(r, r.report.join_latency_ms.p50)
    }),
    figure("join_p95_ms", "the same, 95th percentile", |r| joined(r, r.report.join_latency_ms.p95)),
    figure("join_max_ms", "the same, longest", |r| joined(r, r.report.join_latency_ms.max)),
    figure("ping_p50_ms", "round trip of a ping while playing, median, ms", |r| Some(r.report.ping_ms?.p50)),
    figure("ping_p95_ms", "the same, 95th percentile", |r| Some(r.report.ping_ms?.p95)),
    figure("ping_max_ms", "the same, longest", |r| Some(r.report.ping_ms?.max)),
    figure("lost", "bots that did not join or were disconnected", |r| {
        count(r.report.disconnects.len() as u64)
    }),
    figure("bots_cpu_percent", "CPU of the bots and this program, percent of one core", |r| {
        Some(measured(r)?.own_cpu_percent)
    }),
    figure("bots_rss_mib", "resident memory of the same at the end, MiB", |r| {
        Some(r.report.own.resident_bytes as f64 / MIB)
    }),
    figure("bots_late_percent", "of the bots' ticks, those more than 10 ms late", |r| {
        let own = &r.report.own;
        (own.ticks > 0).then(|| own.ticks_late as f64 / own.ticks as f64 * 100.0)
    }),
    figure("bots_were_the_limit", "1 when the bots may have been what limited the figures", |r| {
        count(u64::from(r.report.own.were_the_limit))
    }),
];

impl Figure {
    /// Its value in a run, to three digits after the point.
    #[must_use]
    pub fn of(&self, run: &Run) -> Option<f64> {
        (self.of)(run).filter(|value| value.is_finite()).map(|value| (value * 1e3).round() / 1e3)
    }
}

fn measured(run: &Run) -> Option<&Window> {
    run.report.steady.as_ref()
}

fn whole(run: &Run) -> &Window {
    &run.report.whole
}

fn count(number: u64) -> Option<f64> {
    Some(number as f64)
}

/// No latency where nobody joined.
fn joined(run: &Run, latency_ms: f64) -> Option<f64> {
    (run.report.joined > 0).then_some(latency_ms)
}

fn values<T: Copy>(samples: &[At<T>]) -> Vec<T> {
    samples.iter().map(|sample| sample.value).collect()
}

fn world(run: &Run) -> Option<Mspt> {
    Mspt::each(&values(&run.samples.tick_query), average)
}

fn gateway(run: &Run) -> Option<Mspt> {
    Mspt::each(&values(&run.samples.gateway), average)
}

/// What is compared with servers of one part: a gateway's work counts as part of the tick.
fn sum(run: &Run, form: fn(&Mspt) -> f64) -> Option<f64> {
    Some(form(&world(run)?) + gateway(run).map_or(0.0, |gateway| form(&gateway)))
}

fn resident(run: &Run) -> Vec<f64> {
    run.samples.usage.iter().map(|sample| sample.value.resident_bytes as f64 / MIB).collect()
}

fn cpu_percent(usage: &[At<Used>]) -> Option<f64> {
    Some(slope(usage.iter().map(|sample| (sample.at_s, sample.value.cpu_s)))? * 100.0)
}

/// How fast something grew from the first to the last time it was looked at: (seconds, value), value a second.
fn slope(mut values: impl DoubleEndedIterator<Item = (f64, f64)>) -> Option<f64> {
    let (first, last) = (values.next()?, values.next_back()?);
    let seconds = last.0 - first.0;
    (seconds > 0.0).then(|| (last.1 - first.1) / seconds)
}

fn average(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

fn most(values: &[f64]) -> f64 {
    values.iter().copied().fold(0.0, f64::max)
}

/// How a figure is spread over runs of one configuration.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct Spread {
    pub min: f64,
    pub median: f64,
    pub max: f64,
}

impl Spread {
    /// Of an even number of values the median is half way between the middle two.
    #[must_use]
    pub fn of(mut values: Vec<f64>) -> Option<Self> {
        values.sort_by(f64::total_cmp);
        let (min, max) = (*values.first()?, *values.last()?);
        let middle = values.len() / 2;
        let median = match values.len() % 2 {
            0 => f64::midpoint(values[middle - 1], values[middle]),
            _ => values[middle],
        };
        Some(Self { min, median, max })
    }
}

/// One configuration's figures over all its runs.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Summary {
    /// The server's name.
    pub server: String,
    /// How many bots.
    pub bots: u32,
    /// How many runs.
    pub runs: usize,
    /// Figures by name; see [`FIGURES`].
    pub figures: BTreeMap<&'static str, Spread>,
    /// Why bots were lost, with how many in all runs.
    pub disconnects: BTreeMap<String, u32>,
}

/// Runs of the same server with as many bots belong together; the order is that of the first of each.
#[must_use]
pub fn summarise(runs: &[Run]) -> Vec<Summary> {
    let mut summaries: Vec<Summary> = Vec::new();
    for run in runs {
        let same = |server: &str, bots: u32| server == run.server && bots == run.bots;
        if summaries.iter().any(|summary| same(&summary.server, summary.bots)) {
            continue;
        }
        let together: Vec<&Run> = runs.iter().filter(|other| same(&other.server, other.bots)).collect();
        let spread = |figure: &Figure| Spread::of(together.iter().filter_map(|run| figure.of(run)).collect());
        let mut disconnects = BTreeMap::new();
        for (reason, bots) in together.iter().flat_map(|run| &run.report.disconnect_reasons) {
            *disconnects.entry(reason.clone()).or_default() += bots;
        }
        summaries.push(Summary {
            server: run.server.clone(),
            bots: run.bots,
            runs: together.len(),
            figures: FIGURES.iter().filter_map(|figure| Some((figure.name, spread(figure)?))).collect(),
            disconnects,
        });
    }
    summaries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spreads_have_the_median_in_the_middle() {
        let spread = |values: &[f64]| Spread::of(values.to_vec()).map(|s| (s.min, s.median, s.max));
        assert_eq!(spread(&[3.0, 1.0, 2.0]), Some((1.0, 2.0, 3.0)));
        assert_eq!(spread(&[4.0, 1.0]), Some((1.0, 2.5, 4.0)));
        assert_eq!(spread(&[5.0]), Some((5.0, 5.0, 5.0)));
        assert_eq!(spread(&[]), None);
    }

    #[test]
    fn cpu_is_the_slope_of_cpu_time() {
        let used = |at_s, cpu_s| At { at_s, value: Used { processes: 1, resident_bytes: 0, cpu_s } };
        assert_eq!(cpu_percent(&[used(0.0, 3.0), used(1.0, 3.9), used(2.0, 4.0)]), Some(50.0));
        assert_eq!(cpu_percent(&[used(0.0, 3.0)]), None);
    }

    #[test]
    fn names_are_used_once() {
        let names: std::collections::HashSet<_> = FIGURES.iter().map(|figure| figure.name).collect();
        assert_eq!(names.len(), FIGURES.len());
    }
}
