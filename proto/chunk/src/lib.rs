//! The chunk data model: paletted sections, heightmaps and light, packed as the wire packs them.
//!
//! Pure data: no I/O, no clock. What a state *is* comes in as [`StateFacts`]; only [`VanillaFacts`] asks the
//! block registry. State and biome ids are those of the canonical game version.

mod chunk;
mod facts;
mod heightmap;
mod light;
mod paletted;
mod pos;
mod section;
mod varint;

pub use chunk::{BlockEntity, Chunk, OutsideChunk, WireLight};
pub use facts::{StateFacts, VanillaFacts};
pub use heightmap::{Heightmap, HeightmapKind, Heightmaps};
pub use light::{LIGHT_BYTES, LightKind, LightLayer, LightPair};
pub use paletted::{BadContainer, Biomes, Blocks, Kind, PalettedContainer};
pub use pos::{BlockPos, ChunkPos, LocalPos, RegionPos, SectionPos};
pub use section::Section;

/// State id of air in every version.
pub const AIR: u16 = 0;
/// Blocks along the edge of a section, and of a chunk in x and z.
pub const SECTION_EDGE: i32 = 16;
