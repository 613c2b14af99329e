use sha2::{Digest, Sha256};

/// Which quart's biome a block has: not always that of the quart it lies in, so that borders are frayed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Zoom {
    seed: i64,
}

impl Zoom {
    /// For a world with this seed.
    pub fn new(world_seed: i64) -> Self {
        let hash: [u8; 32] = Sha256::digest(world_seed.to_le_bytes()).into();
        let mut first = [0; 8];
        first.copy_from_slice(&hash[..8]);
        Self { seed: i64::from_le_bytes(first) }
    }

    /// The least of the eight quarts that a block may belong to; the others are one further along x, y or z.
    pub fn first_candidate(x: i32, y: i32, z: i32) -> [i32; 3] {
        [x, y, z].map(|coordinate| coordinate.wrapping_sub(2) >> 2)
    }

    /// The quart whose biome a block has.
    pub fn quart(self, x: i32, y: i32, z: i32) -> [i32; 3] {
        Self::nearest(x, y, z, |quart| self.offsets(quart))
    }

    /// As [`Self::quart`], where `offsets` says by how much centres are moved.
    pub(super) fn nearest(x: i32, y: i32, z: i32, offsets: impl Fn([i32; 3]) -> [f64; 3]) -> [i32; 3] {
        let first = Self::first_candidate(x, y, z);
        let [fx, fy, fz] = [x, y, z].map(|coordinate| f64::from(coordinate.wrapping_sub(2) & 3) / 4.0);
        let mut best = (f64::INFINITY, first);
        for corner in 0..8 {
            let [dx, dy, dz] = [corner >> 2 & 1, corner >> 1 & 1, corner & 1];
            let quart = [first[0] + dx, first[1] + dy, first[2] + dz];
            let [ox, oy, oz] = offsets(quart);
            let square = |value: f64| value * value;
            let distance = square(fz - f64::from(dz) + oz)
                + square(fy - f64::from(dy) + oy)
                + square(fx - f64::from(dx) + ox);
            if best.0 > distance {
                best = (distance, quart);
            }
        }
        best.1
    }

    /// How far a quart's centre is moved.
    pub(super) fn offsets(self, quart: [i32; 3]) -> [f64; 3] {
        let mut random = self.seed;
        for coordinate in quart.into_iter().chain(quart) {
            random = next(random, i64::from(coordinate));
        }
        let x = fiddle(random);
        random = next(random, self.seed);
        let y = fiddle(random);
        random = next(random, self.seed);
        [x, y, fiddle(random)]
    }
}

/// A linear congruential generator with a factor that depends on its state.
fn next(random: i64, add: i64) -> i64 {
    const MULTIPLIER: i64 = 6_364_136_223_846_793_005;
    const INCREMENT: i64 = 1_442_695_040_888_963_407;
    random.wrapping_mul(random.wrapping_mul(MULTIPLIER).wrapping_add(INCREMENT)).wrapping_add(add)
}

fn fiddle(random: i64) -> f64 {
    (((random >> 24) & 1023) as f64 / 1024.0 - 0.5) * 0.9
}
