//! What can be wrong with settings, and where.

use std::fmt;
use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// Where a value stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// The default of the program.
    Default,
    /// A line of a file, counted from 1.
    File {
        /// The file.
        path: PathBuf,
        /// The line.
        line: usize,
    },
    /// An environment variable.
    Variable(String),
    /// The command line.
    CommandLine,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::File { path, line } => write!(f, "{}:{line}", path.display()),
            Self::Variable(name) => write!(f, "environment variable {name}"),
            Self::CommandLine => f.write_str("command line"),
        }
    }
}

/// Why settings could not be loaded.
#[derive(Debug, Error)]
pub enum SettingsError {
    /// A value that is not allowed.
    #[error("{origin}: {key} cannot be {value:?}; allowed is {allowed}")]
    Value {
        /// Where it stands.
        origin: Origin,
        /// The setting.
        key: String,
        /// What was written.
        value: String,
        /// What may be written.
        allowed: String,
    },
    /// A name that is no setting.
    #[error("{origin}: there is no setting {key}")]
    UnknownKey {
        /// Where it stands.
        origin: Origin,
        /// The name.
        key: String,
    },
    /// A line that cannot be read.
    #[error("{origin}: {problem}")]
    Syntax {
        /// Where it stands.
        origin: Origin,
        /// What is wrong.
        problem: String,
    },
    /// A file that cannot be read or written.
    #[error("cannot {action} {}: {source}", path.display())]
    File {
        /// `read` or `write`.
        action: &'static str,
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// The layers do not make up a whole; every value was checked before, so this is a fault of the tables.
    #[error("settings do not fit together: {0}")]
    Layers(Box<figment::Error>),
}

/// Something that is kept and ignored, and that the operator should know of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// Where it stands.
    pub origin: Origin,
    /// What is the matter.
    pub message: String,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.origin, self.message)
    }
}
