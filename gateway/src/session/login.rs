//! Login: who is it, may they come in, and are they the only one.

use bytes::Bytes;
use java::packets::login::clientbound::{CustomQuery, LoginCompression, LoginDisconnect, LoginFinished};
use java::packets::login::serverbound::Packet;
use java::wire::{Identifier, VarInt};
use md5::{Digest, Md5};

use super::configuration::Configuration;
use super::fault::Fault;
use super::{Action, Context, Profile};
use crate::forwarding;
use crate::frames::{self, Frames, raw_frame};
use crate::reason::Reason;

/// Where a login is.
#[derive(Debug)]
enum Step {
    Hello,
    /// The proxy was asked who this is.
    Forwarding {
        name: String,
        transaction: VarInt,
    },
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

/// What is told to whoever logs in too often.
pub(super) fn too_often() -> Reason {
    let plain = "logged in too often";
    Reason { plain: plain.to_owned(), ..Reason::literal("You are logging in too often. Wait a few seconds.") }
}

/// Asks a proxy who its player is. Whoever is no proxy must go through one.
fn ask_proxy(name: String, context: &mut Context<'_>) -> Result<Step, Fault> {
    if !context.is_forwarding_proxy() {
        return Err(Fault::Reason(Reason {
            plain: "not through the proxy".to_owned(),
            ..Reason::literal("This server can only be joined through its proxy.")
        }));
    }
    let transaction = VarInt(rand::random_range(0..i32::MAX));
    let (channel, data) = (Identifier::from_static(forwarding::CHANNEL), vec![forwarding::VERSION].into());
    context.send(raw_frame(&CustomQuery { transaction, channel, data }));
    Ok(Step::Forwarding { name, transaction })
}

/// Who a proxy says its player is.
fn forwarded(answer: Option<&[u8]>, context: &Context<'_>) -> Result<Profile, Fault> {
    let refused = |detail: String| {
        let told = "The proxy did not prove who you are. Tell the server's operator.";
        Fault::Violation(Reason { plain: format!("not believed: {detail}"), ..Reason::literal(told) })
    };
    let (Some(answer), Some(secret)) = (answer, &context.settings.admission.velocity) else {
        return Err(refused("the proxy does not forward players".to_owned()));
    };
    let told = secret.open(answer).map_err(|error| refused(error.to_string()))?;
    if !is_valid_name(&told.name) {
        return Err(Fault::decode("Invalid characters in username"));
    }
    let ip = told.address.to_canonical();
    if !context.settings.admission.may_log_in(ip, context.now) {
        return Err(Fault::Refused(too_often()));
    }
    // The port is the proxy's: its player's is not told, and logs have one.
    let address = std::net::SocketAddr::new(ip, context.peer.port()).to_string();
    Ok(Profile { uuid: told.uuid.as_u128(), name: told.name, address, properties: told.properties })
}

impl Login {
    pub(super) fn new() -> Self {
        Self { step: Step::Hello }
    }

    /// The name, once it is known.
    pub(super) fn name(&self) -> Option<&str> {
        match &self.step {
            Step::Hello => None,
            Step::Forwarding { name, .. } => Some(name),
            Step::Checking(profile) | Step::Claiming(profile) | Step::Finished(profile) => {
                Some(&profile.name)
            }
        }
    }

    /// Who it is, once that is settled.
    pub(super) fn profile(&self) -> Option<&Profile> {
        match &self.step {
            Step::Hello | Step::Forwarding { .. } => None,
            Step::Checking(profile) | Step::Claiming(profile) | Step::Finished(profile) => Some(profile),
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
        let packet = Packet::decode(context.frames.version(), id, body)
            .map_err(|error| Fault::decode(&error.to_string()))?;
        match (packet, &self.step) {
            (Packet::Hello(hello), Step::Hello) => {
                let name = hello.name.0;
                if !is_valid_name(&name) {
                    return Err(Fault::decode("Invalid characters in username"));
                }
                if context.settings.admission.velocity.is_some() {
                    self.step = ask_proxy(name, context)?;
                    return Ok(None);
                }
                let uuid = offline_uuid(&name).as_u128();
                let address = context.peer.to_string();
                self.check(Profile { uuid, name, address, properties: Vec::new() }, context);
                Ok(None)
            }
            (Packet::CustomQueryAnswer(answer), Step::Forwarding { transaction, .. })
                if answer.transaction == *transaction =>
            {
                let data = answer.data.as_ref().map(|data| &data.0[..]);
                self.check(forwarded(data, context)?, context);
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

    fn check(&mut self, profile: Profile, context: &mut Context<'_>) {
        context.actions.push(Action::Check(profile.clone()));
        self.step = Step::Checking(profile);
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
            properties: frames::properties(&profile.properties),
            session_id: context.settings.run,
        };
        context.send(context.frames.frame(&finished));
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
