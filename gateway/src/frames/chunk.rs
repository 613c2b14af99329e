//! Chunks and their changes.

use bytes::Bytes;
use java::frame::{FrameDecoder, Limits, encode_frame_with};
use java::packets::play::clientbound::{
    BlockEntityData, BlockUpdate, ChunkBlockEntity, HeightmapData, LevelChunkWithLight, LightData,
    LightUpdate, LongArray, SectionBlocksUpdate,
};
use java::version::PlayClientbound;
use java::wire::{BitSet, BlockChange, ByteArray, Position, RawNbt, SectionPosition, VarInt};
use link::v1;
use smallvec::SmallVec;

use super::Frames;
use crate::view::EncodedChunk;
use crate::view::chunks::{Changes, ChunkKey};

/// Changed blocks of one section: packed positions and states.
type Blocks = SmallVec<[(i32, u16); 8]>;

/// Bytes of one light layer.
const LIGHT: usize = 2048;

impl Frames {
    /// A snapshot as `level_chunk_with_light`; `None` for one that names no chunk.
    pub fn chunk(&self, snapshot: &v1::Snapshot) -> Option<EncodedChunk> {
        let chunk = snapshot.chunk?;
        let packet = LevelChunkWithLight {
            x: chunk.x,
            z: chunk.z,
            heightmaps: snapshot
                .heightmaps
                .iter()
                .map(|map| HeightmapData {
                    kind: VarInt::from(map.r#type),
                    longs: LongArray(map.longs.clone()),
                })
                .collect(),
            sections: ByteArray(snapshot.sections.clone()),
            block_entities: snapshot
                .block_entities
                .iter()
                .map(|entity| ChunkBlockEntity {
                    packed_xz: entity.packed_xz as u8,
                    y: entity.y as i16,
                    kind: VarInt::from(entity.r#type),
                    data: nbt(&entity.nbt),
                })
                .collect(),
            light: light_data(snapshot.light.as_ref().unwrap_or(&v1::Light::default())),
        };
        let mut out = Vec::new();
        self.put(&mut out, &packet);
        // What is kept for long should not keep room it does not need.
        out.shrink_to_fit();
        Some(EncodedChunk {
            key: ChunkKey { dimension: chunk.dimension, x: chunk.x, z: chunk.z },
            tick: snapshot.tick,
            frame: Bytes::from(out).into(),
        })
    }

    /// A chunk's frame for clients of this version, made from the canonical one; empty when that is no frame.
    pub fn chunk_of_version(&self, canonical: &Bytes) -> Bytes {
        let (version, compression) = (self.version(), self.compression());
        let Some(older) = java::versions::older(version) else { return canonical.clone() };
        let mut decoder = FrameDecoder::new(Limits::CLIENT);
        if let Some(compression) = compression {
            decoder.set_compression(compression.threshold.cast_signed());
        }
        decoder.feed(canonical);
        let Ok(Some(frame)) = decoder.next_frame() else { return Bytes::new() };
        let mut out = Vec::with_capacity(canonical.len());
        encode_frame_with(compression, &mut out, |out| {
            java::versions::encode_body(
                version,
                older,
                PlayClientbound::LevelChunkWithLight,
                frame.body,
                out,
            );
        });
        out.shrink_to_fit();
        out.into()
    }

    /// Layers of light of a chunk that has been sent.
    pub fn light_update(&self, out: &mut Vec<u8>, key: ChunkKey, light: &v1::Light) {
        self.put(out, &LightUpdate { x: VarInt(key.x), z: VarInt(key.z), light: light_data(light) });
    }

    /// Changed blocks of a chunk: one block by itself, two or more of a section together, block entities behind.
    pub fn chunk_changes(&self, out: &mut Vec<u8>, key: ChunkKey, changes: &Changes) {
        let mut sections: SmallVec<[(i32, Blocks); 4]> = SmallVec::new();
        for &(position, state) in &changes.blocks {
            let section = (position >> 8).div_euclid(16);
            match sections.iter_mut().find(|(y, _)| *y == section) {
                Some((_, blocks)) => blocks.push((position, state)),
                None => sections.push((section, SmallVec::from_slice(&[(position, state)]))),
            }
        }
        for (y, blocks) in &sections {
            if let [(position, state)] = blocks.as_slice() {
                self.put(
                    out,
                    &BlockUpdate { position: absolute(key, *position), state: VarInt::from(*state) },
                );
                continue;
            }
            let changes = blocks
                .iter()
                .map(|&(position, state)| BlockChange {
                    x: (position & 15) as u8,
                    y: ((position >> 8) & 15) as u8,
                    z: ((position >> 4) & 15) as u8,
                    state: u32::from(state),
                })
                .collect();
            let section = SectionPosition { x: key.x, y: *y, z: key.z };
            self.put(out, &SectionBlocksUpdate { section, changes });
        }
        for entity in &changes.block_entities {
            let xz = i32::from(entity.packed_xz);
            let position = Position { x: key.x * 16 + (xz >> 4), y: entity.y, z: key.z * 16 + (xz & 15) };
            self.put(
                out,
                &BlockEntityData { position, kind: VarInt::from(entity.kind), data: nbt(&entity.nbt) },
            );
        }
    }
}

fn light_data(light: &v1::Light) -> LightData {
    let layers = |layers: &[Bytes]| {
        layers.iter().filter(|layer| layer.len() == LIGHT).map(|layer| ByteArray(layer.clone())).collect()
    };
    LightData {
        sky_mask: BitSet::from_u64(light.sky_mask),
        block_mask: BitSet::from_u64(light.block_mask),
        empty_sky_mask: BitSet::from_u64(light.empty_sky_mask),
        empty_block_mask: BitSet::from_u64(light.empty_block_mask),
        sky: layers(&light.sky),
        block: layers(&light.block),
    }
}

/// A packed position of a chunk in the world.
fn absolute(key: ChunkKey, packed: i32) -> Position {
    Position { x: key.x * 16 + (packed & 15), y: packed >> 8, z: key.z * 16 + ((packed >> 4) & 15) }
}

/// NBT of a block entity; none is the lone end tag.
fn nbt(bytes: &bytes::Bytes) -> RawNbt {
    if bytes.is_empty() { RawNbt::END } else { RawNbt::trusted(bytes.clone()) }
}
