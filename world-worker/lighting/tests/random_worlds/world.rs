//! A small world, lit by one or by several.

use std::collections::{BTreeMap, VecDeque};

use chunk::{BlockPos, Chunk, ChunkPos, LightPair, VanillaFacts};
use lighting::{Chunks, Crossing, Optics, Scratch, Sight, Updater};

/// A square of chunks from chunk (0, 0) on.
#[derive(Clone)]
pub struct World {
    /// Chunks along x and z.
    pub edge: i32,
    /// Sections of a chunk.
    pub sections: usize,
    pub has_sky: bool,
    pub chunks: BTreeMap<ChunkPos, Chunk>,
}

impl World {
    pub fn new(edge: i32, sections: usize, has_sky: bool) -> Self {
        let places = (0..edge * edge).map(|at| ChunkPos::new(at % edge, at / edge));
        let chunk = |pos| (pos, Chunk::empty(pos, MIN_SECTION, sections, 0, &VanillaFacts));
        Self { edge, sections, has_sky, chunks: places.map(chunk).collect() }
    }

    pub fn min_y(&self) -> i32 {
        MIN_SECTION * 16
    }

    pub fn contains(&self, pos: BlockPos) -> bool {
        self.chunks.get(&pos.chunk()).is_some_and(|chunk| chunk.contains(pos))
    }

    pub fn block(&self, pos: BlockPos) -> u16 {
        self.chunks.get(&pos.chunk()).and_then(|chunk| chunk.block(pos)).unwrap_or(chunk::AIR)
    }

    pub fn set(&mut self, pos: BlockPos, state: u16) {
        if let Some(chunk) = self.chunks.get_mut(&pos.chunk()) {
            chunk.set_block(pos, state, &VanillaFacts).unwrap();
        }
    }

    /// The light of a chunk as a whole.
    pub fn whole_light(&self, pos: ChunkPos) -> Vec<LightPair> {
        let around: [Optics; 9] = std::array::from_fn(|at| {
            let pos = ChunkPos::new(pos.x + at as i32 % 3 - 1, pos.z + at as i32 / 3 - 1);
            self.chunks.get(&pos).map_or_else(Optics::absent, Optics::of)
        });
        lighting::light(around.each_ref(), self.has_sky, &mut Scratch::default())
    }

    pub fn light_all(&mut self) {
        let light: Vec<_> = self.chunks.keys().map(|pos| (*pos, self.whole_light(*pos))).collect();
        for (pos, light) in light {
            lighting::apply(self.chunks.get_mut(&pos).unwrap(), light);
        }
    }
}

const MIN_SECTION: i32 = -1;

/// The world as one of those who light it sees it.
struct View<'a> {
    world: &'a World,
    owner: usize,
    owner_of: &'a dyn Fn(ChunkPos) -> usize,
}

impl Chunks for View<'_> {
    fn sight(&self, pos: ChunkPos) -> Sight<'_> {
        match self.world.chunks.get(&pos) {
            Some(chunk) if (self.owner_of)(pos) == self.owner => Sight::Lit(chunk),
            Some(chunk) => Sight::Foreign(chunk),
            None => Sight::Absent,
        }
    }
}

/// Those who light a world, each some of its chunks, and what is on its way between them.
pub struct Owners<'a> {
    owner_of: &'a dyn Fn(ChunkPos) -> usize,
    updaters: Vec<Updater>,
    /// By sender and receiver.
    on_the_way: Vec<VecDeque<Crossing>>,
}

impl<'a> Owners<'a> {
    pub fn new(count: usize, has_sky: bool, owner_of: &'a dyn Fn(ChunkPos) -> usize) -> Self {
        Self {
            owner_of,
            updaters: (0..count).map(|_| Updater::new(has_sky)).collect(),
            on_the_way: vec![VecDeque::new(); count * count],
        }
    }

    /// Lets every owner see changes; what they hand over stays on its way.
    pub fn changed(&mut self, world: &mut World, changed: &[BlockPos]) {
        for owner in 0..self.updaters.len() {
            self.update(world, owner, changed, &[]);
        }
    }

    /// Delivers up to `most` crossings on one of the ways; whether any is left anywhere.
    pub fn deliver(&mut self, world: &mut World, way: usize, most: usize) -> bool {
        let count = self.on_the_way.len();
        let busy = (0..count).map(|at| (way + at) % count).find(|&way| !self.on_the_way[way].is_empty());
        let Some(way) = busy else { return false };
        let most = most.min(self.on_the_way[way].len());
        let crossings: Vec<_> = self.on_the_way[way].drain(..most).collect();
        self.update(world, way % self.updaters.len(), &[], &crossings);
        true
    }

    fn update(&mut self, world: &mut World, owner: usize, changed: &[BlockPos], arrived: &[Crossing]) {
        let view = View { world, owner, owner_of: self.owner_of };
        let update = self.updaters[owner].update(&view, changed, arrived);
        assert!(update.unlit.is_empty());
        for crossing in update.crossings {
            let receiver = (self.owner_of)(crossing.pos.chunk());
            assert_ne!(owner, receiver);
            self.on_the_way[owner * self.updaters.len() + receiver].push_back(crossing);
        }
        for changed in update.layers {
            assert_eq!((self.owner_of)(changed.chunk), owner);
            let chunk = world.chunks.get_mut(&changed.chunk).unwrap();
            let place = chunk.light_mut(changed.section).unwrap().layer_mut(changed.kind);
            assert_ne!(*place, changed.layer, "only what is different is told");
            self.updaters[owner].recycle(std::mem::replace(place, changed.layer));
        }
    }
}
