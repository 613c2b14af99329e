use chunk::BlockPos;

use crate::features::{Edition, Parser};
use crate::noise::{DoubleNoise, FloatNoise, Noise, NoiseParameters};
use crate::pack::{Json, PackError};
use crate::random::{AnyRandom, Legacy};
use crate::real::Real;

/// The noise of a block state provider, with the arithmetic of its version.
#[derive(Debug)]
pub(super) enum StateNoise {
    /// Up to 26.2.
    Double(DoubleNoise),
    /// 26.3.
    Float(FloatNoise),
}

impl StateNoise {
    /// The noise in the field `name`, with the field `seed`.
    pub(super) fn parse(json: Json<'_>, name: &str, parser: &Parser<'_>) -> Result<Self, PackError> {
        let seed = json.get("seed")?;
        let seed = seed.value().as_i64().ok_or_else(|| seed.expected("a whole number"))?;
        let noise = json.get(name)?;
        let noise = if noise.str().is_ok() { parser.pack.follow("worldgen/noise", noise)? } else { noise };
        let parameters = NoiseParameters::parse(noise)?;
        let mut random = AnyRandom::Legacy(Legacy::new(seed));
        Ok(match parser.edition {
            Edition::V26_2 => Self::Double(DoubleNoise::new(&mut random, &parameters)),
            Edition::V26_3 => Self::Float(FloatNoise::new(&mut random, &parameters)),
        })
    }

    /// At a block whose coordinates are multiplied by `scale`.
    pub(super) fn at(&self, pos: BlockPos, scale: f32) -> f64 {
        let [x, y, z] = [pos.x, pos.y, pos.z].map(|coordinate| f64::from(coordinate) * f64::from(scale));
        self.at_point(x, y, z)
    }

    /// As [`Self::at`], but 26.3 multiplies in single precision.
    pub(super) fn at_slow(&self, pos: BlockPos, scale: f32) -> f64 {
        match self {
            Self::Double(_) => self.at(pos, scale),
            Self::Float(_) => {
                let [x, y, z] = [pos.x, pos.y, pos.z].map(|coordinate| f64::from(coordinate as f32 * scale));
                self.at_point(x, y, z)
            }
        }
    }

    fn at_point(&self, x: f64, y: f64, z: f64) -> f64 {
        match self {
            Self::Double(noise) => noise.at(x, y, z),
            Self::Float(noise) => f64::from(noise.at(x, y, z)),
        }
    }

    /// Which of `count` entries a value of the noise means.
    pub(super) fn index(&self, value: f64, count: usize) -> usize {
        fn index<R: Real>(value: R, count: usize) -> usize {
            let share = (R::ONE + value) / R::of(2.0);
            // The greatest is a float in both versions' arithmetic.
            let greatest = if R::SINGLE { R::of(f64::from(0.9999_f32)) } else { R::of(0.9999) };
            let share = if share < R::ZERO { R::ZERO } else { share };
            let share = if share > greatest { greatest } else { share };
            (share * R::whole(count as i32)).wide() as usize
        }
        match self {
            Self::Double(_) => index(value, count),
            Self::Float(_) => index(value as f32, count),
        }
    }

    /// A value from -1 to 1 mapped to `min` to `max`.
    pub(super) fn map(&self, value: f64, min: i32, max: i32) -> i32 {
        fn map<R: Real>(value: R, min: i32, max: i32) -> i32 {
            let share = (value + R::ONE) / R::of(2.0);
            let (min, max) = (R::whole(min), R::whole(max));
            let mapped = if share < R::ZERO {
                min
            } else if share > R::ONE {
                max
            } else {
                share.lerp(min, max)
            };
            mapped.wide() as i32
        }
        match self {
            Self::Double(_) => map(value, min, max),
            Self::Float(_) => map(value as f32, min, max),
        }
    }
}
