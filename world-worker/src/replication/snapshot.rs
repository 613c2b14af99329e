//! A chunk as its subscribers get it whole.

use bytes::Bytes;
use chunk::{Chunk, HeightmapKind};
use link::v1::{BlockEntity, ChunkRef, Heightmap, Light, Snapshot};

/// The snapshot of `chunk` as of the end of `tick`.
pub fn snapshot(dimension: u32, chunk: &Chunk, tick: i64) -> Snapshot {
    let mut sections = Vec::with_capacity(4096);
    chunk.encode_sections(&mut sections);
    let heightmaps = HeightmapKind::SENT
        .iter()
        .map(|&kind| {
            let longs = chunk.heightmaps.of(kind).longs();
            let bytes: Vec<u8> = longs.iter().flat_map(|long| long.to_be_bytes()).collect();
            Heightmap { r#type: kind.number(), longs: bytes.into() }
        })
        .collect();
    let light = chunk.wire_light();
    let copy = |layers: &[std::borrow::Cow<'_, [u8; chunk::LIGHT_BYTES]>]| {
        layers.iter().map(|layer| Bytes::copy_from_slice(layer.as_slice())).collect()
    };
    Snapshot {
        chunk: Some(ChunkRef { dimension, x: chunk.pos.x, z: chunk.pos.z }),
        tick,
        sections: sections.into(),
        heightmaps,
        light: Some(Light {
            sky_mask: light.sky_mask,
            block_mask: light.block_mask,
            empty_sky_mask: light.empty_sky_mask,
            empty_block_mask: light.empty_block_mask,
            sky: copy(&light.sky),
            block: copy(&light.block),
        }),
        block_entities: chunk.block_entities.iter().map(|(at, entity)| block_entity(*at, entity)).collect(),
    }
}

/// A block entity as clients see it. Its update tag is empty for every kind that exists so far.
pub fn block_entity(at: chunk::LocalPos, entity: &chunk::BlockEntity) -> BlockEntity {
    BlockEntity {
        packed_xz: ((at.x() as u32) << 4) | at.z() as u32,
        y: at.y(),
        r#type: u32::from(entity.kind),
        nbt: Bytes::from_static(&[0]),
    }
}
