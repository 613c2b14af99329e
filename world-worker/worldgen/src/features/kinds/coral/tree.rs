use chunk::BlockPos;

use super::Coral;
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random, shuffle};

/// A trunk with branches that bend upwards.
#[derive(Debug)]
struct CoralTree {
    coral: Coral,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(CoralTree { coral: Coral::parse(json, parser)? }))
}

impl Feature for CoralTree {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let Some(coral) = self.coral.begin(random) else { return false };
        let height = random.next_bounded(3) + 1;
        for y in 0..height {
            if !coral.place(level, random, origin.offset(0, y, 0)) {
                return true;
            }
        }
        let top = origin.offset(0, height, 0);
        let count = random.next_bounded(3) + 2;
        let mut sides = Direction::HORIZONTAL;
        shuffle(&mut sides, random);
        for side in sides.into_iter().take(count as usize) {
            let mut pos = side.from(top);
            let length = random.next_bounded(5) + 2;
            let mut straight = 0;
            for step in 0..length {
                if !coral.place(level, random, pos) {
                    break;
                }
                straight += 1;
                pos = pos.offset(0, 1, 0);
                if step == 0 || straight >= 2 && random.next_f32() < 0.25 {
                    pos = side.from(pos);
                    straight = 0;
                }
            }
        }
        true
    }
}
