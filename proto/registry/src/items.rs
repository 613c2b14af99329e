//! Items.

pub use crate::generated::items::ITEMS;
use crate::generated::items::ITEMS_BY_NAME;
use crate::names;

/// An item type with what its default components say.
#[derive(Debug)]
pub struct Item {
    /// Name without `minecraft:`.
    pub name: &'static str,
    /// Number in the `item` registry; position in [`ITEMS`].
    pub id: u16,
    /// How many fit in one slot.
    pub max_stack: u8,
    /// Uses until it breaks; 0 if it does not wear.
    pub max_damage: u16,
    /// Number of the block that it places, if it places one.
    pub block: Option<u16>,
    /// Where it is worn, if it is.
    pub equip_slot: Option<EquipSlot>,
    /// Rarity, which colours its name.
    pub rarity: Rarity,
    /// What eating it gives, if it is food.
    pub food: Option<Food>,
}

/// Where an item is worn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EquipSlot {
    /// Second hand.
    Offhand,
    /// Boots.
    Feet,
    /// Leggings.
    Legs,
    /// Chestplate.
    Chest,
    /// Helmet.
    Head,
    /// Armour of animals.
    Body,
    /// Saddle of animals.
    Saddle,
}

/// How rare an item is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rarity {
    /// White name.
    Common,
    /// Yellow name.
    Uncommon,
    /// Aqua name.
    Rare,
    /// Light purple name.
    Epic,
}

/// What eating an item gives.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Food {
    /// Food points (half drumsticks).
    pub nutrition: u8,
    /// Saturation points.
    pub saturation: f32,
    /// Can be eaten when not hungry.
    pub can_always_eat: bool,
}

/// The item with that number.
#[must_use]
pub fn item(id: u16) -> Option<&'static Item> {
    ITEMS.get(usize::from(id))
}

/// The item of that name, with or without `minecraft:`.
#[must_use]
pub fn item_by_name(name: &str) -> Option<&'static Item> {
    names::find(&ITEMS_BY_NAME, name, |at| ITEMS[usize::from(at)].name).and_then(item)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_names() {
        assert_eq!(ITEMS.len(), 1658);
        for (id, item) in ITEMS.iter().enumerate() {
            assert_eq!(usize::from(item.id), id);
            assert_eq!(item_by_name(item.name).unwrap().id, item.id);
            assert!((1..=99).contains(&item.max_stack), "{}", item.name);
        }
        assert!(item_by_name("no_such_item").is_none());
    }

    #[test]
    fn known_items() {
        let block =
            |name| item_by_name(name).unwrap().block.map(|id| crate::blocks::BLOCKS[usize::from(id)].name);
        assert_eq!(block("minecraft:stone"), Some("stone"));
        assert_eq!(block("redstone"), Some("redstone_wire"));
        assert_eq!(block("wheat_seeds"), Some("wheat"));
        assert_eq!(block("stick"), None);
        assert_eq!(item_by_name("ender_pearl").unwrap().max_stack, 16);
        assert_eq!(item_by_name("iron_helmet").unwrap().equip_slot, Some(EquipSlot::Head));
        assert_eq!(item_by_name("diamond_pickaxe").unwrap().max_damage, 1561);
        assert_eq!(item_by_name("apple").unwrap().food.unwrap().nutrition, 4);
    }
}
