//! What a bot remembers of the world: which chunks it holds, and the ground of one of them.

use java::DecodeError;
use java::wire::Reader;
use rustc_hash::FxHashSet;

use crate::behaviour::{Ground, Place};
use crate::tally::ChunkKey;

/// The height map that builders stand on: highest block that stops motion.
const MOTION_BLOCKING: i32 = 4;
/// Bits of a height: worlds are 256 to 511 blocks high in all of vanilla's dimensions.
const HEIGHT_BITS: usize = 9;
/// Columns of a chunk.
const COLUMNS: usize = 256;
/// Most height maps and most numbers in one that are read.
const MAX_MAPS: usize = 16;
const MAX_LONGS: usize = 64;

/// The chunks a bot holds.
#[derive(Debug, Default)]
pub struct World {
    held: FxHashSet<ChunkKey>,
    /// The chunk whose ground is wanted, x and z in chunks.
    wanted: Option<(i32, i32)>,
    surface: Option<Box<[i32; COLUMNS]>>,
    /// Lowest y of the dimension.
    min_y: i32,
}

impl World {
    /// An empty world, in the dimension of this name.
    pub fn enter(&mut self, dimension: &str) {
        self.held.clear();
        self.surface = None;
        self.min_y = if dimension == "minecraft:overworld" { -64 } else { 0 };
    }

    /// Asks for the ground of a chunk, before it comes.
    pub fn want_ground(&mut self, chunk: Option<(i32, i32)>) {
        self.wanted = chunk;
    }

    /// Keeps a chunk; says whether it was held already.
    pub fn insert(&mut self, x: i32, z: i32) -> bool {
        !self.held.insert(ChunkKey::new(x, z))
    }

    /// Lets a chunk go.
    pub fn forget(&mut self, x: i32, z: i32) {
        self.held.remove(&ChunkKey::new(x, z));
    }

    /// Whether the chunk that a place is in is held.
    #[must_use]
    pub fn holds(&self, place: Place) -> bool {
        self.held.contains(&ChunkKey::at(place[0], place[2]))
    }

    /// Reads the height maps that follow a chunk's position, if its ground is wanted.
    ///
    /// # Errors
    /// When there are none.
    pub fn read_ground(&mut self, x: i32, z: i32, reader: &mut Reader<'_>) -> Result<(), DecodeError> {
        if self.wanted != Some((x, z)) {
            return Ok(());
        }
        for _ in 0..reader.length("height maps", MAX_MAPS)? {
            let kind = reader.var_int()?;
            let longs = reader.length("heights", MAX_LONGS)?;
            let bytes = reader.take(longs * 8)?;
            if kind == MOTION_BLOCKING {
                self.surface = heights(bytes, self.min_y).map(Box::new);
            }
        }
        Ok(())
    }
}

/// Heights never span two numbers; the lowest bits come first.
fn heights(bytes: &[u8], min_y: i32) -> Option<[i32; COLUMNS]> {
    const PER_LONG: usize = 64 / HEIGHT_BITS;
    let mut surface = [0; COLUMNS];
    for (column, height) in surface.iter_mut().enumerate() {
        let at = column / PER_LONG * 8;
        let long = u64::from_be_bytes(bytes.get(at..at + 8)?.try_into().ok()?);
        let value = long >> (column % PER_LONG * HEIGHT_BITS) & ((1 << HEIGHT_BITS) - 1);
        *height = value as i32 + min_y;
    }
    Some(surface)
}

impl Ground for World {
    fn surface(&self, x: i32, z: i32) -> Option<i32> {
        let surface = self.surface.as_ref().filter(|_| self.wanted == Some((x >> 4, z >> 4)))?;
        Some(surface[((z & 15) << 4 | (x & 15)) as usize])
    }
}

#[cfg(test)]
mod tests {
    use java::wire::write_var_int;

    use super::*;

    #[test]
    fn chunks_are_held_until_forgotten() {
        let mut world = World::default();
        assert!(!world.insert(-1, 2));
        assert!(world.insert(-1, 2));
        assert!(world.holds([-0.5, 70.0, 40.0]));
        world.forget(-1, 2);
        assert!(!world.holds([-0.5, 70.0, 40.0]));
    }

    #[test]
    fn ground_is_read_from_the_height_map() {
        let mut body = Vec::new();
        write_var_int(2, &mut body);
        for (kind, height) in [(1, 9_u64), (MOTION_BLOCKING, 4)] {
            write_var_int(kind, &mut body);
            write_var_int(37, &mut body);
            for long in 0..37 {
                // The first column is one higher.
                let packed = (0..7).map(|i| height << (i * 9)).sum::<u64>() + u64::from(long == 0);
                body.extend(packed.to_be_bytes());
            }
        }
        let mut world = World::default();
        world.enter("minecraft:overworld");
        world.want_ground(Some((1, -1)));
        assert!(world.read_ground(0, 0, &mut Reader::new(&[])).is_ok());
        assert_eq!(world.surface(16, -16), None);
        assert!(world.read_ground(1, -1, &mut Reader::new(&body)).is_ok());
        assert_eq!(world.surface(16, -16), Some(-59));
        assert_eq!(world.surface(31, -1), Some(-60));
        assert_eq!(world.surface(0, 0), None);
        assert!(world.read_ground(1, -1, &mut Reader::new(&body[..100])).is_err());
    }
}
