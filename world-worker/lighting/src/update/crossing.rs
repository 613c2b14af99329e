//! Light that leaves the chunks that are lit here for those of somebody else.

use chunk::{BlockPos, LightKind};

use super::field::Spot;
use super::{Chunks, Run, row};
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
            if let Some((spot, x)) = self.field.find(crossing.pos) {
                self.take_one(spot, x, crossing);
            }
        }
        self.darken();
        self.brighten();
    }

    fn take_one(&mut self, spot: Spot, x: u8, crossing: &Crossing) {
        let block = row::block(x);
        if crossing.is_decrease {
            // If it goes dark, that is told back as well: the block it comes from may have taken light from this one.
            let (levels, fading) = self.fade_only(spot, block, crossing.level);
            self.work.decrease.push_by_level(levels, spot, fading);
            return;
        }
        let Some(level) = crossing.level.checked_sub(1) else { return };
        let is_dimmer = row::level(self.field.levels(spot), x) < level;
        if !is_dimmer || self.field.open(spot) & block == 0 {
            return;
        }
        let (from, own) = (STATES.shape(crossing.state), STATES.shape(self.field.state(spot, x)));
        if from | own == 0 || !STATES.is_shut(from, crossing.side, own) {
            self.field.set(spot, block, level);
            self.work.increase.push(level, spot, block);
        }
    }
}
