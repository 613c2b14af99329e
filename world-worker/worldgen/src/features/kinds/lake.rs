use chunk::BlockPos;
use registry::{block_states, blocks};

use super::freezing::Freezing;
use super::water::holds_water;
use crate::features::provider::StateProvider;
use crate::features::{Direction, Feature, Level, Parser, Predicate};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// A hollow, half full of a fluid, in a shell that holds it.
#[derive(Debug)]
struct Lake {
    fluid: StateProvider,
    barrier: StateProvider,
    can_place: Predicate,
    can_hollow: Predicate,
    can_wall: Predicate,
    freezing: Freezing,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(Lake {
        fluid: StateProvider::parse(json.get("fluid")?, parser)?,
        barrier: StateProvider::parse(json.get("barrier")?, parser)?,
        can_place: Predicate::parse(json.get("can_place_feature")?, parser)?,
        can_hollow: Predicate::parse(json.get("can_replace_with_air_or_fluid")?, parser)?,
        can_wall: Predicate::parse(json.get("can_replace_with_barrier")?, parser)?,
        freezing: Freezing::parse(parser)?,
    }))
}

/// Blocks from a lake's least corner, x, y, z.
type Cell = [i32; 3];

/// A lake's cells along x, y and z.
const SIZE: Cell = [16, 8, 16];
/// First layer without fluid.
const SURFACE: i32 = 4;

/// Which cells are hollow.
struct Hollow([bool; 16 * 8 * 16]);

impl Hollow {
    /// A few ellipsoids.
    fn draw(random: &mut DecorationRandom) -> Self {
        let mut hollow = Self([false; _]);
        let count = random.next_bounded(4) + 4;
        for _ in 0..count {
            let size_x = random.next_f64() * 6.0 + 3.0;
            let size_y = random.next_f64() * 4.0 + 2.0;
            let size_z = random.next_f64() * 6.0 + 3.0;
            let x = random.next_f64() * (16.0 - size_x - 2.0) + 1.0 + size_x / 2.0;
            let y = random.next_f64() * (8.0 - size_y - 4.0) + 2.0 + size_y / 2.0;
            let z = random.next_f64() * (16.0 - size_z - 2.0) + 1.0 + size_z / 2.0;
            for cell in cells() {
                // The outermost cells stay, so that the shell is complete.
                if (0..3).any(|axis| cell[axis] < 1 || cell[axis] >= SIZE[axis] - 1) {
                    continue;
                }
                let dx = (f64::from(cell[0]) - x) / (size_x / 2.0);
                let dy = (f64::from(cell[1]) - y) / (size_y / 2.0);
                let dz = (f64::from(cell[2]) - z) / (size_z / 2.0);
                if dx * dx + dy * dy + dz * dz < 1.0 {
                    hollow.0[index(cell)] = true;
                }
            }
        }
        hollow
    }

    fn has(&self, cell: Cell) -> bool {
        (0..3).all(|axis| (0..SIZE[axis]).contains(&cell[axis])) && self.0[index(cell)]
    }

    /// Whether a cell is part of the shell.
    fn is_shell(&self, cell: Cell) -> bool {
        !self.has(cell)
            && Direction::ALL.into_iter().any(|direction| {
                let [x, y, z] = direction.vector();
                self.has([cell[0] + x, cell[1] + y, cell[2] + z])
            })
    }

    fn shell(&self) -> impl Iterator<Item = Cell> {
        cells().filter(|cell| self.is_shell(*cell))
    }
}

fn index([x, y, z]: Cell) -> usize {
    ((x * SIZE[2] + z) * SIZE[1] + y) as usize
}

/// All cells, y innermost, then z.
fn cells() -> impl Iterator<Item = Cell> {
    (0..SIZE[0] * SIZE[1] * SIZE[2]).map(|at| [at >> 7, at & 7, at >> 3 & 15])
}

impl Lake {
    /// Whether the shell at `pos` closes the lake, or can be made to.
    fn is_tight(&self, level: &Level<'_>, pos: BlockPos, height: i32, fluid: u16) -> bool {
        let state = level.block(pos);
        let is_tight = match height {
            SURFACE.. => !blocks::has_fluid(state),
            _ => blocks::is_solid(state) || state == fluid,
        };
        is_tight && self.can_place.test(level, pos)
    }
}

/// Marks up to two blocks above `pos`, up to the first air.
fn mark_above(level: &mut Level<'_>, pos: BlockPos) {
    for above in 1..=2 {
        let pos = pos.offset(0, above, 0);
        if level.is_air(pos) {
            return;
        }
        level.mark(pos);
    }
}

impl Feature for Lake {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        if origin.y <= level.min_y() + 4 {
            return false;
        }
        let corner = origin.offset(-8, -4, -8);
        let at = |[x, y, z]: Cell| corner.offset(x, y, z);
        let hollow = Hollow::draw(random);
        let Some(fluid) = self.fluid.state(level, random, corner) else { return false };
        if !hollow.shell().all(|cell| self.is_tight(level, at(cell), cell[1], fluid)) {
            return false;
        }
        for cell in cells().filter(|cell| hollow.has(*cell)) {
            let pos = at(cell);
            if !self.can_hollow.test(level, pos) {
                continue;
            }
            if cell[1] >= SURFACE {
                level.set(pos, block_states::CAVE_AIR);
                mark_above(level, pos);
            } else {
                level.set(pos, fluid);
            }
        }
        if let Some(barrier) =
            self.barrier.state(level, random, corner).filter(|state| !blocks::is_air(*state))
        {
            for cell in hollow.shell() {
                if cell[1] >= SURFACE && random.next_bounded(2) == 0 {
                    continue;
                }
                let pos = at(cell);
                if blocks::is_solid(level.block(pos)) && self.can_wall.test(level, pos) {
                    level.set(pos, barrier);
                    mark_above(level, pos);
                }
            }
        }
        if holds_water(fluid) {
            for cell in cells().filter(|cell| cell[1] == SURFACE) {
                let pos = at(cell);
                if self.freezing.freezes(level, level.biome(pos), pos) && self.can_hollow.test(level, pos) {
                    level.set(pos, block_states::ICE);
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{count, feature, fill, with_level};
    use registry::block_ids;
    use serde_json::json;

    const CENTER: BlockPos = BlockPos::new(8, 20, 8);

    fn lake(fluid: &str) -> Box<dyn Feature> {
        let state = |state: &str| json!({"type": "simple_state_provider", "state": state});
        let always = json!({"type": "true"});
        let lake = json!({
            "type": "lake", "fluid": state(fluid), "barrier": state("andesite"),
            "can_place_feature": always, "can_replace_with_air_or_fluid": always, "can_replace_with_barrier": always,
        });
        feature(Edition::V26_3, lake).unwrap()
    }

    #[test]
    fn is_tight_and_half_full() {
        with_level(|level, random| {
            fill(level, [-64, 40], block_states::STONE);
            assert!(lake("lava").place(level, random, CENTER));
            let mut lava = 0;
            for [x, y, z] in cells() {
                let pos = CENTER.offset(x - 8, y - 4, z - 8);
                if blocks::block_id(level.block(pos)) == block_ids::LAVA {
                    lava += 1;
                    assert!(y < SURFACE);
                    for side in Direction::HORIZONTAL.into_iter().chain([Direction::Down]) {
                        assert!(!level.is_air(side.from(pos)));
                    }
                }
            }
            assert!(lava > 10, "{lava}");
            assert!(count(level, CENTER, 8, block_ids::CAVE_AIR) > 10);
            assert!(count(level, CENTER, 8, block_ids::ANDESITE) > 10);
        });
    }

    #[test]
    fn not_in_the_open_and_not_at_the_bottom() {
        with_level(|level, random| {
            fill(level, [-64, 18], block_states::STONE);
            assert!(!lake("lava").place(level, random, CENTER));
            assert_eq!(count(level, CENTER, 8, block_ids::LAVA), 0);
            let before = random.clone().next_i32();
            assert!(!lake("lava").place(level, random, BlockPos::new(8, -60, 8)));
            assert_eq!(random.next_i32(), before);
        });
    }
}
