//! Puts the parts together and runs them until the process is told to stop.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context;
use settings::{LoadOptions, Settings};
use tokio::net::{TcpListener, UdpSocket};
use tokio::sync::{mpsc, oneshot, watch};

use crate::connection::Shared;
use crate::frames::Frames;
use crate::link_source::LinkSource;
use crate::metrics::Metrics;
use crate::session::{Admission, SessionSettings};
use crate::status::{self, Face};
use crate::view::{Options, View, actor};
use crate::{admin, listener, query};

/// Time everything has to end after the process was told to stop, before the worker saves.
const STOP_DEADLINE: Duration = Duration::from_secs(6);

/// What the command line says.
#[derive(Debug, Clone)]
pub struct RunOptions {
    /// Where to listen for players; unset: as in `server.properties`.
    pub bind: Option<String>,
    /// Folder of the settings and, with an embedded worker, of the world.
    pub data: PathBuf,
    /// World workers elsewhere; none: one in this process.
    pub workers: Vec<link::Endpoint>,
    /// Folder of this node's certificates.
    pub certs: Option<PathBuf>,
    /// Where to serve the admin port; unset: nowhere.
    pub admin: Option<String>,
    /// A file in place of `causeway.toml` in the data folder.
    pub config: Option<PathBuf>,
    /// The vanilla server jar that an embedded worker reads structure templates from; unset: as in the settings.
    pub vanilla_jar: Option<PathBuf>,
}

/// A worker in this process.
struct EmbeddedWorker(world_worker::embedded::Embedded);

/// Reads the settings and makes the missing files.
fn load_settings(options: &RunOptions) -> anyhow::Result<Settings> {
    std::fs::create_dir_all(&options.data)
        .with_context(|| format!("the data folder {} cannot be made", options.data.display()))?;
    let mut load = LoadOptions::new(&options.data);
    load.config_file.clone_from(&options.config);
    let (mut settings, warnings) = Settings::load(&load)?;
    if let Some(jar) = &options.vanilla_jar {
        settings.worker.vanilla_jar = jar.to_string_lossy().into_owned();
    }
    for warning in warnings {
        tracing::warn!("{warning}");
    }
    Ok(settings)
}

/// Runs the gateway until it is told to stop or its embedded worker ends.
///
/// # Errors
/// When it cannot start: wrong settings, an address in use, missing certificates, an unusable world.
pub async fn run(options: RunOptions) -> anyhow::Result<()> {
    let started = Instant::now();
    if !options.workers.is_empty() {
        // An embedded worker says so itself.
        tracing::info!("Starting minecraft server version {}", registry::version::NAME);
    }
    let settings = load_settings(&options)?;
    let frames =
        Frames::new(settings.server.network_compression_threshold, settings.gateway.compression_level);

    let bind = options.bind.clone().unwrap_or_else(|| {
        let ip = match settings.server.server_ip.as_str() {
            "" => "0.0.0.0",
            ip => ip,
        };
        format!("{ip}:{}", settings.server.server_port)
    });
    let listener = TcpListener::bind(&bind).await.with_context(|| format!("cannot listen on {bind}"))?;
    let address = listener.local_addr()?;
    tracing::info!("Starting Minecraft server on {}", shown(&options, &settings, address));
    if settings.gateway.velocity_secret_file.trim().is_empty() {
        warn_of_open_port(address);
    }

    let metrics = Arc::new(Metrics::default());
    if let Some(admin_address) = &options.admin {
        let admin = TcpListener::bind(admin_address)
            .await
            .with_context(|| format!("cannot listen on {admin_address} for the admin port"))?;
        tracing::info!("Admin port on {}", admin.local_addr()?);
        let metrics = metrics.clone();
        tokio::spawn(async move {
            if let Err(error) = admin::serve(admin, metrics).await {
                tracing::error!("the admin port failed: {error}");
            }
        });
    }

    let name = format!("gateway {address}");
    let (source, mut embedded) = if options.workers.is_empty() {
        let mut worker = world_worker::embedded::start_embedded(world_worker::embedded::Options {
            data_dir: options.data.clone(),
            settings: settings.clone(),
            console: true,
        })?;
        let subscriber = std::mem::replace(&mut worker.link, link::in_process().0);
        (LinkSource::embedded(name, subscriber), Some(EmbeddedWorker(worker)))
    } else {
        let certs = options.certs.clone().unwrap_or_else(|| options.data.join("certs"));
        let identity = link::Identity::load(&certs, link::Role::Gateway)?;
        (LinkSource::remote(name, options.workers.clone(), identity), None)
    };

    let icon_path = options.data.join("server-icon.png");
    let icon = status::read_icon(&icon_path).unwrap_or_else(|error| {
        tracing::error!("{} is not used: {error}", icon_path.display());
        None
    });
    let icon_png = icon.as_ref().and_then(|_| std::fs::read(&icon_path).ok()).map(bytes::Bytes::from);
    let face = Face::new(&settings.server, icon);

    let (events, events_received) = mpsc::channel(actor::EVENTS);
    let nobody = status::Players { max: settings.server.max_players, ..Default::default() };
    let (status, status_received) = watch::channel(Arc::new(status::Shown::new(&face, nobody)));
    let (ready, mut ready_received) = watch::channel(false);
    let (stop_view, view_stopped) = oneshot::channel();
    let view = View::new(Options {
        frames,
        motd: settings.server.motd.clone(),
        icon: icon_png,
        chunk_cache_bytes: usize::try_from(settings.gateway.chunk_cache_bytes).unwrap_or(usize::MAX),
        hide_online_players: settings.server.hide_online_players,
        max_players: settings.server.max_players,
    });
    let surroundings = actor::Surroundings {
        source,
        events: events_received,
        status,
        face,
        ready,
        metrics: metrics.clone(),
        frames,
        stop: view_stopped,
    };
    let view = tokio::spawn(actor::run(view, surroundings));

    let mut session_settings = SessionSettings::new(&settings, frames);
    if settings.server.enable_code_of_conduct {
        let folder = options.data.join("codeofconduct");
        session_settings
            .read_code_of_conduct(&folder)
            .with_context(|| format!("the code of conduct in {} cannot be used", folder.display()))?;
    }
    session_settings.admission = Admission::new(&settings.gateway, &options.data)?;
    let session_settings = Arc::new(session_settings);
    let prepared = session_settings.clone();
    // Encoded while nobody waits for it.
    tokio::task::spawn_blocking(move || prepared.prepare());
    let shared = Arc::new(Shared {
        settings: session_settings,
        view: events,
        status: status_received,
        metrics,
        started: Instant::now(),
    });
    let (stop_accepting, accepting_stopped) = watch::channel(false);
    if settings.server.enable_query {
        let (socket, facts) = bind_query(&settings, address).await?;
        tokio::spawn(query::run(socket, facts, shared.status.clone(), accepting_stopped.clone()));
    }
    let accepting = tokio::spawn(listener::run(
        listener,
        shared,
        settings.gateway.max_connections_per_address,
        accepting_stopped,
    ));
    tokio::spawn(async move {
        if ready_received.wait_for(|ready| *ready).await.is_ok() {
            tracing::info!("Done ({:.3}s)! For help, type \"help\"", started.elapsed().as_secs_f64());
        }
    });

    tokio::select! {
        () = told_to_stop() => {}
        () = worker_ended(&mut embedded) => {}
    }
    if embedded.is_none() {
        tracing::info!("Stopping server");
    }
    let _ = stop_accepting.send(true);
    let _ = stop_view.send(());
    let ending = async {
        let _ = accepting.await;
        let _ = view.await;
    };
    if tokio::time::timeout(STOP_DEADLINE, ending).await.is_err() {
        tracing::warn!("connections did not end in time");
    }
    if let Some(EmbeddedWorker(worker)) = &mut embedded {
        worker.handle.stop();
        worker.handle.stopped().await;
    }
    Ok(())
}

/// The socket for queries, at the address of the game, and what the answers say of this server.
async fn bind_query(settings: &Settings, address: SocketAddr) -> anyhow::Result<(UdpSocket, query::Facts)> {
    let wanted = SocketAddr::new(address.ip(), settings.server.query_port);
    let socket =
        UdpSocket::bind(wanted).await.with_context(|| format!("cannot listen on {wanted} for queries"))?;
    tracing::info!("Query running on {}", socket.local_addr()?);
    let facts = query::Facts {
        map: settings.server.level_name.clone(),
        ip: address.ip().to_string(),
        port: address.port(),
    };
    Ok((socket, facts))
}

/// The address as vanilla's log shows it.
fn shown(options: &RunOptions, settings: &Settings, address: SocketAddr) -> String {
    match options.bind.is_none() && settings.server.server_ip.is_empty() || address.ip().is_unspecified() {
        true => format!("*:{}", address.port()),
        false => address.to_string(),
    }
}

/// Says what an open port means while names are unproven.
fn warn_of_open_port(address: SocketAddr) {
    tracing::warn!("**** SERVER IS RUNNING IN OFFLINE/INSECURE MODE!");
    tracing::warn!(
        "Names are not proven: whoever reaches this port can join under any name, an operator's too."
    );
    if !address.ip().is_loopback() {
        tracing::warn!(
            "{address} can be reached from other machines. Keep it inside a network you trust, behind a proxy that \
             proves names, or bind it to 127.0.0.1; a whitelist alone protects nothing."
        );
    }
}

/// Waits for SIGINT or SIGTERM.
async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            },
            Err(error) => {
                tracing::warn!("SIGTERM cannot be caught: {error}");
                let _ = tokio::signal::ctrl_c().await;
            }
        }
    }
    #[cfg(not(unix))]
    {
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// Waits for the end of the embedded worker, for example after the console's `stop`; for ever without one.
async fn worker_ended(embedded: &mut Option<EmbeddedWorker>) {
    match embedded {
        Some(EmbeddedWorker(worker)) => worker.handle.stopped().await,
        None => std::future::pending().await,
    }
}
