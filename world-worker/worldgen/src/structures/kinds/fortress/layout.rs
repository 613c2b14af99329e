use super::Section;
use crate::features::Direction;
use crate::random::{Legacy, Random};
use crate::structures::BoundingBox;
use crate::structures::kinds::doors::{Door, ahead, left, right};

/// From this depth on, only ends are added.
const MAX_DEPTH: i32 = 30;
/// How far parts may begin from the first, in blocks.
const MAX_DISTANCE: i32 = 112;
/// Parts lie above this height before the whole is moved.
const BOTTOM: i32 = 10;

/// The shapes of parts, with what they drew when they were made and what they remember.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    BridgeCrossing,
    /// Broken off.
    End {
        seed: i32,
    },
    StraightBridge,
    CorridorStairs,
    Balcony,
    SmallCorridor,
    SmallCrossing,
    LeftTurn {
        has_chest: bool,
    },
    RightTurn {
        has_chest: bool,
    },
    Throne {
        has_spawner: bool,
    },
    RoomCrossing,
    StairsRoom,
    Entrance,
    StalkRoom,
}

/// What is chosen from: bridges, or parts of the castle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pool {
    Bridge,
    Castle,
}

#[derive(Debug, Clone, Copy)]
struct Weight {
    part: Part,
    weight: i32,
    /// 0 for any number.
    most: i32,
    /// Whether it may follow itself.
    repeats: bool,
    count: i32,
}

const fn weight(part: Part, weight: i32, most: i32, repeats: bool) -> Weight {
    Weight { part, weight, most, repeats, count: 0 }
}

const BRIDGES: [Weight; 6] = [
    weight(Part::StraightBridge, 30, 0, true),
    weight(Part::BridgeCrossing, 10, 4, false),
    weight(Part::RoomCrossing, 10, 4, false),
    weight(Part::StairsRoom, 10, 3, false),
    weight(Part::Throne { has_spawner: false }, 5, 2, false),
    weight(Part::Entrance, 5, 1, false),
];

const CASTLE: [Weight; 7] = [
    weight(Part::SmallCorridor, 25, 0, true),
    weight(Part::SmallCrossing, 15, 5, false),
    weight(Part::RightTurn { has_chest: false }, 5, 10, false),
    weight(Part::LeftTurn { has_chest: false }, 5, 10, false),
    weight(Part::CorridorStairs, 10, 3, true),
    weight(Part::Balcony, 7, 2, false),
    weight(Part::StalkRoom, 5, 2, false),
];

/// A fortress in the making.
pub(super) struct Layout<'r> {
    sections: Vec<Section>,
    /// Numbers of sections that are not followed yet.
    pending: Vec<usize>,
    /// Of bridges and of the castle.
    pools: [Vec<Weight>; 2],
    previous: Option<Part>,
    random: &'r mut Legacy,
}

impl<'r> Layout<'r> {
    /// Begins in the chunk whose least block is at `min`.
    pub(super) fn new([min_x, min_z]: [i32; 2], random: &'r mut Legacy) -> Self {
        let facing = Direction::random_horizontal(random);
        let bounding_box = BoundingBox::sized([min_x + 2, 64, min_z + 2], facing, [19, 10, 19]);
        let start = Section { part: Part::BridgeCrossing, bounding_box, facing, depth: 0 };
        let mut layout = Self {
            sections: vec![start],
            pending: Vec::new(),
            pools: [BRIDGES.to_vec(), CASTLE.to_vec()],
            previous: None,
            random,
        };
        layout.follow(0);
        layout
    }

    /// Adds parts until there is no room for more.
    pub(super) fn finish(mut self) -> Vec<Section> {
        while !self.pending.is_empty() {
            let at = self.random.next_bounded(self.pending.len() as i32) as usize;
            let section = self.pending.remove(at);
            self.follow(section);
        }
        self.sections
    }

    /// Adds what begins at the doors of a part.
    fn follow(&mut self, section: usize) {
        let Some(&Section { part, bounding_box, facing, depth }) = self.sections.get(section) else { return };
        let ahead = |along, up| ahead(bounding_box, facing, along, up);
        let left = |up, along| left(bounding_box, facing, up, along);
        let right = |up, along| right(bounding_box, facing, up, along);
        let (pool, doors): (Pool, Vec<Door>) = match part {
            Part::BridgeCrossing => (Pool::Bridge, vec![ahead(8, 3), left(3, 8), right(3, 8)]),
            Part::StraightBridge => (Pool::Bridge, vec![ahead(1, 3)]),
            Part::RoomCrossing => (Pool::Bridge, vec![ahead(2, 0), left(0, 2), right(0, 2)]),
            Part::StairsRoom => (Pool::Bridge, vec![right(6, 2)]),
            Part::CorridorStairs | Part::SmallCorridor => (Pool::Castle, vec![ahead(1, 0)]),
            Part::SmallCrossing => (Pool::Castle, vec![ahead(1, 0), left(0, 1), right(0, 1)]),
            Part::LeftTurn { .. } => (Pool::Castle, vec![left(0, 1)]),
            Part::RightTurn { .. } => (Pool::Castle, vec![right(0, 1)]),
            Part::Entrance => (Pool::Castle, vec![ahead(5, 3)]),
            Part::StalkRoom => (Pool::Castle, vec![ahead(5, 3), ahead(5, 11)]),
            Part::Balcony => {
                let along = if matches!(facing, Direction::West | Direction::North) { 5 } else { 1 };
                for door in [left(0, along), right(0, along)] {
                    let is_castle = self.random.next_bounded(8) > 0;
                    self.attempt(door, depth, if is_castle { Pool::Castle } else { Pool::Bridge });
                }
                return;
            }
            Part::Throne { .. } | Part::End { .. } => return,
        };
        for door in doors {
            self.attempt(door, depth, pool);
        }
    }

    /// Tries to add a part at a door of a part of that depth.
    fn attempt(&mut self, (foot, facing): Door, depth: i32, pool: Pool) {
        let Some(start) = self.sections.first() else { return };
        let is_far = |axis: usize| (foot[axis] - start.bounding_box.min[axis]).abs() > MAX_DISTANCE;
        if is_far(0) || is_far(2) {
            // Made for its draw, and forgotten.
            self.make(Part::End { seed: 0 }, foot, facing, depth);
            return;
        }
        if let Some(section) = self.choose(foot, facing, depth + 1, pool) {
            self.pending.push(self.sections.len());
            self.sections.push(section);
        }
    }

    fn choose(&mut self, foot: [i32; 3], facing: Direction, depth: i32, pool: Pool) -> Option<Section> {
        let pool = pool as usize;
        let weights = &self.pools[pool];
        let has_room = weights.iter().any(|weight| weight.count < weight.most);
        let total: i32 = weights.iter().map(|weight| weight.weight).sum();
        if has_room && total > 0 && depth <= MAX_DEPTH {
            for _ in 0..5 {
                let mut drawn = self.random.next_bounded(total);
                for at in 0..self.pools[pool].len() {
                    let Weight { part, weight, most, repeats, count } = self.pools[pool][at];
                    drawn -= weight;
                    if drawn >= 0 {
                        continue;
                    }
                    if most != 0 && count >= most || self.previous == Some(part) && !repeats {
                        break;
                    }
                    let Some(section) = self.make(part, foot, facing, depth) else { continue };
                    self.pools[pool][at].count += 1;
                    self.previous = Some(part);
                    if most != 0 && count + 1 >= most {
                        self.pools[pool].remove(at);
                    }
                    return Some(section);
                }
            }
        }
        self.make(Part::End { seed: 0 }, foot, facing, depth)
    }

    /// A part, if it would be high enough and nothing is there yet.
    fn make(&mut self, part: Part, foot: [i32; 3], facing: Direction, depth: i32) -> Option<Section> {
        let (offset, size) = match part {
            Part::BridgeCrossing => ([-8, -3, 0], [19, 10, 19]),
            Part::End { .. } => ([-1, -3, 0], [5, 10, 8]),
            Part::StraightBridge => ([-1, -3, 0], [5, 10, 19]),
            Part::CorridorStairs => ([-1, -7, 0], [5, 14, 10]),
            Part::Balcony => ([-3, 0, 0], [9, 7, 9]),
            Part::Entrance | Part::StalkRoom => ([-5, -3, 0], [13, 14, 13]),
            Part::SmallCorridor | Part::SmallCrossing | Part::LeftTurn { .. } | Part::RightTurn { .. } => {
                ([-1, 0, 0], [5, 7, 5])
            }
            Part::Throne { .. } => ([-2, 0, 0], [7, 8, 9]),
            Part::RoomCrossing => ([-2, 0, 0], [7, 9, 7]),
            Part::StairsRoom => ([-2, 0, 0], [7, 11, 7]),
        };
        let bounding_box = BoundingBox::oriented(foot, offset, size, facing);
        let is_taken = || self.sections.iter().any(|known| known.bounding_box.intersects(&bounding_box));
        if bounding_box.min[1] <= BOTTOM || is_taken() {
            return None;
        }
        let part = match part {
            Part::End { .. } => Part::End { seed: self.random.next_i32() },
            Part::LeftTurn { .. } => Part::LeftTurn { has_chest: self.random.next_bounded(3) == 0 },
            Part::RightTurn { .. } => Part::RightTurn { has_chest: self.random.next_bounded(3) == 0 },
            other => other,
        };
        Some(Section { part, bounding_box, facing, depth })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_do_not_overlap() {
        for seed in 0..20 {
            let sections = Layout::new([0, 0], &mut Legacy::new(seed)).finish();
            assert!(sections.len() > 10, "{seed}");
            for (at, section) in sections.iter().enumerate() {
                let overlaps = |other: &Section| section.bounding_box.intersects(&other.bounding_box);
                assert!(!sections[..at].iter().any(overlaps), "{seed} {section:?}");
            }
            let entrances = sections.iter().filter(|section| section.part == Part::Entrance).count();
            assert!(entrances <= 1);
        }
    }
}
