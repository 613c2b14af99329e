use chunk::BlockPos;
use registry::{block_ids, block_states, blocks};

use crate::features::BlockSet;
use crate::features::{BlockEntityData, Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// A room with a spawner and up to two chests, reached from a cave.
#[derive(Debug)]
struct MonsterRoom {
    cannot_replace: BlockSet,
    /// States of a chest, by direction.
    chests: [u16; 6],
}

/// What the spawner may spawn, each as likely.
const MONSTERS: [&str; 4] =
    ["minecraft:skeleton", "minecraft:zombie", "minecraft:zombie", "minecraft:spider"];
const LOOT: &str = "minecraft:chests/simple_dungeon";
/// Heights of floor and ceiling above the spawner.
const FLOOR: i32 = -1;
const CEILING: i32 = 4;

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let chest = |direction: Direction| {
        blocks::set_property(block_states::CHEST, "facing", direction.name()).unwrap_or(block_states::CHEST)
    };
    Ok(Box::new(MonsterRoom {
        cannot_replace: BlockSet::tag("features_cannot_replace", json, parser.pack)?,
        chests: Direction::ALL.map(chest),
    }))
}

/// A room's extent: blocks from the spawner to the innermost wall blocks, along x and z.
#[derive(Clone, Copy)]
struct Walls {
    x: i32,
    z: i32,
}

impl Walls {
    fn has(self, x: i32, z: i32) -> bool {
        x.abs() == self.x || z.abs() == self.z
    }
}

/// Whether floor and ceiling are whole, and there are a few ways in.
fn has_place(level: &Level<'_>, origin: BlockPos, walls: Walls) -> bool {
    let mut openings = 0;
    for x in -walls.x..=walls.x {
        for y in FLOOR..=CEILING {
            for z in -walls.z..=walls.z {
                let pos = origin.offset(x, y, z);
                if (y == FLOOR || y == CEILING) && !blocks::is_solid(level.block(pos)) {
                    return false;
                }
                if y == 0 && walls.has(x, z) && level.is_air(pos) && level.is_air(pos.offset(0, 1, 0)) {
                    openings += 1;
                }
            }
        }
    }
    (1..=5).contains(&openings)
}

impl MonsterRoom {
    fn set(&self, level: &mut Level<'_>, pos: BlockPos, state: u16) {
        if !self.cannot_replace.contains(level.block(pos)) {
            level.set(pos, state);
        }
    }

    fn build(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos, walls: Walls) {
        for x in -walls.x..=walls.x {
            for y in (FLOOR..CEILING).rev() {
                for z in -walls.z..=walls.z {
                    let pos = origin.offset(x, y, z);
                    let state = level.block(pos);
                    let block = blocks::block_id(state);
                    if y != FLOOR && !walls.has(x, z) {
                        if block != block_ids::CHEST && block != block_ids::SPAWNER {
                            self.set(level, pos, block_states::CAVE_AIR);
                        }
                    } else if pos.y >= level.min_y() && !blocks::is_solid(level.block(pos.offset(0, -1, 0))) {
                        level.set(pos, block_states::CAVE_AIR);
                    } else if blocks::is_solid(state) && block != block_ids::CHEST {
                        let is_mossy = y == FLOOR && random.next_bounded(4) != 0;
                        let stone = if is_mossy {
                            block_states::MOSSY_COBBLESTONE
                        } else {
                            block_states::COBBLESTONE
                        };
                        self.set(level, pos, stone);
                    }
                }
            }
        }
    }

    /// Tries to place one chest at a wall.
    fn place_chest(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        origin: BlockPos,
        walls: Walls,
    ) {
        const TRIES: usize = 3;
        let (inner_x, inner_z) = (walls.x - 1, walls.z - 1);
        for _ in 0..TRIES {
            let x = random.next_bounded(inner_x * 2 + 1) - inner_x;
            let z = random.next_bounded(inner_z * 2 + 1) - inner_z;
            let pos = origin.offset(x, 0, z);
            let is_solid = |side: &Direction| blocks::is_solid(level.block(side.from(pos)));
            if !level.is_air(pos) || Direction::HORIZONTAL.iter().filter(|side| is_solid(side)).count() != 1 {
                continue;
            }
            let facing = chest_facing(level, pos);
            self.set(level, pos, self.chests[facing as usize]);
            if blocks::block_id(level.block(pos)) == block_ids::CHEST {
                let seed = random.next_i64();
                level.set_block_entity(pos, BlockEntityData::Loot { table: LOOT.to_owned(), seed });
            }
            return;
        }
    }
}

/// Where a chest faces: away from the one side that is closed, else somewhere open.
fn chest_facing(level: &Level<'_>, pos: BlockPos) -> Direction {
    const DEFAULT: Direction = Direction::North;
    let is_closed = |side: Direction| blocks::is_solid_render(level.block(side.from(pos)));
    let mut closed = None;
    for side in Direction::HORIZONTAL {
        if blocks::block_id(level.block(side.from(pos))) == block_ids::CHEST {
            return DEFAULT;
        }
        if is_closed(side) {
            if closed.is_some() {
                closed = None;
                break;
            }
            closed = Some(side);
        }
    }
    if let Some(side) = closed {
        return side.opposite();
    }
    let turns: [fn(Direction) -> Direction; 3] =
        [Direction::opposite, Direction::clockwise, Direction::opposite];
    turns.into_iter().fold(DEFAULT, |facing, turn| if is_closed(facing) { turn(facing) } else { facing })
}

impl Feature for MonsterRoom {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let walls = Walls { x: random.next_bounded(2) + 3, z: random.next_bounded(2) + 3 };
        if !has_place(level, origin, walls) {
            return false;
        }
        self.build(level, random, origin, walls);
        for _ in 0..2 {
            self.place_chest(level, random, origin, walls);
        }
        self.set(level, origin, block_states::SPAWNER);
        if blocks::block_id(level.block(origin)) == block_ids::SPAWNER {
            let entity = MONSTERS[random.next_bounded(MONSTERS.len() as i32) as usize];
            level.set_block_entity(origin, BlockEntityData::Spawner { entity: entity.to_owned() });
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{count, feature, fill, with_level};
    use serde_json::json;

    #[test]
    fn at_a_cave() {
        let room = feature(Edition::V26_3, json!({"type": "monster_room"})).unwrap();
        let origin = BlockPos::new(8, 20, 8);
        with_level(|level, random| {
            fill(level, [0, 40], block_states::STONE);
            // Without a way in there is no room.
            assert!(!room.place(level, random, origin));
            for y in 0..2 {
                for x in -8..0 {
                    level.set(origin.offset(x, y, 0), block_states::AIR);
                }
            }
            assert!(room.place(level, random, origin));
            assert_eq!(level.block(origin), block_states::SPAWNER);
            assert!(level.is_air(origin.offset(1, 1, 1)));
            assert!(count(level, origin, 5, block_ids::MOSSY_COBBLESTONE) > 5);
            assert!((1..=2).contains(&count(level, origin, 5, block_ids::CHEST)));
            assert_eq!(level.block(origin.offset(0, -2, 0)), block_states::STONE);
        });
    }

    #[test]
    fn chests_turn_away_from_walls() {
        with_level(|level, _| {
            let pos = BlockPos::new(8, 20, 8);
            assert_eq!(chest_facing(level, pos), Direction::North);
            level.set(pos.offset(1, 0, 0), block_states::STONE);
            assert_eq!(chest_facing(level, pos), Direction::West);
            level.set(pos.offset(0, 0, -1), block_states::STONE);
            assert_eq!(chest_facing(level, pos), Direction::South);
            level.set(pos.offset(0, 0, 1), block_states::STONE);
            assert_eq!(chest_facing(level, pos), Direction::West);
        });
    }
}
