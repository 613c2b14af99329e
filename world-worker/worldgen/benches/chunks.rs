//! Time per chunk of the steps of world generation, seed 12345, near spawn and far out.

#![allow(missing_docs)]

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use worldgen::biomes::BiomeBox;
use worldgen::dimension::Dimension;
use worldgen::pack::Pack;

const SEED: i64 = 12345;
/// Where squares of chunks begin that are made one after the other, as a player's surroundings are.
const PLACES: [(&str, [i32; 2]); 2] = [("spawn", [0, 0]), ("far", [1250, 1250])];
const DIMENSIONS: [(&str, &str); 3] =
    [("overworld", "minecraft:overworld"), ("nether", "minecraft:the_nether"), ("end", "minecraft:the_end")];
/// Edge of a square, in chunks.
const EDGE: i32 = 16;

fn steps(c: &mut Criterion) {
    let pack = Pack::builtin().expect("the data is in the program");
    for (name, id) in DIMENSIONS {
        let dimension =
            Dimension::<f32>::new(&pack, "normal", id, SEED).expect("the game's own data is right");
        let mut scratch = dimension.scratch();
        let setup = std::cell::RefCell::new(dimension.scratch());
        for (place, [x, z]) in PLACES {
            let mut at = 0;
            let mut next = move || {
                at = (at + 1) % (EDGE * EDGE);
                [x + at % EDGE, z + at / EDGE]
            };
            let mut group = c.benchmark_group(name);
            group.bench_function(BenchmarkId::new("biomes", place), |b| {
                b.iter(|| black_box(dimension.biomes(next(), &mut scratch)));
            });
            group.bench_function(BenchmarkId::new("noise", place), |b| {
                b.iter(|| black_box(dimension.noise(next(), None, &mut scratch)));
            });
            group.bench_function(BenchmarkId::new("surface", place), |b| {
                b.iter_batched(
                    || {
                        let chunk = next();
                        let mut scratch = setup.borrow_mut();
                        let boxes: [BiomeBox; 9] = std::array::from_fn(|at| {
                            let (dx, dz) = (at as i32 % 3 - 1, at as i32 / 3 - 1);
                            dimension.biomes([chunk[0] + dx, chunk[1] + dz], &mut scratch)
                        });
                        let around = BiomeBox::around(std::array::from_fn(|at| &boxes[at]));
                        (chunk, around, dimension.noise(chunk, None, &mut scratch).0)
                    },
                    |(chunk, biomes, mut blocks)| {
                        dimension.surface(chunk, &biomes, &mut blocks, &mut scratch);
                        blocks
                    },
                    criterion::BatchSize::SmallInput,
                );
            });
            group.finish();
        }
    }
}

criterion_group!(benches, steps);
criterion_main!(benches);
