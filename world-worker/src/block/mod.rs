//! What blocks do when they are placed, used and broken: one table from family to behaviour.

mod family;
mod placement;

use chunk::BlockPos;
use registry::blocks;

pub use family::{Family, Menu, family, menu, opens_by_hand};
pub use placement::{Context, placement};

/// Unit steps of the faces: down, up, north, south, west, east.
pub const FACES: [(i32, i32, i32); 6] = [(0, -1, 0), (0, 1, 0), (0, 0, -1), (0, 0, 1), (-1, 0, 0), (1, 0, 0)];

/// Face numbers by name in block properties.
const FACE_NAMES: [&str; 6] = ["down", "up", "north", "south", "west", "east"];

/// The block at a face.
pub fn beside(pos: BlockPos, face: u32) -> BlockPos {
    let (x, y, z) = FACES[(face as usize).min(5)];
    pos.offset(x, y, z)
}

fn face_number(name: &str) -> Option<u32> {
    FACE_NAMES.iter().position(|&face| face == name).map(|face| face as u32)
}

/// Turns a horizontal face by quarter turns clockwise, seen from above.
fn clockwise(face: u32, quarters: u32) -> u32 {
    const AROUND: [u32; 4] = [2, 5, 3, 4];
    match AROUND.iter().position(|&other| other == face) {
        Some(at) => AROUND[(at + quarters as usize) % 4],
        None => face,
    }
}

/// All blocks that go together with the one at `pos`: itself, and the other half of doors, beds and tall plants,
/// with the state that half has.
pub fn parts(pos: BlockPos, state: u16) -> Vec<(BlockPos, u16)> {
    let mut parts = vec![(pos, state)];
    let block = blocks::block_of_state(state);
    let other = match family(block) {
        Family::Door | Family::TallPlant => match blocks::property(state, "half") {
            Some("lower") => {
                blocks::set_property(state, "half", "upper").map(|other| (beside(pos, 1), other))
            }
            Some("upper") => {
                blocks::set_property(state, "half", "lower").map(|other| (beside(pos, 0), other))
            }
            _ => None,
        },
        Family::Bed => blocks::property(state, "facing").and_then(face_number).and_then(|facing| {
            let is_head = blocks::property(state, "part") == Some("head");
            let (towards, part) = if is_head { (clockwise(facing, 2), "foot") } else { (facing, "head") };
            Some((beside(pos, towards), blocks::set_property(state, "part", part)?))
        }),
        _ => None,
    };
    parts.extend(other);
    parts
}

/// Number of the block entity type of a block that has one here.
pub fn block_entity_type(block: &blocks::Block) -> Option<u16> {
    let name = match block.name {
        name if name.ends_with("shulker_box") => "shulker_box",
        name if name.ends_with("copper_chest") => "chest",
        name @ ("chest" | "trapped_chest" | "barrel") => name,
        _ => return None,
    };
    registry::builtin::id("minecraft:block_entity_type", name).and_then(|id| u16::try_from(id).ok())
}

/// Where a chest's other half would be: `quarters` clockwise quarter turns from where it faces.
pub fn chest_neighbour(pos: BlockPos, state: u16, quarters: u32) -> Option<BlockPos> {
    let facing = blocks::property(state, "facing").and_then(face_number)?;
    Some(beside(pos, clockwise(facing, quarters)))
}

/// The other half of a large chest.
pub fn other_half(pos: BlockPos, state: u16) -> Option<BlockPos> {
    match blocks::property(state, "type") {
        Some("left") => chest_neighbour(pos, state, 1),
        Some("right") => chest_neighbour(pos, state, 3),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_door_is_two_blocks() {
        let state = blocks::parse_state("oak_door[half=lower,facing=north]").expect("a door");
        let parts = parts(BlockPos::new(0, 0, 0), state);
        assert_eq!(parts[1].0, BlockPos::new(0, 1, 0));
        assert_eq!(blocks::property(parts[1].1, "half"), Some("upper"));
    }

    #[test]
    fn a_beds_head_lies_where_it_faces() {
        let state = blocks::parse_state("red_bed[part=foot,facing=east]").expect("a bed");
        assert_eq!(parts(BlockPos::new(0, 0, 0), state)[1].0, BlockPos::new(1, 0, 0));
    }
}
