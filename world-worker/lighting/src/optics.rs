//! What light meets in the blocks of one chunk, a few bits a block.

use chunk::{Chunk, LocalPos, Section};

use crate::direction::Direction;
use crate::states::{DIMS, EMISSION, SHAPED, STATES, States, WALL};

/// Blocks of a section.
const SECTION: usize = 4096;
/// Rows of blocks along x in a section: y * 16 + z.
pub(crate) const ROWS: usize = 256;

/// What light needs to know of the blocks of a chunk, to light it and those around it. A few KiB.
///
/// Heights are in blocks from the bottom of the light section below the chunk, so that they are never negative; rows
/// are `height * 16 + z`, and bit x of a row is the block at x.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Optics {
    /// Bottom to top.
    sections: Box<[SectionOptics]>,
    /// First height of each column (z * 16 + x) from which the sky is seen; `u16::MAX` if it never is.
    pub(crate) lowest: Box<[u16; 256]>,
    /// Sides of blocks that let no light through, by whole rows.
    pub(crate) shut: Box<[Shut]>,
    /// Shapes that touch the sides of the chunk, which may close together with what is on the other side. By
    /// [`Shaped::place`].
    pub(crate) border: Box<[Shaped]>,
    /// Blocks that give light: row, x, level.
    pub(crate) lamps: Box<[Lamp]>,
}

/// A section, as light meets it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SectionOptics {
    /// Anything but air is in it.
    pub(crate) is_filled: bool,
    pub(crate) open: Open,
}

/// Where light gets into.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Open {
    Everywhere,
    Nowhere,
    /// By row.
    Rows(Box<[u16; ROWS]>),
}

/// Sides of a row of blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shut {
    pub(crate) row: u32,
    pub(crate) direction: Direction,
    /// Of these blocks.
    pub(crate) mask: u16,
}

/// A block whose shape touches a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shaped {
    pub(crate) direction: Direction,
    pub(crate) row: u32,
    pub(crate) x: u8,
    pub(crate) shape: u8,
}

impl Shaped {
    /// Tells sides of blocks apart.
    pub(crate) fn place(&self) -> (u8, u32, u8) {
        (self.direction as u8, self.row, self.x)
    }
}

/// A block that gives light.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lamp {
    pub(crate) row: u32,
    pub(crate) x: u8,
    pub(crate) level: u8,
}

impl Optics {
    /// Of a chunk's blocks as they are.
    pub fn of(chunk: &Chunk) -> Self {
        Builder::new(chunk).finish()
    }

    /// Of a chunk that is not there: no light gets in or comes out.
    pub fn absent() -> Self {
        Self {
            sections: Box::default(),
            lowest: Box::new([u16::MAX; 256]),
            shut: Box::default(),
            border: Box::default(),
            lamps: Box::default(),
        }
    }

    /// The sections of the chunk, bottom to top; none of an absent one.
    pub(crate) fn sections(&self) -> &[SectionOptics] {
        &self.sections
    }

    /// Heap bytes held.
    pub fn heap_bytes(&self) -> usize {
        let rows = self.sections.iter().filter(|section| matches!(section.open, Open::Rows(_))).count();
        size_of_val::<[_]>(&self.sections)
            + rows * size_of::<[u16; ROWS]>()
            + size_of::<[u16; 256]>()
            + size_of_val::<[_]>(&self.shut)
            + size_of_val::<[_]>(&self.border)
            + size_of_val::<[_]>(&self.lamps)
    }
}

struct Builder<'a> {
    chunk: &'a Chunk,
    states: &'static States,
    sections: Vec<SectionOptics>,
    shut: Vec<Shut>,
    border: Vec<Shaped>,
    lamps: Vec<Lamp>,
}

impl<'a> Builder<'a> {
    fn new(chunk: &'a Chunk) -> Self {
        Self {
            chunk,
            states: &STATES,
            sections: Vec::with_capacity(chunk.sections().len()),
            shut: Vec::new(),
            border: Vec::new(),
            lamps: Vec::new(),
        }
    }

    fn finish(mut self) -> Optics {
        let mut traits = [0; SECTION];
        for (index, section) in self.chunk.sections().iter().enumerate() {
            self.add(section, (index as u32 + 1) * 16, &mut traits);
        }
        self.border.sort_unstable_by_key(Shaped::place);
        Optics {
            lowest: self.lowest(),
            sections: self.sections.into(),
            shut: self.shut.into(),
            border: self.border.into(),
            lamps: self.lamps.into(),
        }
    }

    /// Adds a section whose lowest blocks are at that height.
    fn add(&mut self, section: &Section, height: u32, traits: &mut [u8; SECTION]) {
        let states = self.states;
        let is_filled = !section.is_empty();
        let open = match section.blocks().uniform_value() {
            Some(state) if states.traits(state) & !(DIMS | WALL) == 0 => match states.traits(state) & WALL {
                0 => Open::Everywhere,
                _ => Open::Nowhere,
            },
            _ => {
                section.blocks().map_into(traits, |state| states.traits(state));
                let mut rows = Box::new([0; ROWS]);
                for (at, (row, traits)) in rows.iter_mut().zip(traits.as_chunks::<16>().0).enumerate() {
                    let (low, high) = halves(traits);
                    *row = !(bits_of(low, WALL) | bits_of(high, WALL) << 8);
                    if (low | high) & SPECIAL != 0 {
                        self.add_special(section, height, at, traits);
                    }
                }
                if rows.iter().all(|&row| row == u16::MAX) { Open::Everywhere } else { Open::Rows(rows) }
            }
        };
        self.sections.push(SectionOptics { is_filled, open });
    }

    /// Adds lamps and shapes of one row of a section.
    fn add_special(&mut self, section: &Section, height: u32, row: usize, traits: &[u8; 16]) {
        let (y, z) = (row >> 4, row & 15);
        let above_bottom = height + y as u32;
        let chunk_row = above_bottom * 16 + z as u32;
        let mut shut = [0; 6];
        for (x, &traits) in traits.iter().enumerate() {
            if traits & EMISSION != 0 {
                self.lamps.push(Lamp { row: chunk_row, x: x as u8, level: traits & EMISSION });
            }
            if traits & SHAPED == 0 {
                continue;
            }
            let shape = self.states.shape(section.get(x, y, z));
            for direction in Direction::ALL {
                if self.states.is_shut(shape, direction, 0) {
                    shut[direction as usize] |= 1 << x;
                } else if self.states.has_face(shape, direction) {
                    let [dx, dy, dz] = direction.step();
                    let (x2, z2) = (x as i32 + dx, z as i32 + dz);
                    if (0..16).contains(&x2) && (0..16).contains(&z2) {
                        let y = above_bottom as i32 - 16 + self.chunk.min_y() + dy;
                        let beside = self.chunk.block_at(LocalPos::new(x2, y, z2)).unwrap_or(chunk::AIR);
                        if self.states.is_shut(shape, direction, self.states.shape(beside)) {
                            shut[direction as usize] |= 1 << x;
                        }
                    } else {
                        self.border.push(Shaped { direction, row: chunk_row, x: x as u8, shape });
                    }
                }
            }
        }
        for (direction, mask) in Direction::ALL.into_iter().zip(shut) {
            if mask != 0 {
                self.shut.push(Shut { row: chunk_row, direction, mask });
            }
        }
    }

    /// From where on each column sees the sky.
    fn lowest(&self) -> Box<[u16; 256]> {
        let mut lowest = Box::new([0; 256]);
        for z in 0..16 {
            for x in 0..16 {
                let y = lowest_open(self.chunk, self.states, x, z);
                lowest[(z * 16 + x) as usize] = (y - self.chunk.min_y() + 16) as u16;
            }
        }
        lowest
    }
}

/// The lowest block of a column (0..16) that the sky's light reaches straight down, in the dimension's heights; the
/// bottom of the section below the chunk for one that is open to the void.
pub(crate) fn lowest_open(chunk: &Chunk, states: &States, x: i32, z: i32) -> i32 {
    let top = chunk.surface_y(chunk::HeightmapKind::WorldSurface, x as usize, z as usize);
    // Nothing but air is above.
    let mut above = 0;
    for y in (chunk.min_y()..top).rev() {
        let state = chunk.block_at(LocalPos::new(x, y, z)).unwrap_or(chunk::AIR);
        let traits = states.traits(state);
        let shape = if traits & SHAPED == 0 { 0 } else { states.shape(state) };
        if traits & DIMS != 0 || (above | shape != 0 && states.is_shut(above, Direction::Down, shape)) {
            return y + 1;
        }
        above = shape;
    }
    if above != 0 && states.is_shut(above, Direction::Down, 0) { chunk.min_y() } else { chunk.min_y() - 16 }
}

const SPECIAL: u64 = 0x0101_0101_0101_0101 * (EMISSION | SHAPED) as u64;

/// A row as two words, x ascending from the lowest byte.
fn halves(row: &[u8; 16]) -> (u64, u64) {
    let half = |at: usize| u64::from_le_bytes(std::array::from_fn(|byte| row[at + byte]));
    (half(0), half(8))
}

/// One bit of each byte, the lowest byte first.
fn bits_of(bytes: u64, wanted: u8) -> u16 {
    let ones = bytes >> wanted.trailing_zeros() & 0x0101_0101_0101_0101;
    // Moves bit 8 n to 56 + n.
    (ones.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_become_bits() {
        let row: [u8; 16] =
            std::array::from_fn(|x| if [0, 3, 7, 8, 15].contains(&x) { WALL | 5 } else { DIMS });
        let (low, high) = halves(&row);
        assert_eq!(bits_of(low, WALL) | bits_of(high, WALL) << 8, 0b1000_0001_1000_1001);
        assert_eq!(bits_of(low, DIMS) | bits_of(high, DIMS) << 8, !0b1000_0001_1000_1001);
    }
}
