use chunk::BlockPos;

use super::{Attachment, TrunkPlacer, above};
use crate::features::Parser;
use crate::features::kinds::tree::growth::Growth;
use crate::pack::{Json, PackError};

#[derive(Debug)]
struct Straight;

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn TrunkPlacer>, PackError> {
    Ok(Box::new(Straight))
}

impl TrunkPlacer for Straight {
    fn grow(&self, growth: &mut Growth<'_, '_>, origin: BlockPos, height: i32) -> Vec<Attachment> {
        growth.below_trunk(above(origin, -1));
        for y in 0..height {
            growth.log(above(origin, y));
        }
        vec![Attachment::single(above(origin, height))]
    }
}
