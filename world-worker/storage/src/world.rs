//! A world's folder.

mod own;

use std::collections::VecDeque;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};

use chunk::{ChunkPos, RegionPos};
use uuid::Uuid;

use crate::border::SavedBorder;
use crate::boss_events::SavedBossBars;
use crate::chunk_nbt::{ChunkLayout, StoredChunk, decode_chunk, has_full_status};
use crate::error::{Loaded, StorageError};
use crate::files;
use crate::game_rules::GameRules;
use crate::level::LevelData;
use crate::nbt::{BadNbt, Compound};
use crate::player::PlayerData;
use crate::region::{Compression, ReadError, RegionFile};
use crate::saved_data::{self, Weather, WorldClocks, WorldGenSettings};
use crate::statistics::{self, Statistics};

/// How chunks are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StoreOptions {
    /// `region-file-compression`.
    pub compression: Compression,
    /// `sync-chunk-writes`: flush around every header.
    pub sync_chunk_writes: bool,
}

impl Default for StoreOptions {
    fn default() -> Self {
        Self { compression: Compression::Zlib, sync_chunk_writes: true }
    }
}

/// A world's folder, locked against other processes while this lives.
#[derive(Debug)]
pub struct WorldStore {
    dir: PathBuf,
    options: StoreOptions,
    _lock: File,
}

impl WorldStore {
    /// Opens or creates a world's folder and locks it.
    pub fn open(dir: &Path, options: StoreOptions) -> Result<Self, StorageError> {
        fs::create_dir_all(dir).map_err(StorageError::io(dir, "create folder"))?;
        Ok(Self { dir: dir.to_owned(), options, _lock: lock(&dir.join("session.lock"))? })
    }

    /// The folder.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// `level.dat`, or `level.dat_old` when it is damaged; `None` in a new world.
    pub fn load_level(&self) -> Result<Option<Loaded<LevelData>>, StorageError> {
        files::load_with_old(&self.dir.join("level.dat"), LevelData::from_root)
    }

    /// Replaces `level.dat`; the one before stays as `level.dat_old`.
    pub fn save_level(&self, level: &LevelData) -> Result<(), StorageError> {
        files::write_nbt(&self.dir.join("level.dat"), &level.to_root(), true)
    }

    /// `None` when not saved yet.
    pub fn load_world_gen_settings(&self) -> Result<Option<WorldGenSettings>, StorageError> {
        let data = self.load_data("world_gen_settings")?;
        data.map(|data| WorldGenSettings::from_data(&self.data_path("world_gen_settings"), data)).transpose()
    }

    /// Saves what generates the world.
    pub fn save_world_gen_settings(&self, settings: &WorldGenSettings) -> Result<(), StorageError> {
        self.save_data("world_gen_settings", settings.to_data())
    }

    /// Defaults when not saved yet.
    pub fn load_game_rules(&self) -> Result<GameRules, StorageError> {
        Ok(self.load_data("game_rules")?.map(|data| GameRules::from_data(&data)).unwrap_or_default())
    }

    /// Saves the game rules.
    pub fn save_game_rules(&self, rules: &GameRules) -> Result<(), StorageError> {
        self.save_data("game_rules", rules.to_data())
    }

    /// Clear weather when not saved yet.
    pub fn load_weather(&self) -> Result<Weather, StorageError> {
        Ok(self.load_data("weather")?.map(Weather::from_data).unwrap_or_default())
    }

    /// Saves the weather.
    pub fn save_weather(&self, weather: &Weather) -> Result<(), StorageError> {
        self.save_data("weather", weather.to_data())
    }

    /// No clocks when not saved yet.
    pub fn load_world_clocks(&self) -> Result<WorldClocks, StorageError> {
        Ok(self.load_data("world_clocks")?.map(WorldClocks::from_data).unwrap_or_default())
    }

    /// Saves the clocks.
    pub fn save_world_clocks(&self, clocks: &WorldClocks) -> Result<(), StorageError> {
        self.save_data("world_clocks", clocks.to_data())
    }

    /// The border of a dimension; `None` when not saved yet.
    pub fn load_border(&self, dimension: &str) -> Result<Option<SavedBorder>, StorageError> {
        let path = self.dimension(dimension).join("data/minecraft/world_border.dat");
        let data = files::read_nbt(&path)?.map(|root| saved_data::unwrap(&path, root)).transpose()?;
        let bad = || StorageError::nbt(&path)(BadNbt::field("data", "a border with finite numbers"));
        data.map(|data| SavedBorder::from_data(data).ok_or_else(bad)).transpose()
    }

    /// Saves the border of a dimension.
    pub fn save_border(&self, dimension: &str, border: &SavedBorder) -> Result<(), StorageError> {
        let path = self.dimension(dimension).join("data/minecraft/world_border.dat");
        files::write_nbt(&path, &saved_data::wrap(border.to_data()), false)
    }

    /// The boss bars.
    pub fn load_boss_bars(&self) -> Result<SavedBossBars, StorageError> {
        Ok(self.load_data("custom_boss_events")?.map(SavedBossBars::from_data).unwrap_or_default())
    }

    /// Saves the boss bars.
    pub fn save_boss_bars(&self, bars: &SavedBossBars) -> Result<(), StorageError> {
        self.save_data("custom_boss_events", bars.to_data())
    }

    /// What a player has done how often; nothing for a new player.
    pub fn load_statistics(&self, uuid: Uuid) -> Result<Statistics, StorageError> {
        statistics::read(&self.statistics_path(uuid))
    }

    /// Replaces a player's statistics.
    pub fn save_statistics(&self, uuid: Uuid, stats: &Statistics) -> Result<(), StorageError> {
        statistics::write(&self.statistics_path(uuid), stats)
    }

    /// A player, from the file before when the newest is damaged; `None` for a new player.
    pub fn load_player(&self, uuid: Uuid) -> Result<Option<Loaded<PlayerData>>, StorageError> {
        files::load_with_old(&self.player_path(uuid), PlayerData::from_root)
    }

    /// Replaces a player's file; the one before stays as `.dat_old`.
    pub fn save_player(&self, uuid: Uuid, player: &PlayerData) -> Result<(), StorageError> {
        files::write_nbt(&self.player_path(uuid), &player.to_root(uuid), true)
    }

    /// The chunks of a dimension (name with or without namespace). Owns its files, so it can live on a thread of its
    /// own; keep the world store alive as long, it holds the lock. One per dimension: two would not know of each other.
    pub fn chunks(&self, dimension: &str, layout: ChunkLayout) -> ChunkStore {
        let folder = self.dimension(dimension).join("region");
        ChunkStore { folder, layout, options: self.options, open: VecDeque::new() }
    }

    fn dimension(&self, name: &str) -> PathBuf {
        let (namespace, path) = name.split_once(':').unwrap_or(("minecraft", name));
        self.dir.join("dimensions").join(namespace).join(path)
    }

    fn load_data(&self, name: &str) -> Result<Option<Compound>, StorageError> {
        let path = self.data_path(name);
        files::read_nbt(&path)?.map(|root| saved_data::unwrap(&path, root)).transpose()
    }

    fn save_data(&self, name: &str, data: Compound) -> Result<(), StorageError> {
        files::write_nbt(&self.data_path(name), &saved_data::wrap(data), false)
    }

    fn data_path(&self, name: &str) -> PathBuf {
        self.dir.join("data/minecraft").join(format!("{name}.dat"))
    }

    fn statistics_path(&self, uuid: Uuid) -> PathBuf {
        self.dir.join("players/stats").join(format!("{uuid}.json"))
    }

    fn player_path(&self, uuid: Uuid) -> PathBuf {
        self.dir.join("players/data").join(format!("{uuid}.dat"))
    }
}

/// Takes the session lock; it goes when the file is closed, also by the death of the process.
fn lock(path: &Path) -> Result<File, StorageError> {
    let mut file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)
        .map_err(StorageError::io(path, "open"))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(StorageError::Locked(path.to_owned())),
        Err(TryLockError::Error(error)) => return Err(StorageError::io(path, "lock")(error)),
    }
    // Vanilla writes a snowman.
    file.write_all("\u{2603}".as_bytes()).map_err(StorageError::io(path, "write"))?;
    Ok(file)
}

/// Region files kept open at once, by the least recently used.
const OPEN_REGIONS: usize = 64;

/// The region files of one dimension. Reads and writes block.
pub struct ChunkStore {
    folder: PathBuf,
    layout: ChunkLayout,
    options: StoreOptions,
    /// Most recently used first.
    open: VecDeque<(RegionPos, RegionFile)>,
}

impl ChunkStore {
    /// What the dimension's chunks look like.
    pub fn layout(&self) -> &ChunkLayout {
        &self.layout
    }

    /// A chunk; `None` when it was never saved. A damaged one is moved aside first and its place freed, so that
    /// after [`StorageError::DamagedChunk`] it may be generated anew; after other errors it must not be.
    pub fn load(&mut self, pos: ChunkPos) -> Result<Option<StoredChunk>, StorageError> {
        let layout = self.layout;
        let Some(region) = self.region(pos.region(), false)? else { return Ok(None) };
        let read = match region.read_chunk(pos) {
            Ok(None) => return Ok(None),
            Ok(Some(nbt)) => decode_chunk(&nbt, pos, &layout).map_err(ReadError::Damaged),
            Err(error) => Err(error),
        };
        match read {
            Ok(stored) => Ok(Some(stored)),
            Err(ReadError::Storage(error)) => Err(error),
            Err(ReadError::Damaged(source)) if source.is_foreign() => Err(StorageError::ForeignChunk {
                path: region.path().to_owned(),
                pos,
                source: Box::new(source),
            }),
            Err(ReadError::Damaged(source)) => {
                let moved_to = region.move_aside(pos)?;
                let path = region.path().to_owned();
                Err(StorageError::DamagedChunk { path, pos, source: Box::new(source), moved_to })
            }
        }
    }

    /// Whether a chunk was ever saved.
    pub fn contains(&mut self, pos: ChunkPos) -> Result<bool, StorageError> {
        Ok(self.region(pos.region(), false)?.is_some_and(|region| region.contains(pos)))
    }

    /// Whether a finished chunk is saved; decodes nothing but that. One whose NBT cannot be read is none.
    pub fn has_full(&mut self, pos: ChunkPos) -> Result<bool, StorageError> {
        let Some(region) = self.region(pos.region(), false)? else { return Ok(false) };
        match region.read_chunk(pos) {
            Ok(nbt) => Ok(nbt.is_some_and(|nbt| has_full_status(&nbt).unwrap_or(false))),
            Err(ReadError::Damaged(_)) => Ok(false),
            Err(ReadError::Storage(error)) => Err(error),
        }
    }

    /// Writes chunks, as [`encode_chunk`](crate::encode_chunk) makes them, with one pair of flushes per region.
    /// `now_s`: seconds since 1970. Every region is tried; the first error is given.
    pub fn save(&mut self, chunks: &[(ChunkPos, Vec<u8>)], now_s: u32) -> Result<(), StorageError> {
        let mut batch: Vec<(ChunkPos, &[u8])> = chunks.iter().map(|(pos, nbt)| (*pos, &nbt[..])).collect();
        batch.sort_by_key(|&(pos, _)| pos.region());
        let mut result = Ok(());
        for part in batch.chunk_by(|a, b| a.0.region() == b.0.region()) {
            let written = match self.region(part[0].0.region(), true) {
                Ok(Some(region)) => region.write_chunks(part, now_s),
                Ok(None) => Ok(()),
                Err(error) => Err(error),
            };
            result = result.and(written);
        }
        result
    }

    /// Waits until everything written is on disk.
    pub fn flush(&mut self) -> Result<(), StorageError> {
        self.open.iter_mut().try_for_each(|(_, region)| region.flush())
    }

    fn region(&mut self, pos: RegionPos, create: bool) -> Result<Option<&mut RegionFile>, StorageError> {
        match self.open.iter().position(|(open, _)| *open == pos) {
            Some(0) => {}
            Some(at) => {
                self.open.make_contiguous()[..=at].rotate_right(1);
            }
            None => {
                let StoreOptions { compression, sync_chunk_writes } = self.options;
                let opened = RegionFile::open(&self.folder, pos, compression, sync_chunk_writes, create)?;
                let Some(region) = opened else { return Ok(None) };
                if self.open.len() >= OPEN_REGIONS
                    && let Some((_, mut oldest)) = self.open.pop_back()
                {
                    oldest.flush()?;
                }
                self.open.push_front((pos, region));
            }
        }
        Ok(self.open.front_mut().map(|(_, region)| region))
    }
}

#[cfg(test)]
mod tests;
