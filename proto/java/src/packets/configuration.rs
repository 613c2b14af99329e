//! Configuration: registries, tags, resource packs.

/// To the client.
pub mod clientbound {
    use crate::packets::common::common_clientbound;
    use crate::packets::{KnownPack, RegistryEntry, packet_enum};
    use crate::wire::{Identifier, RawNbt, wire_struct};

    common_clientbound!();

    wire_struct! {
        /// On to play.
        FinishConfiguration {}

        /// Forgets the signed chat of before.
        ResetChat {}

        /// A synced registry; an entry's number is its place in the list.
        RegistryData { registry: Identifier, entries: Vec<RegistryEntry> }

        /// The feature flags in force.
        UpdateEnabledFeatures { features: Vec<Identifier> }

        /// The packs whose entries need not be sent.
        SelectKnownPacks { packs: Vec<KnownPack> }

        /// A dialog, always inline in this state.
        ShowDialog { dialog: RawNbt }

        /// Text the player must accept.
        CodeOfConduct { text: String }
    }

    packet_enum! {
        /// What a server may send in the configuration state.
        ConfigurationClientbound {
            CookieRequest, CustomPayload, Disconnect, FinishConfiguration, KeepAlive, Ping, ResetChat,
            RegistryData, ResourcePackPop, ResourcePackPush, PostEffects, StoreCookie, Transfer,
            UpdateEnabledFeatures, UpdateTags, SelectKnownPacks, CustomReportDetails, ServerLinks,
            ClearDialog, ShowDialog, CodeOfConduct,
        }
    }
}

/// From the client.
pub mod serverbound {
    use crate::packets::common::common_serverbound;
    use crate::packets::{KnownPack, packet_enum};
    use crate::wire::{List, wire_struct};

    common_serverbound!();

    wire_struct! {
        /// Answers that configuration is over.
        FinishConfiguration {}

        /// The offered packs the client has too.
        SelectKnownPacks { packs: List<KnownPack, 64> }

        /// The player accepts the code of conduct.
        AcceptCodeOfConduct {}
    }

    packet_enum! {
        /// What a client may send in the configuration state.
        ConfigurationServerbound {
            ClientInformation, CookieResponse, CustomPayload, FinishConfiguration, KeepAlive, Pong,
            ResourcePack, SelectKnownPacks, CustomClickAction, AcceptCodeOfConduct,
        }
    }
}
