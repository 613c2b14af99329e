//! Numbers and names of every built-in registry.

pub use crate::generated::builtin::REGISTRIES;
use crate::names;

/// A built-in registry.
#[derive(Debug)]
pub struct Registry {
    /// Name without `minecraft:`, like `particle_type`.
    pub name: &'static str,
    /// Names of its entries; the number is the position.
    pub entries: &'static [&'static str],
    /// Numbers of its entries in order of name.
    pub(crate) sorted: &'static [u16],
}

impl Registry {
    /// The number of an entry, whose name may or may not have `minecraft:`.
    #[must_use]
    pub fn id(&self, entry: &str) -> Option<u32> {
        names::find(self.sorted, entry, |at| self.entries[usize::from(at)]).map(u32::from)
    }

    /// The name of an entry.
    #[must_use]
    pub fn name(&self, id: u32) -> Option<&'static str> {
        self.entries.get(usize::try_from(id).ok()?).copied()
    }
}

/// The registry of that name, with or without `minecraft:`.
#[must_use]
pub fn registry(name: &str) -> Option<&'static Registry> {
    let name = names::without_namespace(name);
    REGISTRIES.binary_search_by(|registry| registry.name.cmp(name)).ok().map(|at| &REGISTRIES[at])
}

/// The number of `entry` in a registry.
#[must_use]
pub fn id(registry_name: &str, entry: &str) -> Option<u32> {
    registry(registry_name)?.id(entry)
}

/// The name of the entry with number `id` in a registry.
#[must_use]
pub fn name(registry_name: &str, id: u32) -> Option<&'static str> {
    registry(registry_name)?.name(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_is_found_by_name() {
        for registry in &REGISTRIES {
            for (at, entry) in registry.entries.iter().enumerate() {
                assert_eq!(id(registry.name, entry), Some(at as u32), "{} {entry}", registry.name);
                assert_eq!(name(registry.name, at as u32), Some(*entry));
            }
        }
    }

    #[test]
    fn known_numbers() {
        assert_eq!(id("minecraft:entity_type", "minecraft:player"), Some(159));
        assert_eq!(id("command_argument_type", "brigadier:bool"), Some(0));
        assert_eq!(registry("command_argument_type").unwrap().entries.len(), 62);
        assert_eq!(id("attribute", "max_health"), Some(23));
        assert_eq!(id("block_entity_type", "chest"), Some(1));
        assert_eq!(id("no_such_registry", "x"), None);
        assert_eq!(name("item", 70_000), None);
    }
}
