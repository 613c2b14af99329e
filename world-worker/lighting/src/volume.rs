//! Nine chunks' blocks as light meets them, in rows of 48.

use crate::direction::Direction;
use crate::optics::{Lamp, Open, Optics, ROWS, Shaped, Shut};
use crate::states::STATES;

/// Blocks along x and z.
pub(crate) const EDGE: usize = 48;
/// Rows of one height: those of the blocks, and one on either side that nothing gets into.
pub(crate) const LAYER: usize = EDGE + 2;
/// Bits of the blocks of a row.
pub(crate) const FULL: u64 = (1 << EDGE) - 1;
/// Blocks in front of the middle chunk, along x and z.
pub(crate) const MARGIN: usize = 16;

/// A chunk and the eight around it. Heights are in blocks from the bottom of the light section below the world; a
/// *row* is the blocks along x at one height and z, the westernmost in the lowest bit.
#[derive(Debug, Default)]
pub(crate) struct Volume {
    /// Heights there are.
    pub(crate) height: usize,
    /// Blocks that light gets into, by row, with a layer of rows below and above that it does not get into.
    pub(crate) open: Vec<u64>,
    /// Sides that let no light through, by row; empty when there are none.
    pub(crate) shut: ShutSides,
}

/// By row, the blocks from which no light passes to the next one along an axis, nor back.
#[derive(Debug, Default)]
pub(crate) struct ShutSides {
    pub(crate) x: Vec<u64>,
    pub(crate) y: Vec<u64>,
    pub(crate) z: Vec<u64>,
}

/// Number of the row at a height and z.
pub(crate) fn row_at(height: usize, z: usize) -> usize {
    (height + 1) * LAYER + z + 1
}

impl Volume {
    /// Of these chunks, x innermost, up to a height that is a multiple of 16.
    pub(crate) fn fill(&mut self, around: [&Optics; 9], height: usize) {
        self.height = height;
        self.open.clear();
        self.open.resize((height + 2) * LAYER, 0);
        for (at, optics) in around.into_iter().enumerate() {
            self.add_blocks(at, optics);
        }
        self.shut.clear();
        if around.iter().any(|optics| !optics.shut.is_empty() || !optics.border.is_empty()) {
            self.shut.resize(self.open.len());
            for (at, optics) in around.into_iter().enumerate() {
                for shut in &optics.shut {
                    self.add_shut(at, *shut);
                }
                for shaped in &optics.border {
                    self.add_border(around, at, *shaped);
                }
            }
        }
    }

    fn add_blocks(&mut self, at: usize, optics: &Optics) {
        let (x, z) = (at % 3 * 16, at / 3 * 16);
        // Nothing but air is below and above the chunk.
        let air = &Open::Everywhere;
        let sections = optics.sections().iter().map(|section| &section.open);
        let all = std::iter::once(air).chain(sections).chain(std::iter::repeat(air));
        let count = if optics.sections().is_empty() { 0 } else { self.height / 16 };
        for (section, open) in all.take(count).enumerate() {
            for y in 0..16 {
                let first = row_at(section * 16 + y, z);
                let rows = &mut self.open[first..first + 16];
                match open {
                    Open::Everywhere => rows.iter_mut().for_each(|row| *row |= 0xFFFF << x),
                    Open::Nowhere => {}
                    Open::Rows(open) => {
                        for (row, &open) in rows.iter_mut().zip(&open[y * 16..ROWS]) {
                            *row |= u64::from(open) << x;
                        }
                    }
                }
            }
        }
    }

    /// Where a chunk's row is, and where its blocks begin in it; none above the volume.
    fn place(&self, at: usize, row: u32) -> Option<(usize, usize)> {
        let (height, z) = ((row / 16) as usize, (row % 16) as usize);
        (height < self.height).then(|| (row_at(height, at / 3 * 16 + z), at % 3 * 16))
    }

    fn add_shut(&mut self, at: usize, shut: Shut) {
        if let Some((row, x)) = self.place(at, shut.row) {
            self.shut.add(row, shut.direction, u64::from(shut.mask) << x);
        }
    }

    /// A shape at the side of a chunk, with what is on the other side.
    fn add_border(&mut self, around: [&Optics; 9], at: usize, shaped: Shaped) {
        let [dx, _, dz] = shaped.direction.step();
        let (x, z) = ((at % 3) as i32 + dx, (at / 3) as i32 + dz);
        if !(0..3).contains(&x) || !(0..3).contains(&z) {
            return;
        }
        let beside = around[(z * 3 + x) as usize];
        let (height, own_z) = (shaped.row / 16, (shaped.row % 16) as i32);
        let row = height * 16 + ((own_z + dz) & 15) as u32;
        let x = ((i32::from(shaped.x) + dx) & 15) as u8;
        let back = shaped.direction.opposite();
        let other = beside
            .border
            .binary_search_by_key(&(back as u8, row, x), Shaped::place)
            .ok()
            .and_then(|at| beside.border.get(at));
        if other.is_some_and(|other| STATES.is_shut(shaped.shape, shaped.direction, other.shape)) {
            self.add_shut(at, Shut { row: shaped.row, direction: shaped.direction, mask: 1 << shaped.x });
        }
    }

    /// Where a chunk's lamp is, as row and bit; none above the volume.
    pub(crate) fn lamp(&self, at: usize, lamp: Lamp) -> Option<(usize, u64)> {
        self.place(at, lamp.row).map(|(row, x)| (row, 1 << (x + usize::from(lamp.x))))
    }
}

impl ShutSides {
    /// Whether every side lets light through.
    pub(crate) fn is_empty(&self) -> bool {
        self.x.is_empty()
    }

    fn clear(&mut self) {
        for rows in [&mut self.x, &mut self.y, &mut self.z] {
            rows.clear();
        }
    }

    fn resize(&mut self, rows: usize) {
        for all in [&mut self.x, &mut self.y, &mut self.z] {
            all.resize(rows, 0);
        }
    }

    fn add(&mut self, row: usize, direction: Direction, mask: u64) {
        match direction {
            Direction::East => self.x[row] |= mask,
            Direction::West => self.x[row] |= mask >> 1,
            Direction::Up => self.y[row] |= mask,
            Direction::Down => self.y[row - LAYER] |= mask,
            Direction::South => self.z[row] |= mask,
            Direction::North => self.z[row - 1] |= mask,
        }
    }
}
