use std::sync::OnceLock;

use super::placement::Rings;
use super::{BiomeSet, Ground};
use crate::random::{Legacy, Random};

/// How far a start is moved to a preferred biome, in quarts.
const REACH: i32 = 28;
/// The same in chunks, rounded up, with the chunk that the block in the middle is in.
const REACH_CHUNKS: i32 = 8;

/// The starts of a set that lies in rings around the middle of the world.
#[derive(Debug)]
pub struct RingStarts {
    preferred: BiomeSet,
    starts: Vec<RingStart>,
}

#[derive(Debug)]
struct RingStart {
    /// Chunk where it would be without regard to biomes.
    wanted: [i32; 2],
    random: Legacy,
    /// Worked out when somebody comes near, as that takes thousands of biomes.
    found: OnceLock<[i32; 2]>,
}

impl RingStarts {
    /// For a world with this seed.
    pub fn new(rings: &Rings, preferred: BiomeSet, seed: i64) -> Self {
        let mut random = Legacy::new(seed);
        let mut angle = random.next_f64() * std::f64::consts::PI * 2.0;
        let (mut ring, mut in_ring, mut spread) = (0, 0, rings.spread);
        let mut starts = Vec::with_capacity(rings.count as usize);
        for at in 0..rings.count {
            let inner = f64::from(4 * rings.distance + rings.distance * ring * 6);
            let distance = inner + (random.next_f64() - 0.5) * (f64::from(rings.distance) * 2.5);
            let wanted = [angle.cos() * distance, angle.sin() * distance];
            starts.push(RingStart {
                wanted: wanted.map(|chunks| (chunks + 0.5).floor() as i32),
                random: random.fork(),
                found: OnceLock::new(),
            });
            angle += std::f64::consts::PI * 2.0 / f64::from(spread);
            in_ring += 1;
            if in_ring == spread {
                ring += 1;
                in_ring = 0;
                spread += 2 * spread / (ring + 1);
                spread = spread.min(rings.count - at);
                angle += random.next_f64() * std::f64::consts::PI * 2.0;
            }
        }
        Self { preferred, starts }
    }

    /// Whether there is a start in a chunk.
    pub fn contains(&self, chunk: [i32; 2], ground: &mut dyn Ground) -> bool {
        self.starts
            .iter()
            .filter(|start| {
                (0..2).all(|axis| start.wanted[axis].abs_diff(chunk[axis]) <= REACH_CHUNKS as u32)
            })
            .any(|start| self.chunk_of(start, ground) == chunk)
    }

    /// How many starts there are.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// The chunk of one start. Takes milliseconds when nobody asked before.
    pub fn chunk(&self, start: usize, ground: &mut dyn Ground) -> [i32; 2] {
        self.chunk_of(&self.starts[start], ground)
    }

    /// Blocks that the middle of a start's chunk is at least away from a column, whatever biomes say.
    pub fn at_least_away(&self, start: usize, column: [i32; 2]) -> f64 {
        let wanted = self.starts[start].wanted;
        let [x, z] = [0, 1].map(|axis| {
            let middle = f64::from(wanted[axis]) * 16.0 + 8.0;
            ((middle - f64::from(column[axis])).abs() - f64::from(REACH_CHUNKS * 16)).max(0.0)
        });
        x.hypot(z)
    }

    /// Chunks of all starts. Takes seconds when nobody asked before.
    pub fn all(&self, ground: &mut dyn Ground) -> Vec<[i32; 2]> {
        self.starts.iter().map(|start| self.chunk_of(start, ground)).collect()
    }

    fn chunk_of(&self, start: &RingStart, ground: &mut dyn Ground) -> [i32; 2] {
        *start.found.get_or_init(|| {
            let [x, z] = start.wanted.map(|chunk| ((chunk << 4) + 8) >> 2);
            let size = (2 * REACH + 1) as usize;
            let biomes = ground.biomes([x - REACH, 0, z - REACH], [size, 1, size]);
            let mut random = start.random.clone();
            let mut found = None;
            let mut count = 0;
            for at_z in 0..size {
                for at_x in 0..size {
                    if self.preferred.contains(biomes.biomes[biomes.index(at_x, 0, at_z)]) {
                        if found.is_none() || random.next_bounded(count + 1) == 0 {
                            found = Some([x - REACH + at_x as i32, z - REACH + at_z as i32]);
                        }
                        count += 1;
                    }
                }
            }
            found.map_or(start.wanted, |quart| quart.map(|quart| quart >> 2))
        })
    }
}
