//! Entity types and their synced data.

use crate::generated::entities::{ENTITIES_BY_NAME, METADATA};
pub use crate::generated::entities::{ENTITY_TYPES, SERIALIZERS};
pub use crate::generated::entity_ids::*;
use crate::names;

/// An entity type.
#[derive(Debug)]
pub struct EntityType {
    /// Name without `minecraft:`.
    pub name: &'static str,
    /// Number in the `entity_type` registry; position in [`ENTITY_TYPES`].
    pub id: u16,
    /// Width and depth in blocks.
    pub width: f32,
    /// Height in blocks.
    pub height: f32,
    /// Height of the eyes above the feet in blocks.
    pub eye_height: f32,
    /// How it counts in mob caps.
    pub category: Category,
    /// How far players are told of it, in chunks.
    pub tracking_range_chunks: u8,
    /// Ticks between looks at whether it moved; `i32::MAX` for never.
    pub update_interval_ticks: i32,
    /// Whether its velocity is sent.
    pub track_deltas: bool,
    /// Not hurt by fire and lava.
    pub fire_immune: bool,
    /// `/summon` may make one.
    pub summonable: bool,
    /// Is a mob (has a mind of its own).
    pub is_mob: bool,
    /// Health that it starts with, for living ones.
    pub max_health: Option<f32>,
    /// Experience that it drops.
    pub experience_reward: u16,
    /// Size while a baby, if that is known to differ.
    pub baby: Option<Dimensions>,
    /// Where passengers sit, in blocks from its feet.
    pub passenger_attachments: &'static [[f64; 3]],
    /// Attributes that it has (number in the `attribute` registry) and their base values.
    pub attributes: &'static [(u16, f64)],
}

/// Size of an entity in blocks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Dimensions {
    /// Width and depth.
    pub width: f32,
    /// Height.
    pub height: f32,
    /// Height of the eyes above the feet.
    pub eye_height: f32,
}

/// Vanilla's mob categories.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Category {
    /// `monster`.
    Monster,
    /// `creature`.
    Creature,
    /// `ambient`.
    Ambient,
    /// `axolotls`.
    Axolotls,
    /// `underground_water_creature`.
    UndergroundWaterCreature,
    /// `water_creature`.
    WaterCreature,
    /// `water_ambient`.
    WaterAmbient,
    /// `misc`.
    Misc,
}

/// One synced field; its index on the wire is its position in the list.
#[derive(Debug)]
pub struct MetadataField {
    /// Name of the field.
    pub name: &'static str,
    /// Number of its serializer; position in [`SERIALIZERS`].
    pub serializer: u8,
    /// Value that is not sent because the client knows it.
    pub default: MetadataDefault,
}

/// Default of a synced field.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum MetadataDefault {
    /// Not known.
    Unknown,
    /// An optional that is absent, an empty item stack or an empty list.
    Absent,
    /// `byte`.
    Byte(i8),
    /// `int`.
    Int(i32),
    /// `long`.
    Long(i64),
    /// `float`.
    Float(f32),
    /// `boolean`.
    Boolean(bool),
    /// `string`, `component` and `optional_component` (plain text).
    Text(&'static str),
    /// `rotations`, `vector3`.
    Vector([f32; 3]),
    /// `quaternion` (x, y, z, w).
    Quaternion([f32; 4]),
    /// `block_pos`.
    BlockPos([i32; 3]),
    /// Number of an enum constant, registry entry, block state or single item.
    Id(u16),
    /// `villager_data`: type, profession, level.
    VillagerData([u16; 3]),
}

/// The entity type with that number.
#[must_use]
pub fn entity_type(id: u16) -> Option<&'static EntityType> {
    ENTITY_TYPES.get(usize::from(id))
}

/// The entity type of that name, with or without `minecraft:`.
#[must_use]
pub fn entity_by_name(name: &str) -> Option<&'static EntityType> {
    names::find(&ENTITIES_BY_NAME, name, |at| ENTITY_TYPES[usize::from(at)].name).and_then(entity_type)
}

/// The synced fields of an entity type in order of index; none for a number that does not exist.
#[must_use]
pub fn metadata(id: u16) -> &'static [MetadataField] {
    METADATA.get(usize::from(id)).copied().unwrap_or(&[])
}

/// Index and serializer of the synced field `name` of an entity type.
#[must_use]
pub fn metadata_field(id: u16, name: &str) -> Option<(u8, &'static MetadataField)> {
    let (index, field) = metadata(id).iter().enumerate().find(|(_, field)| field.name == name)?;
    Some((u8::try_from(index).ok()?, field))
}

/// Number of the serializer of that name.
#[must_use]
pub fn serializer(name: &str) -> Option<u8> {
    SERIALIZERS.iter().position(|known| *known == name).and_then(|at| u8::try_from(at).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_names() {
        assert_eq!(ENTITY_TYPES.len(), 161);
        for (id, entity) in ENTITY_TYPES.iter().enumerate() {
            assert_eq!(usize::from(entity.id), id);
            assert_eq!(entity_by_name(entity.name).unwrap().id, entity.id);
        }
    }

    #[test]
    fn the_player() {
        let player = &ENTITY_TYPES[usize::from(PLAYER)];
        assert_eq!((PLAYER, player.name), (159, "player"));
        assert_eq!((player.width, player.height, player.eye_height), (0.6, 1.8, 1.62));
        assert_eq!((player.tracking_range_chunks, player.update_interval_ticks), (32, 2));
        assert!(!player.track_deltas && !player.summonable);
    }

    #[test]
    fn synced_fields_of_the_player() {
        let fields = metadata(PLAYER);
        assert_eq!(fields.len(), 21);
        assert_eq!(fields[0].serializer, 0);
        assert_eq!((fields[1].serializer, fields[1].default), (1, MetadataDefault::Int(300)));
        let (index, pose) = metadata_field(PLAYER, "pose").unwrap();
        assert_eq!((index, pose.serializer, pose.default), (6, 20, MetadataDefault::Id(0)));
        assert_eq!(fields[15].serializer, 42);
        assert_eq!(fields[15].default, MetadataDefault::Id(1));
    }

    #[test]
    fn serializers_have_their_numbers() {
        assert_eq!(serializer("pose"), Some(20));
        assert_eq!(serializer("dye_color"), Some(43));
        assert_eq!(SERIALIZERS.len(), 44);
    }
}
