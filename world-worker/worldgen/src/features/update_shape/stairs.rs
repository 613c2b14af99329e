use chunk::BlockPos;
use registry::blocks;

use super::rules::Rule;
use super::{Update, facing, is_horizontal};
use crate::features::{Direction, Level};

pub(super) fn stairs(level: &Level<'_>, update: Update) -> u16 {
    if is_horizontal(update.direction) {
        update.with("shape", shape(level, update.pos, update.state))
    } else {
        update.state
    }
}

fn shape(level: &Level<'_>, pos: BlockPos, state: u16) -> &'static str {
    let ahead = facing(state);
    if let Some(turned) = across(level, pos, state, ahead)
        && !continues(level, pos, state, turned.opposite())
    {
        return if turned == ahead.counter_clockwise() { "outer_left" } else { "outer_right" };
    }
    if let Some(turned) = across(level, pos, state, ahead.opposite())
        && !continues(level, pos, state, turned)
    {
        return if turned == ahead.counter_clockwise() { "inner_left" } else { "inner_right" };
    }
    "straight"
}

fn is_same_half(state: u16, other: u16) -> bool {
    Rule::of(other) == Rule::Stairs && blocks::property(other, "half") == blocks::property(state, "half")
}

/// Where the stairs next to these face, if they lead in another direction.
fn across(level: &Level<'_>, pos: BlockPos, state: u16, side: Direction) -> Option<Direction> {
    let other = level.block(side.from(pos));
    let turned = facing(other);
    (is_same_half(state, other) && turned.axis() != facing(state).axis()).then_some(turned)
}

/// Whether the block at a side goes on with these stairs.
fn continues(level: &Level<'_>, pos: BlockPos, state: u16, side: Direction) -> bool {
    let other = level.block(side.from(pos));
    is_same_half(state, other) && facing(other) == facing(state)
}
