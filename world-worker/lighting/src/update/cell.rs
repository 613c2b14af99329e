use chunk::{BlockPos, ChunkPos};

use crate::direction::Direction;

/// A block of a chunk that an update has to do with: number of the chunk, then height, z and x. Heights are in blocks from
/// the bottom of the light section below the chunk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cell(u32);

/// Bits of height, z and x.
const CHUNK_SHIFT: u32 = 18;
/// Chunks that can be told apart.
pub(super) const MOST_CHUNKS: usize = 1 << (32 - CHUNK_SHIFT);

impl Cell {
    pub(super) fn new(chunk: usize, height: u32, column: u8) -> Self {
        Self((chunk as u32) << CHUNK_SHIFT | height << 8 | u32::from(column))
    }

    pub(super) fn chunk(self) -> usize {
        (self.0 >> CHUNK_SHIFT) as usize
    }

    pub(super) fn height(self) -> u32 {
        (self.0 >> 8) & ((1 << (CHUNK_SHIFT - 8)) - 1)
    }

    /// z * 16 + x.
    pub(super) fn column(self) -> u8 {
        self.0 as u8
    }

    /// Light section.
    pub(super) fn section(self) -> usize {
        (self.height() >> 4) as usize
    }

    /// Index in its section: y, then z, then x.
    pub(super) fn index(self) -> usize {
        (self.0 & 0xFFF) as usize
    }

    /// Whether the next block that way is in another chunk.
    #[inline(always)]
    pub(super) fn is_last(self, side: Direction) -> bool {
        match side {
            Direction::West => self.0 & 15 == 0,
            Direction::East => self.0 & 15 == 15,
            Direction::North => self.0 & 0xF0 == 0,
            Direction::South => self.0 & 0xF0 == 0xF0,
            Direction::Down | Direction::Up => false,
        }
    }

    /// The next block that way, in the same chunk.
    #[inline(always)]
    pub(super) fn next(self, side: Direction) -> Self {
        Self(match side {
            Direction::West => self.0 - 1,
            Direction::East => self.0 + 1,
            Direction::North => self.0 - 16,
            Direction::South => self.0 + 16,
            Direction::Down => self.0 - 256,
            Direction::Up => self.0 + 256,
        })
    }

    /// The block at the other side of a chunk, that way.
    pub(super) fn across(self, side: Direction, chunk: usize) -> Self {
        let wrapped = match side {
            Direction::West | Direction::East => self.0 ^ 15,
            _ => self.0 ^ 0xF0,
        };
        Self(wrapped & ((1 << CHUNK_SHIFT) - 1) | (chunk as u32) << CHUNK_SHIFT)
    }
}

/// What is beside a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// A block whose light is kept.
    Lit(Cell),
    /// Above or below everything, or in a chunk that is not here.
    Out,
    /// A block of a chunk that has no light yet.
    Unlit(ChunkPos),
    /// A block that is lit by somebody else.
    Foreign(BlockPos),
}
