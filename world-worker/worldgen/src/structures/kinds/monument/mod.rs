//! Ocean monuments: one piece with a maze of rooms inside.

mod doubles;
mod layout;
mod rooms;
mod shell;
mod special;
mod storeys;

use chunk::BlockPos;
use registry::{block_ids, block_states, blocks};

use super::palette::palette;
use crate::features::{Direction, HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy};
use crate::structures::piece::{Canvas, Corners, Oriented};
use crate::structures::{BiomeSet, BoundingBox, Kind, Piece, Site, Stub};
use layout::{Chamber, Room, lay_out};

/// Blocks along x, y, z.
const SIZE: [i32; 3] = [58, 23, 58];
/// Height of the lowest block.
const BOTTOM: i32 = 39;
/// How far around the middle there must be ocean, in blocks.
const REACH: i32 = 29;

palette! {
    rough: "prismarine",
    bricks: "prismarine_bricks",
    dark: "dark_prismarine",
    lantern: "sea_lantern",
    gold: "gold_block",
    sponge: "wet_sponge",
}

/// Where guardians are.
#[derive(Debug)]
struct OceanMonument {
    /// Biomes that may be around it.
    surroundings: BiomeSet,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    let names =
        parser.pack.tag("tags/worldgen/biome", "required_ocean_monument_surrounding", &json.place())?;
    Ok(Box::new(OceanMonument { surroundings: BiomeSet::of(&names, json)? }))
}

impl Kind for OceanMonument {
    fn find(&self, site: &mut Site<'_>, _random: &mut Legacy) -> Option<Stub<'_>> {
        let middle = [site.min_x() + 9, site.settings.sea_level, site.min_z() + 9];
        let min = middle.map(|at| (at - REACH) >> 2);
        let size = std::array::from_fn(|axis| (((middle[axis] + REACH) >> 2) - min[axis] + 1) as usize);
        // Most places fail at the first quart.
        if !self.surroundings.contains(site.ground.biome(min)) {
            return None;
        }
        let around = site.ground.biomes(min, size);
        if !around.biomes.iter().all(|&biome| self.surroundings.contains(biome)) {
            return None;
        }
        let pos = site.top_of_middle(HeightKind::OceanFloorWg);
        Some(Stub::new(pos, |site, random| {
            let facing = Direction::random_horizontal(random);
            let corner = [site.min_x() - REACH, BOTTOM, site.min_z() - REACH];
            let frame = Oriented::new(BoundingBox::sized(corner, facing, SIZE), facing);
            let chambers = lay_out(&frame, facing, random);
            vec![Box::new(Monument { frame, facing, chambers })]
        }))
    }
}

#[derive(Debug, Clone)]
struct Monument {
    frame: Oriented,
    facing: Direction,
    chambers: Vec<Chamber>,
}

impl Piece for Monument {
    fn bounding_box(&self) -> BoundingBox {
        self.frame.bounding_box
    }

    fn place(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        _reference: BlockPos,
    ) {
        shell::build(&mut Canvas::new(level, random, clip, self.frame));
        for chamber in self.chambers.iter().filter(|chamber| chamber.bounding_box.intersects(clip)) {
            let frame = Oriented::new(chamber.bounding_box, self.facing);
            let canvas = &mut Canvas::new(level, random, clip, frame);
            match &chamber.room {
                Room::Entry(link) => rooms::entry(canvas, link),
                Room::Core => rooms::core(canvas),
                Room::DoubleX(links) => doubles::double_x(canvas, links),
                Room::DoubleXy(links) => doubles::double_xy(canvas, links),
                Room::DoubleY(links) => doubles::double_y(canvas, links),
                Room::DoubleYz(links) => doubles::double_yz(canvas, links),
                Room::DoubleZ(links) => doubles::double_z(canvas, links),
                Room::SimpleTop(link) => rooms::simple_top(canvas, link),
                Room::Simple { link, design } => rooms::simple(canvas, link, *design),
                Room::Wing { design } => special::wing(canvas, *design),
                Room::Penthouse => special::penthouse(canvas),
            }
        }
    }
}

/// Fills boxes with water, air above the sea; ice stays.
fn water(canvas: &mut Canvas<'_, '_>, boxes: &[Corners]) {
    for &[x0, y0, z0, x1, y1, z1] in boxes {
        for y in y0..=y1 {
            for x in x0..=x1 {
                for z in z0..=z1 {
                    let Some(pos) = canvas.pos(x, y, z) else { continue };
                    let stays = matches!(
                        blocks::block_id(canvas.level.block(pos)),
                        block_ids::ICE | block_ids::PACKED_ICE | block_ids::BLUE_ICE | block_ids::WATER
                    );
                    if !stays {
                        let is_dry = pos.y >= canvas.level.sea_level();
                        canvas.put(if is_dry { block_states::AIR } else { block_states::WATER }, x, y, z);
                    }
                }
            }
        }
    }
}

/// Fills what is water in boxes.
fn in_water(canvas: &mut Canvas<'_, '_>, state: u16, boxes: &[Corners]) {
    for &[x0, y0, z0, x1, y1, z1] in boxes {
        for y in y0..=y1 {
            for x in x0..=x1 {
                for z in z0..=z1 {
                    if canvas.get(x, y, z) == block_states::WATER {
                        canvas.put(state, x, y, z);
                    }
                }
            }
        }
    }
}

/// Whether the clip has columns of a rectangle.
fn touches(canvas: &Canvas<'_, '_>, [x0, x1]: [i32; 2], [z0, z1]: [i32; 2]) -> bool {
    let [a, b] = [canvas.frame.pos(x0, 0, z0), canvas.frame.pos(x1, 0, z1)];
    BoundingBox::new([a.x, a.y, a.z], [b.x, b.y, b.z]).intersects_columns(&canvas.clip)
}
