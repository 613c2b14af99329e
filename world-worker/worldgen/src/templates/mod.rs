//! Structure templates: blocks that the game ships in files, read and placed.

mod file;
mod nbt;
mod place;
#[cfg(test)]
mod place_tests;
mod processor;
mod shape;
mod template;
mod transform;
mod waterlog;

use std::collections::HashMap;
use std::sync::Arc;

use registry::identifier;
use thiserror::Error;

#[cfg(test)]
pub(crate) use file::tests::gzipped;
pub(crate) use place::Placement;
pub(crate) use processor::{Processor, Rule};
pub use template::{BlockNbt, Jigsaw, Palette, Template, TemplateBlock, TemplateEntity};
pub use transform::Transform;
pub(crate) use transform::{rotated_size, rotation_by_name};

/// Why a file is no template.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("structure {id} {problem}")]
pub struct BadTemplate {
    /// With namespace.
    pub id: String,
    /// What is wrong.
    pub problem: String,
}

impl BadTemplate {
    fn new(id: &str, problem: impl Into<String>) -> Self {
        Self { id: id.to_owned(), problem: problem.into() }
    }
}

/// Templates by id.
#[derive(Debug, Default)]
pub struct Templates {
    by_id: HashMap<String, Arc<Template>>,
}

impl Templates {
    /// From paths in a datapack and their contents. Of files with the same path the last counts; files of other kinds
    /// are passed over.
    pub fn from_files<P: AsRef<str>, B: AsRef<[u8]>>(
        files: impl IntoIterator<Item = (P, B)>,
    ) -> Result<Self, BadTemplate> {
        let mut by_id = HashMap::new();
        for (path, bytes) in files {
            if let Some(id) = id(path.as_ref()) {
                let template = file::read(&id, bytes.as_ref())?;
                by_id.insert(id, Arc::new(template));
            }
        }
        Ok(Self { by_id })
    }

    /// The template `id`, with or without `minecraft:`.
    pub fn get(&self, id: &str) -> Option<&Arc<Template>> {
        self.by_id.get(identifier(id).as_ref())
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.by_id.is_empty()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.by_id.len()
    }

    /// All of them, in no order.
    pub fn all(&self) -> impl Iterator<Item = &Arc<Template>> {
        self.by_id.values()
    }
}

/// The id of a template from its path in a datapack.
fn id(path: &str) -> Option<String> {
    let (namespace, rest) = path.strip_prefix("data/")?.split_once('/')?;
    let name = rest.strip_prefix("structure/")?.strip_suffix(".nbt")?;
    Some(format!("{namespace}:{name}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastnbt::nbt;

    #[test]
    fn ids_of_paths() {
        assert_eq!(
            id("data/minecraft/structure/village/plains/houses/x.nbt").as_deref(),
            Some("minecraft:village/plains/houses/x")
        );
        assert_eq!(id("data/minecraft/structure/x.json"), None);
        assert_eq!(id("data/minecraft/loot_table/x.nbt"), None);
    }

    #[test]
    fn files_fill_the_store() {
        let file = file::tests::gzipped(&nbt!({"size": [1, 2, 3], "palette": [{"Name": "stone"}]}));
        let files = [("data/minecraft/structure/a/b.nbt", file.as_slice()), ("pack.mcmeta", b"{}")];
        let templates = Templates::from_files(files).unwrap();
        assert_eq!(templates.len(), 1);
        assert_eq!(templates.get("a/b").unwrap().size(), [1, 2, 3]);
        let error = Templates::from_files([("data/a/structure/b.nbt", b"x")]).unwrap_err();
        assert_eq!(error.id, "a:b");
    }
}
