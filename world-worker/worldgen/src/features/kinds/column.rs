//! Looking up and down for the ends of an open space.

use chunk::BlockPos;

use crate::features::{Direction, Level};

/// An open space above and below a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Column {
    /// Height of the block that ends it below, if one does.
    pub(super) floor: Option<i32>,
    /// Height of the block that ends it above, if one does.
    pub(super) ceiling: Option<i32>,
}

impl Column {
    /// From `pos`, less than `range` blocks up and down, through what is `open` to what is an `edge`. None where `pos`
    /// is not open.
    pub(super) fn scan(
        level: &Level<'_>,
        pos: BlockPos,
        range: i32,
        open: impl Fn(u16) -> bool,
        edge: impl Fn(u16) -> bool,
    ) -> Option<Self> {
        let end = |direction: Direction| {
            let mut pos = pos;
            for _ in 1..range {
                if !open(level.block(pos)) {
                    break;
                }
                pos = direction.from(pos);
            }
            edge(level.block(pos)).then_some(pos.y)
        };
        open(level.block(pos)).then(|| Self { ceiling: end(Direction::Up), floor: end(Direction::Down) })
    }
}

/// The block at another height of the same column.
pub(super) fn at_height(pos: BlockPos, y: i32) -> BlockPos {
    BlockPos { y, ..pos }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::test_level::{fill, with_level};
    use registry::block_states::STONE;
    use registry::blocks::{is_air, is_solid};

    #[test]
    fn ends_within_range() {
        with_level(|level, _| {
            fill(level, [0, 10], STONE);
            fill(level, [20, 30], STONE);
            let scan = |y, range| Column::scan(level, BlockPos::new(1, y, 1), range, is_air, is_solid);
            assert_eq!(scan(15, 12), Some(Column { floor: Some(9), ceiling: Some(20) }));
            assert_eq!(scan(15, 7), Some(Column { floor: Some(9), ceiling: Some(20) }));
            assert_eq!(scan(15, 6), Some(Column { floor: None, ceiling: Some(20) }));
            assert_eq!(scan(5, 12), None);
        });
    }
}
