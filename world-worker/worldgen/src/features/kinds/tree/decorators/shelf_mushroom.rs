use chunk::BlockPos;
use registry::block_states::SHELF_MUSHROOM;
use registry::{block_ids, blocks};

use super::{Decoration, Decorator};
use crate::features::kinds::tree::limits::chance;
use crate::features::{Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::Random;

/// Mushrooms on the sides of logs.
#[derive(Debug)]
struct ShelfMushroom {
    probability: f32,
}

/// Of a mushroom at each side of a log.
const SIDE_CHANCE: f32 = 0.25;

pub(super) fn parse(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Decorator>, PackError> {
    Ok(Box::new(ShelfMushroom { probability: chance(json.get("probability")?)? }))
}

impl Decorator for ShelfMushroom {
    fn decorate(&self, decoration: &mut Decoration<'_, '_>) {
        if decoration.random.next_f32() >= self.probability {
            return;
        }
        let (Some(first), Some(last)) = (decoration.logs.first().copied(), decoration.logs.last().copied())
        else {
            return;
        };
        if first.y == last.y {
            let sides = match first.x == last.x {
                true => [Direction::East, Direction::West],
                false => [Direction::North, Direction::South],
            };
            on_fallen(decoration, sides);
        } else {
            let facing = Direction::random_horizontal(decoration.random);
            on_standing(decoration, first.y, [facing, facing.clockwise()]);
        }
    }
}

fn on_fallen(decoration: &mut Decoration<'_, '_>, sides: [Direction; 2]) {
    for log in decoration.logs.clone() {
        for side in sides {
            if decoration.random.next_f32() > SIDE_CHANCE {
                continue;
            }
            let pos = side.from(log);
            let has_neighbour = || {
                [pos, log].iter().any(|center| {
                    Direction::HORIZONTAL.iter().any(|side| is_mushroom(decoration, side.from(*center)))
                })
            };
            if takes_mushroom(decoration, pos) && !has_neighbour() {
                place(decoration, pos, side);
            }
        }
    }
}

fn on_standing(decoration: &mut Decoration<'_, '_>, foot: i32, sides: [Direction; 2]) {
    for log in decoration.logs.clone().into_iter().filter(|log| (1..=4).contains(&(log.y - foot))) {
        for side in sides {
            if decoration.random.next_f32() > SIDE_CHANCE {
                continue;
            }
            let pos = side.from(log);
            if takes_mushroom(decoration, pos) && !is_mushroom(decoration, Direction::Down.from(pos)) {
                place(decoration, pos, side);
                break;
            }
        }
    }
}

fn is_mushroom(decoration: &Decoration<'_, '_>, pos: BlockPos) -> bool {
    blocks::block_id(decoration.level.block(pos)) == block_ids::SHELF_MUSHROOM
}

/// Whether a mushroom may be here: not in water nor beside it.
fn takes_mushroom(decoration: &Decoration<'_, '_>, pos: BlockPos) -> bool {
    let is_dry = |pos| blocks::fluid(decoration.level.block(pos)) != blocks::Fluid::Water;
    blocks::is_replaceable(decoration.level.block(pos))
        && is_dry(pos)
        && Direction::HORIZONTAL.iter().all(|side| is_dry(side.from(pos)))
}

fn place(decoration: &mut Decoration<'_, '_>, pos: BlockPos, side: Direction) {
    let age = ["0", "1"][decoration.random.next_bounded(2) as usize];
    let state = blocks::set_property(SHELF_MUSHROOM, "age", age)
        .and_then(|state| blocks::set_property(state, "facing", side.name()));
    decoration.set(pos, state.unwrap_or(SHELF_MUSHROOM));
}
