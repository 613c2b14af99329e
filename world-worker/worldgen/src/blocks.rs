//! Block states in data, and the blocks of a chunk in the making.

use registry::blocks;

use crate::pack::{Json, PackError};

/// The states of a chunk's blocks, all of them in one buffer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blocks {
    /// Lowest block.
    pub min_y: i32,
    /// By [`Self::index`].
    pub states: Vec<u16>,
}

impl Blocks {
    /// All air. `height` in blocks.
    pub fn new(min_y: i32, height: u32) -> Self {
        Self { min_y, states: vec![chunk::AIR; height as usize * 256] }
    }

    /// Leaves out the layers of air at the top.
    pub fn truncate(&mut self) {
        let air = self.states.iter().rev().take_while(|&&state| state == chunk::AIR).count();
        self.states.truncate(self.states.len() - (air >> 8 << 8));
        self.states.shrink_to_fit();
    }

    /// A copy that is `height` blocks high, with air at the top.
    pub fn extended(&self, height: u32) -> Self {
        let mut states = Vec::with_capacity(height as usize * 256);
        states.extend_from_slice(&self.states);
        states.resize(height as usize * 256, chunk::AIR);
        Self { min_y: self.min_y, states }
    }

    /// Index of a block: x innermost, then z, then y. `y` in blocks above the lowest.
    #[inline(always)]
    pub fn index(x: usize, y: usize, z: usize) -> usize {
        (y << 8) | (z << 4) | x
    }

    /// Height in blocks.
    pub fn height(&self) -> i32 {
        (self.states.len() >> 8) as i32
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
        let above = y.wrapping_sub(self.min_y) as usize;
        if let Some(place) = self.states.get_mut(Self::index((x & 15) as usize, above, (z & 15) as usize)) {
            *place = state;
        }
    }

    /// First height above the highest block of a column that `counts`; the lowest block's height without any.
    pub fn first_free(&self, x: i32, z: i32, counts: impl Fn(u16) -> bool) -> i32 {
        (self.min_y..self.end_y()).rev().find(|&y| counts(self.get(x, y, z))).map_or(self.min_y, |y| y + 1)
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
