use chunk::BlockPos;

use crate::features::provider::StateProvider;
use crate::features::{Feature, Level, Parser, Predicate};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Largest size, in blocks: beyond, nothing can be set.
const MAX_SIZE: i32 = 64;

/// A square, more seldom filled towards its corners, whose blocks drop to the ground (26.3).
#[derive(Debug)]
struct PatchySquare {
    block: StateProvider,
    /// From its middle to its edges.
    size: i32,
    project_through: Predicate,
    max_projection_height: i32,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let size = json.get("size")?;
    if !(0..=MAX_SIZE).contains(&size.i32()?) {
        return Err(size.expected("from 0 to 64"));
    }
    Ok(Box::new(PatchySquare {
        block: StateProvider::parse(json.get("block")?, parser)?,
        size: size.i32()?,
        project_through: Predicate::parse(json.get("project_through")?, parser)?,
        max_projection_height: json.get("max_projection_height")?.i32()?,
    }))
}

impl Feature for PatchySquare {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        for dx in -self.size..=self.size {
            for dz in -self.size..=self.size {
                if !is_in_patch(random, self.size, dx, dz) {
                    continue;
                }
                let start = origin.offset(dx, 0, dz);
                let pos =
                    project(start, self.max_projection_height, |pos| self.project_through.test(level, pos));
                if let Some(state) = self.block.state(level, random, pos) {
                    level.set(pos, state);
                }
            }
        }
        true
    }
}

/// Whether a column of a square of this size is filled, by one draw.
pub(super) fn is_in_patch(random: &mut DecorationRandom, size: i32, dx: i32, dz: i32) -> bool {
    let bound = size * size + 1;
    random.next_bounded(bound) < bound - dx.abs() * dz.abs()
}

/// Drops from `pos` while it can go `through` what is below, at most `most` blocks, but one at least.
pub(super) fn project(mut pos: BlockPos, most: i32, through: impl Fn(BlockPos) -> bool) -> BlockPos {
    for _ in 0..most.max(1) {
        let below = pos.offset(0, -1, 0);
        if !through(below) {
            break;
        }
        pos = below;
    }
    pos
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drops() {
        let start = BlockPos::new(0, 10, 0);
        assert_eq!(project(start, 3, |_| true).y, 7);
        assert_eq!(project(start, 3, |pos| pos.y > 8).y, 9);
        assert_eq!(project(start, 0, |_| true).y, 9);
    }
}
