use std::f32::consts::PI;

use chunk::BlockPos;

use super::target::{Targets, parse_size};
use crate::features::{Feature, HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};
use crate::real::floor;
use crate::trigonometry;

/// No ball is wider, in blocks: those of the largest veins have a radius of up to 4.5.
const MAX_DIAMETER: usize = 12;

/// A vein: balls along a line.
#[derive(Debug)]
struct Ore {
    size: i32,
    targets: Targets,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(Ore { size: parse_size(json)?, targets: Targets::parse(json, parser)? }))
}

/// The box that a vein is looked for in.
struct Bounds {
    min: [i32; 3],
    /// Blocks along x and z.
    width: i32,
    /// Blocks along y.
    height: i32,
}

/// One ball of a vein.
struct Ball {
    center: [f64; 3],
    /// Below 0 if it is inside of another one.
    radius: f64,
}

impl Feature for Ore {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let size = self.size as f32;
        let angle = f64::from(random.next_f32() * PI);
        let half_length = size / 8.0;
        let reach = half_length.ceil() as i32;
        let margin = ((size / 16.0 * 2.0 + 1.0) / 2.0).ceil() as i32;
        let (east, south) = (angle.sin() * f64::from(half_length), angle.cos() * f64::from(half_length));
        let (x, z) = (f64::from(origin.x), f64::from(origin.z));
        let first_y = origin.y + random.next_bounded(3) - 2;
        let last_y = origin.y + random.next_bounded(3) - 2;
        let ends = [[x + east, f64::from(first_y), z + south], [x - east, f64::from(last_y), z - south]];
        let bounds = Bounds {
            min: [origin.x - reach - margin, origin.y - 2 - margin, origin.z - reach - margin],
            width: 2 * (reach + margin),
            height: 2 * (2 + margin),
        };
        if !bounds.reaches_ground(level) {
            return false;
        }
        let balls = self.balls(ends, random);
        self.place_balls(level, random, &balls, &bounds)
    }
}

impl Ore {
    fn balls(&self, [first, last]: [[f64; 3]; 2], random: &mut DecorationRandom) -> Vec<Ball> {
        let mut balls: Vec<Ball> = (0..self.size)
            .map(|at| {
                let along = at as f32 / self.size as f32;
                let girth = random.next_f64() * f64::from(self.size) / 16.0;
                let bulge = trigonometry::sin(f64::from(PI * along)) + 1.0;
                let along = f64::from(along);
                Ball {
                    center: std::array::from_fn(|axis| first[axis] + along * (last[axis] - first[axis])),
                    radius: (f64::from(bulge) * girth + 1.0) / 2.0,
                }
            })
            .collect();
        remove_inner(&mut balls);
        balls
    }

    fn place_balls(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        balls: &[Ball],
        bounds: &Bounds,
    ) -> bool {
        let mut tried = BitSet::default();
        let mut is_placed = false;
        for ball in balls.iter().filter(|ball| ball.radius >= 0.0) {
            ball.for_each_block(bounds.min, |pos| {
                let is_inside = (level.min_y()..level.end_y()).contains(&pos.y);
                if is_inside
                    && tried.insert(bounds.index(pos))
                    && level.is_writable(pos)
                    && let Some(state) = self.targets.replacement(level, random, pos)
                {
                    level.set_silently(pos, state);
                    is_placed = true;
                }
            });
        }
        is_placed
    }
}

/// Marks balls that are inside of others. One that is marked goes on marking others until its own turn is over, as in
/// the game.
fn remove_inner(balls: &mut [Ball]) {
    for first in 0..balls.len() {
        if balls[first].radius <= 0.0 {
            continue;
        }
        for second in first + 1..balls.len() {
            if balls[second].radius <= 0.0 {
                continue;
            }
            let [dx, dy, dz] =
                std::array::from_fn(|axis| balls[first].center[axis] - balls[second].center[axis]);
            let difference = balls[first].radius - balls[second].radius;
            if difference * difference > dx * dx + dy * dy + dz * dz {
                let inner = if difference > 0.0 { second } else { first };
                balls[inner].radius = -1.0;
            }
        }
    }
}

impl Bounds {
    /// Whether the bottom is below the ground of any column.
    fn reaches_ground(&self, level: &mut Level<'_>) -> bool {
        let [min_x, min_y, min_z] = self.min;
        (min_x..=min_x + self.width).any(|x| {
            (min_z..=min_z + self.width).any(|z| min_y <= level.height(HeightKind::OceanFloorWg, x, z))
        })
    }

    /// The game's number of a block. Some blocks at the border share one.
    fn index(&self, pos: BlockPos) -> usize {
        let [x, y, z] = [pos.x - self.min[0], pos.y - self.min[1], pos.z - self.min[2]];
        (x + y * self.width + z * self.width * self.height) as usize
    }
}

impl Ball {
    /// Calls `visit` for the blocks whose middle is inside, but for those below `min` of the bounds.
    fn for_each_block(&self, min: [i32; 3], mut visit: impl FnMut(BlockPos)) {
        let range = |axis: usize| {
            let from = (floor(self.center[axis] - self.radius) as i32).max(min[axis]);
            from..=(floor(self.center[axis] + self.radius) as i32).max(from)
        };
        let [range_x, range_y, range_z] = [range(0), range(1), range(2)];
        let square = |axis: usize, at: i32| {
            let distance = (f64::from(at) + 0.5 - self.center[axis]) / self.radius;
            distance * distance
        };
        let first_z = *range_z.start();
        let mut z_squares = [f64::INFINITY; MAX_DIAMETER];
        for (z, place) in range_z.zip(&mut z_squares) {
            *place = square(2, z);
        }
        for x in range_x {
            let x_square = square(0, x);
            if x_square >= 1.0 {
                continue;
            }
            for y in range_y.clone() {
                let xy_square = x_square + square(1, y);
                if xy_square >= 1.0 {
                    continue;
                }
                for (z, z_square) in (first_z..).zip(z_squares) {
                    if xy_square + z_square < 1.0 {
                        visit(BlockPos::new(x, y, z));
                    }
                }
            }
        }
    }
}

/// Numbers, as many as come.
#[derive(Debug, Default)]
struct BitSet(Vec<u64>);

impl BitSet {
    /// Adds one; whether it was not there.
    fn insert(&mut self, number: usize) -> bool {
        let word = number / 64;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        let bit = 1 << (number % 64);
        let is_new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        is_new
    }
}
