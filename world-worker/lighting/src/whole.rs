//! The light of a whole chunk, from the blocks of nine.

use chunk::{LightLayer, LightPair};

use crate::flood::Flood;
use crate::levels::Levels;
use crate::optics::Optics;
use crate::volume::{EDGE, FULL, LAYER, Volume, row_at};

/// The brightest level.
const BRIGHTEST: u8 = 15;

/// Memory to light chunks in, to be used again.
#[derive(Debug, Default)]
pub struct Scratch {
    volume: Volume,
    flood: Flood,
    levels: Levels,
    /// By height above the lowest column and z, the columns that see the sky from there on.
    openings: Vec<u64>,
    /// By level, lamps as row and bit.
    lamps: [Vec<(usize, u64)>; 16],
}

/// The light of each light section of the chunk in the middle, the one below its lowest section first. `around` are it
/// and the eight around it, x innermost: light goes no farther.
///
/// As in vanilla, a layer is stored for sections that hold blocks and for those next to such (also diagonally);
/// the others are absent: sky light there is that of the stored section above, block light 0.
pub fn light(around: [&Optics; 9], has_sky: bool, scratch: &mut Scratch) -> Vec<LightPair> {
    let count = around[4].sections().len() + 2;
    let stored = stored_sections(around, count);
    let Some(highest) = stored.iter().rposition(|&stored| stored) else {
        return vec![LightPair::default(); count];
    };
    let height = (highest + 1) * 16;
    scratch.volume.fill(around, height);
    let mut light = vec![LightPair::default(); count];
    let stored = || stored.iter().enumerate().filter(|(_, stored)| **stored).map(|(section, _)| section);
    let has_lamps = scratch.gather_lamps(around);
    if has_lamps {
        scratch.block_light();
    }
    for section in stored() {
        light[section].block = if has_lamps { scratch.levels.layer(section) } else { LightLayer::Uniform(0) };
    }
    if has_sky {
        scratch.sky_light(around);
        for section in stored() {
            light[section].sky = scratch.levels.layer(section);
        }
    }
    light
}

/// Which light sections of the middle chunk have layers.
fn stored_sections(around: [&Optics; 9], count: usize) -> Vec<bool> {
    let is_filled = |index: usize| {
        around.iter().any(|optics| optics.sections().get(index).is_some_and(|section| section.is_filled))
    };
    // Light section i is section i - 1.
    (0..count).map(|light| (light.saturating_sub(2)..=light).any(is_filled)).collect()
}

impl Scratch {
    /// Finds what gives light; whether anything does.
    fn gather_lamps(&mut self, around: [&Optics; 9]) -> bool {
        self.lamps.iter_mut().for_each(Vec::clear);
        for (at, optics) in around.into_iter().enumerate() {
            for lamp in &optics.lamps {
                if let Some(place) = self.volume.lamp(at, *lamp) {
                    self.lamps[usize::from(lamp.level)].push(place);
                }
            }
        }
        self.lamps.iter().any(|lamps| !lamps.is_empty())
    }

    fn block_light(&mut self) {
        let Self { volume, flood, levels, lamps, .. } = self;
        flood.begin(volume);
        levels.begin(volume.height);
        for level in (1..=BRIGHTEST).rev() {
            for &(row, block) in &lamps[usize::from(level)] {
                flood.add(row, block, volume);
            }
            flood.step(volume);
            for &(row, blocks) in flood.front() {
                levels.add(row as usize, blocks, level);
            }
        }
    }

    fn sky_light(&mut self, around: [&Optics; 9]) {
        self.flood.begin(&self.volume);
        self.levels.begin(self.volume.height);
        self.open_sky(around);
        let Self { volume, flood, levels, .. } = self;
        for level in (1..BRIGHTEST).rev() {
            flood.step(volume);
            for &(row, blocks) in flood.front() {
                levels.add(row as usize, blocks, level);
            }
        }
    }

    /// Lights all that sees the sky, and makes what of it is beside darkness the front of the flood.
    fn open_sky(&mut self, around: [&Optics; 9]) {
        let Self { volume, flood, levels, openings, .. } = self;
        let lowest = |z: usize, x: usize| around[z / 16 * 3 + x / 16].lowest[z % 16 * 16 + x % 16];
        let columns = || (0..EDGE).flat_map(|z| (0..EDGE).map(move |x| (z, x)));
        let known = || columns().map(|(z, x)| usize::from(lowest(z, x))).filter(|&y| y < volume.height);
        // Below the first height no column is open, above the last one all are that ever are.
        let (Some(first), Some(last)) = (known().min(), known().max()) else { return };
        openings.clear();
        openings.resize((last - first + 1) * EDGE, 0);
        for (z, x) in columns() {
            let y = usize::from(lowest(z, x));
            if let Some(opening) = y.checked_sub(first).and_then(|y| openings.get_mut(y * EDGE + z)) {
                *opening |= 1 << x;
            }
        }
        let mut open = [0; EDGE];
        for height in first..volume.height {
            for (z, open) in open.iter_mut().enumerate() {
                if let Some(opening) = openings.get_mut((height - first) * EDGE + z) {
                    *open |= *opening;
                    *opening = *open;
                }
                let row = row_at(height, z);
                flood.free[row] &= !*open;
                levels.add(row, *open, BRIGHTEST);
            }
        }
        for height in first..=(last + 1).min(volume.height - 1) {
            for (z, open) in open.iter().enumerate() {
                let lit = openings.get((height - first) * EDGE + z).unwrap_or(open);
                let row = row_at(height, z);
                let free = &flood.free;
                let beside = free[row] << 1
                    | free[row] >> 1
                    | free[row - 1]
                    | free[row + 1]
                    | free[row - LAYER]
                    | free[row + LAYER];
                let front = lit & beside & FULL;
                if front != 0 {
                    flood.add_front(row, front);
                }
            }
        }
    }
}
