//! Plants of two blocks.

use chunk::BlockPos;
use registry::block_ids::{
    LARGE_FERN, LILAC, PEONY, PITCHER_CROP, PITCHER_PLANT, ROSE_BUSH, SMALL_DRIPLEAF, SUNFLOWER, TALL_GRASS,
    TALL_SEAGRASS,
};
use registry::blocks::{self, Fluid};

use super::Level;

/// Whether a block is a plant of two blocks.
pub(crate) fn is_double_plant(state: u16) -> bool {
    matches!(
        blocks::block_id(state),
        LARGE_FERN
            | LILAC
            | PEONY
            | PITCHER_CROP
            | PITCHER_PLANT
            | ROSE_BUSH
            | SMALL_DRIPLEAF
            | SUNFLOWER
            | TALL_GRASS
            | TALL_SEAGRASS
    )
}

/// Sets both halves, the lower one at `pos`, with the water that is there.
pub(crate) fn place(level: &mut Level<'_>, pos: BlockPos, state: u16) {
    for (pos, half) in [(pos, "lower"), (pos.offset(0, 1, 0), "upper")] {
        let state = blocks::set_property(state, "half", half).unwrap_or(state);
        let has_water = blocks::fluid(level.block(pos)) == Fluid::Water;
        let waterlogged = if has_water { "true" } else { "false" };
        let state = blocks::set_property(state, "waterlogged", waterlogged).unwrap_or(state);
        level.set(pos, state);
    }
}
