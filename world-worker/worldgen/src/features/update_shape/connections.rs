//! Fences, panes and walls.

use registry::{block_ids, blocks};

use super::rules::Rule;
use super::tags::TAGS;
use super::{Update, facing, has, is_horizontal, is_true, with, with_flag};
use crate::features::faces::{Area, covers_area, is_sturdy};
use crate::features::{Direction, Level};

/// Whether any of them connects to a neighbour's sturdy face.
fn is_sturdy_neighbour(update: Update) -> bool {
    let is_exception = blocks::is_leaves(update.neighbour)
        || matches!(
            blocks::block_id(update.neighbour),
            block_ids::BARRIER
                | block_ids::CARVED_PUMPKIN
                | block_ids::JACK_O_LANTERN
                | block_ids::MELON
                | block_ids::PUMPKIN
        )
        || TAGS.shulker_boxes.contains(update.neighbour);
    !is_exception && is_sturdy(update.neighbour, update.direction.opposite())
}

/// Whether the neighbour is a gate whose posts are on this line.
fn is_aligned_gate(update: Update) -> bool {
    Rule::of(update.neighbour) == Rule::FenceGate
        && facing(update.neighbour).axis() == update.direction.clockwise().axis()
}

pub(super) fn fence(update: Update) -> u16 {
    let Update { state, direction, neighbour, .. } = update;
    if !is_horizontal(direction) {
        return state;
    }
    let is_same = TAGS.fences.contains(neighbour)
        && TAGS.wooden_fences.contains(neighbour) == TAGS.wooden_fences.contains(state);
    let is_connected = is_sturdy_neighbour(update) || is_same || is_aligned_gate(update);
    with_flag(state, direction.name(), is_connected)
}

pub(super) fn pane(update: Update) -> u16 {
    let Update { state, direction, neighbour, .. } = update;
    if !is_horizontal(direction) {
        return state;
    }
    let is_same = matches!(Rule::of(neighbour), Rule::Pane | Rule::Wall);
    with_flag(state, direction.name(), is_sturdy_neighbour(update) || is_same)
}

pub(super) fn fence_gate(level: &Level<'_>, update: Update) -> u16 {
    let Update { pos, state, direction, neighbour } = update;
    if facing(state).clockwise().axis() != direction.axis() {
        return state;
    }
    let other = level.block(direction.opposite().from(pos));
    with_flag(state, "in_wall", [neighbour, other].into_iter().any(|state| Rule::of(state) == Rule::Wall))
}

const POST: Area = [[0.4375; 2], [0.5625; 2]];

/// What must be covered from above for a side to be tall.
fn strip(side: Direction) -> Area {
    let [low, high] = POST;
    match side {
        Direction::North => [[low[0], 0.0], high],
        Direction::South => [low, [high[0], 1.0]],
        Direction::West => [[0.0, low[1]], high],
        _ => [low, [1.0, high[1]]],
    }
}

pub(super) fn wall(level: &Level<'_>, update: Update) -> u16 {
    if update.direction == Direction::Down {
        return update.state;
    }
    let above = level.block(Direction::Up.from(update.pos));
    let mut state = update.state;
    for side in Direction::HORIZONTAL {
        let is_connected = if side == update.direction {
            is_sturdy_neighbour(update)
                || matches!(Rule::of(update.neighbour), Rule::Pane | Rule::Wall)
                || is_aligned_gate(update)
        } else {
            !has(state, side.name(), "none")
        };
        let height = if !is_connected {
            "none"
        } else if covers_area(above, Direction::Down, strip(side)) {
            "tall"
        } else {
            "low"
        };
        state = with(state, side.name(), height);
    }
    with_flag(state, "up", has_post(state, above))
}

fn has_post(state: u16, above: u16) -> bool {
    if Rule::of(above) == Rule::Wall && is_true(above, "up") {
        return true;
    }
    let [north, east, south, west] = Direction::HORIZONTAL.map(|side| !has(state, side.name(), "none"));
    let is_straight = north == south && east == west && (north || east);
    if !is_straight {
        return true;
    }
    let is_tall = |sides: [&str; 2]| sides.into_iter().all(|side| has(state, side, "tall"));
    if is_tall(["north", "south"]) || is_tall(["east", "west"]) {
        return false;
    }
    TAGS.wall_post_override.contains(above) || covers_area(above, Direction::Down, POST)
}
