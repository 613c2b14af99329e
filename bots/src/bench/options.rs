//! The command line of `bots bench`, and the configuration that it stands for.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::scene::Scene;

/// What `--quick` stands for and what goes without it; options on the command line win over both.
struct Preset {
    bots: &'static [u32],
    join_rate: f64,
    warm_up_s: f64,
    measure_s: f64,
    min_tps: Option<f64>,
}

const QUICK: Preset =
    Preset { bots: &[50], join_rate: 10.0, warm_up_s: 2.0, measure_s: 20.0, min_tps: Some(20.0) };
const FULL: Preset =
    Preset { bots: &[25, 50, 100], join_rate: 1.0, warm_up_s: 30.0, measure_s: 120.0, min_tps: None };

/// Measure servers under bots: each configuration on a fresh server, results as JSON, table and plots
///
/// Ends with 0 when all went well, with 3 when bots were lost or ticks were fewer than --min-tps.
#[derive(Debug, Clone, Args)]
pub struct Options {
    /// One minute with 50 walkers, for CI; fails under 20 TPS
    #[arg(long)]
    pub quick: bool,
    /// What the bots do: walk, explore, explore-slow, crowd or build
    #[arg(long, default_value = "walk", value_parser = Scene::by_name)]
    pub scene: &'static Scene,
    /// Servers to measure, with commas between
    #[arg(long = "server", value_enum, value_delimiter = ',', default_value = "causeway")]
    pub servers: Vec<ServerKind>,
    /// Numbers of bots, with commas between [default: 25,50,100; quick: 50]
    #[arg(long, value_delimiter = ',', value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub bots: Vec<u32>,
    /// Bots that join each second [default: 1; quick: 10]
    #[arg(long, value_parser = crate::cli::positive)]
    pub join_rate: Option<f64>,
    /// Seconds between the last join and the measurement, at least [default: 30; quick: 2]
    #[arg(long, value_parser = crate::cli::positive)]
    pub warm_up: Option<f64>,
    /// Seconds to measure [default: 120; quick: 20]
    #[arg(long, value_parser = crate::cli::positive)]
    pub measure: Option<f64>,
    /// Runs of each configuration
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub repeat: u32,
    /// Whether measuring waits until no bot is sent new chunks [default: loaded, but new for explorers]
    #[arg(long, value_enum)]
    pub terrain: Option<Terrain>,
    /// Measure from the first join on rather than from when all have joined
    #[arg(long)]
    pub measure_joining: bool,
    /// Seconds that loading the terrain may take
    #[arg(long, default_value_t = 300.0, value_parser = crate::cli::positive)]
    pub terrain_limit: f64,
    /// View distance of servers and bots, in chunks
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(i8).range(2..=32))]
    pub view_distance: i8,
    /// Simulation distance, in chunks
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(i8).range(2..=32))]
    pub simulation_distance: i8,
    /// The world's seed, and the seed of what the bots choose
    #[arg(long, default_value_t = 12345)]
    pub seed: u64,
    /// World preset: normal, flat and so on
    #[arg(long, default_value = "normal")]
    pub level_type: String,
    /// A line of server.properties, KEY=VALUE; wins over what the benchmark sets
    #[arg(long = "property", value_name = "KEY=VALUE", value_parser = property)]
    pub properties: Vec<(String, String)>,
    /// World workers of causeway-split
    #[arg(long, default_value_t = 1)]
    pub workers: u32,
    /// Folder of the programs gateway and world-worker [default: this program's own]
    #[arg(long, value_name = "DIR")]
    pub bin_dir: Option<PathBuf>,
    /// Your own vanilla server jar, from which causeway reads structure templates
    #[arg(long, value_name = "FILE")]
    pub vanilla_jar: Option<PathBuf>,
    /// Version of the game that bots speak
    #[arg(long, default_value = registry::version::NAME)]
    pub protocol: String,
    /// Folder for results, logs and, while they run, the servers' folders
    #[arg(long, value_name = "DIR", default_value = "target/bench")]
    pub out: PathBuf,
    /// Keep the servers' folders
    #[arg(long)]
    pub keep: bool,
    /// Ticks a second under which a run has failed [quick: 20]
    #[arg(long, value_parser = crate::cli::positive)]
    pub min_tps: Option<f64>,
    /// The server called command.
    #[command(flatten)]
    pub peer: Peer,
}

/// Any other server: how to start it in a folder that has its server.properties.
#[derive(Debug, Clone, Args, Serialize)]
pub struct Peer {
    /// Shell command of the server called `command`; {port} in it is the port it must listen on
    #[arg(long = "command", value_name = "LINE")]
    pub line: Option<String>,
    /// Its name in results
    #[arg(long = "command-name", value_name = "NAME", default_value = "command")]
    pub name: String,
    /// Part of the line that says that it is ready
    #[arg(long = "command-ready", value_name = "TEXT", default_value = "Done (")]
    pub ready: String,
    /// Its standard input takes commands: game rules and `tick query`
    #[arg(long = "command-console")]
    pub console: bool,
    /// Folder whose contents are copied into its own before it starts
    #[arg(long = "command-template", value_name = "DIR")]
    pub template: Option<PathBuf>,
    /// Seconds it may take to start
    #[arg(long = "command-start-limit", value_name = "SECONDS", default_value_t = 300.0, value_parser = crate::cli::positive)]
    pub start_limit_s: f64,
}

/// What is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerKind {
    /// One process: a gateway with an embedded worker
    Causeway,
    /// A gateway and a world worker as processes, joined by QUIC
    CausewaySplit,
    /// The server of --command
    Command,
}

/// Whether the terrain is there before measuring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Generated before measuring
    Loaded,
    /// Generated while measuring, if bots go where none was
    New,
}

impl Options {
    fn preset(&self) -> &'static Preset {
        if self.quick { &QUICK } else { &FULL }
    }

    /// How many bots each configuration has.
    #[must_use]
    pub fn bot_counts(&self) -> &[u32] {
        if self.bots.is_empty() { self.preset().bots } else { &self.bots }
    }

    /// Bots that join each second.
    #[must_use]
    pub fn join_rate(&self) -> f64 {
        self.join_rate.unwrap_or(self.preset().join_rate)
    }

    /// Time between the last join and the measurement.
    #[must_use]
    pub fn warm_up(&self) -> Duration {
        Duration::from_secs_f64(self.warm_up.unwrap_or(self.preset().warm_up_s))
    }

    /// Length of the measurement.
    #[must_use]
    pub fn measure(&self) -> Duration {
        Duration::from_secs_f64(self.measure.unwrap_or(self.preset().measure_s))
    }

    /// Ticks a second that a run must have.
    #[must_use]
    pub fn min_tps(&self) -> Option<f64> {
        self.min_tps.or(self.preset().min_tps)
    }

    /// Whether the terrain is there before measuring.
    #[must_use]
    pub fn terrain(&self) -> Terrain {
        let by_scene = if self.scene.terrain_loaded { Terrain::Loaded } else { Terrain::New };
        self.terrain.unwrap_or(by_scene)
    }

    /// Name of a server in results.
    #[must_use]
    pub fn name_of(&self, server: ServerKind) -> &str {
        match server {
            ServerKind::Causeway => "causeway",
            ServerKind::CausewaySplit => "causeway-split",
            ServerKind::Command => &self.peer.name,
        }
    }
}

fn property(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("must be KEY=VALUE")?;
    if key.is_empty() || text.contains(['\n', '\r']) {
        return Err("must be KEY=VALUE in one line".to_owned());
    }
    Ok((key.to_owned(), value.to_owned()))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    fn options(line: &str) -> Result<Options, clap::Error> {
        Line::try_parse_from(["bench"].into_iter().chain(line.split_whitespace())).map(|line| line.options)
    }

    #[test]
    fn quick_sets_what_the_command_line_does_not() {
        let quick = options("--quick --bots 4").unwrap();
        assert_eq!((quick.bot_counts(), quick.join_rate(), quick.min_tps()), (&[4][..], 10.0, Some(20.0)));
        let full = options("--measure 7 --scene explore --server causeway,causeway-split").unwrap();
        assert_eq!((full.bot_counts(), full.measure()), (&[25, 50, 100][..], Duration::from_secs(7)));
        assert_eq!((full.min_tps(), full.terrain()), (None, Terrain::New));
        assert_eq!(full.servers, [ServerKind::Causeway, ServerKind::CausewaySplit]);
    }

    #[test]
    fn senseless_values_are_refused() {
        for wrong in ["--scene run", "--server x", "--bots 0", "--property a", "--join-rate 0", "--repeat 0"]
        {
            assert!(options(wrong).is_err(), "{wrong}");
        }
    }
}
