/// The six ways light goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    /// -x.
    West,
    /// +x.
    East,
    /// -y.
    Down,
    /// +y.
    Up,
    /// -z.
    North,
    /// +z.
    South,
}

impl Direction {
    /// By number; opposite ones differ in the lowest bit.
    pub(crate) const ALL: [Self; 6] =
        [Self::West, Self::East, Self::Down, Self::Up, Self::North, Self::South];

    /// Back.
    #[inline]
    pub(crate) fn opposite(self) -> Self {
        Self::ALL[self as usize ^ 1]
    }

    /// One step along x, y and z.
    pub(crate) fn step(self) -> [i32; 3] {
        let mut step = [0; 3];
        step[self.axis()] = if self.is_positive() { 1 } else { -1 };
        step
    }

    /// 0, 1 or 2 for x, y, z.
    pub(crate) fn axis(self) -> usize {
        self as usize / 2
    }

    /// Whether coordinates grow that way.
    pub(crate) fn is_positive(self) -> bool {
        self as usize % 2 == 1
    }
}
