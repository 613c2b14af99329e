//! A world whose chunks and light come when a test says so.

use chunk::{LightKind, LightPair};
use lighting::{Optics, Scratch};

use super::*;

/// A world, and the chunks that were asked for and have not been loaded.
struct Test {
    world: World,
    loading: Vec<ChunkPos>,
    orders: Vec<LightOrder>,
}

fn middle() -> ChunkPos {
    ChunkPos::new(0, 0)
}

fn flat(pos: ChunkPos, is_lit: bool) -> Kept {
    let mut chunk = worldgen::FlatSettings::classic().generate(pos, -64, 384);
    if is_lit {
        lighting::light_chunk(&mut chunk);
    }
    Kept { chunk: Arc::new(chunk), meta: Arc::default(), is_lit }
}

fn state(name: &str) -> u16 {
    registry::blocks::parse_state(name).expect("a state")
}

impl Test {
    fn new() -> Self {
        Self { world: World::new(-64, 384, true), loading: Vec::new(), orders: Vec::new() }
    }

    /// With a chunk that is loaded.
    fn with_chunk() -> Self {
        let mut test = Self::new();
        test.want(middle());
        test.load_all();
        test.light_all();
        test.settle();
        test
    }

    /// With all around that chunk as well.
    fn with_nine() -> Self {
        let mut test = Self::with_chunk();
        for pos in middle().around() {
            test.want(pos);
        }
        test.load_all();
        test.light_all();
        test.settle();
        test
    }

    /// All is told and saved.
    fn settle(&mut self) {
        self.world.take_newly_loaded();
        self.world.take_newly_unsaved();
        self.world.iter_mut().for_each(|(_, holder)| holder.unsaved = false);
    }

    fn want(&mut self, pos: ChunkPos) {
        self.loading.extend(self.world.want(pos));
    }

    /// A chunk arrives as it is generated.
    fn load(&mut self, pos: ChunkPos) {
        self.loading.retain(|loading| *loading != pos);
        let kept = flat(pos, false);
        let optics = Some(Arc::new(Optics::of(&kept.chunk)));
        assert!(self.world.arrived(kept, optics));
    }

    fn load_all(&mut self) {
        for pos in self.loading.clone() {
            self.load(pos);
        }
    }

    /// The jobs of this tick go to the pool.
    fn order(&mut self) -> Vec<ChunkPos> {
        let orders = self.world.take_light_orders();
        let places = orders.iter().map(|order| order.pos).collect();
        self.orders.extend(orders);
        places
    }

    /// The pool does all it has been given.
    fn finish_orders(&mut self) {
        for order in std::mem::take(&mut self.orders) {
            self.world.lit(order.pos, order.job, Some(order.light(&mut Scratch::default())));
        }
    }

    fn light_all(&mut self) {
        self.order();
        self.finish_orders();
    }

    fn is_loaded(&self, x: i32, z: i32) -> bool {
        self.world.chunk(ChunkPos::new(x, z)).is_some()
    }

    fn held(&self) -> usize {
        self.world.iter().count()
    }

    fn has_optics(&self, x: i32, z: i32) -> bool {
        self.world.holder(ChunkPos::new(x, z)).expect("held").optics.is_some()
    }

    /// Every loaded chunk that counts as lit has the light that follows from the blocks.
    fn check_light(&self) {
        for (pos, holder) in self.world.iter().filter(|(_, holder)| holder.is_lit) {
            let around = pos.around().map(|at| {
                let blocks = self.world.holder(at).and_then(Holder::blocks);
                blocks.map_or_else(Optics::absent, |chunk| Optics::of(chunk))
            });
            if holder.chunk().is_none() {
                continue;
            }
            let expected = lighting::light(around.each_ref(), true, &mut Scratch::default());
            let chunk = holder.blocks().expect("here");
            let found: Vec<LightPair> =
                (0..expected.len()).map(|at| chunk.light(at).expect("light").clone()).collect();
            assert_eq!(found, expected, "{pos:?}");
        }
    }
}

#[test]
fn a_change_is_noted_once_a_chunk() {
    let mut world = Test::with_chunk().world;
    world.set_block(BlockPos::new(1, 0, 1), state("stone"));
    world.set_block(BlockPos::new(2, 0, 1), state("stone"));
    world.update_light();
    assert_eq!(world.take_changed(), [middle()]);
    assert!(world.take_changed().is_empty());
    assert_eq!(world.block(BlockPos::new(1, 0, 1)), View::Owned(state("stone")));
}

#[test]
fn what_is_not_loaded_cannot_be_changed() {
    let mut world = Test::with_chunk().world;
    assert_eq!(world.set_block(BlockPos::new(100, 0, 0), 1), None);
    assert_eq!(world.block(BlockPos::new(0, 400, 0)), View::NotLoaded);
    // Here for its neighbour only.
    assert_eq!(world.set_block(BlockPos::new(16, 0, 0), 1), None);
    assert_eq!(world.block(BlockPos::new(16, 0, 0)), View::NotLoaded);
}

#[test]
fn a_copy_held_by_a_job_does_not_change() {
    let mut world = Test::with_chunk().world;
    let pos = BlockPos::new(3, 10, 3);
    let before = world.chunk(pos.chunk()).cloned().expect("loaded");
    world.set_block(pos, 1);
    assert_eq!(before.block(pos), Some(0));
    assert_eq!(world.surface(3, 3), Some(11));
}

#[test]
fn a_chunk_is_loaded_when_all_around_it_are_here_and_it_is_lit() {
    for last in 0..9 {
        let mut test = Test::new();
        test.want(middle());
        assert_eq!(test.loading.len(), 9);
        let late = middle().around()[last];
        for pos in middle().around().into_iter().rev().filter(|pos| *pos != late) {
            test.load(pos);
        }
        assert_eq!(test.order(), []);
        test.load(late);
        assert_eq!(test.order(), [middle()]);
        assert_eq!(test.order(), [], "once");
        assert!(!test.is_loaded(0, 0));
        test.finish_orders();
        assert!(test.is_loaded(0, 0) && !test.is_loaded(1, 0));
        assert_eq!(test.world.take_newly_loaded(), [middle()]);
        assert_eq!(test.world.loaded_chunks(), 1);
        assert!(test.world.holder(middle()).expect("held").kept().expect("here").is_lit);
        test.check_light();
    }
}

#[test]
fn a_chunk_that_was_saved_with_its_light_waits_for_those_around_it_alone() {
    let mut test = Test::new();
    test.want(middle());
    assert!(test.world.arrived(flat(middle(), true), None));
    test.loading.retain(|pos| *pos != middle());
    assert!(!test.is_loaded(0, 0));
    test.load_all();
    assert!(test.is_loaded(0, 0));
    assert_eq!(test.order(), []);
}

#[test]
fn a_neighbour_that_is_wanted_is_not_loaded_twice() {
    let mut test = Test::with_chunk();
    test.want(ChunkPos::new(1, 0));
    assert_eq!(test.loading, [-1, 0, 1].map(|z| ChunkPos::new(2, z)));
    test.load_all();
    test.light_all();
    assert!(test.is_loaded(1, 0) && test.is_loaded(0, 0));
    test.want(ChunkPos::new(1, 0));
    assert!(test.loading.is_empty());
    test.check_light();
}

#[test]
fn what_was_given_up_goes_with_those_around_it_that_nobody_needs() {
    let mut test = Test::with_chunk();
    test.want(ChunkPos::new(1, 0));
    test.load_all();
    test.light_all();
    let gone: Vec<ChunkPos> = test.world.give_up(middle()).into_iter().map(|(pos, _)| pos).collect();
    assert_eq!(gone, [-1, 0, 1].map(|z| ChunkPos::new(-1, z)));
    // A neighbour again.
    assert!(!test.is_loaded(0, 0) && test.is_loaded(1, 0));
    assert_eq!(test.world.loaded_chunks(), 1);
    assert!(test.world.give_up(middle()).is_empty());
    test.world.take_newly_loaded();
    // Its light is still right.
    test.want(middle());
    assert!(!test.is_loaded(0, 0));
    test.load_all();
    assert!(test.is_loaded(0, 0));
    assert_eq!(test.order(), []);
    assert_eq!(test.world.take_newly_loaded(), [middle()]);
    test.world.give_up(middle());
    assert_eq!(test.world.give_up(ChunkPos::new(1, 0)).len(), 9);
    assert_eq!((test.held(), test.world.loaded_chunks()), (0, 0));
}

#[test]
fn what_is_given_up_before_it_came_is_nobodys() {
    let mut test = Test::new();
    test.want(middle());
    assert_eq!(test.world.give_up(middle()).len(), 9);
    assert!(!test.world.arrived(flat(middle(), false), None));
    test.loading.clear();
    // Given up while its light is computed, and asked for again.
    test.want(middle());
    test.want(ChunkPos::new(1, 0));
    test.load_all();
    assert_eq!(test.order().len(), 2);
    test.world.give_up(middle());
    test.finish_orders();
    assert!(!test.is_loaded(0, 0));
    test.loading = test.world.want(middle()).to_vec();
    test.load_all();
    assert!(test.is_loaded(0, 0));
}

#[test]
fn a_neighbour_that_cannot_be_read_is_dark() {
    let mut test = Test::new();
    test.want(middle());
    let bad = ChunkPos::new(1, 1);
    test.loading.retain(|pos| *pos != bad);
    test.load_all();
    assert_eq!(test.order(), []);
    test.world.failed(bad);
    assert_eq!(test.order(), [middle()]);
    test.finish_orders();
    assert!(test.is_loaded(0, 0));
    test.check_light();
    // What light it gives is seen when it can be read again.
    let is_kept_lit = |test: &Test| test.world.holder(middle()).expect("held").kept().expect("here").is_lit;
    assert!(!is_kept_lit(&test));
    for _ in 0..2 {
        test.world.set_block(BlockPos::new(15, -60, 15), state("glowstone"));
        test.world.update_light();
        test.light_all();
    }
    assert!(!is_kept_lit(&test) && test.world.holder(middle()).expect("held").is_lit);
    // It is of no use itself.
    test.want(bad);
    test.load_all();
    test.light_all();
    assert!(!test.is_loaded(1, 1));
    let beside = test.world.holder(ChunkPos::new(2, 2)).expect("held");
    assert!(
        beside.is_beside_failed && !test.world.holder(ChunkPos::new(-1, 0)).expect("held").is_beside_failed
    );
}

#[test]
fn light_that_cannot_be_computed_costs_its_chunk_alone() {
    let mut test = Test::new();
    test.want(middle());
    test.load_all();
    for order in test.world.take_light_orders() {
        test.world.lit(order.pos, order.job, None);
    }
    assert!(test.is_loaded(0, 0));
    assert!(!test.world.holder(middle()).expect("held").kept().expect("here").is_lit, "saved as unlit");
}

#[test]
fn optics_stay_while_somebody_around_needs_them() {
    let test = Test::with_chunk();
    assert!(test.has_optics(0, 0) && test.has_optics(1, 0), "those around it have no light yet");
    let test = Test::with_nine();
    assert!(!test.has_optics(0, 0) && test.has_optics(1, 0));
    test.check_light();
}

#[test]
fn light_follows_changes_of_blocks() {
    let mut test = Test::with_nine();
    let torch = BlockPos::new(14, -60, 8);
    test.world.set_block(torch, state("torch"));
    test.world.set_block(BlockPos::new(8, -50, 8), state("stone"));
    test.world.update_light();
    let east = ChunkPos::new(1, 0);
    let level =
        |pos: BlockPos| test.world.chunk(pos.chunk()).expect("loaded").light_level(LightKind::Block, pos);
    assert_eq!([14, 15, 16, 17].map(|x| level(BlockPos { x, ..torch })), [14, 13, 12, 11]);
    let changes = |pos| &test.world.holder(pos).expect("held").changes;
    assert!(changes(middle()).block_light != 0 && changes(middle()).sky != 0);
    assert!(changes(east).block_light != 0 && changes(east).blocks.is_empty());
    for changed in [test.world.take_changed(), test.world.take_newly_unsaved()] {
        assert!(changed.contains(&middle()) && changed.contains(&east));
        assert!(!changed.contains(&ChunkPos::new(-1, 1)));
    }
    test.world.update_light();
    assert!(test.world.take_changed().is_empty() && test.order().is_empty());
    test.check_light();
}

#[test]
fn a_job_that_began_before_a_change_counts_for_nothing() {
    let mut test = Test::with_chunk();
    test.want(ChunkPos::new(1, 0));
    test.load_all();
    assert_eq!(test.order(), [ChunkPos::new(1, 0)]);
    test.world.set_block(BlockPos::new(15, -60, 8), state("glowstone"));
    test.world.update_light();
    test.finish_orders();
    assert!(!test.is_loaded(1, 0));
    // The chunk that changed is beside one without light: its own may have gone through that.
    let mut again = test.order();
    again.sort_unstable();
    assert_eq!(again, [middle(), ChunkPos::new(1, 0)]);
    assert!(test.is_loaded(0, 0), "with what light it has");
    assert!(!test.world.holder(middle()).expect("held").kept().expect("here").is_lit);
    test.finish_orders();
    assert!(test.is_loaded(1, 0));
    assert_eq!(test.order(), []);
    let chunk = test.world.chunk(ChunkPos::new(1, 0)).expect("loaded");
    assert_eq!(chunk.light_level(LightKind::Block, BlockPos::new(16, -60, 8)), 14);
    test.check_light();
}

#[test]
fn a_chunk_beside_blocks_that_never_rest_is_lit_in_the_end() {
    let mut test = Test::with_chunk();
    let (lamp, east) = (BlockPos::new(15, -60, 8), ChunkPos::new(1, 0));
    test.want(east);
    test.load_all();
    let mut ticks = 0;
    while !test.is_loaded(1, 0) {
        ticks += 1;
        assert!(ticks < 20, "it waits for ever");
        // Jobs take longer than a tick.
        test.order();
        test.world.set_block(lamp, state(if ticks % 2 == 0 { "air" } else { "glowstone" }));
        test.world.update_light();
        test.order();
        let jobs = test.orders.iter().filter(|order| order.pos == east);
        assert_eq!(jobs.count(), 1, "one at a time");
        test.finish_orders();
    }
    assert!(ticks > 1, "a job does it when blocks rest for a moment");
    test.check_light();
    test.world.set_block(lamp, state("stone"));
    for _ in 0..2 {
        test.world.update_light();
        test.light_all();
    }
    test.check_light();
    assert!(test.world.iter().all(|(_, holder)| holder.is_lit == holder.chunk().is_some()));
}

#[test]
fn light_comes_back_out_of_a_chunk_that_had_none() {
    let mut test = Test::with_chunk();
    for pos in [ChunkPos::new(0, 1), ChunkPos::new(-1, 0)] {
        test.want(pos);
    }
    test.load_all();
    test.light_all();
    // A wall along the border to the chunk in the south, whose western neighbour has no light.
    for x in 0..16 {
        for y in -60..-40 {
            test.world.set_block(BlockPos::new(x, y, 15), state("stone"));
        }
    }
    test.world.update_light();
    test.light_all();
    test.check_light();
    test.world.set_block(BlockPos::new(0, -60, 14), state("glowstone"));
    test.world.update_light();
    test.light_all();
    test.check_light();
    for (_, holder) in test.world.iter().filter(|(_, holder)| holder.chunk().is_some()) {
        assert!(holder.is_lit);
    }
}

/// Chunks come and go, blocks change and jobs end in any order: whatever counts as lit is.
#[test]
fn light_is_right_whatever_happens_when() {
    let states = ["air", "stone", "glowstone", "torch", "oak_slab", "water", "air"].map(state);
    for seed in 1..=5u64 {
        let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut below = |limit: usize| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            (random >> 11) as usize % limit
        };
        let mut test = Test::new();
        let mut disk: FxHashMap<ChunkPos, Kept> = FxHashMap::default();
        let mut checked = 0;
        for step in 0..300 {
            let pos = ChunkPos::new(below(4) as i32, below(4) as i32);
            match below(10) {
                0 | 1 => test.want(pos),
                2 if below(3) == 0 => {
                    for (pos, holder) in test.world.give_up(pos) {
                        test.loading.retain(|loading| *loading != pos);
                        disk.extend(holder.kept().map(|kept| (pos, kept)));
                    }
                }
                3..=5 if !test.loading.is_empty() => {
                    for _ in 0..4.min(test.loading.len()) {
                        let pos = test.loading.swap_remove(below(test.loading.len()));
                        let kept = disk.get(&pos).cloned().unwrap_or_else(|| flat(pos, false));
                        test.world.arrived(kept, None);
                    }
                }
                6 | 7 => {
                    for _ in 0..=below(3) {
                        let at = BlockPos::new(
                            pos.x * 16 + below(16) as i32,
                            below(16) as i32 - 62,
                            below(64) as i32,
                        );
                        test.world.set_block(at, states[below(states.len())]);
                    }
                }
                _ if !test.orders.is_empty() => {
                    let order = test.orders.swap_remove(below(test.orders.len()));
                    test.world.lit(order.pos, order.job, Some(order.light(&mut Scratch::default())));
                }
                _ => {}
            }
            test.world.update_light();
            test.order();
            if step % 5 == 0 {
                test.check_light();
                checked +=
                    test.world.iter().filter(|(_, holder)| holder.is_lit && holder.chunk().is_some()).count();
            }
        }
        assert!(checked > 50, "{seed}: {checked}");
        for pos in std::mem::take(&mut test.loading) {
            let kept = disk.get(&pos).cloned().unwrap_or_else(|| flat(pos, false));
            test.world.arrived(kept, None);
        }
        test.want(middle());
        test.load_all();
        while !test.orders.is_empty() || !test.order().is_empty() {
            test.finish_orders();
        }
        test.check_light();
        let mut asked = test.world.iter().filter(|(_, holder)| holder.is_asked_for);
        assert!(asked.all(|(_, holder)| holder.is_lit && holder.chunk().is_some()));
        assert_eq!(
            test.world.loaded_chunks(),
            test.world.iter().filter(|(_, holder)| holder.chunk().is_some()).count()
        );
    }
}
