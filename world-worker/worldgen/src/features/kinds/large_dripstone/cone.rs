use chunk::BlockPos;
use registry::{block_ids, block_states, blocks};

use super::wind::Wind;
use crate::features::BlockSet;
use crate::features::kinds::water::is_air_or_fluid;
use crate::features::{Direction, HeightKind, Level};
use crate::random::{DecorationRandom, Random};
use crate::trigonometry;

/// A stalactite or a stalagmite.
pub(super) struct Cone {
    pub(super) root: BlockPos,
    /// Down for a stalactite.
    pub(super) tip: Direction,
    /// At the root, in blocks.
    pub(super) radius: i32,
    /// Blocks from the middle up to which it is as high as there.
    pub(super) bluntness: f64,
    /// Factor of its height.
    pub(super) scale: f64,
}

impl Cone {
    /// Its height that far from the middle, in blocks.
    fn height(&self, distance: f32) -> i32 {
        /// Where the curve that the game uses is 0, which is the radius here.
        const CUTOFF: f64 = 0.384;
        let radius = f64::from(self.radius);
        let at = f64::from(distance).max(self.bluntness) / radius * CUTOFF;
        let curve = 0.75 * at.powf(1.333_333_333_333_333_3)
            - at.powf(0.666_666_666_666_666_6)
            - 0.333_333_333_333_333_3 * at.ln();
        ((self.scale * curve).max(0.0) / CUTOFF * radius) as i32
    }

    /// Moves its root back until all of it is in stone, and makes it thinner where that fails. Whether there is room.
    pub(super) fn embed(&mut self, level: &Level<'_>, wind: Wind) -> bool {
        const MAX_STEPS: i32 = 10;
        while self.radius > 1 {
            for step in 0..self.height(0.0).min(MAX_STEPS) {
                let root = self.tip.opposite().by(self.root, step);
                if blocks::block_id(level.block(root)) == block_ids::LAVA {
                    return false;
                }
                if self.is_embedded(level, wind.blow(root)) {
                    self.root = root;
                    return true;
                }
            }
            self.radius /= 2;
        }
        false
    }

    /// Whether there is stone at the middle and around a circle.
    fn is_embedded(&self, level: &Level<'_>, center: BlockPos) -> bool {
        if is_air_or_fluid(level.block(center)) {
            return false;
        }
        let radius = self.radius as f32;
        let step = 6.0 / radius;
        let mut angle = 0.0_f32;
        while angle < std::f32::consts::TAU {
            let x = (trigonometry::cos(f64::from(angle)) * radius) as i32;
            let z = (trigonometry::sin(f64::from(angle)) * radius) as i32;
            if is_air_or_fluid(level.block(center.offset(x, 0, z))) {
                return false;
            }
            angle += step;
        }
        true
    }

    /// Sets its blocks. Where it leaves the open, it ends at the next `stone`.
    pub(super) fn place(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        wind: Wind,
        stone: &BlockSet,
    ) {
        for x in -self.radius..=self.radius {
            for z in -self.radius..=self.radius {
                let distance = ((x * x + z * z) as f32).sqrt();
                if distance > self.radius as f32 {
                    continue;
                }
                let mut height = self.height(distance);
                if height <= 0 {
                    continue;
                }
                if f64::from(random.next_f32()) < 0.2 {
                    height = (height as f32 * (random.next_f32() * (1.0 - 0.8) + 0.8)) as i32;
                }
                self.place_column(level, self.root.offset(x, 0, z), height, wind, stone);
            }
        }
    }

    fn place_column(&self, level: &mut Level<'_>, root: BlockPos, height: i32, wind: Wind, stone: &BlockSet) {
        let end = match self.tip {
            Direction::Up => level.height(HeightKind::WorldSurfaceWg, root.x, root.z),
            _ => i32::MAX,
        };
        let mut is_in_open = false;
        for step in 0..height {
            let pos = self.tip.by(root, step);
            if pos.y >= end {
                return;
            }
            let pos = wind.blow(pos);
            let state = level.block(pos);
            if is_air_or_fluid(state) {
                is_in_open = true;
                level.set(pos, block_states::DRIPSTONE_BLOCK);
            } else if is_in_open && stone.contains(state) {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heights_fall_from_the_middle() {
        let cone =
            Cone { root: BlockPos::new(0, 0, 0), tip: Direction::Up, radius: 8, bluntness: 0.5, scale: 1.0 };
        let heights: Vec<i32> = (0..=8).map(|distance| cone.height(distance as f32)).collect();
        assert!(heights.is_sorted_by(|a, b| a >= b), "{heights:?}");
        assert_eq!(cone.height(0.0), cone.height(0.5));
        assert_eq!(heights[8], 0);
        assert!(heights[0] > 8);
    }
}
