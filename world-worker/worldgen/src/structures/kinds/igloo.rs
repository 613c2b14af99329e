use std::sync::Arc;

use chunk::BlockPos;
use registry::{block_states, blocks};

use crate::features::{HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, Random};
use crate::structures::piece::Rotation;
use crate::structures::template_piece::{TemplatePiece, clear, set_loot, template, without_markers};
use crate::structures::{BoundingBox, Kind, Piece, Site, Stub};
use crate::templates::{Processor, Template};

/// Height that pieces are laid out at, before the ground is known.
const LAYOUT_Y: i32 = 90;

/// A house of snow, sometimes with a cellar.
#[derive(Debug)]
struct Igloo {
    parts: Option<[Arc<Template>; 3]>,
    processors: Arc<[Processor]>,
}

/// One of the three templates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Top,
    Middle,
    Bottom,
}

impl Part {
    fn pivot(self) -> [i32; 2] {
        match self {
            Self::Top => [3, 5],
            Self::Middle => [1, 1],
            Self::Bottom => [3, 7],
        }
    }

    fn offset(self) -> [i32; 3] {
        match self {
            Self::Top => [0, 0, 0],
            Self::Middle => [2, -3, 4],
            Self::Bottom => [0, -3, -2],
        }
    }
}

pub(super) fn parse(_json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    let part = |name| template(parser, name);
    let parts = part("igloo/top").zip(part("igloo/middle")).zip(part("igloo/bottom"));
    Ok(Box::new(Igloo {
        parts: parts.map(|((top, middle), bottom)| [top, middle, bottom]),
        processors: without_markers(),
    }))
}

impl Kind for Igloo {
    fn find(&self, site: &mut Site<'_>, _random: &mut Legacy) -> Option<Stub<'_>> {
        let parts = self.parts.as_ref()?;
        let pos = site.top_of_middle(HeightKind::WorldSurfaceWg);
        Some(Stub::new(pos, move |site, random| {
            let rotation = Rotation::random(random);
            let mut pieces: Vec<Box<dyn Piece>> = Vec::new();
            let mut add = |part: Part, down: i32| {
                let [x, y, z] = part.offset();
                let at = BlockPos::new(site.min_x() + x, LAYOUT_Y + y - down, site.min_z() + z);
                let template = &parts[part as usize];
                let piece = TemplatePiece::new(template, at, rotation, part.pivot(), &self.processors);
                pieces.push(Box::new(House { part, piece: TemplatePiece { waterlogs: false, ..piece } }));
            };
            if random.next_f64() < 0.5 {
                let depth = random.next_bounded(8) + 4;
                add(Part::Bottom, 3 * depth);
                (0..depth - 1).for_each(|at| add(Part::Middle, 3 * at));
            }
            add(Part::Top, 0);
            pieces
        }))
    }
}

#[derive(Debug, Clone)]
struct House {
    part: Part,
    piece: TemplatePiece,
}

impl Piece for House {
    fn bounding_box(&self) -> BoundingBox {
        self.piece.bounding_box()
    }

    fn place(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        reference: BlockPos,
    ) {
        let [x, _, z] = self.part.offset();
        let anchor = self.piece.transform.place(self.piece.at, [3 - x, 0, -z]);
        let ground = level.height(HeightKind::WorldSurfaceWg, anchor.x, anchor.z);
        let at = self.piece.at.offset(0, ground - LAYOUT_Y - 1, 0);
        let piece = TemplatePiece { at, ..self.piece.clone() };
        for (pos, marker) in piece.place(level, random, clip, reference) {
            if marker == "chest" {
                clear(level, pos);
                set_loot(level, random, pos.offset(0, -1, 0), "chests/igloo_chest");
            }
        }
        if self.part == Part::Top {
            // Where the cellar would be entered.
            let spot = piece.transform.place(at, [3, 0, 5]);
            let below = level.block(spot.offset(0, -1, 0));
            if !blocks::is_air(below) && blocks::block_of_state(below).name != "ladder" {
                level.set(spot, block_states::SNOW_BLOCK);
            }
        }
    }
}
