//! Joins a server and compares what stands there with a builders' report.
//!
//! usage: witness --connect ADDR --report FILE

use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};
use causeway_tests::bots::compare;
use causeway_tests::witness::look;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("witness: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let (mut server, mut report) = (None, None);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--connect" => server = arguments.next(),
            "--report" => report = arguments.next(),
            other => bail!("unknown argument {other}"),
        }
    }
    let server: SocketAddr = server.context("--connect is needed")?.parse()?;
    let report = std::fs::read_to_string(report.context("--report is needed")?)?;
    let report = serde_json::from_str(&report)?;
    let seen = look(server, "Witness", 10)?;
    let (checked, wrong) = compare(&report, |position| Ok(seen.block(position).map(str::to_owned)))?;
    for line in &wrong {
        eprintln!("{line}");
    }
    println!("{checked} blocks looked at in {} chunks, {} wrong", seen.chunk_count(), wrong.len());
    ensure!(wrong.is_empty(), "the world is not as it was built");
    ensure!(checked > 0, "nothing was built");
    Ok(())
}
