use std::borrow::Cow;
use std::collections::BTreeMap;

use thiserror::Error;

use crate::facts::StateFacts;
use crate::heightmap::{HeightmapKind, Heightmaps};
use crate::light::{LIGHT_BYTES, LightKind, LightLayer, LightPair};
use crate::pos::{BlockPos, ChunkPos, LocalPos};
use crate::section::Section;
use crate::{AIR, BadContainer};

/// A block entity: what kind, and what it holds beside its place.
#[derive(Debug, Clone, PartialEq)]
pub struct BlockEntity {
    /// Number in the block_entity_type registry.
    pub kind: u16,
    /// A compound; without id, x, y and z.
    pub nbt: fastnbt::Value,
}

/// A position above, below or beside the chunk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("block {0:?} is not in the chunk")]
pub struct OutsideChunk(pub BlockPos);

/// A 16 x 16 column of blocks.
#[derive(Debug, Clone, PartialEq)]
pub struct Chunk {
    /// Where it is.
    pub pos: ChunkPos,
    /// Section y of the lowest section.
    min_section: i32,
    sections: Vec<Section>,
    /// Highest ground of each column, kept by [`set_block`](Self::set_block).
    pub heightmaps: Heightmaps,
    /// Block entities by place.
    pub block_entities: BTreeMap<LocalPos, BlockEntity>,
    /// Light of the section below the lowest.
    pub light_below: LightPair,
    /// Light of the section above the highest.
    pub light_above: LightPair,
    /// Differs from what is saved.
    pub dirty: bool,
    /// Counts changes of blocks, or whatever else its owner uses to tell two versions apart.
    pub revision: i64,
}

/// The light of a chunk as `level_chunk_with_light` and the link carry it. Bit i of a mask is light section i,
/// from one below the chunk.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WireLight<'a> {
    /// Sections with an array in `sky`.
    pub sky_mask: u64,
    /// Sections with an array in `block`.
    pub block_mask: u64,
    /// Sections stored without any sky light.
    pub empty_sky_mask: u64,
    /// Sections stored without any block light.
    pub empty_block_mask: u64,
    /// Nibbles for each bit of `sky_mask`, ascending.
    pub sky: Vec<Cow<'a, [u8; LIGHT_BYTES]>>,
    /// Nibbles for each bit of `block_mask`, ascending.
    pub block: Vec<Cow<'a, [u8; LIGHT_BYTES]>>,
}

impl Chunk {
    /// From sections, bottom to top; `min_section` is the section y of the first. Computes heightmaps. There must
    /// not be more than 62 sections, so that a light mask is one long; more are dropped.
    pub fn new(pos: ChunkPos, min_section: i32, mut sections: Vec<Section>, facts: &impl StateFacts) -> Self {
        sections.truncate(62);
        let mut chunk = Self {
            pos,
            min_section,
            heightmaps: Heightmaps::new(sections.len() as u32 * 16),
            sections,
            block_entities: BTreeMap::new(),
            light_below: LightPair::default(),
            light_above: LightPair::default(),
            dirty: false,
            revision: 0,
        };
        chunk.recompute_heightmaps(facts);
        chunk
    }

    /// A chunk of air.
    pub fn empty(
        pos: ChunkPos,
        min_section: i32,
        section_count: usize,
        biome: u16,
        facts: &impl StateFacts,
    ) -> Self {
        Self::new(pos, min_section, vec![Section::uniform(AIR, biome, facts); section_count], facts)
    }

    /// Section y of the lowest section.
    pub fn min_section(&self) -> i32 {
        self.min_section
    }

    /// y of the lowest block.
    pub fn min_y(&self) -> i32 {
        self.min_section * 16
    }

    /// Height in blocks.
    pub fn height(&self) -> u32 {
        self.sections.len() as u32 * 16
    }

    /// y just above the highest block.
    pub fn end_y(&self) -> i32 {
        self.min_y() + self.height() as i32
    }

    /// The sections, bottom to top.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// The sections, bottom to top. Blocks are better set by [`set_block`](Self::set_block), which keeps heightmaps.
    pub fn sections_mut(&mut self) -> &mut [Section] {
        &mut self.sections
    }

    /// The section with this section y.
    pub fn section(&self, section_y: i32) -> Option<&Section> {
        self.sections.get(usize::try_from(section_y.checked_sub(self.min_section)?).ok()?)
    }

    /// The section with this section y, to change.
    pub fn section_mut(&mut self, section_y: i32) -> Option<&mut Section> {
        self.sections.get_mut(usize::try_from(section_y.checked_sub(self.min_section)?).ok()?)
    }

    /// Whether the chunk holds this block.
    pub fn contains(&self, pos: BlockPos) -> bool {
        pos.chunk() == self.pos && pos.y >= self.min_y() && pos.y < self.end_y()
    }

    /// The state at a block of the dimension; `None` outside the chunk.
    pub fn block(&self, pos: BlockPos) -> Option<u16> {
        (pos.chunk() == self.pos).then(|| self.block_at(pos.local())).flatten()
    }

    /// The state at a block of the chunk; `None` above and below it.
    pub fn block_at(&self, at: LocalPos) -> Option<u16> {
        let section = self.section(at.y() >> 4)?;
        Some(section.get(at.x() as usize, (at.y() & 15) as usize, at.z() as usize))
    }

    /// Sets a state, keeps counts and heightmaps, marks the chunk dirty; gives the state before. Block entities
    /// and light are the caller's.
    pub fn set_block(
        &mut self,
        pos: BlockPos,
        state: u16,
        facts: &impl StateFacts,
    ) -> Result<u16, OutsideChunk> {
        if pos.chunk() != self.pos {
            return Err(OutsideChunk(pos));
        }
        let (x, z) = ((pos.x & 15) as usize, (pos.z & 15) as usize);
        let section = self.section_mut(pos.y >> 4).ok_or(OutsideChunk(pos))?;
        let old = section.set(x, (pos.y & 15) as usize, z, state, facts);
        if old != state {
            for kind in HeightmapKind::ALL {
                self.update_heightmap(kind, x, z, pos.y - self.min_y(), state, facts);
            }
            self.dirty = true;
            self.revision += 1;
        }
        Ok(old)
    }

    /// The biome at a block of the dimension, without the blur that clients add; `None` outside the chunk.
    pub fn biome(&self, pos: BlockPos) -> Option<u16> {
        if pos.chunk() != self.pos {
            return None;
        }
        let quarter = |value: i32| ((value & 15) >> 2) as usize;
        Some(self.section(pos.y >> 4)?.biomes().get(quarter(pos.x), quarter(pos.y), quarter(pos.z)))
    }

    /// The first free y above the ground of a column, in the dimension. Coordinates 0..16.
    pub fn surface_y(&self, kind: HeightmapKind, x: usize, z: usize) -> i32 {
        self.min_y() + self.heightmaps.of(kind).get(x, z) as i32
    }

    /// Builds all heightmaps anew from the blocks.
    pub fn recompute_heightmaps(&mut self, facts: &impl StateFacts) {
        let filled = self.sections.iter().rposition(|section| !section.is_empty()).map_or(0, |last| last + 1);
        for kind in HeightmapKind::ALL {
            for z in 0..16 {
                for x in 0..16 {
                    let height = self.ground_below(kind, x, z, filled as u32 * 16, facts);
                    self.heightmaps.of_mut(kind).set(x, z, height);
                }
            }
            self.heightmaps.of_mut(kind).compact();
        }
    }

    /// Number of light sections: one below and one above the chunk's own.
    pub fn light_section_count(&self) -> usize {
        self.sections.len() + 2
    }

    /// Light of light section `index`, 0 being below the chunk.
    pub fn light(&self, index: usize) -> Option<&LightPair> {
        match index {
            0 => Some(&self.light_below),
            index if index == self.sections.len() + 1 => Some(&self.light_above),
            index => self.sections.get(index - 1).map(|section| &section.light),
        }
    }

    /// Light of light section `index`, 0 being below the chunk, to change.
    pub fn light_mut(&mut self, index: usize) -> Option<&mut LightPair> {
        match index {
            0 => Some(&mut self.light_below),
            index if index == self.sections.len() + 1 => Some(&mut self.light_above),
            index => self.sections.get_mut(index - 1).map(|section| &mut section.light),
        }
    }

    /// The level of stored light at a block; 0 where nothing is stored.
    pub fn light_level(&self, kind: LightKind, pos: BlockPos) -> u8 {
        let index = (pos.y >> 4) - self.min_section + 1;
        let Some(pair) = usize::try_from(index).ok().and_then(|index| self.light(index)) else { return 0 };
        pair.layer(kind).get((pos.x & 15) as usize, (pos.y & 15) as usize, (pos.z & 15) as usize)
    }

    /// All light as the wire carries it.
    pub fn wire_light(&self) -> WireLight<'_> {
        let mut wire = WireLight::default();
        for index in 0..self.light_section_count() {
            let Some(pair) = self.light(index) else { continue };
            let bit = 1u64 << index;
            let add = |layer: &'_ LightLayer, mask: &mut u64, empty: &mut u64| {
                if layer.is_stored_dark() {
                    *empty |= bit;
                } else if *layer != LightLayer::Absent {
                    *mask |= bit;
                }
            };
            add(&pair.sky, &mut wire.sky_mask, &mut wire.empty_sky_mask);
            add(&pair.block, &mut wire.block_mask, &mut wire.empty_block_mask);
            if wire.sky_mask & bit != 0 {
                wire.sky.extend(pair.sky.bytes());
            }
            if wire.block_mask & bit != 0 {
                wire.block.extend(pair.block.bytes());
            }
        }
        wire
    }

    /// Appends all sections bottom to top, exactly as `level_chunk_with_light` carries them, without a length.
    pub fn encode_sections(&self, out: &mut Vec<u8>) {
        self.sections.iter().for_each(|section| section.encode(out));
    }

    /// Takes `count` sections from `input`, which must end there.
    pub fn decode_sections(mut input: &[u8], count: usize) -> Result<Vec<Section>, BadContainer> {
        let sections = (0..count).map(|_| Section::decode(&mut input)).collect::<Result<_, _>>()?;
        if input.is_empty() { Ok(sections) } else { Err(BadContainer::Trailing(input.len())) }
    }

    /// Shrinks every container, light layer and heightmap to its smallest form.
    pub fn compact(&mut self) {
        self.sections.iter_mut().for_each(Section::compact);
        for pair in [&mut self.light_below, &mut self.light_above] {
            pair.sky.compact();
            pair.block.compact();
        }
        HeightmapKind::ALL.into_iter().for_each(|kind| self.heightmaps.of_mut(kind).compact());
    }

    /// Vanilla's incremental rule: only a change at or just below the surface can move it.
    fn update_heightmap(
        &mut self,
        kind: HeightmapKind,
        x: usize,
        z: usize,
        y: i32,
        state: u16,
        facts: &impl StateFacts,
    ) {
        let first_free = self.heightmaps.of(kind).get(x, z) as i32;
        if y <= first_free - 2 {
            return;
        }
        if kind.counts(state, facts) {
            if y >= first_free {
                self.heightmaps.of_mut(kind).set(x, z, y as u32 + 1);
            }
        } else if y == first_free - 1 {
            let height = self.ground_below(kind, x, z, y as u32, facts);
            self.heightmaps.of_mut(kind).set(x, z, height);
        }
    }

    /// First free y above the highest ground below `end`, both from the lowest y.
    fn ground_below(
        &self,
        kind: HeightmapKind,
        x: usize,
        z: usize,
        end: u32,
        facts: &impl StateFacts,
    ) -> u32 {
        let mut y = end;
        while y > 0 {
            let section = &self.sections[(y as usize - 1) / 16];
            let uniform = section.blocks().uniform_value();
            match uniform {
                _ if section.is_empty() => y = (y - 1) / 16 * 16,
                Some(state) if kind.counts(state, facts) => return y,
                Some(_) => y = (y - 1) / 16 * 16,
                None if kind.counts(section.get(x, (y as usize - 1) & 15, z), facts) => return y,
                None => y -= 1,
            }
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// 0 air, 1..4 stone, 4..6 water, 6..8 leaves, 8.. grass.
    struct Toy;

    impl StateFacts for Toy {
        fn is_air(&self, state: u16) -> bool {
            state == 0
        }
        fn has_fluid(&self, state: u16) -> bool {
            (4..6).contains(&state)
        }
        fn blocks_motion(&self, state: u16) -> bool {
            (1..4).contains(&state) || self.is_leaves(state)
        }
        fn is_leaves(&self, state: u16) -> bool {
            (6..8).contains(&state)
        }
    }

    fn same_as_recomputed(chunk: &Chunk) {
        let sections = chunk
            .sections()
            .iter()
            .map(|section| Section::new(section.blocks().clone(), section.biomes().clone(), &Toy))
            .collect();
        let fresh = Chunk::new(chunk.pos, chunk.min_section(), sections, &Toy);
        assert_eq!(fresh.heightmaps, chunk.heightmaps);
        assert_eq!(fresh.sections(), chunk.sections());
    }

    proptest! {
        #[test]
        fn counts_and_heightmaps_follow_changes(
            sets in prop::collection::vec((0i32..4, -32i32..32, 0i32..4, 0u16..12), 0..400),
        ) {
            let pos = ChunkPos::new(-3, 7);
            let mut chunk = Chunk::empty(pos, -2, 4, 1, &Toy);
            let mut model = std::collections::HashMap::new();
            for (x, y, z, state) in sets {
                let at = pos.block(LocalPos::new(x, y, z));
                let old = chunk.set_block(at, state, &Toy).unwrap();
                prop_assert_eq!(old, model.insert(at, state).unwrap_or(0));
                prop_assert_eq!(chunk.block(at), Some(state));
            }
            same_as_recomputed(&chunk);

            let mut wire = Vec::new();
            chunk.encode_sections(&mut wire);
            let sections = Chunk::decode_sections(&wire, 4).unwrap();
            prop_assert_eq!(&sections[..], chunk.sections());
            chunk.compact();
            same_as_recomputed(&chunk);
        }

        #[test]
        fn garbage_never_panics(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
            let _ = Chunk::decode_sections(&bytes, 24);
        }
    }

    #[test]
    fn outside_is_an_error() {
        let mut chunk = Chunk::empty(ChunkPos::new(0, 0), -4, 24, 0, &Toy);
        assert!(chunk.set_block(BlockPos::new(0, 320, 0), 1, &Toy).is_err());
        assert!(chunk.set_block(BlockPos::new(0, -65, 0), 1, &Toy).is_err());
        assert!(chunk.set_block(BlockPos::new(16, 0, 0), 1, &Toy).is_err());
        assert_eq!(chunk.block(BlockPos::new(0, 320, 0)), None);
        assert!(chunk.section(i32::MIN).is_none());
        assert!(!chunk.dirty);
    }

    #[test]
    fn light_masks() {
        let mut chunk = Chunk::empty(ChunkPos::new(0, 0), -4, 24, 0, &Toy);
        chunk.light_below.sky = LightLayer::Uniform(0);
        chunk.light_mut(1).unwrap().sky = LightLayer::Uniform(15);
        chunk.light_mut(25).unwrap().block = LightLayer::Uniform(3);
        let wire = chunk.wire_light();
        assert_eq!((wire.sky_mask, wire.empty_sky_mask), (0b10, 0b1));
        assert_eq!((wire.block_mask, wire.empty_block_mask), (1 << 25, 0));
        assert_eq!(wire.sky[0][0], 0xff);
        assert_eq!(wire.block.len(), 1);
        assert!(chunk.light(26).is_none());
    }

    #[test]
    fn an_empty_chunk_is_small() {
        let chunk = Chunk::empty(ChunkPos::new(0, 0), -4, 24, 0, &Toy);
        let heap: usize = chunk.sections().iter().map(Section::heap_bytes).sum();
        assert_eq!(heap, 0);
        assert!(size_of::<Section>() <= 72);
    }
}
