//! The files of `data/minecraft`: gzipped `{data: {...}, DataVersion}`.

use std::collections::BTreeMap;
use std::path::Path;

use fastnbt::Value;
use registry::version::DATA_VERSION;

use crate::error::StorageError;
use crate::nbt::{BadNbt, Compound, Fields, flag, text};

/// `world_gen_settings.dat`: what generates the world.
#[derive(Debug, Clone, PartialEq)]
pub struct WorldGenSettings {
    /// The seed.
    pub seed: i64,
    /// Structures generate.
    pub generate_structures: bool,
    /// A bonus chest at spawn.
    pub bonus_chest: bool,
    /// Per dimension with namespace: `{type, generator}`.
    pub dimensions: Compound,
    /// Everything else.
    pub rest: Compound,
}

impl WorldGenSettings {
    /// A world with these dimensions: with namespace, `{type, generator}` each.
    pub fn new(seed: i64, dimensions: Compound) -> Self {
        Self { seed, generate_structures: true, bonus_chest: false, dimensions, rest: Compound::new() }
    }

    /// A world whose overworld is flat: layers of block names and heights, bottom to top, in one biome.
    pub fn flat<'a>(seed: i64, biome: &str, layers: impl IntoIterator<Item = (&'a str, u32)>) -> Self {
        let name = |name: &str| text(registry::identifier(name));
        let layer = |(block, height)| {
            Value::Compound(
                [("block".to_owned(), name(block)), ("height".to_owned(), Value::Int(height as i32))].into(),
            )
        };
        let settings = Compound::from([
            ("biome".to_owned(), name(biome)),
            ("layers".to_owned(), Value::List(layers.into_iter().map(layer).collect())),
            ("features".to_owned(), flag(false)),
            ("lakes".to_owned(), flag(false)),
            ("structure_overrides".to_owned(), Value::List(Vec::new())),
        ]);
        let generator = Compound::from([
            ("type".to_owned(), name("flat")),
            ("settings".to_owned(), Value::Compound(settings)),
        ]);
        let overworld = Compound::from([
            ("type".to_owned(), name("overworld")),
            ("generator".to_owned(), Value::Compound(generator)),
        ]);
        Self::new(seed, [("minecraft:overworld".to_owned(), Value::Compound(overworld))].into())
    }

    pub(crate) fn from_data(path: &Path, mut data: Compound) -> Result<Self, StorageError> {
        let bad = |field: &str, expected| StorageError::nbt(path)(BadNbt::field(field, expected));
        let structures = [data.take_bool("generate_structures"), data.take_bool("generate_features")];
        Ok(Self {
            seed: data.take_int("seed").ok_or_else(|| bad("data.seed", "a number"))?,
            generate_structures: structures.into_iter().flatten().next().unwrap_or(true),
            bonus_chest: data.take_bool("bonus_chest").unwrap_or(false),
            dimensions: data.take_compound("dimensions").unwrap_or_default(),
            rest: data,
        })
    }

    pub(crate) fn to_data(&self) -> Compound {
        let mut data = self.rest.clone();
        data.put("seed", Value::Long(self.seed));
        // Older and newer name of the field; readers ignore the other.
        data.put("generate_features", flag(self.generate_structures));
        data.put("generate_structures", flag(self.generate_structures));
        data.put("bonus_chest", flag(self.bonus_chest));
        data.put("dimensions", Value::Compound(self.dimensions.clone()));
        data
    }
}

/// `weather.dat`: times in ticks.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Weather {
    /// Clear weather that a command asked for lasts this long.
    pub clear_weather_time: i32,
    /// It rains.
    pub raining: bool,
    /// Until rain changes.
    pub rain_time: i32,
    /// It thunders.
    pub thundering: bool,
    /// Until thunder changes.
    pub thunder_time: i32,
    /// Everything else.
    pub rest: Compound,
}

impl Weather {
    pub(crate) fn from_data(mut data: Compound) -> Self {
        Self {
            clear_weather_time: data.take_int("clear_weather_time").unwrap_or(0) as i32,
            raining: data.take_bool("raining").unwrap_or(false),
            rain_time: data.take_int("rain_time").unwrap_or(0) as i32,
            thundering: data.take_bool("thundering").unwrap_or(false),
            thunder_time: data.take_int("thunder_time").unwrap_or(0) as i32,
            rest: data,
        }
    }

    pub(crate) fn to_data(&self) -> Compound {
        let mut data = self.rest.clone();
        data.put("clear_weather_time", Value::Int(self.clear_weather_time));
        data.put("raining", flag(self.raining));
        data.put("rain_time", Value::Int(self.rain_time));
        data.put("thundering", flag(self.thundering));
        data.put("thunder_time", Value::Int(self.thunder_time));
        data
    }
}

/// A clock of the world, like that of the overworld's day.
#[derive(Debug, Clone, PartialEq)]
pub struct ClockState {
    /// Whole ticks it has run.
    pub total_ticks: i64,
    /// Part of the next tick, 0..1.
    pub partial_tick: f32,
    /// Ticks per game tick.
    pub rate: f32,
    /// Stands still.
    pub paused: bool,
    /// Everything else.
    pub rest: Compound,
}

impl Default for ClockState {
    fn default() -> Self {
        Self { total_ticks: 0, partial_tick: 0.0, rate: 1.0, paused: false, rest: Compound::new() }
    }
}

/// `world_clocks.dat`.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct WorldClocks {
    /// By name with namespace, like `minecraft:overworld`.
    pub clocks: BTreeMap<String, ClockState>,
    /// Everything else.
    pub rest: Compound,
}

impl WorldClocks {
    pub(crate) fn from_data(data: Compound) -> Self {
        let mut clocks = Self::default();
        for (name, value) in data {
            match value {
                Value::Compound(mut clock) => {
                    let state = ClockState {
                        total_ticks: clock.take_int("total_ticks").unwrap_or(0),
                        partial_tick: clock.take_number("partial_tick").unwrap_or(0.0) as f32,
                        rate: clock.take_number("rate").unwrap_or(1.0) as f32,
                        paused: clock.take_bool("paused").unwrap_or(false),
                        rest: clock,
                    };
                    clocks.clocks.insert(name, state);
                }
                other => {
                    clocks.rest.insert(name, other);
                }
            }
        }
        clocks
    }

    pub(crate) fn to_data(&self) -> Compound {
        let mut data = self.rest.clone();
        for (name, clock) in &self.clocks {
            let mut saved = clock.rest.clone();
            saved.put("total_ticks", Value::Long(clock.total_ticks));
            saved.put("partial_tick", Value::Float(clock.partial_tick));
            saved.put("rate", Value::Float(clock.rate));
            saved.put("paused", flag(clock.paused));
            data.put(name, Value::Compound(saved));
        }
        data
    }
}

/// The `data` of a saved-data file.
pub(crate) fn unwrap(path: &Path, mut root: Compound) -> Result<Compound, StorageError> {
    let bad = |field: &str, expected| StorageError::nbt(path)(BadNbt::field(field, expected));
    if let Some(version) = root.take_int("DataVersion") {
        crate::level::check_version(path, version)?;
    }
    root.take_compound("data").ok_or_else(|| bad("data", "a compound"))
}

/// The root of a saved-data file.
pub(crate) fn wrap(data: Compound) -> Compound {
    [("data".to_owned(), Value::Compound(data)), ("DataVersion".to_owned(), Value::Int(DATA_VERSION))].into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trips_keep_unknown_fields() {
        let extra = Compound::from([("later".to_owned(), Value::Int(3))]);
        let weather = Weather { raining: true, rain_time: 1200, rest: extra.clone(), ..Weather::default() };
        assert_eq!(Weather::from_data(weather.to_data()), weather);

        let clock = ClockState { total_ticks: 6000, rest: extra.clone(), ..ClockState::default() };
        let clocks =
            WorldClocks { clocks: [("minecraft:overworld".into(), clock)].into(), rest: extra.clone() };
        assert_eq!(WorldClocks::from_data(clocks.to_data()), clocks);

        let mut settings = WorldGenSettings::flat(-5, "plains", [("bedrock", 1), ("dirt", 2)]);
        settings.rest = extra;
        let path = Path::new("world_gen_settings.dat");
        assert_eq!(WorldGenSettings::from_data(path, settings.to_data()).unwrap(), settings);
        assert_eq!(unwrap(path, wrap(settings.to_data())).unwrap(), settings.to_data());
    }
}
