//! Numbers inside values and packets, by the form of what holds them.

use registry::older::{Mapped, Older};

use super::{Translated, Untranslatable, chunk, to_older};
use crate::error::DecodeError;
use crate::packets::configuration::clientbound::{RegistryData, SelectKnownPacks, UpdateTags};
use crate::packets::play::clientbound as cb;
use crate::packets::{KnownPack, RegistryEntry, RegistryTags, Tag};
use crate::version::PlayClientbound as Kind;
use crate::wire::component_shapes::{COMPONENTS, SOUND};
use crate::wire::entity_data::SERIALIZERS;
use crate::wire::recipe_display::{RECIPE, SLOT};
use crate::wire::shape::Shape::{
    Fixed, Id, Identifier as Name, List, Nbt, Opt, Particle, SetOf, Slot, State, Text, VarInt as Int,
};
use crate::wire::shape::{self, MAX_DEPTH, Shape};
use crate::wire::{
    Decode, Encode, Identifier, RawNbt, Reader, VarInt, decode_exact, particle, write_var_int,
};

/// Longest list in a packet.
const MANY: usize = 65_536;
/// Most components of one patch, as when reading.
const MAX_COMPONENTS: usize = 256;
/// Most bytes of one component from a client, as when reading.
const MAX_UNTRUSTED_COMPONENT: usize = 1024 * 1024;

/// Copies values from one version to the other, numbers translated on the way.
#[derive(Clone, Copy)]
pub(super) struct Translator {
    older: &'static Older,
    /// From the canonical version to the older one; otherwise the other way round.
    down: bool,
}

impl Translator {
    /// From the canonical version to an older one.
    pub(super) fn down(older: &'static Older) -> Self {
        Self { older, down: true }
    }

    /// From an older version to the canonical one.
    pub(super) fn up(older: &'static Older) -> Self {
        Self { older, down: false }
    }

    fn id(self, registry: Mapped, number: i32) -> Translated<i32> {
        let number = u32::try_from(number)
            .map_err(|_| DecodeError::Value { what: "registry number", value: i64::from(number) })?;
        let other = if self.down {
            self.older.to_older(registry, number)
        } else {
            self.older.to_canonical(registry, number)
        };
        other.map(u32::cast_signed).ok_or(Untranslatable::Absent)
    }

    /// Copies one value made of these parts.
    pub(super) fn copy(self, reader: &mut Reader<'_>, shapes: &[Shape], out: &mut Vec<u8>) -> Translated {
        self.all(reader, shapes, out, 0)
    }

    fn all(self, reader: &mut Reader<'_>, shapes: &[Shape], out: &mut Vec<u8>, depth: u32) -> Translated {
        if depth > MAX_DEPTH {
            return Err(DecodeError::TooDeep.into());
        }
        shapes.iter().try_for_each(|shape| self.one(reader, shape, out, depth + 1))
    }

    fn one(self, reader: &mut Reader<'_>, shape: &Shape, out: &mut Vec<u8>, depth: u32) -> Translated {
        match shape {
            Shape::Id(registry) => write_var_int(self.id(*registry, reader.var_int()?)?, out),
            Shape::State => write_var_int(self.state(reader.var_int()?), out),
            Shape::OptState => match reader.var_int()? {
                0 => out.push(0),
                state => write_var_int(self.state(state), out),
            },
            Shape::Opt(value) => {
                let present = reader.byte()?;
                if present == 0 {
                    out.push(0);
                    return Ok(());
                }
                out.push(1);
                self.all(reader, value, out, depth)?;
            }
            Shape::List(limit, element) => {
                let count = reader.count("list", *limit)?;
                let mut copied = 0;
                let mut elements = Vec::new();
                for _ in 0..count {
                    let start = elements.len();
                    match self
                        .absent(reader, &mut elements, |reader, out| self.all(reader, element, out, depth))?
                    {
                        true => copied += 1,
                        false => {
                            elements.truncate(start);
                            self.skip(reader, element, depth)?;
                        }
                    }
                }
                write_var_int(copied, out);
                out.extend_from_slice(&elements);
            }
            Shape::Holder(value) => match reader.var_int()? {
                0 => {
                    out.push(0);
                    self.all(reader, value, out, depth)?;
                }
                id => write_var_int(positive("holder", id)?, out),
            },
            Shape::HolderOf(registry, value) => match reader.var_int()? {
                0 => {
                    out.push(0);
                    self.all(reader, value, out, depth)?;
                }
                id => write_var_int(self.id(*registry, positive("holder", id)? - 1)? + 1, out),
            },
            Shape::Registered(_) => match reader.var_int()? {
                0 => return Err(Untranslatable::Absent),
                id => write_var_int(positive("holder", id)?, out),
            },
            Shape::SetOf(registry) => self.set(reader, *registry, out, depth)?,
            Shape::DisplayTag => return Err(Untranslatable::Absent),
            Shape::Since26_3(value, shapes) => {
                if self.down {
                    shape::walk(reader, shapes)?;
                } else {
                    out.extend_from_slice(value);
                }
            }
            Shape::Switch(values) => {
                let chosen = reader.var_int()?;
                let value = usize::try_from(chosen).ok().and_then(|i| values.get(i));
                let value = *value.ok_or(DecodeError::Value { what: "type", value: i64::from(chosen) })?;
                if let [Shape::DisplayTag] = value {
                    return self.display_tag(reader, chosen, out, depth);
                }
                write_var_int(chosen, out);
                self.all(reader, value, out, depth)?;
            }
            Shape::Slot => {
                let count = reader.var_int()?;
                if count <= 0 {
                    out.push(0);
                    return Ok(());
                }
                write_var_int(count, out);
                write_var_int(self.id(Mapped::Item, reader.var_int()?)?, out);
                self.patch(reader, out, false, depth)?;
            }
            Shape::Template => {
                write_var_int(self.id(Mapped::Item, reader.var_int()?)?, out);
                write_var_int(reader.var_int()?, out);
                self.patch(reader, out, false, depth)?;
            }
            Shape::Component => {
                let kind = reader.var_int()?;
                let canonical = self.canonical_component(kind)?;
                write_var_int(self.id(Mapped::DataComponentType, kind)?, out);
                self.component(reader, canonical, out, depth)?;
            }
            Shape::Particle => self.particle(reader, out, depth)?,
            Shape::Group(value) => self.all(reader, value, out, depth)?,
            Shape::Fixed(_)
            | Shape::VarInt
            | Shape::VarLong
            | Shape::Str(_)
            | Shape::Identifier
            | Shape::Nbt
            | Shape::Compound
            | Shape::Text
            | Shape::HolderSet => {
                let mut end = reader.clone();
                shape::walk(&mut end, std::slice::from_ref(shape))?;
                out.extend_from_slice(reader.take(reader.remaining() - end.remaining())?);
            }
        }
        Ok(())
    }

    /// Does `copy`; false, with the reader back where it was, when the other version has nothing for it.
    fn absent(
        self,
        reader: &mut Reader<'_>,
        out: &mut Vec<u8>,
        copy: impl FnOnce(&mut Reader<'_>, &mut Vec<u8>) -> Translated,
    ) -> Translated<bool> {
        let before = reader.clone();
        match copy(reader, out) {
            Ok(()) => Ok(true),
            Err(Untranslatable::Absent) => {
                reader.clone_from(&before);
                Ok(false)
            }
            Err(error) => Err(error),
        }
    }

    /// Passes over a value that is not copied. One of an older version has no form here that it could be
    /// passed over by, unless nothing in it differs.
    fn skip(self, reader: &mut Reader<'_>, shapes: &[Shape], depth: u32) -> Translated {
        if depth > MAX_DEPTH {
            return Err(DecodeError::TooDeep.into());
        }
        if !self.down {
            return Err(Untranslatable::Absent);
        }
        shape::walk(reader, shapes)?;
        Ok(())
    }

    fn state(self, state: i32) -> i32 {
        // Clients send no states.
        if self.down { i32::from(self.older.state(state.cast_unsigned())) } else { state }
    }

    fn set(self, reader: &mut Reader<'_>, registry: Mapped, out: &mut Vec<u8>, depth: u32) -> Translated {
        let count = reader.length("holder set", MANY + 1)?;
        if count == 0 {
            out.push(0);
            return self.one(reader, &Shape::Identifier, out, depth);
        }
        write_var_int(count as i32, out);
        for _ in 1..count {
            write_var_int(self.id(registry, reader.var_int()?)?, out);
        }
        Ok(())
    }

    /// Older versions name a tag; a list of items is shown as one slot after the other.
    fn display_tag(self, reader: &mut Reader<'_>, chosen: i32, out: &mut Vec<u8>, depth: u32) -> Translated {
        const ITEM: i32 = 4;
        const COMPOSITE: i32 = 10;
        if !self.down {
            return Err(Untranslatable::Absent);
        }
        let count = reader.length("holder set", MANY + 1)?;
        if count == 0 {
            write_var_int(chosen, out);
            return self.one(reader, &Shape::Identifier, out, depth);
        }
        write_var_int(COMPOSITE, out);
        write_var_int(count as i32 - 1, out);
        for _ in 1..count {
            write_var_int(ITEM, out);
            write_var_int(self.id(Mapped::Item, reader.var_int()?)?, out);
        }
        Ok(())
    }

    /// The canonical number of a component as it is read.
    fn canonical_component(self, kind: i32) -> Translated<i32> {
        if self.down { Ok(kind) } else { self.id(Mapped::DataComponentType, kind) }
    }

    /// The components by which a stack differs from its item. Those the other version lacks are left out.
    fn patch(self, reader: &mut Reader<'_>, out: &mut Vec<u8>, untrusted: bool, depth: u32) -> Translated {
        let added = reader.length("added components", MAX_COMPONENTS)?;
        let removed = reader.length("removed components", MAX_COMPONENTS)?;
        let (mut kept, mut values) = (0, Vec::new());
        for _ in 0..added {
            let kind = reader.var_int()?;
            let start = values.len();
            let copied = if untrusted {
                let length = reader.length("component", MAX_UNTRUSTED_COMPONENT)?;
                let mut value = Reader::new(reader.take(length)?);
                self.absent(&mut value, &mut values, |value, out| self.length_first(value, kind, out, depth))?
            } else {
                let copied = self.absent(reader, &mut values, |reader, out| {
                    let canonical = self.canonical_component(kind)?;
                    write_var_int(self.id(Mapped::DataComponentType, kind)?, out);
                    self.component(reader, canonical, out, depth)
                })?;
                if !copied {
                    self.skip(reader, shape::component(kind)?, depth)?;
                }
                copied
            };
            if copied {
                kept += 1;
            } else {
                values.truncate(start);
            }
        }
        let mut gone = Vec::new();
        for _ in 0..removed {
            match self.id(Mapped::DataComponentType, reader.var_int()?) {
                Ok(kind) => gone.push(kind),
                Err(Untranslatable::Absent) => {}
                Err(error) => return Err(error),
            }
        }
        write_var_int(kept, out);
        write_var_int(gone.len() as i32, out);
        out.extend_from_slice(&values);
        gone.into_iter().for_each(|kind| write_var_int(kind, out));
        Ok(())
    }

    /// A component whose length goes before its value.
    fn length_first(self, value: &mut Reader<'_>, kind: i32, out: &mut Vec<u8>, depth: u32) -> Translated {
        let canonical = self.canonical_component(kind)?;
        write_var_int(self.id(Mapped::DataComponentType, kind)?, out);
        let mut copied = Vec::new();
        self.component(value, canonical, &mut copied, depth)?;
        value.finish()?;
        write_var_int(copied.len() as i32, out);
        out.extend_from_slice(&copied);
        Ok(())
    }

    fn component(self, reader: &mut Reader<'_>, kind: i32, out: &mut Vec<u8>, depth: u32) -> Translated {
        let (name, shapes) = usize::try_from(kind)
            .ok()
            .and_then(|kind| COMPONENTS.get(kind))
            .ok_or(DecodeError::Value { what: "data component", value: i64::from(kind) })?;
        match *name {
            "pot_decorations" => super::v26_2::pot_decorations(self, self.down, reader, out),
            _ => self.all(reader, shapes, out, depth),
        }
    }

    /// A particle; the options of one that has a stand-in are left out, since no stand-in has any.
    fn particle(self, reader: &mut Reader<'_>, out: &mut Vec<u8>, depth: u32) -> Translated {
        // Clients send none.
        if !self.down {
            return Err(Untranslatable::Absent);
        }
        let kind = reader.var_int()?;
        let options = particle::options(kind)?;
        write_var_int(self.id(Mapped::ParticleType, kind)?, out);
        let exact = self.older.exact(Mapped::ParticleType, kind.cast_unsigned()).is_some();
        if exact { self.all(reader, options, out, depth) } else { self.skip(reader, options, depth) }
    }

    /// A stack as a creative client sends it.
    pub(super) fn untrusted_stack(self, reader: &mut Reader<'_>, out: &mut Vec<u8>) -> Translated {
        let count = reader.var_int()?;
        if count <= 0 {
            out.push(0);
            return Ok(());
        }
        write_var_int(count, out);
        write_var_int(self.id(Mapped::Item, reader.var_int()?)?, out);
        self.patch(reader, out, true, 0)
    }

    /// What a client says a slot holds. Components without a canonical number are left out: the server then
    /// finds that the client knows the stack wrongly and sends it again.
    pub(super) fn hashed_stack(self, reader: &mut Reader<'_>, out: &mut Vec<u8>) -> Translated {
        let Some(mut stack) = crate::wire::HashedStack::decode(reader)? else {
            out.push(0);
            return Ok(());
        };
        stack.item = VarInt(self.id(Mapped::Item, stack.item.0)?);
        let kind = |kind: VarInt| self.id(Mapped::DataComponentType, kind.0).ok().map(VarInt);
        stack.added.0.retain_mut(|component| {
            let mapped = kind(component.kind);
            component.kind = mapped.unwrap_or(component.kind);
            mapped.is_some()
        });
        stack.removed = stack.removed.0.into_iter().filter_map(kind).collect::<Vec<_>>().into();
        Some(stack).encode(out);
        Ok(())
    }

    /// An item's number.
    pub(super) fn item(self, item: i32) -> Translated<i32> {
        self.id(Mapped::Item, item)
    }
}

fn positive(what: &'static str, id: i32) -> Result<i32, DecodeError> {
    if id > 0 { Ok(id) } else { Err(DecodeError::Value { what, value: i64::from(id) }) }
}

static UPDATE_RECIPES: [Shape; 2] = [
    List(MANY, &[Name, List(MANY, &[Id(Mapped::Item)])]),
    List(MANY, &[SetOf(Mapped::Item), Shape::Group(&SLOT)]),
];
static RECIPE_BOOK_ADD: [Shape; 1] = [List(
    MANY,
    &[Int, Shape::Group(&RECIPE), Int, Int, Opt(&[List(MANY, &[SetOf(Mapped::Item)])]), Fixed(1)],
)];
static PLACE_GHOST_RECIPE: [Shape; 2] = [Int, Shape::Group(&RECIPE)];

/// Beginning of each packet that holds numbers; what follows it is copied.
fn shapes(kind: Kind) -> Option<&'static [Shape]> {
    Some(match kind {
        Kind::BlockEntityData => &[Fixed(8), Id(Mapped::BlockEntityType), Nbt],
        Kind::BlockEvent => &[Fixed(10), Id(Mapped::Block)],
        Kind::BlockUpdate => &[Fixed(8), State],
        Kind::ContainerSetContent => &[Int, Int, List(MANY, &[Slot]), Slot],
        Kind::ContainerSetSlot => &[Int, Int, Fixed(2), Slot],
        Kind::SetCursorItem => &[Slot],
        Kind::SetPlayerInventory => &[Int, Slot],
        Kind::DamageEvent => &[Int, Id(Mapped::DamageType)],
        Kind::Sound | Kind::SoundEntity => &[SOUND],
        Kind::UpdateAttributes => {
            &[Int, List(128, &[Id(Mapped::Attribute), Fixed(8), List(MANY, &[Name, Fixed(8), Int])])]
        }
        Kind::MapItemData => {
            &[Int, Fixed(2), Opt(&[List(MANY, &[Id(Mapped::MapDecorationType), Fixed(3), Opt(&[Text])])])]
        }
        Kind::UpdateRecipes => &UPDATE_RECIPES,
        Kind::RecipeBookAdd => &RECIPE_BOOK_ADD,
        Kind::PlaceGhostRecipe => &PLACE_GHOST_RECIPE,
        Kind::Explode => &[
            Fixed(24),
            Fixed(8),
            Opt(&[Fixed(24)]),
            Particle,
            SOUND,
            List(MANY, &[Particle, Fixed(8), Int]),
            Shape::Since26_3(&[1], &[Fixed(1)]),
        ],
        _ => return None,
    })
}

/// Numbers of a packet whose fields are the same in all versions. False: there are none in it.
pub(super) fn play(
    older: &'static Older,
    kind: Kind,
    reader: &mut Reader<'_>,
    out: &mut Vec<u8>,
) -> Translated<bool> {
    let translator = Translator::down(older);
    if let Some(shapes) = shapes(kind) {
        translator.copy(reader, shapes, out)?;
        out.extend_from_slice(reader.take_rest());
        return Ok(true);
    }
    match kind {
        Kind::LevelChunkWithLight => chunk::level_chunk(older, reader, out)?,
        Kind::LightUpdate => {
            write_var_int(reader.var_int()?, out);
            write_var_int(reader.var_int()?, out);
            chunk::light(reader, out)?;
        }
        Kind::ChunksBiomes => chunk::chunks_biomes(older, reader, out)?,
        Kind::AddEntity => add_entity(older, reader, out)?,
        Kind::AwardStats => award_stats(older, reader, out)?,
        Kind::SectionBlocksUpdate => {
            let mut packet = cb::SectionBlocksUpdate::decode(reader)?;
            for change in &mut packet.changes {
                change.state = u32::from(older.state(change.state));
            }
            packet.encode(out);
        }
        Kind::SetEntityData => entity_data(translator, reader, out)?,
        Kind::SetEquipment => equipment(translator, reader, out)?,
        Kind::Commands => commands(older, reader, out)?,
        Kind::LevelEvent => {
            let mut packet = cb::LevelEvent::decode(reader)?;
            packet.data = event_data(older, packet.event, packet.data);
            packet.encode(out);
        }
        Kind::UpdateTags => update_tags(older, reader.take_rest(), out)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Values by serializer; those of one the older version lacks are left out.
fn entity_data(translator: Translator, reader: &mut Reader<'_>, out: &mut Vec<u8>) -> Translated {
    const END: u8 = 0xff;
    /// Number of serializers in 26.2 and 26.1: `dye_color` came after these.
    const SERIALIZERS_BEFORE_26_3: usize = 43;
    write_var_int(reader.var_int()?, out);
    loop {
        let index = reader.byte()?;
        if index == END {
            out.push(END);
            return Ok(());
        }
        let serializer = reader.var_int()?;
        let number = usize::try_from(serializer).unwrap_or(usize::MAX);
        let shapes = SERIALIZERS
            .get(number)
            .ok_or(DecodeError::Value { what: "serializer", value: i64::from(serializer) })?;
        if number >= SERIALIZERS_BEFORE_26_3 {
            shape::walk(reader, shapes)?;
            continue;
        }
        let start = out.len();
        out.push(index);
        write_var_int(serializer, out);
        if !translator.absent(reader, out, |reader, out| translator.copy(reader, shapes, out))? {
            out.truncate(start);
            shape::walk(reader, shapes)?;
        }
    }
}

fn equipment(translator: Translator, reader: &mut Reader<'_>, out: &mut Vec<u8>) -> Translated {
    const MORE: u8 = 0x80;
    write_var_int(reader.var_int()?, out);
    loop {
        let slot = reader.byte()?;
        out.push(slot);
        translator.copy(reader, &[Slot], out)?;
        if slot & MORE == 0 {
            return Ok(());
        }
    }
}

fn add_entity(older: &Older, reader: &mut Reader<'_>, out: &mut Vec<u8>) -> Translated {
    let mut packet = cb::AddEntity::decode(reader)?;
    let kind = packet.kind.unsigned();
    // A falling block's data is its state.
    if registry::builtin::name("entity_type", kind) == Some("falling_block") {
        packet.data = VarInt::from(older.state(packet.data.unsigned()));
    }
    packet.kind = VarInt::from(to_older(older, Mapped::EntityType, kind)?);
    packet.encode(out);
    Ok(())
}

/// Statistics; of something the client does not know there are none.
fn award_stats(older: &Older, reader: &mut Reader<'_>, out: &mut Vec<u8>) -> Translated {
    let mut packet = cb::AwardStats::decode(reader)?;
    packet.stats.retain_mut(|stat| {
        let registry = match registry::builtin::name("stat_type", stat.kind.unsigned()) {
            Some("mined") => Mapped::Block,
            Some("crafted" | "used" | "broken" | "picked_up" | "dropped") => Mapped::Item,
            Some("killed" | "killed_by") => Mapped::EntityType,
            _ => Mapped::CustomStat,
        };
        let number = older.exact(registry, stat.id.unsigned());
        stat.id = number.map_or(stat.id, VarInt::from);
        number.is_some()
    });
    packet.encode(out);
    Ok(())
}

/// Level events whose data is a number of a registry.
fn event_data(older: &Older, event: i32, data: i32) -> i32 {
    /// A jukebox begins to play.
    const JUKEBOX: i32 = 1010;
    /// A block breaks.
    const BROKEN: i32 = 2001;
    /// Brushing is over.
    const BRUSHED: i32 = 3008;
    match event {
        JUKEBOX => older.to_older(Mapped::JukeboxSong, data.cast_unsigned()).map_or(data, u32::cast_signed),
        BROKEN | BRUSHED => i32::from(older.state(data.cast_unsigned())),
        _ => data,
    }
}

/// The command tree; an argument that the client cannot parse takes the rest of the line.
fn commands(older: &Older, reader: &mut Reader<'_>, out: &mut Vec<u8>) -> Translated {
    /// `brigadier:string`, the same in all versions.
    const STRING: u32 = 5;
    const GREEDY: &[u8] = &[2];
    let mut packet = cb::Commands::decode(reader)?;
    for node in &mut packet.nodes {
        if let cb::CommandNodeKind::Argument { parser, properties, .. } = &mut node.kind {
            match older.to_older(Mapped::CommandArgumentType, *parser) {
                Some(number) => *parser = number,
                None => (*parser, *properties) = (STRING, bytes::Bytes::from_static(GREEDY)),
            }
        }
    }
    packet.encode(out);
    Ok(())
}

/// A synced registry as the older version has it; none that it does not know.
pub(super) fn registry_data(older: &Older, body: &[u8], out: &mut Vec<u8>) -> Translated {
    let packet: RegistryData = decode_exact(body)?;
    let name = registry::without_namespace(packet.registry.as_str());
    let own = older.synced.iter().find(|registry| registry.name == name).ok_or(Untranslatable::Absent)?;
    let with_data = packet.entries.iter().any(|entry| entry.data.is_some());
    let entry = |entry: &registry::synced::SyncedEntry| RegistryEntry {
        id: Identifier::new(registry::identifier(entry.name).into_owned()),
        data: with_data.then(|| RawNbt::from_static(entry.nbt)),
    };
    RegistryData { registry: packet.registry, entries: own.entries.iter().map(entry).collect() }.encode(out);
    Ok(())
}

/// Tags with the older version's numbers.
pub(super) fn update_tags(older: &Older, body: &[u8], out: &mut Vec<u8>) -> Translated {
    let packet: UpdateTags = decode_exact(body)?;
    let own = |tags: RegistryTags| {
        let name = registry::without_namespace(tags.registry.as_str());
        let own = older.tags.iter().find(|registry| registry.name == name)?;
        let tag = |tag: &registry::tags::Tag| Tag {
            name: Identifier::new(registry::identifier(tag.name).into_owned()),
            entries: tag.ids.iter().map(|&id| VarInt::from(id)).collect(),
        };
        Some(RegistryTags { tags: own.tags.iter().map(tag).collect(), registry: tags.registry })
    };
    UpdateTags { registries: packet.registries.into_iter().filter_map(own).collect() }.encode(out);
    Ok(())
}

/// The core packs of the older version; patch releases have one of their own with the same content.
pub(super) fn known_packs(older: &Older, out: &mut Vec<u8>) {
    let (namespace, id, _) = registry::synced::KNOWN_PACK;
    let pack = |version: &&str| KnownPack {
        namespace: namespace.to_owned(),
        id: id.to_owned(),
        version: (*version).to_owned(),
    };
    SelectKnownPacks { packs: older.packs.iter().map(pack).collect() }.encode(out);
}
