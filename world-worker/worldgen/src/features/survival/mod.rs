//! Where blocks can stay.

mod checks;
mod rules;

use std::sync::LazyLock;

use chunk::BlockPos;
use registry::blocks;
use registry::tags;

use super::Level;
use crate::block_set::BlockSet;
use rules::{CHECKED, ON_TAG};

/// Whether a block of a state can stay at a position.
type Check = fn(&Level<'_>, BlockPos, u16) -> bool;

/// What a block asks of the blocks around it.
#[derive(Debug, Clone, Copy)]
enum Rule {
    /// Nothing.
    None,
    /// That the block below is in this one of [`Rules::supports`].
    On(usize),
    /// Something else.
    Check(Check),
}

struct Rules {
    supports: Vec<BlockSet>,
    /// By number of the block.
    of_block: Vec<Rule>,
}

static RULES: LazyLock<Rules> = LazyLock::new(|| {
    let mut of_block = vec![Rule::None; blocks::BLOCKS.len()];
    let mut assign = |names: &[&str], rule: Rule| {
        for name in names {
            let known = match name.strip_prefix('#') {
                Some(tag) => tags::block_tag(tag).to_vec(),
                None => blocks::block_by_name(name).map(|block| block.id).into_iter().collect(),
            };
            for block in known {
                of_block[usize::from(block)] = rule;
            }
        }
    };
    for (at, (_, names)) in ON_TAG.iter().enumerate() {
        assign(names, Rule::On(at));
    }
    for &(check, names) in CHECKED {
        assign(names, Rule::Check(check));
    }
    let supports = ON_TAG.iter().map(|(tag, _)| BlockSet::of_tag(tags::tag("block", tag))).collect();
    Rules { supports, of_block }
});

/// Whether a block of this state could stay at `pos` (`BlockState.canSurvive`).
pub fn survives(level: &Level<'_>, pos: BlockPos, state: u16) -> bool {
    let rules = &*RULES;
    match rules.of_block.get(usize::from(blocks::block_id(state))) {
        None | Some(Rule::None) => true,
        Some(Rule::On(supports)) => rules.supports[*supports].contains(level.block(pos.offset(0, -1, 0))),
        Some(Rule::Check(check)) => check(level, pos, state),
    }
}

#[cfg(test)]
mod tests;
