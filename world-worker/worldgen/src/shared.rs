//! Values by chunk that several threads want, each made once and kept for a while.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use rustc_hash::FxHashMap;

/// What is kept at least, since one chunk needs several others.
const LEAST: usize = 16;

/// Values by chunk coordinates, at most about so many.
#[derive(Debug)]
pub(crate) struct Shared<T> {
    entries: Mutex<Entries<T>>,
    limit: AtomicUsize,
}

#[derive(Debug)]
struct Entries<T> {
    by_chunk: FxHashMap<[i32; 2], Entry<T>>,
    /// Counts uses.
    clock: u64,
}

#[derive(Debug)]
struct Entry<T> {
    value: Arc<OnceLock<Arc<T>>>,
    used: u64,
}

impl<T> Shared<T> {
    pub(crate) fn new(limit: usize) -> Self {
        let entries = Mutex::new(Entries { by_chunk: FxHashMap::default(), clock: 0 });
        Self { entries, limit: AtomicUsize::new(limit.max(LEAST)) }
    }

    /// Keeps at most about so many from now on.
    pub(crate) fn set_limit(&self, limit: usize) {
        let limit = limit.max(LEAST);
        self.limit.store(limit, Ordering::Relaxed);
        let mut entries = self.lock();
        if entries.by_chunk.len() > limit {
            entries.keep_newest(limit);
        }
    }

    /// The value of a chunk. If nobody has made it yet, `make` does; who asks meanwhile waits. `make` may ask for other
    /// values, but never in a circle.
    pub(crate) fn get(&self, chunk: [i32; 2], make: impl FnOnce() -> T) -> Arc<T> {
        let slot = self.slot(chunk);
        Arc::clone(slot.get_or_init(|| Arc::new(make())))
    }

    fn slot(&self, chunk: [i32; 2]) -> Arc<OnceLock<Arc<T>>> {
        let mut entries = self.lock();
        entries.clock += 1;
        let used = entries.clock;
        let limit = self.limit.load(Ordering::Relaxed);
        if entries.by_chunk.len() >= limit && !entries.by_chunk.contains_key(&chunk) {
            entries.keep_newest(limit - limit / 4);
        }
        let entry = entries.by_chunk.entry(chunk).or_insert_with(|| Entry { value: Arc::default(), used });
        entry.used = used;
        Arc::clone(&entry.value)
    }

    fn lock(&self) -> MutexGuard<'_, Entries<T>> {
        // The map is valid between any two of its operations, so a panic elsewhere does not spoil it.
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Entries<T> {
    /// Forgets all but the so many that were used most recently. Who is at work on one of the others keeps it.
    fn keep_newest(&mut self, count: usize) {
        let mut uses: Vec<u64> = self.by_chunk.values().map(|entry| entry.used).collect();
        let Some(oldest) = uses.len().checked_sub(count) else { return };
        if oldest == uses.len() {
            return self.by_chunk.clear();
        }
        let (_, &mut oldest_kept, _) = uses.select_nth_unstable(oldest);
        self.by_chunk.retain(|_, entry| entry.used >= oldest_kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_made_once_and_the_oldest_go() {
        let shared = Shared::new(16);
        let made = AtomicUsize::new(0);
        let get = |chunk: [i32; 2]| {
            *shared.get(chunk, || {
                made.fetch_add(1, Ordering::Relaxed);
                chunk[0] * 100 + chunk[1]
            })
        };
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| (0..16).for_each(|x| assert_eq!(get([x, 1]), x * 100 + 1)));
            }
        });
        assert_eq!(made.load(Ordering::Relaxed), 16);
        get([0, 1]);
        get([99, 0]);
        assert_eq!(made.load(Ordering::Relaxed), 17);
        get([0, 1]);
        assert_eq!(made.load(Ordering::Relaxed), 17);
        assert!(shared.lock().by_chunk.len() <= 16);
        let shared = Shared::new(64);
        (0..64).for_each(|x| drop(shared.get([x, 0], || x)));
        shared.set_limit(20);
        assert_eq!(shared.lock().by_chunk.len(), 20);
        assert!(shared.lock().by_chunk.contains_key(&[63, 0]));
    }
}
