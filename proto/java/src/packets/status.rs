//! The server list.

/// To the client.
pub mod clientbound {
    use crate::packets::packet_enum;
    use crate::wire::{BoundedString, wire_struct};

    wire_struct! {
        /// The server's entry, as JSON.
        StatusResponse { json: BoundedString<32767> }

        /// Answers a ping with the same number.
        PongResponse { time: i64 }
    }

    packet_enum! {
        /// What a server may send in the status state.
        StatusClientbound { StatusResponse, PongResponse }
    }
}

/// From the client.
pub mod serverbound {
    use crate::packets::packet_enum;
    use crate::wire::wire_struct;

    wire_struct! {
        /// Asks for the server's entry.
        StatusRequest {}

        /// To be answered with the same number.
        PingRequest { time: i64 }
    }

    packet_enum! {
        /// What a client may send in the status state.
        StatusServerbound { StatusRequest, PingRequest }
    }
}
