//! Random sources of world generation, equal to the game's bit by bit.
//!
//! Three kinds: [`Xoroshiro`] (noises, terrain), [`Legacy`] (the 48-bit generator of Java: carvers, structures, old
//! noises) and [`DecorationRandom`] (the second's recipes over the first's bits: features).

mod decoration;
mod legacy;
mod positional;
mod xoroshiro;

pub use decoration::DecorationRandom;
pub use legacy::{Legacy, large_feature_seed, region_seed};
pub use positional::{AnyRandom, Positional, position_seed};
pub use xoroshiro::Xoroshiro;

/// 2^-24, the step of a random float.
const FLOAT_STEP: f32 = 5.960_464_5e-8;
/// 2^-53, the step of a random double.
const DOUBLE_STEP: f64 = 1.110_223_024_625_156_5e-16;

/// A source of random numbers. The order of draws is part of the world.
pub trait Random {
    /// All 32 bits.
    fn next_i32(&mut self) -> i32;

    /// From 0 up to and without `bound`, which is above 0.
    fn next_bounded(&mut self, bound: i32) -> i32;

    /// All 64 bits.
    fn next_i64(&mut self) -> i64;

    /// From 0 up to and without 1.
    fn next_f32(&mut self) -> f32;

    /// From 0 up to and without 1.
    fn next_f64(&mut self) -> f64;

    /// True or false.
    fn next_bool(&mut self) -> bool;

    /// Where the second of a pair of normally distributed numbers waits.
    fn spare_gaussian(&mut self) -> &mut Option<f64>;

    /// Throws `count` draws of 32 bits away.
    fn skip(&mut self, count: u32) {
        for _ in 0..count {
            self.next_i32();
        }
    }

    /// From `min` to `max`, both included.
    fn between(&mut self, min: i32, max: i32) -> i32 {
        min + self.next_bounded(max - min + 1)
    }

    /// Normally distributed with mean 0 and deviation 1 (Marsaglia's polar method).
    fn next_gaussian(&mut self) -> f64 {
        if let Some(spare) = self.spare_gaussian().take() {
            return spare;
        }
        loop {
            let x = 2.0 * self.next_f64() - 1.0;
            let y = 2.0 * self.next_f64() - 1.0;
            let square = x * x + y * y;
            if square < 1.0 && square != 0.0 {
                let factor = (-2.0 * square.ln() / square).sqrt();
                *self.spare_gaussian() = Some(y * factor);
                return x * factor;
            }
        }
    }

    /// The difference of two draws around `mode`, at most `deviation` away.
    fn triangle(&mut self, mode: f64, deviation: f64) -> f64 {
        mode + deviation * (self.next_f64() - self.next_f64())
    }
}

/// The bounded draw of `java.util.Random`, from a source of 31 bits.
fn java_bounded(bound: i32, mut bits31: impl FnMut() -> i32) -> i32 {
    if bound & (bound - 1) == 0 {
        return ((i64::from(bound) * i64::from(bits31())) >> 31) as i32;
    }
    loop {
        let bits = bits31();
        let value = bits % bound;
        if bits.wrapping_sub(value).wrapping_add(bound - 1) >= 0 {
            return value;
        }
    }
}

/// Java's `String.hashCode`.
fn java_hash(text: &str) -> i32 {
    text.encode_utf16().fold(0_i32, |hash, unit| hash.wrapping_mul(31).wrapping_add(i32::from(unit)))
}

/// Puts `list` in random order, as the game does: from the back, one draw per entry but the first.
pub fn shuffle<T>(list: &mut [T], random: &mut impl Random) {
    for len in (2..=list.len()).rev() {
        let other = random.next_bounded(len as i32) as usize;
        list.swap(len - 1, other);
    }
}
