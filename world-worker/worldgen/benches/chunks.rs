//! Time per chunk of the steps of world generation, seed 12345, near spawn and far out.

#![allow(missing_docs)]

use std::cell::RefCell;
use std::hint::black_box;

use chunk::ChunkPos;
use criterion::{
    BatchSize, BenchmarkId, Criterion, SamplingMode, Throughput, criterion_group, criterion_main,
};
use worldgen::biomes::BiomeBox;
use worldgen::blocks::Blocks;
use worldgen::dimension::Dimension;
use worldgen::maker::Maker;
use worldgen::pack::Pack;
use worldgen::terrain::{Filled, TerrainScratch};

const SEED: i64 = 12345;
/// Where squares of chunks begin that are made one after the other, as a player's surroundings are.
const PLACES: [(&str, [i32; 2]); 2] = [("spawn", [0, 0]), ("far", [1250, 1250])];
const DIMENSIONS: [(&str, &str); 3] =
    [("overworld", "minecraft:overworld"), ("nether", "minecraft:the_nether"), ("end", "minecraft:the_end")];
/// Edge of a square of chunks.
const EDGE: i32 = 16;
/// Length of the rows that whole chunks are made in.
const ROW: i32 = 64;
/// Unfinished chunks that are kept, as the server does.
const KEPT: usize = 512;
/// The same where all that two rows need is made beforehand.
const KEPT_READY: usize = 2048;
/// How far from a chunk the terrain may be that its features need: those of its neighbours come first, and theirs.
const TERRAIN_MARGIN: i32 = 5;

fn new_dimension(id: &str) -> Dimension<f32> {
    let pack = Pack::builtin().expect("the data is in the program");
    Dimension::new(&pack, "normal", id, SEED).expect("the game's own data is right")
}

fn around(dimension: &Dimension<f32>, chunk: [i32; 2], scratch: &mut TerrainScratch<f32>) -> BiomeBox {
    let boxes: [BiomeBox; 9] = std::array::from_fn(|at| {
        let (dx, dz) = (at as i32 % 3 - 1, at as i32 / 3 - 1);
        dimension.biomes([chunk[0] + dx, chunk[1] + dz], scratch)
    });
    BiomeBox::around(std::array::from_fn(|at| &boxes[at]))
}

/// A chunk with its surface.
fn with_surface(
    dimension: &Dimension<f32>,
    chunk: [i32; 2],
    scratch: &mut TerrainScratch<f32>,
) -> (BiomeBox, Blocks, Filled) {
    let around = around(dimension, chunk, scratch);
    let (mut blocks, filled) = dimension.noise(chunk, None, scratch);
    dimension.surface(chunk, &around, &mut blocks, scratch);
    (around, blocks, filled)
}

fn steps(c: &mut Criterion) {
    for (name, id) in DIMENSIONS {
        let dimension = new_dimension(id);
        let mut scratch = dimension.scratch();
        let setup = RefCell::new(dimension.scratch());
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
                        let around = around(&dimension, chunk, &mut scratch);
                        (chunk, around, dimension.noise(chunk, None, &mut scratch).0)
                    },
                    |(chunk, biomes, mut blocks)| {
                        dimension.surface(chunk, &biomes, &mut blocks, &mut scratch);
                        blocks
                    },
                    BatchSize::SmallInput,
                );
            });
            group.bench_function(BenchmarkId::new("carvers", place), |b| {
                b.iter_batched(
                    || {
                        let chunk = next();
                        (chunk, with_surface(&dimension, chunk, &mut setup.borrow_mut()))
                    },
                    |(chunk, (biomes, mut blocks, mut filled))| {
                        dimension.carve(chunk, &biomes, &mut blocks, &mut filled, &mut scratch);
                        (blocks, filled)
                    },
                    BatchSize::SmallInput,
                );
            });
            group.finish();
        }
    }
}

/// Up to carvers, with structures in mind; all of a chunk but for light; and of that the structures and features alone:
/// the terrain around is there, and all is written into the chunk, but it is not packed. Two rows of chunks at a time,
/// each row beside the one before, so that neighbours are shared as they are when players explore.
fn whole(c: &mut Criterion) {
    for (name, id) in DIMENSIONS {
        for (place, [x, z]) in PLACES {
            let mut group = c.benchmark_group(name);
            group
                .sample_size(10)
                .sampling_mode(SamplingMode::Flat)
                .throughput(Throughput::Elements(2 * ROW as u64));
            for (step, is_whole) in [("to carvers", false), ("whole", true)] {
                let mut row = None;
                group.bench_function(BenchmarkId::new(step, place), |b| {
                    let row = row.get_or_insert_with(|| Row::begin(id, is_whole, [x, z], KEPT));
                    b.iter(|| row.next());
                });
            }
            let mut row = None;
            group.bench_function(BenchmarkId::new("features", place), |b| {
                let row = RefCell::new(row.get_or_insert_with(|| Row::begin(id, true, [x, z], KEPT_READY)));
                b.iter_batched(
                    || row.borrow_mut().prepare(),
                    |()| row.borrow_mut().place_features(),
                    BatchSize::PerIteration,
                );
            });
            group.finish();
        }
    }
}

/// Chunks in rows.
struct Row {
    maker: Maker<f32>,
    is_whole: bool,
    first: [i32; 2],
    made: i32,
}

impl Row {
    fn begin(id: &str, is_whole: bool, first: [i32; 2], kept: usize) -> Self {
        let mut row = Self { maker: Maker::new(new_dimension(id), kept), is_whole, first, made: 0 };
        // The first rows have no neighbours to share with.
        row.next();
        row
    }

    fn next(&mut self) {
        for at in self.chunks(0) {
            if self.is_whole {
                drop(black_box(self.maker.make(at)));
            } else {
                self.maker.make_terrain(at);
            }
        }
        self.made += 2;
    }

    /// The chunks of the next two rows, and so many on each side of them.
    fn chunks(&self, margin: i32) -> impl Iterator<Item = ChunkPos> + use<> {
        let [x, z] = [self.first[0], self.first[1] + self.made];
        (z - margin..z + 2 + margin)
            .flat_map(move |z| (x - margin..x + ROW + margin).map(move |x| ChunkPos::new(x, z)))
    }

    /// Makes the terrain that the features of the next rows and of their neighbours see.
    fn prepare(&self) {
        self.chunks(TERRAIN_MARGIN).for_each(|at| self.maker.make_terrain(at));
    }

    fn place_features(&mut self) {
        self.chunks(0).for_each(|at| self.maker.make_features(at));
        self.made += 2;
    }
}

criterion_group!(benches, steps, whole);
criterion_main!(benches);
