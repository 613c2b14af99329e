use super::int::Weighted;
use crate::pack::{Json, PackError};
use crate::random::Random;
use crate::terrain::NoiseSettings;

/// A height in blocks.
#[derive(Debug, Clone, PartialEq)]
pub enum HeightProvider {
    /// Always the same; draws nothing.
    Constant(i32),
    /// Each from `min` to `max`.
    Uniform {
        /// Least.
        min: i32,
        /// Greatest.
        max: i32,
    },
    /// The sum of two draws.
    Trapezoid {
        /// Least.
        min: i32,
        /// Greatest.
        max: i32,
        /// Width of the most frequent ones.
        plateau: i32,
    },
    /// Low ones more often.
    BiasedToBottom {
        /// Least.
        min: i32,
        /// Greatest.
        max: i32,
        /// Width of the most frequent ones.
        inner: i32,
    },
    /// Low ones far more often.
    VeryBiasedToBottom {
        /// Least.
        min: i32,
        /// Greatest.
        max: i32,
        /// Width of the most frequent ones.
        inner: i32,
    },
    /// One of several.
    WeightedList(Weighted<HeightProvider>),
}

impl HeightProvider {
    /// A height, or an object with `type`. Anchors are counted in the dimension of `settings`.
    pub fn parse(json: Json<'_>, settings: &NoiseSettings) -> Result<Self, PackError> {
        if json.opt("type").is_none() {
            return Ok(Self::Constant(anchor(json, settings)?));
        }
        // Fields were once inside `value`.
        let fields = match json.opt("value") {
            Some(value) if value.opt("min_inclusive").is_some() => value,
            _ => json,
        };
        let height = |name: &str| anchor(fields.get(name)?, settings);
        let min = || height("min_inclusive");
        let max = || height("max_inclusive");
        Ok(match json.type_name()? {
            "constant" => Self::Constant(height("value")?),
            "uniform" => Self::Uniform { min: min()?, max: max()? },
            "trapezoid" => {
                Self::Trapezoid { min: min()?, max: max()?, plateau: fields.i32_or("plateau", 0)? }
            }
            "biased_to_bottom" => Self::BiasedToBottom { min: min()?, max: max()?, inner: inner(fields)? },
            "very_biased_to_bottom" => {
                Self::VeryBiasedToBottom { min: min()?, max: max()?, inner: inner(fields)? }
            }
            "weighted_list" => Self::WeightedList(Weighted::parse(fields.get("distribution")?, |entry| {
                Self::parse(entry.get("data")?, settings)
            })?),
            _ => return Err(json.unknown_type("height provider")),
        })
    }

    /// Draws. A range that is empty gives its least height without a draw.
    pub fn sample(&self, random: &mut impl Random) -> i32 {
        match self {
            Self::Constant(value) => *value,
            &Self::Uniform { min, max } => {
                if min > max {
                    min
                } else {
                    random.between(min, max)
                }
            }
            &Self::Trapezoid { min, max, plateau } => {
                if min > max {
                    return min;
                }
                let range = max - min;
                if plateau >= range {
                    return random.between(min, max);
                }
                let slope = (range - plateau) / 2;
                let first = random.between(0, range - slope);
                min + first + random.between(0, slope)
            }
            &Self::BiasedToBottom { min, max, inner } => {
                if max - min - inner < 0 {
                    return min;
                }
                let width = random.next_bounded(max - min - inner + 1);
                random.next_bounded(width + inner) + min
            }
            &Self::VeryBiasedToBottom { min, max, inner } => {
                if max - min - inner < 0 {
                    return min;
                }
                let upper = random.between(min + inner, max);
                let lower = random.between(min, upper - 1);
                random.between(min, lower - 1 + inner)
            }
            Self::WeightedList(list) => list.pick(random).sample(random),
        }
    }
}

fn inner(json: Json<'_>) -> Result<i32, PackError> {
    let inner = json.i32_or("inner", 1)?;
    if inner >= 1 { Ok(inner) } else { Err(json.wrong("inner should be at least 1")) }
}

/// A height that may be counted from the bottom, the top or the sea level of the dimension.
pub fn anchor(json: Json<'_>, settings: &NoiseSettings) -> Result<i32, PackError> {
    let height = |json: Json<'_>| {
        let blocks = json.i32()?;
        if (-5000..=5000).contains(&blocks) { Ok(blocks) } else { Err(json.expected("from -5000 to 5000")) }
    };
    if json.i32().is_ok() {
        return height(json);
    }
    if let Some(y) = json.opt("absolute") {
        return height(y);
    }
    if let Some(blocks) = json.opt("above_bottom") {
        return Ok(settings.min_y + height(blocks)?);
    }
    if let Some(blocks) = json.opt("below_top") {
        return Ok(settings.min_y + settings.height as i32 - 1 - height(blocks)?);
    }
    if let Some(blocks) = json.opt("relative_to_sea_level") {
        return Ok(settings.sea_level + height(blocks)?);
    }
    Err(json.expected("absolute, above_bottom, below_top or relative_to_sea_level"))
}
