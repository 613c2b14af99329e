//! The same steps to blocks in the same section: the most, by far.

use chunk::LightKind;

use super::cell::Cell;
use super::queue::{Entry, Sides};
use super::{Chunks, Run};
use crate::states::{EMISSION, SHAPED, STATES, WALL};

/// From a block to those beside it, in indices of a section, by direction.
const OFFSETS: [i32; 6] = [-1, 1, -256, 256, -16, 16];
/// Highest index of a section.
const LAST: usize = 4095;

impl<C: Chunks> Run<'_, '_, C> {
    /// Lets what depended on a block that went dark go dark, as far as it is in the same layer. What is left to do.
    #[inline(always)]
    pub(super) fn darken_inside(&mut self, cell: Cell, sides: Sides, from: u8) -> Sides {
        let Some(mut layer) = self.field.layer(cell) else { return sides };
        let outside = cell.border();
        for side in sides.without(outside).iter() {
            let offset = OFFSETS[side as usize];
            let index = (cell.index() as i32 + offset) as usize & LAST;
            let level = layer.level(index);
            if level == 0 {
                continue;
            }
            let beside = cell.offset(offset);
            if level >= from {
                let back = Entry { cell: beside, sides: Sides::only(side.opposite()), is_shaped: true };
                self.increase.push(level, back);
                continue;
            }
            layer.set(index, 0);
            self.decrease.push(
                level,
                Entry { cell: beside, sides: Sides::all_but(side.opposite()), is_shaped: false },
            );
            if self.kind == LightKind::Block {
                let source = layer.traits(index) & EMISSION;
                if source > 0 {
                    self.increase.push(source, Entry { cell: beside, sides: Sides::SEED, is_shaped: true });
                }
            }
        }
        sides.within(outside)
    }

    /// Lets light go on from a block without a shape, as far as it is in the same layer. What is left to do.
    #[inline(always)]
    pub(super) fn brighten_inside(&mut self, cell: Cell, sides: Sides, from: u8) -> Sides {
        let Some(mut layer) = self.field.layer(cell) else { return sides };
        let outside = cell.border();
        for side in sides.without(outside).iter() {
            let offset = OFFSETS[side as usize];
            let index = (cell.index() as i32 + offset) as usize & LAST;
            if layer.level(index) + 1 >= from {
                continue;
            }
            let traits = layer.traits(index);
            if traits & WALL != 0 {
                continue;
            }
            let is_shaped = traits & SHAPED != 0;
            if is_shaped && STATES.is_shut(0, side, layer.shape(index)) {
                continue;
            }
            layer.set(index, from - 1);
            if from > 2 {
                let next =
                    Entry { cell: cell.offset(offset), sides: Sides::all_but(side.opposite()), is_shaped };
                self.increase.push(from - 1, next);
            }
        }
        sides.within(outside)
    }
}
