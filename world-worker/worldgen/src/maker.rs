//! Makes whole chunks from the steps of a dimension, sharing unfinished ones between all who ask.
//!
//! A chunk's features write into its neighbours, so what a chunk is in the end depends on the features of nine. To be
//! the same in whatever order chunks are asked for, features are placed in a fixed order: chunks have one of four
//! colours by whether their coordinates are odd, and the features of a chunk see what those of its eight neighbours with
//! lower colours wrote, and nothing of the others. So every chunk needs only a few around it.

use std::sync::{Arc, Mutex, PoisonError};

use chunk::{Chunk, ChunkPos, PalettedContainer, Section, VanillaFacts};

use crate::biomes::BiomeBox;
use crate::blocks::Blocks;
use crate::dimension::Dimension;
use crate::features::{BlockEntityData, FrozenHeights, Level, LevelChunk};
use crate::random::DecorationRandom;
use crate::real::Real;
use crate::shared::Shared;
use crate::structures::{Beardifier, References, Start};
use crate::terrain::TerrainScratch;

/// Unfinished chunks that somebody needs who explores: the width of what is seen, and five chunks deep.
pub const PER_EXPLORER: usize = 128;
/// Chunks whose blocks are kept unpacked: some 70 KiB each.
const UNPACKED: usize = 256;
/// Blocks of a section.
const SECTION: usize = 4096;

/// Makes chunks of one dimension, from any number of threads.
pub struct Maker<R: Real> {
    dimension: Dimension<R>,
    biomes: Shared<BiomeBox>,
    terrain: Shared<TerrainChunk>,
    /// The blocks of those that were used last, ready to be read.
    blocks: Shared<Blocks>,
    decorations: Shared<Decoration>,
    starts: Shared<Vec<Arc<Start>>>,
    references: Shared<References>,
    scratches: Mutex<Vec<TerrainScratch<R>>>,
}

/// A chunk up to its carvers.
struct TerrainChunk {
    /// Packed, without the sections of air at the top.
    sections: Vec<PalettedContainer<chunk::Blocks>>,
    /// Fluids that will want to flow, as indices into the blocks.
    fluid_updates: Vec<u32>,
    heights: Arc<FrozenHeights>,
}

/// What the features of one chunk wrote, in it and its neighbours.
#[derive(Debug, Default)]
struct Decoration {
    /// For each of the nine chunks, x innermost.
    chunks: [Writes; 9],
}

/// Writes into one chunk, by index of the block.
#[derive(Debug, Default)]
struct Writes {
    /// Ascending.
    states: Vec<(u32, u16)>,
    marks: Vec<u32>,
    block_entities: Vec<(u32, BlockEntityData)>,
}

/// A chunk with all that is written into it, before it is packed; see [`Made`].
struct Complete {
    blocks: Blocks,
    block_entities: Vec<(u32, BlockEntityData)>,
    marks: Vec<u32>,
}

/// A finished chunk.
#[derive(Debug)]
pub struct Made {
    /// Without light.
    pub chunk: Chunk,
    /// Block entities by index of their block: x innermost, then z, then y from the lowest block.
    pub block_entities: Vec<(u32, BlockEntityData)>,
    /// Blocks that will have to be shaped or ticked, as such indices.
    pub marks: Vec<u32>,
}

impl Made {
    /// A chunk with nothing to do.
    pub(crate) fn of(chunk: Chunk) -> Self {
        Self { chunk, block_entities: Vec::new(), marks: Vec::new() }
    }
}

impl<R: Real> Maker<R> {
    /// For a dimension. About `limit` unfinished chunks are kept; ones that are needed again later are made again.
    pub fn new(dimension: Dimension<R>, limit: usize) -> Self {
        let maker = Self {
            dimension,
            biomes: Shared::new(0),
            terrain: Shared::new(0),
            blocks: Shared::new(UNPACKED),
            decorations: Shared::new(0),
            starts: Shared::new(0),
            references: Shared::new(0),
            scratches: Mutex::default(),
        };
        maker.set_limit(limit);
        maker
    }

    /// Keeps about so many unfinished chunks from now on: some 50 KiB each with all that belongs to them. Who explores
    /// needs about [`PER_EXPLORER`].
    pub fn set_limit(&self, limit: usize) {
        self.terrain.set_limit(limit);
        self.decorations.set_limit(limit);
        self.references.set_limit(limit * 2);
        self.biomes.set_limit(limit * 3 / 2);
        // Those of 289 chunks reach into one; mostly there are none.
        self.starts.set_limit(limit * 16);
    }

    /// The dimension.
    pub fn dimension(&self) -> &Dimension<R> {
        &self.dimension
    }

    /// The chunk at `pos`, complete but for light.
    pub fn make(&self, pos: ChunkPos) -> Made {
        let mut scratch = self.scratch();
        let complete = self.complete([pos.x, pos.z], &mut scratch);
        let biomes = self.biomes([pos.x, pos.z], &mut scratch);
        self.put_back(scratch);
        let Complete { blocks, marks, block_entities } = complete;
        Made { chunk: self.pack(pos, &blocks, &biomes), block_entities, marks }
    }

    /// Prepares the chunk at `pos` as far as carvers, for [`Self::make`] to go on from.
    pub fn make_terrain(&self, pos: ChunkPos) {
        let mut scratch = self.scratch();
        self.terrain([pos.x, pos.z], &mut scratch);
        self.put_back(scratch);
    }

    /// Places structures and features in the chunk at `pos` and around it, as far as [`Self::make`] needs them.
    pub fn make_features(&self, pos: ChunkPos) {
        let mut scratch = self.scratch();
        self.complete([pos.x, pos.z], &mut scratch);
        self.put_back(scratch);
    }

    /// Calls `ask` with the dimension and memory to work in.
    pub fn with_scratch<T>(&self, ask: impl FnOnce(&Dimension<R>, &mut TerrainScratch<R>) -> T) -> T {
        let mut scratch = self.scratch();
        let answer = ask(&self.dimension, &mut scratch);
        self.put_back(scratch);
        answer
    }

    fn put_back(&self, scratch: TerrainScratch<R>) {
        self.scratches.lock().unwrap_or_else(PoisonError::into_inner).push(scratch);
    }

    fn scratch(&self) -> TerrainScratch<R> {
        let free = self.scratches.lock().unwrap_or_else(PoisonError::into_inner).pop();
        free.unwrap_or_else(|| self.dimension.scratch())
    }

    fn biomes(&self, chunk: [i32; 2], scratch: &mut TerrainScratch<R>) -> Arc<BiomeBox> {
        self.biomes.get(chunk, || self.dimension.biomes(chunk, scratch))
    }

    fn terrain(&self, chunk: [i32; 2], scratch: &mut TerrainScratch<R>) -> Arc<TerrainChunk> {
        self.terrain.get(chunk, || {
            let around = neighbours(chunk).map(|chunk| self.biomes(chunk, scratch));
            let around = BiomeBox::around(std::array::from_fn(|at| around[at].as_ref()));
            let references = self.references(chunk, scratch);
            let structures = self.dimension.structures.as_ref();
            let extra = structures.and_then(|structures| Beardifier::extra(structures, &references, chunk));
            let (mut blocks, mut filled) = self.dimension.noise(chunk, extra, scratch);
            self.dimension.surface(chunk, &around, &mut blocks, scratch);
            self.dimension.carve(chunk, &around, &mut blocks, &mut filled, scratch);
            blocks.truncate();
            let heights = Arc::new(FrozenHeights::new(&blocks));
            let sections = blocks.states.chunks(SECTION).map(PalettedContainer::from_values).collect();
            TerrainChunk { sections, heights, fluid_updates: filled.fluid_updates }
        })
    }

    /// The blocks of a chunk up to its carvers.
    fn blocks(&self, chunk: [i32; 2], terrain: &TerrainChunk) -> Arc<Blocks> {
        self.blocks.get(chunk, || {
            let Dimension { min_y, height, .. } = self.dimension;
            let mut blocks = Blocks::with_sections(min_y, height, terrain.sections.len());
            for (section, states) in terrain.sections.iter().zip(blocks.states.chunks_mut(SECTION)) {
                section.copy_to(states);
            }
            blocks
        })
    }

    /// What starts in a chunk.
    fn starts(&self, chunk: [i32; 2], scratch: &mut TerrainScratch<R>) -> Arc<Vec<Arc<Start>>> {
        self.starts.get(chunk, || {
            let structures = self.dimension.structures.as_ref();
            structures.map_or_else(Vec::new, |structures| structures.starts(&self.dimension, chunk, scratch))
        })
    }

    /// The starts that reach into a chunk.
    fn references(&self, chunk: [i32; 2], scratch: &mut TerrainScratch<R>) -> Arc<References> {
        self.references.get(chunk, || match self.dimension.structures {
            Some(_) => References::find(chunk, |chunk| self.starts(chunk, scratch).to_vec()),
            None => References::default(),
        })
    }

    /// The starts that reach into a chunk, as if nothing had been placed of them yet. Pieces change while they are
    /// placed, which must not depend on the order in which chunks are made.
    fn fresh_references(&self, chunk: [i32; 2], scratch: &mut TerrainScratch<R>) -> References {
        let mut references = self.references(chunk, scratch).as_ref().clone();
        for start in references.by_structure.iter_mut().flat_map(|(_, starts)| starts) {
            *start = Arc::new(start.copy());
            self.settle(start, scratch);
        }
        references
    }

    /// Lets a structure whose height depends on where it is first placed begin in its first chunk.
    fn settle(&self, start: &Start, scratch: &mut TerrainScratch<R>) {
        let Some(structures) = &self.dimension.structures else { return };
        let Some(structure) = structures.structures.get(start.structure) else { return };
        if !start.is_unsettled() {
            return;
        }
        let first = [start.bounding_box.min[0] >> 4, start.bounding_box.min[2] >> 4];
        let mut chunks = neighbours(first).map(|chunk| {
            let terrain = self.terrain(chunk, scratch);
            LevelChunk::new(
                self.blocks(chunk, &terrain),
                self.biomes(chunk, scratch),
                Arc::clone(&terrain.heights),
            )
        });
        let decorator = &self.dimension.decorator;
        let mut level = Level::new(&mut chunks, first, decorator.facts(), decorator.region_random(first));
        start.settle(structure, &mut level, &mut DecorationRandom::new(0));
    }

    fn decoration(&self, chunk: [i32; 2], scratch: &mut TerrainScratch<R>) -> Arc<Decoration> {
        self.decorations.get(chunk, || {
            let around = neighbours(chunk);
            let mut blocks = around.map(|chunk| {
                let terrain = self.terrain(chunk, scratch);
                (self.blocks(chunk, &terrain), Arc::clone(&terrain.heights))
            });
            let mut before: Vec<_> =
                around.into_iter().filter(|&other| other != chunk && colour(other) < colour(chunk)).collect();
            before.sort_unstable_by_key(|&other| (colour(other), other));
            for other in before {
                let decoration = self.decoration(other, scratch);
                for (at, (target, _)) in blocks.iter_mut().enumerate() {
                    let [x, z] = around[at];
                    let (dx, dz) = (x - other[0] + 1, z - other[1] + 1);
                    if (0..3).contains(&dx) && (0..3).contains(&dz) {
                        let writes = &decoration.chunks[(dz * 3 + dx) as usize];
                        if !writes.states.is_empty() {
                            writes.apply(Arc::make_mut(target));
                        }
                    }
                }
            }
            let biomes = around.map(|chunk| self.biomes(chunk, scratch));
            let references = self.fresh_references(chunk, scratch);
            self.decorate(chunk, blocks, biomes, &references)
        })
    }

    fn decorate(
        &self,
        chunk: [i32; 2],
        blocks: [(Arc<Blocks>, Arc<FrozenHeights>); 9],
        biomes: [Arc<BiomeBox>; 9],
        references: &References,
    ) -> Decoration {
        let decorator = &self.dimension.decorator;
        let mut own_biomes = biomes.iter().map(Arc::clone);
        let mut chunks = blocks.map(|(blocks, heights)| {
            // As many biomes as blocks.
            let biomes = own_biomes.next().unwrap_or_else(|| Arc::clone(&biomes[4]));
            LevelChunk::new(blocks, biomes, heights)
        });
        chunks[4].prime();
        let mut level = Level::new(&mut chunks, chunk, decorator.facts(), decorator.region_random(chunk));
        decorator.decorate(
            &mut level,
            std::array::from_fn(|at| biomes[at].as_ref()),
            |level, random, seed, step| {
                if let Some(structures) = &self.dimension.structures {
                    references.place(structures, step, seed, level, random);
                }
            },
        );
        Decoration {
            chunks: chunks.map(|chunk| Writes {
                states: chunk.blocks.written(),
                marks: chunk.marks,
                block_entities: chunk.block_entities,
            }),
        }
    }

    fn complete(&self, chunk: [i32; 2], scratch: &mut TerrainScratch<R>) -> Complete {
        let terrain = self.terrain(chunk, scratch);
        let mut blocks = self.blocks(chunk, &terrain).as_ref().clone();
        let mut marks = terrain.fluid_updates.clone();
        let mut block_entities: Vec<(u32, BlockEntityData)> = Vec::new();
        let mut order = neighbours(chunk);
        order.sort_unstable_by_key(|&other| (colour(other), other));
        for other in order {
            let decoration = self.decoration(other, scratch);
            let (dx, dz) = (chunk[0] - other[0] + 1, chunk[1] - other[1] + 1);
            let writes = &decoration.chunks[(dz * 3 + dx) as usize];
            // A block entity goes with its block.
            block_entities
                .retain(|(index, _)| writes.states.binary_search_by_key(index, |(at, _)| *at).is_err());
            writes.apply(&mut blocks);
            marks.extend_from_slice(&writes.marks);
            block_entities.extend(writes.block_entities.iter().cloned());
        }
        marks.sort_unstable();
        marks.dedup();
        Complete { blocks, block_entities, marks }
    }

    fn pack(&self, pos: ChunkPos, blocks: &Blocks, biomes: &BiomeBox) -> Chunk {
        /// Quarts of a section.
        const QUARTS: usize = 64;
        let air = std::iter::repeat_with(|| PalettedContainer::uniform(chunk::AIR));
        let states = blocks.states.chunks(SECTION).map(PalettedContainer::from_values).chain(air);
        let sections = states.zip(biomes.biomes.chunks(QUARTS)).map(|(states, biomes)| {
            Section::new(states, PalettedContainer::from_values(biomes), &VanillaFacts)
        });
        Chunk::new(pos, self.dimension.min_y >> 4, sections.collect(), &VanillaFacts)
    }
}

impl Writes {
    fn apply(&self, blocks: &mut Blocks) {
        for &(index, state) in &self.states {
            blocks.set_at(index as usize, state);
        }
    }
}

/// A chunk and those around it, x innermost.
fn neighbours([x, z]: [i32; 2]) -> [[i32; 2]; 9] {
    std::array::from_fn(|at| [x + at as i32 % 3 - 1, z + at as i32 / 3 - 1])
}

/// When a chunk's features are placed, among those around it.
fn colour([x, z]: [i32; 2]) -> i32 {
    x & 1 | (z & 1) << 1
}
