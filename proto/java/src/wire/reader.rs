//! A cursor over received bytes.

use crate::error::DecodeError;

/// Takes values from the front of a byte slice; every access is checked.
#[derive(Debug, Clone)]
pub struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    /// Reads `bytes` from their start.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    /// Bytes not yet taken.
    #[must_use]
    pub const fn remaining(&self) -> usize {
        self.rest.len()
    }

    /// The bytes not yet taken, without taking them.
    #[must_use]
    pub const fn rest(&self) -> &'a [u8] {
        self.rest
    }

    /// Takes `length` bytes.
    ///
    /// # Errors
    /// When fewer are left.
    pub fn take(&mut self, length: usize) -> Result<&'a [u8], DecodeError> {
        let (taken, rest) = self.rest.split_at_checked(length).ok_or(DecodeError::UnexpectedEnd)?;
        self.rest = rest;
        Ok(taken)
    }

    /// Takes all that is left.
    pub fn take_rest(&mut self) -> &'a [u8] {
        std::mem::take(&mut self.rest)
    }

    /// Takes `N` bytes.
    ///
    /// # Errors
    /// When fewer are left.
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], DecodeError> {
        let (taken, rest) = self.rest.split_first_chunk::<N>().ok_or(DecodeError::UnexpectedEnd)?;
        self.rest = rest;
        Ok(*taken)
    }

    /// Takes one byte.
    ///
    /// # Errors
    /// When none is left.
    pub fn byte(&mut self) -> Result<u8, DecodeError> {
        let (&first, rest) = self.rest.split_first().ok_or(DecodeError::UnexpectedEnd)?;
        self.rest = rest;
        Ok(first)
    }

    /// Takes a VarInt: at most 5 bytes, excess high bits dropped.
    ///
    /// # Errors
    /// When it is cut off or has a sixth byte.
    pub fn var_int(&mut self) -> Result<i32, DecodeError> {
        let mut value = 0_u32;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            value |= u32::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(value.cast_signed());
            }
        }
        Err(DecodeError::VarIntTooLong)
    }

    /// Takes a VarLong: at most 10 bytes, excess high bits dropped.
    ///
    /// # Errors
    /// When it is cut off or has an eleventh byte.
    pub fn var_long(&mut self) -> Result<i64, DecodeError> {
        let mut value = 0_u64;
        for shift in (0..70).step_by(7) {
            let byte = self.byte()?;
            value |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(value.cast_signed());
            }
        }
        Err(DecodeError::VarIntTooLong)
    }

    /// Takes a VarInt that counts `what`, at most `limit`.
    ///
    /// # Errors
    /// When it is not in `0..=limit`.
    pub fn length(&mut self, what: &'static str, limit: usize) -> Result<usize, DecodeError> {
        let length = self.var_int()?;
        match usize::try_from(length) {
            Ok(length) if length <= limit => Ok(length),
            _ => Err(DecodeError::Length { what, length: i64::from(length), limit }),
        }
    }

    /// Takes the count of a list whose elements are at least one byte each.
    ///
    /// # Errors
    /// When it is above the limit or above the number of bytes left.
    pub fn count(&mut self, what: &'static str, limit: usize) -> Result<usize, DecodeError> {
        let count = self.length(what, limit)?;
        if count > self.remaining() {
            return Err(DecodeError::UnexpectedEnd);
        }
        Ok(count)
    }

    /// The end of a packet.
    ///
    /// # Errors
    /// When bytes are left over.
    pub const fn finish(&self) -> Result<(), DecodeError> {
        if self.rest.is_empty() { Ok(()) } else { Err(DecodeError::Trailing(self.rest.len())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_var_int_ends_after_five_bytes() {
        assert_eq!(Reader::new(&[0xff, 0xff, 0xff, 0xff, 0x0f]).var_int(), Ok(-1));
        assert_eq!(Reader::new(&[0xff, 0xff, 0xff, 0xff, 0x7f]).var_int(), Ok(-1));
        assert_eq!(Reader::new(&[0x80; 6]).var_int(), Err(DecodeError::VarIntTooLong));
        assert_eq!(Reader::new(&[0x80]).var_int(), Err(DecodeError::UnexpectedEnd));
        assert_eq!(Reader::new(&[0x80; 11]).var_long(), Err(DecodeError::VarIntTooLong));
    }

    #[test]
    fn counts_are_bound_by_the_bytes_left() {
        assert_eq!(Reader::new(&[3, 0, 0]).count("x", 10), Err(DecodeError::UnexpectedEnd));
        assert!(Reader::new(&[0xff, 0xff, 0xff, 0xff, 0x0f]).length("x", 10).is_err());
        assert!(Reader::new(&[11]).length("x", 10).is_err());
    }
}
