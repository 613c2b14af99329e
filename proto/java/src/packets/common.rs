//! What the configuration and play states share. Each state has its own struct for a shared packet, so that
//! a packet's type says its number.

use crate::wire::{
    BoundedString, ByteArray, Identifier, Position, RawNbt, VarInt, wire_enum, wire_struct, wire_union,
};

wire_enum! {
    /// Which hand.
    Hand: VarInt, unknown Main { Main = 0, Off = 1 }
}

wire_enum! {
    /// Which hand is the main one.
    MainHand: VarInt { Left = 0, Right = 1 }
}

wire_enum! {
    /// What chat a client wants to see.
    ChatVisibility: VarInt { Full = 0, CommandsOnly = 1, Hidden = 2 }
}

wire_enum! {
    /// How many particles a client wants to see.
    ParticleStatus: VarInt { All = 0, Decreased = 1, Minimal = 2 }
}

wire_enum! {
    /// What a client did with a resource pack.
    ResourcePackAction: VarInt {
        SuccessfullyLoaded = 0, Declined = 1, FailedDownload = 2, Accepted = 3, Downloaded = 4,
        InvalidUrl = 5, FailedReload = 6, Discarded = 7,
    }
}

wire_union! {
    /// What a link is called.
    ServerLinkLabel: u8 {
        /// By the player.
        Text = 0 { text: RawNbt }
        /// By the client: 0 bug report, 1 community guidelines, 2 support, 3 status, 4 feedback,
        /// 5 community, 6 website, 7 forums, 8 news, 9 announcements.
        Known = 1 { kind: VarInt }
    }
}

wire_struct! {
    /// A link in the pause menu.
    ServerLink { label: ServerLinkLabel, url: String }

    /// A line of a crash report.
    ReportDetail { title: BoundedString<128>, text: BoundedString<4096> }

    /// A data pack both sides may know.
    KnownPack { namespace: String, id: String, version: String }

    /// The tags of a registry.
    RegistryTags { registry: Identifier, tags: Vec<Tag> }

    /// A tag: its name without `#` and the numbers of its entries.
    Tag { name: Identifier, entries: Vec<VarInt> }

    /// An entry of a synced registry; without data it is the known pack's.
    RegistryEntry { id: Identifier, data: Option<RawNbt> }

    /// A place in a dimension.
    GlobalPosition { dimension: Identifier, position: Position }

    /// A property of a profile, such as its skin.
    ProfileProperty {
        name: BoundedString<64>,
        value: BoundedString<32767>,
        signature: Option<BoundedString<1024>>,
    }

    /// The key a player signs chat with.
    ChatSession {
        id: uuid::Uuid,
        /// Milliseconds since 1970.
        expires_at: i64,
        public_key: ByteArray<512>,
        signature: ByteArray<4096>,
    }
}

/// Clientbound packets of configuration and play.
macro_rules! common_clientbound {
    () => {
        $crate::wire::wire_struct! {
            /// Asks for a cookie.
            CookieRequest { key: $crate::wire::Identifier }

            /// A message on a plugin channel.
            CustomPayload {
                channel: $crate::wire::Identifier,
                data: $crate::wire::Rest<1_048_576>,
            }

            /// Ends the connection with a text component.
            Disconnect { reason: $crate::wire::RawNbt }

            /// To be answered with the same number.
            KeepAlive { id: i64 }

            /// To be answered with a pong of the same number.
            Ping { id: i32 }

            /// Removes one pack or all.
            ResourcePackPop { id: Option<uuid::Uuid> }

            /// Offers a pack.
            ResourcePackPush {
                id: uuid::Uuid,
                url: String,
                /// SHA-1 in hex, or empty.
                hash: $crate::wire::BoundedString<40>,
                forced: bool,
                /// Text component.
                prompt: Option<$crate::wire::RawNbt>,
            }

            /// The post effects in force.
            PostEffects { effects: Vec<$crate::wire::Identifier> }

            /// Leaves a cookie with the client.
            StoreCookie { key: $crate::wire::Identifier, payload: $crate::wire::ByteArray<5120> }

            /// Sends the client to another server.
            Transfer { host: String, port: $crate::wire::VarInt }

            /// The tags of registries.
            UpdateTags { registries: Vec<$crate::packets::RegistryTags> }

            /// Lines for the client's crash reports.
            CustomReportDetails { details: $crate::wire::List<$crate::packets::ReportDetail, 32> }

            /// Links for the pause menu.
            ServerLinks { links: Vec<$crate::packets::ServerLink> }

            /// Closes the dialog.
            ClearDialog {}
        }

        impl CustomPayload {
            /// The message by which each side names its software.
            #[must_use]
            pub fn brand(name: &str) -> Self {
                let mut data = Vec::new();
                $crate::wire::Encode::encode(name, &mut data);
                Self { channel: $crate::wire::Identifier::from_static("minecraft:brand"), data: data.into() }
            }
        }
    };
}
pub(super) use common_clientbound;

/// Serverbound packets of configuration and play.
macro_rules! common_serverbound {
    () => {
        $crate::wire::wire_struct! {
            /// The client's settings.
            ClientInformation {
                locale: $crate::wire::BoundedString<16>,
                /// In chunks.
                view_distance: i8,
                chat_visibility: $crate::packets::ChatVisibility,
                chat_colors: bool,
                /// Bits: 1 cape, 2 jacket, 4 left sleeve, 8 right sleeve, 16 left leg, 32 right leg, 64 hat.
                skin_parts: u8,
                main_hand: $crate::packets::MainHand,
                text_filtering: bool,
                /// May be named in the server list.
                allow_listing: bool,
                particle_status: $crate::packets::ParticleStatus,
            }

            /// Answers a cookie request.
            CookieResponse {
                key: $crate::wire::Identifier,
                payload: Option<$crate::wire::ByteArray<5120>>,
            }

            /// A message on a plugin channel.
            CustomPayload { channel: $crate::wire::Identifier, data: $crate::wire::Rest<32767> }

            /// Answers a keep-alive.
            KeepAlive { id: i64 }

            /// Answers a ping.
            Pong { id: i32 }

            /// What became of a resource pack.
            ResourcePack { id: uuid::Uuid, action: $crate::packets::ResourcePackAction }

            /// A click on text or in a dialog.
            CustomClickAction {
                id: $crate::wire::Identifier,
                payload: $crate::packets::common::ClickPayload,
            }
        }

        impl CustomPayload {
            /// The message by which each side names its software.
            #[must_use]
            pub fn brand(name: &str) -> Self {
                let mut data = Vec::new();
                $crate::wire::Encode::encode(name, &mut data);
                Self { channel: $crate::wire::Identifier::from_static("minecraft:brand"), data: data.into() }
            }
        }
    };
}
pub(super) use common_serverbound;

/// NBT, perhaps absent, with its length in bytes before it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ClickPayload(pub Option<RawNbt>);

impl ClickPayload {
    /// Most bytes of NBT.
    const MAX: usize = 65536;
}

impl crate::wire::Encode for ClickPayload {
    fn encode(&self, out: &mut Vec<u8>) {
        let nbt = self.0.clone().unwrap_or(RawNbt::END);
        ByteArray::<{ Self::MAX }>(nbt.as_bytes().clone()).encode(out);
    }
}

impl crate::wire::Decode<'_> for ClickPayload {
    fn decode(reader: &mut crate::wire::Reader<'_>) -> Result<Self, crate::error::DecodeError> {
        let bytes = ByteArray::<{ Self::MAX }>::decode(reader)?.0;
        let nbt = RawNbt::parse(bytes)?;
        Ok(Self((nbt.tag() != crate::wire::nbt::TAG_END).then_some(nbt)))
    }
}

#[cfg(test)]
impl crate::wire::sample::Sample for ClickPayload {
    fn sample(rng: &mut crate::wire::sample::Rng) -> Self {
        Self(Option::sample(rng))
    }
}
