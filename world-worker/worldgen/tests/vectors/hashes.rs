//! MD5s of whole chunks, taken from vanilla servers.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use md5::{Digest, Md5};
use serde_json::Value;
use worldgen::biomes::{BiomeBox, biome_name};
use worldgen::blocks::Blocks;
use worldgen::dimension::Dimension;
use worldgen::features::{Edition, FrozenHeights, Level, LevelChunk};
use worldgen::pack::Pack;
use worldgen::real::Real;
use worldgen::structures::{Beardifier, References, Start, Structures};
use worldgen::terrain::TerrainScratch;

use crate::structures::structures;
use crate::support::{biomes_around, json, pack_26_2, pack_26_3, shared};

/// Of the worlds that the hashes are from.
pub const SEED: i64 = 13579;
pub const DIMENSIONS: [&str; 3] = ["minecraft:overworld", "minecraft:the_nether", "minecraft:the_end"];

/// Every how manieth chunk is checked: all of them with `CAUSEWAY_EVERY_CHUNK`.
pub fn every(quick: usize) -> usize {
    if std::env::var_os("CAUSEWAY_EVERY_CHUNK").is_some() { 1 } else { quick }
}

/// Calls `work` with each job on all cores.
pub fn in_parallel<T: Sync>(jobs: &[T], work: impl Fn(&mut dyn FnMut() -> Option<usize>) + Sync) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                work(&mut || {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    (at < jobs.len()).then_some(at)
                });
            });
        }
    });
}

/// Chunk and hash of a list of `[x, z, hash]`.
pub type Hashes = Vec<([i32; 2], Value)>;

pub fn hashes(list: &Value) -> Hashes {
    let coordinate = |value: &Value| value.as_i64().unwrap() as i32;
    list.as_array()
        .unwrap()
        .iter()
        .map(|row| ([coordinate(&row[0]), coordinate(&row[1])], row[2].clone()))
        .collect()
}

/// The biomes of a chunk: per section its number and the names of its quarts, y, z, x.
fn biome_hash(biomes: &BiomeBox) -> String {
    let mut md5 = Md5::new();
    for section in 0..biomes.size[1] / 4 {
        md5.update([(biomes.min[1] / 4 + section as i32) as u8]);
        for y in section * 4..section * 4 + 4 {
            for z in 0..4 {
                for x in 0..4 {
                    md5.update(biome_name(biomes.biomes[biomes.index(x, y, z)]).unwrap());
                }
            }
        }
    }
    format!("{:x}", md5.finalize())
}

/// Chunks whose biomes differ from `file`'s, and how many were looked at.
fn different_biomes<R: Real>(pack: &Pack, file: &str, id: &str, every: usize) -> (Vec<[i32; 2]>, usize) {
    let Some(file) = json(file) else { return (Vec::new(), 0) };
    let list = hashes(&file["dimensions"][id]["hashes"]);
    let jobs: Vec<_> = list.into_iter().step_by(every).collect();
    let dimension = Dimension::<R>::new(pack, "normal", id, SEED).unwrap();
    let different = Mutex::new(Vec::new());
    in_parallel(&jobs, |next| {
        let mut scratch = dimension.scratch();
        while let Some(at) = next() {
            let (chunk, expected) = &jobs[at];
            let biomes = dimension.biomes(*chunk, &mut scratch);
            if biome_hash(&biomes) != expected.as_str().unwrap() {
                different.lock().unwrap().push(*chunk);
            }
        }
    });
    (different.into_inner().unwrap(), jobs.len())
}

#[test]
fn biomes_of_26_2() {
    let Some(pack) = pack_26_2() else { return };
    for id in DIMENSIONS {
        let (different, all) =
            different_biomes::<f64>(pack, "vectors/hashes/biome_md5_26.2.json.gz", id, every(25));
        assert_eq!(different, [[0; 2]; 0], "{id}, of {all}");
    }
}

#[test]
fn biomes_of_26_3() {
    if shared().is_none() {
        return;
    }
    for id in DIMENSIONS {
        let file = "vectors/hashes/biome_md5_26.3_oracle.json.gz";
        let (different, all) = different_biomes::<f32>(pack_26_3(), file, id, every(25));
        assert_eq!(different, [[0; 2]; 0], "{id}, of {all}");
    }
    for id in ["minecraft:overworld", "minecraft:the_end"] {
        let file = "vectors/hashes/biome_md5_26.3-pre-1_excerpt.json";
        let (different, all) = different_biomes::<f32>(pack_26_3(), file, id, 1);
        assert_eq!(different, [[0; 2]; 0], "{id}, of {all}");
    }
}

/// Numbers of 26.2's block states by those of 26.3.
pub fn state_ids() -> HashMap<u16, u32> {
    let file = json("vectors/hashes/state_ids_26.2.json.gz").unwrap();
    let mut ids = HashMap::new();
    for block in file["blocks"].as_array().unwrap() {
        let name = block[0].as_str().unwrap();
        let first = block[1].as_u64().unwrap() as u32;
        // In the order of the file, which is that of the numbers.
        let properties: Vec<(&String, Vec<&str>)> = block[2]
            .as_object()
            .unwrap()
            .iter()
            .map(|(name, values)| {
                (name, values.as_array().unwrap().iter().map(|value| value.as_str().unwrap()).collect())
            })
            .collect();
        let Some(own) = registry::blocks::block_by_name(name) else { continue };
        let count: usize = properties.iter().map(|(_, values)| values.len()).product();
        for offset in 0..count {
            let mut state = own.default_state;
            let mut rest = offset;
            for (property, values) in properties.iter().rev() {
                let value = &values[rest % values.len()];
                rest /= values.len();
                state = registry::blocks::set_property(state, property, value)
                    .unwrap_or_else(|| panic!("{name} {property} {value}"));
            }
            ids.insert(state, first + offset as u32);
        }
    }
    ids
}

/// Sections bottom to top: one byte 0 for a section of air (of any kind), or all its states.
pub fn block_hash(blocks: &Blocks, ids: &HashMap<u16, u32>) -> String {
    let mut md5 = Md5::new();
    for section in blocks.states.chunks(4096) {
        if section.iter().all(|&state| registry::blocks::is_air(state)) {
            md5.update([0]);
        } else {
            for state in section {
                // What 26.2 does not have is in no hash.
                md5.update(ids.get(state).copied().unwrap_or(u32::MAX).to_be_bytes());
            }
        }
    }
    format!("{:x}", md5.finalize())
}

/// By step, how many chunks have vanilla's hash, and which have not.
fn compare<R: Real>(
    pack: &Pack,
    edition: Edition,
    id: &str,
    every: usize,
) -> BTreeMap<&'static str, (usize, Vec<[i32; 2]>)> {
    let file = json("vectors/hashes/chunk_stage_md5_26.2.json.gz").unwrap();
    let ids = state_ids();
    let jobs: Vec<_> = hashes(&file["chunks"][id]).into_iter().step_by(every).collect();
    let (dimension, structures) = structures::<R>(pack, id, SEED, edition);
    let results = Mutex::new(BTreeMap::new());
    in_parallel(&jobs, |next| {
        let mut scratch = dimension.scratch();
        while let Some(at) = next() {
            let (chunk, expected) = &jobs[at];
            let check = |step: &'static str, blocks: &Blocks| {
                let is_equal = block_hash(blocks, &ids) == expected[step].as_str().unwrap();
                let mut results = results.lock().unwrap();
                let result: &mut (usize, Vec<[i32; 2]>) = results.entry(step).or_default();
                if is_equal {
                    result.0 += 1;
                } else {
                    result.1.push(*chunk);
                }
            };
            let biomes = biomes_around(&dimension, *chunk, &mut scratch);
            let references =
                References::find(*chunk, |chunk| structures.starts(&dimension, chunk, &mut scratch));
            let extra = Beardifier::extra(&structures, &references, *chunk);
            let (mut blocks, mut filled) = dimension.noise(*chunk, extra, &mut scratch);
            check("noise", &blocks);
            dimension.surface(*chunk, &biomes, &mut blocks, &mut scratch);
            check("surface", &blocks);
            dimension.carve(*chunk, &biomes, &mut blocks, &mut filled, &mut scratch);
            check("carvers", &blocks);
        }
    });
    let mut results = results.into_inner().unwrap();
    results.values_mut().for_each(|(_, different)| different.sort_unstable());
    results
}

#[test]
fn blocks_of_26_2() {
    let Some(pack) = pack_26_2() else { return };
    for id in DIMENSIONS {
        let results = compare::<f64>(pack, Edition::V26_2, id, every(25));
        for (step, (equal, different)) in &results {
            eprintln!("{id} {step}: {equal} of {}", equal + different.len());
        }
        for (step, (_, different)) in results {
            assert_eq!(different, [[0; 2]; 0], "{id} {step}");
        }
    }
}

/// Single precision moves few blocks of the terrain. There are no hashes of 26.3 itself; these are how many of 26.2's an
/// independent implementation of 26.3's rules has, of each tenth chunk.
#[test]
fn noise_of_26_3_is_mostly_that_of_26_2() {
    if shared().is_none() {
        return;
    }
    for (id, least) in [("minecraft:overworld", 236), ("minecraft:the_nether", 231)] {
        let results = compare::<f32>(pack_26_3(), Edition::V26_3, id, 10);
        let (equal, different) = &results["noise"];
        eprintln!("{id} noise of 26.3: {equal} of {}", equal + different.len());
        assert!(*equal >= least, "{id}: {equal}");
    }
}

/// A chunk up to its carvers, of 26.2.
pub fn level_chunk(
    dimension: &Dimension<f64>,
    structures: &Structures,
    references: &References,
    chunk: [i32; 2],
    scratch: &mut TerrainScratch<f64>,
) -> LevelChunk {
    let around = biomes_around(dimension, chunk, scratch);
    let extra = Beardifier::extra(structures, references, chunk);
    let (mut blocks, mut filled) = dimension.noise(chunk, extra, scratch);
    dimension.surface(chunk, &around, &mut blocks, scratch);
    dimension.carve(chunk, &around, &mut blocks, &mut filled, scratch);
    let heights = Arc::new(FrozenHeights::new(&blocks));
    LevelChunk::new(blocks, Arc::new(dimension.biomes(chunk, scratch)), heights)
}

#[test]
#[ignore = "takes minutes"]
fn features_of_26_2() {
    let Some(pack) = pack_26_2() else { return };
    let file = json("vectors/hashes/chunk_stage_md5_26.2.json.gz").unwrap();
    let ids = state_ids();
    for id in DIMENSIONS {
        if std::env::var("CAUSEWAY_DIMENSION").is_ok_and(|only| only != id) {
            continue;
        }
        let mut jobs = hashes(&file["chunks"][id]);
        jobs.sort_unstable_by_key(|(chunk, _)| *chunk);
        let (dimension, structures) = structures::<f64>(pack, id, SEED, Edition::V26_2);
        let mut scratch = dimension.scratch();
        let mut chunks: HashMap<[i32; 2], LevelChunk> = HashMap::new();
        // Structures remember things from chunk to chunk, so each start is made once.
        let mut starts: HashMap<[i32; 2], Vec<Arc<Start>>> = HashMap::new();
        let mut references = |chunk: [i32; 2], scratch: &mut TerrainScratch<f64>| {
            References::find(chunk, |chunk| {
                let starts = starts.entry(chunk);
                starts.or_insert_with(|| structures.starts(&dimension, chunk, scratch)).clone()
            })
        };
        let decorator = &dimension.decorator;
        for (chunk, _) in &jobs {
            let around: [[i32; 2]; 9] =
                std::array::from_fn(|at| [chunk[0] + at as i32 % 3 - 1, chunk[1] + at as i32 / 3 - 1]);
            let mut taken = around.map(|chunk| {
                chunks.remove(&chunk).unwrap_or_else(|| {
                    let references = references(chunk, &mut scratch);
                    level_chunk(&dimension, &structures, &references, chunk, &mut scratch)
                })
            });
            let here = references(*chunk, &mut scratch);
            taken[4].prime();
            let biomes: [Arc<BiomeBox>; 9] = std::array::from_fn(|at| Arc::clone(&taken[at].biomes));
            let mut level =
                Level::new(&mut taken, *chunk, decorator.facts(), decorator.region_random(*chunk));
            decorator.decorate(
                &mut level,
                std::array::from_fn(|at| biomes[at].as_ref()),
                |level, random, seed, step| here.place(&structures, step, seed, level, random),
            );
            chunks.extend(around.into_iter().zip(taken));
        }
        let (equal, different): (Vec<_>, Vec<_>) = jobs.iter().partition(|(chunk, expected)| {
            block_hash(&chunks[chunk].blocks, &ids) == expected["features"].as_str().unwrap()
        });
        eprintln!("{id} features: {} of {}", equal.len(), jobs.len());
        for (chunk, _) in &different {
            let biomes: std::collections::BTreeSet<_> = chunks[chunk].biomes.biomes.iter().copied().collect();
            let biomes: Vec<_> = biomes.into_iter().filter_map(biome_name).collect();
            let near: Vec<_> = references(*chunk, &mut scratch)
                .starts()
                .map(|start| structures.structures[start.structure].id.clone())
                .collect();
            eprintln!("  {chunk:?} differs: {biomes:?} {near:?}");
        }
        assert!(different.is_empty(), "{id}");
    }
}
