//! The simulation: one value that owns the world, its players and its links, and a function that ticks it.
//!
//! Nothing here waits: messages are taken from channels that others fill, chunks and files come and go as jobs.
//! Time is a number handed in.

mod chunks;
mod commands;
mod digging;
mod input;
mod joining;
mod links;
mod lists;
mod management;
mod menus;
mod placing;
mod players;
mod pregen;
mod replicate;
mod saving;
mod send;
mod showing;
mod spectating;
mod waypoints;

use std::collections::{BTreeMap, HashMap, VecDeque};

use chunk::{BlockPos, ChunkPos};
use link::v1;
use rustc_hash::{FxBuildHasher, FxHashMap};
use text::Text;
use tokio::sync::mpsc::UnboundedSender;
use worldgen::locate::StructureNames;

pub use commands::offline_uuid;
pub use lists::Lists;

use crate::boss_bars::BossBars;
use crate::jobs::Jobs;
use crate::management::{Call, Notice, Notices};
use crate::player::Player;
use crate::pregen::Pregen;
use crate::replication::{LinkId, Subscriber};
use crate::rules::GameRules;
use crate::tick_rate::TickRate;
use crate::tick_times::TickTimes;
use crate::world::World;
use crate::world_border::WorldBorder;

/// The dimension that is simulated so far, as index into [`v1::WorldInfo::dimensions`].
pub const OVERWORLD: u32 = 0;

/// Where and how a world begins; what does not change while it runs.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Told to subscribers when they attach.
    pub info: v1::WorldInfo,
    /// The world's seed.
    pub seed: i64,
    /// Game mode of who joins for the first time.
    pub default_game_mode: v1::GameMode,
    /// Everybody gets the default game mode at each join.
    pub force_game_mode: bool,
    /// Blocks around the spawn that only operators change.
    pub spawn_protection: i32,
    /// Whether players may float in survival.
    pub allow_flight: bool,
    /// Seconds without players after which the world pauses; 0 or less: never.
    pub pause_when_empty_seconds: i32,
    /// Ticks between saves.
    pub autosave_ticks: i64,
    /// Ticks a subscriber may lag behind before its link is given up.
    pub link_backlog_ticks: u32,
    /// Minutes without input after which a player is kicked; 0: never.
    pub player_idle_timeout_minutes: u32,
    /// Seconds' worth of chat that is spam.
    pub chat_spam_seconds: u32,
    /// Seconds' worth of commands that is spam.
    pub command_spam_seconds: u32,
    /// Level of operators without one of their own.
    pub op_permission_level: u32,
    /// Other operators hear of console commands.
    pub broadcast_console_to_ops: bool,
    /// Operators hear of commands over RCON.
    pub broadcast_rcon_to_ops: bool,
    /// Unlisted players are kicked when the whitelist changes.
    pub enforce_whitelist: bool,
    /// What means nothing here but can be asked for.
    pub told: Told,
}

/// Settings of gateways as this process has read them.
#[derive(Clone, Debug)]
pub struct Told {
    /// The message of the day.
    pub motd: String,
    /// Players may come from other servers.
    pub accepts_transfers: bool,
    /// Gateways answer status requests.
    pub enable_status: bool,
}

/// State of the world beside blocks and players.
#[derive(Clone, Debug)]
pub struct WorldState {
    /// Age in ticks.
    pub game_time: i64,
    /// Ticks of the overworld's clock.
    pub day_time: i64,
    /// Ticks of the End's clock.
    pub end_time: i64,
    /// 0 peaceful … 3 hard.
    pub difficulty: u32,
    /// May not be changed.
    pub difficulty_locked: bool,
    /// Where players appear.
    pub spawn: BlockPos,
    /// Degrees.
    pub spawn_yaw: f32,
    /// Rain.
    pub raining: bool,
    /// Thunder.
    pub thundering: bool,
    /// Ticks until the weather changes.
    pub weather_ticks: i64,
    /// Clocks that do not run at their usual rate, by name: paused and rate.
    pub clock_rates: BTreeMap<String, (bool, f32)>,
    /// Game rules.
    pub rules: GameRules,
    /// Where the world ends.
    pub border: WorldBorder,
    /// Boss bars that commands made.
    pub boss_bars: BossBars,
}

/// The simulation.
pub struct Server {
    /// What does not change.
    pub setup: Setup,
    /// Time, weather, rules.
    pub state: WorldState,
    /// Blocks.
    pub world: World,
    /// By entity id.
    pub players: FxHashMap<u32, Player>,
    /// Operators, whitelist, bans.
    pub lists: Lists,
    /// Rate, freezing, stepping.
    pub tick_rate: TickRate,
    /// How long ticks take.
    pub times: TickTimes,
    /// Where the management protocol hears what happens.
    pub notices: Notices,
    /// Names of structures that commands may ask for.
    pub structures: StructureNames,
    /// Milliseconds since the process began to tick, as of this tick. They go on when game time stands still.
    pub uptime_ms: u64,
    pregen: Pregen,
    links: HashMap<LinkId, Subscriber, FxBuildHasher>,
    last_link: LinkId,
    last_entity: u32,
    tick: i64,
    jobs: Jobs,
    joining: Vec<joining::Joining>,
    saving: saving::Saving,
    /// Chunks that became useless, with the tick; in order.
    idle: VecDeque<(i64, ChunkPos)>,
    empty_ticks: i64,
    paused: bool,
    stopping: bool,
    /// The game rule that shows players on locator bars, as of the last tick.
    shown_rule: bool,
    scratch: Vec<crate::collision::Aabb>,
}

/// What happened outside since the last tick.
pub enum Event {
    /// A subscriber attached.
    Attached(link::Owner, v1::Attach),
    /// A line was typed at the console.
    Console(String),
    /// A command came in over RCON.
    Rcon {
        /// The command.
        line: String,
        /// Where its feedback goes; nobody holds this any more when the answer is whole.
        answer: UnboundedSender<String>,
    },
    /// A call of the management protocol.
    Management(Call),
    /// It is time to tell the management protocol's clients how things stand.
    Heartbeat,
    /// The process was asked to end.
    Stop,
}

impl Server {
    /// A world that has not ticked yet.
    pub fn new(setup: Setup, state: WorldState, lists: Lists, jobs: Jobs) -> Self {
        let overworld = &setup.info.dimensions[OVERWORLD as usize];
        let world = World::new(overworld.min_y, overworld.height as i32, overworld.has_sky_light);
        Self {
            tick: state.game_time,
            setup,
            state,
            world,
            players: FxHashMap::default(),
            lists,
            tick_rate: TickRate::default(),
            times: TickTimes::default(),
            notices: Notices::default(),
            structures: StructureNames::default(),
            uptime_ms: 0,
            pregen: Pregen::new(jobs.threads()),
            links: HashMap::default(),
            last_link: 0,
            last_entity: 0,
            jobs,
            joining: Vec::new(),
            saving: saving::Saving::default(),
            idle: VecDeque::new(),
            empty_ticks: 0,
            paused: false,
            stopping: false,
            shown_rule: true,
            scratch: Vec::new(),
        }
    }

    /// Whether the world was asked to stop.
    pub fn is_stopping(&self) -> bool {
        self.stopping
    }

    /// Attached links.
    pub fn link_count(&self) -> usize {
        self.links.len()
    }

    /// Runs one tick: what came in, the world, what goes out.
    pub fn tick(&mut self, events: impl IntoIterator<Item = Event>) {
        self.tick += 1;
        for player in self.players.values_mut() {
            player.tick_start = player.position;
            player.moves_this_tick = 0;
        }
        for event in events {
            match event {
                Event::Attached(owner, attach) => self.attach(owner, &attach),
                Event::Console(line) => self.console(&line),
                Event::Rcon { line, answer } => self.rcon(&line, answer),
                Event::Management(call) => self.manage(call),
                Event::Heartbeat => self.tell_status(),
                Event::Stop => self.stop(),
            }
        }
        self.take_finished_jobs();
        self.take_messages();
        self.advance_joins();
        self.pause_when_empty();
        if !self.paused && self.tick_rate.runs_normally() {
            self.advance_time();
        }
        self.tick_players();
        self.replicate();
        self.serve_chunks();
        self.advance_pregen();
        self.unload_and_save();
    }

    fn advance_time(&mut self) {
        self.state.game_time += 1;
        self.state.border.tick();
        self.age_weather();
        if !self.state.rules.flag("advance_time") {
            return;
        }
        let step = |rates: &BTreeMap<String, (bool, f32)>, name: &str, game_time: i64| match rates.get(name) {
            Some((true, _)) => 0,
            // A rate of a half moves the clock in every second tick.
            Some((false, rate)) => {
                let at = |tick: i64| (tick as f64 * f64::from(*rate)).floor() as i64;
                at(game_time) - at(game_time - 1)
            }
            None => 1,
        };
        let now = self.state.game_time;
        self.state.day_time += step(&self.state.clock_rates, "minecraft:overworld", now);
        self.state.end_time += step(&self.state.clock_rates, "minecraft:the_end", now);
    }

    /// Ends the weather that a command began, when its time is over.
    fn age_weather(&mut self) {
        if self.state.weather_ticks == 0 || !self.state.rules.flag("advance_weather") {
            return;
        }
        self.state.weather_ticks -= 1;
        if self.state.weather_ticks == 0 && self.state.raining {
            use crate::command::host::{Host, Weather};
            self.set_weather(Weather::Clear, Some(0));
        }
    }

    fn pause_when_empty(&mut self) {
        if !self.players.is_empty() || !self.joining.is_empty() {
            self.empty_ticks = 0;
            self.paused = false;
            return;
        }
        self.empty_ticks += 1;
        let limit = i64::from(self.setup.pause_when_empty_seconds) * 20;
        if limit > 0 && self.empty_ticks == limit {
            tracing::info!("Server empty for {} seconds, pausing", self.setup.pause_when_empty_seconds);
            self.save_all();
            self.paused = true;
        }
    }

    /// Begins to stop: players are told and saved, then everything is.
    pub fn stop(&mut self) {
        if std::mem::replace(&mut self.stopping, true) {
            return;
        }
        tracing::info!("Stopping server");
        self.notices.tell(|| Notice::Stopping);
        let reason = Text::translate("multiplayer.disconnect.server_shutdown", []);
        let everybody: Vec<u32> = self.players.keys().copied().collect();
        for entity in everybody {
            self.kick(entity, &reason);
        }
        self.save_all();
    }

    /// The full clock map.
    pub fn world_time(&self) -> v1::WorldTime {
        let runs = self.state.rules.flag("advance_time");
        let clock = |name: &str, ticks| {
            let (paused, rate) = self.state.clock_rates.get(name).copied().unwrap_or((false, 1.0));
            let rate = if runs && !paused { rate } else { 0.0 };
            let clock = registry::synced::synced_id("minecraft:world_clock", name)?;
            Some(v1::Clock { clock, ticks, partial: 0.0, rate })
        };
        v1::WorldTime {
            game_time: self.state.game_time,
            clocks: [
                clock("minecraft:overworld", self.state.day_time),
                clock("minecraft:the_end", self.state.end_time),
            ]
            .into_iter()
            .flatten()
            .collect(),
        }
    }

    /// The player with this name, ignoring case.
    pub fn player_by_name(&self, name: &str) -> Option<&Player> {
        self.players.values().find(|player| player.name.eq_ignore_ascii_case(name))
    }

    /// Smoothed tick time and percentiles.
    pub fn mspt(&self) -> crate::tick_times::Mspt {
        self.times.mspt()
    }
}
