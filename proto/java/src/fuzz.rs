//! Bodies of the fuzz targets in `fuzz/`, as plain functions so that a test runs them too.
//!
//! Each takes any bytes and panics when something that must hold does not.

use crate::frame::{Compression, FrameDecoder, Limits, encode_frame_with, split_frame};
use crate::packets::{configuration, handshake, login, play, status};
use crate::version::{PacketKind, V26_3, VERSIONS};
use crate::versions::{Received, decode_play};
use crate::wire::nbt;
use crate::{legacy, wire};

/// Decodes one packet, and what is written for it again.
macro_rules! decode_and_write_again {
    ($module:path, $id:expr, $body:expr) => {{
        use $module as module;
        if let Ok(packet) = module::Packet::decode(&V26_3, $id, $body)
            && !matches!(packet, module::Packet::Ignored(_))
        {
            let mut once = Vec::new();
            packet.encode_body(&mut once);
            let id = packet.kind().wire_id(&V26_3).unwrap_or(-1);
            assert_eq!(id, $id);
            match module::Packet::decode(&V26_3, id, &once) {
                Ok(again) => {
                    let mut twice = Vec::new();
                    again.encode_body(&mut twice);
                    assert_eq!(once, twice, "{packet:?}");
                }
                Err(error) => panic!("{error}: {packet:?}"),
            }
        }
    }};
}

/// A client's packet: the first byte chooses the state and, above it, the version; the second is the packet's
/// number.
pub fn java_serverbound(data: &[u8]) {
    let [state, id, body @ ..] = data else { return };
    let id = i32::from(*id);
    let version = VERSIONS[usize::from(state / 5) % VERSIONS.len()];
    if version.protocol != V26_3.protocol && state % 5 == 4 {
        // What comes of it must be a packet that the canonical version can write.
        if let Ok(Received::Packet(packet)) = decode_play(version, id, body)
            && !matches!(packet, play::serverbound::Packet::Ignored(_))
        {
            let mut canonical = Vec::new();
            packet.encode_body(&mut canonical);
            let again = play::serverbound::Packet::decode_kind(packet.kind(), &canonical);
            let mut twice = Vec::new();
            again.unwrap_or_else(|error| panic!("{error}: {packet:?}")).encode_body(&mut twice);
            assert_eq!(canonical, twice, "{packet:?}");
        }
        return;
    }
    match state % 5 {
        0 => decode_and_write_again!(handshake::serverbound, id, body),
        1 => decode_and_write_again!(status::serverbound, id, body),
        2 => decode_and_write_again!(login::serverbound, id, body),
        3 => decode_and_write_again!(configuration::serverbound, id, body),
        _ => decode_and_write_again!(play::serverbound, id, body),
    }
}

/// A server's packet: the first byte chooses the state, the second is the packet's number.
pub fn java_clientbound(data: &[u8]) {
    let [state, id, body @ ..] = data else { return };
    let id = i32::from(*id);
    match state % 4 {
        0 => decode_and_write_again!(status::clientbound, id, body),
        1 => decode_and_write_again!(login::clientbound, id, body),
        2 => decode_and_write_again!(configuration::clientbound, id, body),
        _ => decode_and_write_again!(play::clientbound, id, body),
    }
}

/// A stream of frames: two bytes of settings, then the stream, fed in parts.
pub fn java_frame(data: &[u8]) {
    let [settings, part, stream @ ..] = data else { return };
    let threshold = if settings & 1 == 0 { -1 } else { i32::from(settings >> 2) };
    let limits = if settings & 2 == 0 { Limits::SERVER } else { Limits::CLIENT };
    let mut decoder = FrameDecoder::new(limits);
    decoder.set_compression(threshold);
    let mut taken = 0;
    for chunk in stream.chunks(usize::from(*part).max(1)) {
        decoder.feed(chunk);
        loop {
            match decoder.next_frame() {
                Ok(Some(frame)) => {
                    taken += frame.wire_size;
                    assert!(frame.size > frame.body.len());
                    let mut again = Vec::new();
                    encode_frame_with(Compression::from_threshold(threshold), &mut again, |out| {
                        wire::write_var_int(frame.id, out);
                        out.extend_from_slice(frame.body);
                    });
                    // A packet of many zeroes is smaller in a frame than by itself, but not the other way.
                    let raw = split_frame(&again, threshold >= 0, &Limits::CLIENT);
                    if let Ok(Some(raw)) = raw {
                        assert_eq!(raw.peek_id(), Ok(frame.id));
                    }
                }
                Ok(None) => break,
                Err(_) => return,
            }
        }
    }
    assert_eq!(taken + decoder.pending(), stream.len());
}

/// One NBT tag.
pub fn nbt(data: &[u8]) {
    if let Ok(length) = nbt::walk(data) {
        assert!(length <= data.len() && length <= nbt::MAX_SIZE);
        assert_eq!(nbt::walk(&data[..length]), Ok(length));
        assert!(length == 0 || nbt::walk(&data[..length - 1]).is_err());
    }
}

/// The first bytes of a connection.
pub fn legacy_ping(data: &[u8]) {
    if let legacy::LegacyParse::Ping(ping) = legacy::parse(data) {
        assert!(data.len() <= legacy::MAX_PING);
        let motd = String::from_utf8_lossy(data);
        let answer = legacy::response(ping, "26.3", &motd, 1, 2);
        assert!(legacy::parse_response(&answer).is_some());
    }
    let _ = legacy::parse_response(data);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::sample::Rng;

    /// Packets of both directions as corpus entries, and bytes at random.
    fn corpus(rng: &mut Rng) -> Vec<Vec<u8>> {
        let mut entries = Vec::new();
        macro_rules! add {
            ($($state:literal: $module:path),+) => {$({
                use $module as module;
                for packet in module::Packet::samples(rng) {
                    let id = packet.kind().wire_id(&V26_3).expect("a packet of this version");
                    let mut entry = vec![$state, id as u8];
                    packet.encode_body(&mut entry);
                    entries.push(entry);
                }
            })+};
        }
        add!(0: handshake::serverbound, 1: status::serverbound, 2: login::serverbound,
             3: configuration::serverbound, 4: play::serverbound, 0: status::clientbound,
             1: login::clientbound, 2: configuration::clientbound, 3: play::clientbound);
        entries.push(vec![0xfe, 1]);
        entries
    }

    fn mutate(entry: &mut Vec<u8>, rng: &mut Rng) {
        for _ in 0..rng.below(4) {
            let place = rng.below(entry.len().max(1));
            match rng.below(4) {
                0 if !entry.is_empty() => entry[place] ^= 1 << rng.below(8),
                1 if !entry.is_empty() => entry[place] = rng.bits() as u8,
                2 => entry.truncate(place),
                _ => entry.insert(place.min(entry.len()), rng.bits() as u8),
            }
        }
    }

    #[test]
    fn targets_hold_on_a_random_corpus() {
        let mut rng = Rng::new(263);
        for _ in 0..20 {
            for mut entry in corpus(&mut rng) {
                mutate(&mut entry, &mut rng);
                java_serverbound(&entry);
                if let Some(state) = entry.first_mut() {
                    *state = state.saturating_add(5 * rng.below(3) as u8);
                }
                java_serverbound(&entry);
                java_clientbound(&entry);
                nbt(&entry);
                nbt(entry.get(2..).unwrap_or_default());
                legacy_ping(&entry);
                let settings = rng.bits() as u8;
                let threshold = if settings & 1 == 0 { -1 } else { i32::from(settings >> 2) };
                let mut stream = vec![settings, rng.bits() as u8];
                for _ in 0..3 {
                    encode_frame_with(Compression::from_threshold(threshold), &mut stream, |out| {
                        out.extend_from_slice(&entry);
                    });
                }
                mutate(&mut stream, &mut rng);
                java_frame(&stream);
            }
        }
    }
}
