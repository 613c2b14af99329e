//! Reading of the facts.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use flate2::read::GzDecoder;
use serde_json::Value;

/// Everything that the tables are made from.
pub struct Facts {
    pub blocks: Value,
    pub items: Value,
    pub entities: Value,
    pub entity_metadata: Value,
    pub registries: BTreeMap<String, Vec<String>>,
    pub synced: Value,
    /// Files of the datapack by path below `data/minecraft`, without `.json`.
    pub datapack: BTreeMap<String, Value>,
}

impl Facts {
    pub fn read(folder: &Path) -> Result<Self> {
        let json = |name: &str| -> Result<Value> {
            let path = folder.join(name);
            let text =
                fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
            serde_json::from_str(&text).with_context(|| format!("{} is not JSON", path.display()))
        };
        let mut registries = BTreeMap::new();
        for (name, entries) in json("registries.json")?.as_object().context("registries.json")? {
            registries.insert(short(name).to_owned(), names(entries)?);
        }
        Ok(Self {
            blocks: json("blocks.json")?,
            items: json("items.json")?,
            entities: json("entities.json")?,
            entity_metadata: json("entity_metadata.json")?,
            registries,
            synced: json("synced_registries.json")?,
            datapack: datapack(&folder.join("datapack.tar.gz"))?,
        })
    }

    /// The entries of every synced registry by short name, in order of sending.
    pub fn synced_registries(&self) -> Result<Vec<(String, Vec<String>)>> {
        list(&self.synced, "registry_data_order")?
            .iter()
            .map(|registry| Ok((short(text(registry, "registry")?).to_owned(), names(&registry["entries"])?)))
            .collect()
    }

    /// The number of an entry of a built-in or synced registry.
    pub fn number(&self, registry: &str, entry: &str) -> Result<usize> {
        let synced = self.synced_registries()?;
        let entries = self
            .registries
            .get(registry)
            .or_else(|| synced.iter().find(|(name, _)| name == registry).map(|(_, entries)| entries))
            .with_context(|| format!("no registry {registry}"))?;
        entries
            .iter()
            .position(|known| known == short(entry))
            .with_context(|| format!("no {entry} in {registry}"))
    }

    /// The block of that name.
    pub fn block(&self, name: &str) -> Result<&Value> {
        list(&self.blocks, "blocks")?
            .iter()
            .find(|block| block["name"] == short(name))
            .with_context(|| format!("no block {name}"))
    }
}

/// `name` without `minecraft:`.
pub fn short(name: &str) -> &str {
    name.strip_prefix("minecraft:").unwrap_or(name)
}

fn names(entries: &Value) -> Result<Vec<String>> {
    let entries = entries.as_array().context("a list of names was expected")?;
    entries.iter().map(|entry| Ok(short(entry.as_str().context("a name was expected")?).to_owned())).collect()
}

pub fn list<'a>(value: &'a Value, key: &str) -> Result<&'a Vec<Value>> {
    value[key].as_array().with_context(|| format!("no list {key}"))
}

pub fn text<'a>(value: &'a Value, key: &str) -> Result<&'a str> {
    value[key].as_str().with_context(|| format!("no text {key} in {value}"))
}

pub fn whole(value: &Value, key: &str) -> Result<u64> {
    value[key].as_u64().with_context(|| format!("no whole number {key} in {value}"))
}

pub fn number(value: &Value, key: &str) -> Result<f64> {
    value[key].as_f64().with_context(|| format!("no number {key} in {value}"))
}

pub fn flag(value: &Value, key: &str) -> bool {
    value[key].as_bool().unwrap_or(false)
}

/// The values of `[value, run]` pairs, written out.
pub fn runs(value: &Value, key: &str, count: usize) -> Result<Vec<u8>> {
    let mut values = Vec::with_capacity(count);
    for pair in list(value, key)? {
        let (Some(value), Some(run)) = (pair[0].as_u64(), pair[1].as_u64()) else { bail!("{key}: {pair}") };
        values.extend(std::iter::repeat_n(u8::try_from(value)?, usize::try_from(run)?));
    }
    ensure!(values.len() == count, "{key} has {} values, not {count}", values.len());
    Ok(values)
}

fn datapack(path: &Path) -> Result<BTreeMap<String, Value>> {
    let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
    let mut files = BTreeMap::new();
    for entry in tar::Archive::new(GzDecoder::new(file)).entries()? {
        let mut entry = entry?;
        let path = entry.path()?.to_string_lossy().into_owned();
        let path = path.trim_start_matches("./");
        let Some(name) = path.strip_prefix("data/minecraft/").and_then(|path| path.strip_suffix(".json"))
        else {
            continue;
        };
        let name = name.to_owned();
        let mut text = String::new();
        entry.read_to_string(&mut text)?;
        files.insert(name.clone(), serde_json::from_str(&text).with_context(|| name)?);
    }
    Ok(files)
}
