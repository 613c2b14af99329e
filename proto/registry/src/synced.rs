//! Datapack registries that the server sends before play, in the order of `registry_data`.

pub use crate::generated::synced::SYNCED;
use crate::names;

/// Namespace, id and version of the pack that defines every entry of [`SYNCED`]: a client that knows it
/// needs no data.
pub const KNOWN_PACK: (&str, &str, &str) = ("minecraft", "core", crate::version::NAME);

/// A registry that is sent to clients.
#[derive(Debug)]
pub struct SyncedRegistry {
    /// Name without `minecraft:`, like `worldgen/biome`.
    pub name: &'static str,
    /// Entries; the number is the position. Vanilla sends them in order of name.
    pub entries: &'static [SyncedEntry],
}

impl SyncedRegistry {
    /// The number of an entry, whose name may or may not have `minecraft:`.
    #[must_use]
    pub fn id(&self, entry: &str) -> Option<u32> {
        let entry = names::without_namespace(entry);
        self.entries
            .binary_search_by(|known| known.name.cmp(entry))
            .ok()
            .and_then(|at| u32::try_from(at).ok())
    }

    /// The name of an entry.
    #[must_use]
    pub fn name(&self, id: u32) -> Option<&'static str> {
        self.entries.get(usize::try_from(id).ok()?).map(|entry| entry.name)
    }
}

/// An entry of a synced registry.
#[derive(Debug)]
pub struct SyncedEntry {
    /// Name without `minecraft:`.
    pub name: &'static str,
    /// Network NBT (tag type, then payload, no name) for clients that lack [`KNOWN_PACK`].
    pub nbt: &'static [u8],
}

/// The synced registry of that name, with or without `minecraft:`.
#[must_use]
pub fn registry(name: &str) -> Option<&'static SyncedRegistry> {
    let name = names::without_namespace(name);
    SYNCED.iter().find(|registry| registry.name == name)
}

/// The number of an entry in a synced registry.
#[must_use]
pub fn synced_id(registry_name: &str, entry: &str) -> Option<u32> {
    registry(registry_name)?.id(entry)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks one payload of tag type `kind` and returns what follows it.
    fn skip(kind: u8, bytes: &[u8]) -> &[u8] {
        let length = |bytes: &[u8]| u32::from_be_bytes(bytes[..4].try_into().unwrap()) as usize;
        let short = |bytes: &[u8]| usize::from(u16::from_be_bytes(bytes[..2].try_into().unwrap()));
        match kind {
            1 => &bytes[1..],
            3 | 5 => &bytes[4..],
            4 | 6 => &bytes[8..],
            7 => &bytes[4 + length(bytes)..],
            8 => {
                std::str::from_utf8(&bytes[2..2 + short(bytes)]).unwrap();
                &bytes[2 + short(bytes)..]
            }
            9 => {
                let (element, count) = (bytes[0], length(&bytes[1..]));
                assert!(element != 0 || count == 0);
                (0..count).fold(&bytes[5..], |rest, _| skip(element, rest))
            }
            10 => {
                let mut rest = bytes;
                while rest[0] != 0 {
                    let after_name = skip(8, &rest[1..]);
                    rest = skip(rest[0], after_name);
                }
                &rest[1..]
            }
            11 => &bytes[4 + 4 * length(bytes)..],
            other => panic!("tag type {other}"),
        }
    }

    #[test]
    fn every_entry_walks_to_its_exact_end() {
        for registry in &SYNCED {
            for entry in registry.entries {
                let rest = skip(entry.nbt[0], &entry.nbt[1..]);
                assert!(rest.is_empty(), "{} {}", registry.name, entry.name);
            }
        }
    }

    #[test]
    fn entries_are_found_by_name() {
        for registry in &SYNCED {
            for (at, entry) in registry.entries.iter().enumerate() {
                assert_eq!(synced_id(registry.name, entry.name), Some(at as u32));
                assert_eq!(registry.name(at as u32), Some(entry.name));
            }
        }
    }

    #[test]
    fn known_numbers() {
        assert_eq!(SYNCED.len(), 31);
        assert_eq!(SYNCED[0].name, "worldgen/biome");
        assert_eq!(SYNCED[0].entries.len(), 67);
        assert_eq!(synced_id("minecraft:worldgen/biome", "minecraft:plains"), Some(41));
        assert_eq!(synced_id("dimension_type", "overworld"), Some(0));
    }

    #[test]
    fn biomes_lack_what_only_the_server_uses() {
        let contains = |nbt: &[u8], key: &str| nbt.windows(key.len()).any(|window| window == key.as_bytes());
        for entry in SYNCED[0].entries {
            assert!(!contains(entry.nbt, "features") && !contains(entry.nbt, "natural_mob_spawns"));
            assert!(contains(entry.nbt, "has_precipitation") && contains(entry.nbt, "effects"));
        }
    }
}
