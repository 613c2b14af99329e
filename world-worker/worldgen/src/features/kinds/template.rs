use std::sync::Arc;

use chunk::BlockPos;

use crate::features::provider::Weighted;
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};
use crate::structures::piece::Rotation;
use crate::templates::{Placement, Processor, Template, Transform, rotation_by_name};

/// One of several structure templates, in the middle of the place.
#[derive(Debug)]
struct TemplateFeature {
    templates: Weighted<Entry>,
    processors: Vec<Processor>,
}

#[derive(Debug)]
struct Entry {
    /// Nothing for one that there is not.
    template: Option<Arc<Template>>,
    rotations: Vec<Rotation>,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let templates = Weighted::parse(json.get("templates")?, |entry| {
        let data = entry.get("data")?;
        let rotations = match data.opt("rotations") {
            None => Rotation::ALL.to_vec(),
            Some(list) => list
                .array()?
                .map(|name| rotation_by_name(name.str()?).ok_or_else(|| name.expected("a rotation")))
                .collect::<Result<_, _>>()?,
        };
        if rotations.is_empty() {
            return Err(data.wrong("rotations should be some"));
        }
        Ok(Entry { template: parser.templates.get(data.get("id")?.str()?).cloned(), rotations })
    })?;
    let processors = match json.opt("processors") {
        Some(list) => Processor::parse_list(list, parser)?,
        None => Vec::new(),
    };
    Ok(Box::new(TemplateFeature { templates, processors }))
}

impl Feature for TemplateFeature {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let entry = self.templates.pick(random);
        let rotation = entry.rotations[random.next_bounded(entry.rotations.len() as i32) as usize];
        let Some(template) = &entry.template else { return false };
        let [x, _, z] = template.size();
        let at = rotation.direction(Direction::West).by(origin, x / 2);
        let at = rotation.direction(Direction::North).by(at, z / 2);
        let transform = Transform::rotated(rotation);
        template.place(level, random, at, &Placement::of_feature(at, transform, &self.processors))
    }
}
