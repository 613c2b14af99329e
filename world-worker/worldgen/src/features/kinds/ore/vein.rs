use std::f32::consts::PI;

use chunk::BlockPos;

use super::target::{MAX_SIZE, Targets, parse_size};
use crate::features::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};
use crate::real::floor;
use crate::trigonometry;

/// No ball is wider, in blocks: those of the largest veins have a radius of up to 4.5.
const MAX_DIAMETER: usize = 12;
/// Rows of blocks along z in the bounds of the largest veins: 26 wide and 14 high.
const MAX_ROWS: usize = 26 * 14;

/// A vein: balls along a line.
#[derive(Debug)]
struct Ore {
    size: i32,
    /// For each ball where it is along the line, from 0 to 1, and how thick the vein is there at most, in relation to
    /// its ends.
    profile: Vec<(f64, f64)>,
    targets: Targets,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    let size = parse_size(json)?;
    let profile = (0..size).map(|at| {
        let along = at as f32 / size as f32;
        let bulge = trigonometry::sin(f64::from(PI * along)) + 1.0;
        (f64::from(along), f64::from(bulge))
    });
    Ok(Box::new(Ore { size, profile: profile.collect(), targets: Targets::parse(json, parser)? }))
}

/// The box that a vein is looked for in.
struct Bounds {
    min: [i32; 3],
    /// Blocks along x and z.
    width: i32,
}

/// One ball of a vein.
#[derive(Clone, Copy, Default)]
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
        };
        if !bounds.reaches_ground(level) {
            return false;
        }
        let mut balls = [Ball::default(); MAX_SIZE];
        let count = self.fill_balls(&mut balls, ends, random);
        self.place_balls(level, random, &balls[..count], &bounds)
    }
}

impl Ore {
    /// How many they are.
    fn fill_balls(
        &self,
        balls: &mut [Ball; MAX_SIZE],
        [first, last]: [[f64; 3]; 2],
        random: &mut DecorationRandom,
    ) -> usize {
        for (ball, &(along, bulge)) in balls.iter_mut().zip(&self.profile) {
            let girth = random.next_f64() * f64::from(self.size) / 16.0;
            *ball = Ball {
                center: std::array::from_fn(|axis| first[axis] + along * (last[axis] - first[axis])),
                radius: (bulge * girth + 1.0) / 2.0,
            };
        }
        let count = self.profile.len().min(MAX_SIZE);
        remove_inner(&mut balls[..count]);
        count
    }

    fn place_balls(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        balls: &[Ball],
        bounds: &Bounds,
    ) -> bool {
        // One bit for each block of a row.
        let mut tried = [0_u32; MAX_ROWS];
        let mut is_placed = false;
        let heights = level.min_y()..level.end_y();
        for ball in balls.iter().filter(|ball| ball.radius >= 0.0) {
            ball.for_each_row(bounds.min, |x, y, blocks| {
                let Some(tried) = tried.get_mut(bounds.row(x, y)) else { return };
                if !heights.contains(&y) {
                    return;
                }
                let mut fresh = blocks & !*tried;
                *tried |= blocks;
                while fresh != 0 {
                    let pos = BlockPos::new(x, y, bounds.min[2] + fresh.trailing_zeros() as i32);
                    fresh &= fresh - 1;
                    if let Some(old) = level.writable_block(pos)
                        && let Some(state) = self.targets.replacement(level, random, pos, old)
                    {
                        level.set_silently(pos, state);
                        is_placed = true;
                    }
                }
            });
        }
        is_placed
    }
}

/// Marks balls that are inside of others.
fn remove_inner(balls: &mut [Ball]) {
    let radii = || balls.iter().map(|ball| ball.radius);
    let most = radii().fold(0.0, f64::max) - radii().fold(f64::INFINITY, f64::min);
    for first in 0..balls.len() {
        for second in first + 1..balls.len() {
            // One that is marked marks no others.
            if balls[first].radius <= 0.0 {
                break;
            }
            if balls[second].radius <= 0.0 {
                continue;
            }
            let [dx, dy, dz] =
                std::array::from_fn(|axis| balls[first].center[axis] - balls[second].center[axis]);
            let distance_square = dx * dx + dy * dy + dz * dz;
            // Those that come later are farther away.
            if distance_square >= most * most {
                break;
            }
            let difference = balls[first].radius - balls[second].radius;
            if difference * difference > distance_square {
                let inner = if difference > 0.0 { second } else { first };
                balls[inner].radius = -1.0;
            }
        }
    }
}

impl Bounds {
    /// Whether the bottom is below the ground of any column.
    fn reaches_ground(&self, level: &Level<'_>) -> bool {
        let [min_x, min_y, min_z] = self.min;
        level.reaches_ground(min_y, [min_x, min_z], [min_x + self.width, min_z + self.width])
    }

    /// Number of a row along z. No ball reaches the ends of the bounds, so rows do not share one.
    fn row(&self, x: i32, y: i32) -> usize {
        (x - self.min[0] + (y - self.min[1]) * self.width) as usize
    }
}

impl Ball {
    /// Calls `visit` for the rows along z that have blocks whose middle is inside, but for what is below `min` of the
    /// bounds: with x, y, and one bit for each such block, the lowest for the one at `min`.
    fn for_each_row(&self, min: [i32; 3], mut visit: impl FnMut(i32, i32, u32)) {
        let range = |axis: usize| {
            let from = (floor(self.center[axis] - self.radius) as i32).max(min[axis]);
            from..=(floor(self.center[axis] + self.radius) as i32).max(from)
        };
        let squares = |axis: usize| {
            let mut squares = [f64::INFINITY; MAX_DIAMETER];
            for (at, place) in range(axis).zip(&mut squares) {
                let distance = (f64::from(at) + 0.5 - self.center[axis]) / self.radius;
                *place = distance * distance;
            }
            (*range(axis).start(), range(axis).count().min(MAX_DIAMETER), squares)
        };
        let [(first_x, x_count, x_squares), (first_y, y_count, y_squares), (first_z, z_count, z_squares)] =
            [squares(0), squares(1), squares(2)];
        for (x, x_square) in (first_x..).zip(&x_squares[..x_count]) {
            if *x_square >= 1.0 {
                continue;
            }
            for (y, y_square) in (first_y..).zip(&y_squares[..y_count]) {
                let xy_square = x_square + y_square;
                if xy_square >= 1.0 {
                    continue;
                }
                let is_inside = |z_square: &f64| u32::from(xy_square + z_square < 1.0);
                let blocks = z_squares[..z_count].iter().rev().fold(0, |bits, z| bits << 1 | is_inside(z));
                if blocks != 0 {
                    visit(x, y, blocks << (first_z - min[2]));
                }
            }
        }
    }
}
