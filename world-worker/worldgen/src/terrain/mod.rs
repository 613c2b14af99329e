//! The noise step: from density functions to stone, water, lava, air and ore veins.

mod aquifer;
mod settings;
mod veins;

use crate::blocks::Blocks;
use crate::density::{Builder, Extra, Function, Graph, Scratch};
use crate::noise::Volume;
use crate::pack::{Pack, PackError};
use crate::random::{Legacy, Positional, Xoroshiro};
use crate::real::Real;

pub use aquifer::Aquifer;
use settings::{AquiferFunctions, Router};
pub use settings::{ClimateFunctions, NoiseSettings};
use veins::{Ground, Veins};

/// The terrain of one dimension of one world.
#[derive(Debug)]
pub struct Terrain<R: Real> {
    /// What the data says of it.
    pub settings: NoiseSettings,
    /// Its functions.
    pub graph: Graph<R>,
    /// The six functions that biomes are chosen by.
    pub climate: ClimateFunctions,
    /// About where the surface is, in blocks, before caves and structures.
    pub preliminary_surface: Function,
    /// The random source of the dimension.
    pub random: Positional,
    final_density: Function,
    aquifer: Option<AquiferFunctions>,
    aquifer_random: Positional,
    ore_random: Positional,
    veins: Veins,
}

/// What the noise step leaves, beside the blocks.
#[derive(Debug, Default)]
pub struct Filled {
    /// Indices into the blocks of fluids that will want to flow.
    pub fluid_updates: Vec<u32>,
}

/// Memory of the noise step, reused between chunks.
pub struct TerrainScratch<R: Real> {
    /// For the functions.
    pub density: Scratch<R>,
    values: Vec<R>,
    veins: [Vec<R>; 3],
    surfaces: aquifer::SurfaceCache,
}

impl<R: Real> Terrain<R> {
    /// With the noise settings `id` of `pack`, for a world with this seed. `more` reads what else needs functions and
    /// noises.
    pub fn new<T>(
        pack: &Pack,
        id: &str,
        seed: i64,
        more: impl FnOnce(&mut Builder<'_, R>, &NoiseSettings) -> Result<T, PackError>,
    ) -> Result<(Self, T), PackError> {
        let json = pack.file("worldgen/noise_settings", id, "the dimension's generator")?;
        let settings = NoiseSettings::parse(json)?;
        let random = if settings.legacy_random {
            Legacy::new(seed).fork_positional()
        } else {
            Xoroshiro::from_seed(seed).fork_positional()
        };
        let cell = [settings.cell_xz, settings.cell_y];
        let mut builder = Builder::new(pack, seed, random, settings.legacy_random, cell);
        let router = Router::parse(json, &mut builder)?;
        let veins = Veins::parse(json, &mut builder)?;
        let rest = more(&mut builder, &settings)?;
        let terrain = Self {
            settings,
            graph: builder.finish(),
            climate: router.climate,
            preliminary_surface: router.preliminary_surface,
            random,
            final_density: router.final_density,
            aquifer: router.aquifer,
            aquifer_random: random.from_hash_of("minecraft:aquifer").fork_positional(),
            ore_random: random.from_hash_of("minecraft:ore").fork_positional(),
            veins,
        };
        Ok((terrain, rest))
    }

    /// Memory to work in.
    pub fn scratch(&self) -> TerrainScratch<R> {
        TerrainScratch {
            density: Scratch::new(&self.graph),
            values: Vec::new(),
            veins: [Vec::new(), Vec::new(), Vec::new()],
            surfaces: aquifer::SurfaceCache::default(),
        }
    }

    /// Fills the chunk at chunk coordinates `chunk`. `blocks` are all air before. `extra` is what structures add.
    pub fn fill(
        &self,
        chunk: [i32; 2],
        blocks: &mut Blocks,
        extra: Option<Box<dyn Extra<R>>>,
        scratch: &mut TerrainScratch<R>,
    ) -> Filled {
        let min = [chunk[0] << 4, self.settings.min_y, chunk[1] << 4];
        let height = self.settings.height as usize;
        let volume = Volume { min, size: [16, height, 16], step: [1; 3] };
        scratch.density.begin(Some(chunk), extra);
        scratch.values.resize(volume.len(), R::ZERO);
        let mut values = std::mem::take(&mut scratch.values);
        self.graph.fill(self.final_density, &volume, &mut scratch.density, &mut values);
        let mut aquifer = self.aquifer(chunk, scratch);
        let mut filled = Filled::default();
        let above = (min[1] - blocks.min_y) as usize;
        for z in 0..16 {
            for x in 0..16 {
                let start = volume.index(x, 0, z);
                let [block_x, block_z] = [min[0] + x as i32, min[2] + z as i32];
                for y in (0..height).rev() {
                    let block_y = min[1] + y as i32;
                    let density = values[start + y];
                    let fluid = aquifer.substance(block_x, block_y, block_z, density, scratch);
                    let state = match fluid {
                        Some(chunk::AIR) => continue,
                        Some(fluid) => fluid,
                        None => self.settings.default_block,
                    };
                    let index = Blocks::index(x, y + above, z);
                    blocks.states[index] = state;
                    if aquifer.wants_update() {
                        filled.fluid_updates.push(index as u32);
                    }
                }
            }
        }
        scratch.values = values;
        let ground = Ground {
            graph: &self.graph,
            scratch: &mut scratch.density,
            values: &mut scratch.veins,
            random: self.ore_random,
            stone: self.settings.default_block,
            blocks,
        };
        self.veins.place(&volume, ground);
        filled
    }

    /// The fluids of a chunk at these chunk coordinates. `scratch` must have begun with that chunk.
    pub fn aquifer<'t>(&'t self, chunk: [i32; 2], scratch: &mut TerrainScratch<R>) -> Aquifer<'t, R> {
        Aquifer::new(self, chunk, scratch)
    }
}
