use std::sync::Mutex;

use registry::blocks::parse_state;
use serde_json::{Value, json};

use super::*;
use crate::features::Edition::{V26_2, V26_3};
use crate::features::test_level::{parse, with_level, with_parser};
use crate::pack::Pack;
use crate::random::Random;

/// Remembers where it was placed.
#[derive(Debug, Default)]
struct Record(Mutex<Vec<[i32; 3]>>);

impl Feature for Record {
    fn place(&self, _: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) -> bool {
        random.next_bool();
        self.0.lock().unwrap().push([pos.x, pos.y, pos.z]);
        true
    }
}

fn modifiers(edition: crate::features::Edition, value: Value) -> Vec<Modifier> {
    parse(edition, value, |json, parser| {
        json.array()?.map(|modifier| Modifier::parse(modifier, parser)).collect()
    })
    .unwrap()
}

/// Where `placement` leads from 0 64 0 in a world that `build` made.
fn placed(placement: Vec<Modifier>, build: impl FnOnce(&mut Level<'_>)) -> Vec<[i32; 3]> {
    let record = Arc::new(Record::default());
    let placed = PlacedFeature { feature: record.clone(), placement };
    with_level(|level, random| {
        build(level);
        placed.place(level, random, BlockPos::new(0, 64, 0));
    });
    let positions = record.0.lock().unwrap();
    positions.clone()
}

#[test]
fn depth_first() {
    let placement = modifiers(V26_3, json!([{"type": "count", "count": 2}, {"type": "in_square"}]));
    let mut random = DecorationRandom::new(1);
    let mut expected = Vec::new();
    for _ in 0..2 {
        let x = random.next_bounded(16);
        expected.push([x, 64, random.next_bounded(16)]);
        random.next_bool();
    }
    assert_eq!(placed(placement, |_| {}), expected);
    assert_eq!(placed(Vec::new(), |_| {}), [[0, 64, 0]]);
}

#[test]
fn nothing_outside_of_what_may_be_written() {
    let far = json!([{"type": "offset", "x": 32}]);
    assert!(placed(modifiers(V26_3, far), |_| {}).is_empty());
    let near = json!([{"type": "minecraft:offset", "x": 31, "z": -16}]);
    assert_eq!(placed(modifiers(V26_3, near), |_| {}), [[31, 64, -16]]);
    let old = json!([{"type": "random_offset", "xz_spread": 1, "y_spread": -2}]);
    assert_eq!(placed(modifiers(V26_2, old), |_| {}), [[1, 62, 1]]);
}

#[test]
fn heights_and_scans() {
    let floor = |level: &mut Level<'_>| {
        level.set(BlockPos::new(0, 60, 0), 1);
    };
    let map = json!([{"type": "heightmap", "heightmap": "MOTION_BLOCKING"}]);
    assert_eq!(placed(modifiers(V26_3, map.clone()), floor), [[0, 61, 0]]);
    assert!(placed(modifiers(V26_3, map), |_| {}).is_empty());
    let scan = |steps: i32| {
        json!([{"type": "environment_scan", "direction_of_search": "down", "max_steps": steps,
            "target_condition": {"type": "solid"},
            "allowed_search_condition": {"type": "matching_blocks", "blocks": "air"}}])
    };
    // The target itself need not be allowed.
    assert_eq!(placed(modifiers(V26_3, scan(4)), floor), [[0, 60, 0]]);
    assert!(placed(modifiers(V26_3, scan(3)), floor).is_empty());
    let near = json!([{"type": "surface_relative_threshold_filter", "heightmap": "WORLD_SURFACE",
        "max_inclusive": 3}]);
    assert_eq!(placed(modifiers(V26_3, near.clone()), floor), [[0, 64, 0]]);
    assert!(placed(modifiers(V26_3, near), |_| {}).is_empty());
}

#[test]
fn layers() {
    let placement = modifiers(V26_3, json!([{"type": "count_on_every_layer", "count": 1}]));
    let positions = placed(placement, |level| {
        let netherrack = parse_state("netherrack").unwrap();
        for x in 0..16 {
            for z in 0..16 {
                level.set(BlockPos::new(x, 10, z), netherrack);
                level.set(BlockPos::new(x, 40, z), netherrack);
                level.set(BlockPos::new(x, -64, z), parse_state("bedrock").unwrap());
            }
        }
    });
    let heights: Vec<i32> = positions.iter().map(|pos| pos[1]).collect();
    assert_eq!(heights, [41, 11]);
}

#[test]
fn boxes_and_choices() {
    let cuboid = json!([{"type": "cuboid", "xz_size": 2, "y_size": 2}]);
    let sides = placed(modifiers(V26_3, cuboid), |_| {});
    assert_eq!(sides, [[0, 65, 1], [1, 64, 1], [1, 65, 0], [1, 65, 2], [1, 66, 1], [2, 65, 1]]);
    let one = json!([{"type": "randomly_selected", "placements": [{"type": "offset", "y": 1}]}]);
    assert_eq!(placed(modifiers(V26_3, one), |_| {}), [[0, 65, 0]]);
    let fixed = json!([{"type": "fixed_placement", "positions": [[15, 1, 15], [16, 1, 0], [-1, 1, 0]]}]);
    assert_eq!(placed(modifiers(V26_3, fixed), |_| {}), [[15, 1, 15]]);
}

#[test]
fn noise_counts() {
    let count =
        json!([{"type": "noise_threshold_count", "noise_level": 2.0, "below_noise": 3, "above_noise": 1}]);
    assert_eq!(placed(modifiers(V26_3, count), |_| {}).len(), 3);
    let count = json!([{"type": "noise_based_count", "noise_to_count_ratio": 10, "noise_factor": 80.0,
        "noise_offset": 0.3}]);
    assert_eq!(placed(modifiers(V26_3, count), |_| {}).len(), 3);
}

#[test]
fn bad_data() {
    for value in [
        json!({"type": "rarity_filter", "chance": 0}),
        json!({"type": "count", "count": 257}),
        json!({"type": "randomly_selected", "placements": []}),
        json!({"type": "environment_scan", "direction_of_search": "north", "max_steps": 3}),
        json!({"type": "heightmap", "heightmap": "X"}),
        json!({"type": "x"}),
    ] {
        assert!(parse(V26_3, value, Modifier::parse).is_err());
    }
}

#[test]
fn every_placement_of_the_game_is_read() {
    let pack = Pack::builtin().unwrap();
    with_parser(V26_3, |parser| {
        for (id, json) in pack.all("worldgen/placed_feature") {
            for modifier in json.get("placement").unwrap().array().unwrap() {
                Modifier::parse(modifier, parser).unwrap_or_else(|error| panic!("{id}: {error}"));
            }
        }
    });
}
