//! Features: trees, ores, flowers, lakes, read from data and placed chunk by chunk.
//!
//! A feature draws from the one random source of its chunk, in the game's order, whether or not what it draws is used.

mod decorator;
mod direction;
mod double_plant;
mod faces;
mod hash_order;
mod heights;
mod kinds;
mod level;
mod level_chunk;
mod moss_carpet;
mod order;
mod parser;
mod placement;
mod predicate;
pub mod provider;
mod rule_test;
mod survival;
#[cfg(test)]
pub(crate) mod test_level;
pub mod update_shape;
mod working_copy;

use std::fmt::Debug;

use chunk::BlockPos;

use crate::random::DecorationRandom;

pub use crate::block_set::BlockSet;
pub use decorator::{Decorator, STEPS};
pub use direction::Direction;
pub(crate) use faces::is_full as is_face_full;
pub use heights::{FrozenHeights, HeightKind};
pub use level::{Level, LevelFacts};
pub use level_chunk::{BlockEntityData, EntityData, LevelChunk};
pub use parser::{Edition, Parser};
pub use placement::{Modifier, PlacedFeature};
pub use predicate::Predicate;
pub use rule_test::RuleTest;
pub use working_copy::WorkingCopy;

/// Something that is placed at a position.
pub trait Feature: Debug + Send + Sync {
    /// Places it; whether it did. What was written stays either way.
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool;
}
