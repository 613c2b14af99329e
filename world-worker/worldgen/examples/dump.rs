//! Prints a chunk as one JSON object, to compare it with other generators.

use std::collections::HashMap;

use base64::Engine;
use chunk::ChunkPos;
use clap::{Parser, ValueEnum};
use serde_json::json;
use worldgen::biomes::BiomeBox;
use worldgen::blocks::Blocks;
use worldgen::dimension::Dimension;
use worldgen::maker::Maker;
use worldgen::pack::Pack;
use worldgen::structures::{Beardifier, References};

#[derive(Parser)]
#[command(about = "Prints a generated chunk as JSON (chunk-palette-v1)")]
struct Arguments {
    /// Seed of the world.
    #[arg(long, allow_hyphen_values = true)]
    seed: i64,
    /// Id of the dimension.
    #[arg(long, default_value = "minecraft:overworld")]
    dimension: String,
    /// World preset.
    #[arg(long, default_value = "minecraft:normal")]
    preset: String,
    /// Chunk coordinates, like `3,-7`.
    #[arg(long, allow_hyphen_values = true, value_parser = chunk_coordinates)]
    chunk: [i32; 2],
    /// The last step.
    #[arg(long, value_enum, default_value = "full")]
    stage: Stage,
    /// As if no structure started anywhere.
    #[arg(long)]
    no_structures: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
enum Stage {
    /// Stone, water, lava, air, veins.
    Noise,
    /// Grass, sand, bedrock.
    Surface,
    /// Caves and canyons.
    Carvers,
    /// Trees, ores, flowers.
    Features,
    /// All of it but light.
    Full,
}

fn chunk_coordinates(text: &str) -> Result<[i32; 2], String> {
    let numbers: Vec<i32> = text.split(',').filter_map(|number| number.trim().parse().ok()).collect();
    <[i32; 2]>::try_from(numbers).map_err(|_| "should be two numbers, like 3,-7".to_owned())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = Arguments::parse();
    let pack = Pack::builtin()?;
    let Arguments { seed, chunk, .. } = arguments;
    let mut dimension = Dimension::<f32>::new(&pack, &arguments.preset, &arguments.dimension, seed)?;
    if arguments.no_structures {
        dimension.structures = None;
    }
    let (min_y, height) = (dimension.min_y, dimension.height);
    let states: Vec<u16> = if arguments.stage >= Stage::Features {
        let made = Maker::new(dimension, 64).make(ChunkPos::new(chunk[0], chunk[1])).chunk;
        let mut states = Vec::with_capacity(height as usize * 256);
        for section in made.sections() {
            section.blocks().for_each(|_, state| states.push(state));
        }
        states
    } else {
        until(&dimension, chunk, arguments.stage).states
    };
    let mut numbers = HashMap::new();
    let mut palette = Vec::new();
    let mut data = Vec::with_capacity(states.len() * 2);
    for state in states {
        let number = *numbers.entry(state).or_insert_with(|| {
            palette.push(format!(
                "minecraft:{}",
                registry::blocks::format_state(state).trim_start_matches("minecraft:")
            ));
            palette.len() as u16 - 1
        });
        data.extend(number.to_le_bytes());
    }
    let object = json!({
        "format": "chunk-palette-v1",
        "seed": seed.to_string(),
        "dimension": arguments.dimension,
        "chunk": chunk,
        "min_y": min_y,
        "height": height,
        "axis_order": "index = ((y - min_y) * 16 + z) * 16 + x",
        "palette": palette,
        "encoding": "base64(u16le)",
        "data": base64::engine::general_purpose::STANDARD.encode(data),
    });
    println!("{object}");
    Ok(())
}

/// The blocks after one of the first three steps.
fn until(dimension: &Dimension<f32>, chunk: [i32; 2], stage: Stage) -> Blocks {
    let mut scratch = dimension.scratch();
    let boxes: [BiomeBox; 9] = std::array::from_fn(|at| {
        let (dx, dz) = (at as i32 % 3 - 1, at as i32 / 3 - 1);
        dimension.biomes([chunk[0] + dx, chunk[1] + dz], &mut scratch)
    });
    let biomes = BiomeBox::around(std::array::from_fn(|at| &boxes[at]));
    let extra = dimension.structures.as_ref().and_then(|structures| {
        let references = References::find(chunk, |chunk| structures.starts(dimension, chunk, &mut scratch));
        Beardifier::extra(structures, &references, chunk)
    });
    let (mut blocks, mut filled) = dimension.noise(chunk, extra, &mut scratch);
    if stage >= Stage::Surface {
        dimension.surface(chunk, &biomes, &mut blocks, &mut scratch);
    }
    if stage >= Stage::Carvers {
        dimension.carve(chunk, &biomes, &mut blocks, &mut filled, &mut scratch);
    }
    blocks
}
