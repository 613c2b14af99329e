use super::{DOUBLE_STEP, FLOAT_STEP, Positional, Random, java_bounded};

const MULTIPLIER: u64 = 0x5_DEEC_E66D;
const MASK: u64 = (1 << 48) - 1;

/// The 48-bit linear congruential generator of `java.util.Random`.
#[derive(Debug, Clone)]
pub struct Legacy {
    state: u64,
    spare: Option<f64>,
}

impl Legacy {
    /// From a seed, scrambled as Java does.
    pub fn new(seed: i64) -> Self {
        Self { state: scramble(seed), spare: None }
    }

    /// Starts again from `seed`.
    pub fn reseed(&mut self, seed: i64) {
        *self = Self::new(seed);
    }

    fn next(&mut self, bits: u32) -> i32 {
        self.state = self.state.wrapping_mul(MULTIPLIER).wrapping_add(11) & MASK;
        (self.state >> (48 - bits)) as i32
    }

    /// A source of its own, from a draw.
    pub fn fork(&mut self) -> Self {
        Self::new(self.next_i64())
    }

    /// A factory of sources by place or name, from a draw.
    pub fn fork_positional(&mut self) -> Positional {
        Positional::Legacy { seed: self.next_i64() }
    }
}

impl Random for Legacy {
    fn next_i32(&mut self) -> i32 {
        self.next(32)
    }

    fn next_bounded(&mut self, bound: i32) -> i32 {
        java_bounded(bound, || self.next(31))
    }

    fn next_i64(&mut self) -> i64 {
        let high = i64::from(self.next(32));
        (high << 32).wrapping_add(i64::from(self.next(32)))
    }

    fn next_f32(&mut self) -> f32 {
        self.next(24) as f32 * FLOAT_STEP
    }

    fn next_f64(&mut self) -> f64 {
        let high = i64::from(self.next(26));
        ((high << 27) + i64::from(self.next(27))) as f64 * DOUBLE_STEP
    }

    fn next_bool(&mut self) -> bool {
        self.next(1) != 0
    }

    fn spare_gaussian(&mut self) -> &mut Option<f64> {
        &mut self.spare
    }
}

fn scramble(seed: i64) -> u64 {
    (seed as u64 ^ MULTIPLIER) & MASK
}

/// The seed of what begins in a chunk and may be large: carvers, structures. Chunk coordinates.
pub fn large_feature_seed(world_seed: i64, chunk_x: i32, chunk_z: i32) -> i64 {
    let mut random = Legacy::new(world_seed);
    let a = random.next_i64();
    let b = random.next_i64();
    i64::from(chunk_x).wrapping_mul(a) ^ i64::from(chunk_z).wrapping_mul(b) ^ world_seed
}

/// The seed of a cell of a grid of structures (`setLargeFeatureWithSalt`).
pub fn region_seed(world_seed: i64, x: i32, z: i32, salt: i32) -> i64 {
    i64::from(x)
        .wrapping_mul(341_873_128_712)
        .wrapping_add(i64::from(z).wrapping_mul(132_897_987_541))
        .wrapping_add(world_seed)
        .wrapping_add(i64::from(salt))
}
