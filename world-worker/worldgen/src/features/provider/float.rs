use crate::pack::{Json, PackError};
use crate::random::Random;

/// A number in single precision.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum FloatProvider {
    /// Always the same; draws nothing.
    Constant(f32),
    /// Each from `min` up to and without `max`.
    Uniform {
        /// Least.
        min: f32,
        /// Above all.
        max: f32,
    },
    /// Normally distributed, kept in a range.
    ClampedNormal {
        /// Of the distribution.
        mean: f32,
        /// Of the distribution.
        deviation: f32,
        /// Least.
        min: f32,
        /// Greatest.
        max: f32,
    },
    /// The sum of two draws.
    Trapezoid {
        /// Least.
        min: f32,
        /// Above all.
        max: f32,
        /// Width of the most frequent ones.
        plateau: f32,
    },
}

impl FloatProvider {
    /// A number, or an object with `type`.
    pub fn parse(json: Json<'_>) -> Result<Self, PackError> {
        if let Ok(value) = json.f32() {
            return Ok(Self::Constant(value));
        }
        // Fields were once inside `value`.
        let fields = match json.opt("value") {
            Some(value) if value.value().is_object() => value,
            _ => json,
        };
        let number = |name: &str| fields.get(name)?.f32();
        Ok(match json.type_name()? {
            "constant" => Self::Constant(number("value")?),
            "uniform" => Self::Uniform {
                min: number("min_inclusive")?,
                max: fields.any(&["max_exclusive", "max_inclusive"])?.f32()?,
            },
            "clamped_normal" => Self::ClampedNormal {
                mean: number("mean")?,
                deviation: number("deviation")?,
                min: fields.any(&["min", "min_inclusive"])?.f32()?,
                max: fields.any(&["max", "max_inclusive"])?.f32()?,
            },
            "trapezoid" => Self::Trapezoid {
                min: fields.any(&["min", "min_inclusive"])?.f32()?,
                max: fields.any(&["max", "max_inclusive"])?.f32()?,
                plateau: fields.f32_or("plateau", 0.0)?,
            },
            _ => return Err(json.unknown_type("float provider")),
        })
    }

    /// Draws.
    pub fn sample(&self, random: &mut impl Random) -> f32 {
        match *self {
            Self::Constant(value) => value,
            Self::Uniform { min, max } => random.next_f32() * (max - min) + min,
            Self::ClampedNormal { mean, deviation, min, max } => {
                (mean + deviation * random.next_gaussian() as f32).max(min).min(max)
            }
            Self::Trapezoid { min, max, plateau } => {
                let range = max - min;
                let slope = (range - plateau) / 2.0;
                let first = min + random.next_f32() * (range - slope);
                first + random.next_f32() * slope
            }
        }
    }
}
