//! The thread that writes, and the save as the pool and it see it.

use std::path::Path;
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use chunk::ChunkPos;
use settings::ServerProperties;
use storage::{
    ChunkLayout, ChunkStore, ClockState, Difficulty, LevelData, SavedBorder, SavedBossBar, SavedBossBars,
    StorageError, StoreOptions, StoredChunk, Weather, WorldClocks, WorldStore, encode_chunk,
};
use uuid::Uuid;
use worldgen::locate::StructureNames;

use super::{Done, PlayerFiles, PregenFile, SaveRequest, SavedPlayer, Terrain};
use crate::boss_bars::{BossBar, BossBars, COLORS, STYLES};
use crate::generation;
use crate::player::statistics::Statistics;
use crate::pregen;
use crate::server::WorldState;
use crate::world::Kept;
use crate::world_border::WorldBorder;

/// Where the state of pregeneration is.
const PREGEN: &str = "pregen.json";
/// The name this server leaves in `level.dat`.
const BRAND: &str = "causeway";
/// The dimension that is simulated so far.
const OVERWORLD: &str = "minecraft:overworld";
/// Chunks written at once: encoded ones are large, and nobody reads chunks meanwhile.
const CHUNKS_AT_ONCE: usize = 32;
/// Ticks of a new world's clock: morning, as vanilla.
const FIRST_MORNING: i64 = 0;

/// What the saver is told.
pub(super) enum Order {
    Save(Box<SaveRequest>),
    /// Answer when everything before is written; false when something was not.
    Flush(Sender<bool>),
    End,
}

/// Chunks and players on disk.
pub struct Files {
    store: Arc<WorldStore>,
    // Only jobs take this lock, never the simulation.
    chunks: Mutex<ChunkStore>,
}

impl Files {
    fn chunks(&self) -> MutexGuard<'_, ChunkStore> {
        // A write that panicked left the file as the header says, which is always whole.
        self.chunks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A saved chunk; `None` when it was never saved, or was damaged and has been moved aside.
    pub(super) fn load_chunk(&self, pos: ChunkPos) -> Result<Option<StoredChunk>, String> {
        match self.chunks().load(pos) {
            // Moved aside and named in the log; the place is free for a new chunk.
            Err(error @ StorageError::DamagedChunk { .. }) => {
                tracing::error!("{error}");
                Ok(None)
            }
            loaded => loaded.map_err(|error| error.to_string()),
        }
    }

    /// Whether a finished chunk is on disk.
    ///
    /// # Errors
    /// When it cannot be read; [`Files::load_chunk`] says why.
    pub(super) fn is_full(&self, pos: ChunkPos) -> Result<bool, StorageError> {
        self.chunks().has_full(pos)
    }

    /// A player's saved data and statistics.
    pub(super) fn load_player(&self, uuid: Uuid) -> Result<Box<PlayerFiles>, String> {
        let loaded = self.store.load_player(uuid).map_err(|error| error.to_string())?;
        let data = loaded.map(|loaded| {
            if let Some(problem) = loaded.problem {
                tracing::error!("the data of {uuid} were damaged; the copy before them is used: {problem}");
            }
            loaded.value
        });
        let statistics = match self.store.load_statistics(uuid) {
            Ok(statistics) => statistics,
            // It was moved aside, so that nothing replaces it.
            Err(error @ StorageError::Json { .. }) => {
                tracing::error!("the statistics of {uuid} begin anew: {error}");
                storage::Statistics::new()
            }
            Err(error) => return Err(error.to_string()),
        };
        Ok(Box::new(PlayerFiles { data, statistics: Statistics::load(statistics) }))
    }
}

/// The files of the world beside chunks and players, and what they held.
pub struct WorldFiles {
    store: Arc<WorldStore>,
    level: LevelData,
    weather: Weather,
    clocks: WorldClocks,
    border: Option<SavedBorder>,
    /// Boss bars that are not shown.
    kept_bars: SavedBossBars,
}

/// An opened save.
pub struct Opened {
    /// For jobs.
    pub files: Arc<Files>,
    /// For the saver.
    pub world: WorldFiles,
    /// Where the world stands.
    pub state: WorldState,
    /// Its seed.
    pub seed: i64,
    /// What makes its chunks.
    pub terrain: Terrain,
    /// Names of structures.
    pub structures: StructureNames,
    /// Pregeneration that was under way.
    pub pregen: Option<pregen::Saved>,
}

impl WorldFiles {
    /// Opens the save named by the properties in `data_dir`, or makes a new one.
    ///
    /// # Errors
    /// When the folder is in use by another server, or a file of the save cannot be read.
    pub fn open(
        data_dir: &Path,
        properties: &ServerProperties,
        vanilla_jar: &str,
        min_y: i32,
        height: u32,
    ) -> anyhow::Result<Opened> {
        let folder = data_dir.join(&properties.level_name);
        let options = StoreOptions {
            compression: compression(properties),
            sync_chunk_writes: properties.sync_chunk_writes,
        };
        let store = Arc::new(WorldStore::open(&folder, options)?);
        let pack = generation::pack(&folder)?;
        let settings = match store.load_world_gen_settings()? {
            Some(settings) => settings,
            None => {
                let settings = generation::new_settings(properties, &pack)?;
                store.save_world_gen_settings(&settings)?;
                settings
            }
        };
        let structures = StructureNames::of(&pack, |error| tracing::warn!("a tag is left out: {error}"));
        let templates = || generation::templates(vanilla_jar, &folder);
        let terrain = Terrain {
            generator: generation::generator(&settings, pack, templates)?,
            min_y,
            height,
            has_sky: true,
        };
        let saved = report(store.load_level()?);
        let is_new = saved.is_none();
        let level = saved.unwrap_or_else(|| new_level(properties, &terrain));
        let rules = store.load_game_rules()?;
        let weather = store.load_weather()?;
        let clocks = store.load_world_clocks()?;
        let border = store.load_border(OVERWORLD)?;
        let mut kept_bars = store.load_boss_bars()?;
        let state = WorldState {
            game_time: level.time,
            day_time: ticks(&clocks, "minecraft:overworld"),
            end_time: ticks(&clocks, "minecraft:the_end"),
            difficulty: u32::from(level.difficulty.number()),
            difficulty_locked: level.difficulty_locked,
            spawn: level.spawn.pos,
            spawn_yaw: level.spawn.yaw,
            raining: weather.raining,
            thundering: weather.thundering,
            weather_ticks: i64::from(weather.rain_time),
            clock_rates: clocks
                .clocks
                .iter()
                .filter(|(_, clock)| clock.paused || clock.rate != 1.0)
                .map(|(name, clock)| (name.clone(), (clock.paused, clock.rate)))
                .collect(),
            rules,
            border: border.as_ref().map(from_saved).unwrap_or_default(),
            boss_bars: boss_bars(&mut kept_bars),
        };
        let layout = ChunkLayout {
            min_section: terrain.min_y.div_euclid(16),
            section_count: terrain.height as usize / 16,
            default_biome: terrain.generator.default_biome(),
            has_sky: terrain.has_sky,
        };
        let chunks = Mutex::new(store.chunks(OVERWORLD, layout));
        let files = Arc::new(Files { store: Arc::clone(&store), chunks });
        let pregen = saved_pregen(&store)?;
        let mut world = Self { store, level, weather, clocks, border, kept_bars };
        if is_new {
            world.write(&state)?;
        }
        Ok(Opened { files, world, state, seed: settings.seed, terrain, structures, pregen })
    }

    fn write(&mut self, state: &WorldState) -> anyhow::Result<()> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        self.level.time = state.game_time;
        self.level.last_played_ms = i64::try_from(now.as_millis()).unwrap_or(i64::MAX);
        self.level.difficulty = Difficulty::ALL
            .into_iter()
            .find(|d| u32::from(d.number()) == state.difficulty)
            .unwrap_or_default();
        self.level.difficulty_locked = state.difficulty_locked;
        self.level.spawn.pos = state.spawn;
        self.level.spawn.yaw = state.spawn_yaw;
        self.level.initialized = true;
        self.level.add_brand(BRAND);
        self.weather.raining = state.raining;
        self.weather.thundering = state.thundering;
        self.weather.rain_time = i32::try_from(state.weather_ticks).unwrap_or(i32::MAX);
        for (name, total) in [("minecraft:overworld", state.day_time), ("minecraft:the_end", state.end_time)]
        {
            let clock = self.clocks.clocks.entry(name.to_owned()).or_default();
            let (paused, rate) = state.clock_rates.get(name).copied().unwrap_or((false, 1.0));
            (clock.total_ticks, clock.paused, clock.rate) = (total, paused, rate);
        }
        self.store.save_level(&self.level)?;
        self.store.save_game_rules(&state.rules)?;
        self.store.save_weather(&self.weather)?;
        self.store.save_world_clocks(&self.clocks)?;
        let rest = self.border.as_ref().map(|border| border.rest.clone()).unwrap_or_default();
        self.store.save_border(OVERWORLD, &saved_border(&state.border, rest))?;
        self.store.save_boss_bars(&saved_boss_bars(&state.boss_bars, &self.kept_bars))?;
        Ok(())
    }
}

/// Pregeneration that was under way. A file that cannot be used is moved aside: nothing is lost but that somebody has to
/// begin anew, and what was generated is passed over then.
fn saved_pregen(store: &WorldStore) -> Result<Option<pregen::Saved>, StorageError> {
    let json = match store.load_own(PREGEN, pregen::MAX_FILE) {
        Ok(Some(json)) => json,
        Ok(None) => return Ok(None),
        Err(error) => {
            tracing::warn!("pregeneration does not go on: {error}");
            return Ok(None);
        }
    };
    match pregen::parse(&json) {
        Ok(saved) => Ok(Some(saved)),
        Err(problem) => {
            let aside = store.move_own_aside(PREGEN)?;
            tracing::warn!(
                "pregeneration does not go on: its state cannot be used and is now {}: {problem}",
                aside.display()
            );
            Ok(None)
        }
    }
}

fn from_saved(saved: &SavedBorder) -> WorldBorder {
    let mut border = WorldBorder::default();
    [border.x, border.z] = saved.center;
    (border.damage_per_block, border.safe_zone) = (saved.damage_per_block, saved.safe_zone);
    (border.warning_blocks, border.warning_time) = (saved.warning_blocks, saved.warning_time);
    border.resize(saved.size, 0);
    // Vanilla leaves the target of no change at 0.
    if saved.lerp_time > 0 {
        border.resize(saved.lerp_target, saved.lerp_time);
    }
    border
}

fn saved_border(border: &WorldBorder, rest: storage::Compound) -> SavedBorder {
    SavedBorder {
        center: [border.x, border.z],
        damage_per_block: border.damage_per_block,
        safe_zone: border.safe_zone,
        warning_blocks: border.warning_blocks,
        warning_time: border.warning_time,
        size: border.size(),
        lerp_target: border.target(),
        lerp_time: border.ticks_left(),
        rest,
    }
}

/// The bars of a save. What cannot be read, or looks as nothing here does, stays in `saved` and is written back.
fn boss_bars(saved: &mut SavedBossBars) -> BossBars {
    let mut bars = BossBars::default();
    for id in saved.unread.keys() {
        tracing::error!("boss bar {id} cannot be read; it is kept in the save and not shown");
    }
    for (id, saved) in &saved.bars {
        let Ok(name) = text::Text::from_nbt(&saved.name) else {
            tracing::error!("the name of boss bar {id} cannot be read; it is kept in the save and not shown");
            continue;
        };
        let number =
            |names: &[&str], name: &str| names.iter().position(|known| *known == name).unwrap_or(0) as u32;
        let mut bar = BossBar::new(name);
        (bar.value, bar.max, bar.visible) = (saved.value, saved.max, saved.visible);
        (bar.color, bar.style) = (number(&COLORS, &saved.color), number(&STYLES, &saved.overlay));
        bar.flags = (0..3).map(|bit| u32::from(saved.effects[bit]) << bit).sum();
        bar.players = saved.players.iter().copied().collect();
        bars.restore(id.clone(), bar);
    }
    // What is not shown is not written over either.
    saved.bars.retain(|id, _| bars.iter().all(|(shown, _)| shown != id));
    bars
}

/// The bars as they are to be saved, beside what was read and is not shown.
fn saved_boss_bars(bars: &BossBars, kept: &SavedBossBars) -> SavedBossBars {
    let saved = |bar: &BossBar| SavedBossBar {
        name: bar.name.to_nbt(),
        visible: bar.visible,
        value: bar.value,
        max: bar.max,
        color: COLORS[bar.color as usize % COLORS.len()].to_owned(),
        overlay: STYLES[bar.style as usize % STYLES.len()].to_owned(),
        effects: [0, 1, 2].map(|bit| bar.flags >> bit & 1 == 1),
        players: bar.players.iter().copied().collect(),
        rest: storage::Compound::new(),
    };
    let mut all = kept.clone();
    all.bars.extend(bars.iter().map(|(id, bar)| (id.clone(), saved(bar))));
    all
}

fn ticks(clocks: &WorldClocks, name: &str) -> i64 {
    clocks.clocks.get(name).map_or(FIRST_MORNING, |clock: &ClockState| clock.total_ticks)
}

/// Logs what was wrong with something that could be read all the same.
fn report<T>(loaded: Option<storage::Loaded<T>>) -> Option<T> {
    loaded.map(|loaded| {
        if let Some(problem) = loaded.problem {
            tracing::error!("{problem}; the copy before it is used");
        }
        loaded.value
    })
}

fn new_level(properties: &ServerProperties, terrain: &Terrain) -> LevelData {
    let mut level = LevelData::new(properties.level_name.clone());
    level.difficulty = match properties.difficulty {
        settings::Difficulty::Peaceful => Difficulty::Peaceful,
        settings::Difficulty::Easy => Difficulty::Easy,
        settings::Difficulty::Normal => Difficulty::Normal,
        settings::Difficulty::Hard => Difficulty::Hard,
    };
    level.hardcore = properties.hardcore;
    level.spawn.pos = terrain.generator.spawn_point(terrain.min_y, terrain.height);
    level
}

fn compression(properties: &ServerProperties) -> storage::Compression {
    match properties.region_file_compression {
        settings::RegionFileCompression::Deflate => storage::Compression::Zlib,
        settings::RegionFileCompression::Lz4 => storage::Compression::Lz4,
        settings::RegionFileCompression::None => storage::Compression::None,
    }
}

pub(super) fn run(files: &Files, mut world: WorldFiles, orders: &Receiver<Order>, done: &Sender<Done>) {
    let mut failed = false;
    for order in orders {
        match order {
            Order::Save(request) => {
                let job = request.job;
                let outcome = write(files, &mut world, *request);
                let answer = match outcome {
                    Ok(()) => Done::Saved { job },
                    Err(error) => {
                        failed = true;
                        Done::SaveFailed { job, error: format!("{error:#}") }
                    }
                };
                // Nobody listens any more only when the process ends.
                let _ended = done.send(answer);
            }
            Order::Flush(answer) => {
                let _ended = answer.send(!std::mem::take(&mut failed));
            }
            Order::End => return,
        }
    }
}

/// Writes chunks together; those that can be, when others cannot. The first error.
fn write_chunks(files: &Files, chunks: &[Kept], game_time: i64) -> anyhow::Result<()> {
    let mut outcome = Ok(());
    let mut encoded = Vec::with_capacity(chunks.len());
    for kept in chunks {
        let mut meta = (*kept.meta).clone();
        meta.light_correct = kept.is_lit;
        meta.last_update = game_time;
        match encode_chunk(&kept.chunk, &meta) {
            Ok(nbt) => encoded.push((kept.chunk.pos, nbt)),
            Err(error) => outcome = outcome.and(Err(error.into())),
        }
    }
    outcome.and(files.chunks().save(&encoded, now_seconds()).map_err(Into::into))
}

fn now_seconds() -> u32 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u32::try_from(now.as_secs()).unwrap_or(u32::MAX)
}

/// Writes all of a request; what cannot be written does not keep the rest from being written. The first error.
fn write(files: &Files, world: &mut WorldFiles, mut request: SaveRequest) -> anyhow::Result<()> {
    let mut outcome = Ok(());
    let mut note = |result: anyhow::Result<()>| {
        if outcome.is_ok() {
            outcome = result;
        }
    };
    request.chunks.sort_by_key(|kept| kept.chunk.pos.region());
    for chunks in request.chunks.chunks(CHUNKS_AT_ONCE) {
        note(write_chunks(files, chunks, world.level.time));
    }
    for SavedPlayer { uuid, data, statistics } in &request.players {
        note(files.store.save_player(*uuid, data).map_err(Into::into));
        note(files.store.save_statistics(*uuid, &statistics.save()).map_err(Into::into));
    }
    if let Some(state) = &request.world {
        note(world.write(state));
    }
    match &request.pregen {
        Some(PregenFile::Write(saved)) => {
            note(files.store.save_own(PREGEN, &saved.to_json()).map_err(Into::into));
        }
        Some(PregenFile::Remove) => note(files.store.remove_own(PREGEN).map_err(Into::into)),
        None => {}
    }
    if let Some((folder, users)) = &request.users {
        note(storage::lists::save(folder, users).map_err(Into::into));
    }
    outcome
}
