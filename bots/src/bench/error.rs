//! What can go wrong with a benchmark.

use std::path::PathBuf;
use std::time::Duration;

/// Why a benchmark could not be run to its end.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum Error {
    #[error(
        "there is no {name} at {path}; build it with `cargo build --release -p gateway -p world-worker` or say where \
         it is with --bin-dir"
    )]
    MissingBinary { name: &'static str, path: PathBuf },
    #[error("{what} {path}: {source}")]
    File { what: &'static str, path: PathBuf, source: std::io::Error },
    #[error("{what}: {source}")]
    Io { what: &'static str, source: std::io::Error },
    #[error("cannot start {program}: {source}")]
    Start { program: String, source: std::io::Error },
    #[error("{name} ended ({status}) before it said {wanted:?}; it said last:\n{tail}")]
    EndedEarly { name: String, status: String, wanted: String, tail: String },
    #[error("{name} did not say {wanted:?} within {limit:?}; it said last:\n{tail}")]
    NotReady { name: String, wanted: String, limit: Duration, tail: String },
    #[error("{name} ended ({status}) while it was measured; it said last:\n{tail}")]
    EndedMeasured { name: String, status: String, tail: String },
    #[error("{name} did not say an address after {wanted:?}")]
    NoAddress { name: String, wanted: &'static str },
    #[error("`gateway certs` failed ({status}): {said}")]
    Certificates { status: String, said: String },
    #[error("a server called `command` needs --command")]
    NoCommand,
    #[error("one world worker serves a world so far; --workers {0} is not possible")]
    Workers(u32),
    #[error(transparent)]
    Version(#[from] crate::command::UnknownVersion),
    #[error("interrupted")]
    Interrupted,
    #[error("results as JSON: {0}")]
    Json(#[from] serde_json::Error),
    #[error("plot {path}: {reason}")]
    Plot { path: PathBuf, reason: String },
}

impl Error {
    /// For `map_err` of what concerns a file or folder.
    pub(super) fn file(what: &'static str, path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.into();
        move |source| Self::File { what, path, source }
    }

    /// For `map_err` of everything else with the system.
    pub(super) fn io(what: &'static str) -> impl FnOnce(std::io::Error) -> Self {
        move |source| Self::Io { what, source }
    }
}
