//! The world worker's process.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Context;
use clap::{Parser, ValueEnum};
use settings::{LoadOptions, Settings};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Ticks, generates and saves a world, and serves it to gateways.
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    /// Address gateways attach to.
    #[arg(long, default_value = "127.0.0.1:25600")]
    listen: SocketAddr,
    /// How gateways attach.
    #[arg(long, value_enum, default_value_t = Transport::Quic)]
    transport: Transport,
    /// Folder of the save, of server.properties and of the lists.
    #[arg(long, default_value = ".")]
    data: PathBuf,
    /// Folder with the cluster's CA and this node's certificate, made by `gateway certs`.
    #[arg(long)]
    certs: PathBuf,
    /// Address of the admin port: /health, /mspt, /metrics.
    #[arg(long)]
    admin: Option<SocketAddr>,
    /// Settings file instead of causeway.toml in the data folder.
    #[arg(long)]
    config: Option<PathBuf>,
    /// Your own vanilla server jar, from which structure templates are read.
    #[arg(long, value_name = "FILE")]
    vanilla_jar: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Transport {
    Quic,
    Grpc,
}

fn main() -> anyhow::Result<()> {
    let began = Instant::now();
    let arguments = Arguments::parse();
    world_worker::log::start();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(run(arguments, began))
}

async fn run(arguments: Arguments, began: Instant) -> anyhow::Result<()> {
    let options =
        LoadOptions { config_file: arguments.config.clone(), ..LoadOptions::new(arguments.data.clone()) };
    let (mut settings, warnings) = Settings::load(&options)?;
    if let Some(jar) = &arguments.vanilla_jar {
        settings.worker.vanilla_jar = jar.to_string_lossy().into_owned();
    }
    for warning in warnings {
        tracing::warn!("{warning}");
    }
    let identity = link::Identity::load(&arguments.certs, link::Role::WorldWorker).with_context(|| {
        format!("certificates in {} (make them with `gateway certs`)", arguments.certs.display())
    })?;
    let transport = match arguments.transport {
        Transport::Quic => link::Transport::Quic,
        Transport::Grpc => link::Transport::Grpc,
    };
    let listener = link::Listener::bind(transport, arguments.listen, &identity)
        .await
        .with_context(|| format!("listening for gateways on {}", arguments.listen))?;
    let worker = world_worker::start::start(&arguments.data, &settings, true)?;
    if let Some(address) = arguments.admin {
        let bound = world_worker::admin::serve(address, worker.figures())
            .await
            .with_context(|| format!("the admin port {address}"))?;
        tracing::info!("Admin port on {bound}");
    }
    tracing::info!("Listening for gateways on {}", listener.local_addr());
    tokio::spawn(world_worker::listen::run(listener, worker.events()));
    tracing::info!("Done ({:.3}s)! For help, type \"help\"", began.elapsed().as_secs_f64());

    tokio::select! {
        () = terminated() => worker.stop(),
        () = worker.stopped() => {}
    }
    worker.stopped().await;
    // The last messages (players are told why) leave on their own; give them the time of a few round trips.
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    worker.join()
}

/// Waits for SIGTERM or SIGINT.
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match (signal(SignalKind::terminate()), signal(SignalKind::interrupt())) {
        (Ok(mut terminate), Ok(mut interrupt)) => {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
        }
        _ => std::future::pending().await,
    }
}
