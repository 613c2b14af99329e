use std::collections::HashMap;
use std::sync::Arc;

use chunk::BlockPos;

use super::order::global_order;
use super::{Level, LevelFacts, Parser, PlacedFeature};
use crate::biomes::{Biome, BiomeBox, BiomeSource, biome_name};
use crate::pack::{Pack, PackError};
use crate::random::{AnyRandom, DecorationRandom, Positional};

/// Decoration steps of the game (`GenerationStep.Decoration`).
pub const STEPS: usize = 11;

/// All features of a dimension, in the order in which they are placed.
#[derive(Debug)]
pub struct Decorator {
    /// By step.
    steps: Vec<Vec<StepFeature>>,
    /// By number of the biome: for each step the features it has, as indices in ascending order.
    biomes: Vec<Option<Vec<Vec<usize>>>>,
    facts: LevelFacts,
    region_random: Positional,
}

#[derive(Debug)]
struct StepFeature {
    placed: Arc<PlacedFeature>,
    /// Whether a biome has it in any step, by number of the biome.
    allowed: Vec<bool>,
}

impl Decorator {
    /// The features of the biomes that `source` may choose.
    pub fn parse(
        pack: &Pack,
        source: &BiomeSource,
        parser: &mut Parser<'_>,
        facts: LevelFacts,
    ) -> Result<Self, PackError> {
        let possible = source.possible();
        let mut lists = Vec::new();
        let mut places = HashMap::new();
        for &biome in &possible {
            let name = biome_name(biome).unwrap_or_default();
            let json = pack.file("worldgen/biome", name, "the biome source")?;
            let mut steps = Vec::new();
            for step in json.get("features")?.array()? {
                let mut ids = Vec::new();
                for feature in step.one_or_more() {
                    let id = registry::identifier(feature.str()?).into_owned();
                    places.entry(id.clone()).or_insert(feature);
                    ids.push(id);
                }
                steps.push(ids);
            }
            lists.push(steps);
        }
        let order = global_order(&lists);
        let count = possible.iter().copied().max().map_or(0, |most| usize::from(most) + 1);
        let mut steps = Vec::new();
        for ids in &order {
            let mut features = Vec::new();
            for id in ids {
                let Some(&json) = places.get(id) else { continue };
                let mut allowed = vec![false; count];
                for (&biome, list) in possible.iter().zip(&lists) {
                    allowed[usize::from(biome)] = list.iter().flatten().any(|known| known == id);
                }
                features.push(StepFeature { placed: parser.placed(json)?, allowed });
            }
            steps.push(features);
        }
        let mut biomes = vec![None; count];
        for (&biome, list) in possible.iter().zip(&lists) {
            let indices = order.iter().enumerate().map(|(step, ids)| {
                let own = list.get(step).map_or(&[][..], Vec::as_slice);
                ids.iter().enumerate().filter(|(_, id)| own.contains(id)).map(|(index, _)| index).collect()
            });
            biomes[usize::from(biome)] = Some(indices.collect());
        }
        let region_random = parser.random.from_hash_of("minecraft:worldgen_region_random").fork_positional();
        Ok(Self { steps, biomes, facts, region_random })
    }

    /// Constants for a [`Level`] of the dimension.
    pub fn facts(&self) -> LevelFacts {
        self.facts
    }

    /// The random source of a chunk for what draws outside of features.
    pub fn region_random(&self, chunk: [i32; 2]) -> AnyRandom {
        self.region_random.at(chunk[0] << 4, 0, chunk[1] << 4)
    }

    /// Places the features of the chunk in the middle of `level`. `biomes` are those of it and its neighbours.
    /// `structures` places the structures of a step, whose features come after them.
    pub fn decorate<'l>(
        &'l self,
        level: &mut Level<'l>,
        biomes: [&BiomeBox; 9],
        mut structures: impl FnMut(&mut Level<'l>, &mut DecorationRandom, i64, usize),
    ) {
        let [chunk_x, chunk_z] = level.center();
        let origin = BlockPos::new(chunk_x << 4, level.min_y(), chunk_z << 4);
        let mut random = DecorationRandom::new(0);
        let seed = random.seed_chunk(level.world_seed(), origin.x, origin.z);
        let present = self.present(biomes);
        let lists: Vec<&[Vec<usize>]> =
            present.iter().filter_map(|&biome| self.biomes[biome].as_deref()).collect();
        let mut indices = Vec::new();
        for step in 0..self.steps.len().max(STEPS) {
            level.begin_feature(None);
            structures(level, &mut random, seed, step);
            let Some(features) = self.steps.get(step) else { continue };
            indices.clear();
            for biome in &lists {
                indices.extend_from_slice(biome.get(step).map_or(&[], Vec::as_slice));
            }
            indices.sort_unstable();
            indices.dedup();
            for &index in &indices {
                let feature = &features[index];
                random.seed_feature(seed, index, step);
                // Nothing to look up where all biomes have it.
                let is_everywhere = present.iter().all(|&biome| feature.allowed[biome]);
                level.begin_feature((!is_everywhere).then_some(&feature.allowed));
                feature.placed.place(level, &mut random, origin);
            }
        }
    }

    /// The numbers of the biomes that are anywhere in these chunks, of those the source may choose.
    fn present(&self, chunks: [&BiomeBox; 9]) -> Vec<usize> {
        let mut seen = vec![false; self.biomes.len()];
        for &biome in chunks.into_iter().flat_map(|chunk| &chunk.biomes) {
            if let Some(seen) = seen.get_mut(usize::from(biome as Biome)) {
                *seen = true;
            }
        }
        (0..seen.len()).filter(|&biome| seen[biome] && self.biomes[biome].is_some()).collect()
    }
}
