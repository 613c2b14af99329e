//! Columns of blocks under the sky.

use chunk::ChunkPos;

use super::{BRIGHTEST, Chunks, Run, row};

impl<C: Chunks> Run<'_, '_, C> {
    /// Finds how far down the sky is seen in a column (z * 16 + x) now, and corrects it. Only what sees the sky has the
    /// brightest level, so how far it was seen before shows in the levels.
    pub(super) fn begin_column(&mut self, chunk: ChunkPos, column: u8) {
        let Some(slot) = self.field.lit_slot(chunk) else { return };
        let (x, z) = (column & 15, column >> 4);
        let lowest = self.field.lowest_open(slot, column);
        for height in lowest..self.field.height() {
            let spot = self.field.spot(slot, height, z);
            if row::level(self.field.levels(spot), x) == BRIGHTEST {
                break;
            }
            self.work.seeds.push(BRIGHTEST, spot, row::block(x));
        }
        for height in (0..lowest).rev() {
            let spot = self.field.spot(slot, height, z);
            if row::level(self.field.levels(spot), x) != BRIGHTEST {
                break;
            }
            self.put_out(spot, x);
        }
    }
}
