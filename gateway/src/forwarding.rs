//! Velocity's modern forwarding: a proxy that has authenticated a player says who it is, and proves with a
//! shared secret that it says so.
//!
//! The gateway asks on the login plugin channel `velocity:player_info`; the answer is an HMAC-SHA256 over what
//! follows it: version, address, UUID, name, properties and, in versions 2 and 3, the player's chat key, which
//! has no use here.

use std::net::IpAddr;

use hmac::{Hmac, Mac};
use java::packets::ProfileProperty;
use java::wire::{BoundedString, Decode, List, Reader, VarInt};
use link::v1;
use sha2::Sha256;
use uuid::Uuid;

/// Channel of the question.
pub const CHANNEL: &str = "velocity:player_info";
/// Newest version that is understood: the question's only byte.
pub const VERSION: u8 = 4;
/// Bytes of the proof.
const PROOF: usize = 32;

/// Why an answer is not believed.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum ForwardingError {
    /// The secrets differ, or somebody else than the proxy answered.
    #[error("the proof is wrong; do proxy and server have the same secret?")]
    Proof,
    /// Not a version that is understood.
    #[error("forwarding version {0} is not known")]
    Version(i32),
    /// It cannot be read.
    #[error("it cannot be read: {0}")]
    Malformed(String),
}

/// Who a proxy says a player is.
#[derive(Debug, Clone, PartialEq)]
pub struct Forwarded {
    /// The client's address.
    pub address: IpAddr,
    /// Account.
    pub uuid: Uuid,
    /// Name.
    pub name: String,
    /// Skin and the like.
    pub properties: Vec<v1::ProfileProperty>,
}

/// The secret that proxy and server share.
#[derive(Clone)]
pub struct Secret(Hmac<Sha256>);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    /// A secret as it stands in its file; `None` when there is nothing in it. Space at its ends, such as the
    /// last line's end, does not count.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        // A key of any length is taken.
        let key = Hmac::<Sha256>::new_from_slice(text.as_bytes()).ok()?;
        (!text.is_empty()).then_some(Self(key))
    }

    /// What a proxy answers that tells this.
    pub(crate) fn sign(&self, told: &[u8]) -> Vec<u8> {
        let mut key = self.0.clone();
        key.update(told);
        let mut answer = key.finalize().into_bytes().to_vec();
        answer.extend(told);
        answer
    }

    /// Believes an answer, or says why not.
    ///
    /// # Errors
    /// When the proof is wrong, or it stands over something that cannot be read.
    pub fn open(&self, answer: &[u8]) -> Result<Forwarded, ForwardingError> {
        let (proof, told) = answer.split_at_checked(PROOF).ok_or(ForwardingError::Proof)?;
        let mut key = self.0.clone();
        key.update(told);
        key.verify_slice(proof).map_err(|_| ForwardingError::Proof)?;
        read(told)
    }
}

fn read(told: &[u8]) -> Result<Forwarded, ForwardingError> {
    let malformed = |error: java::DecodeError| ForwardingError::Malformed(error.to_string());
    let mut reader = Reader::new(told);
    let version = VarInt::decode(&mut reader).map_err(malformed)?.0;
    if !(1..=i32::from(VERSION)).contains(&version) {
        return Err(ForwardingError::Version(version));
    }
    let address = BoundedString::<255>::decode(&mut reader).map_err(malformed)?.0;
    let uuid = Uuid::decode(&mut reader).map_err(malformed)?;
    let name = BoundedString::<16>::decode(&mut reader).map_err(malformed)?.0;
    let properties = List::<ProfileProperty, 16>::decode(&mut reader).map_err(malformed)?.0;
    // An address with the zone of a local network, as Java writes it.
    let ip = address.split('%').next().unwrap_or_default();
    let address = ip.parse().map_err(|_| ForwardingError::Malformed(format!("{ip:?} is no address")))?;
    let property = |property: ProfileProperty| v1::ProfileProperty {
        name: property.name.0,
        value: property.value.0,
        signature: property.signature.map(|signature| signature.0),
    };
    Ok(Forwarded { address, uuid, name, properties: properties.into_iter().map(property).collect() })
}

#[cfg(test)]
pub(crate) mod tests {
    use java::wire::Encode;
    use proptest::prelude::*;

    use super::*;

    /// An answer as Velocity gives it.
    pub(crate) fn answer(secret: &str, version: i32, address: &str, name: &str) -> Vec<u8> {
        let mut told = Vec::new();
        VarInt(version).encode(&mut told);
        address.encode(&mut told);
        Uuid::from_u128(7).encode(&mut told);
        name.encode(&mut told);
        let textures = ProfileProperty {
            name: "textures".into(),
            value: "skin".into(),
            signature: Some("signed".into()),
        };
        List::<ProfileProperty, 16>::from(vec![textures]).encode(&mut told);
        if version == 2 || version == 3 {
            told.extend([1; 40]); // a chat key
        }
        Secret::new(secret).unwrap().sign(&told)
    }

    #[test]
    fn every_version_is_read() {
        let secret = Secret::new(" s3cret\n").unwrap();
        for version in 1..=4 {
            let forwarded = secret.open(&answer("s3cret", version, "203.0.113.9", "Alice")).unwrap();
            assert_eq!(forwarded.address, "203.0.113.9".parse::<IpAddr>().unwrap());
            assert_eq!((forwarded.uuid, forwarded.name.as_str()), (Uuid::from_u128(7), "Alice"));
            assert_eq!(
                forwarded.properties,
                [v1::ProfileProperty {
                    name: "textures".to_owned(),
                    value: "skin".to_owned(),
                    signature: Some("signed".to_owned()),
                }]
            );
        }
        for version in [0, 5, -1] {
            let error = secret.open(&answer("s3cret", version, "203.0.113.9", "Alice")).unwrap_err();
            assert_eq!(error, ForwardingError::Version(version));
        }
        assert!(secret.open(&answer("s3cret", 1, "fe80::1%eth0", "Alice")).is_ok());
        assert!(secret.open(&answer("s3cret", 1, "nowhere", "Alice")).is_err());
    }

    #[test]
    fn proofs_with_another_secret_or_over_other_words_are_wrong() {
        let secret = Secret::new("s3cret").unwrap();
        let mut answer = answer("guess", 1, "203.0.113.9", "Alice");
        assert_eq!(secret.open(&answer).unwrap_err(), ForwardingError::Proof);
        answer = super::tests::answer("s3cret", 1, "203.0.113.9", "Alice");
        if let Some(last) = answer.last_mut() {
            *last ^= 1;
        }
        assert_eq!(secret.open(&answer).unwrap_err(), ForwardingError::Proof);
        assert!(secret.open(&[0; 31]).is_err() && secret.open(&[]).is_err());
        assert!(Secret::new(" \n").is_none());
    }

    proptest! {
        #[test]
        fn garbage_never_panics(told in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = read(&told);
        }
    }
}
