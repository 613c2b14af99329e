//! Figures of a world worker.

use crate::key::{Kind, settings_table};
use crate::layer::defaults;

settings_table! {
    /// Figures of a world worker: `[world-worker]` in `causeway.toml`, `CAUSEWAY_WORLD_WORKER_…` in the
    /// environment.
    pub WorkerSettings, WORKER_KEYS {
        /// Ticks between autosaves; 0 for none. Vanilla's is 6000.
        autosave_interval_ticks: u32, "autosave-interval-ticks", Kind::Int(0, u32::MAX as i64), "6000";
        /// Threads that generate chunks; 0 for one less than there are cores, at least one.
        generation_threads: u32, "generation-threads", Kind::Int(0, 1024), "0";
        /// Ticks of deltas that may wait for a slow gateway before it gets a fresh snapshot instead.
        link_backlog_ticks: u32, "link-backlog-ticks", Kind::Int(1, 72_000), "200";
        /// The operator's own vanilla server jar, from which structure templates are read; empty for none.
        vanilla_jar: String, "vanilla-jar", Kind::Text, "";
    }
}

impl WorkerSettings {
    /// How many threads generate chunks on a machine with `cores` cores.
    #[must_use]
    pub fn generation_thread_count(&self, cores: usize) -> usize {
        match self.generation_threads {
            0 => cores.saturating_sub(1).max(1),
            threads => threads as usize,
        }
    }
}

impl Default for WorkerSettings {
    fn default() -> Self {
        defaults(WORKER_KEYS)
    }
}
