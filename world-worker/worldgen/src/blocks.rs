//! Block states in data, and the blocks of a chunk in the making.

use registry::blocks;

use crate::pack::{Json, PackError};

/// Blocks of a section.
const SECTION: usize = 4096;

/// The states of a chunk's blocks in one buffer, which need not hold the sections of air at the top.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Blocks {
    /// Lowest block.
    pub min_y: i32,
    height: u32,
    /// By [`Self::index`]; what is missing is air.
    pub states: Vec<u16>,
}

impl Blocks {
    /// All air, and all of it in the buffer. `height` in blocks.
    pub fn new(min_y: i32, height: u32) -> Self {
        Self::with_sections(min_y, height, (height as usize).div_ceil(16))
    }

    /// All air, and so many sections of it in the buffer.
    pub fn with_sections(min_y: i32, height: u32, sections: usize) -> Self {
        Self { min_y, height, states: vec![chunk::AIR; (sections * SECTION).min(height as usize * 256)] }
    }

    /// Leaves out the sections of air at the top.
    pub fn truncate(&mut self) {
        let highest = self.states.iter().rposition(|&state| state != chunk::AIR);
        self.states.truncate(highest.map_or(0, |highest| (highest / SECTION + 1) * SECTION));
        self.states.shrink_to_fit();
    }

    /// Index of a block: x innermost, then z, then y. `y` in blocks above the lowest.
    #[inline(always)]
    pub fn index(x: usize, y: usize, z: usize) -> usize {
        (y << 8) | (z << 4) | x
    }

    /// Height in blocks, with what is not in the buffer.
    pub fn height(&self) -> i32 {
        self.height as i32
    }

    /// First height from which on all is air, because it is not in the buffer.
    pub fn top(&self) -> i32 {
        self.min_y + (self.states.len() >> 8) as i32
    }

    /// First height above.
    pub fn end_y(&self) -> i32 {
        self.min_y + self.height()
    }

    /// The state at a column of the chunk (only the low four bits of `x` and `z` count) and a height, air outside.
    #[inline(always)]
    pub fn get(&self, x: i32, y: i32, z: i32) -> u16 {
        let above = y.wrapping_sub(self.min_y) as usize;
        self.states
            .get(Self::index((x & 15) as usize, above & 0xFFFF_FFFF, (z & 15) as usize))
            .copied()
            .unwrap_or(chunk::AIR)
    }

    /// Sets the state at a column of the chunk and a height; nothing outside.
    #[inline(always)]
    pub fn set(&mut self, x: i32, y: i32, z: i32, state: u16) {
        let above = y.wrapping_sub(self.min_y) as u32;
        if above < self.height {
            self.set_at(Self::index((x & 15) as usize, above as usize, (z & 15) as usize), state);
        }
    }

    /// Sets the state with this index; nothing outside.
    #[inline(always)]
    pub fn set_at(&mut self, index: usize, state: u16) {
        if index >= self.states.len() {
            if index >> 8 >= self.height as usize {
                return;
            }
            self.states.resize((index / SECTION + 1) * SECTION, chunk::AIR);
        }
        self.states[index] = state;
    }

    /// First height above the highest block of each column that is not air; the lowest block's height without any.
    /// x innermost.
    pub fn heights(&self) -> [i32; 256] {
        let mut heights = [self.min_y; 256];
        self.from_top(|column, y, _| {
            heights[column] = y + 1;
            true
        });
        heights
    }

    /// Calls `visit` with the blocks that are not air, layer by layer from the top: column (x innermost), height, state.
    /// No more blocks of a column are visited when it says true.
    #[inline]
    pub fn from_top(&self, mut visit: impl FnMut(usize, i32, u16) -> bool) {
        /// Blocks of a row along x.
        const ROW: usize = 16;
        const { assert!(chunk::AIR == 0) };
        // All bits of those columns that are visited: whole rows of air and of finished columns are passed over.
        let mut open = [[u16::MAX; ROW]; 16];
        let mut left = 256;
        for (y, layer) in (self.min_y..self.top()).zip(self.states.chunks_exact(256)).rev() {
            let rows = layer.as_chunks::<ROW>().0.iter().zip(&mut open).enumerate();
            for (z, (states, open)) in rows {
                if states.iter().zip(&*open).fold(0, |any, (state, open)| any | state & open) == 0 {
                    continue;
                }
                for (x, (&state, open)) in states.iter().zip(open).enumerate() {
                    if state & *open != 0 && visit(z * ROW + x, y, state) {
                        *open = 0;
                        left -= 1;
                    }
                }
            }
            if left == 0 {
                break;
            }
        }
    }

    /// First height above the highest block of a column that `counts`; the lowest block's height without any.
    pub fn first_free(&self, x: i32, z: i32, counts: impl Fn(u16) -> bool) -> i32 {
        (self.min_y..self.top()).rev().find(|&y| counts(self.get(x, y, z))).map_or(self.min_y, |y| y + 1)
    }
}

/// A block state: a text like `stone` or `oak_log[axis=x]`, or an object with `Name` and `Properties`.
pub fn parse_state(json: Json<'_>) -> Result<u16, PackError> {
    let unknown = || json.expected("a block state");
    if let Ok(text) = json.str() {
        return blocks::parse_state(text).ok_or_else(unknown);
    }
    let name = json.any(&["Name", "name", "id"])?;
    let block = blocks::block_by_name(name.str()?).ok_or_else(|| name.expected("a block"))?;
    let mut state = block.default_state;
    if let Some(properties) = json.opt("Properties").or_else(|| json.opt("properties")) {
        for (property, value) in properties.entries()? {
            state = blocks::set_property(state, property, value.str()?).ok_or_else(|| {
                value.wrong(format!("{} is no value of {property} of {}", value.value(), block.name))
            })?;
        }
    }
    Ok(state)
}
