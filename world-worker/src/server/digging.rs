//! Digging: `player_action`, in creative at once, in survival over time.

use chunk::BlockPos;
use link::v1::{self, player_message::Message};
use registry::blocks;

use super::Server;
use super::send::block_pos;
use crate::player::statistics::MINED;
use crate::player::{Dig, Player};

/// Level event of a broken block: particles and sound.
const BLOCK_BROKEN: u32 = 2001;
/// Share of the work that must be done when the client says it is finished.
const ENOUGH_PROGRESS: f32 = 0.7;
/// Blocks within which others see cracks.
const CRACK_RANGE: f64 = 32.0;

/// The actions of `player_action` (the reference, 14.1).
mod action {
    pub(super) const START: u32 = 0;
    pub(super) const ABORT: u32 = 2;
    pub(super) const STOP: u32 = 3;
    pub(super) const DROP_ALL: u32 = 4;
    pub(super) const DROP: u32 = 5;
    pub(super) const SWAP_HANDS: u32 = 7;
}

impl Server {
    pub(super) fn player_action(&mut self, entity: u32, action: &v1::PlayerAction) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        if !player.loaded {
            return;
        }
        let Some(pos) = action.position.map(pos) else { return };
        match action.action {
            action::START => {
                self.start_digging(entity, pos);
                self.acknowledge(entity, action.sequence);
            }
            action::STOP => {
                self.stop_digging(entity, pos);
                self.acknowledge(entity, action.sequence);
            }
            action::ABORT => {
                player.dig = None;
                self.show_cracks(entity, pos, 10);
                self.acknowledge(entity, action.sequence);
            }
            // Items on the ground do not exist yet: what would be thrown stays, and the client is told.
            action::DROP | action::DROP_ALL => self.resend_window(entity),
            action::SWAP_HANDS if !player.is_spectator() => {
                let held = player.inventory.held;
                player.inventory.slots.swap(held, crate::player::inventory::OFF_HAND);
                player.drag = Default::default();
                player.equipment_changed = true;
                self.resend_window(entity);
            }
            _ => {}
        }
    }

    fn start_digging(&mut self, entity: u32, pos: BlockPos) {
        let Some(player) = self.players.get(&entity) else { return };
        if !in_reach(player, pos, 1.0) {
            return;
        }
        let refused = pos.y >= self.world.max_y
            || matches!(player.game_mode, v1::GameMode::Adventure | v1::GameMode::Spectator)
            || self.is_off_limits(entity, pos)
            || (!player.is_creative() && self.holds_items(pos))
            || (player.is_creative() && cannot_break_in_creative(player));
        if refused {
            return self.correct(entity, pos);
        }
        let Some(state) = self.world.block(pos).state().filter(|&state| !blocks::is_air(state)) else {
            return self.correct(entity, pos);
        };
        if player.is_creative() || progress_per_tick(player, state) >= 1.0 {
            return self.break_block(entity, pos);
        }
        let dig = Dig { position: pos, started: self.tick, delayed: false, stage: 10 };
        if let Some(player) = self.players.get_mut(&entity) {
            player.dig = Some(dig);
        }
    }

    fn stop_digging(&mut self, entity: u32, pos: BlockPos) {
        let tick = self.tick;
        let Some(player) = self.players.get_mut(&entity) else { return };
        let Some(dig) = player.dig.filter(|dig| dig.position == pos) else { return };
        let Some(state) = self.world.block(pos).state() else { return };
        let done = progress_per_tick(player, state) * ((tick - dig.started) as f32 + 1.0);
        if done >= ENOUGH_PROGRESS {
            player.dig = None;
            self.break_block(entity, pos);
        } else if let Some(dig) = &mut player.dig {
            dig.delayed = true;
        }
    }

    /// Moves cracks on and breaks blocks whose digging was stopped early but is complete by now.
    pub(super) fn tick_digs(&mut self) {
        let digging: Vec<(u32, Dig)> =
            self.players.values().filter_map(|player| Some((player.entity, player.dig?))).collect();
        for (entity, dig) in digging {
            let Some(player) = self.players.get(&entity) else { continue };
            let state = self.world.block(dig.position).state().filter(|&state| !blocks::is_air(state));
            let Some(state) = state else {
                if let Some(player) = self.players.get_mut(&entity) {
                    player.dig = None;
                }
                continue;
            };
            let done = progress_per_tick(player, state) * ((self.tick - dig.started) as f32 + 1.0);
            if dig.delayed && done >= 1.0 {
                if let Some(player) = self.players.get_mut(&entity) {
                    player.dig = None;
                }
                self.break_block(entity, dig.position);
                continue;
            }
            let stage = ((done * 10.0) as u32).min(9);
            if stage != dig.stage {
                if let Some(dig) = self.players.get_mut(&entity).and_then(|player| player.dig.as_mut()) {
                    dig.stage = stage;
                }
                self.show_cracks(entity, dig.position, stage);
            }
        }
    }

    fn show_cracks(&mut self, entity: u32, pos: BlockPos, stage: u32) {
        let near: Vec<u32> = self
            .players
            .values()
            .filter(|other| {
                other.entity != entity && super::replicate::within(other.position, pos, CRACK_RANGE)
            })
            .map(|other| other.entity)
            .collect();
        for other in near {
            self.tell(
                other,
                Message::BlockDestruction(v1::BlockDestruction {
                    dimension: super::OVERWORLD,
                    entity,
                    position: Some(block_pos(pos)),
                    stage,
                }),
            );
        }
    }

    fn break_block(&mut self, entity: u32, pos: BlockPos) {
        let Some(state) = self.world.block(pos).state() else { return };
        for (part, part_state) in crate::block::parts(pos, state) {
            if part == pos || self.world.block(part).state() == Some(part_state) {
                self.empty_container(part);
                self.world.set_block(part, chunk::AIR);
            }
        }
        self.world_event(entity, BLOCK_BROKEN, pos, i32::from(state));
        if let Some(player) = self.players.get_mut(&entity)
            && !player.is_creative()
        {
            player.statistics.add(MINED, u32::from(blocks::block_id(state)), 1);
        }
    }

    /// Tells a player what a block really is.
    pub(super) fn correct(&mut self, entity: u32, pos: BlockPos) {
        if let Some(state) = self.world.block(pos).state() {
            let update = v1::BlockUpdate { position: Some(block_pos(pos)), state: u32::from(state) };
            self.tell(entity, Message::BlockUpdate(update));
        }
    }

    /// Whether a block lies outside of the world's border, or in the protected area around the spawn and the player is
    /// no operator.
    pub(super) fn is_off_limits(&self, entity: u32, pos: BlockPos) -> bool {
        if !self.state.border.contains_block(pos.x, pos.z) {
            return true;
        }
        let radius = self.setup.spawn_protection;
        if radius <= 0 || !self.lists.has_ops() {
            return false;
        }
        let near = (pos.x - self.state.spawn.x).abs().max((pos.z - self.state.spawn.z).abs()) <= radius;
        near && self.players.get(&entity).is_none_or(|player| !self.lists.is_op(player.uuid))
    }
}

/// Whether the block is within the player's reach plus `slack` blocks.
pub fn in_reach(player: &Player, pos: BlockPos, slack: f64) -> bool {
    let eye = player.eye();
    let corner = [pos.x, pos.y, pos.z].map(f64::from);
    let squared: f64 = (0..3)
        .map(|axis| {
            let nearest = eye[axis].clamp(corner[axis], corner[axis] + 1.0);
            (eye[axis] - nearest).powi(2)
        })
        .sum();
    let reach = player.block_range() + slack;
    squared < reach * reach
}

/// A block position of the protocol.
pub fn pos(position: v1::BlockPos) -> BlockPos {
    BlockPos::new(position.x, position.y, position.z)
}

fn held_name(player: &Player) -> &'static str {
    let held = player.inventory.hand(0);
    if held.count == 0 {
        return "";
    }
    u16::try_from(held.item).ok().and_then(registry::items::item).map_or("", |item| item.name)
}

fn cannot_break_in_creative(player: &Player) -> bool {
    let name = held_name(player);
    name.ends_with("_sword") || matches!(name, "trident" | "mace" | "debug_stick") || name.ends_with("_spear")
}

/// Tool kinds with the tag of the blocks they are for.
const TOOLS: [(&str, &str); 4] = [
    ("_pickaxe", "minecraft:mineable/pickaxe"),
    ("_axe", "minecraft:mineable/axe"),
    ("_shovel", "minecraft:mineable/shovel"),
    ("_hoe", "minecraft:mineable/hoe"),
];
/// Materials of tools with their speed and the tag of blocks they are too weak for.
const MATERIALS: [(&str, f32, &str); 7] = [
    ("wooden", 2.0, "minecraft:incorrect_for_wooden_tool"),
    ("golden", 12.0, "minecraft:incorrect_for_gold_tool"),
    ("stone", 4.0, "minecraft:incorrect_for_stone_tool"),
    ("copper", 5.0, "minecraft:incorrect_for_copper_tool"),
    ("iron", 6.0, "minecraft:incorrect_for_iron_tool"),
    ("diamond", 8.0, "minecraft:incorrect_for_diamond_tool"),
    ("netherite", 9.0, "minecraft:incorrect_for_netherite_tool"),
];

/// Share of a block that a player digs in one tick (the reference, 14.2).
fn progress_per_tick(player: &Player, state: u16) -> f32 {
    let block = blocks::block_of_state(state);
    if block.hardness < 0.0 {
        return 0.0;
    }
    let name = held_name(player);
    let in_tag = |tag: &str| registry::tags::block_tag(tag).contains(&block.id);
    let tool = TOOLS.iter().find(|(suffix, tag)| name.ends_with(suffix) && in_tag(tag));
    let material = MATERIALS.iter().find(|(prefix, ..)| name.starts_with(prefix));
    let (speed, right_tool) = match (tool, material) {
        (Some(_), Some((_, speed, too_weak))) => (*speed, !in_tag(too_weak)),
        _ => (1.0, false),
    };
    let speed = if player.on_ground { speed } else { speed / 5.0 };
    let divisor = if !block.requires_tool || right_tool { 30.0 } else { 100.0 };
    if block.hardness == 0.0 { 1.0 } else { speed / block.hardness / divisor }
}
