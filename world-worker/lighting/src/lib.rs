//! Light: from the sky and from blocks, 0 to 15, as vanilla computes it.
//!
//! A step into a block costs a level, or all of them where the block is opaque; sides of slabs, stairs and the like hold
//! light back; the sky's light falls straight down without loss until something dampens it. So light goes no farther
//! than 15 blocks, and a chunk's light is a function of its own blocks and those of the eight chunks around it.
//!
//! Pure: sections and layers in, layers out; no clock, no I/O, no threads.

mod direction;
mod faces;
mod flood;
mod levels;
mod optics;
mod states;
mod update;
mod volume;
mod whole;

use chunk::{Chunk, LightKind, LightLayer, LightPair};

pub use optics::Optics;
pub use update::{ChangedLayer, Chunks, Crossing, Sight, Update, Updater};
pub use whole::{Scratch, light};

/// Puts computed light into the chunk it was computed for.
pub fn apply(chunk: &mut Chunk, light: Vec<LightPair>) {
    for (index, pair) in light.into_iter().enumerate() {
        if let Some(place) = chunk.light_mut(index) {
            *place = pair;
        }
    }
}

/// Lights a chunk as if there were nothing around it, under a sky.
pub fn light_chunk(chunk: &mut Chunk) {
    let (own, absent) = (Optics::of(chunk), Optics::absent());
    let mut around = [&absent; 9];
    around[4] = &own;
    let light = light(around, true, &mut Scratch::default());
    apply(chunk, light);
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

#[cfg(test)]
mod tests;
