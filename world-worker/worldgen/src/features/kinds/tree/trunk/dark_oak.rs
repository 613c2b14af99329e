use chunk::BlockPos;
use registry::blocks;

use super::{Attachment, TrunkPlacer, above, below_double_trunk};
use crate::features::kinds::tree::growth::Growth;
use crate::features::{Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::Random;

#[derive(Debug)]
struct DarkOak;

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn TrunkPlacer>, PackError> {
    Ok(Box::new(DarkOak))
}

impl TrunkPlacer for DarkOak {
    fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos, height: i32) -> Vec<Attachment> {
        below_double_trunk(growth, origin);
        let lean = Direction::random_horizontal(growth.random);
        let lean_height = height - growth.random.next_bounded(4);
        let mut steps = 2 - growth.random.next_bounded(3);
        let mut column = origin;
        for y in 0..height {
            if y >= lean_height && steps > 0 {
                column = lean.from(column);
                steps -= 1;
            }
            let pos = above(column, y);
            let state = growth.level.block(pos);
            if blocks::is_air(state) || blocks::is_leaves(state) {
                for (x, z) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    growth.log(pos.offset(x, 0, z));
                }
            }
        }
        let top = Attachment::single(above(column, height - 1));
        let mut attachments = vec![Attachment { is_double: true, ..top }];
        // Short trunks that hang around the foot's own columns, wherever the trunk leans.
        for x in -1..=2 {
            for z in -1..=2 {
                let is_around = !((0..=1).contains(&x) && (0..=1).contains(&z));
                if is_around && growth.random.next_bounded(3) == 0 {
                    let top = origin.offset(x, height - 1, z);
                    for below in 1..=growth.random.next_bounded(3) + 2 {
                        growth.log(above(top, -below));
                    }
                    attachments.push(Attachment::single(top));
                }
            }
        }
        attachments
    }
}
