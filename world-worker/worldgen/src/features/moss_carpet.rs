//! The carpet of pale moss, which climbs the blocks beside it.

use chunk::BlockPos;
use registry::blocks;
use registry::{block_ids, block_states};

use super::{Direction, Level, faces};
use crate::random::Random;

const UP: [i32; 3] = [0, 1, 0];
const DOWN: [i32; 3] = [0, -1, 0];

/// Sets a carpet and what of it climbs higher, which the random source of the chunk decides, not that of features.
pub(crate) fn place(level: &mut Level<'_>, pos: BlockPos) {
    let carpet = with_sides(level, pos, block_states::PALE_MOSS_CARPET);
    level.set(pos, carpet);
    if let Some(topper) = topper(level, pos.offset(0, 1, 0)) {
        level.set(pos.offset(0, 1, 0), topper);
        let carpet = with_sides(level, pos, carpet);
        level.set(pos, carpet);
    }
}

/// What climbs at `pos`, above a carpet.
fn topper(level: &mut Level<'_>, pos: BlockPos) -> Option<u16> {
    let old = level.block(pos);
    let may_be_there = if is_carpet(old) { !is_base(old) } else { blocks::is_replaceable(old) };
    if !may_be_there {
        return None;
    }
    let climbing = blocks::set_property(block_states::PALE_MOSS_CARPET, "bottom", "false")?;
    let mut topper = with_sides(level, pos, climbing);
    for side in Direction::HORIZONTAL {
        if has_side(topper, side) && !level.region_random().next_bool() {
            topper = with_side(topper, side, "none");
        }
    }
    let has_faces = Direction::HORIZONTAL.into_iter().any(|side| has_side(topper, side));
    (has_faces && topper != old).then_some(topper)
}

/// With all sides that it can have at `pos`.
fn with_sides(level: &Level<'_>, pos: BlockPos, state: u16) -> u16 {
    let neighbor = |[x, y, z]: [i32; 3]| level.block(pos.offset(x, y, z));
    let (above, below) = (neighbor(UP), neighbor(DOWN));
    Direction::HORIZONTAL.into_iter().fold(state, |state, side| {
        let height = if !faces::is_attachable(neighbor(side.vector()), side.opposite())
            || !is_base(state) && is_carpet(below) && !has_side(below, side)
        {
            "none"
        } else if is_carpet(above) && has_side(above, side) && !is_base(above) {
            "tall"
        } else {
            "low"
        };
        with_side(state, side, height)
    })
}

fn is_carpet(state: u16) -> bool {
    blocks::block_id(state) == block_ids::PALE_MOSS_CARPET
}

fn is_base(state: u16) -> bool {
    blocks::property(state, "bottom") == Some("true")
}

fn has_side(state: u16, side: Direction) -> bool {
    blocks::property(state, side.name()).is_some_and(|height| height != "none")
}

fn with_side(state: u16, side: Direction, height: &str) -> u16 {
    blocks::set_property(state, side.name(), height).unwrap_or(state)
}

#[cfg(test)]
mod tests {
    use registry::blocks::{format_state, parse_state};

    use super::*;
    use crate::features::test_level::with_level;

    #[test]
    fn climbs_walls_by_the_chunk_s_random_source() {
        with_level(|level, random| {
            let pos = BlockPos::new(8, 64, 8);
            let stone = parse_state("stone").unwrap();
            for y in 0..2 {
                level.set(pos.offset(1, y, 0), stone);
                level.set(pos.offset(0, y, 1), stone);
            }
            let mut other = level.region_random().clone();
            let before = random.clone().next_i32();
            place(level, pos);
            let [east, south] = [other.next_bool(), other.next_bool()];
            let low = |there: bool| if there { "low" } else { "none" };
            let tall = |there: bool| if there { "tall" } else { "low" };
            let base = format!("pale_moss_carpet[bottom=true,east={},south={}]", tall(east), tall(south));
            assert_eq!(format_state(level.block(pos)), format_state(parse_state(&base).unwrap()));
            let top = format!("pale_moss_carpet[bottom=false,east={},south={}]", low(east), low(south));
            let top = if east || south { parse_state(&top).unwrap() } else { 0 };
            assert_eq!(format_state(level.block(pos.offset(0, 1, 0))), format_state(top));
            assert_eq!(random.next_i32(), before);
        });
    }
}
