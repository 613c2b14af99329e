use chunk::BlockPos;

use crate::blocks::parse_state;
use crate::features::{Feature, Level, Parser, RuleTest};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// Replaces one block by what the first test that holds has for it.
#[derive(Debug)]
struct ReplaceSingleBlock {
    targets: Vec<(RuleTest, u16)>,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let target = |target: Json<'_>| {
        Ok((RuleTest::parse(target.get("target")?, parser)?, parse_state(target.get("state")?)?))
    };
    let targets = json.get("targets")?.array()?.map(target).collect::<Result<_, _>>()?;
    Ok(Box::new(ReplaceSingleBlock { targets }))
}

impl Feature for ReplaceSingleBlock {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let state = level.block(origin);
        if let Some((_, state)) = self.targets.iter().find(|(test, _)| test.test(state, origin.y, random)) {
            level.set(origin, *state);
        }
        true
    }
}
