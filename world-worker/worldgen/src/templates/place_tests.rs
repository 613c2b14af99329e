use std::sync::Arc;

use chunk::BlockPos;
use fastnbt::{Value, nbt};
use registry::{block_states, blocks};
use serde_json::json;

use super::processor::{Processor, block_random};
use super::{Placement, Template, Transform, file};
use crate::features::test_level::{parse, with_level, with_parser};
use crate::features::{BlockEntityData, Edition, HeightKind, Level};
use crate::random::{DecorationRandom, Random};
use crate::structures::BoundingBox;
use crate::structures::piece::Rotation;

const AT: BlockPos = BlockPos::new(3, 70, 5);

fn state(text: &str) -> u16 {
    blocks::parse_state(text).unwrap()
}

fn template(value: &Value) -> Template {
    file::read("test:test", &file::tests::gzipped(value)).unwrap()
}

/// A row of `length` blocks of one kind along x.
fn row(block: &str, length: i32) -> Template {
    let blocks: Vec<_> = (0..length).map(|x| nbt!({"pos": [x, 0, 0], "state": 0})).collect();
    template(&nbt!({"size": [length, 1, 1], "palette": [{"Name": block}], "blocks": blocks}))
}

fn processors(value: serde_json::Value) -> Vec<Processor> {
    parse(Edition::V26_3, value, Processor::parse_list).unwrap()
}

/// States of a row from [`AT`] along x.
fn states(level: &Level<'_>, length: i32) -> Vec<u16> {
    (0..length).map(|x| level.block(AT.offset(x, 0, 0))).collect()
}

fn plain(processors: &[Processor]) -> Placement<'_> {
    Placement { draws_in_order: false, ..Placement::of_feature(AT, still(), processors) }
}

fn still() -> Transform {
    Transform::rotated(Rotation::None)
}

#[test]
fn blocks_turn_with_their_template() {
    let template = template(&nbt!({
        "size": [2, 1, 3],
        "palette": [{"Name": "oak_log", "Properties": {"axis": "x"}}, {"Name": "stone"}],
        "blocks": [{"pos": [1, 0, 2], "state": 0}, {"pos": [0, 0, 0], "state": 1}]
    }));
    with_level(|level, random| {
        let transform = Transform::rotated(Rotation::Clockwise90);
        assert!(template.place(level, random, AT, &Placement::of_feature(AT, transform, &[])));
        assert_eq!(level.block(AT), block_states::STONE);
        assert_eq!(level.block(AT.offset(-2, 0, 1)), state("oak_log[axis=z]"));
        let bounds = template.bounds(AT, transform);
        assert_eq!((bounds.min, bounds.max), ([1, 70, 5], [3, 70, 6]));
    });
}

#[test]
fn features_draw_in_order() {
    let template = row("stone", 16);
    let rot = processors(json!([{"processor_type": "block_rot", "integrity": 0.5}]));
    with_level(|level, random| {
        let mut same = random.clone();
        template.place(level, random, AT, &Placement::of_feature(AT, still(), &rot));
        assert_eq!(same.next_bounded(1), 0);
        let stays = (0..16).map(|_| same.next_f32() <= 0.5);
        let expected: Vec<_> = stays.map(|stays| if stays { block_states::STONE } else { 0 }).collect();
        assert_eq!(states(level, 16), expected);
        assert_eq!(same.next_i64(), random.next_i64());
    });
}

#[test]
fn pieces_draw_by_position_whatever_the_clip() {
    let template = row("stone", 16);
    let rot = processors(json!([{"processor_type": "block_rot", "integrity": 0.5}]));
    let place = |clips: &[BoundingBox]| {
        with_level(|level, random| {
            for clip in clips {
                template.place(level, random, AT, &Placement { clip: Some(clip), ..plain(&rot) });
            }
            assert_eq!(random.next_i64(), DecorationRandom::new(1).next_i64());
            states(level, 16)
        })
    };
    let clip = |from, to| BoundingBox::new([from, 0, 0], [to, 100, 15]);
    let whole = place(&[clip(0, 31)]);
    assert_eq!(place(&[clip(10, 31), clip(0, 9)]), whole);
    for (x, state) in whole.iter().enumerate() {
        let stays = block_random(AT.offset(x as i32, 0, 0)).next_f32() <= 0.5;
        assert_eq!(*state, if stays { block_states::STONE } else { 0 });
    }
    assert!(place(&[clip(10, 12)])[..7].iter().all(|state| *state == 0));
}

#[test]
fn the_first_rule_that_fits_counts() {
    let template = row("sand", 8);
    let rules = processors(json!([{"processor_type": "rule", "rules": [
        {
            "input_predicate":
                {"predicate_type": "random_block_match", "block": "sand", "probability": 0.5},
            "location_predicate": {"predicate_type": "block_match", "block": "air"},
            "output_state": "suspicious_sand",
            "block_entity_modifier": {"type": "append_loot", "loot_table": "a:b"}
        },
        {
            "input_predicate": {"predicate_type": "block_match", "block": "sand"},
            "location_predicate": {"predicate_type": "always_true"},
            "output_state": "gravel"
        }
    ]}]));
    with_level(|level, random| {
        template.place(level, random, AT, &plain(&rules));
        for (x, state) in states(level, 8).into_iter().enumerate() {
            let mut random = block_random(AT.offset(x as i32, 0, 0));
            let is_first = random.next_f32() < 0.5;
            let expected = if is_first { block_states::SUSPICIOUS_SAND } else { block_states::GRAVEL };
            assert_eq!(state, expected);
        }
    });
}

#[test]
fn limited_changes_do_not_depend_on_the_clip() {
    let template = row("gravel", 16);
    let capped = processors(json!([{"processor_type": "capped", "limit": 3, "delegate": {
        "processor_type": "rule",
        "rules": [{
            "input_predicate": {"predicate_type": "always_true"},
            "location_predicate": {"predicate_type": "always_true"},
            "output_state": "suspicious_gravel"
        }]
    }}]));
    let changed = |clip: [i32; 2]| {
        with_level(|level, random| {
            let clip = BoundingBox::new([clip[0], 0, 0], [clip[1], 100, 15]);
            template.place(level, random, AT, &Placement { clip: Some(&clip), ..plain(&capped) });
            let is_changed = |state: &u16| *state == block_states::SUSPICIOUS_GRAVEL;
            states(level, 16).iter().map(is_changed).collect::<Vec<_>>()
        })
    };
    let whole = changed([0, 31]);
    assert_eq!(whole.iter().filter(|changed| **changed).count(), 3);
    assert_eq!(changed([3, 12])[..10], whole[..10]);
    assert_eq!(changed([13, 31])[10..], whole[10..]);
}

#[test]
fn water_stays_in_what_can_hold_it() {
    let template = row("oak_slab", 4);
    let wet = state("oak_slab[waterlogged=true]");
    let place = |waterlogs| {
        with_level(|level, random| {
            level.set(AT.offset(1, 0, 0), block_states::WATER);
            level.set(AT.offset(4, 0, 0), block_states::WATER);
            template.place(level, random, AT, &Placement { waterlogs, ..plain(&[]) });
            states(level, 4)
        })
    };
    // From both sides, until all have some.
    assert_eq!(place(true), [wet; 4]);
    assert_eq!(place(false), [block_states::OAK_SLAB; 4]);
}

#[test]
fn placed_blocks_fit_to_each_other_unless_they_already_do() {
    let template = row("oak_fence", 2);
    with_level(|level, random| {
        template.place(level, random, AT, &plain(&[]));
        assert_eq!(level.block(AT), state("oak_fence[east=true]"));
        assert_eq!(level.block(AT.offset(1, 0, 0)), state("oak_fence[west=true]"));
        template.place(level, random, AT, &Placement { is_shaped: true, ..plain(&[]) });
        assert_eq!(states(level, 2), [block_states::OAK_FENCE; 2]);
    });
}

#[test]
fn columns_follow_the_terrain() {
    let template = row("dirt_path", 3);
    with_level(|level, random| {
        // The heights are those before features, so all columns are empty.
        let ground = level.height(HeightKind::WorldSurfaceWg, AT.x, AT.z);
        template.place(level, random, AT, &plain(&[Processor::Gravity(-1)]));
        assert_eq!(states(level, 3), [0; 3]);
        // Outside of the world.
        assert_eq!(level.block(BlockPos::new(AT.x, ground - 1, AT.z)), 0);
        template.place(level, random, AT, &plain(&[Processor::Gravity(1)]));
        assert_eq!(level.block(BlockPos::new(AT.x, ground + 1, AT.z)), block_states::DIRT_PATH);
    });
}

#[test]
fn jigsaws_become_what_they_say_and_containers_get_seeds() {
    let template = template(&nbt!({
        "size": [3, 1, 1],
        "palette": [{"Name": "jigsaw"}, {"Name": "chest"}],
        "blocks": [
            {"pos": [0, 0, 0], "state": 0, "nbt": {"final_state": "minecraft:stone"}},
            {"pos": [1, 0, 0], "state": 0, "nbt": {"final_state": "minecraft:structure_void"}},
            {"pos": [2, 0, 0], "state": 1, "nbt": {"id": "minecraft:chest", "LootTable": "a:b"}}
        ]
    }));
    with_level(|level, random| {
        let mut same = random.clone();
        template.place(level, random, AT, &plain(&[Processor::JigsawReplacement]));
        assert_eq!(states(level, 3), [block_states::STONE, 0, block_states::CHEST]);
        assert_eq!(random.next_i64(), {
            same.next_i64();
            same.next_i64()
        });
    });
}

#[test]
fn entities_turn_with_their_template() {
    let template = template(&nbt!({
        "size": [3, 1, 3],
        "palette": [{"Name": "stone"}],
        "blocks": [{"pos": [0, 0, 0], "state": 0}],
        "entities": [{
            "pos": [2.5, 0.0, 0.5],
            "blockPos": [2, 0, 0],
            "nbt": {"id": "minecraft:cat", "Rotation": [90.0f32, 0.0f32], "variant": "x"}
        }]
    }));
    let transform = Transform::rotated(Rotation::Clockwise90);
    assert_eq!(transform.point([2.5, 0.0, 0.5]), [0.5, 0.0, 2.5]);
    assert_eq!(transform.yaw(90.0), -180.0);
    with_level(|level, random| {
        template.place(level, random, AT, &Placement::of_feature(AT, transform, &[]));
    });
    assert_eq!(template.entities()[0].nbt, "{\"variant\":\"x\"}");
}

#[test]
fn processor_lists_of_the_game_are_read() {
    with_parser(Edition::V26_3, |parser| {
        let pack = parser.pack;
        let mut count = 0;
        for (id, json) in pack.all("worldgen/processor_list") {
            Processor::parse_list(json, parser).unwrap_or_else(|error| panic!("{id}: {error}"));
            count += 1;
        }
        assert!(count > 35, "{count}");
    });
}

#[test]
fn old_bricks_draw_for_both_stairs() {
    with_parser(Edition::V26_3, |parser| {
        let json = parser.pack.file("worldgen/processor_list", "empty", "test").unwrap();
        let age = Processor::age(0.2, json, parser).unwrap();
        let bricks = row("stone_bricks", 16);
        with_level(|level, random| {
            bricks.place(level, random, AT, &plain(&[age]));
            for (x, state) in states(level, 16).into_iter().enumerate() {
                let mut random = block_random(AT.offset(x as i32, 0, 0));
                if random.next_f32() >= 0.5 {
                    assert_eq!(state, block_states::STONE_BRICKS);
                    continue;
                }
                (0..2).for_each(|_| {
                    random.next_bounded(4);
                    random.next_bounded(2);
                });
                let is_mossy = random.next_f32() < 0.2;
                let is_stairs = random.next_bounded(2) == 1;
                let name = match (is_mossy, is_stairs) {
                    (true, false) => "mossy_stone_bricks",
                    (true, true) => "mossy_stone_brick_stairs",
                    (false, false) => "cracked_stone_bricks",
                    (false, true) => "stone_brick_stairs",
                };
                assert_eq!(blocks::block_of_state(state).name, name);
            }
        });
    });
}

#[test]
fn loot_of_rules_has_the_seed_of_the_block() {
    let rule = super::Rule::replace(crate::features::RuleTest::AlwaysTrue, block_states::SUSPICIOUS_SAND);
    let rules = [Processor::Rules([rule.with_loot("a:b")].into())];
    with_level(|level, random| {
        let sand = Arc::new(row("sand", 1));
        sand.place(level, random, AT, &plain(&rules));
        let expected = BlockEntityData::Loot { table: "a:b".into(), seed: block_random(AT).next_i64() };
        assert_eq!(level.block_entity(AT), Some(&expected));
    });
}
