//! Item stacks between the link and the wire; component values travel as they are.

use java::wire::{Component, ComponentPatch, HashedStack, ItemStack};
use link::v1;

/// A stack of the link for a packet.
pub(crate) fn to_wire(stack: &v1::ItemStack) -> ItemStack {
    if stack.count == 0 {
        return ItemStack::EMPTY;
    }
    let added = stack.added.iter().map(|c| Component { kind: c.r#type, value: c.value.clone() }).collect();
    ItemStack {
        item: stack.item,
        count: stack.count,
        patch: ComponentPatch { added, removed: stack.removed.clone() },
    }
}

/// A stack of the link that may be missing.
pub(crate) fn to_wire_or_empty(stack: Option<&v1::ItemStack>) -> ItemStack {
    stack.map_or(ItemStack::EMPTY, to_wire)
}

/// A stack of a packet for the link.
pub(crate) fn from_wire(stack: ItemStack) -> v1::ItemStack {
    if stack.is_empty() {
        return v1::ItemStack::default();
    }
    v1::ItemStack {
        item: stack.item,
        count: stack.count,
        added: stack
            .patch
            .added
            .into_iter()
            .map(|c| v1::Component { r#type: c.kind, value: c.value })
            .collect(),
        removed: stack.patch.removed,
        kept: bytes::Bytes::new(),
    }
}

/// What a client says a slot holds.
pub(crate) fn hashed_from_wire(stack: HashedStack) -> v1::HashedStack {
    let Some(stack) = stack else { return v1::HashedStack::default() };
    v1::HashedStack {
        item: stack.item.unsigned(),
        count: stack.count.unsigned(),
        added: stack
            .added
            .iter()
            .map(|c| v1::HashedComponent { r#type: c.kind.unsigned(), hash: c.hash.cast_unsigned() })
            .collect(),
        removed: stack.removed.iter().map(|kind| kind.unsigned()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stacks_survive_the_way_there_and_back() {
        let stack = v1::ItemStack {
            item: 7,
            count: 3,
            added: vec![v1::Component { r#type: 3, value: bytes::Bytes::from_static(&[5]) }],
            removed: vec![4],
            ..v1::ItemStack::default()
        };
        assert_eq!(from_wire(to_wire(&stack)), stack);
        let empty = v1::ItemStack { item: 9, ..v1::ItemStack::default() };
        assert_eq!(from_wire(to_wire(&empty)), v1::ItemStack::default());
    }
}
