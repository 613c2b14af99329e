use std::fmt;

use chunk::ChunkPos;
use worldgen::spiral;

/// Farthest block from the middle of the world, and the largest radius.
pub const MAX_BLOCKS: i32 = 29_999_984;

/// Half of the edge of the square in the middle that is made first, in chunks.
const MIDDLE: i64 = 16;
/// Width of the rings around it, in chunks.
const RING: i64 = 32;

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
        let place = self.place(index);
        let along = |axis: usize| {
            let chunk = i64::from(self.center[axis] >> 4) + place[axis];
            let is_inside = (-i64::from(MAX_BLOCKS >> 4) - 1..=i64::from(MAX_BLOCKS >> 4)).contains(&chunk);
            i32::try_from(chunk).ok().filter(|_| is_inside)
        };
        Some(ChunkPos::new(along(0)?, along(1)?))
    }
}

impl Area {
    /// The place that comes after `index` others, in chunks from the middle: first a square in the middle, then rings
    /// around it that are many chunks wide, each of them from its inner to its outer edge and on to the next such row. So
    /// a chunk follows soon after its neighbours, with which it shares most of the work.
    fn place(&self, index: u64) -> [i64; 2] {
        let radius = i64::from(self.radius.div_ceil(16));
        let first = radius.min(MIDDLE);
        let middle = 2 * first + 1;
        if index < middle.pow(2) as u64 {
            let index = index as i64;
            return [index % middle - first, index / middle - first];
        }
        // Half of the edge of the greatest square before this place.
        let inside = (index.isqrt() as i64 - 1) / 2;
        let inner = first + (inside - first) / RING * RING;
        let outer = radius.min(inner + RING);
        let width = outer - inner;
        let length = inner + outer + 1;
        let at = index as i64 - (2 * inner + 1).pow(2);
        let (along, across) = (at % (width * length) / width, at % width + 1);
        match at / (width * length) {
            0 => [inner + across, along - inner],
            1 => [inner - along, inner + across],
            2 => [-inner - across, inner - along],
            _ => [along - inner, -inner - across],
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn each_place_comes_once() {
        for radius in [0, 1, 15, 16, 17, 48, 49, 100] {
            let area = Area::new([0, 0], radius * 16).unwrap();
            let places: HashSet<_> = (0..area.chunks()).map(|index| area.place(index)).collect();
            assert_eq!(places.len() as u64, area.chunks(), "{radius}");
            let is_inside = |along: &i64| along.unsigned_abs() <= u64::from(radius);
            assert!(places.iter().flatten().all(is_inside), "{radius}");
        }
        let whole = Area::new([0, 0], MAX_BLOCKS.unsigned_abs()).unwrap();
        let edge = i64::from(MAX_BLOCKS) / 16;
        assert!(whole.place(whole.chunks() - 1).map(i64::abs).contains(&edge));
    }

    #[test]
    fn neighbours_are_near_each_other() {
        let area = Area::new([0, 0], 3200).unwrap();
        for index in 40_000..60_000 {
            let [x, z] = area.place(index);
            let is_near = (index - 100..index).any(|before| {
                let [other_x, other_z] = area.place(before);
                (x - other_x).abs() + (z - other_z).abs() == 1
            });
            // But for the beginnings of rows, and of a ring's four sides.
            assert!(is_near || index % 16 == 0 || (x.abs() - z.abs()).abs() <= RING, "{index}: {x} {z}");
        }
    }

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
        assert_eq!(chunks[..3], [ChunkPos::new(-2, 1), ChunkPos::new(-1, 1), ChunkPos::new(0, 1)]);
        assert_eq!(chunks.len(), 9);
        let corner = Area::new([MAX_BLOCKS, -MAX_BLOCKS], 16).unwrap();
        assert_eq!((0..9).filter_map(|index| corner.chunk(index)).count(), 6);
    }
}
