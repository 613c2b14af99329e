//! Finds the nearest structure or biome, where vanilla finds it.
//!
//! A search may have to look at very many places, so it is done in steps: whoever runs it can do other things between
//! them. What it finds does not depend on how it is cut.

use std::collections::BTreeMap;

use chunk::BlockPos;

use crate::Generator;
use crate::biomes::{Biome, BiomeSearch, biome_name};
use crate::pack::{Pack, PackError};
use crate::structures::StructureSearch;

/// What is looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wanted {
    /// One of these structures, by name.
    Structures(Vec<String>),
    /// One of these biomes.
    Biomes(Vec<Biome>),
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Where it is said to be.
    pub pos: BlockPos,
    /// Name of the structure or biome, with namespace.
    pub name: String,
}

/// How far a search is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Progress<T> {
    /// It goes on.
    Unfinished,
    /// There is nothing within its reach.
    Nothing,
    /// This is the nearest.
    Found(T),
}

impl<T> Progress<T> {
    /// The same with something else found.
    pub fn map<U>(self, map: impl FnOnce(T) -> U) -> Progress<U> {
        match self {
            Self::Unfinished => Progress::Unfinished,
            Self::Nothing => Progress::Nothing,
            Self::Found(found) => Progress::Found(map(found)),
        }
    }
}

/// A search under way.
#[derive(Debug)]
pub struct Search(Kind);

#[derive(Debug)]
enum Kind {
    Nothing,
    /// The biome of a flat world: here, or nowhere.
    Here(Found),
    Structure(StructureSearch),
    Biome(BiomeSearch),
}

impl Search {
    /// Begins at `from`, in a world that `generator` makes. `min_y` and `height` of the dimension, in blocks.
    pub fn new(generator: &Generator, wanted: &Wanted, from: BlockPos, min_y: i32, height: u32) -> Self {
        Self(match (generator, wanted) {
            (Generator::Flat(settings), Wanted::Biomes(biomes)) if biomes.contains(&settings.biome_id) => {
                let y = from.y.clamp(min_y + 1, min_y + height as i32);
                Kind::Here(Found { pos: BlockPos::new(from.x, y, from.z), name: name_of(settings.biome_id) })
            }
            (Generator::Flat(_), _) => Kind::Nothing,
            (Generator::Noise(maker), Wanted::Structures(names)) => match &maker.dimension().structures {
                Some(structures) => Kind::Structure(StructureSearch::new(structures, names, from)),
                None => Kind::Nothing,
            },
            (Generator::Noise(maker), Wanted::Biomes(biomes)) => {
                Kind::Biome(BiomeSearch::new(maker.dimension(), biomes, from))
            }
        })
    }

    /// Searches some milliseconds' worth. `generator` is the one it began with.
    pub fn step(&mut self, generator: &Generator) -> Progress<Found> {
        match (&mut self.0, generator) {
            (Kind::Here(found), _) => Progress::Found(found.clone()),
            (Kind::Structure(search), Generator::Noise(maker)) => maker.with_scratch(|dimension, scratch| {
                let Some(structures) = &dimension.structures else { return Progress::Nothing };
                search
                    .step(dimension, structures, scratch)
                    .map(|(pos, structure)| Found { pos, name: structures.structures[structure].id.clone() })
            }),
            (Kind::Biome(search), Generator::Noise(maker)) => maker
                .with_scratch(|dimension, scratch| search.step(dimension, scratch))
                .map(|(pos, biome)| Found { pos, name: name_of(biome) }),
            _ => Progress::Nothing,
        }
    }
}

/// Names of all structures, whether a dimension can have them or not.
#[derive(Debug, Clone, Default)]
pub struct StructureNames {
    /// With namespace, in order.
    pub ids: Vec<String>,
    /// What is in each tag, by its name with namespace.
    pub tags: BTreeMap<String, Vec<String>>,
}

impl StructureNames {
    /// Those of a pack. A tag that is wrong is left out, as vanilla does; `report` is told why.
    pub fn of(pack: &Pack, mut report: impl FnMut(PackError)) -> Self {
        const TAGS: &str = "tags/worldgen/structure";
        let ids = pack.all("worldgen/structure").map(|(id, _)| id.to_owned()).collect();
        let mut tags = BTreeMap::new();
        for (id, _) in pack.all(TAGS) {
            match pack.tag(TAGS, id, "a search") {
                Ok(tag) => drop(tags.insert(id.to_owned(), tag)),
                Err(error) => report(error),
            }
        }
        Self { ids, tags }
    }
}

fn name_of(biome: Biome) -> String {
    format!("minecraft:{}", biome_name(biome).unwrap_or_default())
}

#[cfg(test)]
mod tests;
