//! Shapes of values that are passed on without being understood: data components, entity data, particles.
//!
//! A shape is enough to find where a value ends and to refuse bytes a vanilla client could not read.

use registry::older::Mapped;

use super::component_shapes::COMPONENTS;
use super::{Reader, identifier, item, nbt, particle, strings};
use crate::error::DecodeError;

/// Deepest nesting of shapes; items in bundles in bundles are the deepest an honest client makes.
pub(crate) const MAX_DEPTH: u32 = 64;

/// How a value lies on the wire. A value made of several parts is a slice of shapes.
#[derive(Debug)]
pub(crate) enum Shape {
    /// This many bytes.
    Fixed(usize),
    /// A VarInt.
    VarInt,
    /// A VarLong.
    VarLong,
    /// A string of at most this many UTF-16 units.
    Str(usize),
    /// A resource location.
    Identifier,
    /// Any NBT tag.
    Nbt,
    /// An NBT compound.
    Compound,
    /// A text component: NBT string, list or compound.
    Text,
    /// A bool, then the value when true.
    Opt(&'static [Shape]),
    /// A VarInt count of at most so many, then the elements.
    List(usize, &'static [Shape]),
    /// A VarInt: 0 then the value, else a number + 1.
    Holder(&'static [Shape]),
    /// A VarInt: 0 then a tag, else a count + 1 then numbers.
    HolderSet,
    /// A VarInt that chooses among values.
    Switch(&'static [&'static [Shape]]),
    /// An item stack that may be empty.
    Slot,
    /// An item stack that is never empty.
    Template,
    /// A data component: its type, then its value.
    Component,
    /// A particle.
    Particle,
    /// Several parts as one.
    Group(&'static [Shape]),
    /// A VarInt: a number of a registry whose numbers are not the same in all versions.
    Id(Mapped),
    /// A VarInt: a block state.
    State,
    /// A VarInt: a block state that is not air, or 0.
    OptState,
    /// As `Holder`, of a registry whose numbers differ.
    HolderOf(Mapped, &'static [Shape]),
    /// As `Holder`, but older versions write the value in another form.
    Registered(&'static [Shape]),
    /// As `HolderSet`, of a registry whose numbers differ.
    SetOf(Mapped),
    /// The tag of a slot display: a holder set, in older versions a name.
    DisplayTag,
    /// Something that older versions do not have, and what it is for them.
    Since26_3(&'static [u8], &'static [Shape]),
}

/// Walks over one value.
pub(crate) fn walk(reader: &mut Reader<'_>, shapes: &[Shape]) -> Result<(), DecodeError> {
    walk_all(reader, shapes, 0)
}

/// The bytes of one value.
pub(super) fn take<'a>(reader: &mut Reader<'a>, shapes: &[Shape]) -> Result<&'a [u8], DecodeError> {
    let mut end = reader.clone();
    walk(&mut end, shapes)?;
    reader.take(reader.remaining() - end.remaining())
}

fn walk_all(reader: &mut Reader<'_>, shapes: &[Shape], depth: u32) -> Result<(), DecodeError> {
    if depth > MAX_DEPTH {
        return Err(DecodeError::TooDeep);
    }
    shapes.iter().try_for_each(|shape| walk_one(reader, shape, depth + 1))
}

fn walk_one(reader: &mut Reader<'_>, shape: &Shape, depth: u32) -> Result<(), DecodeError> {
    match shape {
        Shape::Fixed(length) => reader.take(*length).map(drop),
        Shape::VarInt | Shape::Id(_) | Shape::State | Shape::OptState => reader.var_int().map(drop),
        Shape::VarLong => reader.var_long().map(drop),
        Shape::Str(limit) => string(reader, *limit),
        Shape::Identifier => {
            let bytes = strings::read_bytes(reader, 32767)?;
            if identifier::is_valid(bytes) { Ok(()) } else { Err(DecodeError::Identifier) }
        }
        Shape::Nbt => nbt::take(reader).map(drop),
        Shape::Compound => tag(reader, &[nbt::TAG_COMPOUND]),
        Shape::Text => tag(reader, &[nbt::TAG_STRING, nbt::TAG_LIST, nbt::TAG_COMPOUND]),
        Shape::Opt(value) => {
            if reader.byte()? == 0 {
                return Ok(());
            }
            walk_all(reader, value, depth)
        }
        Shape::List(limit, element) => {
            let count = reader.count("list", *limit)?;
            (0..count).try_for_each(|_| walk_all(reader, element, depth))
        }
        Shape::Holder(value) | Shape::HolderOf(_, value) | Shape::Registered(value) => {
            match reader.var_int()? {
                0 => walk_all(reader, value, depth),
                id if id > 0 => Ok(()),
                id => Err(DecodeError::Value { what: "holder", value: i64::from(id) }),
            }
        }
        Shape::HolderSet | Shape::SetOf(_) | Shape::DisplayTag => {
            match reader.length("holder set", 65_537)? {
                0 => walk_one(reader, &Shape::Identifier, depth),
                count => (1..count).try_for_each(|_| reader.var_int().map(drop)),
            }
        }
        Shape::Switch(values) => {
            let chosen = reader.var_int()?;
            let value = usize::try_from(chosen).ok().and_then(|i| values.get(i));
            let value = value.ok_or(DecodeError::Value { what: "type", value: i64::from(chosen) })?;
            walk_all(reader, value, depth)
        }
        Shape::Slot => {
            if reader.var_int()? <= 0 {
                return Ok(());
            }
            reader.var_int()?;
            patch(reader, depth)
        }
        Shape::Template => {
            reader.var_int()?;
            reader.var_int()?;
            patch(reader, depth)
        }
        Shape::Component => {
            let shapes = component(reader.var_int()?)?;
            walk_all(reader, shapes, depth)
        }
        Shape::Particle => {
            let id = reader.var_int()?;
            walk_all(reader, particle::options(id)?, depth)
        }
        Shape::Group(value) | Shape::Since26_3(_, value) => walk_all(reader, value, depth),
    }
}

fn patch(reader: &mut Reader<'_>, depth: u32) -> Result<(), DecodeError> {
    let added = reader.length("added components", item::MAX_COMPONENTS)?;
    let removed = reader.length("removed components", item::MAX_COMPONENTS)?;
    for _ in 0..added {
        let shapes = component(reader.var_int()?)?;
        walk_all(reader, shapes, depth)?;
    }
    (0..removed).try_for_each(|_| component(reader.var_int()?).map(drop))
}

/// The shape of a data component's value.
pub(crate) fn component(id: i32) -> Result<&'static [Shape], DecodeError> {
    usize::try_from(id)
        .ok()
        .and_then(|id| COMPONENTS.get(id))
        .map(|(_, shapes)| *shapes)
        .ok_or(DecodeError::Value { what: "data component", value: i64::from(id) })
}

fn string(reader: &mut Reader<'_>, limit: usize) -> Result<(), DecodeError> {
    let bytes = strings::read_bytes(reader, limit)?;
    if bytes.len() > limit {
        let units = String::from_utf8_lossy(bytes).encode_utf16().count();
        if units > limit {
            return Err(DecodeError::Length { what: "string", length: units as i64, limit });
        }
    }
    Ok(())
}

fn tag(reader: &mut Reader<'_>, allowed: &[u8]) -> Result<(), DecodeError> {
    let bytes = nbt::take(reader)?;
    match bytes.first() {
        Some(tag) if allowed.contains(tag) => Ok(()),
        tag => Err(nbt::NbtError::UnexpectedTag(tag.copied().unwrap_or_default()).into()),
    }
}
