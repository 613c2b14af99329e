//! The simulation as commands see it, and who issues them.

use std::sync::Arc;

use brigadier::GameMode;
use chunk::{BlockPos, Chunk, ChunkPos};
use link::v1::{self, player_message::Message};
use registry::blocks;
use text::Text;
use tokio::sync::mpsc::UnboundedSender;
use uuid::Uuid;
use worldgen::locate::StructureNames;

use super::{OVERWORLD, Server};
use crate::boss_bars::BossBars;
use crate::command::host::{
    Ban, BlockAt, ChatKind, Clock, EntityView, Host, Placement, Profile, Show, Weather,
};
use crate::command::locate::{Question, Sought};
use crate::command::{self, Collected, Source};
use crate::jobs::{POINT_REACH, Search};
use crate::management::Notice;
use crate::management::state::TypedRule;
use crate::player::inventory;
use crate::player::statistics::Custom;
use crate::pregen::Request;
use crate::rules::{GameRules, RuleError, RuleValue};
use crate::tick_rate::TickRate;
use crate::tick_times::Mspt;
use crate::world_border::WorldBorder;

/// Who runs a command.
#[derive(Clone, Copy, Debug)]
pub enum Issuer {
    /// The console: level 4, at the world's spawn.
    Console,
    /// A player, by entity id.
    Player(u32),
}

/// Level event of a broken block.
const BLOCK_BROKEN: u32 = 2001;

impl Server {
    pub(super) fn console(&mut self, line: &str) {
        let line = line.trim();
        if !line.is_empty() {
            self.run_command(Issuer::Console, line.strip_prefix('/').unwrap_or(line));
        }
    }

    /// Runs a command of RCON; what it says goes to `answer`.
    pub(super) fn rcon(&mut self, line: &str, answer: UnboundedSender<String>) {
        let collected = Collected::new(answer, self.setup.broadcast_rcon_to_ops);
        let source = Source::rcon(self.state.spawn, collected);
        command::execute(self, &source, line);
    }

    /// Chunks that are here and have blocks less than `reach` away from `pos` along x and z.
    fn loaded_around(&self, pos: BlockPos, reach: i32) -> Vec<Arc<Chunk>> {
        let along = |middle: i32| middle.saturating_sub(reach) >> 4..=middle.saturating_add(reach) >> 4;
        let positions = along(pos.x).flat_map(|x| along(pos.z).map(move |z| ChunkPos::new(x, z)));
        positions.filter_map(|pos| self.world.chunk(pos).cloned()).collect()
    }

    pub(super) fn run_command(&mut self, issuer: Issuer, line: &str) {
        if let Some(source) = self.source(issuer) {
            command::execute(self, &source, line);
        }
    }

    fn source(&self, issuer: Issuer) -> Option<Source> {
        match issuer {
            Issuer::Console => Some(Source::console(self.state.spawn)),
            Issuer::Player(entity) => {
                let player = self.players.get(&entity)?;
                Some(Source::player(&view(player)))
            }
        }
    }

    pub(super) fn suggest(&mut self, entity: u32, request: &v1::SuggestionRequest) {
        let Some(source) = self.source(Issuer::Player(entity)) else { return };
        let found = command::suggest(self, &source, &request.text, request.text.len());
        let matches = found
            .list
            .into_iter()
            .map(|suggestion| v1::Suggestion { text: suggestion.text, tooltip: Default::default() })
            .collect();
        let answer = v1::Suggestions { id: request.id, start: found.start, length: found.length, matches };
        self.tell(entity, Message::Suggestions(answer));
    }

    fn entity_by_uuid(&self, uuid: Uuid) -> Option<u32> {
        self.players.values().find(|player| player.uuid == uuid).map(|player| player.entity)
    }

    /// Sends a player its level and the commands of that level.
    fn send_permission(&mut self, uuid: Uuid) {
        let default_level = self.setup.op_permission_level;
        let level = self.lists.permission_level(uuid, default_level);
        let Some(entity) = self.entity_by_uuid(uuid) else { return };
        if let Some(player) = self.players.get_mut(&entity) {
            player.permission_level = level;
        }
        self.tell(entity, Message::PermissionLevel(level));
        self.tell(entity, Message::Commands(tree_for(level)));
    }

    /// Tells an account that became an operator, or is none any more, and the management protocol.
    pub(super) fn rights_changed(&mut self, profile: &Profile) {
        self.send_permission(profile.uuid);
        self.operator_changed(profile);
    }

    /// Tells players of boss bars that changed, came or went.
    pub(super) fn tell_boss_bars(&mut self) {
        if !self.state.boss_bars.has_news() {
            return;
        }
        let players = self.players.values();
        let online: rustc_hash::FxHashMap<Uuid, u32> =
            players.map(|player| (player.uuid, player.entity)).collect();
        for (player, bar) in self.state.boss_bars.news(|player| online.contains_key(&player)) {
            if let Some(&entity) = online.get(&player) {
                self.tell(entity, Message::BossBar(bar));
            }
        }
    }

    fn tell_time(&mut self) {
        let time = self.world_time();
        self.tell_all(&Message::Time(time), None);
    }
}

/// The command tree as a player of this level sees it.
pub fn tree_for(level: u32) -> v1::CommandTree {
    let exported = command::tree_for(u8::try_from(level).unwrap_or(0));
    let nodes = exported
        .nodes
        .into_iter()
        .map(|node| v1::CommandNode {
            kind: match node.kind {
                brigadier::FlatKind::Root => v1::command_node::Kind::Root,
                brigadier::FlatKind::Literal => v1::command_node::Kind::Literal,
                brigadier::FlatKind::Argument => v1::command_node::Kind::Argument,
            }
            .into(),
            executable: node.executable,
            restricted: node.restricted,
            redirect: node.redirect,
            children: node.children,
            name: node.name,
            parser: node.parser,
            properties: node.properties.into(),
            suggestions: node.suggestions.map(str::to_owned).unwrap_or_default(),
        })
        .collect();
    v1::CommandTree { nodes, root: exported.root }
}

fn to_link(mode: GameMode) -> v1::GameMode {
    match mode {
        GameMode::Survival => v1::GameMode::Survival,
        GameMode::Creative => v1::GameMode::Creative,
        GameMode::Adventure => v1::GameMode::Adventure,
        GameMode::Spectator => v1::GameMode::Spectator,
    }
}

fn from_link(mode: v1::GameMode) -> GameMode {
    match mode {
        v1::GameMode::Survival => GameMode::Survival,
        v1::GameMode::Creative => GameMode::Creative,
        v1::GameMode::Adventure => GameMode::Adventure,
        v1::GameMode::Spectator => GameMode::Spectator,
    }
}

fn view(player: &crate::player::Player) -> EntityView {
    let (width, height) = player.size();
    EntityView {
        uuid: player.uuid,
        name: player.name.clone(),
        kind: "minecraft:player",
        position: player.position,
        yaw: player.yaw,
        pitch: player.pitch,
        size: [width, height],
        eye_height: player.eye()[1] - player.position[1],
        game_mode: Some(from_link(player.game_mode)),
        experience_level: player.experience.0 as i32,
        permission_level: player.permission_level as u8,
        alive: player.health > 0.0,
    }
}

impl Host for Server {
    fn entities(&self) -> Vec<EntityView> {
        let mut players: Vec<_> = self.players.values().collect();
        players.sort_by_key(|player| player.entity);
        players.into_iter().map(view).collect()
    }

    fn max_players(&self) -> u32 {
        self.setup.info.max_players
    }

    fn random(&mut self) -> u64 {
        rand::random()
    }

    fn send(&mut self, player: Uuid, message: &Text) {
        if let Some(entity) = self.entity_by_uuid(player) {
            self.system_chat(entity, message, false);
        }
    }

    fn print(&mut self, line: &str) {
        tracing::info!("{line}");
    }

    fn chat(
        &mut self,
        kind: ChatKind,
        sender: &Text,
        target: Option<&Text>,
        message: &Text,
        receiver: Option<Uuid>,
    ) {
        let chat = Message::DisguisedChat(v1::DisguisedChat {
            text: message.to_nbt().into(),
            chat_type: registry::synced::synced_id("minecraft:chat_type", kind.registry_name()).unwrap_or(0),
            sender_name: sender.to_nbt().into(),
            target_name: target.map(Text::to_nbt).unwrap_or_default().into(),
        });
        match receiver {
            None => self.tell_all(&chat, None),
            Some(uuid) => {
                if let Some(entity) = self.entity_by_uuid(uuid) {
                    self.tell(entity, chat);
                }
            }
        }
    }

    fn set_game_mode(&mut self, player: Uuid, mode: GameMode) -> bool {
        self.entity_by_uuid(player).is_some_and(|entity| Server::set_game_mode(self, entity, to_link(mode)))
    }

    fn teleport(
        &mut self,
        entity: Uuid,
        position: [f64; 3],
        rotation: Option<[f32; 2]>,
        _relative: [bool; 5],
    ) {
        let Some(entity) = self.entity_by_uuid(entity) else { return };
        self.look_for_itself(entity);
        // A rotation that stays is told as a relative change of nothing (flags 8 and 16).
        let flags = if rotation.is_none() { 24 } else { 0 };
        Server::teleport(self, entity, position, rotation.map(|[yaw, pitch]| (yaw, pitch)), flags);
    }

    fn kill(&mut self, entity: Uuid) {
        let Some(entity) = self.entity_by_uuid(entity) else { return };
        let Some(player) = self.players.get_mut(&entity) else { return };
        if player.health <= 0.0 {
            return;
        }
        player.health = 0.0;
        player.statistics.count(Custom::Deaths, 1);
        player.statistics.reset(Custom::TimeSinceDeath);
        player.statistics.reset(Custom::TimeSinceRest);
        player.data_changed = true;
        let name = Text::literal(player.name.clone());
        let health = v1::Health { health: 0.0, food: player.food, saturation: player.saturation };
        let death = Text::translate("death.attack.genericKill", [name]);
        self.close_container(entity, true);
        let event = v1::EntityEventMessage { entity, event: 3 };
        self.tell_all(&Message::EntityEvent(event), None);
        self.tell(entity, Message::CombatKill(v1::CombatKill { text: death.to_nbt().into() }));
        self.tell(entity, Message::Health(health));
        if self.state.rules.flag("show_death_messages") {
            self.broadcast(&death, None);
        }
    }

    fn show(&mut self, player: Uuid, what: &Show) {
        if let Some(entity) = self.entity_by_uuid(player) {
            self.tell(entity, super::showing::message(what));
        }
    }

    fn spectate(&mut self, player: Uuid, target: Option<Uuid>) {
        let target = target.and_then(|target| self.entity_by_uuid(target));
        if let Some(entity) = self.entity_by_uuid(player) {
            self.look_through(entity, target);
        }
    }

    fn locator_icon(&self, player: Uuid) -> (String, Option<u32>) {
        let player = self.players.values().find(|known| known.uuid == player);
        player.map_or_else(
            || (crate::player::DEFAULT_ICON.to_owned(), None),
            |player| player.locator_icon.clone(),
        )
    }

    fn set_locator_icon(&mut self, player: Uuid, icon: (String, Option<u32>)) {
        if let Some(player) = self.players.values_mut().find(|known| known.uuid == player) {
            player.locator_icon = icon;
            player.waypoint_changed = true;
        }
    }

    fn border(&self) -> &WorldBorder {
        &self.state.border
    }

    fn set_border(&mut self, border: WorldBorder) {
        self.state.border = border;
        let message = self.border_message();
        self.tell_all(&Message::Border(message), None);
    }

    fn boss_bars(&mut self) -> &mut BossBars {
        &mut self.state.boss_bars
    }

    fn boss_bar_ids(&self) -> Vec<String> {
        self.state.boss_bars.iter().map(|(id, _)| id.clone()).collect()
    }

    fn set_idle_timeout(&mut self, minutes: u32) {
        self.setup.player_idle_timeout_minutes = minutes;
    }

    fn kick(&mut self, player: Uuid, reason: &Text) {
        if let Some(entity) = self.entity_by_uuid(player) {
            Server::kick(self, entity, reason);
        }
    }

    fn address(&self, player: Uuid) -> Option<String> {
        let player = self.players.values().find(|other| other.uuid == player)?;
        let (ip, _port) = player.address.rsplit_once(':')?;
        Some(ip.trim_matches(['[', ']']).to_owned())
    }

    fn give(&mut self, player: Uuid, item: u16, count: u32) {
        let Some(entity) = self.entity_by_uuid(player) else { return };
        if let Some(player) = self.players.get_mut(&entity) {
            let mut stack = v1::ItemStack { item: u32::from(item), count, ..Default::default() };
            player.inventory.add(&mut stack);
            player.equipment_changed = true;
        }
        self.resend_window(entity);
    }

    fn clear_items(&mut self, player: Uuid, matches: &dyn Fn(u16) -> bool, max: Option<u32>) -> u32 {
        let Some(entity) = self.entity_by_uuid(player) else { return 0 };
        let Some(player) = self.players.get_mut(&entity) else { return 0 };
        let only_counts = max == Some(0);
        let mut left = max.filter(|&max| max > 0).unwrap_or(u32::MAX);
        let mut found = 0;
        let stacks = player.inventory.slots.iter_mut().chain(std::iter::once(&mut player.cursor));
        for stack in stacks.filter(|stack| stack.count > 0 && matches(stack.item as u16)) {
            let taken = stack.count.min(left);
            found += taken;
            if !only_counts {
                let _cleared = inventory::split(stack, taken);
                left -= taken;
            }
        }
        player.equipment_changed = true;
        self.resend_window(entity);
        found
    }

    fn stop(&mut self) {
        Server::stop(self);
    }

    fn save(&mut self, flush: bool) -> bool {
        self.save_all();
        !flush || self.jobs.wait_until_saved()
    }

    fn autosave(&self) -> bool {
        self.saving.autosave
    }

    fn set_autosave(&mut self, on: bool) {
        self.saving.autosave = on;
    }

    fn default_game_mode(&self) -> GameMode {
        from_link(self.setup.default_game_mode)
    }

    fn set_default_game_mode(&mut self, mode: GameMode) {
        self.setup.default_game_mode = to_link(mode);
    }

    fn force_game_mode(&self) -> bool {
        self.setup.force_game_mode
    }

    fn console_informs_ops(&self) -> bool {
        self.setup.broadcast_console_to_ops
    }

    fn seed(&self) -> i64 {
        self.setup.seed
    }

    fn game_time(&self) -> i64 {
        self.state.game_time
    }

    fn clock(&self, name: &str) -> Option<Clock> {
        let ticks = match name {
            "minecraft:overworld" => self.state.day_time,
            "minecraft:the_end" => self.state.end_time,
            _ => return None,
        };
        let (paused, rate) = self.state.clock_rates.get(name).copied().unwrap_or((false, 1.0));
        Some(Clock { ticks, paused, rate })
    }

    fn set_clock(&mut self, name: &str, clock: Clock) {
        match name {
            "minecraft:overworld" => self.state.day_time = clock.ticks,
            "minecraft:the_end" => self.state.end_time = clock.ticks,
            _ => return,
        }
        self.state.clock_rates.insert(name.to_owned(), (clock.paused, clock.rate));
        self.tell_time();
    }

    fn set_weather(&mut self, weather: Weather, ticks: Option<i32>) {
        // The time it lasts: vanilla's bounds for clear, rain and thunder.
        let range = match weather {
            Weather::Clear => 12_000..180_000,
            Weather::Rain => 12_000..24_000,
            Weather::Thunder => 3_600..15_600,
        };
        self.state.weather_ticks = ticks.unwrap_or_else(|| rand::random_range(range)).into();
        self.state.raining = weather != Weather::Clear;
        self.state.thundering = weather == Weather::Thunder;
        let event = |event, value| Message::GameEvent(v1::GameEvent { event, value });
        let (start, level) = if self.state.raining { (1, 1.0) } else { (2, 0.0) };
        self.tell_all(&event(start, 0.0), None);
        self.tell_all(&event(7, level), None);
        self.tell_all(&event(8, f32::from(u8::from(self.state.thundering))), None);
    }

    fn difficulty(&self) -> u8 {
        self.state.difficulty as u8
    }

    fn set_difficulty(&mut self, difficulty: u8) {
        Server::set_difficulty(self, u32::from(difficulty.min(3)));
    }

    fn rules(&self) -> &GameRules {
        &self.state.rules
    }

    fn set_rule(&mut self, name: &str, value: RuleValue) -> Result<(), RuleError> {
        self.state.rules.set(name, value)?;
        self.notices.tell(|| Notice::RuleUpdated(TypedRule::new(name, value)));
        let on = value == RuleValue::Bool(true);
        let number = f32::from(u8::from(on));
        match name.strip_prefix("minecraft:").unwrap_or(name) {
            "advance_time" => self.tell_time(),
            "immediate_respawn" => {
                self.tell_all(&Message::GameEvent(v1::GameEvent { event: 11, value: number }), None);
            }
            "limited_crafting" => {
                self.tell_all(&Message::GameEvent(v1::GameEvent { event: 12, value: number }), None);
            }
            "reduced_debug_info" => {
                let event = if on { 22 } else { 23 };
                let entities: Vec<u32> = self.players.keys().copied().collect();
                for entity in entities {
                    self.tell(entity, Message::EntityEvent(v1::EntityEventMessage { entity, event }));
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn tick_rate(&self) -> &TickRate {
        &self.tick_rate
    }

    fn tick_rate_mut(&mut self) -> &mut TickRate {
        &mut self.tick_rate
    }

    fn tick_rate_changed(&mut self) {
        let state = self.ticking_state();
        self.tell_all(&Message::Ticking(state), None);
    }

    fn mspt(&self) -> Mspt {
        self.times.mspt()
    }

    fn spawn(&self) -> BlockPos {
        self.state.spawn
    }

    fn set_spawn(&mut self, position: BlockPos, yaw: f32, _pitch: f32) {
        self.state.spawn = position;
        self.state.spawn_yaw = yaw;
        let spawn = self.spawn_point();
        self.tell_all(&Message::Spawn(spawn), None);
    }

    fn height(&self) -> std::ops::Range<i32> {
        self.world.min_y..self.world.max_y
    }

    fn block(&self, position: BlockPos) -> BlockAt {
        if !self.world.contains_y(position.y) {
            return BlockAt::State(chunk::AIR);
        }
        self.world.block(position).state().map_or(BlockAt::Unloaded, BlockAt::State)
    }

    fn structures(&self) -> &StructureNames {
        &self.structures
    }

    fn search(&mut self, question: Question, sought: Sought) -> bool {
        self.jobs.search(match sought {
            Sought::World(wanted) => Search::of_world(question, wanted),
            Sought::PointsOfInterest(types) => {
                let chunks = self.loaded_around(question.from, POINT_REACH);
                Search::of_points(question, types, chunks)
            }
        })
    }

    fn pregen(&mut self, request: Request) -> Result<String, String> {
        self.pregen.request(request)
    }

    fn set_block(&mut self, position: BlockPos, state: u16, placement: Placement) -> bool {
        let Some(old) = self.world.block(position).state() else { return false };
        let breaks = placement == Placement::Destroy && !blocks::is_air(old);
        if old == state {
            return breaks;
        }
        if breaks {
            let event = v1::WorldEvent {
                dimension: OVERWORLD,
                event: BLOCK_BROKEN,
                position: Some(super::send::block_pos(position)),
                data: i32::from(old),
                global: false,
            };
            self.tell_all(&Message::WorldEvent(event), None);
        }
        if blocks::block_id(old) != blocks::block_id(state) {
            self.empty_container(position);
        }
        let changed = self.world.set_block(position, state).is_some_and(|old| old != state);
        if changed {
            self.new_block_entity(position, state);
        }
        changed
    }

    fn profile(&self, name: &str) -> Option<Profile> {
        if let Some(player) = self.player_by_name(name) {
            return Some(Profile { uuid: player.uuid, name: player.name.clone() });
        }
        self.lists
            .remembered(name)
            .or_else(|| Some(Profile { uuid: offline_uuid(name), name: name.to_owned() }))
    }

    fn ops(&self) -> Vec<Profile> {
        self.lists.ops()
    }

    fn op(&mut self, profile: &Profile) {
        self.lists.op(profile, self.setup.op_permission_level);
        self.rights_changed(profile);
    }

    fn deop(&mut self, profile: &Profile) {
        self.lists.deop(profile);
        self.rights_changed(profile);
    }

    fn whitelist_enabled(&self) -> bool {
        self.lists.whitelist_enabled
    }

    fn set_whitelist_enabled(&mut self, on: bool) {
        self.lists.whitelist_enabled = on;
    }

    fn whitelist(&self) -> Vec<Profile> {
        self.lists.whitelist()
    }

    fn whitelist_add(&mut self, profile: &Profile) -> bool {
        let added = self.lists.whitelist_add(profile);
        if added {
            self.notices.tell(|| Notice::AllowlistAdded(profile.into()));
        }
        added
    }

    fn whitelist_remove(&mut self, profile: &Profile) -> bool {
        let removed = self.lists.whitelist_remove(profile);
        if removed {
            self.notices.tell(|| Notice::AllowlistRemoved(profile.into()));
        }
        removed
    }

    fn whitelist_reload(&mut self) {
        self.lists.reload_whitelist();
    }

    fn enforce_whitelist(&self) -> bool {
        self.setup.enforce_whitelist
    }

    fn bans(&self) -> Vec<Ban> {
        self.lists.bans()
    }

    fn ban(&mut self, profile: &Profile, source: &str, reason: Option<&str>) -> bool {
        let banned = self.lists.ban(profile, source, reason);
        if banned {
            self.ban_changed(profile);
        }
        banned
    }

    fn pardon(&mut self, profile: &Profile) -> bool {
        let pardoned = self.lists.pardon(profile);
        if pardoned {
            self.ban_changed(profile);
        }
        pardoned
    }

    fn ip_bans(&self) -> Vec<Ban> {
        self.lists.ip_bans()
    }

    fn ban_ip(&mut self, address: &str, source: &str, reason: Option<&str>) -> bool {
        let banned = self.lists.ban_ip(address, source, reason);
        if banned {
            self.ip_ban_changed(address);
        }
        banned
    }

    fn pardon_ip(&mut self, address: &str) -> bool {
        let pardoned = self.lists.pardon_ip(address);
        if pardoned {
            self.ip_ban_changed(address);
        }
        pardoned
    }
}

/// The account of a name nobody has proven: a version-3 UUID of `OfflinePlayer:` and the exact name.
pub fn offline_uuid(name: &str) -> Uuid {
    use md5::{Digest, Md5};
    let digest: [u8; 16] = Md5::digest(format!("OfflinePlayer:{name}")).into();
    uuid::Builder::from_md5_bytes(digest).into_uuid()
}
