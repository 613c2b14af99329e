//! Time to light chunks of generated terrain, seed 12345.

#![allow(missing_docs)]

use std::hint::black_box;

use chunk::{Chunk, ChunkPos};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use lighting::{Optics, Scratch};
use worldgen::dimension::Dimension;
use worldgen::maker::Maker;
use worldgen::pack::Pack;

const SEED: i64 = 12345;
/// Where squares of chunks begin.
const PLACES: [(&str, [i32; 2]); 2] = [("spawn", [0, 0]), ("far", [1250, 1250])];
const DIMENSIONS: [(&str, &str, bool); 3] = [
    ("overworld", "minecraft:overworld", true),
    ("nether", "minecraft:the_nether", false),
    ("end", "minecraft:the_end", true),
];
/// Edge of a square of chunks; those at its edges are not lit.
const EDGE: usize = 10;

fn square(id: &str, [x, z]: [i32; 2]) -> Vec<Chunk> {
    let pack = Pack::builtin().expect("the data is in the program");
    let dimension = Dimension::new(&pack, "normal", id, SEED).expect("the game's own data is right");
    let maker = Maker::<f32>::new(dimension, 512);
    let places = (0..EDGE * EDGE).map(|at| ChunkPos::new(x + (at % EDGE) as i32, z + (at / EDGE) as i32));
    places.map(|pos| maker.make(pos).chunk).collect()
}

fn whole(c: &mut Criterion) {
    for (name, id, has_sky) in DIMENSIONS {
        for (place, corner) in PLACES {
            let chunks = square(id, corner);
            let optics: Vec<Optics> = chunks.iter().map(Optics::of).collect();
            let mut group = c.benchmark_group(name);
            let mut at = 0;
            group.bench_function(BenchmarkId::new("blocks as light meets them", place), |b| {
                b.iter(|| {
                    at = (at + 1) % chunks.len();
                    black_box(Optics::of(&chunks[at]))
                });
            });
            let mut scratch = Scratch::default();
            let mut next = 0;
            group.bench_function(BenchmarkId::new("light of nine chunks' blocks", place), |b| {
                b.iter(|| {
                    next = (next + 1) % ((EDGE - 2) * (EDGE - 2));
                    let first = next / (EDGE - 2) * EDGE + next % (EDGE - 2);
                    let around = std::array::from_fn(|at| &optics[first + at / 3 * EDGE + at % 3]);
                    black_box(lighting::light(around, has_sky, &mut scratch))
                });
            });
            group.finish();
        }
    }
}

criterion_group!(benches, whole);
criterion_main!(benches);
