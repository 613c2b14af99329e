//! Sixteen levels in a word, four bits each, the westernmost lowest; and sets of blocks of such a row, the lowest of each four
//! bits.

/// All blocks of a row.
pub(super) const ALL: u64 = 0x1111_1111_1111_1111;
/// The westernmost block.
pub(super) const FIRST: u64 = 1;
/// The easternmost block.
pub(super) const LAST: u64 = 1 << 60;

const LOW: u64 = 0x0F0F_0F0F_0F0F_0F0F;
const BYTES: u64 = 0x0101_0101_0101_0101;

/// A row of the same level.
#[inline(always)]
pub(super) fn filled(level: u8) -> u64 {
    ALL * u64::from(level)
}

/// The block at x.
#[inline(always)]
pub(super) fn block(x: u8) -> u64 {
    1 << (u32::from(x) * 4)
}

/// x of the westernmost block of a set that is not empty.
#[inline(always)]
pub(super) fn first(blocks: u64) -> u8 {
    (blocks.trailing_zeros() / 4) as u8
}

/// The level at x.
#[inline(always)]
pub(super) fn level(row: u64, x: u8) -> u8 {
    (row >> (u32::from(x) * 4)) as u8 & 15
}

/// The row with these blocks at a level.
#[inline(always)]
pub(super) fn with(row: u64, blocks: u64, level: u8) -> u64 {
    (row & !(blocks * 15)) | (blocks * u64::from(level))
}

/// The blocks that have at least this level.
#[inline(always)]
pub(super) fn at_least(row: u64, level: u8) -> u64 {
    // Bit 4 of each byte stays when nothing has to be borrowed from it.
    let least = BYTES * u64::from(level);
    let even = ((row & LOW) | BYTES << 4).wrapping_sub(least) & BYTES << 4;
    let odd = ((row >> 4 & LOW) | BYTES << 4).wrapping_sub(least) & BYTES << 4;
    even >> 4 | odd
}

/// The blocks that have this level.
#[inline(always)]
pub(super) fn equal(row: u64, level: u8) -> u64 {
    let different = row ^ filled(level);
    !(different | different >> 1 | different >> 2 | different >> 3) & ALL
}

/// The blocks to the west and to the east of these, in the same row.
#[inline(always)]
pub(super) fn beside(blocks: u64) -> u64 {
    blocks << 4 | blocks >> 4
}

/// The blocks whose traits, a byte each, have any of these bits.
#[inline(always)]
pub(super) fn having(traits: &[u8; 16], wanted: u8) -> u64 {
    let half = |at: usize| {
        let bytes =
            u64::from_le_bytes(std::array::from_fn(|byte| traits[at + byte])) & (BYTES * u64::from(wanted));
        // Bit 0 of each byte tells whether there is any.
        let any = bytes | bytes >> 4;
        let any = any | any >> 2;
        let any = (any | any >> 1) & BYTES;
        let any = (any | any >> 4) & 0x00FF_00FF_00FF_00FF;
        let any = (any | any >> 8) & 0x0000_FFFF_0000_FFFF;
        (any | any >> 16) & 0xFFFF_FFFF
    };
    half(0) | half(8) << 32
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn traits_become_sets(traits: [u8; 16], wanted: u8) {
            let set = having(&traits, wanted);
            for x in 0..16 {
                prop_assert_eq!(set & block(x) != 0, traits[usize::from(x)] & wanted != 0);
            }
            prop_assert_eq!(set & !ALL, 0);
        }

        #[test]
        fn as_one_by_one(row: u64, other in 0..16_u8) {
            for x in 0..16 {
                let own = level(row, x);
                prop_assert_eq!(at_least(row, other) & block(x) != 0, own >= other);
                prop_assert_eq!(equal(row, other) & block(x) != 0, own == other);
                let changed = with(row, block(x), other);
                prop_assert_eq!(level(changed, x), other);
                prop_assert_eq!(changed & !(block(x) * 15), row & !(block(x) * 15));
                prop_assert_eq!(first(block(x)), x);
            }
        }
    }
}
