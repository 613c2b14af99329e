//! Gradient noise: one layer, sums of octaves, the old terrain noise, and simplex noise.
//!
//! 26.3 computes all of it but the coordinates in single precision, and a grid of points in another order of
//! operations than a single point, so that the last bit differs. Both forms are here, and the double precision of the
//! versions before. No operation may be fused or reordered.

mod blended;
mod double;
mod float;
mod gradient;
mod parameters;
mod simplex;

use crate::random::{AnyRandom, Legacy, Positional};
use crate::real::Real;

pub use blended::{BlendedDouble, BlendedFloat, BlendedParameters};
pub use double::DoubleNoise;
pub use float::FloatNoise;
pub use gradient::Gradient;
pub use parameters::NoiseParameters;
pub use simplex::{OctaveSimplex, Simplex};

/// How much closer the second of the two stacks of octaves is sampled.
const INPUT_FACTOR: f64 = 1.018_126_888_217_522_7;

/// A grid of points: where it begins, how many there are, how far apart. In blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Volume {
    /// The first point.
    pub min: [i32; 3],
    /// Points along x, y, z.
    pub size: [usize; 3],
    /// Blocks from a point to the next along x, y, z.
    pub step: [i32; 3],
}

impl Volume {
    /// Number of points.
    pub fn len(&self) -> usize {
        self.size[0] * self.size[1] * self.size[2]
    }

    /// Whether there are no points.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Index of a point in a buffer of the volume: y innermost, then x, then z.
    #[inline(always)]
    pub fn index(&self, x: usize, y: usize, z: usize) -> usize {
        y + (x + z * self.size[0]) * self.size[1]
    }

    /// Whether `other` has the same columns, and some of the same layers.
    pub fn contains_layers_of(&self, other: &Self) -> bool {
        let same = |axis: usize| self.min[axis] == other.min[axis] && self.size[axis] == other.size[axis];
        self.step == other.step
            && same(0)
            && same(2)
            && other.min[1] >= self.min[1]
            && other.coordinate(1, other.size[1]) <= self.coordinate(1, self.size[1])
    }

    /// The same columns, each with one point, at `y`.
    pub fn plane(&self, y: i32) -> Self {
        Self {
            min: [self.min[0], y, self.min[2]],
            size: [self.size[0], 1, self.size[2]],
            step: [self.step[0], 1, self.step[2]],
        }
    }

    /// Coordinate of the `at`-th point along `axis` (0 is x), in blocks.
    #[inline(always)]
    pub fn coordinate(&self, axis: usize, at: usize) -> i32 {
        self.min[axis] + at as i32 * self.step[axis]
    }
}

/// A sum of octaves.
pub trait Noise<R>: Sized + std::fmt::Debug + Send + Sync {
    /// With each octave seeded by its name.
    fn new(random: &mut AnyRandom, parameters: &NoiseParameters) -> Self;

    /// As the Nether's climate has been made since 1.16: octaves seeded one after the other.
    fn legacy_nether(random: &mut Legacy, parameters: &NoiseParameters) -> Self;

    /// At one point.
    fn at(&self, x: f64, y: f64, z: f64) -> R;

    /// Adds `amplitude` times the noise at the points of `volume`, scaled, to `out`.
    fn add_to_volume(&self, out: &mut [R], volume: &Volume, xz_scale: f64, y_scale: f64, amplitude: R);

    /// No value is further from zero.
    fn bound(&self) -> f64;
}

/// The terrain noise from before 1.18.
pub trait OldBlended<R>: Sized + std::fmt::Debug + Send + Sync {
    /// From the random source of the terrain.
    fn new(random: &mut AnyRandom, parameters: &BlendedParameters) -> Self;

    /// At a block.
    fn at(&self, x: i32, y: i32, z: i32) -> R;

    /// At the points of `volume`. `scratch` is for the noise's own use.
    fn fill(&self, out: &mut [R], volume: &Volume, scratch: &mut [Vec<R>; 2]);

    /// No value is further from zero.
    fn bound(&self) -> f64;
}

/// The noise `id` of a world. Random: the world's.
pub fn world_noise<R: Real>(
    id: &str,
    parameters: &NoiseParameters,
    seed: i64,
    random: Positional,
    legacy: bool,
) -> R::Noise {
    // The Nether's climate kept its seeds of 1.16 (`RandomState`).
    let old_climate = match id {
        _ if !legacy => None,
        "minecraft:nether/temperature" | "minecraft:temperature" => Some(seed),
        "minecraft:nether/vegetation" | "minecraft:vegetation" => Some(seed.wrapping_add(1)),
        _ => None,
    };
    match old_climate {
        Some(seed) => R::Noise::legacy_nether(&mut Legacy::new(seed), parameters),
        None => R::Noise::new(&mut random.from_hash_of(id), parameters),
    }
}
