use chunk::BlockPos;
use registry::blocks::parse_state;
use serde_json::json;

use crate::features::Edition;
use crate::features::test_level::{feature, with_ground};
use crate::random::{DecorationRandom, Random};

/// How many blocks of coal ore there are after placing it at height `y` in stone below 80, and the next draw.
fn placed(kind: &str, size: i32, discard_chance: f32, y: i32) -> (usize, i32) {
    let ore = json!({"type": kind, "config": {"size": size, "discard_chance_on_air_exposure": discard_chance,
        "targets": [{"target": {"predicate_type": "block_match", "block": "stone"},
            "state": {"Name": "coal_ore"}}]}});
    let ore = feature(Edition::V26_2, ore).unwrap();
    let coal = parse_state("coal_ore").unwrap();
    with_ground(80, |level, random| {
        ore.place(level, random, BlockPos::new(8, y, 8));
        let columns = (-16..32).flat_map(|x| (-16..32).map(move |z| (x, z)));
        let blocks = columns.flat_map(|(x, z)| (-64..128).map(move |y| BlockPos::new(x, y, z)));
        (blocks.filter(|pos| level.block(*pos) == coal).count(), random.next_i32())
    })
}

#[test]
fn vein() {
    let (count, next) = placed("ore", 17, 0.0, 60);
    assert!((10..60).contains(&count), "{count}");
    // One angle, two heights, one double for each ball.
    let mut random = DecorationRandom::new(1);
    random.next_f32();
    random.next_bounded(3);
    random.next_bounded(3);
    let mut high = random.clone();
    (0..17).for_each(|_| _ = random.next_f64());
    assert_eq!(next, random.next_i32());
    // Above all ground no balls are drawn.
    assert_eq!(placed("ore", 17, 0.0, 100), (0, high.next_i32()));
}

#[test]
fn not_beside_air() {
    let (buried, _) = placed("ore", 17, 1.0, 60);
    assert_eq!(buried, placed("ore", 17, 0.0, 60).0);
    let (some, _) = placed("ore", 33, 1.0, 79);
    assert!(some < placed("ore", 33, 0.0, 79).0);
}

#[test]
fn scattered() {
    let (count, _) = placed("scattered_ore", 60, 0.0, 60);
    assert!(count <= 60);
}
