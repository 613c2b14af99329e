//! Who may speak for others, and how often an address may log in.

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use settings::GatewaySettings;

use crate::forwarding::Secret;
use crate::limits::LoginThrottle;
use crate::networks::{NetworkError, Networks};

/// Bytes of a secret's file; Velocity writes 12.
const SECRET_BYTES: u64 = 4096;

/// Why the settings of proxies cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum AdmissionError {
    /// No list of networks.
    #[error("trusted-proxies: {0}")]
    Networks(#[from] NetworkError),
    /// A proxy is expected but none is trusted.
    #[error("{0} needs trusted-proxies: without it everybody would be refused, or believed")]
    NoProxies(&'static str),
    /// The secret cannot be read.
    #[error("velocity-secret-file {0}: {1}")]
    Secret(PathBuf, std::io::Error),
    /// There is no secret in its file.
    #[error("velocity-secret-file {0} must hold a secret of 1 to 4096 bytes")]
    NoSecret(PathBuf),
}

/// Whom the gateway believes, and how often an address may log in.
#[derive(Debug, Default)]
pub struct Admission {
    /// Addresses of proxies.
    pub proxies: Networks,
    /// Proxies begin their connections with a PROXY protocol header.
    pub proxy_protocol: bool,
    /// Players come through a proxy that knows this secret; none: they come directly.
    pub velocity: Option<Secret>,
    throttle: Mutex<LoginThrottle>,
}

impl Admission {
    /// Reads the settings, and the secret from its file.
    ///
    /// # Errors
    /// When a part of them is unusable, or only together.
    pub fn new(gateway: &GatewaySettings, data: &Path) -> Result<Self, AdmissionError> {
        let proxies = Networks::parse(&gateway.trusted_proxies)?;
        let velocity = match gateway.velocity_secret_file.trim() {
            "" => None,
            file => Some(secret(&data.join(file))?),
        };
        for (wanted, name) in
            [(gateway.proxy_protocol, "proxy-protocol"), (velocity.is_some(), "velocity-secret-file")]
        {
            if wanted && proxies.is_empty() {
                return Err(AdmissionError::NoProxies(name));
            }
        }
        Ok(Self {
            proxies,
            proxy_protocol: gateway.proxy_protocol,
            velocity,
            throttle: Mutex::new(LoginThrottle::new(gateway.login_throttle_ms)),
        })
    }

    /// Whether an address may log in at time `now`, and if so notes that it does.
    pub(super) fn may_log_in(&self, address: IpAddr, now: u64) -> bool {
        self.throttle.lock().unwrap_or_else(PoisonError::into_inner).may_log_in(address, now)
    }
}

fn secret(path: &Path) -> Result<Secret, AdmissionError> {
    let failed = |error| AdmissionError::Secret(path.to_owned(), error);
    let empty = || AdmissionError::NoSecret(path.to_owned());
    if std::fs::metadata(path).map_err(failed)?.len() > SECRET_BYTES {
        return Err(empty());
    }
    Secret::new(&std::fs::read_to_string(path).map_err(failed)?).ok_or_else(empty)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn admission(change: impl FnOnce(&mut GatewaySettings)) -> Result<Admission, String> {
        let mut gateway = GatewaySettings::default();
        change(&mut gateway);
        Admission::new(&gateway, Path::new(env!("CARGO_MANIFEST_DIR"))).map_err(|error| error.to_string())
    }

    #[test]
    fn nobody_is_believed_unless_the_settings_say_so() {
        let usual = admission(|_| {}).unwrap();
        assert!(usual.proxies.is_empty() && !usual.proxy_protocol && usual.velocity.is_none());
        // Any file will do as a secret here.
        let both = admission(|gateway| {
            gateway.trusted_proxies = "127.0.0.1".to_owned();
            gateway.velocity_secret_file = "src/frames/framing.rs".to_owned();
        });
        assert!(both.unwrap().velocity.is_some());
    }

    #[test]
    fn what_cannot_work_is_said_at_the_start() {
        let refused = |change: &dyn Fn(&mut GatewaySettings)| admission(change).expect_err("an error");
        assert!(refused(&|gateway| gateway.proxy_protocol = true).starts_with("proxy-protocol needs"));
        assert!(refused(&|gateway| gateway.trusted_proxies = "x".to_owned()).contains("\"x\" is no network"));
        let missing = refused(&|gateway| gateway.velocity_secret_file = "no-such-file".to_owned());
        assert!(missing.contains("no-such-file"), "{missing}");
        let alone = refused(&|gateway| gateway.velocity_secret_file = "src/frames/framing.rs".to_owned());
        assert!(alone.starts_with("velocity-secret-file needs"), "{alone}");
    }
}
