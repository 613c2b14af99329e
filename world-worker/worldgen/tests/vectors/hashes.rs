//! MD5s of whole chunks, taken from vanilla servers.

use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use md5::{Digest, Md5};
use serde_json::Value;
use worldgen::biomes::{BiomeBox, biome_name};
use worldgen::blocks::Blocks;
use worldgen::dimension::Dimension;
use worldgen::pack::Pack;
use worldgen::real::Real;

use crate::support::{biomes_around, json, pack_26_2, pack_26_3, shared};

/// Of the worlds that the hashes are from.
const SEED: i64 = 13579;
const DIMENSIONS: [&str; 3] = ["minecraft:overworld", "minecraft:the_nether", "minecraft:the_end"];

/// Every how manieth chunk is checked: all of them with `CAUSEWAY_EVERY_CHUNK`.
fn every(quick: usize) -> usize {
    if std::env::var_os("CAUSEWAY_EVERY_CHUNK").is_some() { 1 } else { quick }
}

/// Calls `work` with each job on all cores.
fn in_parallel<T: Sync>(jobs: &[T], work: impl Fn(&mut dyn FnMut() -> Option<usize>) + Sync) {
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
type Hashes = Vec<([i32; 2], Value)>;

fn hashes(list: &Value) -> Hashes {
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
fn state_ids() -> HashMap<u16, u32> {
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

/// Sections bottom to top: one byte 0 for a section of air, or all its states.
fn block_hash(blocks: &Blocks, ids: &HashMap<u16, u32>) -> String {
    let mut md5 = Md5::new();
    for section in blocks.states.chunks(4096) {
        if section.iter().all(|&state| state == chunk::AIR) {
            md5.update([0]);
        } else {
            for state in section {
                md5.update(ids[state].to_be_bytes());
            }
        }
    }
    format!("{:x}", md5.finalize())
}

/// By step, how many chunks have vanilla's hash, and which have not.
fn compare<R: Real>(pack: &Pack, id: &str, every: usize) -> BTreeMap<&'static str, (usize, Vec<[i32; 2]>)> {
    let file = json("vectors/hashes/chunk_stage_md5_26.2.json.gz").unwrap();
    let ids = state_ids();
    let jobs: Vec<_> = hashes(&file["chunks"][id]).into_iter().step_by(every).collect();
    let dimension = Dimension::<R>::new(pack, "normal", id, SEED).unwrap();
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
            let (mut blocks, _) = dimension.noise(*chunk, None, &mut scratch);
            check("noise", &blocks);
            dimension.surface(*chunk, &biomes, &mut blocks, &mut scratch);
            check("surface", &blocks);
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
        let results = compare::<f64>(pack, id, every(25));
        for (step, (equal, different)) in &results {
            eprintln!("{id} {step}: {equal} of {}", equal + different.len());
        }
        // Structures shape the terrain of the others.
        let [noise, surface] = ["noise", "surface"].map(|step| &results[step]);
        assert_eq!(noise.1, surface.1, "{id}");
        assert!(noise.1.len() * 100 <= (noise.0 + noise.1.len()) * 12, "{id}: {:?}", noise.1);
    }
}
