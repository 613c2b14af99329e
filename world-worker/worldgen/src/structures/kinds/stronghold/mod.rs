//! Strongholds: rooms and corridors around a portal.

mod layout;
mod place;
mod rooms;

use chunk::BlockPos;

use super::mineshaft::below_sea_level;
use crate::features::{Direction, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, large_feature_seed};
use crate::structures::piece::{Canvas, Oriented};
use crate::structures::{BoundingBox, Kind, Piece, Site, Stub};
use layout::{Layout, Room};

/// The ways to the End.
#[derive(Debug)]
struct Stronghold;

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    Ok(Box::new(Stronghold))
}

impl Kind for Stronghold {
    fn find(&self, site: &mut Site<'_>, _random: &mut Legacy) -> Option<Stub<'_>> {
        let pos = BlockPos::new(site.min_x(), 0, site.min_z());
        Some(Stub::new(pos, |site, random| {
            let mut halls = lay_out(site, random);
            if let Some(around) = BoundingBox::around(halls.iter().map(|hall| hall.bounding_box)) {
                let up = below_sea_level(&around, site, random);
                halls.iter_mut().for_each(|hall| hall.bounding_box = hall.bounding_box.moved([0, up, 0]));
            }
            halls.into_iter().map(|hall| -> Box<dyn Piece> { Box::new(hall) }).collect()
        }))
    }
}

/// Lays it out until there is a portal.
fn lay_out(site: &Site<'_>, random: &mut Legacy) -> Vec<Hall> {
    let [x, z] = site.chunk;
    let mut attempt = 0;
    loop {
        random.reseed(large_feature_seed(site.seed.wrapping_add(attempt), x, z));
        attempt += 1;
        let halls = Layout::new([site.min_x(), site.min_z()], random).finish();
        if halls.iter().any(|hall| matches!(hall.room, Room::Portal { .. })) {
            return halls;
        }
    }
}

/// How one gets into a hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entry {
    Opening,
    Wood,
    Grates,
    Iron,
}

/// A part of a stronghold.
#[derive(Debug, Clone)]
struct Hall {
    room: Room,
    entry: Entry,
    bounding_box: BoundingBox,
    facing: Direction,
    depth: i32,
}

impl Piece for Hall {
    fn bounding_box(&self) -> BoundingBox {
        self.bounding_box
    }

    fn place(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        _reference: BlockPos,
    ) {
        let frame = Oriented::new(self.bounding_box, self.facing);
        place::place(self, &mut Canvas::new(level, random, clip, frame));
    }
}
