//! NBT as it is: bytes, walked once to be sure of them.
//!
//! The walk keeps its own stack, never recurses, and charges what vanilla charges for the tags, so that
//! what passes here also passes a vanilla client that gets it from us.

use std::fmt;

use bytes::Bytes;

use super::{Decode, Encode, Reader};
use crate::error::DecodeError;

/// Deepest nesting, as in vanilla.
pub const MAX_DEPTH: usize = 512;
/// Most memory (by vanilla's reckoning) and most bytes of one tag.
pub const MAX_SIZE: usize = 2 * 1024 * 1024;

/// The number of the end tag, and of absent NBT.
pub const TAG_END: u8 = 0;
/// The number of the string tag.
pub const TAG_STRING: u8 = 8;
/// The number of the list tag.
pub const TAG_LIST: u8 = 9;
/// The number of the compound tag.
pub const TAG_COMPOUND: u8 = 10;

/// What is wrong with NBT.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NbtError {
    /// The bytes end inside a tag.
    #[error("cut off")]
    CutOff,
    /// A tag number above 12.
    #[error("unknown tag {0}")]
    UnknownTag(u8),
    /// A list or array with a negative length, or elements without a type.
    #[error("bad length")]
    BadLength,
    /// A string that is not Java's modified UTF-8.
    #[error("bad string")]
    BadString,
    /// More than [`MAX_DEPTH`] levels.
    #[error("too deep")]
    TooDeep,
    /// More than [`MAX_SIZE`].
    #[error("too large")]
    TooLarge,
    /// A tag of another type than is expected here.
    #[error("unexpected tag {0}")]
    UnexpectedTag(u8),
    /// Bytes after the tag.
    #[error("bytes left over")]
    Trailing,
}

/// One network NBT tag: its number, then its value; the root has no name.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct RawNbt(Bytes);

impl RawNbt {
    /// The lone end tag.
    pub const END: Self = Self(Bytes::from_static(&[TAG_END]));

    /// From bytes in the program, not checked.
    #[must_use]
    pub const fn from_static(bytes: &'static [u8]) -> Self {
        Self(Bytes::from_static(bytes))
    }

    /// From bytes that are known to be one tag, not checked.
    #[must_use]
    pub fn trusted(bytes: impl Into<Bytes>) -> Self {
        Self(bytes.into())
    }

    /// A string tag; as a text component, that literal text.
    #[must_use]
    pub fn string(text: &str) -> Self {
        let mut out = vec![TAG_STRING, 0, 0];
        for unit in text.encode_utf16() {
            let before = out.len();
            match unit {
                1..0x80 => out.push(unit as u8),
                0 | 0x80..0x800 => out.extend([0xc0 | (unit >> 6) as u8, 0x80 | (unit & 0x3f) as u8]),
                0x800.. => out.extend([
                    0xe0 | (unit >> 12) as u8,
                    0x80 | (unit >> 6 & 0x3f) as u8,
                    0x80 | (unit & 0x3f) as u8,
                ]),
            }
            if out.len() - 3 > usize::from(u16::MAX) {
                out.truncate(before);
                break;
            }
        }
        let length = (out.len() - 3) as u16;
        out[1..3].copy_from_slice(&length.to_be_bytes());
        Self(out.into())
    }

    /// Checks that the bytes are exactly one tag.
    ///
    /// # Errors
    /// When they are not.
    pub fn parse(bytes: Bytes) -> Result<Self, NbtError> {
        if walk(&bytes)? == bytes.len() { Ok(Self(bytes)) } else { Err(NbtError::Trailing) }
    }

    /// The number of the tag.
    #[must_use]
    pub fn tag(&self) -> u8 {
        self.0.first().copied().unwrap_or(TAG_END)
    }

    /// The bytes, the tag's number first.
    #[must_use]
    pub const fn as_bytes(&self) -> &Bytes {
        &self.0
    }
}

impl fmt::Debug for RawNbt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nbt ")?;
        for byte in self.0.iter().take(256) {
            write!(f, "{byte:02x}")?;
        }
        if self.0.len() > 256 { write!(f, ".. {} bytes", self.0.len()) } else { Ok(()) }
    }
}

impl Encode for RawNbt {
    fn encode(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.0);
    }
}

impl Decode<'_> for RawNbt {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        take(reader).map(|bytes| Self(Bytes::copy_from_slice(bytes)))
    }
}

/// NBT that may be absent, which is written as the end tag.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct OptionalNbt(pub Option<RawNbt>);

impl Encode for OptionalNbt {
    fn encode(&self, out: &mut Vec<u8>) {
        self.0.as_ref().unwrap_or(&RawNbt::END).encode(out);
    }
}

impl Decode<'_> for OptionalNbt {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let nbt = RawNbt::decode(reader)?;
        Ok(Self((nbt.tag() != TAG_END).then_some(nbt)))
    }
}

/// Takes one tag from the reader.
pub(super) fn take<'a>(reader: &mut Reader<'a>) -> Result<&'a [u8], DecodeError> {
    let length = walk(reader.rest())?;
    reader.take(length)
}

/// The length in bytes of the tag at the start of `bytes`.
///
/// # Errors
/// When there is no well-formed tag within the limits.
pub fn walk(bytes: &[u8]) -> Result<usize, NbtError> {
    let mut walker = Walker { rest: bytes.get(..MAX_SIZE).unwrap_or(bytes), charged: 0 };
    let given = walker.rest.len();
    let end_of_input = if bytes.len() > MAX_SIZE { NbtError::TooLarge } else { NbtError::CutOff };
    walker.tag().map_err(|e| if e == NbtError::CutOff { end_of_input } else { e })?;
    Ok(given - walker.rest.len())
}

#[derive(Clone, Copy)]
enum Open {
    Compound,
    List { tag: u8, left: u32 },
}

struct Walker<'a> {
    rest: &'a [u8],
    charged: usize,
}

impl Walker<'_> {
    fn tag(&mut self) -> Result<(), NbtError> {
        let mut stack = [Open::Compound; MAX_DEPTH];
        let mut depth = 0;
        let root = self.byte()?;
        let mut opened = self.value(root)?;
        loop {
            if let Some(open) = opened.take() {
                *stack.get_mut(depth).ok_or(NbtError::TooDeep)? = open;
                depth += 1;
            }
            let Some(top) = depth.checked_sub(1) else { return Ok(()) };
            match &mut stack[top] {
                Open::Compound => {
                    let tag = self.byte()?;
                    if tag == TAG_END {
                        depth = top;
                        continue;
                    }
                    let name = self.string()?;
                    self.charge(28 + 36 + 2 * name)?;
                    opened = self.value(tag)?;
                }
                Open::List { left: 0, .. } => depth = top,
                Open::List { tag, left } => {
                    *left -= 1;
                    let tag = *tag;
                    opened = self.value(tag)?;
                }
            }
        }
    }

    /// Walks a value, or the head of one that holds others.
    fn value(&mut self, tag: u8) -> Result<Option<Open>, NbtError> {
        match tag {
            TAG_END => self.charge(8)?,
            1 => self.fixed(1, 9)?,
            2 => self.fixed(2, 10)?,
            3 | 5 => self.fixed(4, 12)?,
            4 | 6 => self.fixed(8, 16)?,
            7 => self.array(1)?,
            TAG_STRING => {
                let length = self.string()?;
                self.charge(36 + 2 * length)?;
            }
            TAG_LIST => {
                let tag = self.byte()?;
                let left = self.length()?;
                if tag > 12 {
                    return Err(NbtError::UnknownTag(tag));
                }
                if tag == TAG_END && left > 0 {
                    return Err(NbtError::BadLength);
                }
                self.charge(36 + 4 * left)?;
                let left = u32::try_from(left).map_err(|_| NbtError::BadLength)?;
                return Ok(Some(Open::List { tag, left }));
            }
            TAG_COMPOUND => {
                self.charge(48)?;
                return Ok(Some(Open::Compound));
            }
            11 => self.array(4)?,
            12 => self.array(8)?,
            other => return Err(NbtError::UnknownTag(other)),
        }
        Ok(None)
    }

    fn byte(&mut self) -> Result<u8, NbtError> {
        let (&first, rest) = self.rest.split_first().ok_or(NbtError::CutOff)?;
        self.rest = rest;
        Ok(first)
    }

    fn skip(&mut self, length: usize) -> Result<(), NbtError> {
        self.rest = self.rest.get(length..).ok_or(NbtError::CutOff)?;
        Ok(())
    }

    fn fixed(&mut self, length: usize, charge: usize) -> Result<(), NbtError> {
        self.charge(charge)?;
        self.skip(length)
    }

    fn array(&mut self, element: usize) -> Result<(), NbtError> {
        let length = self.length()?.checked_mul(element).ok_or(NbtError::TooLarge)?;
        self.charge(24)?;
        self.charge(length)?;
        self.skip(length)
    }

    fn length(&mut self) -> Result<usize, NbtError> {
        let (&bytes, rest) = self.rest.split_first_chunk::<4>().ok_or(NbtError::CutOff)?;
        self.rest = rest;
        usize::try_from(i32::from_be_bytes(bytes)).map_err(|_| NbtError::BadLength)
    }

    /// Walks a string and returns its length in bytes.
    fn string(&mut self) -> Result<usize, NbtError> {
        let (&bytes, rest) = self.rest.split_first_chunk::<2>().ok_or(NbtError::CutOff)?;
        let length = usize::from(u16::from_be_bytes(bytes));
        let (text, rest) = rest.split_at_checked(length).ok_or(NbtError::CutOff)?;
        self.rest = rest;
        if text.is_ascii() || is_modified_utf8(text) { Ok(length) } else { Err(NbtError::BadString) }
    }

    fn charge(&mut self, memory: usize) -> Result<(), NbtError> {
        self.charged = self.charged.saturating_add(memory);
        if self.charged > MAX_SIZE { Err(NbtError::TooLarge) } else { Ok(()) }
    }
}

/// Whether Java's `DataInput.readUTF` accepts the bytes.
fn is_modified_utf8(mut bytes: &[u8]) -> bool {
    let continues = |b: &u8| b & 0xc0 == 0x80;
    loop {
        bytes = match bytes {
            [] => return true,
            [0..0x80, rest @ ..] => rest,
            [0xc0..0xe0, a, rest @ ..] if continues(a) => rest,
            [0xe0..0xf0, a, b, rest @ ..] if continues(a) && continues(b) => rest,
            _ => return false,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compound_is_walked_to_its_end() {
        let bytes = b"\x0a\x08\0\x01a\0\x02hi\x09\0\x01b\x03\0\0\0\x02\0\0\0\x01\0\0\0\x02\0rest";
        assert_eq!(walk(bytes), Ok(bytes.len() - 4));
    }

    #[test]
    fn depth_is_limited_without_recursion() {
        let nested = |levels: usize| {
            let mut bytes = vec![TAG_LIST];
            for _ in 1..levels {
                bytes.extend([TAG_LIST, 0, 0, 0, 1]);
            }
            bytes.extend([TAG_END, 0, 0, 0, 0]);
            bytes
        };
        assert!(walk(&nested(MAX_DEPTH)).is_ok());
        assert_eq!(walk(&nested(MAX_DEPTH + 1)), Err(NbtError::TooDeep));
        assert_eq!(walk(&nested(100_000)), Err(NbtError::TooDeep));
    }

    #[test]
    fn sizes_are_limited() {
        // An int array that claims 2^31 - 1 elements.
        assert_eq!(walk(&[11, 0x7f, 0xff, 0xff, 0xff, 0]), Err(NbtError::TooLarge));
        assert_eq!(walk(&[7, 0xff, 0xff, 0xff, 0xff]), Err(NbtError::BadLength));
        assert_eq!(walk(&[7, 0, 0, 0, 9, 0]), Err(NbtError::CutOff));
        // Small on the wire, large in a vanilla client's memory.
        let mut bytes = vec![TAG_LIST, TAG_COMPOUND, 0, 0, 0xff, 0xff];
        bytes.extend(vec![0; 0xffff]);
        assert_eq!(walk(&bytes), Err(NbtError::TooLarge));
    }

    #[test]
    fn strings_are_modified_utf8() {
        assert!(walk(&[8, 0, 2, 0xc0, 0x80]).is_ok());
        assert_eq!(walk(&[8, 0, 4, 0xf0, 0x9f, 0x98, 0x80]), Err(NbtError::BadString));
        assert_eq!(walk(&[8, 0, 1, 0xc3]), Err(NbtError::BadString));
        let text = RawNbt::string("a\u{0}é世\u{1f600}");
        assert_eq!(walk(text.as_bytes()), Ok(text.as_bytes().len()));
        let long = RawNbt::string(&"é".repeat(40_000));
        assert_eq!(walk(long.as_bytes()), Ok(long.as_bytes().len()));
    }

    #[test]
    fn lists_of_nothing_and_unknown_tags_are_refused() {
        assert_eq!(walk(&[9, 0, 0, 0, 0, 1]), Err(NbtError::BadLength));
        assert_eq!(walk(&[9, 13, 0, 0, 0, 0]), Err(NbtError::UnknownTag(13)));
        assert_eq!(walk(&[13]), Err(NbtError::UnknownTag(13)));
        assert_eq!(walk(&[]), Err(NbtError::CutOff));
        assert_eq!(RawNbt::parse(Bytes::from_static(&[1, 0, 0])), Err(NbtError::Trailing));
    }
}
