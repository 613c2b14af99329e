//! Which blocks count as water. The game has several notions of it.

use registry::blocks::{self, Fluid};
use registry::{block_ids, block_states};

/// The block is water, still or flowing; waterlogged blocks are not.
pub(super) fn is_water(state: u16) -> bool {
    blocks::block_id(state) == block_ids::WATER
}

/// The block is air of any kind, or water, still or flowing.
pub(super) fn is_air_or_water(state: u16) -> bool {
    blocks::is_air(state) || is_water(state)
}

/// The block is air of any kind, water or lava, still or flowing.
pub(super) fn is_air_or_fluid(state: u16) -> bool {
    is_air_or_water(state) || blocks::block_id(state) == block_ids::LAVA
}

/// The block is water, and a source.
pub(super) fn is_still_water(state: u16) -> bool {
    state == block_states::WATER
}

/// The block holds water of any kind.
pub(super) fn holds_water(state: u16) -> bool {
    blocks::fluid(state) == Fluid::Water
}
