//! MD5s of the light of whole chunks, taken from vanilla servers.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use chunk::{Chunk, ChunkPos, LightLayer, LightPair, PalettedContainer, Section, VanillaFacts};
use lighting::{Optics, Scratch};
use md5::{Digest, Md5};
use serde_json::Value;
use worldgen::biomes::BiomeBox;
use worldgen::blocks::Blocks;
use worldgen::dimension::Dimension;
use worldgen::features::{Edition, Level, LevelChunk};
use worldgen::structures::{References, Start, Structures};
use worldgen::terrain::TerrainScratch;

use crate::hashes::{DIMENSIONS, SEED, block_hash, every, hashes, in_parallel, level_chunk, state_ids};
use crate::structures::structures;
use crate::support::{json, pack_26_2};

/// Chunks being made, as a server does that makes nothing else.
struct World<'a> {
    dimension: &'a Dimension<f64>,
    structures: &'a Structures,
    chunks: HashMap<[i32; 2], LevelChunk>,
    /// Structures remember things from chunk to chunk, so each start is made once.
    starts: HashMap<[i32; 2], Vec<Arc<Start>>>,
}

impl World<'_> {
    fn references(&mut self, chunk: [i32; 2], scratch: &mut TerrainScratch<f64>) -> References {
        References::find(chunk, |chunk| {
            let make = || self.structures.starts(self.dimension, chunk, scratch);
            self.starts.entry(chunk).or_insert_with(make).clone()
        })
    }

    fn decorate(&mut self, chunk: [i32; 2], scratch: &mut TerrainScratch<f64>) {
        let around = around(chunk);
        let mut taken = around.map(|chunk| {
            self.chunks.remove(&chunk).unwrap_or_else(|| {
                let references = self.references(chunk, scratch);
                level_chunk(self.dimension, self.structures, &references, chunk, scratch)
            })
        });
        let here = self.references(chunk, scratch);
        let decorator = &self.dimension.decorator;
        taken[4].prime();
        let biomes: [Arc<BiomeBox>; 9] = std::array::from_fn(|at| Arc::clone(&taken[at].biomes));
        let mut level = Level::new(&mut taken, chunk, decorator.facts(), decorator.region_random(chunk));
        decorator.decorate(
            &mut level,
            std::array::from_fn(|at| biomes[at].as_ref()),
            |level, random, seed, step| here.place(self.structures, step, seed, level, random),
        );
        self.chunks.extend(around.into_iter().zip(taken));
    }
}

/// A chunk and the eight around it, x innermost.
fn around([x, z]: [i32; 2]) -> [[i32; 2]; 9] {
    std::array::from_fn(|at| [x + at as i32 % 3 - 1, z + at as i32 / 3 - 1])
}

fn packed([x, z]: [i32; 2], blocks: &Blocks) -> Chunk {
    let air = std::iter::repeat_with(|| PalettedContainer::uniform(chunk::AIR));
    let sections = blocks.states.chunks(4096).map(PalettedContainer::from_values).chain(air);
    let sections = sections
        .take(blocks.height() as usize / 16)
        .map(|states| Section::new(states, PalettedContainer::uniform(0), &VanillaFacts));
    Chunk::new(ChunkPos::new(x, z), blocks.min_y >> 4, sections.collect(), &VanillaFacts)
}

/// Lowest light section, how many there are, then for sky and blocks the state of each: absent, dark, or its levels.
fn light_hash(lowest: i32, light: &[LightPair]) -> String {
    let mut md5 = Md5::new();
    md5.update(lowest.to_be_bytes());
    md5.update((light.len() as i32).to_be_bytes());
    let mut add = |kind: u8, layers: &mut dyn Iterator<Item = &LightLayer>| {
        md5.update([kind]);
        for layer in layers {
            match layer.bytes() {
                None => md5.update([0]),
                Some(_) if layer.is_stored_dark() => md5.update([1]),
                Some(bytes) => {
                    md5.update([2]);
                    md5.update(bytes.as_ref());
                }
            }
        }
    };
    add(0, &mut light.iter().map(|pair| &pair.sky));
    add(1, &mut light.iter().map(|pair| &pair.block));
    format!("{:x}", md5.finalize())
}

/// Chunks with what is expected of them, by squares of chunks that touch.
type Squares = BTreeMap<[i32; 2], Vec<([i32; 2], Value)>>;

/// The vectors are of squares of ten by ten chunks, far from each other.
fn squares(list: Vec<([i32; 2], Value)>) -> Squares {
    let mut squares = Squares::new();
    let mut chunks: Vec<_> = list;
    chunks.sort_unstable_by_key(|(chunk, _)| *chunk);
    for (chunk, expected) in chunks {
        let known =
            squares.keys().find(|first| (0..2).all(|axis| (0..10).contains(&(chunk[axis] - first[axis]))));
        let first = known.copied().unwrap_or(chunk);
        squares.entry(first).or_default().push((chunk, expected));
    }
    squares
}

/// The chunks of a square are made in ascending order of x and z, then those up to two chunks away: for the square's
/// light the chunks beside it are lit as well, and for theirs the ones beside them are made.
#[test]
fn light_of_26_2() {
    let Some(pack) = pack_26_2() else { return };
    let file = json("vectors/hashes/chunk_stage_md5_26.2.json.gz").unwrap();
    let ids = state_ids();
    for id in DIMENSIONS {
        if std::env::var("CAUSEWAY_DIMENSION").is_ok_and(|only| only != id) {
            continue;
        }
        let squares: Vec<_> = squares(hashes(&file["chunks"][id])).into_values().step_by(every(12)).collect();
        let (dimension, structures) = structures::<f64>(pack, id, SEED, Edition::V26_2);
        let has_sky = id != "minecraft:the_nether";
        let counts = [const { AtomicUsize::new(0) }; 3];
        let different = Mutex::new(Vec::new());
        in_parallel(&squares, |next| {
            let mut scratch = dimension.scratch();
            let mut light_scratch = Scratch::default();
            while let Some(at) = next() {
                let square = &squares[at];
                let mut world = World {
                    dimension: &dimension,
                    structures: &structures,
                    chunks: HashMap::new(),
                    starts: HashMap::new(),
                };
                for (chunk, _) in square {
                    world.decorate(*chunk, &mut scratch);
                }
                let is_own = |chunk: &[i32; 2]| square.iter().any(|(own, _)| own == chunk);
                let is_same: Vec<bool> = square
                    .iter()
                    .map(|(chunk, expected)| {
                        block_hash(&world.chunks[chunk].blocks, &ids)
                            == expected["features"].as_str().unwrap()
                    })
                    .collect();
                let beside: BTreeSet<_> = square
                    .iter()
                    .flat_map(|(chunk, _)| around(*chunk))
                    .flat_map(around)
                    .filter(|chunk| !is_own(chunk))
                    .collect();
                for chunk in beside {
                    world.decorate(chunk, &mut scratch);
                }
                let optics = |chunk| Optics::of(&packed(chunk, &world.chunks[&chunk].blocks));
                for ((chunk, expected), is_same) in square.iter().zip(is_same) {
                    let around = around(*chunk).map(optics);
                    let light = lighting::light(around.each_ref(), has_sky, &mut light_scratch);
                    let hash = light_hash((dimension.min_y >> 4) - 1, &light);
                    let is_lit = hash == expected["light"].as_str().unwrap();
                    for (count, counts) in counts.iter().zip([true, is_same, is_lit]) {
                        count.fetch_add(usize::from(counts), Ordering::Relaxed);
                    }
                    if !is_lit {
                        different.lock().unwrap().push(*chunk);
                    }
                }
            }
        });
        let [all, same, lit] = counts.map(AtomicUsize::into_inner);
        eprintln!("{id}: {same} of {all} have vanilla's blocks, {lit} its light");
        assert_eq!(different.into_inner().unwrap(), [[0; 2]; 0], "{id}");
    }
}
