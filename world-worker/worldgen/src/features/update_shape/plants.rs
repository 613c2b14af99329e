use chunk::AIR;
use registry::block_states::{BAMBOO, BIG_DRIPLEAF_STEM};
use registry::{block_ids, blocks};

use super::rules::Plant;
use super::tags::TAGS;
use super::{Update, has, is_same_block, with, with_flag};
use crate::features::survival::survives;
use crate::features::{Direction, Level};
use crate::random::Random;

pub(super) fn double_plant(level: &Level<'_>, update: Update) -> u16 {
    let Update { pos, state, direction, neighbour } = update;
    let partner = if has(state, "half", "lower") { Direction::Up } else { Direction::Down };
    let is_half = is_same_block(neighbour, state)
        && blocks::property(neighbour, "half") != blocks::property(state, "half");
    update.or_air((direction != partner || is_half) && survives(level, pos, state))
}

pub(super) fn big_dripleaf(level: &Level<'_>, update: Update) -> u16 {
    let Update { pos, state, direction, neighbour } = update;
    match direction {
        Direction::Down => update.or_air(survives(level, pos, state)),
        Direction::Up if is_same_block(neighbour, state) => {
            ["facing", "waterlogged"].into_iter().fold(BIG_DRIPLEAF_STEM, |stem, property| {
                blocks::property(state, property).map_or(stem, |value| with(stem, property, value))
            })
        }
        _ => state,
    }
}

pub(super) fn snowy(update: Update) -> u16 {
    match update.direction {
        Direction::Up => with_flag(update.state, "snowy", TAGS.snow.contains(update.neighbour)),
        _ => update.state,
    }
}

fn is_plant(state: u16, plant: Plant) -> bool {
    [plant.head, plant.body].contains(&blocks::block_id(state))
}

/// The default state of a block of a plant, with the berries of another.
fn with_berries_of(state: u16, block: u16) -> u16 {
    let new = blocks::block(block).map_or(state, |block| block.default_state);
    blocks::property(state, "berries").map_or(new, |berries| with(new, "berries", berries))
}

pub(super) fn head(level: &Level<'_>, update: Update, plant: Plant) -> u16 {
    let Update { pos, state, direction, neighbour } = update;
    let next = if direction == plant.growth {
        neighbour
    } else if direction == plant.growth.opposite() && survives(level, pos, state) {
        level.block(plant.growth.from(pos))
    } else {
        return state;
    };
    if is_plant(next, plant) { with_berries_of(state, plant.body) } else { state }
}

pub(super) fn body(level: &mut Level<'_>, update: Update, plant: Plant) -> u16 {
    if update.direction != plant.growth || is_plant(update.neighbour, plant) {
        return update.state;
    }
    const AGES: [&str; 25] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
        "18", "19", "20", "21", "22", "23", "24",
    ];
    let age = AGES[level.region_random().next_bounded(25) as usize];
    with(with_berries_of(update.state, plant.head), "age", age)
}

pub(super) fn bamboo_sapling(level: &Level<'_>, update: Update) -> u16 {
    if !survives(level, update.pos, update.state) {
        AIR
    } else if update.direction == Direction::Up && is_same_block(update.neighbour, BAMBOO) {
        BAMBOO
    } else {
        update.state
    }
}

pub(super) fn bamboo(update: Update) -> u16 {
    let Update { state, direction, neighbour, .. } = update;
    let is_grown = direction == Direction::Up
        && is_same_block(neighbour, BAMBOO)
        && has(neighbour, "age", "1")
        && has(state, "age", "0");
    if is_grown { update.with("age", "1") } else { state }
}

pub(super) fn chorus_plant(level: &Level<'_>, update: Update) -> u16 {
    let Update { pos, state, direction, neighbour } = update;
    if !survives(level, pos, state) {
        return state;
    }
    let is_connected = is_same_block(neighbour, state)
        || blocks::block_id(neighbour) == block_ids::CHORUS_FLOWER
        || direction == Direction::Down && TAGS.supports_chorus_plant.contains(neighbour);
    with_flag(state, direction.name(), is_connected)
}

pub(super) fn mushroom_block(update: Update) -> u16 {
    if is_same_block(update.neighbour, update.state) {
        update.with(update.direction.name(), "false")
    } else {
        update.state
    }
}

pub(super) fn hanging_moss(level: &Level<'_>, update: Update) -> u16 {
    let below = level.block(Direction::Down.from(update.pos));
    with_flag(update.state, "tip", !is_same_block(below, update.state))
}
