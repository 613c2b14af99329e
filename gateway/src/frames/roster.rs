//! The player list.

use java::packets::play::GameMode;
use java::packets::play::clientbound::{
    PlayerInfo, PlayerInfoRemove, PlayerInfoUpdate, player_info_actions as actions,
};
use uuid::Uuid;

use super::Frames;
use crate::view::roster::Listed;

/// A game mode by number.
pub(super) fn game_mode(number: i32) -> GameMode {
    GameMode::from_number(number).unwrap_or(GameMode::Survival)
}

fn info(listed: &Listed) -> PlayerInfo {
    PlayerInfo {
        name: listed.name.as_str().into(),
        game_mode: game_mode(listed.game_mode as i32),
        // The client's wish counts for the server list only; everybody is in the tab list.
        listed: true,
        latency: listed.latency as i32,
        hat: true,
        ..PlayerInfo::new(Uuid::from_u128(listed.uuid))
    }
}

impl Frames {
    /// Players that are new to the list.
    pub fn roster_add(&self, out: &mut Vec<u8>, listed: &[Listed]) {
        let entries = listed.iter().map(info).collect();
        self.put(out, &PlayerInfoUpdate { actions: actions::ALL, entries });
    }

    /// A player's game mode changed.
    pub fn roster_game_mode(&self, out: &mut Vec<u8>, listed: &Listed) {
        self.put(out, &PlayerInfoUpdate { actions: actions::UPDATE_GAME_MODE, entries: vec![info(listed)] });
    }

    /// Everybody's latency.
    pub fn roster_latency(&self, out: &mut Vec<u8>, listed: &[Listed]) {
        let entries = listed.iter().map(info).collect();
        self.put(out, &PlayerInfoUpdate { actions: actions::UPDATE_LATENCY, entries });
    }

    /// Players that left.
    pub fn roster_remove(&self, out: &mut Vec<u8>, uuids: &[u128]) {
        self.put(
            out,
            &PlayerInfoRemove { players: uuids.iter().map(|&uuid| Uuid::from_u128(uuid)).collect() },
        );
    }
}
