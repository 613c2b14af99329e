//! Light values derived by hand (`light/scenarios.json` of the vectors, which are not part of the project).

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use chunk::{BlockPos, Chunk, ChunkPos, LightKind, VanillaFacts};
use lighting::{Chunks, Optics, Scratch, Sight, Updater};
use registry::blocks::parse_state;
use serde_json::Value;

/// Chunks from (-2, -2) to (2, 2), sections from -1 to 3.
struct World(Vec<Chunk>);

const EDGE: i32 = 5;
const MIN_SECTION: i32 = -1;
const SECTIONS: usize = 5;

impl World {
    fn new() -> Self {
        let places = (0..EDGE * EDGE).map(|at| ChunkPos::new(at % EDGE - 2, at / EDGE - 2));
        Self(places.map(|pos| Chunk::empty(pos, MIN_SECTION, SECTIONS, 0, &VanillaFacts)).collect())
    }

    fn index(pos: ChunkPos) -> Option<usize> {
        let (x, z) = (pos.x + 2, pos.z + 2);
        ((0..EDGE).contains(&x) && (0..EDGE).contains(&z)).then_some((z * EDGE + x) as usize)
    }

    fn set(&mut self, pos: BlockPos, state: u16) {
        let chunk = &mut self.0[Self::index(pos.chunk()).unwrap()];
        chunk.set_block(pos, state, &VanillaFacts).unwrap();
    }

    fn light(&mut self, has_sky: bool) {
        let optics: Vec<_> = self.0.iter().map(Optics::of).collect();
        let absent = Optics::absent();
        let light: Vec<_> = self
            .0
            .iter()
            .map(|chunk| {
                let around = std::array::from_fn(|at| {
                    let pos = ChunkPos::new(chunk.pos.x + at as i32 % 3 - 1, chunk.pos.z + at as i32 / 3 - 1);
                    Self::index(pos).map_or(&absent, |at| &optics[at])
                });
                lighting::light(around, has_sky, &mut Scratch::default())
            })
            .collect();
        self.0.iter_mut().zip(light).for_each(|(chunk, light)| lighting::apply(chunk, light));
    }

    fn level(&self, kind: LightKind, pos: BlockPos) -> u8 {
        lighting::level(&self.0[Self::index(pos.chunk()).unwrap()], kind, pos)
    }
}

impl Chunks for World {
    fn sight(&self, pos: ChunkPos) -> Sight<'_> {
        Self::index(pos).map_or(Sight::Absent, |at| Sight::Lit(&self.0[at]))
    }
}

fn scenarios() -> Option<Value> {
    let shared = std::env::var_os("CAUSEWAY_SHARED")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared"), PathBuf::from);
    let path = shared.join("vectors/light/scenarios.json");
    match std::fs::read(&path) {
        Ok(text) => Some(serde_json::from_slice(&text).unwrap()),
        Err(_) if std::env::var_os("CAUSEWAY_REQUIRE_VECTORS").is_none() => {
            eprintln!("not here: the vectors of light; this test has checked nothing");
            None
        }
        Err(error) => panic!("{}: {error}", path.display()),
    }
}

fn pos(value: &Value) -> BlockPos {
    let at = |axis: usize| value[axis].as_i64().unwrap() as i32;
    BlockPos::new(at(0), at(1), at(2))
}

/// The blocks a scenario sets, in order, within the world.
fn fills(scenario: &Value) -> Vec<(BlockPos, u16)> {
    let mut sets = Vec::new();
    for fill in scenario["fill"].as_array().into_iter().flatten() {
        let state = parse_state(fill["block"].as_str().unwrap()).unwrap();
        let keep: Vec<_> = fill["keep"].as_array().into_iter().flatten().map(pos).collect();
        let (from, to) = (pos(&fill["from"]), pos(&fill["to"]));
        let within = |from: i32, to: i32, min: i32, max: i32| from.max(min)..=to.min(max);
        for y in within(from.y, to.y, MIN_SECTION * 16, 63) {
            for z in within(from.z, to.z, -32, 47) {
                for x in within(from.x, to.x, -32, 47) {
                    let pos = BlockPos::new(x, y, z);
                    if !keep.contains(&pos) {
                        sets.push((pos, state));
                    }
                }
            }
        }
    }
    sets
}

fn check(world: &World, scenario: &Value, how: &str) -> usize {
    let mut checked = 0;
    for expected in scenario["expect"].as_array().unwrap() {
        let at = pos(&expected["pos"]);
        for (kind, name) in [(LightKind::Sky, "sky"), (LightKind::Block, "block")] {
            if let Some(level) = expected[name].as_u64() {
                let got = u64::from(world.level(kind, at));
                assert_eq!(got, level, "{} {how}: {name} light at {at:?}", scenario["name"]);
                checked += 1;
            }
        }
    }
    checked
}

#[test]
fn as_derived_by_hand() {
    let Some(file) = scenarios() else { return };
    let mut checked = 0;
    for scenario in file["scenarios"].as_array().unwrap() {
        let has_sky = scenario["sky"] != Value::Bool(false);
        let sets = fills(scenario);
        let mut whole = World::new();
        sets.iter().for_each(|(pos, state)| whole.set(*pos, *state));
        whole.light(has_sky);
        checked += check(&whole, scenario, "as a whole");
        // The same, one block after another.
        let mut world = World::new();
        world.light(has_sky);
        let mut updater = Updater::new(has_sky);
        for (pos, state) in sets {
            world.set(pos, state);
            let update = updater.update(&world, &[pos], &[]);
            for changed in update.layers {
                let chunk = &mut world.0[World::index(changed.chunk).unwrap()];
                *chunk.light_mut(changed.section).unwrap().layer_mut(changed.kind) = changed.layer;
            }
        }
        check(&world, scenario, "step by step");
        for (chunk, whole) in world.0.iter().zip(&whole.0) {
            for section in 0..chunk.light_section_count() {
                assert_eq!(chunk.light(section), whole.light(section), "{}", scenario["name"]);
            }
        }
    }
    assert!(checked > 100, "{checked} levels were compared");
}
