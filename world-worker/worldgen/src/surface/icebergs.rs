use registry::blocks::{self, Fluid};

use crate::biomes::{Biome, biome_id};
use crate::blocks::Blocks;
use crate::density::Builder;
use crate::noise::{Noise, OctaveSimplex};
use crate::pack::{Pack, PackError};
use crate::random::Random;
use crate::real::Real;

/// What the surface has beyond rules: pillars in eroded badlands, icebergs in frozen oceans.
#[derive(Debug)]
pub(super) struct Extras<R: Real> {
    pillars: Option<Biome>,
    icebergs: [Option<Biome>; 2],
    pillar_noises: Pillars<R>,
    iceberg_noises: Pillars<R>,
    packed_ice: u16,
    snow: u16,
    pub(super) climate: Climate,
}

/// Noises of things that stand up.
#[derive(Debug)]
struct Pillars<R: Real> {
    pillar: R::Noise,
    surface: R::Noise,
    roof: R::Noise,
}

/// How warm biomes are.
#[derive(Debug)]
pub(crate) struct Climate {
    /// By number of the biome: base temperature, and whether it is frozen in patches.
    biomes: Vec<(f32, bool)>,
    height: OctaveSimplex,
    frozen: OctaveSimplex,
    info: OctaveSimplex,
}

impl Climate {
    pub(crate) fn parse(pack: &Pack) -> Result<Self, PackError> {
        let mut biomes = Vec::new();
        for (id, json) in pack.all("worldgen/biome") {
            let Some(biome) = biome_id(id).map(usize::from) else { continue };
            let is_frozen = match json.opt("temperature_modifier") {
                Some(modifier) => modifier.str()? == "frozen",
                None => false,
            };
            if biomes.len() <= biome {
                biomes.resize(biome + 1, (0.5, false));
            }
            biomes[biome] = (json.get("temperature")?.f32()?, is_frozen);
        }
        Ok(Self {
            biomes,
            height: OctaveSimplex::new(1234, &[]),
            frozen: OctaveSimplex::new(3456, &[true, true]),
            info: OctaveSimplex::new(2345, &[]),
        })
    }

    /// Of a block; below 0.15 water freezes and snow falls.
    pub(crate) fn temperature(&self, biome: Biome, x: i32, y: i32, z: i32, sea_level: i32) -> f32 {
        let (mut temperature, is_frozen) =
            self.biomes.get(usize::from(biome)).copied().unwrap_or((0.5, false));
        let (fx, fz) = (f64::from(x), f64::from(z));
        if is_frozen {
            let patch = self.frozen.at(fx * 0.05, fz * 0.05) * 7.0 + self.info.at(fx * 0.2, fz * 0.2);
            if patch < 0.3 && self.info.at(fx * 0.09, fz * 0.09) < 0.8 {
                temperature = 0.2;
            }
        }
        // Colder above the height of hills.
        let hills = sea_level + 17;
        if y > hills {
            let noise = self.height.at(f64::from(x as f32 / 8.0), f64::from(z as f32 / 8.0)) * 8.0;
            temperature -= (noise as f32 + y as f32 - hills as f32) * 0.05 / 40.0;
        }
        temperature
    }
}

impl<R: Real> Extras<R> {
    pub(super) fn parse(pack: &Pack, builder: &Builder<'_, R>) -> Result<Self, PackError> {
        let noises = |name: &str| {
            let noise = |part: &str| builder.noise(&format!("minecraft:{name}_{part}"), "the surface");
            Ok(Pillars { pillar: noise("pillar")?, surface: noise("surface")?, roof: noise("pillar_roof")? })
        };
        let state = |name: &str| blocks::block_by_name(name).map_or(0, |block| block.default_state);
        Ok(Self {
            pillars: biome_id("eroded_badlands"),
            icebergs: [biome_id("frozen_ocean"), biome_id("deep_frozen_ocean")],
            pillar_noises: noises("badlands")?,
            iceberg_noises: noises("iceberg")?,
            packed_ice: state("packed_ice"),
            snow: state("snow_block"),
            climate: Climate::parse(pack)?,
        })
    }

    pub(super) fn has_pillars(&self, biome: Biome) -> bool {
        self.pillars == Some(biome)
    }

    pub(super) fn has_icebergs(&self, biome: Biome) -> bool {
        self.icebergs.contains(&Some(biome))
    }

    /// How much stands up at a column, of the strength and the height of the roof.
    fn strength(noises: &Pillars<R>, x: i32, z: i32, scale: f64, roof_scale: f64, roof: f64) -> (f64, f64) {
        let (x, z) = (f64::from(x), f64::from(z));
        let pillar = noises.pillar.at(x * scale, 0.0, z * scale) * R::of(15.0);
        let surface = (noises.surface.at(x, 0.0, z).wide() * 8.25).abs();
        let height = (noises.roof.at(x * roof_scale, 0.0, z * roof_scale).wide() * 1.5).abs();
        (surface.min(pillar.wide()), (height * roof).ceil())
    }

    /// A pillar of stone. `height` is the first free one of the column.
    pub(super) fn pillar(&self, x: i32, z: i32, height: i32, stone: u16, blocks: &mut Blocks) {
        let (strength, roof) = Self::strength(&self.pillar_noises, x, z, 0.2, 0.75, 50.0);
        if strength <= 0.0 {
            return;
        }
        let top = (64.0 + (strength * strength * 2.5).min(roof + 24.0)).floor() as i32;
        if height > top {
            return;
        }
        for y in (blocks.min_y..=top).rev() {
            let state = blocks.get(x, y, z);
            if state == stone {
                break;
            }
            if blocks::fluid(state) == Fluid::Water {
                return;
            }
        }
        for y in (blocks.min_y..=top).rev() {
            if blocks.get(x, y, z) != chunk::AIR {
                break;
            }
            blocks.set(x, y, z, stone);
        }
    }

    /// An iceberg. `height` is the first free one of the column, `lowest` the lowest block that may turn to ice.
    pub(super) fn iceberg(
        &self,
        biome: Biome,
        [x, z]: [i32; 2],
        [height, lowest]: [i32; 2],
        sea_level: i32,
        blocks: &mut Blocks,
        random: &mut impl Random,
    ) {
        let (strength, roof) = Self::strength(&self.iceberg_noises, x, z, 1.28, 1.17, 40.0);
        if strength <= 1.8 {
            return;
        }
        let mut top = (strength * strength * 1.2).min(roof + 14.0);
        if self.climate.temperature(biome, x, sea_level, z, sea_level) > 0.1 {
            top -= 2.0;
        }
        let mut bottom = 0.0;
        if top > 2.0 {
            bottom = f64::from(sea_level) - top - 7.0;
            top += f64::from(sea_level);
        } else if R::SINGLE {
            return;
        } else {
            top = 0.0;
        }
        let max_snow = 2 + random.next_bounded(4);
        let snow_above = sea_level + 18 + random.next_bounded(10);
        let (top, has_bottom, bottom) = (top as i32, bottom != 0.0, bottom as i32);
        let mut snow = 0;
        for y in (lowest..=height.max(top + 1)).rev() {
            let state = blocks.get(x, y, z);
            let is_ice = state == chunk::AIR && y < top && random.next_f64() > 0.01
                || blocks::fluid(state) == Fluid::Water
                    && y > bottom
                    && y < sea_level
                    && (R::SINGLE || has_bottom)
                    && random.next_f64() > 0.15;
            if !is_ice {
                continue;
            }
            if snow <= max_snow && y > snow_above {
                blocks.set(x, y, z, self.snow);
                snow += 1;
            } else {
                blocks.set(x, y, z, self.packed_ice);
            }
        }
    }
}
