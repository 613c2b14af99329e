use super::IntProvider;
use crate::pack::{Json, PackError};

impl IntProvider {
    /// Like [`Self::parse`], where all values must be from `min` to `max`.
    pub fn parse_within(json: Json<'_>, min: i32, max: i32) -> Result<Self, PackError> {
        let provider = Self::parse(json)?;
        let range = provider.range();
        if range.0 < min || range.1 > max {
            return Err(json.expected(&format!("from {min} to {max}")));
        }
        Ok(provider)
    }

    /// The least and the greatest value that it says it can have.
    pub fn range(&self) -> (i32, i32) {
        match self {
            Self::Constant(value) => (*value, *value),
            Self::Uniform { min, max }
            | Self::BiasedToBottom { min, max }
            | Self::VeryBiasedToBottom { min, max }
            | Self::Clamped { min, max, .. }
            | Self::ClampedNormal { min, max, .. }
            | Self::Trapezoid { min, max, .. } => (*min, *max),
            Self::WeightedList(list) => list
                .entries()
                .map(Self::range)
                .reduce(|all, one| (all.0.min(one.0), all.1.max(one.1)))
                .unwrap_or_default(),
        }
    }
}
