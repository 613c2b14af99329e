use chunk::BlockPos;
use registry::blocks;

use super::manhattan;
use crate::blocks::parse_state;
use crate::features::provider::IntProvider;
use crate::features::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// Largest radius, in blocks, as in the game.
const MAX_RADIUS: i32 = 12;

/// A blob of one block in place of another.
#[derive(Debug)]
struct ReplaceBlobs {
    /// Number of the block that is replaced.
    target: u16,
    state: u16,
    radius: IntProvider,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(ReplaceBlobs {
        target: blocks::block_id(parse_state(json.get("target")?)?),
        state: parse_state(json.get("state")?)?,
        radius: IntProvider::parse_within(json.get("radius")?, 0, MAX_RADIUS)?,
    }))
}

impl Feature for ReplaceBlobs {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let is_target = |level: &Level<'_>, pos| blocks::block_id(level.block(pos)) == self.target;
        let lowest = level.min_y() + 1;
        let highest = origin.y.clamp(lowest, level.end_y() - 1);
        let center = (lowest + 1..=highest)
            .rev()
            .map(|y| BlockPos::new(origin.x, y, origin.z))
            .find(|&pos| is_target(level, pos));
        let Some(center) = center else { return false };
        let radius = [(); 3].map(|()| self.radius.sample(random));
        let [x, y, z] = radius;
        let mut any = false;
        for pos in manhattan::within(center, radius, x.max(y).max(z)) {
            if is_target(level, pos) {
                level.set(pos, self.state);
                any = true;
            }
        }
        any
    }
}
