//! Dumped chunks, block by block.

use std::collections::BTreeMap;

use base64::Engine;
use serde_json::Value;
use worldgen::blocks::Blocks;
use worldgen::dimension::Dimension;
use worldgen::pack::Pack;
use worldgen::real::Real;

use crate::support::{biomes_around, ints, json, pack_26_2, pack_26_3, shared};

/// A dumped chunk: states by index, and where it is.
struct Dump {
    dimension: String,
    seed: i64,
    chunk: [i32; 2],
    states: Vec<u16>,
}

fn dump(file: &Value) -> Dump {
    let palette: Vec<u16> = file["palette"]
        .as_array()
        .unwrap()
        .iter()
        .map(|name| registry::blocks::parse_state(name.as_str().unwrap()).unwrap_or_else(|| panic!("{name}")))
        .collect();
    let data = base64::engine::general_purpose::STANDARD.decode(file["data"].as_str().unwrap()).unwrap();
    let seed = match &file["seed"] {
        Value::String(text) => text.parse().unwrap(),
        number => number.as_i64().unwrap(),
    };
    let [x, z] = ints(&file["chunk"])[..] else { panic!() };
    Dump {
        dimension: file["dimension"].as_str().unwrap().to_owned(),
        seed,
        chunk: [x, z],
        states: data.iter().map(|&at| palette[usize::from(at)]).collect(),
    }
}

/// Files of `folder` whose names begin with `prefix`.
fn dumps(folder: &str, prefix: &str) -> Vec<(String, Dump)> {
    let Some(shared) = shared() else { return Vec::new() };
    let mut names: Vec<String> = std::fs::read_dir(shared.join(folder))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with(prefix))
        .collect();
    names.sort();
    names
        .into_iter()
        .filter_map(|name| {
            let file = json(&format!("{folder}/{name}"))?;
            // These dumps were made with parts of the functions left out.
            let partial = file["variant"].as_str().is_some_and(|variant| !variant.contains("interpolated"));
            (!partial).then(|| (name, dump(&file)))
        })
        .collect()
}

/// Blocks that were compared, and those that differ, by file.
#[derive(Default)]
struct Comparison {
    compared: usize,
    differences: BTreeMap<String, usize>,
}

fn compare<R: Real>(pack: &Pack, folder: &str, stage: &str) -> Comparison {
    let mut dimensions: BTreeMap<(String, i64), Dimension<R>> = BTreeMap::new();
    let mut comparison = Comparison::default();
    for (name, dump) in dumps(folder, stage) {
        let dimension = dimensions
            .entry((dump.dimension.clone(), dump.seed))
            .or_insert_with(|| Dimension::new(pack, "normal", &dump.dimension, dump.seed).unwrap());
        let mut scratch = dimension.scratch();
        let biomes = biomes_around(dimension, dump.chunk, &mut scratch);
        let (mut blocks, _) = dimension.noise(dump.chunk, None, &mut scratch);
        if stage == "surface" {
            dimension.surface(dump.chunk, &biomes, &mut blocks, &mut scratch);
        }
        comparison.compared += dump.states.len();
        let different = different(&blocks, &dump.states);
        if !different.is_empty() {
            eprintln!("{name}: {different:?}");
            comparison.differences.insert(name, different.values().sum());
        }
    }
    comparison
}

/// How often one state stands where another should.
fn different(blocks: &Blocks, expected: &[u16]) -> BTreeMap<(String, String), usize> {
    let mut different = BTreeMap::new();
    for (at, &expected) in expected.iter().enumerate() {
        let found = blocks.states.get(at).copied().unwrap_or_default();
        if found != expected {
            let name = registry::blocks::format_state;
            *different.entry((name(found), name(expected))).or_insert(0) += 1;
        }
    }
    different
}

fn all_equal(comparison: &Comparison, blocks: usize) {
    assert_eq!(comparison.differences, BTreeMap::new());
    assert_eq!(comparison.compared, blocks);
}

#[test]
fn noise_of_26_2() {
    let Some(pack) = pack_26_2() else { return };
    all_equal(&compare::<f64>(pack, "vectors/chunks", "noise"), 917_504);
}

#[test]
fn noise_of_26_3() {
    if shared().is_none() {
        return;
    }
    all_equal(&compare::<f32>(pack_26_3(), "vectors/chunks", "noise"), 917_504);
    all_equal(&compare::<f32>(pack_26_3(), "vectors/oracle-out", "noise"), 786_432);
}

#[test]
fn surface_of_26_2() {
    let Some(pack) = pack_26_2() else { return };
    let comparison = compare::<f64>(pack, "vectors/chunks", "surface");
    assert_eq!(comparison.compared, 819_200);
    // The dumps were made without the neighbours' biomes, and where two biomes are as near they took the other one. The
    // hashes of whole servers agree with us.
    assert_eq!(comparison.differences.values().sum::<usize>(), 70, "{:?}", comparison.differences);
}

#[test]
fn surface_of_26_3() {
    if shared().is_none() {
        return;
    }
    all_equal(&compare::<f32>(pack_26_3(), "vectors/oracle-out", "surface"), 983_040);
}
