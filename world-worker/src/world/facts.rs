//! What the chunk model asks about block states, answered from the registry.

use chunk::StateFacts;
use registry::blocks;

/// The registry's answers.
#[derive(Clone, Copy, Debug)]
pub struct Facts;

impl StateFacts for Facts {
    fn is_air(&self, state: u16) -> bool {
        blocks::is_air(state)
    }

    fn has_fluid(&self, state: u16) -> bool {
        blocks::has_fluid(state)
    }

    fn blocks_motion(&self, state: u16) -> bool {
        blocks::blocks_motion(state)
    }

    fn is_leaves(&self, state: u16) -> bool {
        blocks::is_leaves(state)
    }
}
