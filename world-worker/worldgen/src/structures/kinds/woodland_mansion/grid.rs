use crate::features::Direction;
use crate::random::{Legacy, Random, shuffle};

/// Cells along each side.
pub(super) const SIZE: i32 = 11;
/// The entrance's cell.
pub(super) const ENTRANCE: [i32; 2] = [7, 4];

/// What a cell of a floor is.
pub(super) mod cell {
    pub(in super::super) const FREE: u32 = 0;
    pub(in super::super) const CORRIDOR: u32 = 1;
    pub(in super::super) const ROOM: u32 = 2;
    /// The entrance hall, or stairs on the third floor.
    pub(in super::super) const START: u32 = 3;
    pub(in super::super) const OUTSIDE: u32 = 5;
}

/// What a cell of a floor's rooms says, beside the number of its room.
pub(super) mod room {
    pub(in super::super) const NUMBER: u32 = 0xFFFF;
    pub(in super::super) const SIZE: u32 = 0xF_0000;
    pub(in super::super) const ONE: u32 = 1 << 16;
    pub(in super::super) const TWO: u32 = 1 << 17;
    pub(in super::super) const FOUR: u32 = 1 << 18;
    /// The cell that the room is placed from.
    pub(in super::super) const ORIGIN: u32 = 1 << 20;
    pub(in super::super) const DOOR: u32 = 1 << 21;
    pub(in super::super) const STAIRS: u32 = 1 << 22;
    pub(in super::super) const CORRIDOR: u32 = 1 << 23;
}

/// A cell, x and y; y is along z of the world.
pub(super) type Cell = [i32; 2];

/// One number per cell.
#[derive(Debug, Clone)]
pub(super) struct Grid([u32; (SIZE * SIZE) as usize]);

/// The cell so many steps further.
pub(super) fn step([x, y]: Cell, direction: Direction, steps: i32) -> Cell {
    let [dx, _, dy] = direction.vector();
    [x + dx * steps, y + dy * steps]
}

impl Grid {
    fn new() -> Self {
        Self([cell::FREE; (SIZE * SIZE) as usize])
    }

    fn index([x, y]: Cell) -> Option<usize> {
        let is_inside = (0..SIZE).contains(&x) && (0..SIZE).contains(&y);
        is_inside.then_some((y * SIZE + x) as usize)
    }

    /// Beyond the edge it is outside.
    pub(super) fn get(&self, at: Cell) -> u32 {
        Self::index(at).map_or(cell::OUTSIDE, |index| self.0[index])
    }

    fn set(&mut self, at: Cell, value: u32) {
        if let Some(index) = Self::index(at) {
            self.0[index] = value;
        }
    }

    fn fill(&mut self, [x0, x1]: [i32; 2], [y0, y1]: [i32; 2], value: u32) {
        for y in y0..=y1 {
            for x in x0..=x1 {
                self.set([x, y], value);
            }
        }
    }

    fn set_if_free(&mut self, at: Cell, value: u32) {
        if self.get(at) == cell::FREE {
            self.set(at, value);
        }
    }

    /// Whether a cell is part of the building.
    pub(super) fn is_house(&self, at: Cell) -> bool {
        (1..=4).contains(&self.get(at))
    }

    /// All cells, row by row.
    pub(super) fn cells() -> impl DoubleEndedIterator<Item = Cell> {
        (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| [x, y]))
    }

    fn touches_corridor(&self, at: Cell) -> bool {
        Direction::HORIZONTAL.into_iter().any(|side| self.get(step(at, side, 1)) == cell::CORRIDOR)
    }

    /// A corridor from a cell on, with branches, and rooms along it.
    fn add_corridor(&mut self, at: Cell, heading: Direction, length: i32, random: &mut Legacy) {
        const CHOICES: [Direction; 4] =
            [Direction::South, Direction::West, Direction::North, Direction::East];
        if length <= 0 {
            return;
        }
        let ahead = step(at, heading, 1);
        self.set(at, cell::CORRIDOR);
        self.set_if_free(ahead, cell::CORRIDOR);
        for _ in 0..8 {
            let turn = CHOICES[random.next_bounded(4) as usize];
            if turn == heading.opposite() || turn == Direction::East && random.next_bool() {
                continue;
            }
            let next = step(ahead, turn, 1);
            if self.get(next) == cell::FREE && self.get(step(ahead, turn, 2)) == cell::FREE {
                self.add_corridor(next, turn, length - 1, random);
                break;
            }
        }
        let (right, left) = (heading.clockwise(), heading.counter_clockwise());
        for beside in [
            step(at, right, 1),
            step(at, left, 1),
            step(ahead, right, 1),
            step(ahead, left, 1),
            step(at, heading, 2),
            step(at, right, 2),
            step(at, left, 2),
        ] {
            self.set_if_free(beside, cell::ROOM);
        }
    }

    /// Fills notches with rooms until there are none.
    fn clean(&mut self) {
        loop {
            let mut has_changed = false;
            for at in Self::cells() {
                if self.get(at) != cell::FREE {
                    continue;
                }
                let [x, y] = at;
                let count = |around: [Cell; 4]| around.iter().filter(|at| self.is_house(**at)).count();
                let beside = count([[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]]);
                let corners = count([[x + 1, y + 1], [x - 1, y + 1], [x + 1, y - 1], [x - 1, y - 1]]);
                if beside >= 3 || beside == 2 && corners <= 1 {
                    self.set(at, cell::ROOM);
                    has_changed = true;
                }
            }
            if !has_changed {
                return;
            }
        }
    }
}

/// The plan of a mansion.
#[derive(Debug)]
pub(super) struct Plan {
    /// Of the lower two floors.
    pub(super) base: Grid,
    pub(super) third: Grid,
    /// Of each floor.
    pub(super) rooms: [Grid; 3],
}

impl Plan {
    pub(super) fn new(random: &mut Legacy) -> Self {
        let [x, y] = ENTRANCE;
        let mut base = Grid::new();
        base.fill([x, x + 1], [y, y + 1], cell::START);
        base.fill([x - 1, x - 1], [y, y + 1], cell::ROOM);
        base.fill([x + 2, x + 3], [y - 2, y + 3], cell::OUTSIDE);
        base.fill([x + 1, x + 1], [y - 2, y - 1], cell::CORRIDOR);
        base.fill([x + 1, x + 1], [y + 2, y + 3], cell::CORRIDOR);
        base.set([x - 1, y - 1], cell::CORRIDOR);
        base.set([x - 1, y + 2], cell::CORRIDOR);
        base.fill([0, SIZE], [0, 1], cell::OUTSIDE);
        base.fill([0, SIZE], [9, SIZE], cell::OUTSIDE);
        for (from, length) in [([x, y - 2], 6), ([x, y + 3], 6), ([x - 2, y - 1], 3), ([x - 2, y + 2], 3)] {
            base.add_corridor(from, Direction::West, length, random);
        }
        base.clean();
        let mut rooms = [Grid::new(), Grid::new(), Grid::new()];
        for floor in [0, 1] {
            find_rooms(&base, &mut rooms[floor], random);
        }
        for floor in [0, 1] {
            rooms[floor].fill([x + 1, x + 1], [y, y + 1], room::CORRIDOR);
        }
        let mut plan = Self { third: Grid::new(), base, rooms };
        plan.add_third_floor(random);
        find_rooms(&plan.third, &mut plan.rooms[2], random);
        plan
    }

    /// The grid of a floor.
    pub(super) fn floor(&self, floor: usize) -> &Grid {
        if floor == 2 { &self.third } else { &self.base }
    }

    /// Whether a cell of a floor belongs to the room with this number.
    pub(super) fn is_room(&self, floor: usize, at: Cell, number: u32) -> bool {
        self.rooms[floor].get(at) & room::NUMBER == number
    }

    /// Where the other half of a room of two cells is.
    pub(super) fn other_half(&self, floor: usize, at: Cell, number: u32) -> Option<Direction> {
        Direction::HORIZONTAL.into_iter().find(|side| self.is_room(floor, step(at, *side, 1), number))
    }

    /// A smaller floor around stairs in one of the rooms below.
    fn add_third_floor(&mut self, random: &mut Legacy) {
        let all = [0, SIZE];
        let below = &self.rooms[1];
        let with_stairs: Vec<Cell> = Grid::cells()
            .filter(|at| {
                let value = below.get(*at);
                value & room::SIZE == room::TWO && value & room::DOOR != 0
            })
            .collect();
        if with_stairs.is_empty() {
            self.third.fill(all, all, cell::OUTSIDE);
            return;
        }
        let stairs = with_stairs[random.next_bounded(with_stairs.len() as i32) as usize];
        let value = below.get(stairs);
        self.rooms[1].set(stairs, value | room::STAIRS);
        let Some(side) = self.other_half(1, stairs, value & room::NUMBER) else { return };
        let landing = step(stairs, side, 1);
        for at in Grid::cells() {
            if !self.base.is_house(at) {
                self.third.set(at, cell::OUTSIDE);
            } else if at == stairs {
                self.third.set(at, cell::START);
            } else if at == landing {
                self.third.set(at, cell::START);
                self.rooms[2].set(at, room::CORRIDOR);
            }
        }
        let free: Vec<Direction> = Direction::HORIZONTAL
            .into_iter()
            .filter(|side| self.third.get(step(landing, *side, 1)) == cell::FREE)
            .collect();
        if free.is_empty() {
            self.third.fill(all, all, cell::OUTSIDE);
            self.rooms[1].set(stairs, value);
            return;
        }
        let heading = free[random.next_bounded(free.len() as i32) as usize];
        self.third.add_corridor(step(landing, heading, 1), heading, 4, random);
        self.third.clean();
    }
}

/// How a room of several cells reaches from its first cell.
struct Shape {
    further: &'static [Cell],
    along_x: [i32; 2],
    along_y: [i32; 2],
    size: u32,
}

const fn shape(further: &'static [Cell], along_x: [i32; 2], along_y: [i32; 2], size: u32) -> Shape {
    Shape { further, along_x, along_y, size }
}

/// A room of one cell.
const ONE: Shape = shape(&[], [0, 0], [0, 0], room::ONE);

/// The others, in the order that they are tried.
const SHAPES: [Shape; 7] = [
    shape(&[[1, 0], [0, 1], [1, 1]], [0, 1], [0, 1], room::FOUR),
    shape(&[[-1, 0], [0, 1], [-1, 1]], [-1, 0], [0, 1], room::FOUR),
    shape(&[[-1, 0], [0, -1], [-1, -1]], [-1, 0], [-1, 0], room::FOUR),
    shape(&[[1, 0]], [0, 1], [0, 0], room::TWO),
    shape(&[[0, 1]], [0, 0], [0, 1], room::TWO),
    shape(&[[-1, 0]], [-1, 0], [0, 0], room::TWO),
    shape(&[[0, -1]], [0, 0], [-1, 0], room::TWO),
];

/// Joins cells to rooms of one, two and four cells, each with a door if it touches a corridor.
fn find_rooms(grid: &Grid, rooms: &mut Grid, random: &mut Legacy) {
    let mut cells: Vec<Cell> = Grid::cells().filter(|at| grid.get(*at) == cell::ROOM).collect();
    shuffle(&mut cells, random);
    let mut number = 10;
    for [x, y] in cells {
        if rooms.get([x, y]) != cell::FREE {
            continue;
        }
        let fits = |further: &[Cell]| {
            further
                .iter()
                .map(|[dx, dy]| [x + dx, y + dy])
                .all(|at| rooms.get(at) == cell::FREE && grid.get(at) == cell::ROOM)
        };
        let shape = SHAPES.iter().find(|shape| fits(shape.further));
        let Shape { along_x, along_y, size, .. } = shape.unwrap_or(&ONE);
        let ([x0, x1], [y0, y1]) = (along_x.map(|dx| x + dx), along_y.map(|dy| y + dy));
        let door_x = if random.next_bool() { x0 } else { x1 };
        let door_y = if random.next_bool() { y0 } else { y1 };
        let (other_x, other_y) = (x0 + x1 - door_x, y0 + y1 - door_y);
        let tries = [[door_x, door_y], [other_x, other_y], [other_x, door_y], [door_x, other_y]];
        let door = tries.into_iter().find(|at| grid.touches_corridor(*at));
        let origin = door.unwrap_or([x0, y0]);
        rooms.fill([x0, x1], [y0, y1], size | number);
        let has_door = if door.is_some() { room::DOOR } else { 0 };
        rooms.set(origin, room::ORIGIN | has_door | size | number);
        number += 1;
    }
}
