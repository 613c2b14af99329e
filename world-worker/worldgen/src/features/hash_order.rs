//! The order in which Java's hash sets give positions back.

use chunk::BlockPos;

use super::Edition;

/// Puts positions, each there once and in the order in which they were added, in the order in which the game has them
/// from a set. That is by the set's buckets; for 26.2 we compare with chunks of a game that was changed to keep the
/// order in which they were added.
pub(crate) fn sort(positions: &mut [BlockPos], edition: Edition) {
    if edition < Edition::V26_3 {
        return;
    }
    // A set begins with 16 buckets and has more of them as soon as three quarters are not enough.
    let mut buckets = 16_usize;
    while positions.len() * 4 > buckets * 3 {
        buckets *= 2;
    }
    positions.sort_by_key(|&pos| spread(pos) as usize & (buckets - 1));
}

/// `BlockPos.hashCode`, with its upper half mixed into the lower.
fn spread(pos: BlockPos) -> u32 {
    let hash = pos.z.wrapping_mul(31).wrapping_add(pos.y).wrapping_mul(31).wrapping_add(pos.x) as u32;
    hash ^ (hash >> 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_five() {
        let mut positions: Vec<_> = (100..105).map(|x| BlockPos::new(x, 64, -37)).collect();
        sort(&mut positions, Edition::V26_2);
        assert_eq!(positions[1].x, 101);
        sort(&mut positions, Edition::V26_3);
        let xs: Vec<_> = positions.iter().map(|pos| pos.x).collect();
        assert_eq!(xs, [100, 104, 103, 102, 101]);
    }
}
