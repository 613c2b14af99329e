use chunk::BlockPos;

use crate::random::Random;

/// One of six directions. The order is the game's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// -y
    Down,
    /// +y
    Up,
    /// -z
    North,
    /// +z
    South,
    /// -x
    West,
    /// +x
    East,
}

impl Direction {
    /// In the game's order.
    pub const ALL: [Self; 6] = [Self::Down, Self::Up, Self::North, Self::South, Self::West, Self::East];
    /// Horizontal ones, in the order that random ones are chosen from.
    pub const HORIZONTAL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// By name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.name() == name)
    }

    /// As block states have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Down => "down",
            Self::Up => "up",
            Self::North => "north",
            Self::South => "south",
            Self::West => "west",
            Self::East => "east",
        }
    }

    /// Along x, y and z.
    pub fn vector(self) -> [i32; 3] {
        match self {
            Self::Down => [0, -1, 0],
            Self::Up => [0, 1, 0],
            Self::North => [0, 0, -1],
            Self::South => [0, 0, 1],
            Self::West => [-1, 0, 0],
            Self::East => [1, 0, 0],
        }
    }

    /// The block next to `pos`.
    pub fn from(self, pos: BlockPos) -> BlockPos {
        self.by(pos, 1)
    }

    /// The block this many blocks from `pos`.
    pub fn by(self, pos: BlockPos, blocks: i32) -> BlockPos {
        let [x, y, z] = self.vector();
        pos.offset(x * blocks, y * blocks, z * blocks)
    }

    /// The other way.
    pub fn opposite(self) -> Self {
        match self {
            Self::Down => Self::Up,
            Self::Up => Self::Down,
            Self::North => Self::South,
            Self::South => Self::North,
            Self::West => Self::East,
            Self::East => Self::West,
        }
    }

    /// A quarter turn to the right, seen from above; vertical ones stay.
    pub fn clockwise(self) -> Self {
        match self {
            Self::North => Self::East,
            Self::East => Self::South,
            Self::South => Self::West,
            Self::West => Self::North,
            vertical => vertical,
        }
    }

    /// A quarter turn to the left, seen from above; vertical ones stay.
    pub fn counter_clockwise(self) -> Self {
        match self {
            Self::North => Self::West,
            Self::West => Self::South,
            Self::South => Self::East,
            Self::East => Self::North,
            vertical => vertical,
        }
    }

    /// Name of its axis, as block states have it.
    pub fn axis(self) -> &'static str {
        match self {
            Self::Down | Self::Up => "y",
            Self::North | Self::South => "z",
            Self::West | Self::East => "x",
        }
    }

    /// One of the horizontal ones, by one draw.
    pub fn random_horizontal(random: &mut impl Random) -> Self {
        Self::HORIZONTAL[random.next_bounded(4) as usize]
    }

    /// One of all, by one draw.
    pub fn random(random: &mut impl Random) -> Self {
        Self::ALL[random.next_bounded(6) as usize]
    }
}
