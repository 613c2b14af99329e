use registry::blocks;

use super::{Update, has, is_horizontal, is_same_block};
use crate::features::survival::survives;
use crate::features::{Direction, Level};

/// The part that it is, by what is before and behind it. One that lost its hold falls later.
pub(super) fn speleothem(level: &Level<'_>, update: Update) -> u16 {
    let Update { pos, state, direction, .. } = update;
    let tip = blocks::property(state, "vertical_direction").and_then(Direction::from_name);
    let Some(tip) = tip.filter(|_| !is_horizontal(direction)) else { return state };
    if direction == tip.opposite() && !survives(level, pos, state) {
        return state;
    }
    let points = |other: u16, to: Direction| {
        is_same_block(other, state) && has(other, "vertical_direction", to.name())
    };
    let is_tip = |state: u16| has(state, "thickness", "tip");
    let is_merged = |state: u16| has(state, "thickness", "tip_merge");
    let ahead = level.block(tip.from(pos));
    update.with(
        "thickness",
        if points(ahead, tip.opposite()) {
            if is_merged(state) || is_merged(ahead) { "tip_merge" } else { "tip" }
        } else if !points(ahead, tip) {
            "tip"
        } else if is_tip(ahead) || is_merged(ahead) {
            "frustum"
        } else if points(level.block(tip.opposite().from(pos)), tip) {
            "middle"
        } else {
            "base"
        },
    )
}
