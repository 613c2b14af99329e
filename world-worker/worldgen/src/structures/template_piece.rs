use std::sync::Arc;

use chunk::BlockPos;
use registry::{block_states, blocks};

use super::piece::{Mirror, Rotation};
use super::{BoundingBox, Site};
use crate::features::{BlockEntityData, HeightKind, Level, Parser};
use crate::random::{DecorationRandom, Random};
use crate::templates::{BlockNbt, Placement, Processor, Template, Transform};

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

    /// Places what is inside of the clip, with jigsaw blocks as what they say; the markers there.
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
        let mut markers = Vec::new();
        for (pos, nbt) in self.template.nbt_within(self.at, self.transform, clip) {
            match nbt {
                BlockNbt::Marker(text) => markers.push((pos, text.clone())),
                // Not turned with the template.
                BlockNbt::Jigsaw(jigsaw) => {
                    level.set(pos, jigsaw.final_state.unwrap_or(block_states::STRUCTURE_VOID));
                }
                BlockNbt::Loot(_) | BlockNbt::Other(_) => {}
            }
        }
        markers
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

#[cfg(test)]
mod tests {
    use fastnbt::nbt;

    use super::*;
    use crate::features::test_level::with_level;
    use crate::templates::{Templates, gzipped};

    #[test]
    fn jigsaws_become_what_they_say() {
        let file = gzipped(&nbt!({
            "size": [2, 1, 1],
            "palette": [{"Name": "jigsaw"}, {"Name": "structure_block"}],
            "blocks": [
                {"pos": [0, 0, 0], "state": 0,
                 "nbt": {"id": "minecraft:jigsaw", "final_state": "minecraft:oak_log[axis=x]"}},
                {"pos": [1, 0, 0], "state": 1,
                 "nbt": {"id": "minecraft:structure_block", "mode": "DATA", "metadata": "chest"}},
            ],
        }));
        let templates = Templates::from_files([("data/minecraft/structure/a.nbt", &file[..])]).unwrap();
        let at = BlockPos::new(3, 70, 5);
        let clip = BoundingBox::new([0, 0, 0], [15, 100, 15]);
        let template = templates.get("a").unwrap();
        let piece = TemplatePiece::new(template, at, Rotation::Clockwise90, [0; 2], &without_markers());
        with_level(|level, random| {
            let markers = piece.place(level, random, &clip, at);
            assert_eq!(markers, [(at.offset(0, 0, 1), "chest".to_owned())]);
            assert_eq!(Some(level.block(at)), blocks::parse_state("oak_log[axis=x]"));
            assert!(level.is_air(at.offset(0, 0, 1)));
        });
    }
}
