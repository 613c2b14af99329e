//! Where pieces go on from a piece with an orientation.

use crate::features::Direction;
use crate::features::Direction::{East, North, South, West};
use crate::structures::BoundingBox;

/// A place where a piece may begin, and where it leads.
pub(super) type Door = ([i32; 3], Direction);

/// Through the far end, `along` from the side and `up` from the floor.
pub(super) fn ahead(BoundingBox { min, max }: BoundingBox, facing: Direction, along: i32, up: i32) -> Door {
    let y = min[1] + up;
    match facing {
        North => ([min[0] + along, y, min[2] - 1], North),
        West => ([min[0] - 1, y, min[2] + along], West),
        East => ([max[0] + 1, y, min[2] + along], East),
        _ => ([min[0] + along, y, max[2] + 1], South),
    }
}

/// Through the west or north wall.
pub(super) fn left(BoundingBox { min, .. }: BoundingBox, facing: Direction, up: i32, along: i32) -> Door {
    let y = min[1] + up;
    match facing {
        West | East => ([min[0] + along, y, min[2] - 1], North),
        _ => ([min[0] - 1, y, min[2] + along], West),
    }
}

/// Through the east or south wall.
pub(super) fn right(BoundingBox { min, max }: BoundingBox, facing: Direction, up: i32, along: i32) -> Door {
    let y = min[1] + up;
    match facing {
        West | East => ([min[0] + along, y, max[2] + 1], South),
        _ => ([max[0] + 1, y, min[2] + along], East),
    }
}
