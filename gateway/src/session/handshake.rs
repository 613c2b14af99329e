//! The first packet, the server list, and the ping of old clients.

use bytes::Bytes;
use java::legacy::LegacyPing;
use java::packets::handshake::serverbound::{Intent, Packet as HandshakePacket};
use java::packets::status::serverbound::Packet as StatusPacket;
use java::version::{V26_3, Version, version_by_protocol};

use super::fault::Fault;
use super::login::Login;
use super::{Context, State};
use crate::reason::Reason;
use crate::status;

/// Milliseconds to wait for more of a legacy ping before it is taken for one of the short forms.
pub(super) const LEGACY_PATIENCE_MILLIS: u64 = 250;
/// Below this protocol number clients are told they are outdated in words they know (1.16.4).
const OLD_WORDS_BELOW: i32 = 754;

/// The intention: which state comes next.
///
/// Says as well which version the client speaks; the canonical one when it is unknown, for the server list.
pub(super) fn intention(
    id: i32,
    body: &[u8],
    context: &mut Context<'_>,
) -> Result<(State, &'static Version), Fault> {
    let packet =
        HandshakePacket::decode(&V26_3, id, body).map_err(|error| Fault::quiet(&error.to_string()))?;
    let HandshakePacket::Intention(intention) = packet else { return Err(Fault::quiet("no intention")) };
    let known = version_by_protocol(intention.protocol.0);
    let version = known.unwrap_or(&V26_3);
    match intention.intent {
        Intent::Status if context.status.face.enable_status => {
            Ok((State::Status(Status { answered: false }), version))
        }
        Intent::Status => Err(Fault::quiet("the server list is switched off")),
        Intent::Login | Intent::Transfer => {
            let login = Login::new();
            let refuse = |reason: Reason, context: &mut Context<'_>| {
                context.send(login.disconnect(context.frames, &reason));
                Err(Fault::Quiet(reason.plain))
            };
            if known.is_none() {
                let key = match intention.protocol.0 < OLD_WORDS_BELOW {
                    true => "multiplayer.disconnect.outdated_client",
                    false => "multiplayer.disconnect.incompatible",
                };
                let plain =
                    format!("protocol {} is not {}", intention.protocol.0, registry::version::PROTOCOL);
                return refuse(Reason::key_with(key, registry::version::NAME, &plain), context);
            }
            if intention.intent == Intent::Transfer && !context.status.face.accepts_transfers {
                let key = "multiplayer.disconnect.transfers_disabled";
                return refuse(Reason::key(key, "Transfers are disabled"), context);
            }
            let proxied = context.is_forwarding_proxy();
            if !proxied && !context.settings.admission.may_log_in(context.peer.ip(), context.now) {
                return refuse(super::login::too_often(), context);
            }
            Ok((State::Login(login), version))
        }
    }
}

/// The state of the server list.
#[derive(Debug)]
pub(super) struct Status {
    answered: bool,
}

impl Status {
    pub(super) fn packet(&mut self, id: i32, body: &[u8], context: &mut Context<'_>) -> Result<(), Fault> {
        match StatusPacket::decode(&V26_3, id, body).map_err(|error| Fault::quiet(&error.to_string()))? {
            StatusPacket::StatusRequest(_) if self.answered => Err(Fault::quiet("a second status request")),
            StatusPacket::StatusRequest(_) => {
                self.answered = true;
                context.send(context.status.frame_of(context.frames.number()));
                Ok(())
            }
            StatusPacket::PingRequest(ping) => {
                let pong = java::packets::status::clientbound::PongResponse { time: ping.time };
                context.send(crate::frames::raw_frame(&pong));
                Err(Fault::quiet("pinged"))
            }
            StatusPacket::Ignored(_) => Err(Fault::quiet("unknown packet")),
        }
    }
}

/// The answer to a legacy ping.
pub(super) fn legacy_answer(form: LegacyPing, status: &status::Shown) -> Bytes {
    let (online, max) = (status.players.online, status.players.max);
    java::legacy::response(form, registry::version::NAME, &status.face.motd, online, max).into()
}
