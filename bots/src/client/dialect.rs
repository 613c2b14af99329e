//! What clients of older versions say and hear otherwise, as far as bots do: 26.2 and 26.1 beside 26.3.
//!
//! The first that differs is 26.2; what it does, 26.1 does too.

use java::DecodeError;
use java::packets::play::{GameMode, clientbound};
use java::packets::{Hand, PacketBody};
use java::version::{PlayServerbound, V26_3, Version};
use java::versions;
use java::wire::{Decode, Encode, Identifier, Reader, VarInt, decode_exact};
use registry::older::Mapped;

/// Whether a version is an older one.
pub(super) fn is_older(version: &Version) -> bool {
    version.protocol < V26_3.protocol
}

/// The number of an item of 26.3 in a version.
pub(super) fn item(version: &Version, item: u16) -> u32 {
    let item = u32::from(item);
    versions::older(version).and_then(|older| older.to_older(Mapped::Item, item)).unwrap_or(item)
}

/// Confirms a teleport; the pose it ended in follows as a move.
#[derive(Debug)]
pub(super) struct ConfirmTeleport(pub VarInt);

/// Swings an arm.
#[derive(Debug)]
pub(super) struct Swing(pub Hand);

macro_rules! packet {
    ($name:ident, $kind:ident) => {
        impl Encode for $name {
            fn encode(&self, out: &mut Vec<u8>) {
                self.0.encode(out);
            }
        }

        impl Decode<'_> for $name {
            fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
                Decode::decode(reader).map(Self)
            }
        }

        impl PacketBody for $name {
            type Kind = PlayServerbound;
            const KIND: PlayServerbound = PlayServerbound::$kind;
        }
    };
}

packet!(ConfirmTeleport, AcceptTeleportation);
packet!(Swing, Swing);

/// The dimension and the game mode of `login`.
pub(super) fn login(version: &Version, body: &[u8]) -> Result<(Identifier, GameMode), DecodeError> {
    if !is_older(version) {
        let packet: clientbound::Login = decode_exact(body)?;
        return Ok((packet.spawn.dimension, packet.spawn.game_mode));
    }
    let mut reader = Reader::new(body);
    let (_entity, _hardcore) = (i32::decode(&mut reader)?, bool::decode(&mut reader)?);
    Vec::<Identifier>::decode(&mut reader)?;
    // Players, view and simulation distance; then three flags.
    for _ in 0..3 {
        VarInt::decode(&mut reader)?;
    }
    for _ in 0..3 {
        bool::decode(&mut reader)?;
    }
    spawn_info(&mut reader)
}

/// The same of `respawn`.
pub(super) fn respawn(version: &Version, body: &[u8]) -> Result<(Identifier, GameMode), DecodeError> {
    if !is_older(version) {
        let packet: clientbound::Respawn = decode_exact(body)?;
        return Ok((packet.spawn.dimension, packet.spawn.game_mode));
    }
    spawn_info(&mut Reader::new(body))
}

/// Older ones have the game mode in a byte.
fn spawn_info(reader: &mut Reader<'_>) -> Result<(Identifier, GameMode), DecodeError> {
    VarInt::decode(reader)?;
    let dimension = Identifier::decode(reader)?;
    i64::decode(reader)?;
    let mode = i32::from(reader.byte()?);
    let known = GameMode::from_number(mode);
    let mode = known.ok_or(DecodeError::Value { what: "game mode", value: i64::from(mode) })?;
    Ok((dimension, mode))
}

#[cfg(test)]
mod tests {
    use java::packets::encode_packet;
    use java::version::VERSIONS;
    use java::wire::OptionalId;

    use super::*;

    fn spawn() -> clientbound::SpawnInfo {
        clientbound::SpawnInfo {
            dimension_type: VarInt(0),
            dimension: Identifier::from_static("minecraft:overworld"),
            hashed_seed: 5,
            game_mode: GameMode::Adventure,
            previous_game_mode: OptionalId(None),
            is_debug: false,
            is_flat: true,
            death_location: None,
            portal_cooldown: VarInt(0),
            sea_level: VarInt(63),
        }
    }

    /// The body of a packet in a version.
    fn body<P: PacketBody>(version: &'static Version, packet: &P) -> Vec<u8> {
        let mut bytes = Vec::new();
        assert!(encode_packet(version, packet, &mut bytes));
        let mut reader = Reader::new(&bytes);
        reader.var_int().expect("a number");
        reader.rest().to_vec()
    }

    #[test]
    fn dimension_and_mode_are_read_in_every_version() {
        let login_packet = clientbound::Login {
            entity: 1,
            hardcore: false,
            dimensions: vec![Identifier::from_static("minecraft:overworld")],
            max_players: VarInt(20),
            view_distance: VarInt(10),
            simulation_distance: VarInt(10),
            reduced_debug_info: false,
            enable_respawn_screen: true,
            limited_crafting: false,
            spawn: spawn(),
            online_mode: false,
            enforces_secure_chat: false,
        };
        let expected = (Identifier::from_static("minecraft:overworld"), GameMode::Adventure);
        for version in VERSIONS {
            assert_eq!(
                login(version, &body(version, &login_packet)).as_ref(),
                Ok(&expected),
                "{}",
                version.name
            );
            let packet = clientbound::Respawn { spawn: spawn(), data_kept: 0 };
            assert_eq!(respawn(version, &body(version, &packet)).as_ref(), Ok(&expected), "{}", version.name);
        }
    }

    #[test]
    fn items_have_numbers_in_every_version() {
        let stone = registry::items::item_by_name("stone").expect("stone").id;
        for version in VERSIONS {
            assert_eq!(item(version, stone), 1, "{}", version.name);
        }
    }
}
