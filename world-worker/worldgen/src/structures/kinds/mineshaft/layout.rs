use crate::features::Direction;
use crate::features::Direction::{East, North, South, West};
use crate::random::{Legacy, Random};
use crate::structures::BoundingBox;

/// Greatest number of pieces between one and the room, but one.
const MAX_DEPTH: i32 = 8;
/// How far pieces may begin from the room, in blocks.
const MAX_DISTANCE: i32 = 80;

/// The pieces of a mineshaft in the making, in the order they are made.
struct Layout<'r> {
    shafts: Vec<Laid>,
    random: &'r mut Legacy,
}

/// A piece and where it is.
#[derive(Debug)]
pub(super) struct Laid {
    pub(super) part: Part,
    pub(super) bounding_box: BoundingBox,
    depth: i32,
}

/// The shapes of pieces.
#[derive(Debug, Clone)]
pub(super) enum Part {
    /// Where it all begins, with the openings to its corridors.
    Room { openings: Vec<BoundingBox> },
    /// Straight, with supports every five blocks.
    Corridor { facing: Direction, has_rails: bool, has_spiders: bool, has_spawner: bool, sections: i32 },
    /// Of up to four ways, with one floor or two.
    Crossing { facing: Direction },
    /// Five blocks down.
    Stairs { facing: Direction },
}

/// Lays out the mineshaft of the chunk whose least block is at `min`.
pub(super) fn lay_out([min_x, min_z]: [i32; 2], random: &mut Legacy) -> Vec<Laid> {
    let (x, z) = (min_x + 2, min_z + 2);
    let max_x = x + 7 + random.next_bounded(6);
    let max_y = 54 + random.next_bounded(6);
    let max_z = z + 7 + random.next_bounded(6);
    let room = BoundingBox { min: [x, 50, z], max: [max_x, max_y, max_z] };
    let part = Part::Room { openings: Vec::new() };
    let mut layout = Layout { shafts: vec![Laid { part, bounding_box: room, depth: 0 }], random };
    layout.leave_room(room);
    layout.shafts
}

impl Laid {
    pub(super) fn move_up(&mut self, blocks: i32) {
        self.bounding_box = self.bounding_box.moved([0, blocks, 0]);
        if let Part::Room { openings } = &mut self.part {
            openings.iter_mut().for_each(|opening| *opening = opening.moved([0, blocks, 0]));
        }
    }
}

impl Layout<'_> {
    fn leave_room(&mut self, room: BoundingBox) {
        let [width, height, depth] = room.size();
        let BoundingBox { min, max } = room;
        let heights = (height - 4).max(1);
        for (facing, span) in [(North, width), (South, width), (West, depth), (East, depth)] {
            let mut along = 0;
            while along < span {
                along += self.random.next_bounded(span);
                if along + 3 > span {
                    break;
                }
                let y = min[1] + self.random.next_bounded(heights) + 1;
                let foot = match facing {
                    North => [min[0] + along, y, min[2] - 1],
                    South => [min[0] + along, y, max[2] + 1],
                    West => [min[0] - 1, y, min[2] + along],
                    _ => [max[0] + 1, y, min[2] + along],
                };
                if let Some(child) = self.attempt(foot, facing, 0) {
                    let mut opening = child;
                    let (axis, walls) = match facing {
                        North => (2, [min[2], min[2] + 1]),
                        South => (2, [max[2] - 1, max[2]]),
                        West => (0, [min[0], min[0] + 1]),
                        _ => (0, [max[0] - 1, max[0]]),
                    };
                    [opening.min[axis], opening.max[axis]] = walls;
                    if let Some(Laid { part: Part::Room { openings }, .. }) = self.shafts.first_mut() {
                        openings.push(opening);
                    }
                }
                along += 4;
            }
        }
    }

    /// Tries to add a piece that begins at `foot`, and what follows it. The box of the piece, if there is room.
    fn attempt(&mut self, foot: [i32; 3], facing: Direction, depth: i32) -> Option<BoundingBox> {
        let room = self.shafts.first()?.bounding_box;
        let is_far = |axis: usize| (foot[axis] - room.min[axis]).abs() > MAX_DISTANCE;
        if depth > MAX_DEPTH || is_far(0) || is_far(2) {
            return None;
        }
        let (part, bounding_box) = match self.random.next_bounded(100) {
            80.. => self.crossing(foot, facing)?,
            70.. => {
                let stairs = BoundingBox::oriented(foot, [0, -5, 0], [3, 8, 9], facing);
                (Part::Stairs { facing }, self.free(stairs)?)
            }
            _ => self.corridor(foot, facing)?,
        };
        let at = self.shafts.len();
        self.shafts.push(Laid { part, bounding_box, depth: depth + 1 });
        self.follow(at);
        Some(bounding_box)
    }

    /// The box, if nothing is there yet.
    fn free(&self, bounding_box: BoundingBox) -> Option<BoundingBox> {
        let is_taken = self.shafts.iter().any(|shaft| shaft.bounding_box.intersects(&bounding_box));
        (!is_taken).then_some(bounding_box)
    }

    fn corridor(&mut self, foot: [i32; 3], facing: Direction) -> Option<(Part, BoundingBox)> {
        let longest = self.random.next_bounded(3) + 2;
        let (sections, bounding_box) = (1..=longest).rev().find_map(|sections| {
            let size = [3, 3, 5 * sections];
            self.free(BoundingBox::oriented(foot, [0; 3], size, facing)).map(|free| (sections, free))
        })?;
        let has_rails = self.random.next_bounded(3) == 0;
        let has_spiders = !has_rails && self.random.next_bounded(23) == 0;
        Some((Part::Corridor { facing, has_rails, has_spiders, has_spawner: false, sections }, bounding_box))
    }

    fn crossing(&mut self, foot: [i32; 3], facing: Direction) -> Option<(Part, BoundingBox)> {
        let height = if self.random.next_bounded(4) == 0 { 7 } else { 3 };
        let bounding_box = self.free(BoundingBox::oriented(foot, [-1, 0, 0], [5, height, 5], facing))?;
        Some((Part::Crossing { facing }, bounding_box))
    }

    /// What follows the piece with number `at`.
    fn follow(&mut self, at: usize) {
        let Some(Laid { part, bounding_box, depth }) = self.shafts.get(at) else { return };
        let (bounding_box, depth) = (*bounding_box, *depth);
        match *part {
            Part::Room { .. } => {}
            Part::Corridor { facing, .. } => self.follow_corridor(bounding_box, facing, depth),
            Part::Crossing { facing } => self.follow_crossing(bounding_box, facing, depth),
            Part::Stairs { facing } => {
                let BoundingBox { min, max } = bounding_box;
                let foot = match facing {
                    North => [min[0], min[1], min[2] - 1],
                    South => [min[0], min[1], max[2] + 1],
                    West => [min[0] - 1, min[1], min[2]],
                    _ => [max[0] + 1, min[1], min[2]],
                };
                self.attempt(foot, facing, depth);
            }
        }
    }

    fn follow_corridor(&mut self, BoundingBox { min, max }: BoundingBox, facing: Direction, depth: i32) {
        let choice = self.random.next_bounded(4);
        let y = min[1] - 1 + self.random.next_bounded(3);
        let ([x, z], to) = match (facing, choice) {
            (North, 0 | 1) => ([min[0], min[2] - 1], North),
            (North, 2) => ([min[0] - 1, min[2]], West),
            (North, _) => ([max[0] + 1, min[2]], East),
            (South, 0 | 1) => ([min[0], max[2] + 1], South),
            (South, 2) => ([min[0] - 1, max[2] - 3], West),
            (South, _) => ([max[0] + 1, max[2] - 3], East),
            (West, 0 | 1) => ([min[0] - 1, min[2]], West),
            (West, 2) => ([min[0], min[2] - 1], North),
            (West, _) => ([min[0], max[2] + 1], South),
            (_, 0 | 1) => ([max[0] + 1, min[2]], East),
            (_, 2) => ([max[0] - 3, min[2] - 1], North),
            _ => ([max[0] - 3, max[2] + 1], South),
        };
        self.attempt([x, y, z], to, depth);
        if depth >= MAX_DEPTH {
            return;
        }
        let is_along_z = matches!(facing, North | South);
        let axis = if is_along_z { 2 } else { 0 };
        for along in (min[axis] + 3..=max[axis] - 3).step_by(5) {
            match (self.random.next_bounded(5), is_along_z) {
                (0, true) => self.attempt([min[0] - 1, min[1], along], West, depth + 1),
                (1, true) => self.attempt([max[0] + 1, min[1], along], East, depth + 1),
                (0, false) => self.attempt([along, min[1], min[2] - 1], North, depth + 1),
                (1, false) => self.attempt([along, min[1], max[2] + 1], South, depth + 1),
                _ => None,
            };
        }
    }

    fn follow_crossing(&mut self, bounding_box: BoundingBox, facing: Direction, depth: i32) {
        let BoundingBox { min, max } = bounding_box;
        let foot = |to: Direction, y: i32| match to {
            North => [min[0] + 1, y, min[2] - 1],
            South => [min[0] + 1, y, max[2] + 1],
            West => [min[0] - 1, y, min[2] + 1],
            _ => [max[0] + 1, y, min[2] + 1],
        };
        let ways = match facing {
            North => [North, West, East],
            South => [South, West, East],
            West => [North, South, West],
            _ => [North, South, East],
        };
        for to in ways {
            self.attempt(foot(to, min[1]), to, depth);
        }
        if bounding_box.size()[1] > 3 {
            for to in [North, West, East, South] {
                if self.random.next_bool() {
                    self.attempt(foot(to, min[1] + 4), to, depth);
                }
            }
        }
    }
}
