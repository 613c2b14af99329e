use std::collections::HashMap;
use std::sync::Arc;

use super::placement::Spread;
use super::rings::RingStarts;
use super::{DimensionGround, Ground, Kind, Placement, Site, Start, Stub, kinds};
use crate::biomes::{Biome, biome_id};
use crate::dimension::Dimension;
use crate::features::Parser;
use crate::pack::{Json, Pack, PackError};
use crate::random::{Legacy, Random, large_feature_seed};
use crate::real::Real;
use crate::terrain::TerrainScratch;

/// Decoration steps by name, in order.
const STEPS: [&str; 11] = [
    "raw_generation",
    "lakes",
    "local_modifications",
    "underground_structures",
    "surface_structures",
    "strongholds",
    "underground_ores",
    "underground_decoration",
    "fluid_springs",
    "vegetal_decoration",
    "top_layer_modification",
];

/// How a structure shapes the terrain around its pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Adaptation {
    /// Thin ground below, free air above.
    BeardThin,
    /// Ground around, free air above.
    BeardBox,
    /// Ground all over.
    Bury,
    /// Ground around, more at the sides.
    Encapsulate,
}

/// Some of the biomes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BiomeSet(Vec<bool>);

impl BiomeSet {
    /// Ids, a tag or a list, as structures name their biomes.
    pub fn parse(pack: &Pack, json: Json<'_>) -> Result<Self, PackError> {
        Self::of(&pack.ids("tags/worldgen/biome", json)?, json)
    }

    /// By names; `json` is where they come from.
    pub fn of(names: &[String], json: Json<'_>) -> Result<Self, PackError> {
        let mut set = Self::default();
        for name in names {
            let biome = biome_id(name).ok_or_else(|| json.wrong(format!("there is no biome {name}")))?;
            set.insert(biome);
        }
        Ok(set)
    }

    /// Adds one.
    pub fn insert(&mut self, biome: Biome) {
        let at = usize::from(biome);
        if self.0.len() <= at {
            self.0.resize(at + 1, false);
        }
        self.0[at] = true;
    }

    /// Whether a biome is one of them.
    pub fn contains(&self, biome: Biome) -> bool {
        self.0.get(usize::from(biome)).copied().unwrap_or_default()
    }
}

/// A structure, as its file describes it.
#[derive(Debug)]
pub struct Structure {
    /// With namespace.
    pub id: String,
    /// Where it may start.
    pub biomes: BiomeSet,
    /// Number of its decoration step.
    pub step: usize,
    /// Position among the structures of that step.
    pub index_in_step: usize,
    /// How it shapes terrain, if it does.
    pub adaptation: Option<Adaptation>,
    /// What it is made of.
    pub kind: Box<dyn Kind>,
}

/// Structures of which at most one starts in a chunk.
#[derive(Debug)]
pub struct StructureSet {
    /// With namespace.
    pub id: String,
    /// In which chunks.
    pub placement: Placement,
    /// Numbers of the structures and their weights.
    pub structures: Vec<(usize, i32)>,
    /// Numbers of those that the dimension's biomes allow.
    pub possible: Vec<usize>,
    /// Whether one of them can be in the dimension.
    pub is_active: bool,
    pub(super) rings: Option<RingStarts>,
}

/// All structures of a dimension.
#[derive(Debug)]
pub struct Structures {
    /// In the order of their ids.
    pub structures: Vec<Structure>,
    /// In the order of their ids.
    pub sets: Vec<StructureSet>,
    seed: i64,
}

impl Structure {
    fn parse(id: &str, json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let step = json.get("step")?;
        let step_name = step.str()?;
        let number = STEPS.iter().position(|known| *known == step_name);
        let adaptation = match json.opt("terrain_adaptation") {
            None => None,
            Some(name) => match name.str()? {
                "none" => None,
                "beard_thin" => Some(Adaptation::BeardThin),
                "beard_box" => Some(Adaptation::BeardBox),
                "bury" => Some(Adaptation::Bury),
                "encapsulate" => Some(Adaptation::Encapsulate),
                _ => return Err(name.expected("a terrain adaptation")),
            },
        };
        Ok(Self {
            id: id.to_owned(),
            biomes: BiomeSet::parse(parser.pack, json.get("biomes")?)?,
            step: number.ok_or_else(|| step.expected("a decoration step"))?,
            index_in_step: 0,
            adaptation,
            kind: kinds::parse(json, parser)?,
        })
    }
}

impl StructureSet {
    fn parse(
        id: &str,
        json: Json<'_>,
        numbers: &HashMap<String, usize>,
        parser: &Parser<'_>,
    ) -> Result<Self, PackError> {
        let placement_json = json.get("placement")?;
        let placement = Placement::parse(parser.pack, placement_json)?;
        let mut structures = Vec::new();
        for entry in json.get("structures")?.array()? {
            let name = entry.get("structure")?;
            let number = numbers.get(registry::identifier(name.str()?).as_ref());
            let weight = entry.get("weight")?;
            if !(1..=1_000_000).contains(&weight.i32()?) {
                return Err(weight.expected("from 1 to 1000000"));
            }
            structures.push((*number.ok_or_else(|| name.expected("a structure"))?, weight.i32()?));
        }
        let rings = match &placement.spread {
            Spread::Random { .. } => None,
            Spread::Rings(rings) => {
                let preferred =
                    BiomeSet::of(&rings.preferred_biomes, placement_json.get("preferred_biomes")?)?;
                Some(RingStarts::new(rings, preferred, parser.seed))
            }
        };
        Ok(Self { id: id.to_owned(), placement, structures, possible: Vec::new(), is_active: false, rings })
    }

    /// Whether one of these structures can start by this set.
    pub(super) fn can_have(&self, wanted: &[usize]) -> bool {
        wanted.iter().any(|number| self.possible.contains(number))
    }
}

impl Structures {
    /// Those of `dimension`. `parser` must be for the same dimension of the same world.
    pub fn new<R: Real>(dimension: &Dimension<R>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let pack = parser.pack;
        let mut structures = Vec::new();
        let mut numbers = HashMap::new();
        let mut in_step = [0; STEPS.len()];
        for (id, json) in pack.all("worldgen/structure") {
            let mut structure = Structure::parse(id, json, parser)?;
            structure.index_in_step = in_step[structure.step];
            in_step[structure.step] += 1;
            numbers.insert(id.to_owned(), structures.len());
            structures.push(structure);
        }
        let possible = dimension.biomes.possible();
        let mut sets = Vec::new();
        for (id, json) in pack.all("worldgen/structure_set") {
            let mut set = StructureSet::parse(id, json, &numbers, parser)?;
            let is_possible =
                |number: &usize| possible.iter().any(|&biome| structures[*number].biomes.contains(biome));
            set.possible = set.structures.iter().map(|(number, _)| *number).filter(is_possible).collect();
            set.is_active = !set.possible.is_empty();
            sets.push(set);
        }
        Ok(Self { structures, sets, seed: parser.seed })
    }

    /// The structure with this id, with or without namespace.
    pub fn by_id(&self, id: &str) -> Option<&Structure> {
        let id = registry::identifier(id);
        self.structures.iter().find(|structure| structure.id == id.as_ref())
    }

    /// The structures step: what starts in the chunk at these chunk coordinates.
    pub fn starts<R: Real>(
        &self,
        dimension: &Dimension<R>,
        chunk: [i32; 2],
        scratch: &mut TerrainScratch<R>,
    ) -> Vec<Arc<Start>> {
        let mut ground = DimensionGround::new(dimension, scratch);
        let mut site =
            Site { chunk, seed: self.seed, settings: &dimension.terrain.settings, ground: &mut ground };
        let mut starts: Vec<Arc<Start>> = Vec::new();
        for set in self.sets.iter().filter(|set| set.is_active) {
            let is_taken = starts
                .iter()
                .any(|start| set.structures.iter().any(|(number, _)| *number == start.structure));
            if !is_taken && self.may_start(set, chunk, site.ground) {
                starts.extend(self.start_of(set, &mut site).map(Arc::new));
            }
        }
        starts
    }

    /// Whether a set's placement allows a start in a chunk.
    pub fn may_start(&self, set: &StructureSet, chunk: [i32; 2], ground: &mut dyn Ground) -> bool {
        let is_candidate = match &set.rings {
            // Rings need biomes, and another dimension has others.
            Some(rings) => set.is_active && rings.contains(chunk, ground),
            None => set.placement.is_candidate(self.seed, chunk),
        };
        is_candidate && set.placement.is_frequent(self.seed, chunk) && !self.is_excluded(set, chunk, ground)
    }

    fn is_excluded(&self, set: &StructureSet, chunk: [i32; 2], ground: &mut dyn Ground) -> bool {
        let Some(exclusion) = &set.placement.exclusion else { return false };
        // A set that keeps away from itself could never be.
        let Some(other) = self.sets.iter().find(|other| other.id == exclusion.set && other.id != set.id)
        else {
            return false;
        };
        let around = |middle: i32| middle - exclusion.chunks..=middle + exclusion.chunks;
        around(chunk[0]).any(|x| around(chunk[1]).any(|z| self.may_start(other, [x, z], ground)))
    }

    /// Chunks of all starts of a set in rings, before biomes have a say about the structure; none for other sets.
    pub fn ring_chunks(&self, set: &StructureSet, ground: &mut dyn Ground) -> Option<Vec<[i32; 2]>> {
        set.rings.as_ref().map(|rings| rings.all(ground))
    }

    /// Tries the structures of a set, heavier ones more likely first.
    fn start_of(&self, set: &StructureSet, site: &mut Site<'_>) -> Option<Start> {
        if let [(only, _)] = set.structures[..] {
            return self.try_start(only, site);
        }
        let mut left = set.structures.clone();
        let mut total: i32 = left.iter().map(|(_, weight)| weight).sum();
        let mut random = Legacy::new(large_feature_seed(site.seed, site.chunk[0], site.chunk[1]));
        while !left.is_empty() {
            let mut choice = random.next_bounded(total);
            let at = left.iter().position(|(_, weight)| {
                choice -= weight;
                choice < 0
            })?;
            let (number, weight) = left.remove(at);
            if let Some(start) = self.try_start(number, site) {
                return Some(start);
            }
            total -= weight;
        }
        None
    }

    fn try_start(&self, number: usize, site: &mut Site<'_>) -> Option<Start> {
        let mut random = site.random();
        let stub = self.stub(number, site, &mut random)?;
        let pieces = (stub.build)(site, &mut random);
        Start::new(number, self.structures.get(number)?, site.chunk, pieces)
    }

    /// Where a structure would start, if ground and biome allow.
    fn stub(&self, number: usize, site: &mut Site<'_>, random: &mut Legacy) -> Option<Stub<'_>> {
        let structure = self.structures.get(number)?;
        let stub = structure.kind.find(site, random)?;
        let quart = [stub.pos.x >> 2, stub.pos.y >> 2, stub.pos.z >> 2];
        structure.biomes.contains(site.ground.biome(quart)).then_some(stub)
    }

    /// The chunk of a grid's cell that a set may start in, by its numbers alone.
    pub(super) fn taken_candidate(&self, set: &StructureSet, cell: [i32; 2]) -> Option<[i32; 2]> {
        let chunk = set.placement.candidate(self.seed, cell)?;
        set.placement.is_frequent(self.seed, chunk).then_some(chunk)
    }

    /// Which of the `wanted` structures starts in a chunk by this set, if one does.
    pub(super) fn present<R: Real>(
        &self,
        dimension: &Dimension<R>,
        set: &StructureSet,
        chunk: [i32; 2],
        wanted: &[usize],
        scratch: &mut TerrainScratch<R>,
    ) -> Option<usize> {
        let of_set = || wanted.iter().copied().filter(|number| set.possible.contains(number));
        // Others of the set need not be built to know that none of these starts.
        let mut ground = DimensionGround::new(dimension, scratch);
        let mut site =
            Site { chunk, seed: self.seed, settings: &dimension.terrain.settings, ground: &mut ground };
        if !of_set().any(|number| {
            let mut random = site.random();
            self.stub(number, &mut site, &mut random).is_some()
        }) {
            return None;
        }
        let starts = self.starts(dimension, chunk, scratch);
        of_set().find(|number| starts.iter().any(|start| start.structure == *number))
    }
}
