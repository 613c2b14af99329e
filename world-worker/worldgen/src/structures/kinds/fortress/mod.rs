//! Fortresses of the Nether: bridges, and a castle of corridors.

mod bridges;
mod halls;
mod layout;

use chunk::BlockPos;

use super::palette::palette;
use crate::features::{Direction, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, Random};
use crate::structures::piece::{Canvas, Oriented};
use crate::structures::{BoundingBox, Kind, Piece, Site, Stub};
use layout::{Layout, Part};

/// Heights that fortresses lie between, in blocks.
const HEIGHTS: [i32; 2] = [48, 70];

palette! {
    bricks: "nether_bricks",
    fence: "nether_brick_fence",
    fence_ns: "nether_brick_fence[north=true,south=true]",
    fence_we: "nether_brick_fence[west=true,east=true]",
    fence_ne: "nether_brick_fence[north=true,east=true]",
    fence_nw: "nether_brick_fence[north=true,west=true]",
    fence_se: "nether_brick_fence[south=true,east=true]",
    fence_sw: "nether_brick_fence[south=true,west=true]",
    fence_nse: "nether_brick_fence[north=true,south=true,east=true]",
    fence_nsw: "nether_brick_fence[north=true,south=true,west=true]",
    fence_west: "nether_brick_fence[west=true]",
    fence_east: "nether_brick_fence[east=true]",
    stairs_north: "nether_brick_stairs[facing=north]",
    stairs_south: "nether_brick_stairs[facing=south]",
    stairs_west: "nether_brick_stairs[facing=west]",
    stairs_east: "nether_brick_stairs[facing=east]",
    soul_sand: "soul_sand",
    wart: "nether_wart",
    lava: "lava",
}

/// Where blazes are.
#[derive(Debug)]
struct Fortress;

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    Ok(Box::new(Fortress))
}

impl Kind for Fortress {
    fn find(&self, site: &mut Site<'_>, _random: &mut Legacy) -> Option<Stub<'_>> {
        let pos = BlockPos::new(site.min_x(), 64, site.min_z());
        Some(Stub::new(pos, |site, random| {
            let mut sections = Layout::new([site.min_x(), site.min_z()], random).finish();
            if let Some(around) = BoundingBox::around(sections.iter().map(|section| section.bounding_box)) {
                let [lowest, highest] = HEIGHTS;
                let span = highest - lowest + 1 - around.size()[1];
                let y = if span > 1 { lowest + random.next_bounded(span) } else { lowest };
                for section in &mut sections {
                    section.bounding_box = section.bounding_box.moved([0, y - around.min[1], 0]);
                }
            }
            sections.into_iter().map(|section| -> Box<dyn Piece> { Box::new(section) }).collect()
        }))
    }
}

/// A part of a fortress.
#[derive(Debug, Clone)]
struct Section {
    part: Part,
    bounding_box: BoundingBox,
    facing: Direction,
    depth: i32,
}

impl Piece for Section {
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
        let canvas = &mut Canvas::new(level, random, clip, frame);
        match &mut self.part {
            Part::BridgeCrossing => bridges::bridge_crossing(canvas),
            Part::End { seed } => bridges::end(canvas, *seed),
            Part::StraightBridge => bridges::straight_bridge(canvas),
            Part::CorridorStairs => bridges::corridor_stairs(canvas),
            Part::Balcony => bridges::balcony(canvas),
            Part::SmallCorridor => bridges::small_corridor(canvas),
            Part::SmallCrossing => bridges::small_crossing(canvas),
            Part::LeftTurn { has_chest } => bridges::left_turn(canvas, has_chest),
            Part::RightTurn { has_chest } => bridges::right_turn(canvas, has_chest),
            Part::Throne { has_spawner } => bridges::throne(canvas, has_spawner),
            Part::RoomCrossing => bridges::room_crossing(canvas),
            Part::StairsRoom => bridges::stairs_room(canvas),
            Part::Entrance => halls::entrance(canvas),
            Part::StalkRoom => halls::stalk_room(canvas),
        }
    }
}
