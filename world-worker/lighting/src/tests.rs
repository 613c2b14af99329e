use chunk::{BlockPos, ChunkPos, LocalPos};
use proptest::prelude::*;
use registry::blocks;
use worldgen::FlatSettings;

use super::*;

fn flat(pos: ChunkPos) -> Chunk {
    FlatSettings::classic().generate(pos, -64, 384)
}

fn state(name: &str) -> u16 {
    blocks::block_by_name(name).unwrap().default_state
}

fn set(chunk: &mut Chunk, x: i32, y: i32, z: i32, name: &str) {
    let at = chunk.pos.block(LocalPos::new(x, y, z));
    chunk.set_block(at, state(name), &chunk::VanillaFacts).unwrap();
}

fn sky(chunk: &Chunk, x: i32, y: i32, z: i32) -> u8 {
    level(chunk, LightKind::Sky, chunk.pos.block(LocalPos::new(x, y, z)))
}

fn block(chunk: &Chunk, x: i32, y: i32, z: i32) -> u8 {
    level(chunk, LightKind::Block, chunk.pos.block(LocalPos::new(x, y, z)))
}

/// Figures of a vanilla server's first flat chunk: which sections are in which mask, and the packet's size.
#[test]
fn the_flat_chunk_is_vanillas() {
    let mut chunk = flat(ChunkPos::new(0, 0));
    light_chunk(&mut chunk);
    let wire = chunk.wire_light();
    assert_eq!((wire.sky_mask, wire.empty_sky_mask), (0b110, 0b1));
    assert_eq!((wire.block_mask, wire.empty_block_mask), (0, 0b111));
    assert_eq!(wire.sky[0][2 * 128], 0, "y -62 is dirt");
    assert_eq!(wire.sky[0][3 * 128], 0, "y -61 is grass");
    assert_eq!(wire.sky[0][4 * 128], 0xff);
    assert!(wire.sky[1].iter().all(|&byte| byte == 0xff));

    let mut sections = Vec::new();
    chunk.encode_sections(&mut sections);
    let heightmaps = 1 + 3 * (1 + 1 + 37 * 8);
    let light = (2 + 1 + 2 + 2) + (1 + 2 * (2 + chunk::LIGHT_BYTES)) + 1;
    assert_eq!(8 + heightmaps + 2 + sections.len() + 1 + light, 7259);
    assert_eq!(chunk.light(2).unwrap().sky, LightLayer::Uniform(15), "no array is kept for it");
}

#[test]
fn a_roof_shades_and_its_edge_spreads() {
    let mut chunk = flat(ChunkPos::new(3, -2));
    for x in 4..12 {
        for z in 4..12 {
            set(&mut chunk, x, -50, z, "stone");
        }
    }
    light_chunk(&mut chunk);
    assert_eq!(sky(&chunk, 3, -51, 8), 15);
    assert_eq!(sky(&chunk, 4, -51, 8), 14);
    assert_eq!(sky(&chunk, 7, -51, 8), 11);
    assert_eq!(sky(&chunk, 7, -50, 8), 0);
    assert_eq!(sky(&chunk, 7, -49, 8), 15);
    assert_eq!(sky(&chunk, 0, 200, 0), 15);
}

#[test]
fn leaves_and_water_dampen_by_one() {
    let mut chunk = flat(ChunkPos::new(0, 0));
    for x in 0..16 {
        for z in 0..16 {
            set(&mut chunk, x, -56, z, "oak_leaves");
            set(&mut chunk, x, -58, z, "water");
        }
    }
    light_chunk(&mut chunk);
    let column: Vec<u8> = (-60..=-55).rev().map(|y| sky(&chunk, 8, y, 8)).collect();
    assert_eq!(column, [15, 14, 13, 12, 11, 10]);
}

#[test]
fn a_torch_lights_and_walls_hold() {
    let mut chunk = flat(ChunkPos::new(0, 0));
    set(&mut chunk, 8, -60, 8, "torch");
    set(&mut chunk, 9, -60, 8, "stone");
    light_chunk(&mut chunk);
    assert_eq!(block(&chunk, 8, -60, 8), 14);
    assert_eq!(block(&chunk, 7, -60, 8), 13);
    assert_eq!(block(&chunk, 9, -60, 8), 0);
    assert_eq!(block(&chunk, 10, -60, 8), 10, "around the stone");
    assert_eq!(block(&chunk, 8, -61, 8), 0);
}

fn light_among(chunk: &Chunk, east: Option<&Chunk>, has_sky: bool) -> Vec<LightPair> {
    let (own, absent) = (Optics::of(chunk), Optics::absent());
    let east = east.map(Optics::of);
    let mut around = [&absent; 9];
    around[4] = &own;
    around[5] = east.as_ref().unwrap_or(&absent);
    light(around, has_sky, &mut Scratch::default())
}

#[test]
fn light_comes_from_neighbours() {
    let mut east = flat(ChunkPos::new(1, 0));
    set(&mut east, 0, -60, 8, "glowstone");
    let mut chunk = flat(ChunkPos::new(0, 0));
    let light = light_among(&chunk, Some(&east), true);
    apply(&mut chunk, light);
    assert_eq!(block(&chunk, 15, -60, 8), 14);
    assert_eq!(block(&chunk, 2, -60, 8), 1);
    assert_eq!(block(&chunk, 1, -60, 8), 0);
    assert_eq!(sky(&chunk, 15, -60, 8), 15);
}

#[test]
fn no_sky_no_layers() {
    let chunk = flat(ChunkPos::new(0, 0));
    let light = light_among(&chunk, None, false);
    assert!(light.iter().all(|pair| pair.sky == LightLayer::Absent));
    assert_eq!(light[1].block, LightLayer::Uniform(0));
}

/// Levels by repeated relaxation until nothing changes.
fn naive(chunk: &Chunk) -> impl Fn(LightKind, BlockPos) -> u8 + use<> {
    let (bottom, top) = (chunk.min_y() - 16, chunk.end_y() + 16);
    let height = (top - bottom) as usize;
    let index = move |x: i32, y: i32, z: i32| ((y - bottom) as usize * 16 + z as usize) * 16 + x as usize;
    let state = |x, y, z| chunk.block_at(LocalPos::new(x, y, z)).unwrap_or(0);
    let mut grids = [vec![0u8; 256 * height], vec![0u8; 256 * height]];
    for x in 0..16 {
        for z in 0..16 {
            let mut open = true;
            for y in (bottom..top).rev() {
                open &= blocks::light_opacity(state(x, y, z)) == 0;
                grids[0][index(x, y, z)] = if open { 15 } else { 0 };
                grids[1][index(x, y, z)] = blocks::light_emission(state(x, y, z));
            }
        }
    }
    for grid in &mut grids {
        let mut changed = true;
        while changed {
            changed = false;
            for y in bottom..top {
                for z in 0..16 {
                    for x in 0..16 {
                        let cost = blocks::light_opacity(state(x, y, z)).max(1);
                        let best = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
                            .into_iter()
                            .map(|(dx, dy, dz)| (x + dx, y + dy, z + dz))
                            .filter(|&(x, y, z)| {
                                (0..16).contains(&x) && (0..16).contains(&z) && y >= bottom && y < top
                            })
                            .map(|(x, y, z)| grid[index(x, y, z)].saturating_sub(cost))
                            .max()
                            .unwrap_or(0);
                        if best > grid[index(x, y, z)] {
                            grid[index(x, y, z)] = best;
                            changed = true;
                        }
                    }
                }
            }
        }
    }
    move |kind, pos| grids[usize::from(kind == LightKind::Block)][index(pos.x & 15, pos.y, pos.z & 15)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn matches_relaxation(
        sets in prop::collection::vec(((0i32..16, 0i32..48, 0i32..16), 0usize..6, 0i32..6), 0..60),
    ) {
        let names = ["stone", "oak_leaves", "glowstone", "water", "glass", "torch"];
        let mut chunk = Chunk::empty(ChunkPos::new(0, 0), 0, 3, 0, &chunk::VanillaFacts);
        for ((x, y, z), name, spread) in sets {
            for dx in 0..=spread {
                for dz in 0..=spread {
                    set(&mut chunk, (x + dx).min(15), y, (z + dz).min(15), names[name]);
                }
            }
        }
        light_chunk(&mut chunk);
        let expected = naive(&chunk);
        for index in 0..chunk.light_section_count() {
            let pair = chunk.light(index).unwrap().clone();
            for kind in [LightKind::Sky, LightKind::Block] {
                if *pair.layer(kind) == LightLayer::Absent {
                    continue;
                }
                for at in 0..4096 {
                    let (x, y, z) = (at & 15, at >> 8, at >> 4 & 15);
                    let pos = BlockPos::new(x, (index as i32 - 1) * 16 + y, z);
                    let got = pair.layer(kind).get(x as usize, y as usize, z as usize);
                    prop_assert_eq!(got, expected(kind, pos), "{:?} {:?}", kind, pos);
                }
            }
        }
    }
}
