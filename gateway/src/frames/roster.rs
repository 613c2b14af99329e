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
        properties: super::properties(&listed.properties),
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

#[cfg(test)]
mod tests {
    use java::frame::{FrameDecoder, Limits};
    use java::packets::play::clientbound::Packet;
    use java::version::V26_3;

    use super::*;

    #[test]
    fn skins_that_a_proxy_has_proven_reach_the_others() {
        let textures = link::v1::ProfileProperty {
            name: "textures".to_owned(),
            value: "skin".to_owned(),
            signature: Some("signed".to_owned()),
        };
        let listed = Listed {
            uuid: 7,
            name: "Alice".to_owned(),
            game_mode: 0,
            latency: 0,
            allow_listing: true,
            properties: vec![textures],
        };
        let mut out = Vec::new();
        Frames::default().roster_add(&mut out, &[listed]);
        let mut decoder = FrameDecoder::new(Limits::CLIENT);
        decoder.set_compression(256);
        decoder.feed(&out);
        let frame = decoder.next_frame().expect("a frame").expect("a whole one");
        let packet = Packet::decode(&V26_3, frame.id, frame.body).expect("a packet");
        let Packet::PlayerInfoUpdate(update) = packet else { panic!("{packet:?}") };
        let property = &update.entries[0].properties.0[0];
        assert_eq!((property.name.0.as_str(), property.value.0.as_str()), ("textures", "skin"));
        assert_eq!(property.signature.as_ref().map(|signature| signature.0.as_str()), Some("signed"));
    }
}
