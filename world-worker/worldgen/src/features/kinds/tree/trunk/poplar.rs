use chunk::BlockPos;

use super::{Attachment, TrunkPlacer, above};
use crate::features::kinds::tree::growth::Growth;
use crate::features::kinds::tree::limits::{int_within, provider_within};
use crate::features::provider::IntProvider;
use crate::features::{Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::shuffle;

#[derive(Debug)]
struct Poplar {
    /// Side logs.
    branch_amount: IntProvider,
    /// Logs above the side logs.
    height_above_branches: i32,
}

pub(super) fn parse(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn TrunkPlacer>, PackError> {
    Ok(Box::new(Poplar {
        branch_amount: provider_within(json.get("branch_amount")?, 0, 4)?,
        height_above_branches: int_within(json.get("trunk_height_above_branches")?, 0, 32)?,
    }))
}

impl TrunkPlacer for Poplar {
    fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos, height: i32) -> Vec<Attachment> {
        growth.below_trunk(above(origin, -1));
        let crown = height - self.height_above_branches;
        for y in 0..height {
            let pos = above(origin, y);
            growth.log(pos);
            // Drawn at every height, used at one.
            let mut directions = Direction::HORIZONTAL;
            shuffle(&mut directions, growth.random);
            if y == crown - 1 {
                let branches = self.branch_amount.sample(growth.random);
                for direction in directions.into_iter().take(branches as usize) {
                    growth.log_along(direction.from(pos), direction.axis());
                }
            }
        }
        vec![Attachment::single(above(origin, crown))]
    }
}
