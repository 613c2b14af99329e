use crate::features::Direction::{self, East, North, South, Up, West};
use crate::random::{Legacy, Random};
use crate::structures::piece::Mirror::{self, FrontBack, LeftRight};
use crate::structures::piece::Rotation::{self, Clockwise90, Clockwise180, CounterClockwise90};

/// How a room is placed: blocks to the east and to the south of its cell's corner, and how it is turned, both before
/// the mansion is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spot {
    pub(super) offset: [i32; 2],
    pub(super) rotation: Rotation,
    pub(super) mirror: Mirror,
}

const fn spot(offset: [i32; 2], rotation: Rotation, mirror: Mirror) -> Spot {
    Spot { offset, rotation, mirror }
}

/// Which templates a room has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// The door is at the long side.
    Side,
    /// The door is at the short side.
    Front,
    /// Without a door.
    Secret,
}

/// Rooms of two cells, by the side of the door (up without) and that of the other cell.
const TWO: [(Direction, Direction, Spot, Kind); 14] = [
    (East, South, spot([1, 0], Rotation::None, Mirror::None), Kind::Side),
    (East, North, spot([1, 6], Rotation::None, LeftRight), Kind::Side),
    (West, North, spot([7, 6], Clockwise180, Mirror::None), Kind::Side),
    (West, South, spot([7, 0], Rotation::None, FrontBack), Kind::Side),
    (South, East, spot([1, 0], Clockwise90, LeftRight), Kind::Side),
    (South, West, spot([7, 0], Clockwise90, Mirror::None), Kind::Side),
    (North, West, spot([7, 6], Clockwise90, FrontBack), Kind::Side),
    (North, East, spot([1, 6], CounterClockwise90, Mirror::None), Kind::Side),
    (South, North, spot([1, -8], Rotation::None, Mirror::None), Kind::Front),
    (North, South, spot([7, 14], Clockwise180, Mirror::None), Kind::Front),
    (West, East, spot([15, 0], Clockwise90, Mirror::None), Kind::Front),
    (East, West, spot([-7, 6], CounterClockwise90, Mirror::None), Kind::Front),
    (Up, East, spot([15, 0], Clockwise90, Mirror::None), Kind::Secret),
    (Up, South, spot([1, 0], Rotation::None, Mirror::None), Kind::Secret),
];

/// Rooms of four cells, by the side of the door and that of the other cells.
const FOUR: [(Direction, Direction, Spot); 8] = [
    (East, South, spot([-7, 0], Rotation::None, Mirror::None)),
    (East, North, spot([-7, 6], Rotation::None, LeftRight)),
    (North, East, spot([1, 14], CounterClockwise90, Mirror::None)),
    (North, West, spot([7, 14], CounterClockwise90, LeftRight)),
    (South, West, spot([7, -8], Clockwise90, Mirror::None)),
    (South, East, spot([1, -8], Clockwise90, LeftRight)),
    (West, North, spot([15, 6], Clockwise180, Mirror::None)),
    (West, South, spot([15, 0], Rotation::None, FrontBack)),
];

/// A room of one cell; `door` is up without one.
pub(super) fn one(door: Option<Direction>, is_ground_floor: bool, random: &mut Legacy) -> (String, Spot) {
    let letter = if is_ground_floor { 'a' } else { 'b' };
    // Drawn for secret rooms as well.
    let name = format!("1x1_{letter}{}", random.next_bounded(5) + 1);
    let plain = |offset, rotation| spot(offset, rotation, Mirror::None);
    match door {
        Some(East) => (name, plain([1, 0], Rotation::None)),
        Some(North) => (name, plain([1, 6], CounterClockwise90)),
        Some(West) => (name, plain([7, 6], Clockwise180)),
        Some(South) => (name, plain([7, 0], Clockwise90)),
        _ => (format!("1x1_as{}", random.next_bounded(4) + 1), plain([1, 0], Rotation::None)),
    }
}

/// A room of two cells.
pub(super) fn two(
    door: Direction,
    other: Direction,
    has_stairs: bool,
    is_ground_floor: bool,
    random: &mut Legacy,
) -> Option<(String, Spot)> {
    let (.., spot, kind) = TWO.iter().find(|(side, half, ..)| *side == door && *half == other)?;
    let mut numbered = |name: &str, count| format!("1x2_{name}{}", random.next_bounded(count) + 1);
    let name = match (kind, is_ground_floor) {
        (Kind::Side, true) => numbered("a", 9),
        (Kind::Front, true) => numbered("b", 5),
        (Kind::Secret, true) => numbered("s", 2),
        (Kind::Side, false) if has_stairs => "1x2_c_stairs".into(),
        (Kind::Side, false) => numbered("c", 4),
        (Kind::Front, false) if has_stairs => "1x2_d_stairs".into(),
        (Kind::Front, false) => numbered("d", 5),
        (Kind::Secret, false) => numbered("se", 1),
    };
    Some((name, *spot))
}

/// A room of four cells; `other` is where it lies, seen from the door, which is up without one.
pub(super) fn four(
    door: Direction,
    other: Direction,
    is_ground_floor: bool,
    random: &mut Legacy,
) -> Option<(String, Spot)> {
    if door == Up {
        return Some(("2x2_s1".into(), spot([1, 0], Rotation::None, Mirror::None)));
    }
    let (.., spot) = FOUR.iter().find(|(side, half, _)| *side == door && *half == other)?;
    let (letter, count) = if is_ground_floor { ('a', 4) } else { ('b', 5) };
    Some((format!("2x2_{letter}{}", random.next_bounded(count) + 1), *spot))
}
