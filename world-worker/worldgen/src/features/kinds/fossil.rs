use std::sync::Arc;

use chunk::BlockPos;
use registry::blocks;

use crate::features::{Feature, HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};
use crate::structures::BoundingBox;
use crate::structures::piece::Rotation;
use crate::templates::{Placement, Processor, Template, Transform, rotated_size};

/// Bones in the ground, with ore in them.
#[derive(Debug)]
struct Fossil {
    /// Bones and the ore over them; nothing for templates that there are not.
    templates: Vec<Option<[Arc<Template>; 2]>>,
    bones: Vec<Processor>,
    ore: Vec<Processor>,
    max_empty_corners: usize,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let bones = json.get("fossil_structures")?;
    let ores = json.get("overlay_structures")?;
    if bones.array()?.len() == 0 || bones.array()?.len() != ores.array()?.len() {
        return Err(json.wrong("fossil_structures and overlay_structures should be as many, and some"));
    }
    let mut templates = Vec::new();
    for (bones, ore) in bones.array()?.zip(ores.array()?) {
        let [bones, ore] = [bones.str()?, ore.str()?].map(|id| parser.templates.get(id).cloned());
        templates.push(bones.zip(ore).map(|(bones, ore)| [bones, ore]));
    }
    let corners = json.get("max_empty_corners_allowed")?;
    Ok(Box::new(Fossil {
        templates,
        bones: Processor::parse_list(json.get("fossil_processors")?, parser)?,
        ore: Processor::parse_list(json.get("overlay_processors")?, parser)?,
        max_empty_corners: usize::try_from(corners.i32()?).map_err(|_| corners.expected("from 0"))?,
    }))
}

impl Feature for Fossil {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let rotation = Rotation::random(random);
        let index = random.next_bounded(self.templates.len() as i32) as usize;
        let Some([bones, ore]) = &self.templates[index] else { return false };
        let size = rotated_size(bones.size(), rotation);
        let low = origin.offset(-(size[0] / 2), 0, -(size[2] / 2));
        let mut lowest = origin.y;
        for x in 0..size[0] {
            for z in 0..size[2] {
                lowest = lowest.min(level.height(HeightKind::OceanFloorWg, low.x + x, low.z + z));
            }
        }
        let y = (lowest - 15 - random.next_bounded(10)).max(level.min_y() + 10);
        let transform = Transform::rotated(rotation);
        let [shift_x, _, shift_z] = transform.zero_shift(bones.size());
        let at = BlockPos::new(low.x + shift_x, y, low.z + shift_z);
        if empty_corners(level, &bones.bounds(at, transform)) > self.max_empty_corners {
            return false;
        }
        for (template, processors) in [(bones, &self.bones), (ore, &self.ore)] {
            template.place(level, random, at, &Placement::of_feature(at, transform, processors));
        }
        true
    }
}

fn empty_corners(level: &Level<'_>, bounds: &BoundingBox) -> usize {
    let [min, max] = [bounds.min, bounds.max];
    let is_empty =
        |state| blocks::is_air(state) || matches!(blocks::block_of_state(state).name, "water" | "lava");
    let corner = |at: usize| {
        let [x, y, z] = std::array::from_fn(|axis| if at >> axis & 1 == 0 { min[axis] } else { max[axis] });
        BlockPos::new(x, y, z)
    };
    (0..8).filter(|at| is_empty(level.block(corner(*at)))).count()
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use crate::features::Edition;
    use crate::features::test_level::with_parser;

    #[test]
    fn fossils_of_the_game_are_read() {
        with_parser(Edition::V26_3, |parser| {
            for name in ["fossil_coal", "fossil_diamonds"] {
                let file = parser.pack.file("worldgen/feature", name, "test").unwrap();
                parse(file, parser).unwrap();
            }
        });
    }
}
