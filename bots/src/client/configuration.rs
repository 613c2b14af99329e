//! Configuration: what the server tells a client about the game, and the answers it waits for.

use java::packets::configuration::{clientbound, serverbound};
use java::packets::{ChatVisibility, MainHand, ParticleStatus, ResourcePackAction, kind_of};
use java::version::ConfigurationClientbound;
use java::wire::decode_exact;

use super::{Client, Ended, Phase};
use crate::reason;
use crate::tally::Tally;

/// All parts of a skin.
const WHOLE_SKIN: u8 = 0x7f;

impl Client {
    pub(super) fn say_information(&mut self) {
        self.voice.say(&serverbound::ClientInformation {
            locale: "en_us".into(),
            view_distance: self.setup.view_distance,
            chat_visibility: ChatVisibility::Full,
            chat_colors: true,
            skin_parts: WHOLE_SKIN,
            main_hand: MainHand::Right,
            text_filtering: false,
            allow_listing: true,
            particle_status: ParticleStatus::All,
        });
    }

    pub(super) fn receive_configuration(
        &mut self,
        id: i32,
        body: &[u8],
        tally: &mut Tally,
    ) -> Result<(), Ended> {
        use ConfigurationClientbound as Kind;
        match kind_of::<Kind>(self.version(), id)? {
            Kind::Disconnect => return Err(Ended::Told(reason::from_nbt(body))),
            Kind::Transfer => return Err(Ended::Told("transferred to another server".to_owned())),
            Kind::FinishConfiguration => {
                self.voice.say(&serverbound::FinishConfiguration {});
                self.phase = Phase::Joining;
            }
            Kind::KeepAlive => {
                let packet: clientbound::KeepAlive = decode_exact(body)?;
                self.voice.say(&serverbound::KeepAlive { id: packet.id });
                tally.counters.keep_alives += 1;
            }
            Kind::Ping => {
                let packet: clientbound::Ping = decode_exact(body)?;
                self.voice.say(&serverbound::Pong { id: packet.id });
            }
            Kind::SelectKnownPacks => {
                let packet: clientbound::SelectKnownPacks = decode_exact(body)?;
                self.voice.say(&serverbound::SelectKnownPacks { packs: packet.packs.into() });
            }
            Kind::CookieRequest => {
                let packet: clientbound::CookieRequest = decode_exact(body)?;
                self.voice.say(&serverbound::CookieResponse { key: packet.key, payload: None });
            }
            Kind::ResourcePackPush => {
                let packet: clientbound::ResourcePackPush = decode_exact(body)?;
                use ResourcePackAction::{Accepted, Downloaded, SuccessfullyLoaded};
                for action in [Accepted, Downloaded, SuccessfullyLoaded] {
                    self.voice.say(&serverbound::ResourcePack { id: packet.id, action });
                }
            }
            Kind::CodeOfConduct => self.voice.say(&serverbound::AcceptCodeOfConduct {}),
            _ => {}
        }
        Ok(())
    }
}
