//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::behaviour::Kind;

/// Load bots for Minecraft Java Edition servers in offline mode.
///
/// Ends with 0 when every bot joined and none was disconnected, with 3 when not, with 1 when it could not be found out.
#[derive(Debug, Parser)]
#[command(name = "bots", version)]
pub struct Cli {
    /// What the bots do.
    #[command(subcommand)]
    pub command: Command,
}

/// What there is to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Bots on a server that runs.
    #[command(flatten)]
    Play(Play),
    /// Measure servers under bots, each configuration on a fresh server
    Bench(Box<crate::bench::options::Options>),
}

/// What the bots do.
#[derive(Debug, Subcommand)]
pub enum Play {
    /// Fly to random points within 48 blocks of spawn, 24 above it, at 5.6 blocks/s
    Walk(Common),
    /// Fly straight outwards, each bot in its own direction
    Explore {
        /// Blocks a second
        #[arg(long, default_value_t = 22.0, value_parser = positive)]
        explore_speed: f64,
        /// What all behaviours have.
        #[command(flatten)]
        common: Common,
    },
    /// Stay within 24 blocks of spawn, change held items and swing (needs creative mode)
    Crowd(Common),
    /// Place and break one block a second each (needs creative mode)
    Build {
        /// Write each acknowledged placement and break here, one JSON object a line
        #[arg(long, value_name = "FILE")]
        build_log: Option<PathBuf>,
        /// What all behaviours have.
        #[command(flatten)]
        common: Common,
    },
}

/// What all behaviours have.
#[derive(Debug, Clone, Args)]
pub struct Common {
    /// The server, as HOST or HOST:PORT
    #[arg(long, value_name = "ADDR")]
    pub connect: String,
    /// How many bots
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub bots: u32,
    /// Bots that join each second
    #[arg(long, default_value_t = 1.0, value_parser = positive)]
    pub join_rate: f64,
    /// Seconds to play after the last bot was sent to join; without it until interrupted
    #[arg(long)]
    pub seconds: Option<f64>,
    /// View distance the bots ask for, in chunks
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(i8).range(2..=32))]
    pub view_distance: i8,
    /// Names are this and a number
    #[arg(long, default_value = "Bot", value_parser = prefix)]
    pub name_prefix: String,
    /// Seed of the bots' random choices
    #[arg(long, default_value_t = 12345)]
    pub seed: u64,
    /// Write the report here as JSON
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Versions of the game to speak, with commas between; bots take them in turn
    #[arg(long, default_value = registry::version::NAME)]
    pub protocol: String,
}

impl Play {
    /// The behaviour, what all have, and the builders' log.
    #[must_use]
    pub fn into_parts(self) -> (Kind, Common, Option<PathBuf>) {
        match self {
            Self::Walk(common) => (Kind::Walk, common, None),
            Self::Crowd(common) => (Kind::Crowd, common, None),
            Self::Explore { explore_speed, common } => (Kind::Explore { speed: explore_speed }, common, None),
            Self::Build { build_log, common } => (Kind::Build, common, build_log),
        }
    }
}

/// A number above 0.
pub(crate) fn positive(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(value) if value.is_finite() && value > 0.0 => Ok(value),
        _ => Err("must be a number above 0".to_owned()),
    }
}

/// Names have at most 16 characters (vanilla's login), up to five of them the number.
fn prefix(text: &str) -> Result<String, String> {
    let allowed = text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    if allowed && (1..=11).contains(&text.len()) {
        Ok(text.to_owned())
    } else {
        Err("must be 1 to 11 letters, digits or underscores".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read() {
        let cli =
            Cli::try_parse_from(["bots", "explore", "--connect", "h:1", "--bots", "5"]).map(|c| c.command);
        let Ok(Command::Play(play)) = cli else { panic!("{cli:?}") };
        let (kind, common, _) = play.into_parts();
        assert_eq!(kind, Kind::Explore { speed: 22.0 });
        assert_eq!((common.bots, common.join_rate, common.view_distance), (5, 1.0, 10));
        assert_eq!(common.protocol, "26.3");
    }

    #[test]
    fn senseless_values_are_refused() {
        for wrong in
            [["--bots", "0"], ["--join-rate", "0"], ["--name-prefix", "a b"], ["--view-distance", "99"]]
        {
            let arguments = ["bots", "walk", "--connect", "h", "--bots", "1"];
            assert!(Cli::try_parse_from(arguments.iter().chain(&wrong)).is_err(), "{wrong:?}");
        }
    }
}
