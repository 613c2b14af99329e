//! Resource locations.

use std::borrow::Cow;
use std::fmt;

use super::{Decode, Encode, Reader, strings};
use crate::error::DecodeError;

/// A resource location, `namespace:path`; kept as it was written, so the namespace may be missing.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Identifier(Cow<'static, str>);

impl Identifier {
    /// From a literal, not checked.
    #[must_use]
    pub const fn from_static(text: &'static str) -> Self {
        Self(Cow::Borrowed(text))
    }

    /// From text that is known to be a resource location, not checked.
    #[must_use]
    pub fn new(text: impl Into<Cow<'static, str>>) -> Self {
        Self(text.into())
    }

    /// From text that may be a resource location.
    #[must_use]
    pub fn checked(text: &str) -> Option<Self> {
        is_valid(text.as_bytes()).then(|| Self(Cow::Owned(text.to_owned())))
    }

    /// The text as on the wire.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The namespace, `minecraft` when none is written.
    #[must_use]
    pub fn namespace(&self) -> &str {
        match self.0.split_once(':') {
            None | Some(("", _)) => "minecraft",
            Some((namespace, _)) => namespace,
        }
    }

    /// The part after the colon.
    #[must_use]
    pub fn path(&self) -> &str {
        self.0.split_once(':').map_or(&self.0, |(_, path)| path)
    }
}

impl fmt::Debug for Identifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Identifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<&'static str> for Identifier {
    fn from(text: &'static str) -> Self {
        Self::from_static(text)
    }
}

impl From<String> for Identifier {
    fn from(text: String) -> Self {
        Self(Cow::Owned(text))
    }
}

/// Whether vanilla accepts these bytes as a resource location.
pub(super) fn is_valid(bytes: &[u8]) -> bool {
    let common = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'_' | b'.' | b'-');
    let (namespace, path) = match bytes.iter().position(|&b| b == b':') {
        Some(colon) => (&bytes[..colon], &bytes[colon + 1..]),
        None => (&[][..], bytes),
    };
    namespace.iter().all(|&b| common(b)) && path.iter().all(|&b| common(b) || b == b'/')
}

impl Encode for Identifier {
    fn encode(&self, out: &mut Vec<u8>) {
        self.0.as_ref().encode(out);
    }
}

impl Decode<'_> for Identifier {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let bytes = strings::read_bytes(reader, 32767)?;
        if bytes.len() > 32767 || !is_valid(bytes) {
            return Err(DecodeError::Identifier);
        }
        // Valid ones are ASCII.
        let text = std::str::from_utf8(bytes).map_err(|_| DecodeError::Identifier)?;
        Ok(Self(Cow::Owned(text.to_owned())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts() {
        assert_eq!(Identifier::from_static("a:b/c").namespace(), "a");
        assert_eq!(Identifier::from_static("a:b/c").path(), "b/c");
        assert_eq!(Identifier::from_static("stone").namespace(), "minecraft");
        assert_eq!(Identifier::from_static(":stone").namespace(), "minecraft");
    }

    #[test]
    fn only_vanillas_characters_are_valid() {
        assert!(is_valid(b"minecraft:block/stone_2.x-y"));
        for bad in ["Stone", "a b", "a:b:c", "a/b:c", "é"] {
            assert!(!is_valid(bad.as_bytes()), "{bad}");
        }
    }
}
