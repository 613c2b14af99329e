//! The packets of 26.3, by state and direction.
//!
//! Each folder or file of a state holds `clientbound` and `serverbound` modules. A packet is a struct named
//! as vanilla names it; [`PacketBody`] ties it to its kind. The `Packet` enum of a module is what a received
//! packet is decoded to; kinds without a struct are recognised and given as `Packet::Ignored`.

mod common;
pub mod configuration;
pub mod handshake;
pub mod login;
pub mod play;
pub mod status;

pub use common::{
    ChatSession, ChatVisibility, ClickPayload, GlobalPosition, Hand, KnownPack, MainHand, ParticleStatus,
    ProfileProperty, RegistryEntry, RegistryTags, ReportDetail, ResourcePackAction, ServerLink,
    ServerLinkLabel, Tag,
};

use crate::error::DecodeError;
use crate::version::{PacketKind, Version};
use crate::wire::{Decode, Encode, write_var_int};

/// A packet's fields, and which packet it is.
pub trait PacketBody: Encode + for<'a> Decode<'a> {
    /// The kinds of its state and direction.
    type Kind: PacketKind;
    /// Its own kind.
    const KIND: Self::Kind;
}

/// Appends a packet's number and fields, without framing. Appends nothing and returns false when the version
/// has no such packet.
pub fn encode_packet<P: PacketBody>(version: &Version, packet: &P, out: &mut Vec<u8>) -> bool {
    if let Some(older) = crate::versions::older(version) {
        return crate::versions::encode(version, older, packet, out);
    }
    let Some(id) = P::KIND.wire_id(version) else { return false };
    write_var_int(id, out);
    packet.encode(out);
    true
}

/// The kind of a received packet.
///
/// # Errors
/// When the version has no packet with this number.
pub fn kind_of<K: PacketKind>(version: &Version, id: i32) -> Result<K, DecodeError> {
    K::from_wire_id(version, id).ok_or(DecodeError::UnknownPacket { state: K::STATE, id })
}

/// Defines the `Packet` enum of a module from the structs in scope, named as their kinds.
macro_rules! packet_enum {
    ($(#[$meta:meta])* $kind:ident { $($name:ident),+ $(,)? }) => {
        $(impl $crate::packets::PacketBody for $name {
            type Kind = $crate::version::$kind;
            const KIND: Self::Kind = $crate::version::$kind::$name;
        })+

        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq)]
        #[allow(missing_docs, clippy::large_enum_variant)]
        pub enum Packet {
            $($name($name),)+
            /// A kind that exists but has no use here; its body was not read.
            Ignored($crate::version::$kind),
        }

        impl Packet {
            /// Decodes a packet of this state and direction.
            ///
            /// # Errors
            /// When the number is unknown, or the body is not exactly that packet.
            pub fn decode(
                version: &$crate::version::Version,
                id: i32,
                body: &[u8],
            ) -> Result<Self, $crate::error::DecodeError> {
                let kind = $crate::packets::kind_of::<$crate::version::$kind>(version, id)?;
                Self::decode_kind(kind, body)
            }

            /// Decodes the body of a packet of a known kind.
            ///
            /// # Errors
            /// When the body is not exactly that packet.
            pub fn decode_kind(
                kind: $crate::version::$kind,
                body: &[u8],
            ) -> Result<Self, $crate::error::DecodeError> {
                let result = match kind {
                    $($crate::version::$kind::$name => $crate::wire::decode_exact(body).map(Self::$name),)+
                    #[allow(unreachable_patterns)]
                    other => Ok(Self::Ignored(other)),
                };
                result.map_err(|error| error.in_packet($crate::version::PacketKind::name(kind)))
            }

            /// Which packet it is.
            #[must_use]
            pub fn kind(&self) -> $crate::version::$kind {
                match self {
                    $(Self::$name(_) => $crate::version::$kind::$name,)+
                    Self::Ignored(kind) => *kind,
                }
            }

            /// Appends the fields, without the number; nothing for an ignored one.
            pub fn encode_body(&self, out: &mut Vec<u8>) {
                match self {
                    $(Self::$name(packet) => $crate::wire::Encode::encode(packet, out),)+
                    Self::Ignored(_) => {}
                }
            }
        }

        $(impl From<$name> for Packet {
            fn from(packet: $name) -> Self {
                Self::$name(packet)
            }
        })+

        #[cfg(test)]
        impl Packet {
            /// One random packet of each struct.
            pub(crate) fn samples(rng: &mut $crate::wire::sample::Rng) -> Vec<Self> {
                vec![$(Self::$name($crate::wire::sample::Sample::sample(rng)),)+]
            }
        }
    };
}
pub(crate) use packet_enum;

/// Decodes a packet a client sent in the handshake state.
///
/// # Errors
/// When the number is unknown, or the body is not exactly that packet.
pub fn decode_serverbound_handshake(
    version: &Version,
    id: i32,
    body: &[u8],
) -> Result<handshake::serverbound::Packet, DecodeError> {
    handshake::serverbound::Packet::decode(version, id, body)
}

/// Decodes a packet a client sent in the status state.
///
/// # Errors
/// When the number is unknown, or the body is not exactly that packet.
pub fn decode_serverbound_status(
    version: &Version,
    id: i32,
    body: &[u8],
) -> Result<status::serverbound::Packet, DecodeError> {
    status::serverbound::Packet::decode(version, id, body)
}

/// Decodes a packet a client sent in the login state.
///
/// # Errors
/// When the number is unknown, or the body is not exactly that packet.
pub fn decode_serverbound_login(
    version: &Version,
    id: i32,
    body: &[u8],
) -> Result<login::serverbound::Packet, DecodeError> {
    login::serverbound::Packet::decode(version, id, body)
}

/// Decodes a packet a client sent in the configuration state.
///
/// # Errors
/// When the number is unknown, or the body is not exactly that packet.
pub fn decode_serverbound_configuration(
    version: &Version,
    id: i32,
    body: &[u8],
) -> Result<configuration::serverbound::Packet, DecodeError> {
    configuration::serverbound::Packet::decode(version, id, body)
}

/// Decodes a packet a client sent in the play state.
///
/// # Errors
/// When the number is unknown, or the body is not exactly that packet.
pub fn decode_serverbound_play(
    version: &Version,
    id: i32,
    body: &[u8],
) -> Result<play::serverbound::Packet, DecodeError> {
    play::serverbound::Packet::decode(version, id, body)
}

/// Decodes a packet a server sent in the status state.
///
/// # Errors
/// When the number is unknown, or the body is not exactly that packet.
pub fn decode_clientbound_status(
    version: &Version,
    id: i32,
    body: &[u8],
) -> Result<status::clientbound::Packet, DecodeError> {
    status::clientbound::Packet::decode(version, id, body)
}

/// Decodes a packet a server sent in the login state.
///
/// # Errors
/// When the number is unknown, or the body is not exactly that packet.
pub fn decode_clientbound_login(
    version: &Version,
    id: i32,
    body: &[u8],
) -> Result<login::clientbound::Packet, DecodeError> {
    login::clientbound::Packet::decode(version, id, body)
}

/// Decodes a packet a server sent in the configuration state.
///
/// # Errors
/// When the number is unknown, or the body is not exactly that packet.
pub fn decode_clientbound_configuration(
    version: &Version,
    id: i32,
    body: &[u8],
) -> Result<configuration::clientbound::Packet, DecodeError> {
    configuration::clientbound::Packet::decode(version, id, body)
}

/// Decodes a packet a server sent in the play state.
///
/// # Errors
/// When the number is unknown, or the body is not exactly that packet.
pub fn decode_clientbound_play(
    version: &Version,
    id: i32,
    body: &[u8],
) -> Result<play::clientbound::Packet, DecodeError> {
    play::clientbound::Packet::decode(version, id, body)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::version::V26_3;
    use crate::wire::sample::Rng;

    macro_rules! round_trips {
        ($($test:ident: $module:path;)+) => {$(
            proptest! {
                #![proptest_config(ProptestConfig::with_cases(64))]
                #[test]
                fn $test(seed: u64) {
                    use $module as module;
                    for packet in module::Packet::samples(&mut Rng::new(seed)) {
                        let mut body = Vec::new();
                        packet.encode_body(&mut body);
                        let id = packet.kind().wire_id(&V26_3).expect("a packet of this version");
                        let read = module::Packet::decode(&V26_3, id, &body);
                        prop_assert_eq!(read.as_ref(), Ok(&packet), "{:02x?}", body);
                        // A byte more is always noticed, except by packets that end in a payload.
                        body.push(0);
                        if let Ok(longer) = module::Packet::decode(&V26_3, id, &body) {
                            prop_assert_ne!(longer, packet);
                        }
                    }
                }
            }
        )+};
    }

    round_trips! {
        handshake_serverbound: handshake::serverbound;
        status_clientbound: status::clientbound;
        status_serverbound: status::serverbound;
        login_clientbound: login::clientbound;
        login_serverbound: login::serverbound;
        configuration_clientbound: configuration::clientbound;
        configuration_serverbound: configuration::serverbound;
        play_clientbound: play::clientbound;
        play_serverbound: play::serverbound;
    }

    #[test]
    fn an_error_names_its_packet() {
        let error = decode_serverbound_play(&V26_3, 0, &[1]).expect_err("too short");
        assert_eq!(error.to_string(), "accept_teleportation: unexpected end of packet");
        let error = decode_serverbound_play(&V26_3, 13, &[1]).expect_err("too long");
        assert_eq!(error.to_string(), "client_tick_end: 1 bytes left over");
        let error = decode_serverbound_play(&V26_3, 200, &[]).expect_err("unknown");
        assert_eq!(error.to_string(), "unknown play_serverbound packet 200");
    }

    #[test]
    fn a_kind_without_use_is_recognised() {
        use crate::version::PlayServerbound;
        let id = PlayServerbound::SetTestBlock.wire_id(&V26_3).expect("an id");
        let packet = decode_serverbound_play(&V26_3, id, &[1, 2, 3]);
        assert_eq!(packet, Ok(play::serverbound::Packet::Ignored(PlayServerbound::SetTestBlock)));
    }
}
