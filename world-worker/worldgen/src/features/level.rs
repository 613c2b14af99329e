use chunk::{AIR, BlockPos};
use registry::{block_ids, blocks};

use super::level_chunk::block_index;
use super::{BlockEntityData, EntityData, HeightKind, LevelChunk};
use crate::biomes::{Biome, Zoom};
use crate::random::AnyRandom;

/// What features see of the world: the chunk they belong to and its eight neighbours, into which they may write.
pub struct Level<'a> {
    /// x innermost, the chunk itself in the middle.
    chunks: &'a mut [LevelChunk; 9],
    /// Chunk coordinates of the one in the middle.
    center: [i32; 2],
    zoom: Zoom,
    world_seed: i64,
    /// Lowest block of the noise settings.
    gen_min_y: i32,
    /// Height of the noise settings, in blocks.
    gen_height: i32,
    sea_level: i32,
    has_skylight: bool,
    region_random: AnyRandom,
    /// Which biomes have the feature that is being placed, by number of the biome; `None` for features of structures.
    allowed: Option<&'a [bool]>,
}

/// The constants of a dimension that features ask for.
#[derive(Debug, Clone, Copy)]
pub struct LevelFacts {
    /// For the biomes of blocks.
    pub zoom: Zoom,
    /// Seed of the world.
    pub world_seed: i64,
    /// Lowest block of the noise settings.
    pub gen_min_y: i32,
    /// Height of the noise settings, in blocks.
    pub gen_height: i32,
    /// First height without fluid.
    pub sea_level: i32,
    /// Whether the dimension knows daylight.
    pub has_skylight: bool,
}

impl<'a> Level<'a> {
    /// Around the chunk at chunk coordinates `center`; `chunks` has x innermost and that chunk in the middle.
    /// `region_random` is the random source of that chunk for what draws outside of features.
    pub fn new(
        chunks: &'a mut [LevelChunk; 9],
        center: [i32; 2],
        facts: LevelFacts,
        region_random: AnyRandom,
    ) -> Self {
        let LevelFacts { zoom, world_seed, gen_min_y, gen_height, sea_level, has_skylight } = facts;
        Self {
            chunks,
            center,
            zoom,
            world_seed,
            gen_min_y,
            gen_height,
            sea_level,
            has_skylight,
            region_random,
            allowed: None,
        }
    }

    /// Says which biomes have the feature that is placed next, by number of the biome.
    pub fn begin_feature(&mut self, allowed: Option<&'a [bool]>) {
        self.allowed = allowed;
    }

    #[inline(always)]
    fn chunk_index(&self, x: i32, z: i32) -> Option<usize> {
        let dx = (x >> 4).wrapping_sub(self.center[0]).wrapping_add(1) as usize;
        let dz = (z >> 4).wrapping_sub(self.center[1]).wrapping_add(1) as usize;
        (dx < 3 && dz < 3).then_some(dz * 3 + dx)
    }

    /// The state of a block; air outside of heights and of the nine chunks.
    #[inline]
    pub fn block(&self, pos: BlockPos) -> u16 {
        match self.chunk_index(pos.x, pos.z) {
            Some(at) => self.chunks[at].blocks.get(pos.x, pos.y, pos.z),
            None => AIR,
        }
    }

    /// The state of a block, as [`Self::block`], in a chunk that may be written to.
    #[inline]
    pub fn writable_block(&self, pos: BlockPos) -> Option<u16> {
        let at = self.chunk_index(pos.x, pos.z)?;
        Some(self.chunks[at].blocks.get(pos.x, pos.y, pos.z))
    }

    /// Whether a block is air of any kind.
    pub fn is_air(&self, pos: BlockPos) -> bool {
        blocks::is_air(self.block(pos))
    }

    /// Whether the chunk of a block may be written to.
    pub fn is_writable(&self, pos: BlockPos) -> bool {
        self.chunk_index(pos.x, pos.z).is_some()
    }

    /// Sets a block and marks what will have to be shaped later. False outside of the nine chunks, where nothing is
    /// set; true, but nothing set, outside of heights.
    pub fn set(&mut self, pos: BlockPos, state: u16) -> bool {
        let is_set = self.set_shaped(pos, state);
        if is_set {
            match blocks::block_id(state) {
                block_ids::BROWN_MUSHROOM | block_ids::RED_MUSHROOM => self.mark(pos),
                block_ids::SOUL_SAND | block_ids::MAGMA_BLOCK => self.mark(pos.offset(0, 1, 0)),
                _ => {}
            }
        }
        is_set
    }

    /// Sets a block whose shape is known to be right (the flag of trees and templates).
    pub fn set_shaped(&mut self, pos: BlockPos, state: u16) -> bool {
        let Some(at) = self.chunk_index(pos.x, pos.z) else { return false };
        let chunk = &mut self.chunks[at];
        if (chunk.blocks.min_y..chunk.blocks.end_y()).contains(&pos.y) {
            chunk.set(pos, state);
            let index = block_index(&chunk.blocks, pos);
            chunk.block_entities.retain(|(known, _)| *known != index);
        }
        true
    }

    /// Sets a block without telling heightmaps (ores).
    pub fn set_silently(&mut self, pos: BlockPos, state: u16) {
        if let Some(at) = self.chunk_index(pos.x, pos.z) {
            let chunk = &mut self.chunks[at];
            if (chunk.blocks.min_y..chunk.blocks.end_y()).contains(&pos.y) {
                chunk.set_silently(pos, state);
            }
        }
    }

    /// Marks a block to be shaped when its chunk is complete.
    pub fn mark(&mut self, pos: BlockPos) {
        let Some(at) = self.chunk_index(pos.x, pos.z) else { return };
        let chunk = &mut self.chunks[at];
        if (chunk.blocks.min_y..chunk.blocks.end_y()).contains(&pos.y) {
            chunk.marks.push(block_index(&chunk.blocks, pos));
        }
    }

    /// Gives a block that was just set its block entity.
    pub fn set_block_entity(&mut self, pos: BlockPos, data: BlockEntityData) {
        let Some(at) = self.chunk_index(pos.x, pos.z) else { return };
        let chunk = &mut self.chunks[at];
        if (chunk.blocks.min_y..chunk.blocks.end_y()).contains(&pos.y) {
            let index = block_index(&chunk.blocks, pos);
            chunk.block_entities.retain(|(known, _)| *known != index);
            chunk.block_entities.push((index, data));
        }
    }

    /// The block entity that a block was given.
    pub fn block_entity(&self, pos: BlockPos) -> Option<&BlockEntityData> {
        let chunk = &self.chunks[self.chunk_index(pos.x, pos.z)?];
        if !(chunk.blocks.min_y..chunk.blocks.end_y()).contains(&pos.y) {
            return None;
        }
        let index = block_index(&chunk.blocks, pos);
        chunk.block_entities.iter().find(|(known, _)| *known == index).map(|(_, data)| data)
    }

    /// Adds an entity to the chunk that it is in.
    pub fn add_entity(&mut self, entity: EntityData) {
        let [x, _, z] = entity.pos.map(|coordinate| crate::real::floor(coordinate) as i32);
        if let Some(at) = self.chunk_index(x, z) {
            self.chunks[at].entities.push(entity);
        }
    }

    /// First free height of a column; the lowest block outside of the nine chunks.
    pub fn height(&mut self, kind: HeightKind, x: i32, z: i32) -> i32 {
        match self.chunk_index(x, z) {
            Some(at) => self.chunks[at].height(kind, ((z & 15) * 16 + (x & 15)) as usize),
            None => self.min_y(),
        }
    }

    /// Whether height `y` is at or below the first free one above the ground that was there before features
    /// ([`HeightKind::OceanFloorWg`]) in any column from `min` to `max`, which are x and z.
    pub fn reaches_ground(&self, y: i32, min: [i32; 2], max: [i32; 2]) -> bool {
        (min[1] >> 4..=max[1] >> 4).any(|chunk_z| {
            (min[0] >> 4..=max[0] >> 4).any(|chunk_x| {
                let [corner_x, corner_z] = [chunk_x << 4, chunk_z << 4];
                let Some(at) = self.chunk_index(corner_x, corner_z) else { return y <= self.min_y() };
                let range = |corner: i32, axis: usize| {
                    (min[axis] - corner).max(0) as usize..(max[axis] - corner + 1).min(16) as usize
                };
                self.chunks[at].frozen.reach(y, range(corner_x, 0), range(corner_z, 1))
            })
        })
    }

    /// The biome of a block, zoomed.
    pub fn biome(&self, pos: BlockPos) -> Biome {
        let of_quart = |[x, y, z]: [i32; 3]| {
            self.chunk_index(x << 2, z << 2)
                .and_then(|at| self.chunks[at].biomes.get([x, y, z]))
                .unwrap_or_default()
        };
        // Where the quarts that the block may belong to agree, nothing is computed.
        let [x, y, z] = Zoom::first_candidate(pos.x, pos.y, pos.z);
        let first = of_quart([x, y, z]);
        let agree = (1..8)
            .all(|corner| first == of_quart([x + (corner & 1), y + (corner >> 1 & 1), z + (corner >> 2)]));
        if agree { first } else { of_quart(self.zoom.quart(pos.x, pos.y, pos.z)) }
    }

    /// Whether the biome of a block has the feature that is being placed.
    pub fn biome_allows(&self, pos: BlockPos) -> bool {
        match self.allowed {
            Some(allowed) => allowed.get(usize::from(self.biome(pos))).copied().unwrap_or_default(),
            None => true,
        }
    }

    /// Lowest block of the dimension.
    pub fn min_y(&self) -> i32 {
        self.chunks[4].blocks.min_y
    }

    /// First height above the dimension.
    pub fn end_y(&self) -> i32 {
        self.chunks[4].blocks.end_y()
    }

    /// Lowest block of the noise settings.
    pub fn gen_min_y(&self) -> i32 {
        self.gen_min_y
    }

    /// Height of the noise settings, in blocks.
    pub fn gen_height(&self) -> i32 {
        self.gen_height
    }

    /// First height without fluid.
    pub fn sea_level(&self) -> i32 {
        self.sea_level
    }

    /// The light of every block (`getRawBrightness`): no chunk has light yet, and what has none counts as open to
    /// the sky, under a roof too.
    pub fn brightness(&self) -> u8 {
        if self.has_skylight { 15 } else { 0 }
    }

    /// Seed of the world.
    pub fn world_seed(&self) -> i64 {
        self.world_seed
    }

    /// Chunk coordinates of the chunk whose features are placed.
    pub fn center(&self) -> [i32; 2] {
        self.center
    }

    /// For what draws outside of features.
    pub fn region_random(&mut self) -> &mut AnyRandom {
        &mut self.region_random
    }
}
