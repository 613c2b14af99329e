use chunk::BlockPos;

use super::{Cell, Crown, FoliagePlacer, Row};
use crate::features::Direction;
use crate::features::kinds::tree::growth::Growth;
use crate::features::kinds::tree::limits::{chance, int_within};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

#[derive(Debug)]
struct Cherry {
    height: i32,
    wide_bottom_layer_hole_chance: f32,
    corner_hole_chance: f32,
    hanging_leaves_chance: f32,
    hanging_leaves_extension_chance: f32,
}

/// From here on leaves are too far from the trunk to hang.
const TOO_FAR: i32 = 7;

pub(super) fn parse(json: Json<'_>) -> Result<Box<dyn FoliagePlacer>, PackError> {
    let chance = |name| chance(json.get(name)?);
    Ok(Box::new(Cherry {
        height: int_within(json.get("height")?, 4, 16)?,
        wide_bottom_layer_hole_chance: chance("wide_bottom_layer_hole_chance")?,
        corner_hole_chance: chance("corner_hole_chance")?,
        hanging_leaves_chance: chance("hanging_leaves_chance")?,
        hanging_leaves_extension_chance: chance("hanging_leaves_extension_chance")?,
    }))
}

impl FoliagePlacer for Cherry {
    fn height(&self, _random: &mut DecorationRandom, _tree_height: i32) -> i32 {
        self.height
    }

    fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown) {
        let radius = crown.full_radius() - 1;
        let row = |radius, y| crown.row(crown.center(), radius, y);
        let upper = [row(radius - 2, crown.height - 3), row(radius - 1, crown.height - 4)];
        let lower = (0..=crown.height - 5).rev().map(|y| row(radius, y));
        for row in upper.into_iter().chain(lower) {
            self.row(growth, row);
        }
        for row in [row(radius, -1), row(radius - 1, -2)] {
            self.row(growth, row);
            self.hang(growth, row);
        }
    }
}

impl Cherry {
    fn row(&self, growth: &mut Growth<'_, '_>, row: Row) {
        row.grow(growth, |random, row, cell| self.skips(random, row, cell));
    }

    fn skips(&self, random: &mut DecorationRandom, row: Row, cell: Cell) -> bool {
        let Cell { x, z, .. } = cell;
        let is_edge = x == row.radius || z == row.radius;
        if row.y == -1 && is_edge && random.next_f32() < self.wide_bottom_layer_hole_chance {
            return true;
        }
        if row.radius > 2 {
            row.is_corner(cell) || x + z > row.radius * 2 - 2 && random.next_f32() < self.corner_hole_chance
        } else {
            row.is_corner(cell) && random.next_f32() < self.corner_hole_chance
        }
    }

    /// Lets leaves hang from the edges of a row.
    fn hang(&self, growth: &mut Growth<'_, '_>, row: Row) {
        let trunk = Direction::Down.from(row.center);
        for along in Direction::HORIZONTAL {
            let edge = along.clockwise();
            let is_far_side = matches!(edge, Direction::South | Direction::East);
            let distance = if is_far_side { row.last() } else { row.radius };
            let start = edge.by(row.center.offset(0, row.y - 1, 0), distance);
            for step in -row.radius..row.last() {
                let pos = along.by(start, step);
                if growth.leaves.contains(Direction::Up.from(pos))
                    && hangs(growth, trunk, pos, self.hanging_leaves_chance)
                {
                    hangs(growth, trunk, Direction::Down.from(pos), self.hanging_leaves_extension_chance);
                }
            }
        }
    }
}

/// Places hanging leaves with this chance.
fn hangs(growth: &mut Growth<'_, '_>, trunk: BlockPos, pos: BlockPos, chance: f32) -> bool {
    let distance = (pos.x - trunk.x).abs() + (pos.y - trunk.y).abs() + (pos.z - trunk.z).abs();
    distance < TOO_FAR && growth.random.next_f32() <= chance && growth.leaf(pos)
}
