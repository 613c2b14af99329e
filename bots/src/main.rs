//! The `bots` command.

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bots::cli::Cli;
use clap::Parser;
use signal_hook::consts::{SIGINT, SIGTERM};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Bots were disconnected.
const LOST_BOTS: u8 = 3;

fn main() -> anyhow::Result<ExitCode> {
    let cli = Cli::parse();
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    let report = bots::command::run(cli.command, &stop)?;
    println!("{report}");
    Ok(if report.all_well() { ExitCode::SUCCESS } else { ExitCode::from(LOST_BOTS) })
}
