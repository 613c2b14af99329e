//! Light that goes out from where it is, one step at a time, by whole rows of blocks.

use crate::volume::{LAYER, Volume};

/// Blocks of rows that have the same level.
pub(crate) type Front = Vec<(u32, u64)>;

/// Light on its way: which blocks have none yet, and which were reached last.
#[derive(Debug, Default)]
pub(crate) struct Flood {
    /// Blocks that light gets into and has not reached, by row.
    pub(crate) free: Vec<u64>,
    /// What the next step reaches, by row; all 0 between steps.
    reached: Vec<u64>,
    /// The rows of `reached` that are not 0.
    rows: Vec<u32>,
    front: Front,
}

impl Flood {
    /// Begins with all of the volume dark.
    pub(crate) fn begin(&mut self, volume: &Volume) {
        self.free.clone_from(&volume.open);
        // What a flood leaves behind is all 0.
        self.reached.resize(volume.open.len(), 0);
        self.front.clear();
    }

    /// Adds blocks that have the level of the next [`Self::run`] step whatever is around them, unless they are brighter
    /// already. Opaque ones are added only once: nothing else ever reaches them.
    pub(crate) fn add(&mut self, row: usize, blocks: u64, volume: &Volume) {
        let fresh = blocks & (self.free[row] | !volume.open[row]);
        self.reach(row, fresh);
    }

    /// Goes on from blocks that were taken out of `free` already.
    pub(crate) fn add_front(&mut self, row: usize, blocks: u64) {
        self.front.push((row as u32, blocks));
    }

    #[inline(always)]
    fn reach(&mut self, row: usize, blocks: u64) {
        if blocks != 0 {
            self.free[row] &= !blocks;
            if self.reached[row] == 0 {
                self.rows.push(row as u32);
            }
            self.reached[row] |= blocks;
        }
    }

    /// One step on from the front. Afterwards the front is what the step reached, and what was [added](Self::add).
    pub(crate) fn step(&mut self, volume: &Volume) {
        let front = std::mem::take(&mut self.front);
        if volume.shut.is_empty() {
            for &(row, blocks) in &front {
                let row = row as usize;
                self.reach(row, (blocks << 1 | blocks >> 1) & self.free[row]);
                for beside in [row - 1, row + 1, row - LAYER, row + LAYER] {
                    self.reach(beside, blocks & self.free[beside]);
                }
            }
        } else {
            for &(row, blocks) in &front {
                self.step_between_shut(row as usize, blocks, volume);
            }
        }
        self.front = front;
        self.take_reached();
    }

    fn step_between_shut(&mut self, row: usize, blocks: u64, volume: &Volume) {
        let shut = &volume.shut;
        let along = (blocks & !shut.x[row]) << 1 | (blocks >> 1 & !shut.x[row]);
        self.reach(row, along & self.free[row]);
        for (beside, passing) in [
            (row - 1, blocks & !shut.z[row - 1]),
            (row + 1, blocks & !shut.z[row]),
            (row - LAYER, blocks & !shut.y[row - LAYER]),
            (row + LAYER, blocks & !shut.y[row]),
        ] {
            self.reach(beside, passing & self.free[beside]);
        }
    }

    fn take_reached(&mut self) {
        self.front.clear();
        for row in self.rows.drain(..) {
            self.front.push((row, std::mem::take(&mut self.reached[row as usize])));
        }
    }

    /// What the last step reached.
    pub(crate) fn front(&self) -> &Front {
        &self.front
    }
}
