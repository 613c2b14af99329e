//! Strings: a VarInt byte length, then UTF-8.

use std::fmt;
use std::ops::Deref;

use super::{Decode, Encode, Reader, write_var_int};
use crate::error::DecodeError;

/// The limit of a string without a stated one, in UTF-16 units.
const DEFAULT_LIMIT: usize = 32767;

/// A string of at most `N` UTF-16 units.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct BoundedString<const N: usize>(pub String);

impl<const N: usize> fmt::Debug for BoundedString<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const N: usize> fmt::Display for BoundedString<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<const N: usize> Deref for BoundedString<N> {
    type Target = str;
    fn deref(&self) -> &str {
        &self.0
    }
}

impl<const N: usize> From<&str> for BoundedString<N> {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl<const N: usize> From<String> for BoundedString<N> {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl<const N: usize> Encode for BoundedString<N> {
    fn encode(&self, out: &mut Vec<u8>) {
        self.0.encode(out);
    }
}

impl<const N: usize> Decode<'_> for BoundedString<N> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        read(reader, N).map(Self)
    }
}

impl Encode for str {
    fn encode(&self, out: &mut Vec<u8>) {
        write_var_int(i32::try_from(self.len()).unwrap_or(i32::MAX), out);
        out.extend_from_slice(self.as_bytes());
    }
}

impl Encode for String {
    fn encode(&self, out: &mut Vec<u8>) {
        self.as_str().encode(out);
    }
}

impl Decode<'_> for String {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        read(reader, DEFAULT_LIMIT)
    }
}

/// Bytes of a string of at most `limit` UTF-16 units, its length checked as vanilla checks it.
pub(super) fn read_bytes<'a>(reader: &mut Reader<'a>, limit: usize) -> Result<&'a [u8], DecodeError> {
    let length = reader.length("string", limit * 3)?;
    reader.take(length)
}

/// Malformed UTF-8 is replaced, not refused, as vanilla does.
fn read(reader: &mut Reader<'_>, limit: usize) -> Result<String, DecodeError> {
    let bytes = read_bytes(reader, limit)?;
    let text = String::from_utf8_lossy(bytes);
    // No text has more UTF-16 units than bytes, so short ones need no counting.
    if bytes.len() > limit {
        let units = text.encode_utf16().count();
        if units > limit {
            return Err(DecodeError::Length { what: "string", length: units as i64, limit });
        }
    }
    Ok(text.into_owned())
}

#[cfg(test)]
mod tests {
    use super::super::decode_exact;
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        let mut out = Vec::new();
        text.encode(&mut out);
        out
    }

    #[test]
    fn limits_count_utf_16_units() {
        assert!(decode_exact::<BoundedString<4>>(&bytes("four")).is_ok());
        assert!(decode_exact::<BoundedString<4>>(&bytes("fives")).is_err());
        // One character of two units and four bytes.
        assert!(decode_exact::<BoundedString<2>>(&bytes("\u{1f600}")).is_ok());
        assert!(decode_exact::<BoundedString<1>>(&bytes("\u{1f600}")).is_err());
        assert!(decode_exact::<BoundedString<4>>(&bytes("éééé")).is_ok());
    }

    #[test]
    fn malformed_utf_8_is_replaced() {
        let text = decode_exact::<String>(&[2, b'a', 0xff]);
        assert_eq!(text.as_deref(), Ok("a\u{fffd}"));
    }

    #[test]
    fn a_length_beyond_the_packet_is_an_error() {
        assert_eq!(decode_exact::<String>(&[5, b'a']), Err(DecodeError::UnexpectedEnd));
        assert!(decode_exact::<String>(&[0xff, 0xff, 0xff, 0xff, 0x0f]).is_err());
    }
}
