use super::Volume;
use crate::random::Random;
use crate::real::floor;

/// Points of a column that are prepared at once.
const RUN: usize = 64;
/// Added before the whole steps of a smeared layer are counted (`1.0E-7F`).
const SMEAR_EPSILON: f64 = 1.0e-7_f32 as f64;

/// No value of a layer is further from zero: the corners' gradients at their best give 1.0364.
pub(super) const BOUND: f64 = 1.04;
/// The same for a smeared layer.
pub(super) const SMEARED_BOUND: f64 = 1.6;

/// The gradients, by the low four bits of the hash. The last four repeat others.
const GRADIENT_X: [i8; 16] = [1, -1, 1, -1, 1, -1, 1, -1, 0, 0, 0, 0, 1, 0, -1, 0];
const GRADIENT_Y: [i8; 16] = [1, 1, -1, -1, 0, 0, 0, 0, 1, -1, 1, -1, 1, -1, 1, -1];
const GRADIENT_Z: [i8; 16] = [0, 0, 0, 0, 1, 1, -1, -1, 1, 1, -1, -1, 0, 1, 0, -1];

/// The same in single precision, x, y and z together.
const GRADIENTS: [[f32; 4]; 16] = {
    let mut out = [[0.0; 4]; 16];
    let mut at = 0;
    while at < 16 {
        out[at] = [GRADIENT_X[at] as f32, GRADIENT_Y[at] as f32, GRADIENT_Z[at] as f32, 0.0];
        at += 1;
    }
    out
};

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
            let [gx, gy, gz, _] = GRADIENTS[self.gradient(corner, z)];
            gx * dx + gy * dy + gz * dz
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

    /// Adds `amplitude` times the noise at the points of `volume`, scaled, to `out`, in the columns that are `wanted` by
    /// number. The order of the products differs from [`Self::at`]: that of y comes last.
    pub fn add_to_volume(
        &self,
        out: &mut [f32],
        volume: &Volume,
        [xz_scale, y_scale]: [f64; 2],
        amplitude: f32,
        smear: f64,
        wanted: impl Fn(usize) -> bool,
    ) {
        let [size_x, size_y, size_z] = volume.size;
        let mut rows = [Row::default(); RUN];
        let mut along_x = [Along::default(); RUN];
        for first_x in (0..size_x).step_by(RUN) {
            let along_x = &mut along_x[..RUN.min(size_x - first_x)];
            for (at, along) in along_x.iter_mut().enumerate() {
                *along = self.along_x(f64::from(volume.coordinate(0, first_x + at)) * xz_scale);
            }
            for first_y in (0..size_y).step_by(RUN) {
                let rows = &mut rows[..RUN.min(size_y - first_y)];
                for (at, row) in rows.iter_mut().enumerate() {
                    *row = self.row(f64::from(volume.coordinate(1, first_y + at)) * y_scale, smear);
                }
                for z in 0..size_z {
                    let (cell_z, fz) = self.split(2, f64::from(volume.coordinate(2, z)) * xz_scale);
                    for (x, along) in (first_x..).zip(&*along_x) {
                        if wanted(z * size_x + x) {
                            let start = volume.index(x, first_y, z);
                            let out = &mut out[start..start + rows.len()];
                            self.add_to_column(out, rows, along, (cell_z, fz), amplitude);
                        }
                    }
                }
            }
        }
    }

    #[inline(always)]
    fn add_to_column(
        &self,
        out: &mut [f32],
        rows: &[Row],
        x: &Along,
        (cell_z, fz): (u8, f32),
        amplitude: f32,
    ) {
        let sz = smooth(fz);
        let dz = [fz, fz, fz - 1.0, fz - 1.0];
        let z1 = cell_z.wrapping_add(1);
        let mut start = 0;
        // Points in the same cell share their gradients.
        for run in rows.chunk_by(|a, b| a.cell == b.cell) {
            // Corners of the west, then of the east side: below and above, to the north and to the south.
            let [west, east] = [0, 1].map(|side| {
                let [below, above] =
                    [0, 1].map(|up| self.hash(x.hashes[side].wrapping_add(run[0].cell).wrapping_add(up)));
                let gradients = [(below, cell_z), (above, cell_z), (below, z1), (above, z1)]
                    .map(|(corner, z)| GRADIENTS[self.gradient(corner, z)]);
                let dx = x.fraction - side as f32;
                let level: [f32; 4] =
                    std::array::from_fn(|at| gradients[at][0] * dx + gradients[at][2] * dz[at]);
                (level, gradients.map(|gradient| gradient[1]))
            });
            for (out, row) in out[start..start + run.len()].iter_mut().zip(run) {
                let dy = [row.fraction, row.fraction - 1.0, row.fraction, row.fraction - 1.0];
                let at_side = |(level, slope): ([f32; 4], [f32; 4])| -> [f32; 4] {
                    std::array::from_fn(|at| level[at] + slope[at] * dy[at])
                };
                let (west, east) = (at_side(west), at_side(east));
                let [a, b, c, d]: [f32; 4] = std::array::from_fn(|at| lerp(x.smooth, west[at], east[at]));
                *out += amplitude * lerp(sz, lerp(row.smooth, a, b), lerp(row.smooth, c, d));
            }
            start += run.len();
        }
    }

    /// What all points at an x share.
    #[inline(always)]
    fn along_x(&self, x: f64) -> Along {
        let (cell, fraction) = self.split(0, x);
        let hashes = [self.hash(cell), self.hash(cell.wrapping_add(1))];
        Along { hashes, fraction, smooth: smooth(fraction) }
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
struct Along {
    /// Of the cell and the next one.
    hashes: [u8; 2],
    /// In the cell.
    fraction: f32,
    smooth: f32,
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
fn lerp(t: f32, a: f32, b: f32) -> f32 {
    a + t * (b - a)
}

#[inline(always)]
fn blend(d: &[f32; 8], sx: f32, sy: f32, sz: f32) -> f32 {
    lerp(
        sz,
        lerp(sy, lerp(sx, d[0], d[1]), lerp(sx, d[2], d[3])),
        lerp(sy, lerp(sx, d[4], d[5]), lerp(sx, d[6], d[7])),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The greatest a layer can be at a place in its cell: with the best gradient at each corner. `smeared` takes the
    /// place of y in distances.
    fn greatest(x: f64, y: f64, z: f64, smeared: f64) -> f64 {
        let [sx, sy, sz] = [x, y, z].map(smooth_double);
        let mut sum = 0.0;
        for corner in 0..8 {
            let [cx, cy, cz] = [corner & 1, corner >> 1 & 1, corner >> 2].map(f64::from);
            let weight = |corner: f64, smooth: f64| if corner == 1.0 { smooth } else { 1.0 - smooth };
            let mut distance = [(x - cx).abs(), (smeared - cy).abs(), (z - cz).abs()];
            distance.sort_unstable_by(f64::total_cmp);
            sum += weight(cx, sx) * weight(cy, sy) * weight(cz, sz) * (distance[1] + distance[2]);
        }
        sum
    }

    #[test]
    fn nothing_is_beyond_the_bounds() {
        const STEPS: i32 = 32;
        let at = |step: i32| f64::from(step) / f64::from(STEPS);
        let (mut plain, mut with_smear) = (0.0_f64, 0.0_f64);
        for x in 0..=STEPS / 2 {
            for z in 0..=STEPS / 2 {
                for y in 0..=STEPS {
                    plain = plain.max(greatest(at(x), at(y), at(z), at(y)));
                    for smeared in 0..=y {
                        with_smear = with_smear.max(greatest(at(x), at(y), at(z), at(smeared)));
                    }
                }
            }
        }
        assert!(plain > 1.03 && plain < BOUND, "{plain}");
        assert!(with_smear > 1.4 && with_smear < SMEARED_BOUND, "{with_smear}");
    }
}
