//! Login: who is it, may they come in, and are they the only one.

use bytes::Bytes;
use java::packets::login::clientbound::{LoginCompression, LoginDisconnect, LoginFinished};
use java::packets::login::serverbound::Packet;
use java::version::V26_3;
use java::wire::VarInt;
use md5::{Digest, Md5};

use super::configuration::Configuration;
use super::fault::Fault;
use super::{Action, Context, Profile};
use crate::frames::{Frames, raw_frame};
use crate::reason::Reason;

/// Where a login is.
#[derive(Debug)]
enum Step {
    Hello,
    Checking(Profile),
    Claiming(Profile),
    Finished(Profile),
}

/// The login state.
#[derive(Debug)]
pub(super) struct Login {
    step: Step,
}

/// The UUID that is made from bytes as vanilla does: version 3 without a namespace.
pub(super) fn name_uuid(bytes: &[u8]) -> uuid::Uuid {
    uuid::Builder::from_md5_bytes(Md5::digest(bytes).into()).into_uuid()
}

/// The account of an unproven name.
pub fn offline_uuid(name: &str) -> uuid::Uuid {
    name_uuid(format!("OfflinePlayer:{name}").as_bytes())
}

/// Whether a name may be used: 1 to 16 characters, each between `!` and `~`.
fn is_valid_name(name: &str) -> bool {
    (1..=16).contains(&name.len()) && name.bytes().all(|byte| byte > 32 && byte < 127)
}

impl Login {
    pub(super) fn new() -> Self {
        Self { step: Step::Hello }
    }

    /// The name, once it is known.
    pub(super) fn name(&self) -> Option<&str> {
        match &self.step {
            Step::Hello => None,
            Step::Checking(profile) | Step::Claiming(profile) | Step::Finished(profile) => {
                Some(&profile.name)
            }
        }
    }

    /// A frame that ends the login.
    pub(super) fn disconnect(&self, frames: Frames, reason: &Reason) -> Bytes {
        let packet = LoginDisconnect { reason: reason.json.clone().into() };
        match self.step {
            Step::Finished(_) => frames.frame(&packet),
            _ => raw_frame(&packet),
        }
    }

    pub(super) fn packet(
        &mut self,
        id: i32,
        body: &[u8],
        context: &mut Context<'_>,
    ) -> Result<Option<Configuration>, Fault> {
        let packet = Packet::decode(&V26_3, id, body).map_err(|error| Fault::decode(&error.to_string()))?;
        match (packet, &self.step) {
            (Packet::Hello(hello), Step::Hello) => {
                let name = hello.name.0;
                if !is_valid_name(&name) {
                    return Err(Fault::decode("Invalid characters in username"));
                }
                let uuid = offline_uuid(&name).as_u128();
                let profile = Profile { uuid, name, address: context.peer.to_string() };
                context.actions.push(Action::Check(profile.clone()));
                self.step = Step::Checking(profile);
                Ok(None)
            }
            (Packet::Hello(_), _) => Err(Fault::decode("Unexpected hello packet")),
            (Packet::LoginAcknowledged(_), Step::Finished(profile)) => {
                Ok(Some(Configuration::begin(profile.clone(), context)))
            }
            (Packet::CustomQueryAnswer(_) | Packet::CookieResponse(_), _) => {
                Err(Fault::Violation(Reason::key(
                    "multiplayer.disconnect.unexpected_query_response",
                    "Unexpected custom data from client",
                )))
            }
            _ => Err(Fault::decode("Unexpected login packet")),
        }
    }

    /// The account may log in: now it must be the only session of it.
    pub(super) fn allowed(&mut self, context: &mut Context<'_>) {
        if let Step::Checking(profile) = &self.step {
            context.actions.push(Action::Claim(profile.uuid));
            self.step = Step::Claiming(profile.clone());
        }
    }

    /// The session is the only one of its account.
    pub(super) fn claimed(&mut self, context: &mut Context<'_>) {
        let Step::Claiming(profile) = &self.step else { return };
        if let Some(threshold) = context.settings.threshold {
            context.send(raw_frame(&LoginCompression { threshold: VarInt::from(threshold) }));
        }
        let finished = LoginFinished {
            uuid: uuid::Uuid::from_u128(profile.uuid),
            name: profile.name.as_str().into(),
            properties: Vec::new().into(),
            session_id: context.settings.run,
        };
        context.send(context.settings.frames.frame(&finished));
        self.step = Step::Finished(profile.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offline_uuids_are_vanillas() {
        assert_eq!(offline_uuid("Notch").to_string(), "b50ad385-829d-3141-a216-7e7d7539ba7f");
    }

    #[test]
    fn names_are_printable_and_short() {
        for name in ["a", "Notch", "sixteen_letters_", "~!@#"] {
            assert!(is_valid_name(name), "{name}");
        }
        for name in ["", "two words", "seventeen_letters", "né", "a\u{7f}"] {
            assert!(!is_valid_name(name), "{name}");
        }
    }
}
