use chunk::BlockPos;

use super::grid::{Cell, ENTRANCE, Grid, Plan, SIZE, cell, room, step};
use super::rooms::{self, Spot};
use crate::features::Direction;
use crate::random::{Legacy, Random};
use crate::structures::piece::{Mirror, Rotation};
use crate::templates::Transform;

/// Width of a cell in blocks.
const CELL: i32 = 8;

/// A template in its place.
#[derive(Debug, Clone)]
pub(super) struct Part {
    pub(super) name: String,
    pub(super) at: BlockPos,
    pub(super) rotation: Rotation,
    pub(super) mirror: Mirror,
}

/// Goes around the house and builds walls.
#[derive(Debug, Clone, Copy)]
struct Walker {
    at: BlockPos,
    rotation: Rotation,
    wall: &'static str,
}

pub(super) struct Layout<'p> {
    plan: &'p Plan,
    origin: BlockPos,
    rotation: Rotation,
    parts: Vec<Part>,
}

/// So many blocks to the east and to the south, as they are after a rotation.
fn moved(at: BlockPos, rotation: Rotation, [east, south]: [i32; 2]) -> BlockPos {
    Transform::rotated(rotation).place(at, [east, 0, south])
}

impl<'p> Layout<'p> {
    pub(super) fn new(plan: &'p Plan, origin: BlockPos, rotation: Rotation) -> Self {
        Self { plan, origin, rotation, parts: Vec::new() }
    }

    /// All parts, in the order of placing.
    pub(super) fn build(mut self, random: &mut Legacy) -> Vec<Part> {
        let plan = self.plan;
        let [x, y] = ENTRANCE;
        let mut first = Walker { at: self.origin, rotation: self.rotation, wall: "wall_flat" };
        self.add("entrance", moved(first.at, first.rotation, [-9, 0]), first.rotation);
        first.at = moved(first.at, first.rotation, [0, 16]);
        let mut second = Walker { at: first.at.offset(0, 8, 0), wall: "wall_window", ..first };
        let (from, to) = ([x + 1, y + 1], [x + 1, y]);
        self.walls(&mut first, &plan.base, from, to);
        self.walls(&mut second, &plan.base, from, to);
        let third = Walker { at: first.at.offset(0, 19, 0), wall: "wall_window", ..first };
        self.third_walls(third);
        self.roof(self.origin.offset(0, 16, 0), &plan.base, Some(&plan.third));
        self.roof(self.origin.offset(0, 27, 0), &plan.third, None);
        for floor in 0..3 {
            self.corridors(floor);
            self.rooms(floor, random);
        }
        self.parts
    }

    fn add(&mut self, name: &str, at: BlockPos, rotation: Rotation) {
        self.parts.push(Part { name: name.to_owned(), at, rotation, mirror: Mirror::None });
    }

    /// A part so many blocks from `at`, turned further than the mansion.
    fn add_near(&mut self, name: &str, at: BlockPos, offset: [i32; 2], turn: Rotation) {
        self.add(name, moved(at, self.rotation, offset), self.rotation.then(turn));
    }

    /// Where a cell is, from `at` where the entrance is.
    fn corner(&self, at: BlockPos, [x, y]: Cell) -> BlockPos {
        let [entrance_x, entrance_y] = ENTRANCE;
        let offset = [(x - entrance_x - 1) * CELL, CELL + (y - entrance_y - 1) * CELL];
        moved(at, self.rotation, offset)
    }

    fn wall(&mut self, walker: &mut Walker) {
        self.add(walker.wall, moved(walker.at, walker.rotation, [7, 0]), walker.rotation);
        walker.at = moved(walker.at, walker.rotation, [0, 8]);
    }

    /// Walls around the house, from one cell to another.
    fn walls(&mut self, walker: &mut Walker, grid: &Grid, from: Cell, to: Cell) {
        /// More steps than any way around has.
        const MAX_STEPS: i32 = SIZE * SIZE * 8;
        let start = Direction::South;
        let mut heading = start;
        let mut at = from;
        for _ in 0..MAX_STEPS {
            let ahead = step(at, heading, 1);
            let left = heading.counter_clockwise();
            let needs_wall = if !grid.is_house(ahead) {
                walker.at = moved(walker.at, walker.rotation, [0, -1]);
                self.add("wall_corner", walker.at, walker.rotation);
                walker.at = moved(walker.at, walker.rotation, [6, -7]);
                walker.rotation = walker.rotation.then(Rotation::Clockwise90);
                heading = heading.clockwise();
                true
            } else if grid.is_house(step(ahead, left, 1)) {
                walker.at = moved(walker.at, walker.rotation, [8, 6]);
                walker.rotation = walker.rotation.then(Rotation::CounterClockwise90);
                at = ahead;
                heading = left;
                false
            } else {
                at = ahead;
                true
            };
            let is_done = at == to && heading == start;
            if needs_wall && !is_done {
                self.wall(walker);
            }
            if is_done {
                return;
            }
        }
    }

    fn third_walls(&mut self, mut walker: Walker) {
        let third = &self.plan.third;
        let rows = (0..SIZE).flat_map(|y| (0..SIZE).rev().map(move |x| [x, y]));
        if let Some(start) = rows.into_iter().find(|at| third.is_house(*at)) {
            walker.at = self.corner(walker.at, start);
            self.wall(&mut walker);
            self.walls(&mut walker, third, start, start);
        }
    }

    fn roof(&mut self, at: BlockPos, grid: &Grid, above: Option<&Grid>) {
        use Rotation::{Clockwise90, Clockwise180, CounterClockwise90};
        const STRAIGHT: Rotation = Rotation::None;
        let is_covered = |cell| above.is_some_and(|above| above.is_house(cell));
        let open = |[x, y]: Cell, [dx, dy]: Cell| !grid.is_house([x + dx, y + dy]);
        let house = || Grid::cells().filter(|cell| grid.is_house(*cell));
        let (north, east, south, west) = ([0, -1], [1, 0], [0, 1], [-1, 0]);
        for cell in house().filter(|cell| !is_covered(*cell)) {
            let corner = self.corner(at, cell);
            self.add_near("roof", corner.offset(0, 3, 0), [0, 0], STRAIGHT);
            for (side, offset, turn) in [
                (east, [6, 0], STRAIGHT),
                (west, [0, 7], Clockwise180),
                (north, [-1, 0], CounterClockwise90),
                (south, [6, 6], Clockwise90),
            ] {
                if open(cell, side) {
                    self.add_near("roof_front", corner, offset, turn);
                }
            }
        }
        for cell in house().filter(|cell| is_covered(*cell)) {
            let corner = self.corner(at, cell);
            for (side, offset, turn) in [
                (east, [7, 0], STRAIGHT),
                (west, [-1, 6], Clockwise180),
                (north, [0, -1], CounterClockwise90),
                (south, [6, 7], Clockwise90),
            ] {
                if open(cell, side) {
                    self.add_near("small_wall", corner, offset, turn);
                }
            }
            for (sides, offset, turn) in [
                ([east, north], [7, -2], STRAIGHT),
                ([east, south], [8, 7], Clockwise90),
                ([west, north], [-2, -1], CounterClockwise90),
                ([west, south], [-1, 8], Clockwise180),
            ] {
                if sides.into_iter().all(|side| open(cell, side)) {
                    self.add_near("small_wall_corner", corner, offset, turn);
                }
            }
        }
        for cell in house().filter(|cell| !is_covered(*cell)) {
            let corner = self.corner(at, cell);
            for (side, next, outer, inner) in [
                (east, south, ([6, 6], STRAIGHT), ([6, 5], STRAIGHT)),
                (east, north, ([6, 0], CounterClockwise90), ([9, -2], Clockwise90)),
                (west, south, ([0, 6], Clockwise90), ([-3, 8], CounterClockwise90)),
                (west, north, ([0, 0], Clockwise180), ([0, 1], Clockwise180)),
            ] {
                if !open(cell, side) {
                    continue;
                }
                if open(cell, next) {
                    self.add_near("roof_corner", corner, outer.0, outer.1);
                } else if !open(cell, [side[0], next[1]]) {
                    self.add_near("roof_inner_corner", corner, inner.0, inner.1);
                }
            }
        }
    }

    /// Where a floor begins.
    fn floor_origin(&self, floor: usize) -> BlockPos {
        self.origin.offset(0, [0, 8, 19][floor], 0)
    }

    fn corridors(&mut self, floor: usize) {
        let plan = self.plan;
        let (grid, rooms) = (plan.floor(floor), &plan.rooms[floor]);
        let number = if floor == 0 { 1 } else { 2 };
        let carpets = [
            (Direction::North, "carpet_north".to_owned(), [1, 0], 1),
            (Direction::East, "carpet_east".to_owned(), [5, 1], 1),
            (Direction::South, format!("carpet_south_{number}"), [-1, 5], 0),
            (Direction::West, format!("carpet_west_{number}"), [-1, -1], 0),
        ];
        for at in Grid::cells().filter(|at| grid.get(*at) == cell::CORRIDOR) {
            let corner = self.corner(self.floor_origin(floor), at);
            self.add_near("corridor_floor", corner, [0, 0], Rotation::None);
            for (side, name, offset, up) in &carpets {
                let next = step(at, *side, 1);
                if grid.get(next) == cell::CORRIDOR || rooms.get(next) & room::CORRIDOR == room::CORRIDOR {
                    self.add_near(name, corner.offset(0, *up, 0), *offset, Rotation::None);
                }
            }
        }
    }

    fn rooms(&mut self, floor: usize, random: &mut Legacy) {
        let plan = self.plan;
        let (grid, rooms) = (plan.floor(floor), &plan.rooms[floor]);
        for at in Grid::cells() {
            let is_start = floor == 2 && grid.get(at) == cell::START;
            if grid.get(at) != cell::ROOM && !is_start {
                continue;
            }
            let value = rooms.get(at);
            let is_corridor_start = is_start && value & room::CORRIDOR == room::CORRIDOR;
            let door = self.door(floor, at, value, random);
            let corner = moved(self.corner(self.floor_origin(floor), at), self.rotation, [-1, 0]);
            self.inner_walls(floor, at, value & room::NUMBER, door, is_corridor_start, corner);
            if let Some((name, spot)) = self.room(floor, at, value, door, random) {
                let Spot { offset, rotation, mirror } = spot;
                self.parts.push(Part {
                    name,
                    at: moved(corner, self.rotation, offset),
                    rotation: self.rotation.then(rotation),
                    mirror,
                });
            }
        }
    }

    /// The side of a room's door; up if it has none there but is placed from there.
    fn door(&self, floor: usize, at: Cell, value: u32, random: &mut Legacy) -> Option<Direction> {
        let grid = self.plan.floor(floor);
        let mut sides: Vec<Direction> = Vec::new();
        if value & room::DOOR == room::DOOR {
            let corridor = |side: &Direction| grid.get(step(at, *side, 1)) == cell::CORRIDOR;
            sides.extend(Direction::HORIZONTAL.into_iter().filter(corridor));
        }
        if sides.is_empty() {
            return (value & room::ORIGIN == room::ORIGIN).then_some(Direction::Up);
        }
        Some(sides[random.next_bounded(sides.len() as i32) as usize])
    }

    fn inner_walls(
        &mut self,
        floor: usize,
        at: Cell,
        number: u32,
        door: Option<Direction>,
        is_corridor_start: bool,
        corner: BlockPos,
    ) {
        let plan = self.plan;
        let grid = plan.floor(floor);
        let is_next = |side| {
            let next = step(at, side, 1);
            grid.is_house(next) && !plan.is_room(floor, next, number)
        };
        let has_corridor = |side| grid.get(step(at, side, 1)) == cell::CORRIDOR && !is_corridor_start;
        for (side, is_needed, offset, turn) in [
            (Direction::West, is_next(Direction::West), [0, 0], Rotation::None),
            (Direction::East, has_corridor(Direction::East), [8, 0], Rotation::None),
            (Direction::South, is_next(Direction::South), [7, 7], Rotation::Clockwise90),
            (Direction::North, has_corridor(Direction::North), [7, -1], Rotation::Clockwise90),
        ] {
            if is_needed {
                let what = if door == Some(side) { "door" } else { "wall" };
                let name = format!("indoors_{what}_{}", if floor == 0 { 1 } else { 2 });
                self.add_near(&name, corner, offset, turn);
            }
        }
    }

    fn room(
        &self,
        floor: usize,
        at: Cell,
        value: u32,
        door: Option<Direction>,
        random: &mut Legacy,
    ) -> Option<(String, Spot)> {
        let number = value & room::NUMBER;
        let is_ground_floor = floor == 0;
        match value & room::SIZE {
            room::ONE => Some(rooms::one(door, is_ground_floor, random)),
            room::TWO => {
                let other = self.plan.other_half(floor, at, number)?;
                rooms::two(door?, other, value & room::STAIRS == room::STAIRS, is_ground_floor, random)
            }
            room::FOUR => {
                let right = door?.clockwise();
                let is_right = self.plan.is_room(floor, step(at, right, 1), number);
                let other = if is_right { right } else { right.opposite() };
                rooms::four(door?, other, is_ground_floor, random)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names with numbers from 1, and the greatest number.
    const NUMBERED: [(&str, i32); 16] = [
        ("1x1_a", 5),
        ("1x1_as", 4),
        ("1x1_b", 5),
        ("1x2_a", 9),
        ("1x2_b", 5),
        ("1x2_c", 4),
        ("1x2_d", 5),
        ("1x2_s", 2),
        ("1x2_se", 1),
        ("2x2_a", 4),
        ("2x2_b", 5),
        ("2x2_s", 1),
        ("carpet_south_", 2),
        ("carpet_west_", 2),
        ("indoors_door_", 2),
        ("indoors_wall_", 2),
    ];
    const OTHERS: [&str; 15] = [
        "1x2_c_stairs",
        "1x2_d_stairs",
        "carpet_east",
        "carpet_north",
        "corridor_floor",
        "entrance",
        "roof",
        "roof_corner",
        "roof_front",
        "roof_inner_corner",
        "small_wall",
        "small_wall_corner",
        "wall_corner",
        "wall_flat",
        "wall_window",
    ];

    #[test]
    fn only_templates_of_the_game_are_used() {
        let numbered =
            NUMBERED.iter().flat_map(|(name, count)| (1..=*count).map(move |at| format!("{name}{at}")));
        let known: Vec<String> = numbered.chain(OTHERS.map(str::to_owned)).collect();
        let mut missing = known.clone();
        for seed in 0..200 {
            let mut random = Legacy::new(seed);
            let rotation = Rotation::random(&mut random);
            let plan = Plan::new(&mut random);
            let parts = Layout::new(&plan, BlockPos::new(0, 70, 0), rotation).build(&mut random);
            assert!(parts.len() > 200, "{seed}: {}", parts.len());
            for part in parts {
                assert!(known.contains(&part.name), "{}", part.name);
                missing.retain(|name| *name != part.name);
            }
        }
        assert!(missing.is_empty(), "{missing:?}");
    }
}
