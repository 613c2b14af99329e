//! Login.

/// To the client.
pub mod clientbound {
    use uuid::Uuid;

    use crate::packets::{ProfileProperty, packet_enum};
    use crate::wire::{BoundedString, ByteArray, Identifier, List, Rest, VarInt, wire_struct};

    wire_struct! {
        /// Refuses the login with a text component as JSON.
        LoginDisconnect { reason: BoundedString<262_144> }

        /// Asks for encryption.
        Hello {
            server_id: BoundedString<20>,
            /// X.509 SubjectPublicKeyInfo.
            public_key: ByteArray<1024>,
            challenge: ByteArray<256>,
            should_authenticate: bool,
        }

        /// Who the player is.
        LoginFinished {
            uuid: Uuid,
            name: BoundedString<16>,
            properties: List<ProfileProperty, 16>,
            /// One random value for each run of the server.
            session_id: Uuid,
        }

        /// Frames after this one are in the compressed form, packets of so many bytes and more compressed.
        LoginCompression { threshold: VarInt }

        /// A question on a plugin channel.
        CustomQuery { transaction: VarInt, channel: Identifier, data: Rest<1_048_576> }

        /// Asks for a cookie.
        CookieRequest { key: Identifier }
    }

    packet_enum! {
        /// What a server may send in the login state.
        LoginClientbound {
            LoginDisconnect, Hello, LoginFinished, LoginCompression, CustomQuery, CookieRequest,
        }
    }
}

/// From the client.
pub mod serverbound {
    use uuid::Uuid;

    use crate::packets::packet_enum;
    use crate::wire::{BoundedString, ByteArray, Identifier, Rest, VarInt, wire_struct};

    wire_struct! {
        /// Who wants to log in.
        Hello {
            name: BoundedString<16>,
            /// The client's own opinion.
            uuid: Uuid,
        }

        /// Answers an encryption request; both encrypted with the server's key.
        Key { shared_secret: ByteArray<512>, challenge: ByteArray<512> }

        /// Answers a question on a plugin channel; without data when the client does not know it.
        CustomQueryAnswer { transaction: VarInt, data: Option<Rest<1_048_576>> }

        /// On to configuration.
        LoginAcknowledged {}

        /// Answers a cookie request.
        CookieResponse { key: Identifier, payload: Option<ByteArray<5120>> }
    }

    packet_enum! {
        /// What a client may send in the login state.
        LoginServerbound { Hello, Key, CustomQueryAnswer, LoginAcknowledged, CookieResponse }
    }
}
