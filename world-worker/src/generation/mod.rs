//! From `server.properties` and the save to what makes the world's chunks.

mod templates;
mod unlit;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use brigadier::Tag;
use chunk::{BlockEntity, Chunk, LocalPos};
use fastnbt::Value as Nbt;
use registry::without_namespace;
use serde_json::{Map, Value};
use settings::ServerProperties;
use storage::{Compound, WorldGenSettings};
use worldgen::dimension::Dimension;
use worldgen::features::BlockEntityData;
use worldgen::maker::{Made, Maker, PER_EXPLORER};
use worldgen::pack::Pack;
use worldgen::templates::Templates;
use worldgen::{FlatSettings, Generator};

pub use unlit::{Blocks, Unlit};

const OVERWORLD: &str = "minecraft:overworld";
/// Unfinished chunks that are kept for their neighbours, whoever plays.
const UNFINISHED: usize = 256;
/// And at most, however many explore.
const MOST_UNFINISHED: usize = 6144;
/// Largest file of a datapack, in bytes; vanilla's own are far smaller.
const MAX_PACK_FILE: u64 = 8 << 20;

/// What a new world of these properties is made by.
///
/// # Errors
/// When `generator-settings` or `level-type` mean nothing.
pub fn new_settings(properties: &ServerProperties, pack: &Pack) -> anyhow::Result<WorldGenSettings> {
    let seed = crate::start::seed_from(&properties.level_seed);
    let preset = preset(&properties.level_type);
    let mut settings = if preset == "flat" {
        let flat = FlatSettings::parse(&properties.generator_settings)
            .with_context(|| "generator-settings in server.properties".to_owned())?;
        let layers: Vec<(&str, u32)> = flat.layers.iter().map(|layer| (layer.block, layer.height)).collect();
        WorldGenSettings::flat(seed, flat.biome, layers)
    } else {
        let file = pack
            .file("worldgen/world_preset", preset, "level-type in server.properties")
            .with_context(|| format!("level-type {:?} in server.properties", properties.level_type))?;
        let Nbt::Compound(dimensions) = to_nbt(file.get("dimensions")?.value()) else {
            anyhow::bail!("the world preset {preset} has no dimensions");
        };
        WorldGenSettings::new(seed, dimensions)
    };
    settings.generate_structures = properties.generate_structures;
    Ok(settings)
}

/// The world preset that a `level-type` names; some have older names.
fn preset(level_type: &str) -> &str {
    match without_namespace(level_type) {
        "default" | "" => "normal",
        "largebiomes" => "large_biomes",
        other => other,
    }
}

/// What makes the chunks of a save's overworld. `templates` reads the templates of structures, if they are needed.
///
/// # Errors
/// When the save names a generator that is not there, or data is wrong; the message names file and field.
pub fn generator(
    settings: &WorldGenSettings,
    mut pack: Pack,
    templates: impl FnOnce() -> anyhow::Result<Arc<Templates>>,
) -> anyhow::Result<Generator> {
    let Some(Nbt::Compound(overworld)) = settings.dimensions.get(OVERWORLD) else {
        anyhow::bail!("the save's world_gen_settings.dat has no {OVERWORLD}");
    };
    let overworld = to_json(&Nbt::Compound(overworld.clone()));
    let is_flat = overworld["generator"]["type"].as_str().map(without_namespace) == Some("flat");
    if is_flat {
        let settings = overworld["generator"]["settings"].to_string();
        return Ok(Generator::Flat(FlatSettings::parse(&settings)?));
    }
    pack.insert("dimension", OVERWORLD, overworld);
    let file = pack.file("dimension", OVERWORLD, "the save")?;
    let dimension_type = pack.follow("dimension_type", file.get("type")?)?;
    let templates = if settings.generate_structures { templates()? } else { Arc::default() };
    if settings.generate_structures && templates.is_empty() {
        tracing::info!(
            "Villages and other structures that are made of templates are left out; to have them, name your own \
             copy of the vanilla server with --vanilla-jar"
        );
    }
    let mut dimension =
        Dimension::of_generator(&pack, dimension_type, file.get("generator")?, settings.seed, &templates)?;
    if !settings.generate_structures {
        dimension.structures = None;
    }
    Ok(Generator::Noise(Arc::new(Maker::new(dimension, UNFINISHED))))
}

/// How many unfinished chunks to keep for so many players.
pub fn unfinished_for(players: usize) -> usize {
    (UNFINISHED + players.saturating_mul(PER_EXPLORER)).min(MOST_UNFINISHED)
}

/// The templates of structures: of the server jar at `jar` (none if that is empty), and of the save's datapacks.
///
/// # Errors
/// When the jar or a template cannot be read.
pub fn templates(jar: &str, save: &Path) -> anyhow::Result<Arc<Templates>> {
    templates::load(jar, save)
}

/// The game's data, and over it what the folder `datapacks` of a save holds.
///
/// # Errors
/// When a file of a datapack cannot be read.
pub fn pack(save: &Path) -> anyhow::Result<Pack> {
    let mut pack = Pack::builtin()?;
    for path in datapacks(save) {
        each_file(&path, &path.join("data"), "json", &mut |inside, content| {
            pack.insert_file(&inside, &content).with_context(|| path.display().to_string())
        })?;
        tracing::info!("world generation data is taken from the datapack {}", path.display());
    }
    Ok(pack)
}

/// The datapacks of a save that are folders, in the order of their names.
fn datapacks(save: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(save.join("datapacks")) else { return Vec::new() };
    let mut packs: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    packs.sort();
    packs.retain(|path| {
        let is_folder = path.join("data").is_dir();
        if !is_folder {
            tracing::warn!("{} is not a folder of a datapack; it is not used", path.display());
        }
        is_folder
    });
    packs
}

/// Calls `visit` with the path in the pack at `root` and the content of each file below `folder` with this extension.
fn each_file(
    root: &Path,
    folder: &Path,
    extension: &str,
    visit: &mut impl FnMut(String, Vec<u8>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    for entry in std::fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        let path = entry.path();
        let kind = entry.file_type()?;
        if kind.is_dir() {
            each_file(root, &path, extension, visit)?;
        } else if kind.is_file() && path.extension().is_some_and(|found| found == extension) {
            anyhow::ensure!(entry.metadata()?.len() <= MAX_PACK_FILE, "{} is too large", path.display());
            let content = std::fs::read(&path).with_context(|| path.display().to_string())?;
            let inside = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            visit(inside, content)?;
        }
    }
    Ok(())
}

/// A generated chunk as the world keeps it: its block entities with the names and fields they have in saves.
pub fn chunk(made: Made) -> Chunk {
    let mut chunk = made.chunk;
    for (index, data) in made.block_entities {
        let at =
            LocalPos::new((index & 15) as i32, chunk.min_y() + (index >> 8) as i32, (index >> 4 & 15) as i32);
        let Some(state) = chunk.block_at(at) else { continue };
        let block = registry::blocks::block_of_state(state).name;
        let Some(kind) = block_entity_type(block) else { continue };
        let nbt = match data {
            BlockEntityData::Loot { table, seed } => Compound::from([
                ("LootTable".to_owned(), Nbt::String(table)),
                ("LootTableSeed".to_owned(), Nbt::Long(seed)),
            ]),
            BlockEntityData::Spawner { entity } => {
                let entity = Compound::from([("id".to_owned(), Nbt::String(entity))]);
                let data = Compound::from([("entity".to_owned(), Nbt::Compound(entity))]);
                Compound::from([("SpawnData".to_owned(), Nbt::Compound(data))])
            }
            BlockEntityData::Other(text) => match Tag::parse(&text).map(from_snbt) {
                Ok(Nbt::Compound(fields)) => fields,
                _ => Compound::new(),
            },
        };
        chunk.block_entities.insert(at, BlockEntity { kind, nbt: Nbt::Compound(nbt) });
    }
    chunk
}

fn from_snbt(tag: Tag) -> Nbt {
    match tag {
        Tag::Byte(value) => Nbt::Byte(value),
        Tag::Short(value) => Nbt::Short(value),
        Tag::Int(value) => Nbt::Int(value),
        Tag::Long(value) => Nbt::Long(value),
        Tag::Float(value) => Nbt::Float(value),
        Tag::Double(value) => Nbt::Double(value),
        Tag::String(text) => Nbt::String(text),
        Tag::ByteArray(list) => Nbt::ByteArray(fastnbt::ByteArray::new(list)),
        Tag::IntArray(list) => Nbt::IntArray(fastnbt::IntArray::new(list)),
        Tag::LongArray(list) => Nbt::LongArray(fastnbt::LongArray::new(list)),
        Tag::List(list) => Nbt::List(list.into_iter().map(from_snbt).collect()),
        Tag::Compound(fields) => {
            Nbt::Compound(fields.into_iter().map(|(name, tag)| (name, from_snbt(tag))).collect())
        }
    }
}

/// Number of the type of block entity that a block has: mostly of the block's own name.
fn block_entity_type(block: &str) -> Option<u16> {
    let name = match block {
        "spawner" => "mob_spawner",
        "bee_nest" => "beehive",
        "suspicious_sand" | "suspicious_gravel" => "brushable_block",
        "lava_cauldron" | "water_cauldron" => return None,
        other => other,
    };
    let id = registry::builtin::id("block_entity_type", name)?;
    u16::try_from(id).ok()
}

fn to_nbt(value: &Value) -> Nbt {
    match value {
        Value::Null => Nbt::Compound(Compound::new()),
        Value::Bool(value) => Nbt::Byte(i8::from(*value)),
        Value::Number(number) => match number.as_i64().map(i32::try_from) {
            Some(Ok(whole)) => Nbt::Int(whole),
            _ => Nbt::Double(number.as_f64().unwrap_or_default()),
        },
        Value::String(text) => Nbt::String(text.clone()),
        Value::Array(list) => Nbt::List(list.iter().map(to_nbt).collect()),
        Value::Object(fields) => {
            Nbt::Compound(fields.iter().map(|(name, value)| (name.clone(), to_nbt(value))).collect())
        }
    }
}

/// Bytes are flags in what generates worlds.
fn to_json(value: &Nbt) -> Value {
    match value {
        Nbt::Byte(value) => Value::Bool(*value != 0),
        Nbt::Short(value) => (*value).into(),
        Nbt::Int(value) => (*value).into(),
        Nbt::Long(value) => (*value).into(),
        Nbt::Float(value) => (*value).into(),
        Nbt::Double(value) => (*value).into(),
        Nbt::String(text) => text.clone().into(),
        Nbt::List(list) => list.iter().map(to_json).collect(),
        Nbt::Compound(fields) => Value::Object(
            fields.iter().map(|(name, value)| (name.clone(), to_json(value))).collect::<Map<_, _>>(),
        ),
        Nbt::ByteArray(list) => list.iter().map(|value| Value::from(*value)).collect(),
        Nbt::IntArray(list) => list.iter().map(|value| Value::from(*value)).collect(),
        Nbt::LongArray(list) => list.iter().map(|value| Value::from(*value)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn properties(level_type: &str) -> ServerProperties {
        ServerProperties {
            level_type: level_type.to_owned(),
            level_seed: "12345".to_owned(),
            ..settings::Settings::default().server
        }
    }

    #[test]
    fn a_new_world_of_every_type() {
        for (level_type, is_flat) in [
            ("minecraft:normal", false),
            ("default", false),
            ("minecraft:large_biomes", false),
            ("amplified", false),
            ("minecraft:single_biome_surface", false),
            ("minecraft:flat", true),
        ] {
            let pack = Pack::builtin().unwrap();
            let settings = new_settings(&properties(level_type), &pack).unwrap();
            assert_eq!(settings.seed, 12345);
            let generator = generator(&settings, pack, || Ok(Arc::default())).unwrap();
            assert_eq!(matches!(generator, Generator::Flat(_)), is_flat, "{level_type}");
        }
    }

    #[test]
    fn a_type_that_is_not_there_is_an_error_with_its_name() {
        let pack = Pack::builtin().unwrap();
        let error = new_settings(&properties("minecraft:moon"), &pack).unwrap_err();
        assert!(format!("{error:#}").contains("minecraft:moon"), "{error:#}");
    }

    #[test]
    fn a_datapack_overrides_and_its_errors_name_file_and_field() {
        let save = tempfile::tempdir().unwrap();
        let folder = save.path().join("datapacks/mine/data/minecraft/worldgen/noise_settings");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("overworld.json"), r#"{"sea_level": "high"}"#).unwrap();
        let pack = pack(save.path()).unwrap();
        let settings = new_settings(&properties("minecraft:normal"), &pack).unwrap();
        let error = generator(&settings, pack, || Ok(Arc::default())).unwrap_err().to_string();
        assert!(error.contains("worldgen/noise_settings minecraft:overworld"), "{error}");
    }
}
