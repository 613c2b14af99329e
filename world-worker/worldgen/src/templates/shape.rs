use std::collections::HashSet;

use chunk::BlockPos;

use crate::features::update_shape::update_shape;
use crate::features::{Direction, Level};
use crate::structures::BoundingBox;

/// Order in which a block looks at its neighbours.
const AROUND: [Direction; 6] =
    [Direction::West, Direction::East, Direction::North, Direction::South, Direction::Down, Direction::Up];

/// Fits placed blocks and what is around them to each other: first across the faces between both, then each placed
/// block to all six neighbours.
pub(super) fn shape_all(level: &mut Level<'_>, placed: &[BlockPos]) {
    let Some(bounds) = BoundingBox::around(placed.iter().map(|pos| BoundingBox::of(*pos))) else { return };
    shape_faces(level, placed, &bounds);
    for &pos in placed {
        let state = level.block(pos);
        let shaped = AROUND
            .into_iter()
            .fold(state, |state, direction| update_shape(level, pos, state, direction, direction.from(pos)));
        if shaped != state {
            level.set_shaped(pos, shaped);
        }
    }
}

/// Lines along z, then along y, then along x.
const LINES: [([usize; 3], [Direction; 2]); 3] = [
    ([0, 1, 2], [Direction::North, Direction::South]),
    ([2, 0, 1], [Direction::Down, Direction::Up]),
    ([1, 2, 0], [Direction::West, Direction::East]),
];

fn shape_faces(level: &mut Level<'_>, placed: &[BlockPos], bounds: &BoundingBox) {
    let placed: HashSet<BlockPos> = placed.iter().copied().collect();
    for ([outer, inner, along], [back, forth]) in LINES {
        for a in bounds.min[outer]..=bounds.max[outer] {
            for b in bounds.min[inner]..=bounds.max[inner] {
                let pos = |c: i32| {
                    let mut at = [0; 3];
                    (at[outer], at[inner], at[along]) = (a, b, c);
                    BlockPos::new(at[0], at[1], at[2])
                };
                let mut was_placed = false;
                for c in bounds.min[along]..=bounds.max[along] + 1 {
                    let is_placed = placed.contains(&pos(c));
                    if is_placed && !was_placed {
                        shape_face(level, pos(c), back);
                    } else if was_placed && !is_placed {
                        shape_face(level, pos(c - 1), forth);
                    }
                    was_placed = is_placed;
                }
            }
        }
    }
}

/// Fits a block and its neighbour to each other.
fn shape_face(level: &mut Level<'_>, pos: BlockPos, direction: Direction) {
    let neighbour = direction.from(pos);
    for (pos, direction, other) in [(pos, direction, neighbour), (neighbour, direction.opposite(), pos)] {
        let state = level.block(pos);
        let shaped = update_shape(level, pos, state, direction, other);
        if shaped != state {
            level.set(pos, shaped);
        }
    }
}
