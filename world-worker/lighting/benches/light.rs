//! Time to light chunks of generated terrain, seed 12345.

#![allow(missing_docs)]

use std::hint::black_box;

use chunk::{BlockPos, Chunk, ChunkPos, LocalPos, VanillaFacts};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use lighting::{Chunks, Optics, Scratch, Sight, Updater};
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

/// Nine chunks, three by three.
struct Nine(Vec<Chunk>);

impl Nine {
    /// Stone up to this height, then air, in a world as high as the overworld.
    fn flat(top: i32) -> Self {
        let stone = registry::block_states::STONE;
        let mut nine = Self(
            (0..9).map(|at| Chunk::empty(ChunkPos::new(at % 3, at / 3), -4, 24, 0, &VanillaFacts)).collect(),
        );
        for chunk in &mut nine.0 {
            for y in -64..top {
                for at in 0..256 {
                    let pos = chunk.pos.block(LocalPos::new(at & 15, y, at >> 4));
                    chunk.set_block(pos, stone, &VanillaFacts).expect("inside");
                }
            }
            chunk.compact();
        }
        nine.light();
        nine
    }

    fn light(&mut self) {
        let optics: Vec<_> = self.0.iter().map(Optics::of).collect();
        let absent = Optics::absent();
        for (number, chunk) in self.0.iter_mut().enumerate() {
            let (x, z) = (number as i32 % 3, number as i32 / 3);
            let around = std::array::from_fn(|at| {
                let (x, z) = (x + at as i32 % 3 - 1, z + at as i32 / 3 - 1);
                let is_here = (0..3).contains(&x) && (0..3).contains(&z);
                if is_here { &optics[(z * 3 + x) as usize] } else { &absent }
            });
            lighting::apply(chunk, lighting::light(around, true, &mut Scratch::default()));
        }
    }

    fn set(&mut self, pos: BlockPos, state: u16, updater: &mut Updater) {
        let chunk = &mut self.0[(pos.chunk().z * 3 + pos.chunk().x) as usize];
        chunk.set_block(pos, state, &VanillaFacts).expect("inside");
        let update = updater.update(self, &[pos], &[]);
        for changed in update.layers {
            let chunk = &mut self.0[(changed.chunk.z * 3 + changed.chunk.x) as usize];
            let place = chunk.light_mut(changed.section).expect("a section").layer_mut(changed.kind);
            updater.recycle(std::mem::replace(place, changed.layer));
        }
    }
}

impl Chunks for Nine {
    fn sight(&self, pos: ChunkPos) -> Sight<'_> {
        let is_here = (0..3).contains(&pos.x) && (0..3).contains(&pos.z);
        if is_here { Sight::Lit(&self.0[(pos.z * 3 + pos.x) as usize]) } else { Sight::Absent }
    }
}

/// Placing and breaking, each half of a round.
fn changes(c: &mut Criterion) {
    let cases = [
        ("torch on open ground", BlockPos::new(24, 64, 24), registry::block_states::TORCH),
        ("torch in mid-air", BlockPos::new(24, 88, 24), registry::block_states::TORCH),
        ("stone high above the ground", BlockPos::new(24, 200, 24), registry::block_states::STONE),
        ("stone on the ground", BlockPos::new(24, 64, 24), registry::block_states::STONE),
    ];
    let mut group = c.benchmark_group("place and break");
    for (name, pos, state) in cases {
        let mut nine = Nine::flat(64);
        let mut updater = Updater::new(true);
        group.bench_function(name, |b| {
            b.iter(|| {
                nine.set(pos, state, &mut updater);
                nine.set(pos, registry::blocks::AIR, &mut updater);
            });
        });
    }
    group.finish();
}

criterion_group!(benches, whole, changes);
criterion_main!(benches);
