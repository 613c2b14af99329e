use super::{DOUBLE_STEP, FLOAT_STEP, Positional, Random};

const GOLDEN_RATIO: u64 = 0x9E37_79B9_7F4A_7C15;
const SILVER_RATIO: u64 = 0x6A09_E667_F3BC_C909;

/// Xoroshiro128++.
#[derive(Debug, Clone)]
pub struct Xoroshiro {
    low: u64,
    high: u64,
    spare: Option<f64>,
}

impl Xoroshiro {
    /// With this state; all zero is replaced, as it would stay zero.
    pub fn from_state(low: u64, high: u64) -> Self {
        let (low, high) = if low | high == 0 { (GOLDEN_RATIO, SILVER_RATIO) } else { (low, high) };
        Self { low, high, spare: None }
    }

    /// From a world's seed.
    pub fn from_seed(seed: i64) -> Self {
        let (low, high) = upgrade_seed(seed);
        Self::from_state(low, high)
    }

    /// Starts again from `seed`. A waiting normally distributed number stays.
    pub(super) fn reseed(&mut self, seed: i64) {
        let fresh = Self::from_seed(seed);
        (self.low, self.high) = (fresh.low, fresh.high);
    }

    /// The raw output.
    pub fn next_u64(&mut self) -> u64 {
        let low = self.low;
        let mut high = self.high;
        let result = low.wrapping_add(high).rotate_left(17).wrapping_add(low);
        high ^= low;
        self.low = low.rotate_left(49) ^ high ^ (high << 21);
        self.high = high.rotate_left(28);
        result
    }

    /// A source of its own, from two draws.
    pub fn fork(&mut self) -> Self {
        let low = self.next_u64();
        Self::from_state(low, self.next_u64())
    }

    /// A factory of sources by place or name, from two draws.
    pub fn fork_positional(&mut self) -> Positional {
        let low = self.next_u64();
        Positional::Xoroshiro { low, high: self.next_u64() }
    }
}

impl Random for Xoroshiro {
    fn next_i32(&mut self) -> i32 {
        self.next_u64() as i32
    }

    fn next_bounded(&mut self, bound: i32) -> i32 {
        let bound = bound as u32;
        let mut draw = || u64::from(self.next_u64() as u32) * u64::from(bound);
        let mut product = draw();
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = draw();
            }
        }
        (product >> 32) as i32
    }

    fn next_i64(&mut self) -> i64 {
        self.next_u64() as i64
    }

    fn next_f32(&mut self) -> f32 {
        (self.next_u64() >> 40) as f32 * FLOAT_STEP
    }

    fn next_f64(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 * DOUBLE_STEP
    }

    fn next_bool(&mut self) -> bool {
        self.next_u64() & 1 != 0
    }

    fn spare_gaussian(&mut self) -> &mut Option<f64> {
        &mut self.spare
    }
}

/// 64 bits of seed to 128 bits of state.
fn upgrade_seed(seed: i64) -> (u64, u64) {
    let low = seed as u64 ^ SILVER_RATIO;
    (mix_stafford13(low), mix_stafford13(low.wrapping_add(GOLDEN_RATIO)))
}

/// Stafford's thirteenth variant of the 64-bit finalizer.
pub(super) fn mix_stafford13(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
