use serde_json::{Value, json};
use worldgen::noise::{
    BlendedFloat, BlendedParameters, DoubleNoise, FloatNoise, Gradient, Noise, NoiseParameters, OldBlended,
    Simplex, Volume,
};
use worldgen::pack::Pack;
use worldgen::random::{AnyRandom, Legacy, Random, Xoroshiro};

use crate::support::{double, ints, json as read};

/// A noise at a point.
type Sample = Box<dyn Fn(&[f64]) -> f64>;

fn random(case: &Value) -> AnyRandom {
    let seed = match &case["seed"] {
        Value::String(text) => text.parse().unwrap(),
        number => number.as_i64().unwrap(),
    };
    let random = match case["random"].as_str() {
        Some("legacy") => AnyRandom::Legacy(Legacy::new(seed)),
        _ => AnyRandom::Xoroshiro(Xoroshiro::from_seed(seed)),
    };
    match case["fork"].as_str() {
        Some(name) => random.clone().fork_positional().from_hash_of(name),
        None => random,
    }
}

fn with_json<T>(value: Value, read: impl FnOnce(worldgen::pack::Json<'_>) -> T) -> T {
    let mut pack = Pack::default();
    pack.insert("worldgen/noise", "minecraft:case", value);
    read(pack.file("worldgen/noise", "case", "test").unwrap())
}

#[test]
fn float_noises_are_bit_identical() {
    let Some(file) = read("vectors/noise/float-noise-26.3.json") else { return };
    let mut checked = 0;
    for case in file["cases"].as_array().unwrap() {
        let expected: Vec<u32> = if let Some(bits) = case["outputs"].as_array() {
            bits.iter().map(|bits| (double(bits) as f32).to_bits()).collect()
        } else if let Some(values) = case["output_f32"].as_array() {
            values.iter().map(|value| (value.as_f64().unwrap() as f32).to_bits()).collect()
        } else {
            let bits = case["output_f32_bits"].as_array().unwrap();
            bits.iter().map(|bits| u32::from_str_radix(bits.as_str().unwrap(), 16).unwrap()).collect()
        };
        let points = || -> Vec<Vec<f64>> {
            let list = if case["points"].is_array() { &case["points"] } else { &case["inputs"] };
            let list = list.as_array().unwrap();
            list.iter().map(|point| point.as_array().unwrap().iter().map(double).collect()).collect()
        };
        let volume = || {
            let corner = |name: &str| <[i32; 3]>::try_from(ints(&case["volume"][name])).unwrap();
            Volume { min: corner("min"), size: corner("size").map(|n| n as usize), step: corner("step") }
        };
        let is_volume = case["method"] == "volume";
        let found: Vec<f32> = if case["method"] == "perlin" {
            let noise = Gradient::new(&mut random(case));
            points().iter().map(|p| noise.at(p[0], p[1], p[2], 0.0)).collect()
        } else if case["noise"].is_string() {
            let mut parameters = case["params"].clone();
            parameters["base_amplitude"] = double(&parameters["base_amplitude_bits"]).into();
            let parameters = with_json(parameters, |json| NoiseParameters::parse(json).unwrap());
            let noise = FloatNoise::new(&mut random(case), &parameters);
            if is_volume {
                let volume = volume();
                let mut out = vec![0.0; volume.len()];
                let [xz, y, amplitude] =
                    ["xz_scale", "y_scale", "amplitude"].map(|name| case[name].as_f64().unwrap());
                noise.add_to_volume(&mut out, &volume, xz, y, amplitude as f32);
                out
            } else {
                points().iter().map(|p| noise.at(p[0], p[1], p[2])).collect()
            }
        } else {
            let parameters =
                with_json(case["params"].clone(), |json| BlendedParameters::parse(json).unwrap());
            let noise = BlendedFloat::new(&mut random(case), &parameters);
            if is_volume {
                let volume = volume();
                let mut out = vec![0.0; volume.len()];
                noise.fill(&mut out, &volume, &mut [Vec::new(), Vec::new()]);
                out
            } else {
                points().iter().map(|p| noise.at(p[0] as i32, p[1] as i32, p[2] as i32)).collect()
            }
        };
        for (at, expected) in expected.iter().enumerate() {
            assert_eq!(found[at].to_bits(), *expected, "{} {at}", case["what"]);
            checked += 1;
        }
    }
    assert_eq!(checked, 96);
}

#[test]
fn double_noises_are_identical() {
    let Some(file) = read("vectors/noise/double-noise.json.gz") else { return };
    let mut checked = 0;
    for entry in file["entries"].as_array().unwrap() {
        let test = entry["test"].as_str().unwrap();
        let mut random = random(entry);
        random.next_i32();
        let octaves = |first: i32, amplitudes: &[f64]| {
            with_json(json!({"firstOctave": first, "amplitudes": amplitudes}), |json| {
                NoiseParameters::parse(json).unwrap()
            })
        };
        let sample: Sample = match test {
            "perlin.create" => {
                let noise = Gradient::new(&mut random);
                let expected: Vec<u8> = ints(&entry["values"]).into_iter().map(|value| value as u8).collect();
                assert_eq!(noise.permutation().as_slice(), expected);
                checked += 1;
                continue;
            }
            "perlin.no_y" | "perlin.no_fade" => {
                let noise = Gradient::new(&mut random);
                Box::new(move |p| {
                    let smear = p.get(3).copied().unwrap_or_default();
                    noise.at_double(p[0], p[1], p[2], smear, p.get(4).copied().unwrap_or_default())
                })
            }
            "normal.xoroshiro" => {
                let noise = DoubleNoise::new(&mut random, &octaves(1, &[2.0, 4.0]));
                Box::new(move |p| noise.at(p[0], p[1], p[2]))
            }
            test if test.starts_with("simplex.sample_2d") => {
                let noise = Simplex::new(&mut random);
                Box::new(move |p| noise.at(p[0], p[1]))
            }
            _ => continue,
        };
        for row in entry["values"].as_array().unwrap() {
            let point: Vec<f64> =
                row[0].as_array().unwrap().iter().map(|value| value.as_f64().unwrap()).collect();
            assert_eq!(sample(&point), row[1].as_f64().unwrap(), "{test} {point:?}");
            checked += 1;
        }
    }
    assert!(checked >= 60, "only {checked} values were checked");
}
