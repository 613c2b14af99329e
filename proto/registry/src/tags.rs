//! Tags of the registries whose tags a client is sent.

pub use crate::generated::tags::TAGS;
use crate::names;

/// All tags of one registry.
#[derive(Debug)]
pub struct TagRegistry {
    /// Name of the registry without `minecraft:`.
    pub name: &'static str,
    /// Its tags in order of name.
    pub tags: &'static [Tag],
}

impl TagRegistry {
    /// The tag of that name, with or without `minecraft:`, without `#`.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&'static Tag> {
        let name = names::without_namespace(name);
        self.tags.binary_search_by(|tag| tag.name.cmp(name)).ok().map(|at| &self.tags[at])
    }
}

/// A tag with the tags inside it resolved.
#[derive(Debug)]
pub struct Tag {
    /// Name without `minecraft:`.
    pub name: &'static str,
    /// Numbers of its entries in the order of the files, each once.
    pub ids: &'static [u16],
    /// The same numbers, ascending.
    pub sorted: &'static [u16],
}

impl Tag {
    /// Whether the entry with that number is in it.
    #[must_use]
    pub fn contains(&self, id: u16) -> bool {
        self.sorted.binary_search(&id).is_ok()
    }
}

/// The tags of a registry (name with or without `minecraft:`).
#[must_use]
pub fn registry(name: &str) -> Option<&'static TagRegistry> {
    let name = names::without_namespace(name);
    TAGS.iter().find(|registry| registry.name == name)
}

/// One tag of a registry.
#[must_use]
pub fn tag(registry_name: &str, name: &str) -> Option<&'static Tag> {
    registry(registry_name)?.tag(name)
}

/// Whether entry `id` of a registry is in a tag; false for a tag that does not exist.
#[must_use]
pub fn contains(registry_name: &str, name: &str, id: u16) -> bool {
    tag(registry_name, name).is_some_and(|tag| tag.contains(id))
}

/// Block numbers in a block tag; none for a tag that does not exist.
#[must_use]
pub fn block_tag(name: &str) -> &'static [u16] {
    tag("block", name).map_or(&[], |tag| tag.ids)
}

/// Item numbers in an item tag; none for a tag that does not exist.
#[must_use]
pub fn item_tag(name: &str) -> &'static [u16] {
    tag("item", name).map_or(&[], |tag| tag.ids)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{block_ids, builtin, synced};

    #[test]
    fn the_fifteen_registries_and_numbers_that_exist() {
        assert_eq!(TAGS.len(), 15);
        for registry in &TAGS {
            let size = builtin::registry(registry.name)
                .map(|builtin| builtin.entries.len())
                .or_else(|| synced::registry(registry.name).map(|synced| synced.entries.len()))
                .unwrap();
            for known in registry.tags {
                assert_eq!(registry.tag(known.name).unwrap().name, known.name);
                assert!(known.sorted.is_sorted_by(|a, b| a < b), "{}", known.name);
                assert!(known.sorted.iter().all(|id| usize::from(*id) < size), "{}", known.name);
                let mut ids = known.ids.to_vec();
                ids.sort_unstable();
                assert_eq!(ids, known.sorted);
            }
        }
    }

    #[test]
    fn tags_inside_tags_are_resolved() {
        assert!(contains("minecraft:block", "minecraft:logs", block_ids::OAK_LOG));
        assert!(contains("block", "mineable/axe", block_ids::OAK_LOG));
        assert!(!contains("block", "logs", block_ids::STONE));
        assert!(block_tag("leaves").contains(&block_ids::OAK_LEAVES));
        assert!(block_tag("no_such_tag").is_empty());
        assert!(!item_tag("planks").is_empty());
    }
}
