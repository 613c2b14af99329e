//! Structures that are made of templates, all of them, on a plain.

use std::sync::Arc;

use chunk::BlockPos;
use worldgen::biomes::{Biome, BiomeBox, Zoom};
use worldgen::blocks::Blocks;
use worldgen::dimension::Dimension;
use worldgen::features::{Edition, FrozenHeights, HeightKind, Level, LevelChunk, LevelFacts, Parser};
use worldgen::random::{AnyRandom, DecorationRandom, Legacy};
use worldgen::structures::{BoundingBox, Ground, Piece, Site, Structures};
use worldgen::terrain::BaseColumn;

use crate::structures::structures;
use crate::support::{pack_26_2, pack_26_3, templates_26_2};

const SEED: i64 = 13579;
const MIN_Y: i32 = -64;
const HEIGHT: u32 = 384;
const STONE: u16 = 1;
/// First free height.
const GROUND: i32 = 80;

/// Stone without end.
struct Plain;

impl Ground for Plain {
    fn height(&mut self, _: HeightKind, _: i32, _: i32) -> i32 {
        GROUND
    }

    fn column(&mut self, _: i32, _: i32) -> BaseColumn {
        BaseColumn { min_y: MIN_Y, states: vec![STONE; (GROUND - MIN_Y) as usize] }
    }

    fn biome(&mut self, _: [i32; 3]) -> Biome {
        0
    }

    fn biomes(&mut self, min: [i32; 3], size: [usize; 3]) -> BiomeBox {
        BiomeBox { min, size, biomes: vec![0; size.iter().product()] }
    }
}

/// Places everything of the chunk at `center` on the plain; how many blocks were not stone or air afterwards.
fn place(pieces: &mut [Box<dyn Piece>], center: [i32; 2]) -> usize {
    let mut blocks = Blocks::new(MIN_Y, HEIGHT);
    blocks.states[..((GROUND - MIN_Y) * 256) as usize].fill(STONE);
    let mut chunks = std::array::from_fn(|at| {
        let chunk = [center[0] + at as i32 % 3 - 1, center[1] + at as i32 / 3 - 1];
        let size = [4, HEIGHT as usize / 4, 4];
        let biomes = BiomeBox {
            min: [chunk[0] * 4, MIN_Y / 4, chunk[1] * 4],
            size,
            biomes: vec![0; size.iter().product()],
        };
        LevelChunk::new(blocks.clone(), Arc::new(biomes), Arc::new(FrozenHeights::new(&blocks)))
    });
    let facts = LevelFacts {
        zoom: Zoom::new(SEED),
        world_seed: SEED,
        gen_min_y: MIN_Y,
        gen_height: HEIGHT as i32,
        sea_level: 63,
        has_skylight: true,
    };
    let mut level = Level::new(&mut chunks, center, facts, AnyRandom::Legacy(Legacy::new(1)));
    let mut random = DecorationRandom::new(1);
    let clip = BoundingBox::of_chunk(center, MIN_Y + 1, MIN_Y + HEIGHT as i32 - 1);
    for piece in pieces {
        if piece.bounding_box().intersects(&clip) {
            piece.place(&mut level, &mut random, &clip, BlockPos::new(0, 0, 0));
        }
    }
    chunks[4].blocks.states.iter().filter(|state| !matches!(**state, 0 | STONE)).count()
}

/// Pieces of the structure when it starts in a chunk on the plain.
fn pieces(
    structures: &Structures,
    dimension: &Dimension<f64>,
    id: &str,
    chunk: [i32; 2],
) -> Vec<Box<dyn Piece>> {
    let kind = &structures.by_id(id).unwrap().kind;
    let mut ground = Plain;
    let mut site = Site { chunk, seed: SEED, settings: &dimension.terrain.settings, ground: &mut ground };
    let mut random = site.random();
    kind.find(&mut site, &mut random).map_or_else(Vec::new, |stub| (stub.build)(&mut site, &mut random))
}

/// Builds some starts of each structure and places all chunks that they reach.
fn build_and_place(ids: &[&str], starts: i32) {
    let Some(pack) = pack_26_2() else { return };
    let (dimension, structures) = structures::<f64>(pack, "overworld", SEED, Edition::V26_2);
    for id in ids {
        let (mut count, mut placed) = (0, 0);
        for start in 0..starts {
            let mut pieces = pieces(&structures, &dimension, id, [start * 40, start * 17]);
            count += pieces.len();
            let bounds = BoundingBox::around(pieces.iter().map(|piece| piece.bounding_box())).unwrap();
            for z in bounds.min[2] >> 4..=bounds.max[2] >> 4 {
                for x in bounds.min[0] >> 4..=bounds.max[0] >> 4 {
                    placed += place(&mut pieces, [x, z]);
                }
            }
        }
        eprintln!("{id}: {count} pieces, {placed} blocks");
        assert!(placed >= 30, "{id}: {count} pieces, {placed} blocks");
    }
}

#[test]
fn what_code_lays_out_is_placed() {
    let ids = [
        "end_city",
        "igloo",
        "mansion",
        "nether_fossil",
        "ocean_ruin_cold",
        "ocean_ruin_warm",
        "ruined_portal",
        "ruined_portal_desert",
        "ruined_portal_jungle",
        "ruined_portal_mountain",
        "ruined_portal_nether",
        "ruined_portal_ocean",
        "ruined_portal_swamp",
        "shipwreck",
        "shipwreck_beached",
    ];
    build_and_place(&ids, 3);
}

#[test]
fn what_jigsaws_join_is_placed() {
    let ids = [
        "ancient_city",
        "bastion_remnant",
        "pillager_outpost",
        "trail_ruins",
        "trial_chambers",
        "village_desert",
        "village_plains",
        "village_savanna",
        "village_snowy",
        "village_taiga",
    ];
    build_and_place(&ids, 1);
}

#[test]
fn starts_near_the_hashes() {
    let Some(pack) = pack_26_2() else { return };
    let (dimension, structures) = structures::<f64>(pack, "overworld", SEED, Edition::V26_2);
    let mut scratch = dimension.scratch();
    for (chunk, id) in [
        ([-298007, 171736], "shipwreck"),
        ([-2463, 11932], "shipwreck"),
        ([-181252, -2198], "ocean_ruin_warm"),
        ([182210, 2307], "ocean_ruin_cold"),
        ([-181260, -2193], "ruined_portal"),
    ] {
        let starts = structures.starts(&dimension, chunk, &mut scratch);
        let ids = starts.iter().map(|start| structures.structures[start.structure].id.as_str());
        let ids: Vec<_> = ids.collect();
        assert!(ids.iter().any(|found| found.starts_with(&format!("minecraft:{id}"))), "{chunk:?} {ids:?}");
    }
}

#[test]
fn pools_of_26_3_are_read() {
    let Some(templates) = templates_26_2() else { return };
    let pack = pack_26_3();
    let dimension = Dimension::<f32>::new(pack, "normal", "overworld", SEED).unwrap();
    let terrain = &dimension.terrain;
    let mut parser = Parser::new(pack, &terrain.settings, SEED, terrain.random, Edition::V26_3);
    parser.set_templates(Arc::clone(templates));
    let structures = Structures::new(&dimension, &mut parser).unwrap();
    // The village of the plains has not changed.
    let starts = structures.by_id("village_plains").unwrap();
    let mut ground = Plain;
    let settings = &terrain.settings;
    let mut site = Site { chunk: [3, 4], seed: SEED, settings, ground: &mut ground };
    let mut random = site.random();
    let stub = starts.kind.find(&mut site, &mut random).unwrap();
    assert!((stub.build)(&mut site, &mut random).len() > 10);
}
