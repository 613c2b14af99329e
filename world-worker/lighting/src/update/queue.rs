use crate::direction::Direction;

use super::cell::Cell;

/// Directions, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sides(u8);

impl Sides {
    pub(super) const ALL: Self = Self(0b11_1111);
    /// All, from a block whose level is not set yet.
    pub(super) const SEED: Self = Self(0b111_1111);

    pub(super) fn all_but(side: Direction) -> Self {
        Self(Self::ALL.0 & !(1 << side as u8))
    }

    pub(super) fn only(side: Direction) -> Self {
        Self(1 << side as u8)
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |side| self.0 >> *side as u8 & 1 != 0)
    }
}

/// A block from which light goes on, or goes out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    pub(super) cell: Cell,
    pub(super) sides: Sides,
    /// Its sides may hold light back.
    pub(super) is_shaped: bool,
}

/// Entries, the brightest first: so no block's level is set twice while light spreads.
#[derive(Debug, Default)]
pub(super) struct Queue {
    by_level: [Vec<Entry>; 16],
    /// No brighter level has entries.
    brightest: u8,
}

impl Queue {
    #[inline(always)]
    pub(super) fn push(&mut self, level: u8, entry: Entry) {
        self.brightest = self.brightest.max(level);
        self.by_level[usize::from(level & 15)].push(entry);
    }

    #[inline(always)]
    pub(super) fn pop(&mut self) -> Option<(u8, Entry)> {
        loop {
            if let Some(entry) = self.by_level[usize::from(self.brightest & 15)].pop() {
                return Some((self.brightest, entry));
            }
            self.brightest = self.brightest.checked_sub(1)?;
        }
    }
}
