use super::{Crown, FoliagePlacer, Row};
use crate::features::kinds::tree::growth::Growth;
use crate::features::kinds::tree::limits::{chance, provider_within};
use crate::features::provider::IntProvider;
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

#[derive(Debug)]
struct Poplar {
    height: IntProvider,
    side_hole_chance: f32,
}

pub(super) fn parse(json: Json<'_>) -> Result<Box<dyn FoliagePlacer>, PackError> {
    Ok(Box::new(Poplar {
        height: provider_within(json.get("height")?, 0, 24)?,
        side_hole_chance: chance(json.get("side_hole_chance")?)?,
    }))
}

impl FoliagePlacer for Poplar {
    fn height(&self, random: &mut DecorationRandom, _tree_height: i32) -> i32 {
        self.height.sample(random)
    }

    fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown) {
        let radius = crown.full_radius() - 1;
        let height = crown.height;
        let outline = Outline { height, is_flipped: growth.random.next_bool() };
        let row = |radius, y| crown.row(crown.center(), radius, y);

        let upper = [row(radius - 2, height - 1), row(radius - 1, height - 2), row(radius - 1, height - 3)];
        for row in upper.into_iter().chain((1..=height - 4).rev().map(|y| row(radius, y))) {
            self.row(growth, outline, row);
        }
        place_branches(growth, outline, row(radius, height - 4));
        for row in [row(radius - 1, 0), row((radius - 2).clamp(1, 2), -1)] {
            self.row(growth, outline, row);
        }
    }
}

impl Poplar {
    fn row(&self, growth: &mut Growth<'_, '_>, outline: Outline, row: Row) {
        row.grow(growth, |random, row, cell| {
            let is_edge = cell.dx.abs() == row.radius || cell.dz.abs() == row.radius;
            if outline.is_pointed(row) && is_edge {
                return true;
            }
            let hole = i32::from(random.next_f32() <= self.side_hole_chance);
            !outline.contains(row, cell.dx, cell.dz, hole)
        });
    }
}

/// The form of the leaves seen from above.
#[derive(Debug, Clone, Copy)]
struct Outline {
    /// Of the leaves, in blocks.
    height: i32,
    /// Which two of the four quarters are larger.
    is_flipped: bool,
}

impl Outline {
    /// Whether a row is one of the two highest.
    fn is_pointed(self, row: Row) -> bool {
        row.y == self.height - 1 || row.y == self.height - 2
    }

    /// Whether a place is inside of a row whose corners are cut off by `more` blocks more than usual.
    fn contains(self, row: Row, dx: i32, dz: i32, more: i32) -> bool {
        let product = dx * dz;
        let is_large = if self.is_flipped { product > 0 } else { product < 0 };
        let cut = if is_large {
            row.radius - 1
        } else if self.is_pointed(row) {
            row.radius + 1
        } else {
            row.radius
        };
        dx.abs() + dz.abs() <= 2 * row.radius - (cut + more)
    }
}

/// Replaces leaves along the axes of a row, far from the trunk's end, by logs.
fn place_branches(growth: &mut Growth<'_, '_>, outline: Outline, row: Row) {
    for dx in -row.radius..=row.last() {
        for dz in -row.radius..=row.last() {
            let axis = if dz == 0 && row.radius - dx.abs() >= 4 {
                "x"
            } else if dx == 0 && row.radius - dz.abs() >= 4 {
                "z"
            } else {
                continue;
            };
            if outline.contains(row, dx, dz, 2) {
                growth.log_for_leaf(row.center.offset(dx, row.y, dz), axis);
            }
        }
    }
}
