use std::sync::Arc;

use chunk::BlockPos;

use super::heights::{Heights, LIVE, heights};
use super::{FrozenHeights, HeightKind, WorkingCopy};
use crate::biomes::BiomeBox;
use crate::blocks::Blocks;

/// A chunk before or during its features.
#[derive(Debug, Clone)]
pub struct LevelChunk {
    /// Its blocks.
    pub blocks: WorkingCopy,
    /// Its quarts.
    pub biomes: Arc<BiomeBox>,
    pub(super) frozen: Arc<FrozenHeights>,
    live: Option<[Heights; 4]>,
    /// Blocks that are to be ticked or shaped when the chunk is complete, as indices.
    pub marks: Vec<u32>,
    /// Block entities by index of their block, with their NBT as JSON-like values: see [`BlockEntityData`].
    pub block_entities: Vec<(u32, BlockEntityData)>,
    /// Entities that structures placed.
    pub entities: Vec<EntityData>,
}

/// An entity that features or structures place.
#[derive(Debug, Clone, PartialEq)]
pub struct EntityData {
    /// Id of its type.
    pub entity: String,
    /// Where its feet are.
    pub pos: [f64; 3],
    /// What else its NBT holds, as SNBT without id and position.
    pub snbt: String,
}

/// What a block entity that features or structures place holds beyond its block.
#[derive(Debug, Clone, PartialEq)]
pub enum BlockEntityData {
    /// A container that fills itself when it is first opened.
    Loot {
        /// Id of the loot table.
        table: String,
        /// Seed of its contents.
        seed: i64,
    },
    /// A spawner of one entity type.
    Spawner {
        /// Id of the entity type.
        entity: String,
    },
    /// Anything else, as SNBT without id and position.
    Other(String),
}

impl LevelChunk {
    /// After carvers, or with what other chunks' features wrote on top of that; `frozen` are the heights after carvers.
    pub fn new(blocks: impl Into<Arc<Blocks>>, biomes: Arc<BiomeBox>, frozen: Arc<FrozenHeights>) -> Self {
        Self {
            blocks: WorkingCopy::new(blocks.into()),
            biomes,
            frozen,
            live: None,
            marks: Vec::new(),
            block_entities: Vec::new(),
            entities: Vec::new(),
        }
    }

    /// Makes the live maps anew, as is done when the chunk's own features begin.
    pub fn prime(&mut self) {
        self.live = Some(heights(&self.blocks, LIVE));
    }

    pub(super) fn height(&mut self, kind: HeightKind, column: usize) -> i32 {
        match kind.live() {
            None if kind == HeightKind::OceanFloorWg => self.frozen.floor[column],
            None => self.frozen.surface[column],
            Some(at) => self.live.get_or_insert_with(|| heights(&self.blocks, LIVE))[at][column],
        }
    }

    /// Inside of heights.
    pub(super) fn set_silently(&mut self, pos: BlockPos, state: u16) {
        self.blocks.set_at(block_index(&self.blocks, pos) as usize, state);
    }

    /// Inside of heights.
    pub(super) fn set(&mut self, pos: BlockPos, state: u16) {
        // Maps that nobody asked for yet begin with the blocks before this change.
        self.live.get_or_insert_with(|| heights(&self.blocks, LIVE));
        self.set_silently(pos, state);
        let Some(maps) = &mut self.live else { return };
        let column = ((pos.z & 15) * 16 + (pos.x & 15)) as usize;
        for (map, kind) in maps.iter_mut().zip(LIVE) {
            let height = &mut map[column];
            // Below what counts already.
            if *height > pos.y + 1 {
                continue;
            }
            if kind.counts(state) {
                *height = (*height).max(pos.y + 1);
            } else if *height == pos.y + 1 {
                let below = (self.blocks.min_y..pos.y).rev();
                *height = below
                    .into_iter()
                    .find(|&y| kind.counts(self.blocks.get(pos.x, y, pos.z)))
                    .map_or(self.blocks.min_y, |y| y + 1);
            }
        }
    }
}

/// Of the block at `pos`, whose height is inside.
pub(super) fn block_index(blocks: &Blocks, pos: BlockPos) -> u32 {
    Blocks::index((pos.x & 15) as usize, (pos.y - blocks.min_y) as usize, (pos.z & 15) as usize) as u32
}
