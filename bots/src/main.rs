//! The `bots` command.

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bots::cli::{Cli, Command};
use clap::Parser;
use signal_hook::consts::{SIGINT, SIGTERM};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Bots were lost, or a benchmark had too few ticks.
const NOT_WELL: u8 = 3;

fn main() -> anyhow::Result<ExitCode> {
    let cli = Cli::parse();
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    let all_well = match cli.command {
        Command::Play(play) => {
            let report = bots::command::run(play, &stop)?;
            println!("{report}");
            report.all_well()
        }
        Command::Bench(options) => {
            let results = bots::bench::run(&options, &stop)?;
            println!("{results}");
            results.all_well()
        }
    };
    Ok(if all_well { ExitCode::SUCCESS } else { ExitCode::from(NOT_WELL) })
}
