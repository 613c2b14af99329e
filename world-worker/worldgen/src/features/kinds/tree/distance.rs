//! What happens to a tree's blocks when it is complete: leaves learn their distance from the trunk, and blocks at the
//! tree's surface take the shapes that their neighbours ask for.

use std::collections::VecDeque;
use std::sync::LazyLock;

use chunk::BlockPos;
use registry::{blocks, tags};

use super::positions::Positions;
use crate::block_set::BlockSet;
use crate::features::update_shape::update_shape;
use crate::features::{Direction, Level};

/// Leaves that are farther from a log decay.
const MAX_DISTANCE: usize = 7;

/// Values of the property, by distance.
const DISTANCES: [&str; MAX_DISTANCE] = ["0", "1", "2", "3", "4", "5", "6"];

/// Completes a tree.
pub fn settle(
    level: &mut Level<'_>,
    trunk: &Positions,
    leaves: &Positions,
    roots: &Positions,
    decorations: &Positions,
) {
    let all = [roots, trunk, leaves, decorations];
    let Some(mut shape) = Shape::around(all.into_iter().flat_map(Positions::in_order)) else { return };
    for &pos in decorations.in_order().iter().chain(roots.in_order()) {
        shape.fill(pos);
    }
    set_distances(level, trunk, &mut shape);
    shape.update_surface(level);
}

/// Gives leaves their distances from the trunk, the nearest first, and adds trunk and leaves to the shape.
fn set_distances(level: &mut Level<'_>, trunk: &Positions, shape: &mut Shape) {
    let mut queues: [VecDeque<BlockPos>; MAX_DISTANCE] = Default::default();
    for &pos in trunk.in_order() {
        shape.queue(pos, 0);
        queues[0].push_back(pos);
    }
    let mut distance = 0;
    while distance < MAX_DISTANCE {
        let Some(pos) = queues[distance].pop_front() else {
            distance += 1;
            continue;
        };
        if distance > 0
            && blocks::is_leaves(level.block(pos))
            && let Some(state) = blocks::set_property(level.block(pos), "distance", DISTANCES[distance])
        {
            level.set_shaped(pos, state);
        }
        shape.fill(pos);
        for direction in Direction::ALL {
            let next = direction.from(pos);
            if !shape.is_inside(next) || shape.is_full(next) {
                continue;
            }
            let Some(known) = leaf_distance(level.block(next)) else { continue };
            let new = known.min(distance + 1);
            if new < MAX_DISTANCE {
                if shape.queue(next, new) {
                    queues[new].push_back(next);
                }
                // As in the game, this counts for the other neighbours already.
                distance = distance.min(new);
            }
        }
    }
}

/// A block's distance from the nearest log as leaves count it: none for what is neither log nor leaves.
fn leaf_distance(state: u16) -> Option<usize> {
    static LOGS: LazyLock<BlockSet> =
        LazyLock::new(|| BlockSet::of_tag(tags::tag("block", "prevents_nearby_leaf_decay")));
    if LOGS.contains(state) {
        return Some(0);
    }
    // Scaffolding has a property of the same name.
    if !blocks::is_leaves(state) {
        return None;
    }
    blocks::property(state, "distance")?.parse().ok()
}

/// Which blocks of a box belong to the tree.
struct Shape {
    min: BlockPos,
    /// Along x, y and z.
    size: [usize; 3],
    /// By [`Self::index`]: [`FULL`], and a bit per distance for which the block was in the queue.
    cells: Vec<u8>,
}

/// The block belongs to the tree.
const FULL: u8 = 1 << MAX_DISTANCE;

impl Shape {
    /// Nothing yet, in the box around these.
    fn around<'p>(mut positions: impl Iterator<Item = &'p BlockPos>) -> Option<Self> {
        let first = *positions.next()?;
        let (min, max) = positions.fold((first, first), |(min, max), pos| {
            (
                BlockPos::new(min.x.min(pos.x), min.y.min(pos.y), min.z.min(pos.z)),
                BlockPos::new(max.x.max(pos.x), max.y.max(pos.y), max.z.max(pos.z)),
            )
        });
        let size = [max.x - min.x, max.y - min.y, max.z - min.z].map(|length| length as usize + 1);
        Some(Self { min, size, cells: vec![0; size.iter().product()] })
    }

    /// Index of a block inside of the box.
    fn index(&self, pos: BlockPos) -> Option<usize> {
        let [x, y, z] = [pos.x - self.min.x, pos.y - self.min.y, pos.z - self.min.z].map(|at| at as usize);
        let [width, height, depth] = self.size;
        (x < width && y < height && z < depth).then(|| (y * depth + z) * width + x)
    }

    fn is_inside(&self, pos: BlockPos) -> bool {
        self.index(pos).is_some()
    }

    fn is_full(&self, pos: BlockPos) -> bool {
        self.index(pos).is_some_and(|at| self.cells[at] & FULL != 0)
    }

    fn fill(&mut self, pos: BlockPos) {
        if let Some(at) = self.index(pos) {
            self.cells[at] |= FULL;
        }
    }

    /// Remembers that a block was put into the queue of a distance; false if it already was.
    fn queue(&mut self, pos: BlockPos, distance: usize) -> bool {
        let Some(at) = self.index(pos) else { return false };
        let is_new = self.cells[at] & 1 << distance == 0;
        self.cells[at] |= 1 << distance;
        is_new
    }

    /// Lets blocks on both sides of the shape's surface take the shapes that the other asks for.
    fn update_surface(&self, level: &mut Level<'_>) {
        const X: usize = 0;
        const Y: usize = 1;
        const Z: usize = 2;
        // Slow, faster and fastest axis of each pass; faces across the fastest are updated.
        for [outer, inner, along] in [[X, Y, Z], [Z, X, Y], [Y, Z, X]] {
            let [back, forth] = match along {
                X => [Direction::West, Direction::East],
                Y => [Direction::Down, Direction::Up],
                _ => [Direction::North, Direction::South],
            };
            for a in 0..self.size[outer] {
                for b in 0..self.size[inner] {
                    let pos = |c: usize| {
                        let mut at = [0; 3];
                        (at[outer], at[inner], at[along]) = (a as i32, b as i32, c as i32);
                        self.min.offset(at[X], at[Y], at[Z])
                    };
                    let mut was_full = false;
                    for c in 0..=self.size[along] {
                        let is_full = c < self.size[along] && self.is_full(pos(c));
                        if is_full && !was_full {
                            update_face(level, pos(c), back);
                        }
                        if was_full && !is_full {
                            update_face(level, pos(c - 1), forth);
                        }
                        was_full = is_full;
                    }
                }
            }
        }
    }
}

/// Lets a block and its neighbour take the shapes that they ask for.
fn update_face(level: &mut Level<'_>, pos: BlockPos, direction: Direction) {
    let neighbour = direction.from(pos);
    for (pos, direction, other) in [(pos, direction, neighbour), (neighbour, direction.opposite(), pos)] {
        let state = level.block(pos);
        let updated = update_shape(level, pos, state, direction, other);
        if updated != state {
            level.set(pos, updated);
        }
    }
}
