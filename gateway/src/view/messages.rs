//! Messages of the owner to some or all players.

use link::v1::{self, player_message::Message};
use smallvec::SmallVec;

use super::View;
use super::chunks::Slot;
use super::tick::vec3;
use crate::reason::Reason;

/// Blocks within which `level_event` and `block_event` are sent.
const EVENT_RANGE: f64 = 64.0;
/// Blocks within which block cracks are sent.
const CRACK_RANGE: f64 = 32.0;
/// Blocks within which a sound of volume 1 or less is sent.
const SOUND_RANGE: f64 = 16.0;

/// Blocks within which particles are sent; those that overrule the client's setting are seen from afar.
const PARTICLE_RANGE: f64 = 32.0;
/// The same for particles that overrule the client's setting.
const FAR_PARTICLE_RANGE: f64 = 512.0;

/// `player_position` flags whose coordinate is relative.
const RELATIVE: [u32; 3] = [1, 2, 4];

/// Where a message is of interest: dimension, middle, blocks.
type Place = (u32, [f64; 3], f64);

/// The place a message belongs to; `None` when it is for everybody it names.
fn place(message: &Message) -> Option<Place> {
    let middle = |at: Option<&v1::BlockPos>| {
        at.map_or([0.0; 3], |at| [f64::from(at.x) + 0.5, f64::from(at.y) + 0.5, f64::from(at.z) + 0.5])
    };
    match message {
        Message::WorldEvent(event) if !event.global => {
            Some((event.dimension, middle(event.position.as_ref()), EVENT_RANGE))
        }
        Message::BlockEvent(event) => Some((event.dimension, middle(event.position.as_ref()), EVENT_RANGE)),
        Message::BlockDestruction(crack) => {
            Some((crack.dimension, middle(crack.position.as_ref()), CRACK_RANGE))
        }
        Message::Particles(particles) => {
            let range = if particles.override_limiter { FAR_PARTICLE_RANGE } else { PARTICLE_RANGE };
            Some((particles.dimension, vec3(particles.position.as_ref()), range))
        }
        Message::Sound(sound) => {
            let range = SOUND_RANGE * f64::from(sound.volume.max(1.0));
            Some((sound.dimension, vec3(sound.position.as_ref()), range))
        }
        _ => None,
    }
}

/// Whether the packet names the receiver's own entity, so that it cannot be shared.
fn names_own_entity(message: &Message) -> bool {
    matches!(message, Message::PermissionLevel(_) | Message::CombatKill(_))
}

impl View {
    /// Sends a message to those it is for.
    pub(super) fn message(&mut self, message: &v1::PlayerMessage) {
        let Some(content) = &message.message else { return };
        let audience = self.audience(message, place(content));
        if audience.is_empty() {
            return;
        }
        let frames = self.options.frames;
        match content {
            Message::Kick(kick) => {
                let plain = kick.plain.clone();
                let reason = Reason { json: String::new(), nbt: kick.text.clone(), plain };
                for slot in audience {
                    self.kick(slot, &reason);
                }
            }
            Message::Camera(entity) => {
                for slot in audience {
                    self.look_through(slot, *entity);
                }
            }
            Message::Respawned(respawned) => {
                for slot in audience {
                    self.respawned(slot, respawned);
                }
            }
            Message::PlayerChat(chat) => {
                // The receiver's own count stands in the packet, so only those who have the same count share it.
                let mut last = None;
                for slot in audience {
                    let Some(player) = self.players.get_mut(slot) else { continue };
                    let index = player.chat_index;
                    player.chat_index = index.wrapping_add(1);
                    let range = match last {
                        Some((known, range)) if known == index => range,
                        _ => self.buffer.write(frames, |frames, out| frames.player_chat(out, chat, index)),
                    };
                    last = Some((index, range));
                    player.outbox.push_shared(range);
                }
            }
            _ => {
                if let Message::Teleport(teleport) = content {
                    self.teleported(&audience, teleport);
                }
                let world = self.world.as_ref().map(|world| &world.info);
                let (buffer, players) = (&mut self.buffer, &mut self.players);
                let mut shared = None;
                for slot in audience {
                    let Some(player) = players.get_mut(slot) else { continue };
                    let own = player.entity;
                    let mut write = || {
                        buffer.write(frames, |frames, out| frames.player_message(out, content, world, own))
                    };
                    let range =
                        if names_own_entity(content) { write() } else { *shared.get_or_insert_with(write) };
                    player.outbox.push_shared(range);
                }
            }
        }
    }

    fn audience(&self, message: &v1::PlayerMessage, place: Option<Place>) -> SmallVec<[Slot; 16]> {
        let wanted = |slot: Slot| {
            self.players.get(slot).is_some_and(|player| {
                // A kick reaches also who has not joined yet.
                let is_kick = matches!(message.message, Some(Message::Kick(_)));
                (player.is_playing() || is_kick && player.ending.is_none())
                    && (message.except == 0 || player.session != message.except)
                    && place.is_none_or(|(dimension, middle, range)| {
                        let distance: f64 =
                            (0..3).map(|axis| (player.position[axis] - middle[axis]).powi(2)).sum();
                        player.dimension == dimension && distance < range * range
                    })
            })
        };
        if message.sessions.is_empty() {
            self.players.iter().map(|(slot, _)| slot).filter(|&slot| wanted(slot)).collect()
        } else {
            let slots = message.sessions.iter().filter_map(|&session| self.players.slot_of(session));
            slots.filter(|&slot| wanted(slot)).collect()
        }
    }

    /// The owner put players somewhere else. Their entities may be out of what this gateway watches then, so
    /// their chunks have to follow from here.
    fn teleported(&mut self, audience: &[Slot], teleport: &v1::Teleport) {
        let to = vec3(teleport.position.as_ref());
        for &slot in audience {
            let Some(player) = self.players.get_mut(slot) else { continue };
            for axis in 0..3 {
                if teleport.flags & RELATIVE[axis] == 0 {
                    player.position[axis] = to[axis];
                } else {
                    player.position[axis] += to[axis];
                }
            }
            player.moved = true;
        }
    }

    /// Lets a client look through an entity's eyes: at once if it knows the entity, else as soon as it does. A client
    /// that is told of one it does not know does nothing.
    fn look_through(&mut self, slot: Slot, entity: u32) {
        let frames = self.options.frames;
        let Some(player) = self.players.get_mut(slot) else { return };
        if entity != player.entity && !player.tracked.contains(&entity) {
            player.camera_wanted = Some(entity);
            return;
        }
        player.camera_wanted = None;
        let version = player.outbox.version();
        let range = self.buffer.write_one(version, frames, |frames, out| frames.camera(out, entity));
        player.outbox.push_shared(range);
    }

    /// A player is in a new world, or in its old one anew: its client has forgotten all chunks and entities.
    fn respawned(&mut self, slot: Slot, respawned: &v1::Respawned) {
        self.hide_all(slot);
        self.untrack_all(slot);
        self.drop_area(slot);
        let frames = self.options.frames;
        let Some(world) = &self.world else { return };
        let range = self.buffer.write(frames, |frames, out| frames.respawn(out, &world.info, respawned));
        if let Some(player) = self.players.get_mut(slot) {
            player.dimension = respawned.dimension;
            player.spectator = respawned.game_mode() == v1::GameMode::Spectator;
            player.outbox.push_shared(range);
        }
    }
}
