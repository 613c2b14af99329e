//! Numbers and truth values.

use std::fmt;

use uuid::Uuid;

use super::{Decode, Encode, Reader};
use crate::error::DecodeError;

/// A 32-bit number in 1 to 5 bytes, 7 bits a byte, low bits first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct VarInt(pub i32);

/// A 64-bit number in 1 to 10 bytes, 7 bits a byte, low bits first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct VarLong(pub i64);

impl fmt::Debug for VarInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for VarLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl VarInt {
    /// The number as unsigned, for ids and counts.
    #[must_use]
    pub const fn unsigned(self) -> u32 {
        self.0.cast_unsigned()
    }
}

impl From<i32> for VarInt {
    fn from(value: i32) -> Self {
        Self(value)
    }
}

impl From<u32> for VarInt {
    /// Numbers above `i32::MAX` keep their bits.
    fn from(value: u32) -> Self {
        Self(value.cast_signed())
    }
}

impl From<u16> for VarInt {
    fn from(value: u16) -> Self {
        Self(i32::from(value))
    }
}

impl From<u8> for VarInt {
    fn from(value: u8) -> Self {
        Self(i32::from(value))
    }
}

impl From<i64> for VarLong {
    fn from(value: i64) -> Self {
        Self(value)
    }
}

/// Appends a VarInt.
pub fn write_var_int(value: i32, out: &mut Vec<u8>) {
    let mut rest = value.cast_unsigned();
    while rest >= 0x80 {
        out.push(rest as u8 | 0x80);
        rest >>= 7;
    }
    out.push(rest as u8);
}

/// Bytes a VarInt takes, 1 to 5.
#[must_use]
pub const fn var_int_length(value: i32) -> usize {
    let bits = 32 - (value.cast_unsigned() | 1).leading_zeros() as usize;
    bits.div_ceil(7)
}

impl Encode for VarInt {
    fn encode(&self, out: &mut Vec<u8>) {
        write_var_int(self.0, out);
    }
}

impl Decode<'_> for VarInt {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        reader.var_int().map(Self)
    }
}

impl Encode for VarLong {
    fn encode(&self, out: &mut Vec<u8>) {
        let mut rest = self.0.cast_unsigned();
        while rest >= 0x80 {
            out.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        out.push(rest as u8);
    }
}

impl Decode<'_> for VarLong {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        reader.var_long().map(Self)
    }
}

macro_rules! big_endian {
    ($($type:ty),+) => {$(
        impl Encode for $type {
            fn encode(&self, out: &mut Vec<u8>) {
                out.extend_from_slice(&self.to_be_bytes());
            }
        }
        impl Decode<'_> for $type {
            fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
                reader.array().map(<$type>::from_be_bytes)
            }
        }
    )+};
}
big_endian!(u8, i8, u16, i16, i32, i64, u64, f32, f64);

impl Encode for bool {
    fn encode(&self, out: &mut Vec<u8>) {
        out.push(u8::from(*self));
    }
}

impl Decode<'_> for bool {
    /// Any byte but 0 is true, as vanilla reads it.
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        reader.byte().map(|byte| byte != 0)
    }
}

impl Encode for Uuid {
    fn encode(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.as_bytes());
    }
}

impl Decode<'_> for Uuid {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        reader.array().map(Self::from_bytes)
    }
}

/// A type that carries an enum's number.
pub(crate) trait Number: Encode + for<'a> Decode<'a> {
    fn from_number(number: i32) -> Self;
    fn number(self) -> i32;
}

impl Number for VarInt {
    fn from_number(number: i32) -> Self {
        Self(number)
    }
    fn number(self) -> i32 {
        self.0
    }
}

impl Number for u8 {
    fn from_number(number: i32) -> Self {
        number as Self
    }
    fn number(self) -> i32 {
        i32::from(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn var_int_lengths_match_what_is_written() {
        for value in
            [0, 1, 127, 128, 16383, 16384, 2_097_151, 2_097_152, 268_435_455, 268_435_456, i32::MAX, -1]
        {
            let mut out = Vec::new();
            write_var_int(value, &mut out);
            assert_eq!(out.len(), var_int_length(value), "{value}");
            assert_eq!(Reader::new(&out).var_int(), Ok(value));
        }
    }
}
