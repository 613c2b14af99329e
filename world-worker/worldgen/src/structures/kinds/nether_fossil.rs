use std::sync::Arc;

use chunk::BlockPos;
use registry::{block_states, blocks};

use crate::features::provider::HeightProvider;
use crate::features::{Direction, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, Random};
use crate::structures::piece::Rotation;
use crate::structures::template_piece::{TemplatePiece, templates, without_air};
use crate::structures::{BoundingBox, Kind, Piece, Site, Stub};
use crate::templates::{Processor, Template};

/// Sizes of the templates `nether_fossils/fossil_1` and so on.
const SIZES: [[i32; 3]; 14] = [
    [4, 4, 5],
    [5, 1, 5],
    [3, 4, 2],
    [3, 4, 1],
    [2, 5, 1],
    [7, 5, 5],
    [4, 6, 5],
    [3, 5, 1],
    [3, 5, 5],
    [3, 7, 1],
    [5, 5, 7],
    [4, 4, 3],
    [4, 5, 6],
    [7, 7, 6],
];

/// Bones in a valley of the Nether.
#[derive(Debug)]
struct NetherFossil {
    height: HeightProvider,
    /// In the order of their sizes.
    templates: Option<Vec<Arc<Template>>>,
    processors: Arc<[Processor]>,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    let names = (1..=SIZES.len()).map(|number| format!("nether_fossils/fossil_{number}"));
    Ok(Box::new(NetherFossil {
        height: HeightProvider::parse(json.get("height")?, parser.settings)?,
        templates: templates(parser, names),
        processors: without_air(),
    }))
}

impl Kind for NetherFossil {
    fn find(&self, site: &mut Site<'_>, random: &mut Legacy) -> Option<Stub<'_>> {
        let x = site.min_x() + random.next_bounded(16);
        let z = site.min_z() + random.next_bounded(16);
        let highest = self.height.sample(random);
        let column = site.ground.column(x, z);
        let y = (site.settings.sea_level + 1..highest).rev().find(|&y| {
            blocks::is_air(column.state(y + 1)) && blocks::is_collision_full_block(column.state(y))
        })?;
        let pos = BlockPos::new(x, y, z);
        Some(Stub::new(pos, move |_, random| {
            let rotation = Rotation::random(random);
            let template = random.next_bounded(SIZES.len() as i32) as usize;
            let bones = self.templates.as_ref().map(|templates| {
                TemplatePiece::new(&templates[template], pos, rotation, [0; 2], &self.processors)
            });
            vec![Box::new(Fossil { pos, rotation, template, bones })]
        }))
    }
}

#[derive(Debug, Clone)]
struct Fossil {
    /// Where the template's first block is.
    pos: BlockPos,
    rotation: Rotation,
    /// Counted from 0, in the data from 1.
    template: usize,
    /// Without templates there is only the ground around them.
    bones: Option<TemplatePiece>,
}

impl Piece for Fossil {
    fn bounding_box(&self) -> BoundingBox {
        let [x, y, z] = SIZES[self.template].map(|size| size - 1);
        let [x, z] = match self.rotation {
            Rotation::None => [x, z],
            Rotation::Clockwise90 => [-z, x],
            Rotation::Clockwise180 => [-x, -z],
            Rotation::CounterClockwise90 => [z, -x],
        };
        let first = [self.pos.x, self.pos.y, self.pos.z];
        BoundingBox::new(first, [first[0] + x, first[1] + y, first[2] + z])
    }

    fn place(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        reference: BlockPos,
    ) {
        // All of it is placed with the first chunk that it reaches.
        let own = self.bounding_box();
        let clip = clip.union(&own);
        if let Some(bones) = &self.bones {
            bones.place(level, random, &clip, reference);
        }
        place_dried_ghast(level, &own, &clip);
    }
}

/// Half of the fossils have a ghast beside them.
fn place_dried_ghast(level: &mut Level<'_>, fossil: &BoundingBox, clip: &BoundingBox) {
    let [x, y, z] = fossil.center();
    let mut random = Legacy::new(level.world_seed()).fork_positional().at(x, y, z);
    if random.next_f32() >= 0.5 {
        return;
    }
    let [width, _, depth] = fossil.size();
    let x = fossil.min[0] + random.next_bounded(width);
    let z = fossil.min[2] + random.next_bounded(depth);
    let pos = BlockPos::new(x, fossil.min[1], z);
    if clip.contains(pos) && level.is_air(pos) {
        let facing = Rotation::random(&mut random).direction(Direction::North);
        let state = blocks::set_property(block_states::DRIED_GHAST, "facing", facing.name());
        level.set(pos, state.unwrap_or(block_states::DRIED_GHAST));
    }
}
