use chunk::BlockPos;

use super::Coral;
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random, shuffle};

/// Branches that all bend to one side.
#[derive(Debug)]
struct CoralClaw {
    coral: Coral,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(CoralClaw { coral: Coral::parse(json, parser)? }))
}

impl Feature for CoralClaw {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let Some(coral) = self.coral.begin(random) else { return false };
        if !coral.place(level, random, origin) {
            return false;
        }
        let front = Direction::random_horizontal(random);
        let count = random.next_bounded(2) + 2;
        let mut branches = [front, front.clockwise(), front.counter_clockwise()];
        shuffle(&mut branches, random);
        for branch in branches.into_iter().take(count as usize) {
            let mut pos = branch.from(origin);
            let side_length = random.next_bounded(2) + 1;
            let (outward, length) = if branch == front {
                (front, random.next_bounded(3) + 2)
            } else {
                pos = pos.offset(0, 1, 0);
                let outward = if random.next_bounded(2) == 0 { branch } else { Direction::Up };
                (outward, random.next_bounded(3) + 3)
            };
            for _ in 0..side_length {
                if !coral.place(level, random, pos) {
                    break;
                }
                pos = outward.from(pos);
            }
            pos = outward.opposite().from(pos).offset(0, 1, 0);
            for _ in 0..length {
                pos = front.from(pos);
                if !coral.place(level, random, pos) {
                    break;
                }
                if random.next_f32() < 0.25 {
                    pos = pos.offset(0, 1, 0);
                }
            }
        }
        true
    }
}
