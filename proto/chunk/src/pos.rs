//! Positions and how vanilla packs them into longs.

/// A block in a dimension.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct BlockPos {
    /// East.
    pub x: i32,
    /// Up.
    pub y: i32,
    /// South.
    pub z: i32,
}

impl BlockPos {
    /// The block at these coordinates.
    pub const fn new(x: i32, y: i32, z: i32) -> Self {
        Self { x, y, z }
    }

    /// Vanilla's long: x in the upper 26 bits, then z in 26, y in the lower 12. Higher bits are cut off.
    pub const fn pack(self) -> i64 {
        ((self.x as i64 & 0x3ff_ffff) << 38) | ((self.z as i64 & 0x3ff_ffff) << 12) | (self.y as i64 & 0xfff)
    }

    /// The inverse of [`pack`](Self::pack).
    pub const fn unpack(packed: i64) -> Self {
        Self { x: (packed >> 38) as i32, y: ((packed << 52) >> 52) as i32, z: ((packed << 26) >> 38) as i32 }
    }

    /// The block this far away; wraps at the ends of `i32`.
    pub const fn offset(self, x: i32, y: i32, z: i32) -> Self {
        Self { x: self.x.wrapping_add(x), y: self.y.wrapping_add(y), z: self.z.wrapping_add(z) }
    }

    /// The chunk the block is in.
    pub const fn chunk(self) -> ChunkPos {
        ChunkPos { x: self.x >> 4, z: self.z >> 4 }
    }

    /// The section the block is in.
    pub const fn section(self) -> SectionPos {
        SectionPos { x: self.x >> 4, y: self.y >> 4, z: self.z >> 4 }
    }

    /// Where in its chunk the block is.
    pub const fn local(self) -> LocalPos {
        LocalPos::new(self.x & 15, self.y, self.z & 15)
    }
}

/// A chunk in a dimension, in units of 16 blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ChunkPos {
    /// East.
    pub x: i32,
    /// South.
    pub z: i32,
}

impl ChunkPos {
    /// The chunk at these chunk coordinates.
    pub const fn new(x: i32, z: i32) -> Self {
        Self { x, z }
    }

    /// Vanilla's long: x in the lower half, z in the upper.
    pub const fn pack(self) -> i64 {
        (self.x as u32 as i64) | ((self.z as i64) << 32)
    }

    /// The inverse of [`pack`](Self::pack).
    pub const fn unpack(packed: i64) -> Self {
        Self { x: packed as i32, z: (packed >> 32) as i32 }
    }

    /// The region file the chunk is in.
    pub const fn region(self) -> RegionPos {
        RegionPos { x: self.x >> 5, z: self.z >> 5 }
    }

    /// Number of the chunk in its region, z-major: 0..1024.
    pub const fn index_in_region(self) -> usize {
        ((self.z & 31) * 32 + (self.x & 31)) as usize
    }

    /// The block at this place of the chunk.
    pub const fn block(self, local: LocalPos) -> BlockPos {
        BlockPos {
            x: self.x.wrapping_mul(16).wrapping_add(local.x()),
            y: local.y(),
            z: self.z.wrapping_mul(16).wrapping_add(local.z()),
        }
    }

    /// The chunk and the eight around it, x innermost; itself is the fifth.
    pub fn around(self) -> [Self; 9] {
        std::array::from_fn(|at| Self {
            x: self.x.wrapping_add(at as i32 % 3 - 1),
            z: self.z.wrapping_add(at as i32 / 3 - 1),
        })
    }

    /// Distance in chunks along the longer axis.
    pub const fn chebyshev(self, other: Self) -> u32 {
        let (dx, dz) = (self.x.abs_diff(other.x), self.z.abs_diff(other.z));
        if dx > dz { dx } else { dz }
    }
}

/// A section in a dimension, in units of 16 blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct SectionPos {
    /// East.
    pub x: i32,
    /// Up.
    pub y: i32,
    /// South.
    pub z: i32,
}

impl SectionPos {
    /// The section at these section coordinates.
    pub const fn new(x: i32, y: i32, z: i32) -> Self {
        Self { x, y, z }
    }

    /// Vanilla's long: x in the upper 22 bits, then z in 22, y in the lower 20.
    pub const fn pack(self) -> i64 {
        ((self.x as i64 & 0x3f_ffff) << 42) | ((self.z as i64 & 0x3f_ffff) << 20) | (self.y as i64 & 0xf_ffff)
    }

    /// The inverse of [`pack`](Self::pack).
    pub const fn unpack(packed: i64) -> Self {
        Self { x: (packed >> 42) as i32, y: ((packed << 44) >> 44) as i32, z: ((packed << 22) >> 42) as i32 }
    }

    /// The chunk the section is in.
    pub const fn chunk(self) -> ChunkPos {
        ChunkPos { x: self.x, z: self.z }
    }
}

/// A region of 32 x 32 chunks: one region file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct RegionPos {
    /// East, in units of 512 blocks.
    pub x: i32,
    /// South, in units of 512 blocks.
    pub z: i32,
}

impl RegionPos {
    /// Chunks along one edge.
    pub const EDGE: i32 = 32;
    /// Chunks in a region.
    pub const CHUNKS: usize = 1024;

    /// The region at these region coordinates.
    pub const fn new(x: i32, z: i32) -> Self {
        Self { x, z }
    }

    /// The chunk with this number in the region ([`ChunkPos::index_in_region`]); only the low 10 bits count.
    pub const fn chunk(self, index: usize) -> ChunkPos {
        ChunkPos {
            x: self.x.wrapping_mul(32).wrapping_add((index & 31) as i32),
            z: self.z.wrapping_mul(32).wrapping_add((index >> 5 & 31) as i32),
        }
    }

    /// Whether the chunk is in this region.
    pub fn contains(self, chunk: ChunkPos) -> bool {
        chunk.region() == self
    }
}

/// A block inside a chunk: x and z 0..16, y as in the dimension. Orders bottom to top, then z, then x.
///
/// Packed as the link packs it: `(y << 8) | (z << 4) | x`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct LocalPos(i32);

impl LocalPos {
    /// The block at these coordinates; of x and z only the low 4 bits count.
    pub const fn new(x: i32, y: i32, z: i32) -> Self {
        Self((y << 8) | ((z & 15) << 4) | (x & 15))
    }

    /// From the packed number; every number is a valid place.
    pub const fn from_packed(packed: i32) -> Self {
        Self(packed)
    }

    /// The packed number.
    pub const fn packed(self) -> i32 {
        self.0
    }

    /// 0..16.
    pub const fn x(self) -> i32 {
        self.0 & 15
    }

    /// As in the dimension.
    pub const fn y(self) -> i32 {
        self.0 >> 8
    }

    /// 0..16.
    pub const fn z(self) -> i32 {
        self.0 >> 4 & 15
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn packs_as_vanilla() {
        assert_eq!(BlockPos::new(1, 2, 3).pack(), (1 << 38) | (3 << 12) | 2);
        assert_eq!(ChunkPos::new(-1, 2).pack(), 0x0000_0002_ffff_ffff);
        assert_eq!(SectionPos::new(1, -1, 2).pack(), (1 << 42) | (2 << 20) | 0xf_ffff);
        assert_eq!(ChunkPos::new(-1, -33).region(), RegionPos::new(-1, -2));
        assert_eq!(ChunkPos::new(-1, -33).index_in_region(), 31 * 32 + 31);
    }

    proptest! {
        #[test]
        fn round_trips(x in -33_554_432i32..33_554_432, y in -2048i32..2048, z in -33_554_432i32..33_554_432) {
            let block = BlockPos::new(x, y, z);
            prop_assert_eq!(BlockPos::unpack(block.pack()), block);
            prop_assert_eq!(block.chunk().block(block.local()), block);
            let section = block.section();
            prop_assert_eq!(SectionPos::unpack(section.pack()), section);
            let chunk = block.chunk();
            prop_assert_eq!(ChunkPos::unpack(chunk.pack()), chunk);
            prop_assert_eq!(chunk.region().chunk(chunk.index_in_region()), chunk);
        }
    }
}
