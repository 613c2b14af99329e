//! The levels an update reads and writes: copies of the layers it touches, row by row.

use chunk::{
    AIR, BlockPos, Blocks, Chunk, ChunkPos, LIGHT_BYTES, LightKind, LightLayer, LocalPos, PalettedContainer,
};
use rustc_hash::FxHashMap;

use super::row;
use super::{BRIGHTEST, Chunks, Sight};
use crate::direction::Direction;
use crate::optics::lowest_open;
use crate::states::{EMISSION, SHAPED, STATES, WALL};

/// Rows of a section: y * 16 + z.
const ROWS: usize = 256;
/// Chunks that may be touched in one update.
const MOST_CHUNKS: usize = 1 << 20;

/// A row of sixteen blocks: the number of its layer in this update, and which row of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) layer: u32,
    pub(super) row: u8,
}

/// What is beside a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// A row whose light is kept.
    Lit(Spot),
    /// Above or below everything, or in a chunk that is not here.
    Out,
    /// A chunk that has no light yet.
    Unlit(ChunkPos),
    /// A row that is lit by somebody else; where its westernmost block is.
    Foreign(BlockPos),
}

/// Memory that is used again.
#[derive(Debug, Default)]
pub(super) struct Memory {
    by_pos: FxHashMap<ChunkPos, usize>,
    /// By chunk and light section.
    working: Vec<Working>,
    levels: Vec<Box<Rows>>,
    traits: Vec<Box<Traits>>,
    #[expect(clippy::vec_box, reason = "layers are boxes, and become them without a copy")]
    layers: Vec<Box<[u8; LIGHT_BYTES]>>,
}

/// Layers kept: as many as a torch reaches, and then some.
const KEPT: usize = 64;

impl Memory {
    pub(super) fn recycle(&mut self, layer: LightLayer) {
        if let LightLayer::Data(data) = layer
            && self.layers.len() < KEPT
        {
            self.layers.push(data);
        }
    }

    /// Forgets all layers in use.
    fn clear(&mut self) {
        self.by_pos.clear();
        for working in self.working.drain(..) {
            if let Levels::Rows(rows) = working.levels {
                self.levels.push(rows);
            }
            if let Kind::Mixed(traits) = working.kind {
                self.traits.push(traits);
            }
        }
        // What a very large change needed goes.
        self.levels.truncate(KEPT);
        self.traits.truncate(KEPT);
    }
}

/// A layer in use.
#[derive(Debug, Default)]
struct Working {
    levels: Levels,
    kind: Kind,
    is_changed: bool,
}

#[derive(Debug, Default)]
enum Levels {
    #[default]
    Unread,
    Uniform(u8),
    Rows(Box<Rows>),
}

/// Levels by row.
#[derive(Debug)]
struct Rows {
    levels: [u64; ROWS],
    /// Blocks that have just got, or lost, the level that is dealt with next.
    reached: [u64; ROWS],
}

/// The blocks of a section.
#[derive(Debug)]
enum Kind {
    /// All have the same traits, and no shape.
    Same(u8),
    Mixed(Box<Traits>),
}

impl Default for Kind {
    fn default() -> Self {
        Self::Same(0)
    }
}

/// What light needs to know of blocks, by row, found out when it is first needed.
#[derive(Debug)]
struct Traits {
    is_known: bool,
    /// Blocks that light gets into.
    open: [u64; ROWS],
    /// Blocks that give light.
    lamps: [u64; ROWS],
    /// Shapes may be among the blocks.
    has_shapes: bool,
}

/// A chunk in use.
pub(super) struct Slot<'a> {
    pub(super) pos: ChunkPos,
    sight: Sight<'a>,
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
        memory.clear();
        Self { chunks, kind, slots: Vec::new(), memory, sections: 0, bottom: 0 }
    }

    /// Heights of a chunk, in blocks from the bottom of the light section below it.
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
    pub(super) fn lit_slot(&mut self, pos: ChunkPos) -> Option<usize> {
        let slot = self.slot(pos)?;
        matches!(self.slots[slot].sight, Sight::Lit(_)).then_some(slot)
    }

    /// The blocks of a chunk, whoever lights it.
    pub(super) fn blocks(&mut self, pos: ChunkPos) -> Option<&'a Chunk> {
        let slot = self.slot(pos)?;
        match self.slots[slot].sight {
            Sight::Lit(chunk) | Sight::Unlit(chunk) | Sight::Foreign(chunk) => Some(chunk),
            Sight::Absent => None,
        }
    }

    /// The chunk of a slot, if its light is kept.
    pub(super) fn lit(&self, slot: usize) -> Option<&'a Chunk> {
        match self.slots.get(slot)?.sight {
            Sight::Lit(chunk) => Some(chunk),
            _ => None,
        }
    }

    /// The row of a height and z of a chunk.
    pub(super) fn spot(&self, slot: usize, height: u32, z: u8) -> Spot {
        Spot { layer: (slot * self.sections) as u32 + (height >> 4), row: (height as u8 & 15) << 4 | z & 15 }
    }

    /// The row and the place in it of a block whose light is kept.
    pub(super) fn find(&mut self, pos: BlockPos) -> Option<(Spot, u8)> {
        let slot = self.lit_slot(pos.chunk())?;
        let height = u32::try_from(pos.y.checked_sub(self.bottom)?).ok()?;
        (height < self.height()).then(|| (self.spot(slot, height, pos.z as u8 & 15), pos.x as u8 & 15))
    }

    /// Chunk and light section of a layer.
    fn place(&self, layer: u32) -> (usize, usize) {
        (layer as usize / self.sections, layer as usize % self.sections)
    }

    fn height_of(&self, spot: Spot) -> u32 {
        self.place(spot.layer).1 as u32 * 16 + u32::from(spot.row >> 4)
    }

    /// The row that way. To the west and to the east it is that of the next chunk.
    #[inline(always)]
    pub(super) fn step(&mut self, spot: Spot, side: Direction) -> Step {
        let Spot { layer, row } = spot;
        let inside = |row: u8| Step::Lit(Spot { layer, row });
        match side {
            Direction::North if row & 15 != 0 => inside(row - 1),
            Direction::South if row & 15 != 15 => inside(row + 1),
            Direction::Down if row >= 16 => inside(row - 16),
            Direction::Up if row < 240 => inside(row + 16),
            Direction::Down if self.place(layer).1 == 0 => Step::Out,
            Direction::Down => Step::Lit(Spot { layer: layer - 1, row: row + 240 }),
            Direction::Up if self.place(layer).1 + 1 == self.sections => Step::Out,
            Direction::Up => Step::Lit(Spot { layer: layer + 1, row: row - 240 }),
            _ => self.step_across(spot, side),
        }
    }

    fn step_across(&mut self, spot: Spot, side: Direction) -> Step {
        let (own, section) = self.place(spot.layer);
        let [dx, _, dz] = side.step();
        let pos = self.slots[own].pos;
        let pos = ChunkPos::new(pos.x.wrapping_add(dx), pos.z.wrapping_add(dz));
        // West, east, north and south are 0, 1, 4 and 5.
        let at = side as usize & 1 | side as usize >> 1 & 2;
        let slot = match self.slots[own].beside[at] {
            Some(known) => known as usize,
            None => {
                let Some(slot) = self.slot(pos) else { return Step::Unlit(pos) };
                self.slots[own].beside[at] = Some(slot as u32);
                slot
            }
        };
        let row = if dz == 0 { spot.row } else { spot.row ^ 15 };
        match self.slots[slot].sight {
            Sight::Lit(_) => Step::Lit(Spot { layer: (slot * self.sections + section) as u32, row }),
            Sight::Unlit(_) => Step::Unlit(pos),
            Sight::Foreign(_) => {
                let y = self.height_of(spot) as i32 + self.bottom;
                Step::Foreign(pos.block(LocalPos::new(0, y, i32::from(row & 15))))
            }
            Sight::Absent => Step::Out,
        }
    }

    /// The lowest height of a column (z * 16 + x) from which the sky is seen.
    pub(super) fn lowest_open(&self, slot: usize, column: u8) -> u32 {
        let (x, z) = (i32::from(column & 15), i32::from(column >> 4));
        self.lit(slot).map_or(0, |chunk| (lowest_open(chunk, &STATES, x, z) - self.bottom) as u32)
    }

    /// The light that a block has of itself.
    pub(super) fn source(&self, spot: Spot, x: u8) -> u8 {
        match self.kind {
            LightKind::Block => STATES.traits(self.state(spot, x)) & EMISSION,
            LightKind::Sky => {
                let (slot, _) = self.place(spot.layer);
                let sees_sky = self.height_of(spot) >= self.lowest_open(slot, (spot.row & 15) << 4 | x);
                if sees_sky { BRIGHTEST } else { 0 }
            }
        }
    }

    fn container(&self, layer: u32) -> Option<&'a PalettedContainer<Blocks>> {
        let (slot, section) = self.place(layer);
        self.lit(slot)?.sections().get(section.checked_sub(1)?).map(|section| section.blocks())
    }

    /// The state of a block; air below and above the chunk.
    pub(super) fn state(&self, spot: Spot, x: u8) -> u16 {
        let index = usize::from(spot.row) << 4 | usize::from(x);
        self.container(spot.layer).map_or(AIR, |blocks| blocks.get_at(index))
    }

    /// The levels of a row.
    #[inline(always)]
    pub(super) fn levels(&mut self, spot: Spot) -> u64 {
        match &self.memory.working[spot.layer as usize].levels {
            Levels::Uniform(level) => row::filled(*level),
            Levels::Rows(rows) => rows.levels[usize::from(spot.row)],
            Levels::Unread => {
                self.read(spot.layer);
                self.levels(spot)
            }
        }
    }

    /// Gives blocks of a row a level if they are dimmer and light gets into them. None where it is not as simple as that,
    /// because a layer is not there yet or has shapes; else whether some got it and are the first of their row
    /// to be [reached](Self::reach).
    #[inline(always)]
    pub(super) fn enter(&mut self, spot: Spot, blocks: u64, level: u8) -> Option<bool> {
        let at = usize::from(spot.row);
        let working = &mut self.memory.working[spot.layer as usize];
        let Levels::Rows(rows) = &mut working.levels else { return None };
        let mut dimmer = blocks & !row::at_least(rows.levels[at], level);
        if dimmer == 0 {
            return Some(false);
        }
        match &working.kind {
            Kind::Same(traits) if traits & WALL == 0 => {}
            Kind::Same(_) => return Some(false),
            Kind::Mixed(traits) if !traits.has_shapes && traits.is_known => {
                dimmer &= traits.open[at];
            }
            Kind::Mixed(_) => return None,
        }
        rows.levels[at] = row::with(rows.levels[at], dimmer, level);
        working.is_changed = true;
        let reached = &mut rows.reached[at];
        let is_first = *reached == 0;
        *reached |= dimmer;
        Some(is_first && dimmer != 0)
    }

    /// Lets blocks go dark that have a level below this one. The levels before, and which blocks had some light.
    #[inline(always)]
    pub(super) fn fade(&mut self, spot: Spot, blocks: u64, from: u8) -> (u64, u64) {
        let levels = self.levels(spot);
        let lit = blocks & row::at_least(levels, 1);
        let fading = lit & !row::at_least(levels, from);
        if fading != 0 {
            self.rows(spot.layer).levels[usize::from(spot.row)] = row::with(levels, fading, 0);
        }
        (levels, lit)
    }

    /// Gives blocks of a row a level.
    #[inline(always)]
    pub(super) fn set(&mut self, spot: Spot, blocks: u64, level: u8) {
        let levels = row::with(self.levels(spot), blocks, level);
        let rows = self.rows(spot.layer);
        rows.levels[usize::from(spot.row)] = levels;
    }

    /// Notes blocks that have just got, or lost, the level that is dealt with next; whether they are the first of their row.
    #[inline(always)]
    pub(super) fn reach(&mut self, spot: Spot, blocks: u64) -> bool {
        let reached = &mut self.rows(spot.layer).reached[usize::from(spot.row)];
        let is_first = *reached == 0;
        *reached |= blocks;
        is_first
    }

    /// Takes what was reached of a row.
    #[inline(always)]
    pub(super) fn take_reached(&mut self, spot: Spot) -> u64 {
        std::mem::take(&mut self.rows(spot.layer).reached[usize::from(spot.row)])
    }

    /// A layer's rows, to change.
    #[inline(always)]
    fn rows(&mut self, layer: u32) -> &mut Rows {
        let Memory { working, levels: free, .. } = &mut *self.memory;
        let working = &mut working[layer as usize];
        working.is_changed = true;
        if !matches!(working.levels, Levels::Rows(_)) {
            let level = if let Levels::Uniform(level) = working.levels { level } else { 0 };
            let mut rows =
                free.pop().unwrap_or_else(|| Box::new(Rows { levels: [0; ROWS], reached: [0; ROWS] }));
            rows.levels.fill(row::filled(level));
            working.levels = Levels::Rows(rows);
        }
        match &mut working.levels {
            Levels::Rows(rows) => rows,
            Levels::Unread | Levels::Uniform(_) => unreachable!("they were replaced"),
        }
    }

    /// The blocks of a row that light gets into.
    #[inline(always)]
    pub(super) fn open(&mut self, spot: Spot) -> u64 {
        match &self.memory.working[spot.layer as usize].kind {
            Kind::Same(traits) => {
                if traits & WALL == 0 {
                    row::ALL
                } else {
                    0
                }
            }
            Kind::Mixed(traits) => {
                if !traits.is_known {
                    self.learn(spot.layer);
                    return self.open(spot);
                }
                traits.open[usize::from(spot.row)]
            }
        }
    }

    /// The blocks of a row that give light.
    #[inline(always)]
    pub(super) fn lamps(&mut self, spot: Spot) -> u64 {
        self.open(spot);
        match &self.memory.working[spot.layer as usize].kind {
            Kind::Same(traits) => {
                if traits & EMISSION == 0 {
                    0
                } else {
                    row::ALL
                }
            }
            Kind::Mixed(traits) => traits.lamps[usize::from(spot.row)],
        }
    }

    /// Whether a layer has shapes that hold light back.
    #[inline(always)]
    pub(super) fn has_shapes(&self, layer: u32) -> bool {
        matches!(&self.memory.working[layer as usize].kind, Kind::Mixed(traits) if traits.has_shapes)
    }

    fn learn(&mut self, layer: u32) {
        let blocks = self.container(layer);
        let Kind::Mixed(traits) = &mut self.memory.working[layer as usize].kind else { return };
        let mut of_blocks = [0; ROWS * 16];
        if let Some(blocks) = blocks {
            blocks.map_into(&mut of_blocks, |state| STATES.traits(state));
        }
        let rows = of_blocks.as_chunks::<16>().0;
        for ((open, lamps), row) in traits.open.iter_mut().zip(&mut traits.lamps).zip(rows) {
            *open = row::ALL & !row::having(row, WALL);
            *lamps =
                if row.iter().any(|traits| traits & EMISSION != 0) { row::having(row, EMISSION) } else { 0 };
        }
        traits.is_known = true;
    }

    /// Copies a layer, so that it can be changed.
    fn read(&mut self, layer: u32) {
        let (slot, section) = self.place(layer);
        let levels = self.lit(slot).map_or(Levels::Uniform(0), |chunk| self.stored_levels(chunk, section));
        let uniform = self.container(layer).map_or(Some(AIR), PalettedContainer::uniform_value);
        let kind = match uniform.map(|state| STATES.traits(state)) {
            Some(traits) if traits & SHAPED == 0 => Kind::Same(traits),
            _ => {
                let blocks = self.container(layer);
                let mut traits = self.memory.traits.pop().unwrap_or_else(|| {
                    let (open, lamps) = ([0; ROWS], [0; ROWS]);
                    Box::new(Traits { is_known: false, open, lamps, has_shapes: false })
                });
                traits.is_known = false;
                let is_shaped = |state| STATES.traits(state) & SHAPED != 0;
                traits.has_shapes = blocks.is_some_and(|blocks| blocks.may_contain(is_shaped));
                Kind::Mixed(traits)
            }
        };
        self.memory.working[layer as usize] = Working { levels, kind, is_changed: false };
    }

    /// The levels of a section. One without a layer has no block light, and the sky light of the bottom of the next one
    /// above that has one.
    fn stored_levels(&mut self, chunk: &Chunk, section: usize) -> Levels {
        let layer = |section| chunk.light(section).map(|pair| pair.layer(self.kind));
        let (stored, is_own) = match layer(section) {
            Some(LightLayer::Absent) | None if self.kind == LightKind::Block => return Levels::Uniform(0),
            Some(LightLayer::Absent) | None => {
                let mut above = (section + 1..self.sections).filter_map(layer);
                match above.find(|layer| **layer != LightLayer::Absent) {
                    Some(above) => (above, false),
                    None => return Levels::Uniform(BRIGHTEST),
                }
            }
            Some(own) => (own, true),
        };
        match stored {
            LightLayer::Absent => Levels::Uniform(0),
            LightLayer::Uniform(level) => Levels::Uniform(*level),
            LightLayer::Data(data) => {
                let free = self.memory.levels.pop();
                let mut rows =
                    free.unwrap_or_else(|| Box::new(Rows { levels: [0; ROWS], reached: [0; ROWS] }));
                let words = data.as_chunks::<8>().0;
                for (at, place) in rows.levels.iter_mut().enumerate() {
                    *place = u64::from_le_bytes(words[if is_own { at } else { at & 15 }]);
                }
                Levels::Rows(rows)
            }
        }
    }

    /// Takes a layer out as it is now, read or not.
    pub(super) fn take(&mut self, slot: usize, section: usize) -> LightLayer {
        let layer = (slot * self.sections + section) as u32;
        if matches!(self.memory.working[layer as usize].levels, Levels::Unread) {
            self.read(layer);
        }
        let Memory { working, levels: free, layers, .. } = &mut *self.memory;
        let working = &mut working[layer as usize];
        working.is_changed = false;
        match std::mem::replace(&mut working.levels, Levels::Uniform(0)) {
            Levels::Unread => LightLayer::Uniform(0),
            Levels::Uniform(level) => LightLayer::Uniform(level),
            Levels::Rows(rows) => {
                let first = rows.levels[0];
                let layer = if first == row::filled(first as u8 & 15)
                    && rows.levels.iter().all(|&row| row == first)
                {
                    LightLayer::Uniform(first as u8 & 15)
                } else {
                    let mut data = layers.pop().unwrap_or_else(|| Box::new([0; LIGHT_BYTES]));
                    for (bytes, row) in data.as_chunks_mut::<8>().0.iter_mut().zip(rows.levels) {
                        *bytes = row.to_le_bytes();
                    }
                    LightLayer::Data(data)
                };
                free.push(rows);
                layer
            }
        }
    }

    /// Keeps the memory of a layer.
    pub(super) fn recycle(&mut self, layer: LightLayer) {
        self.memory.recycle(layer);
    }

    /// Whether a layer may be different from what it was.
    pub(super) fn is_changed(&self, slot: usize, section: usize) -> bool {
        self.memory.working.get(slot * self.sections + section).is_some_and(|working| working.is_changed)
    }
}
