//! Chunks, light and blocks.

use std::fmt;

use bytes::Bytes;

use crate::error::DecodeError;
use crate::wire::{
    BitSet, BlockChange, ByteArray, ChunkPosition, Decode, Encode, Position, RawNbt, Reader, SectionPosition,
    VarInt, wire_struct, write_var_int,
};

/// Bytes of one section's light: 4096 values of 4 bits, the low one first.
pub const LIGHT_ARRAY: usize = 2048;
/// Largest length of a chunk's sections.
pub const MAX_SECTIONS: usize = 2 * 1024 * 1024;
/// Longest heightmap: that of a world 4064 blocks high.
const MAX_LONGS: usize = 64;

/// Packed longs as big-endian bytes; on the wire the number of longs is before them.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct LongArray(pub Bytes);

impl fmt::Debug for LongArray {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{} longs]", self.0.len() / 8)
    }
}

impl Encode for LongArray {
    fn encode(&self, out: &mut Vec<u8>) {
        write_var_int((self.0.len() / 8) as i32, out);
        out.extend_from_slice(&self.0[..self.0.len() / 8 * 8]);
    }
}

impl Decode<'_> for LongArray {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let longs = reader.length("longs", MAX_LONGS)?;
        Ok(Self(Bytes::copy_from_slice(reader.take(longs * 8)?)))
    }
}

#[cfg(test)]
impl crate::wire::sample::Sample for LongArray {
    fn sample(rng: &mut crate::wire::sample::Rng) -> Self {
        Self(vec![rng.bits() as u8; 8 * rng.below(38)].into())
    }
}

wire_struct! {
    /// A whole chunk.
    LevelChunkWithLight {
        x: i32,
        z: i32,
        heightmaps: Vec<HeightmapData>,
        /// All sections bottom to top, packed.
        sections: ByteArray<MAX_SECTIONS>,
        block_entities: Vec<ChunkBlockEntity>,
        light: LightData,
    }

    /// One heightmap.
    HeightmapData {
        /// 1 WORLD_SURFACE, 4 MOTION_BLOCKING, 5 MOTION_BLOCKING_NO_LEAVES.
        kind: VarInt,
        /// 256 heights, packed.
        longs: LongArray,
    }

    /// A block entity of a chunk.
    ChunkBlockEntity {
        /// `x << 4 | z`, both in the chunk.
        packed_xz: u8,
        y: i16,
        /// Number in the block_entity_type registry.
        kind: VarInt,
        /// A compound, or the lone end tag.
        data: RawNbt,
    }

    /// Light. Bit `i` of a mask is the section `i - 1` above the world's bottom.
    LightData {
        sky_mask: BitSet,
        block_mask: BitSet,
        empty_sky_mask: BitSet,
        empty_block_mask: BitSet,
        /// One for each bit of the sky mask, ascending.
        sky: Vec<ByteArray<LIGHT_ARRAY>>,
        /// One for each bit of the block mask, ascending.
        block: Vec<ByteArray<LIGHT_ARRAY>>,
    }

    /// Light of a chunk that has been sent.
    LightUpdate { x: VarInt, z: VarInt, light: LightData }

    /// Biomes of chunks that have been sent.
    ChunksBiomes { chunks: Vec<ChunkBiomes> }

    /// The biome containers of a chunk's sections, bottom to top.
    ChunkBiomes { chunk: ChunkPosition, biomes: ByteArray<MAX_SECTIONS> }

    /// Takes a chunk from the client.
    ForgetLevelChunk { chunk: ChunkPosition }

    /// A batch of chunks begins.
    ChunkBatchStart {}

    /// A batch of chunks ends.
    ChunkBatchFinished {
        /// Chunks in the batch.
        size: VarInt,
    }

    /// The chunk the player is in.
    SetChunkCacheCenter { x: VarInt, z: VarInt }

    /// How far the client should store chunks.
    SetChunkCacheRadius {
        /// In chunks.
        radius: VarInt,
    }

    /// How far the world ticks.
    SetSimulationDistance {
        /// In chunks.
        distance: VarInt,
    }

    /// A changed block.
    BlockUpdate {
        position: Position,
        /// Block state number.
        state: VarInt,
    }

    /// Changed blocks of a section.
    SectionBlocksUpdate { section: SectionPosition, changes: Vec<BlockChange> }

    /// A block shown for a moment.
    AddTransientBlock {
        position: Position,
        /// Block state number.
        state: VarInt,
    }

    /// A block entity's data.
    BlockEntityData {
        position: Position,
        /// Number in the block_entity_type registry.
        kind: VarInt,
        /// A compound.
        data: RawNbt,
    }

    /// A block does something, such as a lid opening.
    BlockEvent {
        position: Position,
        action: u8,
        parameter: u8,
        /// Number in the block registry.
        block: VarInt,
    }

    /// Cracks in a block.
    BlockDestruction {
        /// Who breaks it.
        entity: VarInt,
        position: Position,
        /// 0..=9; others: none.
        stage: u8,
    }
}
