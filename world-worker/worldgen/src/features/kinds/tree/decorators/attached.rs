use std::collections::HashSet;

use chunk::BlockPos;

use super::{Decoration, Decorator};
use crate::features::kinds::tree::limits::{chance, int_within};
use crate::features::provider::StateProvider;
use crate::features::{Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::{Random, shuffle};

/// Blocks beside leaves.
#[derive(Debug)]
struct ToLeaves {
    attached: Attached,
    /// Around a placed block there is no second one, in blocks along x and z.
    exclusion_xz: i32,
    /// The same along y.
    exclusion_y: i32,
    /// How much air there must be.
    empty_blocks: i32,
}

/// Blocks beside logs.
#[derive(Debug)]
struct ToLogs {
    attached: Attached,
}

#[derive(Debug)]
struct Attached {
    probability: f32,
    provider: StateProvider,
    /// Not empty.
    directions: Vec<Direction>,
}

impl Attached {
    fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let list = json.get("directions")?;
        let directions = list
            .array()?
            .map(|name| Direction::from_name(name.str()?).ok_or_else(|| name.expected("a direction")))
            .collect::<Result<Vec<_>, _>>()?;
        if directions.is_empty() {
            return Err(list.expected("a list with at least one direction"));
        }
        Ok(Self {
            probability: chance(json.get("probability")?)?,
            provider: StateProvider::parse(json.get("block_provider")?, parser)?,
            directions,
        })
    }

    fn direction(&self, random: &mut impl Random) -> Direction {
        self.directions[random.next_bounded(self.directions.len() as i32) as usize]
    }
}

pub(super) fn parse_to_leaves(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Decorator>, PackError> {
    Ok(Box::new(ToLeaves {
        attached: Attached::parse(json, parser)?,
        exclusion_xz: int_within(json.get("exclusion_radius_xz")?, 0, 16)?,
        exclusion_y: int_within(json.get("exclusion_radius_y")?, 0, 16)?,
        empty_blocks: int_within(json.get("required_empty_blocks")?, 1, 16)?,
    }))
}

pub(super) fn parse_to_logs(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Decorator>, PackError> {
    Ok(Box::new(ToLogs { attached: Attached::parse(json, parser)? }))
}

impl Decorator for ToLeaves {
    fn decorate(&self, decoration: &mut Decoration<'_, '_>) {
        let mut leaves = decoration.leaves.clone();
        shuffle(&mut leaves, decoration.random);
        let mut excluded: HashSet<BlockPos> = HashSet::new();
        for leaf in leaves {
            let direction = self.attached.direction(decoration.random);
            let pos = direction.from(leaf);
            if excluded.contains(&pos) || decoration.random.next_f32() >= self.attached.probability {
                continue;
            }
            if (1..=self.empty_blocks).all(|blocks| decoration.level.is_air(direction.by(leaf, blocks))) {
                self.exclude(&mut excluded, pos);
                decoration.set_from(pos, &self.attached.provider);
            }
        }
    }
}

impl ToLeaves {
    fn exclude(&self, excluded: &mut HashSet<BlockPos>, center: BlockPos) {
        for x in -self.exclusion_xz..=self.exclusion_xz {
            for y in -self.exclusion_y..=self.exclusion_y {
                for z in -self.exclusion_xz..=self.exclusion_xz {
                    excluded.insert(center.offset(x, y, z));
                }
            }
        }
    }
}

impl Decorator for ToLogs {
    fn decorate(&self, decoration: &mut Decoration<'_, '_>) {
        let mut logs = decoration.logs.clone();
        shuffle(&mut logs, decoration.random);
        for log in logs {
            let pos = self.attached.direction(decoration.random).from(log);
            if decoration.random.next_f32() <= self.attached.probability && decoration.level.is_air(pos) {
                decoration.set_from(pos, &self.attached.provider);
            }
        }
    }
}
