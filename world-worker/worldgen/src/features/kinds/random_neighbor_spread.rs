use chunk::BlockPos;

use crate::features::provider::{IntProvider, StateProvider};
use crate::features::{BlockSet, Direction, Feature, Level, Parser, Predicate};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// A blob that grows where exactly one block of certain ones is next to it (26.3).
#[derive(Debug)]
struct RandomNeighborSpread {
    block: StateProvider,
    can_replace: Predicate,
    accepted_neighbors: BlockSet,
    attempts: IntProvider,
    xz_offset: IntProvider,
    y_offset: IntProvider,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(RandomNeighborSpread {
        block: StateProvider::parse(json.get("block")?, parser)?,
        can_replace: Predicate::parse(json.get("can_replace")?, parser)?,
        accepted_neighbors: BlockSet::parse(json.get("accepted_neighbors")?, parser.pack)?,
        attempts: IntProvider::parse(json.get("attempts")?)?,
        xz_offset: IntProvider::parse(json.get("xz_offset")?)?,
        y_offset: IntProvider::parse(json.get("y_offset")?)?,
    }))
}

impl Feature for RandomNeighborSpread {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        self.put(level, random, origin);
        for _ in 0..self.attempts.sample(random) {
            let x = self.xz_offset.sample(random);
            let y = self.y_offset.sample(random);
            let z = self.xz_offset.sample(random);
            let pos = origin.offset(x, y, z);
            if self.can_replace.test(level, pos)
                && touches_one(level, pos, |state| self.accepted_neighbors.contains(state))
            {
                self.put(level, random, pos);
            }
        }
        true
    }
}

impl RandomNeighborSpread {
    fn put(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) {
        if let Some(state) = self.block.state(level, random, pos) {
            level.set(pos, state);
        }
    }
}

/// Whether exactly one of the blocks next to `pos` is accepted.
pub(super) fn touches_one(level: &Level<'_>, pos: BlockPos, accepts: impl Fn(u16) -> bool) -> bool {
    let neighbors = Direction::ALL.into_iter().map(|direction| level.block(direction.from(pos)));
    neighbors.filter(|&state| accepts(state)).take(2).count() == 1
}
