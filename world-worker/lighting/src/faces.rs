//! The sides of a block's shape, as far as they hold light back.

use registry::shapes::Aabb;

use crate::direction::Direction;

/// What of a side is covered, in 16 x 16 squares: four rows of 16 to a word. All shapes that hold light back by their
/// sides are made of sixteenths, but for slopes of lecterns, which touch no side fully.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Face([u64; 4]);

impl Face {
    fn cover(&mut self, rows: std::ops::Range<u32>, columns: std::ops::Range<u32>) {
        for row in rows.start.min(16)..rows.end.min(16) {
            for column in columns.start.min(16)..columns.end.min(16) {
                self.0[row as usize / 4] |= 1 << (row % 4 * 16 + column);
            }
        }
    }

    /// Whether the whole side is covered by one or the other.
    pub(crate) fn closes_with(self, other: Self) -> bool {
        self.0.iter().zip(other.0).all(|(a, b)| a | b == u64::MAX)
    }
}

/// The six sides of a shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Faces([Face; 6]);

impl Faces {
    /// Of a shape in blocks, from 0 to 1.
    pub(crate) fn of(shape: &[Aabb]) -> Self {
        let mut faces = Self::default();
        for direction in Direction::ALL {
            let axis = direction.axis();
            let (first, second) = ((axis + 1) % 3, (axis + 2) % 3);
            for aabb in shape {
                let (min, max) = (corner(aabb.min), corner(aabb.max));
                let touches = if direction.is_positive() { max[axis] == 16 } else { min[axis] == 0 };
                if touches {
                    faces.0[direction as usize].cover(min[first]..max[first], min[second]..max[second]);
                }
            }
        }
        faces
    }

    /// The side that faces this way.
    pub(crate) fn face(&self, direction: Direction) -> Face {
        self.0[direction as usize]
    }
}

/// In sixteenths.
fn corner(corner: [f64; 3]) -> [u32; 3] {
    corner.map(|coordinate| (coordinate * 16.0).round().max(0.0) as u32)
}
