//! Packets to frames.

use bytes::Bytes;
use java::PacketBody;
use java::frame::{Compression, DEFAULT_LEVEL, encode_frame};
use java::version::V26_3;

/// Makes frames of the canonical version, compressed as the settings say.
#[derive(Debug, Clone, Copy)]
pub struct Frames {
    compression: Option<Compression>,
}

impl Default for Frames {
    /// Vanilla's threshold of 256 bytes.
    fn default() -> Self {
        Self { compression: Some(Compression { threshold: 256, level: DEFAULT_LEVEL }) }
    }
}

impl Frames {
    /// Packets of `threshold` bytes and more are compressed (negative: none), at zlib's `level`.
    pub fn new(threshold: i32, level: u32) -> Self {
        Self { compression: u32::try_from(threshold).ok().map(|threshold| Compression { threshold, level }) }
    }

    /// Bytes from which on packets are compressed; `None`: never.
    pub fn threshold(&self) -> Option<u32> {
        self.compression.map(|compression| compression.threshold)
    }

    /// Appends a packet's frame.
    pub(crate) fn put<P: PacketBody>(&self, out: &mut Vec<u8>, packet: &P) {
        encode_frame(&V26_3, packet, self.compression, out);
    }

    /// A packet's frame.
    pub(crate) fn frame<P: PacketBody>(&self, packet: &P) -> Bytes {
        let mut out = Vec::new();
        self.put(&mut out, packet);
        out.into()
    }
}

/// A packet's frame for the states before compression.
pub fn raw_frame<P: PacketBody>(packet: &P) -> Bytes {
    let mut out = Vec::new();
    encode_frame(&V26_3, packet, None, &mut out);
    out.into()
}
