use super::{Crown, FoliagePlacer};
use crate::features::kinds::tree::growth::Growth;
use crate::features::kinds::tree::limits::int_within;
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// A ball on the top of the trunk.
#[derive(Debug)]
struct Blob {
    height: i32,
}

/// A ball on a limb.
#[derive(Debug)]
struct Fancy {
    height: i32,
}

/// A pyramid.
#[derive(Debug)]
struct Bush {
    height: i32,
}

fn height(json: Json<'_>) -> Result<i32, PackError> {
    int_within(json.get("height")?, 0, 16)
}

pub(super) fn parse_blob(json: Json<'_>) -> Result<Box<dyn FoliagePlacer>, PackError> {
    Ok(Box::new(Blob { height: height(json)? }))
}

pub(super) fn parse_fancy(json: Json<'_>) -> Result<Box<dyn FoliagePlacer>, PackError> {
    Ok(Box::new(Fancy { height: height(json)? }))
}

pub(super) fn parse_bush(json: Json<'_>) -> Result<Box<dyn FoliagePlacer>, PackError> {
    Ok(Box::new(Bush { height: height(json)? }))
}

impl FoliagePlacer for Blob {
    fn height(&self, _random: &mut DecorationRandom, _tree_height: i32) -> i32 {
        self.height
    }

    fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown) {
        for y in (crown.offset - crown.height..=crown.offset).rev() {
            let radius = (crown.full_radius() - 1 - y / 2).max(0);
            crown.row(crown.attachment.pos, radius, y).grow(growth, |random, row, cell| {
                row.is_corner(cell) && (random.next_bounded(2) == 0 || row.y == 0)
            });
        }
    }
}

impl FoliagePlacer for Fancy {
    fn height(&self, _random: &mut DecorationRandom, _tree_height: i32) -> i32 {
        self.height
    }

    fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown) {
        let bottom = crown.offset - crown.height;
        for y in (bottom..=crown.offset).rev() {
            let is_inner = y != crown.offset && y != bottom;
            let row = crown.row(crown.attachment.pos, crown.radius + i32::from(is_inner), y);
            row.grow(growth, |_, row, cell| {
                let (x, z) = (cell.x as f32 + 0.5, cell.z as f32 + 0.5);
                x * x + z * z > (row.radius * row.radius) as f32
            });
        }
    }
}

impl FoliagePlacer for Bush {
    fn height(&self, _random: &mut DecorationRandom, _tree_height: i32) -> i32 {
        self.height
    }

    fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown) {
        for y in (crown.offset - crown.height..=crown.offset).rev() {
            let row = crown.row(crown.attachment.pos, crown.full_radius() - 1 - y, y);
            row.grow(growth, |random, row, cell| row.is_corner(cell) && random.next_bounded(2) == 0);
        }
    }
}
