//! From settings and a save to a running simulation.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Instant;

use anyhow::Context;
use link::v1;
use settings::Settings;
use tokio::runtime::Handle;
use tokio::sync::watch;

use crate::jobs::{Jobs, WorldFiles};
use crate::management::{self, Notice, Notices};
use crate::rcon;
use crate::server::{Event, Lists, OVERWORLD, Server, Setup, Told};
use crate::tick_loop::{self, Figures};

/// The three vanilla dimensions as clients are told of them: name, lowest y, height, sea level, sky light.
const DIMENSIONS: [(&str, i32, u32, i32, bool); 3] = [
    ("minecraft:overworld", -64, 384, -63, true),
    ("minecraft:the_nether", 0, 256, 32, false),
    ("minecraft:the_end", 0, 256, 0, false),
];

/// A running worker.
#[derive(Debug)]
pub struct Running {
    events: Sender<Event>,
    figures: watch::Receiver<Figures>,
    stopped: watch::Receiver<bool>,
    thread: Option<JoinHandle<()>>,
    rcon: Option<SocketAddr>,
    management: Option<SocketAddr>,
}

impl Running {
    /// Where links, console lines and the like go in.
    pub fn events(&self) -> Sender<Event> {
        self.events.clone()
    }

    /// Tick times and counts, new after each tick.
    pub fn figures(&self) -> watch::Receiver<Figures> {
        self.figures.clone()
    }

    /// Where RCON listens, if it does.
    pub fn rcon(&self) -> Option<SocketAddr> {
        self.rcon
    }

    /// Where the management protocol listens, if it does.
    pub fn management(&self) -> Option<SocketAddr> {
        self.management
    }

    /// Asks the simulation to stop: players are told, everything is saved.
    pub fn stop(&self) {
        // Fails when it has stopped already.
        let _stopped = self.events.send(Event::Stop);
    }

    /// Waits until it has stopped and saved, for whatever reason.
    pub async fn stopped(&self) {
        let mut stopped = self.stopped.clone();
        // An error means that its thread is gone.
        let _gone = stopped.wait_for(|stopped| *stopped).await;
    }

    /// Waits for the thread to end; an error when it panicked.
    ///
    /// # Errors
    /// When the simulation panicked.
    pub fn join(mut self) -> anyhow::Result<()> {
        match self.thread.take().map(JoinHandle::join) {
            Some(Err(_)) => anyhow::bail!("the simulation panicked; what was not saved before is lost"),
            _ => Ok(()),
        }
    }
}

/// Opens the save in `data_dir`, or makes one, and starts to tick it. Serves RCON and the management protocol on the
/// runtime it is called in, if settings ask for them.
///
/// # Errors
/// When the save, a list or a setting cannot be used.
pub fn start(data_dir: &Path, settings: &Settings, console: bool) -> anyhow::Result<Running> {
    let began = Instant::now();
    let properties = &settings.server;
    tracing::info!("Starting minecraft server version {}", registry::version::NAME);
    tracing::info!("Preparing level \"{}\"", properties.level_name);
    let wants_runtime = properties.enable_rcon || properties.management_server_enabled;
    let runtime = wants_runtime.then(Handle::try_current).transpose()?;
    let management = management::bind(data_dir, properties)?;
    let notices = match management {
        Some(_) => Notices::new(properties.status_heartbeat_interval),
        None => Notices::default(),
    };
    let (events, incoming) = channel();
    let (ended, stopped) = watch::channel(false);
    // Served from now on: who asks before the world is there waits for its first tick.
    let management_address = management.as_ref().map(|bound| bound.address);
    if let (Some(bound), Some(runtime)) = (management, &runtime) {
        runtime.spawn(management::serve(bound, events.clone(), notices.clone(), stopped.clone()));
    }
    let lists = Lists::load(data_dir, properties.white_list)?;
    let (_, min_y, height, ..) = DIMENSIONS[OVERWORLD as usize];
    let opened = WorldFiles::open(data_dir, properties, &settings.worker.vanilla_jar, min_y, height)
        .with_context(|| format!("the world {:?} cannot be opened", properties.level_name))?;
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = settings.worker.generation_thread_count(cores);
    let jobs = Jobs::start(Arc::clone(&opened.files), opened.world, opened.terrain.clone(), threads)?;
    let is_flat = matches!(opened.terrain.generator, worldgen::Generator::Flat(_));
    let setup = setup(settings, opened.seed, is_flat);
    let mut server = Server::new(setup, opened.state, lists, jobs);
    server.notices = notices.clone();
    server.structures = opened.structures;
    if let Some(saved) = &opened.pregen {
        server.resume_pregen(saved);
    }

    let (publish, figures) = watch::channel(Figures::default());
    let thread = std::thread::Builder::new()
        .name("simulation".to_owned())
        .spawn(move || simulate(server, &incoming, &publish, &ended))?;
    if console {
        crate::console::start(events.clone())?;
    }
    tracing::debug!("the world is ready after {:.3}s", began.elapsed().as_secs_f64());
    let rcon = rcon::bind(properties);
    let rcon_address = rcon.as_ref().map(|bound| bound.address);
    if let (Some(bound), Some(runtime)) = (rcon, &runtime) {
        runtime.spawn(rcon::serve(bound, events.clone(), stopped.clone()));
    }
    notices.tell(|| Notice::Started);
    Ok(Running {
        events,
        figures,
        stopped,
        thread: Some(thread),
        rcon: rcon_address,
        management: management_address,
    })
}

fn simulate(
    mut server: Server,
    events: &Receiver<Event>,
    publish: &watch::Sender<Figures>,
    ended: &watch::Sender<bool>,
) {
    tick_loop::run(&mut server, events, |figures| {
        publish.send_replace(figures);
    });
    tracing::info!("Saving worlds");
    if server.finish_saving() {
        tracing::info!("All dimensions are saved");
        server.notices.tell(|| Notice::Saved);
    } else {
        tracing::error!("not everything could be saved; see above");
    }
    drop(server);
    ended.send_replace(true);
}

/// What a world of these settings and this seed starts with.
pub fn setup(settings: &Settings, seed: i64, is_flat: bool) -> Setup {
    let properties = &settings.server;
    let dimension_type =
        |name: &str| registry::synced::synced_id("minecraft:dimension_type", name).unwrap_or(0);
    let dimensions = DIMENSIONS
        .iter()
        .map(|&(name, min_y, height, sea_level, has_sky_light)| v1::Dimension {
            name: name.to_owned(),
            r#type: dimension_type(name),
            min_y,
            height,
            sea_level,
            has_sky_light,
        })
        .collect();
    let info = v1::WorldInfo {
        dimensions,
        hashed_seed: hashed_seed(seed),
        max_players: properties.max_players,
        view_distance: u32::from(properties.view_distance),
        simulation_distance: u32::from(properties.simulation_distance),
        hardcore: properties.hardcore,
        is_flat,
        is_debug: false,
        hide_online_players: properties.hide_online_players,
        entity_broadcast_range_percentage: properties.entity_broadcast_range_percentage,
        door: None,
    };
    Setup {
        info,
        seed,
        default_game_mode: match properties.gamemode {
            settings::GameMode::Survival => v1::GameMode::Survival,
            settings::GameMode::Creative => v1::GameMode::Creative,
            settings::GameMode::Adventure => v1::GameMode::Adventure,
            settings::GameMode::Spectator => v1::GameMode::Spectator,
        },
        force_game_mode: properties.force_gamemode,
        spawn_protection: i32::try_from(properties.spawn_protection).unwrap_or(i32::MAX),
        allow_flight: properties.allow_flight,
        pause_when_empty_seconds: properties.pause_when_empty_seconds,
        autosave_ticks: i64::from(settings.worker.autosave_interval_ticks),
        link_backlog_ticks: settings.worker.link_backlog_ticks,
        player_idle_timeout_minutes: properties.player_idle_timeout,
        chat_spam_seconds: properties.chat_spam_threshold_seconds,
        command_spam_seconds: properties.command_spam_threshold_seconds,
        op_permission_level: u32::from(properties.op_permission_level),
        broadcast_console_to_ops: properties.broadcast_console_to_ops,
        broadcast_rcon_to_ops: properties.broadcast_rcon_to_ops,
        enforce_whitelist: properties.enforce_whitelist,
        told: Told {
            motd: properties.motd.clone(),
            accepts_transfers: properties.accepts_transfers,
            enable_status: properties.enable_status,
        },
    }
}

/// What clients are told of the seed: the first 8 bytes, little endian, of the SHA-256 of its 8 bytes, little
/// endian. They blur biomes with it.
fn hashed_seed(seed: i64) -> i64 {
    use sha2::{Digest, Sha256};
    let digest = Sha256::digest(seed.to_le_bytes());
    i64::from_le_bytes(std::array::from_fn(|at| digest[at]))
}

/// The seed of `level-seed`: a number as it is, other text as Java hashes it, nothing as a random one.
pub fn seed_from(text: &str) -> i64 {
    let text = text.trim();
    if text.is_empty() {
        return rand::random();
    }
    text.parse().unwrap_or_else(|_| {
        i64::from(
            text.encode_utf16().fold(0i32, |hash, unit| hash.wrapping_mul(31).wrapping_add(i32::from(unit))),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_of_text_are_javas_hashes() {
        assert_eq!(seed_from("12345"), 12_345);
        assert_eq!(seed_from("-7"), -7);
        assert_eq!(seed_from("hello"), 99_162_322);
    }
}
