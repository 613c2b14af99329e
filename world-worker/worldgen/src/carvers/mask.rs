use std::ops::Range;

use crate::real::floor;

/// Blocks below a dimension's top that are never cut.
const UNTOUCHED_TOP: i32 = 7;

/// A piece of a cave or canyon, in blocks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ellipsoid<'a> {
    pub(super) center: [f64; 3],
    /// Along x and z.
    pub(super) radius: f64,
    /// Half of its height.
    pub(super) height: f64,
    pub(super) edge: Edge<'a>,
}

/// Where an ellipsoid ends.
#[derive(Debug, Clone, Copy)]
pub(super) enum Edge<'a> {
    /// Also at a flat floor, this share of the radius above the middle.
    Cave { floor: f64 },
    /// By height over the dimension's lowest block.
    Canyon { widths: &'a [f32] },
}

impl Edge<'_> {
    /// Whether a block is cut: offsets from the middle in shares of the radius, and blocks over the lowest one.
    fn holds(self, [x, y, z]: [f64; 3], above: i32) -> bool {
        match self {
            Self::Cave { floor } => y > floor && x * x + y * y + z * z < 1.0,
            Self::Canyon { widths } => {
                let width = widths.get((above - 1) as usize).copied().unwrap_or_default();
                (x * x + z * z) * f64::from(width) + y * y / 6.0 < 1.0
            }
        }
    }
}

/// Which blocks of a chunk carvers came to.
#[derive(Debug)]
pub(super) struct Mask {
    /// Lowest block of the chunk's corner, x and z.
    corner: [i32; 2],
    min_y: i32,
    height: i32,
    /// Words of a column.
    words: usize,
    bits: Vec<u64>,
}

impl Mask {
    /// Nothing yet of the chunk at these chunk coordinates; lowest block and height of the noise settings.
    pub(super) fn new(chunk: [i32; 2], [min_y, height]: [i32; 2]) -> Self {
        let words = (height as usize).div_ceil(64);
        Self { corner: chunk.map(|at| at << 4), min_y, height, words, bits: vec![0; words * 256] }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.bits.iter().all(|&word| word == 0)
    }

    /// Adds an ellipsoid. Calls `fresh` with each block that was not there yet (x and z inside the chunk, y), column by
    /// column and downwards, and with a flag that lasts for the column and begins unset.
    pub(super) fn add(&mut self, ellipsoid: &Ellipsoid<'_>, mut fresh: impl FnMut([i32; 3], &mut bool)) {
        let &Ellipsoid { center, radius, height, edge } = ellipsoid;
        let far = 16.0 + radius * 2.0;
        let [mid_x, mid_z] = self.corner.map(|corner| f64::from(corner + 8));
        if (center[0] - mid_x).abs() > far || (center[2] - mid_z).abs() > far {
            return;
        }
        let from = |at: f64, corner: i32| (floor(at - radius) as i32 - corner - 1).max(0);
        let to = |at: f64, corner: i32| (floor(at + radius) as i32 - corner).min(15);
        let low = (floor(center[1] - height) as i32 - 1).max(self.min_y + 1);
        let high = (floor(center[1] + height) as i32 + 1).min(self.min_y + self.height - 1 - UNTOUCHED_TOP);
        let offset = |local: i32, corner: i32, at: f64| (f64::from(corner + local) + 0.5 - at) / radius;
        for x in from(center[0], self.corner[0])..=to(center[0], self.corner[0]) {
            let dx = offset(x, self.corner[0], center[0]);
            for z in from(center[2], self.corner[1])..=to(center[2], self.corner[1]) {
                let dz = offset(z, self.corner[1], center[2]);
                if dx * dx + dz * dz >= 1.0 {
                    continue;
                }
                let mut flag = false;
                for y in (low + 1..=high).rev() {
                    let dy = (f64::from(y) - 0.5 - center[1]) / height;
                    if edge.holds([dx, dy, dz], y - self.min_y) && self.insert([x, y, z]) {
                        fresh([x, y, z], &mut flag);
                    }
                }
            }
        }
    }

    /// Whether it was not there yet.
    fn insert(&mut self, [x, y, z]: [i32; 3]) -> bool {
        let (word, bit) = self.bit([x, z], y - self.min_y);
        let is_new = self.bits[word] & bit == 0;
        self.bits[word] |= bit;
        is_new
    }

    fn bit(&self, [x, z]: [i32; 2], above: i32) -> (usize, u64) {
        let column = (x * 16 + z) as usize;
        (column * self.words + (above >> 6) as usize, 1 << (above & 63))
    }

    /// The heights of a column (inside the chunk) that are there without a gap between them, from the lowest.
    pub(super) fn runs(&self, column: [i32; 2]) -> impl Iterator<Item = Range<i32>> {
        let is_set = move |above: i32| {
            let (word, bit) = self.bit(column, above);
            self.bits[word] & bit != 0
        };
        let mut at = 0;
        std::iter::from_fn(move || {
            let first = (at..self.height).find(|&above| is_set(above))?;
            at = (first..self.height).find(|&above| !is_set(above)).unwrap_or(self.height);
            Some(self.min_y + first..self.min_y + at)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_new_once_and_form_runs() {
        let mut mask = Mask::new([-1, 0], [-64, 384]);
        assert!(mask.is_empty());
        let edge = Edge::Cave { floor: -1.0 };
        let ball = |y| Ellipsoid { center: [-8.0, y, 8.0], radius: 2.5, height: 2.5, edge };
        let mut count = 0;
        mask.add(&ball(10.0), |_, _| count += 1);
        let first = count;
        mask.add(&ball(10.0), |_, _| count += 1);
        assert_eq!((first > 40, count), (true, first));
        mask.add(&ball(30.0), |_, _| {});
        assert_eq!(mask.runs([7, 7]).collect::<Vec<_>>(), [9..13, 29..33]);
        assert_eq!(mask.runs([0, 0]).count(), 0);
        // Cut off at the bottom.
        mask.add(&ball(-64.0), |_, _| {});
        assert_eq!(mask.runs([7, 7]).next(), Some(-62..-61));
    }
}
