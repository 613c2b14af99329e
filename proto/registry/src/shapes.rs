//! Axis-aligned boxes of block states.

use crate::generated::shapes::SHAPES;

/// A box in blocks, relative to the block's lowest corner. Values are vanilla's doubles: most are
/// sixteenths, some are not exact in 32 bits.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Aabb {
    /// Lowest corner (x, y, z).
    pub min: [f64; 3],
    /// Highest corner (x, y, z).
    pub max: [f64; 3],
}

impl Aabb {
    /// The whole block.
    pub const BLOCK: Self = Self { min: [0.0; 3], max: [1.0; 3] };

    /// Makes a box from its two corners.
    #[must_use]
    pub const fn new(min: [f64; 3], max: [f64; 3]) -> Self {
        Self { min, max }
    }
}

/// The boxes of shape number `index`; none for a number that does not exist.
pub(crate) fn shape(index: u16) -> &'static [Aabb] {
    SHAPES.get(usize::from(index)).copied().unwrap_or(&[])
}
