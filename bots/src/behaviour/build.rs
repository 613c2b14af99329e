//! Places and breaks one block a second, on a plot of its own near spawn.
//!
//! A plot is a column to hover in and the ring of eight columns round it. Blocks are put on the ring one
//! after another; each is broken again [`STANDING`] placements later, so that at any time some stand.

use super::{Act, Next, Place, Scene, TICKS_PER_SECOND, towards};

/// Plots in a chunk: three rows of three, five blocks apart, none over the chunk's edge.
const PLOTS_PER_CHUNK: u32 = 9;
/// Ticks between two placements; the break is half way.
const PERIOD_TICKS: u32 = 20;
/// Blocks that stand after a placement; fewer than the ring has columns.
const STANDING: u64 = 6;
/// Blocks a second while going to the plot: about what flying in creative mode makes.
const SPEED: f64 = 10.0;
/// Height of the way to the plot, in blocks above spawn.
const TRAVEL_HEIGHT: f64 = 24.0;
/// The ring round the middle.
const RING: [(i32, i32); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// A builder's plot and how far it is.
#[derive(Debug, Clone)]
pub struct Build {
    index: u32,
    /// Columns of the ring and the y above their ground, once it is known.
    ring: Option<[[i32; 3]; 8]>,
    arrived: bool,
    ticks: u32,
    placed: u64,
}

impl Build {
    /// The builder with this number.
    #[must_use]
    pub const fn new(index: u32) -> Self {
        Self { index, ring: None, arrived: false, ticks: 0, placed: 0 }
    }

    /// The chunk its plot is in, x and z in chunks.
    #[must_use]
    pub fn chunk(&self, spawn: Place) -> (i32, i32) {
        let (x, z) = self.middle(spawn);
        (x >> 4, z >> 4)
    }

    /// One tick: on the way to its plot, or at work.
    pub fn next(&mut self, scene: &Scene<'_>) -> Next {
        if !self.arrived {
            return Next::at(self.travel(scene));
        }
        self.ticks += 1;
        let act = match self.ticks % PERIOD_TICKS {
            1 => {
                self.placed += 1;
                self.column(self.placed - 1).map(|block| Act::Place { block })
            }
            11 if self.placed > STANDING => {
                self.column(self.placed - 1 - STANDING).map(|block| Act::Break { block })
            }
            _ => None,
        };
        Next { act, ..Next::at(scene.position) }
    }

    /// Up, across, and down into the middle of the ring.
    fn travel(&mut self, scene: &Scene<'_>) -> Place {
        let step = SPEED / TICKS_PER_SECOND;
        let [x, y, z] = scene.position;
        let (middle_x, middle_z) = self.middle(scene.spawn);
        let above = [f64::from(middle_x) + 0.5, scene.spawn[1] + TRAVEL_HEIGHT, f64::from(middle_z) + 0.5];
        if (x, z) != (above[0], above[2]) {
            let up = if y < above[1] { [x, above[1], z] } else { [above[0], y, above[2]] };
            return towards(scene.position, up, step);
        }
        let Some(floor) = self.survey(scene, middle_x, middle_z) else { return scene.position };
        let place = towards(scene.position, [x, f64::from(floor), z], step);
        self.arrived = place[1] == f64::from(floor);
        place
    }

    /// Reads the ground of the ring; gives the height at which nothing of it is in the way.
    fn survey(&mut self, scene: &Scene<'_>, middle_x: i32, middle_z: i32) -> Option<i32> {
        let mut floor = scene.ground.surface(middle_x, middle_z)?;
        let mut ring = [[0; 3]; 8];
        for (column, (dx, dz)) in ring.iter_mut().zip(RING) {
            let (x, z) = (middle_x + dx, middle_z + dz);
            *column = [x, scene.ground.surface(x, z)?, z];
            floor = floor.max(column[1]);
        }
        self.ring.get_or_insert(ring);
        Some(floor)
    }

    /// Chunks are taken in squares round spawn's, so that many builders stay near it.
    fn middle(&self, spawn: Place) -> (i32, i32) {
        let (chunk_x, chunk_z) = spiral(self.index / PLOTS_PER_CHUNK);
        let plot = (self.index % PLOTS_PER_CHUNK).cast_signed();
        let corner = |blocks: f64, chunks: i32| ((blocks.floor() as i32 >> 4) + chunks) * 16;
        (corner(spawn[0], chunk_x) + 2 + plot % 3 * 5, corner(spawn[2], chunk_z) + 2 + plot / 3 * 5)
    }

    fn column(&self, number: u64) -> Option<[i32; 3]> {
        self.ring.map(|ring| ring[(number % 8) as usize])
    }
}

/// The cell with this number on a square spiral out from (0, 0).
fn spiral(number: u32) -> (i32, i32) {
    let (mut x, mut z) = (0, 0);
    let (mut dx, mut dz) = (1, 0);
    let (mut run, mut left) = (1, 1);
    for _ in 0..number {
        x += dx;
        z += dz;
        left -= 1;
        if left == 0 {
            (dx, dz) = (-dz, dx);
            if dz == 0 {
                run += 1;
            }
            left = run;
        }
    }
    (x, z)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::testing::{Flat, distance};
    use super::*;

    const SPAWN: Place = [8.5, -60.0, 8.5];

    fn work(index: u32, ticks: usize) -> (Place, Vec<(usize, Act)>) {
        let mut build = Build::new(index);
        let mut position = SPAWN;
        let mut acts = Vec::new();
        for tick in 0..ticks {
            let next = build.next(&Scene { position, spawn: SPAWN, ground: &Flat(-60) });
            assert!(distance(position, next.position) <= SPEED / TICKS_PER_SECOND + 1e-9);
            position = next.position;
            acts.extend(next.act.map(|act| (tick, act)));
        }
        (position, acts)
    }

    #[test]
    fn the_spiral_visits_each_cell_once() {
        let cells: HashSet<_> = (0..49).map(spiral).collect();
        assert_eq!(cells.len(), 49);
        assert!(cells.iter().all(|(x, z)| x.abs() <= 3 && z.abs() <= 3));
    }

    #[test]
    fn plots_do_not_touch() {
        let blocks: Vec<_> = (0..200).map(|i| Build::new(i).middle(SPAWN)).collect();
        for (i, a) in blocks.iter().enumerate() {
            for b in &blocks[i + 1..] {
                assert!((a.0 - b.0).abs() >= 5 || (a.1 - b.1).abs() >= 5, "{a:?} {b:?}");
            }
        }
    }

    #[test]
    fn one_block_a_second_is_placed_and_one_broken() {
        let (position, acts) = work(4, 3000);
        assert_eq!(position[1], -60.0);
        let mut standing = HashSet::new();
        let mut last_place = None;
        for (tick, act) in acts {
            match act {
                Act::Place { block } => {
                    assert!(standing.insert(block), "placed where one stands");
                    if let Some(last) = last_place.replace(tick) {
                        assert_eq!(tick - last, 20);
                    }
                    let centre = block.map(|c| f64::from(c) + 0.5);
                    assert!(distance(centre, position) < 4.0);
                }
                Act::Break { block } => assert!(standing.remove(&block)),
            }
        }
        assert!((5..=7).contains(&standing.len()));
    }
}
