//! Reads blocks from a save on disk, on its own: it shares nothing with the code that writes saves, so that one
//! mistake cannot be made twice. Deflate and gzip only; a test that wants more compression kinds adds them.

use std::collections::HashMap;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use fastnbt::Value;

/// Bytes of a sector of a region file.
const SECTOR: usize = 4096;

/// Fields of a chunk that do not depend on who came by, and when.
const GENERATED: [&str; 5] = ["Status", "Heightmaps", "sections", "block_entities", "structures"];

/// The saved blocks of the overworld.
#[derive(Debug)]
pub struct Save {
    region_dir: PathBuf,
    chunks: HashMap<(i32, i32), Option<Chunk>>,
}

/// A chunk that nobody has changed.
#[derive(Debug)]
pub struct Generated {
    /// Its NBT without light and times.
    pub blocks: Value,
    /// Its light by section and kind; unset when it was saved before it was lit.
    pub light: Option<Vec<(i64, &'static str, Value)>>,
}

impl Generated {
    /// Whether both are the same chunk, as far as they are known.
    pub fn agrees_with(&self, other: &Self) -> bool {
        let lights = self.light.as_ref().zip(other.light.as_ref());
        self.blocks == other.blocks && lights.is_none_or(|(own, others)| own == others)
    }
}

#[derive(Debug)]
struct Chunk {
    /// By section Y: the palette's states and the packed longs.
    sections: HashMap<i32, (Vec<String>, Vec<i64>)>,
}

impl Save {
    /// The save in `world`, the folder that `level-name` names.
    pub fn open(world: &Path) -> Self {
        Self { region_dir: world.join("dimensions/minecraft/overworld/region"), chunks: HashMap::new() }
    }

    /// The name of the block at a place; none where the chunk is not in the save.
    pub fn block(&mut self, place: [i32; 3]) -> Result<Option<String>> {
        let state = self.state(place)?;
        Ok(state.map(|state| state.split('[').next().unwrap_or_default().to_owned()))
    }

    /// The state of the block at a place, like `minecraft:oak_log[axis=x]`; none where the chunk is not in the save.
    pub fn state(&mut self, [x, y, z]: [i32; 3]) -> Result<Option<String>> {
        let position = (x >> 4, z >> 4);
        if !self.chunks.contains_key(&position) {
            let chunk = self.read_chunk(position).with_context(|| format!("chunk {position:?}"))?;
            self.chunks.insert(position, chunk);
        }
        let Some(Some(chunk)) = self.chunks.get(&position) else { return Ok(None) };
        let Some((palette, data)) = chunk.sections.get(&(y >> 4)) else {
            return Ok(Some("minecraft:air".to_owned()));
        };
        let index = if palette.len() == 1 {
            0
        } else {
            // At least 4 bits an entry; entries do not cross longs.
            let bits = (usize::BITS - (palette.len() - 1).leading_zeros()).max(4) as usize;
            let number = ((y & 15) << 8 | (z & 15) << 4 | (x & 15)) as usize;
            let per_long = 64 / bits;
            let long = *data.get(number / per_long).context("too few longs")?;
            (long as u64 >> (number % per_long * bits)) as usize & ((1 << bits) - 1)
        };
        Ok(Some(palette.get(index).context("an index beyond the palette")?.clone()))
    }

    /// What the generator made of each chunk that is in the save, by position.
    pub fn generated(&self) -> Result<HashMap<(i32, i32), Generated>> {
        let mut generated = HashMap::new();
        for file in std::fs::read_dir(&self.region_dir)? {
            let name = file?.file_name().to_string_lossy().into_owned();
            let parts: Vec<&str> = name.split('.').collect();
            let &["r", x, z, "mca"] = &parts[..] else { continue };
            let (x, z): (i32, i32) = (x.parse()?, z.parse()?);
            for at in 0..1024 {
                let position = (x << 5 | (at & 31), z << 5 | at >> 5);
                let root = self.read_root(position).with_context(|| format!("chunk {position:?}"))?;
                let Some(Value::Compound(mut root)) = root else { continue };
                let is_lit = root.get("isLightOn") == Some(&Value::Byte(1));
                root.retain(|name, _| GENERATED.contains(&name.as_str()));
                let mut light = Vec::new();
                if let Some(Value::List(sections)) = root.get_mut("sections") {
                    for section in &mut *sections {
                        let Value::Compound(section) = section else { continue };
                        let y = section.get("Y").and_then(Value::as_i64).context("a section without Y")?;
                        for kind in ["SkyLight", "BlockLight"] {
                            light.extend(section.remove(kind).map(|levels| (y, kind, levels)));
                        }
                    }
                    // Above and below the chunk there is nothing but light.
                    sections.retain(|section| field(section, "block_states").is_some());
                }
                let light = is_lit.then_some(light);
                generated.insert(position, Generated { blocks: Value::Compound(root), light });
            }
        }
        Ok(generated)
    }

    fn read_root(&self, (x, z): (i32, i32)) -> Result<Option<Value>> {
        let file = self.region_dir.join(format!("r.{}.{}.mca", x >> 5, z >> 5));
        if !file.is_file() {
            return Ok(None);
        }
        let bytes = std::fs::read(&file)?;
        let entry = ((z & 31) * 32 + (x & 31)) as usize * 4;
        let location = bytes.get(entry..entry + 4).context("no header")?;
        let sector = u32::from_be_bytes([0, location[0], location[1], location[2]]) as usize;
        if sector == 0 {
            return Ok(None);
        }
        let start = sector * SECTOR;
        let head = bytes.get(start..start + 5).context("a location beyond the file")?;
        let length = u32::from_be_bytes([head[0], head[1], head[2], head[3]]) as usize;
        ensure!(length >= 1, "an empty chunk");
        ensure!(length + 4 <= location[3] as usize * SECTOR, "longer than its sectors");
        let packed = bytes.get(start + 5..start + 4 + length).context("a chunk beyond the file")?;
        let mut nbt = Vec::new();
        match head[4] {
            1 => flate2::read::GzDecoder::new(packed).read_to_end(&mut nbt)?,
            2 => flate2::read::ZlibDecoder::new(packed).read_to_end(&mut nbt)?,
            3 => (&packed[..]).read_to_end(&mut nbt)?,
            other => bail!("compression {other}"),
        };
        let root: Value = fastnbt::from_bytes(&nbt)?;
        ensure!(number(&root, "xPos") == Some(x) && number(&root, "zPos") == Some(z), "another chunk's data");
        Ok(Some(root))
    }

    fn read_chunk(&self, position: (i32, i32)) -> Result<Option<Chunk>> {
        let Some(root) = self.read_root(position)? else { return Ok(None) };
        let Some(Value::List(list)) = field(&root, "sections") else { bail!("no sections") };
        let mut sections = HashMap::new();
        for section in list {
            let Some(states) = field(section, "block_states") else { continue };
            let Some(Value::List(palette)) = field(states, "palette") else { bail!("no palette") };
            let names = palette
                .iter()
                .map(|entry| match field(entry, "Name") {
                    Some(Value::String(name)) => Ok(format!("{name}{}", properties(entry))),
                    _ => bail!("a palette entry without a name"),
                })
                .collect::<Result<Vec<_>>>()?;
            let data = match field(states, "data") {
                Some(Value::LongArray(longs)) => longs.iter().copied().collect(),
                _ => Vec::new(),
            };
            sections.insert(number(section, "Y").context("a section without Y")?, (names, data));
        }
        Ok(Some(Chunk { sections }))
    }
}

/// The properties of a palette's entry in brackets, if there are any.
fn properties(entry: &Value) -> String {
    let Some(Value::Compound(properties)) = field(entry, "Properties") else { return String::new() };
    let text = |(name, value): (&String, &Value)| match value {
        Value::String(value) => format!("{name}={value}"),
        _ => name.clone(),
    };
    let all: Vec<_> = properties.iter().map(text).collect();
    if all.is_empty() { String::new() } else { format!("[{}]", all.join(",")) }
}

fn field<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    match value {
        Value::Compound(fields) => fields.get(key),
        _ => None,
    }
}

fn number(value: &Value, key: &str) -> Option<i32> {
    match field(value, key)? {
        Value::Byte(number) => Some(i32::from(*number)),
        Value::Int(number) => Some(*number),
        _ => None,
    }
}
