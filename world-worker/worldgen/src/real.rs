//! The number that terrain is computed with.

use std::fmt::Debug;
use std::ops::{Add, Div, Mul, Neg, Sub};

use crate::noise::{BlendedDouble, BlendedFloat, DoubleNoise, FloatNoise, Noise, OldBlended};

/// `f32` as 26.3 has it, or `f64` as all versions before, with which the older versions' worlds can be checked.
///
/// The two differ in more than rounding: how octaves are summed, in what order corners are interpolated.
pub trait Real:
    Copy
    + Debug
    + PartialOrd
    + Default
    + Send
    + Sync
    + 'static
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    /// 0.
    const ZERO: Self;
    /// 1.
    const ONE: Self;
    /// Whether this is the arithmetic of 26.3.
    const SINGLE: bool;
    /// The sum of octaves that goes with this arithmetic.
    type Noise: Noise<Self>;
    /// The old terrain noise that goes with this arithmetic.
    type Blended: OldBlended<Self>;

    /// Rounded from double precision.
    fn of(value: f64) -> Self;
    /// Rounded from a whole number.
    fn whole(value: i32) -> Self;
    /// In double precision.
    fn wide(self) -> f64;
    /// Without sign.
    fn abs(self) -> Self;
    /// In single precision, in which splines are computed in all versions.
    fn single(self) -> f32;

    /// Between `a` at 0 and `b` at 1.
    #[inline(always)]
    fn lerp(self, a: Self, b: Self) -> Self {
        a + self * (b - a)
    }
}

impl Real for f32 {
    const ZERO: Self = 0.0;
    const ONE: Self = 1.0;
    const SINGLE: bool = true;
    type Noise = FloatNoise;
    type Blended = BlendedFloat;

    #[inline(always)]
    fn of(value: f64) -> Self {
        value as Self
    }

    #[inline(always)]
    fn whole(value: i32) -> Self {
        value as Self
    }

    #[inline(always)]
    fn wide(self) -> f64 {
        f64::from(self)
    }

    #[inline(always)]
    fn abs(self) -> Self {
        self.abs()
    }

    #[inline(always)]
    fn single(self) -> f32 {
        self
    }
}

impl Real for f64 {
    const ZERO: Self = 0.0;
    const ONE: Self = 1.0;
    const SINGLE: bool = false;
    type Noise = DoubleNoise;
    type Blended = BlendedDouble;

    #[inline(always)]
    fn of(value: f64) -> Self {
        value
    }

    #[inline(always)]
    fn whole(value: i32) -> Self {
        Self::from(value)
    }

    #[inline(always)]
    fn wide(self) -> f64 {
        self
    }

    #[inline(always)]
    fn abs(self) -> Self {
        self.abs()
    }

    #[inline(always)]
    fn single(self) -> f32 {
        self as f32
    }
}

/// The whole number at or below `value`; saturating.
///
/// Not `f64::floor`, which without SSE 4.1 is a call.
#[inline(always)]
pub fn floor(value: f64) -> i64 {
    let truncated = value as i64;
    truncated - i64::from((truncated as f64) > value)
}

/// From the range `from` to the range `to`, linearly.
#[inline]
pub fn map(value: f64, from: [f64; 2], to: [f64; 2]) -> f64 {
    let at = (value - from[0]) / (from[1] - from[0]);
    to[0] + at * (to[1] - to[0])
}

/// From the range `from` to the range `to`, linearly, and no further.
#[inline]
pub fn clamped_map(value: f64, from: [f64; 2], to: [f64; 2]) -> f64 {
    let at = (value - from[0]) / (from[1] - from[0]);
    if at < 0.0 {
        to[0]
    } else if at > 1.0 {
        to[1]
    } else {
        to[0] + at * (to[1] - to[0])
    }
}
