//! The gateway's binary: the command line, and nothing else.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use gateway::run::{RunOptions, run};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Causeway's gateway: serves Minecraft clients, with a world worker in this process or elsewhere.
#[derive(Parser)]
#[command(name = "gateway", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Serve,
}

#[derive(Subcommand)]
enum Command {
    /// Makes the cluster's CA and the certificates of its nodes.
    Certs {
        /// Folder for the files.
        #[arg(long)]
        dir: PathBuf,
        /// Replace an existing CA: every node needs new certificates then.
        #[arg(long)]
        replace_ca: bool,
    },
}

#[derive(Args)]
struct Serve {
    /// Address to listen on for players, HOST:PORT [default: from server.properties].
    #[arg(long, value_name = "ADDR")]
    bind: Option<String>,
    /// Folder of the settings and of the world.
    #[arg(long, value_name = "DIR", default_value = ".")]
    data: PathBuf,
    /// World worker to link to, quic://HOST:PORT or grpc://HOST:PORT; several are tried in turn. Without one the
    /// world is in this process.
    #[arg(long = "worker", value_name = "URL")]
    workers: Vec<link::Endpoint>,
    /// Folder of this node's certificates [default: certs in the data folder].
    #[arg(long, value_name = "DIR")]
    certs: Option<PathBuf>,
    /// Address of the admin port (health, metrics), HOST:PORT.
    #[arg(long, value_name = "ADDR")]
    admin: Option<String>,
    /// Settings file in place of causeway.toml in the data folder.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Your own vanilla server jar, from which a world in this process reads structure templates.
    #[arg(long, value_name = "FILE")]
    vanilla_jar: Option<PathBuf>,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    gateway::log::start();
    let result = match cli.command {
        Some(Command::Certs { dir, replace_ca }) => certs(&dir, replace_ca),
        None => serve(cli.serve),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tracing::error!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn certs(dir: &std::path::Path, replace_ca: bool) -> anyhow::Result<()> {
    let report = link::certs::create(dir, &link::certs::Options { replace_ca })?;
    for name in &report.made {
        tracing::info!("made {}", report.directory.join(name).display());
    }
    for name in &report.kept {
        tracing::info!("kept {}", report.directory.join(name).display());
    }
    Ok(())
}

fn serve(serve: Serve) -> anyhow::Result<()> {
    let options = RunOptions {
        bind: serve.bind,
        data: serve.data,
        workers: serve.workers,
        certs: serve.certs,
        admin: serve.admin,
        config: serve.config,
        vanilla_jar: serve.vanilla_jar,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let result = runtime.block_on(run(options));
    runtime.shutdown_timeout(std::time::Duration::from_secs(1));
    result
}
