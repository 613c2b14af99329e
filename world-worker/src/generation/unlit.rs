//! Chunks made in advance that are not lit yet: a chunk's light needs the blocks of those around it, so that each would be
//! made nine times.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use chunk::ChunkPos;
use lighting::Optics;
use rustc_hash::FxHashMap;

use crate::world::Kept;

/// Chunks that are kept. Pregeneration goes by rows of at most 33 chunks, so that a chunk is needed while three of 35 are
/// made, and by as many more as threads and orders are under way.
const MOST: usize = 192;

/// What is known of a chunk's blocks.
#[derive(Debug)]
pub struct Blocks {
    /// The chunk, unless it was on disk, or why it cannot be read.
    pub made: Result<Option<Kept>, String>,
    /// What light meets in it.
    pub optics: Arc<Optics>,
}

/// Chunks that were made or read last, at most about so many.
#[derive(Debug, Default)]
pub struct Unlit(Mutex<Entries>);

#[derive(Debug, Default)]
struct Entries {
    by_chunk: FxHashMap<ChunkPos, Entry>,
    /// Counts uses.
    clock: u64,
}

#[derive(Debug)]
struct Entry {
    blocks: Arc<OnceLock<Arc<Blocks>>>,
    used: u64,
}

impl Unlit {
    /// The blocks of a chunk. If nobody has made them yet, `make` does; who asks meanwhile waits.
    pub fn get(&self, pos: ChunkPos, make: impl FnOnce() -> Blocks) -> Arc<Blocks> {
        let slot = self.slot(pos);
        Arc::clone(slot.get_or_init(|| Arc::new(make())))
    }

    /// Forgets all.
    pub fn clear(&self) {
        self.lock().by_chunk = FxHashMap::default();
    }

    fn slot(&self, pos: ChunkPos) -> Arc<OnceLock<Arc<Blocks>>> {
        let mut entries = self.lock();
        entries.clock += 1;
        let used = entries.clock;
        let entry = entries.by_chunk.entry(pos).or_insert_with(|| Entry { blocks: Arc::default(), used });
        entry.used = used;
        let blocks = Arc::clone(&entry.blocks);
        if entries.by_chunk.len() > MOST {
            entries.forget_oldest();
        }
        blocks
    }

    fn lock(&self) -> MutexGuard<'_, Entries> {
        // The map is valid between any two of its operations, so a panic elsewhere does not spoil it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Entries {
    /// Forgets the quarter that has not been used for longest. Who is at work on one of these keeps it.
    fn forget_oldest(&mut self) {
        let mut uses: Vec<u64> = self.by_chunk.values().map(|entry| entry.used).collect();
        let (_, &mut oldest_kept, _) = uses.select_nth_unstable(MOST / 4);
        self.by_chunk.retain(|_, entry| entry.used >= oldest_kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks() -> Blocks {
        Blocks { made: Ok(None), optics: Arc::new(Optics::absent()) }
    }

    #[test]
    fn each_is_made_once_while_rows_are_made() {
        let unlit = Unlit::default();
        let mut made = Vec::new();
        for z in 0..40 {
            for x in 0..33 {
                for at in ChunkPos::new(x, z).around() {
                    unlit.get(at, || {
                        made.push(at);
                        blocks()
                    });
                }
            }
        }
        assert_eq!(made.len(), 42 * 35);
        assert!(unlit.lock().by_chunk.len() <= MOST);
        unlit.clear();
        unlit.get(ChunkPos::new(0, 0), || {
            made.clear();
            blocks()
        });
        assert!(made.is_empty());
    }
}
