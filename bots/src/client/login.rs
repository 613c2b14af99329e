//! Handshake and login.

use java::packets::handshake::serverbound::{Intent, Intention};
use java::packets::login::{clientbound, serverbound};
use java::packets::{configuration, kind_of};
use java::version::LoginClientbound;
use java::wire::{VarInt, decode_exact};
use md5::{Digest, Md5};
use uuid::Uuid;

use super::{Client, Ended, Phase};
use crate::reason;

impl Client {
    pub(super) fn say_hello(&mut self) {
        let protocol = VarInt(self.version().protocol);
        let setup = &self.setup;
        self.voice.say(&Intention {
            protocol,
            host: setup.host.as_str().into(),
            port: setup.port,
            intent: Intent::Login,
        });
        self.voice
            .say(&serverbound::Hello { name: self.name.as_str().into(), uuid: offline_uuid(&self.name) });
    }

    pub(super) fn receive_login(&mut self, id: i32, body: &[u8]) -> Result<(), Ended> {
        match kind_of::<LoginClientbound>(self.version(), id)? {
            LoginClientbound::LoginDisconnect => {
                let packet: clientbound::LoginDisconnect = decode_exact(body)?;
                Err(Ended::Told(reason::from_json(&packet.reason)))
            }
            LoginClientbound::Hello => Err(Ended::Unable("the server asks for encryption (online mode)")),
            LoginClientbound::LoginCompression => {
                let packet: clientbound::LoginCompression = decode_exact(body)?;
                self.voice.compress(packet.threshold.0);
                Ok(())
            }
            LoginClientbound::LoginFinished => {
                // Of who it is nothing needs to be read; how it is said differs between versions.
                self.voice.say(&serverbound::LoginAcknowledged {});
                self.phase = Phase::Configuration;
                self.voice.say(&configuration::serverbound::CustomPayload::brand("vanilla"));
                self.say_information();
                Ok(())
            }
            LoginClientbound::CustomQuery => {
                let packet: clientbound::CustomQuery = decode_exact(body)?;
                self.voice
                    .say(&serverbound::CustomQueryAnswer { transaction: packet.transaction, data: None });
                Ok(())
            }
            LoginClientbound::CookieRequest => {
                let packet: clientbound::CookieRequest = decode_exact(body)?;
                self.voice.say(&serverbound::CookieResponse { key: packet.key, payload: None });
                Ok(())
            }
        }
    }
}

/// The UUID an offline server gives a name: MD5 of `OfflinePlayer:` and the name, as version 3.
#[must_use]
pub fn offline_uuid(name: &str) -> Uuid {
    let hash = Md5::new().chain_update("OfflinePlayer:").chain_update(name).finalize();
    uuid::Builder::from_md5_bytes(hash.into()).into_uuid()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offline_uuids_are_vanillas() {
        assert_eq!(offline_uuid("Notch").to_string(), "b50ad385-829d-3141-a216-7e7d7539ba7f");
    }
}
