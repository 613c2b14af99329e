//! A dimension of a world, and the steps that make its chunks.

use std::sync::Arc;

use crate::biomes::{BiomeBox, BiomeSource, Zoom};
use crate::blocks::Blocks;
use crate::carvers::Carvers;
use crate::density::Extra;
use crate::features::{Decorator, Edition, LevelFacts, Parser};
use crate::pack::{Json, Pack, PackError};
use crate::real::Real;
use crate::structures::Structures;
use crate::surface::Surface;
use crate::templates::Templates;
use crate::terrain::{Filled, Terrain, TerrainScratch};

/// Everything that makes the chunks of one dimension of one world.
#[derive(Debug)]
pub struct Dimension<R: Real> {
    /// Lowest block.
    pub min_y: i32,
    /// In blocks, a multiple of 16.
    pub height: u32,
    /// Hills, caves, oceans.
    pub terrain: Terrain<R>,
    /// Which biome is where.
    pub biomes: BiomeSource,
    /// Grass, sand, bedrock.
    pub surface: Surface<R>,
    /// Caves and canyons.
    pub carvers: Carvers,
    /// Trees, ores, flowers.
    pub decorator: Decorator,
    /// Where structures start; none if the world has none.
    pub structures: Option<Structures>,
}

impl<R: Real> Dimension<R> {
    /// The dimension `id` of the world preset `preset`, for a world with this seed, without templates.
    pub fn new(pack: &Pack, preset: &str, id: &str, seed: i64) -> Result<Self, PackError> {
        Self::with_templates(pack, preset, id, seed, &Arc::default())
    }

    /// The dimension `id` of the world preset `preset`, for a world with this seed.
    pub fn with_templates(
        pack: &Pack,
        preset: &str,
        id: &str,
        seed: i64,
        templates: &Arc<Templates>,
    ) -> Result<Self, PackError> {
        let preset = pack.file("worldgen/world_preset", preset, "the world")?;
        let dimension = preset.get("dimensions")?.get(&registry::identifier(id))?;
        let dimension_type = pack.follow("dimension_type", dimension.get("type")?)?;
        Self::of_generator(pack, dimension_type, dimension.get("generator")?, seed, templates)
    }

    /// A dimension of a type with a generator, as a file of a dimension has them.
    pub fn of_generator(
        pack: &Pack,
        dimension_type: Json<'_>,
        generator: Json<'_>,
        seed: i64,
        templates: &Arc<Templates>,
    ) -> Result<Self, PackError> {
        if generator.type_name()? != "noise" {
            return Err(generator.unknown_type("chunk generator of noise"));
        }
        let height = dimension_type.get("height")?;
        let min_y = dimension_type.get("min_y")?.i32()?;
        let settings = generator.get("settings")?;
        let settings_id = settings.str()?;
        let (terrain, surface) = Terrain::new(pack, settings_id, seed, |builder, parsed| {
            Surface::parse(pack, pack.follow("worldgen/noise_settings", settings)?, parsed, builder, seed)
        })?;
        let height = u32::try_from(height.i32()?).map_err(|_| height.expected("above 0"))?;
        if terrain.settings.min_y < min_y
            || terrain.settings.min_y + terrain.settings.height as i32 > min_y + height as i32
        {
            return Err(settings.wrong("reach beyond the dimension's heights"));
        }
        let biomes = BiomeSource::parse(pack, generator.get("biome_source")?)?;
        let edition = if R::SINGLE { Edition::V26_3 } else { Edition::V26_2 };
        let carvers = Carvers::parse(pack, &terrain.settings, &biomes, seed, edition)?;
        let facts = LevelFacts {
            zoom: Zoom::new(seed),
            world_seed: seed,
            gen_min_y: terrain.settings.min_y,
            gen_height: terrain.settings.height as i32,
            sea_level: terrain.settings.sea_level,
            has_skylight: dimension_type.get("has_skylight")?.bool()?,
        };
        let mut parser = Parser::new(pack, &terrain.settings, seed, terrain.random, edition);
        parser.set_templates(Arc::clone(templates));
        let decorator = Decorator::parse(pack, &biomes, &mut parser, facts)?;
        let mut dimension =
            Self { min_y, height, terrain, biomes, surface, carvers, decorator, structures: None };
        let terrain = &dimension.terrain;
        let mut parser = Parser::new(pack, &terrain.settings, seed, terrain.random, edition);
        parser.set_templates(Arc::clone(templates));
        dimension.structures = Some(Structures::new(&dimension, &mut parser)?);
        Ok(dimension)
    }

    /// Memory to work in.
    pub fn scratch(&self) -> TerrainScratch<R> {
        self.terrain.scratch()
    }

    /// The biomes step: the quarts of the chunk at these chunk coordinates.
    pub fn biomes(&self, chunk: [i32; 2], scratch: &mut TerrainScratch<R>) -> BiomeBox {
        scratch.density.begin(None, None);
        let min = [chunk[0] << 2, self.min_y >> 2, chunk[1] << 2];
        let size = [4, self.height as usize / 4, 4];
        self.biomes.fill(&self.terrain, min, size, &mut scratch.density)
    }

    /// The noise step. `extra` is what structures add.
    pub fn noise(
        &self,
        chunk: [i32; 2],
        extra: Option<Box<dyn Extra<R>>>,
        scratch: &mut TerrainScratch<R>,
    ) -> (Blocks, Filled) {
        let mut blocks = Blocks::new(self.min_y, self.height);
        let filled = self.terrain.fill(chunk, &mut blocks, extra, scratch);
        (blocks, filled)
    }

    /// The surface step. `biomes` are the chunk's and those of the quarts next to it ([`BiomeBox::around`]).
    pub fn surface(
        &self,
        chunk: [i32; 2],
        biomes: &BiomeBox,
        blocks: &mut Blocks,
        scratch: &mut TerrainScratch<R>,
    ) {
        scratch.density.begin(Some(chunk), None);
        self.surface.apply(&self.terrain, chunk, biomes, blocks, scratch);
    }

    /// The carvers step.
    pub fn carve(
        &self,
        chunk: [i32; 2],
        biomes: &BiomeBox,
        blocks: &mut Blocks,
        filled: &mut Filled,
        scratch: &mut TerrainScratch<R>,
    ) {
        self.carvers.carve(self, chunk, biomes, blocks, scratch, filled);
    }
}
