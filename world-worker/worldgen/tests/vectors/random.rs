use serde_json::Value;
use worldgen::random::{Legacy, Random, Xoroshiro, position_seed, region_seed};

use crate::support::json;

/// The values that `entry` describes, in the order of the file.
fn draw(entry: &Value, random: &mut impl Random) -> Option<Vec<Value>> {
    let op = entry["op"].as_str().unwrap();
    let count = entry["values"].as_array().unwrap().len();
    let list = |draw: &mut dyn FnMut() -> Value| Some((0..count).map(|_| draw()).collect());
    let numbers = |text: &str| -> Vec<i32> {
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
    };
    if op == "nextInt()" {
        return list(&mut || random.next_i32().into());
    }
    if op == "nextDouble()" {
        return list(&mut || random.next_f64().into());
    }
    if op.starts_with("nextFloat()") {
        return list(&mut || random.next_f32().into());
    }
    if op == "nextLong()" {
        return list(&mut || random.next_i64().to_string().into());
    }
    if op == "nextBoolean()" {
        return list(&mut || random.next_bool().into());
    }
    if op.starts_with("nextGaussian()") {
        return list(&mut || random.next_gaussian().into());
    }
    if op.starts_with("triangle") {
        let numbers = numbers(op);
        let [.., mode, deviation] = numbers[..] else { panic!("{op}") };
        return list(&mut || random.triangle(f64::from(mode), f64::from(deviation)).into());
    }
    if op.starts_with("nextIntBetweenInclusive") {
        let [min, max] = numbers(op)[..] else { panic!("{op}") };
        return list(&mut || random.between(min, max).into());
    }
    if op.starts_with("nextInt(origin,bound)") {
        let numbers = numbers(op);
        let [.., min, max] = numbers[..] else { panic!("{op}") };
        return list(&mut || random.between(min, max - 1).into());
    }
    if op.starts_with("nextInt(10) x10 then") {
        let mut values: Vec<Value> = (0..10).map(|_| random.next_bounded(10).into()).collect();
        values.extend((0..10).map(|_| Value::from(random.next_bounded(16_777_215))));
        return Some(values);
    }
    if op.starts_with("nextInt(") {
        let [bound] = numbers(op)[..] else { panic!("{op}") };
        return list(&mut || random.next_bounded(bound).into());
    }
    None
}

/// Those that fork.
fn fork(entry: &Value) -> Vec<i32> {
    let op = entry["op"].as_str().unwrap();
    let xoroshiro = entry["random"] == "xoroshiro";
    let mut modern = Xoroshiro::from_seed(0);
    let mut legacy = Legacy::new(0);
    if op == "r2 = fork(); r2.nextInt()" {
        return vec![modern.fork().next_i32()];
    }
    if op.contains("p.fromSeed(42069)") {
        let mut fork = modern.fork();
        fork.next_i32();
        let positional = fork.fork_positional();
        return vec![
            positional.from_hash_of("TEST STRING").next_i32(),
            positional.from_seed(42069).next_i32(),
        ];
    }
    if op.contains("p.at(1337,80085,-69420)") {
        let mut fork = modern.fork();
        fork.next_i32();
        return vec![fork.fork_positional().at(1337, 80085, -69420).next_i32()];
    }
    assert!(!xoroshiro, "{op}");
    if op.contains("minecraft:offset") {
        return vec![legacy.fork_positional().from_hash_of("minecraft:offset").next_i32()];
    }
    assert!(op.contains("p.fromSeed(10)"), "{op}");
    let mut fork = legacy.fork();
    let positional = fork.fork_positional();
    vec![
        positional.from_hash_of("TEST STRING").next_i32(),
        positional.from_seed(10).next_i32(),
        positional.at(1, 11, -111).next_i32(),
        legacy.next_i32(),
        fork.next_i32(),
    ]
}

#[test]
fn every_sequence_is_vanillas() {
    let Some(file) = json("vectors/rng/rng.json") else { return };
    let mut checked = 0;
    for entry in file["entries"].as_array().unwrap() {
        let op = entry["op"].as_str().unwrap();
        if let Some(pairs) = entry["pairs"].as_array() {
            for pair in pairs {
                let long = |value: &Value| value.as_str().unwrap().parse::<i64>().unwrap();
                let found = if op.starts_with("Mth") {
                    let [x, y, z] = crate::support::ints(&pair[0])[..] else { panic!("{op}") };
                    position_seed(x, y, z)
                } else if op.starts_with("region") {
                    let [seed, x, z, salt] = crate::support::ints(&pair[0])[..] else { panic!("{op}") };
                    region_seed(i64::from(seed), x, z, salt)
                } else {
                    // The mixing function is checked through everything that is seeded with it.
                    continue;
                };
                assert_eq!(found, long(&pair[1]), "{op} {}", pair[0]);
                checked += 1;
            }
            continue;
        }
        let expected = entry["values"].as_array().unwrap();
        if op == "forkPositional().seed" {
            let seed = expected[0].as_str().unwrap().parse().unwrap();
            assert_eq!(Legacy::new(0).fork_positional(), worldgen::random::Positional::Legacy { seed });
            checked += 1;
            continue;
        }
        let found = match entry["random"].as_str().unwrap() {
            "legacy" => draw(entry, &mut Legacy::new(0)),
            _ => draw(entry, &mut Xoroshiro::from_seed(0)),
        };
        let found = found.unwrap_or_else(|| fork(entry).into_iter().map(Value::from).collect());
        assert_eq!(found.len(), expected.len(), "{op}");
        for (found, expected) in found.iter().zip(expected) {
            let is_equal = if op.starts_with("nextFloat") {
                found.as_f64().map(|value| value as f32) == expected.as_f64().map(|value| value as f32)
            } else {
                found == expected || found.as_f64().is_some() && found.as_f64() == expected.as_f64()
            };
            assert!(is_equal, "{} {op}: {found} should be {expected}", entry["random"]);
            checked += 1;
        }
    }
    assert!(checked > 200, "only {checked} values were checked");
}
