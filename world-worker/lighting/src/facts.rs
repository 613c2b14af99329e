use registry::blocks;

/// What light must know about block states.
pub trait LightFacts {
    /// Levels a step into this state costs, 0..=15; even 0 costs 1 unless it is sky light going straight down.
    fn dampening(&self, state: u16) -> u8;
    /// Level of the light it gives, 0..=15.
    fn emission(&self, state: u16) -> u8;
}

/// The states of the canonical game version.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct VanillaFacts;

impl LightFacts for VanillaFacts {
    fn dampening(&self, state: u16) -> u8 {
        blocks::light_opacity(state)
    }
    fn emission(&self, state: u16) -> u8 {
        blocks::light_emission(state)
    }
}
