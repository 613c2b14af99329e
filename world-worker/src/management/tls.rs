//! The certificate of the protocol's port.

use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use rustls::ServerConfig;
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::TlsAcceptor;

/// How to make a file for here of vanilla's kind of key store.
const CONVERT: &str = "a PKCS#12 key store must be converted: openssl pkcs12 -in STORE -out FILE.pem -nodes";

/// TLS with the certificates and the key in a PEM file.
///
/// # Errors
/// When the file cannot be read or has no certificate or no key.
pub fn acceptor(path: &Path) -> anyhow::Result<TlsAcceptor> {
    let pem = std::fs::read(path).with_context(|| format!("reading {}", path.display()))?;
    let certificates: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(&pem)
        .collect::<Result<_, _>>()
        .map_err(|error| anyhow::anyhow!("{}: {error}; {CONVERT}", path.display()))?;
    anyhow::ensure!(!certificates.is_empty(), "{} has no certificate in PEM form; {CONVERT}", path.display());
    let key = PrivateKeyDer::from_pem_slice(&pem)
        .map_err(|error| anyhow::anyhow!("the private key in {}: {error}; {CONVERT}", path.display()))?;
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(certificates, key)
        .with_context(|| format!("the certificate in {}", path.display()))?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}
