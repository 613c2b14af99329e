use super::{Entry, Hall};
use crate::features::Direction;
use crate::random::{Legacy, Random};
use crate::structures::BoundingBox;
use crate::structures::kinds::doors::{Door, ahead, left, right};

/// Greatest number of pieces between one and the first.
const MAX_DEPTH: i32 = 50;
/// How far pieces may begin from the first, in blocks.
const MAX_DISTANCE: i32 = 112;
/// Pieces lie above this height.
const BOTTOM: i32 = 10;

/// The shapes of halls, with what they drew when they were made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Room {
    Straight {
        left: bool,
        right: bool,
    },
    Prison,
    LeftTurn,
    RightTurn,
    /// With a pillar, a well, a store, or nothing.
    Crossing {
        design: i32,
    },
    StraightStairs,
    Spiral,
    FiveWay {
        left_low: bool,
        left_high: bool,
        right_low: bool,
        right_high: bool,
    },
    ChestCorridor {
        has_chest: bool,
    },
    Library {
        is_tall: bool,
    },
    Portal {
        has_spawner: bool,
    },
    /// Up to three blocks that join two halls.
    Filler {
        steps: i32,
    },
}

/// What halls are chosen from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    Straight,
    Prison,
    LeftTurn,
    RightTurn,
    Crossing,
    StraightStairs,
    Spiral,
    FiveWay,
    ChestCorridor,
    Library,
    Portal,
}

/// How often a choice is made.
#[derive(Debug, Clone, Copy)]
struct Weight {
    choice: Choice,
    weight: i32,
    /// 0 for any number.
    most: i32,
    /// Only deeper than this.
    below_depth: i32,
    count: i32,
}

const fn weight(choice: Choice, weight: i32, most: i32, below_depth: i32) -> Weight {
    Weight { choice, weight, most, below_depth, count: 0 }
}

const WEIGHTS: [Weight; 11] = [
    weight(Choice::Straight, 40, 0, 0),
    weight(Choice::Prison, 5, 5, 0),
    weight(Choice::LeftTurn, 20, 0, 0),
    weight(Choice::RightTurn, 20, 0, 0),
    weight(Choice::Crossing, 10, 6, 0),
    weight(Choice::StraightStairs, 5, 5, 0),
    weight(Choice::Spiral, 5, 5, 0),
    weight(Choice::FiveWay, 5, 4, 0),
    weight(Choice::ChestCorridor, 5, 4, 0),
    weight(Choice::Library, 10, 2, 4),
    weight(Choice::Portal, 20, 1, 5),
];

/// A stronghold in the making.
pub(super) struct Layout<'r> {
    halls: Vec<Hall>,
    /// Numbers of halls that are not followed yet.
    pending: Vec<usize>,
    weights: Vec<Weight>,
    imposed: Option<Choice>,
    previous: Option<Choice>,
    random: &'r mut Legacy,
}

impl<'r> Layout<'r> {
    /// Begins in the chunk whose least block is at `min`.
    pub(super) fn new([min_x, min_z]: [i32; 2], random: &'r mut Legacy) -> Self {
        let facing = Direction::random_horizontal(random);
        let bounding_box = BoundingBox::sized([min_x + 2, 64, min_z + 2], facing, [5, 11, 5]);
        let start = Hall { room: Room::Spiral, entry: Entry::Opening, bounding_box, facing, depth: 0 };
        let mut layout = Self {
            halls: vec![start],
            pending: Vec::new(),
            weights: WEIGHTS.to_vec(),
            imposed: Some(Choice::FiveWay),
            previous: None,
            random,
        };
        layout.follow(0);
        layout
    }

    /// Adds halls until there is no room for more.
    pub(super) fn finish(mut self) -> Vec<Hall> {
        while !self.pending.is_empty() {
            let at = self.random.next_bounded(self.pending.len() as i32) as usize;
            let hall = self.pending.remove(at);
            self.follow(hall);
        }
        self.halls
    }

    /// Adds what begins at the doors of a hall.
    fn follow(&mut self, hall: usize) {
        let Some(&Hall { room, bounding_box, facing, depth, .. }) = self.halls.get(hall) else { return };
        let ahead = |along, up| Some(ahead(bounding_box, facing, along, up));
        let left_of = |up, along| Some(left(bounding_box, facing, up, along));
        let right_of = |up, along| Some(right(bounding_box, facing, up, along));
        let turns_west = matches!(facing, Direction::North | Direction::East);
        let doors: [Option<Door>; 5] = match room {
            Room::Spiral | Room::StraightStairs | Room::ChestCorridor { .. } | Room::Prison => {
                [ahead(1, 1), None, None, None, None]
            }
            Room::Straight { left, right } => {
                let left = left_of(1, 2).filter(|_| left);
                [ahead(1, 1), left, right_of(1, 2).filter(|_| right), None, None]
            }
            Room::LeftTurn | Room::RightTurn => {
                let is_left = turns_west == (room == Room::LeftTurn);
                [if is_left { left_of(1, 1) } else { right_of(1, 1) }, None, None, None, None]
            }
            Room::Crossing { .. } => [ahead(4, 1), left_of(1, 4), right_of(1, 4), None, None],
            Room::FiveWay { left_low, left_high, right_low, right_high } => {
                let (low, high) = match facing {
                    Direction::West | Direction::North => (5, 3),
                    _ => (3, 5),
                };
                [
                    ahead(5, 1),
                    left_of(low, 1).filter(|_| left_low),
                    left_of(high, 7).filter(|_| left_high),
                    right_of(low, 1).filter(|_| right_low),
                    right_of(high, 7).filter(|_| right_high),
                ]
            }
            Room::Library { .. } | Room::Portal { .. } | Room::Filler { .. } => [None; 5],
        };
        for door in doors.into_iter().flatten() {
            self.attempt(door, depth);
        }
    }

    /// Tries to add a hall at a door of a hall of that depth.
    fn attempt(&mut self, (foot, facing): Door, depth: i32) {
        let Some(start) = self.halls.first() else { return };
        let is_far = |axis: usize| (foot[axis] - start.bounding_box.min[axis]).abs() > MAX_DISTANCE;
        if depth > MAX_DEPTH || is_far(0) || is_far(2) {
            return;
        }
        if let Some(hall) = self.choose(foot, facing, depth + 1) {
            self.pending.push(self.halls.len());
            self.halls.push(hall);
        }
    }

    fn choose(&mut self, foot: [i32; 3], facing: Direction, depth: i32) -> Option<Hall> {
        if !self.weights.iter().any(|weight| weight.count < weight.most) {
            return None;
        }
        let total: i32 = self.weights.iter().map(|weight| weight.weight).sum();
        if let Some(hall) = self.imposed.take().and_then(|choice| self.make(choice, foot, facing, depth)) {
            return Some(hall);
        }
        for _ in 0..5 {
            let mut drawn = self.random.next_bounded(total);
            for at in 0..self.weights.len() {
                let Weight { choice, weight, most, below_depth, count } = self.weights[at];
                drawn -= weight;
                if drawn >= 0 {
                    continue;
                }
                let is_allowed = (most == 0 || count < most) && (below_depth == 0 || depth > below_depth);
                if !is_allowed || self.previous == Some(choice) {
                    break;
                }
                let Some(hall) = self.make(choice, foot, facing, depth) else { continue };
                self.weights[at].count += 1;
                self.previous = Some(choice);
                if most != 0 && count + 1 >= most {
                    self.weights.remove(at);
                }
                return Some(hall);
            }
        }
        let (bounding_box, steps) = self.filler(foot, facing)?;
        let is_high = bounding_box.min[1] > 1;
        is_high.then_some(Hall {
            room: Room::Filler { steps },
            entry: Entry::Opening,
            bounding_box,
            facing,
            depth,
        })
    }

    /// The box, if it is high enough and nothing is there yet.
    fn free(
        &self,
        foot: [i32; 3],
        offset: [i32; 3],
        size: [i32; 3],
        facing: Direction,
    ) -> Option<BoundingBox> {
        let bounding_box = BoundingBox::oriented(foot, offset, size, facing);
        let is_free = bounding_box.min[1] > BOTTOM && self.hall_at(&bounding_box).is_none();
        is_free.then_some(bounding_box)
    }

    fn hall_at(&self, bounding_box: &BoundingBox) -> Option<BoundingBox> {
        self.halls.iter().map(|hall| hall.bounding_box).find(|known| known.intersects(bounding_box))
    }

    fn make(&mut self, choice: Choice, foot: [i32; 3], facing: Direction, depth: i32) -> Option<Hall> {
        let (offset, size) = match choice {
            Choice::Straight | Choice::ChestCorridor => ([-1, -1, 0], [5, 5, 7]),
            Choice::LeftTurn | Choice::RightTurn => ([-1, -1, 0], [5, 5, 5]),
            Choice::Prison => ([-1, -1, 0], [9, 5, 11]),
            Choice::Crossing => ([-4, -1, 0], [11, 7, 11]),
            Choice::StraightStairs => ([-1, -7, 0], [5, 11, 8]),
            Choice::Spiral => ([-1, -7, 0], [5, 11, 5]),
            Choice::FiveWay => ([-4, -3, 0], [10, 9, 11]),
            Choice::Library => ([-4, -1, 0], [14, 11, 15]),
            Choice::Portal => ([-4, -1, 0], [11, 8, 16]),
        };
        let mut bounding_box = self.free(foot, offset, size, facing);
        let is_tall = bounding_box.is_some();
        if choice == Choice::Library && !is_tall {
            bounding_box = self.free(foot, offset, [14, 6, 15], facing);
        }
        let bounding_box = bounding_box?;
        let random = &mut *self.random;
        let entry = match choice {
            Choice::Portal => Entry::Opening,
            _ => match random.next_bounded(5) {
                0 | 1 => Entry::Opening,
                2 => Entry::Wood,
                3 => Entry::Grates,
                _ => Entry::Iron,
            },
        };
        let room = match choice {
            Choice::Straight => {
                let left = random.next_bounded(2) == 0;
                Room::Straight { left, right: random.next_bounded(2) == 0 }
            }
            Choice::Prison => Room::Prison,
            Choice::LeftTurn => Room::LeftTurn,
            Choice::RightTurn => Room::RightTurn,
            Choice::Crossing => Room::Crossing { design: random.next_bounded(5) },
            Choice::StraightStairs => Room::StraightStairs,
            Choice::Spiral => Room::Spiral,
            Choice::FiveWay => Room::FiveWay {
                left_low: random.next_bool(),
                left_high: random.next_bool(),
                right_low: random.next_bool(),
                right_high: random.next_bounded(3) > 0,
            },
            Choice::ChestCorridor => Room::ChestCorridor { has_chest: false },
            Choice::Library => Room::Library { is_tall },
            Choice::Portal => Room::Portal { has_spawner: false },
        };
        Some(Hall { room, entry, bounding_box, facing, depth })
    }

    /// A few blocks to a hall that is just too near for another, and how many.
    fn filler(&self, foot: [i32; 3], facing: Direction) -> Option<(BoundingBox, i32)> {
        let ahead = |steps| BoundingBox::oriented(foot, [-1, -1, 0], [5, 5, steps], facing);
        let longest = ahead(4);
        let hall = self.hall_at(&longest)?;
        if hall.min[1] != longest.min[1] {
            return None;
        }
        let steps = [2, 1].into_iter().find(|&steps| !hall.intersects(&ahead(steps)))? + 1;
        Some((ahead(steps), steps))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halls_do_not_overlap() {
        let mut portals = 0;
        for seed in 0..20 {
            let halls = Layout::new([0, 0], &mut Legacy::new(seed)).finish();
            for (at, hall) in halls.iter().enumerate() {
                let overlaps = |other: &Hall| hall.bounding_box.intersects(&other.bounding_box);
                // Fillers reach into what they lead to.
                if !matches!(hall.room, Room::Filler { .. }) {
                    assert!(!halls[..at].iter().any(overlaps), "{seed} {hall:?}");
                }
                assert!(hall.depth <= MAX_DEPTH + 1);
            }
            portals += halls.iter().filter(|hall| matches!(hall.room, Room::Portal { .. })).count();
        }
        assert!(portals > 5, "{portals}");
    }
}
