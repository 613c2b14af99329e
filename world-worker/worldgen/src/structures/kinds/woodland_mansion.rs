//! Woodland mansions: `grid` plans floors, `layout` makes templates of them, `rooms` knows the rooms.

mod grid;
mod layout;
mod rooms;

use std::sync::Arc;

use chunk::BlockPos;
use registry::{block_ids, block_states, blocks};

use crate::features::{BlockEntityData, Direction, EntityData, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, Random};
use crate::structures::piece::Rotation;
use crate::structures::template_piece::{TemplatePiece, clear, lowest_of_square, without_markers};
use crate::structures::{BoundingBox, Kind, Piece, Site, Stub};
use crate::templates::{Processor, Templates, Transform};
use grid::Plan;
use layout::{Layout, Part};

/// Lowest ground of a mansion.
const MIN_GROUND: i32 = 60;

/// A large house in a dark forest.
#[derive(Debug)]
struct Mansion {
    templates: Arc<Templates>,
    processors: Arc<[Processor]>,
}

pub(super) fn parse(_json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    Ok(Box::new(Mansion { templates: Arc::clone(&parser.templates), processors: without_markers() }))
}

impl Mansion {
    fn piece(&self, part: &Part) -> Option<Box<dyn Piece>> {
        let template = self.templates.get(&format!("woodland_mansion/{}", part.name))?;
        let piece = TemplatePiece::new(template, part.at, part.rotation, [0; 2], &self.processors);
        let transform = Transform { mirror: part.mirror, ..piece.transform };
        Some(Box::new(MansionPiece { piece: TemplatePiece { transform, has_entities: false, ..piece } }))
    }
}

impl Kind for Mansion {
    fn find(&self, site: &mut Site<'_>, random: &mut Legacy) -> Option<Stub<'_>> {
        if self.templates.is_empty() {
            return None;
        }
        let rotation = Rotation::random(random);
        let pos = lowest_of_square(site, rotation);
        if pos.y < MIN_GROUND {
            return None;
        }
        Some(Stub::new(pos, move |_, random| {
            let plan = Plan::new(random);
            let parts = Layout::new(&plan, pos, rotation).build(random);
            parts.iter().filter_map(|part| self.piece(part)).collect()
        }))
    }

    /// Cobblestone below what would hang in the air.
    fn after_place(
        &self,
        level: &mut Level<'_>,
        _random: &mut DecorationRandom,
        clip: &BoundingBox,
        pieces: &[Box<dyn Piece>],
    ) {
        let boxes: Vec<_> = pieces.iter().map(|piece| piece.bounding_box()).collect();
        let Some(all) = BoundingBox::around(boxes.iter().copied()) else { return };
        let bottom = all.min[1];
        for x in clip.min[0]..=clip.max[0] {
            for z in clip.min[2]..=clip.max[2] {
                let mut pos = BlockPos::new(x, bottom, z);
                if level.is_air(pos) || !boxes.iter().any(|piece| piece.contains(pos)) {
                    continue;
                }
                pos.y -= 1;
                while pos.y > level.min_y() && gives_way(level.block(pos)) {
                    level.set(pos, block_states::COBBLESTONE);
                    pos.y -= 1;
                }
            }
        }
    }
}

fn gives_way(state: u16) -> bool {
    blocks::is_air(state) || matches!(blocks::block_id(state), block_ids::WATER | block_ids::LAVA)
}

#[derive(Debug, Clone)]
struct MansionPiece {
    piece: TemplatePiece,
}

impl Piece for MansionPiece {
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
        for (pos, marker) in self.piece.place(level, random, clip, reference) {
            if let Some(side) = marker.strip_prefix("Chest") {
                self.place_chest(level, random, pos, side);
                continue;
            }
            let (entity, count) = match marker.as_str() {
                "Mage" => ("minecraft:evoker", 1),
                "Warrior" => ("minecraft:vindicator", 1),
                "Group of Allays" => ("minecraft:allay", 1 + level.region_random().next_bounded(3)),
                _ => continue,
            };
            for _ in 0..count {
                level.add_entity(EntityData {
                    entity: entity.into(),
                    pos: [f64::from(pos.x) + 0.5, f64::from(pos.y), f64::from(pos.z) + 0.5],
                    snbt: "{\"PersistenceRequired\":1b}".into(),
                });
            }
            clear(level, pos);
        }
    }
}

impl MansionPiece {
    fn place_chest(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos, side: &str) {
        if blocks::block_id(level.block(pos)) == block_ids::CHEST {
            return;
        }
        let facing = Direction::from_name(&side.to_lowercase());
        let facing = facing.map_or(Direction::North, |side| self.piece.transform.rotation.direction(side));
        let chest = blocks::set_property(block_states::CHEST, "facing", facing.name());
        level.set(pos, chest.unwrap_or(block_states::CHEST));
        let table = "minecraft:chests/woodland_mansion".to_owned();
        level.set_block_entity(pos, BlockEntityData::Loot { table, seed: random.next_i64() });
    }
}
