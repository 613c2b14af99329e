//! The first packet of a connection.

/// From the client.
pub mod serverbound {
    use crate::packets::packet_enum;
    use crate::wire::{BoundedString, VarInt, wire_enum, wire_struct};

    wire_enum! {
        /// What a client wants.
        Intent: VarInt { Status = 1, Login = 2, Transfer = 3 }
    }

    wire_struct! {
        /// Opens a connection.
        Intention {
            protocol: VarInt,
            /// As the player typed it; a proxy may add data after a NUL.
            host: BoundedString<255>,
            port: u16,
            intent: Intent,
        }
    }

    packet_enum! {
        /// What a client may send in the handshake.
        HandshakeServerbound { Intention }
    }
}
