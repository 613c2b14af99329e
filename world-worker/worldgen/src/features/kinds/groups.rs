//! Features that place several others, or none.

use std::sync::Arc;

use chunk::BlockPos;

use super::selectors::parse_placed_list;
use crate::features::{Feature, Level, Parser, PlacedFeature};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// One after the other up to the first that is not placed.
#[derive(Debug)]
struct Sequence(Vec<Arc<PlacedFeature>>);

pub(super) fn parse_sequence(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(Sequence(parse_placed_list(json.get("features")?, parser)?)))
}

impl Feature for Sequence {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        self.0.iter().all(|feature| feature.place(level, random, origin))
    }
}

/// All.
#[derive(Debug)]
struct Overlay(Vec<Arc<PlacedFeature>>);

pub(super) fn parse_overlay(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(Overlay(parse_placed_list(json.get("features")?, parser)?)))
}

impl Feature for Overlay {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        self.0.iter().fold(false, |is_placed, feature| feature.place(level, random, origin) | is_placed)
    }
}

/// None.
#[derive(Debug)]
struct NoOp;

pub(super) fn parse_no_op(_: Json<'_>, _: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(NoOp))
}

impl Feature for NoOp {
    fn place(&self, _: &mut Level<'_>, _: &mut DecorationRandom, _: BlockPos) -> bool {
        true
    }
}
