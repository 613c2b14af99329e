//! References to registry entries.

use std::fmt;

use super::{Decode, Encode, Identifier, List, Reader, VarInt, wire_struct, write_var_int};
use crate::error::DecodeError;

/// Most entries of one holder set.
const MAX_SET: usize = 65_536;

/// A registry entry by number (written + 1), or its value (after a 0).
#[derive(Debug, Clone, PartialEq)]
pub enum Holder<T> {
    /// The entry's number.
    Registered(u32),
    /// An entry that is in no registry.
    Inline(T),
}

impl<T: Encode> Encode for Holder<T> {
    fn encode(&self, out: &mut Vec<u8>) {
        match self {
            Self::Registered(id) => VarInt::from(id.wrapping_add(1)).encode(out),
            Self::Inline(value) => {
                out.push(0);
                value.encode(out);
            }
        }
    }
}

impl<'a, T: Decode<'a>> Decode<'a> for Holder<T> {
    fn decode(reader: &mut Reader<'a>) -> Result<Self, DecodeError> {
        match reader.var_int()? {
            0 => T::decode(reader).map(Self::Inline),
            id => unsigned("holder", id - i32::from(id > 0)).map(Self::Registered),
        }
    }
}

/// Entries of a registry: those of a tag, or a list of numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HolderSet {
    /// All entries of the tag (without `#`).
    Tag(Identifier),
    /// These entries.
    Ids(List<VarInt, MAX_SET>),
}

impl Encode for HolderSet {
    fn encode(&self, out: &mut Vec<u8>) {
        match self {
            Self::Tag(tag) => {
                out.push(0);
                tag.encode(out);
            }
            Self::Ids(ids) => {
                write_var_int(ids.len() as i32 + 1, out);
                for id in &ids.0 {
                    id.encode(out);
                }
            }
        }
    }
}

impl Decode<'_> for HolderSet {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let count = match reader.length("holder set", MAX_SET + 1)? {
            0 => return Identifier::decode(reader).map(Self::Tag),
            count => count - 1,
        };
        let mut ids = Vec::with_capacity(count.min(reader.remaining()));
        for _ in 0..count {
            ids.push(VarInt::decode(reader)?);
        }
        Ok(Self::Ids(ids.into()))
    }
}

/// An entity or registry number that may be absent: written + 1, absent as 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct OptionalId(pub Option<u32>);

impl fmt::Debug for OptionalId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Encode for OptionalId {
    fn encode(&self, out: &mut Vec<u8>) {
        VarInt::from(self.0.map_or(0, |id| id.wrapping_add(1))).encode(out);
    }
}

impl Decode<'_> for OptionalId {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        match reader.var_int()? {
            0 => Ok(Self(None)),
            id => unsigned("optional id", id - i32::from(id > 0)).map(|id| Self(Some(id))),
        }
    }
}

fn unsigned(what: &'static str, value: i32) -> Result<u32, DecodeError> {
    u32::try_from(value).map_err(|_| DecodeError::Value { what, value: i64::from(value) })
}

wire_struct! {
    /// A sound that is in no registry.
    SoundEvent {
        name: Identifier,
        /// Blocks within which it is heard, whatever its volume.
        fixed_range: Option<f32>,
    }
}
