//! 26.2 to 26.1 and back: what 26.2 changed.

use registry::older::Older;

use crate::error::DecodeError;
use crate::packets::play::clientbound::{SetPlayerTeam, TeamMethod, TeamParameters};
use crate::packets::play::serverbound::{Packet, SpectatorAction};
use crate::wire::{Encode, OptionalId, Reader, VarInt};

/// Protocol of 26.1.
const PROTOCOL: i32 = 775;
/// Bytes of the session's id at the end of `login_finished`.
const SESSION_ID: usize = 16;
/// A team's colour when it has none.
const NO_COLOUR: i32 = 21;

/// Whether this step belongs to the way to that version.
pub(super) fn is(older: &Older) -> bool {
    older.protocol <= PROTOCOL
}

/// 26.2 added the id of the server's session.
pub(super) fn login_finished(body: &[u8]) -> &[u8] {
    &body[..body.len().saturating_sub(SESSION_ID)]
}

/// 26.2 told the client whether the server asks for proof of its account.
pub(super) fn login_end(enforces_secure_chat: bool, out: &mut Vec<u8>) {
    enforces_secure_chat.encode(out);
}

/// 26.2 changed the order of a team's parameters and made its colour optional.
pub(super) fn set_player_team(packet: &SetPlayerTeam, out: &mut Vec<u8>) {
    packet.name.encode(out);
    match &packet.method {
        TeamMethod::Add { parameters: look, players } => {
            out.push(0);
            parameters(look, out);
            players.encode(out);
        }
        TeamMethod::Change { parameters: look } => {
            out.push(2);
            parameters(look, out);
        }
        other => other.encode(out),
    }
}

fn parameters(parameters: &TeamParameters, out: &mut Vec<u8>) {
    parameters.display_name.encode(out);
    parameters.options.encode(out);
    parameters.name_tag_visibility.encode(out);
    parameters.collision.encode(out);
    parameters.color.unwrap_or(VarInt(NO_COLOUR)).encode(out);
    parameters.prefix.encode(out);
    parameters.suffix.encode(out);
}

/// 26.2 made `spectate_entity` into `spectator_action`, which may name no entity.
pub(super) fn spectate_entity(reader: &mut Reader<'_>) -> Result<Packet, DecodeError> {
    let entity = reader.var_int()?;
    // The greatest number has none after it, as which it would be written.
    let entity = u32::try_from(entity).ok().filter(|entity| *entity < i32::MAX.cast_unsigned());
    Ok(SpectatorAction { entity: OptionalId(entity) }.into())
}
