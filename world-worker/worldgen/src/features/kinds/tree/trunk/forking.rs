use chunk::BlockPos;

use super::{Attachment, TrunkPlacer, above};
use crate::features::kinds::tree::growth::Growth;
use crate::features::{Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::Random;

#[derive(Debug)]
struct Forking;

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn TrunkPlacer>, PackError> {
    Ok(Box::new(Forking))
}

impl TrunkPlacer for Forking {
    fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos, height: i32) -> Vec<Attachment> {
        growth.below_trunk(above(origin, -1));
        let mut attachments = Vec::new();

        let lean = Direction::random_horizontal(growth.random);
        let lean_height = height - growth.random.next_bounded(4) - 1;
        let mut steps = 3 - growth.random.next_bounded(3);
        let mut column = origin;
        let mut top = None;
        for y in 0..height {
            if y >= lean_height && steps > 0 {
                column = lean.from(column);
                steps -= 1;
            }
            if growth.log(above(column, y)) {
                top = Some(y + 1);
            }
        }
        if let Some(top) = top {
            attachments.push(Attachment { radius_offset: 1, ..Attachment::single(above(column, top)) });
        }

        let branch = Direction::random_horizontal(growth.random);
        if branch == lean {
            return attachments;
        }
        let start = lean_height - growth.random.next_bounded(2) - 1;
        let steps = 1 + growth.random.next_bounded(3);
        let mut column = origin;
        let mut top = None;
        for y in (start..height).take(steps as usize).filter(|y| *y >= 1) {
            column = branch.from(column);
            if growth.log(above(column, y)) {
                top = Some(y + 1);
            }
        }
        attachments.extend(top.map(|top| Attachment::single(above(column, top))));
        attachments
    }
}
