//! How a block's state changes when a neighbour is placed or taken away (`BlockState.updateShape`).
//!
//! World generation does this only at the surface of trees and templates, and for marked blocks when a chunk is
//! complete. What merely asks for a tick later changes nothing here.

mod attached;
mod connections;
mod plants;
mod rules;
mod speleothem;
mod stairs;
mod tags;

use chunk::{AIR, BlockPos};
use registry::blocks::{self, Fluid};

use super::faces::is_sturdy;
use super::survival::survives;
use super::{Direction, Level};
use crate::random::Random;
use rules::{Rule, Side};

/// The state that a block at `pos` takes when the one at `neighbour`, which is in `direction`, may have changed.
pub fn update_shape(
    level: &mut Level<'_>,
    pos: BlockPos,
    state: u16,
    direction: Direction,
    neighbour: BlockPos,
) -> u16 {
    let rule = Rule::of(state);
    if rule == Rule::Keep {
        return state;
    }
    let update = Update { pos, state, direction, neighbour: level.block(neighbour) };
    match rule {
        Rule::Keep => state,
        Rule::Dies => update.or_air(survives(level, pos, state)),
        Rule::DiesFrom(side) => update.dies_from(level, side),
        Rule::Coral(side) => update.coral(level, side),
        Rule::CoralBlock => update.dry(level),
        Rule::DoublePlant => plants::double_plant(level, update),
        Rule::BigDripleaf => plants::big_dripleaf(level, update),
        Rule::Snowy => plants::snowy(update),
        Rule::Head(plant) => plants::head(level, update, plant),
        Rule::Body(plant) => plants::body(level, update, plant),
        Rule::BambooSapling => plants::bamboo_sapling(level, update),
        Rule::Bamboo => plants::bamboo(update),
        Rule::ChorusPlant => plants::chorus_plant(level, update),
        Rule::MushroomBlock => plants::mushroom_block(update),
        Rule::HangingMoss => plants::hanging_moss(level, update),
        Rule::Speleothem => speleothem::speleothem(level, update),
        Rule::Multiface => attached::multiface(update),
        Rule::Vine => attached::vine(level, update),
        Rule::MossCarpet => attached::moss_carpet(level, update),
        Rule::ConcretePowder(hardened) => update.concrete_powder(level, hardened),
        Rule::Stairs => stairs::stairs(level, update),
        Rule::Fence => connections::fence(update),
        Rule::Pane => connections::pane(update),
        Rule::Wall => connections::wall(level, update),
        Rule::FenceGate => connections::fence_gate(level, update),
    }
}

/// One block and one of its neighbours.
#[derive(Debug, Clone, Copy)]
struct Update {
    pos: BlockPos,
    state: u16,
    /// From the block to the neighbour.
    direction: Direction,
    /// State of the neighbour.
    neighbour: u16,
}

impl Update {
    /// The state as it is, or air.
    fn or_air(self, stays: bool) -> u16 {
        if stays { self.state } else { AIR }
    }

    /// The state with another value of a property.
    fn with(self, property: &str, value: &str) -> u16 {
        with(self.state, property, value)
    }

    fn dies_from(self, level: &Level<'_>, side: Side) -> u16 {
        let side = match side {
            Side::Fixed(direction) => direction,
            Side::Facing => facing(self.state),
            Side::Behind => facing(self.state).opposite(),
        };
        self.or_air(self.direction != side || survives(level, self.pos, self.state))
    }

    fn coral(self, level: &mut Level<'_>, side: Side) -> u16 {
        if self.dies_from(level, side) == AIR { AIR } else { self.dry(level) }
    }

    /// Coral without water draws when it will die.
    fn dry(self, level: &mut Level<'_>) -> u16 {
        let is_wet = |state| blocks::fluid(state) == Fluid::Water;
        let has_water = is_wet(self.state)
            || Direction::ALL.into_iter().any(|side| is_wet(level.block(side.from(self.pos))));
        if !has_water {
            level.region_random().next_bounded(40);
        }
        self.state
    }

    fn concrete_powder(self, level: &Level<'_>, hardened: u16) -> u16 {
        // Water below does not count.
        let touches_water = Direction::ALL.into_iter().filter(|side| *side != Direction::Down).any(|side| {
            let state = level.block(side.from(self.pos));
            blocks::fluid(state) == Fluid::Water && !is_sturdy(state, side.opposite())
        });
        if touches_water { hardened } else { self.state }
    }
}

/// The state with another value of a property.
fn with(state: u16, property: &str, value: &str) -> u16 {
    blocks::set_property(state, property, value).unwrap_or(state)
}

/// The state with a property that is true or false.
fn with_flag(state: u16, property: &str, value: bool) -> u16 {
    with(state, property, if value { "true" } else { "false" })
}

fn has(state: u16, property: &str, value: &str) -> bool {
    blocks::property(state, property) == Some(value)
}

fn is_true(state: u16, property: &str) -> bool {
    has(state, property, "true")
}

fn is_same_block(state: u16, other: u16) -> bool {
    blocks::block_id(state) == blocks::block_id(other)
}

fn facing(state: u16) -> Direction {
    blocks::property(state, "facing").and_then(Direction::from_name).unwrap_or(Direction::North)
}

fn is_horizontal(direction: Direction) -> bool {
    direction.axis() != "y"
}

#[cfg(test)]
mod tests;
