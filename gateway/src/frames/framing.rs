//! Packets to frames.

use bytes::Bytes;
use java::PacketBody;
use java::frame::{Compression, DEFAULT_LEVEL, encode_frame};
use java::version::{V26_3, VERSIONS, Version};

/// Makes frames of one version, of the canonical one unless said otherwise, compressed as the settings say.
#[derive(Debug, Clone, Copy)]
pub struct Frames {
    compression: Option<Compression>,
    version: &'static Version,
}

impl Default for Frames {
    /// Vanilla's threshold of 256 bytes.
    fn default() -> Self {
        Self { compression: Some(Compression { threshold: 256, level: DEFAULT_LEVEL }), version: &V26_3 }
    }
}

impl Frames {
    /// Packets of `threshold` bytes and more are compressed (negative: none), at zlib's `level`.
    pub fn new(threshold: i32, level: u32) -> Self {
        let compression = u32::try_from(threshold).ok().map(|threshold| Compression { threshold, level });
        Self { compression, version: &V26_3 }
    }

    /// The same for clients of a version.
    pub fn of_version(self, version: &'static Version) -> Self {
        Self { version, ..self }
    }

    /// The same for clients of the version at this place of [`VERSIONS`].
    pub fn of_number(self, number: usize) -> Self {
        Self { version: VERSIONS.get(number).copied().unwrap_or(&V26_3), ..self }
    }

    /// The version frames are made for.
    pub fn version(&self) -> &'static Version {
        self.version
    }

    /// Place of the version in [`VERSIONS`]; 0 is the canonical one.
    pub fn number(&self) -> usize {
        VERSIONS.iter().position(|known| known.protocol == self.version.protocol).unwrap_or(0)
    }

    pub(super) fn compression(&self) -> Option<Compression> {
        self.compression
    }

    /// Bytes from which on packets are compressed; `None`: never.
    pub fn threshold(&self) -> Option<u32> {
        self.compression.map(|compression| compression.threshold)
    }

    /// Appends a packet's frame.
    pub(crate) fn put<P: PacketBody>(&self, out: &mut Vec<u8>, packet: &P) {
        encode_frame(self.version, packet, self.compression, out);
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
