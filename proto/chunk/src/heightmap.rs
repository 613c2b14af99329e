use crate::facts::StateFacts;

/// What a heightmap counts as ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HeightmapKind {
    /// Anything but air.
    WorldSurface,
    /// What stops movement.
    OceanFloor,
    /// What stops movement, or has a fluid.
    MotionBlocking,
    /// What stops movement or has a fluid, leaves excepted.
    MotionBlockingNoLeaves,
}

impl HeightmapKind {
    /// Kinds a finished chunk keeps, in order of their numbers.
    pub const ALL: [Self; 4] =
        [Self::WorldSurface, Self::OceanFloor, Self::MotionBlocking, Self::MotionBlockingNoLeaves];
    /// Kinds clients are sent, in order of their numbers.
    pub const SENT: [Self; 3] = [Self::WorldSurface, Self::MotionBlocking, Self::MotionBlockingNoLeaves];

    /// Number on the wire.
    pub const fn number(self) -> u32 {
        match self {
            Self::WorldSurface => 1,
            Self::OceanFloor => 3,
            Self::MotionBlocking => 4,
            Self::MotionBlockingNoLeaves => 5,
        }
    }

    /// Name in the save.
    pub const fn name(self) -> &'static str {
        match self {
            Self::WorldSurface => "WORLD_SURFACE",
            Self::OceanFloor => "OCEAN_FLOOR",
            Self::MotionBlocking => "MOTION_BLOCKING",
            Self::MotionBlockingNoLeaves => "MOTION_BLOCKING_NO_LEAVES",
        }
    }

    /// Whether this state is ground to this kind.
    pub fn counts(self, state: u16, facts: &impl StateFacts) -> bool {
        match self {
            Self::WorldSurface => !facts.is_air(state),
            Self::OceanFloor => facts.blocks_motion(state),
            Self::MotionBlocking => facts.blocks_motion(state) || facts.has_fluid(state),
            Self::MotionBlockingNoLeaves => {
                (facts.blocks_motion(state) || facts.has_fluid(state)) && !facts.is_leaves(state)
            }
        }
    }
}

/// For each of 256 columns the first free y above the highest ground, from the lowest y of the chunk.
///
/// No array while all columns are alike; else packed as on the wire: entries of ceil(log2(height + 1)) bits,
/// index z·16 + x, never spanning longs.
#[derive(Debug, Clone)]
pub struct Heightmap {
    bits: u8,
    heights: Heights,
}

#[derive(Debug, Clone)]
enum Heights {
    Uniform(u16),
    Packed(Box<[u64]>),
}

impl Heightmap {
    /// Every column without ground. `height` is that of the chunk in blocks.
    pub fn new(height: u32) -> Self {
        Self { bits: (32 - height.leading_zeros()).max(1) as u8, heights: Heights::Uniform(0) }
    }

    /// From packed longs; `None` when there are not as many as the height needs.
    pub fn from_longs(height: u32, longs: &[i64]) -> Option<Self> {
        let mut map = Self::new(height);
        if longs.len() != map.long_count() {
            return None;
        }
        map.heights = Heights::Packed(longs.iter().map(|&long| long as u64).collect());
        map.compact();
        Some(map)
    }

    /// First free y above the ground of a column, from the lowest y. Coordinates 0..16.
    pub fn get(&self, x: usize, z: usize) -> u32 {
        match &self.heights {
            Heights::Uniform(value) => u32::from(*value),
            Heights::Packed(longs) => {
                let (long, shift) = self.place(x, z);
                (longs[long] >> shift & self.mask()) as u32
            }
        }
    }

    /// Sets a column; cut to the width of an entry. Coordinates 0..16.
    pub fn set(&mut self, x: usize, z: usize, value: u32) {
        if let Heights::Uniform(current) = self.heights {
            if u32::from(current) == value {
                return;
            }
            self.heights = Heights::Packed(self.longs().into());
        }
        let (mask, (long, shift)) = (self.mask(), self.place(x, z));
        if let Heights::Packed(longs) = &mut self.heights {
            longs[long] = longs[long] & !(mask << shift) | (u64::from(value) & mask) << shift;
        }
    }

    /// Sets every column.
    pub fn fill(&mut self, value: u32) {
        self.heights = Heights::Uniform((u64::from(value) & self.mask()) as u16);
    }

    /// Drops the array when all columns are alike.
    pub fn compact(&mut self) {
        let first = self.get(0, 0);
        if (0..256).all(|index| self.get(index & 15, index >> 4) == first) {
            self.fill(first);
        }
    }

    /// Packed entries, as the wire and the save hold them.
    pub fn longs(&self) -> Vec<u64> {
        match &self.heights {
            Heights::Packed(longs) => longs.to_vec(),
            Heights::Uniform(value) => {
                let per_long = self.per_long();
                let long = |entries: usize| {
                    (0..entries)
                        .fold(0, |long, entry| long | u64::from(*value) << (entry * usize::from(self.bits)))
                };
                let mut longs = vec![long(per_long); self.long_count()];
                if let (Some(last), rest @ 1..) = (longs.last_mut(), 256 % per_long) {
                    *last = long(rest);
                }
                longs
            }
        }
    }

    /// Appends the packed entries as big-endian longs, without their number.
    pub fn encode(&self, out: &mut Vec<u8>) {
        self.longs().iter().for_each(|long| out.extend_from_slice(&long.to_be_bytes()));
    }

    fn mask(&self) -> u64 {
        (1 << self.bits) - 1
    }

    fn per_long(&self) -> usize {
        64 / usize::from(self.bits)
    }

    fn long_count(&self) -> usize {
        256usize.div_ceil(self.per_long())
    }

    fn place(&self, x: usize, z: usize) -> (usize, usize) {
        let index = (z & 15) << 4 | (x & 15);
        (index / self.per_long(), index % self.per_long() * usize::from(self.bits))
    }
}

/// Equal heights, whatever the form.
impl PartialEq for Heightmap {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits && (0..256).all(|i| self.get(i & 15, i >> 4) == other.get(i & 15, i >> 4))
    }
}

impl Eq for Heightmap {}

/// The heightmaps of a finished chunk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heightmaps([Heightmap; 4]);

impl Heightmaps {
    /// All without ground. `height` is that of the chunk in blocks.
    pub fn new(height: u32) -> Self {
        Self(std::array::from_fn(|_| Heightmap::new(height)))
    }

    /// The map of this kind.
    pub fn of(&self, kind: HeightmapKind) -> &Heightmap {
        &self.0[kind as usize]
    }

    /// The map of this kind, to change.
    pub fn of_mut(&mut self, kind: HeightmapKind) -> &mut Heightmap {
        &mut self.0[kind as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn nine_bits_make_37_longs() {
        let mut map = Heightmap::new(384);
        map.fill(4);
        assert_eq!(map.longs().len(), 37);
        let uniform = map.longs();
        map.set(0, 0, 5);
        map.set(0, 0, 4);
        assert_eq!(map.longs(), uniform);
        assert_eq!(uniform[36], 4 | 4 << 9 | 4 << 18 | 4 << 27);
        assert_eq!(Heightmap::new(256).bits, 9);
        assert_eq!(Heightmap::new(255).bits, 8);
    }

    proptest! {
        #[test]
        fn keeps_heights(sets in prop::collection::vec((0usize..256, 0u32..=384), 0..300)) {
            let mut map = Heightmap::new(384);
            let mut model = [0; 256];
            for (index, value) in sets {
                map.set(index & 15, index >> 4, value);
                model[index] = value;
            }
            for (index, &value) in model.iter().enumerate() {
                prop_assert_eq!(map.get(index & 15, index >> 4), value);
            }
            let longs: Vec<i64> = map.longs().iter().map(|&long| long as i64).collect();
            prop_assert_eq!(Heightmap::from_longs(384, &longs), Some(map));
        }
    }
}
