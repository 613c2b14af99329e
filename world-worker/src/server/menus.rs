//! Containers: opening, clicks, closing, and what is told about them.

use chunk::BlockPos;
use link::v1::{self, ItemStack, player_message::Message};
use registry::blocks;
use text::Text;

use super::{OVERWORLD, Server};
use crate::block::{self, Menu};
use crate::player::inventory::{self, is_empty};
use crate::player::menu::{Layout, Slots};
use crate::player::statistics::Custom;
use crate::player::{Container, Player};
use crate::saved_items;

/// Blocks beyond a player's reach at which an open container closes, as vanilla.
const CLOSING_SLACK: f64 = 4.0;
/// Menu numbers of chests with 1 to 6 rows follow each other from 0.
const SLOTS_PER_ROW: usize = 9;

impl Server {
    pub(super) fn open_container(&mut self, entity: u32, at: BlockPos, menu: Menu) {
        let Some(state) = self.world.block(at).state() else { return };
        let kind = blocks::block_of_state(state);
        let partner = menu.joins.then(|| block::other_half(at, state)).flatten().filter(|&other| {
            self.world.block(other).state().is_some_and(|other| blocks::block_id(other) == kind.id)
        });
        // The half whose type is "right" holds the upper rows.
        let is_right = blocks::property(state, "type") == Some("right");
        let parts: Vec<BlockPos> = match partner {
            None => vec![at],
            Some(other) if is_right => vec![at, other],
            Some(other) => vec![other, at],
        };
        self.close_container(entity, true);
        let size = menu.slots * parts.len();
        let mut slots = self.container_slots(&parts, menu.slots);
        let Some(player) = self.players.get_mut(&entity) else { return };
        if player.is_spectator() {
            return;
        }
        let opened = match kind.name {
            "barrel" => Some(Custom::OpenBarrel),
            name if name.ends_with("shulker_box") => Some(Custom::OpenShulkerBox),
            name if name.ends_with("chest") => Some(Custom::OpenChest),
            _ => None,
        };
        if let Some(opened) = opened {
            player.statistics.count(opened, 1);
        }
        let window = player.next_window();
        let layout = Layout::container(size);
        let title = Text::translate(if parts.len() == 1 { menu.titles.0 } else { menu.titles.1 }, []);
        player.container = Some(Container { window, blocks: parts, layout });
        let state = player.next_state();
        let content = content(player, &mut slots, state);
        let menu = (size / SLOTS_PER_ROW) as u32 - 1;
        let opened = v1::OpenScreen { window, menu, title: title.to_nbt().into() };
        self.tell(entity, Message::OpenScreen(opened));
        self.tell(entity, Message::ContainerContent(content));
        self.show_lid(at, kind.id);
    }

    /// Tells everybody how many look into a chest, so that its lid moves.
    fn show_lid(&mut self, at: BlockPos, kind: u16) {
        let viewers = self.viewers(at).len() as u32;
        self.tell_all(
            &Message::BlockEvent(v1::BlockEvent {
                dimension: OVERWORLD,
                position: Some(super::send::block_pos(at)),
                action: 1,
                parameter: viewers,
                block: u32::from(kind),
            }),
            None,
        );
    }

    fn viewers(&self, at: BlockPos) -> Vec<u32> {
        let sees = |player: &&Player| player.container.as_ref().is_some_and(|open| open.blocks.contains(&at));
        self.players.values().filter(sees).map(|player| player.entity).collect()
    }

    pub(super) fn container_click(&mut self, entity: u32, click: &v1::ContainerClick) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        let open = player.container.as_ref().map_or(0, |container| container.window);
        if click.window != open || player.is_spectator() {
            return;
        }
        let parts = player.container.as_ref().map(|container| container.blocks.clone()).unwrap_or_default();
        let in_sync = click.state == player.state;
        let out_of_reach = |at: &BlockPos| {
            self.world.block(*at).state().is_none() || !super::digging::in_reach(player, *at, CLOSING_SLACK)
        };
        if parts.iter().any(out_of_reach) {
            return self.close_container(entity, true);
        }
        let layout =
            player.container.as_ref().map_or_else(Layout::player, |container| container.layout.clone());
        let per_block = if parts.is_empty() { 0 } else { layout.own / parts.len() };
        let mut container = self.container_slots(&parts, per_block);
        let Some(player) = self.players.get_mut(&entity) else { return };
        let creative = player.is_creative();
        let mut drag = std::mem::take(&mut player.drag);
        let before = container.clone();
        let mut slots = Slots {
            layout: &layout,
            inventory: &mut player.inventory,
            container: &mut container,
            grid: &mut player.grid,
            cursor: &mut player.cursor,
        };
        let claimed_cursor = click.carried.clone().unwrap_or_default();
        let thrown = slots.click(click, &mut drag, creative);
        let differs = click.changed.iter().any(|claim| {
            let real = usize::try_from(claim.slot).map(|slot| slots.stack(slot)).unwrap_or_default();
            !agrees(&real, claim.stack.as_ref())
        }) || !agrees(slots.cursor, Some(&claimed_cursor));
        player.drag = drag;
        player.equipment_changed = true;
        // Items on the ground do not exist yet: what was thrown goes back, and is lost by nobody.
        let refused = thrown.iter().any(|stack| !is_empty(stack));
        for mut stack in thrown {
            player.inventory.add(&mut stack);
            if !is_empty(&stack) && is_empty(&player.cursor) {
                player.cursor = stack;
            }
        }
        if container != before {
            self.store_container(&parts, per_block, &container);
            let others: Vec<u32> =
                parts.iter().flat_map(|&at| self.viewers(at)).filter(|&viewer| viewer != entity).collect();
            for viewer in others {
                self.resend_window(viewer);
            }
        }
        if !in_sync || differs || refused {
            self.resend_window(entity);
        }
    }

    /// Sends a player its open window whole, with a new state number.
    pub(super) fn resend_window(&mut self, entity: u32) {
        let Some(player) = self.players.get(&entity) else { return };
        let open = player.container.as_ref();
        let parts = open.map(|container| container.blocks.clone()).unwrap_or_default();
        let per_block = open.map_or(0, |container| container.layout.own / container.blocks.len().max(1));
        let mut slots = self.container_slots(&parts, per_block);
        let Some(player) = self.players.get_mut(&entity) else { return };
        let state = player.next_state();
        let content = content(player, &mut slots, state);
        self.tell(entity, Message::ContainerContent(content));
    }

    pub(super) fn container_closed(&mut self, entity: u32, window: u32) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        let open = player.container.as_ref().map_or(0, |container| container.window);
        if window != open {
            return;
        }
        super::players::return_loose_items(player);
        self.close_container(entity, false);
        self.resend_window(entity);
    }

    /// Closes the open container, if any, and tells the client when the server is the one who closes.
    pub(super) fn close_container(&mut self, entity: u32, tell: bool) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        player.drag = Default::default();
        let Some(container) = player.container.take() else { return };
        if tell {
            self.tell(entity, Message::CloseContainer(container.window));
        }
        if let Some(&at) = container.blocks.first()
            && let Some(state) = self.world.block(at).state()
        {
            self.show_lid(at, blocks::block_id(state));
        }
    }

    /// Gives a placed block the block entity it needs.
    pub(super) fn new_block_entity(&mut self, at: BlockPos, state: u16) {
        let Some(kind) = block::block_entity_type(blocks::block_of_state(state)) else { return };
        if let Some(chunk) = self.world.block_entity_mut(at) {
            let nbt = fastnbt::Value::Compound(Default::default());
            chunk.block_entities.insert(at.local(), chunk::BlockEntity { kind, nbt });
        }
    }

    /// Closes and removes a container whose block goes away.
    pub(super) fn empty_container(&mut self, at: BlockPos) {
        for viewer in self.viewers(at) {
            self.close_container(viewer, true);
        }
        let exists = self.world.chunk(at.chunk()).is_some_and(|c| c.block_entities.contains_key(&at.local()));
        if exists && let Some(chunk) = self.world.block_entity_mut(at) {
            chunk.block_entities.remove(&at.local());
        }
        // The half that stays becomes a small chest.
        let Some(state) = self.world.block(at).state() else { return };
        if let Some(other) = block::other_half(at, state)
            && let Some(other_state) = self.world.block(other).state()
            && blocks::block_id(other_state) == blocks::block_id(state)
            && let Some(single) = blocks::set_property(other_state, "type", "single")
        {
            self.world.set_block(other, single);
        }
    }

    /// Whether the block holds items that would be lost with it.
    pub(super) fn holds_items(&self, at: BlockPos) -> bool {
        let Some(state) = self.world.block(at).state() else { return false };
        let size = block::menu(blocks::block_of_state(state)).map_or(0, |menu| menu.slots);
        self.container_slots(&[at], size).iter().any(|stack| !is_empty(stack))
    }

    fn container_slots(&self, parts: &[BlockPos], per_block: usize) -> Vec<ItemStack> {
        parts
            .iter()
            .flat_map(|&at| {
                let entity = self.world.chunk(at.chunk()).and_then(|c| c.block_entities.get(&at.local()));
                entity.map_or_else(
                    || vec![inventory::empty(); per_block],
                    |entity| saved_items::slots(&entity.nbt, per_block),
                )
            })
            .collect()
    }

    fn store_container(&mut self, parts: &[BlockPos], per_block: usize, slots: &[ItemStack]) {
        for (&at, slots) in parts.iter().zip(slots.chunks(per_block.max(1))) {
            let Some(state) = self.world.block(at).state() else { continue };
            let Some(kind) = block::block_entity_type(blocks::block_of_state(state)) else { continue };
            let Some(chunk) = self.world.block_entity_mut(at) else { continue };
            let entity = chunk.block_entities.entry(at.local()).or_insert_with(|| chunk::BlockEntity {
                kind,
                nbt: fastnbt::Value::Compound(Default::default()),
            });
            saved_items::store_slots(&mut entity.nbt, slots);
        }
    }
}

fn content(player: &mut Player, container: &mut [ItemStack], state: u32) -> v1::ContainerContent {
    let (window, layout) = match &player.container {
        Some(open) => (open.window, open.layout.clone()),
        None => (0, Layout::player()),
    };
    let slots = Slots {
        layout: &layout,
        inventory: &mut player.inventory,
        container,
        grid: &mut player.grid,
        cursor: &mut player.cursor,
    }
    .all();
    v1::ContainerContent { window, state, slots, carried: Some(player.cursor.clone()) }
}

/// Whether the client's idea of a slot fits the truth, as far as item and count go. Components are compared by
/// number only: a difference in their values shows on the next full content.
fn agrees(real: &ItemStack, claimed: Option<&v1::HashedStack>) -> bool {
    match claimed {
        None => is_empty(real),
        Some(claim) if claim.count == 0 => is_empty(real),
        Some(claim) => {
            claim.item == real.item && claim.count == real.count && claim.added.len() == real.added.len()
        }
    }
}
