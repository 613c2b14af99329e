use crate::features::Direction;
use crate::random::{Legacy, Random, shuffle};
use crate::structures::BoundingBox;
use crate::structures::piece::Oriented;

// Numbers of directions, in the order of `Direction::ALL`. North is towards greater z here.
const DOWN: usize = 0;
const UP: usize = 1;
const NORTH: usize = 2;
const SOUTH: usize = 3;
const EAST: usize = 5;

/// Rooms of the grid along x, y, z; not all of them exist.
const GRID: [i32; 3] = [5, 3, 5];
/// Numbers of what is above and beside the grid.
const PENTHOUSE: usize = 75;
const LEFT_WING: usize = 76;
const RIGHT_WING: usize = 77;
/// The entry.
const SOURCE: usize = 2;

/// What a room must know of its neighbours.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Link {
    /// Sides that one can swim through, in the order of `Direction::ALL`.
    pub(super) open: [bool; 6],
    /// Whether there is a room above.
    pub(super) has_above: bool,
    /// Whether it is not on the ground.
    pub(super) is_raised: bool,
}

impl Link {
    pub(super) fn is_open(&self, side: Direction) -> bool {
        Direction::ALL.iter().zip(self.open).any(|(&known, is_open)| known == side && is_open)
    }
}

/// One or more rooms of the grid, or something outside of it.
#[derive(Debug, Clone)]
pub(super) enum Room {
    Entry(Link),
    Core,
    /// West, east.
    DoubleX([Link; 2]),
    /// West, east, above the west one, above the east one.
    DoubleXy([Link; 4]),
    /// The lower and the upper one.
    DoubleY([Link; 2]),
    /// South, north, above the south one, above the north one.
    DoubleYz([Link; 4]),
    /// South, north.
    DoubleZ([Link; 2]),
    SimpleTop(Link),
    Simple {
        link: Link,
        design: i32,
    },
    Wing {
        design: i32,
    },
    Penthouse,
}

/// A room and where it is.
#[derive(Debug, Clone)]
pub(super) struct Chamber {
    pub(super) room: Room,
    pub(super) bounding_box: BoundingBox,
}

/// A room of the grid in the making.
#[derive(Debug, Clone, Copy, Default)]
struct Cell {
    exists: bool,
    neighbours: [Option<usize>; 6],
    open: [bool; 6],
    is_claimed: bool,
    /// Number of the last search that came by.
    search: u32,
}

struct Maze {
    cells: [Cell; 78],
    searches: u32,
}

/// Makes the rooms of a monument.
pub(super) fn lay_out(frame: &Oriented, facing: Direction, random: &mut Legacy) -> Vec<Chamber> {
    let mut maze = Maze::new();
    let core = maze.claim_core(random);
    let mut order: Vec<usize> = (0..PENTHOUSE).filter(|&at| maze.cells[at].exists).collect();
    for at in order.iter().copied().chain([PENTHOUSE]) {
        maze.cells[at].open = maze.cells[at].neighbours.map(|neighbour| neighbour.is_some());
    }
    shuffle(&mut order, random);
    for &cell in &order {
        maze.close_some(cell, random);
    }
    maze.cells[SOURCE].is_claimed = true;
    let entry = Room::Entry(maze.link(SOURCE));
    let mut chambers = vec![(entry, SOURCE, [1, 1, 1]), (Room::Core, core, [2, 2, 2])];
    for at in order {
        if !maze.cells[at].is_claimed {
            let (room, size) = maze.fit(at, random);
            chambers.push((room, at, size));
        }
    }
    let inside = frame.pos(9, 0, 22);
    let mut chambers: Vec<Chamber> = chambers
        .into_iter()
        .map(|(room, at, size)| {
            let bounding_box = grid_box(at as i32, size, facing).moved([inside.x, inside.y, inside.z]);
            Chamber { room, bounding_box }
        })
        .collect();
    let between = |from: [i32; 3], to: [i32; 3]| {
        let corners = [from, to].map(|[x, y, z]| frame.pos(x, y, z)).map(|pos| [pos.x, pos.y, pos.z]);
        BoundingBox::new(corners[0], corners[1])
    };
    let design = random.next_i32();
    chambers.extend([
        Chamber { room: Room::Wing { design: design & 1 }, bounding_box: between([1, 1, 1], [23, 8, 21]) },
        Chamber {
            room: Room::Wing { design: design.wrapping_add(1) & 1 },
            bounding_box: between([34, 1, 1], [56, 8, 21]),
        },
        Chamber { room: Room::Penthouse, bounding_box: between([22, 13, 22], [35, 17, 35]) },
    ]);
    chambers
}

/// The box of rooms from number `at`, `size` rooms along x, y, z, as if the grid began at 0.
fn grid_box(at: i32, [width, height, depth]: [i32; 3], facing: Direction) -> BoundingBox {
    let [x, y, z] = [at % 5, at / 25, at / 5 % 5].map(|room| room * 8);
    let y = y / 2;
    let bounding_box = BoundingBox::sized([0; 3], facing, [width * 8, height * 4, depth * 8]);
    let back = -(z + depth * 8) + 1;
    bounding_box.moved(match facing {
        Direction::North => [x, y, back],
        Direction::West => [back, y, x],
        Direction::East => [z, y, x],
        _ => [x, y, z],
    })
}

fn number([x, y, z]: [i32; 3]) -> usize {
    (y * 25 + z * 5 + x) as usize
}

impl Maze {
    fn new() -> Self {
        let mut maze = Self { cells: [Cell::default(); 78], searches: 0 };
        for y in 0..3 {
            let (xs, zs) = if y < 2 { (0..5, 0..4) } else { (1..4, 0..2) };
            for x in xs {
                for z in zs.clone() {
                    maze.cells[number([x, y, z])].exists = true;
                }
            }
        }
        let [size_x, size_y, size_z] = GRID;
        for x in 0..size_x {
            for z in 0..size_z {
                for y in 0..size_y {
                    if maze.cells[number([x, y, z])].exists {
                        maze.join([x, y, z]);
                    }
                }
            }
        }
        maze.connect(number([2, 2, 0]), UP, PENTHOUSE);
        maze.connect(number([0, 1, 0]), SOUTH, LEFT_WING);
        maze.connect(number([4, 1, 0]), SOUTH, RIGHT_WING);
        for special in [PENTHOUSE, LEFT_WING, RIGHT_WING] {
            maze.cells[special].is_claimed = true;
        }
        maze
    }

    /// Connects a room with all its neighbours.
    fn join(&mut self, at: [i32; 3]) {
        for (side, direction) in Direction::ALL.into_iter().enumerate() {
            let vector = direction.vector();
            let other: [i32; 3] = std::array::from_fn(|axis| at[axis] + vector[axis]);
            let is_inside = (0..3).all(|axis| (0..GRID[axis]).contains(&other[axis]));
            if is_inside && self.cells[number(other)].exists {
                let side = if other[2] == at[2] { side } else { side ^ 1 };
                self.connect(number(at), side, number(other));
            }
        }
    }

    fn connect(&mut self, at: usize, side: usize, other: usize) {
        self.cells[at].neighbours[side] = Some(other);
        self.cells[other].neighbours[side ^ 1] = Some(at);
    }

    /// Takes eight rooms for the core and tells the first.
    fn claim_core(&mut self, random: &mut Legacy) -> usize {
        let core = number([random.next_bounded(4), 0, 2]);
        for path in
            [&[][..], &[EAST], &[NORTH], &[EAST, NORTH], &[UP], &[EAST, UP], &[NORTH, UP], &[EAST, NORTH, UP]]
        {
            self.claim(core, path);
        }
        core
    }

    /// The room that is reached from another through these sides.
    fn follow(&self, from: usize, path: &[usize]) -> Option<usize> {
        path.iter().try_fold(from, |at, &side| self.cells[at].neighbours[side])
    }

    fn claim(&mut self, from: usize, path: &[usize]) {
        if let Some(at) = self.follow(from, path) {
            self.cells[at].is_claimed = true;
        }
    }

    /// Walls up to two sides of a room, as long as everything can be reached from the entry.
    fn close_some(&mut self, at: usize, random: &mut Legacy) {
        let (mut closed, mut tries) = (0, 0);
        while closed < 2 && tries < 5 {
            tries += 1;
            let side = random.next_bounded(6) as usize;
            let Some(other) = self.cells[at].neighbours[side].filter(|_| self.cells[at].open[side]) else {
                continue;
            };
            self.cells[at].open[side] = false;
            self.cells[other].open[side ^ 1] = false;
            if self.search(at) && self.search(other) {
                closed += 1;
            } else {
                self.cells[at].open[side] = true;
                self.cells[other].open[side ^ 1] = true;
            }
        }
    }

    fn search(&mut self, at: usize) -> bool {
        self.searches += 1;
        self.reaches_source(at)
    }

    fn reaches_source(&mut self, at: usize) -> bool {
        if at == SOURCE {
            return true;
        }
        self.cells[at].search = self.searches;
        (0..6).any(|side| {
            let cell = &self.cells[at];
            let Some(other) = cell.neighbours[side].filter(|_| cell.open[side]) else { return false };
            self.cells[other].search != self.searches && self.reaches_source(other)
        })
    }

    fn link(&self, at: usize) -> Link {
        let cell = &self.cells[at];
        Link { open: cell.open, has_above: cell.neighbours[UP].is_some(), is_raised: at >= 25 }
    }

    /// The room that is reached through an open side, if nobody has it.
    fn free(&self, at: usize, side: usize) -> Option<usize> {
        let cell = &self.cells[at];
        cell.neighbours[side].filter(|&other| cell.open[side] && !self.cells[other].is_claimed)
    }

    /// The first shape that fits a room and its neighbours, and its size in rooms.
    fn fit(&mut self, at: usize, random: &mut Legacy) -> (Room, [i32; 3]) {
        let [east, north, up] = [EAST, NORTH, UP].map(|side| self.free(at, side));
        let above = |beside: Option<usize>| beside.and_then(|beside| self.free(beside, UP));
        let links = |rooms: [usize; 2]| rooms.map(|room| self.link(room));
        let four = |rooms: [usize; 4]| rooms.map(|room| self.link(room));
        let (room, size, taken) = if let (Some(east), Some(up), Some(both)) = (east, up, above(east)) {
            (Room::DoubleXy(four([at, east, up, both])), [2, 2, 1], vec![at, east, up, both])
        } else if let (Some(north), Some(up), Some(both)) = (north, up, above(north)) {
            (Room::DoubleYz(four([at, north, up, both])), [1, 2, 2], vec![at, north, up, both])
        } else if let Some(north) = north {
            (Room::DoubleZ(links([at, north])), [1, 1, 2], vec![at, north])
        } else if let Some(east) = east {
            (Room::DoubleX(links([at, east])), [2, 1, 1], vec![at, east])
        } else if let Some(up) = up {
            (Room::DoubleY(links([at, up])), [1, 2, 1], vec![at, up])
        } else {
            let link = self.link(at);
            let is_shut = link.open.iter().enumerate().all(|(side, &is_open)| side == DOWN || !is_open);
            let room = if is_shut {
                Room::SimpleTop(link)
            } else {
                Room::Simple { link, design: random.next_bounded(3) }
            };
            (room, [1, 1, 1], vec![at])
        };
        for at in taken {
            self.cells[at].is_claimed = true;
        }
        (room, size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_fill_the_grid() {
        for seed in 0..20 {
            for facing in Direction::HORIZONTAL {
                let around = BoundingBox::sized([-29, 39, -29], facing, [58, 23, 58]);
                let frame = Oriented::new(around, facing);
                let chambers = lay_out(&frame, facing, &mut Legacy::new(seed));
                let rooms = &chambers[..chambers.len() - 3];
                let volume: i32 =
                    rooms.iter().map(|room| room.bounding_box.size().iter().product::<i32>()).sum();
                assert_eq!(volume, 46 * 8 * 4 * 8);
                for (at, room) in rooms.iter().enumerate() {
                    let all = room.bounding_box.union(&around);
                    assert_eq!(all, around);
                    assert!(
                        !rooms[..at].iter().any(|other| other.bounding_box.intersects(&room.bounding_box))
                    );
                }
            }
        }
    }
}
