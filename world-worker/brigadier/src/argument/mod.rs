//! The kinds of arguments: how each is read, suggested, and described to clients.

pub mod block;
pub mod coordinates;
pub mod item;
pub mod message;
pub mod range;
pub mod selector;
mod selector_options;
mod simple;
pub mod snbt;

use std::fmt;

use crate::error::SyntaxError;
use crate::reader::StringReader;
use crate::suggest::SuggestionsBuilder;
use crate::vocabulary::Vocabulary;

use block::{BlockInput, BlockPredicateInput};
use coordinates::Coordinates;
use item::{ItemInput, ItemPredicateInput};
use message::Message;
use selector::{GameMode, Selector};
use snbt::Tag;

/// How much of the line a string takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StringKind {
    /// One word.
    Word,
    /// A word or a quoted text.
    Phrase,
    /// Everything that is left.
    Greedy,
}

/// Where on an entity a position is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// At the feet.
    Feet,
    /// At the eyes.
    Eyes,
}

/// Game profiles: one name, or the players of a selector.
#[derive(Debug, Clone, PartialEq)]
pub enum Profiles {
    /// A name, known or not.
    Name(String),
    /// Players who are online.
    Selector(Box<Selector>),
}

/// An entry of a registry, or all entries of a tag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResourceOrTag {
    /// Full name of the entry.
    Entry(String),
    /// Full name of the tag, without `#`.
    Tag(String),
}

impl fmt::Display for ResourceOrTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Entry(name) => f.write_str(name),
            Self::Tag(name) => write!(f, "#{name}"),
        }
    }
}

/// The kind of an argument. Bounds are inclusive; an unset bound is the type's own.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Argument {
    /// `true` or `false`.
    Bool,
    /// 32-bit integer.
    Integer {
        /// Least value.
        min: Option<i32>,
        /// Greatest value.
        max: Option<i32>,
    },
    /// 64-bit integer.
    Long {
        /// Least value.
        min: Option<i64>,
        /// Greatest value.
        max: Option<i64>,
    },
    /// 32-bit float.
    Float {
        /// Least value.
        min: Option<f32>,
        /// Greatest value.
        max: Option<f32>,
    },
    /// 64-bit float.
    Double {
        /// Least value.
        min: Option<f64>,
        /// Greatest value.
        max: Option<f64>,
    },
    /// Text.
    String(StringKind),
    /// Entities by name, UUID or selector.
    Entity {
        /// At most one.
        single: bool,
        /// Players only.
        players: bool,
    },
    /// Accounts, online or not.
    GameProfile,
    /// Block position.
    BlockPos,
    /// Block column.
    ColumnPos,
    /// Position; whole numbers mean the middle of the block when `centre` is set.
    Vec3 {
        /// Whether whole x and z are moved to the middle of the block.
        centre: bool,
    },
    /// Horizontal position.
    Vec2 {
        /// As for [`Argument::Vec3`].
        centre: bool,
    },
    /// Yaw and pitch.
    Rotation,
    /// One angle.
    Angle,
    /// A block state, without data.
    BlockState,
    /// A test of blocks.
    BlockPredicate,
    /// An item, without components.
    ItemStack,
    /// A test of items.
    ItemPredicate,
    /// A message, in which selectors are replaced.
    Message,
    /// A game mode.
    GameMode,
    /// A duration in ticks, at least `min`.
    Time {
        /// Least number of ticks.
        min: i32,
    },
    /// A resource location.
    ResourceLocation,
    /// An entry of a registry.
    Resource {
        /// Full name of the registry.
        registry: &'static str,
    },
    /// An entry of a registry or a tag of it.
    ResourceOrTag {
        /// Full name of the registry.
        registry: &'static str,
    },
    /// Key of an entry of a registry or of a tag of it, existing or not.
    ResourceOrTagKey {
        /// Full name of the registry.
        registry: &'static str,
    },
    /// Key of an entry of a registry, existing or not.
    ResourceKey {
        /// Full name of the registry.
        registry: &'static str,
    },
    /// A dimension.
    Dimension,
    /// `feet` or `eyes`.
    EntityAnchor,
    /// A UUID.
    Uuid,
    /// A text, as data.
    Component,
    /// A particle with its options.
    Particle,
    /// One of the sixteen named colours.
    TeamColor,
    /// A colour of three or six hexadecimal digits.
    HexColor,
}

/// A parsed argument.
#[derive(Debug, Clone, PartialEq)]
pub enum ArgumentValue {
    /// See [`Argument::Bool`].
    Bool(bool),
    /// See [`Argument::Integer`].
    Integer(i32),
    /// See [`Argument::Long`].
    Long(i64),
    /// See [`Argument::Float`].
    Float(f32),
    /// See [`Argument::Double`].
    Double(f64),
    /// See [`Argument::String`].
    String(String),
    /// See [`Argument::Entity`].
    Selector(Box<Selector>),
    /// See [`Argument::GameProfile`].
    Profiles(Profiles),
    /// Block, column, vector or rotation; a rotation is pitch in x and yaw in y.
    Coordinates(Coordinates),
    /// One angle in degrees.
    Angle(coordinates::WorldCoordinate),
    /// See [`Argument::BlockState`].
    Block(BlockInput),
    /// See [`Argument::BlockPredicate`].
    BlockPredicate(BlockPredicateInput),
    /// See [`Argument::ItemStack`].
    Item(ItemInput),
    /// See [`Argument::ItemPredicate`].
    ItemPredicate(ItemPredicateInput),
    /// See [`Argument::Message`].
    Message(Message),
    /// See [`Argument::GameMode`].
    GameMode(GameMode),
    /// See [`Argument::Time`].
    Ticks(i32),
    /// A resource location, full.
    Identifier(String),
    /// See [`Argument::ResourceOrTag`] and [`Argument::ResourceOrTagKey`].
    ResourceOrTag(ResourceOrTag),
    /// See [`Argument::EntityAnchor`].
    Anchor(Anchor),
    /// See [`Argument::Uuid`].
    Uuid(u128),
    /// See [`Argument::Component`].
    Data(Tag),
    /// Full name of a particle and its options.
    Particle(String, Option<Tag>),
    /// `0xRRGGBB`.
    Color(u32),
}

impl Argument {
    /// Reads a value. Selectors need permission level 2.
    pub fn parse(
        &self,
        reader: &mut StringReader<'_>,
        level: u8,
        vocabulary: &dyn Vocabulary,
    ) -> Result<ArgumentValue, SyntaxError> {
        use ArgumentValue as Value;
        Ok(match *self {
            Argument::Bool => Value::Bool(reader.read_bool()?),
            Argument::Integer { min, max } => Value::Integer(simple::integer(reader, min, max)?),
            Argument::Long { min, max } => Value::Long(simple::long(reader, min, max)?),
            Argument::Float { min, max } => Value::Float(simple::float(reader, min, max)?),
            Argument::Double { min, max } => Value::Double(simple::double(reader, min, max)?),
            Argument::String(kind) => Value::String(simple::string(reader, kind)?),
            Argument::Entity { single, players } => {
                Value::Selector(Box::new(selector::parse_entity(reader, single, players, level, vocabulary)?))
            }
            Argument::GameProfile => Value::Profiles(selector::parse_profiles(reader, level, vocabulary)?),
            Argument::BlockPos => Value::Coordinates(coordinates::block_pos(reader)?),
            Argument::ColumnPos => Value::Coordinates(coordinates::column_pos(reader)?),
            Argument::Vec3 { centre } => Value::Coordinates(coordinates::vec3(reader, centre)?),
            Argument::Vec2 { centre } => Value::Coordinates(coordinates::vec2(reader, centre)?),
            Argument::Rotation => Value::Coordinates(coordinates::rotation(reader)?),
            Argument::Angle => Value::Angle(coordinates::angle(reader)?),
            Argument::BlockState => Value::Block(block::parse_state(reader, vocabulary)?),
            Argument::BlockPredicate => Value::BlockPredicate(block::parse_predicate(reader, vocabulary)?),
            Argument::ItemStack => Value::Item(item::parse_item(reader, vocabulary)?),
            Argument::ItemPredicate => Value::ItemPredicate(item::parse_predicate(reader, vocabulary)?),
            Argument::Message => Value::Message(message::parse(reader, level, vocabulary)?),
            Argument::GameMode => Value::GameMode(simple::game_mode(reader)?),
            Argument::Time { min } => Value::Ticks(simple::time(reader, min)?),
            Argument::ResourceLocation | Argument::ResourceKey { .. } | Argument::Dimension => {
                Value::Identifier(reader.read_identifier()?)
            }
            Argument::Resource { registry } => {
                Value::Identifier(simple::resource(reader, registry, vocabulary)?)
            }
            Argument::ResourceOrTag { registry } => {
                Value::ResourceOrTag(simple::resource_or_tag(reader, registry, vocabulary)?)
            }
            Argument::ResourceOrTagKey { .. } => Value::ResourceOrTag(simple::resource_or_tag_key(reader)?),
            Argument::EntityAnchor => Value::Anchor(simple::anchor(reader)?),
            Argument::Uuid => Value::Uuid(simple::uuid(reader)?),
            Argument::Component => Value::Data(snbt::parse(reader)?),
            Argument::Particle => {
                let (name, options) = simple::particle(reader, vocabulary)?;
                Value::Particle(name, options)
            }
            Argument::TeamColor => Value::Color(simple::team_color(reader)?),
            Argument::HexColor => Value::Color(simple::hex_color(reader)?),
        })
    }

    /// Adds completions of what is typed.
    pub fn suggest(&self, builder: &mut SuggestionsBuilder<'_>, level: u8, vocabulary: &dyn Vocabulary) {
        match *self {
            Argument::Bool => builder.matching(["false", "true"]),
            Argument::Entity { .. } | Argument::GameProfile => {
                selector::suggest(builder, level, vocabulary);
            }
            Argument::BlockPos | Argument::Vec3 { .. } => coordinates::suggest(builder, 3),
            Argument::ColumnPos | Argument::Vec2 { .. } => coordinates::suggest(builder, 2),
            Argument::BlockState => block::suggest(builder, vocabulary, false),
            Argument::BlockPredicate => block::suggest(builder, vocabulary, true),
            Argument::ItemStack => builder.resources(vocabulary.names("minecraft:item"), ""),
            Argument::ItemPredicate => {
                builder.matching(["*"]);
                builder.resources(vocabulary.names("minecraft:item"), "");
                builder.resources(vocabulary.tags("minecraft:item"), "#");
            }
            Argument::GameMode => builder.matching(GameMode::ALL.map(GameMode::name)),
            Argument::Time { .. } => simple::suggest_time(builder),
            Argument::Resource { registry } | Argument::ResourceKey { registry } => {
                builder.resources(vocabulary.names(registry), "");
            }
            Argument::ResourceOrTag { registry } | Argument::ResourceOrTagKey { registry } => {
                builder.resources(vocabulary.names(registry), "");
                builder.resources(vocabulary.tags(registry), "#");
            }
            Argument::Dimension => builder.resources(vocabulary.names("minecraft:dimension"), ""),
            Argument::EntityAnchor => builder.matching(["eyes", "feet"]),
            Argument::Particle => builder.resources(vocabulary.names(simple::PARTICLES), ""),
            Argument::TeamColor => builder.matching(simple::TEAM_COLORS.map(|(name, _)| name)),
            Argument::Integer { .. }
            | Argument::Long { .. }
            | Argument::Float { .. }
            | Argument::Double { .. }
            | Argument::String(_)
            | Argument::Rotation
            | Argument::Angle
            | Argument::Message
            | Argument::ResourceLocation
            | Argument::Component
            | Argument::HexColor
            | Argument::Uuid => {}
        }
    }

    /// Number in the `command_argument_type` registry of 26.3.
    pub fn parser_id(&self) -> u32 {
        match self {
            Argument::Bool => 0,
            Argument::Float { .. } => 1,
            Argument::Double { .. } => 2,
            Argument::Integer { .. } => 3,
            Argument::Long { .. } => 4,
            Argument::String(_) => 5,
            Argument::Entity { .. } => 6,
            Argument::GameProfile => 7,
            Argument::BlockPos => 8,
            Argument::ColumnPos => 9,
            Argument::Vec3 { .. } => 10,
            Argument::Vec2 { .. } => 11,
            Argument::BlockState => 12,
            Argument::BlockPredicate => 13,
            Argument::ItemStack => 14,
            Argument::ItemPredicate => 15,
            Argument::TeamColor => 16,
            Argument::HexColor => 17,
            Argument::Component => 18,
            Argument::Message => 20,
            Argument::Particle => 27,
            Argument::Angle => 28,
            Argument::Rotation => 29,
            Argument::ResourceLocation => 36,
            Argument::EntityAnchor => 38,
            Argument::Dimension => 41,
            Argument::GameMode => 42,
            Argument::Time { .. } => 43,
            Argument::ResourceOrTag { .. } => 44,
            Argument::ResourceOrTagKey { .. } => 45,
            Argument::Resource { .. } => 46,
            Argument::ResourceKey { .. } => 47,
            Argument::Uuid => 61,
        }
    }

    /// Name in the `command_argument_type` registry.
    pub fn parser_name(&self) -> &'static str {
        match self {
            Argument::Bool => "brigadier:bool",
            Argument::Float { .. } => "brigadier:float",
            Argument::Double { .. } => "brigadier:double",
            Argument::Integer { .. } => "brigadier:integer",
            Argument::Long { .. } => "brigadier:long",
            Argument::String(_) => "brigadier:string",
            Argument::Entity { .. } => "minecraft:entity",
            Argument::GameProfile => "minecraft:game_profile",
            Argument::BlockPos => "minecraft:block_pos",
            Argument::ColumnPos => "minecraft:column_pos",
            Argument::Vec3 { .. } => "minecraft:vec3",
            Argument::Vec2 { .. } => "minecraft:vec2",
            Argument::BlockState => "minecraft:block_state",
            Argument::BlockPredicate => "minecraft:block_predicate",
            Argument::ItemStack => "minecraft:item_stack",
            Argument::ItemPredicate => "minecraft:item_predicate",
            Argument::Message => "minecraft:message",
            Argument::TeamColor => "minecraft:team_color",
            Argument::HexColor => "minecraft:hex_color",
            Argument::Component => "minecraft:component",
            Argument::Particle => "minecraft:particle",
            Argument::Angle => "minecraft:angle",
            Argument::Rotation => "minecraft:rotation",
            Argument::ResourceLocation => "minecraft:resource_location",
            Argument::EntityAnchor => "minecraft:entity_anchor",
            Argument::Dimension => "minecraft:dimension",
            Argument::GameMode => "minecraft:gamemode",
            Argument::Time { .. } => "minecraft:time",
            Argument::ResourceOrTag { .. } => "minecraft:resource_or_tag",
            Argument::ResourceOrTagKey { .. } => "minecraft:resource_or_tag_key",
            Argument::Resource { .. } => "minecraft:resource",
            Argument::ResourceKey { .. } => "minecraft:resource_key",
            Argument::Uuid => "minecraft:uuid",
        }
    }

    /// The properties after the parser number in the `commands` packet.
    pub fn properties(&self) -> Vec<u8> {
        match *self {
            Argument::Integer { min, max } => bounds(min.map(i32::to_be_bytes), max.map(i32::to_be_bytes)),
            Argument::Long { min, max } => bounds(min.map(i64::to_be_bytes), max.map(i64::to_be_bytes)),
            Argument::Float { min, max } => bounds(min.map(f32::to_be_bytes), max.map(f32::to_be_bytes)),
            Argument::Double { min, max } => bounds(min.map(f64::to_be_bytes), max.map(f64::to_be_bytes)),
            Argument::String(kind) => vec![kind as u8],
            Argument::Entity { single, players } => vec![u8::from(single) | u8::from(players) << 1],
            Argument::Time { min } => min.to_be_bytes().to_vec(),
            Argument::Resource { registry }
            | Argument::ResourceKey { registry }
            | Argument::ResourceOrTag { registry }
            | Argument::ResourceOrTagKey { registry } => {
                let mut out = var_int(registry.len() as u32);
                out.extend_from_slice(registry.as_bytes());
                out
            }
            _ => Vec::new(),
        }
    }
}

/// Flags (1 minimum, 2 maximum) and the bounds that are set.
fn bounds<const N: usize>(min: Option<[u8; N]>, max: Option<[u8; N]>) -> Vec<u8> {
    let mut out = vec![u8::from(min.is_some()) | u8::from(max.is_some()) << 1];
    out.extend(min.into_iter().flatten());
    out.extend(max.into_iter().flatten());
    out
}

fn var_int(mut value: u32) -> Vec<u8> {
    let mut out = Vec::new();
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
    out
}
