use super::{Crown, FoliagePlacer};
use crate::features::kinds::tree::growth::Growth;
use crate::features::kinds::tree::limits::int_within;
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

#[derive(Debug)]
struct Acacia;

#[derive(Debug)]
struct DarkOak;

#[derive(Debug)]
struct Jungle {
    height: i32,
}

pub(super) fn parse_acacia(_json: Json<'_>) -> Result<Box<dyn FoliagePlacer>, PackError> {
    Ok(Box::new(Acacia))
}

pub(super) fn parse_dark_oak(_json: Json<'_>) -> Result<Box<dyn FoliagePlacer>, PackError> {
    Ok(Box::new(DarkOak))
}

pub(super) fn parse_jungle(json: Json<'_>) -> Result<Box<dyn FoliagePlacer>, PackError> {
    Ok(Box::new(Jungle { height: int_within(json.get("height")?, 0, 16)? }))
}

impl FoliagePlacer for Acacia {
    fn height(&self, _random: &mut DecorationRandom, _tree_height: i32) -> i32 {
        0
    }

    fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown) {
        let rows = [
            (crown.full_radius(), -1 - crown.height),
            (crown.radius - 1, -crown.height),
            (crown.full_radius() - 1, 0),
        ];
        for (radius, y) in rows {
            crown.row(crown.center(), radius, y).grow(growth, |_, row, cell| {
                if row.y == 0 {
                    (cell.x > 1 || cell.z > 1) && cell.x != 0 && cell.z != 0
                } else {
                    row.radius > 0 && row.is_corner(cell)
                }
            });
        }
    }
}

impl FoliagePlacer for DarkOak {
    fn height(&self, _random: &mut DecorationRandom, _tree_height: i32) -> i32 {
        4
    }

    fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown) {
        let radius = crown.full_radius();
        let rows: &[_] = match crown.attachment.is_double {
            true => &[(radius + 2, -1), (radius + 3, 0), (radius + 2, 1), (radius, 2)],
            false => &[(radius + 2, -1), (radius + 1, 0)],
        };
        for &(radius, y) in rows {
            if y == 2 && !growth.random.next_bool() {
                continue;
            }
            crown.row(crown.center(), radius, y).grow(growth, |_, row, cell| {
                let is_end = |offset: i32| offset == -row.radius || offset >= row.radius;
                match (row.y, row.is_double) {
                    (0, true) => is_end(cell.dx) && is_end(cell.dz),
                    (-1, false) => row.is_corner(cell),
                    (1, _) => cell.x + cell.z > row.radius * 2 - 2,
                    _ => false,
                }
            });
        }
    }
}

impl FoliagePlacer for Jungle {
    fn height(&self, _random: &mut DecorationRandom, _tree_height: i32) -> i32 {
        self.height
    }

    fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown) {
        let height = match crown.attachment.is_double {
            true => crown.height,
            false => 1 + growth.random.next_bounded(2),
        };
        for y in (crown.offset - height..=crown.offset).rev() {
            let row = crown.row(crown.attachment.pos, crown.full_radius() + 1 - y, y);
            row.grow(growth, |_, row, cell| row.is_outside_circle(cell));
        }
    }
}
