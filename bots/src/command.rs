//! From a command line to a report.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::Path;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::{Context, anyhow};
use java::version::{VERSIONS, Version};
use serde_json::json;

use crate::behaviour::Act;
use crate::cli::Play;
use crate::client::{BUILD_BLOCK, Deed, Setup, Speech, act_name};
use crate::report::Report;
use crate::swarm::{self, Length, Plan};

/// The port of servers whose address names none.
const DEFAULT_PORT: u16 = 25565;

/// Runs the bots and writes the report.
///
/// # Errors
/// When the server's name has no address, the version is unknown, or a file cannot be written.
pub fn run(play: Play, stop: &AtomicBool) -> anyhow::Result<Report> {
    let (kind, common, build_log) = play.into_parts();
    let (host, port) = host_and_port(&common.connect)?;
    let address = resolve(&host, port)?;
    let speeches =
        versions(&common.protocol)?.into_iter().map(|version| Speech::new(version, kind)).collect();
    let setup = Rc::new(Setup {
        speeches,
        host,
        port,
        view_distance: common.view_distance,
        kind,
        bots: common.bots,
        seed: common.seed,
        pings: false,
    });
    let plan = Plan {
        address,
        join_rate: common.join_rate,
        length: match common.seconds {
            Some(seconds) => Length::AfterLastSent(Duration::from_secs_f64(seconds.clamp(0.0, 1e9))),
            None => Length::Endless,
        },
        name_prefix: common.name_prefix.clone(),
    };
    let mut log = build_log.as_deref().map(create).transpose()?;
    let mut log_failed = None;
    let outcome = swarm::run(&plan, &setup, stop, &mut |bot, at, deed| {
        if let Some(file) = &mut log
            && let Err(error) = write_deed(file, bot, at, deed)
        {
            log_failed = Some(error);
        }
    })?;
    let report = Report::new(outcome, &setup, common.connect.clone());
    if let Some(path) = &common.report {
        let mut file = create(path)?;
        serde_json::to_writer_pretty(&mut file, &report)?;
        file.write_all(b"\n").and_then(|()| file.flush()).with_context(|| path.display().to_string())?;
    }
    match log_failed {
        Some(error) => Err(error).context("build log"),
        None => Ok(report),
    }
}

fn create(path: &Path) -> anyhow::Result<BufWriter<File>> {
    File::create(path).map(BufWriter::new).with_context(|| format!("cannot write {}", path.display()))
}

/// One line, flushed: the log is what tests trust when the bots are killed.
fn write_deed(file: &mut impl Write, bot: &str, at: Duration, deed: &Deed) -> std::io::Result<()> {
    let (Act::Place { block: [x, y, z] } | Act::Break { block: [x, y, z] }) = deed.settled.act;
    let line = json!({
        "at_ms": at.as_millis() as u64,
        "bot": bot,
        "act": act_name(deed.settled.act),
        "x": x,
        "y": y,
        "z": z,
        "block": BUILD_BLOCK,
        "sequence": deed.settled.sequence,
        "accepted": deed.settled.accepted,
    });
    writeln!(file, "{line}")?;
    file.flush()
}

/// The versions of a list like `26.1,26.3`.
fn versions(list: &str) -> anyhow::Result<Vec<&'static Version>> {
    list.split(',').map(|name| Ok(version(name.trim())?)).collect()
}

/// The version of this name.
pub(crate) fn version(name: &str) -> Result<&'static Version, UnknownVersion> {
    VERSIONS
        .iter()
        .copied()
        .find(|version| version.name == name)
        .ok_or_else(|| UnknownVersion(name.to_owned()))
}

/// A version of the game that bots do not speak.
#[derive(Debug, thiserror::Error)]
#[error("unknown version {0}; known are {known}", known = VERSIONS.map(|version| version.name).join(", "))]
pub struct UnknownVersion(String);

/// `HOST`, `HOST:PORT`, or an IPv6 address with or without brackets.
fn host_and_port(address: &str) -> anyhow::Result<(String, u16)> {
    let parts = match address.rsplit_once(':') {
        Some((host, port)) if !host.contains(':') || host.ends_with(']') => Some((host, port)),
        _ => None,
    };
    let (host, port) = match parts {
        Some((host, port)) => (host, port.parse().with_context(|| format!("port of {address}"))?),
        None => (address, DEFAULT_PORT),
    };
    Ok((host.trim_start_matches('[').trim_end_matches(']').to_owned(), port))
}

/// IPv4 first: servers that listen on one family listen on that.
fn resolve(host: &str, port: u16) -> anyhow::Result<SocketAddr> {
    let mut addresses: Vec<SocketAddr> =
        (host, port).to_socket_addrs().with_context(|| format!("address of {host}"))?.collect();
    addresses.sort_by_key(SocketAddr::is_ipv6);
    addresses.first().copied().ok_or_else(|| anyhow!("{host} has no address"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_taken_apart() {
        let parts = |text| host_and_port(text).ok();
        assert_eq!(parts("localhost"), Some(("localhost".to_owned(), 25565)));
        assert_eq!(parts("10.0.0.1:25570"), Some(("10.0.0.1".to_owned(), 25570)));
        assert_eq!(parts("[::1]:5"), Some(("::1".to_owned(), 5)));
        assert_eq!(parts("::1"), Some(("::1".to_owned(), 25565)));
        assert_eq!(parts("host:port"), None);
    }

    #[test]
    fn versions_go_by_name() {
        assert_eq!(version("26.3").ok().map(|version| version.protocol), Some(777));
        assert!(version("1.8").is_err());
        let several = versions("26.1, 26.3").map(|all| all.iter().map(|version| version.protocol).collect());
        assert_eq!(several.ok(), Some(vec![775, 777]));
        assert!(versions("26.1,").is_err());
    }
}
