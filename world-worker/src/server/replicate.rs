//! What changed in a tick, for each subscriber.

use bytes::Bytes;
use chunk::{BlockPos, ChunkPos};
use link::v1::{
    ChunkChanges, ChunkRef, EntityMove, EntitySpawn, EntityUpdate, Equipment, PlayerMessage, RosterEntry,
    Rotation, Tick, TickTimes, player_message::Message,
};

use super::send::vec3;
use super::{OVERWORLD, Server};
use crate::player::Player;
use crate::replication::LinkId;

/// A subscriber without players is told once in so many ticks that the world goes on.
const IDLE_TICK_INTERVAL: i64 = 20;

impl Server {
    /// Completes this tick's delta of every link and hands it over.
    pub(super) fn replicate(&mut self) {
        self.world.update_light();
        self.collect_chunk_changes();
        self.collect_players();
        self.collect_waypoints();
        self.tell_boss_bars();
        let times =
            TickTimes { last_micros: self.times.last_micros(), average_micros: self.times.average_micros() };
        let mut lost = Vec::new();
        for (&id, subscriber) in &mut self.links {
            let mut tick = std::mem::take(&mut subscriber.tick);
            // Waking an idle peer costs more than an empty world's whole tick.
            let is_idle = subscriber.sessions.is_empty() && says_nothing(&tick);
            if !is_idle || self.tick % IDLE_TICK_INTERVAL == 0 {
                tick.tick = self.tick;
                tick.game_time = self.state.game_time;
                tick.times = Some(times);
                subscriber.outbox.push_tick(tick);
            }
            if let Err(why) = subscriber.outbox.flush(&subscriber.ticks) {
                lost.push((id, why));
            }
        }
        for (id, why) in lost {
            self.detach(
                id,
                &match why {
                    crate::replication::Overflow::Closed => "the link was closed".to_owned(),
                    crate::replication::Overflow::Behind(ticks) => {
                        format!("it took nothing for {ticks} ticks")
                    }
                    crate::replication::Overflow::TooMuch(bytes) => {
                        format!("{bytes} bytes of changes wait for it")
                    }
                },
            );
        }
    }

    fn collect_chunk_changes(&mut self) {
        for pos in self.world.take_changed() {
            let Some(holder) = self.world.holder_mut(pos) else { continue };
            let mut changed = std::mem::take(&mut holder.changes);
            let Some(chunk) = holder.chunk() else { continue };
            if holder.subscribers.is_empty() {
                continue;
            }
            changed.blocks.sort_unstable();
            changed.blocks.dedup();
            let light = crate::replication::changed_light(chunk, changed.sky, changed.block_light);
            let light = (!light.is_empty()).then_some(light);
            let mut changes = ChunkChanges { chunk: Some(chunk_ref(pos)), light, ..ChunkChanges::default() };
            for block in &changed.blocks {
                let local = block.local();
                changes.positions.push(local.packed());
                changes.states.push(u32::from(chunk.block(*block).unwrap_or(chunk::AIR)));
                if let Some(entity) = chunk.block_entities.get(&local) {
                    changes.block_entities.push(crate::replication::block_entity(local, entity));
                }
            }
            if changes.light.is_none() && changes.positions.is_empty() {
                continue;
            }
            for id in &holder.subscribers {
                if let Some(subscriber) = self.links.get_mut(id) {
                    subscriber.tick.chunks.push(changes.clone());
                }
            }
        }
    }

    fn collect_players(&mut self) {
        for player in self.players.values_mut() {
            player.waypoint_changed |= player.data_changed || player.equipment_changed;
            let moved = take_move(player);
            let update = take_update(player);
            if moved.is_some() || update.is_some() {
                let watching = self.world.holder(player.chunk).map_or(&[][..], |holder| &holder.subscribers);
                // Its own gateway follows it also where it watches no chunk yet.
                let own = (!watching.contains(&player.link)).then_some(&player.link);
                for id in watching.iter().chain(own) {
                    if let Some(subscriber) = self.links.get_mut(id) {
                        subscriber.tick.moved.extend(moved);
                        subscriber.tick.updated.extend(update.clone());
                    }
                }
            }
            if let Some(sequence) = player.ack.take()
                && let Some(subscriber) = self.links.get_mut(&player.link)
            {
                subscriber.tick.late.push(PlayerMessage {
                    sessions: vec![player.session],
                    except: 0,
                    message: Some(Message::BlockAck(sequence)),
                });
            }
        }
    }
}

/// Whether nothing a subscriber watches has changed.
fn says_nothing(tick: &Tick) -> bool {
    *tick == Tick::default()
}

fn chunk_ref(pos: ChunkPos) -> ChunkRef {
    ChunkRef { dimension: OVERWORLD, x: pos.x, z: pos.z }
}

fn take_move(player: &mut Player) -> Option<EntityMove> {
    let (moved, turned) = (std::mem::take(&mut player.moved), std::mem::take(&mut player.turned));
    let teleported = std::mem::take(&mut player.teleported);
    (moved || turned).then(|| EntityMove {
        entity: player.entity,
        position: moved.then(|| vec3(player.position)),
        rotation: turned.then_some(Rotation { yaw: player.yaw, pitch: player.pitch }),
        head_yaw: turned.then_some(player.yaw),
        on_ground: player.on_ground,
        teleported,
        dimension: None,
    })
}

fn take_update(player: &mut Player) -> Option<EntityUpdate> {
    let mut update = EntityUpdate {
        entity: player.entity,
        animations: std::mem::take(&mut player.animations),
        ..EntityUpdate::default()
    };
    if std::mem::take(&mut player.data_changed) {
        let now = player.metadata();
        update.metadata =
            now.iter().filter(|entry| !player.shown_metadata.contains(entry)).cloned().collect();
        update.spectator = Some(player.is_spectator());
        player.shown_metadata = now;
    }
    if std::mem::take(&mut player.equipment_changed) {
        for (slot, stack) in player.inventory.equipment() {
            let shown = &mut player.shown_equipment[slot as usize];
            if shown != stack {
                *shown = stack.clone();
                update.equipment.push(Equipment { slot, stack: Some(stack.clone()) });
            }
        }
    }
    let says_something = !update.animations.is_empty()
        || !update.metadata.is_empty()
        || !update.equipment.is_empty()
        || update.spectator.is_some();
    says_something.then_some(update)
}

/// A player as a subscriber is first told of it.
pub fn spawn(player: &Player, link: LinkId) -> EntitySpawn {
    EntitySpawn {
        entity: player.entity,
        uuid: uuid_bytes(player.uuid),
        r#type: u32::from(registry::entities::PLAYER),
        dimension: OVERWORLD,
        position: Some(vec3(player.position)),
        velocity: Some(vec3([0.0; 3])),
        rotation: Some(Rotation { yaw: player.yaw, pitch: player.pitch }),
        head_yaw: player.yaw,
        data: 0,
        on_ground: player.on_ground,
        metadata: player.metadata(),
        attributes: super::players::attributes(player),
        equipment: player
            .inventory
            .equipment()
            .into_iter()
            .filter(|(_, stack)| stack.count > 0)
            .map(|(slot, stack)| Equipment { slot, stack: Some(stack.clone()) })
            .collect(),
        spectator: player.is_spectator(),
        session: if player.link == link { player.session } else { 0 },
    }
}

/// A player's line in the tab list.
pub fn roster_entry(player: &Player) -> RosterEntry {
    RosterEntry {
        uuid: uuid_bytes(player.uuid),
        name: player.name.clone(),
        game_mode: player.game_mode.into(),
        latency_ms: player.latency,
        allow_listing: player.information.allow_listing,
        entity: player.entity,
        properties: player.properties.clone(),
    }
}

fn uuid_bytes(uuid: uuid::Uuid) -> Bytes {
    Bytes::copy_from_slice(uuid.as_bytes())
}

/// Whether two blocks are within `range` blocks of each other.
pub fn within(a: [f64; 3], b: BlockPos, range: f64) -> bool {
    let d = [a[0] - f64::from(b.x), a[1] - f64::from(b.y), a[2] - f64::from(b.z)];
    d.iter().map(|v| v * v).sum::<f64>() < range * range
}
