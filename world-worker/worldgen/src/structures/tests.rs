//! Every structure that is built by code, found and placed on flat ground.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use registry::{block_states, blocks};

use super::*;
use crate::biomes::Zoom;
use crate::blocks::Blocks;
use crate::dimension::Dimension;
use crate::features::{Edition, FrozenHeights, LevelChunk, LevelFacts, Parser};
use crate::pack::Pack;
use crate::random::{AnyRandom, Xoroshiro};

const SEED: i64 = 4;

/// Stone up to a height, water or air above.
struct Flat {
    ground: i32,
    sea: i32,
}

impl Flat {
    fn state(&self, y: i32) -> u16 {
        if y < self.ground {
            block_states::STONE
        } else if y < self.sea {
            block_states::WATER
        } else {
            block_states::AIR
        }
    }
}

impl Ground for Flat {
    fn height(&mut self, kind: HeightKind, _x: i32, _z: i32) -> i32 {
        if kind == HeightKind::OceanFloorWg { self.ground } else { self.ground.max(self.sea) }
    }

    fn column(&mut self, _x: i32, _z: i32) -> BaseColumn {
        BaseColumn { min_y: -64, states: (-64..320).map(|y| self.state(y)).collect() }
    }

    fn biome(&mut self, _quart: [i32; 3]) -> Biome {
        crate::biomes::biome_id("deep_ocean").unwrap()
    }

    fn biomes(&mut self, min: [i32; 3], size: [usize; 3]) -> BiomeBox {
        let biome = self.biome(min);
        BiomeBox { min, size, biomes: vec![biome; size.iter().product()] }
    }
}

/// How often each block stands in the chunks around a structure that was placed, and what else is there.
struct Placed {
    blocks: BTreeMap<&'static str, usize>,
    chests: usize,
    spawners: usize,
    entities: usize,
}

fn overworld() -> &'static (Dimension<f32>, Structures) {
    static OVERWORLD: OnceLock<(Dimension<f32>, Structures)> = OnceLock::new();
    OVERWORLD.get_or_init(|| structures_of("overworld"))
}

fn structures_of(id: &str) -> (Dimension<f32>, Structures) {
    let pack = Pack::builtin().unwrap();
    let dimension = Dimension::<f32>::new(&pack, "normal", id, SEED).unwrap();
    let terrain = &dimension.terrain;
    let mut parser = Parser::new(&pack, &terrain.settings, SEED, terrain.random, Edition::V26_3);
    let structures = Structures::new(&dimension, &mut parser).unwrap();
    (dimension, structures)
}

fn place(id: &str, mut ground: Flat) -> Placed {
    let (dimension, structures) = overworld();
    let terrain = &dimension.terrain;
    let number =
        structures.structures.iter().position(|known| known.id == format!("minecraft:{id}")).unwrap();
    let structure = &structures.structures[number];
    let start = {
        let mut site = Site { chunk: [0, 0], seed: SEED, settings: &terrain.settings, ground: &mut ground };
        let mut random = site.random();
        let stub = structure.kind.find(&mut site, &mut random).unwrap();
        Start::new(number, structure, [0, 0], (stub.build)(&mut site, &mut random)).unwrap()
    };
    let mut placed = Placed { blocks: BTreeMap::new(), chests: 0, spawners: 0, entities: 0 };
    let around = start.bounding_box;
    let mut untouched = Blocks::new(-64, 384);
    for (at, state) in untouched.states.iter_mut().enumerate() {
        *state = ground.state((at >> 8) as i32 - 64);
    }
    let heights = Arc::new(FrozenHeights::new(&untouched));
    for chunk_x in around.min[0] >> 4..=around.max[0] >> 4 {
        for chunk_z in around.min[2] >> 4..=around.max[2] >> 4 {
            let mut chunks: [LevelChunk; 9] = std::array::from_fn(|at| {
                let [x, z] = [chunk_x + at as i32 % 3 - 1, chunk_z + at as i32 / 3 - 1];
                let biomes = ground.biomes([x << 2, -16, z << 2], [4, 96, 4]);
                LevelChunk::new(untouched.clone(), Arc::new(biomes), Arc::clone(&heights))
            });
            let facts = LevelFacts {
                zoom: Zoom::new(SEED),
                world_seed: SEED,
                gen_min_y: -64,
                gen_height: 384,
                sea_level: 63,
                has_skylight: true,
            };
            let region = AnyRandom::Xoroshiro(Xoroshiro::from_seed(SEED));
            let mut level = Level::new(&mut chunks, [chunk_x, chunk_z], facts, region);
            let mut random = DecorationRandom::new(SEED);
            start.place(structure, &mut level, &mut random);
            let chunk = &chunks[4];
            for &state in &chunk.blocks.states {
                *placed.blocks.entry(blocks::block_of_state(state).name).or_default() += 1;
            }
            for (_, entity) in &chunk.block_entities {
                match entity {
                    crate::features::BlockEntityData::Spawner { .. } => placed.spawners += 1,
                    _ => placed.chests += 1,
                }
            }
            placed.entities += chunk.entities.len();
        }
    }
    placed
}

fn assert_has(placed: &Placed, names: &[&str]) {
    for name in names {
        assert!(placed.blocks.contains_key(name), "{name} of {:?}", placed.blocks);
    }
}

const LAND: Flat = Flat { ground: 80, sea: 63 };

#[test]
fn mineshafts() {
    let placed = place("mineshaft", LAND);
    assert_has(&placed, &["cave_air", "oak_fence", "oak_planks", "rail", "cobweb"]);
    let mesa = place("mineshaft_mesa", LAND);
    assert_has(&mesa, &["cave_air", "dark_oak_planks"]);
}

#[test]
fn strongholds() {
    let placed = place("stronghold", LAND);
    assert_has(
        &placed,
        &["end_portal_frame", "mossy_stone_bricks", "iron_bars", "lava", "infested_stone_bricks"],
    );
    assert_eq!(placed.blocks["end_portal_frame"], 12);
    assert_eq!(placed.spawners, 1);
}

#[test]
fn fortresses() {
    let placed = place("fortress", LAND);
    assert_has(&placed, &["nether_bricks", "nether_brick_fence", "nether_brick_stairs"]);
}

#[test]
fn monuments() {
    let placed = place("monument", Flat { ground: 35, sea: 63 });
    assert_has(&placed, &["prismarine", "prismarine_bricks", "dark_prismarine", "sea_lantern"]);
    assert_eq!(placed.blocks["gold_block"], 8);
    assert_eq!(placed.entities, 3);
}

#[test]
fn pyramids() {
    let placed = place("desert_pyramid", LAND);
    assert_eq!(placed.blocks["tnt"], 9);
    assert_eq!(placed.blocks["blue_terracotta"], 2);
    // Four chests, and what is hidden in sand.
    let hidden = placed.blocks["suspicious_sand"];
    assert!((6..=24).contains(&hidden), "{hidden}");
    assert_eq!(placed.chests, 4 + hidden);
}

#[test]
fn temples() {
    let placed = place("jungle_pyramid", LAND);
    assert_eq!(placed.blocks["dispenser"], 2);
    assert_eq!(placed.blocks["sticky_piston"], 3);
    assert_eq!(placed.blocks["lever"], 3);
    assert_eq!(placed.chests, 4);
}

#[test]
fn huts() {
    let placed = place("swamp_hut", LAND);
    assert_has(&placed, &["spruce_planks", "cauldron", "potted_red_mushroom"]);
    assert_eq!(placed.entities, 2);
}

#[test]
fn treasure() {
    let placed = place("buried_treasure", Flat { ground: 60, sea: 63 });
    assert_eq!(placed.blocks["chest"], 1);
    assert_eq!(placed.chests, 1);
}

#[test]
fn each_dimension_has_its_sets() {
    let active = |structures: &Structures| -> Vec<String> {
        let sets = structures.sets.iter().filter(|set| set.is_active);
        sets.map(|set| registry::without_namespace(&set.id).to_owned()).collect()
    };
    assert_eq!(active(&overworld().1).len(), 18);
    assert_eq!(
        active(&structures_of("the_nether").1),
        ["nether_complexes", "nether_fossils", "ruined_portals"]
    );
    assert_eq!(active(&structures_of("the_end").1), ["end_cities"]);
    let index = |id: &str| overworld().1.by_id(id).unwrap().index_in_step;
    assert_eq!(["mineshaft", "fortress", "bastion_remnant", "stronghold"].map(index), [1, 1, 18, 37]);
}
