//! From a login check to a player in the world, and back out.

use chunk::ChunkPos;
use link::v1::{self, owner_message, player_message::Message};
use text::Text;
use uuid::Uuid;

use super::send::{block_pos, vec3};
use super::{OVERWORLD, Server, players};
use crate::jobs::{PlayerFiles, SavedPlayer};
use crate::management::Notice;
use crate::player::Player;
use crate::replication::LinkId;

/// Ticks a join may take (its data read, its chunk loaded) before it goes on without the chunk.
const PATIENCE_TICKS: i64 = 200;

/// What has come in of a join so far.
#[derive(Debug)]
pub enum Arrival {
    /// Its file is being read.
    Reading,
    /// Read; the chunk it appears in is being loaded.
    Placing {
        /// What the files held.
        files: Box<PlayerFiles>,
        /// The chunk that is pinned meanwhile.
        chunk: ChunkPos,
    },
}

/// A join in progress.
#[derive(Debug)]
pub struct Joining {
    /// Its link.
    pub link: LinkId,
    join: v1::Join,
    uuid: Uuid,
    began: i64,
    arrival: Arrival,
}

impl Server {
    pub(super) fn check_login(&mut self, link: LinkId, check: &v1::LoginCheck) {
        self.notices.tell(|| Notice::Activity);
        let uuid = Uuid::from_slice(&check.uuid).unwrap_or_default();
        let online = self.players.len() + self.joining.len();
        let is_online = self.players.values().any(|player| player.uuid == uuid);
        let full = online >= self.setup.info.max_players as usize && !is_online;
        let refusal = self.lists.refusal(uuid, &check.name, &check.address, full);
        let Some(subscriber) = self.links.get_mut(&link) else { return };
        subscriber.outbox.push(owner_message::Message::LoginVerdict(match refusal {
            None => v1::LoginVerdict { session: check.session, allowed: true, ..Default::default() },
            Some(text) => v1::LoginVerdict {
                session: check.session,
                allowed: false,
                refusal_json: text.to_json(),
                refusal_plain: text.to_plain(),
                refusal_text: text.to_nbt().into(),
            },
        }));
    }

    pub(super) fn begin_join(&mut self, link: LinkId, join: v1::Join) {
        let Ok(uuid) = Uuid::from_slice(&join.uuid) else { return };
        let duplicates: Vec<u32> =
            self.players.values().filter(|player| player.uuid == uuid).map(|player| player.entity).collect();
        let reason = Text::translate("multiplayer.disconnect.duplicate_login", []);
        for entity in duplicates {
            self.kick(entity, &reason);
        }
        for other in self.joining.extract_if(.., |joining| joining.uuid == uuid).collect::<Vec<_>>() {
            self.unpin(&other.arrival);
            self.tell_session(other.link, other.join.session, super::send::kick(&reason));
        }
        match self.saving.take_back_player(uuid) {
            Some(files) => self.place(link, join, uuid, files),
            None => {
                self.jobs.load_player(uuid);
                let arrival = Arrival::Reading;
                self.joining.push(Joining { link, join, uuid, began: self.tick, arrival });
            }
        }
    }

    pub(super) fn player_data_arrived(&mut self, uuid: Uuid, files: Result<Box<PlayerFiles>, String>) {
        let waits = |joining: &Joining| joining.uuid == uuid && matches!(joining.arrival, Arrival::Reading);
        let Some(at) = self.joining.iter().position(waits) else { return };
        let joining = self.joining.swap_remove(at);
        match files {
            Ok(files) => self.place(joining.link, joining.join, uuid, files),
            Err(error) => {
                // Its file stays as it is; letting the player in would overwrite it.
                tracing::error!("the saved data of {} ({uuid}) cannot be read: {error}", joining.join.name);
                let reason =
                    Text::literal("Your saved player data cannot be read; ask the server's operator.");
                self.tell_session(joining.link, joining.join.session, super::send::kick(&reason));
            }
        }
    }

    fn place(&mut self, link: LinkId, join: v1::Join, uuid: Uuid, files: Box<PlayerFiles>) {
        let position = files.data.as_ref().map_or_else(|| self.first_column(), |data| data.pos);
        let chunk = players::block_of(position).chunk();
        self.request(chunk, 0);
        if let Some(holder) = self.world.holder_mut(chunk) {
            holder.pins += 1;
            holder.idle_since = None;
        }
        let arrival = Arrival::Placing { files, chunk };
        self.joining.push(Joining { link, join, uuid, began: self.tick, arrival });
    }

    /// A random column within `respawn_radius` of the spawn, as a position at the spawn's height.
    fn first_column(&self) -> [f64; 3] {
        let spawn = self.state.spawn;
        let radius = self.state.rules.number("respawn_radius").clamp(0, 10_000);
        let offset = || if radius == 0 { 0 } else { rand::random_range(-radius..=radius) };
        let (x, z) = (spawn.x + offset(), spawn.z + offset());
        [f64::from(x) + 0.5, f64::from(spawn.y), f64::from(z) + 0.5]
    }

    /// Forgets joins whose session or link is gone.
    pub(super) fn give_up_joins(&mut self, which: impl Fn(&Joining) -> bool) {
        for joining in self.joining.extract_if(.., |joining| which(joining)).collect::<Vec<_>>() {
            self.unpin(&joining.arrival);
        }
    }

    fn unpin(&mut self, arrival: &Arrival) {
        if let Arrival::Placing { chunk, .. } = arrival {
            if let Some(holder) = self.world.holder_mut(*chunk) {
                holder.pins = holder.pins.saturating_sub(1);
            }
            self.check_idle(*chunk);
        }
    }

    /// Lets in those whose chunk is here.
    pub(super) fn advance_joins(&mut self) {
        if self.joining.is_empty() {
            return;
        }
        let (world, tick) = (&self.world, self.tick);
        let ready = |joining: &mut Joining| match &joining.arrival {
            Arrival::Reading => false,
            Arrival::Placing { chunk, .. } => {
                world.chunk(*chunk).is_some() || tick - joining.began > PATIENCE_TICKS
            }
        };
        for joining in self.joining.extract_if(.., ready).collect::<Vec<_>>() {
            self.unpin(&joining.arrival);
            if let Arrival::Placing { files, .. } = joining.arrival {
                self.enter(joining.link, joining.join, joining.uuid, *files);
            }
        }
    }

    fn enter(&mut self, link: LinkId, join: v1::Join, uuid: Uuid, files: PlayerFiles) {
        if !self.links.contains_key(&link) {
            return;
        }
        let PlayerFiles { data, statistics } = files;
        let first_visit = data.is_none();
        let mut data = data.unwrap_or_default();
        if first_visit {
            data.pos = self.first_column();
        }
        self.last_entity += 1;
        let session = join.session;
        let saved = SavedPlayer { uuid, data, statistics };
        let mut player = players::from_saved(self.last_entity, link, join, saved, first_visit, &self.setup);
        if first_visit {
            let block = players::block_of(player.position);
            if let Some(y) = self.world.surface(block.x, block.z) {
                player.position[1] = f64::from(y);
            }
        }
        player.permission_level = self.lists.permission_level(uuid, self.setup.op_permission_level);
        player.entered = self.tick;
        player.tick_start = player.position;
        player.last_teleport = 1;
        player.teleport =
            Some(crate::player::PendingTeleport { id: 1, position: player.position, sent: self.tick });
        self.lists.remember(uuid, &player.name);

        tracing::info!(
            "{}[/{}] logged in with entity id {} at ({}, {}, {})",
            player.name,
            player.address,
            player.entity,
            player.position[0],
            player.position[1],
            player.position[2]
        );
        let joined = self.joined(&mut player);
        let entry = super::replicate::roster_entry(&player);
        let text = Text::translate("multiplayer.player.joined", [Text::literal(player.name.clone())])
            .color("yellow");
        self.broadcast(&text, Some((link, session)));
        let entity = player.entity;
        for subscriber in self.links.values_mut() {
            subscriber.list(entry.clone());
        }
        let waypoints = self.waypoints_for(link);
        if let Some(subscriber) = self.links.get_mut(&link) {
            subscriber.tick.waypoints.extend(waypoints);
            subscriber.sessions.insert(session, entity);
            subscriber.outbox.push(owner_message::Message::Joined(joined));
        }
        player.chunk = player.block().chunk();
        self.state.boss_bars.touch();
        let profile = crate::command::host::Profile { uuid: player.uuid, name: player.name.clone() };
        self.appear(player);
        self.notices.tell(|| Notice::Joined((&profile).into()));
    }

    /// Everything the join sequence needs.
    fn joined(&self, player: &mut Player) -> v1::Joined {
        let rules = &self.state.rules;
        v1::Joined {
            session: player.session,
            entity: player.entity,
            dimension: OVERWORLD,
            position: Some(vec3(player.position)),
            rotation: Some(v1::Rotation { yaw: player.yaw, pitch: player.pitch }),
            teleport: player.last_teleport,
            game_mode: player.game_mode.into(),
            previous_game_mode: player.previous_game_mode.map(Into::into),
            abilities: Some(player.abilities()),
            held_slot: player.inventory.held as u32,
            permission_level: player.permission_level,
            commands: Some(super::commands::tree_for(player.permission_level)),
            difficulty: Some(v1::Difficulty {
                difficulty: self.state.difficulty,
                locked: self.state.difficulty_locked,
            }),
            reduced_debug_info: rules.flag("reduced_debug_info"),
            enable_respawn_screen: !rules.flag("immediate_respawn"),
            limited_crafting: rules.flag("limited_crafting"),
            time: Some(self.world_time()),
            spawn: Some(self.spawn_point()),
            border: Some(self.border_message()),
            weather: Some(v1::Weather {
                raining: self.state.raining,
                rain_level: f32::from(u8::from(self.state.raining)),
                thunder_level: f32::from(u8::from(self.state.thundering)),
            }),
            ticking: Some(self.ticking_state()),
            inventory: Some(players::window_content(player)),
            health: Some(v1::Health {
                health: player.health,
                food: player.food,
                saturation: player.saturation,
            }),
            experience: Some(players::experience(player)),
            metadata: player.metadata(),
            attributes: players::attributes(player),
            recipe_books: (0..)
                .zip(player.recipe_books)
                .map(|(book, (open, filtering))| v1::RecipeBookSettings { book, open, filtering })
                .collect(),
        }
    }

    /// Where players appear, for compasses.
    pub(super) fn spawn_point(&self) -> v1::SpawnPoint {
        v1::SpawnPoint {
            dimension: OVERWORLD,
            position: Some(block_pos(self.state.spawn)),
            yaw: self.state.spawn_yaw,
            pitch: 0.0,
        }
    }

    /// The border, for clients.
    pub(super) fn border_message(&self) -> v1::WorldBorder {
        /// Blocks; where portals stop looking (the reference, 7.2).
        const PORTAL_MAX_SIZE: u32 = 29_999_984;
        let border = &self.state.border;
        v1::WorldBorder {
            x: border.x,
            z: border.z,
            old_size: border.size(),
            new_size: border.target(),
            lerp_ticks: border.ticks_left().cast_unsigned(),
            portal_max_size: PORTAL_MAX_SIZE,
            warning_blocks: border.warning_blocks.cast_unsigned(),
            warning_time: border.warning_time.cast_unsigned(),
        }
    }

    /// Rate, freezing and stepping, for clients.
    pub(super) fn ticking_state(&self) -> v1::TickingState {
        v1::TickingState {
            rate: self.tick_rate.rate(),
            frozen: self.tick_rate.frozen(),
            steps: self.tick_rate.steps_left(),
        }
    }

    pub(super) fn session_left(&mut self, link: LinkId, session: u64, reason: &str) {
        self.give_up_joins(|joining| joining.link == link && joining.join.session == session);
        let entity = self.links.get(&link).and_then(|subscriber| subscriber.sessions.get(&session).copied());
        if let Some(entity) = entity {
            self.leave(entity, reason);
        }
    }

    /// Takes a player out of the world: saved, unlisted, gone for all who saw it.
    pub(super) fn leave(&mut self, entity: u32, reason: &str) {
        self.close_container(entity, false);
        let Some(mut player) = self.players.remove(&entity) else { return };
        self.jobs.set_players(self.players.len());
        tracing::info!("{} lost connection: {reason}", player.name);
        if let Some(subscriber) = self.links.get_mut(&player.link) {
            subscriber.sessions.remove(&player.session);
        }
        let name = Text::literal(player.name.clone());
        self.broadcast(&Text::translate("multiplayer.player.left", [name]).color("yellow"), None);
        self.notices.tell(|| {
            let (id, name) = (Some(player.uuid), Some(player.name.clone()));
            Notice::Left(crate::management::state::Player { id, name })
        });
        player.statistics.count(crate::player::statistics::Custom::LeaveGame, 1);
        self.state.boss_bars.forget(player.uuid);
        for subscriber in self.links.values_mut() {
            subscriber.unlist(player.uuid.into_bytes().to_vec().into());
        }
        self.disappear(&player);
        players::return_loose_items(&mut player);
        self.save_player(&player);
    }

    /// Puts a player in the world and shows it to those who watch its chunk.
    pub(super) fn appear(&mut self, player: Player) {
        let (entity, chunk) = (player.entity, player.chunk);
        self.players.insert(entity, player);
        self.jobs.set_players(self.players.len());
        self.enter_chunk(entity, chunk);
    }

    fn disappear(&mut self, player: &Player) {
        let mut watching = Default::default();
        if let Some(holder) = self.world.holder_mut(player.chunk) {
            holder.entities.retain(|entity| *entity != player.entity);
            watching = holder.subscribers.clone();
        }
        if !watching.contains(&player.link) {
            watching.push(player.link);
        }
        for id in watching {
            if let Some(subscriber) = self.links.get_mut(&id) {
                subscriber.hide(player.entity);
            }
        }
        self.check_idle(player.chunk);
    }

    /// Lists an entity in a chunk and shows it to those who watch that chunk.
    pub(super) fn enter_chunk(&mut self, entity: u32, chunk: ChunkPos) {
        self.request(chunk, 0);
        let Some(holder) = self.world.holder_mut(chunk) else { return };
        holder.entities.push(entity);
        holder.idle_since = None;
        let Some(player) = self.players.get(&entity) else { return };
        for &id in &holder.subscribers {
            if let Some(subscriber) = self.links.get_mut(&id) {
                subscriber.show(super::replicate::spawn(player, id));
            }
        }
    }

    pub(super) fn respawn(&mut self, entity: u32) {
        let Some(player) = self.players.get(&entity) else { return };
        if player.health > 0.0 {
            return;
        }
        self.look_for_itself(entity);
        let target = self.first_column();
        let block = players::block_of(target);
        let y = self.world.surface(block.x, block.z).unwrap_or(self.state.spawn.y);
        let tick = self.tick;
        let Some(player) = self.players.get_mut(&entity) else { return };
        player.health = 20.0;
        player.food = 20;
        player.saturation = 5.0;
        player.loaded = false;
        player.entered = tick;
        player.data_changed = true;
        let respawned = v1::Respawned {
            dimension: OVERWORLD,
            game_mode: player.game_mode.into(),
            previous_game_mode: player.previous_game_mode.map(Into::into),
            data_kept: 0,
        };
        let (health, abilities) = (
            v1::Health { health: player.health, food: player.food, saturation: player.saturation },
            player.abilities(),
        );
        let content = players::window_content(player);
        let experience = players::experience(player);
        let level = player.permission_level;
        self.tell(entity, Message::Respawned(respawned));
        self.teleport(entity, [target[0], f64::from(y), target[2]], Some((0.0, 0.0)), 0);
        let spawn = self.spawn_point();
        self.tell(entity, Message::Spawn(spawn));
        let difficulty =
            v1::Difficulty { difficulty: self.state.difficulty, locked: self.state.difficulty_locked };
        self.tell(entity, Message::Difficulty(difficulty));
        self.tell(entity, Message::Experience(experience));
        self.tell(entity, Message::Health(health));
        self.tell(entity, Message::PermissionLevel(level));
        self.tell(entity, Message::Commands(super::commands::tree_for(level)));
        self.tell(entity, Message::Abilities(abilities));
        self.tell(entity, Message::ContainerContent(content));
        // Clients show who has died lying down until the entity is a new one.
        let Some(player) = self.players.get(&entity) else { return };
        let Some(holder) = self.world.holder(player.chunk) else { return };
        for id in &holder.subscribers {
            if let Some(subscriber) = self.links.get_mut(id) {
                subscriber.show(super::replicate::spawn(player, *id));
            }
        }
    }
}
