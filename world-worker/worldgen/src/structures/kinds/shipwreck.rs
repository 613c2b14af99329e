use std::sync::Arc;

use chunk::BlockPos;

use crate::features::{HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, Random};
use crate::structures::piece::Rotation;
use crate::structures::template_piece::{TemplatePiece, set_loot, templates, without_air};
use crate::structures::{BoundingBox, Kind, Piece, Site, Stub};
use crate::templates::{Processor, Template};

/// Templates at the bottom of the sea, in the order that they are chosen from.
const SUNK: [&str; 20] = [
    "with_mast",
    "upsidedown_full",
    "upsidedown_fronthalf",
    "upsidedown_backhalf",
    "sideways_full",
    "sideways_fronthalf",
    "sideways_backhalf",
    "rightsideup_full",
    "rightsideup_fronthalf",
    "rightsideup_backhalf",
    "with_mast_degraded",
    "upsidedown_full_degraded",
    "upsidedown_fronthalf_degraded",
    "upsidedown_backhalf_degraded",
    "sideways_full_degraded",
    "sideways_fronthalf_degraded",
    "sideways_backhalf_degraded",
    "rightsideup_full_degraded",
    "rightsideup_fronthalf_degraded",
    "rightsideup_backhalf_degraded",
];
/// Templates on beaches.
const BEACHED: [&str; 11] = [
    "with_mast",
    "sideways_full",
    "sideways_fronthalf",
    "sideways_backhalf",
    "rightsideup_full",
    "rightsideup_fronthalf",
    "rightsideup_backhalf",
    "with_mast_degraded",
    "rightsideup_full_degraded",
    "rightsideup_fronthalf_degraded",
    "rightsideup_backhalf_degraded",
];
const PIVOT: [i32; 2] = [4, 15];

/// What is left of a ship.
#[derive(Debug)]
struct Shipwreck {
    is_beached: bool,
    templates: Option<Vec<Arc<Template>>>,
    processors: Arc<[Processor]>,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    let is_beached = json.bool_or("is_beached", false)?;
    let names: &[&str] = if is_beached { &BEACHED } else { &SUNK };
    Ok(Box::new(Shipwreck {
        is_beached,
        templates: templates(parser, names.iter().map(|name| format!("shipwreck/{name}"))),
        processors: without_air(),
    }))
}

impl Kind for Shipwreck {
    fn find(&self, site: &mut Site<'_>, _random: &mut Legacy) -> Option<Stub<'_>> {
        let templates = self.templates.as_ref()?;
        let pos = site.top_of_middle(ground(self.is_beached));
        Some(Stub::new(pos, move |site, random| {
            let rotation = Rotation::random(random);
            let template = &templates[random.next_bounded(templates.len() as i32) as usize];
            let at = BlockPos::new(site.min_x(), 90, site.min_z());
            let piece = TemplatePiece::new(template, at, rotation, PIVOT, &self.processors);
            vec![Box::new(Wreck { piece, is_beached: self.is_beached, has_height: false })]
        }))
    }
}

/// What it lies on.
fn ground(is_beached: bool) -> HeightKind {
    if is_beached { HeightKind::WorldSurfaceWg } else { HeightKind::OceanFloorWg }
}

#[derive(Debug, Clone)]
struct Wreck {
    piece: TemplatePiece,
    is_beached: bool,
    has_height: bool,
}

impl Wreck {
    fn find_height(&self, level: &mut Level<'_>, random: &mut DecorationRandom) -> i32 {
        let at = self.piece.at;
        let [width, height, depth] = self.piece.template.size();
        let mut lowest = level.end_y();
        let mut sum = 0;
        // As the template lies before it is turned.
        for z in 0..depth {
            for x in 0..width {
                let y = level.height(ground(self.is_beached), at.x + x, at.z + z);
                lowest = lowest.min(y);
                sum += y;
            }
        }
        if self.is_beached {
            lowest - height / 2 - random.next_bounded(3)
        } else {
            sum.checked_div(width * depth).unwrap_or(at.y)
        }
    }
}

impl Piece for Wreck {
    fn bounding_box(&self) -> BoundingBox {
        self.piece.bounding_box()
    }

    fn is_unsettled(&self) -> bool {
        !self.has_height
    }

    fn settle(&mut self, level: &mut Level<'_>, random: &mut DecorationRandom, _clip: &BoundingBox) {
        if !self.has_height {
            self.piece.at.y = self.find_height(level, random);
            self.has_height = true;
        }
    }

    fn place(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        reference: BlockPos,
    ) {
        self.settle(level, random, clip);
        for (pos, marker) in self.piece.place(level, random, clip, reference) {
            let table = match marker.as_str() {
                "map_chest" => "chests/shipwreck_map",
                "treasure_chest" => "chests/shipwreck_treasure",
                "supply_chest" => "chests/shipwreck_supply",
                _ => continue,
            };
            set_loot(level, random, pos.offset(0, -1, 0), table);
        }
    }
}
