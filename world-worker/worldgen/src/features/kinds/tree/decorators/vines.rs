use chunk::BlockPos;
use registry::block_states::VINE;
use registry::blocks;

use super::{Decoration, Decorator};
use crate::features::kinds::tree::limits::chance;
use crate::features::{Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::Random;

/// Vines on logs.
#[derive(Debug)]
struct TrunkVine;

/// Vines that hang from leaves.
#[derive(Debug)]
struct LeaveVine {
    probability: f32,
}

/// Sides in the order in which vines grow.
const SIDES: [Direction; 4] = [Direction::West, Direction::East, Direction::North, Direction::South];

/// Most vines below the one beside the leaves.
const MAX_HANGING: i32 = 4;

pub(super) fn parse_trunk_vine(
    _json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Decorator>, PackError> {
    Ok(Box::new(TrunkVine))
}

pub(super) fn parse_leave_vine(
    json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Decorator>, PackError> {
    Ok(Box::new(LeaveVine { probability: chance(json.get("probability")?)? }))
}

impl Decorator for TrunkVine {
    fn decorate(&self, decoration: &mut Decoration<'_, '_>) {
        for log in decoration.logs.clone() {
            for side in SIDES {
                if decoration.random.next_bounded(3) > 0 {
                    let pos = side.from(log);
                    if decoration.level.is_air(pos) {
                        decoration.set(pos, vine(side.opposite()));
                    }
                }
            }
        }
    }
}

impl Decorator for LeaveVine {
    fn decorate(&self, decoration: &mut Decoration<'_, '_>) {
        for leaf in decoration.leaves.clone() {
            for side in SIDES {
                if decoration.random.next_f32() < self.probability {
                    let pos = side.from(leaf);
                    if decoration.level.is_air(pos) {
                        hang(decoration, pos, vine(side.opposite()));
                    }
                }
            }
        }
    }
}

fn hang(decoration: &mut Decoration<'_, '_>, top: BlockPos, vine: u16) {
    decoration.set(top, vine);
    for below in 1..=MAX_HANGING {
        let pos = Direction::Down.by(top, below);
        if !decoration.level.is_air(pos) {
            break;
        }
        decoration.set(pos, vine);
    }
}

/// A vine on the block in a direction.
fn vine(on: Direction) -> u16 {
    blocks::set_property(VINE, on.name(), "true").unwrap_or(VINE)
}
