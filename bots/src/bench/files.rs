//! A server's fresh folder.

use std::fmt::Write;
use std::path::Path;

use super::error::Error;
use super::options::Options;

/// Lines of server.properties that are the same for all runs: the published ones, and what bots need.
const FIXED: [(&str, &str); 7] = [
    ("online-mode", "false"),
    ("enforce-secure-profile", "false"),
    ("gamemode", "creative"),
    ("difficulty", "easy"),
    ("sync-chunk-writes", "true"),
    ("spawn-protection", "0"),
    ("server-ip", "127.0.0.1"),
];

/// Commands for a new world, as published.
pub const WORLD_SETUP: [&str; 2] = ["gamerule respawn_radius 0", "gamerule locator_bar false"];

/// Settings of Causeway alone: all bots come from one address. The number is the most there is.
const CAUSEWAY_TOML: &str = "[gateway]\nmax-connections-per-address = 1000000\n";

/// Makes a server's folder with its settings. An unset port is left to the command line.
pub fn prepare(dir: &Path, options: &Options, bots: u32, port: Option<u16>) -> Result<(), Error> {
    std::fs::create_dir_all(dir).map_err(Error::file("cannot make", dir))?;
    write(&dir.join("server.properties"), &properties(options, bots, port))
}

/// Adds what only Causeway reads.
pub fn prepare_causeway(dir: &Path) -> Result<(), Error> {
    write(&dir.join("causeway.toml"), CAUSEWAY_TOML)
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    std::fs::write(path, text).map_err(Error::file("cannot write", path))
}

/// The text of server.properties: later lines of the same key replace earlier ones.
fn properties(options: &Options, bots: u32, port: Option<u16>) -> String {
    let owned = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
    let preset = match options.level_type.split_once(':') {
        Some(_) => options.level_type.replace(':', "\\:"),
        None => format!("minecraft\\:{}", options.level_type),
    };
    let chosen = [
        ("level-seed", options.seed.to_string()),
        ("level-type", preset),
        ("view-distance", options.view_distance.to_string()),
        ("simulation-distance", options.simulation_distance.to_string()),
        // Room for one who looks on.
        ("max-players", (bots + 1).to_string()),
    ];
    let mut lines: Vec<(String, String)> = FIXED.into_iter().map(owned).collect();
    lines.extend(chosen.map(|(key, value)| (key.to_owned(), value)));
    lines.extend(port.map(|port| ("server-port".to_owned(), port.to_string())));
    for line in &options.properties {
        lines.retain(|(key, _)| *key != line.0);
        lines.push(line.clone());
    }
    lines.iter().fold(String::new(), |mut text, (key, value)| {
        let _infallible = writeln!(text, "{key}={value}");
        text
    })
}

/// Copies what is in a folder into another, folders within it too.
pub fn copy_into(from: &Path, to: &Path) -> Result<(), Error> {
    std::fs::create_dir_all(to).map_err(Error::file("cannot make", to))?;
    for entry in std::fs::read_dir(from).map_err(Error::file("cannot read", from))? {
        let path = entry.map_err(Error::file("cannot read", from))?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy_into(&path, &target)?;
        } else {
            std::fs::copy(&path, &target).map_err(Error::file("cannot copy", &path))?;
        }
    }
    Ok(())
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

    #[test]
    fn settings_are_the_published_ones_unless_told_otherwise() {
        let line = ["bench", "--level-type", "flat", "--property", "difficulty=peaceful"];
        let options = Line::try_parse_from(line).unwrap().options;
        let text = properties(&options, 30, Some(7));
        for expected in [
            "sync-chunk-writes=true",
            "level-seed=12345",
            "level-type=minecraft\\:flat",
            "view-distance=10",
            "max-players=31",
            "server-port=7",
            "difficulty=peaceful",
        ] {
            assert!(text.lines().any(|line| line == expected), "{expected} in {text}");
        }
        assert_eq!(text.matches("difficulty=").count(), 1);
    }
}
