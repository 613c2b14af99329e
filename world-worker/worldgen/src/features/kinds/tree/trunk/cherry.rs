use chunk::BlockPos;

use super::{Attachment, TrunkPlacer, above};
use crate::features::kinds::tree::growth::Growth;
use crate::features::kinds::tree::limits::{int_within, provider_within};
use crate::features::provider::IntProvider;
use crate::features::{Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::Random;

#[derive(Debug)]
struct Cherry {
    branch_count: IntProvider,
    branch_horizontal_length: IntProvider,
    /// Where branches begin: least and greatest, from the highest log.
    branch_start: [i32; 2],
    /// Where branches end, from the highest log.
    branch_end: IntProvider,
}

pub(super) fn parse(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn TrunkPlacer>, PackError> {
    let start = json.get("branch_start_offset_from_top")?;
    let branch_start =
        [int_within(start.get("min_inclusive")?, -16, 0)?, int_within(start.get("max_inclusive")?, -16, 0)?];
    // The second branch begins at any but the highest of these.
    if branch_start[0] >= branch_start[1] {
        return Err(start.expected("a range of at least two numbers"));
    }
    Ok(Box::new(Cherry {
        branch_count: provider_within(json.get("branch_count")?, 1, 3)?,
        branch_horizontal_length: provider_within(json.get("branch_horizontal_length")?, 2, 16)?,
        branch_start,
        branch_end: provider_within(json.get("branch_end_offset_from_top")?, -16, 16)?,
    }))
}

impl TrunkPlacer for Cherry {
    fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos, height: i32) -> Vec<Attachment> {
        growth.below_trunk(above(origin, -1));
        let [least, greatest] = self.branch_start;
        let first = (height - 1 + growth.random.between(least, greatest)).max(0);
        let mut second = (height - 1 + growth.random.between(least, greatest - 1)).max(0);
        if second >= first {
            second += 1;
        }
        let count = self.branch_count.sample(growth.random);
        let trunk_height = match count {
            3 => height,
            2 => first.max(second) + 1,
            _ => first + 1,
        };
        for y in 0..trunk_height {
            growth.log(above(origin, y));
        }
        let mut attachments = Vec::new();
        if count == 3 {
            attachments.push(Attachment::single(above(origin, trunk_height)));
        }
        let direction = Direction::random_horizontal(growth.random);
        let branches = [(first, direction), (second, direction.opposite())];
        for (start, direction) in branches.into_iter().take(count.min(2) as usize) {
            let branch = Branch { start, direction, is_below_top: start < trunk_height - 1 };
            attachments.push(self.branch(growth, origin, height, branch));
        }
        attachments
    }
}

struct Branch {
    /// Above the foot of the tree, in blocks.
    start: i32,
    direction: Direction,
    is_below_top: bool,
}

impl Cherry {
    /// Places a branch. Its end is as far away as the sum of its steps, so that it always arrives.
    fn branch(
        &self,
        growth: &mut Growth<'_, '_>,
        origin: BlockPos,
        height: i32,
        branch: Branch,
    ) -> Attachment {
        let Branch { start, direction, is_below_top } = branch;
        let end_height = height - 1 + self.branch_end.sample(growth.random);
        let is_longer = is_below_top || end_height < start;
        let length = self.branch_horizontal_length.sample(growth.random) + i32::from(is_longer);
        let end = above(direction.by(origin, length), end_height);
        let mut pos = above(origin, start);
        for _ in 0..if is_longer { 2 } else { 1 } {
            pos = direction.from(pos);
            growth.log_along(pos, direction.axis());
        }
        let vertical = if end.y > pos.y { Direction::Up } else { Direction::Down };
        let distance = |pos: BlockPos| (end.x - pos.x).abs() + (end.y - pos.y).abs() + (end.z - pos.z).abs();
        for left in (1..=distance(pos)).rev() {
            let steepness = (end.y - pos.y).abs() as f32 / left as f32;
            if growth.random.next_f32() < steepness {
                pos = vertical.from(pos);
                growth.log(pos);
            } else {
                pos = direction.from(pos);
                growth.log_along(pos, direction.axis());
            }
        }
        Attachment::single(above(end, 1))
    }
}
