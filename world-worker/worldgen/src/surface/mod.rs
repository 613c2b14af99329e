//! The surface step: material rules turn stone into grass, sand, bedrock and the rest, column by column.

mod bands;
mod folded;
mod icebergs;
mod rules;

use std::cell::Cell;

use registry::blocks;

use crate::biomes::{Biome, BiomeBox, BiomeView, Zoom, biome_id};
use crate::blocks::Blocks;
use crate::density::Builder;
use crate::noise::Noise;
use crate::pack::{Json, Pack, PackError};
use crate::random::{Positional, Random};
use crate::real::Real;
use crate::terrain::{NoiseSettings, Terrain, TerrainScratch};
use bands::Bands;
use folded::{Agreed, Folded};
pub(crate) use icebergs::Climate;
use icebergs::Extras;
use rules::{Condition, Rule};

/// No water above, no ceiling below: far outside of every world.
const NONE: i32 = i32::MIN / 4;

/// The surface of a dimension.
#[derive(Debug)]
pub struct Surface<R: Real> {
    rule: Rule,
    conditions: Vec<Condition>,
    folded: Folded,
    /// Whether the rules ask for the preliminary surface.
    asks_for_surface: bool,
    noises: Vec<R::Noise>,
    /// Depth of the surface, its second depth.
    depth_noise: R::Noise,
    secondary_noise: R::Noise,
    bands: Bands<R>,
    extras: Extras<R>,
    zoom: Zoom,
    random: Positional,
}

/// Where the rules are asked about.
struct Place<'a, R: Real> {
    terrain: &'a Terrain<R>,
    scratch: &'a mut TerrainScratch<R>,
    x: i32,
    y: i32,
    z: i32,
    /// Depth of the surface here, in blocks.
    depth: i32,
    /// Blocks from the first one of solid ground down to here, both counted.
    above: i32,
    /// The lowest block of the solid ground that this place belongs to, once somebody asked for it.
    floor: Option<i32>,
    /// First height above the water over this place, or [`NONE`].
    water: i32,
    is_steep: Steep<'a>,
    biome: Biome,
    /// Of the column, when asked for: second depth, lowest block of the surface, noises.
    secondary: Option<f64>,
    min_surface: Option<i32>,
    flat_noises: &'a mut [Option<f64>],
}

/// First free height of each column, z * 16 + x.
type Heights = [Cell<i32>; 256];

/// Whether a column is steep.
#[derive(Clone, Copy)]
enum Steep<'a> {
    /// As it was before the column was begun (26.3).
    Known(bool),
    /// As the heights are now (up to 26.2).
    Live(&'a Heights),
}

impl<R: Real> Place<'_, R> {
    /// Blocks from here down to the last one before air or fluid, both counted.
    fn below(&mut self, blocks: &Blocks) -> i32 {
        let is_open = |y: i32| {
            let state = blocks.get(self.x, y, self.z);
            state == chunk::AIR || blocks::has_fluid(state)
        };
        let floor = *self.floor.get_or_insert_with(|| {
            (blocks.min_y - 1..self.y).rev().find(|&below| is_open(below)).map_or(NONE, |below| below + 1)
        });
        self.y - floor + 1
    }
}

impl<R: Real> Surface<R> {
    /// From the rules in the noise settings `json`.
    pub fn parse(
        pack: &Pack,
        json: Json<'_>,
        settings: &NoiseSettings,
        builder: &Builder<'_, R>,
        world_seed: i64,
    ) -> Result<Self, PackError> {
        let mut parser = rules::Parser::new(pack, settings, builder);
        let rule = parser.rule(json.any(&["material_rule", "surface_rule"])?)?;
        let random = builder.random();
        let noise = |id: &str| builder.noise(id, "the surface");
        let biomes = pack.all("worldgen/biome").filter_map(|(id, _)| biome_id(id)).max();
        let biomes = biomes.map_or(1, |most| usize::from(most) + 1);
        let conditions = parser.conditions;
        Ok(Self {
            rule,
            folded: Folded::new(&conditions, settings.min_y, settings.height, biomes),
            asks_for_surface: conditions
                .iter()
                .any(|condition| matches!(condition, Condition::AbovePreliminarySurface)),
            conditions,
            noises: parser.noises,
            depth_noise: noise("surface")?,
            secondary_noise: noise("surface_secondary")?,
            bands: Bands::new(random, noise("clay_bands_offset")?),
            extras: Extras::parse(pack, builder)?,
            zoom: Zoom::new(world_seed),
            random,
        })
    }

    /// Applies the rules to the chunk at these chunk coordinates. `biomes` holds the quarts of the chunk and one more
    /// on every side.
    pub fn apply(
        &self,
        terrain: &Terrain<R>,
        chunk: [i32; 2],
        biomes: &BiomeBox,
        blocks: &mut Blocks,
        scratch: &mut TerrainScratch<R>,
    ) {
        let stone = terrain.settings.default_block;
        let heights: Heights = blocks.heights().map(Cell::new);
        let mut flat_noises = vec![None; self.noises.len()];
        let mut agreed = Vec::new();
        self.folded.agreed(&self.rule, &self.conditions, &biomes.kinds(), &mut agreed);
        let biomes = &BiomeView::new(biomes, self.zoom);
        for local_x in 0..16_usize {
            for local_z in 0..16_usize {
                let (x, z) = ((chunk[0] << 4) + local_x as i32, (chunk[1] << 4) + local_z as i32);
                let column = local_z * 16 + local_x;
                let height = &heights[column];
                let start = height.get();
                let old_legacy = terrain.settings.legacy_random && !R::SINGLE;
                let biome = biomes.at(x, if old_legacy { 0 } else { start }, z);
                if self.extras.has_pillars(biome) {
                    self.extras.pillar(x, z, start, stone, blocks);
                    height.set(blocks.first_free(x, z, |state| state != chunk::AIR));
                }
                let is_steep = if R::SINGLE {
                    Steep::Known(is_steep(&heights, local_x, local_z))
                } else {
                    Steep::Live(&heights)
                };
                flat_noises.fill(None);
                let mut place = Place {
                    terrain,
                    scratch: &mut *scratch,
                    x,
                    y: start,
                    z,
                    depth: self.depth(x, z),
                    above: 0,
                    floor: None,
                    water: NONE,
                    is_steep,
                    biome,
                    secondary: None,
                    min_surface: None,
                    flat_noises: &mut flat_noises,
                };
                self.walk(&mut place, biomes, &agreed, height, stone, blocks);
                if self.extras.has_icebergs(biome) {
                    let range = [start, self.min_surface(&mut place)];
                    let mut random = self.random.at(x, 0, z);
                    self.extras.iceberg(
                        biome,
                        [x, z],
                        range,
                        terrain.settings.sea_level,
                        blocks,
                        &mut random,
                    );
                    height.set(blocks.first_free(x, z, |state| state != chunk::AIR));
                }
            }
        }
    }

    /// From the top of a column down.
    fn walk(
        &self,
        place: &mut Place<'_, R>,
        biomes: &BiomeView<'_>,
        agreed: &[[Agreed<'_>; 2]],
        height: &Cell<i32>,
        stone: u16,
        blocks: &mut Blocks,
    ) {
        // Asked once: most blocks are stone.
        let is_stone_fluid = blocks::has_fluid(stone);
        let min_surface = if self.asks_for_surface { self.min_surface(place) } else { i32::MAX };
        for y in (blocks.min_y..height.get()).rev() {
            let state = blocks.get(place.x, y, place.z);
            if state == chunk::AIR {
                place.above = 0;
                place.floor = None;
                place.water = NONE;
                continue;
            }
            if (state != stone || is_stone_fluid) && blocks::has_fluid(state) {
                place.floor = None;
                if place.water == NONE {
                    place.water = y + 1;
                }
                continue;
            }
            place.above += 1;
            if state != stone {
                continue;
            }
            let is_above_surface = y >= min_surface;
            let range = self.folded.range(y);
            let rule = match agreed.get(range).and_then(|sides| sides[usize::from(is_above_surface)]) {
                Some(rule) => rule,
                None => {
                    place.biome = biomes.at(place.x, y, place.z);
                    self.folded.at(&self.rule, &self.conditions, place.biome, range, is_above_surface)
                }
            };
            let state = match rule {
                None => continue,
                Some(Rule::Block(state)) => Some(*state),
                Some(rule) => {
                    place.y = y;
                    self.evaluate(rule, place, blocks)
                }
            };
            if let Some(state) = state {
                blocks.set(place.x, y, place.z, state);
                if state == chunk::AIR && y == height.get() - 1 {
                    height.set(blocks.first_free(place.x, place.z, |state| state != chunk::AIR));
                }
            }
        }
    }

    /// What the rules say of one block that a carver laid open, at the depth of the first: `CarvingContext.topMaterial`.
    /// `water` is the first height above the fluid over it, if there is one. `scratch` must have begun with the chunk.
    pub fn top_material(
        &self,
        terrain: &Terrain<R>,
        biomes: &BiomeBox,
        blocks: &Blocks,
        [x, y, z]: [i32; 3],
        water: Option<i32>,
        scratch: &mut TerrainScratch<R>,
    ) -> Option<u16> {
        let (local_x, local_z) = ((x & 15) as usize, (z & 15) as usize);
        // Those that tell whether it is steep here.
        let heights: Heights = std::array::from_fn(|column| {
            let is_near = (column & 15).abs_diff(local_x) + (column >> 4).abs_diff(local_z) <= 1;
            let height =
                |column: i32| blocks.first_free(column & 15, column >> 4, |state| state != chunk::AIR);
            Cell::new(if is_near { height(column as i32) } else { 0 })
        });
        let mut place = Place {
            terrain,
            scratch,
            x,
            y,
            z,
            depth: self.depth(x, z),
            above: 1,
            floor: Some(y),
            water: water.unwrap_or(NONE),
            is_steep: Steep::Known(is_steep(&heights, local_x, local_z)),
            biome: biomes.zoomed(self.zoom, x, y, z),
            secondary: None,
            min_surface: None,
            flat_noises: &mut vec![None; self.noises.len()],
        };
        self.evaluate(&self.rule, &mut place, blocks)
    }

    fn depth(&self, x: i32, z: i32) -> i32 {
        let noise = self.depth_noise.at(f64::from(x), 0.0, f64::from(z)).wide();
        let random = self.random.at(x, 0, z).next_f64();
        (noise * 2.75 + 3.0 + random * 0.25) as i32
    }

    /// The lowest block of the surface of a column, as far as can be said before caves.
    fn min_surface(&self, place: &mut Place<'_, R>) -> i32 {
        if let Some(known) = place.min_surface {
            return known;
        }
        let terrain = place.terrain;
        let density = &mut place.scratch.density;
        let mut level =
            |x, z| crate::real::floor(terrain.graph.at(terrain.preliminary_surface, x, 0, z, density).wide());
        let surface = if R::SINGLE {
            level(place.x, place.z)
        } else {
            let (x, z) = (place.x & !15, place.z & !15);
            let (tx, tz) = (f64::from(place.x & 15) / 16.0, f64::from(place.z & 15) / 16.0);
            let corners = [(0, 0), (16, 0), (0, 16), (16, 16)].map(|(dx, dz)| level(x + dx, z + dz) as f64);
            let along_x = |a: f64, b: f64| tx.lerp(a, b);
            let blended = tz.lerp(along_x(corners[0], corners[1]), along_x(corners[2], corners[3]));
            crate::real::floor(blended)
        };
        let min_surface = surface as i32 + place.depth - 8;
        place.min_surface = Some(min_surface);
        min_surface
    }
}

/// Whether the ground falls four blocks or more towards the west or rises so towards the south, from column to column
/// on both sides. Heights are first free ones.
fn is_steep(heights: &Heights, x: usize, z: usize) -> bool {
    let (west, east) = (x.saturating_sub(1), (x + 1).min(15));
    let (north, south) = (z.saturating_sub(1), (z + 1).min(15));
    let height = |x: usize, z: usize| heights[z * 16 + x].get();
    height(east, z) - height(west, z) <= -4 || height(x, south) - height(x, north) >= 4
}
