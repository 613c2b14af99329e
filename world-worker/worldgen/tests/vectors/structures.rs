//! Where structures may start, and what pieces they have.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use chunk::BlockPos;
use worldgen::dimension::Dimension;
use worldgen::features::{Edition, Parser};
use worldgen::pack::Pack;
use worldgen::real::Real;
use worldgen::structures::{BoundingBox, DimensionGround, References, Site, Start, Structures};

use crate::support::{ints, json, pack_26_2, pack_26_3, templates_26_2};

/// A dimension with its structures.
pub fn structures<R: Real>(pack: &Pack, id: &str, seed: i64, edition: Edition) -> (Dimension<R>, Structures) {
    let templates = match (edition, templates_26_2()) {
        (Edition::V26_2, Some(templates)) => Arc::clone(templates),
        _ => Arc::default(),
    };
    let dimension = Dimension::<R>::with_templates(pack, "normal", id, seed, &templates).unwrap();
    let terrain = &dimension.terrain;
    let mut parser = Parser::new(pack, &terrain.settings, seed, terrain.random, edition);
    parser.set_templates(templates);
    let structures = Structures::new(&dimension, &mut parser).unwrap();
    (dimension, structures)
}

#[test]
fn candidates() {
    let Some(file) = json("vectors/structures/random_spread_candidates.json") else { return };
    let mut checked = 0;
    for seed in ["0", "12345"] {
        let (_, structures) =
            structures::<f32>(pack_26_3(), "overworld", seed.parse().unwrap(), Edition::V26_3);
        for (name, rows) in file["seeds"][seed].as_object().unwrap() {
            let id = format!("minecraft:{name}");
            let set = structures.sets.iter().find(|set| set.id == id).unwrap();
            let seed = seed.parse().unwrap();
            let rows = rows.as_array().unwrap();
            for row in rows {
                let [x, z] = [&row[0], &row[1]].map(|value| value.as_i64().unwrap() as i32);
                assert!(set.placement.is_candidate(seed, [x, z]), "{id} {x} {z}");
                assert_eq!(
                    row[2].as_bool().unwrap(),
                    set.placement.is_frequent(seed, [x, z]),
                    "{id} {x} {z}"
                );
                checked += 1;
            }
            if matches!(name.as_str(), "mineshafts" | "buried_treasures") {
                let all = (-40..40).flat_map(|x| (-40..40).map(move |z| [x, z]));
                assert_eq!(
                    all.filter(|&chunk| set.placement.is_frequent(seed, chunk)).count(),
                    rows.len(),
                    "{id}"
                );
            }
        }
    }
    assert!(checked > 1000, "{checked}");
}

#[test]
fn mineshaft() {
    let Some(pack) = pack_26_2() else { return };
    let file = json("vectors/structures/mineshaft_s13579_-99_5.json").unwrap();
    let (dimension, structures) = structures::<f64>(pack, "overworld", 13579, Edition::V26_2);
    let starts = structures.starts(&dimension, [-99, 5], &mut dimension.scratch());
    let [start] = &starts[..] else { panic!("{starts:?}") };
    assert_eq!(structures.structures[start.structure].id, "minecraft:mineshaft");
    let union = ints(&file["bounding_box"]);
    assert_eq!([start.bounding_box.min, start.bounding_box.max].concat(), union);
    start.with_pieces(|pieces| {
        for (piece, row) in pieces.iter().zip(file["pieces"].as_array().unwrap()) {
            let expected = ints(&row.as_array().unwrap()[3..].to_vec().into());
            let found = piece.bounding_box();
            assert_eq!([found.min, found.max].concat(), expected, "{row}");
        }
        assert!(pieces.len() > 28);
    });
}

#[test]
fn mineshaft_in_the_middle() {
    let Some(pack) = pack_26_2() else { return };
    let (dimension, structures) = structures::<f64>(pack, "overworld", 13579, Edition::V26_2);
    let mut scratch = dimension.scratch();
    let mut ground = DimensionGround::new(&dimension, &mut scratch);
    let settings = &dimension.terrain.settings;
    let mut site = Site { chunk: [0, 0], seed: 13579, settings, ground: &mut ground };
    let mut random = site.random();
    let stub = structures.by_id("mineshaft").unwrap().kind.find(&mut site, &mut random).unwrap();
    assert_eq!(stub.pos, BlockPos::new(8, 50 - 70, 0));
    let pieces = (stub.build)(&mut site, &mut random);
    assert_eq!(pieces.len(), 92);
    let union = BoundingBox::around(pieces.iter().map(|piece| piece.bounding_box())).unwrap();
    assert_eq!(union, BoundingBox::new([-45, 42 - 70, -74], [60, 59 - 70, 41]));
}

#[test]
fn strongholds_lie_in_rings() {
    let (dimension, structures) = structures::<f32>(pack_26_3(), "overworld", 0, Edition::V26_3);
    let set = structures.sets.iter().find(|set| set.id == "minecraft:strongholds").unwrap();
    let mut scratch = dimension.scratch();
    let mut ground = DimensionGround::new(&dimension, &mut scratch);
    let chunks = structures.ring_chunks(set, &mut ground).unwrap();
    assert_eq!(chunks.len(), 128);
    for [x, z] in &chunks[..3] {
        let distance = f64::from(x * x + z * z).sqrt();
        assert!((70.0..190.0).contains(&distance), "{distance}");
        assert!(structures.may_start(set, [*x, *z], &mut ground));
    }
}

/// Chunks where structures start in the world of the hashes.
#[test]
fn known_starts() {
    let Some(pack) = pack_26_2() else { return };
    let known = [
        (
            "the_nether",
            "minecraft:fortress",
            &[
                [-292_294, 122_115],
                [-196_631, 16_730],
                [-185_813, -317_232],
                [220_335, -100_321],
                [364_262, 58_843],
                [421_418, 306_423],
            ][..],
        ),
        ("overworld", "minecraft:desert_pyramid", &[[-196_637, 16_746]]),
        ("overworld", "minecraft:buried_treasure", &[[442_909, 111_598]]),
    ];
    for (dimension, id, chunks) in known {
        let (dimension, structures) = structures::<f64>(pack, dimension, 13579, Edition::V26_2);
        let mut scratch = dimension.scratch();
        for &chunk in chunks {
            let starts = structures.starts(&dimension, chunk, &mut scratch);
            let ids: Vec<&str> =
                starts.iter().map(|start| structures.structures[start.structure].id.as_str()).collect();
            assert!(ids.contains(&id), "{chunk:?}: {ids:?}");
        }
    }
}

#[test]
fn mineshafts_of_the_judged_chunks() {
    let Some(pack) = pack_26_2() else { return };
    let file = json("vectors/hashes/chunk_stage_md5_26.2.json.gz").unwrap();
    let (dimension, structures) = structures::<f64>(pack, "overworld", 13579, Edition::V26_2);
    let mut scratch = dimension.scratch();
    let mut known: HashMap<[i32; 2], Vec<Arc<Start>>> = HashMap::new();
    let (mut chunks, mut starts) = (0, BTreeSet::new());
    for row in file["chunks"]["minecraft:overworld"].as_array().unwrap() {
        let chunk = [&row[0], &row[1]].map(|value| value.as_i64().unwrap() as i32);
        let references = References::find(chunk, |at| {
            known.entry(at).or_insert_with(|| structures.starts(&dimension, at, &mut scratch)).clone()
        });
        let columns = BoundingBox::of_chunk(chunk, 0, 0);
        let is_cut = |start: &Start| {
            structures.structures[start.structure].id.starts_with("minecraft:mineshaft")
                && start.with_pieces(|pieces| {
                    pieces.iter().any(|piece| piece.bounding_box().intersects_columns(&columns))
                })
        };
        let cutting: Vec<_> =
            references.starts().filter(|start| is_cut(start)).map(|start| start.chunk).collect();
        chunks += usize::from(!cutting.is_empty());
        starts.extend(cutting);
    }
    assert_eq!((chunks, starts.len()), (376, 28));
}
