//! The data that worlds are made from: the JSON files of a datapack, read through a cursor whose errors name the file
//! and the field.

mod builtin;
mod json;

use std::collections::{BTreeMap, HashMap};

use registry::identifier;
use serde_json::Value;
use thiserror::Error;

pub use builtin::{BadBuiltin, decode, encode};
pub use json::Json;

/// What is wrong with a file of a datapack.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PackError {
    /// A file that another one names is not there.
    #[error("{kind} {id} does not exist ({wanted_by})")]
    Missing {
        /// Folder below the namespace, like `worldgen/noise`.
        kind: &'static str,
        /// With namespace.
        id: String,
        /// File and field that name it, or what else needs it.
        wanted_by: String,
    },
    /// A field does not hold what it must.
    #[error("{file}: {path}: {problem}")]
    Field {
        /// Kind and id of the file.
        file: String,
        /// Path to the field from the top of the file.
        path: String,
        /// What is wrong, and what belongs there.
        problem: String,
    },
    /// Not JSON.
    #[error("{file} is not JSON: {problem}")]
    NotJson {
        /// Path in the datapack.
        file: String,
        /// Of the parser.
        problem: String,
    },
}

/// One JSON file.
#[derive(Debug)]
pub struct File {
    name: String,
    value: Value,
}

/// Files of one or more datapacks, the later ones over the earlier.
#[derive(Debug, Default)]
pub struct Pack {
    kinds: HashMap<String, BTreeMap<String, File>>,
}

impl Pack {
    /// The game's own data, compiled in.
    pub fn builtin() -> Result<Self, BadBuiltin> {
        builtin::load()
    }

    /// Adds or replaces a file by its kind (folder below the namespace, like `worldgen/noise`) and its id. A tag is
    /// added to the one that is there unless it says `replace`.
    pub fn insert(&mut self, kind: &str, id: &str, mut value: Value) {
        let files = self.kinds.entry(kind.to_owned()).or_default();
        if kind.starts_with("tags/")
            && value.get("replace").and_then(Value::as_bool) != Some(true)
            && let Some(Value::Array(older)) = files.get(id).and_then(|file| file.value.get("values"))
            && let Some(Value::Array(newer)) = value.get_mut("values")
        {
            let mut all = older.clone();
            all.append(newer);
            *newer = all;
        }
        files.insert(id.to_owned(), File { name: format!("{kind} {id}"), value });
    }

    /// Adds a file of a datapack by its path in the pack, like `data/minecraft/worldgen/noise/surface.json`. Files that
    /// have no part in world generation are passed over.
    pub fn insert_file(&mut self, path: &str, content: &[u8]) -> Result<(), PackError> {
        let Some((kind, id)) = kind_and_id(path) else { return Ok(()) };
        let value = serde_json::from_slice(content)
            .map_err(|error| PackError::NotJson { file: path.to_owned(), problem: error.to_string() })?;
        self.insert(kind, &id, value);
        Ok(())
    }

    /// A file by kind and id; `wanted_by` says in an error who needs it.
    pub fn file(&self, kind: &'static str, id: &str, wanted_by: &str) -> Result<Json<'_>, PackError> {
        let id = identifier(id);
        match self.kinds.get(kind).and_then(|files| files.get(id.as_ref())) {
            Some(file) => Ok(file.json()),
            None => Err(PackError::Missing { kind, id: id.into_owned(), wanted_by: wanted_by.to_owned() }),
        }
    }

    /// The file that `reference` names.
    pub fn follow(&self, kind: &'static str, reference: Json<'_>) -> Result<Json<'_>, PackError> {
        self.file(kind, reference.str()?, &reference.place())
    }

    /// All files of a kind by id, in the order of their ids.
    pub fn all(&self, kind: &str) -> impl Iterator<Item = (&str, Json<'_>)> {
        self.kinds.get(kind).into_iter().flatten().map(|(id, file)| (id.as_str(), file.json()))
    }

    /// Ids in the tag `id` (without `#`) of `kind`, like `tags/block`, in the tag's order, nested tags resolved.
    pub fn tag(&self, kind: &'static str, id: &str, wanted_by: &str) -> Result<Vec<String>, PackError> {
        let mut out = Vec::new();
        self.collect_tag(kind, id, wanted_by, &mut out, 0)?;
        Ok(out)
    }

    fn collect_tag(
        &self,
        kind: &'static str,
        id: &str,
        wanted_by: &str,
        out: &mut Vec<String>,
        depth: usize,
    ) -> Result<(), PackError> {
        const MAX_DEPTH: usize = 32;
        let file = self.file(kind, id, wanted_by)?;
        if depth > MAX_DEPTH {
            return Err(file.wrong("tags that contain each other"));
        }
        for entry in file.get("values")?.array()? {
            let (name, required) = match entry.opt("id") {
                Some(name) => (name.str()?, entry.bool_or("required", true)?),
                None => (entry.str()?, true),
            };
            match name.strip_prefix('#') {
                Some(nested) => match self.collect_tag(kind, nested, &entry.place(), out, depth + 1) {
                    Err(PackError::Missing { .. }) if !required => {}
                    other => other?,
                },
                None => {
                    let name = identifier(name);
                    if !out.iter().any(|known| *known == name) {
                        out.push(name.into_owned());
                    }
                }
            }
        }
        Ok(())
    }

    /// Ids that `value` names: an id, a list of ids, or `#tag`.
    pub fn ids(&self, tag_kind: &'static str, value: Json<'_>) -> Result<Vec<String>, PackError> {
        if let Ok(list) = value.array() {
            return list.map(|id| Ok(identifier(id.str()?).into_owned())).collect();
        }
        let name = value.str()?;
        match name.strip_prefix('#') {
            Some(tag) => self.tag(tag_kind, tag, &value.place()),
            None => Ok(vec![identifier(name).into_owned()]),
        }
    }

    /// Every file, for the generator of the compiled form.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str, &Value)> {
        self.kinds.iter().flat_map(|(kind, files)| {
            files.iter().map(|(id, file)| (kind.as_str(), id.as_str(), &file.value))
        })
    }
}

impl File {
    fn json(&self) -> Json<'_> {
        Json::new(self, &self.value)
    }
}

/// Kind and id from a path in a datapack, if the file has a part in world generation.
fn kind_and_id(path: &str) -> Option<(&str, String)> {
    const KINDS: [&str; 9] = [
        "worldgen/",
        "tags/block/",
        "tags/fluid/",
        "tags/worldgen/",
        "dimension_type/",
        "dimension/",
        "block_transformer/",
        "context_int_provider/",
        "context_float_provider/",
    ];
    if let Some(list) = path.strip_prefix("reports/biome_parameters/") {
        let name = list.strip_suffix(".json")?;
        let name = name.rsplit('/').next()?;
        return Some((BIOME_PARAMETERS, format!("minecraft:{name}")));
    }
    let rest = path.strip_prefix("data/")?;
    let (namespace, rest) = rest.split_once('/')?;
    let rest = rest.strip_suffix(".json")?;
    if !KINDS.iter().any(|kind| rest.starts_with(kind)) {
        return None;
    }
    let folders = match rest.strip_prefix("tags/worldgen/") {
        Some(_) => 3,
        None if rest.starts_with("worldgen/") || rest.starts_with("tags/") => 2,
        None => 1,
    };
    let end = rest.match_indices('/').nth(folders - 1)?.0;
    Some((&rest[..end], format!("{namespace}:{}", &rest[end + 1..])))
}

/// Kind of the lists of biomes with their climates, which in the game are code.
pub const BIOME_PARAMETERS: &str = "biome_parameters";

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn paths() {
        assert_eq!(
            kind_and_id("data/minecraft/worldgen/density_function/overworld/depth.json"),
            Some(("worldgen/density_function", "minecraft:overworld/depth".into()))
        );
        assert_eq!(
            kind_and_id("data/a/tags/worldgen/biome/has_structure/village.json"),
            Some(("tags/worldgen/biome", "a:has_structure/village".into()))
        );
        assert_eq!(kind_and_id("data/a/tags/block/logs.json"), Some(("tags/block", "a:logs".into())));
        assert_eq!(kind_and_id("data/a/recipe/bed.json"), None);
        assert_eq!(kind_and_id("pack.mcmeta"), None);
    }

    #[test]
    fn tags_nest_and_add() {
        let mut pack = Pack::default();
        pack.insert("tags/block", "minecraft:a", json!({"values": ["stone", "#b"]}));
        pack.insert(
            "tags/block",
            "minecraft:b",
            json!({"values": ["dirt", "stone", {"id": "#none", "required": false}]}),
        );
        assert_eq!(pack.tag("tags/block", "a", "").unwrap(), ["minecraft:stone", "minecraft:dirt"]);
        pack.insert("tags/block", "minecraft:a", json!({"values": ["sand"]}));
        assert_eq!(
            pack.tag("tags/block", "a", "").unwrap(),
            ["minecraft:stone", "minecraft:dirt", "minecraft:sand"]
        );
        pack.insert("tags/block", "minecraft:a", json!({"replace": true, "values": ["sand"]}));
        assert_eq!(pack.tag("tags/block", "a", "").unwrap(), ["minecraft:sand"]);
        pack.insert("tags/block", "minecraft:b", json!({"values": ["#b"]}));
        assert!(pack.tag("tags/block", "b", "").unwrap_err().to_string().contains("contain each other"));
    }

    #[test]
    fn errors_name_file_and_field() {
        let mut pack = Pack::default();
        pack.insert("worldgen/noise", "minecraft:n", json!({"a": [{"b": "x"}]}));
        let file = pack.file("worldgen/noise", "n", "test").unwrap();
        let b = file.get("a").unwrap().array().unwrap().next().unwrap().get("b").unwrap();
        assert_eq!(
            b.f64().unwrap_err().to_string(),
            "worldgen/noise minecraft:n: a[0].b: \"x\" should be a number"
        );
        assert_eq!(file.get("c").unwrap_err().to_string(), "worldgen/noise minecraft:n: c: is missing");
        assert!(pack.follow("worldgen/noise", b).unwrap_err().to_string().contains("a[0].b"));
    }
}
