//! Levels of light, sixteen to a word.

use chunk::{LIGHT_BYTES, LightLayer};

use crate::volume::{EDGE, LAYER, MARGIN};

/// Rows of a section.
const ROWS: usize = 256;

/// Levels of the middle chunk of a volume, by height and z; x from the lowest four bits of a word.
#[derive(Debug, Default)]
pub(crate) struct Levels(Vec<u64>);

impl Levels {
    /// Dark, so many blocks high.
    pub(crate) fn begin(&mut self, height: usize) {
        self.0.clear();
        self.0.resize(height * 16, 0);
    }

    /// Gives blocks of a row of the volume a level, if they belong to the middle chunk. They must be dark.
    #[inline(always)]
    pub(crate) fn add(&mut self, row: usize, blocks: u64, level: u8) {
        let own = (blocks >> MARGIN) as u16;
        // Rows begin with a layer and a row outside of the volume.
        let (height, z) = (row / LAYER - 1, (row % LAYER).wrapping_sub(1 + MARGIN));
        if own != 0 && z < EDGE / 3 {
            self.0[height * 16 + z] |= spread(own) * u64::from(level);
        }
    }

    /// The levels of a light section, the lowest being 0.
    pub(crate) fn layer(&self, section: usize) -> LightLayer {
        let Some(rows) = self.0.get(section * ROWS..(section + 1) * ROWS) else { return LightLayer::Absent };
        let first = rows[0];
        if first == (first & 15) * ONES && rows.iter().all(|&row| row == first) {
            return LightLayer::Uniform(first as u8 & 15);
        }
        let mut bytes = Box::new([0; LIGHT_BYTES]);
        for (bytes, row) in bytes.as_chunks_mut::<8>().0.iter_mut().zip(rows) {
            *bytes = row.to_le_bytes();
        }
        LightLayer::Data(bytes)
    }
}

const ONES: u64 = 0x1111_1111_1111_1111;

/// 1 in each four bits whose bit is set.
fn spread(bits: u16) -> u64 {
    let bits = u64::from(bits);
    let bits = (bits | bits << 24) & 0x0000_00FF_0000_00FF;
    let bits = (bits | bits << 12) & 0x000F_000F_000F_000F;
    let bits = (bits | bits << 6) & 0x0303_0303_0303_0303;
    (bits | bits << 3) & ONES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_spread() {
        for bits in 0..=u16::MAX {
            let wanted: u64 = (0..16).map(|bit| u64::from(bits >> bit & 1) << (4 * bit)).sum();
            assert_eq!(spread(bits), wanted);
        }
    }
}
