//! Older versions of the game: their numbers for those of the canonical version, and what they are told of
//! registries and tags.
//!
//! Numbers are matched by name when the tables are made. Content that an older version lacks has a stand-in
//! there: every canonical block state, item, entity type, particle, sound, biome, damage type and jukebox song
//! has a number in every older version, and no block is shown as air. Attributes, statistics, data components,
//! block entity types, command parsers and map marks may be absent; whoever writes them leaves them out.

use std::ops::Range;

use crate::generated::{older_26_1, older_26_2};
use crate::synced::SyncedRegistry;
use crate::tags::TagRegistry;

/// The older versions, newest first.
pub static OLDER: [&Older; 2] = [&older_26_2::OLDER, &older_26_1::OLDER];

/// In a table: no number.
const NONE: u16 = u16::MAX;

/// The registries whose numbers differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Mapped {
    Block,
    Item,
    EntityType,
    ParticleType,
    SoundEvent,
    DataComponentType,
    Attribute,
    BlockEntityType,
    CommandArgumentType,
    CustomStat,
    MapDecorationType,
    Biome,
    DamageType,
    JukeboxSong,
}

impl Mapped {
    /// All of them, in the order of the tables.
    pub const ALL: [Self; 14] = [
        Self::Block,
        Self::Item,
        Self::EntityType,
        Self::ParticleType,
        Self::SoundEvent,
        Self::DataComponentType,
        Self::Attribute,
        Self::BlockEntityType,
        Self::CommandArgumentType,
        Self::CustomStat,
        Self::MapDecorationType,
        Self::Biome,
        Self::DamageType,
        Self::JukeboxSong,
    ];
}

/// Numbers of one registry in an older version.
#[derive(Debug)]
pub(crate) struct Map {
    /// Older number by canonical one.
    pub(crate) to: &'static [u16],
    /// Canonical number by older one.
    pub(crate) from: &'static [u16],
}

/// An older version.
#[derive(Debug)]
pub struct Older {
    /// As players know it.
    pub name: &'static str,
    /// The number in the intention packet.
    pub protocol: i32,
    /// Versions of the core pack that hold what [`Self::synced`] holds.
    pub packs: &'static [&'static str],
    /// Little-endian `u16` by canonical state.
    pub(crate) states: &'static [u8],
    /// Number of block states.
    pub state_count: u32,
    /// States of beds.
    pub beds: Range<u16>,
    /// Number of the block entity type of beds, if beds have block entities.
    pub bed: Option<u16>,
    pub(crate) maps: [Map; 14],
    pub(crate) metadata: &'static [(u16, &'static [u8])],
    /// The synced registries in the order in which they are sent.
    pub synced: &'static [SyncedRegistry],
    /// The tags, with this version's numbers.
    pub tags: &'static [TagRegistry],
}

/// The older version with that protocol number.
#[must_use]
pub fn by_protocol(protocol: i32) -> Option<&'static Older> {
    OLDER.iter().copied().find(|older| older.protocol == protocol)
}

impl Older {
    /// This version's state for a canonical one; one that does not exist is stone.
    #[must_use]
    pub fn state(&self, state: u32) -> u16 {
        let at = state as usize * 2;
        self.states.get(at..at + 2).map_or(1, |bytes| u16::from_le_bytes([bytes[0], bytes[1]]))
    }

    /// This version's number for a canonical one; `None` when it has nothing for it.
    #[must_use]
    pub fn to_older(&self, registry: Mapped, number: u32) -> Option<u32> {
        lookup(self.maps[registry as usize].to, number)
    }

    /// The canonical number for one of this version; `None` when it does not exist.
    #[must_use]
    pub fn to_canonical(&self, registry: Mapped, number: u32) -> Option<u32> {
        lookup(self.maps[registry as usize].from, number)
    }

    /// This version's number for a canonical one that means the same, not a stand-in.
    #[must_use]
    pub fn exact(&self, registry: Mapped, number: u32) -> Option<u32> {
        self.to_older(registry, number).filter(|&older| self.to_canonical(registry, older) == Some(number))
    }

    /// Number of entries of a registry in this version.
    #[must_use]
    pub fn size(&self, registry: Mapped) -> usize {
        self.maps[registry as usize].from.len()
    }

    /// Where a synced value of an entity lies in this version. `kind` is the canonical entity type.
    #[must_use]
    pub fn metadata_index(&self, kind: u32, index: u8) -> Option<u8> {
        match self.metadata.iter().find(|(known, _)| u32::from(*known) == kind) {
            None => Some(index),
            Some((_, indices)) => indices.get(usize::from(index)).copied().filter(|&older| older != u8::MAX),
        }
    }
}

fn lookup(numbers: &[u16], number: u32) -> Option<u32> {
    numbers.get(usize::try_from(number).ok()?).copied().filter(|&older| older != NONE).map(u32::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{blocks, builtin, entities, items, synced};

    #[test]
    fn every_state_has_a_state_that_is_there_and_as_solid_as_air() {
        for older in OLDER {
            let states: u32 = blocks::BLOCKS.iter().map(|block| u32::from(block.state_count)).sum();
            assert_eq!(older.states.len(), states as usize * 2);
            for state in 0..states {
                let shown = older.state(state);
                assert!(u32::from(shown) < older.state_count, "{state}");
                assert_eq!(
                    state == 0,
                    shown == 0,
                    "{state} of {}",
                    blocks::block_of_state(state as u16).name
                );
            }
        }
    }

    #[test]
    fn everything_a_client_sees_has_a_number() {
        use Mapped::*;
        for older in OLDER {
            for registry in
                [Block, Item, EntityType, ParticleType, SoundEvent, Biome, DamageType, JukeboxSong]
            {
                let map = &older.maps[registry as usize];
                assert!(map.to.iter().all(|&number| usize::from(number) < map.from.len()), "{registry:?}");
                assert!(map.from.iter().all(|&number| usize::from(number) < map.to.len()), "{registry:?}");
            }
            assert_eq!(older.maps[Item as usize].to.len(), items::ITEMS.len());
            assert_eq!(older.maps[Block as usize].to.len(), blocks::BLOCKS.len());
            for name in ["particle_type", "sound_event", "entity_type", "data_component_type"] {
                let registry = match name {
                    "particle_type" => ParticleType,
                    "sound_event" => SoundEvent,
                    "entity_type" => EntityType,
                    _ => DataComponentType,
                };
                let entries = builtin::registry(name).unwrap().entries;
                assert_eq!(older.maps[registry as usize].to.len(), entries.len(), "{name}");
            }
        }
    }

    /// Data components that an older client is not told of, all of them new in 26.3 or 26.2.
    #[test]
    fn the_components_left_out_are_these() {
        let left_out = |older: &Older| -> Vec<&str> {
            (0..older.maps[Mapped::DataComponentType as usize].to.len() as u32)
                .filter(|&kind| older.to_older(Mapped::DataComponentType, kind).is_none())
                .filter_map(|kind| builtin::name("data_component_type", kind))
                .collect()
        };
        let new = [
            "interact_animation",
            "block_transformer",
            "villager_food",
            "compostable",
            "cooking_fuel",
            "brewing_fuel",
            "mob_visibility",
            "provides_pottery_pattern",
            "sign_text_front",
            "sign_text_back",
            "waxed",
            "cushion/color",
        ];
        assert_eq!(left_out(OLDER[0]), new);
        let mut older = new.to_vec();
        older.insert(3, "sulfur_cube_content");
        assert_eq!(left_out(OLDER[1]), older);
    }

    #[test]
    fn stand_ins_keep_what_both_have() {
        let older = by_protocol(775).unwrap();
        let stairs = blocks::block_by_name("poplar_stairs").unwrap();
        let pale = blocks::block_by_name("pale_oak_stairs").unwrap();
        for offset in 0..stairs.state_count {
            assert_eq!(
                older.state(u32::from(stairs.first_state + offset)),
                older.state(u32::from(pale.first_state + offset))
            );
        }
        let dry = blocks::block_by_name("white_wool_slab").unwrap();
        let wet = blocks::state_with(dry, &[("type", "top"), ("waterlogged", "true")]).unwrap();
        let quartz = blocks::block_by_name("quartz_slab").unwrap();
        let expected = blocks::state_with(quartz, &[("type", "top"), ("waterlogged", "true")]).unwrap();
        assert_eq!(older.state(u32::from(wet)), older.state(u32::from(expected)));
        let boat = |name| builtin::id("entity_type", name).unwrap();
        let shown = |name| older.to_older(Mapped::EntityType, boat(name));
        assert_eq!(shown("poplar_boat"), shown("oak_boat"));
        assert_eq!(older.exact(Mapped::EntityType, boat("poplar_boat")), None);
        assert!(older.exact(Mapped::EntityType, boat("oak_boat")).is_some());
    }

    #[test]
    fn sizes_of_slimes_lie_where_the_older_version_looks() {
        let older = by_protocol(775).unwrap();
        let slime = u32::from(entities::ENTITY_TYPES.iter().find(|kind| kind.name == "slime").unwrap().id);
        assert_eq!(older.metadata_index(slime, 18), Some(16));
        assert_eq!(older.metadata_index(slime, 16), None);
        assert_eq!(by_protocol(776).unwrap().metadata_index(slime, 18), Some(18));
    }

    #[test]
    fn synced_registries_and_tags_are_the_versions_own() {
        let older = by_protocol(775).unwrap();
        assert_eq!(older.synced.iter().map(|r| r.entries.len()).next(), Some(65));
        assert!(synced::SYNCED.len() > older.synced.len());
        let item = older.tags.iter().find(|registry| registry.name == "item").unwrap();
        let size = older.size(Mapped::Item);
        assert!(item.tags.iter().all(|tag| tag.ids.iter().all(|&id| usize::from(id) < size)));
    }
}
