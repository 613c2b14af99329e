use crate::pack::{Json, PackError};
use crate::random::Random;

/// A whole number.
#[derive(Debug, Clone, PartialEq)]
pub enum IntProvider {
    /// Always the same; draws nothing.
    Constant(i32),
    /// Each from `min` to `max`.
    Uniform {
        /// Least.
        min: i32,
        /// Greatest.
        max: i32,
    },
    /// Low ones more often.
    BiasedToBottom {
        /// Least.
        min: i32,
        /// Greatest.
        max: i32,
    },
    /// Low ones far more often.
    VeryBiasedToBottom {
        /// Least.
        min: i32,
        /// Greatest.
        max: i32,
    },
    /// Another one, kept in a range.
    Clamped {
        /// What is kept.
        source: Box<IntProvider>,
        /// Least.
        min: i32,
        /// Greatest.
        max: i32,
    },
    /// Normally distributed, kept in a range.
    ClampedNormal {
        /// Of the distribution.
        mean: f32,
        /// Of the distribution.
        deviation: f32,
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
    /// One of several.
    WeightedList(Weighted<IntProvider>),
}

/// Entries with weights.
#[derive(Debug, Clone, PartialEq)]
pub struct Weighted<T> {
    entries: Vec<(i32, T)>,
    total: i32,
}

impl<T> Weighted<T> {
    /// From a list of objects with `weight` and `data`, or with the entry's own fields beside the weight. `entry` reads
    /// one.
    pub fn parse(
        json: Json<'_>,
        mut entry: impl FnMut(Json<'_>) -> Result<T, PackError>,
    ) -> Result<Self, PackError> {
        let mut entries = Vec::new();
        let mut total = 0_i32;
        for weighted in json.array()? {
            let weight = weighted.i32_or("weight", 1)?;
            total = match total.checked_add(weight) {
                Some(sum) if weight >= 0 => sum,
                _ => return Err(weighted.wrong("weights should be from 0 and have a sum of 31 bits")),
            };
            entries.push((weight, entry(weighted)?));
        }
        if total == 0 {
            return Err(json.expected("a list with a weight above 0"));
        }
        Ok(Self { entries, total })
    }

    /// One of the entries, by one draw, even of a single one.
    pub fn pick(&self, random: &mut impl Random) -> &T {
        let mut at = random.next_bounded(self.total);
        for (weight, entry) in &self.entries {
            if at < *weight {
                return entry;
            }
            at -= weight;
        }
        // Weights add up to the total, so one was found.
        &self.entries[0].1
    }

    /// The entries.
    pub fn entries(&self) -> impl Iterator<Item = &T> {
        self.entries.iter().map(|(_, entry)| entry)
    }
}

impl IntProvider {
    /// A number, or an object with `type`.
    pub fn parse(json: Json<'_>) -> Result<Self, PackError> {
        if let Ok(value) = json.i32() {
            return Ok(Self::Constant(value));
        }
        // Fields were once inside `value`.
        let fields = match json.opt("value") {
            Some(value) if value.value().is_object() => value,
            _ => json,
        };
        let number = |name: &str| fields.get(name)?.i32();
        let range = || {
            let (min, max) = (number("min_inclusive")?, number("max_inclusive")?);
            // The width must fit, for the bound of a draw.
            if min > max || max.checked_sub(min).and_then(|width| width.checked_add(1)).is_none() {
                return Err(fields.wrong("min_inclusive should be at most max_inclusive"));
            }
            Ok((min, max))
        };
        Ok(match json.type_name()? {
            "constant" => Self::Constant(number("value")?),
            "uniform" => {
                let (min, max) = range()?;
                Self::Uniform { min, max }
            }
            "biased_to_bottom" => {
                let (min, max) = range()?;
                Self::BiasedToBottom { min, max }
            }
            "very_biased_to_bottom" => {
                let (min, max) = range()?;
                Self::VeryBiasedToBottom { min, max }
            }
            "clamped" => {
                let (min, max) = range()?;
                Self::Clamped { source: Box::new(Self::parse(fields.get("source")?)?), min, max }
            }
            "clamped_normal" => {
                let (min, max) = range()?;
                Self::ClampedNormal {
                    mean: fields.get("mean")?.f32()?,
                    deviation: fields.get("deviation")?.f32()?,
                    min,
                    max,
                }
            }
            "trapezoid" => {
                let (min, max) = match (fields.opt("min_inclusive"), fields.opt("min")) {
                    (None, Some(min)) => (min.i32()?, number("max")?),
                    _ => range()?,
                };
                if min > max {
                    return Err(fields.wrong("min should be at most max"));
                }
                Self::Trapezoid { min, max, plateau: fields.i32_or("plateau", 0)? }
            }
            "weighted_list" => Self::WeightedList(Weighted::parse(fields.get("distribution")?, |entry| {
                Self::parse(entry.get("data")?)
            })?),
            _ => return Err(json.unknown_type("int provider")),
        })
    }

    /// Draws.
    pub fn sample(&self, random: &mut impl Random) -> i32 {
        match self {
            Self::Constant(value) => *value,
            &Self::Uniform { min, max } => random.between(min, max),
            &Self::BiasedToBottom { min, max } => {
                let width = random.next_bounded(max - min + 1) + 1;
                min + random.next_bounded(width)
            }
            &Self::VeryBiasedToBottom { min, max } => {
                let width = random.next_bounded(max - min + 1) + 1;
                let narrower = random.next_bounded(width) + 1;
                min + random.next_bounded(narrower)
            }
            Self::Clamped { source, min, max } => source.sample(random).max(*min).min(*max),
            &Self::ClampedNormal { mean, deviation, min, max } => {
                let value = mean + deviation * random.next_gaussian() as f32;
                value.max(min as f32).min(max as f32) as i32
            }
            &Self::Trapezoid { min, max, plateau } => {
                if plateau == 0 && max == -min {
                    let first = random.next_bounded(max + 1);
                    return first - random.next_bounded(max + 1);
                }
                let range = max - min;
                if plateau >= range {
                    return random.between(min, max);
                }
                let slope = (range - plateau) / 2;
                let first = random.between(0, range - slope);
                min + first + random.between(0, slope)
            }
            Self::WeightedList(list) => list.pick(random).sample(random),
        }
    }
}
