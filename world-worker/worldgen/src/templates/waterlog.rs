use std::collections::HashSet;

use chunk::BlockPos;
use registry::blocks::{self, Fluid};

use crate::features::{Direction, Level};

/// Water that was where a template is placed, and that flows into its blocks.
#[derive(Debug, Default)]
pub(super) struct Waterlog {
    /// Blocks that the template filled itself: nothing flows out of them.
    filled: HashSet<BlockPos>,
    /// Blocks that could hold water and have none.
    waiting: Vec<BlockPos>,
}

impl Waterlog {
    /// Takes note of a block that was placed where `before` was.
    pub(super) fn placed(&mut self, level: &mut Level<'_>, pos: BlockPos, state: u16, before: u16) {
        if blocks::fluid_state(state).is_source {
            self.filled.insert(pos);
        } else if can_hold_water(state) {
            let fluid = blocks::fluid_state(before);
            fill(level, pos, state, fluid);
            if !fluid.is_source {
                self.waiting.push(pos);
            }
        }
    }

    /// Lets water flow from block to block until all that can have some.
    pub(super) fn flow(mut self, level: &mut Level<'_>) {
        const FROM: [Direction; 5] =
            [Direction::Up, Direction::North, Direction::East, Direction::South, Direction::West];
        loop {
            let before = self.waiting.len();
            self.waiting.retain(|&pos| {
                let state = level.block(pos);
                let mut fluid = blocks::fluid_state(state);
                for direction in FROM {
                    if fluid.is_source {
                        break;
                    }
                    let from = direction.from(pos);
                    let there = blocks::fluid_state(level.block(from));
                    if there.is_source && !self.filled.contains(&from) {
                        fluid = there;
                    }
                }
                if !fluid.is_source || !can_hold_water(state) {
                    return true;
                }
                fill(level, pos, state, fluid);
                false
            });
            if self.waiting.is_empty() || self.waiting.len() == before {
                return;
            }
        }
    }
}

/// Whether a block takes water when there is some.
fn can_hold_water(state: u16) -> bool {
    blocks::property(state, "waterlogged").is_some()
}

/// Puts a fluid into a block that can hold water. What burns goes out.
fn fill(level: &mut Level<'_>, pos: BlockPos, state: u16, fluid: blocks::FluidState) {
    let is_dry = blocks::property(state, "waterlogged") == Some("false");
    if !is_dry || fluid.fluid != Fluid::Water || !fluid.is_source {
        return;
    }
    if blocks::property(state, "type") == Some("double") {
        return;
    }
    if let Some(mut wet) = blocks::set_property(state, "waterlogged", "true") {
        if is_flame(state) {
            wet = blocks::set_property(wet, "lit", "false").unwrap_or(wet);
        }
        level.set(pos, wet);
    }
}

fn is_flame(state: u16) -> bool {
    let name = blocks::block_of_state(state).name;
    name.ends_with("campfire") || name.ends_with("candle")
}
