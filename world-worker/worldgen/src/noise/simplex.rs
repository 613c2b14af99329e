use crate::random::{Legacy, Random};
use crate::real::floor;

const GRADIENTS: [[f64; 2]; 12] = [
    [1.0, 1.0],
    [-1.0, 1.0],
    [1.0, -1.0],
    [-1.0, -1.0],
    [1.0, 0.0],
    [-1.0, 0.0],
    [1.0, 0.0],
    [-1.0, 0.0],
    [0.0, 1.0],
    [0.0, -1.0],
    [0.0, 1.0],
    [0.0, -1.0],
];

/// Simplex noise in a plane, in double precision.
#[derive(Debug, Clone)]
pub struct Simplex {
    permutation: [u8; 256],
}

impl Simplex {
    /// From three doubles, which are not used in a plane, and 256 bounded draws.
    pub fn new(random: &mut impl Random) -> Self {
        for _ in 0..3 {
            random.next_f64();
        }
        let mut permutation = std::array::from_fn(|at| at as u8);
        for at in 0..256 {
            let other = at + random.next_bounded(256 - at as i32) as usize;
            permutation.swap(at, other);
        }
        Self { permutation }
    }

    /// Of the islands of the End.
    pub fn end_islands(seed: i64) -> Self {
        /// Draws that older versions spent on other noises.
        const SKIPPED: u32 = 17_292;
        let mut random = Legacy::new(seed);
        random.skip(SKIPPED);
        Self::new(&mut random)
    }

    /// At a point.
    pub fn at(&self, x: f64, y: f64) -> f64 {
        let root = 3.0_f64.sqrt();
        let skew = 0.5 * (root - 1.0);
        let unskew = (3.0 - root) / 6.0;
        let s = (x + y) * skew;
        let (i, j) = (floor(x + s), floor(y + s));
        let t = (i + j) as f64 * unskew;
        let (x0, y0) = (x - (i as f64 - t), y - (j as f64 - t));
        let (i1, j1) = if x0 > y0 { (1, 0) } else { (0, 1) };
        let (x1, y1) = (x0 - i1 as f64 + unskew, y0 - j1 as f64 + unskew);
        let (x2, y2) = (x0 - 1.0 + 2.0 * unskew, y0 - 1.0 + 2.0 * unskew);
        let hash = |at: i64| i64::from(self.permutation[usize::from(at as u8)]);
        let corner = |gradient: i64, x: f64, y: f64| {
            let fade = 0.5 - x * x - y * y;
            if fade < 0.0 {
                return 0.0;
            }
            let fade = fade * fade;
            let [gx, gy] = GRADIENTS[(gradient % 12) as usize];
            fade * fade * (gx * x + gy * y)
        };
        70.0 * (corner(hash(i + hash(j)), x0, y0)
            + corner(hash(i + i1 + hash(j + j1)), x1, y1)
            + corner(hash(i + 1 + hash(j + 1)), x2, y2))
    }
}

/// A sum of octaves of [`Simplex`], of which the highest is octave 0.
#[derive(Debug, Clone)]
pub struct OctaveSimplex {
    levels: Vec<Option<Simplex>>,
}

impl OctaveSimplex {
    /// With octave 0 and the `more` ones below it that are present.
    pub fn new(seed: i64, below: &[bool]) -> Self {
        /// Draws of one layer.
        const DRAWS: u32 = 262;
        let mut random = Legacy::new(seed);
        let mut levels = vec![Some(Simplex::new(&mut random))];
        for &present in below {
            if present {
                levels.push(Some(Simplex::new(&mut random)));
            } else {
                random.skip(DRAWS);
                levels.push(None);
            }
        }
        Self { levels }
    }

    /// At a point.
    pub fn at(&self, x: f64, y: f64) -> f64 {
        let mut sum = 0.0;
        let mut frequency = 1.0;
        let mut amplitude = 1.0 / (2.0_f64.powi(self.levels.len() as i32) - 1.0);
        for level in &self.levels {
            if let Some(level) = level {
                sum += level.at(x * frequency, y * frequency) * amplitude;
            }
            frequency /= 2.0;
            amplitude *= 2.0;
        }
        sum
    }
}
