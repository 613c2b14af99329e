//! Vanilla's save: what is on disk, read without trust and written so that a crash loses nothing saved before.
//!
//! - [`WorldStore`]: a world's folder, locked; `level.dat`, saved data, players.
//! - [`ChunkStore`]: the region files of one dimension; [`encode_chunk`] and [`decode_chunk`] are the format.
//! - [`lists`]: `ops.json` and its kin.
//!
//! *Invariants*: no clock (times are arguments), no network, no async. Whatever a file says is checked before it
//! is used. Fields this crate does not know are kept and written back. A chunk's sectors on disk are never
//! overwritten before the header points elsewhere and both are flushed. What is damaged is moved aside, never
//! replaced in silence.

mod border;
mod boss_events;
mod chunk_nbt;
mod error;
mod files;
pub mod game_rules;
mod level;
pub mod lists;
pub mod nbt;
mod player;
pub mod region;
mod saved_data;
mod statistics;
mod world;

pub use border::SavedBorder;
pub use boss_events::{SavedBossBar, SavedBossBars};
pub use chunk_nbt::{
    ChunkError, ChunkLayout, ChunkMeta, FULL_STATUS, StoredChunk, decode_chunk, encode_chunk,
};
pub use error::{Loaded, StorageError};
pub use files::replace_file;
pub use game_rules::{GameRules, RuleValue};
pub use level::{Difficulty, LevelData, Spawn};
pub use nbt::{BadNbt, Compound};
pub use player::{Abilities, PlayerData, SavedItem};
pub use region::Compression;
pub use saved_data::{ClockState, Weather, WorldClocks, WorldGenSettings};
pub use statistics::Statistics;
pub use world::{ChunkStore, StoreOptions, WorldStore};
