use chunk::BlockPos;
use registry::blocks::{self, BLOCKS};

use crate::blocks::parse_state;
use crate::features::{Direction, Level, Parser, RuleTest};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Largest size of a vein.
pub(super) const MAX_SIZE: usize = 64;

/// What a block says about the targets before they are asked.
#[derive(Debug, Clone, Copy)]
enum Answer {
    /// None fits.
    No,
    /// Just this one fits, and draws nothing to find out.
    Only(u16),
    /// They have to be asked.
    Ask,
}

/// What ore replaces and what it becomes there.
#[derive(Debug)]
pub(super) struct Targets {
    list: Vec<(RuleTest, u16)>,
    /// By number of the block.
    answers: Box<[Answer]>,
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
            .collect::<Result<Vec<_>, PackError>>()?;
        let answers = (0..BLOCKS.len() as u16).map(|block| Answer::of(block, &list)).collect();
        Ok(Self { list, answers, discard_chance: json.get("discard_chance_on_air_exposure")?.f32()? })
    }

    /// What becomes of the block `old` at `pos`, if anything.
    #[inline]
    pub(super) fn replacement(
        &self,
        level: &Level<'_>,
        random: &mut DecorationRandom,
        pos: BlockPos,
        old: u16,
    ) -> Option<u16> {
        match self.answers.get(usize::from(blocks::block_id(old))) {
            Some(Answer::No) => None,
            Some(Answer::Only(state)) => self.may_be_at(level, random, pos).then_some(*state),
            _ => self.ask(level, random, pos, old),
        }
    }

    fn ask(&self, level: &Level<'_>, random: &mut DecorationRandom, pos: BlockPos, old: u16) -> Option<u16> {
        let fitting = self
            .list
            .iter()
            .find(|(target, _)| target.test(old, pos.y, random) && self.may_be_at(level, random, pos));
        fitting.map(|(_, state)| *state)
    }

    fn may_be_at(&self, level: &Level<'_>, random: &mut DecorationRandom, pos: BlockPos) -> bool {
        self.may_be_exposed(random) || !is_exposed(level, pos)
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

impl Answer {
    fn of(block: u16, targets: &[(RuleTest, u16)]) -> Self {
        let mut answer = Self::No;
        for (target, state) in targets {
            answer = match (target.of_block(block), answer) {
                (Some(false), answer) => answer,
                (Some(true), Self::No) => Self::Only(*state),
                _ => return Self::Ask,
            };
        }
        answer
    }
}

fn is_exposed(level: &Level<'_>, pos: BlockPos) -> bool {
    Direction::ALL.into_iter().any(|direction| level.is_air(direction.from(pos)))
}

/// Number of blocks, about.
pub(super) fn parse_size(json: Json<'_>) -> Result<i32, PackError> {
    let size = json.get("size")?;
    match size.i32()? {
        size if (0..=MAX_SIZE as i32).contains(&size) => Ok(size),
        _ => Err(size.expected("from 0 to 64")),
    }
}
