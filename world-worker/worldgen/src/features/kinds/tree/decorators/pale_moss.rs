use std::sync::Arc;

use chunk::BlockPos;
use registry::block_states::PALE_HANGING_MOSS;
use registry::blocks;

use super::{Decoration, Decorator};
use crate::features::kinds::tree::limits::chance;
use crate::features::{Direction, Feature, Parser};
use crate::pack::{Json, PackError};
use crate::random::{Random, shuffle};

/// Pale moss below the tree and hanging from it.
#[derive(Debug)]
struct PaleMoss {
    leaves_probability: f32,
    trunk_probability: f32,
    ground_probability: f32,
    /// What grows on the ground.
    patch: Arc<dyn Feature>,
    /// All of a hanging moss but its lowest block.
    strand: u16,
    tip: u16,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Decorator>, PackError> {
    let moss = |tip| blocks::set_property(PALE_HANGING_MOSS, "tip", tip).unwrap_or(PALE_HANGING_MOSS);
    Ok(Box::new(PaleMoss {
        leaves_probability: chance(json.get("leaves_probability")?)?,
        trunk_probability: chance(json.get("trunk_probability")?)?,
        ground_probability: chance(json.get("ground_probability")?)?,
        patch: parser.feature_named("minecraft:pale_moss_patch", json)?,
        strand: moss("false"),
        tip: moss("true"),
    }))
}

impl Decorator for PaleMoss {
    fn decorate(&self, decoration: &mut Decoration<'_, '_>) {
        let mut logs = decoration.logs.clone();
        shuffle(&mut logs, decoration.random);
        // The first of several lowest ones.
        let Some(foot) = logs.into_iter().min_by_key(|log| log.y) else { return };
        if decoration.random.next_f32() < self.ground_probability {
            self.patch.place(decoration.level, decoration.random, Direction::Up.from(foot));
        }
        for log in decoration.logs.clone() {
            self.hang(decoration, log, self.trunk_probability);
        }
        for leaf in decoration.leaves.clone() {
            self.hang(decoration, leaf, self.leaves_probability);
        }
    }
}

impl PaleMoss {
    /// Lets moss hang from a block with this chance.
    fn hang(&self, decoration: &mut Decoration<'_, '_>, from: BlockPos, probability: f32) {
        let mut pos = Direction::Down.from(from);
        if decoration.random.next_f32() >= probability || !decoration.level.is_air(pos) {
            return;
        }
        loop {
            let below = Direction::Down.from(pos);
            if !decoration.level.is_air(below) || decoration.random.next_f32() < 0.5 {
                break;
            }
            decoration.set(pos, self.strand);
            pos = below;
        }
        decoration.set(pos, self.tip);
    }
}
