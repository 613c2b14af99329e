//! Players' places for the locator bars of others.

use link::v1;
use registry::items;

use super::send::block_pos;
use super::{OVERWORLD, Server};
use crate::player::Player;
use crate::player::inventory::HEAD;
use crate::replication::LinkId;

/// The game rule that puts players on the bar.
const RULE: &str = "locator_bar";

/// Worn on the head, these hide a player (the reference, 26).
fn hides(item: u16) -> bool {
    const MASKS: [&str; 8] = [
        "carved_pumpkin",
        "skeleton_skull",
        "wither_skeleton_skull",
        "player_head",
        "zombie_head",
        "creeper_head",
        "dragon_head",
        "piglin_head",
    ];
    let name = items::item(item).map(|item| item.name);
    name.is_some_and(|name| MASKS.contains(&name))
}

/// A player's place as it is now.
pub(super) fn waypoint(player: &Player, rule: bool) -> v1::Waypoint {
    let worn = &player.inventory.slots[HEAD];
    let masked = worn.count > 0 && u16::try_from(worn.item).is_ok_and(hides);
    let crouches = player.sneaking() && !player.flying;
    v1::Waypoint {
        uuid: bytes::Bytes::copy_from_slice(player.uuid.as_bytes()),
        dimension: OVERWORLD,
        position: Some(block_pos(player.block())),
        shown: rule && player.health > 0.0 && !masked && !crouches,
        spectator: player.is_spectator(),
        style: player.locator_icon.0.clone(),
        color: player.locator_icon.1,
    }
}

impl Server {
    /// All places, for a link that gets its first session; it was told of none before, or not lately.
    pub(super) fn waypoints_for(&self, link: LinkId) -> Vec<v1::Waypoint> {
        let is_first = self.links.get(&link).is_some_and(|subscriber| subscriber.sessions.is_empty());
        let players = self.players.values().filter(|_| is_first);
        players.filter_map(|player| player.waypoint.clone()).collect()
    }

    /// Tells every gateway of the places that changed.
    pub(super) fn collect_waypoints(&mut self) {
        let rule = self.state.rules.flag(RULE);
        for player in self.players.values_mut() {
            let block = player.block();
            // Most ticks change nothing; the rest is compared when something might have.
            let moved = player.waypoint.as_ref().is_none_or(|known| known.position != Some(block_pos(block)));
            if !moved && !std::mem::take(&mut player.waypoint_changed) && self.shown_rule == rule {
                continue;
            }
            player.waypoint_changed = false;
            let now = waypoint(player, rule);
            // Where a player is that nobody is shown is nobody's business.
            let hidden = |waypoint: &v1::Waypoint| !waypoint.shown;
            let silent = player.waypoint.as_ref().is_some_and(hidden) && hidden(&now);
            if silent || player.waypoint.as_ref() == Some(&now) {
                continue;
            }
            player.waypoint = Some(now.clone());
            // Nobody is there who could see it otherwise.
            for subscriber in self.links.values_mut().filter(|subscriber| !subscriber.sessions.is_empty()) {
                subscriber.tick.waypoints.push(now.clone());
            }
        }
        self.shown_rule = rule;
    }
}
