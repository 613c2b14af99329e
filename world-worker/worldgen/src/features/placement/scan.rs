use chunk::BlockPos;

use crate::features::predicate::parse_direction;
use crate::features::{Direction, Level, Parser, Predicate};
use crate::pack::{Json, PackError};

/// A search up or down for a block that fits.
#[derive(Debug)]
pub struct EnvironmentScan {
    direction: Direction,
    max_steps: i32,
    target: Predicate,
    /// What must hold all the way.
    allowed: Predicate,
}

impl EnvironmentScan {
    pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let direction = json.get("direction_of_search")?;
        let steps = json.get("max_steps")?;
        Ok(Self {
            direction: match parse_direction(direction)? {
                vertical @ (Direction::Down | Direction::Up) => vertical,
                _ => return Err(direction.expected("up or down")),
            },
            max_steps: match steps.i32()? {
                steps @ 1..=32 => steps,
                _ => return Err(steps.expected("from 1 to 32")),
            },
            target: Predicate::parse(json.get("target_condition")?, parser)?,
            allowed: match json.opt("allowed_search_condition") {
                Some(allowed) => Predicate::parse(allowed, parser)?,
                None => Predicate::True,
            },
        })
    }

    /// The nearest target.
    pub(super) fn find(&self, level: &Level<'_>, mut pos: BlockPos) -> Option<BlockPos> {
        if !self.allowed.test(level, pos) {
            return None;
        }
        for _ in 0..self.max_steps {
            if self.target.test(level, pos) {
                return Some(pos);
            }
            pos = self.direction.from(pos);
            if !(level.min_y()..level.end_y()).contains(&pos.y) {
                return None;
            }
            if !self.allowed.test(level, pos) {
                break;
            }
        }
        self.target.test(level, pos).then_some(pos)
    }
}
