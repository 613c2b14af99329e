//! Vanilla's superflat: layers of blocks from the bottom of the dimension, one biome.

use chunk::{AIR, Blocks, Chunk, ChunkPos, PalettedContainer, Section, VanillaFacts};
use registry::{blocks, synced};
use serde_json::{Map, Value};
use thiserror::Error;

/// Highest sum of layers, in blocks: the tallest dimension vanilla allows (`DimensionType.Y_SIZE`).
const MAX_HEIGHT: u32 = 4064;

/// What is wrong with the `generator-settings` of a flat world. Each names the field.
#[derive(Debug, Error)]
pub enum BadFlatSettings {
    /// Not JSON.
    #[error("generator-settings is not JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// A field of another type, or out of range.
    #[error("generator-settings: {field} must be {expected}")]
    Field {
        /// Path to the field, like `layers[1].height`.
        field: String,
        /// What belongs there.
        expected: &'static str,
    },
    /// A block that does not exist.
    #[error("generator-settings: {field}: there is no block \"{name}\"")]
    UnknownBlock {
        /// Path to the field.
        field: String,
        /// As written.
        name: String,
    },
    /// A biome that does not exist.
    #[error("generator-settings: biome: there is no biome \"{0}\"")]
    UnknownBiome(String),
    /// A field that means nothing.
    #[error("generator-settings: there is no field \"{0}\"")]
    UnknownField(String),
}

/// Some blocks' height of one block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layer {
    /// Name without namespace.
    pub block: &'static str,
    /// Its default state.
    pub state: u16,
    /// In blocks.
    pub height: u32,
}

/// Settings of a flat world.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlatSettings {
    /// Name of the biome, without namespace.
    pub biome: &'static str,
    /// Number of the biome in its registry.
    pub biome_id: u16,
    /// Bottom to top.
    pub layers: Vec<Layer>,
    /// Decorate with the biome's features.
    pub features: bool,
    /// Lakes of lava.
    pub lakes: bool,
    /// Structure sets to place; unset means vanilla's for flat worlds.
    pub structure_overrides: Option<Vec<String>>,
}

impl FlatSettings {
    /// The classic preset: bedrock, two of dirt, grass; plains.
    pub fn classic() -> Self {
        let layer = |block: &'static str, height| Layer { block, state: default_state(block), height };
        Self {
            biome: "plains",
            biome_id: biome_id("plains").unwrap_or_default(),
            layers: vec![layer("bedrock", 1), layer("dirt", 2), layer("grass_block", 1)],
            features: false,
            lakes: false,
            structure_overrides: None,
        }
    }

    /// From the value of `generator-settings`. Empty, and an empty object, mean the classic preset.
    pub fn parse(json: &str) -> Result<Self, BadFlatSettings> {
        if json.trim().is_empty() {
            return Ok(Self::classic());
        }
        let Value::Object(fields) = serde_json::from_str(json)? else {
            return Err(wrong("value", "an object"));
        };
        if fields.is_empty() {
            return Ok(Self::classic());
        }
        const KNOWN: [&str; 5] = ["biome", "layers", "features", "lakes", "structure_overrides"];
        if let Some(unknown) = fields.keys().find(|name| !KNOWN.contains(&name.as_str())) {
            return Err(BadFlatSettings::UnknownField(unknown.clone()));
        }
        let (biome, biome_id) = match fields.get("biome") {
            None => ("plains", biome_id("plains").unwrap_or_default()),
            Some(Value::String(name)) => {
                known_biome(name).ok_or_else(|| BadFlatSettings::UnknownBiome(name.clone()))?
            }
            Some(_) => return Err(wrong("biome", "a string")),
        };
        let Some(Value::Array(layers)) = fields.get("layers") else {
            return Err(wrong("layers", "a list of {block, height}"));
        };
        let layers: Vec<Layer> =
            layers.iter().enumerate().map(|(at, layer)| parse_layer(at, layer)).collect::<Result<_, _>>()?;
        if layers.iter().map(|layer| u64::from(layer.height)).sum::<u64>() > u64::from(MAX_HEIGHT) {
            return Err(wrong("layers", "at most 4064 blocks high"));
        }
        Ok(Self {
            biome,
            biome_id,
            layers,
            features: flag(&fields, "features")?,
            lakes: flag(&fields, "lakes")?,
            structure_overrides: overrides(fields.get("structure_overrides"))?,
        })
    }

    /// The chunk at `pos`. `min_y` and `height` of the dimension in blocks, multiples of 16; layers above its top
    /// are left out.
    pub fn generate(&self, pos: ChunkPos, min_y: i32, height: u32) -> Chunk {
        let column: Vec<u16> = self
            .layers
            .iter()
            .flat_map(|layer| std::iter::repeat_n(layer.state, layer.height as usize))
            .take(height as usize)
            .collect();
        let sections =
            (0..height as usize / 16).map(|section| self.section(column.get(section * 16..).unwrap_or(&[])));
        Chunk::new(pos, min_y >> 4, sections.collect(), &VanillaFacts)
    }

    /// The section that begins with the first state of `column`.
    fn section(&self, column: &[u16]) -> Section {
        let state = |y: usize| column.get(y).copied().unwrap_or(AIR);
        let mut states = PalettedContainer::<Blocks>::uniform(state(0));
        for y in (1..16).filter(|&y| state(y) != state(0)) {
            for index in y * 256..(y + 1) * 256 {
                states.set_at(index, state(y));
            }
        }
        Section::new(states, PalettedContainer::uniform(self.biome_id), &VanillaFacts)
    }
}

impl Default for FlatSettings {
    fn default() -> Self {
        Self::classic()
    }
}

fn parse_layer(at: usize, layer: &Value) -> Result<Layer, BadFlatSettings> {
    let path = |name: &str| format!("layers[{at}].{name}");
    let Value::Object(fields) = layer else {
        return Err(wrong(format!("layers[{at}]"), "{block, height}"));
    };
    if let Some(unknown) = fields.keys().find(|name| !["block", "height"].contains(&name.as_str())) {
        return Err(BadFlatSettings::UnknownField(path(unknown)));
    }
    let block = match fields.get("block") {
        None => blocks::block_of_state(AIR),
        Some(Value::String(name)) => blocks::block_by_name(name)
            .ok_or_else(|| BadFlatSettings::UnknownBlock { field: path("block"), name: name.clone() })?,
        Some(_) => return Err(wrong(path("block"), "a string")),
    };
    let height = fields
        .get("height")
        .and_then(Value::as_u64)
        .filter(|&height| height <= u64::from(MAX_HEIGHT))
        .ok_or_else(|| wrong(path("height"), "a whole number from 0 to 4064"))?;
    Ok(Layer { block: block.name, state: block.default_state, height: height as u32 })
}

fn flag(fields: &Map<String, Value>, name: &str) -> Result<bool, BadFlatSettings> {
    match fields.get(name) {
        None => Ok(false),
        Some(Value::Bool(value)) => Ok(*value),
        Some(_) => Err(wrong(name, "true or false")),
    }
}

fn overrides(value: Option<&Value>) -> Result<Option<Vec<String>>, BadFlatSettings> {
    let bad = || wrong("structure_overrides", "a name or a list of names");
    Ok(match value {
        None => None,
        Some(Value::String(name)) => Some(vec![name.clone()]),
        Some(Value::Array(names)) => {
            let name = |name: &Value| name.as_str().map(str::to_owned).ok_or_else(bad);
            Some(names.iter().map(name).collect::<Result<_, _>>()?)
        }
        Some(_) => return Err(bad()),
    })
}

fn wrong(field: impl Into<String>, expected: &'static str) -> BadFlatSettings {
    BadFlatSettings::Field { field: field.into(), expected }
}

fn default_state(block: &str) -> u16 {
    blocks::block_by_name(block).map_or(AIR, |block| block.default_state)
}

fn biome_id(name: &str) -> Option<u16> {
    synced::synced_id("worldgen/biome", name).and_then(|id| u16::try_from(id).ok())
}

fn known_biome(name: &str) -> Option<(&'static str, u16)> {
    let id = biome_id(name)?;
    let name = synced::registry("worldgen/biome")?.name(u32::from(id))?;
    Some((name, id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chunk::{BlockPos, HeightmapKind};

    #[test]
    fn classic_chunk() {
        for settings in ["", "{}", " {} "] {
            let chunk = FlatSettings::parse(settings).unwrap().generate(ChunkPos::new(2, -1), -64, 384);
            let column: Vec<_> = (-64..-59).map(|y| chunk.block(BlockPos::new(35, y, -7)).unwrap()).collect();
            assert_eq!(column, [88, 10, 10, 9, 0]);
            assert_eq!(chunk.surface_y(HeightmapKind::MotionBlocking, 3, 9), -60);
            assert_eq!(chunk.biome(BlockPos::new(35, 100, -7)), biome_id("plains"));
            assert_eq!(chunk.sections().len(), 24);
            assert_eq!(chunk.sections()[0].non_empty_count(), 1024);
            assert!(chunk.sections()[1..].iter().all(|section| section.heap_bytes() == 0));
        }
    }

    #[test]
    fn full_settings() {
        let settings = FlatSettings::parse(
            r#"{"biome":"minecraft:desert","layers":[{"block":"minecraft:stone","height":32},{"block":"sand","height":500}],
                "features":true,"lakes":false,"structure_overrides":["minecraft:villages"]}"#,
        )
        .unwrap();
        assert_eq!(settings.biome, "desert");
        let chunk = settings.generate(ChunkPos::new(0, 0), -64, 384);
        assert!(chunk.sections().iter().all(|section| section.heap_bytes() == 0));
        assert_eq!(chunk.surface_y(HeightmapKind::WorldSurface, 0, 0), 320);
        assert_eq!(settings.structure_overrides, Some(vec!["minecraft:villages".into()]));
    }

    #[test]
    fn errors_name_the_field() {
        let error = |json| FlatSettings::parse(json).unwrap_err().to_string();
        assert!(error(r#"{"layers":[{"block":"minecraft:stnoe","height":1}]}"#).contains("layers[0].block"));
        assert!(error(r#"{"layers":[{"block":"stone","height":-1}]}"#).contains("layers[0].height"));
        assert!(
            error(r#"{"layers":[{"block":"stone","height":4000},{"block":"stone","height":65}]}"#)
                .contains("layers")
        );
        assert!(error(r#"{"biome":"minecraft:nowhere","layers":[]}"#).contains("nowhere"));
        assert!(error(r#"{"biome":"plains"}"#).contains("layers"));
        assert!(error(r#"{"layers":[],"lakes":1}"#).contains("lakes"));
        assert!(error(r#"{"layers":[],"colour":1}"#).contains("colour"));
        assert!(error("[").contains("JSON"));
    }
}
