//! Chunks as region files hold them.

use chunk::{
    AIR, BadContainer, BlockEntity, BlockPos, Chunk, ChunkPos, HeightmapKind, LIGHT_BYTES, LightLayer,
    LightPair, LocalPos, PalettedContainer, Section, VanillaFacts,
};
use fastnbt::{ByteArray, LongArray, Value};
use registry::version::DATA_VERSION;
use registry::{blocks, builtin, synced};
use thiserror::Error;

use crate::nbt::{self, BadNbt, Compound, Fields, flag, int, text};

/// The status of a finished chunk.
pub const FULL_STATUS: &str = "minecraft:full";
/// Oldest chunk format that is read: 1.18, whose sections are those of today.
const OLDEST_CHUNK: i32 = 2860;
const BIOMES: &str = "worldgen/biome";
const BLOCK_ENTITIES: &str = "block_entity_type";

/// Why saved bytes are not a chunk.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ChunkError {
    /// The header points outside the file.
    #[error("the header points to sector {sector}, {count} long, which is not in the file")]
    Location {
        /// First sector.
        sector: u32,
        /// Number of sectors.
        count: usize,
    },
    /// The length does not fit the chunk's sectors.
    #[error("a length of {length} where there are {room} bytes")]
    Length {
        /// In the file.
        length: u32,
        /// Bytes in the chunk's sectors.
        room: usize,
    },
    /// A compression that does not exist.
    #[error("unknown compression {0}")]
    Compression(u8),
    /// The `.mcc` file is missing.
    #[error("its external file is missing")]
    NoExternalFile,
    /// Not the NBT that belongs there.
    #[error(transparent)]
    Nbt(#[from] BadNbt),
    /// Another chunk is stored in this place.
    #[error("it says it is chunk {} {}", .0.x, .0.z)]
    Position(ChunkPos),
    /// A block that does not exist.
    #[error("section {section}: there is no block {name}")]
    UnknownBlock {
        /// Section y.
        section: i32,
        /// As saved.
        name: String,
    },
    /// A property or a value that its block does not have.
    #[error("section {section}: {block} has no {property}={value}")]
    UnknownProperty {
        /// Section y.
        section: i32,
        /// The block.
        block: &'static str,
        /// The property.
        property: String,
        /// The value.
        value: String,
    },
    /// A biome that does not exist.
    #[error("section {section}: there is no biome {name}")]
    UnknownBiome {
        /// Section y.
        section: i32,
        /// As saved.
        name: String,
    },
    /// Palette and data do not fit.
    #[error("section {section}: {source}")]
    Container {
        /// Section y.
        section: i32,
        /// Why.
        source: BadContainer,
    },
    /// Saved by a newer version, or by an older one with things that were renamed since. Not damaged.
    #[error("data version {found}, which cannot be read as {DATA_VERSION}{}", detail(.why))]
    Version {
        /// In the chunk.
        found: i32,
        /// What could not be read, if it was tried.
        why: Option<Box<ChunkError>>,
    },
}

fn detail(why: &Option<Box<ChunkError>>) -> String {
    why.as_ref().map(|why| format!(": {why}")).unwrap_or_default()
}

impl ChunkError {
    /// The chunk may be sound, only not for this version.
    pub fn is_foreign(&self) -> bool {
        matches!(self, Self::Version { .. })
    }
}

/// What chunks of a dimension look like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChunkLayout {
    /// Section y of the lowest section.
    pub min_section: i32,
    /// Number of sections.
    pub section_count: usize,
    /// Biome where none is saved.
    pub default_biome: u16,
    /// The dimension has sky light.
    pub has_sky: bool,
}

/// What is saved with a chunk and is not part of its data.
#[derive(Debug, Clone, PartialEq)]
pub struct ChunkMeta {
    /// How far generation got; [`FULL_STATUS`] when finished.
    pub status: String,
    /// Game time of the last save.
    pub last_update: i64,
    /// Ticks that players spent here together.
    pub inhabited_time: i64,
    /// The light is right; else the chunk is to be lit anew.
    pub light_correct: bool,
    /// Scheduled block ticks, as saved: `{i, x, y, z, t, p}`.
    pub block_ticks: Vec<Value>,
    /// Scheduled fluid ticks, likewise.
    pub fluid_ticks: Vec<Value>,
    /// Block entities of types that this version does not know, and sections outside the dimension's height.
    pub foreign: Foreign,
    /// All other root fields.
    pub rest: Compound,
}

/// Parts of a chunk that mean nothing here and are written back as they were.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Foreign {
    block_entities: Vec<Value>,
    sections: Vec<Value>,
}

impl Default for ChunkMeta {
    /// Of a chunk just generated, lit, and never saved.
    fn default() -> Self {
        Self {
            status: FULL_STATUS.into(),
            last_update: 0,
            inhabited_time: 0,
            light_correct: true,
            block_ticks: Vec::new(),
            fluid_ticks: Vec::new(),
            foreign: Foreign::default(),
            rest: Compound::new(),
        }
    }
}

impl ChunkMeta {
    /// Generation is finished.
    pub fn is_full(&self) -> bool {
        is_full(&self.status)
    }
}

fn is_full(status: &str) -> bool {
    registry::without_namespace(status) == "full"
}

/// Whether generation of a chunk was finished; reads nothing else.
pub(crate) fn has_full_status(nbt: &[u8]) -> Result<bool, BadNbt> {
    #[derive(serde::Deserialize)]
    struct Form {
        #[serde(rename = "Status")]
        status: String,
    }
    nbt::check(nbt)?;
    let form: Form = fastnbt::from_bytes(nbt).map_err(|error| BadNbt::Syntax(error.to_string()))?;
    Ok(is_full(&form.status))
}

/// A chunk with what is saved beside it.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredChunk {
    /// The chunk.
    pub chunk: Chunk,
    /// What is saved beside it.
    pub meta: ChunkMeta,
}

/// Reads a chunk's NBT, which must be that of `pos`. Heightmaps are built anew. An unfinished chunk
/// ([`ChunkMeta::is_full`] is false) has the blocks it was saved with.
pub fn decode_chunk(nbt: &[u8], pos: ChunkPos, layout: &ChunkLayout) -> Result<StoredChunk, ChunkError> {
    let mut root = nbt::decode(nbt)?;
    let version =
        root.take_int("DataVersion").ok_or_else(|| BadNbt::field("DataVersion", "a number"))? as i32;
    if !(OLDEST_CHUNK..=DATA_VERSION).contains(&version) {
        return Err(ChunkError::Version { found: version, why: None });
    }
    let decoded = decode_root(root, pos, layout);
    decoded.map_err(|error| match error {
        ChunkError::UnknownBlock { .. }
        | ChunkError::UnknownProperty { .. }
        | ChunkError::UnknownBiome { .. }
            if version < DATA_VERSION =>
        {
            ChunkError::Version { found: version, why: Some(Box::new(error)) }
        }
        error => error,
    })
}

fn decode_root(mut root: Compound, pos: ChunkPos, layout: &ChunkLayout) -> Result<StoredChunk, ChunkError> {
    let mut coordinate = |name: &str| {
        let value = root.take_int(name).and_then(|value| i32::try_from(value).ok());
        value.ok_or_else(|| BadNbt::field(name, "an int"))
    };
    let saved_pos = ChunkPos::new(coordinate("xPos")?, coordinate("zPos")?);
    if saved_pos != pos {
        return Err(ChunkError::Position(saved_pos));
    }
    root.remove("yPos");
    let mut meta = ChunkMeta {
        status: root.take_text("Status").ok_or_else(|| BadNbt::field("Status", "text"))?,
        last_update: root.take_int("LastUpdate").unwrap_or(0),
        inhabited_time: root.take_int("InhabitedTime").unwrap_or(0),
        light_correct: root.take_bool("isLightOn").unwrap_or(false),
        ..ChunkMeta::default()
    };
    let mut sections = vec![Section::uniform(AIR, layout.default_biome, &VanillaFacts); layout.section_count];
    let (mut below, mut above) = (LightPair::default(), LightPair::default());
    let saved = root.take_list("sections").ok_or_else(|| BadNbt::field("sections", "a list"))?;
    for (at, value) in saved.into_iter().enumerate() {
        let Value::Compound(mut section) = value else {
            return Err(BadNbt::field(format!("sections[{at}]"), "a compound").into());
        };
        let y = section.get("Y").and_then(int).and_then(|y| i32::try_from(y).ok());
        let y = y.ok_or_else(|| BadNbt::field(format!("sections[{at}].Y"), "a number"))?;
        let index = y.checked_sub(layout.min_section).and_then(|index| usize::try_from(index + 1).ok());
        match index {
            Some(0) => below = light(&mut section, y)?,
            Some(index) if index == layout.section_count + 1 => above = light(&mut section, y)?,
            Some(index) if index <= layout.section_count => {
                sections[index - 1] = decode_section(&mut section, y, layout)?;
            }
            _ => meta.foreign.sections.push(Value::Compound(section)),
        }
    }
    root.remove("Heightmaps");
    let mut chunk = Chunk::new(pos, layout.min_section, sections, &VanillaFacts);
    (chunk.light_below, chunk.light_above) = (below, above);
    for value in root.take_list("block_entities").unwrap_or_default() {
        match block_entity(&value, &chunk) {
            Some((at, entity)) => {
                chunk.block_entities.insert(at, entity);
            }
            None => meta.foreign.block_entities.push(value),
        }
    }
    meta.block_ticks = root.take_list("block_ticks").unwrap_or_default();
    meta.fluid_ticks = root.take_list("fluid_ticks").unwrap_or_default();
    meta.rest = root;
    if meta.light_correct {
        restore_dark_layers(&mut chunk, layout.has_sky);
    }
    Ok(StoredChunk { chunk, meta })
}

fn decode_section(section: &mut Compound, y: i32, layout: &ChunkLayout) -> Result<Section, ChunkError> {
    let path = |name: &str| format!("section {y}.{name}");
    let container = |source| ChunkError::Container { section: y, source };
    let mut parts = |name: &str| match section.remove(name) {
        None => Ok(None),
        Some(Value::Compound(mut fields)) => {
            let palette =
                fields.take_list("palette").ok_or_else(|| BadNbt::field(path(name), "a palette"))?;
            Ok(Some((palette, fields.take_longs("data").unwrap_or_default())))
        }
        Some(_) => Err(BadNbt::field(path(name), "a compound")),
    };
    let states = match parts("block_states")? {
        None => PalettedContainer::uniform(AIR),
        Some((palette, data)) => {
            let palette = palette.iter().map(|entry| state(entry, y)).collect::<Result<Vec<_>, _>>()?;
            PalettedContainer::from_palette_and_longs(&palette, &data).map_err(container)?
        }
    };
    let biomes = match parts("biomes")? {
        None => PalettedContainer::uniform(layout.default_biome),
        Some((palette, data)) => {
            let palette = palette.iter().map(|entry| biome(entry, y)).collect::<Result<Vec<_>, _>>()?;
            PalettedContainer::from_palette_and_longs(&palette, &data).map_err(container)?
        }
    };
    let mut decoded = Section::new(states, biomes, &VanillaFacts);
    decoded.light = light(section, y)?;
    Ok(decoded)
}

/// A block state: `{Name, Properties}`, or as 26.3 writes states, `{id, properties}` or just the name.
fn state(entry: &Value, section: i32) -> Result<u16, ChunkError> {
    let bad = || BadNbt::field(format!("section {section}.block_states.palette"), "block states");
    let (name, properties) = match nbt::unwrapped(entry) {
        Value::String(name) => (name, None),
        Value::Compound(fields) => {
            let field = |old: &str, new: &str| fields.get(old).or_else(|| fields.get(new));
            match field("Name", "id") {
                Some(Value::String(name)) => (name, field("Properties", "properties")),
                _ => return Err(bad().into()),
            }
        }
        _ => return Err(bad().into()),
    };
    let block = blocks::block_by_name(name)
        .ok_or_else(|| ChunkError::UnknownBlock { section, name: name.clone() })?;
    let mut state = block.default_state;
    let properties = match properties {
        None => return Ok(state),
        Some(Value::Compound(properties)) => properties,
        Some(_) => return Err(bad().into()),
    };
    for (property, value) in properties {
        let value = match value {
            Value::String(value) => value.clone(),
            other => int(other).map(|number| number.to_string()).ok_or_else(bad)?,
        };
        state = blocks::set_property(state, property, &value).ok_or_else(|| ChunkError::UnknownProperty {
            section,
            block: block.name,
            property: property.clone(),
            value,
        })?;
    }
    Ok(state)
}

fn biome(entry: &Value, section: i32) -> Result<u16, ChunkError> {
    let Value::String(name) = entry else {
        return Err(BadNbt::field(format!("section {section}.biomes.palette"), "names").into());
    };
    let id = synced::synced_id(BIOMES, name).and_then(|id| u16::try_from(id).ok());
    id.ok_or_else(|| ChunkError::UnknownBiome { section, name: name.clone() })
}

fn light(section: &mut Compound, y: i32) -> Result<LightPair, ChunkError> {
    let mut layer = |name: &str| match section.remove(name) {
        None => Ok(LightLayer::Absent),
        Some(Value::ByteArray(bytes)) if bytes.len() == LIGHT_BYTES => {
            let mut nibbles = [0; LIGHT_BYTES];
            for (nibble, &byte) in nibbles.iter_mut().zip(bytes.iter()) {
                *nibble = byte as u8;
            }
            Ok(LightLayer::from_bytes(&nibbles))
        }
        Some(_) => Err(BadNbt::field(format!("section {y}.{name}"), "2048 bytes")),
    };
    Ok(LightPair { sky: layer("SkyLight")?, block: layer("BlockLight")? })
}

/// `None` when the type is unknown or the place is not in the chunk.
fn block_entity(value: &Value, chunk: &Chunk) -> Option<(LocalPos, BlockEntity)> {
    let Value::Compound(mut fields) = value.clone() else { return None };
    let kind = builtin::id(BLOCK_ENTITIES, &fields.take_text("id")?)?;
    let mut coordinate = |name: &str| fields.take_int(name).and_then(|value| i32::try_from(value).ok());
    let pos = BlockPos::new(coordinate("x")?, coordinate("y")?, coordinate("z")?);
    fields.remove("keepPacked");
    let entity = BlockEntity { kind: u16::try_from(kind).ok()?, nbt: Value::Compound(fields) };
    chunk.contains(pos).then(|| (pos.local(), entity))
}

/// Vanilla does not save layers without any light; it makes them again where there are blocks in the section or
/// next to it.
fn restore_dark_layers(chunk: &mut Chunk, has_sky: bool) {
    let filled: Vec<bool> = chunk.sections().iter().map(|section| !section.is_empty()).collect();
    for index in 0..chunk.light_section_count() {
        // Light section i is section i - 1.
        let near =
            (index.saturating_sub(2)..=index).any(|section| filled.get(section).copied().unwrap_or(false));
        let Some(pair) = chunk.light_mut(index).filter(|_| near) else { continue };
        if pair.block == LightLayer::Absent {
            pair.block = LightLayer::Uniform(0);
        }
        if has_sky && pair.sky == LightLayer::Absent {
            pair.sky = LightLayer::Uniform(0);
        }
    }
}

/// Writes a chunk as uncompressed NBT.
pub fn encode_chunk(chunk: &Chunk, meta: &ChunkMeta) -> Result<Vec<u8>, BadNbt> {
    let mut root = meta.rest.clone();
    root.put("DataVersion", Value::Int(DATA_VERSION));
    root.put("xPos", Value::Int(chunk.pos.x));
    root.put("yPos", Value::Int(chunk.min_section()));
    root.put("zPos", Value::Int(chunk.pos.z));
    root.put("Status", text(&meta.status));
    root.put("LastUpdate", Value::Long(meta.last_update));
    root.put("InhabitedTime", Value::Long(meta.inhabited_time));
    root.put("isLightOn", flag(meta.light_correct));
    root.put("block_ticks", Value::List(meta.block_ticks.clone()));
    root.put("fluid_ticks", Value::List(meta.fluid_ticks.clone()));

    let mut sections = meta.foreign.sections.clone();
    for index in 0..chunk.light_section_count() {
        let y = chunk.min_section() + index as i32 - 1;
        let own = index.checked_sub(1).and_then(|index| chunk.sections().get(index));
        let light = chunk.light(index).cloned().unwrap_or_default();
        let mut section = own.map_or_else(Compound::new, encode_section);
        if meta.light_correct {
            put_light(&mut section, "BlockLight", &light.block);
            put_light(&mut section, "SkyLight", &light.sky);
        }
        if !section.is_empty() {
            section.put("Y", Value::Byte(y as i8));
            sections.push(Value::Compound(section));
        }
    }
    root.put("sections", Value::List(sections));

    let heightmap = |kind: HeightmapKind| {
        let longs = chunk.heightmaps.of(kind).longs().into_iter().map(|long| long as i64).collect();
        (kind.name().to_owned(), Value::LongArray(LongArray::new(longs)))
    };
    root.put("Heightmaps", Value::Compound(HeightmapKind::ALL.into_iter().map(heightmap).collect()));

    let mut entities = meta.foreign.block_entities.clone();
    entities.extend(
        chunk.block_entities.iter().filter_map(|(at, entity)| encode_block_entity(chunk.pos, *at, entity)),
    );
    root.put("block_entities", Value::List(entities));

    // What vanilla always writes; kept when it was there.
    let empty = || Value::Compound(Compound::new());
    root.entry("PostProcessing".to_owned())
        .or_insert_with(|| Value::List(vec![Value::List(Vec::new()); chunk.sections().len()]));
    root.entry("structures".to_owned()).or_insert_with(|| {
        Value::Compound([("starts".to_owned(), empty()), ("References".to_owned(), empty())].into())
    });
    nbt::encode(&root)
}

fn encode_section(section: &Section) -> Compound {
    let container = |palette: Vec<Value>, data: Vec<i64>| {
        let mut fields = Compound::from([("palette".to_owned(), Value::List(palette))]);
        if !data.is_empty() {
            fields.put("data", Value::LongArray(LongArray::new(data)));
        }
        Value::Compound(fields)
    };
    let (states, state_data) = section.blocks().to_palette_and_longs();
    let (biomes, biome_data) = section.biomes().to_palette_and_longs();
    let biome = |id: u16| {
        let name = synced::registry(BIOMES).and_then(|biomes| biomes.name(u32::from(id))).unwrap_or("plains");
        text(registry::identifier(name))
    };
    Compound::from([
        ("block_states".to_owned(), container(states.into_iter().map(encode_state).collect(), state_data)),
        ("biomes".to_owned(), container(biomes.into_iter().map(biome).collect(), biome_data)),
    ])
}

/// Both spellings at once: 26.3's data packs name the fields of a state `id` and `properties`, before they were
/// `Name` and `Properties`. Readers of either ignore the other, and compression makes it cheap.
fn encode_state(state: u16) -> Value {
    let name = text(registry::identifier(blocks::block_of_state(state).name));
    let mut fields = Compound::from([("Name".to_owned(), name.clone()), ("id".to_owned(), name)]);
    let properties: Compound =
        blocks::properties_of(state).map(|(name, value)| (name.to_owned(), text(value))).collect();
    if !properties.is_empty() {
        fields.put("Properties", Value::Compound(properties.clone()));
        fields.put("properties", Value::Compound(properties));
    }
    Value::Compound(fields)
}

fn put_light(section: &mut Compound, name: &str, layer: &LightLayer) {
    if layer.is_stored_dark() {
        return;
    }
    if let Some(bytes) = layer.bytes() {
        let bytes = bytes.iter().map(|&byte| byte as i8).collect();
        section.put(name, Value::ByteArray(ByteArray::new(bytes)));
    }
}

fn encode_block_entity(chunk: ChunkPos, at: LocalPos, entity: &BlockEntity) -> Option<Value> {
    let mut fields = match &entity.nbt {
        Value::Compound(fields) => fields.clone(),
        _ => Compound::new(),
    };
    let pos = chunk.block(at);
    fields.put("id", text(registry::identifier(builtin::name(BLOCK_ENTITIES, u32::from(entity.kind))?)));
    for (name, value) in [("x", pos.x), ("y", pos.y), ("z", pos.z)] {
        fields.put(name, Value::Int(value));
    }
    fields.put("keepPacked", flag(false));
    Some(Value::Compound(fields))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use worldgen::FlatSettings;

    const LAYOUT: ChunkLayout =
        ChunkLayout { min_section: -4, section_count: 24, default_biome: 41, has_sky: true };

    fn flat(pos: ChunkPos) -> Chunk {
        let mut chunk = FlatSettings::classic().generate(pos, -64, 384);
        lighting::light_chunk(&mut chunk);
        chunk
    }

    fn fields(chunk: &Chunk) -> Compound {
        nbt::decode(&encode_chunk(chunk, &ChunkMeta::default()).unwrap()).unwrap()
    }

    /// The palette entries of the lowest section.
    fn palette(root: &mut Compound) -> &mut Vec<Value> {
        let Some(Value::List(sections)) = root.get_mut("sections") else { panic!() };
        let lowest = sections.iter_mut().find_map(|section| match section {
            Value::Compound(section) if section.contains_key("block_states") => {
                section.get_mut("block_states")
            }
            _ => None,
        });
        let Some(Value::Compound(states)) = lowest else { panic!() };
        let Some(Value::List(palette)) = states.get_mut("palette") else { panic!() };
        palette
    }

    #[test]
    fn a_flat_chunk_comes_back_whole() {
        let chunk = flat(ChunkPos::new(-7, 31));
        let bytes = encode_chunk(&chunk, &ChunkMeta::default()).unwrap();
        let stored = decode_chunk(&bytes, chunk.pos, &LAYOUT).unwrap();
        assert_eq!(stored.chunk, chunk);
        assert!(stored.meta.is_full());
        assert_eq!(stored.chunk.wire_light(), chunk.wire_light());
        assert!(matches!(decode_chunk(&bytes, ChunkPos::new(0, 0), &LAYOUT), Err(ChunkError::Position(_))));
    }

    #[test]
    fn unknown_fields_and_block_entities_are_kept() {
        let mut chunk = flat(ChunkPos::new(0, 0));
        let sign = Compound::from([("is_waxed".to_owned(), Value::Byte(1))]);
        chunk
            .block_entities
            .insert(LocalPos::new(3, -60, 4), BlockEntity { kind: 7, nbt: Value::Compound(sign) });
        let mut root = fields(&chunk);
        root.put(
            "blending_data",
            Value::Compound(Compound::from([("min_section".to_owned(), Value::Int(1))])),
        );
        let Some(Value::List(entities)) = root.get_mut("block_entities") else { panic!() };
        let mut strange = Compound::from([("id".to_owned(), text("mod:machine"))]);
        for axis in ["x", "y", "z"] {
            strange.put(axis, Value::Int(1));
        }
        entities.push(Value::Compound(strange.clone()));
        let stored = decode_chunk(&nbt::encode(&root).unwrap(), chunk.pos, &LAYOUT).unwrap();
        assert_eq!(stored.chunk.block_entities, chunk.block_entities);
        let again = nbt::decode(&encode_chunk(&stored.chunk, &stored.meta).unwrap()).unwrap();
        assert!(again.contains_key("blending_data"));
        let Value::List(entities) = &again["block_entities"] else { panic!() };
        assert!(entities.contains(&Value::Compound(strange)));
        assert_eq!(entities.len(), 2);
    }

    #[test]
    fn every_spelling_of_a_state_is_read() {
        let chunk = flat(ChunkPos::new(0, 0));
        let spellings: [fn(&mut Compound) -> Option<Value>; 3] = [
            |state| {
                state.remove("id");
                state.remove("properties");
                None
            },
            |state| {
                state.remove("Name");
                state.remove("Properties");
                None
            },
            |state| state.get("id").cloned(),
        ];
        for spelling in spellings {
            let mut root = fields(&chunk);
            for entry in palette(&mut root) {
                let Value::Compound(state) = entry else { panic!() };
                if let Some(short) = spelling(state) {
                    *entry = short;
                }
            }
            assert_eq!(decode_chunk(&nbt::encode(&root).unwrap(), chunk.pos, &LAYOUT).unwrap().chunk, chunk);
        }
    }

    #[test]
    fn unknown_states_are_errors_not_air() {
        let chunk = flat(ChunkPos::new(0, 0));
        let broken = |version: i32, entry: Value| {
            let mut root = fields(&chunk);
            root.put("DataVersion", Value::Int(version));
            palette(&mut root)[0] = entry;
            decode_chunk(&nbt::encode(&root).unwrap(), chunk.pos, &LAYOUT).unwrap_err()
        };
        let error = broken(DATA_VERSION, text("minecraft:no_such_block"));
        assert!(
            matches!(error, ChunkError::UnknownBlock { section: -4, .. }) && !error.is_foreign(),
            "{error}"
        );
        let properties = Value::Compound([("snowy".to_owned(), text("maybe"))].into());
        let grass =
            [("Name".to_owned(), text("minecraft:grass_block")), ("Properties".to_owned(), properties)];
        let error = broken(DATA_VERSION, Value::Compound(grass.into()));
        assert!(matches!(error, ChunkError::UnknownProperty { .. }), "{error}");
        assert!(broken(4000, text("minecraft:grass")).is_foreign());
        assert!(broken(DATA_VERSION + 1, text("minecraft:stone")).is_foreign());
    }

    #[test]
    fn unfinished_chunks_say_so() {
        let mut root = fields(&flat(ChunkPos::new(0, 0)));
        root.put("Status", text("minecraft:noise"));
        root.put("sections", Value::List(Vec::new()));
        root.remove("isLightOn");
        let stored = decode_chunk(&nbt::encode(&root).unwrap(), ChunkPos::new(0, 0), &LAYOUT).unwrap();
        assert!(!stored.meta.is_full() && !stored.meta.light_correct);
        assert!(stored.chunk.sections().iter().all(Section::is_empty));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        #[test]
        fn random_chunks_round_trip(
            sets in prop::collection::vec((0i32..16, -64i32..320, 0i32..16, 0u16..blocks::STATE_COUNT), 0..900),
            pos in (any::<i16>(), any::<i16>()), biomes in prop::collection::vec((0usize..24, 0usize..64, 0u16..67), 0..90),
        ) {
            let mut chunk = flat(ChunkPos::new(i32::from(pos.0), i32::from(pos.1)));
            for (x, y, z, state) in sets {
                chunk.set_block(chunk.pos.block(LocalPos::new(x, y, z)), state, &VanillaFacts).unwrap();
                // Gather some in one section, so that wide palettes occur.
                chunk.set_block(chunk.pos.block(LocalPos::new(x, y & 15, z)), state, &VanillaFacts).unwrap();
            }
            for (section, at, biome) in biomes {
                chunk.sections_mut()[section].biomes_mut().set_at(at, biome);
            }
            lighting::light_chunk(&mut chunk);
            let meta = ChunkMeta { last_update: 77, inhabited_time: 5, ..ChunkMeta::default() };
            let bytes = encode_chunk(&chunk, &meta).unwrap();
            let stored = decode_chunk(&bytes, chunk.pos, &LAYOUT).unwrap();
            (chunk.dirty, chunk.revision) = (false, 0);
            prop_assert_eq!(&stored.chunk, &chunk);
            prop_assert_eq!(encode_chunk(&stored.chunk, &stored.meta).unwrap().len(), bytes.len());
        }

        #[test]
        fn garbled_chunks_never_panic(
            changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6), cut in any::<prop::sample::Index>(),
        ) {
            let chunk = flat(ChunkPos::new(0, 0));
            let mut bytes = encode_chunk(&chunk, &ChunkMeta::default()).unwrap();
            for (at, byte) in changes {
                let at = at.index(bytes.len());
                bytes[at] = byte;
            }
            let _ = decode_chunk(&bytes, chunk.pos, &LAYOUT);
            prop_assert!(decode_chunk(&bytes[..cut.index(bytes.len())], chunk.pos, &LAYOUT).is_err());
        }
    }
}
