//! Item stacks in their four forms.

use std::fmt;

use bytes::Bytes;

use super::shape::{self, Shape};
use super::{Decode, Encode, List, Reader, VarInt, check_component, wire_struct, write_var_int};
use crate::error::DecodeError;

/// Most components of one patch; the game has fewer types, and each may occur once.
pub(super) const MAX_COMPONENTS: usize = 256;
/// Most bytes of one component from a client.
const MAX_UNTRUSTED_COMPONENT: usize = 1024 * 1024;

/// A data component: its type and its value as on the wire.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Component {
    /// Number in the data_component_type registry.
    pub kind: u32,
    /// The value's bytes.
    pub value: Bytes,
}

impl fmt::Debug for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}=", self.kind)?;
        self.value.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// How a stack's components differ from its item's own.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct ComponentPatch {
    /// Components added or replaced.
    pub added: Vec<Component>,
    /// Types of components taken away.
    pub removed: Vec<u32>,
}

impl ComponentPatch {
    /// Whether nothing differs.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.added.is_empty() && self.removed.is_empty()
    }
}

impl Encode for ComponentPatch {
    fn encode(&self, out: &mut Vec<u8>) {
        encode_patch(self, out, |value, out| out.extend_from_slice(value));
    }
}

impl Decode<'_> for ComponentPatch {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        decode_patch(reader, |reader, kind| shape::take(reader, shape::component(kind)?))
    }
}

fn encode_patch(patch: &ComponentPatch, out: &mut Vec<u8>, value: impl Fn(&[u8], &mut Vec<u8>)) {
    write_var_int(patch.added.len() as i32, out);
    write_var_int(patch.removed.len() as i32, out);
    for component in &patch.added {
        VarInt::from(component.kind).encode(out);
        value(&component.value, out);
    }
    for &kind in &patch.removed {
        VarInt::from(kind).encode(out);
    }
}

fn decode_patch<'a>(
    reader: &mut Reader<'a>,
    value: impl Fn(&mut Reader<'a>, i32) -> Result<&'a [u8], DecodeError>,
) -> Result<ComponentPatch, DecodeError> {
    let added_count = reader.length("added components", MAX_COMPONENTS)?;
    let removed_count = reader.length("removed components", MAX_COMPONENTS)?;
    let mut added = Vec::new();
    for _ in 0..added_count {
        let kind = reader.var_int()?;
        let value = Bytes::copy_from_slice(value(reader, kind)?);
        added.push(Component { kind: kind.cast_unsigned(), value });
    }
    let mut removed = Vec::new();
    for _ in 0..removed_count {
        let kind = reader.var_int()?;
        shape::component(kind)?;
        removed.push(kind.cast_unsigned());
    }
    Ok(ComponentPatch { added, removed })
}

/// A stack of items. Empty when `count` is 0.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct ItemStack {
    /// Number in the item registry.
    pub item: u32,
    /// How many; 0 is the empty slot.
    pub count: u32,
    /// What differs from the item's own components.
    pub patch: ComponentPatch,
}

impl ItemStack {
    /// The empty slot.
    pub const EMPTY: Self =
        Self { item: 0, count: 0, patch: ComponentPatch { added: Vec::new(), removed: Vec::new() } };

    /// Plain items.
    #[must_use]
    pub const fn new(item: u32, count: u32) -> Self {
        Self { item, count, patch: ComponentPatch { added: Vec::new(), removed: Vec::new() } }
    }

    /// Whether there is nothing.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl Encode for ItemStack {
    fn encode(&self, out: &mut Vec<u8>) {
        VarInt::from(self.count).encode(out);
        if !self.is_empty() {
            VarInt::from(self.item).encode(out);
            self.patch.encode(out);
        }
    }
}

impl Decode<'_> for ItemStack {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        decode_stack(reader, ComponentPatch::decode)
    }
}

fn decode_stack<'a>(
    reader: &mut Reader<'a>,
    patch: impl Fn(&mut Reader<'a>) -> Result<ComponentPatch, DecodeError>,
) -> Result<ItemStack, DecodeError> {
    let count = reader.var_int()?;
    if count <= 0 {
        return Ok(ItemStack::EMPTY);
    }
    let item = item_number(reader.var_int()?)?;
    Ok(ItemStack { item, count: count.cast_unsigned(), patch: patch(reader)? })
}

fn item_number(item: i32) -> Result<u32, DecodeError> {
    u32::try_from(item).map_err(|_| DecodeError::Value { what: "item", value: i64::from(item) })
}

/// A stack as a client in creative mode sends it: each component's value has its length before it.
///
/// The values are checked to have the form their type has on the wire, so they can be passed on.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct UntrustedItemStack(pub ItemStack);

impl Encode for UntrustedItemStack {
    fn encode(&self, out: &mut Vec<u8>) {
        VarInt::from(self.0.count).encode(out);
        if !self.0.is_empty() {
            VarInt::from(self.0.item).encode(out);
            encode_patch(&self.0.patch, out, |value, out| {
                write_var_int(value.len() as i32, out);
                out.extend_from_slice(value);
            });
        }
    }
}

impl Decode<'_> for UntrustedItemStack {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let patch = |reader: &mut Reader<'_>| {
            decode_patch(reader, |reader, kind| {
                let length = reader.length("component", MAX_UNTRUSTED_COMPONENT)?;
                let value = reader.take(length)?;
                check_component(kind.cast_unsigned(), value)?;
                Ok(value)
            })
        };
        decode_stack(reader, patch).map(Self)
    }
}

/// A stack that is never empty, as in particles and recipes: the item before the count.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub struct ItemTemplate {
    /// Number in the item registry.
    pub item: u32,
    pub count: u32,
    pub patch: ComponentPatch,
}

impl Encode for ItemTemplate {
    fn encode(&self, out: &mut Vec<u8>) {
        VarInt::from(self.item).encode(out);
        VarInt::from(self.count).encode(out);
        self.patch.encode(out);
    }
}

impl Decode<'_> for ItemTemplate {
    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let item = item_number(reader.var_int()?)?;
        let count = reader.var_int()?;
        let count = u32::try_from(count)
            .map_err(|_| DecodeError::Value { what: "item count", value: i64::from(count) })?;
        Ok(Self { item, count, patch: ComponentPatch::decode(reader)? })
    }
}

wire_struct! {
    /// A component by its type and the CRC32C of its canonical form.
    HashedComponent {
        /// Number in the data_component_type registry.
        kind: VarInt,
        hash: i32,
    }

    /// What a client says a slot holds.
    HashedItem {
        item: VarInt,
        count: VarInt,
        added: List<HashedComponent, 256>,
        removed: List<VarInt, 256>,
    }
}

/// What a client says a slot holds, or nothing.
pub type HashedStack = Option<HashedItem>;

/// Parts of an item template's shape, for items inside other values.
pub(super) static TEMPLATE: [Shape; 1] = [Shape::Template];

#[cfg(test)]
mod tests {
    use super::super::decode_exact;
    use super::*;

    fn named_diamond() -> ItemStack {
        let name = super::super::RawNbt::string("Excalibur");
        ItemStack {
            item: 5,
            count: 3,
            patch: ComponentPatch {
                added: vec![
                    Component { kind: 3, value: Bytes::from_static(&[7]) },
                    Component { kind: 6, value: name.as_bytes().clone() },
                ],
                removed: vec![1],
            },
        }
    }

    #[test]
    fn both_forms_carry_the_same_stack() {
        let stack = named_diamond();
        let mut out = Vec::new();
        stack.encode(&mut out);
        assert_eq!(decode_exact(&out), Ok(stack.clone()));
        let mut untrusted = Vec::new();
        UntrustedItemStack(stack.clone()).encode(&mut untrusted);
        assert_eq!(untrusted.len(), out.len() + 2);
        assert_eq!(decode_exact(&untrusted), Ok(UntrustedItemStack(stack)));
    }

    #[test]
    fn a_component_that_is_not_what_it_claims_is_refused() {
        // Damage (3) with two bytes where one VarInt belongs.
        assert!(decode_exact::<UntrustedItemStack>(&[1, 5, 1, 0, 3, 2, 7, 7]).is_err());
        assert!(decode_exact::<UntrustedItemStack>(&[1, 5, 1, 0, 3, 1, 7]).is_ok());
        // A type that does not exist.
        assert!(decode_exact::<UntrustedItemStack>(&[1, 5, 1, 0, 0x7f, 1, 7]).is_err());
    }

    #[test]
    fn a_count_of_zero_or_less_is_the_empty_slot() {
        assert_eq!(decode_exact(&[0]), Ok(ItemStack::EMPTY));
        assert_eq!(decode_exact(&[0xff, 0xff, 0xff, 0xff, 0x0f]), Ok(ItemStack::EMPTY));
    }
}
