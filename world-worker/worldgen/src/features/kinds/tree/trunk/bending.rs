use chunk::BlockPos;

use super::{Attachment, TrunkPlacer, above};
use crate::features::kinds::tree::growth::Growth;
use crate::features::kinds::tree::limits::{MAX_EXTENT, int_within_or, provider_within};
use crate::features::provider::IntProvider;
use crate::features::{Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::Random;

#[derive(Debug)]
struct Bending {
    min_height_for_leaves: i32,
    bend_length: IntProvider,
}

pub(super) fn parse(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn TrunkPlacer>, PackError> {
    Ok(Box::new(Bending {
        min_height_for_leaves: int_within_or(json, "min_height_for_leaves", 1, MAX_EXTENT, 1)?,
        bend_length: provider_within(json.get("bend_length")?, 1, 64)?,
    }))
}

impl TrunkPlacer for Bending {
    fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos, height: i32) -> Vec<Attachment> {
        let bend = Direction::random_horizontal(growth.random);
        let last = height - 1;
        growth.below_trunk(above(origin, -1));
        let mut attachments = Vec::new();
        let mut pos = origin;
        for y in 0..=last {
            if y + 1 >= last + growth.random.next_bounded(2) {
                pos = bend.from(pos);
            }
            growth.log(pos);
            if y >= self.min_height_for_leaves {
                attachments.push(Attachment::single(pos));
            }
            pos = above(pos, 1);
        }
        for _ in 0..=self.bend_length.sample(growth.random) {
            growth.log(pos);
            attachments.push(Attachment::single(pos));
            pos = bend.from(pos);
        }
        attachments
    }
}
