use crate::features::provider::IntProvider;
use crate::pack::{Json, PackError};

/// Widest and highest that a part of a tree may be, in blocks. More would leave the chunks that it may write to.
pub const MAX_EXTENT: i32 = 80;

/// A whole number from `min` to `max`.
pub fn int_within(json: Json<'_>, min: i32, max: i32) -> Result<i32, PackError> {
    let value = json.i32()?;
    if (min..=max).contains(&value) { Ok(value) } else { Err(json.expected(&format!("from {min} to {max}"))) }
}

/// A whole number from `min` to `max` in a field, or `default` without it.
pub fn int_within_or(json: Json<'_>, name: &str, min: i32, max: i32, default: i32) -> Result<i32, PackError> {
    json.opt(name).map_or(Ok(default), |value| int_within(value, min, max))
}

/// A provider of whole numbers, each of them from `min` to `max`.
pub fn provider_within(json: Json<'_>, min: i32, max: i32) -> Result<IntProvider, PackError> {
    let provider = IntProvider::parse(json)?;
    let (least, greatest) = range(&provider);
    if min <= least && greatest <= max {
        Ok(provider)
    } else {
        Err(json.expected(&format!("numbers from {min} to {max}")))
    }
}

/// A probability.
pub fn chance(json: Json<'_>) -> Result<f32, PackError> {
    let value = json.f32()?;
    if (0.0..=1.0).contains(&value) { Ok(value) } else { Err(json.expected("from 0 to 1")) }
}

/// Least and greatest number that a provider gives.
fn range(provider: &IntProvider) -> (i32, i32) {
    match provider {
        IntProvider::Constant(value) => (*value, *value),
        IntProvider::Clamped { source, min, max } => {
            let (least, greatest) = range(source);
            (least.max(*min).min(*max), greatest.max(*min).min(*max))
        }
        IntProvider::WeightedList(list) => list
            .entries()
            .map(range)
            .reduce(|(least, greatest), (low, high)| (least.min(low), greatest.max(high)))
            .unwrap_or_default(),
        IntProvider::Uniform { min, max }
        | IntProvider::BiasedToBottom { min, max }
        | IntProvider::VeryBiasedToBottom { min, max }
        | IntProvider::ClampedNormal { min, max, .. }
        | IntProvider::Trapezoid { min, max, .. } => (*min, *max),
    }
}
