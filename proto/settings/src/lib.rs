//! Settings of a server, in layers: defaults, `server.properties`, `causeway.toml`, environment, command
//! line. A later layer wins; a wrong value in any of them is an error that says where it stands.

mod environment;
mod error;
mod gateway;
mod key;
mod layer;
mod load;
mod properties;
mod server;
mod toml_file;
mod worker;

pub use error::{Origin, SettingsError, Warning};
pub use gateway::{GATEWAY_KEYS, GatewaySettings};
pub use key::{Key, Kind};
pub use load::LoadOptions;
pub use server::{Difficulty, GameMode, RegionFileCompression, SERVER_KEYS, ServerProperties};
pub use worker::{WORKER_KEYS, WorkerSettings};

use serde::Deserialize;

/// All settings of a gateway and its world worker.
#[derive(Debug, Clone, PartialEq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Settings {
    /// What `server.properties` has; table `[server]` in `causeway.toml`.
    pub server: ServerProperties,
    /// Limits of a gateway; table `[gateway]`.
    pub gateway: GatewaySettings,
    /// Figures of a world worker; table `[world-worker]`.
    #[serde(rename = "world-worker")]
    pub worker: WorkerSettings,
}

impl Settings {
    /// Reads all layers; with [`LoadOptions::create`] it also writes `server.properties` anew.
    ///
    /// # Errors
    /// A file that cannot be read or written, an unknown key or a wrong value.
    pub fn load(options: &LoadOptions) -> Result<(Self, Vec<Warning>), SettingsError> {
        load::load(options)
    }
}
