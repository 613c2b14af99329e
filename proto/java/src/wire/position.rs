//! Places in the block grid.

use super::{Decode, Encode, Reader, VarLong};
use crate::error::DecodeError;

/// A block position: x and z in 26 bits, y in 12, as one 64-bit number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[allow(missing_docs)]
pub struct Position {
    pub x: i32,
    pub y: i32,
    pub z: i32,
}

impl Position {
    /// The block at these coordinates.
    #[must_use]
    pub const fn new(x: i32, y: i32, z: i32) -> Self {
        Self { x, y, z }
    }
}

impl Encode for Position {
    fn encode(&self, out: &mut Vec<u8>) {
        let packed =
            (i64::from(self.x) << 38) | (i64::from(self.z) & 0x3ff_ffff) << 12 | i64::from(self.y) & 0xfff;
        packed.encode(out);
    }
}

impl Decode<'_> for Position {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let packed = i64::decode(reader)?;
        Ok(Self { x: (packed >> 38) as i32, y: (packed << 52 >> 52) as i32, z: (packed << 26 >> 38) as i32 })
    }
}

/// A section position: x and z in 22 bits, y in 20, as one 64-bit number. In units of 16 blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[allow(missing_docs)]
pub struct SectionPosition {
    pub x: i32,
    pub y: i32,
    pub z: i32,
}

impl Encode for SectionPosition {
    fn encode(&self, out: &mut Vec<u8>) {
        let packed =
            (i64::from(self.x) << 42) | (i64::from(self.z) & 0x3f_ffff) << 20 | i64::from(self.y) & 0xf_ffff;
        packed.encode(out);
    }
}

impl Decode<'_> for SectionPosition {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let packed = i64::decode(reader)?;
        Ok(Self { x: (packed >> 42) as i32, y: (packed << 44 >> 44) as i32, z: (packed << 22 >> 42) as i32 })
    }
}

/// A chunk position as one 64-bit number: z in the high half, x in the low.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[allow(missing_docs)]
pub struct ChunkPosition {
    pub x: i32,
    pub z: i32,
}

impl Encode for ChunkPosition {
    fn encode(&self, out: &mut Vec<u8>) {
        self.z.encode(out);
        self.x.encode(out);
    }
}

impl Decode<'_> for ChunkPosition {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let z = i32::decode(reader)?;
        Ok(Self { x: i32::decode(reader)?, z })
    }
}

/// One changed block of a section: a VarLong of the state and the place in the section.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BlockChange {
    /// 0..16, from the section's western edge.
    pub x: u8,
    /// 0..16, from the section's bottom.
    pub y: u8,
    /// 0..16, from the section's northern edge.
    pub z: u8,
    /// Block state number.
    pub state: u32,
}

impl Encode for BlockChange {
    fn encode(&self, out: &mut Vec<u8>) {
        let place = i64::from(self.x & 15) << 8 | i64::from(self.z & 15) << 4 | i64::from(self.y & 15);
        VarLong(i64::from(self.state) << 12 | place).encode(out);
    }
}

impl Decode<'_> for BlockChange {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let packed = reader.var_long()?;
        let state = u32::try_from(packed >> 12)
            .map_err(|_| DecodeError::Value { what: "block state", value: packed >> 12 })?;
        Ok(Self { x: (packed >> 8 & 15) as u8, y: (packed & 15) as u8, z: (packed >> 4 & 15) as u8, state })
    }
}

#[cfg(test)]
mod tests {
    use super::super::decode_exact;
    use super::*;

    #[test]
    fn coordinates_keep_their_sign() {
        for (x, y, z) in [(0, 0, 0), (-1, -64, -1), (33_554_431, 2047, -33_554_432), (-123, -45, 6789)] {
            let position = Position::new(x, y, z);
            let mut out = Vec::new();
            position.encode(&mut out);
            assert_eq!(decode_exact(&out), Ok(position));
        }
        let section = SectionPosition { x: -2, y: -4, z: 1_000_000 };
        let mut out = Vec::new();
        section.encode(&mut out);
        assert_eq!(decode_exact(&out), Ok(section));
    }
}
