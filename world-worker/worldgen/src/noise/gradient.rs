use super::Volume;
use crate::random::Random;
use crate::real::floor;

/// Points of a column that are prepared at once.
const RUN: usize = 64;
/// Added before the whole steps of a smeared layer are counted (`1.0E-7F`).
const SMEAR_EPSILON: f64 = 1.0e-7_f32 as f64;

/// The gradients, by the low four bits of the hash. The last four repeat others.
const GRADIENT_X: [i8; 16] = [1, -1, 1, -1, 1, -1, 1, -1, 0, 0, 0, 0, 1, 0, -1, 0];
const GRADIENT_Y: [i8; 16] = [1, 1, -1, -1, 0, 0, 0, 0, 1, -1, 1, -1, 1, -1, 1, -1];
const GRADIENT_Z: [i8; 16] = [0, 0, 0, 0, 1, 1, -1, -1, 1, 1, -1, -1, 0, 1, 0, -1];

const fn floats(table: [i8; 16]) -> [f32; 16] {
    let mut out = [0.0; 16];
    let mut at = 0;
    while at < 16 {
        out[at] = table[at] as f32;
        at += 1;
    }
    out
}

const GX: [f32; 16] = floats(GRADIENT_X);
const GY: [f32; 16] = floats(GRADIENT_Y);
const GZ: [f32; 16] = floats(GRADIENT_Z);

/// One layer of gradient noise.
#[derive(Debug, Clone)]
pub struct Gradient {
    offset: [f64; 3],
    permutation: [u8; 256],
}

impl Gradient {
    /// From three doubles and 256 bounded draws.
    pub fn new(random: &mut impl Random) -> Self {
        let mut offset = [0.0; 3];
        offset.fill_with(|| random.next_f64() * 256.0);
        let mut permutation = std::array::from_fn(|at| at as u8);
        for at in 0..256 {
            let other = at + random.next_bounded(256 - at as i32) as usize;
            permutation.swap(at, other);
        }
        Self { offset, permutation }
    }

    /// The shuffled numbers, for tests.
    pub fn permutation(&self) -> &[u8; 256] {
        &self.permutation
    }

    #[inline(always)]
    fn hash(&self, at: u8) -> u8 {
        self.permutation[usize::from(at)]
    }

    /// Hashes at the four corners of a cell's floor and the four above: (x0 y0), (x1 y0), (x0 y1), (x1 y1), to which z
    /// is to be added.
    #[inline(always)]
    fn corners(&self, x: u8, y: u8) -> [u8; 4] {
        let x0 = self.hash(x);
        let x1 = self.hash(x.wrapping_add(1));
        [
            self.hash(x0.wrapping_add(y)),
            self.hash(x1.wrapping_add(y)),
            self.hash(x0.wrapping_add(y).wrapping_add(1)),
            self.hash(x1.wrapping_add(y).wrapping_add(1)),
        ]
    }

    #[inline(always)]
    fn gradient(&self, corner: u8, z: u8) -> usize {
        usize::from(self.hash(corner.wrapping_add(z)) & 15)
    }

    /// At a point, in double precision. `smear` is the height of a step and the highest fraction to smear, or zero.
    pub fn at_double(&self, x: f64, y: f64, z: f64, smear: f64, smear_max: f64) -> f64 {
        let [x, y, z] = [x + self.offset[0], y + self.offset[1], z + self.offset[2]];
        let [cell_x, cell_y, cell_z] = [floor(x), floor(y), floor(z)];
        let [fx, fy, fz] = [x - cell_x as f64, y - cell_y as f64, z - cell_z as f64];
        let smeared_y = if smear == 0.0 {
            fy
        } else {
            let limited = if smear_max >= 0.0 && smear_max < fy { smear_max } else { fy };
            fy - floor(limited / smear + SMEAR_EPSILON) as f64 * smear
        };
        let corners = self.corners(cell_x as u8, cell_y as u8);
        let dot = |corner: u8, z: u8, dx: f64, dy: f64, dz: f64| {
            let g = self.gradient(corner, z);
            f64::from(GRADIENT_X[g]) * dx + f64::from(GRADIENT_Y[g]) * dy + f64::from(GRADIENT_Z[g]) * dz
        };
        let z0 = cell_z as u8;
        let z1 = z0.wrapping_add(1);
        let y0 = smeared_y;
        let d = [
            dot(corners[0], z0, fx, y0, fz),
            dot(corners[1], z0, fx - 1.0, y0, fz),
            dot(corners[2], z0, fx, y0 - 1.0, fz),
            dot(corners[3], z0, fx - 1.0, y0 - 1.0, fz),
            dot(corners[0], z1, fx, y0, fz - 1.0),
            dot(corners[1], z1, fx - 1.0, y0, fz - 1.0),
            dot(corners[2], z1, fx, y0 - 1.0, fz - 1.0),
            dot(corners[3], z1, fx - 1.0, y0 - 1.0, fz - 1.0),
        ];
        let [sx, sy, sz] = [smooth_double(fx), smooth_double(fy), smooth_double(fz)];
        let lerp = |t: f64, a: f64, b: f64| a + t * (b - a);
        lerp(
            sz,
            lerp(sy, lerp(sx, d[0], d[1]), lerp(sx, d[2], d[3])),
            lerp(sy, lerp(sx, d[4], d[5]), lerp(sx, d[6], d[7])),
        )
    }

    /// At a point, in single precision. `smear` is the height of a step, or zero.
    pub fn at(&self, x: f64, y: f64, z: f64, smear: f64) -> f32 {
        let (cell_x, fx) = self.split(0, x);
        let (cell_z, fz) = self.split(2, z);
        let column = self.row(y, smear);
        let corners = self.corners(cell_x, column.cell);
        let dot = |corner: u8, z: u8, dx: f32, dy: f32, dz: f32| {
            let g = self.gradient(corner, z);
            GX[g] * dx + GY[g] * dy + GZ[g] * dz
        };
        let z1 = cell_z.wrapping_add(1);
        let [x1, y0, y1, dz1] = [fx - 1.0, column.fraction, column.fraction - 1.0, fz - 1.0];
        let d = [
            dot(corners[0], cell_z, fx, y0, fz),
            dot(corners[1], cell_z, x1, y0, fz),
            dot(corners[2], cell_z, fx, y1, fz),
            dot(corners[3], cell_z, x1, y1, fz),
            dot(corners[0], z1, fx, y0, dz1),
            dot(corners[1], z1, x1, y0, dz1),
            dot(corners[2], z1, fx, y1, dz1),
            dot(corners[3], z1, x1, y1, dz1),
        ];
        blend(&d, smooth(fx), column.smooth, smooth(fz))
    }

    /// Adds `amplitude` times the noise at the points of `volume`, scaled, to `out`. The order of the products differs
    /// from [`Self::at`]: that of y comes last.
    pub fn add_to_volume(
        &self,
        out: &mut [f32],
        volume: &Volume,
        xz_scale: f64,
        y_scale: f64,
        amplitude: f32,
        smear: f64,
    ) {
        let [size_x, size_y, size_z] = volume.size;
        let mut rows = [Row::default(); RUN];
        for first in (0..size_y).step_by(RUN) {
            let rows = &mut rows[..RUN.min(size_y - first)];
            for (at, row) in rows.iter_mut().enumerate() {
                *row = self.row(f64::from(volume.coordinate(1, first + at)) * y_scale, smear);
            }
            for z in 0..size_z {
                let (cell_z, fz) = self.split(2, f64::from(volume.coordinate(2, z)) * xz_scale);
                for x in 0..size_x {
                    let (cell_x, fx) = self.split(0, f64::from(volume.coordinate(0, x)) * xz_scale);
                    let start = volume.index(x, first, z);
                    let out = &mut out[start..start + rows.len()];
                    self.add_to_column(out, rows, (cell_x, fx), (cell_z, fz), amplitude);
                }
            }
        }
    }

    #[inline(always)]
    fn add_to_column(
        &self,
        out: &mut [f32],
        rows: &[Row],
        (cell_x, fx): (u8, f32),
        (cell_z, fz): (u8, f32),
        amplitude: f32,
    ) {
        let [sx, sz] = [smooth(fx), smooth(fz)];
        let [x1, dz1] = [fx - 1.0, fz - 1.0];
        let z1 = cell_z.wrapping_add(1);
        let mut start = 0;
        // Points in the same cell share their gradients.
        for run in rows.chunk_by(|a, b| a.cell == b.cell) {
            let corners = self.corners(cell_x, run[0].cell);
            let mut level = [0.0; 8];
            let mut slope = [0.0; 8];
            for (at, (corner, z, dx, dz)) in [
                (0, cell_z, fx, fz),
                (1, cell_z, x1, fz),
                (2, cell_z, fx, fz),
                (3, cell_z, x1, fz),
                (0, z1, fx, dz1),
                (1, z1, x1, dz1),
                (2, z1, fx, dz1),
                (3, z1, x1, dz1),
            ]
            .into_iter()
            .enumerate()
            {
                let g = self.gradient(corners[corner], z);
                level[at] = GX[g] * dx + GZ[g] * dz;
                slope[at] = GY[g];
            }
            for (out, row) in out[start..start + run.len()].iter_mut().zip(run) {
                let [y0, y1] = [row.fraction, row.fraction - 1.0];
                let d = [
                    level[0] + slope[0] * y0,
                    level[1] + slope[1] * y0,
                    level[2] + slope[2] * y1,
                    level[3] + slope[3] * y1,
                    level[4] + slope[4] * y0,
                    level[5] + slope[5] * y0,
                    level[6] + slope[6] * y1,
                    level[7] + slope[7] * y1,
                ];
                *out += amplitude * blend(&d, sx, row.smooth, sz);
            }
            start += run.len();
        }
    }

    /// Cell, modulo 256, and fraction in it along an axis.
    #[inline(always)]
    fn split(&self, axis: usize, coordinate: f64) -> (u8, f32) {
        let shifted = wrap(coordinate) + self.offset[axis];
        let cell = floor(shifted);
        (cell as u8, (shifted - cell as f64) as f32)
    }

    /// What all points at a height share.
    #[inline(always)]
    fn row(&self, y: f64, smear: f64) -> Row {
        let shifted = wrap(y) + self.offset[1];
        let cell = floor(shifted);
        let exact = shifted - cell as f64;
        let fraction = if smear == 0.0 {
            exact as f32
        } else {
            let limited = if y >= 0.0 && y < exact { y } else { exact };
            (exact - floor(limited / smear + SMEAR_EPSILON) as f64 * smear) as f32
        };
        Row { cell: cell as u8, fraction, smooth: smooth(exact as f32) }
    }
}

#[derive(Debug, Clone, Copy, Default)]
struct Row {
    cell: u8,
    /// In the cell, smeared.
    fraction: f32,
    /// Of the fraction that is not smeared.
    smooth: f32,
}

/// Coordinates wrap far out, so that doubles keep enough digits.
#[inline(always)]
pub(super) fn wrap(coordinate: f64) -> f64 {
    const PERIOD: f64 = 33_554_432.0;
    if (-PERIOD / 2.0..PERIOD / 2.0).contains(&coordinate) {
        return coordinate;
    }
    coordinate - (coordinate / PERIOD + 0.5).floor() * PERIOD
}

#[inline(always)]
fn smooth(t: f32) -> f32 {
    t * t * t * (t * (t * 6.0 - 15.0) + 10.0)
}

fn smooth_double(t: f64) -> f64 {
    t * t * t * (t * (t * 6.0 - 15.0) + 10.0)
}

#[inline(always)]
fn blend(d: &[f32; 8], sx: f32, sy: f32, sz: f32) -> f32 {
    #[inline(always)]
    fn lerp(t: f32, a: f32, b: f32) -> f32 {
        a + t * (b - a)
    }
    lerp(
        sz,
        lerp(sy, lerp(sx, d[0], d[1]), lerp(sx, d[2], d[3])),
        lerp(sy, lerp(sx, d[4], d[5]), lerp(sx, d[6], d[7])),
    )
}
