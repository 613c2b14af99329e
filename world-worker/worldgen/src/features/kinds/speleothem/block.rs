use chunk::BlockPos;
use registry::blocks;

use crate::blocks::parse_state;
use crate::features::BlockSet;
use crate::features::kinds::water::holds_water;
use crate::features::{Direction, Level, Parser};
use crate::pack::{Json, PackError};

/// The blocks of one kind of speleothem, like those of dripstone.
#[derive(Debug)]
pub(super) struct Speleothem {
    /// State of what it grows from.
    base: u16,
    /// What it also grows from, and what its base may replace.
    replaceable: BlockSet,
    /// Number of the block that has the pointed parts.
    pointed_block: u16,
    /// By part, by whether it points up, dry and waterlogged.
    pointed: [[[u16; 2]; 2]; 5],
}

/// Parts from the base to the tip; the last is a tip that meets another one.
const PARTS: [&str; 5] = ["base", "middle", "frustum", "tip", "tip_merge"];

impl Speleothem {
    /// From the fields `base_block`, `pointed_block` and `replaceable_blocks`.
    pub(super) fn parse(json: Json<'_>, parser: &Parser<'_>) -> Result<Self, PackError> {
        let field = json.get("pointed_block")?;
        let state = parse_state(field)?;
        let mut pointed = [[[state; 2]; 2]; 5];
        for (part, states) in PARTS.into_iter().zip(&mut pointed) {
            for (direction, states) in ["down", "up"].into_iter().zip(states) {
                for (waterlogged, place) in ["false", "true"].into_iter().zip(states) {
                    let values = [
                        ("thickness", part),
                        ("vertical_direction", direction),
                        ("waterlogged", waterlogged),
                    ];
                    *place = blocks::state_with(blocks::block_of_state(state), &values)
                        .ok_or_else(|| field.expected("a block with the properties of pointed dripstone"))?;
                }
            }
        }
        Ok(Self {
            base: parse_state(json.get("base_block")?)?,
            replaceable: BlockSet::parse(json.get("replaceable_blocks")?, parser.pack)?,
            pointed_block: blocks::block_id(state),
            pointed,
        })
    }

    /// Whether it can grow from a block of this state.
    pub(super) fn grows_from(&self, state: u16) -> bool {
        blocks::block_id(state) == blocks::block_id(self.base) || self.replaceable.contains(state)
    }

    /// Whether it consists of blocks like this one.
    pub(super) fn consists_of(&self, state: u16) -> bool {
        let block = blocks::block_id(state);
        block == self.pointed_block || block == blocks::block_id(self.base)
    }

    /// Turns a block into its base, if that may be replaced.
    pub(super) fn set_base(&self, level: &mut Level<'_>, pos: BlockPos) -> bool {
        let is_replaceable = self.replaceable.contains(level.block(pos));
        if is_replaceable {
            level.set(pos, self.base);
        }
        is_replaceable
    }

    /// Turns `count` blocks into its base, up to the first that may not be replaced.
    pub(super) fn set_bases(&self, level: &mut Level<'_>, pos: BlockPos, count: i32, direction: Direction) {
        let _ = (0..count).all(|step| self.set_base(level, direction.by(pos, step)));
    }

    /// Grows `length` blocks from `start` towards `tip`, if there is something to grow from behind `start`.
    pub(super) fn grow(
        &self,
        level: &mut Level<'_>,
        start: BlockPos,
        tip: Direction,
        length: i32,
        is_merged: bool,
    ) {
        if !self.grows_from(level.block(tip.opposite().from(start))) {
            return;
        }
        for step in 0..length {
            let part = match length - step {
                1 if is_merged => 4,
                1 => 3,
                2 => 2,
                _ if step > 0 => 1,
                _ => 0,
            };
            let pos = tip.by(start, step);
            let is_wet = holds_water(level.block(pos));
            level.set(pos, self.pointed[part][usize::from(tip == Direction::Up)][usize::from(is_wet)]);
        }
    }
}
