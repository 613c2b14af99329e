//! Which entities a session sees, and what it is told of them.

use link::v1;
use smallvec::SmallVec;

use super::View;
use super::chunks::{ChunkKey, Slot};
use super::entities::{Entity, section_of};
use super::motion::{Motion, Pose};
use super::player::Player;
use super::tick::{uuid, vec3};

/// Blocks of a chunk's side.
const CHUNK: f64 = 16.0;

/// Blocks from which on an entity of a kind is shown.
pub(super) fn range(kind: u32, percentage: u32) -> f64 {
    let kind = u16::try_from(kind).ok().and_then(registry::entities::entity_type);
    let chunks = kind.map_or(10, |kind| kind.tracking_range_chunks);
    f64::from(chunks) * CHUNK * f64::from(percentage) / 100.0
}

/// Whether a player's client should know an entity.
fn sees(player: &Player, entity: &Entity, slot: Slot) -> bool {
    let Some(area) = player.area else { return false };
    if !player.is_playing()
        || entity.session == Some(slot)
        || entity.id == player.entity
        || entity.dimension != player.dimension
        || entity.spectator && !player.spectator
    {
        return false;
    }
    let dx = entity.pose.position[0] - player.position[0];
    let dz = entity.pose.position[2] - player.position[2];
    let range = entity.range.min(f64::from(area.distance) * CHUNK);
    dx * dx + dz * dz <= range * range && player.has_chunk(entity.section[0], entity.section[2])
}

impl View {
    /// An entity came into what this gateway watches.
    pub(super) fn entity_spawned(&mut self, spawn: v1::EntitySpawn) {
        self.entity_removed(spawn.entity);
        let kind = u16::try_from(spawn.r#type).ok().and_then(registry::entities::entity_type);
        let range = range(spawn.r#type, self.broadcast_percentage());
        let rotation = spawn.rotation.unwrap_or_default();
        let pose = Pose {
            position: vec3(spawn.position.as_ref()),
            yaw: rotation.yaw,
            pitch: rotation.pitch,
            head_yaw: spawn.head_yaw,
            on_ground: spawn.on_ground,
        };
        let session = if spawn.session == 0 { None } else { self.players.slot_of(spawn.session) };
        let mut sees_other = None;
        if let Some(player) = session.and_then(|slot| self.players.get_mut(slot)) {
            sees_other = session.filter(|_| player.spectator != spawn.spectator);
            player.spectator = spawn.spectator;
            player.position = pose.position;
            player.dimension = spawn.dimension;
            player.moved = true;
        }
        let entity = Entity {
            id: spawn.entity,
            uuid: uuid(&spawn.uuid).unwrap_or_default(),
            kind: spawn.r#type,
            dimension: spawn.dimension,
            motion: Motion::new(&pose),
            velocity: vec3(spawn.velocity.as_ref()),
            data: spawn.data,
            interval: kind.map_or(3, |kind| kind.update_interval_ticks.max(1).cast_unsigned()),
            range,
            metadata: spawn.metadata,
            attributes: spawn.attributes,
            equipment: spawn.equipment,
            spectator: spawn.spectator,
            session,
            section: section_of(pose.position),
            pose,
            watchers: SmallVec::new(),
            dirty: false,
            absolute: false,
            introduction: Default::default(),
        };
        let (id, chunk) = (entity.id, entity.chunk());
        self.entities.insert(entity);
        let viewers: SmallVec<[Slot; 16]> = self.chunks.viewers(chunk).collect();
        for slot in viewers {
            self.review_one(slot, id);
        }
        if let Some(slot) = sees_other {
            self.review(slot);
            self.review_bar(slot);
        }
    }

    /// An entity moved or turned.
    pub(super) fn entity_moved(&mut self, moved: &v1::EntityMove) {
        let Some(entity) = self.entities.get_mut(moved.entity) else { return };
        if let Some(position) = &moved.position {
            entity.pose.position = vec3(Some(position));
        }
        if let Some(rotation) = &moved.rotation {
            (entity.pose.yaw, entity.pose.pitch) = (rotation.yaw, rotation.pitch);
        }
        entity.pose.head_yaw = moved.head_yaw.unwrap_or(entity.pose.head_yaw);
        entity.pose.on_ground = moved.on_ground;
        entity.absolute |= moved.teleported;
        let dimension = moved.dimension.unwrap_or(entity.dimension);
        let (position, session) = (entity.pose.position, entity.session);
        if self.entities.resection(moved.entity, dimension) {
            self.resectioned.push(moved.entity);
        }
        if let Some(player) = session.and_then(|slot| self.players.get_mut(slot)) {
            player.position = position;
            player.moved = true;
        }
    }

    /// Other data of an entity changed.
    pub(super) fn entity_updated(&mut self, update: &v1::EntityUpdate) {
        let frames = self.options.frames;
        let Some(entity) = self.entities.get_mut(update.entity) else { return };
        entity.update(update);
        let (id, kind) = (update.entity, entity.kind);
        // What the entity's own client is told as well stands first, so that both are slices of one piece.
        let both = self.buffer.write(frames, |frames, out| frames.entity_data(out, kind, update));
        let others = self.buffer.write(frames, |frames, out| frames.entity_appearance(out, update));
        for &slot in &entity.watchers {
            if let Some(player) = self.players.get_mut(slot) {
                player.outbox.push_shared(both);
                player.outbox.push_shared(others);
            }
        }
        if let Some(player) = entity.session.and_then(|slot| self.players.get_mut(slot)) {
            player.outbox.push_shared(both);
        }
        let Some(spectator) = update.spectator else { return };
        if std::mem::replace(&mut entity.spectator, spectator) == spectator {
            return;
        }
        let own = entity.session;
        self.resectioned.push(id);
        if let Some(slot) = own {
            if let Some(player) = self.players.get_mut(slot) {
                player.spectator = spectator;
            }
            self.review(slot);
            self.review_bar(slot);
        }
    }

    /// An entity left what this gateway watches.
    pub(super) fn entity_removed(&mut self, id: u32) {
        let Some(entity) = self.entities.remove(id) else { return };
        if entity.watchers.is_empty() {
            return;
        }
        let frames = self.options.frames;
        let range = self.buffer.write(frames, |frames, out| frames.remove_entities(out, &[id]));
        for slot in entity.watchers {
            if let Some(player) = self.players.get_mut(slot) {
                player.tracked.remove(&id);
                player.outbox.push_shared(range);
            }
        }
    }

    /// Encodes the movement of all entities and gives it to those who see them.
    pub(super) fn move_entities(&mut self) {
        let frames = self.options.frames;
        let (buffer, players) = (&mut self.buffer, &mut self.players);
        for entity in self.entities.iter_mut() {
            let (dirty, absolute) = (std::mem::take(&mut entity.dirty), std::mem::take(&mut entity.absolute));
            let told = entity.motion.tick(&entity.pose, entity.interval, dirty, absolute);
            if told.movement.is_none() && told.head.is_none() {
                continue;
            }
            entity.introduction = Default::default();
            if entity.watchers.is_empty() {
                continue;
            }
            let range =
                buffer.write(frames, |frames, out| frames.entity_moved(out, entity.id, &told, &entity.pose));
            for &slot in &entity.watchers {
                let Some(player) = players.get_mut(slot) else { continue };
                if player.behind_since.is_some() {
                    player.resync = true;
                } else {
                    player.outbox.push_shared(range);
                }
            }
        }
    }

    /// Looks again at who sees the entities that changed sections.
    pub(super) fn review_moved_entities(&mut self) {
        for id in std::mem::take(&mut self.resectioned) {
            let Some(entity) = self.entities.get(id) else { continue };
            let mut slots: SmallVec<[Slot; 32]> = SmallVec::from_slice(&entity.watchers);
            for slot in self.chunks.viewers(entity.chunk()) {
                if !slots.contains(&slot) {
                    slots.push(slot);
                }
            }
            for slot in slots {
                self.review_one(slot, id);
            }
        }
    }

    /// Looks again at everything a session sees or might see, because it moved.
    pub(super) fn review(&mut self, slot: Slot) {
        let Some(player) = self.players.get(slot) else { return };
        let mut changed: SmallVec<[u32; 32]> = SmallVec::new();
        for entity in self.entities.iter() {
            if sees(player, entity, slot) != player.tracked.contains(&entity.id) {
                changed.push(entity.id);
            }
        }
        for id in changed {
            self.review_one(slot, id);
        }
    }

    /// A session was sent a chunk: it may see what is in it.
    pub(super) fn show_chunk(&mut self, slot: Slot, key: ChunkKey) {
        let ids: SmallVec<[u32; 8]> = SmallVec::from_slice(self.entities.in_chunk(key));
        for id in ids {
            self.review_one(slot, id);
        }
    }

    /// A session forgot a chunk: it no longer sees what is in it.
    pub(super) fn chunk_forgotten(&mut self, slot: Slot, key: ChunkKey) {
        self.show_chunk(slot, key);
    }

    /// Takes everything a session sees from its client, before the client begins anew in the same world.
    pub(super) fn hide_all(&mut self, slot: Slot) {
        let frames = self.options.frames;
        let Some(player) = self.players.get_mut(slot) else { return };
        let ids: Vec<u32> = player.tracked.iter().copied().collect();
        if !ids.is_empty() {
            let version = player.outbox.version();
            let range =
                self.buffer.write_one(version, frames, |frames, out| frames.remove_entities(out, &ids));
            player.outbox.push_shared(range);
        }
    }

    /// A session's client let go of all entities by itself, or nothing is sent to it any more.
    pub(super) fn untrack_all(&mut self, slot: Slot) {
        let Some(player) = self.players.get_mut(slot) else { return };
        for id in std::mem::take(&mut player.tracked) {
            if let Some(entity) = self.entities.get_mut(id) {
                entity.watchers.retain(|&mut watcher| watcher != slot);
            }
        }
    }

    /// Removes every trace of a session that is over.
    pub(super) fn forget_player(&mut self, slot: Slot) {
        self.untrack_all(slot);
        self.drop_area(slot);
        let Some(player) = self.players.get(slot) else { return };
        if let Some(entity) = self.entities.get_mut(player.entity)
            && entity.session == Some(slot)
        {
            entity.session = None;
        }
    }

    /// Sends absolute positions of all it sees to a session for which movement was left out.
    pub(super) fn resync(&mut self, slot: Slot) {
        let frames = self.options.frames;
        let Some(player) = self.players.get_mut(slot) else { return };
        player.resync = false;
        for &id in &player.tracked {
            if let Some(entity) = self.entities.get(id) {
                let range = self.buffer.write_one(player.outbox.version(), frames, |frames, out| {
                    frames.entity_position(out, entity)
                });
                player.outbox.push_shared(range);
            }
        }
    }

    fn review_one(&mut self, slot: Slot, id: u32) {
        let frames = self.options.frames;
        let (Some(player), Some(entity)) = (self.players.get_mut(slot), self.entities.get_mut(id)) else {
            return;
        };
        let visible = sees(player, entity, slot);
        if visible == player.tracked.contains(&id) {
            return;
        }
        if visible {
            player.tracked.insert(id);
            entity.watchers.push(slot);
            let version = player.outbox.version();
            let introduction = match &entity.introduction[version] {
                Some(bytes) => bytes.clone(),
                None => {
                    let mut out = Vec::with_capacity(128);
                    frames.of_number(version).introduction(&mut out, entity);
                    entity.introduction[version].insert(out.into()).clone()
                }
            };
            player.outbox.push(introduction);
            if player.camera_wanted.take_if(|wanted| *wanted == id).is_some() {
                let range = self.buffer.write_one(version, frames, |frames, out| frames.camera(out, id));
                player.outbox.push_shared(range);
            }
        } else {
            player.tracked.remove(&id);
            entity.watchers.retain(|&mut watcher| watcher != slot);
            let version = player.outbox.version();
            let range =
                self.buffer.write_one(version, frames, |frames, out| frames.remove_entities(out, &[id]));
            player.outbox.push_shared(range);
        }
    }
}
