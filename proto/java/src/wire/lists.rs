//! Lists, optional values, byte arrays and bit sets.

use std::fmt;
use std::ops::{Deref, DerefMut};

use bytes::Bytes;

use super::{Decode, Encode, Reader, write_var_int};
use crate::error::DecodeError;

/// Limit of a list without a stated one: more than any packet of the game holds.
pub const MAX_LIST: usize = 65_536;

fn write_list<T: Encode>(list: &[T], out: &mut Vec<u8>) {
    write_var_int(i32::try_from(list.len()).unwrap_or(i32::MAX), out);
    for element in list {
        element.encode(out);
    }
}

fn read_list<'a, T: Decode<'a>>(reader: &mut Reader<'a>, limit: usize) -> Result<Vec<T>, DecodeError> {
    let count = reader.count("list", limit)?;
    // Grown while elements really come, so that a count costs the sender bytes.
    let mut list = Vec::with_capacity(count.min(64));
    for _ in 0..count {
        list.push(T::decode(reader)?);
    }
    Ok(list)
}

impl<T: Encode> Encode for Vec<T> {
    fn encode(&self, out: &mut Vec<u8>) {
        write_list(self, out);
    }
}

impl<'a, T: Decode<'a>> Decode<'a> for Vec<T> {
    fn decode(reader: &mut Reader<'a>) -> Result<Self, DecodeError> {
        read_list(reader, MAX_LIST)
    }
}

/// A list of at most `MAX` elements.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct List<T, const MAX: usize>(pub Vec<T>);

impl<T, const MAX: usize> Default for List<T, MAX> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: fmt::Debug, const MAX: usize> fmt::Debug for List<T, MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T, const MAX: usize> From<Vec<T>> for List<T, MAX> {
    fn from(list: Vec<T>) -> Self {
        Self(list)
    }
}

impl<T, const MAX: usize> Deref for List<T, MAX> {
    type Target = Vec<T>;
    fn deref(&self) -> &Vec<T> {
        &self.0
    }
}

impl<T, const MAX: usize> DerefMut for List<T, MAX> {
    fn deref_mut(&mut self) -> &mut Vec<T> {
        &mut self.0
    }
}

impl<T: Encode, const MAX: usize> Encode for List<T, MAX> {
    fn encode(&self, out: &mut Vec<u8>) {
        write_list(&self.0, out);
    }
}

impl<'a, T: Decode<'a>, const MAX: usize> Decode<'a> for List<T, MAX> {
    fn decode(reader: &mut Reader<'a>) -> Result<Self, DecodeError> {
        read_list(reader, MAX).map(Self)
    }
}

/// A bool, then the value when true.
impl<T: Encode> Encode for Option<T> {
    fn encode(&self, out: &mut Vec<u8>) {
        self.is_some().encode(out);
        if let Some(value) = self {
            value.encode(out);
        }
    }
}

impl<'a, T: Decode<'a>> Decode<'a> for Option<T> {
    fn decode(reader: &mut Reader<'a>) -> Result<Self, DecodeError> {
        Ok(if bool::decode(reader)? { Some(T::decode(reader)?) } else { None })
    }
}

impl<T: Encode> Encode for Box<T> {
    fn encode(&self, out: &mut Vec<u8>) {
        (**self).encode(out);
    }
}

impl<'a, T: Decode<'a>> Decode<'a> for Box<T> {
    fn decode(reader: &mut Reader<'a>) -> Result<Self, DecodeError> {
        T::decode(reader).map(Self::new)
    }
}

impl<A: Encode, B: Encode> Encode for (A, B) {
    fn encode(&self, out: &mut Vec<u8>) {
        self.0.encode(out);
        self.1.encode(out);
    }
}

impl<'a, A: Decode<'a>, B: Decode<'a>> Decode<'a> for (A, B) {
    fn decode(reader: &mut Reader<'a>) -> Result<Self, DecodeError> {
        Ok((A::decode(reader)?, B::decode(reader)?))
    }
}

/// A fixed number of values, without a count.
impl<T: Encode, const N: usize> Encode for [T; N] {
    fn encode(&self, out: &mut Vec<u8>) {
        for element in self {
            element.encode(out);
        }
    }
}

impl<'a, T: Decode<'a>, const N: usize> Decode<'a> for [T; N] {
    fn decode(reader: &mut Reader<'a>) -> Result<Self, DecodeError> {
        let mut list = Vec::with_capacity(N);
        for _ in 0..N {
            list.push(T::decode(reader)?);
        }
        list.try_into().map_err(|_| DecodeError::UnexpectedEnd)
    }
}

fn fmt_bytes(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "[{} bytes", bytes.len())?;
    for (i, byte) in bytes.iter().take(32).enumerate() {
        write!(f, "{}{byte:02x}", if i == 0 { ": " } else { "" })?;
    }
    f.write_str(if bytes.len() > 32 { "..]" } else { "]" })
}

/// At most `MAX` bytes, with their length before them.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct ByteArray<const MAX: usize>(pub Bytes);

impl<const MAX: usize> fmt::Debug for ByteArray<MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt_bytes(&self.0, f)
    }
}

impl<const MAX: usize> From<Vec<u8>> for ByteArray<MAX> {
    fn from(bytes: Vec<u8>) -> Self {
        Self(bytes.into())
    }
}

impl<const MAX: usize> From<Bytes> for ByteArray<MAX> {
    fn from(bytes: Bytes) -> Self {
        Self(bytes)
    }
}

impl<const MAX: usize> Deref for ByteArray<MAX> {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl<const MAX: usize> Encode for ByteArray<MAX> {
    fn encode(&self, out: &mut Vec<u8>) {
        write_var_int(i32::try_from(self.0.len()).unwrap_or(i32::MAX), out);
        out.extend_from_slice(&self.0);
    }
}

impl<const MAX: usize> Decode<'_> for ByteArray<MAX> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let length = reader.length("byte array", MAX)?;
        Ok(Self(Bytes::copy_from_slice(reader.take(length)?)))
    }
}

/// At most `MAX` bytes, up to the end of the packet.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Rest<const MAX: usize>(pub Bytes);

impl<const MAX: usize> fmt::Debug for Rest<MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt_bytes(&self.0, f)
    }
}

impl<const MAX: usize> From<Vec<u8>> for Rest<MAX> {
    fn from(bytes: Vec<u8>) -> Self {
        Self(bytes.into())
    }
}

impl<const MAX: usize> From<Bytes> for Rest<MAX> {
    fn from(bytes: Bytes) -> Self {
        Self(bytes)
    }
}

impl<const MAX: usize> Deref for Rest<MAX> {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl<const MAX: usize> Encode for Rest<MAX> {
    fn encode(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.0);
    }
}

impl<const MAX: usize> Decode<'_> for Rest<MAX> {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let length = reader.remaining();
        if length > MAX {
            return Err(DecodeError::Length { what: "payload", length: length as i64, limit: MAX });
        }
        Ok(Self(Bytes::copy_from_slice(reader.take_rest())))
    }
}

/// A set of small numbers: bit `i % 8` of byte `i / 8`, with the number of bytes before them.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct BitSet(Vec<u8>);

impl BitSet {
    /// Largest number of bytes accepted; light masks of the tallest world need 33.
    const MAX_BYTES: usize = 512;

    /// The set of the numbers whose bits are set.
    #[must_use]
    pub fn from_u64(bits: u64) -> Self {
        let length = 8 - bits.leading_zeros() as usize / 8;
        Self(bits.to_le_bytes()[..length].to_vec())
    }

    /// Whether `number` is in the set.
    #[must_use]
    pub fn contains(&self, number: usize) -> bool {
        self.0.get(number / 8).is_some_and(|byte| byte >> (number % 8) & 1 == 1)
    }

    /// Adds `number`.
    pub fn insert(&mut self, number: usize) {
        if self.0.len() <= number / 8 {
            self.0.resize(number / 8 + 1, 0);
        }
        self.0[number / 8] |= 1 << (number % 8);
    }

    /// How many numbers are in the set.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|byte| byte.count_ones() as usize).sum()
    }

    /// Whether no number is in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&byte| byte == 0)
    }

    /// The numbers in the set, ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.0.len() * 8).filter(|&i| self.contains(i))
    }
}

impl fmt::Debug for BitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<usize> for BitSet {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut set = Self::default();
        for number in numbers {
            set.insert(number);
        }
        set
    }
}

impl Encode for BitSet {
    /// Zero bytes at the end are left out, as vanilla does.
    fn encode(&self, out: &mut Vec<u8>) {
        let length = self.0.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        write_var_int(length as i32, out);
        out.extend_from_slice(&self.0[..length]);
    }
}

impl Decode<'_> for BitSet {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let length = reader.length("bit set", Self::MAX_BYTES)?;
        Ok(Self(reader.take(length)?.to_vec()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::decode_exact;
    use super::*;

    #[test]
    fn a_bit_set_has_the_low_bits_first_and_no_zero_bytes_at_the_end() {
        let set: BitSet = [1, 9, 25].into_iter().collect();
        let mut out = Vec::new();
        set.encode(&mut out);
        assert_eq!(out, [4, 0b10, 0b10, 0, 0b10]);
        assert_eq!(set, BitSet::from_u64(1 << 1 | 1 << 9 | 1 << 25));
        assert_eq!(set.iter().collect::<Vec<_>>(), [1, 9, 25]);
        assert_eq!(set.len(), 3);
        assert_eq!(BitSet::from_u64(0), BitSet::default());
    }

    #[test]
    fn lists_keep_to_their_limit() {
        assert!(decode_exact::<List<u8, 2>>(&[2, 0, 0]).is_ok());
        assert!(decode_exact::<List<u8, 2>>(&[3, 0, 0, 0]).is_err());
        assert!(decode_exact::<ByteArray<2>>(&[3, 0, 0, 0]).is_err());
        assert!(decode_exact::<Rest<2>>(&[0; 3]).is_err());
    }
}
