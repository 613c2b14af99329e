//! The project's own load bots, as a process.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::binaries::binaries;
use crate::process::Process;

/// Running bots.
#[derive(Debug)]
pub struct Bots {
    process: Process,
    report: PathBuf,
}

impl Bots {
    /// Starts `count` bots that join at `join_rate` a second; `arguments` come last.
    pub fn start(
        behaviour: &str,
        server: SocketAddr,
        count: u32,
        join_rate: u32,
        arguments: &[&str],
        dir: &Path,
    ) -> Result<Self> {
        let report = dir.join(format!("bots-{behaviour}.json"));
        let mut line = vec![behaviour.to_owned(), "--connect".to_owned(), server.to_string()];
        line.extend([
            "--bots".to_owned(),
            count.to_string(),
            "--join-rate".to_owned(),
            join_rate.to_string(),
        ]);
        line.extend(["--report".to_owned(), report.to_string_lossy().into_owned()]);
        line.extend(arguments.iter().map(|argument| (*argument).to_owned()));
        let process = Process::start("bots", &binaries().bots, &line, dir)?;
        Ok(Self { process, report })
    }

    /// Waits until they have ended by themselves and reads their report.
    pub fn report(mut self, limit: Duration) -> Result<Value> {
        self.process.wait(limit)?;
        let text = std::fs::read_to_string(&self.report)
            .with_context(|| format!("the bots left no report at {}", self.report.display()))?;
        let report = serde_json::from_str(&text)?;
        self.process.discard();
        Ok(report)
    }

    /// SIGTERM, then the report.
    pub fn interrupt(self) -> Result<Value> {
        self.process.terminate()?;
        self.report(Duration::from_secs(30))
    }
}

/// Compares what builders report with a world: what must stand stands, what was cleared is air. `block` names the block
/// at a place, with or without namespace. Gives how many places were looked at, and a line for each that is wrong.
pub fn compare(
    report: &Value,
    mut block: impl FnMut([i32; 3]) -> Result<Option<String>>,
) -> Result<(usize, Vec<String>)> {
    let built = &report["build"];
    let name = built["block"].as_str().context("not a report of builders")?;
    let mut checked = 0;
    let mut wrong = Vec::new();
    for (list, expected) in [("standing", name), ("cleared", "air")] {
        let expected = expected.trim_start_matches("minecraft:");
        for position in built[list].as_array().with_context(|| format!("no list {list}"))? {
            let position = serde_json::from_value::<[i32; 3]>(position.clone())?;
            let found = block(position)?;
            checked += 1;
            let found = found.as_deref().map_or("nothing", |found| found.trim_start_matches("minecraft:"));
            if found != expected {
                wrong.push(format!("{position:?}: {found} instead of {expected}"));
            }
        }
    }
    Ok((checked, wrong))
}

/// Fails with their reasons when bots were disconnected or never joined.
pub fn ensure_all_stayed(report: &Value, count: u32) -> Result<()> {
    ensure!(
        report["disconnects"].as_array().is_some_and(Vec::is_empty),
        "bots were disconnected: {}",
        report["disconnect_reasons"]
    );
    ensure!(report["joined"] == count, "{} of {count} bots joined", report["joined"]);
    ensure!(report["playing"] == count, "{} of {count} bots still played at the end", report["playing"]);
    Ok(())
}
