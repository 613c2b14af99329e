//! Where features are placed: steps that lead from the corner of a chunk to positions.

mod cuboid;
mod info;
mod layers;
mod modifier;
mod scan;

use std::sync::Arc;

use chunk::BlockPos;

use super::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

pub use modifier::Modifier;

/// A feature and where it is placed.
#[derive(Debug)]
pub struct PlacedFeature {
    /// What is placed.
    pub feature: Arc<dyn Feature>,
    /// From the chunk's corner to the places.
    pub placement: Vec<Modifier>,
}

/// What is done at each position that a modifier leads to.
type Visit<'v> = &'v mut dyn FnMut(&mut Level<'_>, &mut DecorationRandom, BlockPos);

impl PlacedFeature {
    /// From an object with `feature` and `placement`.
    pub fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let feature = parser.feature(json.get("feature")?)?;
        let placement = json
            .get("placement")?
            .array()?
            .map(|modifier| Modifier::parse(modifier, parser))
            .collect::<Result<_, _>>()?;
        Ok(Self { feature, placement })
    }

    /// Places it from `origin`; whether any placement did.
    pub fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        self.place_after(&self.placement, level, random, origin)
    }

    /// Depth first: each position goes through the rest of the steps, and the feature is placed, before the next
    /// position is drawn.
    fn place_after(
        &self,
        steps: &[Modifier],
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        pos: BlockPos,
    ) -> bool {
        let Some((step, rest)) = steps.split_first() else {
            // Without a draw where nothing could be written.
            return level.is_writable(pos) && self.feature.place(level, random, pos);
        };
        let mut is_placed = false;
        step.visit(level, random, pos, &mut |level, random, pos| {
            is_placed |= self.place_after(rest, level, random, pos);
        });
        is_placed
    }
}

#[cfg(test)]
mod tests;
