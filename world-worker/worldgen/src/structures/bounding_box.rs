use chunk::BlockPos;

use crate::features::Direction;

/// A box of whole blocks; both corners are part of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoundingBox {
    /// Least block along x, y, z.
    pub min: [i32; 3],
    /// Greatest block along x, y, z.
    pub max: [i32; 3],
}

impl BoundingBox {
    /// From two corners, whichever they are.
    pub fn new(a: [i32; 3], b: [i32; 3]) -> Self {
        Self {
            min: std::array::from_fn(|axis| a[axis].min(b[axis])),
            max: std::array::from_fn(|axis| a[axis].max(b[axis])),
        }
    }

    /// One block.
    pub fn of(pos: BlockPos) -> Self {
        Self { min: [pos.x, pos.y, pos.z], max: [pos.x, pos.y, pos.z] }
    }

    /// At a least corner, `size` blocks along x, y, z of what lies in direction `facing`: width and depth change places
    /// when it faces west or east.
    pub fn sized(min: [i32; 3], facing: Direction, [width, height, depth]: [i32; 3]) -> Self {
        let (x, z) = match facing.axis() {
            "x" => (depth, width),
            _ => (width, depth),
        };
        Self { min, max: [min[0] + x - 1, min[1] + height - 1, min[2] + z - 1] }
    }

    /// Ahead of a foot: `offset` to the side, up and along, then `size` likewise, seen in direction `facing`.
    pub fn oriented(foot: [i32; 3], offset: [i32; 3], size: [i32; 3], facing: Direction) -> Self {
        let [x, y, z] = foot;
        let [side, up, along] = offset;
        let [width, height, depth] = size;
        let ([min_x, max_x], [min_z, max_z]) = match facing {
            Direction::North => ([x + side, x + side + width - 1], [z - depth + 1 + along, z + along]),
            Direction::West => ([x - depth + 1 + along, x + along], [z + side, z + side + width - 1]),
            Direction::East => ([x + along, x + along + depth - 1], [z + side, z + side + width - 1]),
            _ => ([x + side, x + side + width - 1], [z + along, z + along + depth - 1]),
        };
        Self { min: [min_x, y + up, min_z], max: [max_x, y + up + height - 1, max_z] }
    }

    /// The 16 x 16 columns of the chunk at these chunk coordinates, from height `min_y` to `max_y`.
    pub fn of_chunk(chunk: [i32; 2], min_y: i32, max_y: i32) -> Self {
        let [x, z] = [chunk[0] << 4, chunk[1] << 4];
        Self { min: [x, min_y, z], max: [x + 15, max_y, z + 15] }
    }

    /// Blocks along x, y, z.
    pub fn size(&self) -> [i32; 3] {
        std::array::from_fn(|axis| self.max[axis] - self.min[axis] + 1)
    }

    /// The block in the middle; of two, the upper one.
    pub fn center(&self) -> [i32; 3] {
        let size = self.size();
        std::array::from_fn(|axis| self.min[axis] + size[axis] / 2)
    }

    /// Whether they share a block.
    pub fn intersects(&self, other: &Self) -> bool {
        (0..3).all(|axis| self.max[axis] >= other.min[axis] && self.min[axis] <= other.max[axis])
    }

    /// Whether they share a column.
    pub fn intersects_columns(&self, other: &Self) -> bool {
        [0, 2].into_iter().all(|axis| self.max[axis] >= other.min[axis] && self.min[axis] <= other.max[axis])
    }

    /// Whether a block is in it.
    pub fn contains(&self, pos: BlockPos) -> bool {
        let pos = [pos.x, pos.y, pos.z];
        (0..3).all(|axis| (self.min[axis]..=self.max[axis]).contains(&pos[axis]))
    }

    /// The least box around both.
    pub fn union(&self, other: &Self) -> Self {
        Self {
            min: std::array::from_fn(|axis| self.min[axis].min(other.min[axis])),
            max: std::array::from_fn(|axis| self.max[axis].max(other.max[axis])),
        }
    }

    /// The least box around all; none without any.
    pub fn around(boxes: impl IntoIterator<Item = Self>) -> Option<Self> {
        boxes.into_iter().reduce(|all, next| all.union(&next))
    }

    /// Larger by `blocks` on every side.
    #[must_use]
    pub fn inflated(&self, blocks: i32) -> Self {
        Self { min: self.min.map(|least| least - blocks), max: self.max.map(|greatest| greatest + blocks) }
    }

    /// Somewhere else.
    #[must_use]
    pub fn moved(&self, by: [i32; 3]) -> Self {
        Self {
            min: std::array::from_fn(|axis| self.min[axis] + by[axis]),
            max: std::array::from_fn(|axis| self.max[axis] + by[axis]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn oriented_boxes_lie_ahead() {
        let ahead = |facing| BoundingBox::oriented([10, 20, 30], [-1, -3, 0], [5, 10, 19], facing);
        assert_eq!(ahead(Direction::North), BoundingBox { min: [9, 17, 12], max: [13, 26, 30] });
        assert_eq!(ahead(Direction::South), BoundingBox { min: [9, 17, 30], max: [13, 26, 48] });
        assert_eq!(ahead(Direction::West), BoundingBox { min: [-8, 17, 29], max: [10, 26, 33] });
        assert_eq!(ahead(Direction::East), BoundingBox { min: [10, 17, 29], max: [28, 26, 33] });
    }

    #[test]
    fn touching_is_intersecting() {
        let a = BoundingBox::new([0, 0, 0], [4, 4, 4]);
        assert!(a.intersects(&BoundingBox::new([4, 4, 4], [9, 9, 9])));
        assert!(!a.intersects(&BoundingBox::new([5, 4, 4], [9, 9, 9])));
        assert!(a.intersects_columns(&BoundingBox::new([4, 50, 4], [9, 90, 9])));
        assert_eq!(BoundingBox::new([0, 0, 0], [3, 2, 1]).center(), [2, 1, 1]);
    }
}
