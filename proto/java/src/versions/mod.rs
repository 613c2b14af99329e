//! Older versions on the wire.
//!
//! Packets are those of the canonical version. One for an older client is written as it is, and its bytes are
//! then made into that version's: numbers by the tables of [`registry::older`], fields by the module of the
//! step in which they changed ([`v26_2`]: 26.3 to 26.2, [`v26_1`]: 26.2 to 26.1). What an older client sends
//! is made into the canonical packet the same way.
//!
//! Nothing here is reached for a client of the canonical version.

mod chunk;
mod ids;
mod v26_1;
mod v26_2;

use std::cell::RefCell;

use registry::older::{Mapped, Older, by_protocol};

use crate::error::DecodeError;
use crate::packets::play::serverbound::Packet;
use crate::packets::{Hand, PacketBody, kind_of};
use crate::version::{ConfigurationClientbound, LoginClientbound, PacketKind, PlayClientbound, Version};
use crate::wire::{Reader, VarInt, write_var_int};

/// A version's own tables; `None` for the canonical one.
#[must_use]
pub fn older(version: &Version) -> Option<&'static Older> {
    by_protocol(version.protocol)
}

/// Why something is not passed on.
#[derive(Debug)]
enum Untranslatable {
    /// The other version has nothing for it.
    Absent,
    /// It is not what it claims to be.
    Malformed(DecodeError),
}

impl From<DecodeError> for Untranslatable {
    fn from(error: DecodeError) -> Self {
        Self::Malformed(error)
    }
}

type Translated<T = ()> = Result<T, Untranslatable>;

thread_local! {
    static BODY: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Scratch above this size is given back after use.
const KEEP_SCRATCH: usize = 256 * 1024;

/// Appends a packet's number and fields as an older version has them. Appends nothing and returns false when
/// that version has nothing like it.
pub(crate) fn encode<P: PacketBody>(
    version: &Version,
    older: &'static Older,
    packet: &P,
    out: &mut Vec<u8>,
) -> bool {
    BODY.with_borrow_mut(|body| {
        body.clear();
        packet.encode(body);
        let written = encode_body(version, older, P::KIND, body, out);
        if body.capacity() > KEEP_SCRATCH {
            *body = Vec::new();
        }
        written
    })
}

/// The same for the fields of a canonical packet.
pub fn encode_body<K: PacketKind>(
    version: &Version,
    older: &'static Older,
    kind: K,
    body: &[u8],
    out: &mut Vec<u8>,
) -> bool {
    let start = out.len();
    let result = match K::STATE {
        "play_clientbound" => play(version, older, PlayClientbound::ALL[kind.index()], body, out),
        "login_clientbound" => login(version, older, LoginClientbound::ALL[kind.index()], body, out),
        "configuration_clientbound" => {
            configuration(version, older, ConfigurationClientbound::ALL[kind.index()], body, out)
        }
        _ => number(version, kind, out).map(|()| out.extend_from_slice(body)),
    };
    if result.is_err() {
        out.truncate(start);
    }
    result.is_ok()
}

/// Appends a packet's number.
fn number<K: PacketKind>(version: &Version, kind: K, out: &mut Vec<u8>) -> Translated {
    write_var_int(kind.wire_id(version).ok_or(Untranslatable::Absent)?, out);
    Ok(())
}

fn play(
    version: &Version,
    older: &'static Older,
    kind: PlayClientbound,
    body: &[u8],
    out: &mut Vec<u8>,
) -> Translated {
    number(version, v26_2::kind(kind), out)?;
    let mut reader = Reader::new(body);
    if v26_2::play(older, kind, &mut reader, out)? {
        return Ok(());
    }
    if ids::play(older, kind, &mut reader, out)? {
        return Ok(());
    }
    out.extend_from_slice(body);
    Ok(())
}

fn login(
    version: &Version,
    older: &Older,
    kind: LoginClientbound,
    body: &[u8],
    out: &mut Vec<u8>,
) -> Translated {
    number(version, kind, out)?;
    let body = match kind {
        LoginClientbound::LoginFinished if v26_1::is(older) => v26_1::login_finished(body),
        _ => body,
    };
    out.extend_from_slice(body);
    Ok(())
}

fn configuration(
    version: &Version,
    older: &Older,
    kind: ConfigurationClientbound,
    body: &[u8],
    out: &mut Vec<u8>,
) -> Translated {
    number(version, kind, out)?;
    match kind {
        ConfigurationClientbound::RegistryData => ids::registry_data(older, body, out),
        ConfigurationClientbound::UpdateTags => ids::update_tags(older, body, out),
        ConfigurationClientbound::SelectKnownPacks => {
            ids::known_packs(older, out);
            Ok(())
        }
        _ => {
            out.extend_from_slice(body);
            Ok(())
        }
    }
}

/// What a client of any version sent in the play state.
#[derive(Debug)]
#[allow(clippy::large_enum_variant)]
pub enum Received {
    /// A packet as the canonical version has it.
    Packet(Packet),
    /// An arm swing; the canonical version knows only those of the main hand.
    Swing(Hand),
    /// A teleport is confirmed, without the pose it ended in: that follows as a move.
    Teleported(VarInt),
}

/// Decodes what a client of any version sent in the play state.
///
/// # Errors
/// When the number is unknown, or the body is not exactly that packet.
pub fn decode_play(version: &Version, id: i32, body: &[u8]) -> Result<Received, DecodeError> {
    let kind = kind_of(version, id)?;
    let Some(older) = older(version) else { return Packet::decode_kind(kind, body).map(Received::Packet) };
    v26_2::received(older, kind, body).map_err(|error| error.in_packet(kind.name()))
}

/// An entry of an entity's synced values for an older version: the index there. `None`: it has no such value.
#[must_use]
pub fn metadata_index(version: &Version, kind: u32, index: u8) -> Option<u8> {
    older(version).map_or(Some(index), |older| older.metadata_index(kind, index))
}

/// Whether a client's answer names a pack that holds this version's registries, so that names are enough.
#[must_use]
pub fn knows_core_pack(version: &Version, packs: &[crate::packets::KnownPack]) -> bool {
    let (namespace, id, canonical) = registry::synced::KNOWN_PACK;
    let canonical = [canonical];
    let versions = older(version).map_or(&canonical[..], |older| older.packs);
    let known = |pack: &crate::packets::KnownPack| {
        pack.namespace == namespace && pack.id == id && versions.contains(&pack.version.as_str())
    };
    !packs.is_empty() && packs.len() <= versions.len() && packs.iter().all(known)
}

/// Number of an entry in an older version.
fn to_older(older: &Older, registry: Mapped, number: u32) -> Translated<u32> {
    older.to_older(registry, number).ok_or(Untranslatable::Absent)
}

#[cfg(test)]
mod tests;
