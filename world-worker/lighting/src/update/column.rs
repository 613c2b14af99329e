//! Columns of blocks under the sky.

use chunk::ChunkPos;

use super::cell::Cell;
use super::queue::{Entry, Sides};
use super::{BRIGHTEST, Chunks, Run};

impl<C: Chunks> Run<'_, '_, C> {
    /// Finds how far down the sky is seen in a column (z * 16 + x) now, and corrects it. Only what sees the sky has the
    /// brightest level, so how far it was seen before shows in the levels.
    pub(super) fn begin_column(&mut self, chunk: ChunkPos, column: u8) {
        let Some(chunk) = self.field.lit_chunk(chunk) else { return };
        let lowest = self.field.lowest_open(chunk, column);
        let mut height = lowest;
        while height < self.field.height() {
            let cell = Cell::new(chunk, height, column);
            if self.field.level(cell) == BRIGHTEST {
                break;
            }
            self.seed(cell, BRIGHTEST);
            height += 1;
        }
        for height in (0..lowest).rev() {
            let cell = Cell::new(chunk, height, column);
            if self.field.level(cell) != BRIGHTEST {
                break;
            }
            self.field.set_level(cell, 0);
            self.decrease.push(BRIGHTEST, Entry { cell, sides: Sides::ALL, is_shaped: false });
        }
    }
}
