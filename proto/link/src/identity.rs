//! Who this process is in its cluster.

use std::fmt;
use std::path::Path;

use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, PrivateKeyDer};

use crate::LinkError;

/// What a certificate of the cluster lets its holder be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Subscribes on behalf of players.
    Gateway,
    /// Owns chunks; later also subscribes to neighbours.
    WorldWorker,
}

impl Role {
    /// Every role a certificate is made for.
    pub const ALL: [Role; 2] = [Role::Gateway, Role::WorldWorker];

    /// The name in logs and of the files `NAME.pem` and `NAME.key`.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Gateway => "gateway",
            Role::WorldWorker => "world-worker",
        }
    }

    /// The name in the certificate. It says what a node may do, not where it runs, so that nodes can
    /// move and scale without new certificates.
    pub const fn server_name(self) -> &'static str {
        match self {
            Role::Gateway => "gateway.causeway.internal",
            Role::WorldWorker => "world-worker.causeway.internal",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The cluster's CA and this node's own certificate and key.
pub struct Identity {
    /// What the certificate was made for.
    pub role: Role,
    pub(crate) ca_pem: Vec<u8>,
    pub(crate) cert_pem: Vec<u8>,
    pub(crate) key_pem: Vec<u8>,
    pub(crate) ca: Vec<CertificateDer<'static>>,
    pub(crate) chain: Vec<CertificateDer<'static>>,
    pub(crate) key: PrivateKeyDer<'static>,
}

impl Identity {
    /// Reads `ca.pem`, `ROLE.pem` and `ROLE.key` as [`crate::certs::create`] writes them.
    ///
    /// # Errors
    /// [`LinkError::Certificates`] naming the file.
    pub fn load(directory: &Path, role: Role) -> Result<Identity, LinkError> {
        let read = |name: String| {
            let path = directory.join(name);
            std::fs::read(&path).map_err(|error| {
                LinkError::Certificates(format!("{}: {error} (`gateway certs` makes them)", path.display()))
            })
        };
        Identity::from_pem(
            read("ca.pem".to_owned())?,
            read(format!("{role}.pem"))?,
            read(format!("{role}.key"))?,
            role,
        )
    }

    /// The same from PEM text in memory.
    ///
    /// # Errors
    /// [`LinkError::Certificates`] saying which of the three cannot be used.
    pub fn from_pem(
        ca_pem: Vec<u8>,
        cert_pem: Vec<u8>,
        key_pem: Vec<u8>,
        role: Role,
    ) -> Result<Identity, LinkError> {
        let certificates = |pem: &[u8], what: &str| {
            let found: Vec<_> = CertificateDer::pem_slice_iter(pem)
                .collect::<Result<_, _>>()
                .map_err(|error| LinkError::Certificates(format!("{what}: {error}")))?;
            if found.is_empty() {
                return Err(LinkError::Certificates(format!("{what}: no certificate in it")));
            }
            Ok(found)
        };
        let ca = certificates(&ca_pem, "the CA")?;
        let chain = certificates(&cert_pem, "the node's certificate")?;
        let key = PrivateKeyDer::from_pem_slice(&key_pem)
            .map_err(|error| LinkError::Certificates(format!("the node's key: {error}")))?;
        Ok(Identity { role, ca_pem, cert_pem, key_pem, ca, chain, key })
    }
}

impl fmt::Debug for Identity {
    // Without the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Identity").field("role", &self.role).finish_non_exhaustive()
    }
}
