use std::io;
use std::path::{Path, PathBuf};

use chunk::ChunkPos;
use thiserror::Error;

use crate::chunk_nbt::ChunkError;
use crate::nbt::BadNbt;

/// What went wrong with a file of the save.
#[derive(Debug, Error)]
pub enum StorageError {
    /// The operating system refused.
    #[error("cannot {action} {}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// Like "read".
        action: &'static str,
        /// Why.
        source: io::Error,
    },
    /// Another process has the world open.
    #[error("{} is locked: the world is already open in another process", .0.display())]
    Locked(PathBuf),
    /// Not the NBT that belongs there.
    #[error("{}: {source}", path.display())]
    Nbt {
        /// The file.
        path: PathBuf,
        /// Why.
        source: BadNbt,
    },
    /// Not the JSON that belongs there; it was moved to `moved_to`.
    #[error("{}: {source}; it is kept as {}", path.display(), moved_to.display())]
    Json {
        /// The file.
        path: PathBuf,
        /// Why.
        source: serde_json::Error,
        /// Where it is now.
        moved_to: PathBuf,
    },
    /// Saved by a newer version of the game, or by one too old to read.
    #[error("{}: saved with data version {found}, this server reads {oldest} to {newest}", path.display())]
    Version {
        /// The file.
        path: PathBuf,
        /// In the file.
        found: i32,
        /// Oldest readable.
        oldest: i32,
        /// Newest readable.
        newest: i32,
    },
    /// A chunk that cannot be read. Its bytes were copied to `moved_to`, and its place in the region file is free.
    #[error("chunk {} {} in {} is damaged ({source}); its data is kept in {}", pos.x, pos.z, path.display(), moved_to.display())]
    DamagedChunk {
        /// The region file.
        path: PathBuf,
        /// The chunk.
        pos: ChunkPos,
        /// What is wrong with it.
        source: Box<ChunkError>,
        /// The copy.
        moved_to: PathBuf,
    },
    /// A chunk that this version cannot read, though it may be sound. Left where it is.
    #[error("chunk {} {} in {}: {source}", pos.x, pos.z, path.display())]
    ForeignChunk {
        /// The region file.
        path: PathBuf,
        /// The chunk.
        pos: ChunkPos,
        /// Why.
        source: Box<ChunkError>,
    },
    /// A chunk too large for the format, or not of this region.
    #[error("chunk {} {} cannot be written to {}: {reason}", pos.x, pos.z, path.display())]
    Unwritable {
        /// The region file.
        path: PathBuf,
        /// The chunk.
        pos: ChunkPos,
        /// Why.
        reason: &'static str,
    },
}

impl StorageError {
    pub(crate) fn io(path: &Path, action: &'static str) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::Io { path, action, source }
    }

    pub(crate) fn nbt(path: &Path) -> impl FnOnce(BadNbt) -> Self {
        let path = path.to_owned();
        move |source| Self::Nbt { path, source }
    }
}

/// Something read, and what the caller should log about it.
#[derive(Debug)]
pub struct Loaded<T> {
    /// What was read.
    pub value: T,
    /// Set when the newest file was unreadable and the one before it was taken instead.
    pub problem: Option<StorageError>,
}
