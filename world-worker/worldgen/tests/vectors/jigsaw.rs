//! Villages, trial chambers and trail ruins, piece by piece.

use serde_json::Value;
use worldgen::features::Edition;
use worldgen::structures::{BoundingBox, Start, Structures};

use crate::structures::structures;
use crate::support::{ints, json, pack_26_2, templates_26_2};

#[test]
fn every_template_of_26_2_is_read() {
    let Some(templates) = templates_26_2() else { return };
    assert_eq!(templates.len(), 1212);
    let blocks: usize = templates.all().map(|template| template.palettes()[0].blocks.len()).sum();
    assert_eq!(blocks, 1_069_493);
}

/// Structure, pieces and their junctions as the vectors have them.
fn check_start(structures: &Structures, expected: &Value, start: &Start) {
    let pieces = expected["pieces"].as_array().unwrap();
    assert_eq!(structures.structures[start.structure].id, expected["structure"].as_str().unwrap());
    assert_eq!(start.shapes.len(), pieces.len());
    let described =
        start.with_pieces(|pieces| pieces.iter().map(|piece| format!("{piece:?}")).collect::<Vec<_>>());
    for (at, ((bounds, beard), piece)) in start.shapes.iter().zip(pieces).enumerate() {
        let corners = ints(&piece["box"]);
        let expected =
            BoundingBox::new([corners[0], corners[1], corners[2]], [corners[3], corners[4], corners[5]]);
        assert_eq!(*bounds, expected, "piece {at}, {}", piece["element"]);
        let delta = piece["delta"].as_i64().unwrap() as i32;
        assert_eq!(beard.rigid, piece["rigid"].as_bool().unwrap().then_some(delta), "piece {at}");
        let junctions = piece["junctions"].as_array().unwrap().iter().map(ints);
        let junctions: Vec<[i32; 3]> = junctions.map(|point| point.try_into().unwrap()).collect();
        assert_eq!(beard.junctions, junctions, "piece {at}, {}", piece["element"]);
        let rotation = ["None", "Clockwise90", "Clockwise180", "CounterClockwise90"]
            [piece["rotation"].as_u64().unwrap() as usize];
        let pos = ints(&piece["pos"]);
        let element = piece["element"].as_str().unwrap().trim_start_matches("minecraft:");
        let start = format!(
            "JigsawPiece {{ element: \"minecraft:{element}\", position: BlockPos {{ x: {}, y: {}, z: {} }}, \
             rotation: {rotation},",
            pos[0], pos[1], pos[2]
        );
        assert!(described[at].starts_with(&start), "{} {start}", described[at]);
    }
}

#[test]
fn starts_of_26_2() {
    let Some(pack) = pack_26_2() else { return };
    let file = json("vectors/structures/jigsaw_starts_s13579.json").unwrap();
    let seed = file["seed"].as_i64().unwrap();
    let (dimension, structures) = structures::<f64>(pack, "overworld", seed, Edition::V26_2);
    let mut scratch = dimension.scratch();
    for expected in file["starts"].as_array().unwrap() {
        let chunk = ints(&expected["chunk"]);
        let starts = structures.starts(&dimension, [chunk[0], chunk[1]], &mut scratch);
        let id = expected["structure"].as_str().unwrap();
        let start = starts.iter().find(|start| structures.structures[start.structure].id == id);
        let start = start.unwrap_or_else(|| panic!("{id} does not start in {chunk:?}"));
        check_start(&structures, expected, start);
    }
}
