use chunk::BlockPos;

use super::Biome;
use crate::dimension::Dimension;
use crate::locate::Progress;
use crate::real::Real;
use crate::spiral;
use crate::terrain::TerrainScratch;

/// How far is searched, blocks to each side.
const RADIUS: u32 = 6400;
/// Blocks between two columns that are looked at.
const HORIZONTAL_STEP: i32 = 32;
/// Blocks between two places of a column.
const VERTICAL_STEP: i32 = 64;
/// Columns looked at in one step.
const COLUMNS_PER_STEP: u64 = 128;

/// A search for the nearest biome of some: column by column outward, in each column up and down from the height it
/// began at.
#[derive(Debug)]
pub struct BiomeSearch {
    wanted: Vec<Biome>,
    from: BlockPos,
    heights: Vec<i32>,
    /// Columns looked at so far.
    next: u64,
}

impl BiomeSearch {
    /// Begins at `from`.
    pub fn new<R: Real>(dimension: &Dimension<R>, wanted: &[Biome], from: BlockPos) -> Self {
        let mut wanted = wanted.to_vec();
        let possible = dimension.biomes.possible();
        wanted.retain(|biome| possible.contains(biome));
        let top = dimension.min_y + dimension.height as i32;
        Self { wanted, from, heights: out_from(from.y, dimension.min_y + 1, top, VERTICAL_STEP), next: 0 }
    }

    /// Looks at the next columns.
    pub fn step<R: Real>(
        &mut self,
        dimension: &Dimension<R>,
        scratch: &mut TerrainScratch<R>,
    ) -> Progress<(BlockPos, Biome)> {
        let end = spiral::len(RADIUS / HORIZONTAL_STEP as u32);
        if self.wanted.is_empty() || self.next >= end {
            return Progress::Nothing;
        }
        scratch.density.begin(None, None);
        let until = end.min(self.next + COLUMNS_PER_STEP);
        for index in self.next..until {
            // Within the radius.
            let [x, z] = spiral::place(index).map(|along| along as i32 * HORIZONTAL_STEP);
            let (x, z) = (self.from.x.wrapping_add(x), self.from.z.wrapping_add(z));
            for &y in &self.heights {
                let quart = [x >> 2, y >> 2, z >> 2];
                let biome = dimension.biomes.at(&dimension.terrain, quart, &mut scratch.density);
                if self.wanted.contains(&biome) {
                    return Progress::Found((BlockPos::new(x, y, z), biome));
                }
            }
        }
        self.next = until;
        Progress::Unfinished
    }
}

/// Heights from `lowest` to `highest`, the one nearest to `origin` first, of two as near the upper one.
fn out_from(origin: i32, lowest: i32, highest: i32, step: i32) -> Vec<i32> {
    let origin = origin.clamp(lowest, highest);
    let reach = (highest - origin).max(origin - lowest);
    let mut heights = vec![origin];
    for away in (step..=reach).step_by(step as usize) {
        let both = [origin + away, origin - away];
        heights.extend(both.into_iter().filter(|y| (lowest..=highest).contains(y)));
    }
    heights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heights_alternate_until_one_side_ends() {
        assert_eq!(out_from(64, -63, 320, 64), [64, 128, 0, 192, 256, 320]);
        assert_eq!(out_from(-500, -63, 320, 64), [-63, 1, 65, 129, 193, 257]);
        assert_eq!(out_from(300, -63, 320, 64), [300, 236, 172, 108, 44, -20]);
    }
}
