//! Making frames.

use std::cell::RefCell;

use bytes::Bytes;

use super::zlib;
use crate::packets::{PacketBody, encode_packet};
use crate::version::Version;
use crate::wire::{var_int_length, write_var_int};

/// How packets are compressed once login has switched it on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Compression {
    /// Packets of at least so many bytes are compressed.
    pub threshold: u32,
    /// 0 (store) to 9 (slow).
    pub level: u32,
}

impl Compression {
    /// Compression with the default level; `None` for a negative threshold, which means off.
    #[must_use]
    pub fn from_threshold(threshold: i32) -> Option<Self> {
        let threshold = u32::try_from(threshold).ok()?;
        Some(Self { threshold, level: zlib::DEFAULT_LEVEL })
    }
}

thread_local! {
    static COMPRESSED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Scratch above this size is given back after use.
const KEEP_SCRATCH: usize = 256 * 1024;

/// Room before a packet for its prefix: the frame's length and the 0 that says it is not compressed.
const ROOM: usize = super::MAX_PREFIX + 1;

/// Appends the frame of a packet. Appends nothing and returns false when the version has no such packet.
pub fn encode_frame<P: PacketBody>(
    version: &Version,
    packet: &P,
    compression: Option<Compression>,
    out: &mut Vec<u8>,
) -> bool {
    let mut known = false;
    encode_frame_with(compression, out, |out| known = encode_packet(version, packet, out));
    known
}

/// Appends the frame of what `content` appends: a packet's number and fields. No frame when that is nothing.
pub fn encode_frame_with(
    compression: Option<Compression>,
    out: &mut Vec<u8>,
    content: impl FnOnce(&mut Vec<u8>),
) {
    let start = out.len();
    out.extend_from_slice(&[0; ROOM]);
    let content_start = out.len();
    content(out);
    let size = out.len() - content_start;
    if size == 0 {
        out.truncate(start);
        return;
    }
    match compression {
        Some(compression) if size >= compression.threshold as usize => {
            COMPRESSED.with_borrow_mut(|compressed| {
                compressed.clear();
                zlib::deflate(&out[content_start..], compression.level, compressed);
                out.truncate(start);
                write_var_int((compressed.len() + var_int_length(size as i32)) as i32, out);
                write_var_int(size as i32, out);
                out.extend_from_slice(compressed);
                if compressed.capacity() > KEEP_SCRATCH {
                    *compressed = Vec::new();
                }
            });
        }
        _ => {
            let zero = usize::from(compression.is_some());
            let length = size + zero;
            let prefix = var_int_length(length as i32) + zero;
            // Packets over the frame limit have a longer prefix; they cannot be sent, only refused.
            if prefix > ROOM {
                out.splice(start..start, std::iter::repeat_n(0, prefix - ROOM));
            } else {
                out.drain(start..start + ROOM - prefix);
            }
            let mut rest = length;
            for byte in &mut out[start..start + prefix - zero] {
                *byte = (rest & 0x7f) as u8 | if rest >= 0x80 { 0x80 } else { 0 };
                rest >>= 7;
            }
        }
    }
}

/// The frame of a packet that many clients get.
#[must_use]
pub fn shared_frame<P: PacketBody>(
    version: &Version,
    packet: &P,
    compression: Option<Compression>,
) -> Option<Bytes> {
    let mut out = Vec::new();
    encode_frame(version, packet, compression, &mut out).then(|| out.into())
}

/// The frame of a packet (its number and fields) that many clients get.
#[must_use]
pub fn compress_frame(content: &[u8], compression: Option<Compression>) -> Bytes {
    let mut out = Vec::with_capacity(if compression.is_some() { 64 } else { content.len() + ROOM });
    encode_frame_with(compression, &mut out, |out| out.extend_from_slice(content));
    out.into()
}
