//! What players do, each kind of input in a function of its own.

use link::v1::{self, Animation, SwingAnimation, animation, player_input::Input, player_message::Message};
use text::Text;

use super::Server;
use super::send::vec3;
use crate::player::inventory::{is_empty, is_valid};
use crate::player::menu::{Layout, Slots};
use crate::player::movement::{self, Mover, Verdict};

/// Longest chat message, UTF-16 units.
const CHAT_LENGTH: usize = 256;
/// Ticks of a swing, as vanilla's default.
const SWING_TICKS: u32 = 6;

impl Server {
    /// Applies one input of a player.
    pub(super) fn input(&mut self, entity: u32, input: Input) {
        match input {
            Input::Move(moved) => self.moved(entity, &moved),
            Input::TeleportConfirm(confirm) => self.teleport_confirmed(entity, &confirm),
            Input::Loaded(_) => {
                if let Some(player) = self.players.get_mut(&entity) {
                    player.loaded = true;
                }
            }
            Input::Action(action) => self.player_action(entity, &action),
            Input::UseItemOn(used) => self.use_item_on(entity, &used),
            Input::UseItem(used) => self.acknowledge(entity, used.sequence),
            Input::HeldSlot(slot) => self.held_slot(entity, slot),
            Input::CreativeSlot(slot) => self.creative_slot(entity, slot),
            Input::Flying(flying) => {
                if let Some(player) = self.players.get_mut(&entity) {
                    player.flying = flying && player.may_fly();
                    player.data_changed = true;
                }
            }
            Input::Keys(keys) => {
                if let Some(player) = self.players.get_mut(&entity) {
                    player.data_changed |= player.keys != keys;
                    player.keys = keys;
                }
            }
            Input::Command(command) => self.player_command(entity, &command),
            Input::Swing(swing) => self.swing(entity, swing.hand),
            // What a spectator hits it looks out of; others hit and use nothing but players yet, who are left alone.
            Input::Attack(target) => self.click_as_spectator(entity, target),
            Input::Interact(_) => {}
            Input::Chat(chat) => self.chat(entity, &chat),
            Input::ChatCommand(line) => self.chat_command(entity, &line),
            Input::Suggest(request) => self.suggest(entity, &request),
            Input::Information(information) => self.information(entity, information),
            Input::Respawn(_) => self.respawn(entity),
            Input::ContainerClick(click) => self.container_click(entity, &click),
            Input::ContainerClose(window) => self.container_closed(entity, window),
            Input::PickBlock(pick) => self.pick_block(entity, &pick),
            Input::ChangeGameMode(mode) => self.change_game_mode(entity, mode),
            Input::ChangeDifficulty(difficulty) => self.change_difficulty(entity, difficulty),
            Input::Stats(_) => self.tell_statistics(entity),
            Input::TeleportTo(target) => self.teleport_to(entity, &target),
            Input::SpectatorAction(action) => self.spectator_action(entity, &action),
            Input::CookieResponse(cookie) => self.cookie_response(entity, &cookie),
            // No channel of a client has a meaning here.
            Input::CustomPayload(payload) => {
                tracing::debug!(
                    entity,
                    channel = payload.channel,
                    bytes = payload.data.len(),
                    "custom payload"
                );
            }
            Input::GameRules(_) => self.tell_game_rules(entity),
            Input::SetGameRules(rules) => self.set_game_rules(entity, &rules),
            Input::RecipeBook(settings) => {
                if let Some(player) = self.players.get_mut(&entity)
                    && let Some(book) = player.recipe_books.get_mut(settings.book as usize)
                {
                    *book = (settings.open, settings.filtering);
                }
            }
            Input::LockDifficulty(locked) => self.lock_difficulty(entity, locked),
        }
    }

    fn moved(&mut self, entity: u32, moved: &v1::Move) {
        let check_speed = self.tick_rate.runs_normally() && self.state.rules.flag("player_movement_check");
        let Some(player) = self.players.get_mut(&entity) else { return };
        let rotation = moved.rotation.map_or((player.yaw, player.pitch), |r| (r.yaw, r.pitch));
        if !rotation.0.is_finite() || !rotation.1.is_finite() {
            return self.kick_for_bad_move(entity);
        }
        let rotation = (rotation.0 % 360.0, rotation.1.clamp(-90.0, 90.0));
        if let Some(position) = moved.position
            && [position.x, position.y, position.z].iter().any(|v| v.is_nan())
        {
            return self.kick_for_bad_move(entity);
        }
        if player.teleport.is_some() {
            player.turned |= (player.yaw, player.pitch) != rotation;
            (player.yaw, player.pitch) = rotation;
            return self.resend_teleport(entity);
        }
        // Who looks through others' eyes goes where they go.
        if !player.loaded || player.camera.is_some() {
            return;
        }
        let target = moved.position.map_or(player.position, |p| [p.x, p.y, p.z]);
        if moved.position.is_some() {
            player.moves_this_tick += 1;
        }
        let mover = Mover {
            position: player.position,
            tick_start: player.tick_start,
            velocity: [0.0; 3],
            moves_this_tick: player.moves_this_tick.max(1),
            on_ground: player.on_ground,
            gliding: false,
            size: player.size(),
            lenient: player.may_fly(),
            no_physics: player.is_spectator(),
            check_speed,
        };
        let verdict = movement::judge(&self.world, &mover, target, &mut self.scratch);
        let back = player.position;
        match verdict {
            Verdict::Accepted(position) => {
                let (from, was_on_ground) = (player.position, player.on_ground);
                let dy = position[1] - player.position[1];
                player.floating = dy >= -0.03125 && moved.position.is_some()
                    || (player.floating && moved.position.is_none());
                player.moved |= position != player.position || player.on_ground != moved.on_ground;
                player.turned |= (player.yaw, player.pitch) != rotation;
                player.position = position;
                (player.yaw, player.pitch) = rotation;
                player.on_ground = moved.on_ground;
                super::players::count_way(player, from, was_on_ground);
                self.follow_chunk(entity);
            }
            Verdict::TooQuickly(by) => {
                tracing::warn!("{} moved too quickly! {},{},{}", player.name, by[0], by[1], by[2]);
                self.teleport(entity, back, None, 0);
            }
            Verdict::Wrongly(_) => {
                tracing::warn!("{} moved wrongly!", player.name);
                self.teleport(entity, back, Some(rotation), 0);
            }
        }
    }

    fn kick_for_bad_move(&mut self, entity: u32) {
        self.kick(entity, &Text::translate("multiplayer.disconnect.invalid_player_movement", []));
    }

    fn teleport_confirmed(&mut self, entity: u32, confirm: &v1::TeleportConfirm) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        match player.teleport {
            Some(pending) if pending.id == confirm.id => {
                player.teleport = None;
                player.position = pending.position;
                player.tick_start = pending.position;
                // The client ends where it was sent; its own figures only refine the view.
                if let Some(rotation) = confirm.rotation
                    && rotation.yaw.is_finite()
                    && rotation.pitch.is_finite()
                {
                    (player.yaw, player.pitch) = (rotation.yaw % 360.0, rotation.pitch.clamp(-90.0, 90.0));
                    player.turned = true;
                }
            }
            Some(_) => {}
            None if confirm.id == player.last_teleport => self.kick_for_bad_move(entity),
            None => {}
        }
    }

    fn player_command(&mut self, entity: u32, command: &v1::PlayerCommand) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        if !player.loaded {
            return;
        }
        match command.action {
            1 => player.sprinting = true,
            2 => player.sprinting = false,
            _ => return,
        }
        player.data_changed = true;
    }

    fn swing(&mut self, entity: u32, hand: u32) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        let swing = SwingAnimation { hand, r#type: 1, duration: SWING_TICKS };
        player.animations.push(Animation { kind: Some(animation::Kind::Swing(swing)) });
    }

    fn held_slot(&mut self, entity: u32, slot: u32) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        if slot > 8 {
            tracing::warn!("{} tried to set an invalid carried item", player.name);
            return;
        }
        player.inventory.held = slot as usize;
        player.equipment_changed = true;
        player.dig = None;
    }

    fn creative_slot(&mut self, entity: u32, slot: v1::CreativeSlot) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        let stack = slot.stack.unwrap_or_default();
        if !player.is_creative() || !is_valid(&stack) {
            return;
        }
        let Some(window_slot) = usize::try_from(slot.slot).ok().filter(|slot| (1..=45).contains(slot)) else {
            return; // negative: thrown away, and creative throws make nothing yet
        };
        let layout = Layout::player();
        Slots {
            layout: &layout,
            inventory: &mut player.inventory,
            container: &mut [],
            grid: &mut player.grid,
            cursor: &mut player.cursor,
        }
        .put(window_slot, stack);
        player.equipment_changed = true;
    }

    fn information(&mut self, entity: u32, information: v1::ClientInformation) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        let listing = information.allow_listing;
        let changed = player.information.allow_listing != listing;
        player.information = information;
        player.data_changed = true;
        let uuid = player.uuid;
        if changed {
            for subscriber in self.links.values_mut() {
                subscriber.tick.roster_changed.push(v1::RosterChange {
                    uuid: uuid.into_bytes().to_vec().into(),
                    allow_listing: Some(listing),
                    ..Default::default()
                });
            }
        }
    }

    fn chat(&mut self, entity: u32, chat: &v1::Chat) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        if player.information.chat_mode == 2 {
            let text = Text::translate("chat.disabled.options", []).color("red");
            return self.system_chat(entity, &text, false);
        }
        if chat.message.encode_utf16().count() > CHAT_LENGTH || chat.message.trim().is_empty() {
            return;
        }
        player.chat_index += 1;
        let name = Text::literal(player.name.clone());
        let message = v1::PlayerChat {
            sender: player.uuid.into_bytes().to_vec().into(),
            message: chat.message.clone(),
            timestamp_ms: chat.timestamp_ms,
            salt: 0,
            chat_type: registry::synced::synced_id("minecraft:chat_type", "minecraft:chat").unwrap_or(0),
            sender_name: name.to_nbt().into(),
            target_name: Default::default(),
            index: player.chat_index - 1,
        };
        tracing::info!("<{}> {}", name.to_plain(), chat.message);
        self.tell_all(&Message::PlayerChat(message), None);
        self.count_spam(entity, false);
    }

    fn chat_command(&mut self, entity: u32, line: &str) {
        let Some(player) = self.players.get(&entity) else { return };
        tracing::info!("{} issued server command: /{line}", player.name);
        self.run_command(super::commands::Issuer::Player(entity), line);
        self.count_spam(entity, true);
    }

    fn count_spam(&mut self, entity: u32, command: bool) {
        let (chat_limit, command_limit) = (self.setup.chat_spam_seconds, self.setup.command_spam_seconds);
        let Some(player) = self.players.get_mut(&entity) else { return };
        let (counter, seconds) =
            if command { (&mut player.spam.1, command_limit) } else { (&mut player.spam.0, chat_limit) };
        *counter += 20;
        let is_op = self.lists.is_op(player.uuid);
        if *counter >= 20 * seconds && seconds > 0 && !is_op {
            self.kick(entity, &Text::translate("disconnect.spam", []));
        }
    }

    fn pick_block(&mut self, entity: u32, pick: &v1::PickBlock) {
        let Some(pos) = pick.position.map(super::digging::pos) else { return };
        let Some(state) = self.world.block(pos).state() else { return };
        let block = registry::blocks::block_of_state(state);
        let Some(item) = registry::items::item_by_name(block.name) else { return };
        let Some(player) = self.players.get_mut(&entity) else { return };
        if !player.loaded || !super::digging::in_reach(player, pos, 1.0) {
            return;
        }
        let stack = v1::ItemStack { item: u32::from(item.id), count: 1, ..Default::default() };
        match player.inventory.find(&stack) {
            Some(slot) if slot <= 8 => player.inventory.held = slot,
            Some(slot) => {
                let held = player.inventory.held;
                player.inventory.slots.swap(slot, held);
            }
            None if player.is_creative() => {
                let free = (0..9).find(|&slot| is_empty(&player.inventory.slots[slot]));
                let slot = free.unwrap_or(player.inventory.held);
                player.inventory.slots[slot] = stack;
                player.inventory.held = slot;
            }
            None => return,
        }
        player.equipment_changed = true;
        let held = player.inventory.held as u32;
        self.resend_window(entity);
        self.tell(entity, Message::HeldSlot(held));
    }

    fn change_game_mode(&mut self, entity: u32, mode: i32) {
        let Ok(mode) = v1::GameMode::try_from(mode) else { return };
        if self.players.get(&entity).is_some_and(|player| player.permission_level >= 2) {
            self.set_game_mode(entity, mode);
        }
    }

    fn change_difficulty(&mut self, entity: u32, difficulty: u32) {
        let allowed = self.players.get(&entity).is_some_and(|player| player.permission_level >= 2);
        if allowed && difficulty <= 3 && !self.state.difficulty_locked {
            self.set_difficulty(difficulty);
        }
    }

    fn lock_difficulty(&mut self, entity: u32, locked: bool) {
        let allowed = self.players.get(&entity).is_some_and(|player| player.permission_level >= 2);
        if allowed {
            self.state.difficulty_locked = locked;
            self.set_difficulty(self.state.difficulty);
        }
    }

    fn tell_statistics(&mut self, entity: u32) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        let changed = player.statistics.take_changed().into_iter();
        let stats =
            changed.map(|(kind, id, value)| v1::Stat { r#type: kind, id, value: value.cast_unsigned() });
        let stats = v1::Stats { stats: stats.collect() };
        self.tell(entity, Message::Stats(stats));
    }

    fn tell_game_rules(&mut self, entity: u32) {
        if self.players.get(&entity).is_none_or(|player| player.permission_level < 2) {
            return;
        }
        let value = |rule: &crate::rules::Rule| v1::GameRuleValue {
            name: registry::identifier(rule.name).into_owned(),
            value: self.state.rules.get(rule.name).unwrap_or(rule.default).to_string(),
        };
        let values = crate::rules::RULES.iter().map(value).collect();
        self.tell(entity, Message::GameRuleValues(v1::GameRuleValues { values }));
    }

    /// Rules changed on the client's own screen.
    fn set_game_rules(&mut self, entity: u32, rules: &v1::GameRuleValues) {
        use crate::command::host::Host;
        let Some(player) = self.players.get(&entity) else { return };
        let name = player.name.clone();
        if player.permission_level < 2 {
            tracing::warn!("{name} tried to set game rules without permission");
            return;
        }
        for rule in &rules.values {
            let known = crate::rules::rule(&rule.name);
            let value = known.and_then(|known| known.parse(&rule.value).map(|value| (known.name, value)));
            let outcome = value.map(|(name, value)| Host::set_rule(self, name, value));
            if !matches!(outcome, Some(Ok(()))) {
                tracing::warn!("{name} tried to set the game rule {} to {:?}", rule.name, rule.value);
            }
        }
    }

    /// What a client has under a cookie's name; one that nobody asked for ends its session, as in vanilla.
    fn cookie_response(&mut self, entity: u32, cookie: &v1::CookieResponse) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        match player.cookies_asked.iter().position(|key| *key == cookie.key) {
            Some(at) => {
                player.cookies_asked.swap_remove(at);
                let bytes = cookie.payload.as_ref().map_or(0, bytes::Bytes::len);
                tracing::debug!("{} has {bytes} bytes under {}", player.name, cookie.key);
            }
            None => {
                self.kick(entity, &Text::translate("multiplayer.disconnect.unexpected_query_response", []))
            }
        }
    }

    /// Changes the difficulty and tells everybody.
    pub fn set_difficulty(&mut self, difficulty: u32) {
        self.state.difficulty = difficulty;
        let locked = self.state.difficulty_locked;
        self.tell_all(&Message::Difficulty(v1::Difficulty { difficulty, locked }), None);
    }

    /// Notes a sequence that must be acknowledged at the end of the tick.
    pub(super) fn acknowledge(&mut self, entity: u32, sequence: u32) {
        if let Some(player) = self.players.get_mut(&entity)
            && player.loaded
        {
            player.ack = Some(player.ack.map_or(sequence, |known| known.max(sequence)));
        }
    }

    /// Shows everybody near but `entity` something that happened at a block.
    pub(super) fn world_event(&mut self, entity: u32, event: u32, pos: chunk::BlockPos, data: i32) {
        let except = self.session_of(entity);
        let event = v1::WorldEvent {
            dimension: super::OVERWORLD,
            event,
            position: Some(super::send::block_pos(pos)),
            data,
            global: false,
        };
        self.tell_all(&Message::WorldEvent(event), except);
    }

    /// Where a player is, for messages.
    pub fn position_of(&self, entity: u32) -> Option<v1::Vec3> {
        self.players.get(&entity).map(|player| vec3(player.position))
    }
}
