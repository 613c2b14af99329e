//! Blocks that stick to the faces of others.

use chunk::AIR;
use registry::block_states::WATER;

use super::{Update, has, is_same_block, is_true, with, with_flag};
use crate::features::faces::is_attachable;
use crate::features::survival::survives;
use crate::features::{Direction, Level};

pub(super) fn multiface(update: Update) -> u16 {
    let Update { state, direction, neighbour, .. } = update;
    let is_any = |state: u16| Direction::ALL.into_iter().any(|face| is_true(state, face.name()));
    let left = if is_true(state, direction.name()) && !is_attachable(neighbour, direction.opposite()) {
        with_flag(state, direction.name(), false)
    } else {
        state
    };
    if is_any(left) {
        left
    } else if is_true(state, "waterlogged") {
        WATER
    } else {
        AIR
    }
}

pub(super) fn vine(level: &Level<'_>, update: Update) -> u16 {
    if update.direction == Direction::Down {
        return update.state;
    }
    let mut state = update.state;
    let above = level.block(Direction::Up.from(update.pos));
    if is_true(state, "up") {
        // The game asks for the upper face of the block above.
        state = with_flag(state, "up", is_attachable(above, Direction::Up));
    }
    for face in Direction::HORIZONTAL {
        if is_true(state, face.name()) {
            let holds = is_attachable(level.block(face.from(update.pos)), face.opposite());
            let hangs = is_same_block(above, state) && is_true(above, face.name());
            state = with_flag(state, face.name(), holds || hangs);
        }
    }
    let is_left =
        is_true(state, "up") || Direction::HORIZONTAL.into_iter().any(|face| is_true(state, face.name()));
    if is_left { state } else { AIR }
}

pub(super) fn moss_carpet(level: &Level<'_>, update: Update) -> u16 {
    if !survives(level, update.pos, update.state) {
        return AIR;
    }
    let above = level.block(Direction::Up.from(update.pos));
    let below = level.block(Direction::Down.from(update.pos));
    let is_base = is_true(update.state, "bottom");
    let mut state = update.state;
    for face in Direction::HORIZONTAL {
        let side = face.name();
        let is_held = is_attachable(level.block(face.from(update.pos)), face.opposite());
        // A carpet on the ground also gets new sides.
        let is_low = is_held && (is_base || has(state, side, "low"));
        let height = if !is_held {
            "none"
        } else if !is_low {
            continue;
        } else if !is_base && is_same_block(below, state) && has(below, side, "none") {
            "none"
        } else if is_same_block(above, state) && !has(above, side, "none") && !is_true(above, "bottom") {
            "tall"
        } else {
            "low"
        };
        state = with(state, side, height);
    }
    let has_sides = || Direction::HORIZONTAL.into_iter().any(|face| !has(state, face.name(), "none"));
    if is_base || has_sides() { state } else { AIR }
}
