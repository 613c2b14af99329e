//! Applying what the owner sends for one tick.

use link::v1;

use super::View;
use super::chunks::{BlockEntity, Changes, ChunkKey};
use super::roster::Listed;

/// Coordinates of a message; the origin when there are none.
pub(super) fn vec3(position: Option<&v1::Vec3>) -> [f64; 3] {
    position.map_or([0.0; 3], |at| [at.x, at.y, at.z])
}

/// A UUID of a message.
pub(super) fn uuid(bytes: &[u8]) -> Option<u128> {
    Some(u128::from_be_bytes(bytes.try_into().ok()?))
}

/// A roster entry of a message.
pub(super) fn listed(entry: &v1::RosterEntry) -> Option<Listed> {
    Some(Listed {
        uuid: uuid(&entry.uuid)?,
        name: entry.name.clone(),
        game_mode: entry.game_mode as u32,
        latency: entry.latency_ms,
        allow_listing: entry.allow_listing,
        properties: entry.properties.clone(),
    })
}

impl View {
    /// Applies a tick in the order of the message's fields.
    pub(super) fn apply(&mut self, tick: v1::Tick) {
        self.tick = tick.tick;
        self.game_time = tick.game_time;
        self.times = tick.times.unwrap_or(self.times);
        self.chunks.begin_tick(tick.tick);
        self.roster_added(&tick.roster_added);
        self.roster_changed(&tick.roster_changed);
        for message in &tick.messages {
            self.message(message);
        }
        self.roster_removed(&tick.roster_removed);
        for changes in &tick.chunks {
            self.chunk_changed(changes);
        }
        for spawn in tick.spawned {
            self.entity_spawned(spawn);
        }
        for moved in &tick.moved {
            self.entity_moved(moved);
        }
        for update in &tick.updated {
            self.entity_updated(update);
        }
        for &id in &tick.removed {
            self.entity_removed(id);
        }
        for waypoint in &tick.waypoints {
            self.waypoint_changed(waypoint);
        }
        for message in &tick.late {
            self.message(message);
        }
    }

    fn roster_added(&mut self, added: &[v1::RosterEntry]) {
        let frames = self.options.frames;
        for entry in added.iter().filter_map(listed) {
            let range =
                self.buffer.write(frames, |frames, out| frames.roster_add(out, std::slice::from_ref(&entry)));
            for (_, player) in self.players.iter_mut() {
                // The newcomer was told of itself in its join sequence.
                if player.is_playing() && player.profile.uuid != entry.uuid {
                    player.outbox.push_shared(range);
                }
            }
            self.roster.add(entry);
        }
    }

    fn roster_changed(&mut self, changes: &[v1::RosterChange]) {
        let frames = self.options.frames;
        for change in changes {
            let Some(listed) = uuid(&change.uuid).and_then(|uuid| self.roster.get_mut(uuid)) else {
                continue;
            };
            listed.latency = change.latency_ms.unwrap_or(listed.latency);
            listed.allow_listing = change.allow_listing.unwrap_or(listed.allow_listing);
            if let Some(mode) = change.game_mode {
                listed.game_mode = mode as u32;
                let range = self.buffer.write(frames, |frames, out| frames.roster_game_mode(out, listed));
                for (_, player) in self.players.iter_mut().filter(|(_, player)| player.is_playing()) {
                    player.outbox.push_shared(range);
                }
            }
        }
    }

    fn roster_removed(&mut self, removed: &[bytes::Bytes]) {
        let removed: Vec<u128> = removed.iter().filter_map(|bytes| uuid(bytes)).collect();
        if removed.is_empty() {
            return;
        }
        for &uuid in &removed {
            self.roster.remove(uuid);
            self.waypoint_gone(uuid);
        }
        let frames = self.options.frames;
        let range = self.buffer.write(frames, |frames, out| frames.roster_remove(out, &removed));
        for (_, player) in self.players.iter_mut().filter(|(_, player)| player.is_playing()) {
            player.outbox.push_shared(range);
        }
    }

    fn chunk_changed(&mut self, message: &v1::ChunkChanges) {
        let Some(chunk) = message.chunk else { return };
        let key = ChunkKey { dimension: chunk.dimension, x: chunk.x, z: chunk.z };
        let changes = Changes {
            light: message.light.clone().unwrap_or_default(),
            blocks: message
                .positions
                .iter()
                .zip(&message.states)
                .map(|(&at, &state)| (at, state as u16))
                .collect(),
            block_entities: message.block_entities.iter().map(block_entity).collect(),
        };
        let (frames, tick) = (self.options.frames, self.tick);
        let (buffer, players) = (&mut self.buffer, &mut self.players);
        let (mut light, mut blocks) = (None, None);
        self.chunks.changed(key, tick, &changes, |slot| {
            let Some(player) = players.get_mut(slot) else { return };
            if !changes.light.is_empty() && player.has_on_border(key.x, key.z) {
                player.outbox.push_shared(*light.get_or_insert_with(|| {
                    buffer.write(frames, |frames, out| frames.light_update(out, key, &changes.light))
                }));
            }
            player.outbox.push_shared(*blocks.get_or_insert_with(|| {
                buffer.write(frames, |frames, out| frames.chunk_changes(out, key, &changes))
            }));
        });
    }
}

fn block_entity(message: &v1::BlockEntity) -> BlockEntity {
    BlockEntity {
        packed_xz: message.packed_xz as u8,
        y: message.y,
        kind: message.r#type,
        nbt: message.nbt.clone(),
    }
}
