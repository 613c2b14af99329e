//! The noise step: from density functions to stone, water, lava, air and ore veins.

mod aquifer;
mod base_column;
mod settings;
mod veins;

use crate::blocks::Blocks;
use crate::density::{Builder, Extra, Function, Graph, Scratch};
use crate::noise::Volume;
use crate::pack::{Pack, PackError};
use crate::random::{Legacy, Positional, Xoroshiro};
use crate::real::Real;

pub use aquifer::Aquifer;
pub use base_column::BaseColumn;
use settings::{AquiferFunctions, Router};
pub use settings::{ClimateFunctions, NoiseSettings, SpawnTarget};
use veins::{Ground, Veins};

/// Height of the layers that a chunk is filled in, in blocks: a multiple of the cells' height, and small enough for the
/// innermost cache.
const SLAB: usize = 16;

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
    /// Climates that players may begin in.
    pub spawn_targets: Vec<SpawnTarget>,
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
            spawn_targets: router.spawn_targets,
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
        let height = self.settings.height as usize;
        let min = [chunk[0] << 4, self.settings.min_y, chunk[1] << 4];
        let whole = Volume { min, size: [16, height, 16], step: [1; 3] };
        scratch.density.begin(Some(chunk), extra);
        let mut aquifer = self.aquifer(chunk, scratch);
        // Above all ground water and the sea, what has no density is air.
        let open = (aquifer.skip_above() + 1).max(self.settings.sea_level);
        let split = ((open - min[1]).max(0) as usize).next_multiple_of(SLAB).min(height);
        let mut filled = Filled::default();
        let slab_at = |bottom: usize| {
            let mut slab = whole;
            slab.min[1] += bottom as i32;
            slab.size[1] = SLAB.min(height - bottom);
            slab
        };
        let density = &mut scratch.density;
        let mut top = height;
        while top > split {
            let slab = slab_at((top - 1) / SLAB * SLAB);
            if !self.graph.bounds(self.final_density, &slab, density).is_below(0.0) {
                break;
            }
            top = (slab.min[1] - min[1]) as usize;
        }
        let mut lower = whole;
        lower.size[1] = top;
        density.keep_corners(lower);
        for bottom in (0..top).step_by(SLAB).rev() {
            self.fill_slab(&slab_at(bottom), blocks, &mut aquifer, &mut filled, scratch);
        }
        let ground = Ground {
            graph: &self.graph,
            scratch: &mut scratch.density,
            values: &mut scratch.veins,
            random: self.ore_random,
            stone: self.settings.default_block,
            blocks,
        };
        self.veins.place(&lower, ground);
        filled
    }

    /// Fills a layer of a chunk.
    fn fill_slab(
        &self,
        slab: &Volume,
        blocks: &mut Blocks,
        aquifer: &mut Aquifer<'_, R>,
        filled: &mut Filled,
        scratch: &mut TerrainScratch<R>,
    ) {
        let bounds = self.graph.close_bounds(self.final_density, slab, &mut scratch.density);
        let above = (slab.min[1] - blocks.min_y) as usize;
        if bounds.is_above(0.0) {
            let layers = Blocks::index(0, above, 0)..Blocks::index(0, above + slab.size[1], 0);
            blocks.states[layers].fill(self.settings.default_block);
            return;
        }
        if bounds.is_below(0.0) && slab.min[1] > aquifer.skip_above().max(self.settings.sea_level) {
            return;
        }
        let mut values = std::mem::take(&mut scratch.values);
        values.resize(slab.len(), R::ZERO);
        self.graph.fill(self.final_density, slab, &mut scratch.density, &mut values);
        for z in 0..16 {
            for x in 0..16 {
                let start = slab.index(x, 0, z);
                let [block_x, block_z] = [slab.min[0] + x as i32, slab.min[2] + z as i32];
                for y in (0..slab.size[1]).rev() {
                    let density = values[start + y];
                    let state = if density > R::ZERO {
                        self.settings.default_block
                    } else {
                        match aquifer.substance(block_x, slab.min[1] + y as i32, block_z, density, scratch) {
                            Some(chunk::AIR) => continue,
                            Some(fluid) => fluid,
                            None => self.settings.default_block,
                        }
                    };
                    let index = Blocks::index(x, above + y, z);
                    blocks.states[index] = state;
                    if density <= R::ZERO && aquifer.wants_update() {
                        filled.fluid_updates.push(index as u32);
                    }
                }
            }
        }
        scratch.values = values;
    }

    /// The fluids of a chunk at these chunk coordinates. `scratch` must have begun with that chunk.
    pub fn aquifer<'t>(&'t self, chunk: [i32; 2], scratch: &mut TerrainScratch<R>) -> Aquifer<'t, R> {
        Aquifer::new(self, chunk, scratch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::density::Bounds;
    use crate::dimension::Dimension;

    #[test]
    fn bounds_are_around_all_values() {
        let pack = Pack::builtin().unwrap();
        for id in ["minecraft:overworld", "minecraft:the_nether", "minecraft:the_end"] {
            let dimension = Dimension::<f32>::new(&pack, "normal", id, 12345).unwrap();
            let Terrain { settings, graph, final_density, .. } = &dimension.terrain;
            let mut scratch = dimension.scratch();
            let mut decided = 0;
            for chunk in [[0, 0], [80, -3], [-500, 1250]] {
                scratch.density.begin(Some(chunk), None);
                for min_y in (settings.min_y..settings.min_y + settings.height as i32).step_by(SLAB) {
                    let slab = Volume {
                        min: [chunk[0] << 4, min_y, chunk[1] << 4],
                        size: [16, SLAB, 16],
                        step: [1; 3],
                    };
                    let wide = graph.bounds(*final_density, &slab, &mut scratch.density);
                    let close = graph.close_bounds(*final_density, &slab, &mut scratch.density);
                    let mut values = vec![0.0; slab.len()];
                    graph.fill(*final_density, &slab, &mut scratch.density, &mut values);
                    for Bounds { min, max } in [wide, close] {
                        let is_inside = |value: &f32| {
                            f64::from(*value) >= min - 1.0e-5 && f64::from(*value) <= max + 1.0e-5
                        };
                        assert!(values.iter().all(is_inside), "{id} {chunk:?} {min_y}: {min} to {max}");
                    }
                    decided += usize::from(wide.is_below(0.0) || close.is_above(0.0));
                }
            }
            assert!(decided > 0, "{id}");
        }
    }
}
