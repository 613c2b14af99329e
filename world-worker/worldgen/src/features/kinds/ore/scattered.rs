use chunk::BlockPos;

use super::target::{Targets, parse_size};
use crate::features::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Single blocks of ore, farther apart the more there are.
#[derive(Debug)]
struct ScatteredOre {
    size: i32,
    targets: Targets,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(ScatteredOre { size: parse_size(json)?, targets: Targets::parse(json, parser)? }))
}

impl Feature for ScatteredOre {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        const FARTHEST: i32 = 7;
        for at in 0..random.next_bounded(self.size + 1) {
            let distance = at.min(FARTHEST) as f32;
            let [x, y, z] = std::array::from_fn(|_| {
                let side = random.next_f32() - random.next_f32();
                (side * distance + 0.5).floor() as i32
            });
            let pos = origin.offset(x, y, z);
            if let Some(state) = self.targets.replacement(level, random, pos, level.block(pos)) {
                level.set(pos, state);
            }
        }
        true
    }
}
