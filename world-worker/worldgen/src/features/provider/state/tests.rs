use registry::blocks::{format_state, parse_state};
use serde_json::{Value, json};

use super::*;
use crate::features::Edition::{V26_2, V26_3};
use crate::features::test_level::{parse, with_level, with_parser};
use crate::pack::Pack;

const POS: BlockPos = BlockPos::new(3, 64, 5);

/// The state that a provider gives, and the next draw after it.
fn given(edition: Edition, provider: Value) -> (Option<String>, i32) {
    let provider = parse(edition, provider, StateProvider::parse).unwrap();
    with_level(|level, random| {
        let state = provider.state(level, random, POS);
        (state.map(format_state), random.next_i32())
    })
}

/// The draw of the random source of tests after these.
fn after(draws: impl FnOnce(&mut DecorationRandom)) -> i32 {
    let mut random = DecorationRandom::new(1);
    draws(&mut random);
    random.next_i32()
}

fn some(state: &str) -> Option<String> {
    parse_state(state).map(format_state)
}

#[test]
fn names_of_both_kinds() {
    for name in ["simple", "minecraft:simple_state_provider"] {
        let provider = json!({"type": name, "state": {"Name": "oak_log", "Properties": {"axis": "x"}}});
        assert_eq!(given(V26_3, provider), (some("oak_log[axis=x]"), after(|_| {})));
    }
}

#[test]
fn draws() {
    let one = |random: &mut DecorationRandom, bound| {
        random.next_bounded(bound);
    };
    let weighted = json!({"type": "weighted_state_provider", "entries": [{"data": "stone", "weight": 3}]});
    assert_eq!(given(V26_3, weighted), (some("stone"), after(|random| one(random, 3))));
    let old = json!({"type": "rotated_block_provider", "state": {"Name": "hay_block"}});
    assert_eq!(given(V26_2, old).1, after(|random| one(random, 3)));
    let simple = |state: &str| json!({"type": "simple_state_provider", "state": state});
    let new = json!({"type": "rotated_block_provider", "state": simple("hay_block")});
    assert_eq!(given(V26_3, new).1, after(|random| one(random, 6)));
    let fixed = json!({"type": "rotated_block_provider", "direction": "east", "state": simple("tube_coral_wall_fan")});
    assert_eq!(given(V26_3, fixed), (some("tube_coral_wall_fan[facing=east]"), after(|_| {})));
    let ages = |state: &str| {
        json!({"type": "randomized_int_state_provider", "property": "age", "source": simple(state),
            "values": {"type": "uniform", "min_inclusive": 7, "max_inclusive": 7}})
    };
    assert_eq!(given(V26_3, ages("kelp")), (some("kelp[age=7]"), after(|random| one(random, 1))));
    assert_eq!(given(V26_3, ages("stone")), (some("stone"), after(|_| {})));
    assert_eq!(given(V26_2, ages("stone")), (some("stone"), after(|random| one(random, 1))));
    let blocks = json!({"type": "random_block_provider", "blocks": ["stone"]});
    assert_eq!(given(V26_3, blocks), (some("stone"), after(|random| one(random, 1))));
}

#[test]
fn rules() {
    let rule = |holds: bool, then: Value| {
        let predicate = if holds { json!({"type": "true"}) } else { json!({"type": "solid"}) };
        json!({"if_true": predicate, "then": then})
    };
    let simple = |state: &str| json!({"type": "simple_state_provider", "state": state});
    let nothing = json!({"type": "rule_based_state_provider", "rules": []});
    let rules = json!({"type": "rule_based_state_provider", "fallback": simple("dirt"),
        "rules": [rule(false, simple("stone")), rule(true, nothing.clone())]});
    assert_eq!(given(V26_2, rules.clone()).0, None);
    assert_eq!(given(V26_3, rules).0, some("dirt"));
    assert_eq!(given(V26_3, nothing).0, None);
    let copy = json!({"type": "copy_properties_provider", "source": simple("oak_log[axis=z]")});
    assert_eq!(given(V26_3, copy).0, some("oak_log[axis=z]"));
}

#[test]
fn noises() {
    let noise = json!({"firstOctave": 0, "amplitudes": [1.0]});
    let threshold = |threshold: f32| {
        json!({"type": "noise_threshold_provider", "noise": noise, "seed": 2345, "scale": 0.005,
            "threshold": threshold, "high_chance": 0.0, "default_state": "stone",
            "low_states": ["dirt"], "high_states": ["sand"]})
    };
    for edition in [V26_2, V26_3] {
        let high = (some("stone"), after(|random| _ = random.next_f32()));
        assert_eq!(given(edition, threshold(-3.0)), high);
        let low = (some("dirt"), after(|random| _ = random.next_bounded(1)));
        assert_eq!(given(edition, threshold(3.0)), low);
        let dual = json!({"type": "dual_noise_provider", "noise": noise, "slow_noise": noise, "seed": 2345,
            "scale": 1.0, "slow_scale": 1.0, "variety": [1, 3], "states": ["dirt"]});
        assert_eq!(given(edition, dual), (some("dirt"), after(|_| {})));
    }
}

#[test]
fn index_of_a_noise() {
    let noise = json!({"n": {"firstOctave": 0, "amplitudes": [1.0]}, "seed": 1});
    for edition in [V26_2, V26_3] {
        let noise =
            parse(edition, noise.clone(), |json, parser| StateNoise::parse(json, "n", parser)).unwrap();
        let index = |value| noise.index(value, 4);
        assert_eq!([-2.0, -1.0, -0.5, 0.25, 0.999, 1.0, 3.0].map(index), [0, 0, 1, 2, 3, 3, 3]);
        assert_eq!([-1.5, -1.0, 0.0, 0.9, 1.0, 2.0].map(|value| noise.map(value, 1, 4)), [1, 1, 2, 3, 4, 4]);
    }
}

#[test]
fn errors() {
    for provider in [
        json!({"type": "simple_state_provider", "state": "no_such_block"}),
        json!({"type": "weighted_state_provider", "entries": []}),
        json!({"type": "random_block_provider", "blocks": []}),
        json!({"type": "what_provider"}),
    ] {
        assert!(parse(V26_3, provider, StateProvider::parse).is_err());
    }
}

/// Reads every value below `json` that names its type like a provider.
fn read_all(json: Json<'_>, parser: &mut Parser<'_>) -> usize {
    let mut count = 0;
    if json.type_name().is_ok_and(|name| name.ends_with("_provider")) {
        StateProvider::parse(json, parser).unwrap();
        count += 1;
    }
    if let Ok(list) = json.array() {
        count += list.map(|json| read_all(json, parser)).sum::<usize>();
    } else if let Ok(fields) = json.entries() {
        count += fields.map(|(_, json)| read_all(json, parser)).sum::<usize>();
    }
    count
}

#[test]
fn every_provider_of_the_game_is_read() {
    let pack = Pack::builtin().unwrap();
    with_parser(V26_3, |parser| {
        let count: usize = ["worldgen/feature", "worldgen/placed_feature"]
            .into_iter()
            .flat_map(|kind| pack.all(kind))
            .map(|(_, json)| read_all(json, parser))
            .sum();
        assert!(count > 300, "{count}");
    });
}
