//! Light after blocks have changed: what depended on them goes dark first, then what is left spreads again.

mod column;
mod crossing;
mod field;
mod queue;
mod row;
mod storage;

use chunk::{BlockPos, Chunk, ChunkPos, LightKind, LightLayer};

pub use crossing::Crossing;

use crate::direction::Direction;
use crate::states::STATES;
use field::{Field, Memory, Spot, Step};
use queue::{Entry, Queue};

/// The brightest level.
const BRIGHTEST: u8 = 15;

/// A chunk as an update finds it.
#[derive(Debug, Clone, Copy)]
pub enum Sight<'a> {
    /// Its light is right but for what changed.
    Lit(&'a Chunk),
    /// Its light has not been computed yet.
    Unlit(&'a Chunk),
    /// Lit by somebody else; only its blocks are looked at.
    Foreign(&'a Chunk),
    /// Not here.
    Absent,
}

/// The chunks of a world.
pub trait Chunks {
    /// The chunk at a position.
    fn sight(&self, pos: ChunkPos) -> Sight<'_>;
}

/// What an update found.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Update {
    /// Layers that are different now.
    pub layers: Vec<ChangedLayer>,
    /// Light that goes on, or goes out, in chunks that are lit by others; to be handed to them in this order.
    pub crossings: Vec<Crossing>,
    /// Unlit chunks that light would have gone through: light around them is incomplete.
    pub unlit: Vec<ChunkPos>,
}

/// A layer that is different now.
#[derive(Debug, PartialEq, Eq)]
pub struct ChangedLayer {
    /// Of this chunk.
    pub chunk: ChunkPos,
    /// Light section, 0 below the chunk.
    pub section: usize,
    /// Sky or block light.
    pub kind: LightKind,
    /// What it is now.
    pub layer: LightLayer,
}

/// Keeps light right. Holds nothing but memory between updates.
#[derive(Debug)]
pub struct Updater {
    has_sky: bool,
    memory: Memory,
    work: Work,
    columns: Vec<(ChunkPos, u8)>,
}

impl Updater {
    /// For dimensions with or without a sky.
    pub fn new(has_sky: bool) -> Self {
        Self { has_sky, memory: Memory::default(), work: Work::default(), columns: Vec::new() }
    }

    /// After the blocks at `changed` have changed, and with what others handed over, in their order. All chunks must
    /// have as many sections as each other.
    pub fn update(&mut self, chunks: &impl Chunks, changed: &[BlockPos], arrived: &[Crossing]) -> Update {
        let mut update = Update::default();
        let kinds = [LightKind::Sky, LightKind::Block];
        for kind in kinds.into_iter().filter(|kind| self.has_sky || *kind == LightKind::Block) {
            let mut run = Run {
                kind,
                field: Field::new(chunks, kind, &mut self.memory),
                work: &mut self.work,
                update: &mut update,
            };
            run.begin(changed, &mut self.columns);
            run.darken();
            run.brighten();
            run.take_over(arrived);
            let Run { field, update, .. } = run;
            field.store(changed, update);
        }
        update.unlit.sort_unstable();
        update.unlit.dedup();
        update
    }

    /// Takes back a layer that was replaced, so that its memory is used again.
    pub fn recycle(&mut self, layer: LightLayer) {
        self.memory.recycle(layer);
    }
}

/// What is to be done; empty between updates.
#[derive(Debug, Default)]
struct Work {
    /// Blocks that went dark, by the level they had.
    decrease: Queue,
    /// Blocks that may have light for those around them, by their level.
    increase: Queue,
    /// Blocks that give light, by level. It is theirs once nothing darkens any more.
    seeds: Queue,
    /// Rows with blocks that have just got, or lost, the level that is dealt with next.
    reached: Vec<Spot>,
    front: Vec<Entry>,
}

/// One kind of light in one update.
struct Run<'a, 'm, C> {
    kind: LightKind,
    field: Field<'a, 'm, C>,
    work: &'m mut Work,
    update: &'m mut Update,
}

impl<C: Chunks> Run<'_, '_, C> {
    /// Puts changed blocks, and columns in which the sky is seen from elsewhere now, into the queues.
    fn begin(&mut self, changed: &[BlockPos], columns: &mut Vec<(ChunkPos, u8)>) {
        if self.kind == LightKind::Sky {
            columns.clear();
            let column = |pos: &BlockPos| (pos.chunk(), (pos.z as u8 & 15) << 4 | pos.x as u8 & 15);
            columns.extend(changed.iter().map(column));
            columns.sort_unstable();
            columns.dedup();
            for &(chunk, column) in columns.iter() {
                self.begin_column(chunk, column);
            }
        }
        for &pos in changed {
            let Some((spot, x)) = self.field.find(pos) else { continue };
            self.put_out(spot, x);
            let source = self.field.source(spot, x);
            if source > 0 {
                self.work.seeds.push(source, spot, row::block(x));
            }
        }
    }

    /// Lets a block go dark.
    fn put_out(&mut self, spot: Spot, x: u8) {
        let level = row::level(self.field.levels(spot), x);
        if level > 0 {
            self.field.set(spot, row::block(x), 0);
        }
        self.work.decrease.push(level, spot, row::block(x));
    }

    /// Lets go out what depended on light that is gone, and finds what is left around it.
    fn darken(&mut self) {
        for level in (0..=BRIGHTEST).rev() {
            while let Some(entry) = self.work.decrease.pop(level) {
                self.work.front.push(entry);
            }
            self.take_front();
            while let Some(Entry { spot, blocks }) = self.work.front.pop() {
                self.fade(spot, row::beside(blocks), level);
                self.darken_beyond(spot, Direction::West, blocks & row::FIRST, row::LAST, level);
                self.darken_beyond(spot, Direction::East, blocks & row::LAST, row::FIRST, level);
                for side in [Direction::North, Direction::South, Direction::Down, Direction::Up] {
                    self.darken_beyond(spot, side, blocks, blocks, level);
                }
            }
        }
    }

    /// Makes what was reached the front.
    fn take_front(&mut self) {
        while let Some(spot) = self.work.reached.pop() {
            let blocks = self.field.take_reached(spot);
            self.work.front.push(Entry { spot, blocks });
        }
    }

    /// What went dark, if anything did, has `beyond` beside it in another row.
    #[inline(always)]
    fn darken_beyond(&mut self, spot: Spot, side: Direction, blocks: u64, beyond: u64, level: u8) {
        if blocks != 0 {
            match self.field.step(spot, side) {
                Step::Lit(beside) => self.fade(beside, beyond, level),
                Step::Out => {}
                Step::Unlit(chunk) => self.update.unlit.push(chunk),
                Step::Foreign(pos) => self.cross(spot, blocks, side, pos, level, true),
            }
        }
    }

    /// Blocks beside ones that had the level that is dealt with now and went dark.
    #[inline(always)]
    fn fade(&mut self, spot: Spot, blocks: u64, from: u8) {
        let (levels, fading) = self.fade_only(spot, blocks, from);
        if fading != 0 {
            // Mostly all of them: they had their light from there.
            let next = fading & row::equal(levels, from - 1);
            if next != 0 && self.field.reach(spot, next) {
                self.work.reached.push(spot);
            }
            self.work.decrease.push_by_level(levels, spot, fading & !next);
        }
    }

    /// Lets blocks beside ones that had a level and went dark do so too. The levels before, and which went dark.
    #[inline(always)]
    fn fade_only(&mut self, spot: Spot, blocks: u64, from: u8) -> (u64, u64) {
        let (levels, lit) = self.field.fade(spot, blocks, from);
        // They have their light from elsewhere, and give of it.
        let brighter = lit & row::at_least(levels, from);
        self.work.increase.push_by_level(levels, spot, brighter);
        let fading = lit & !brighter;
        if fading != 0 && self.kind == LightKind::Block {
            let mut lamps = fading & self.field.lamps(spot);
            while lamps != 0 {
                let x = row::first(lamps);
                self.work.seeds.push(self.field.source(spot, x), spot, row::block(x));
                lamps &= !row::block(x);
            }
        }
        (levels, fading)
    }

    fn brighten(&mut self) {
        for level in (1..=BRIGHTEST).rev() {
            while let Some(Entry { spot, blocks }) = self.work.seeds.pop(level) {
                let dimmer = blocks & !row::at_least(self.field.levels(spot), level + 1);
                self.reach(spot, dimmer, level);
            }
            while let Some(Entry { spot, blocks }) = self.work.increase.pop(level) {
                // Some went out, or are brighter by now.
                let equal = blocks & row::equal(self.field.levels(spot), level);
                self.reach(spot, equal, level);
            }
            self.take_front();
            while let Some(Entry { spot, blocks }) = self.work.front.pop() {
                if level > 1 {
                    self.spread(spot, blocks, level);
                }
            }
        }
    }

    /// Gives blocks a level, and notes that light goes on from them.
    #[inline(always)]
    fn reach(&mut self, spot: Spot, blocks: u64, level: u8) {
        if blocks != 0 {
            self.field.set(spot, blocks, level);
            if self.field.reach(spot, blocks) {
                self.work.reached.push(spot);
            }
        }
    }

    #[inline(always)]
    fn spread(&mut self, spot: Spot, blocks: u64, level: u8) {
        if self.field.has_shapes(spot.layer) {
            self.enter(spot, Direction::East, spot, blocks << 4, level - 1);
            self.enter(spot, Direction::West, spot, blocks >> 4, level - 1);
        } else {
            self.enter(spot, Direction::East, spot, row::beside(blocks), level - 1);
        }
        self.spread_beyond(spot, Direction::West, blocks & row::FIRST, row::LAST, level);
        self.spread_beyond(spot, Direction::East, blocks & row::LAST, row::FIRST, level);
        for side in [Direction::North, Direction::South, Direction::Down, Direction::Up] {
            self.spread_beyond(spot, side, blocks, blocks, level);
        }
    }

    /// What was reached, if anything was, has `beyond` beside it in another row.
    #[inline(always)]
    fn spread_beyond(&mut self, spot: Spot, side: Direction, blocks: u64, beyond: u64, level: u8) {
        if blocks != 0 {
            match self.field.step(spot, side) {
                Step::Lit(beside) => self.enter(spot, side, beside, beyond, level - 1),
                Step::Out => {}
                Step::Unlit(chunk) => self.update.unlit.push(chunk),
                Step::Foreign(pos) => self.cross(spot, blocks, side, pos, level, false),
            }
        }
    }

    /// Gives blocks that level if they are dimmer and light gets into them that way.
    #[inline(always)]
    fn enter(&mut self, from: Spot, side: Direction, to: Spot, blocks: u64, level: u8) {
        if !self.field.has_shapes(from.layer)
            && let Some(is_first) = self.field.enter(to, blocks, level)
        {
            if is_first {
                self.work.reached.push(to);
            }
            return;
        }
        self.enter_slowly(from, side, to, blocks, level);
    }

    fn enter_slowly(&mut self, from: Spot, side: Direction, to: Spot, blocks: u64, level: u8) {
        let mut dimmer = blocks & !row::at_least(self.field.levels(to), level);
        if dimmer == 0 {
            return;
        }
        dimmer &= self.field.open(to);
        if dimmer != 0 && (self.field.has_shapes(from.layer) || self.field.has_shapes(to.layer)) {
            dimmer = self.not_shut(from, side, to, dimmer);
        }
        self.reach(to, dimmer, level);
    }

    /// Those of these blocks that no shape shuts off from the ones beside them.
    fn not_shut(&self, from: Spot, side: Direction, to: Spot, blocks: u64) -> u64 {
        let (mut open, mut left) = (blocks, blocks);
        while left != 0 {
            let x = row::first(left);
            let [dx, _, _] = side.step();
            let behind = self.field.state(from, x.wrapping_sub(dx as u8) & 15);
            let (shape, own) = (STATES.shape(behind), STATES.shape(self.field.state(to, x)));
            if shape | own != 0 && STATES.is_shut(shape, side, own) {
                open &= !row::block(x);
            }
            left &= !row::block(x);
        }
        open
    }

    /// Hands over what goes on in a row of somebody else; `pos` is its westernmost block.
    fn cross(
        &mut self,
        from: Spot,
        blocks: u64,
        side: Direction,
        pos: BlockPos,
        level: u8,
        is_decrease: bool,
    ) {
        let mut left = blocks;
        while left != 0 {
            let x = row::first(left);
            let state = self.field.state(from, x);
            let [dx, _, _] = side.step();
            let pos = pos.offset((i32::from(x) + dx) & 15, 0, 0);
            self.update.crossings.push(Crossing { kind: self.kind, pos, side, level, state, is_decrease });
            left &= !row::block(x);
        }
    }
}
