//! Pyramids of the desert, with a vault and a buried cellar.

mod build;
mod cellar;

use chunk::BlockPos;

use super::palette::palette;
use super::settle::{Settled, is_above_sea};
use crate::features::{Direction, HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, Random};
use crate::structures::piece::Canvas;
use crate::structures::{BoundingBox, Kind, Piece, Site, Stub};
use cellar::Cellar;

/// Blocks along x, y, z when facing north.
const SIZE: [i32; 3] = [21, 15, 21];

palette! {
    sandstone: "sandstone",
    cut: "cut_sandstone",
    chiseled: "chiseled_sandstone",
    slab: "sandstone_slab",
    orange: "orange_terracotta",
    blue: "blue_terracotta",
    stairs_north: "sandstone_stairs[facing=north]",
    stairs_east: "sandstone_stairs[facing=east]",
    stairs_south: "sandstone_stairs[facing=south]",
    stairs_west: "sandstone_stairs[facing=west]",
    plate: "stone_pressure_plate",
    tnt: "tnt",
    sand: "sand",
    suspicious_sand: "suspicious_sand",
}

#[derive(Debug)]
struct DesertPyramid;

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    Ok(Box::new(DesertPyramid))
}

impl Kind for DesertPyramid {
    fn find(&self, site: &mut Site<'_>, _random: &mut Legacy) -> Option<Stub<'_>> {
        if !is_above_sea(site, SIZE[0], SIZE[2]) {
            return None;
        }
        let pos = site.top_of_middle(HeightKind::WorldSurfaceWg);
        Some(Stub::new(pos, |site, random| {
            vec![Box::new(Pyramid {
                place: Settled::new(site, SIZE, random),
                has_chests: [false; 4],
                cellar: Cellar::default(),
            })]
        }))
    }
}

#[derive(Debug, Clone)]
struct Pyramid {
    place: Settled,
    /// To the north, east, south and west.
    has_chests: [bool; 4],
    cellar: Cellar,
}

impl Piece for Pyramid {
    fn bounding_box(&self) -> BoundingBox {
        self.place.frame.bounding_box
    }

    fn is_unsettled(&self) -> bool {
        !self.place.has_height()
    }

    fn settle(&mut self, level: &mut Level<'_>, random: &mut DecorationRandom, _clip: &BoundingBox) {
        let offset = -random.next_bounded(3);
        self.place.on_lowest_ground(level, offset);
    }

    fn place(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        _reference: BlockPos,
    ) {
        // Drawn in every chunk, used in the first.
        let offset = -random.next_bounded(3);
        self.place.on_lowest_ground(level, offset);
        let canvas = &mut Canvas::new(level, random, clip, self.place.frame);
        build::build(canvas);
        for (has_chest, direction) in self.has_chests.iter_mut().zip(Direction::HORIZONTAL) {
            if !*has_chest {
                let [x, _, z] = direction.vector();
                *has_chest = canvas.chest("chests/desert_pyramid", 10 + 2 * x, -11, 10 + 2 * z);
            }
        }
        self.cellar.build(canvas);
        self.cellar.hide_treasure(level, clip, &self.place.frame.bounding_box);
    }
}
