//! Veins of ore, and other blocks that replace rock.

mod scattered;
mod target;
mod vein;

pub(super) use scattered::parse as parse_scattered;
pub(super) use vein::parse;

#[cfg(test)]
mod tests;
