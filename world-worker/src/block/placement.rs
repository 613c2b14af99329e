//! The state a block is placed in.

use registry::blocks::{self, Block};

use super::family::{Family, family};
use super::{FACE_NAMES, clockwise};

/// How a block is placed.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// The face that was clicked.
    pub face: u32,
    /// Where on it, 0..1 in the clicked block.
    pub cursor: [f32; 3],
    /// Degrees.
    pub yaw: f32,
    /// Degrees.
    pub pitch: f32,
    /// State at the place where it goes.
    pub replaced: u16,
}

impl Context {
    /// The horizontal face the player looks at.
    fn looks(&self) -> u32 {
        const BY_QUARTER: [u32; 4] = [3, 4, 2, 5]; // south, west, north, east
        BY_QUARTER[((self.yaw / 90.0 + 0.5).floor() as i64).rem_euclid(4) as usize]
    }

    /// The face in any direction the player looks at.
    fn looks_anyway(&self) -> u32 {
        match self.pitch {
            pitch if pitch > 45.0 => 0,
            pitch if pitch < -45.0 => 1,
            _ => self.looks(),
        }
    }

    /// Whether the upper half was meant.
    fn upper_half(&self) -> bool {
        match self.face {
            0 => true,
            1 => false,
            _ => self.cursor[1] > 0.5,
        }
    }
}

/// The state `block` is placed in; `None` when it cannot be placed so.
pub fn placement(block: &Block, context: &Context) -> Option<u16> {
    let state = block.default_state;
    let facing = |state: u16, face: u32| blocks::set_property(state, "facing", FACE_NAMES[face as usize]);
    let half = if context.upper_half() { "top" } else { "bottom" };
    let state = match family(block) {
        Family::Plain | Family::TallPlant => Some(state),
        Family::Pillar => {
            let axis = ["y", "y", "z", "z", "x", "x"][(context.face as usize).min(5)];
            blocks::set_property(state, "axis", axis)
        }
        Family::FacesPlayer => facing(state, clockwise(context.looks(), 2)),
        Family::FacesAway | Family::FenceGate | Family::Bed => facing(state, context.looks()),
        Family::FacesPlayerAnyway => {
            let looks = context.looks_anyway();
            facing(state, if looks < 2 { 1 - looks } else { clockwise(looks, 2) })
        }
        Family::Stairs => blocks::set_property(facing(state, context.looks())?, "half", half),
        Family::Slab => {
            let doubles = blocks::block_id(context.replaced) == block.id;
            blocks::set_property(state, "type", if doubles { "double" } else { half })
        }
        Family::Door => {
            // The hinge is on the side of the block that was not clicked.
            let looks = context.looks();
            let right_of = match looks {
                2 => context.cursor[0] > 0.5,
                3 => context.cursor[0] < 0.5,
                4 => context.cursor[2] < 0.5,
                _ => context.cursor[2] > 0.5,
            };
            blocks::set_property(facing(state, looks)?, "hinge", if right_of { "right" } else { "left" })
        }
        Family::Trapdoor => {
            let towards = if context.face < 2 { clockwise(context.looks(), 2) } else { context.face };
            blocks::set_property(facing(state, towards)?, "half", half)
        }
        Family::Torch => match context.face {
            0 => None,
            1 => Some(state),
            side => {
                let wall = if block.name == "torch" {
                    "wall_torch".to_owned()
                } else {
                    block.name.replace("torch", "wall_torch")
                };
                facing(blocks::block_by_name(&wall)?.default_state, side)
            }
        },
        Family::OnWall => {
            if context.face < 2 {
                None
            } else {
                facing(state, context.face)
            }
        }
        Family::OnAnySide => {
            let attach = ["ceiling", "floor", "wall", "wall", "wall", "wall"][(context.face as usize).min(5)];
            let towards = if context.face < 2 { context.looks() } else { context.face };
            blocks::set_property(facing(state, towards)?, "face", attach)
        }
        Family::Turns => {
            let sixteenth = ((context.yaw + 180.0) * 16.0 / 360.0 + 0.5).floor() as i64;
            blocks::set_property(state, "rotation", &sixteenth.rem_euclid(16).to_string())
        }
    }?;
    let in_water = blocks::block_of_state(context.replaced).name == "water";
    Some(if in_water { blocks::set_property(state, "waterlogged", "true").unwrap_or(state) } else { state })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(name: &str, face: u32, yaw: f32, cursor_y: f32) -> String {
        let context = Context { face, cursor: [0.5, cursor_y, 0.5], yaw, pitch: 0.0, replaced: 0 };
        let block = blocks::block_by_name(name).expect("a block of 26.3");
        placement(block, &context).map_or_else(|| "nothing".to_owned(), blocks::format_state)
    }

    #[test]
    fn blocks_turn_to_the_player() {
        assert!(place("chest", 1, 0.0, 1.0).contains("facing=north"));
        assert!(place("furnace", 1, 90.0, 1.0).contains("facing=east"));
        assert!(place("oak_stairs", 2, 0.0, 0.8).contains("facing=south,half=top"));
        assert!(place("oak_log", 5, 0.0, 0.5).contains("axis=x"));
    }

    #[test]
    fn torches_hang_on_walls_and_not_on_ceilings() {
        assert!(place("torch", 5, 0.0, 0.5).contains("wall_torch"));
        assert!(place("soul_torch", 3, 0.0, 0.5).contains("soul_wall_torch"));
        assert_eq!(place("torch", 0, 0.0, 0.5), "nothing");
    }

    #[test]
    fn every_block_with_an_item_is_placed_as_itself_or_its_wall_form() {
        for block in &blocks::BLOCKS {
            for face in 0..6 {
                let context = Context { face, cursor: [0.5; 3], yaw: 33.0, pitch: 60.0, replaced: 0 };
                if let Some(state) = placement(block, &context) {
                    let placed = blocks::block_of_state(state).name;
                    assert!(placed == block.name || placed.contains("wall_torch"), "{} {placed}", block.name);
                }
            }
        }
    }
}
