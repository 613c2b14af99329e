use registry::block_states::{BEE_NEST, COCOA};
use registry::blocks;

use super::{Decoration, Decorator};
use crate::features::kinds::tree::limits::chance;
use crate::features::{BlockEntityData, Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::{Random, shuffle};

/// A bee nest with two or three bees.
#[derive(Debug)]
struct Beehive {
    probability: f32,
}

/// Cocoa pods near the ground.
#[derive(Debug)]
struct Cocoa {
    probability: f32,
}

/// Where nests open.
const NEST_FACING: Direction = Direction::South;

pub(super) fn parse_beehive(
    json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Decorator>, PackError> {
    Ok(Box::new(Beehive { probability: chance(json.get("probability")?)? }))
}

pub(super) fn parse_cocoa(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Decorator>, PackError> {
    Ok(Box::new(Cocoa { probability: chance(json.get("probability")?)? }))
}

impl Decorator for Beehive {
    fn decorate(&self, decoration: &mut Decoration<'_, '_>) {
        let (Some(first), Some(last)) = (decoration.logs.first().copied(), decoration.logs.last().copied())
        else {
            return;
        };
        if decoration.random.next_f32() >= self.probability {
            return;
        }
        let y = match decoration.leaves.first() {
            Some(leaf) => (leaf.y - 1).max(first.y + 1),
            None => (first.y + 1 + decoration.random.next_bounded(3)).min(last.y),
        };
        let sides = [Direction::East, Direction::South, Direction::West];
        let logs = decoration.logs.iter().filter(|log| log.y == y);
        let mut places: Vec<_> = logs.flat_map(|log| sides.map(|side| side.from(*log))).collect();
        shuffle(&mut places, decoration.random);
        let is_open = |pos| decoration.level.is_air(pos) && decoration.level.is_air(NEST_FACING.from(pos));
        let Some(nest) = places.into_iter().find(|pos| is_open(*pos)) else { return };
        let state = blocks::set_property(BEE_NEST, "facing", NEST_FACING.name()).unwrap_or(BEE_NEST);
        decoration.set(nest, state);
        // Where nothing can be written there is no nest for bees to be drawn for.
        if decoration.level.block(nest) == state {
            let bees = (0..2 + decoration.random.next_bounded(2))
                .map(|_| bee(decoration.random.next_bounded(599)))
                .collect::<Vec<_>>();
            let data = BlockEntityData::Other(format!("{{bees:[{}]}}", bees.join(",")));
            decoration.level.set_block_entity(nest, data);
        }
    }
}

/// A bee that has been in its nest for so many ticks, as SNBT.
fn bee(ticks: i32) -> String {
    format!("{{entity_data:{{id:\"minecraft:bee\"}},min_ticks_in_hive:600,ticks_in_hive:{ticks}}}")
}

impl Decorator for Cocoa {
    fn decorate(&self, decoration: &mut Decoration<'_, '_>) {
        /// Of a pod at each side of a log.
        const SIDE_CHANCE: f32 = 0.25;
        const AGES: [&str; 3] = ["0", "1", "2"];
        if decoration.random.next_f32() >= self.probability {
            return;
        }
        let Some(lowest) = decoration.logs.first().map(|log| log.y) else { return };
        for log in decoration.logs.clone().into_iter().filter(|log| log.y - lowest <= 2) {
            for facing in Direction::HORIZONTAL {
                if decoration.random.next_f32() > SIDE_CHANCE {
                    continue;
                }
                let pos = facing.opposite().from(log);
                if decoration.level.is_air(pos) {
                    let age = AGES[decoration.random.next_bounded(3) as usize];
                    let state = blocks::set_property(COCOA, "age", age)
                        .and_then(|state| blocks::set_property(state, "facing", facing.name()));
                    decoration.set(pos, state.unwrap_or(COCOA));
                }
            }
        }
    }
}
