//! Using items and blocks on blocks.

use chunk::BlockPos;
use link::v1::{self, GameMode};
use registry::blocks;
use text::Text;

use super::Server;
use super::digging::{in_reach, pos};
use crate::block::{self, Context, Family, beside, family, parts, placement};
use crate::collision::Aabb;
use crate::player::inventory::split;
use crate::player::statistics::USED;

/// How far from the block's centre, on each axis, a cursor may be; farther is dropped.
const CURSOR_LIMIT: f64 = 1.000_000_1;

impl Server {
    pub(super) fn use_item_on(&mut self, entity: u32, used: &v1::UseItemOn) {
        let Some(player) = self.players.get(&entity) else { return };
        if !player.loaded {
            return;
        }
        self.acknowledge(entity, used.sequence);
        let Some(player) = self.players.get(&entity) else { return };
        let Some(clicked) = used.position.map(pos) else { return };
        if used.face > 5 || player.teleport.is_some() || !in_reach(player, clicked, 1.0) {
            return;
        }
        let cursor = [used.cursor_x, used.cursor_y, used.cursor_z];
        let inside = cursor.iter().all(|&v| (f64::from(v) - 0.5).abs() < CURSOR_LIMIT);
        if !inside || self.world.block(clicked).state().is_none() {
            return;
        }
        let target = beside(clicked, used.face);
        if clicked.y >= self.world.max_y {
            let text = Text::translate("build.tooHigh", [Text::literal((self.world.max_y - 1).to_string())])
                .color("red");
            self.system_chat(entity, &text, true);
        } else if player.game_mode != GameMode::Spectator && !self.is_off_limits(entity, clicked) {
            let hands_empty = player.inventory.hand(0).count == 0 && player.inventory.hand(1).count == 0;
            let used_block =
                (!player.sneaking() || hands_empty) && used.hand == 0 && self.use_block(entity, clicked);
            if !used_block {
                self.place_block(entity, used.hand, clicked, used.face, cursor);
            }
        }
        // Both blocks are told as they are now, whatever came of it.
        self.correct(entity, clicked);
        self.correct(entity, target);
    }

    /// Uses a block with the hand; false when that does nothing.
    fn use_block(&mut self, entity: u32, at: BlockPos) -> bool {
        let Some(state) = self.world.block(at).state() else { return false };
        let kind = blocks::block_of_state(state);
        if let Some(menu) = block::menu(kind) {
            self.open_container(entity, at, menu);
            return true;
        }
        if !block::opens_by_hand(kind) {
            return false;
        }
        let open = if blocks::property(state, "open") == Some("true") { "false" } else { "true" };
        for (part, part_state) in parts(at, state) {
            let is_part = part == at || self.world.block(part).state() == Some(part_state);
            if is_part && let Some(turned) = blocks::set_property(part_state, "open", open) {
                self.world.set_block(part, turned);
            }
        }
        true
    }

    fn place_block(&mut self, entity: u32, hand: u32, clicked: BlockPos, face: u32, cursor: [f32; 3]) {
        let Some(player) = self.players.get(&entity) else { return };
        if player.game_mode == GameMode::Adventure {
            return;
        }
        let stack = player.inventory.hand(hand);
        let item_used = stack.item;
        let item = u16::try_from(stack.item).ok().filter(|_| stack.count > 0).and_then(registry::items::item);
        let Some(kind) = item.and_then(|item| blocks::block(item.block?)) else { return };
        let Some(clicked_state) = self.world.block(clicked).state() else { return };
        let makes_double = |state: u16| {
            family(kind) == Family::Slab
                && blocks::block_id(state) == kind.id
                && blocks::property(state, "type") != Some("double")
        };
        let here = blocks::is_replaceable(clicked_state)
            || (makes_double(clicked_state) && double_from_inside(clicked_state, face, cursor));
        let target = if here { clicked } else { beside(clicked, face) };
        let Some(replaced) = self.world.block(target).state() else { return };
        if !blocks::is_replaceable(replaced) && !makes_double(replaced) {
            return;
        }
        let context = Context { face, cursor, yaw: player.yaw, pitch: player.pitch, replaced };
        let Some(state) = placement(kind, &context) else { return };
        let state = self.join_chest(kind, target, state, player.sneaking());
        let placed = parts(target, state);
        let free = placed
            .iter()
            .skip(1)
            .all(|&(part, _)| self.world.block(part).state().is_some_and(blocks::is_replaceable));
        if !free || placed.iter().any(|&(part, state)| self.is_occupied(part, state)) {
            return;
        }
        for (part, state) in placed {
            self.world.set_block(part, state);
            self.new_block_entity(part, state);
        }
        let Some(player) = self.players.get_mut(&entity) else { return };
        player.statistics.add(USED, item_used, 1);
        if !player.is_creative() {
            let slot = player.inventory.hand_slot(hand);
            let _placed = split(&mut player.inventory.slots[slot], 1);
            player.equipment_changed = true;
            self.resend_window(entity);
        }
    }

    /// Whether a player stands where the block's shape would be.
    fn is_occupied(&self, at: BlockPos, state: u16) -> bool {
        let origin = [at.x, at.y, at.z].map(f64::from);
        let shapes = blocks::collision_shape(state);
        self.players.values().filter(|player| !player.is_spectator()).any(|player| {
            let (width, height) = player.size();
            let body = Aabb::standing(player.position, width, height);
            shapes.iter().any(|shape| Aabb { min: shape.min, max: shape.max }.moved(origin).intersects(&body))
        })
    }

    /// Makes one large chest of two that stand side by side and face the same way.
    fn join_chest(&mut self, kind: &blocks::Block, at: BlockPos, state: u16, sneaking: bool) -> u16 {
        if sneaking || block::menu(kind).is_none_or(|menu| !menu.joins) {
            return state;
        }
        for (side, own, other) in [(1, "left", "right"), (3, "right", "left")] {
            let Some(neighbour_at) = block::chest_neighbour(at, state, side) else { continue };
            let Some(neighbour) = self.world.block(neighbour_at).state() else { continue };
            let matches = blocks::block_id(neighbour) == kind.id
                && blocks::property(neighbour, "type") == Some("single")
                && blocks::property(neighbour, "facing") == blocks::property(state, "facing");
            if let (true, Some(joined), Some(mine)) = (
                matches,
                blocks::set_property(neighbour, "type", other),
                blocks::set_property(state, "type", own),
            ) {
                self.world.set_block(neighbour_at, joined);
                return mine;
            }
        }
        state
    }
}

/// Whether a click on a slab means its other half.
fn double_from_inside(state: u16, face: u32, cursor: [f32; 3]) -> bool {
    let is_top = blocks::property(state, "type") == Some("top");
    match face {
        0 => is_top,
        1 => !is_top,
        _ => (cursor[1] > 0.5) != is_top,
    }
}
