//! The levels an update reads and writes: copies of the layers it touches.

use chunk::{AIR, BlockPos, Chunk, ChunkPos, LIGHT_BYTES, LightKind, LightLayer};
use rustc_hash::FxHashMap;

use super::cell::{Cell, MOST_CHUNKS, Step};
use super::{Chunks, Sight};
use crate::direction::Direction;
use crate::optics::lowest_open;
use crate::states::STATES;

/// Memory that is used again.
#[derive(Debug, Default)]
pub(super) struct Memory {
    by_pos: FxHashMap<ChunkPos, usize>,
    /// By chunk and light section.
    working: Vec<Working>,
    free: Vec<Box<[u8; LIGHT_BYTES]>>,
}

impl Memory {
    pub(super) fn recycle(&mut self, layer: LightLayer) {
        /// Layers kept: as many as a torch reaches, and then some.
        const KEPT: usize = 64;
        if let LightLayer::Data(data) = layer
            && self.free.len() < KEPT
        {
            self.free.push(data);
        }
    }
}

/// A layer in use.
#[derive(Debug, Default)]
pub(super) struct Working {
    levels: Levels,
    pub(super) is_changed: bool,
    /// Traits of all blocks, where they are known to be the same.
    traits: Option<u8>,
}

#[derive(Debug, Default)]
enum Levels {
    #[default]
    Unread,
    Uniform(u8),
    Data(Box<[u8; LIGHT_BYTES]>),
}

/// A chunk in use.
pub(super) struct Slot<'a> {
    pub(super) pos: ChunkPos,
    pub(super) sight: Sight<'a>,
    /// Numbers of the chunks to the west, east, north and south, once they are known.
    beside: [Option<u32>; 4],
}

/// One kind of light of the chunks of a world.
pub(super) struct Field<'a, 'm, C> {
    chunks: &'a C,
    pub(super) kind: LightKind,
    pub(super) slots: Vec<Slot<'a>>,
    memory: &'m mut Memory,
    /// Light sections of each chunk.
    pub(super) sections: usize,
    /// Lowest block of the light section below the chunks.
    bottom: i32,
}

impl<'a, 'm, C: Chunks> Field<'a, 'm, C> {
    pub(super) fn new(chunks: &'a C, kind: LightKind, memory: &'m mut Memory) -> Self {
        memory.by_pos.clear();
        memory.working.clear();
        Self { chunks, kind, slots: Vec::new(), memory, sections: 0, bottom: 0 }
    }

    /// Heights of a chunk, in blocks.
    pub(super) fn height(&self) -> u32 {
        self.sections as u32 * 16
    }

    /// Number of a chunk in this update; none when there are too many.
    pub(super) fn slot(&mut self, pos: ChunkPos) -> Option<usize> {
        if let Some(&known) = self.memory.by_pos.get(&pos) {
            return Some(known);
        }
        if self.slots.len() == MOST_CHUNKS {
            return None;
        }
        let mut sight = self.chunks.sight(pos);
        if let Sight::Lit(chunk) | Sight::Unlit(chunk) | Sight::Foreign(chunk) = sight {
            let bottom = (chunk.min_section() - 1) * 16;
            if self.sections == 0 {
                (self.sections, self.bottom) = (chunk.light_section_count(), bottom);
            } else if (self.sections, self.bottom) != (chunk.light_section_count(), bottom) {
                sight = Sight::Absent;
            }
        }
        let number = self.slots.len();
        self.memory.by_pos.insert(pos, number);
        self.slots.push(Slot { pos, sight, beside: [None; 4] });
        self.memory.working.resize_with(self.slots.len() * self.sections, Working::default);
        Some(number)
    }

    /// Number of a chunk whose light is kept.
    pub(super) fn lit_chunk(&mut self, pos: ChunkPos) -> Option<usize> {
        let slot = self.slot(pos)?;
        matches!(self.slots[slot].sight, Sight::Lit(_)).then_some(slot)
    }

    /// A block whose light is kept.
    pub(super) fn cell(&mut self, pos: BlockPos) -> Option<Cell> {
        let chunk = self.lit_chunk(pos.chunk())?;
        let height = u32::try_from(pos.y.checked_sub(self.bottom)?).ok()?;
        let column = (pos.z as u8 & 15) << 4 | pos.x as u8 & 15;
        (height < self.height()).then(|| Cell::new(chunk, height, column))
    }

    /// What is beside a block.
    #[inline(always)]
    pub(super) fn step(&mut self, cell: Cell, side: Direction) -> Step {
        if cell.is_last(side) {
            return self.step_across(cell, side);
        }
        let is_out = match side {
            Direction::Down => cell.height() == 0,
            Direction::Up => cell.height() + 1 == self.height(),
            _ => false,
        };
        if is_out { Step::Out } else { Step::Lit(cell.next(side)) }
    }

    fn step_across(&mut self, cell: Cell, side: Direction) -> Step {
        let [dx, _, dz] = side.step();
        let from = &self.slots[cell.chunk()];
        let pos = ChunkPos::new(from.pos.x.wrapping_add(dx), from.pos.z.wrapping_add(dz));
        // West, east, north and south are 0, 1, 4 and 5.
        let at = side as usize & 1 | side as usize >> 1 & 2;
        let slot = match from.beside[at] {
            Some(known) => known as usize,
            None => {
                let Some(slot) = self.slot(pos) else { return Step::Unlit(pos) };
                self.slots[cell.chunk()].beside[at] = Some(slot as u32);
                slot
            }
        };
        match self.slots[slot].sight {
            Sight::Lit(_) => Step::Lit(cell.across(side, slot)),
            Sight::Unlit(_) => Step::Unlit(pos),
            Sight::Foreign(_) => {
                let column = cell.across(side, 0).column();
                let (x, z) = (i32::from(column & 15), i32::from(column >> 4));
                Step::Foreign(pos.block(chunk::LocalPos::new(x, cell.height() as i32 + self.bottom, z)))
            }
            Sight::Absent => Step::Out,
        }
    }

    /// The chunk of a block whose light is kept.
    pub(super) fn lit(&self, slot: usize) -> Option<&'a Chunk> {
        match self.slots.get(slot)?.sight {
            Sight::Lit(chunk) => Some(chunk),
            _ => None,
        }
    }

    /// The lowest height of a column (z * 16 + x) from which the sky is seen.
    pub(super) fn lowest_open(&self, slot: usize, column: u8) -> u32 {
        let (x, z) = (i32::from(column & 15), i32::from(column >> 4));
        self.lit(slot).map_or(0, |chunk| (lowest_open(chunk, &STATES, x, z) - self.bottom) as u32)
    }

    /// Whether a block sees the sky.
    pub(super) fn sees_sky(&self, cell: Cell) -> bool {
        cell.height() >= self.lowest_open(cell.chunk(), cell.column())
    }

    /// The state of a block; air below and above the chunk.
    pub(super) fn state(&self, cell: Cell) -> u16 {
        let section = cell.section().checked_sub(1);
        let section = section.and_then(|at| self.lit(cell.chunk())?.sections().get(at));
        section.map_or(AIR, |section| section.blocks().get_at(cell.index()))
    }

    /// What light needs to know of a block.
    #[inline(always)]
    pub(super) fn traits(&self, cell: Cell) -> u8 {
        match self.memory.working[self.place(cell)].traits {
            Some(traits) => traits,
            None => STATES.traits(self.state(cell)),
        }
    }

    /// Number of a block's shape.
    pub(super) fn shape(&self, cell: Cell) -> u8 {
        STATES.shape(self.state(cell))
    }

    #[inline(always)]
    fn place(&self, cell: Cell) -> usize {
        cell.chunk() * self.sections + cell.section()
    }

    #[inline(always)]
    pub(super) fn level(&mut self, cell: Cell) -> u8 {
        let place = self.place(cell);
        match &self.memory.working[place].levels {
            Levels::Uniform(level) => *level,
            Levels::Data(data) => data[cell.index() >> 1] >> ((cell.index() & 1) * 4) & 15,
            Levels::Unread => {
                self.read(cell.chunk(), cell.section());
                self.level(cell)
            }
        }
    }

    #[inline(always)]
    pub(super) fn set_level(&mut self, cell: Cell, level: u8) {
        if self.level(cell) == level {
            return;
        }
        let place = self.place(cell);
        let Memory { working, free, .. } = &mut *self.memory;
        let working = &mut working[place];
        working.is_changed = true;
        if let Levels::Uniform(current) = working.levels {
            let mut data = free.pop().unwrap_or_else(|| Box::new([0; LIGHT_BYTES]));
            data.fill(current * 0x11);
            working.levels = Levels::Data(data);
        }
        if let Levels::Data(data) = &mut working.levels {
            let shift = (cell.index() & 1) * 4;
            let byte = &mut data[cell.index() >> 1];
            *byte = *byte & !(15 << shift) | level << shift;
        }
    }

    /// Copies a layer, so that it can be changed.
    fn read(&mut self, slot: usize, section: usize) {
        let chunk = self.lit(slot);
        let blocks = section.checked_sub(1).and_then(|at| chunk?.sections().get(at));
        let traits = blocks
            .map_or(Some(0), |section| section.blocks().uniform_value().map(|state| STATES.traits(state)));
        let levels = chunk.map_or(Levels::Uniform(0), |chunk| self.levels(chunk, section));
        self.memory.working[slot * self.sections + section] = Working { levels, is_changed: false, traits };
    }

    /// The levels of a section. One without a layer has no block light, and the sky light of the bottom of the next one
    /// above that has one.
    fn levels(&mut self, chunk: &Chunk, section: usize) -> Levels {
        let layer = |section| chunk.light(section).map(|pair| pair.layer(self.kind));
        let (stored, is_own) = match layer(section) {
            Some(LightLayer::Absent) | None if self.kind == LightKind::Block => return Levels::Uniform(0),
            Some(LightLayer::Absent) | None => {
                let above = (section + 1..self.sections).filter_map(layer);
                match above.into_iter().find(|layer| **layer != LightLayer::Absent) {
                    Some(above) => (above, false),
                    None => return Levels::Uniform(super::BRIGHTEST),
                }
            }
            Some(own) => (own, true),
        };
        match stored {
            LightLayer::Absent => Levels::Uniform(0),
            LightLayer::Uniform(level) => Levels::Uniform(*level),
            LightLayer::Data(data) => {
                let mut copy = self.memory.free.pop().unwrap_or_else(|| Box::new([0; LIGHT_BYTES]));
                if is_own {
                    copy.copy_from_slice(data.as_slice());
                } else {
                    let (bottom, _) = data.split_at(LIGHT_BYTES / 16);
                    copy.chunks_exact_mut(bottom.len()).for_each(|row| row.copy_from_slice(bottom));
                }
                Levels::Data(copy)
            }
        }
    }

    /// Takes a layer out as it is now, read or not.
    pub(super) fn take(&mut self, slot: usize, section: usize) -> LightLayer {
        let place = slot * self.sections + section;
        if matches!(self.memory.working[place].levels, Levels::Unread) {
            self.read(slot, section);
        }
        let working = &mut self.memory.working[place];
        working.is_changed = false;
        match std::mem::replace(&mut working.levels, Levels::Uniform(0)) {
            Levels::Unread => LightLayer::Uniform(0),
            Levels::Uniform(level) => LightLayer::Uniform(level),
            Levels::Data(data) => {
                let first = data[0];
                if first & 15 == first >> 4 && data.iter().all(|&byte| byte == first) {
                    self.memory.free.push(data);
                    LightLayer::Uniform(first & 15)
                } else {
                    LightLayer::Data(data)
                }
            }
        }
    }

    /// Keeps the memory of a layer.
    pub(super) fn recycle(&mut self, layer: LightLayer) {
        self.memory.recycle(layer);
    }

    /// Whether a layer is different from what it was.
    pub(super) fn is_changed(&self, slot: usize, section: usize) -> bool {
        self.memory.working.get(slot * self.sections + section).is_some_and(|working| working.is_changed)
    }
}

impl<C> Drop for Field<'_, '_, C> {
    /// Keeps the memory of layers that nobody wants.
    fn drop(&mut self) {
        let Memory { working, free, .. } = &mut *self.memory;
        for working in working.drain(..) {
            if let Levels::Data(data) = working.levels {
                free.push(data);
            }
        }
    }
}
