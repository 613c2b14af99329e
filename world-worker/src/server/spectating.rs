//! Spectators: looking through others' eyes and going to them.

use link::v1::{self, player_message::Message};
use uuid::Uuid;

use super::Server;

/// Blocks from which a client can click an entity: its reach, and as much as it may lag behind.
const REACH: f64 = 9.0;

impl Server {
    /// A spectator clicked an entity, or the air.
    pub(super) fn spectator_action(&mut self, entity: u32, action: &v1::SpectatorAction) {
        if let Some(target) = action.entity {
            self.click_as_spectator(entity, target);
        }
    }

    /// A spectator clicked an entity, through whose eyes it looks from now on.
    pub(super) fn click_as_spectator(&mut self, entity: u32, target: u32) {
        let (Some(player), Some(clicked)) = (self.players.get(&entity), self.players.get(&target)) else {
            return;
        };
        let distance: f64 = (0..3).map(|axis| (player.position[axis] - clicked.position[axis]).powi(2)).sum();
        if distance < REACH * REACH {
            self.look_through(entity, Some(target));
        }
    }

    /// Lets a spectator look through the eyes of another player, or through its own again. It is put where those eyes
    /// are, as in vanilla: also at the end, when they are its own.
    pub(super) fn look_through(&mut self, entity: u32, target: Option<u32>) {
        let Some(player) = self.players.get(&entity) else { return };
        let target = target.filter(|target| *target != entity && player.is_spectator());
        let Some(eyes) = self.players.get(&target.unwrap_or(entity)) else { return };
        if player.camera == target {
            return;
        }
        let place = eyes.position;
        let rotation = (player.yaw, player.pitch);
        if let Some(player) = self.players.get_mut(&entity) {
            player.camera = target;
        }
        self.teleport(entity, place, Some(rotation), 0);
        self.tell(entity, Message::Camera(target.unwrap_or(entity)));
    }

    /// A spectator is put somewhere, or is a spectator no more: its eyes are its own.
    pub(super) fn look_for_itself(&mut self, entity: u32) {
        let Some(player) = self.players.get_mut(&entity) else { return };
        if player.camera.take().is_some() {
            self.tell(entity, Message::Camera(entity));
        }
    }

    /// Moves spectators with those through whose eyes they look.
    pub(super) fn follow_cameras(&mut self) {
        let cameras: Vec<(u32, u32)> =
            self.players.values().filter_map(|player| Some((player.entity, player.camera?))).collect();
        for (entity, target) in cameras {
            let Some(player) = self.players.get(&entity) else { continue };
            let followed = self.players.get(&target).filter(|target| target.health > 0.0);
            let looks = !player.sneaking() && player.is_spectator() && player.health > 0.0;
            let Some(followed) = followed.filter(|_| looks) else {
                self.look_through(entity, None);
                continue;
            };
            let (position, yaw, pitch) = (followed.position, followed.yaw, followed.pitch);
            let Some(player) = self.players.get_mut(&entity) else { continue };
            if (player.position, player.yaw, player.pitch) == (position, yaw, pitch) {
                continue;
            }
            (player.position, player.yaw, player.pitch) = (position, yaw, pitch);
            player.tick_start = position;
            (player.moved, player.turned) = (true, true);
            self.follow_chunk(entity);
        }
    }

    /// A spectator chose somebody in its menu.
    pub(super) fn teleport_to(&mut self, entity: u32, target: &[u8]) {
        let Some(player) = self.players.get(&entity) else { return };
        let Ok(target) = Uuid::from_slice(target) else { return };
        if !player.is_spectator() {
            return;
        }
        let Some(target) = self.players.values().find(|other| other.uuid == target) else { return };
        let (position, rotation) = (target.position, (target.yaw, target.pitch));
        self.look_for_itself(entity);
        self.teleport(entity, position, Some(rotation), 0);
    }
}
