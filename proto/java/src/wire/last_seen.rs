//! What signed chat says about earlier messages.

use std::fmt;

use super::{Decode, Encode, Reader, wire_struct, write_var_int};
use crate::error::DecodeError;

/// The signature of a message: 256 bytes.
#[derive(Clone, PartialEq, Eq)]
pub struct Signature(pub Box<[u8; 256]>);

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signature({:02x}{:02x}..)", self.0[0], self.0[1])
    }
}

impl Encode for Signature {
    fn encode(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&*self.0);
    }
}

impl Decode<'_> for Signature {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        reader.array().map(|bytes| Self(Box::new(bytes)))
    }
}

wire_struct! {
    /// Which of the last 20 messages the client has seen.
    LastSeen {
        /// Messages since the acknowledgement before.
        offset: crate::wire::VarInt,
        /// 20 bits, low bits first.
        acknowledged: [u8; 3],
        /// Of the signatures seen; 0: not checked.
        checksum: u8,
    }
}

/// A message an earlier one refers to: by its place in the receiver's cache, or by its signature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PreviousMessage {
    /// Place in the cache.
    Cached(u32),
    /// The whole signature.
    Full(Signature),
}

impl Encode for PreviousMessage {
    fn encode(&self, out: &mut Vec<u8>) {
        match self {
            Self::Cached(index) => write_var_int(index.wrapping_add(1).cast_signed(), out),
            Self::Full(signature) => {
                out.push(0);
                signature.encode(out);
            }
        }
    }
}

impl Decode<'_> for PreviousMessage {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        match reader.var_int()?.cast_unsigned() {
            0 => Signature::decode(reader).map(Self::Full),
            index => Ok(Self::Cached(index - 1)),
        }
    }
}
