//! Menus: a list of slots over inventories, and what a click does to them.
//!
//! Window 0 is the player's own; other windows show a container above the player's slots. The server computes
//! every click itself; what the client claims only decides what must be sent back.

use super::inventory::{Inventory, empty, is_empty, max_stack, same_item, split};
use link::v1::{ContainerClick, ItemStack};

/// Slot number clients send for a click outside the window.
pub const OUTSIDE: i32 = -999;

/// Where a slot of a window keeps its stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// By inventory index of the player.
    Inventory(usize),
    /// Slot of the open container.
    Container(usize),
    /// The player's 2×2 grid.
    Grid(usize),
    /// The result of the grid.
    Result,
}

/// The slots of a window, in window order.
#[derive(Clone, Debug)]
pub struct Layout {
    /// One place a slot.
    pub places: Vec<Place>,
    /// How many of them, from the first, are not the player's main and hotbar slots.
    pub own: usize,
}

impl Layout {
    /// The player's own window: result, grid, head to feet, main, hotbar, off hand.
    pub fn player() -> Self {
        let mut places = vec![Place::Result];
        places.extend((0..4).map(Place::Grid));
        places.extend([39, 38, 37, 36].map(Place::Inventory));
        places.extend((9..36).chain(0..9).map(Place::Inventory));
        places.push(Place::Inventory(40));
        Self { places, own: 9 }
    }

    /// A container of `size` slots above main and hotbar.
    pub fn container(size: usize) -> Self {
        let mut places: Vec<Place> = (0..size).map(Place::Container).collect();
        places.extend((9..36).chain(0..9).map(Place::Inventory));
        Self { places, own: size }
    }
}

/// The stacks a click works on.
pub struct Slots<'a> {
    /// The window's slots.
    pub layout: &'a Layout,
    /// The player's inventory.
    pub inventory: &'a mut Inventory,
    /// The open container's slots; empty for window 0.
    pub container: &'a mut [ItemStack],
    /// The 2×2 grid.
    pub grid: &'a mut [ItemStack; 4],
    /// What hangs on the cursor.
    pub cursor: &'a mut ItemStack,
}

/// A drag over several slots, kept between its packets.
#[derive(Clone, Debug, Default)]
pub struct Drag {
    kind: i32,
    slots: Vec<usize>,
}

impl Slots<'_> {
    /// The stack in a window slot.
    pub fn stack(&self, slot: usize) -> ItemStack {
        match self.layout.places.get(slot) {
            Some(&Place::Inventory(index)) => self.inventory.slots[index].clone(),
            Some(&Place::Container(index)) => self.container.get(index).cloned().unwrap_or_default(),
            Some(&Place::Grid(index)) => self.grid[index].clone(),
            Some(Place::Result) | None => empty(),
        }
    }

    /// Stores a stack in a window slot.
    pub fn put(&mut self, slot: usize, stack: ItemStack) {
        match self.layout.places.get(slot) {
            Some(&Place::Inventory(index)) => self.inventory.slots[index] = stack,
            Some(&Place::Container(index)) => {
                if let Some(place) = self.container.get_mut(index) {
                    *place = stack;
                }
            }
            Some(&Place::Grid(index)) => self.grid[index] = stack,
            Some(Place::Result) | None => {}
        }
    }

    /// All slots of the window, in order.
    pub fn all(&self) -> Vec<ItemStack> {
        (0..self.layout.places.len()).map(|slot| self.stack(slot)).collect()
    }

    fn may_hold(&self, slot: usize, stack: &ItemStack) -> bool {
        match self.layout.places[slot] {
            Place::Result => false,
            Place::Inventory(index @ 36..=39) => equip_index(stack) == Some(index),
            _ => true,
        }
    }

    fn limit(&self, slot: usize, stack: &ItemStack) -> u32 {
        match self.layout.places[slot] {
            Place::Inventory(36..=39) => 1,
            _ => max_stack(stack),
        }
    }

    /// Applies a click. Returns the stacks it threw out of the window.
    pub fn click(&mut self, click: &ContainerClick, drag: &mut Drag, creative: bool) -> Vec<ItemStack> {
        let mut thrown = Vec::new();
        if click.mode != 5 {
            *drag = Drag::default();
        }
        if click.slot == OUTSIDE && click.mode != 5 {
            if click.mode == 0 {
                let count = if click.button == 0 { self.cursor.count } else { 1 };
                thrown.push(split(self.cursor, count));
            }
            return thrown;
        }
        let slot = usize::try_from(click.slot).ok().filter(|&slot| slot < self.layout.places.len());
        match (click.mode, slot) {
            (0, Some(slot)) => self.pickup(slot, click.button == 0),
            (1, Some(slot)) => self.quick_move(slot),
            (2, Some(slot)) => self.swap(slot, click.button),
            (3, Some(slot)) if creative && is_empty(self.cursor) => {
                let mut copy = self.stack(slot);
                copy.count = if is_empty(&copy) { 0 } else { max_stack(&copy) };
                *self.cursor = copy;
            }
            (4, Some(slot)) if is_empty(self.cursor) => {
                let mut stack = self.stack(slot);
                let count = if click.button == 0 { 1 } else { stack.count };
                thrown.push(split(&mut stack, count));
                self.put(slot, stack);
            }
            (5, _) => self.drag(click.button, slot, drag, creative),
            (6, Some(_)) => self.pickup_all(),
            _ => {}
        }
        thrown
    }

    fn pickup(&mut self, slot: usize, left: bool) {
        let mut held = self.stack(slot);
        if is_empty(self.cursor) {
            let count = if left { held.count } else { held.count.div_ceil(2) };
            *self.cursor = split(&mut held, count);
        } else if !self.may_hold(slot, self.cursor) {
            return;
        } else if is_empty(&held) || same_item(&held, self.cursor) {
            let room = self.limit(slot, self.cursor).saturating_sub(held.count);
            let moved = split(self.cursor, room.min(if left { u32::MAX } else { 1 }));
            if is_empty(&held) {
                held = moved;
            } else {
                held.count += moved.count;
            }
        } else if self.cursor.count <= self.limit(slot, self.cursor) {
            std::mem::swap(&mut held, self.cursor);
        }
        self.put(slot, held);
    }

    /// Moves a stack to the other part of the window, as shift-click does.
    fn quick_move(&mut self, slot: usize) {
        let mut stack = self.stack(slot);
        if is_empty(&stack) {
            return;
        }
        let total = self.layout.places.len();
        let own = self.layout.own;
        let is_player_window = self.layout.places[0] == Place::Result;
        let targets: Vec<usize> = if slot < own || (is_player_window && slot == total - 1) {
            if is_player_window { (9..45).collect() } else { (own..total).rev().collect() }
        } else if is_player_window {
            let armour = (5..9).find(|&s| self.may_hold(s, &stack) && is_empty(&self.stack(s)));
            let rest = if slot < 36 { 36..45 } else { 9..36 };
            armour.into_iter().chain(rest).collect()
        } else {
            (0..own).collect()
        };
        self.merge_into(&mut stack, &targets);
        self.put(slot, stack);
    }

    fn merge_into(&mut self, stack: &mut ItemStack, targets: &[usize]) {
        for merge in [true, false] {
            for &target in targets {
                if is_empty(stack) {
                    return;
                }
                if !self.may_hold(target, stack) {
                    continue;
                }
                let mut held = self.stack(target);
                let room = self.limit(target, stack).saturating_sub(held.count);
                if merge && same_item(&held, stack) {
                    held.count += split(stack, room).count;
                } else if !merge && is_empty(&held) {
                    held = split(stack, room);
                } else {
                    continue;
                }
                self.put(target, held);
            }
        }
    }

    /// A number key (0–8) or the swap-hands key (40) over a slot.
    fn swap(&mut self, slot: usize, button: i32) {
        let index = match button {
            0..=8 => button as usize,
            40 => 40,
            _ => return,
        };
        let here = self.stack(slot);
        let there = self.inventory.slots[index].clone();
        if is_empty(&there) || (self.may_hold(slot, &there) && there.count <= self.limit(slot, &there)) {
            self.inventory.slots[index] = here;
            self.put(slot, there);
        }
    }

    /// Double click: gathers the cursor's item from the whole window, partial stacks first.
    fn pickup_all(&mut self) {
        if is_empty(self.cursor) {
            return;
        }
        let most = max_stack(self.cursor);
        for full_too in [false, true] {
            for slot in 0..self.layout.places.len() {
                let mut held = self.stack(slot);
                if self.cursor.count >= most {
                    return;
                }
                if same_item(&held, self.cursor) && (full_too || held.count < max_stack(&held)) {
                    self.cursor.count += split(&mut held, most - self.cursor.count).count;
                    self.put(slot, held);
                }
            }
        }
    }

    /// Drag packets: begin (button 0, 4, 8), each slot (1, 5, 9), end (2, 6, 10).
    fn drag(&mut self, button: i32, slot: Option<usize>, drag: &mut Drag, creative: bool) {
        let (kind, stage) = (button >> 2, button & 3);
        match stage {
            0 => *drag = Drag { kind, slots: Vec::new() },
            1 if kind == drag.kind => {
                if let Some(slot) = slot {
                    let held = self.stack(slot);
                    let fits = (is_empty(&held) || same_item(&held, self.cursor))
                        && self.may_hold(slot, self.cursor);
                    let enough = kind == 2 || drag.slots.len() < self.cursor.count as usize;
                    if fits && enough && !drag.slots.contains(&slot) {
                        drag.slots.push(slot);
                    }
                }
            }
            2 if kind == drag.kind => {
                let Drag { slots, .. } = std::mem::take(drag);
                if is_empty(self.cursor) || slots.is_empty() || (kind == 2 && !creative) {
                    return;
                }
                let each = match kind {
                    0 => self.cursor.count / slots.len() as u32,
                    1 => 1,
                    _ => max_stack(self.cursor),
                };
                for slot in slots {
                    // Slots may have changed since the drag went over them.
                    let mut held = self.stack(slot);
                    let fits = slot < self.layout.places.len()
                        && self.may_hold(slot, self.cursor)
                        && (is_empty(&held) || same_item(&held, self.cursor));
                    if !fits {
                        continue;
                    }
                    let room = self.limit(slot, self.cursor).saturating_sub(held.count);
                    let mut moved = self.cursor.clone();
                    moved.count =
                        if kind == 2 { each.min(room) } else { split(self.cursor, each.min(room)).count };
                    if moved.count == 0 {
                        continue;
                    }
                    if is_empty(&held) {
                        held = moved;
                    } else {
                        held.count += moved.count;
                    }
                    self.put(slot, held);
                }
            }
            _ => *drag = Drag::default(),
        }
    }
}

/// The armour slot an item goes in, as inventory index.
fn equip_index(stack: &ItemStack) -> Option<usize> {
    use registry::items::EquipSlot;
    match registry::items::item(u16::try_from(stack.item).ok()?)?.equip_slot? {
        EquipSlot::Feet => Some(36),
        EquipSlot::Legs => Some(37),
        EquipSlot::Chest => Some(38),
        EquipSlot::Head => Some(39),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn stack(name: &str, count: u32) -> ItemStack {
        let item = registry::items::item_by_name(name).expect("an item of 26.3").id;
        ItemStack { item: u32::from(item), count, ..ItemStack::default() }
    }

    struct Table {
        layout: Layout,
        inventory: Inventory,
        container: Vec<ItemStack>,
        grid: [ItemStack; 4],
        cursor: ItemStack,
        drag: Drag,
    }

    impl Table {
        fn chest() -> Self {
            Self {
                layout: Layout::container(27),
                inventory: Inventory::default(),
                container: vec![empty(); 27],
                grid: Default::default(),
                cursor: empty(),
                drag: Drag::default(),
            }
        }

        fn click(&mut self, mode: u32, button: i32, slot: i32) -> Vec<ItemStack> {
            let click = ContainerClick { slot, button, mode, ..ContainerClick::default() };
            Slots {
                layout: &self.layout,
                inventory: &mut self.inventory,
                container: &mut self.container,
                grid: &mut self.grid,
                cursor: &mut self.cursor,
            }
            .click(&click, &mut self.drag, false)
        }

        fn total(&self) -> u32 {
            self.inventory.slots.iter().chain(&self.container).chain(&self.grid).map(|s| s.count).sum::<u32>()
                + self.cursor.count
        }
    }

    #[test]
    fn an_item_goes_from_hotbar_to_chest() {
        let mut table = Table::chest();
        table.inventory.slots[0] = stack("stone", 64);
        table.click(0, 0, 54); // hotbar 0
        table.click(0, 1, 0); // one into the chest
        assert_eq!((table.container[0].count, table.cursor.count), (1, 63));
        table.click(0, 0, 54);
        assert_eq!(table.inventory.slots[0].count, 63);
    }

    #[test]
    fn shift_click_fills_the_other_side() {
        let mut table = Table::chest();
        table.container[3] = stack("dirt", 10);
        table.click(1, 0, 3);
        assert_eq!(table.inventory.slots[8].count, 10);
    }

    #[test]
    fn a_drag_splits_evenly() {
        let mut table = Table::chest();
        table.cursor = stack("dirt", 10);
        table.click(5, 0, OUTSIDE);
        for slot in 0..3 {
            table.click(5, 1, slot);
        }
        table.click(5, 2, OUTSIDE);
        assert_eq!(table.container[..3].iter().map(|s| s.count).collect::<Vec<_>>(), [3, 3, 3]);
        assert_eq!(table.cursor.count, 1);
    }

    #[test]
    fn a_drag_does_not_add_to_what_has_come_into_a_slot_meanwhile() {
        let mut table = Table::chest();
        table.cursor = stack("dirt", 10);
        table.click(5, 0, OUTSIDE);
        table.click(5, 1, 0);
        table.click(5, 1, 1);
        table.container[0] = stack("diamond", 1);
        table.layout = Layout::container(1);
        table.click(5, 2, OUTSIDE);
        assert_eq!(table.container[0], stack("diamond", 1));
    }

    proptest! {
        /// Survival clicks neither make nor lose items.
        #[test]
        fn clicks_conserve_items(clicks in prop::collection::vec((0u32..7, -1i32..12, -1000i32..70), 0..200)) {
            let mut table = Table::chest();
            table.inventory.slots[0] = stack("stone", 64);
            table.inventory.slots[9] = stack("dirt", 33);
            table.container[0] = stack("diamond_sword", 1);
            table.container[5] = stack("stone", 12);
            let mut expected = table.total();
            for (mode, button, slot) in clicks {
                expected -= table.click(mode, button, slot).iter().map(|s| s.count).sum::<u32>();
                prop_assert_eq!(table.total(), expected);
            }
        }
    }
}
