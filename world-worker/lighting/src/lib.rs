//! Light of whole chunks: computed from the blocks of a chunk, and of its eight neighbours when they are known.
//!
//! Pure: no clock, no I/O, no state between calls. Light moves at most 15 blocks, so the eight neighbours are
//! all that can matter. *Not here*: incremental updates, and occlusion by the faces of slabs, stairs and the like.

mod facts;
mod spread;

use chunk::{Chunk, LIGHT_BYTES, LightKind, LightLayer, LightPair, Section};

pub use facts::{LightFacts, VanillaFacts};
use spread::{Grid, Volume};

/// The eight chunks around one, and whether the dimension has a sky.
#[derive(Debug, Clone, Copy)]
pub struct Surroundings<'a> {
    /// By `[dz + 1][dx + 1]`; the middle is not read. An unknown chunk lets no light through. All must have the
    /// same sections as the middle one; others count as unknown.
    pub neighbours: [[Option<&'a Chunk>; 3]; 3],
    /// The dimension has sky light.
    pub has_sky: bool,
}

impl Surroundings<'_> {
    /// No neighbours, a sky.
    pub const ALONE: Self = Self { neighbours: [[None; 3]; 3], has_sky: true };
}

/// Lights a chunk by itself, under a sky.
pub fn light_chunk(chunk: &mut Chunk, facts: &impl LightFacts) {
    let light = light_of(chunk, &Surroundings::ALONE, facts);
    apply(chunk, light);
}

/// Puts computed light into the chunk it was computed for.
pub fn apply(chunk: &mut Chunk, light: Vec<LightPair>) {
    for (index, pair) in light.into_iter().enumerate() {
        if let Some(place) = chunk.light_mut(index) {
            *place = pair;
        }
    }
}

/// The light of each light section of `chunk`, the one below its lowest section first.
///
/// As in vanilla, a layer is stored for sections that hold blocks and for those next to such (also diagonally);
/// the others are absent: sky light there is that of the stored section above, block light 0.
pub fn light_of(chunk: &Chunk, around: &Surroundings<'_>, facts: &impl LightFacts) -> Vec<LightPair> {
    let volume = Volume::new(chunk, around);
    let stored = stored_sections(&volume, chunk.light_section_count());
    let Some(highest) = stored.iter().rposition(|&stored| stored) else {
        return vec![LightPair::default(); stored.len()];
    };
    let layers = highest + 1;
    let sky = around.has_sky.then(|| spread::sky_light(&volume, layers, facts));
    let emits = |section: &Section| section.blocks().may_contain(|state| facts.emission(state) > 0);
    let block = volume
        .chunks()
        .any(|chunk| chunk.sections().iter().any(emits))
        .then(|| spread::block_light(&volume, layers, facts));
    stored
        .iter()
        .enumerate()
        .map(|(index, &stored)| match stored {
            true => LightPair {
                sky: sky.as_ref().map_or(LightLayer::Absent, |sky| layer(sky, index)),
                block: block.as_ref().map_or(LightLayer::Uniform(0), |block| layer(block, index)),
            },
            false => LightPair::default(),
        })
        .collect()
}

/// The level at a block, as clients read it: absent sky light is that of the stored section above.
pub fn level(chunk: &Chunk, kind: LightKind, pos: chunk::BlockPos) -> u8 {
    let first = (pos.y >> 4) - chunk.min_section() + 1;
    let (x, z) = ((pos.x & 15) as usize, (pos.z & 15) as usize);
    let mut y = (pos.y & 15) as usize;
    for index in first.max(0)..chunk.light_section_count() as i32 {
        match chunk.light(index as usize).map(|pair| pair.layer(kind)) {
            Some(LightLayer::Absent) | None if kind == LightKind::Block => return 0,
            Some(LightLayer::Absent) | None => y = 0,
            Some(layer) => return layer.get(x, y, z),
        }
    }
    if kind == LightKind::Sky { 15 } else { 0 }
}

/// Which light sections of the middle chunk have layers.
fn stored_sections(volume: &Volume<'_>, count: usize) -> Vec<bool> {
    let filled = |index: usize| {
        volume.chunks().any(|chunk| chunk.sections().get(index).is_some_and(|section| !section.is_empty()))
    };
    // Light section i is section i - 1.
    (0..count).map(|light| (light.saturating_sub(2)..=light).any(filled)).collect()
}

/// The layer of one section of the middle chunk.
fn layer(grid: &Grid, index: usize) -> LightLayer {
    let mut bytes = [0u8; LIGHT_BYTES];
    for (at, byte) in bytes.iter_mut().enumerate() {
        let (y, z, x) = (at >> 7, at >> 3 & 15, (at & 7) * 2);
        let level = |x| grid.middle(x, index * 16 + y, z);
        *byte = level(x) | level(x + 1) << 4;
    }
    LightLayer::from_bytes(&bytes)
}

#[cfg(test)]
mod tests;
