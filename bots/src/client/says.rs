//! What a client says: packets as frames, collected until the socket takes them.

use java::frame::{Compression, encode_frame};
use java::packets::PacketBody;
use java::version::Version;

/// Collects frames.
#[derive(Debug)]
pub struct Voice {
    version: &'static Version,
    compression: Option<Compression>,
    frames: Vec<u8>,
    said: u64,
}

impl Voice {
    /// Speaks this version, in plain frames at first.
    pub fn new(version: &'static Version) -> Self {
        Self { version, compression: None, frames: Vec::new(), said: 0 }
    }

    /// Frames are in the compressed form from now on, unless the threshold is negative.
    pub fn compress(&mut self, threshold: i32) {
        self.compression = Compression::from_threshold(threshold);
    }

    /// Whether frames are in the compressed form.
    pub const fn is_compressed(&self) -> bool {
        self.compression.is_some()
    }

    /// Adds a packet's frame.
    pub fn say<P: PacketBody>(&mut self, packet: &P) {
        self.said += u64::from(encode_frame(self.version, packet, self.compression, &mut self.frames));
    }

    /// Frames not yet taken.
    pub fn bytes(&mut self) -> &mut Vec<u8> {
        &mut self.frames
    }

    /// Packets said since the last call.
    pub fn take_said(&mut self) -> u64 {
        std::mem::take(&mut self.said)
    }
}

#[cfg(test)]
mod tests {
    use java::packets::play::serverbound::{ClientTickEnd, KeepAlive};
    use java::version::V26_3;

    use super::*;

    #[test]
    fn frames_follow_each_other() {
        let mut voice = Voice::new(&V26_3);
        voice.say(&ClientTickEnd {});
        voice.compress(256);
        voice.say(&KeepAlive { id: 5 });
        assert_eq!(voice.bytes(), &[1, 13, 10, 0, 28, 0, 0, 0, 0, 0, 0, 0, 5]);
        assert_eq!((voice.take_said(), voice.take_said()), (2, 0));
    }
}
