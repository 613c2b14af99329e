use std::sync::Arc;

use chunk::BlockPos;
use registry::{block_states, blocks};

use super::piece::{Mirror, Rotation};
use super::{BoundingBox, Site};
use crate::features::{BlockEntityData, HeightKind, Level, Parser};
use crate::random::{DecorationRandom, Random};
use crate::templates::{Placement, Processor, Template, Transform};

/// A template as part of a structure.
#[derive(Debug, Clone)]
pub(super) struct TemplatePiece {
    pub(super) template: Arc<Template>,
    pub(super) at: BlockPos,
    pub(super) transform: Transform,
    pub(super) processors: Arc<[Processor]>,
    pub(super) waterlogs: bool,
    pub(super) has_entities: bool,
}

/// A sign for the code of a structure, in a template that was placed.
pub(super) type Marker = (BlockPos, String);

impl TemplatePiece {
    /// Turned around `pivot`, with water staying in its blocks and its entities.
    pub(super) fn new(
        template: &Arc<Template>,
        at: BlockPos,
        rotation: Rotation,
        pivot: [i32; 2],
        processors: &Arc<[Processor]>,
    ) -> Self {
        Self {
            template: Arc::clone(template),
            at,
            transform: Transform { mirror: Mirror::None, rotation, pivot },
            processors: Arc::clone(processors),
            waterlogs: true,
            has_entities: true,
        }
    }

    pub(super) fn bounding_box(&self) -> BoundingBox {
        self.template.bounds(self.at, self.transform)
    }

    /// Places what is inside of the clip; the markers there.
    pub(super) fn place(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        reference: BlockPos,
    ) -> Vec<Marker> {
        let placement = Placement {
            waterlogs: self.waterlogs,
            has_entities: self.has_entities,
            ..Placement::of_piece(self.transform, &self.processors, clip, reference)
        };
        if !self.template.place(level, random, self.at, &placement) {
            return Vec::new();
        }
        let markers = self.template.markers(self.at, self.transform, clip);
        markers.into_iter().map(|(pos, text)| (pos, text.to_owned())).collect()
    }
}

/// Leaves out the blocks that only templates have.
pub(super) fn without_markers() -> Arc<[Processor]> {
    [Processor::ignore(&["structure_block"])].into()
}

/// Leaves out those and air.
pub(super) fn without_air() -> Arc<[Processor]> {
    [Processor::ignore(&["structure_block", "air"])].into()
}

/// The template with this name, if the operator gave it.
pub(super) fn template(parser: &Parser<'_>, name: &str) -> Option<Arc<Template>> {
    parser.templates.get(name).cloned()
}

/// Those with these names; none if one is missing.
pub(super) fn templates<N: AsRef<str>>(
    parser: &Parser<'_>,
    names: impl IntoIterator<Item = N>,
) -> Option<Vec<Arc<Template>>> {
    names.into_iter().map(|name| template(parser, name.as_ref())).collect()
}

/// Gives a container a loot table, if there is one.
pub(super) fn set_loot(level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos, table: &str) {
    let name = blocks::block_of_state(level.block(pos)).name;
    if matches!(name, "chest" | "trapped_chest" | "barrel") {
        let data = BlockEntityData::Loot { table: format!("minecraft:{table}"), seed: random.next_i64() };
        level.set_block_entity(pos, data);
    }
}

/// Removes the marker at a block.
pub(super) fn clear(level: &mut Level<'_>, pos: BlockPos) {
    level.set(pos, block_states::AIR);
}

/// The ground at a square of 6 x 6 blocks near the middle of the chunk, whose lowest corner counts.
pub(super) fn lowest_of_square(site: &mut Site<'_>, rotation: Rotation) -> BlockPos {
    let [x, z] = [site.min_x() + 7, site.min_z() + 7];
    let [dx, dz] = match rotation {
        Rotation::None => [5, 5],
        Rotation::Clockwise90 => [-5, 5],
        Rotation::Clockwise180 => [-5, -5],
        Rotation::CounterClockwise90 => [5, -5],
    };
    let corners = [[x, z], [x, z + dz], [x + dx, z], [x + dx, z + dz]];
    let heights = corners.map(|[x, z]| site.ground.height(HeightKind::WorldSurfaceWg, x, z) - 1);
    BlockPos::new(x, heights.into_iter().min().unwrap_or_default(), z)
}
