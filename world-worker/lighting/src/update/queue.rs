use crate::direction::Direction;

use super::cell::Cell;

/// Directions, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sides(u8);

impl Sides {
    pub(super) const ALL: Self = Self(0b11_1111);
    /// All, from a block whose level is not set yet.
    pub(super) const SEED: Self = Self(0b111_1111);

    #[inline(always)]
    pub(super) fn all_but(side: Direction) -> Self {
        Self(Self::ALL.0 & !(1 << side as u8))
    }

    #[inline(always)]
    pub(super) fn only(side: Direction) -> Self {
        Self(1 << side as u8)
    }

    /// By number of the direction.
    pub(super) const fn of(bits: u8) -> Self {
        Self(bits)
    }

    #[inline(always)]
    pub(super) fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    #[inline(always)]
    pub(super) fn within(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    #[inline(always)]
    pub(super) fn iter(self) -> impl Iterator<Item = Direction> {
        let mut left = self.0 & Self::ALL.0;
        std::iter::from_fn(move || {
            let side = Direction::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*side)
        })
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
