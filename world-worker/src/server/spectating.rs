//! Spectators: looking through others' eyes and going to them.

use link::v1::{self, player_message::Message};
use uuid::Uuid;

use super::Server;

impl Server {
    /// A spectator clicked an entity, or the air.
    pub(super) fn spectator_action(&mut self, entity: u32, action: &v1::SpectatorAction) {
        if let Some(target) = action.entity {
            self.look_through(entity, Some(target));
        }
    }

    /// Lets a spectator look through the eyes of another player, or through its own again.
    pub(super) fn look_through(&mut self, entity: u32, target: Option<u32>) {
        let target = target.filter(|&target| target != entity && self.players.contains_key(&target));
        let Some(player) = self.players.get_mut(&entity) else { return };
        if player.camera == target || target.is_some() && !player.is_spectator() {
            return;
        }
        player.camera = target;
        self.tell(entity, Message::Camera(target.unwrap_or(entity)));
        self.follow_cameras();
    }

    /// Moves spectators with those through whose eyes they look.
    pub(super) fn follow_cameras(&mut self) {
        let cameras: Vec<(u32, u32)> =
            self.players.values().filter_map(|player| Some((player.entity, player.camera?))).collect();
        for (entity, target) in cameras {
            let Some(player) = self.players.get(&entity) else { continue };
            let followed = self.players.get(&target).filter(|target| target.health > 0.0);
            let Some(followed) = followed.filter(|_| !player.sneaking() && player.is_spectator()) else {
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
        self.look_through(entity, None);
        self.teleport(entity, position, Some(rotation), 0);
    }
}
