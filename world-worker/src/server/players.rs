//! Players each tick, and moving them.

use chunk::BlockPos;
use link::v1::{self, GameMode, player_message::Message};
use text::Text;

use super::send::vec3;
use super::{Server, Setup};
use crate::collision::Aabb;
use crate::jobs::SavedPlayer;
use crate::player::inventory::{self, is_empty};
use crate::player::menu::Layout;
use crate::player::statistics::Custom;
use crate::player::{DEFAULT_ICON, PendingTeleport, Player};
use crate::replication::LinkId;

/// Ticks after which a client counts as loaded although it did not say so.
const LOADED_AFTER: i64 = 60;
/// Ticks a survival player may float.
const FLOATING_TICKS: u32 = 80;
/// Blocks in one move from which on a way through the air counts as flown, as vanilla.
const FLIGHT: f64 = 0.25;
/// Ticks after which an unconfirmed teleport is sent again.
const TELEPORT_RESEND: i64 = 20;

impl Server {
    /// What happens to players each tick, also in a frozen world.
    pub(super) fn tick_players(&mut self) {
        let mut kicks = Vec::new();
        let world = &self.world;
        for player in self.players.values_mut() {
            count_time(player);
            player.loaded |= self.tick - player.entered >= LOADED_AFTER;
            player.spam.0 = player.spam.0.saturating_sub(1);
            player.spam.1 = player.spam.1.saturating_sub(1);
            if self.setup.allow_flight || player.may_fly() || !player.floating || player.health <= 0.0 {
                player.floating_ticks = 0;
                continue;
            }
            if is_in_the_air(world, player) {
                player.floating_ticks += 1;
            } else {
                player.floating_ticks = 0;
            }
            if player.floating_ticks > FLOATING_TICKS {
                tracing::warn!("{} was kicked for floating too long!", player.name);
                kicks.push(player.entity);
            }
        }
        self.follow_cameras();
        self.kick_idle();
        let reason = Text::translate("multiplayer.disconnect.flying", []);
        for entity in kicks {
            self.kick(entity, &reason);
        }
        self.tick_digs();
    }

    fn kick_idle(&mut self) {
        let limit = i64::from(self.setup.player_idle_timeout_minutes) * 60 * 20;
        if limit <= 0 {
            return;
        }
        let idle: Vec<u32> = self
            .players
            .values()
            .filter(|player| self.tick - player.last_input.max(player.entered) > limit)
            .map(|player| player.entity)
            .collect();
        let reason = Text::translate("multiplayer.disconnect.idling", []);
        for entity in idle {
            self.kick(entity, &reason);
        }
    }

    /// Moves a player and tells its client, which must confirm. Without a rotation the view stays; `flags` are
    /// those of `player_position`.
    pub fn teleport(&mut self, entity: u32, position: [f64; 3], rotation: Option<(f32, f32)>, flags: u32) {
        let tick = self.tick;
        let Some(player) = self.players.get_mut(&entity) else { return };
        player.position = position;
        player.tick_start = position;
        if let Some((yaw, pitch)) = rotation {
            (player.yaw, player.pitch) = (yaw, pitch);
            player.turned = true;
        }
        player.last_teleport =
            if player.last_teleport >= i32::MAX as u32 { 0 } else { player.last_teleport + 1 };
        player.teleport = Some(PendingTeleport { id: player.last_teleport, position, sent: tick });
        (player.moved, player.teleported) = (true, true);
        player.floating_ticks = 0;
        // Relative rotations are told as a change of nothing.
        let (yaw, pitch) = if flags & 24 == 24 { (0.0, 0.0) } else { (player.yaw, player.pitch) };
        let message = v1::Teleport {
            id: player.last_teleport,
            position: Some(vec3(position)),
            velocity: Some(vec3([0.0; 3])),
            rotation: Some(v1::Rotation { yaw, pitch }),
            flags,
        };
        self.tell(entity, Message::Teleport(message));
        self.follow_chunk(entity);
    }

    /// Sends an unconfirmed teleport again when it has waited long enough.
    pub(super) fn resend_teleport(&mut self, entity: u32) {
        let tick = self.tick;
        let Some(pending) = self.players.get(&entity).and_then(|player| player.teleport) else { return };
        if tick - pending.sent > TELEPORT_RESEND {
            self.teleport(entity, pending.position, None, 0);
        }
    }

    /// Lists a player that has moved in the chunk it is in now.
    pub(super) fn follow_chunk(&mut self, entity: u32) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        let (old, new) = (player.chunk, player.block().chunk());
        if old == new {
            return;
        }
        player.chunk = new;
        let watched_before =
            self.world.holder(old).map(|holder| holder.subscribers.clone()).unwrap_or_default();
        if let Some(holder) = self.world.holder_mut(old) {
            holder.entities.retain(|other| *other != entity);
        }
        self.request(new, 0);
        let Some(holder) = self.world.holder_mut(new) else { return };
        holder.entities.push(entity);
        holder.idle_since = None;
        let watches_now = holder.subscribers.clone();
        if let Some(player) = self.players.get(&entity) {
            for &id in watches_now.iter().filter(|id| !watched_before.contains(id)) {
                if let Some(subscriber) = self.links.get_mut(&id) {
                    subscriber.show(super::replicate::spawn(player, id));
                }
            }
            // A player's own gateway follows it wherever it goes: its chunks follow from there.
            let own = player.link;
            for &id in watched_before.iter().filter(|&&id| id != own && !watches_now.contains(&id)) {
                if let Some(subscriber) = self.links.get_mut(&id) {
                    subscriber.hide(entity);
                }
            }
        }
        self.check_idle(old);
    }

    /// Changes a game mode and tells everybody, in vanilla's order. False when it had that mode.
    pub fn set_game_mode(&mut self, entity: u32, mode: GameMode) -> bool {
        let Some(player) = self.players.get_mut(&entity) else { return false };
        if player.game_mode == mode {
            return false;
        }
        player.previous_game_mode = Some(player.game_mode);
        player.game_mode = mode;
        player.flying = mode == GameMode::Spectator || (player.flying && player.may_fly());
        player.data_changed = true;
        player.dig = None;
        let (abilities, uuid) = (player.abilities(), player.uuid);
        self.tell(entity, Message::Abilities(abilities));
        self.tell(entity, Message::GameEvent(v1::GameEvent { event: 3, value: mode as i32 as f32 }));
        self.tell(entity, Message::Abilities(abilities));
        for subscriber in self.links.values_mut() {
            subscriber.tick.roster_changed.push(v1::RosterChange {
                uuid: uuid.into_bytes().to_vec().into(),
                game_mode: Some(mode.into()),
                ..Default::default()
            });
        }
        true
    }

    pub(super) fn set_latency(&mut self, entity: u32, milliseconds: u32) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        player.latency = milliseconds;
        let change = v1::RosterChange {
            uuid: player.uuid.into_bytes().to_vec().into(),
            latency_ms: Some(milliseconds),
            ..Default::default()
        };
        for subscriber in self.links.values_mut() {
            subscriber.tick.roster_changed.push(change.clone());
        }
    }
}

/// Counts what passes by itself, also in a frozen world.
fn count_time(player: &mut Player) {
    let crouches = player.sneaking() && !player.flying;
    let statistics = &mut player.statistics;
    statistics.count(Custom::TotalWorldTime, 1);
    statistics.count(Custom::PlayTime, 1);
    statistics.count(Custom::TimeSinceRest, 1);
    if player.health > 0.0 {
        statistics.count(Custom::TimeSinceDeath, 1);
    }
    if crouches {
        statistics.count(Custom::SneakTime, 1);
    }
}

/// Counts an accepted move by what it was.
pub(super) fn count_way(player: &mut Player, from: [f64; 3], was_on_ground: bool) {
    let by: [f64; 3] = std::array::from_fn(|axis| player.position[axis] - from[axis]);
    if player.is_spectator() || by == [0.0; 3] {
        return;
    }
    let level = by[0].hypot(by[2]);
    if player.on_ground {
        let how = match (player.sprinting, player.sneaking()) {
            (true, _) => Custom::SprintOneCm,
            (_, true) => Custom::CrouchOneCm,
            _ => Custom::WalkOneCm,
        };
        player.statistics.walk(how, level);
    } else if level > FLIGHT {
        player.statistics.walk(Custom::FlyOneCm, level);
    }
    if was_on_ground && !player.on_ground && by[1] > 0.0 {
        player.statistics.count(Custom::Jump, 1);
    }
}

/// Whether there is nothing but air around and just below a player, as vanilla asks before it kicks for floating.
/// What is not loaded counts as something.
fn is_in_the_air(world: &crate::world::World, player: &Player) -> bool {
    let (width, height) = player.size();
    let mut area = Aabb::standing(player.position, width, height).deflated(-0.0625);
    area.min[1] -= 0.55;
    let low = area.min.map(|v| v.floor() as i32);
    let high = area.max.map(|v| v.floor() as i32);
    let is_air = |pos: BlockPos| {
        !world.contains_y(pos.y) || world.block(pos).state().is_some_and(registry::blocks::is_air)
    };
    (low[1]..=high[1])
        .all(|y| (low[2]..=high[2]).all(|z| (low[0]..=high[0]).all(|x| is_air(BlockPos::new(x, y, z)))))
}

/// The block a position is in.
pub fn block_of(position: [f64; 3]) -> BlockPos {
    let [x, y, z] = position.map(|v| v.floor() as i32);
    BlockPos::new(x, y, z)
}

/// A player from its saved data; on a first visit from the defaults.
pub fn from_saved(
    entity: u32,
    link: LinkId,
    join: v1::Join,
    saved: SavedPlayer,
    first_visit: bool,
    setup: &Setup,
) -> Player {
    let SavedPlayer { uuid, data, statistics } = saved;
    let (style, color) = data.locator_icon.clone();
    let locator_icon = (style.unwrap_or_else(|| DEFAULT_ICON.to_owned()), color);
    let game_mode = if first_visit || setup.force_game_mode {
        setup.default_game_mode
    } else {
        crate::saved_items::game_mode(data.game_type).unwrap_or(setup.default_game_mode)
    };
    let previous = data.previous_game_type.and_then(crate::saved_items::game_mode);
    let inventory = crate::saved_items::inventory(&data);
    Player {
        entity,
        uuid,
        name: join.name,
        address: join.address,
        properties: join.properties,
        link,
        session: join.session,
        position: data.pos,
        yaw: data.rotation[0],
        pitch: data.rotation[1],
        on_ground: data.on_ground,
        tick_start: data.pos,
        moves_this_tick: 0,
        teleport: None,
        last_teleport: 0,
        loaded: false,
        entered: 0,
        last_input: 0,
        floating_ticks: 0,
        floating: false,
        game_mode,
        previous_game_mode: previous,
        flying: data.abilities.flying && matches!(game_mode, GameMode::Creative | GameMode::Spectator)
            || game_mode == GameMode::Spectator,
        keys: 0,
        sprinting: false,
        information: join.information.unwrap_or_default(),
        permission_level: 0,
        inventory,
        grid: Default::default(),
        cursor: inventory::empty(),
        container: None,
        drag: Default::default(),
        state: 1,
        last_window: 0,
        dig: None,
        ack: None,
        health: data.health,
        food: data.food_level.clamp(0, 20) as u32,
        saturation: data.food_saturation,
        experience: (data.xp_level.max(0) as u32, data.xp_progress, data.xp_total.max(0) as u32),
        spam: (0, 0),
        latency: 0,
        chat_index: 0,
        chunk: block_of(data.pos).chunk(),
        camera: None,
        locator_icon,
        recipe_books: data.recipe_books,
        cookies_asked: Vec::new(),
        statistics,
        saved: data,
        waypoint_changed: false,
        waypoint: None,
        moved: false,
        turned: false,
        teleported: false,
        data_changed: false,
        equipment_changed: false,
        animations: Vec::new(),
        shown_metadata: Vec::new(),
        shown_equipment: Player::nothing_shown(),
    }
}

/// Level, bar and total.
pub fn experience(player: &Player) -> v1::Experience {
    let (level, bar, total) = player.experience;
    v1::Experience { bar, level, total }
}

/// Window 0, whole.
pub fn window_content(player: &mut Player) -> v1::ContainerContent {
    let layout = Layout::player();
    let slots = crate::player::menu::Slots {
        layout: &layout,
        inventory: &mut player.inventory,
        container: &mut [],
        grid: &mut player.grid,
        cursor: &mut player.cursor,
    }
    .all();
    v1::ContainerContent { window: 0, state: player.state, slots, carried: Some(player.cursor.clone()) }
}

/// Attributes clients must know of a player.
pub fn attributes(player: &Player) -> Vec<v1::Attribute> {
    let attribute = |name: &str, base: f64, modifiers: Vec<v1::Modifier>| {
        let attribute = registry::builtin::id("minecraft:attribute", name)?;
        Some(v1::Attribute { attribute, base, modifiers })
    };
    let creative = |id: &str, amount: f64| {
        let wanted = player.is_creative();
        wanted.then(|| v1::Modifier { id: id.to_owned(), amount, operation: 0 }).into_iter().collect()
    };
    [
        attribute("minecraft:movement_speed", 0.1, Vec::new()),
        attribute(
            "minecraft:block_interaction_range",
            4.5,
            creative("minecraft:creative_mode_block_range", 0.5),
        ),
        attribute(
            "minecraft:entity_interaction_range",
            3.0,
            creative("minecraft:creative_mode_entity_range", 2.0),
        ),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Puts what hangs on the cursor or lies in the grid back into the inventory, so that leaving loses nothing.
pub fn return_loose_items(player: &mut Player) {
    let loose = std::iter::once(std::mem::take(&mut player.cursor)).chain(std::mem::take(&mut player.grid));
    let mut left = Vec::new();
    for mut stack in loose {
        player.inventory.add(&mut stack);
        if !is_empty(&stack) {
            left.push(stack);
        }
    }
    // There is no ground to drop them on yet: what does not fit stays loose, the off hand takes one more.
    let off_hand = &mut player.inventory.slots[inventory::OFF_HAND];
    if is_empty(off_hand)
        && let Some(stack) = left.pop()
    {
        *off_hand = stack;
    }
    let places = std::iter::once(&mut player.cursor).chain(&mut player.grid);
    for (place, stack) in places.zip(left) {
        *place = stack;
    }
}
