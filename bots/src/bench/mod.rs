//! `bots bench`: servers under bots, each configuration on a fresh server, and what came of it as JSON, a table and plots.
//!
//! From the command line ([`options`]) come configurations, each run by [`run`]: a [`server`] is started in a fresh
//! folder, bots play on one thread, a [`sampler`] watches the server on another. [`figures`] are made of what both saw,
//! and of those a [`table`] and [`plots`]. Every wait has a limit, and whatever happens, servers are ended by their own
//! numbers.

mod admin;
mod error;
mod figures;
mod files;
mod machine;
pub mod options;
mod plots;
mod process;
mod run;
mod sampler;
mod scene;
mod server;
mod table;
mod tick_query;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::SystemTime;

pub use error::Error;
use figures::{FIGURES, Summary, summarise};
use machine::Machine;
use options::{Options, Peer, ServerKind, Terrain};
use run::{Configuration, Run};
use serde::Serialize;
use serde_json::json;
use server::Programs;

/// Ticks a second are compared in the form in which they are published: one digit after the point.
const TPS_DIGIT: f64 = 10.0;

/// How a benchmark was made, for results.
#[derive(Debug, Serialize)]
struct Method<'a> {
    version: &'static str,
    /// When it ended, seconds since 1970.
    date: u64,
    machine: Machine,
    scene: &'static str,
    servers: &'a [ServerKind],
    command: &'a Peer,
    protocol: &'a str,
    join_rate: f64,
    warm_up_s: f64,
    measure_s: f64,
    measure_joining: bool,
    terrain: Terrain,
    seed: u64,
    level_type: &'a str,
    view_distance: i8,
    simulation_distance: i8,
    properties: &'a [(String, String)],
    repeat: u32,
}

impl<'a> Method<'a> {
    fn new(options: &'a Options) -> Self {
        let date = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Self {
            version: env!("CARGO_PKG_VERSION"),
            date: date.as_secs(),
            machine: Machine::this(),
            scene: options.scene.name,
            servers: &options.servers,
            command: &options.peer,
            protocol: &options.protocol,
            join_rate: options.join_rate(),
            warm_up_s: options.warm_up().as_secs_f64(),
            measure_s: options.measure().as_secs_f64(),
            measure_joining: options.measure_joining,
            terrain: options.terrain(),
            seed: options.seed,
            level_type: &options.level_type,
            view_distance: options.view_distance,
            simulation_distance: options.simulation_distance,
            properties: &options.properties,
            repeat: options.repeat,
        }
    }
}

/// What a benchmark found.
#[derive(Debug)]
pub struct Results {
    scene: &'static str,
    out: PathBuf,
    summaries: Vec<Summary>,
    /// What went wrong in runs that came to their end: bots lost, too few ticks.
    failures: Vec<String>,
}

impl Results {
    /// No bot was lost, and ticks were as many as asked for.
    #[must_use]
    pub fn all_well(&self) -> bool {
        self.failures.is_empty()
    }
}

impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", table::markdown(self.scene, &self.summaries))?;
        for failure in &self.failures {
            write!(f, "\nFAILED: {failure}")?;
        }
        write!(f, "\nResults are in {}", self.out.display())
    }
}

/// Runs all configurations and writes what came of them. Results so far are written after each run, so that little is
/// lost when a later one fails.
///
/// # Errors
/// When a program is missing, a server does not start or ends by itself, a file cannot be written, or `stop` is set.
pub fn run(options: &Options, stop: &AtomicBool) -> Result<Results, Error> {
    if options.workers != 1 {
        return Err(Error::Workers(options.workers));
    }
    if options.servers.contains(&ServerKind::Command) && options.peer.line.is_none() {
        return Err(Error::NoCommand);
    }
    let programs = Programs::find(options)?;
    let logs = options.out.join("logs");
    std::fs::create_dir_all(&logs).map_err(Error::file("cannot make", logs))?;
    let mut runs = Vec::new();
    let mut failures = Vec::new();
    for configuration in configurations(options) {
        if stop.load(Ordering::Relaxed) {
            return Err(Error::Interrupted);
        }
        let name = configuration.name(options);
        eprintln!("{name}: begins");
        let run = run::run(configuration, options, &programs, stop)?;
        eprintln!("{name}: {}", run.report);
        failures.extend(failures_of(&run, options.min_tps()).map(|failure| format!("{name}: {failure}")));
        runs.push(run);
        write(options, &runs)?;
    }
    let summaries = summarise(&runs);
    Ok(Results { scene: options.scene.name, out: options.out.clone(), summaries, failures })
}

/// Servers take turns, so that what changes on a machine over hours is not taken for a difference between them.
fn configurations(options: &Options) -> Vec<Configuration> {
    let mut all = Vec::new();
    for repeat in 1..=options.repeat {
        for &bots in options.bot_counts() {
            all.extend(options.servers.iter().map(|&server| Configuration { server, bots, repeat }));
        }
    }
    all
}

/// Why a run that came to its end is no good one.
fn failures_of(run: &Run, min_tps: Option<f64>) -> impl Iterator<Item = String> {
    let lost = run.report.disconnects.len();
    let lost = (lost > 0).then(|| format!("{lost} of {} bots were lost", run.bots));
    let tps = run.report.steady.as_ref().and_then(|steady| steady.tps);
    let slow = min_tps.and_then(|wanted| match tps {
        Some(tps) if (tps * TPS_DIGIT).round() >= (wanted * TPS_DIGIT).round() => None,
        Some(tps) => Some(format!("{tps:.2} TPS, wanted are {wanted}")),
        None => Some("nothing was measured".to_owned()),
    });
    [lost, slow].into_iter().flatten()
}

/// `raw.json`, `summary.json`, `table.md` and the plots.
fn write(options: &Options, runs: &[Run]) -> Result<(), Error> {
    let summaries = summarise(runs);
    let method = Method::new(options);
    let out = &options.out;
    let units: serde_json::Map<String, serde_json::Value> =
        FIGURES.iter().map(|figure| (figure.name.to_owned(), figure.meaning.into())).collect();
    write_json(&out.join("raw.json"), &json!({ "method": method, "runs": runs }))?;
    write_json(
        &out.join("summary.json"),
        &json!({ "method": method, "meaning": units, "configurations": summaries }),
    )?;
    let table = out.join("table.md");
    std::fs::write(&table, table::markdown(options.scene.name, &summaries))
        .map_err(Error::file("cannot write", &table))?;
    plots::write(out, options.scene.name, &summaries)
}

fn write_json(path: &Path, value: &serde_json::Value) -> Result<(), Error> {
    let mut text = serde_json::to_string_pretty(value)?;
    text.push('\n');
    std::fs::write(path, text).map_err(Error::file("cannot write", path))
}
