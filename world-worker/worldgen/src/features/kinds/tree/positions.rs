use std::collections::HashSet;

use chunk::BlockPos;

/// Positions, each of them once.
///
/// The game keeps them in hash sets, so that on its servers their order is that of the buckets. Here it is that in which
/// they were added, as in the chunks we compare with. Nothing but [`Self::in_order`] decides that.
#[derive(Debug, Default)]
pub struct Positions {
    added: Vec<BlockPos>,
    known: HashSet<BlockPos>,
}

impl Positions {
    /// Adds one, unless it is there.
    pub fn insert(&mut self, pos: BlockPos) {
        if self.known.insert(pos) {
            self.added.push(pos);
        }
    }

    /// Whether it is there.
    pub fn contains(&self, pos: BlockPos) -> bool {
        self.known.contains(&pos)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.added.is_empty()
    }

    /// All, in the order in which they have their turn.
    pub fn in_order(&self) -> &[BlockPos] {
        &self.added
    }

    /// All, the lowest first; those of one height in their order.
    pub fn bottom_up(&self) -> Vec<BlockPos> {
        let mut sorted = self.in_order().to_vec();
        sorted.sort_by_key(|pos| pos.y);
        sorted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order() {
        let at = |x, y| BlockPos::new(x, y, 0);
        let mut positions = Positions::default();
        [at(3, 1), at(1, 0), at(3, 1), at(2, 1)].into_iter().for_each(|pos| positions.insert(pos));
        assert_eq!(positions.in_order(), [at(3, 1), at(1, 0), at(2, 1)]);
        assert_eq!(positions.bottom_up(), [at(1, 0), at(3, 1), at(2, 1)]);
        assert!(positions.contains(at(1, 0)) && !positions.contains(at(1, 1)));
    }
}
