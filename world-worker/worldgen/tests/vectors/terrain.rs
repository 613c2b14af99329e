use std::collections::BTreeMap;

use base64::Engine;
use serde_json::Value;
use worldgen::blocks::Blocks;
use worldgen::pack::Pack;
use worldgen::real::Real;
use worldgen::terrain::Terrain;

use crate::support::{ints, json, pack_26_2, pack_26_3, shared};

/// Name of the noise settings of a dimension.
fn settings(dimension: &str) -> &'static str {
    match dimension {
        "minecraft:overworld" => "minecraft:overworld",
        "minecraft:the_nether" => "minecraft:nether",
        "minecraft:the_end" => "minecraft:end",
        other => panic!("there is no dimension {other}"),
    }
}

/// A dumped chunk: states by index, and where it is.
struct Dump {
    dimension: String,
    seed: i64,
    chunk: [i32; 2],
    min_y: i32,
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
    let states = if file["encoding"] == "base64(u16le)" {
        data.chunks(2).map(|pair| palette[usize::from(u16::from_le_bytes([pair[0], pair[1]]))]).collect()
    } else {
        data.iter().map(|&at| palette[usize::from(at)]).collect()
    };
    let seed = match &file["seed"] {
        Value::String(text) => text.parse().unwrap(),
        number => number.as_i64().unwrap(),
    };
    let [x, z] = ints(&file["chunk"])[..] else { panic!() };
    Dump {
        dimension: file["dimension"].as_str().unwrap().to_owned(),
        seed,
        chunk: [x, z],
        min_y: file["min_y"].as_i64().unwrap() as i32,
        states,
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

fn check_noise<R: Real>(pack: &Pack, folder: &str) -> usize {
    let mut terrains: BTreeMap<(String, i64), Terrain<R>> = BTreeMap::new();
    let mut checked = 0;
    for (name, dump) in dumps(folder, "noise_") {
        let terrain = terrains.entry((dump.dimension.clone(), dump.seed)).or_insert_with(|| {
            Terrain::new(pack, settings(&dump.dimension), dump.seed, |_, _| Ok(())).unwrap().0
        });
        let mut scratch = terrain.scratch();
        let mut blocks = Blocks::new(dump.min_y, terrain.settings.height);
        terrain.fill(dump.chunk, &mut blocks, None, &mut scratch);
        let mut differences = BTreeMap::new();
        for (at, &expected) in dump.states.iter().enumerate() {
            let found = blocks.states.get(at).copied().unwrap_or_default();
            if found != expected {
                *differences.entry((found, expected)).or_insert(0) += 1;
            }
        }
        assert!(differences.is_empty(), "{name}: {differences:?}");
        checked += dump.states.len();
    }
    checked
}

#[test]
fn noise_dumps_of_26_2() {
    let Some(pack) = pack_26_2() else { return };
    assert_eq!(check_noise::<f64>(pack, "vectors/chunks"), 917_504);
}

#[test]
fn noise_dumps_of_26_3() {
    if shared().is_none() {
        return;
    }
    assert_eq!(check_noise::<f32>(pack_26_3(), "vectors/chunks"), 917_504);
    assert!(check_noise::<f32>(pack_26_3(), "vectors/oracle-out") >= 12 * 65_536);
}
