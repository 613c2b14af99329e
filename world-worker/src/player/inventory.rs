//! What a player carries: 43 slots by vanilla's inventory index, and item stacks.

use link::v1::ItemStack;

/// Slots: 0–8 hotbar, 9–35 main, 36–39 feet to head, 40 off hand, 41 body, 42 saddle.
pub const SLOTS: usize = 43;
/// First of the four armour slots (feet).
pub const FEET: usize = 36;
/// The off hand's slot.
pub const OFF_HAND: usize = 40;
/// Inventory index of what is worn on the head.
pub const HEAD: usize = 39;

/// Stack size of an item without a component that says otherwise.
pub fn max_stack(stack: &ItemStack) -> u32 {
    u16::try_from(stack.item)
        .ok()
        .and_then(registry::items::item)
        .map_or(64, |item| u32::from(item.max_stack))
}

/// The empty slot.
pub fn empty() -> ItemStack {
    ItemStack::default()
}

/// Whether a slot holds nothing.
pub fn is_empty(stack: &ItemStack) -> bool {
    stack.count == 0
}

/// Whether two stacks hold the same thing and could be one stack.
pub fn same_item(a: &ItemStack, b: &ItemStack) -> bool {
    !is_empty(a)
        && !is_empty(b)
        && a.item == b.item
        && a.added == b.added
        && a.removed == b.removed
        && a.kept == b.kept
}

/// Takes up to `count` off `stack`.
pub fn split(stack: &mut ItemStack, count: u32) -> ItemStack {
    let count = count.min(stack.count);
    if count == 0 {
        return empty();
    }
    let mut taken = stack.clone();
    taken.count = count;
    stack.count -= count;
    if stack.count == 0 {
        *stack = empty();
    }
    taken
}

/// Whether a stack from outside names an item that exists, in an amount it may have.
pub fn is_valid(stack: &ItemStack) -> bool {
    is_empty(stack)
        || (u16::try_from(stack.item).ok().and_then(registry::items::item).is_some()
            && stack.count <= max_stack(stack))
}

/// A player's slots.
#[derive(Clone, Debug)]
pub struct Inventory {
    /// By inventory index.
    pub slots: Vec<ItemStack>,
    /// Which hotbar slot is in the main hand, 0..=8.
    pub held: usize,
}

impl Default for Inventory {
    fn default() -> Self {
        Self { slots: vec![empty(); SLOTS], held: 0 }
    }
}

impl Inventory {
    /// What one hand holds: 0 main, otherwise off.
    pub fn hand(&self, hand: u32) -> &ItemStack {
        &self.slots[self.hand_slot(hand)]
    }

    /// Inventory index of a hand.
    pub fn hand_slot(&self, hand: u32) -> usize {
        if hand == 0 { self.held } else { OFF_HAND }
    }

    /// The slots others see, as equipment slot (0 main hand … 5 head) and stack.
    pub fn equipment(&self) -> [(u32, &ItemStack); 6] {
        [
            (0, &self.slots[self.held]),
            (1, &self.slots[OFF_HAND]),
            (2, &self.slots[FEET]),
            (3, &self.slots[FEET + 1]),
            (4, &self.slots[FEET + 2]),
            (5, &self.slots[HEAD]),
        ]
    }

    /// The first hotbar or main slot that holds this item, hotbar first.
    pub fn find(&self, stack: &ItemStack) -> Option<usize> {
        (0..36).find(|&slot| same_item(&self.slots[slot], stack))
    }

    /// Puts as much of `stack` as fits into hotbar and main; what is left stays in it.
    pub fn add(&mut self, stack: &mut ItemStack) {
        for merge in [true, false] {
            for slot in 0..36 {
                if is_empty(stack) {
                    return;
                }
                let held = &mut self.slots[slot];
                if merge && same_item(held, stack) {
                    let room = max_stack(held).saturating_sub(held.count);
                    held.count += split(stack, room).count;
                } else if !merge && is_empty(held) {
                    let limit = max_stack(stack);
                    *held = split(stack, limit);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stone(count: u32) -> ItemStack {
        let item = registry::items::item_by_name("stone").expect("stone is an item").id;
        ItemStack { item: u32::from(item), count, ..ItemStack::default() }
    }

    #[test]
    fn adding_fills_stacks_before_empty_slots() {
        let mut inventory = Inventory::default();
        inventory.slots[5] = stone(60);
        let mut more = stone(10);
        inventory.add(&mut more);
        assert!(is_empty(&more));
        assert_eq!(inventory.slots[5].count, 64);
        assert_eq!(inventory.slots[0].count, 6);
    }

    #[test]
    fn a_stack_may_not_be_larger_than_its_item_allows() {
        assert!(is_valid(&stone(64)));
        assert!(!is_valid(&stone(65)));
        assert!(!is_valid(&ItemStack { item: 1_000_000, count: 1, ..ItemStack::default() }));
    }
}
