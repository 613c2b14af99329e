//! What is put on and around trees.

mod attached;
mod creaking_heart;
mod ground;
mod nests;
mod pale_moss;
mod shelf_mushroom;
mod vines;

use std::fmt::Debug;

use chunk::BlockPos;

use super::positions::Positions;
use crate::features::provider::StateProvider;
use crate::features::{Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// Something that is put on or around trees.
pub trait Decorator: Debug + Send + Sync {
    /// Does so.
    fn decorate(&self, decoration: &mut Decoration<'_, '_>);
}

type Parse = fn(Json<'_>, &mut Parser<'_>) -> Result<Box<dyn Decorator>, PackError>;

const DECORATORS: &[(&str, Parse)] = &[
    ("alter_ground", ground::parse_alter_ground),
    ("attached_to_leaves", attached::parse_to_leaves),
    ("attached_to_logs", attached::parse_to_logs),
    ("beehive", nests::parse_beehive),
    ("cocoa", nests::parse_cocoa),
    ("creaking_heart", creaking_heart::parse),
    ("leave_vine", vines::parse_leave_vine),
    ("pale_moss", pale_moss::parse),
    ("place_on_ground", ground::parse_place_on_ground),
    ("shelf_mushroom", shelf_mushroom::parse),
    ("trunk_vine", vines::parse_trunk_vine),
];

/// A list of decorators.
pub fn parse_list(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Vec<Box<dyn Decorator>>, PackError> {
    json.array()?
        .map(|json| {
            let name = json.type_name()?;
            match DECORATORS.iter().find(|(known, _)| *known == name) {
                Some((_, parse)) => parse(json, parser),
                None => Err(json.unknown_type("tree decorator")),
            }
        })
        .collect()
}

/// A tree that is being decorated.
pub struct Decoration<'d, 'l> {
    /// Where it is.
    pub level: &'d mut Level<'l>,
    /// What decorators draw from.
    pub random: &'d mut DecorationRandom,
    /// The trunk and what was put below it, the lowest first.
    pub logs: Vec<BlockPos>,
    /// The lowest first.
    pub leaves: Vec<BlockPos>,
    /// The lowest first.
    pub roots: Vec<BlockPos>,
    /// What decorators have placed.
    pub placed: Positions,
}

impl<'d, 'l> Decoration<'d, 'l> {
    /// Of a tree with these blocks.
    pub fn new(
        level: &'d mut Level<'l>,
        random: &'d mut DecorationRandom,
        trunk: &Positions,
        leaves: &Positions,
        roots: &Positions,
    ) -> Self {
        Self {
            level,
            random,
            logs: trunk.bottom_up(),
            leaves: leaves.bottom_up(),
            roots: roots.bottom_up(),
            placed: Positions::default(),
        }
    }

    /// Of a tree that is nothing but logs.
    pub fn of_logs(
        level: &'d mut Level<'l>,
        random: &'d mut DecorationRandom,
        logs: impl IntoIterator<Item = BlockPos>,
    ) -> Self {
        let mut trunk = Positions::default();
        logs.into_iter().for_each(|pos| trunk.insert(pos));
        Self::new(level, random, &trunk, &Positions::default(), &Positions::default())
    }

    fn set(&mut self, pos: BlockPos, state: u16) {
        self.placed.insert(pos);
        self.level.set_shaped(pos, state);
    }

    /// Sets what a provider gives; one that has nothing gives what is there.
    fn set_from(&mut self, pos: BlockPos, provider: &StateProvider) {
        let state = provider.state(self.level, self.random, pos);
        let state = state.unwrap_or_else(|| self.level.block(pos));
        self.set(pos, state);
    }

    /// Where the tree meets the ground, at several heights only if its lowest logs and roots are.
    fn lowest(&self) -> Vec<BlockPos> {
        match (self.logs.first(), self.roots.first()) {
            (_, None) => self.logs.clone(),
            (Some(log), Some(root)) if log.y == root.y => {
                self.logs.iter().chain(&self.roots).copied().collect()
            }
            _ => self.roots.clone(),
        }
    }
}
