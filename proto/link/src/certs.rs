//! The cluster's own certificates, made by one command.
//!
//! A directory holds `ca.pem` and `ca.key`, and for every [`Role`] `ROLE.pem` and `ROLE.key`. A node needs
//! `ca.pem` and its own two files; `ca.key` can be kept elsewhere. Keys are ECDSA P-256, readable by their
//! owner only. The CA is valid for ten years, a node's certificate for two; one that has less than 60 days
//! left is made anew by the next [`create`].

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rcgen::{
    BasicConstraints, CertificateParams, DistinguishedName, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer,
    KeyPair, KeyUsagePurpose,
};
use rustls::RootCertStore;
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::ServerCertVerifier;
use rustls::sign::CertifiedKey;
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use time::{Duration, OffsetDateTime};

use crate::{LinkError, Role, tls};

/// How long a new CA is valid, days.
pub const CA_DAYS: i64 = 3650;
/// How long a new node certificate is valid, days.
pub const NODE_DAYS: i64 = 730;
/// A certificate with less than this left is made anew, days.
pub const RENEW_DAYS: i64 = 60;

/// Certificates are valid a little before they are made, for clocks that are behind.
const CLOCK_SLACK: Duration = Duration::hours(1);

/// Modes of files anybody may read and of files only their owner may.
const PUBLIC: u32 = 0o644;
const SECRET: u32 = 0o600;

/// How [`create`] goes about it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Replaces the CA, and with it every node's certificate: running nodes no longer find each other
    /// until all have the new files. Without it an existing CA is never touched.
    pub replace_ca: bool,
}

/// What [`create`] did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Where the files are.
    pub directory: PathBuf,
    /// Files written now, by name.
    pub made: Vec<String>,
    /// Files that were there and are good.
    pub kept: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let directory = self.directory.display();
        if self.made.is_empty() {
            return write!(f, "{directory}: all certificates are there and valid");
        }
        write!(f, "{directory}: made {}", self.made.join(", "))?;
        if !self.kept.is_empty() {
            write!(f, "; kept {}", self.kept.join(", "))?;
        }
        Ok(())
    }
}

/// Makes whatever is missing, damaged or about to expire, and nothing else, so that it can run at every
/// start. Runs at the same time in one directory wait for each other. Blocks; it is for a command.
///
/// # Errors
/// [`LinkError::Certificates`] naming the file. A CA that cannot be used is an error unless it may be
/// replaced.
pub fn create(directory: &Path, options: &Options) -> Result<Report, LinkError> {
    fs::create_dir_all(directory).map_err(|error| failed(directory, &error))?;
    let lock_path = directory.join(".lock");
    let lock = OpenOptions::new().create(true).truncate(false).write(true).open(&lock_path);
    let lock = lock.map_err(|error| failed(&lock_path, &error))?;
    lock.lock().map_err(|error| failed(&lock_path, &error))?;

    let mut work = Work {
        directory,
        now: OffsetDateTime::now_utc(),
        report: Report { directory: directory.to_owned(), made: Vec::new(), kept: Vec::new() },
    };
    let ca = work.ca(options)?;
    for role in Role::ALL {
        work.node(&ca, role)?;
    }
    Ok(work.report)
}

struct Work<'a> {
    directory: &'a Path,
    now: OffsetDateTime,
    report: Report,
}

struct Ca {
    pem: String,
    expires: OffsetDateTime,
    /// `None` when `ca.key` is kept elsewhere: then nothing can be issued.
    key: Option<KeyPair>,
}

impl Work<'_> {
    fn ca(&mut self, options: &Options) -> Result<Ca, LinkError> {
        let key_path = self.directory.join("ca.key");
        let cert_path = self.directory.join("ca.pem");
        let (mut key_pem, mut pem) = (read(&key_path)?, read(&cert_path)?);
        if options.replace_ca {
            (key_pem, pem) = (None, None);
        }
        let key = match &key_pem {
            Some(text) => Some(KeyPair::from_pem(text).map_err(|error| failed(&key_path, &error))?),
            None => None,
        };
        let Some(pem) = pem else {
            // A key without its certificate is what an interrupted run leaves behind: it is used.
            let key = match key {
                Some(key) => key,
                None => {
                    let key = new_key()?;
                    self.write("ca.key", &key.serialize_pem(), SECRET)?;
                    key
                }
            };
            let params = ca_params(self.now);
            let expires = params.not_after;
            let pem = params.self_signed(&key).map_err(|error| failed(&cert_path, &error))?.pem();
            self.write("ca.pem", &pem, PUBLIC)?;
            return Ok(Ca { pem, expires, key: Some(key) });
        };

        let der =
            CertificateDer::from_pem_slice(pem.as_bytes()).map_err(|error| failed(&cert_path, &error))?;
        let (_, parsed) =
            x509_parser::parse_x509_certificate(&der).map_err(|error| failed(&cert_path, &error))?;
        let expires = OffsetDateTime::from_unix_timestamp(parsed.validity().not_after.timestamp())
            .map_err(|error| failed(&cert_path, &error))?;
        if expires < self.now {
            let why = "the CA has expired; replace it (every node needs the new files)";
            return Err(failed(&cert_path, &why));
        }
        if let Some(text) = &key_pem
            && !matches(&pem, text)
        {
            return Err(failed(&cert_path, &"ca.key is not the key of this CA"));
        }
        self.report.kept.push("ca.pem".to_owned());
        if key.is_some() {
            self.report.kept.push("ca.key".to_owned());
        }
        Ok(Ca { pem, expires, key })
    }

    fn node(&mut self, ca: &Ca, role: Role) -> Result<(), LinkError> {
        let (cert_name, key_name) = (format!("{role}.pem"), format!("{role}.key"));
        let cert_path = self.directory.join(&cert_name);
        if let (Some(pem), Some(key)) = (read(&cert_path)?, read(&self.directory.join(&key_name))?)
            && is_good(&ca.pem, &pem, &key, role, self.now + self.renewal(ca))
        {
            self.report.kept.extend([cert_name, key_name]);
            return Ok(());
        }
        let Some(ca_key) = &ca.key else {
            let why = "missing, damaged or about to expire, and ca.key is not here to make a new one";
            return Err(failed(&cert_path, &why));
        };
        let issuer = Issuer::from_ca_cert_pem(&ca.pem, ca_key)
            .map_err(|error| failed(&self.directory.join("ca.pem"), &error))?;
        let key = new_key()?;
        let params = node_params(role, self.now, ca.expires).map_err(|error| failed(&cert_path, &error))?;
        let pem = params.signed_by(&key, &issuer).map_err(|error| failed(&cert_path, &error))?.pem();
        self.write(&key_name, &key.serialize_pem(), SECRET)?;
        self.write(&cert_name, &pem, PUBLIC)
    }

    /// How long a node's certificate must still be valid: no longer than a new one would be.
    fn renewal(&self, ca: &Ca) -> Duration {
        Duration::days(RENEW_DAYS).min(ca.expires - self.now - CLOCK_SLACK).max(Duration::ZERO)
    }

    /// Writes aside and renames, so that no reader finds half a file.
    fn write(&mut self, name: &str, text: &str, mode: u32) -> Result<(), LinkError> {
        let path = self.directory.join(name);
        let aside = self.directory.join(format!(".{name}.new"));
        let written = (|| {
            match fs::remove_file(&aside) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
            let mut file = new_file(&aside, mode)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&aside, &path)
        })();
        written.map_err(|error| failed(&path, &error))?;
        self.report.made.push(name.to_owned());
        Ok(())
    }
}

fn new_key() -> Result<KeyPair, LinkError> {
    KeyPair::generate_for(&rcgen::PKCS_ECDSA_P256_SHA256)
        .map_err(|error| LinkError::Certificates(format!("cannot make a key: {error}")))
}

fn ca_params(now: OffsetDateTime) -> CertificateParams {
    let mut params = CertificateParams::default();
    params.distinguished_name = named("Causeway cluster CA");
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    params.not_before = now - CLOCK_SLACK;
    params.not_after = now + Duration::days(CA_DAYS);
    params
}

fn node_params(
    role: Role,
    now: OffsetDateTime,
    ca_expires: OffsetDateTime,
) -> Result<CertificateParams, rcgen::Error> {
    let mut params = CertificateParams::new(vec![role.server_name().to_owned()])?;
    params.distinguished_name = named(&format!("Causeway {role}"));
    params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
    // A worker is a server to gateways and a client to its neighbours.
    params.extended_key_usages =
        vec![ExtendedKeyUsagePurpose::ServerAuth, ExtendedKeyUsagePurpose::ClientAuth];
    params.use_authority_key_identifier_extension = true;
    params.not_before = now - CLOCK_SLACK;
    params.not_after = (now + Duration::days(NODE_DAYS)).min(ca_expires);
    Ok(params)
}

fn named(common_name: &str) -> DistinguishedName {
    let mut name = DistinguishedName::new();
    name.push(DnType::CommonName, common_name);
    name
}

/// Is this `role`'s certificate, issued by the CA, with this key, and will it still be valid `then`?
fn is_good(ca_pem: &str, pem: &str, key_pem: &str, role: Role, then: OffsetDateTime) -> bool {
    let checked = || {
        let ca = CertificateDer::from_pem_slice(ca_pem.as_bytes()).ok()?;
        let certificate = CertificateDer::from_pem_slice(pem.as_bytes()).ok()?;
        let mut roots = RootCertStore::empty();
        roots.add(ca).ok()?;
        let verifier =
            WebPkiServerVerifier::builder_with_provider(Arc::new(roots), tls::provider()).build().ok()?;
        let name = ServerName::try_from(role.server_name()).ok()?;
        let then = u64::try_from(then.unix_timestamp()).ok()?;
        let then = UnixTime::since_unix_epoch(std::time::Duration::from_secs(then));
        verifier.verify_server_cert(&certificate, &[], &name, &[], UnixTime::now()).ok()?;
        verifier.verify_server_cert(&certificate, &[], &name, &[], then).ok()
    };
    checked().is_some() && matches(pem, key_pem)
}

fn matches(pem: &str, key_pem: &str) -> bool {
    let checked = || {
        let certificate = CertificateDer::from_pem_slice(pem.as_bytes()).ok()?;
        let key = PrivateKeyDer::from_pem_slice(key_pem.as_bytes()).ok()?;
        let key = tls::provider().key_provider.load_private_key(key).ok()?;
        CertifiedKey::new(vec![certificate], key).keys_match().ok()
    };
    checked().is_some()
}

fn read(path: &Path) -> Result<Option<String>, LinkError> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(failed(path, &error)),
    }
}

fn new_file(path: &Path, mode: u32) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, mode);
    #[cfg(not(unix))]
    let _ = mode;
    options.open(path)
}

fn failed(path: &Path, why: &dyn fmt::Display) -> LinkError {
    LinkError::Certificates(format!("{}: {why}", path.display()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::Identity;

    const FILES: [&str; 6] =
        ["ca.key", "ca.pem", "gateway.key", "gateway.pem", "world-worker.key", "world-worker.pem"];

    fn contents(directory: &Path) -> BTreeMap<&'static str, String> {
        FILES.into_iter().map(|name| (name, fs::read_to_string(directory.join(name)).unwrap())).collect()
    }

    #[test]
    fn a_second_run_changes_nothing() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("certs");
        let first = create(&path, &Options::default()).unwrap();
        assert_eq!((first.made.len(), first.kept.len()), (6, 0));
        let before = contents(&path);
        let second = create(&path, &Options::default()).unwrap();
        assert_eq!((second.made.len(), second.kept.len()), (0, 6));
        assert_eq!(contents(&path), before);
        for role in Role::ALL {
            Identity::load(&path, role).unwrap();
        }
    }

    #[cfg(unix)]
    #[test]
    fn keys_are_their_owners_alone() {
        use std::os::unix::fs::PermissionsExt;
        let directory = tempfile::tempdir().unwrap();
        create(directory.path(), &Options::default()).unwrap();
        for name in FILES.into_iter().filter(|name| name.ends_with(".key")) {
            let mode = fs::metadata(directory.path().join(name)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, SECRET, "{name}");
        }
    }

    #[test]
    fn only_what_is_missing_or_damaged_is_made() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path();
        create(path, &Options::default()).unwrap();
        let before = contents(path);
        fs::remove_file(path.join("gateway.key")).unwrap();
        fs::write(path.join("world-worker.pem"), "nonsense").unwrap();
        let report = create(path, &Options::default()).unwrap();
        assert_eq!(report.made, ["gateway.key", "gateway.pem", "world-worker.key", "world-worker.pem"]);
        let after = contents(path);
        assert_eq!((&after["ca.pem"], &after["ca.key"]), (&before["ca.pem"], &before["ca.key"]));
        // A key that belongs to another certificate counts as damaged.
        fs::write(path.join("gateway.key"), &after["world-worker.key"]).unwrap();
        assert_eq!(create(path, &Options::default()).unwrap().made, ["gateway.key", "gateway.pem"]);
    }

    #[test]
    fn the_ca_is_replaced_only_when_asked() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path();
        create(path, &Options::default()).unwrap();
        let before = contents(path);
        fs::write(path.join("ca.pem"), "nonsense").unwrap();
        assert!(create(path, &Options::default()).is_err());
        assert_eq!(fs::read_to_string(path.join("ca.key")).unwrap(), before["ca.key"]);
        let report = create(path, &Options { replace_ca: true }).unwrap();
        assert_eq!(report.made.len(), 6);
        assert_ne!(contents(path)["ca.key"], before["ca.key"]);
    }

    #[test]
    fn without_the_ca_key_good_nodes_are_kept_and_none_are_made() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path();
        create(path, &Options::default()).unwrap();
        fs::remove_file(path.join("ca.key")).unwrap();
        assert!(create(path, &Options::default()).unwrap().made.is_empty());
        fs::remove_file(path.join("gateway.pem")).unwrap();
        assert!(create(path, &Options::default()).is_err());
        assert!(!path.join("ca.key").exists());
    }

    #[test]
    fn a_certificate_that_ends_soon_is_not_good() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path();
        create(path, &Options::default()).unwrap();
        let files = contents(path);
        let good = |days| {
            let then = OffsetDateTime::now_utc() + Duration::days(days);
            is_good(&files["ca.pem"], &files["gateway.pem"], &files["gateway.key"], Role::Gateway, then)
        };
        assert!(good(NODE_DAYS - 1));
        assert!(!good(NODE_DAYS + 1));
    }
}
