//! TLS 1.3 with certificates on both sides, the same rules for QUIC and gRPC.

use std::sync::Arc;

use rustls::client::danger::HandshakeSignatureValid;
use rustls::crypto::CryptoProvider;
use rustls::server::danger::{ClientCertVerified, ClientCertVerifier};
use rustls::server::{NoServerSessionStorage, ParsedCertificate, WebPkiClientVerifier};
use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, DistinguishedName, RootCertStore, ServerConfig,
    SignatureScheme,
};
use rustls_pki_types::{CertificateDer, ServerName, UnixTime};

use crate::{Identity, LinkError, Role};

/// The application protocol of QUIC links. Versions are negotiated by `Attach`, not here.
pub(crate) const QUIC_ALPN: &[u8] = b"causeway-link";
/// HTTP/2, as gRPC requires.
pub(crate) const GRPC_ALPN: &[u8] = b"h2";

pub(crate) fn provider() -> Arc<CryptoProvider> {
    Arc::new(rustls::crypto::ring::default_provider())
}

/// For a listener: only holders of a certificate of the cluster's CA with a known role get through the
/// handshake.
pub(crate) fn server_config(identity: &Identity, alpn: &[u8]) -> Result<ServerConfig, LinkError> {
    let roots = Arc::new(roots(identity)?);
    let web_pki = WebPkiClientVerifier::builder_with_provider(roots, provider())
        .build()
        .map_err(|error| LinkError::Certificates(format!("the CA: {error}")))?;
    let mut config = ServerConfig::builder_with_provider(provider())
        .with_protocol_versions(&[&rustls::version::TLS13])
        .map_err(unusable)?
        .with_client_cert_verifier(Arc::new(ClusterMembers(web_pki)))
        .with_single_cert(identity.chain.clone(), identity.key.clone_key())
        .map_err(unusable)?;
    config.alpn_protocols = vec![alpn.to_vec()];
    // Links are few and long; without resumption every peer shows its certificate every time.
    config.session_storage = Arc::new(NoServerSessionStorage {});
    config.send_tls13_tickets = 0;
    Ok(config)
}

/// For a subscriber: trusts the cluster's CA and nothing else.
pub(crate) fn client_config(identity: &Identity, alpn: &[u8]) -> Result<ClientConfig, LinkError> {
    let mut config = ClientConfig::builder_with_provider(provider())
        .with_protocol_versions(&[&rustls::version::TLS13])
        .map_err(unusable)?
        .with_root_certificates(roots(identity)?)
        .with_client_auth_cert(identity.chain.clone(), identity.key.clone_key())
        .map_err(unusable)?;
    config.alpn_protocols = vec![alpn.to_vec()];
    config.resumption = rustls::client::Resumption::disabled();
    Ok(config)
}

/// The role a certificate (already checked against the CA) was made for.
pub(crate) fn role_of(certificate: &CertificateDer<'_>) -> Option<Role> {
    let parsed = ParsedCertificate::try_from(certificate).ok()?;
    Role::ALL.into_iter().find(|role| {
        ServerName::try_from(role.server_name())
            .is_ok_and(|name| rustls::client::verify_server_name(&parsed, &name).is_ok())
    })
}

fn roots(identity: &Identity) -> Result<RootCertStore, LinkError> {
    let mut roots = RootCertStore::empty();
    for certificate in &identity.ca {
        roots
            .add(certificate.clone())
            .map_err(|error| LinkError::Certificates(format!("the CA: {error}")))?;
    }
    Ok(roots)
}

fn unusable(error: rustls::Error) -> LinkError {
    LinkError::Certificates(error.to_string())
}

/// The usual checks of a client's chain, and that the certificate names a role. A certificate that the
/// CA issued for something else opens nothing.
#[derive(Debug)]
struct ClusterMembers(Arc<dyn ClientCertVerifier>);

impl ClientCertVerifier for ClusterMembers {
    fn root_hint_subjects(&self) -> &[DistinguishedName] {
        self.0.root_hint_subjects()
    }

    fn verify_client_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        now: UnixTime,
    ) -> Result<ClientCertVerified, rustls::Error> {
        let verified = self.0.verify_client_cert(end_entity, intermediates, now)?;
        match role_of(end_entity) {
            Some(_) => Ok(verified),
            None => Err(CertificateError::ApplicationVerificationFailure.into()),
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        self.0.verify_tls12_signature(message, cert, dss)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        self.0.verify_tls13_signature(message, cert, dss)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.supported_verify_schemes()
    }
}
