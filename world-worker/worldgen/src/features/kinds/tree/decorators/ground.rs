use chunk::BlockPos;
use registry::{block_ids, blocks};

use super::{Decoration, Decorator};
use crate::features::kinds::tree::limits::{MAX_EXTENT, int_within_or};
use crate::features::provider::StateProvider;
use crate::features::{Direction, HeightKind, Parser};
use crate::pack::{Json, PackError};
use crate::random::Random;

/// Changes the ground around the tree.
#[derive(Debug)]
struct AlterGround {
    provider: StateProvider,
}

/// Scatters something on the ground around the tree.
#[derive(Debug)]
struct PlaceOnGround {
    tries: i32,
    /// Around the tree's lowest blocks.
    radius: i32,
    /// Above and below the tree's lowest blocks.
    height: i32,
    provider: StateProvider,
}

pub(super) fn parse_alter_ground(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Decorator>, PackError> {
    Ok(Box::new(AlterGround { provider: StateProvider::parse(json.get("provider")?, parser)? }))
}

pub(super) fn parse_place_on_ground(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Decorator>, PackError> {
    Ok(Box::new(PlaceOnGround {
        tries: int_within_or(json, "tries", 1, 10_000, 128)?,
        radius: int_within_or(json, "radius", 0, MAX_EXTENT, 2)?,
        height: int_within_or(json, "height", 0, MAX_EXTENT, 1)?,
        provider: StateProvider::parse(json.get("block_state_provider")?, parser)?,
    }))
}

/// The blocks at the very bottom of the tree.
fn foot(decoration: &Decoration<'_, '_>) -> Vec<BlockPos> {
    let mut lowest = decoration.lowest();
    if let Some(y) = lowest.first().map(|pos| pos.y) {
        lowest.retain(|pos| pos.y == y);
    }
    lowest
}

impl Decorator for AlterGround {
    fn decorate(&self, decoration: &mut Decoration<'_, '_>) {
        for pos in foot(decoration) {
            for (x, z) in [(-1, -1), (2, -1), (-1, 2), (2, 2)] {
                self.circle(decoration, pos.offset(x, 0, z));
            }
            for _ in 0..5 {
                let place = decoration.random.next_bounded(64);
                let (x, z) = (place % 8, place / 8);
                if [0, 7].contains(&x) || [0, 7].contains(&z) {
                    self.circle(decoration, pos.offset(x - 3, 0, z - 3));
                }
            }
        }
    }
}

impl AlterGround {
    fn circle(&self, decoration: &mut Decoration<'_, '_>, center: BlockPos) {
        for x in -2_i32..=2 {
            for z in -2_i32..=2 {
                if x.abs() != 2 || z.abs() != 2 {
                    self.column(decoration, center.offset(x, 0, z));
                }
            }
        }
    }

    /// Changes the highest block that may be changed.
    fn column(&self, decoration: &mut Decoration<'_, '_>, center: BlockPos) {
        for y in (-3..=2).rev() {
            let pos = center.offset(0, y, 0);
            if let Some(state) = self.provider.state(decoration.level, decoration.random, pos) {
                decoration.set(pos, state);
                break;
            }
            if y < 0 && !decoration.level.is_air(pos) {
                break;
            }
        }
    }
}

impl Decorator for PlaceOnGround {
    fn decorate(&self, decoration: &mut Decoration<'_, '_>) {
        let foot = foot(decoration);
        let Some(&first) = foot.first() else { return };
        let range = |along: fn(&BlockPos) -> i32| {
            let (min, max) = foot
                .iter()
                .map(along)
                .fold((along(&first), along(&first)), |(min, max), at| (min.min(at), max.max(at)));
            (min - self.radius, max + self.radius)
        };
        let (min_x, max_x) = range(|pos| pos.x);
        let (min_z, max_z) = range(|pos| pos.z);
        for _ in 0..self.tries {
            let x = decoration.random.between(min_x, max_x);
            let y = decoration.random.between(first.y - self.height, first.y + self.height);
            let z = decoration.random.between(min_z, max_z);
            self.place_above(decoration, BlockPos::new(x, y, z));
        }
    }
}

impl PlaceOnGround {
    fn place_above(&self, decoration: &mut Decoration<'_, '_>, pos: BlockPos) {
        let above = Direction::Up.from(pos);
        let state = decoration.level.block(above);
        if (blocks::is_air(state) || blocks::block_id(state) == block_ids::VINE)
            && blocks::is_solid_render(decoration.level.block(pos))
            && decoration.level.height(HeightKind::MotionBlockingNoLeaves, pos.x, pos.z) <= above.y
        {
            decoration.set_from(above, &self.provider);
        }
    }
}
