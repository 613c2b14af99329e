//! Which packets a bot looks at. Everything else is passed over by its number alone.

use java::version::{ConfigurationClientbound, LoginClientbound, PacketKind, PlayClientbound, Version};

/// Bytes of a packet that [`Want::Head`] asks for: the position of a chunk and its height maps.
pub const HEAD_BYTES: usize = 1536;
/// Bytes that [`Want::Start`] asks for.
pub const START_BYTES: usize = 16;

/// How much of a packet's body is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Want {
    /// Nothing.
    Skip,
    /// The first [`START_BYTES`], or all if it is shorter.
    Start,
    /// The first [`HEAD_BYTES`], or all if it is shorter.
    Head,
    /// All of it.
    Whole,
}

/// What is wanted of each packet, by its number on the wire.
#[derive(Debug, Clone)]
pub struct Interests {
    login: Table,
    configuration: Table,
    play: Table,
}

type Table = [Want; 256];

impl Interests {
    /// The numbers of a version. Builders also look at the ground and at what becomes of their blocks.
    #[must_use]
    pub fn new(version: &Version, builder: bool) -> Self {
        let mut play = table(
            version,
            &[
                PlayClientbound::ChunkBatchFinished,
                PlayClientbound::ChunkBatchStart,
                PlayClientbound::CookieRequest,
                PlayClientbound::Disconnect,
                PlayClientbound::ForgetLevelChunk,
                PlayClientbound::GameEvent,
                PlayClientbound::KeepAlive,
                PlayClientbound::Login,
                PlayClientbound::Ping,
                PlayClientbound::PlayerAbilities,
                PlayClientbound::PlayerPosition,
                PlayClientbound::PongResponse,
                PlayClientbound::ResourcePackPush,
                PlayClientbound::Respawn,
                PlayClientbound::SetDefaultSpawnPosition,
                PlayClientbound::SetHealth,
                PlayClientbound::StartConfiguration,
                PlayClientbound::Transfer,
            ],
        );
        mark(&mut play, version, PlayClientbound::LevelChunkWithLight, Want::Start);
        // Its first field is the game time.
        mark(&mut play, version, PlayClientbound::SetTime, Want::Start);
        if builder {
            mark(&mut play, version, PlayClientbound::LevelChunkWithLight, Want::Head);
            mark(&mut play, version, PlayClientbound::BlockUpdate, Want::Whole);
            mark(&mut play, version, PlayClientbound::SectionBlocksUpdate, Want::Whole);
        }
        mark(&mut play, version, PlayClientbound::BlockChangedAck, Want::Whole);
        Self {
            login: table(version, LoginClientbound::ALL),
            configuration: table(
                version,
                &[
                    ConfigurationClientbound::CodeOfConduct,
                    ConfigurationClientbound::CookieRequest,
                    ConfigurationClientbound::Disconnect,
                    ConfigurationClientbound::FinishConfiguration,
                    ConfigurationClientbound::KeepAlive,
                    ConfigurationClientbound::Ping,
                    ConfigurationClientbound::ResourcePackPush,
                    ConfigurationClientbound::SelectKnownPacks,
                    ConfigurationClientbound::Transfer,
                ],
            ),
            play,
        }
    }

    /// What is wanted of a login packet.
    #[must_use]
    pub fn login(&self, id: i32) -> Want {
        look_up(&self.login, id)
    }

    /// What is wanted of a configuration packet.
    #[must_use]
    pub fn configuration(&self, id: i32) -> Want {
        look_up(&self.configuration, id)
    }

    /// What is wanted of a play packet.
    #[must_use]
    pub fn play(&self, id: i32) -> Want {
        look_up(&self.play, id)
    }
}

fn look_up(table: &Table, id: i32) -> Want {
    usize::try_from(id).ok().and_then(|id| table.get(id)).copied().unwrap_or(Want::Skip)
}

fn table<K: PacketKind>(version: &Version, kinds: &[K]) -> Table {
    let mut table = [Want::Skip; 256];
    for &kind in kinds {
        mark(&mut table, version, kind, Want::Whole);
    }
    table
}

fn mark<K: PacketKind>(table: &mut Table, version: &Version, kind: K, want: Want) {
    if let Some(place) = kind.wire_id(version).and_then(|id| table.get_mut(usize::try_from(id).ok()?)) {
        *place = want;
    }
}

#[cfg(test)]
mod tests {
    use java::version::V26_3;

    use super::*;

    #[test]
    fn entity_movement_is_passed_over_and_chunks_are_glanced_at() {
        let interests = Interests::new(&V26_3, false);
        assert_eq!(interests.play(0x36), Want::Skip);
        assert_eq!(interests.play(0x2e), Want::Start);
        assert_eq!(interests.play(0x2d), Want::Whole);
        assert_eq!(interests.play(0x08), Want::Skip);
        assert_eq!(interests.play(-1), Want::Skip);
        assert_eq!(interests.play(100_000), Want::Skip);
        let builders = Interests::new(&V26_3, true);
        assert_eq!(builders.play(0x2e), Want::Head);
        assert_eq!(builders.play(0x08), Want::Whole);
        // registry_data and update_tags are large and say nothing to a bot.
        assert_eq!(interests.configuration(7), Want::Skip);
        assert_eq!(interests.configuration(14), Want::Skip);
    }
}
