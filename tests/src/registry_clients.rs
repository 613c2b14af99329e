//! Clients written by others that their public registries offer, and our scripts that use them: `tests/clients`.
//!
//! What is installed is kept in a cache folder, `${XDG_CACHE_HOME:-~/.cache}/causeway/clients`, and only renewed when the
//! versions asked for change. A tool that is missing is an error, never a reason to skip.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use md5::{Digest, Md5};

use crate::binaries::{forget_package, workspace_root};
use crate::process::Process;

/// How long a script may take. Each ends by itself much earlier.
const LIMIT: Duration = Duration::from_secs(300);
/// How a script's last line ends when all went well.
const PASSED: &str = "checks passed";

const NODE_NEEDED: &str = "install Node.js 20 or newer with npm, or say in NODE where it is";
const PYTHON_NEEDED: &str = "install Python 3.10 or newer with venv and pip (Debian: python3 python3-venv)";

/// A script with what it needs to run.
#[derive(Debug)]
pub struct Script {
    name: String,
    program: PathBuf,
    arguments: Vec<String>,
}

impl Script {
    /// One of `tests/clients/node`, with its packages from npm.
    pub fn node(name: &str) -> Result<Self> {
        let node = PathBuf::from(std::env::var_os("NODE").unwrap_or_else(|| "node".into()));
        let version = version(&node).context(NODE_NEEDED)?;
        let scripts = folder("node");
        let files = ["package.json", "package-lock.json"];
        let packages = installed("node", &scripts, &files, &version, |dir| {
            for file in files {
                fs::copy(scripts.join(file), dir.join(file))?;
            }
            let mut npm = npm(&node);
            // No package needs a script at its installation, and none needs those that are optional.
            npm.args(["ci", "--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund"]);
            succeed(npm.current_dir(dir)).context(NODE_NEEDED)
        })?;
        let arguments = vec![text(&scripts.join(name)), "--packages".to_owned(), text(&packages)];
        Ok(Self { name: name.to_owned(), program: node, arguments })
    }

    /// One of `tests/clients/python`, with its packages from PyPI.
    pub fn python(name: &str) -> Result<Self> {
        let python = PathBuf::from(std::env::var_os("PYTHON").unwrap_or_else(|| "python3".into()));
        let version = version(&python).context(PYTHON_NEEDED)?;
        let scripts = folder("python");
        let venv = installed("python", &scripts, &["requirements.txt"], &version, |dir| {
            succeed(Command::new(&python).args(["-m", "venv"]).arg(dir)).context(PYTHON_NEEDED)?;
            let mut pip = Command::new(dir.join("bin/python"));
            pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
            pip.args(["--require-hashes", "--only-binary", ":all:"]);
            succeed(pip.arg("--requirement").arg(scripts.join("requirements.txt")))
        })?;
        // No compiled modules into the checkout.
        let arguments = vec!["-B".to_owned(), text(&scripts.join(name))];
        Ok(Self { name: name.to_owned(), program: venv.join("bin/python"), arguments })
    }

    /// The bot of `tests/clients/azalea`. Takes minutes where it was never built.
    pub fn azalea() -> Result<Self> {
        let scripts = folder("azalea");
        // Cargo itself knows what to build anew.
        let mut build = Command::new(scripts.join("build.sh"));
        build.arg(cache()?.join("azalea"));
        forget_package(&mut build);
        let output = build.stdin(Stdio::null()).stderr(Stdio::inherit()).output()?;
        ensure!(output.status.success(), "build.sh: {}", output.status);
        let program = PathBuf::from(String::from_utf8(output.stdout)?.trim_end());
        Ok(Self { name: "azalea".to_owned(), program, arguments: Vec::new() })
    }

    /// Runs it to its end, with its log in `dir`. An error unless all its checks have passed.
    pub fn run(&self, options: &[(&str, &str)], dir: &Path) -> Result<()> {
        let mut arguments = self.arguments.clone();
        for (option, value) in options {
            arguments.extend([format!("--{option}"), (*value).to_owned()]);
        }
        let mut process = Process::start(&self.name, &self.program, &arguments, dir)?;
        let sum = process.wait_for_line(PASSED, LIMIT)?;
        let status = process.wait(Duration::from_secs(10))?;
        ensure!(status.success(), "{} ended with {status}", self.name);
        process.discard();
        println!("{}: {sum}", self.name);
        Ok(())
    }
}

/// A folder of clients in the checkout.
fn folder(name: &str) -> PathBuf {
    workspace_root().join("tests/clients").join(name)
}

/// Where clients are installed.
fn cache() -> Result<PathBuf> {
    let caches = match std::env::var_os("XDG_CACHE_HOME") {
        Some(dir) => PathBuf::from(dir),
        None => PathBuf::from(std::env::var_os("HOME").context("neither XDG_CACHE_HOME nor HOME is set")?)
            .join(".cache"),
    };
    let dir = caches.join("causeway/clients");
    fs::create_dir_all(&dir).with_context(|| format!("creating {}", dir.display()))?;
    Ok(dir)
}

/// The folder that `install` has filled from these files of `from` with a tool of this version.
fn installed(
    name: &str,
    from: &Path,
    files: &[&str],
    version: &str,
    install: impl FnOnce(&Path) -> Result<()>,
) -> Result<PathBuf> {
    let mut hash = Md5::new_with_prefix(version);
    for file in files {
        let path = from.join(file);
        hash.update(fs::read(&path).with_context(|| format!("reading {}", path.display()))?);
    }
    let wanted = format!("{:x}", hash.finalize());

    let dir = cache()?.join(name);
    // Another test may want the same at the same time; the lock ends with this function.
    let lock = File::create(dir.with_extension("lock"))?;
    lock.lock()?;
    let stamp = dir.join("installed");
    if fs::read_to_string(&stamp).is_ok_and(|present| present == wanted) {
        return Ok(dir);
    }
    if dir.exists() {
        fs::remove_dir_all(&dir)?;
    }
    fs::create_dir(&dir)?;
    install(&dir).with_context(|| format!("installing {} into {}", from.display(), dir.display()))?;
    // Last, so that what was begun and not ended is begun again.
    fs::write(&stamp, wanted)?;
    Ok(dir)
}

/// npm as it comes with this Node, else the one on the path.
fn npm(node: &Path) -> Command {
    let beside = node.ancestors().nth(2).map(|prefix| prefix.join("lib/node_modules/npm/bin/npm-cli.js"));
    match beside.filter(|script| script.is_file()) {
        Some(script) => {
            let mut npm = Command::new(node);
            npm.arg(script);
            npm
        }
        None => Command::new("npm"),
    }
}

/// What a tool says of its version; also the proof that there is one.
fn version(program: &Path) -> Result<String> {
    let output = Command::new(program).arg("--version").stdin(Stdio::null()).output();
    let output = output.with_context(|| format!("{} cannot be started", program.display()))?;
    ensure!(output.status.success(), "{} --version: {}", program.display(), output.status);
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a command; an error with its output unless it succeeds.
fn succeed(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output();
    let output = output.with_context(|| format!("{name} cannot be started"))?;
    ensure!(
        output.status.success(),
        "{name}: {}\n{}{}",
        output.status,
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(())
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
