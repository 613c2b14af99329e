//! What can be wrong with bytes from a peer.

use crate::wire::nbt::NbtError;

/// Why bytes are not the packet they claim to be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DecodeError {
    /// The packet ends inside a value.
    #[error("unexpected end of packet")]
    UnexpectedEnd,
    /// A VarInt of more than 5 or a VarLong of more than 10 bytes.
    #[error("variable-length number is too long")]
    VarIntTooLong,
    /// A length or count that is negative or above its limit.
    #[error("{what}: length {length} is not in 0..={limit}")]
    Length {
        /// What is counted.
        what: &'static str,
        /// The length on the wire.
        length: i64,
        /// The largest accepted length.
        limit: usize,
    },
    /// A value outside its range.
    #[error("{what}: {value} is not allowed")]
    Value {
        /// The type or field.
        what: &'static str,
        /// The value on the wire.
        value: i64,
    },
    /// A resource location with characters other than `[a-z0-9_.-]` (and `/` in the path).
    #[error("invalid identifier")]
    Identifier,
    /// Something that nests deeper than any honest client would.
    #[error("nested too deeply")]
    TooDeep,
    /// Bad NBT.
    #[error("nbt: {0}")]
    Nbt(#[from] NbtError),
    /// Bytes left over after the last field.
    #[error("{0} bytes left over")]
    Trailing(usize),
    /// The version has no packet with this number in this state and direction.
    #[error("unknown {state} packet {id}")]
    UnknownPacket {
        /// State and direction, as `play_serverbound`.
        state: &'static str,
        /// The number on the wire.
        id: i32,
    },
    /// One of the above, with the packet it was in.
    #[error("{packet}: {source}")]
    In {
        /// Vanilla's name of the packet.
        packet: &'static str,
        /// What is wrong.
        source: Box<DecodeError>,
    },
}

impl DecodeError {
    /// Says in which packet the error was.
    #[must_use]
    pub fn in_packet(self, packet: &'static str) -> Self {
        Self::In { packet, source: Box::new(self) }
    }
}
