//! Light that leaves the chunks that are lit here for those of somebody else.

use chunk::{BlockPos, LightKind};

use super::cell::Cell;
use super::queue::Sides;
use super::{Chunks, Run};
use crate::direction::Direction;
use crate::states::STATES;

/// One step of light over a border: from a block that one side lights to the one beside it that the other side does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Crossing {
    /// Sky or block light.
    pub kind: LightKind,
    /// The block it goes to.
    pub pos: BlockPos,
    /// The way it goes.
    pub(crate) side: Direction,
    /// Level of the block it comes from: before it went dark, or now.
    pub level: u8,
    /// State of the block it comes from.
    pub state: u16,
    /// The block it comes from went dark.
    pub is_decrease: bool,
}

impl<C: Chunks> Run<'_, '_, C> {
    /// Goes on with what others handed over. What went dark must do so before anything spreads, but never before light
    /// that was handed over earlier.
    pub(super) fn take_over(&mut self, arrived: &[Crossing]) {
        let kind = self.kind;
        let own = arrived.iter().filter(|crossing| crossing.kind == kind);
        let mut was_decrease = true;
        for crossing in own {
            match (was_decrease, crossing.is_decrease) {
                (true, false) => self.darken(),
                (false, true) => self.brighten(),
                _ => {}
            }
            was_decrease = crossing.is_decrease;
            if let Some(cell) = self.field.cell(crossing.pos) {
                self.take_one(cell, crossing);
            }
        }
        self.darken();
        self.brighten();
    }

    fn take_one(&mut self, cell: Cell, crossing: &Crossing) {
        if crossing.is_decrease {
            // Back as well: meanwhile the block it comes from may have taken light from this one.
            self.darken_one(cell, crossing.side, crossing.level, Sides::ALL);
        } else {
            self.brighten_one(cell, crossing.side, crossing.level, STATES.shape(crossing.state));
        }
    }
}
