use chunk::BlockPos;

use crate::features::provider::{IntProvider, StateProvider};
use crate::features::{BlockSet, Feature, Level, Parser, Predicate};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Columns that grow lower the farther they are from the middle (26.3).
#[derive(Debug)]
struct SteppedColumnCluster {
    height: IntProvider,
    cluster_reach: IntProvider,
    column_count: IntProvider,
    column_reach: IntProvider,
    rules: Predicates,
}

#[derive(Debug)]
struct Predicates {
    block: StateProvider,
    can_replace: Predicate,
    cannot_place_on: BlockSet,
    continue_through: Predicate,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let int = |name| IntProvider::parse(json.get(name)?);
    Ok(Box::new(SteppedColumnCluster {
        height: int("height")?,
        cluster_reach: int("cluster_reach")?,
        column_count: int("column_count")?,
        column_reach: int("column_reach")?,
        rules: Predicates {
            block: StateProvider::parse(json.get("block")?, parser)?,
            can_replace: Predicate::parse(json.get("can_replace")?, parser)?,
            cannot_place_on: BlockSet::parse(json.get("cannot_place_on")?, parser.pack)?,
            continue_through: Predicate::parse(json.get("continue_through")?, parser)?,
        },
    }))
}

impl Feature for SteppedColumnCluster {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        if !can_place(&self.rules, level, origin) {
            return false;
        }
        let height = self.height.sample(random);
        let spread = self.cluster_reach.sample(random);
        let count = self.column_count.sample(random);
        let cluster = Cluster { height, spread, count, reach: &self.column_reach };
        cluster.place(&self.rules, level, random, origin)
    }
}

/// Where columns may be, and what they are of.
pub(super) trait Rules {
    /// Whether a column may fill a block.
    fn can_replace(&self, level: &Level<'_>, pos: BlockPos) -> bool;
    /// Whether a column may begin at a block that was come to from inside the ground.
    fn can_begin(&self, level: &Level<'_>, pos: BlockPos) -> bool;
    /// Whether no column may stand on this.
    fn is_forbidden(&self, state: u16) -> bool;
    /// Whether a column goes on above a block that is there already.
    fn goes_through(&self, level: &Level<'_>, pos: BlockPos) -> bool;
    /// Sets a block of a column.
    fn put(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos);
}

impl Rules for Predicates {
    fn can_replace(&self, level: &Level<'_>, pos: BlockPos) -> bool {
        self.can_replace.test(level, pos)
    }

    fn can_begin(&self, level: &Level<'_>, pos: BlockPos) -> bool {
        level.is_air(pos)
    }

    fn is_forbidden(&self, state: u16) -> bool {
        self.cannot_place_on.contains(state)
    }

    fn goes_through(&self, level: &Level<'_>, pos: BlockPos) -> bool {
        self.continue_through.test(level, pos)
    }

    fn put(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) {
        if let Some(state) = self.block.state(level, random, pos) {
            level.set(pos, state);
        }
    }
}

/// Whether a column may begin at `pos`.
pub(super) fn can_place(rules: &impl Rules, level: &Level<'_>, pos: BlockPos) -> bool {
    let below = pos.offset(0, -1, 0);
    rules.can_replace(level, pos) && !level.is_air(below) && !rules.is_forbidden(level.block(below))
}

/// Groups of columns around a middle.
pub(super) struct Cluster<'a> {
    /// Of the middle, in blocks.
    pub(super) height: i32,
    /// How far from the middle there are groups, along x and z, unless the height is less.
    pub(super) spread: i32,
    /// Of groups.
    pub(super) count: i32,
    /// How far from the middle of a group there are columns, along x and z.
    pub(super) reach: &'a IntProvider,
}

impl Cluster<'_> {
    /// Whether any block was set.
    pub(super) fn place(
        &self,
        rules: &impl Rules,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        origin: BlockPos,
    ) -> bool {
        let spread = self.spread.min(self.height).max(0);
        let mut any = false;
        for _ in 0..self.count {
            let x = random.next_bounded(2 * spread + 1) - spread;
            // The game draws a height of no choice.
            random.next_bounded(1);
            let z = random.next_bounded(2 * spread + 1) - spread;
            let height = self.height - x.abs() - z.abs();
            if height >= 0 {
                let reach = self.reach.sample(random);
                any |= place_group(rules, level, random, origin.offset(x, 0, z), height, reach);
            }
        }
        any
    }
}

/// A group of columns.
fn place_group(
    rules: &impl Rules,
    level: &mut Level<'_>,
    random: &mut DecorationRandom,
    center: BlockPos,
    height: i32,
    reach: i32,
) -> bool {
    let mut any = false;
    for dz in -reach..=reach {
        for dx in -reach..=reach {
            let distance = dx.abs() + dz.abs();
            let start = center.offset(dx, 0, dz);
            let base = if rules.can_replace(level, start) {
                find_ground(rules, level, start, distance)
            } else {
                find_opening(rules, level, start, distance)
            };
            let Some(mut pos) = base else { continue };
            for _ in 0..=height - distance / 2 {
                if rules.can_replace(level, pos) {
                    rules.put(level, random, pos);
                    any = true;
                } else if !rules.goes_through(level, pos) {
                    break;
                }
                pos = pos.offset(0, 1, 0);
            }
        }
    }
    any
}

/// The first place downwards, with so many tries, where a column may begin. In the middle there are none.
fn find_ground(rules: &impl Rules, level: &Level<'_>, start: BlockPos, tries: i32) -> Option<BlockPos> {
    (0..tries)
        .map(|down| start.offset(0, -down, 0))
        .take_while(|pos| pos.y > level.min_y() + 1)
        .find(|&pos| can_place(rules, level, pos))
}

/// The first open place upwards, with so many tries.
fn find_opening(rules: &impl Rules, level: &Level<'_>, start: BlockPos, tries: i32) -> Option<BlockPos> {
    (0..tries)
        .map(|up| start.offset(0, up, 0))
        .take_while(|&pos| pos.y < level.end_y() && !rules.is_forbidden(level.block(pos)))
        .find(|&pos| rules.can_begin(level, pos))
}

#[cfg(test)]
mod tests {
    use registry::blocks;
    use serde_json::json;

    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{feature, with_level};

    #[test]
    fn columns_stand_on_the_ground() {
        let old = json!({"type": "basalt_columns", "config": {"height": 4, "reach": 1}});
        let new = json!({
            "type": "stepped_column_cluster",
            "block": {"type": "simple_state_provider", "state": "basalt"},
            "can_replace": {"type": "matching_block_tag", "tag": "air"},
            "cannot_place_on": "#cannot_place_basalt_pillar_on",
            "cluster_reach": 5, "column_count": 50, "column_reach": 1, "height": 4,
            "continue_through": {"type": "matching_blocks", "blocks": "basalt"},
        });
        for (edition, json) in [(Edition::V26_2, old), (Edition::V26_3, new)] {
            let columns = feature(edition, json).unwrap();
            with_level(|level, random| {
                let [stone, bedrock, basalt] =
                    ["stone", "bedrock", "basalt"].map(|name| blocks::parse_state(name).unwrap());
                for x in 0..16 {
                    for z in 0..16 {
                        level.set(BlockPos::new(x, 60, z), if x < 8 { stone } else { bedrock });
                    }
                }
                assert!(!columns.place(level, random, BlockPos::new(9, 61, 8)));
                assert!(columns.place(level, random, BlockPos::new(7, 61, 8)));
                let is_basalt = |x, y, z| level.block(BlockPos::new(x, y, z)) == basalt;
                for x in 0..16 {
                    for z in 0..16 {
                        assert!(!is_basalt(x, 66, z));
                        assert!(x < 8 || !is_basalt(x, 61, z));
                        assert!((62..66).all(|y| !is_basalt(x, y, z) || is_basalt(x, y - 1, z)));
                    }
                }
            });
        }
    }
}
