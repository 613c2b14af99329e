//! A small empty world for tests: nine chunks of air around chunk 0 0, from -64 to 320.

use std::sync::Arc;

use chunk::BlockPos;
use registry::{block_states, blocks};
use serde_json::Value;

use super::{Edition, Feature, FrozenHeights, Level, LevelChunk, LevelFacts, Parser, kinds};
use crate::biomes::{Biome, BiomeBox, Zoom};
use crate::blocks::Blocks;
use crate::pack::{Pack, PackError};
use crate::random::{AnyRandom, DecorationRandom, Legacy, Positional};
use crate::terrain::NoiseSettings;

const MIN_Y: i32 = -64;
const HEIGHT: u32 = 384;

/// Runs something in the world, with a random source of seed 1.
pub(crate) fn with_level<T>(run: impl FnOnce(&mut Level<'_>, &mut DecorationRandom) -> T) -> T {
    with_ground(MIN_Y, run)
}

/// Runs something in a world that was stone below `ground` before its features.
pub(crate) fn with_ground<T>(ground: i32, run: impl FnOnce(&mut Level<'_>, &mut DecorationRandom) -> T) -> T {
    with_ground_and_biome(ground, 0, true, run)
}

/// Runs something in the world if it had no daylight.
pub(crate) fn without_skylight<T>(run: impl FnOnce(&mut Level<'_>, &mut DecorationRandom) -> T) -> T {
    with_ground_and_biome(MIN_Y, 0, false, run)
}

/// Runs something in the world where it has this biome everywhere.
pub(crate) fn with_biome<T>(biome: Biome, run: impl FnOnce(&mut Level<'_>, &mut DecorationRandom) -> T) -> T {
    with_ground_and_biome(MIN_Y, biome, true, run)
}

fn with_ground_and_biome<T>(
    ground: i32,
    biome: Biome,
    has_skylight: bool,
    run: impl FnOnce(&mut Level<'_>, &mut DecorationRandom) -> T,
) -> T {
    let mut chunks = std::array::from_fn(|at| {
        let (x, z) = (at as i32 % 3 - 1, at as i32 / 3 - 1);
        let size = [4, HEIGHT as usize / 4, 4];
        let biomes = vec![biome; size.iter().product()];
        let biomes = BiomeBox { min: [x * 4, MIN_Y / 4, z * 4], size, biomes };
        let mut blocks = Blocks::new(MIN_Y, HEIGHT);
        blocks.states[..((ground - MIN_Y) as usize) << 8].fill(block_states::STONE);
        let frozen = Arc::new(FrozenHeights::new(&blocks));
        LevelChunk::new(blocks, Arc::new(biomes), frozen)
    });
    let facts = LevelFacts {
        zoom: Zoom::new(1),
        world_seed: 1,
        gen_min_y: MIN_Y,
        gen_height: HEIGHT as i32,
        sea_level: 63,
        has_skylight,
    };
    let mut level = Level::new(&mut chunks, [0, 0], facts, AnyRandom::Legacy(Legacy::new(1)));
    run(&mut level, &mut DecorationRandom::new(1))
}

/// Runs something with a parser of the game's own data.
pub(crate) fn with_parser<T>(edition: Edition, run: impl FnOnce(&mut Parser<'_>) -> T) -> T {
    let pack = Pack::builtin().unwrap();
    let settings = NoiseSettings {
        min_y: MIN_Y,
        height: HEIGHT,
        cell_xz: 4,
        cell_y: 8,
        sea_level: 63,
        default_block: 1,
        default_fluid: 86,
        legacy_random: false,
    };
    run(&mut Parser::new(&pack, &settings, 1, Positional::Legacy { seed: 1 }, edition))
}

/// Reads `value` as a file of its own.
pub(crate) fn parse<T>(
    edition: Edition,
    value: Value,
    read: impl FnOnce(crate::pack::Json<'_>, &mut Parser<'_>) -> Result<T, PackError>,
) -> Result<T, PackError> {
    let mut file = Pack::default();
    file.insert("test", "minecraft:test", value);
    with_parser(edition, |parser| read(file.file("test", "test", "")?, parser))
}

/// Reads a feature.
pub(super) fn feature(edition: Edition, value: Value) -> Result<Box<dyn Feature>, PackError> {
    parse(edition, value, kinds::parse)
}

/// Fills the world with a state from height `from` to below `to`.
pub(super) fn fill(level: &mut Level<'_>, [from, to]: [i32; 2], state: u16) {
    for x in -16..32 {
        for z in -16..32 {
            for y in from..to {
                level.set_silently(BlockPos::new(x, y, z), state);
            }
        }
    }
}

/// Number of blocks of this kind within `radius` of a place.
pub(super) fn count(level: &Level<'_>, center: BlockPos, radius: i32, block: u16) -> usize {
    let range = -radius..=radius;
    let columns = range.clone().flat_map(|x| range.clone().map(move |z| (x, z)));
    columns
        .flat_map(|(x, z)| range.clone().map(move |y| center.offset(x, y, z)))
        .filter(|pos| blocks::block_id(level.block(*pos)) == block)
        .count()
}
