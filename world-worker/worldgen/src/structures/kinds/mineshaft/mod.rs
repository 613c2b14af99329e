//! Mineshafts: corridors, crossings and stairs around a room.

mod layout;
mod place;

use chunk::BlockPos;
use registry::{block_ids, block_states};

use crate::features::{HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, Random};
use crate::structures::{BiomeSet, BoundingBox, Kind, Piece, Site, Stub};
use layout::{Part, lay_out};

/// Of which wood, and how deep.
#[derive(Debug)]
struct Mineshaft {
    style: Style,
}

/// What the pieces are made of.
#[derive(Debug, Clone)]
struct Style {
    is_mesa: bool,
    planks: u16,
    log: u16,
    fence: u16,
    /// Numbers of the blocks that no piece replaces.
    keep: [u16; 4],
    /// Biomes without mineshafts, whatever passes through.
    blocking: BiomeSet,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    let kind = json.get("mineshaft_type")?;
    let mut blocking = BiomeSet::default();
    for name in parser.pack.tag("tags/worldgen/biome", "mineshaft_blocking", "mineshafts")? {
        let biome = crate::biomes::biome_id(&name);
        blocking.insert(biome.ok_or_else(|| json.wrong(format!("there is no biome {name}")))?);
    }
    let style = match kind.str()? {
        "normal" => Style {
            is_mesa: false,
            planks: block_states::OAK_PLANKS,
            log: block_states::OAK_LOG,
            fence: block_states::OAK_FENCE,
            keep: [block_ids::OAK_PLANKS, block_ids::OAK_LOG, block_ids::OAK_FENCE, block_ids::IRON_CHAIN],
            blocking,
        },
        "mesa" => Style {
            is_mesa: true,
            planks: block_states::DARK_OAK_PLANKS,
            log: block_states::DARK_OAK_LOG,
            fence: block_states::DARK_OAK_FENCE,
            keep: [
                block_ids::DARK_OAK_PLANKS,
                block_ids::DARK_OAK_LOG,
                block_ids::DARK_OAK_FENCE,
                block_ids::IRON_CHAIN,
            ],
            blocking,
        },
        _ => return Err(kind.expected("normal or mesa")),
    };
    Ok(Box::new(Mineshaft { style }))
}

impl Kind for Mineshaft {
    fn find(&self, site: &mut Site<'_>, random: &mut Legacy) -> Option<Stub<'_>> {
        // Once it decided whether there is a mineshaft.
        random.next_f64();
        let mut shafts = lay_out([site.min_x(), site.min_z()], random);
        let around = BoundingBox::around(shafts.iter().map(|shaft| shaft.bounding_box))?;
        let up = if self.style.is_mesa {
            let [x, y, z] = around.center();
            let surface = site.ground.height(HeightKind::WorldSurfaceWg, x, z);
            let sea_level = site.settings.sea_level;
            let wanted = if surface <= sea_level { sea_level } else { random.between(sea_level, surface) };
            wanted - y
        } else {
            below_sea_level(&around, site, random)
        };
        shafts.iter_mut().for_each(|shaft| shaft.move_up(up));
        let pos = BlockPos::new(site.min_x() + 8, 50 + up, site.min_z());
        Some(Stub::new(pos, move |_, _| {
            shafts
                .into_iter()
                .map(|shaft| -> Box<dyn Piece> {
                    Box::new(Shaft {
                        part: shaft.part,
                        bounding_box: shaft.bounding_box,
                        style: self.style.clone(),
                    })
                })
                .collect()
        }))
    }
}

/// How far up a structure must go to lie anywhere between the world's bottom and ten blocks below the sea.
pub(super) fn below_sea_level(around: &BoundingBox, site: &Site<'_>, random: &mut Legacy) -> i32 {
    let highest = site.settings.sea_level - 10;
    let mut top = around.size()[1] + site.settings.min_y + 1;
    if top < highest {
        top += random.next_bounded(highest - top);
    }
    top - around.max[1]
}

/// A part of a mineshaft.
#[derive(Debug, Clone)]
struct Shaft {
    part: Part,
    bounding_box: BoundingBox,
    style: Style,
}

impl Piece for Shaft {
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
        if !place::is_blocked(level, &self.bounding_box, clip, &self.style.blocking) {
            place::place(&mut self.part, self.bounding_box, &self.style, level, random, clip);
        }
    }
}
