use registry::blocks;

use crate::features::Direction;
use crate::random::Random;

/// A turn around the y axis, seen from above.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rotation {
    /// None.
    None,
    /// A quarter to the right.
    Clockwise90,
    /// Half.
    Clockwise180,
    /// A quarter to the left.
    CounterClockwise90,
}

impl Rotation {
    /// In the game's order.
    pub const ALL: [Self; 4] = [Self::None, Self::Clockwise90, Self::Clockwise180, Self::CounterClockwise90];

    /// One of all, by one draw.
    pub fn random(random: &mut impl Random) -> Self {
        Self::ALL[random.next_bounded(4) as usize]
    }

    /// How many quarters to the right.
    pub fn quarters(self) -> usize {
        match self {
            Self::None => 0,
            Self::Clockwise90 => 1,
            Self::Clockwise180 => 2,
            Self::CounterClockwise90 => 3,
        }
    }

    /// This turn and then `other`.
    #[must_use]
    pub fn then(self, other: Self) -> Self {
        Self::ALL[(self.quarters() + other.quarters()) % 4]
    }

    /// Where a direction points after the turn.
    pub fn direction(self, direction: Direction) -> Direction {
        (0..self.quarters()).fold(direction, |direction, _| direction.clockwise())
    }
}

/// A reflection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mirror {
    /// None.
    None,
    /// North and south change places.
    LeftRight,
    /// West and east change places.
    FrontBack,
}

impl Mirror {
    /// Where a direction points in the mirror.
    pub fn direction(self, direction: Direction) -> Direction {
        if self.flips(direction) { direction.opposite() } else { direction }
    }

    fn flips(self, direction: Direction) -> bool {
        match self {
            Self::None => false,
            Self::LeftRight => direction.axis() == "z",
            Self::FrontBack => direction.axis() == "x",
        }
    }
}

/// A state as it is when what it belongs to is mirrored and then turned.
pub fn transform_state(state: u16, mirror: Mirror, rotation: Rotation) -> u16 {
    if blocks::block_of_state(state).properties.is_empty() {
        return state;
    }
    rotated(mirrored(state, mirror), rotation)
}

fn facing(state: u16) -> Option<Direction> {
    blocks::property(state, "facing").and_then(Direction::from_name)
}

fn with(state: u16, property: &str, value: &str) -> u16 {
    blocks::set_property(state, property, value).unwrap_or(state)
}

fn mirrored(state: u16, mirror: Mirror) -> u16 {
    if mirror == Mirror::None {
        return state;
    }
    let mut state = state;
    let is_door = blocks::property(state, "hinge").is_some();
    if let Some(facing) = facing(state) {
        if mirror.flips(facing) {
            state = with(state, "facing", facing.opposite().name());
            // Of stairs. The inner ones stay in a mirror between front and back: so does the game.
            let shape = match (blocks::property(state, "shape"), mirror) {
                (Some("outer_left"), _) => "outer_right",
                (Some("outer_right"), _) => "outer_left",
                (Some("inner_left"), Mirror::LeftRight) => "inner_right",
                (Some("inner_right"), Mirror::LeftRight) => "inner_left",
                _ => "",
            };
            state = with(state, "shape", shape);
        }
    } else if let Some(shape) = blocks::property(state, "shape") {
        state = with(state, "shape", &rail(shape, |direction| mirror.direction(direction)));
    }
    if is_door {
        let hinge = if blocks::property(state, "hinge") == Some("left") { "right" } else { "left" };
        state = with(state, "hinge", hinge);
    }
    if let Some(sixteenths) = sixteenths(state) {
        let turned = match mirror {
            Mirror::LeftRight => 8 - sixteenths,
            _ => -sixteenths,
        };
        state = with(state, "rotation", &turned.rem_euclid(16).to_string());
    }
    around(state, |direction| mirror.direction(direction))
}

fn rotated(state: u16, rotation: Rotation) -> u16 {
    if rotation == Rotation::None {
        return state;
    }
    let mut state = state;
    match facing(state) {
        Some(facing) => state = with(state, "facing", rotation.direction(facing).name()),
        None => {
            if let Some(shape) = blocks::property(state, "shape") {
                state = with(state, "shape", &rail(shape, |direction| rotation.direction(direction)));
            }
        }
    }
    if rotation != Rotation::Clockwise180 {
        let axis = match blocks::property(state, "axis") {
            Some("x") => "z",
            Some("z") => "x",
            _ => "",
        };
        state = with(state, "axis", axis);
    }
    if let Some(sixteenths) = sixteenths(state) {
        let turned = sixteenths + 4 * rotation.quarters() as i32;
        state = with(state, "rotation", &turned.rem_euclid(16).to_string());
    }
    around(state, |direction| rotation.direction(direction))
}

fn sixteenths(state: u16) -> Option<i32> {
    blocks::property(state, "rotation").and_then(|value| value.parse().ok())
}

/// Sides (of fences, walls, vines, wires) and the two directions of jigsaw blocks.
fn around(state: u16, turn: impl Fn(Direction) -> Direction) -> u16 {
    let mut new = state;
    for side in Direction::HORIZONTAL {
        if let Some(value) = blocks::property(state, side.name()) {
            new = with(new, turn(side).name(), value);
        }
    }
    if let Some((front, top)) = blocks::property(state, "orientation").and_then(|value| value.split_once('_'))
        && let (Some(front), Some(top)) = (Direction::from_name(front), Direction::from_name(top))
    {
        new = with(new, "orientation", &format!("{}_{}", turn(front).name(), turn(top).name()));
    }
    new
}

/// The shape of rails: two directions, or `ascending_` and one.
fn rail(shape: &str, turn: impl Fn(Direction) -> Direction) -> String {
    let turned = |name: &str| Direction::from_name(name).map_or("", |direction| turn(direction).name());
    match shape.split_once('_') {
        Some(("ascending", to)) => format!("ascending_{}", turned(to)),
        Some((from, to)) => {
            // North or south is named before west or east, south and west last of all in straight ones.
            let (from, to) = (turned(from), turned(to));
            let is_first = |name: &str| matches!(name, "north" | "south");
            match (from, to) {
                ("south", "north") | ("north", "south") => "north_south".into(),
                ("west", "east") | ("east", "west") => "east_west".into(),
                _ if is_first(from) => format!("{from}_{to}"),
                _ => format!("{to}_{from}"),
            }
        }
        None => shape.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn transformed(state: &str, mirror: Mirror, rotation: Rotation) -> String {
        let state = transform_state(blocks::parse_state(state).unwrap(), mirror, rotation);
        blocks::format_state(state).replace("minecraft:", "")
    }

    #[test]
    fn states_turn() {
        let right = |state| transformed(state, Mirror::None, Rotation::Clockwise90);
        assert_eq!(right("oak_log[axis=x]"), "oak_log[axis=z]");
        assert!(
            right("oak_stairs[facing=north,shape=inner_left]")
                .contains("facing=east,half=bottom,shape=inner_left")
        );
        assert!(right("rail[shape=south_east]").contains("shape=south_west"));
        assert!(right("rail[shape=ascending_north]").contains("shape=ascending_east"));
        assert!(right("rail[shape=north_south]").contains("shape=east_west"));
        assert!(right("nether_brick_fence[north=true]").contains("east=true,north=false"));
        assert!(right("oak_sign[rotation=14]").contains("rotation=2"));
        assert!(right("jigsaw[orientation=north_up]").contains("east_up"));
        assert!(right("jigsaw[orientation=up_north]").contains("up_east"));
    }

    #[test]
    fn states_are_mirrored() {
        let flipped = |state| transformed(state, Mirror::LeftRight, Rotation::None);
        assert!(
            flipped("oak_stairs[facing=north,shape=inner_left]")
                .contains("facing=south,half=bottom,shape=inner_right")
        );
        assert!(
            flipped("oak_stairs[facing=east,shape=inner_left]")
                .contains("facing=east,half=bottom,shape=inner_left")
        );
        assert!(flipped("oak_door[facing=east,hinge=left]").contains("hinge=right"));
        assert!(flipped("rail[shape=south_east]").contains("shape=north_east"));
        assert!(flipped("oak_sign[rotation=2]").contains("rotation=6"));
        assert!(flipped("vine[north=true]").contains("north=false,south=true"));
    }
}
