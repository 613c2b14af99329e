//! A tree above a cave, whose roots show the way to it.

use std::sync::Arc;

use chunk::BlockPos;
use registry::blocks::{self, Fluid};

use super::super::faces::is_sturdy;
use super::super::provider::StateProvider;
use super::super::survival::survives;
use super::super::{Direction, Feature, HeightKind, Level, Parser, PlacedFeature, Predicate};
use super::tree::int_within;
use crate::block_set::BlockSet;
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

#[derive(Debug)]
struct RootSystem {
    tree: Arc<PlacedFeature>,
    allowed_tree_position: Predicate,
    /// Blocks of air above the foot of the tree.
    required_vertical_space: i32,
    allowed_vertical_water: i32,
    /// How far away the ground must be level; 0 if it need not.
    level_test_distance: i32,
    max_level_deviation: i32,
    column_max_height: i32,
    roots: Scattered,
    replaceable: BlockSet,
    hanging_roots: Scattered,
    hanging_vertical_span: i32,
}

/// Something that is scattered around a column.
#[derive(Debug)]
struct Scattered {
    attempts: i32,
    radius: i32,
    provider: StateProvider,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let number = |name, min, max| int_within(json.get(name)?, min, max);
    Ok(Box::new(RootSystem {
        tree: parser.placed(json.get("feature")?)?,
        allowed_tree_position: Predicate::parse(json.get("allowed_tree_position")?, parser)?,
        required_vertical_space: number("required_vertical_space_for_tree", 1, 64)?,
        allowed_vertical_water: number("allowed_vertical_water_for_tree", 1, 64)?,
        level_test_distance: number("level_test_distance", 0, 16)?,
        max_level_deviation: number("max_level_deviation", 0, 64)?,
        column_max_height: number("root_column_max_height", 1, 4096)?,
        roots: Scattered {
            attempts: number("root_placement_attempts", 1, 256)?,
            radius: number("root_radius", 1, 64)?,
            provider: StateProvider::parse(json.get("root_state_provider")?, parser)?,
        },
        replaceable: BlockSet::parse(json.get("root_replaceable")?, parser.pack)?,
        hanging_roots: Scattered {
            attempts: number("hanging_root_placement_attempts", 1, 256)?,
            radius: number("hanging_root_radius", 1, 64)?,
            provider: StateProvider::parse(json.get("hanging_root_state_provider")?, parser)?,
        },
        hanging_vertical_span: number("hanging_roots_vertical_span", 0, 16)?.max(1),
    }))
}

impl Feature for RootSystem {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        if !level.is_air(origin) {
            return false;
        }
        if let Some(foot) = self.place_tree(level, random, origin) {
            for y in origin.y..foot - 1 {
                self.place_roots(level, random, BlockPos { y, ..origin });
            }
            self.place_hanging_roots(level, random, origin);
        }
        true
    }
}

/// The difference of two draws.
fn spread(random: &mut DecorationRandom, bound: i32) -> i32 {
    let first = random.next_bounded(bound);
    first - random.next_bounded(bound)
}

impl RootSystem {
    /// Places the tree at the first place above that takes it, and gives its height.
    fn place_tree(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        origin: BlockPos,
    ) -> Option<i32> {
        for above in 1..=self.column_max_height {
            let pos = Direction::Up.by(origin, above);
            if level.height(HeightKind::WorldSurfaceWg, pos.x, pos.z) < pos.y {
                return None;
            }
            if !self.allowed_tree_position.test(level, pos) || !self.has_space(level, pos) {
                continue;
            }
            let ground = level.block(Direction::Down.from(pos));
            if blocks::fluid(ground) == Fluid::Lava || !blocks::is_solid(ground) {
                return None;
            }
            if self.tree.place(level, random, pos) {
                return Some(pos.y);
            }
        }
        None
    }

    fn has_space(&self, level: &Level<'_>, foot: BlockPos) -> bool {
        let is_space = |above: i32| {
            let state = level.block(Direction::Up.by(foot, above));
            let may_be_water = above < self.allowed_vertical_water;
            blocks::is_air(state) || may_be_water && blocks::fluid(state) == Fluid::Water
        };
        (1..=self.required_vertical_space).all(is_space) && self.is_level(level, foot)
    }

    /// Whether the ground is about as high at some distance.
    fn is_level(&self, level: &Level<'_>, foot: BlockPos) -> bool {
        self.level_test_distance == 0
            || Direction::HORIZONTAL.into_iter().all(|direction| {
                let there = direction.by(foot, self.level_test_distance);
                !level.is_air(Direction::Down.by(there, self.max_level_deviation))
                    && level.is_air(Direction::Up.by(there, self.max_level_deviation))
            })
    }

    fn place_roots(&self, level: &mut Level<'_>, random: &mut DecorationRandom, center: BlockPos) {
        for _ in 0..self.roots.attempts {
            let x = spread(random, self.roots.radius);
            let pos = center.offset(x, 0, spread(random, self.roots.radius));
            if self.replaceable.contains(level.block(pos))
                && let Some(state) = self.roots.provider.state(level, random, pos)
            {
                level.set(pos, state);
            }
        }
    }

    fn place_hanging_roots(&self, level: &mut Level<'_>, random: &mut DecorationRandom, center: BlockPos) {
        let Scattered { attempts, radius, provider } = &self.hanging_roots;
        for _ in 0..*attempts {
            let x = spread(random, *radius);
            let y = spread(random, self.hanging_vertical_span);
            let pos = center.offset(x, y, spread(random, *radius));
            if !level.is_air(pos) {
                continue;
            }
            let Some(state) = provider.state(level, random, pos) else { continue };
            if survives(level, pos, state) && is_sturdy(level.block(Direction::Up.from(pos)), Direction::Down)
            {
                level.set(pos, state);
            }
        }
    }
}
