use std::sync::LazyLock;

use chunk::BlockPos;
use registry::blocks::{self, Fluid};
use registry::{block_ids, tags};

use super::super::{Direction, faces};
use crate::block_set::BlockSet;
use crate::features::Level;

/// Sets of the blocks in tags of these names.
macro_rules! block_tags {
    ($($name:ident),* $(,)?) => {
        struct Tags {
            $($name: BlockSet),*
        }

        static TAGS: LazyLock<Tags> = LazyLock::new(|| Tags {
            $($name: BlockSet::of_tag(tags::tag("block", stringify!($name)))),*
        });
    };
}

block_tags! {
    cannot_support_kelp,
    cannot_support_seagrass,
    cannot_support_snow_layer,
    overrides_mushroom_light_requirement,
    support_override_cactus_flower,
    support_override_snow_layer,
    supports_big_dripleaf,
    supports_cactus,
    supports_chorus_flower,
    supports_chorus_plant,
    supports_cocoa,
    supports_crops,
    supports_hanging_mangrove_propagule,
    supports_lily_pad,
    supports_mangrove_propagule,
    supports_small_dripleaf,
    supports_sugar_cane,
    supports_sugar_cane_adjacently,
    supports_vegetation,
}

fn next(level: &Level<'_>, pos: BlockPos, direction: Direction) -> u16 {
    level.block(direction.from(pos))
}

fn below(level: &Level<'_>, pos: BlockPos) -> u16 {
    next(level, pos, Direction::Down)
}

fn is_block(state: u16, block: u16) -> bool {
    blocks::block_id(state) == block
}

fn is_same_block(state: u16, other: u16) -> bool {
    is_block(state, blocks::block_id(other))
}

/// Whether a property is `value`.
fn has(state: u16, property: &str, value: &str) -> bool {
    blocks::property(state, property) == Some(value)
}

fn facing(state: u16) -> Direction {
    blocks::property(state, "facing").and_then(Direction::from_name).unwrap_or(Direction::North)
}

fn is_water_source(state: u16) -> bool {
    let fluid = blocks::fluid_state(state);
    fluid.fluid == Fluid::Water && fluid.is_source
}

fn is_full_water(state: u16) -> bool {
    let fluid = blocks::fluid_state(state);
    fluid.fluid == Fluid::Water && fluid.amount == 8
}

pub(super) fn crop(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    level.brightness() >= 8 && TAGS.supports_crops.contains(below(level, pos))
}

pub(super) fn on_sturdy(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    faces::is_sturdy(below(level, pos), Direction::Up)
}

pub(super) fn on_center(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    faces::is_sturdy_in_center(below(level, pos), Direction::Up)
}

/// On the block behind it, seen from where it faces.
pub(super) fn on_wall(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    let facing = facing(state);
    faces::is_sturdy(next(level, pos, facing.opposite()), facing)
}

/// Whether `state`, an upper half, stands on its lower half.
fn on_lower_half(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    let below = below(level, pos);
    is_same_block(below, state) && has(below, "half", "lower")
}

pub(super) fn double_plant(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    if has(state, "half", "upper") {
        return on_lower_half(level, pos, state);
    }
    TAGS.supports_vegetation.contains(below(level, pos))
}

pub(super) fn small_dripleaf(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    if has(state, "half", "upper") {
        return on_lower_half(level, pos, state);
    }
    let below = below(level, pos);
    TAGS.supports_small_dripleaf.contains(below)
        || is_water_source(level.block(pos)) && TAGS.supports_vegetation.contains(below)
}

pub(super) fn big_dripleaf(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    let below = below(level, pos);
    is_same_block(below, state)
        || is_block(below, block_ids::BIG_DRIPLEAF_STEM)
        || TAGS.supports_big_dripleaf.contains(below)
}

pub(super) fn big_dripleaf_stem(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    let (below, above) = (below(level, pos), next(level, pos, Direction::Up));
    (is_same_block(below, state) || TAGS.supports_big_dripleaf.contains(below))
        && (is_same_block(above, state) || is_block(above, block_ids::BIG_DRIPLEAF))
}

pub(super) fn mushroom(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    let below = below(level, pos);
    TAGS.overrides_mushroom_light_requirement.contains(below)
        || level.brightness() < 13 && blocks::is_solid_render(below)
}

pub(super) fn cactus(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    let below = below(level, pos);
    Direction::HORIZONTAL.into_iter().all(|direction| {
        let next = next(level, pos, direction);
        !blocks::is_solid(next) && blocks::fluid(next) != Fluid::Lava
    }) && (is_same_block(below, state) || TAGS.supports_cactus.contains(below))
        && !blocks::has_fluid(next(level, pos, Direction::Up))
}

pub(super) fn cactus_flower(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    let below = below(level, pos);
    TAGS.support_override_cactus_flower.contains(below) || faces::is_sturdy_in_center(below, Direction::Up)
}

pub(super) fn sugar_cane(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    let ground = Direction::Down.from(pos);
    let below = level.block(ground);
    is_same_block(below, state)
        || TAGS.supports_sugar_cane.contains(below)
            && Direction::HORIZONTAL.into_iter().any(|direction| {
                let next = next(level, ground, direction);
                // Water is the tag's one fluid.
                blocks::fluid(next) == Fluid::Water || TAGS.supports_sugar_cane_adjacently.contains(next)
            })
}

pub(super) fn lily_pad(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    let below = below(level, pos);
    // A source of water is the tag's one fluid.
    (is_water_source(below) || TAGS.supports_lily_pad.contains(below)) && !blocks::has_fluid(level.block(pos))
}

/// What grows `direction` from its own head, its own body or anything sturdy.
fn growing(level: &Level<'_>, pos: BlockPos, direction: Direction, own: [u16; 2]) -> bool {
    let support = next(level, pos, direction.opposite());
    own.into_iter().any(|block| is_block(support, block)) || faces::is_sturdy(support, direction)
}

pub(super) fn kelp(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    !TAGS.cannot_support_kelp.contains(below(level, pos))
        && growing(level, pos, Direction::Up, [block_ids::KELP, block_ids::KELP_PLANT])
}

pub(super) fn twisting_vines(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    let own = [block_ids::TWISTING_VINES, block_ids::TWISTING_VINES_PLANT];
    growing(level, pos, Direction::Up, own)
}

pub(super) fn weeping_vines(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    let own = [block_ids::WEEPING_VINES, block_ids::WEEPING_VINES_PLANT];
    growing(level, pos, Direction::Down, own)
}

pub(super) fn cave_vines(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    growing(level, pos, Direction::Down, [block_ids::CAVE_VINES, block_ids::CAVE_VINES_PLANT])
}

pub(super) fn seagrass(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    let below = below(level, pos);
    faces::is_sturdy(below, Direction::Up) && !TAGS.cannot_support_seagrass.contains(below)
}

pub(super) fn tall_seagrass(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    if has(state, "half", "upper") {
        return on_lower_half(level, pos, state);
    }
    seagrass(level, pos, state) && is_full_water(level.block(pos))
}

pub(super) fn sea_pickle(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    let below = below(level, pos);
    blocks::collision_shape(below).iter().any(|part| part.min[1] < 1.0 && part.max[1] >= 1.0)
        || faces::is_sturdy(below, Direction::Up)
}

pub(super) fn carpet(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    !blocks::is_air(below(level, pos))
}

pub(super) fn pale_moss_carpet(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    let below = below(level, pos);
    if has(state, "bottom", "true") {
        !blocks::is_air(below)
    } else {
        is_same_block(below, state) && has(below, "bottom", "true")
    }
}

pub(super) fn hanging_roots(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    faces::is_sturdy(next(level, pos, Direction::Up), Direction::Down)
}

pub(super) fn spore_blossom(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    faces::is_sturdy_in_center(next(level, pos, Direction::Up), Direction::Down)
        && !blocks::has_fluid(level.block(pos))
}

pub(super) fn pale_hanging_moss(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    let above = next(level, pos, Direction::Up);
    is_same_block(above, state) || faces::is_attachable(above, Direction::Down)
}

pub(super) fn snow(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    let below = below(level, pos);
    !TAGS.cannot_support_snow_layer.contains(below)
        && (TAGS.support_override_snow_layer.contains(below)
            || faces::is_full(below, Direction::Up)
            || is_same_block(below, state) && has(below, "layers", "8"))
}

pub(super) fn speleothem(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    let tip = blocks::property(state, "vertical_direction").and_then(Direction::from_name);
    let tip = tip.unwrap_or(Direction::Up);
    let behind = next(level, pos, tip.opposite());
    faces::is_sturdy(behind, tip)
        || is_same_block(behind, state) && has(behind, "vertical_direction", tip.name())
}

pub(super) fn mangrove_propagule(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    if has(state, "hanging", "true") {
        TAGS.supports_hanging_mangrove_propagule.contains(next(level, pos, Direction::Up))
    } else {
        TAGS.supports_mangrove_propagule.contains(below(level, pos))
    }
}

pub(super) fn cocoa(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    TAGS.supports_cocoa.contains(next(level, pos, facing(state)))
}

pub(super) fn chorus_plant(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    let holds = |support: u16| is_same_block(support, state) || TAGS.supports_chorus_plant.contains(support);
    let below = below(level, pos);
    let is_between = !level.is_air(Direction::Up.from(pos)) && !blocks::is_air(below);
    for direction in Direction::HORIZONTAL {
        let side = direction.from(pos);
        if is_same_block(level.block(side), state) {
            if is_between {
                return false;
            }
            if holds(next(level, side, Direction::Down)) {
                return true;
            }
        }
    }
    holds(below)
}

pub(super) fn chorus_flower(level: &Level<'_>, pos: BlockPos, _: u16) -> bool {
    let below = below(level, pos);
    if is_block(below, block_ids::CHORUS_PLANT) || TAGS.supports_chorus_flower.contains(below) {
        return true;
    }
    if !blocks::is_air(below) {
        return false;
    }
    let mut holders = 0;
    for direction in Direction::HORIZONTAL {
        let side = next(level, pos, direction);
        if is_block(side, block_ids::CHORUS_PLANT) {
            holders += 1;
        } else if !blocks::is_air(side) {
            return false;
        }
    }
    holders == 1
}
