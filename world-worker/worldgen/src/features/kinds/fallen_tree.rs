//! A stump, and beside it the log that was on it.

use chunk::BlockPos;
use registry::blocks;

use super::super::faces::is_sturdy;
use super::super::provider::{IntProvider, StateProvider};
use super::super::{Direction, Feature, Level, Parser};
use super::tree::{self, Decoration, Decorator};
use crate::block_set::BlockSet;
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

#[derive(Debug)]
struct FallenTree {
    trunk: StateProvider,
    /// With the stump and the gap between.
    log_length: IntProvider,
    stump_decorators: Vec<Box<dyn Decorator>>,
    log_decorators: Vec<Box<dyn Decorator>>,
    replaceable: BlockSet,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(FallenTree {
        trunk: StateProvider::parse(json.get("trunk_provider")?, parser)?,
        log_length: tree::provider_within(json.get("log_length")?, 0, 16)?,
        stump_decorators: tree::parse_decorators(json.get("stump_decorators")?, parser)?,
        log_decorators: tree::parse_decorators(json.get("log_decorators")?, parser)?,
        replaceable: tree::replaceable_by_trees(),
    }))
}

impl Feature for FallenTree {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        self.log(level, random, origin, None);
        decorate(level, random, &self.stump_decorators, [origin]);

        let direction = Direction::random_horizontal(random);
        let length = self.log_length.sample(random) - 2;
        let start = direction.by(origin, 2 + random.next_bounded(2));
        let start = self.drop_to_ground(level, start);
        if self.has_room(level, start, direction, length) {
            let log = (0..length).map(|step| direction.by(start, step));
            for pos in log.clone() {
                self.log(level, random, pos, Some(direction.axis()));
            }
            decorate(level, random, &self.log_decorators, log);
        }
        true
    }
}

fn decorate(
    level: &mut Level<'_>,
    random: &mut DecorationRandom,
    decorators: &[Box<dyn Decorator>],
    logs: impl IntoIterator<Item = BlockPos>,
) {
    let mut decoration = Decoration::of_logs(level, random, logs);
    for decorator in decorators {
        decorator.decorate(&mut decoration);
    }
}

impl FallenTree {
    /// Places a log, also over what trees do not grow into.
    fn log(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos, axis: Option<&str>) {
        let state = self.trunk.state(level, random, pos).unwrap_or_else(|| level.block(pos));
        let turned = axis.and_then(|axis| blocks::set_property(state, "axis", axis));
        level.set_shaped(pos, turned.unwrap_or(state));
        // What stands on the log may not stay.
        for above in (1..=2).map(|blocks| Direction::Up.by(pos, blocks)) {
            if level.is_air(above) {
                break;
            }
            level.mark(above);
        }
    }

    fn takes_log(&self, level: &Level<'_>, pos: BlockPos) -> bool {
        let state = level.block(pos);
        blocks::is_air(state) || self.replaceable.contains(state)
    }

    /// The first block on ground from one block above downwards, or else the last that was looked at.
    fn drop_to_ground(&self, level: &Level<'_>, start: BlockPos) -> BlockPos {
        let mut pos = Direction::Up.from(start);
        for _ in 0..6 {
            if self.takes_log(level, pos) && is_on_ground(level, pos) {
                break;
            }
            pos = Direction::Down.from(pos);
        }
        pos
    }

    /// Whether a log may lie here: over gaps of two blocks at most.
    fn has_room(&self, level: &Level<'_>, start: BlockPos, direction: Direction, length: i32) -> bool {
        const MAX_GAP: i32 = 2;
        let mut gap = 0;
        (0..length).map(|step| direction.by(start, step)).all(|pos| {
            gap = if is_on_ground(level, pos) { 0 } else { gap + 1 };
            self.takes_log(level, pos) && gap <= MAX_GAP
        })
    }
}

fn is_on_ground(level: &Level<'_>, pos: BlockPos) -> bool {
    is_sturdy(level.block(Direction::Down.from(pos)), Direction::Up)
}
