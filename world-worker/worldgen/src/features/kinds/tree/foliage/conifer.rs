use super::{Cell, Crown, FoliagePlacer, Row};
use crate::features::kinds::tree::growth::Growth;
use crate::features::kinds::tree::limits::provider_within;
use crate::features::provider::IntProvider;
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

#[derive(Debug)]
struct Pine {
    height: IntProvider,
}

#[derive(Debug)]
struct Spruce {
    /// Bare blocks below the leaves.
    trunk_height: IntProvider,
}

#[derive(Debug)]
struct MegaPine {
    crown_height: IntProvider,
}

pub(super) fn parse_pine(json: Json<'_>) -> Result<Box<dyn FoliagePlacer>, PackError> {
    Ok(Box::new(Pine { height: provider_within(json.get("height")?, 0, 24)? }))
}

pub(super) fn parse_spruce(json: Json<'_>) -> Result<Box<dyn FoliagePlacer>, PackError> {
    Ok(Box::new(Spruce { trunk_height: provider_within(json.get("trunk_height")?, 0, 24)? }))
}

pub(super) fn parse_mega_pine(json: Json<'_>) -> Result<Box<dyn FoliagePlacer>, PackError> {
    Ok(Box::new(MegaPine { crown_height: provider_within(json.get("crown_height")?, 0, 24)? }))
}

fn skips_corner(_random: &mut DecorationRandom, row: Row, cell: Cell) -> bool {
    row.radius > 0 && row.is_corner(cell)
}

impl FoliagePlacer for Pine {
    fn height(&self, random: &mut DecorationRandom, _tree_height: i32) -> i32 {
        self.height.sample(random)
    }

    fn extra_radius(&self, random: &mut DecorationRandom, bare_height: i32) -> i32 {
        random.next_bounded((bare_height + 1).max(1))
    }

    fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown) {
        let bottom = crown.offset - crown.height;
        let mut radius = 0;
        for y in (bottom..=crown.offset).rev() {
            crown.row(crown.attachment.pos, radius, y).grow(growth, skips_corner);
            if radius >= 1 && y == bottom + 1 {
                radius -= 1;
            } else if radius < crown.full_radius() {
                radius += 1;
            }
        }
    }
}

impl FoliagePlacer for Spruce {
    fn height(&self, random: &mut DecorationRandom, tree_height: i32) -> i32 {
        (tree_height - self.trunk_height.sample(random)).max(4)
    }

    fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown) {
        let mut radius = growth.random.next_bounded(2);
        let (mut least, mut greatest) = (0, 1);
        for y in (-crown.height..=crown.offset).rev() {
            crown.row(crown.attachment.pos, radius, y).grow(growth, skips_corner);
            if radius >= greatest {
                radius = least;
                least = 1;
                greatest = (greatest + 1).min(crown.full_radius());
            } else {
                radius += 1;
            }
        }
    }
}

impl FoliagePlacer for MegaPine {
    fn height(&self, random: &mut DecorationRandom, _tree_height: i32) -> i32 {
        self.crown_height.sample(random)
    }

    fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown) {
        let mut last = 0;
        for below in (-crown.offset..=crown.height - crown.offset).rev() {
            let center = crown.attachment.pos.offset(0, -below, 0);
            let radius = crown.full_radius() + widening(below, crown.height);
            // Two equal rows would look smooth.
            let is_wider = below > 0 && radius == last && center.y & 1 == 0;
            crown
                .row(center, radius + i32::from(is_wider), 0)
                .grow(growth, |_, row, cell| row.is_outside_circle(cell));
            last = radius;
        }
    }
}

/// How much wider the leaves are at a depth below their top.
fn widening(below: i32, height: i32) -> i32 {
    (below as f32 / height.max(1) as f32 * 3.5).floor() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The game computes in single precision; the specification was read from code that does not.
    #[test]
    fn widening_needs_no_more_than_single_precision() {
        for height in 1..=24 {
            for below in -16..=height {
                let exact = (f64::from(below) / f64::from(height) * 3.5).floor() as i32;
                assert_eq!(widening(below, height), exact, "{below} of {height}");
            }
        }
    }
}
