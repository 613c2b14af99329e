//! Structures that are joined from templates by jigsaw blocks: villages, bastions, trial chambers.

mod aliases;
mod assembly;
mod element;
mod piece;
mod pools;

use std::collections::HashMap;
use std::sync::Arc;

use chunk::BlockPos;

use super::piece::{Piece, Rotation};
use super::{BoundingBox, Kind, Site, Stub};
use crate::features::provider::HeightProvider;
use crate::features::{HeightKind, Parser};
use crate::pack::{Json, PackError};
use crate::random::Legacy;
use aliases::Alias;
use assembly::Assembly;

pub use element::{Element, Projection, Single};
pub use piece::JigsawPiece;
pub use pools::Pools;

/// Height of the ground above the lowest block of a piece that is not joined yet.
const GROUND_DELTA: i32 = 1;
/// Longest way from the first piece, in pieces.
const MAX_SIZE: i32 = 20;
/// How far from the middle pieces may reach, in blocks.
const MAX_DISTANCE: i32 = 128;

/// The type of structure.
#[derive(Debug)]
pub(super) struct JigsawStructure {
    /// None without any template.
    pools: Option<Arc<Pools>>,
    start_pool: String,
    start_joint: Option<String>,
    start_height: HeightProvider,
    /// The ground that it starts from, if it does.
    project: Option<HeightKind>,
    max_depth: i32,
    /// From the middle, along x and z, and along y.
    max_distance: [i32; 2],
    /// Blocks to keep free at the bottom and at the top of the world.
    padding: [i32; 2],
    expands: bool,
    waterlogs: bool,
    aliases: Vec<Alias>,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    let size = json.get("size")?;
    if !(0..=MAX_SIZE).contains(&size.i32()?) {
        return Err(size.expected("from 0 to 20"));
    }
    let id = |json: Json<'_>| Ok::<_, PackError>(registry::identifier(json.str()?).into_owned());
    let project = json
        .opt("project_start_to_heightmap")
        .map(|kind| HeightKind::from_name(kind.str()?).ok_or_else(|| kind.expected("a heightmap")));
    let aliases = match json.opt("pool_aliases") {
        Some(list) => list.array()?.map(Alias::parse).collect::<Result<_, _>>()?,
        None => Vec::new(),
    };
    Ok(Box::new(JigsawStructure {
        pools: parser.pools()?,
        start_pool: id(json.get("start_pool")?)?,
        start_joint: json.opt("start_jigsaw_name").map(id).transpose()?,
        start_height: HeightProvider::parse(json.get("start_height")?, parser.settings)?,
        project: project.transpose()?,
        max_depth: size.i32()?,
        max_distance: pair(json.get("max_distance_from_center")?, ["horizontal", "vertical"], MAX_DISTANCE)?,
        padding: match json.opt("dimension_padding") {
            Some(padding) => pair(padding, ["bottom", "top"], i32::from(i16::MAX))?,
            None => [0; 2],
        },
        expands: json.get("use_expansion_hack")?.bool()?,
        waterlogs: json.opt("liquid_settings").map_or(Ok(true), element::waterlogs)?,
        aliases,
    }))
}

/// One number for both, or two.
fn pair(json: Json<'_>, names: [&str; 2], max: i32) -> Result<[i32; 2], PackError> {
    let number = |json: Json<'_>| match json.i32()? {
        number if (0..=max).contains(&number) => Ok(number),
        _ => Err(json.expected(&format!("from 0 to {max}"))),
    };
    if json.i32().is_ok() {
        return Ok([number(json)?; 2]);
    }
    let [first, second] = names.map(|name| json.opt(name).map(number).transpose());
    let (first, second) = (first?, second?);
    let missing = || json.expected("a number, or an object with both");
    match names {
        ["horizontal", _] => Ok([first.ok_or_else(missing)?, second.unwrap_or(max)]),
        _ => Ok([first.unwrap_or_default(), second.unwrap_or_default()]),
    }
}

impl JigsawStructure {
    /// The first piece, the middle that distances are counted from, and what names of pools stand for.
    fn start(
        &self,
        pools: &Pools,
        site: &mut Site<'_>,
        random: &mut Legacy,
    ) -> Option<(JigsawPiece, BlockPos, HashMap<String, String>)> {
        let start_y = self.start_height.sample(random);
        let (min_x, min_z) = (site.min_x(), site.min_z());
        let mut aliases = HashMap::new();
        let mut alias_random = Legacy::new(site.seed).fork_positional().at(min_x, start_y, min_z);
        for alias in &self.aliases {
            alias.resolve(&mut alias_random, &mut aliases);
        }
        let rotation = Rotation::random(random);
        let start_pool = aliases.get(&self.start_pool).unwrap_or(&self.start_pool);
        let element = pools.pick(start_pool, random)?;
        if element.is_empty() || element.id().is_empty() {
            return None;
        }
        let [x, anchor_y, z] = match &self.start_joint {
            None => [0; 3],
            Some(name) => {
                element.joints(rotation, random).into_iter().find(|joint| joint.jigsaw.name == *name)?.pos
            }
        };
        let base = BlockPos::new(min_x - x, start_y - anchor_y, min_z - z);
        let bounds = element.bounds(base, rotation);
        let [x, z] = [0, 2].map(|axis| (bounds.min[axis] + bounds.max[axis]) / 2);
        let bottom = match self.project {
            Some(kind) => start_y + site.ground.height(kind, x, z),
            None => base.y,
        };
        let up = bottom - (bounds.min[1] + GROUND_DELTA);
        let bounding_box = bounds.moved([0, up, 0]);
        let [least, greatest] = self.heights(site);
        if self.padding != [0; 2] && (bounding_box.min[1] < least || bounding_box.max[1] > greatest) {
            return None;
        }
        let piece = JigsawPiece {
            element: Arc::clone(element),
            position: base.offset(0, up, 0),
            rotation,
            bounding_box,
            ground_delta: GROUND_DELTA,
            junctions: Vec::new(),
            waterlogs: self.waterlogs,
        };
        Some((piece, BlockPos::new(x, bottom + anchor_y, z), aliases))
    }

    /// Least and greatest height that pieces may have.
    fn heights(&self, site: &Site<'_>) -> [i32; 2] {
        let [bottom, top] = self.padding;
        let min_y = site.settings.min_y;
        [min_y + bottom, min_y + site.settings.height as i32 - 1 - top]
    }

    fn limit(&self, site: &Site<'_>, middle: BlockPos) -> BoundingBox {
        let [far, high] = self.max_distance;
        let [least, greatest] = self.heights(site);
        BoundingBox {
            min: [middle.x - far, (middle.y - high).max(least), middle.z - far],
            max: [middle.x + far, (middle.y + high).min(greatest), middle.z + far],
        }
    }

    /// The pieces of a start in a chunk, before its biome is asked for.
    fn assemble(
        &self,
        pools: &Pools,
        site: &mut Site<'_>,
        random: &mut Legacy,
        first: JigsawPiece,
        middle: BlockPos,
        aliases: &HashMap<String, String>,
    ) -> Vec<JigsawPiece> {
        if self.max_depth == 0 {
            return vec![first];
        }
        let limit = self.limit(site, middle);
        let mut assembly = Assembly::new(pools, aliases, &mut *site.ground, random);
        assembly.max_depth = self.max_depth;
        assembly.expands = self.expands;
        assembly.build(first, limit)
    }
}

impl Kind for JigsawStructure {
    fn find(&self, site: &mut Site<'_>, random: &mut Legacy) -> Option<Stub<'_>> {
        let pools = self.pools.as_deref()?;
        let (first, middle, aliases) = self.start(pools, site, random)?;
        Some(Stub::new(middle, move |site, random| {
            let pieces = self.assemble(pools, site, random, first, middle, &aliases);
            pieces.into_iter().map(|piece| Box::new(piece) as Box<dyn Piece>).collect()
        }))
    }
}
