use super::field::Spot;

/// Blocks of a row from which light goes on, or goes out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    pub(super) spot: Spot,
    /// As in `row`.
    pub(super) blocks: u64,
}

/// Entries by level.
#[derive(Debug, Default)]
pub(super) struct Queue([Vec<Entry>; 16]);

impl Queue {
    #[inline(always)]
    pub(super) fn push(&mut self, level: u8, spot: Spot, blocks: u64) {
        self.0[usize::from(level & 15)].push(Entry { spot, blocks });
    }

    /// Adds blocks of different levels, which `row` tells.
    #[inline(always)]
    pub(super) fn push_by_level(&mut self, row: u64, spot: Spot, blocks: u64) {
        let mut left = blocks;
        while left != 0 {
            let level = super::row::level(row, super::row::first(left));
            let equal = left & super::row::equal(row, level);
            self.push(level, spot, equal);
            left &= !equal;
        }
    }

    pub(super) fn pop(&mut self, level: u8) -> Option<Entry> {
        self.0[usize::from(level & 15)].pop()
    }
}
