//! Random worlds and random changes: light that is kept right step by step, whole light, and light straight from the rules
//! are the same, whoever lights which chunks.

#![allow(clippy::unwrap_used)]

mod world;

use chunk::{BlockPos, ChunkPos, LightKind};
use lighting_reference::Reference;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use registry::blocks::parse_state;

use crate::world::{Owners, World};

/// Blocks that differ in what they do to light, the more often the more usual.
const STATES: [&str; 36] = [
    "air",
    "air",
    "air",
    "air",
    "stone",
    "stone",
    "stone",
    "glass",
    "tinted_glass",
    "water",
    "oak_leaves",
    "torch",
    "torch",
    "glowstone",
    "magma_block",
    "redstone_torch[lit=true]",
    "lava",
    "oak_slab[type=bottom]",
    "oak_slab[type=top]",
    "oak_slab[type=double]",
    "oak_slab[type=bottom,waterlogged=true]",
    "oak_stairs[facing=east]",
    "oak_stairs[facing=north,half=top]",
    "oak_stairs[facing=west,shape=inner_left]",
    "oak_stairs[facing=south,half=top,shape=outer_right]",
    "snow[layers=3]",
    "snow[layers=8]",
    "farmland",
    "dirt_path",
    "sculk_shrieker",
    "lectern",
    "piston[extended=true,facing=up]",
    "piston_head[facing=west]",
    "oak_fence",
    "soul_lantern",
    "cave_vines[berries=true]",
];

/// A box of blocks: a corner in a world of `edge` chunks and `sections` sections, lengths, and what is there then.
#[derive(Debug, Clone)]
struct Fill {
    corner: [i32; 3],
    size: [i32; 3],
    state: usize,
}

impl Fill {
    fn blocks(&self, world: &World) -> Vec<BlockPos> {
        let [x, y, z] = self.corner;
        let size = self.size;
        let all = (0..size[1]).flat_map(move |dy| {
            (0..size[2]).flat_map(move |dz| (0..size[0]).map(move |dx| BlockPos::new(x + dx, y + dy, z + dz)))
        });
        all.filter(|pos| world.contains(*pos)).collect()
    }

    fn state(&self) -> u16 {
        parse_state(STATES[self.state]).unwrap()
    }
}

fn fill(edge: i32, sections: i32, sizes: [i32; 3]) -> impl Strategy<Value = Fill> {
    let across = 0..edge * 16;
    let size = |most: i32| prop_oneof![2 => Just(1), 1 => 1..=most];
    (
        [across.clone(), -16..sections * 16 - 16, across],
        [size(sizes[0]), size(sizes[1]), size(sizes[2])],
        0..STATES.len(),
    )
        .prop_map(|([x, y, z], size, state)| Fill { corner: [x, y, z], size, state })
}

/// A world, batches of changes, and numbers that decide who hands over what when.
#[derive(Debug, Clone)]
struct Case {
    has_sky: bool,
    ground: Option<i32>,
    first: Vec<Fill>,
    batches: Vec<Vec<Fill>>,
    ways: Vec<(usize, usize)>,
}

fn case(edge: i32, sections: i32) -> impl Strategy<Value = Case> {
    let first = prop::collection::vec(fill(edge, sections, [40, 6, 40]), 0..40);
    let batch = prop::collection::vec(fill(edge, sections, [6, 40, 6]), 1..6);
    let batches = prop::collection::vec(batch, 1..5);
    let ways = prop::collection::vec((0..16_usize, 1..40_usize), 1..40);
    (any::<bool>(), prop::option::of(-16..sections * 16 - 16), first, batches, ways)
        .prop_map(|(has_sky, ground, first, batches, ways)| Case { has_sky, ground, first, batches, ways })
}

fn world(case: &Case, edge: i32, sections: i32) -> World {
    let mut world = World::new(edge, sections as usize, case.has_sky);
    let ground = case.ground.map(|top| Fill {
        corner: [0, -16, 0],
        size: [edge * 16, top + 16, edge * 16],
        state: STATES.iter().position(|name| *name == "stone").unwrap(),
    });
    for fill in ground.iter().chain(&case.first) {
        fill.blocks(&world).into_iter().for_each(|pos| world.set(pos, fill.state()));
    }
    world.light_all();
    world
}

/// Whether all light of a world is that of its blocks.
fn check(world: &World) -> Result<(), TestCaseError> {
    for (pos, chunk) in &world.chunks {
        for (section, whole) in world.whole_light(*pos).iter().enumerate() {
            prop_assert_eq!(chunk.light(section).unwrap(), whole, "{:?} section {}", pos, section);
        }
    }
    Ok(())
}

fn check_against_rules(world: &World) -> Result<(), TestCaseError> {
    // With the section below and the one above.
    let (edge, height) = (world.edge as usize * 16, (world.sections + 2) * 16);
    let min = BlockPos::new(0, world.min_y() - 16, 0);
    let reference = Reference::of(min, edge, height, world.has_sky, |pos| world.block(pos));
    for chunk in world.chunks.values() {
        for y in chunk.min_y() - 16..chunk.end_y() + 16 {
            for (x, z) in (0..16).flat_map(|z| (0..16).map(move |x| (x, z))) {
                let pos = BlockPos::new(chunk.pos.x * 16 + x, y, chunk.pos.z * 16 + z);
                for kind in [LightKind::Block, LightKind::Sky] {
                    if kind == LightKind::Sky && !world.has_sky {
                        continue;
                    }
                    let got = lighting::level(chunk, kind, pos);
                    prop_assert_eq!(got, reference.level(kind, pos), "{:?} at {:?}", kind, pos);
                }
            }
        }
    }
    Ok(())
}

/// Runs cases with the chunks shared out among owners; the world is `edge` chunks wide.
fn run(cases: u32, edge: i32, sections: i32, owners: usize, owner_of: impl Fn(ChunkPos) -> usize) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let result = TestRunner::new(config).run(&case(edge, sections), |case| {
        let mut world = world(&case, edge, sections);
        let mut all = Owners::new(owners, case.has_sky, &owner_of);
        let mut ways = case.ways.iter().cycle();
        for batch in &case.batches {
            let mut changed = Vec::new();
            for fill in batch {
                for pos in fill.blocks(&world) {
                    world.set(pos, fill.state());
                    changed.push(pos);
                }
            }
            all.changed(&mut world, &changed);
            // Some of it arrives only after the next changes.
            let &(way, most) = ways.next().unwrap();
            for step in 0..way {
                all.deliver(&mut world, way * step, most);
            }
        }
        let mut delivered = 0;
        while let Some(&(way, most)) = ways.next()
            && all.deliver(&mut world, way, most)
        {
            delivered += 1;
            prop_assert!(delivered < 1_000_000, "it never ends");
        }
        check(&world)?;
        check_against_rules(&world)
    });
    if let Err(error) = result {
        panic!("{error}");
    }
}

/// How many cases: many with `CAUSEWAY_LIGHT_CASES`.
fn cases(quick: u32) -> u32 {
    std::env::var("CAUSEWAY_LIGHT_CASES").ok().and_then(|count| count.parse().ok()).unwrap_or(quick)
}

#[test]
fn one_owner() {
    run(cases(15), 5, 5, 1, |_| 0);
}

#[test]
fn small_worlds() {
    run(cases(60), 2, 2, 1, |_| 0);
}

#[test]
fn four_regions_of_four_owners() {
    run(cases(10), 5, 5, 4, |pos| usize::from(pos.x > 1) + 2 * usize::from(pos.z > 2));
}

#[test]
fn two_owners_of_alternate_chunks() {
    run(cases(20), 3, 3, 2, |pos| ((pos.x + pos.z) & 1) as usize);
}
