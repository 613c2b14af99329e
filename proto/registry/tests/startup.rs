//! The tables cost nothing at start: the first look-ups of a process are as quick as later ones.

use std::time::{Duration, Instant};

use registry::{blocks, builtin, entities, items, synced, tags};

#[test]
fn first_use_of_every_table_takes_less_than_20_ms() {
    let start = Instant::now();
    let stone = blocks::block_by_name("stone").unwrap();
    assert_eq!(blocks::block_of_state(stone.default_state).id, stone.id);
    assert!(!blocks::collision_shape(stone.default_state).is_empty());
    assert!(items::item_by_name("stone").is_some());
    assert!(entities::entity_by_name("player").is_some());
    assert!(builtin::id("sound_event", "block.stone.break").is_some());
    assert!(tags::contains("block", "base_stone_overworld", stone.id));
    assert!(synced::synced_id("worldgen/biome", "plains").is_some());
    assert!(start.elapsed() < Duration::from_millis(20), "{:?}", start.elapsed());
}
