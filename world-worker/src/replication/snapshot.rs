//! A chunk as its subscribers get it whole.

use bytes::Bytes;
use chunk::{Chunk, HeightmapKind, LightKind};
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

/// The light of these light sections, by bits, as it is now. What is not stored is not told: clients keep what they have.
pub fn changed_light(chunk: &Chunk, sky: u64, block: u64) -> Light {
    let mut light = Light::default();
    for (kind, mask) in [(LightKind::Sky, sky), (LightKind::Block, block)] {
        for section in (0..64u8).filter(|section| mask >> section & 1 == 1) {
            let Some(pair) = chunk.light(section.into()) else { break };
            let Some(levels) = pair.layer(kind).bytes() else { continue };
            let is_dark = pair.layer(kind).is_stored_dark();
            let levels = (!is_dark).then(|| Bytes::copy_from_slice(levels.as_slice()));
            light.set(link::Layer { is_sky: kind == LightKind::Sky, section }, levels);
        }
    }
    light
}

#[cfg(test)]
mod tests {
    use super::*;
    use chunk::LightLayer;

    #[test]
    fn only_stored_layers_are_told() {
        let mut chunk = worldgen::FlatSettings::classic().generate(chunk::ChunkPos::new(0, 0), -64, 384);
        let layers = [LightLayer::Uniform(15), LightLayer::Uniform(0), LightLayer::Absent];
        for (section, layer) in layers.into_iter().enumerate() {
            chunk.light_mut(section).unwrap().sky = layer;
        }
        let light = changed_light(&chunk, 0b111 | 1 << 60, 0b1_0000);
        assert_eq!((light.sky_mask, light.empty_sky_mask, light.block_mask), (0b1, 0b10, 0));
        assert_eq!(light.sky, [Bytes::from_static(&[0xff; chunk::LIGHT_BYTES])]);
    }
}
