/// What this crate must know about block states, answered by whoever has the block registry.
pub trait StateFacts {
    /// Counts as empty (air, cave air, void air).
    fn is_air(&self, state: u16) -> bool;
    /// Has a non-empty fluid state (water, lava, waterlogged blocks, kelp and so on).
    fn has_fluid(&self, state: u16) -> bool;
    /// Stops movement: solid in vanilla's sense, except cobweb and bamboo shoot.
    fn blocks_motion(&self, state: u16) -> bool;
    /// Is one of the leaves blocks.
    fn is_leaves(&self, state: u16) -> bool;
}

impl<T: StateFacts + ?Sized> StateFacts for &T {
    fn is_air(&self, state: u16) -> bool {
        (**self).is_air(state)
    }
    fn has_fluid(&self, state: u16) -> bool {
        (**self).has_fluid(state)
    }
    fn blocks_motion(&self, state: u16) -> bool {
        (**self).blocks_motion(state)
    }
    fn is_leaves(&self, state: u16) -> bool {
        (**self).is_leaves(state)
    }
}

/// The states of the canonical game version, from the block registry.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct VanillaFacts;

impl StateFacts for VanillaFacts {
    fn is_air(&self, state: u16) -> bool {
        registry::blocks::is_air(state)
    }
    fn has_fluid(&self, state: u16) -> bool {
        registry::blocks::has_fluid(state)
    }
    fn blocks_motion(&self, state: u16) -> bool {
        registry::blocks::blocks_motion(state)
    }
    fn is_leaves(&self, state: u16) -> bool {
        registry::blocks::is_leaves(state)
    }
}
