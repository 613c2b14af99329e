//! The benchmark driver from its command line to its results, with few bots for few seconds. Figures mean nothing here.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use causeway_tests::binaries::binaries;
use serde_json::Value;

const BOTS: u32 = 4;
/// Generous: tests run on busy machines, where programs wait for their turn.
const LIMIT: Duration = Duration::from_secs(300);

/// Runs `bots bench` with results in `out`; gives its exit code and what it said.
fn bench(out: &Path, arguments: &str) -> Result<(Option<i32>, String)> {
    let log = out.with_extension("log");
    let file = std::fs::File::create(&log)?;
    let mut child = Command::new(&binaries().bots)
        .arg("bench")
        .args(arguments.split_whitespace())
        .arg("--out")
        .arg(out)
        .stdin(Stdio::null())
        .stdout(file.try_clone()?)
        .stderr(file)
        .spawn()?;
    let until = Instant::now() + LIMIT;
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        if Instant::now() > until {
            child.kill()?;
            child.wait()?;
            bail!("it still ran after {LIMIT:?}:\n{}", std::fs::read_to_string(&log)?);
        }
        std::thread::sleep(Duration::from_millis(50));
    };
    Ok((status.code(), std::fs::read_to_string(&log)?))
}

#[test]
fn a_quick_benchmark_measures_both_forms_of_a_server() -> Result<()> {
    let dir = tempfile::tempdir()?;
    let out = dir.path().join("results");
    // A machine that builds something else meanwhile may have no time for every tick.
    let (code, said) = bench(
        &out,
        &format!(
            "--quick --bots {BOTS} --measure 6 --level-type flat --terrain new --min-tps 1 --server causeway,causeway-split"
        ),
    )?;
    ensure!(code == Some(0), "it ended with {code:?}:\n{said}");

    let summary: Value = serde_json::from_str(&std::fs::read_to_string(out.join("summary.json"))?)?;
    let configurations = summary["configurations"].as_array().context("no configurations")?;
    ensure!(configurations.len() == 2, "{summary}");
    for configuration in configurations {
        let figure = |name: &str| configuration["figures"][name]["median"].as_f64();
        for name in ["mspt", "mspt_p95", "tps", "rss_mib", "cpu_percent", "gateway_mspt", "join_p95_ms"] {
            ensure!(figure(name).is_some_and(|value| value > 0.0), "{name} of {configuration}");
        }
        ensure!(figure("lost") == Some(0.0), "{configuration}");
    }
    let raw: Value = serde_json::from_str(&std::fs::read_to_string(out.join("raw.json"))?)?;
    let split = &raw["runs"][1];
    ensure!(split["samples"]["usage"][0]["processes"] == 2, "a gateway and a worker: {split}");
    ensure!(split["report"]["playing"] == BOTS, "{split}");
    ensure!(std::fs::read_to_string(out.join("table.md"))?.contains("| 4 | causeway-split |"));
    for plot in ["tick-time.svg", "memory.svg", "cpu.svg"] {
        ensure!(std::fs::read_to_string(out.join(plot))?.contains("causeway-split"), "{plot}");
    }
    ensure!(std::fs::read_dir(out.join("servers"))?.next().is_none(), "a server's folder is left");
    Ok(())
}

#[test]
fn a_missing_program_is_said_with_how_to_build_it() -> Result<()> {
    let dir = tempfile::tempdir()?;
    let empty = dir.path().join("empty");
    std::fs::create_dir(&empty)?;
    let (code, said) = bench(&dir.path().join("results"), &format!("--quick --bin-dir {}", empty.display()))?;
    ensure!(code == Some(1) && said.contains("cargo build --release -p gateway"), "{code:?}: {said}");
    Ok(())
}

#[test]
fn a_server_that_ends_by_itself_is_an_error_with_its_last_words() -> Result<()> {
    let dir = tempfile::tempdir()?;
    let command = dir.path().join("server.sh");
    std::fs::write(&command, "cat server.properties; echo no licence; exit 4\n")?;
    let mut process = Command::new(&binaries().bots)
        .args(["bench", "--quick", "--server", "command", "--command"])
        .arg(format!("sh {} {{port}}", command.display()))
        .arg("--out")
        .arg(dir.path().join("results"))
        .stderr(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()?;
    let until = Instant::now() + LIMIT;
    while process.try_wait()?.is_none() && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(50));
    }
    let _ = process.kill();
    let output = process.wait_with_output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.code() == Some(1), "{}: {said}", output.status);
    ensure!(said.contains("no licence") && said.contains("server-port="), "{said}");
    Ok(())
}
