use chunk::BlockPos;

use super::{BoundingBox, Mirror, Rotation, transform_state};
use crate::features::Direction;

/// A box and the way it faces: coordinates inside count from its left lower corner, seen from where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Oriented {
    /// In the world.
    pub bounding_box: BoundingBox,
    /// Without, coordinates inside are the world's.
    pub facing: Option<Direction>,
}

impl Oriented {
    /// Facing somewhere.
    pub fn new(bounding_box: BoundingBox, facing: Direction) -> Self {
        Self { bounding_box, facing: Some(facing) }
    }

    /// With the world's coordinates.
    pub fn world(bounding_box: BoundingBox) -> Self {
        Self { bounding_box, facing: None }
    }

    /// The block at these coordinates inside.
    pub fn pos(&self, x: i32, y: i32, z: i32) -> BlockPos {
        let BoundingBox { min, max } = self.bounding_box;
        let up = min[1] + y;
        match self.facing {
            Some(Direction::North) => BlockPos::new(min[0] + x, up, max[2] - z),
            Some(Direction::South) => BlockPos::new(min[0] + x, up, min[2] + z),
            Some(Direction::West) => BlockPos::new(max[0] - z, up, min[2] + x),
            Some(Direction::East) => BlockPos::new(min[0] + z, up, min[2] + x),
            _ => BlockPos::new(x, y, z),
        }
    }

    /// A state as it is in the world; inside, the box faces north.
    pub fn state(&self, state: u16) -> u16 {
        let (mirror, rotation) = match self.facing {
            Some(Direction::South) => (Mirror::LeftRight, Rotation::None),
            Some(Direction::West) => (Mirror::LeftRight, Rotation::Clockwise90),
            Some(Direction::East) => (Mirror::None, Rotation::Clockwise90),
            _ => return state,
        };
        transform_state(state, mirror, rotation)
    }
}
