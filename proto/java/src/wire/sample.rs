//! Random values for tests.

use bytes::Bytes;
use uuid::Uuid;

use super::*;

/// A small random generator (splitmix64), so that a seed is a value.
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.bits() % limit as u64) as usize
    }

    fn bytes(&mut self, most: usize) -> Vec<u8> {
        let length = self.below(most + 1);
        (0..length).map(|_| self.bits() as u8).collect()
    }
}

/// Something of which a random value can be made.
pub(crate) trait Sample: Sized {
    fn sample(rng: &mut Rng) -> Self;
}

macro_rules! integers {
    ($($type:ty),+) => {$(
        impl Sample for $type {
            fn sample(rng: &mut Rng) -> Self {
                let bits = rng.bits();
                // Small numbers and edges are as likely as large ones.
                (match bits % 4 { 0 => bits >> 8, 1 => bits >> 60, 2 => 0, _ => u64::MAX >> (bits >> 8 & 63) }) as $type
            }
        }
    )+};
}
integers!(u8, i8, u16, i16, u32, i32, i64, u64);

impl Sample for bool {
    fn sample(rng: &mut Rng) -> Self {
        rng.bits() & 1 == 1
    }
}

impl Sample for f32 {
    fn sample(rng: &mut Rng) -> Self {
        rng.bits() as i32 as Self / 65536.0
    }
}

impl Sample for f64 {
    fn sample(rng: &mut Rng) -> Self {
        rng.bits() as i64 as Self / 65536.0
    }
}

impl Sample for VarInt {
    fn sample(rng: &mut Rng) -> Self {
        Self(i32::sample(rng))
    }
}

impl Sample for VarLong {
    fn sample(rng: &mut Rng) -> Self {
        Self(i64::sample(rng))
    }
}

impl Sample for Uuid {
    fn sample(rng: &mut Rng) -> Self {
        Self::from_u64_pair(rng.bits(), rng.bits())
    }
}

fn text(rng: &mut Rng, most: usize) -> String {
    let length = rng.below(most.min(12) + 1);
    (0..length).map(|_| ['a', 'Z', '0', ' ', 'é', '世'][rng.below(6)]).collect()
}

impl Sample for String {
    fn sample(rng: &mut Rng) -> Self {
        text(rng, 12)
    }
}

impl<const N: usize> Sample for BoundedString<N> {
    fn sample(rng: &mut Rng) -> Self {
        Self(text(rng, N))
    }
}

impl Sample for Identifier {
    fn sample(rng: &mut Rng) -> Self {
        const NAMES: [&str; 4] = ["minecraft:stone", "a:b/c_d", "dirt", "x.y-z:0"];
        Self::from_static(NAMES[rng.below(NAMES.len())])
    }
}

impl<T: Sample> Sample for Vec<T> {
    fn sample(rng: &mut Rng) -> Self {
        let length = rng.below(4);
        (0..length).map(|_| T::sample(rng)).collect()
    }
}

impl<T: Sample, const MAX: usize> Sample for List<T, MAX> {
    fn sample(rng: &mut Rng) -> Self {
        let length = rng.below(MAX.min(3) + 1);
        Self((0..length).map(|_| T::sample(rng)).collect())
    }
}

impl<T: Sample> Sample for Option<T> {
    fn sample(rng: &mut Rng) -> Self {
        bool::sample(rng).then(|| T::sample(rng))
    }
}

impl<T: Sample> Sample for Box<T> {
    fn sample(rng: &mut Rng) -> Self {
        Self::new(T::sample(rng))
    }
}

impl<A: Sample, B: Sample> Sample for (A, B) {
    fn sample(rng: &mut Rng) -> Self {
        (A::sample(rng), B::sample(rng))
    }
}

impl<T: Sample, const N: usize> Sample for [T; N] {
    fn sample(rng: &mut Rng) -> Self {
        std::array::from_fn(|_| T::sample(rng))
    }
}

impl<const MAX: usize> Sample for ByteArray<MAX> {
    fn sample(rng: &mut Rng) -> Self {
        Self(rng.bytes(MAX.min(40)).into())
    }
}

impl<const MAX: usize> Sample for Rest<MAX> {
    fn sample(rng: &mut Rng) -> Self {
        Self(rng.bytes(MAX.min(40)).into())
    }
}

impl Sample for BitSet {
    fn sample(rng: &mut Rng) -> Self {
        Self::from_u64(u64::sample(rng))
    }
}

impl Sample for Position {
    fn sample(rng: &mut Rng) -> Self {
        let bits = rng.bits() as i64;
        Self { x: (bits >> 38) as i32, y: (bits << 52 >> 52) as i32, z: (bits << 26 >> 38) as i32 }
    }
}

impl Sample for SectionPosition {
    fn sample(rng: &mut Rng) -> Self {
        let bits = rng.bits() as i64;
        Self { x: (bits >> 42) as i32, y: (bits << 44 >> 44) as i32, z: (bits << 22 >> 42) as i32 }
    }
}

impl Sample for ChunkPosition {
    fn sample(rng: &mut Rng) -> Self {
        Self { x: i32::sample(rng), z: i32::sample(rng) }
    }
}

impl Sample for BlockChange {
    fn sample(rng: &mut Rng) -> Self {
        let bits = rng.bits();
        Self {
            x: (bits & 15) as u8,
            y: (bits >> 4 & 15) as u8,
            z: (bits >> 8 & 15) as u8,
            state: (bits >> 32) as u32,
        }
    }
}

impl Sample for Vec3 {
    fn sample(rng: &mut Rng) -> Self {
        Self { x: f64::sample(rng), y: f64::sample(rng), z: f64::sample(rng) }
    }
}

impl Sample for Vec3f {
    fn sample(rng: &mut Rng) -> Self {
        Self { x: f32::sample(rng), y: f32::sample(rng), z: f32::sample(rng) }
    }
}

impl Sample for Angle {
    fn sample(rng: &mut Rng) -> Self {
        Self(rng.bits() as i8)
    }
}

impl Sample for LpVec3 {
    fn sample(rng: &mut Rng) -> Self {
        let mut component = || rng.bits() as i32 as f64 / [1e9, 1e6, 1.0][rng.below(3)];
        Self::new(component(), component(), component())
    }
}

impl Sample for EntityDelta {
    fn sample(rng: &mut Rng) -> Self {
        let movement = if bool::sample(rng) {
            EntityMovement::Linear(ShortDelta::sample(rng))
        } else {
            EntityMovement::Stepped(vec![Sample::sample(rng), Sample::sample(rng)])
        };
        Self { on_ground: bool::sample(rng), movement }
    }
}

impl Sample for EntityPath {
    fn sample(rng: &mut Rng) -> Self {
        if bool::sample(rng) { Self::Linear(Vec3::sample(rng)) } else { Self::Stepped(Sample::sample(rng)) }
    }
}

impl Sample for RawNbt {
    fn sample(rng: &mut Rng) -> Self {
        if bool::sample(rng) {
            return Self::string(&String::sample(rng));
        }
        Self::from_static(b"\x0a\x08\0\x01a\0\x02hi\x09\0\x01b\x03\0\0\0\x02\0\0\0\x01\0\0\0\x02\0")
    }
}

impl Sample for OptionalNbt {
    fn sample(rng: &mut Rng) -> Self {
        Self(Option::sample(rng))
    }
}

impl Sample for ComponentPatch {
    fn sample(rng: &mut Rng) -> Self {
        let name = RawNbt::string(&String::sample(rng));
        Self {
            added: vec![
                Component { kind: 3, value: vec![rng.bits() as u8 & 0x7f].into() },
                Component { kind: 6, value: name.as_bytes().clone() },
            ],
            removed: vec![rng.below(COMPONENT_COUNT) as u32],
        }
    }
}

impl Sample for ItemStack {
    fn sample(rng: &mut Rng) -> Self {
        match rng.below(3) {
            0 => Self::EMPTY,
            1 => Self::new(rng.below(2000) as u32, 1 + rng.below(99) as u32),
            _ => Self { item: rng.below(2000) as u32, count: 1, patch: Sample::sample(rng) },
        }
    }
}

impl Sample for UntrustedItemStack {
    fn sample(rng: &mut Rng) -> Self {
        Self(ItemStack::sample(rng))
    }
}

impl Sample for ItemTemplate {
    fn sample(rng: &mut Rng) -> Self {
        Self { item: rng.below(2000) as u32, count: 1 + rng.below(99) as u32, patch: Sample::sample(rng) }
    }
}

impl Sample for EntityData {
    fn sample(rng: &mut Rng) -> Self {
        Self(vec![
            EntityDataEntry { index: 0, serializer: 0, value: vec![rng.bits() as u8].into() },
            EntityDataEntry {
                index: 8,
                serializer: 7,
                value: {
                    let mut out = Vec::new();
                    ItemStack::sample(rng).encode(&mut out);
                    out.into()
                },
            },
        ])
    }
}

impl Sample for Particle {
    fn sample(rng: &mut Rng) -> Self {
        match rng.below(3) {
            0 => Self::plain(39),
            1 => Self { kind: 1, options: Bytes::from_static(&[9]) },
            _ => Self { kind: 21, options: rng.bits().to_be_bytes().to_vec().into() },
        }
    }
}

impl<T: Sample> Sample for Holder<T> {
    fn sample(rng: &mut Rng) -> Self {
        if bool::sample(rng) {
            Self::Registered(rng.below(3000) as u32)
        } else {
            Self::Inline(T::sample(rng))
        }
    }
}

impl Sample for HolderSet {
    fn sample(rng: &mut Rng) -> Self {
        if bool::sample(rng) { Self::Tag(Sample::sample(rng)) } else { Self::Ids(Sample::sample(rng)) }
    }
}

impl Sample for OptionalId {
    fn sample(rng: &mut Rng) -> Self {
        Self(bool::sample(rng).then(|| rng.below(5000) as u32))
    }
}

impl Sample for Signature {
    fn sample(rng: &mut Rng) -> Self {
        Self(Box::new(Sample::sample(rng)))
    }
}

impl Sample for PreviousMessage {
    fn sample(rng: &mut Rng) -> Self {
        if bool::sample(rng) {
            Self::Cached(rng.below(128) as u32)
        } else {
            Self::Full(Signature::sample(rng))
        }
    }
}
