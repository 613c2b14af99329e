use crate::biomes::quantize;
use crate::blocks::parse_state;
use crate::density::{Builder, Function};
use crate::pack::{Json, PackError};
use crate::real::Real;

/// Highest dimension, in blocks (`DimensionType.Y_SIZE`).
const MAX_HEIGHT: i32 = 4064;

/// What a file of noise settings says, without its functions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoiseSettings {
    /// Lowest block.
    pub min_y: i32,
    /// In blocks, a multiple of 16.
    pub height: u32,
    /// Width of interpolated cells in blocks.
    pub cell_xz: i32,
    /// Height of interpolated cells in blocks.
    pub cell_y: i32,
    /// First height without fluid.
    pub sea_level: i32,
    /// State of solid terrain.
    pub default_block: u16,
    /// State of what fills terrain below the sea level.
    pub default_fluid: u16,
    /// Whether the random source is that of versions before 1.18.
    pub legacy_random: bool,
}

impl NoiseSettings {
    pub(super) fn parse(json: Json<'_>) -> Result<Self, PackError> {
        let noise = json.get("noise")?;
        let quarts = |name| {
            let size = noise.get(name)?;
            match size.i32()? {
                quarts @ 1..=4 => Ok(quarts * 4),
                _ => Err(size.expected("from 1 to 4")),
            }
        };
        let height = noise.get("height")?;
        if !(16..=MAX_HEIGHT).contains(&height.i32()?) || height.i32()? % 16 != 0 {
            return Err(height.expected("a multiple of 16 from 16 to 4064"));
        }
        let min_y = noise.get("min_y")?;
        if !(-2032..=2016).contains(&min_y.i32()?) || min_y.i32()? % 16 != 0 {
            return Err(min_y.expected("a multiple of 16 from -2032 to 2016"));
        }
        Ok(Self {
            min_y: min_y.i32()?,
            height: height.i32()? as u32,
            cell_xz: quarts("size_horizontal")?,
            cell_y: quarts("size_vertical")?,
            sea_level: json.get("sea_level")?.i32()?,
            default_block: parse_state(json.get("default_block")?)?,
            default_fluid: parse_state(json.get("default_fluid")?)?,
            legacy_random: json.get("legacy_random_source")?.bool()?,
        })
    }
}

/// Temperature, vegetation, continents, erosion, depth and ridges, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClimateFunctions(pub [Function; 6]);

impl ClimateFunctions {
    /// The function that the biomes of the End go by.
    pub fn erosion(self) -> Function {
        self.0[3]
    }

    /// How deep below the surface.
    pub fn depth(self) -> Function {
        self.0[4]
    }
}

#[derive(Debug)]
pub(super) struct Router {
    pub(super) final_density: Function,
    pub(super) climate: ClimateFunctions,
    pub(super) preliminary_surface: Function,
    pub(super) aquifer: Option<AquiferFunctions>,
    pub(super) spawn_targets: Vec<SpawnTarget>,
}

/// A climate that players may begin in: functions, and between which values they should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpawnTarget(pub Vec<(Function, [i32; 2])>);

/// What ground water is made of.
#[derive(Debug, Clone, Copy)]
pub(super) struct AquiferFunctions {
    pub(super) barrier: Function,
    pub(super) floodedness: Function,
    pub(super) spread: Function,
    pub(super) lava: Function,
    pub(super) surface: Function,
    /// Where there is no ground water; up to 26.2 written in code.
    pub(super) exclusion: Option<Function>,
}

impl Router {
    pub(super) fn parse<R: Real>(json: Json<'_>, builder: &mut Builder<'_, R>) -> Result<Self, PackError> {
        let router = json.get("noise_router")?;
        let mut final_density = builder.add(router.get("final_density")?)?;
        if !R::SINGLE {
            final_density = builder.with_structures(final_density);
        }
        let mut climate = [final_density; 6];
        for (name, function) in ["temperature", "vegetation", "continents", "erosion", "depth", "ridges"]
            .into_iter()
            .zip(&mut climate)
        {
            *function = builder.add(router.get(name)?)?;
        }
        let preliminary_surface = match router.opt("preliminary_surface_level") {
            Some(function) => builder.add(function)?,
            None => builder.constant(0.0),
        };
        let old_aquifers = json.opt("aquifers_enabled").map_or(Ok(false), Json::bool)?;
        let aquifer = match json.opt("aquifers") {
            Some(aquifers) => Some(aquifers),
            None => old_aquifers.then_some(router),
        };
        let aquifer = match aquifer {
            None => None,
            Some(json) => {
                let mut function = |name| builder.add(json.get(name)?);
                Some(AquiferFunctions {
                    barrier: function("barrier")?,
                    floodedness: function("fluid_level_floodedness")?,
                    spread: function("fluid_level_spread")?,
                    lava: function("lava")?,
                    surface: match json.opt("surface_level") {
                        Some(_) => function("surface_level")?,
                        None => preliminary_surface,
                    },
                    exclusion: json.opt("exclusion").map(|exclusion| builder.add(exclusion)).transpose()?,
                })
            }
        };
        let climate = ClimateFunctions(climate);
        let spawn_targets = json
            .get("spawn_target")?
            .array()?
            .map(|target| SpawnTarget::parse(target, climate, builder))
            .collect::<Result<_, _>>()?;
        Ok(Self { final_density, climate, preliminary_surface, aquifer, spawn_targets })
    }
}

impl SpawnTarget {
    /// Ranges by id of a function, or up to 26.2 by name of a parameter.
    fn parse<R: Real>(
        json: Json<'_>,
        climate: ClimateFunctions,
        builder: &mut Builder<'_, R>,
    ) -> Result<Self, PackError> {
        let mut parameters = Vec::new();
        for (name, range) in json.entries()? {
            let function = match name {
                "temperature" => climate.0[0],
                "humidity" => climate.0[1],
                "continentalness" => climate.0[2],
                "erosion" => climate.0[3],
                "weirdness" => climate.0[5],
                // Players begin at the surface.
                "depth" | "offset" => continue,
                id => builder.function(id, &range.place())?,
            };
            parameters.push((function, range_of(range)?));
        }
        Ok(Self(parameters))
    }
}

/// A climate parameter: one value, or the least and the greatest one.
fn range_of(json: Json<'_>) -> Result<[i32; 2], PackError> {
    match json.one_or_more()[..] {
        [value] => Ok([quantize(value.f32()?); 2]),
        [min, max] => Ok([quantize(min.f32()?), quantize(max.f32()?)]),
        _ => Err(json.expected("a number or two")),
    }
}
