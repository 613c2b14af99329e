//! Configuration: what the client must know before the world. Tasks run one after the other, each waiting for
//! its answer.

use java::packets::configuration::clientbound::{
    CodeOfConduct, Disconnect, FinishConfiguration, KeepAlive as AskAlive, ResourcePackPush,
};
use java::packets::configuration::serverbound::Packet;
use java::packets::{KnownPack, ResourcePackAction};
use java::wire::RawNbt;
use link::v1;

use super::fault::Fault;
use super::keep_alive::KeepAlive;
use super::play::Play;
use super::serverbound::client_information;
use super::{Context, Profile};
use crate::frames::Frames;
use crate::reason::Reason;

/// The task that waits for its answer.
#[derive(Debug, PartialEq, Eq)]
enum Task {
    KnownPacks,
    CodeOfConduct,
    ResourcePack,
    Finish,
}

/// The configuration state.
#[derive(Debug)]
pub(super) struct Configuration {
    pub(super) profile: Profile,
    pub(super) keep_alive: KeepAlive,
    information: v1::ClientInformation,
    task: Task,
}

/// What is assumed of a client that has not told of itself.
fn unknown_client() -> v1::ClientInformation {
    v1::ClientInformation {
        locale: "en_us".to_owned(),
        view_distance: 2,
        chat_colors: true,
        main_hand: 1,
        ..v1::ClientInformation::default()
    }
}

/// The pack a client of the canonical version is asked about.
#[cfg(test)]
pub(super) fn known_pack() -> KnownPack {
    let (namespace, id, version) = registry::synced::KNOWN_PACK;
    KnownPack { namespace: namespace.to_owned(), id: id.to_owned(), version: version.to_owned() }
}

impl Configuration {
    /// The login is acknowledged: says what can be said at once.
    pub(super) fn begin(profile: Profile, context: &mut Context<'_>) -> Self {
        let opening = context.settings.configuration(context.frames).opening.clone();
        context.send(opening);
        Self {
            profile,
            keep_alive: KeepAlive::new(context.now),
            information: unknown_client(),
            task: Task::KnownPacks,
        }
    }

    pub(super) fn packet(
        &mut self,
        id: i32,
        body: &[u8],
        context: &mut Context<'_>,
    ) -> Result<Option<Play>, Fault> {
        match Packet::decode(context.frames.version(), id, body)
            .map_err(|error| Fault::decode(&error.to_string()))?
        {
            Packet::ClientInformation(information) => self.information = client_information!(information),
            Packet::SelectKnownPacks(packs) if self.task == Task::KnownPacks => {
                self.send_registries(&packs.packs, context);
                self.ask_for_conduct(context);
            }
            Packet::AcceptCodeOfConduct(_) if self.task == Task::CodeOfConduct => {
                self.offer_resource_pack(context);
            }
            Packet::ResourcePack(answer) if self.task == Task::ResourcePack => {
                self.resource_pack(answer.action, context)?;
            }
            Packet::FinishConfiguration(_) if self.task == Task::Finish => {
                return Ok(Some(Play::begin_checks(
                    self.profile.clone(),
                    std::mem::take(&mut self.information),
                    context,
                )));
            }
            Packet::KeepAlive(answer) => {
                self.keep_alive.answer(answer.id, context.now)?;
            }
            Packet::CookieResponse(_) => {
                return Err(Fault::Violation(Reason::key(
                    "multiplayer.disconnect.unexpected_query_response",
                    "Unexpected custom data from client",
                )));
            }
            // Brand and plugin channels are heard and left alone; their length was bounded by decoding.
            Packet::CustomPayload(_)
            | Packet::Pong(_)
            | Packet::CustomClickAction(_)
            | Packet::ResourcePack(_) => {}
            Packet::SelectKnownPacks(_)
            | Packet::FinishConfiguration(_)
            | Packet::AcceptCodeOfConduct(_)
            | Packet::Ignored(_) => return Err(Fault::decode("Unexpected configuration packet")),
        }
        Ok(None)
    }

    /// All or nothing: whoever names exactly the packs it was asked about gets names only.
    fn send_registries(&self, packs: &[KnownPack], context: &mut Context<'_>) {
        let prepared = context.settings.configuration(context.frames);
        let registries = match java::versions::knows_core_pack(context.frames.version(), packs) {
            true => prepared.registries.clone(),
            false => context.settings.full_registries(context.frames),
        };
        let tags = prepared.tags.clone();
        context.send(registries);
        context.send(tags);
    }

    fn ask_for_conduct(&mut self, context: &mut Context<'_>) {
        let Some(text) = context.settings.code_of_conduct_for(&self.information.locale) else {
            return self.offer_resource_pack(context);
        };
        let frame = context.frames.frame(&CodeOfConduct { text: text.to_owned() });
        context.send(frame);
        self.task = Task::CodeOfConduct;
    }

    fn offer_resource_pack(&mut self, context: &mut Context<'_>) {
        let Some(pack) = &context.settings.resource_pack else { return self.finish(context) };
        let push = ResourcePackPush {
            id: pack.id,
            url: pack.url.clone(),
            hash: pack.sha1.as_str().into(),
            forced: pack.required,
            prompt: pack.prompt.clone().map(RawNbt::trusted),
        };
        context.send(context.frames.frame(&push));
        self.task = Task::ResourcePack;
    }

    fn resource_pack(&mut self, action: ResourcePackAction, context: &mut Context<'_>) -> Result<(), Fault> {
        let required = context.settings.resource_pack.as_ref().is_some_and(|pack| pack.required);
        match action {
            ResourcePackAction::Accepted | ResourcePackAction::Downloaded => Ok(()),
            ResourcePackAction::Declined if required => Err(Fault::Reason(Reason::key(
                "multiplayer.requiredTexturePrompt.disconnect",
                "refused the required resource pack",
            ))),
            _ => {
                self.finish(context);
                Ok(())
            }
        }
    }

    fn finish(&mut self, context: &mut Context<'_>) {
        self.task = Task::Finish;
        context.send(context.frames.frame(&FinishConfiguration {}));
    }
}

impl Frames {
    /// Ends a connection in the configuration state.
    pub(super) fn disconnect_configuration(&self, reason: &Reason) -> bytes::Bytes {
        self.frame(&Disconnect { reason: RawNbt::trusted(reason.nbt.clone()) })
    }

    /// A keep-alive in the configuration state.
    pub(super) fn keep_alive_configuration(&self, id: i64) -> bytes::Bytes {
        self.frame(&AskAlive { id })
    }
}
