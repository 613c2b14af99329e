use chunk::BlockPos;

use super::{Attachment, TrunkPlacer, above};
use crate::block_set::BlockSet;
use crate::features::kinds::tree::growth::Growth;
use crate::features::kinds::tree::limits::{MAX_EXTENT, chance, provider_within};
use crate::features::provider::IntProvider;
use crate::features::{Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::Random;

#[derive(Debug)]
struct UpwardsBranching {
    /// Most steps of a branch.
    extra_branch_steps: IntProvider,
    /// How far above its log a branch begins to lean.
    extra_branch_length: IntProvider,
    /// Of a branch at each log.
    branch_chance: f32,
    can_grow_through: BlockSet,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn TrunkPlacer>, PackError> {
    Ok(Box::new(UpwardsBranching {
        extra_branch_steps: provider_within(json.get("extra_branch_steps")?, 1, MAX_EXTENT)?,
        extra_branch_length: provider_within(json.get("extra_branch_length")?, 0, MAX_EXTENT)?,
        branch_chance: chance(json.get("place_branch_per_log_probability")?)?,
        can_grow_through: BlockSet::parse(json.get("can_grow_through")?, parser.pack)?,
    }))
}

impl TrunkPlacer for UpwardsBranching {
    fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos, height: i32) -> Vec<Attachment> {
        let mut attachments = Vec::new();
        for y in 0..height {
            let is_log = growth.log(above(origin, y));
            if is_log && y < height - 1 && growth.random.next_f32() < self.branch_chance {
                self.branch(growth, above(origin, y), height, &mut attachments);
            }
            if y == height - 1 {
                attachments.push(Attachment::single(above(origin, height)));
            }
        }
        attachments
    }

    fn through(&self) -> Option<&BlockSet> {
        Some(&self.can_grow_through)
    }
}

impl UpwardsBranching {
    /// A branch from the log at `start`.
    fn branch(
        &self,
        growth: &mut Growth<'_, '_>,
        start: BlockPos,
        height: i32,
        attachments: &mut Vec<Attachment>,
    ) {
        let direction = Direction::random_horizontal(growth.random);
        let length = self.extra_branch_length.sample(growth.random);
        let first = (length - self.extra_branch_length.sample(growth.random) - 1).max(0);
        let steps = self.extra_branch_steps.sample(growth.random);
        let mut column = start;
        let mut top = first;
        for y in (first..height).take(steps as usize).filter(|y| *y >= 1) {
            column = direction.from(column);
            let pos = above(column, y);
            top = if growth.log(pos) { y + 1 } else { y };
            attachments.push(Attachment::single(pos));
        }
        if top > 1 {
            attachments.push(Attachment::single(above(column, top)));
            attachments.push(Attachment::single(above(column, top - 2)));
        }
    }
}
