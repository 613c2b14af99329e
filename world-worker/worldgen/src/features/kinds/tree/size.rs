use super::limits::int_within;
use crate::pack::{Json, PackError};

/// How much room a tree needs around its trunk, by height.
#[derive(Debug)]
pub struct Size {
    layers: Layers,
    /// Least height to which a tree without room may be cut.
    pub min_clipped_height: Option<i32>,
}

/// Radii of the room, in blocks.
#[derive(Debug)]
enum Layers {
    Two { limit: i32, lower: i32, upper: i32 },
    Three { limit: i32, upper_limit: i32, lower: i32, middle: i32, upper: i32 },
}

impl Size {
    pub fn parse(json: Json<'_>) -> Result<Self, PackError> {
        let field = |name, max, default| match json.opt(name) {
            Some(value) => int_within(value, 0, max),
            None => Ok(default),
        };
        let layers = match json.type_name()? {
            "two_layers_feature_size" => Layers::Two {
                limit: field("limit", 81, 1)?,
                lower: field("lower_size", 16, 0)?,
                upper: field("upper_size", 16, 1)?,
            },
            "three_layers_feature_size" => Layers::Three {
                limit: field("limit", 80, 1)?,
                upper_limit: field("upper_limit", 80, 1)?,
                lower: field("lower_size", 16, 0)?,
                middle: field("middle_size", 16, 1)?,
                upper: field("upper_size", 16, 1)?,
            },
            _ => return Err(json.unknown_type("feature size")),
        };
        let min_clipped_height =
            json.opt("min_clipped_height").map(|height| int_within(height, 0, 80)).transpose()?;
        Ok(Self { layers, min_clipped_height })
    }

    /// Radius at `y` blocks above the foot of a tree of this height.
    pub fn radius(&self, height: i32, y: i32) -> i32 {
        match self.layers {
            Layers::Two { limit, lower, upper } => {
                if y < limit {
                    lower
                } else {
                    upper
                }
            }
            Layers::Three { limit, upper_limit, lower, middle, upper } => {
                if y < limit {
                    lower
                } else if y >= height - upper_limit {
                    upper
                } else {
                    middle
                }
            }
        }
    }
}
