use std::collections::BTreeMap;

use chunk::BlockPos;
use registry::blocks::{self, format_state, parse_state};
use serde_json::{Value, json};

use super::super::super::test_level::{feature, with_level, with_parser};
use crate::features::{Edition, Level};
use crate::random::{DecorationRandom, Random};

const ORIGIN: BlockPos = BlockPos::new(8, 64, 8);

fn simple(state: &str) -> Value {
    json!({"type": "simple_state_provider", "state": state})
}

fn tree(trunk: Value, foliage: Value) -> Value {
    json!({
        "type": "minecraft:tree",
        "trunk_provider": simple("oak_log"),
        "foliage_provider": simple("oak_leaves"),
        "below_trunk_provider": simple("dirt"),
        "trunk_placer": trunk,
        "foliage_placer": foliage,
        "minimum_size": {"type": "two_layers_feature_size"},
        "ignore_vines": true,
        "decorators": []
    })
}

fn straight(height: i32) -> Value {
    json!({"type": "straight_trunk_placer", "base_height": height, "height_rand_a": 0, "height_rand_b": 0})
}

fn blob() -> Value {
    json!({"type": "blob_foliage_placer", "radius": 2, "offset": 0, "height": 3})
}

/// All blocks that are not air, counted by name.
fn count(level: &Level<'_>) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for x in -16..32 {
        for z in -16..32 {
            for y in 50..120 {
                let state = level.block(BlockPos::new(x, y, z));
                if !blocks::is_air(state) {
                    *counts.entry(blocks::block_of_state(state).name).or_default() += 1;
                }
            }
        }
    }
    counts
}

#[test]
fn an_oak() {
    let oak = feature(Edition::V26_3, tree(straight(5), blob())).unwrap();
    with_level(|level, random| {
        assert!(oak.place(level, random, ORIGIN));
        let counts = count(level);
        assert_eq!(counts["oak_log"], 5);
        assert_eq!(counts["dirt"], 1);
        // Two rows of radius 1, the upper without corners, and two of radius 2, without some corners.
        assert!((5 + 5 + 21 + 21 - 3..=5 + 9 + 25 + 25 - 3).contains(&counts["oak_leaves"]), "{counts:?}");
        let distance = |x, y| {
            let state = level.block(ORIGIN.offset(x, y, 0));
            blocks::property(state, "distance").unwrap_or_else(|| panic!("{}", format_state(state)))
        };
        // Leaves between leaves of the same distance are counted twice, as in the game, where ticks put that right.
        assert_eq!([distance(1, 3), distance(2, 3), distance(0, 5), distance(1, 5)], ["2", "3", "1", "3"]);
    });
}

#[test]
fn corners_draw() {
    let oak = feature(Edition::V26_3, tree(straight(5), blob())).unwrap();
    with_level(|level, random| {
        let mut drawn = random.clone();
        oak.place(level, random, ORIGIN);
        // Two heights, and one draw for each corner of four rows.
        drawn.skip(2 + 4 * 4);
        assert_eq!(random.next_i64(), drawn.next_i64());
    });
}

#[test]
fn no_room() {
    let oak = feature(Edition::V26_3, tree(straight(5), blob())).unwrap();
    with_level(|level, random| {
        level.set(ORIGIN.offset(1, 4, 0), parse_state("stone").unwrap());
        assert!(!oak.place(level, random, ORIGIN));
        assert_eq!(count(level).len(), 1);
        assert!(!oak.place(level, random, BlockPos::new(8, -64, 8)));
        assert!(!oak.place(level, random, BlockPos::new(8, 315, 8)));
        assert!(oak.place(level, random, BlockPos::new(8, 314, 8)));
    });
}

#[test]
fn what_is_wrong_is_named() {
    let error = |value| feature(Edition::V26_3, value).unwrap_err().to_string();
    let mut unknown = straight(5);
    unknown["type"] = json!("wooden_trunk_placer");
    assert!(error(tree(unknown, blob())).contains("trunk_placer.type: there is no trunk placer"));
    assert!(error(tree(straight(33), blob())).contains("trunk_placer.base_height: 33 should be"));
    let mut wide = blob();
    wide["radius"] = json!({"type": "uniform", "min_inclusive": 0, "max_inclusive": 17});
    assert!(error(tree(straight(5), wide)).contains("foliage_placer.radius"));
}

/// Parts of features that have other modules.
const KINDS: [&str; 6] =
    ["fallen_tree", "huge_brown_mushroom", "huge_fungus", "huge_red_mushroom", "root_system", "tree"];

#[test]
fn all_of_the_game_are_read_and_grow() {
    with_parser(Edition::V26_3, |parser| {
        let pack = parser.pack;
        let mut names = 0;
        for (id, json) in pack.all("worldgen/feature") {
            if !KINDS.contains(&json.type_name().unwrap()) {
                continue;
            }
            names += 1;
            let feature = match parser.feature_named(id, json) {
                Ok(feature) => feature,
                // What they contain is read by others.
                Err(error) if error.to_string().contains("there is no feature") => continue,
                Err(error) => panic!("{error}"),
            };
            let grows = (0..20).any(|seed| {
                with_level(|level, random| {
                    for (x, z) in (-16..32).flat_map(|x| (-16..32).map(move |z| (x, z))) {
                        let ground = match id {
                            "minecraft:crimson_fungus" | "minecraft:crimson_fungus_planted" => {
                                "crimson_nylium"
                            }
                            "minecraft:warped_fungus" | "minecraft:warped_fungus_planted" => "warped_nylium",
                            _ => "grass_block",
                        };
                        level.set(BlockPos::new(x, 63, z), parse_state(ground).unwrap());
                    }
                    random.reseed(seed);
                    feature.place(level, random, ORIGIN)
                })
            });
            assert!(grows, "{id}");
        }
        assert!(names >= 59, "{names}");
    });
}

#[test]
fn a_nest_is_in_the_lowest_leaves_and_has_bees() {
    let mut json = tree(straight(5), blob());
    json["decorators"] = json!([{"type": "beehive", "probability": 1.0}]);
    let oak = feature(Edition::V26_3, json).unwrap();
    with_level(|level, random| {
        assert!(oak.place(level, random, ORIGIN));
        let nests = [(1, 0), (0, 1), (-1, 0)].map(|(x, z)| level.block(ORIGIN.offset(x, 1, z)));
        let nest = parse_state("bee_nest[facing=south]").unwrap();
        assert_eq!(nests.into_iter().filter(|state| *state == nest).count(), 1);
    });
}

/// A floor of stone below the origin.
fn with_floor<T>(run: impl FnOnce(&mut Level<'_>, &mut DecorationRandom) -> T) -> T {
    with_level(|level, random| {
        for (x, z) in (-16..32).flat_map(|x| (-16..32).map(move |z| (x, z))) {
            level.set(BlockPos::new(x, 63, z), parse_state("stone").unwrap());
        }
        run(level, random)
    })
}

#[test]
fn a_fallen_tree() {
    let json = json!({
        "type": "fallen_tree",
        "trunk_provider": simple("oak_log"),
        "log_length": 7,
        "stump_decorators": [],
        "log_decorators": [],
    });
    let fallen = feature(Edition::V26_3, json).unwrap();
    with_floor(|level, random| {
        assert!(fallen.place(level, random, ORIGIN));
        assert_eq!(count(level)["oak_log"], 1 + 5);
    });
}

#[test]
fn huge_mushrooms() {
    let json = |name: &str, radius: i32| {
        json!({
            "type": name,
            "cap_provider": simple("red_mushroom_block"),
            "stem_provider": simple("mushroom_stem[up=false,down=false]"),
            "foliage_radius": radius,
            "can_place_on": {"type": "true"},
        })
    };
    // A square without corners; three rings without corners, and a roof.
    for (name, radius, blocks) in [("huge_brown_mushroom", 3, 45), ("huge_red_mushroom", 2, 3 * 12 + 9)] {
        let mushroom = feature(Edition::V26_3, json(name, radius)).unwrap();
        with_floor(|level, random| {
            assert!(mushroom.place(level, random, ORIGIN));
            let counts = count(level);
            assert_eq!(counts["red_mushroom_block"], blocks);
            assert!([4, 5, 6, 8, 10, 12].contains(&counts["mushroom_stem"]));
        });
    }
}
