use super::{DOUBLE_STEP, FLOAT_STEP, Random, Xoroshiro, java_bounded};

/// The random source of features: the recipes of `java.util.Random` over the bits of xoroshiro.
///
/// One source serves all features of a chunk. A waiting normally distributed number outlives reseeding, as in the game.
#[derive(Debug, Clone)]
pub struct DecorationRandom {
    bits: Xoroshiro,
}

impl DecorationRandom {
    /// Seeded with `seed`.
    pub fn new(seed: i64) -> Self {
        Self { bits: Xoroshiro::from_seed(seed) }
    }

    /// Starts again from `seed`.
    pub fn reseed(&mut self, seed: i64) {
        self.bits.reseed(seed);
    }

    /// Seeds for the chunk whose least block is at `min_x`, `min_z`, and returns that seed, from which those of its
    /// features come.
    pub fn seed_chunk(&mut self, world_seed: i64, min_x: i32, min_z: i32) -> i64 {
        self.reseed(world_seed);
        let a = self.next_i64() | 1;
        let b = self.next_i64() | 1;
        let seed =
            i64::from(min_x).wrapping_mul(a).wrapping_add(i64::from(min_z).wrapping_mul(b)) ^ world_seed;
        self.reseed(seed);
        seed
    }

    /// Seeds for the feature with number `index` in decoration step `step`.
    pub fn seed_feature(&mut self, chunk_seed: i64, index: usize, step: usize) {
        self.reseed(chunk_seed.wrapping_add(index as i64).wrapping_add(10_000 * step as i64));
    }

    fn next(&mut self, bits: u32) -> i32 {
        (self.bits.next_u64() >> (64 - bits)) as i32
    }
}

impl Random for DecorationRandom {
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
        self.bits.spare_gaussian()
    }
}
