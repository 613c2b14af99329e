use chunk::BlockPos;

use crate::blocks::parse_state;
use crate::features::{Direction, Level, Parser, RuleTest};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// What ore replaces and what it becomes there.
#[derive(Debug)]
pub(super) struct Targets {
    list: Vec<(RuleTest, u16)>,
    /// Chance of a block beside air to be left out.
    discard_chance: f32,
}

impl Targets {
    pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let list = json
            .get("targets")?
            .array()?
            .map(|entry| {
                let test = RuleTest::parse(entry.get("target")?, parser)?;
                Ok((test, parse_state(entry.get("state")?)?))
            })
            .collect::<Result<_, PackError>>()?;
        Ok(Self { list, discard_chance: json.get("discard_chance_on_air_exposure")?.f32()? })
    }

    /// What becomes of the block at `pos`, if anything.
    pub(super) fn replacement(
        &self,
        level: &Level<'_>,
        random: &mut DecorationRandom,
        pos: BlockPos,
    ) -> Option<u16> {
        let old = level.block(pos);
        let fitting = self.list.iter().find(|(target, _)| {
            target.test(old, pos.y, random) && (self.may_be_exposed(random) || !is_exposed(level, pos))
        });
        fitting.map(|(_, state)| *state)
    }

    fn may_be_exposed(&self, random: &mut DecorationRandom) -> bool {
        if self.discard_chance <= 0.0 {
            true
        } else if self.discard_chance >= 1.0 {
            false
        } else {
            random.next_f32() >= self.discard_chance
        }
    }
}

fn is_exposed(level: &Level<'_>, pos: BlockPos) -> bool {
    Direction::ALL.into_iter().any(|direction| level.is_air(direction.from(pos)))
}

/// Number of blocks, about.
pub(super) fn parse_size(json: Json<'_>) -> Result<i32, PackError> {
    let size = json.get("size")?;
    match size.i32()? {
        size @ 0..=64 => Ok(size),
        _ => Err(size.expected("from 0 to 64")),
    }
}
