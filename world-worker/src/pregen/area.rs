use std::fmt;

use chunk::ChunkPos;
use worldgen::spiral;

/// Farthest block from the middle of the world, and the largest radius.
pub const MAX_BLOCKS: i32 = 29_999_984;

/// A square around a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    center: [i32; 2],
    radius: u32,
}

/// A centre or a radius that no world has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotInWorld;

impl fmt::Display for NotInWorld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "centre and radius should be at most {MAX_BLOCKS} blocks")
    }
}

impl Area {
    /// All chunks within `radius` blocks of the column `center`, along x and along z.
    ///
    /// # Errors
    /// When it lies outside every world.
    pub fn new(center: [i32; 2], radius: u32) -> Result<Self, NotInWorld> {
        let most = MAX_BLOCKS.unsigned_abs();
        if radius > most || center.iter().any(|along| along.unsigned_abs() > most) {
            return Err(NotInWorld);
        }
        Ok(Self { center, radius })
    }

    /// Column in the middle, blocks.
    pub fn center(&self) -> [i32; 2] {
        self.center
    }

    /// Blocks.
    pub fn radius(&self) -> u32 {
        self.radius
    }

    /// How many chunks it has, those beyond the end of the world included.
    pub fn chunks(&self) -> u64 {
        spiral::len(self.radius.div_ceil(16))
    }

    /// The chunk that comes after `index` others; unset beyond the end of the world.
    pub fn chunk(&self, index: u64) -> Option<ChunkPos> {
        let place = spiral::place(index);
        let along = |axis: usize| {
            let chunk = i64::from(self.center[axis] >> 4) + place[axis];
            let is_inside = (-i64::from(MAX_BLOCKS >> 4) - 1..=i64::from(MAX_BLOCKS >> 4)).contains(&chunk);
            i32::try_from(chunk).ok().filter(|_| is_inside)
        };
        Some(ChunkPos::new(along(0)?, along(1)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        let chunks = |radius| Area::new([0, 0], radius).unwrap().chunks();
        assert_eq!([0, 1, 16, 17, 500].map(chunks), [1, 9, 9, 25, 4225]);
        // The whole world.
        assert_eq!(chunks(29_999_984), 3_749_999 * 3_749_999);
        assert_eq!(Area::new([0, 0], 29_999_985), Err(NotInWorld));
        assert_eq!(Area::new([i32::MIN, 0], 1), Err(NotInWorld));
    }

    #[test]
    fn chunks_around_the_center_and_none_beyond_the_world() {
        let area = Area::new([-1, 40], 16).unwrap();
        let chunks: Vec<_> = (0..area.chunks()).filter_map(|index| area.chunk(index)).collect();
        assert_eq!(chunks[..3], [ChunkPos::new(-1, 2), ChunkPos::new(0, 2), ChunkPos::new(0, 3)]);
        assert_eq!(chunks.len(), 9);
        let corner = Area::new([MAX_BLOCKS, -MAX_BLOCKS], 16).unwrap();
        assert_eq!((0..9).filter_map(|index| corner.chunk(index)).count(), 6);
    }
}
