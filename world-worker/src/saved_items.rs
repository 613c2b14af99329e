//! Item stacks as saves write them: `{id, count, components}` compounds with slots.
//!
//! Components whose value has a plain form in both worlds are converted. The rest travels: what a save holds and
//! the wire cannot say here goes along in `kept`; what a client made and the save cannot say is written beside
//! the components, under a name of our own that vanilla ignores.

use std::collections::HashMap;

use fastnbt::Value;
use link::v1::{Component, GameMode, ItemStack};
use storage::{PlayerData, SavedItem};

use crate::player::inventory::{Inventory, is_empty};

type Compound = HashMap<String, Value>;

/// Components of the wire that have no form in the save here: number → value.
const WIRE_COMPONENTS: &str = "causeway:wire_components";
/// Removed components are written with this in front, as vanilla does.
const REMOVED: char = '!';

/// How a component's value looks on the wire and in the save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// VarInt and int.
    Int,
    /// Four bytes and int.
    FixedInt,
    /// Nothing and an empty compound.
    Unit,
    /// One byte and a boolean.
    Bool,
    /// Pairs of enchantment number and level, and a compound from name to level.
    Enchantments,
}

/// The components that are converted, without `minecraft:`.
const CONVERTED: [(&str, Form); 11] = [
    ("max_stack_size", Form::Int),
    ("max_damage", Form::Int),
    ("damage", Form::Int),
    ("unbreakable", Form::Unit),
    ("repair_cost", Form::Int),
    ("dyed_color", Form::FixedInt),
    ("map_id", Form::Int),
    ("glider", Form::Unit),
    ("enchantment_glint_override", Form::Bool),
    ("enchantments", Form::Enchantments),
    ("stored_enchantments", Form::Enchantments),
];

fn form(name: &str) -> Option<Form> {
    CONVERTED.iter().find(|(known, _)| *known == name).map(|&(_, form)| form)
}

fn component_name(number: u32) -> Option<&'static str> {
    registry::builtin::name("minecraft:data_component_type", number)
}

fn component_number(name: &str) -> Option<u32> {
    registry::builtin::id("minecraft:data_component_type", name)
}

/// A stack as a save writes it, without a slot; `None` for the empty one.
pub fn to_nbt(stack: &ItemStack) -> Option<Compound> {
    let item = registry::items::item(u16::try_from(stack.item).ok()?).filter(|_| !is_empty(stack))?;
    let mut out = Compound::new();
    out.insert("id".to_owned(), Value::String(format!("minecraft:{}", item.name)));
    out.insert("count".to_owned(), Value::Int(i32::try_from(stack.count).unwrap_or(i32::MAX)));
    let mut components: Compound = fastnbt::from_bytes(&stack.kept).unwrap_or_default();
    let mut raw = Compound::new();
    for component in &stack.added {
        let name = component_name(component.r#type);
        let value = name.and_then(form).and_then(|form| value_from_wire(form, &component.value));
        match (name, value) {
            (Some(name), Some(value)) => {
                components.insert(format!("minecraft:{name}"), value);
            }
            _ => {
                let bytes = component.value.iter().map(|&byte| byte as i8).collect();
                let value = Value::ByteArray(fastnbt::ByteArray::new(bytes));
                raw.insert(
                    name.map_or_else(|| component.r#type.to_string(), |n| format!("minecraft:{n}")),
                    value,
                );
            }
        }
    }
    for name in stack.removed.iter().filter_map(|&number| component_name(number)) {
        components.insert(format!("{REMOVED}minecraft:{name}"), Value::Compound(Compound::new()));
    }
    if !components.is_empty() {
        out.insert("components".to_owned(), Value::Compound(components));
    }
    if !raw.is_empty() {
        out.insert(WIRE_COMPONENTS.to_owned(), Value::Compound(raw));
    }
    Some(out)
}

/// A stack from a save; `None` when it is no item of this version.
pub fn from_nbt(saved: &Compound) -> Option<ItemStack> {
    let Some(Value::String(id)) = saved.get("id") else { return None };
    let item = registry::items::item_by_name(id)?;
    let count = saved.get("count").and_then(Value::as_i64).unwrap_or(1);
    let count = u32::try_from(count).ok().filter(|&count| count > 0)?;
    let mut stack = ItemStack { item: u32::from(item.id), count, ..ItemStack::default() };
    let mut kept = Compound::new();
    if let Some(Value::Compound(components)) = saved.get("components") {
        for (key, value) in components {
            let name = registry::without_namespace(key);
            if let Some(number) = key.strip_prefix(REMOVED).and_then(component_number) {
                stack.removed.push(number);
            } else if let (Some(number), Some(bytes)) =
                (component_number(name), form(name).and_then(|form| value_to_wire(form, value)))
            {
                stack.added.push(Component { r#type: number, value: bytes.into() });
            } else {
                kept.insert(key.clone(), value.clone());
            }
        }
    }
    if let Some(Value::Compound(raw)) = saved.get(WIRE_COMPONENTS) {
        for (key, value) in raw {
            if let (Some(number), Value::ByteArray(bytes)) = (component_number(key), value) {
                let value: Vec<u8> = bytes.iter().map(|&byte| byte as u8).collect();
                stack.added.push(Component { r#type: number, value: value.into() });
            }
        }
    }
    stack.added.sort_by_key(|component| component.r#type);
    stack.removed.sort_unstable();
    if !kept.is_empty() {
        stack.kept = fastnbt::to_bytes(&kept).unwrap_or_default().into();
    }
    Some(stack)
}

fn value_from_wire(form: Form, bytes: &[u8]) -> Option<Value> {
    let mut at = 0;
    let value = match form {
        Form::FixedInt => {
            at = 4;
            Value::Int(i32::from_be_bytes(bytes.try_into().ok()?))
        }
        Form::Int => Value::Int(var_int(bytes, &mut at)?),
        Form::Unit => Value::Compound(Compound::new()),
        Form::Bool => {
            at = 1;
            Value::Byte(i8::from(*bytes.first()? != 0))
        }
        Form::Enchantments => {
            let mut levels = Compound::new();
            for _ in 0..var_int(bytes, &mut at)? {
                let holder = u32::try_from(var_int(bytes, &mut at)?).ok()?;
                let level = var_int(bytes, &mut at)?;
                let name = registry::synced::registry("enchantment")?.name(holder)?;
                levels.insert(registry::identifier(name).into_owned(), Value::Int(level));
            }
            Value::Compound(levels)
        }
    };
    (at == bytes.len()).then_some(value)
}

fn value_to_wire(form: Form, value: &Value) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    match (form, value) {
        (Form::Int, value) => put_var_int(i32::try_from(value.as_i64()?).ok()?, &mut out),
        (Form::FixedInt, value) => out.extend(i32::try_from(value.as_i64()?).ok()?.to_be_bytes()),
        (Form::Unit, Value::Compound(compound)) if compound.is_empty() => {}
        (Form::Bool, value) => out.push(u8::from(value.as_i64()? != 0)),
        (Form::Enchantments, Value::Compound(levels)) => {
            let mut pairs = Vec::new();
            for (name, level) in levels {
                let number = registry::synced::synced_id("enchantment", name)?;
                pairs.push((i32::try_from(number).ok()?, i32::try_from(level.as_i64()?).ok()?));
            }
            pairs.sort_unstable();
            put_var_int(i32::try_from(pairs.len()).ok()?, &mut out);
            for (number, level) in pairs {
                put_var_int(number, &mut out);
                put_var_int(level, &mut out);
            }
        }
        _ => return None,
    }
    Some(out)
}

fn var_int(bytes: &[u8], at: &mut usize) -> Option<i32> {
    let mut value = 0u32;
    for shift in (0..35).step_by(7) {
        let byte = *bytes.get(*at)?;
        *at += 1;
        value |= u32::from(byte & 0x7f).checked_shl(shift)?;
        if byte & 0x80 == 0 {
            return Some(value as i32);
        }
    }
    None
}

fn put_var_int(value: i32, out: &mut Vec<u8>) {
    let mut rest = value as u32;
    while rest > 0x7f {
        out.push(rest as u8 | 0x80);
        rest >>= 7;
    }
    out.push(rest as u8);
}

/// The slots of a container's block entity.
pub fn slots(block_entity: &Value, count: usize) -> Vec<ItemStack> {
    let mut out = vec![ItemStack::default(); count];
    let Value::Compound(root) = block_entity else { return out };
    let Some(Value::List(items)) = root.get("Items") else { return out };
    for item in items {
        let Value::Compound(item) = item else { continue };
        let slot = item.get("Slot").and_then(Value::as_i64).and_then(|slot| usize::try_from(slot).ok());
        if let (Some(place), Some(stack)) = (slot.and_then(|slot| out.get_mut(slot)), from_nbt(item)) {
            *place = stack;
        }
    }
    out
}

/// Writes slots into a container's block entity; items that could not be read stay as they are.
pub fn store_slots(block_entity: &mut Value, slots: &[ItemStack]) {
    let Value::Compound(root) = block_entity else { return };
    let mut items: Vec<Value> = match root.remove("Items") {
        Some(Value::List(old)) => old.into_iter().filter(is_unreadable).collect(),
        _ => Vec::new(),
    };
    for (slot, stack) in slots.iter().enumerate() {
        if let Some(mut item) = to_nbt(stack) {
            item.insert("Slot".to_owned(), Value::Byte(slot as i8));
            items.push(Value::Compound(item));
        }
    }
    root.insert("Items".to_owned(), Value::List(items));
}

fn is_unreadable(item: &Value) -> bool {
    matches!(item, Value::Compound(item) if from_nbt(item).is_none())
}

/// Slots of the `equipment` compound of a player's data, by inventory index.
const EQUIPMENT: [(&str, usize); 7] =
    [("feet", 36), ("legs", 37), ("chest", 38), ("head", 39), ("offhand", 40), ("body", 41), ("saddle", 42)];

/// A player's inventory from its saved data.
pub fn inventory(data: &PlayerData) -> Inventory {
    let mut inventory = Inventory { held: usize::from(data.selected_slot.min(8)), ..Inventory::default() };
    for (slot, item) in &data.inventory {
        if let (slot @ 0..36, Some(stack)) = (usize::from(*slot), from_nbt(&item.to_nbt())) {
            inventory.slots[slot] = stack;
        }
    }
    for (name, item) in &data.equipment {
        let place = EQUIPMENT.iter().find(|(known, _)| known == name);
        if let (Some(&(_, slot)), Some(stack)) = (place, from_nbt(&item.to_nbt())) {
            inventory.slots[slot] = stack;
        }
    }
    inventory
}

/// Writes an inventory into a player's data; items that could not be read stay as they are.
pub fn store_inventory(inventory: &Inventory, data: &mut PlayerData) {
    let unreadable = |item: &SavedItem| from_nbt(&item.to_nbt()).is_none();
    data.selected_slot = inventory.held as u8;
    data.inventory.retain(|(_, item)| unreadable(item));
    data.equipment.retain(|(_, item)| unreadable(item));
    for (slot, stack) in inventory.slots[..36].iter().enumerate() {
        data.inventory.extend(saved_item(stack).map(|item| (slot as u8, item)));
    }
    for (name, slot) in EQUIPMENT {
        data.equipment.extend(saved_item(&inventory.slots[slot]).map(|item| (name.to_owned(), item)));
    }
}

fn saved_item(stack: &ItemStack) -> Option<SavedItem> {
    SavedItem::from_nbt(to_nbt(stack)?)
}

/// The game mode with a number of the save.
pub fn game_mode(number: i32) -> Option<GameMode> {
    GameMode::try_from(number).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sword(components: Vec<Component>) -> ItemStack {
        let item = registry::items::item_by_name("diamond_sword").expect("an item").id;
        ItemStack { item: u32::from(item), count: 1, added: components, ..ItemStack::default() }
    }

    #[test]
    fn a_stack_comes_back_from_the_save_as_it_was() {
        let damage = component_number("damage").expect("a component");
        let custom_name = component_number("custom_name").expect("a component");
        let enchantments = component_number("enchantments").expect("a component");
        let mut stack = sword(vec![
            Component { r#type: damage, value: vec![0x85, 0x01].into() },
            Component { r#type: custom_name, value: vec![8, 0, 2, b'h', b'i'].into() },
            Component { r#type: enchantments, value: vec![1, 3, 5].into() },
        ]);
        stack.added.sort_by_key(|component| component.r#type);
        let saved = to_nbt(&stack).expect("not empty");
        let Some(Value::Compound(components)) = saved.get("components") else { panic!("components") };
        assert_eq!(components.get("minecraft:damage"), Some(&Value::Int(133)));
        assert_eq!(from_nbt(&saved), Some(stack));
    }

    #[test]
    fn a_players_items_keep_components_the_save_cannot_say() {
        let custom_name = component_number("custom_name").expect("a component");
        let stack = sword(vec![Component { r#type: custom_name, value: vec![8, 0, 2, b'h', b'i'].into() }]);
        let mut before = Inventory::default();
        before.slots[3] = stack.clone();
        before.slots[40] = stack.clone();
        let mut data = PlayerData::default();
        store_inventory(&before, &mut data);
        let after = inventory(&data);
        assert_eq!((&after.slots[3], &after.slots[40]), (&stack, &stack));
    }

    #[test]
    fn components_that_are_not_understood_are_kept() {
        let mut saved = to_nbt(&sword(Vec::new())).expect("not empty");
        let lore = Value::List(vec![Value::String("old".to_owned())]);
        let components = Compound::from([("minecraft:lore".to_owned(), lore)]);
        saved.insert("components".to_owned(), Value::Compound(components));
        let stack = from_nbt(&saved).expect("an item");
        assert_eq!(to_nbt(&stack), Some(saved));
    }

    #[test]
    fn a_container_keeps_items_it_cannot_read() {
        let unknown = Value::Compound(Compound::from([
            ("id".to_owned(), Value::String("modded:thing".to_owned())),
            ("Slot".to_owned(), Value::Byte(4)),
        ]));
        let mut chest =
            Value::Compound(Compound::from([("Items".to_owned(), Value::List(vec![unknown.clone()]))]));
        store_slots(&mut chest, &[sword(Vec::new())]);
        let Value::Compound(root) = &chest else { panic!("a compound") };
        let Some(Value::List(items)) = root.get("Items") else { panic!("items") };
        assert_eq!(items.len(), 2);
        assert_eq!(items[0], unknown);
        assert_eq!(slots(&chest, 27)[0], sword(Vec::new()));
    }
}
