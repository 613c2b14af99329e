//! The programs under test, built once a run with the profile of the tests themselves.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use anyhow::{Context, Result, ensure};

/// Where the three programs are.
#[derive(Debug, Clone)]
pub struct Binaries {
    /// `gateway`.
    pub gateway: PathBuf,
    /// `world-worker`.
    pub world_worker: PathBuf,
    /// `bots`.
    pub bots: PathBuf,
}

static BINARIES: OnceLock<Binaries> = OnceLock::new();

/// Builds the programs when they are not up to date and says where they are.
pub fn binaries() -> &'static Binaries {
    BINARIES.get_or_init(|| build().expect("the programs under test must build"))
}

/// The root of the checkout.
pub fn workspace_root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests are a folder of the workspace")
}

/// The folder cargo builds into; this test runs from `<target>/<profile>/deps`.
pub fn target_dir() -> PathBuf {
    profile_dir().parent().expect("a profile is a folder of the target folder").to_path_buf()
}

fn profile_dir() -> PathBuf {
    let program = std::env::current_exe().expect("a test knows where it runs from");
    program.ancestors().nth(2).expect("a test runs from <target>/<profile>/deps").to_path_buf()
}

/// Hides from a build what cargo tells a test about its own package: it would count as a changed environment for build
/// scripts of dependencies (ring's), and have them built anew.
pub fn forget_package(command: &mut Command) {
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_CRATE_"].iter().any(|start| text.starts_with(start)) {
            command.env_remove(&name);
        }
    }
}

fn build() -> Result<Binaries> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // The folder is named after the profile, but for `dev`.
    let profile = match profile_dir().file_name().and_then(|name| name.to_str()) {
        Some("debug") | None => "dev".to_owned(),
        Some(name) => name.to_owned(),
    };
    let mut command = Command::new(cargo);
    forget_package(&mut command);
    let output = command
        .current_dir(workspace_root())
        .args(["build", "-p", "gateway", "-p", "world-worker", "-p", "bots", "--bins"])
        .args(["--profile", &profile, "--message-format", "json-render-diagnostics", "--target-dir"])
        .arg(target_dir())
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .context("starting cargo")?;
    ensure!(output.status.success(), "cargo build: {}", output.status);

    let messages = String::from_utf8(output.stdout)?;
    let executable = |name: &str| {
        messages
            .lines()
            .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
            .filter(|message| message["reason"] == "compiler-artifact" && message["target"]["name"] == name)
            .find_map(|message| message["executable"].as_str().map(PathBuf::from))
            .with_context(|| format!("cargo built no program called {name}"))
    };
    Ok(Binaries {
        gateway: executable("gateway")?,
        world_worker: executable("world-worker")?,
        bots: executable("bots")?,
    })
}
