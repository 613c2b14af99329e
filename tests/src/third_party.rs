//! Clients written by others, in JavaScript. They live beside the checkout, in `../shared/clients`, or where
//! `CAUSEWAY_SHARED` says. Without them or without Node a test says so and passes, unless
//! `CAUSEWAY_REQUIRE_CLIENTS=1`.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::binaries::{target_dir, workspace_root};

/// The game version the clients speak in these tests.
const VERSION: &str = "26.3";

/// The unpacked clients.
#[derive(Debug)]
pub struct ThirdParty {
    scripts: PathBuf,
    modules: PathBuf,
    node: PathBuf,
}

/// One line of a script's report.
#[derive(Debug)]
pub struct Check {
    /// Its name, as the script's `--help` lists it.
    pub name: String,
    /// `Some(false)` failed, `None` skipped.
    pub passed: Option<bool>,
    /// What the script saw.
    pub detail: Value,
}

/// The clients, or none with the reason printed.
pub fn third_party() -> Option<&'static ThirdParty> {
    static FOUND: OnceLock<std::result::Result<ThirdParty, String>> = OnceLock::new();
    match FOUND.get_or_init(|| find().map_err(|error| format!("{error:#}"))) {
        Ok(clients) => Some(clients),
        Err(reason) => {
            let required = std::env::var_os("CAUSEWAY_REQUIRE_CLIENTS").is_some_and(|value| value != "0");
            assert!(!required, "third-party clients are required here: {reason}");
            eprintln!("skipped, no third-party clients: {reason}");
            None
        }
    }
}

fn find() -> Result<ThirdParty> {
    let shared = match std::env::var_os("CAUSEWAY_SHARED") {
        Some(dir) => PathBuf::from(dir),
        None => workspace_root().parent().context("the checkout has no parent folder")?.join("shared"),
    };
    let scripts = shared.join("clients");
    ensure!(scripts.join("setup.sh").is_file(), "no setup.sh in {}", scripts.display());
    let node = PathBuf::from(std::env::var_os("NODE").unwrap_or_else(|| "node".into()));
    Command::new(&node).arg("--version").output().context("Node cannot be started")?;
    let unpacked = unpack(&scripts, &node)?;
    Ok(ThirdParty { scripts, modules: unpacked.join("node_modules"), node })
}

/// Unpacks into a folder of this process first: another test may be doing the same.
fn unpack(scripts: &Path, node: &Path) -> Result<PathBuf> {
    let target = target_dir();
    let packed = std::fs::metadata(scripts.join("node_modules.tgz"))?;
    let dir = target.join(format!("third-party-clients-{}", packed.len()));
    if dir.is_dir() {
        return Ok(dir);
    }
    let own = target.join(format!("third-party-clients.{}", std::process::id()));
    let output = Command::new(scripts.join("setup.sh")).arg(&own).env("NODE", node).output()?;
    ensure!(output.status.success(), "setup.sh: {}", String::from_utf8_lossy(&output.stderr));
    if std::fs::rename(&own, &dir).is_err() {
        ensure!(dir.is_dir(), "cannot move {} to {}", own.display(), dir.display());
        std::fs::remove_dir_all(&own)?;
    }
    Ok(dir)
}

impl ThirdParty {
    /// Runs a script against a server to its end. An error: it could not be run at all.
    pub fn run(&self, script: &str, server: SocketAddr, arguments: &[&str]) -> Result<Vec<Check>> {
        let output = Command::new(&self.node)
            .arg(self.scripts.join(script))
            .args(["--host", &server.ip().to_string(), "--port", &server.port().to_string()])
            .args(["--version", VERSION])
            .args(arguments)
            .env("MC_CLIENTS_MODULES", &self.modules)
            .stdin(Stdio::null())
            .output()
            .with_context(|| format!("starting {script}"))?;
        let text = String::from_utf8_lossy(&output.stdout);
        let checks: Vec<Check> = text
            .lines()
            .filter_map(|line| serde_json::from_str::<Value>(line).ok())
            .filter_map(|line| {
                Some(Check {
                    name: line["name"].as_str()?.to_owned(),
                    passed: line["ok"].as_bool(),
                    detail: line["detail"].clone(),
                })
            })
            .collect();
        ensure!(
            checks.iter().any(|check| check.name == "summary"),
            "{script} printed no summary ({})\n{text}\n{}",
            output.status,
            String::from_utf8_lossy(&output.stderr)
        );
        Ok(checks)
    }
}

/// An error with every failed check of a script. Prints the skipped ones.
pub fn ensure_all_passed(script: &str, checks: &[Check]) -> Result<()> {
    for check in checks.iter().filter(|check| check.passed.is_none()) {
        eprintln!("{script}: {} skipped: {}", check.name, check.detail);
    }
    let failed: Vec<String> = checks
        .iter()
        .filter(|check| check.passed == Some(false))
        .map(|check| format!("{}: {}", check.name, check.detail))
        .collect();
    ensure!(failed.is_empty(), "{script}: {} checks failed:\n{}", failed.len(), failed.join("\n"));
    Ok(())
}
