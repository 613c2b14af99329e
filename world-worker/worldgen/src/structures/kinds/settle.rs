//! Pieces that stand on the ground, whose height is known only when they are placed.

use crate::features::{Direction, HeightKind, Level};
use crate::random::Legacy;
use crate::structures::piece::Oriented;
use crate::structures::{BoundingBox, Site};

/// A piece that finds its height in the first chunk that it is placed in.
#[derive(Debug, Clone)]
pub(super) struct Settled {
    pub(super) frame: Oriented,
    has_height: bool,
}

impl Settled {
    /// In the corner of the chunk, facing a random direction. `size` along x, y, z when facing north.
    pub(super) fn new(site: &Site<'_>, size: [i32; 3], random: &mut Legacy) -> Self {
        let facing = Direction::random_horizontal(random);
        let bounding_box = BoundingBox::sized([site.min_x(), 64, site.min_z()], facing, size);
        Self { frame: Oriented::new(bounding_box, facing), has_height: false }
    }

    /// Whether it has found its height.
    pub(super) fn has_height(&self) -> bool {
        self.has_height
    }

    /// Settles on the mean height of the columns that the clip has. False without any.
    pub(super) fn on_mean_ground(&mut self, level: &mut Level<'_>, clip: &BoundingBox) -> bool {
        if self.has_height {
            return true;
        }
        let BoundingBox { min, max } = self.frame.bounding_box;
        let (mut sum, mut count) = (0, 0);
        for z in min[2].max(clip.min[2])..=max[2].min(clip.max[2]) {
            for x in min[0].max(clip.min[0])..=max[0].min(clip.max[0]) {
                sum += level.height(HeightKind::MotionBlockingNoLeaves, x, z);
                count += 1;
            }
        }
        if count == 0 {
            return false;
        }
        self.settle(sum / count);
        true
    }

    /// Settles `offset` above the lowest ground under it.
    pub(super) fn on_lowest_ground(&mut self, level: &mut Level<'_>, offset: i32) {
        if self.has_height {
            return;
        }
        let BoundingBox { min, max } = self.frame.bounding_box;
        let columns = (min[2]..=max[2]).flat_map(|z| (min[0]..=max[0]).map(move |x| (x, z)));
        let heights = columns.map(|(x, z)| level.height(HeightKind::MotionBlockingNoLeaves, x, z));
        if let Some(lowest) = heights.min() {
            self.settle(lowest + offset);
        }
    }

    fn settle(&mut self, y: i32) {
        let up = y - self.frame.bounding_box.min[1];
        self.frame.bounding_box = self.frame.bounding_box.moved([0, up, 0]);
        self.has_height = true;
    }
}

/// Whether the ground at the corners of a rectangle is nowhere below the sea level.
pub(super) fn is_above_sea(site: &mut Site<'_>, width: i32, depth: i32) -> bool {
    let (x, z) = (site.min_x(), site.min_z());
    [(x, z), (x, z + depth), (x + width, z), (x + width, z + depth)]
        .into_iter()
        .all(|(x, z)| site.ground.height(HeightKind::WorldSurfaceWg, x, z) > site.settings.sea_level)
}
