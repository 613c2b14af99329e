use registry::{block_states, blocks};

use super::with_properties_of;
use crate::features::{BlockSet, Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::Random;

/// Makes stone bricks old.
#[derive(Debug)]
pub(crate) struct BlockAge {
    mossiness: f32,
    stairs: BlockSet,
    slabs: BlockSet,
    walls: BlockSet,
}

impl BlockAge {
    pub(super) fn new(mossiness: f32, json: Json<'_>, parser: &Parser<'_>) -> Result<Self, PackError> {
        let tag = |name| BlockSet::tag(name, json, parser.pack);
        Ok(Self { mossiness, stairs: tag("stairs")?, slabs: tag("slabs")?, walls: tag("walls")? })
    }

    /// What a state becomes.
    pub(super) fn apply(&self, state: u16, random: &mut dyn Random) -> u16 {
        match blocks::block_of_state(state).name {
            "stone_bricks" | "stone" | "chiseled_stone_bricks" => {
                if random.next_f32() >= 0.5 {
                    return state;
                }
                let plain = random_stairs("stone_brick_stairs", random);
                let mossy = random_stairs("mossy_stone_brick_stairs", random);
                self.pick(
                    [block_states::MOSSY_STONE_BRICKS, mossy],
                    [block_states::CRACKED_STONE_BRICKS, plain],
                    random,
                )
            }
            "obsidian" if random.next_f32() < 0.15 => block_states::CRYING_OBSIDIAN,
            "obsidian" => state,
            _ if self.stairs.contains(state) => {
                if random.next_f32() >= 0.5 {
                    return state;
                }
                self.pick(
                    [
                        with_properties_of(state, "mossy_stone_brick_stairs"),
                        block_states::MOSSY_STONE_BRICK_SLAB,
                    ],
                    [block_states::STONE_SLAB, block_states::STONE_BRICK_SLAB],
                    random,
                )
            }
            _ if self.slabs.contains(state) => self.mossy(state, "mossy_stone_brick_slab", random),
            _ if self.walls.contains(state) => self.mossy(state, "mossy_stone_brick_wall", random),
            _ => state,
        }
    }

    fn pick(&self, mossy: [u16; 2], plain: [u16; 2], random: &mut dyn Random) -> u16 {
        let states = if random.next_f32() < self.mossiness { mossy } else { plain };
        states[random.next_bounded(2) as usize]
    }

    fn mossy(&self, state: u16, name: &str, random: &mut dyn Random) -> u16 {
        if random.next_f32() < self.mossiness { with_properties_of(state, name) } else { state }
    }
}

fn random_stairs(name: &str, random: &mut dyn Random) -> u16 {
    let facing = Direction::HORIZONTAL[random.next_bounded(4) as usize].name();
    let half = ["top", "bottom"][random.next_bounded(2) as usize];
    blocks::block_by_name(name)
        .and_then(|block| blocks::state_with(block, &[("facing", facing), ("half", half)]))
        .unwrap_or_default()
}
