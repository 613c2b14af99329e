use chunk::BlockPos;
use registry::block_states::AIR;

use super::palette::palette;
use super::settle::Settled;
use crate::features::{EntityData, HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy};
use crate::structures::piece::Canvas;
use crate::structures::{BoundingBox, Kind, Piece, Site, Stub};

/// Blocks along x, y, z when facing north.
const SIZE: [i32; 3] = [7, 7, 9];

palette! {
    planks: "spruce_planks",
    log: "oak_log",
    fence: "oak_fence",
    mushroom: "potted_red_mushroom",
    table: "crafting_table",
    cauldron: "cauldron",
    stairs_north: "spruce_stairs[facing=north]",
    stairs_east: "spruce_stairs[facing=east]",
    stairs_south: "spruce_stairs[facing=south]",
    stairs_west: "spruce_stairs[facing=west]",
    corner_north_right: "spruce_stairs[facing=north,shape=outer_right]",
    corner_north_left: "spruce_stairs[facing=north,shape=outer_left]",
    corner_south_left: "spruce_stairs[facing=south,shape=outer_left]",
    corner_south_right: "spruce_stairs[facing=south,shape=outer_right]",
}

/// The home of a witch and a cat.
#[derive(Debug)]
struct SwampHut;

pub(super) fn parse(_json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    Ok(Box::new(SwampHut))
}

impl Kind for SwampHut {
    fn find(&self, site: &mut Site<'_>, _random: &mut Legacy) -> Option<Stub<'_>> {
        let pos = site.top_of_middle(HeightKind::WorldSurfaceWg);
        Some(Stub::new(pos, |site, random| {
            vec![Box::new(Hut { place: Settled::new(site, SIZE, random), is_inhabited: false })]
        }))
    }
}

#[derive(Debug, Clone)]
struct Hut {
    place: Settled,
    is_inhabited: bool,
}

impl Piece for Hut {
    fn bounding_box(&self) -> BoundingBox {
        self.place.frame.bounding_box
    }

    fn is_unsettled(&self) -> bool {
        !self.place.has_height()
    }

    fn settle(&mut self, level: &mut Level<'_>, _random: &mut DecorationRandom, clip: &BoundingBox) {
        self.place.on_mean_ground(level, clip);
    }

    fn place(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        _reference: BlockPos,
    ) {
        if !self.place.on_mean_ground(level, clip) {
            return;
        }
        let canvas = &mut Canvas::new(level, random, clip, self.place.frame);
        build(canvas);
        if let Some(pos) = canvas.pos(2, 2, 5).filter(|_| !self.is_inhabited) {
            self.is_inhabited = true;
            for entity in ["minecraft:witch", "minecraft:cat"] {
                canvas.level.add_entity(EntityData {
                    entity: entity.into(),
                    pos: [f64::from(pos.x) + 0.5, f64::from(pos.y), f64::from(pos.z) + 0.5],
                    snbt: "{PersistenceRequired:1b}".into(),
                });
            }
        }
    }
}

fn build(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill_all(
        own.planks,
        &[
            [1, 1, 1, 5, 1, 7],
            [1, 4, 2, 5, 4, 7],
            [2, 1, 0, 4, 1, 0],
            [2, 2, 2, 3, 3, 2],
            [1, 2, 3, 1, 3, 6],
            [5, 2, 3, 5, 3, 6],
            [2, 2, 7, 4, 3, 7],
        ],
    );
    canvas
        .fill_all(own.log, &[[1, 0, 2, 1, 3, 2], [5, 0, 2, 5, 3, 2], [1, 0, 7, 1, 3, 7], [5, 0, 7, 5, 3, 7]]);
    canvas.put_all(own.fence, &[[2, 3, 2], [3, 3, 7]]);
    canvas.put_all(AIR, &[[1, 3, 4], [5, 3, 4], [5, 3, 5]]);
    canvas.put(own.mushroom, 1, 3, 5);
    canvas.put(own.table, 3, 2, 6);
    canvas.put(own.cauldron, 4, 2, 6);
    canvas.put_all(own.fence, &[[1, 2, 1], [5, 2, 1]]);
    canvas.fill(own.stairs_north, [0, 4, 1, 6, 4, 1]);
    canvas.fill(own.stairs_east, [0, 4, 2, 0, 4, 7]);
    canvas.fill(own.stairs_west, [6, 4, 2, 6, 4, 7]);
    canvas.fill(own.stairs_south, [0, 4, 8, 6, 4, 8]);
    canvas.put(own.corner_north_right, 0, 4, 1);
    canvas.put(own.corner_north_left, 6, 4, 1);
    canvas.put(own.corner_south_left, 0, 4, 8);
    canvas.put(own.corner_south_right, 6, 4, 8);
    for z in [2, 7] {
        for x in [1, 5] {
            canvas.column_down(own.log, x, -1, z);
        }
    }
}
