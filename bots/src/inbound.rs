//! What came from a server and has not been looked at: frames are walked where they were read.
//!
//! Unlike [`java::frame::FrameDecoder`] this opens a frame only as far as a bot wants it: of a chunk, the first
//! bytes of the zlib stream are enough.

use flate2::{Decompress, FlushDecompress, Status};
use java::DecodeError;
use java::frame::{MAX_FRAME, MAX_PACKET, MAX_PREFIX};
use java::wire::Reader;

use crate::client::{HEAD_BYTES, START_BYTES, Want};

/// First size of a read buffer; it grows to the longest frame seen.
const FIRST_BUFFER: usize = 32 * 1024;
/// Bytes of a packet's number at most.
const ID_BYTES: usize = 5;

/// Why a frame cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FrameError {
    /// Its bytes make no sense.
    Decode(DecodeError),
    /// Its compressed form is broken.
    Zlib,
}

impl From<DecodeError> for FrameError {
    fn from(error: DecodeError) -> Self {
        Self::Decode(error)
    }
}

impl std::fmt::Display for FrameError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Decode(error) => write!(f, "bad frame: {error}"),
            Self::Zlib => f.write_str("bad frame: cannot be decompressed"),
        }
    }
}

/// A read buffer.
#[derive(Debug, Default)]
pub struct Inbound {
    bytes: Vec<u8>,
    start: usize,
    end: usize,
}

impl Inbound {
    /// Where the next bytes go; never empty.
    pub fn space(&mut self) -> &mut [u8] {
        if self.start == self.end {
            (self.start, self.end) = (0, 0);
        }
        if self.bytes.is_empty() {
            self.bytes.resize(FIRST_BUFFER, 0);
        }
        // Less than a quarter left: what is unread moves to the front, or the buffer grows.
        if self.bytes.len() - self.end < self.bytes.len() / 4 {
            self.bytes.copy_within(self.start..self.end, 0);
            (self.start, self.end) = (0, self.end - self.start);
            if self.bytes.len() - self.end < self.bytes.len() / 4 {
                self.bytes.resize(self.bytes.len() * 2, 0);
            }
        }
        &mut self.bytes[self.end..]
    }

    /// So many bytes were put into the space.
    pub fn filled(&mut self, count: usize) {
        self.end = (self.end + count).min(self.bytes.len());
    }

    /// Takes the next whole frame, without its length.
    ///
    /// # Errors
    /// When its length makes no sense.
    #[inline]
    pub fn next_frame(&mut self) -> Result<Option<&[u8]>, FrameError> {
        let rest = &self.bytes[self.start..self.end];
        let mut length = 0;
        for (place, &byte) in rest.iter().take(MAX_PREFIX).enumerate() {
            length |= usize::from(byte & 0x7f) << (7 * place);
            if byte & 0x80 == 0 {
                if length == 0 {
                    return Err(DecodeError::Value { what: "frame length", value: 0 }.into());
                }
                let from = self.start + place + 1;
                if self.end - from < length {
                    return Ok(None);
                }
                self.start = from + length;
                return Ok(Some(&self.bytes[from..from + length]));
            }
        }
        if rest.len() >= MAX_PREFIX {
            return Err(DecodeError::Length { what: "frame", length: -1, limit: MAX_FRAME }.into());
        }
        Ok(None)
    }
}

/// Opens frames; shared by all bots.
pub struct Opener {
    zlib: Decompress,
    packet: Vec<u8>,
}

impl Default for Opener {
    fn default() -> Self {
        Self { zlib: Decompress::new(true), packet: Vec::new() }
    }
}

impl Opener {
    /// The packet in a frame, if it is wanted: its number and as much of its body as is wanted.
    /// Of a packet that is not, only the number is read; of a compressed one only its first bytes are inflated.
    ///
    /// # Errors
    /// When the frame cannot be read.
    #[inline]
    pub fn open<'a>(
        &'a mut self,
        frame: &'a [u8],
        compressed: bool,
        wants: impl Fn(i32) -> Want,
    ) -> Result<Option<(i32, &'a [u8])>, FrameError> {
        let mut reader = Reader::new(frame);
        if compressed {
            let length = reader.length("packet", MAX_PACKET)?;
            if length > 0 {
                return self.open_compressed(reader.rest(), length, wants);
            }
        }
        let id = reader.var_int()?;
        Ok((wants(id) != Want::Skip).then(|| (id, reader.rest())))
    }

    fn open_compressed(
        &mut self,
        data: &[u8],
        length: usize,
        wants: impl Fn(i32) -> Want,
    ) -> Result<Option<(i32, &[u8])>, FrameError> {
        self.zlib.reset(true);
        self.packet.clear();
        self.inflate(data, length.min(ID_BYTES + START_BYTES))?;
        let id = Reader::new(&self.packet).var_int()?;
        let needed = match wants(id) {
            Want::Skip => return Ok(None),
            Want::Start => 0,
            Want::Head => length.min(ID_BYTES + HEAD_BYTES),
            Want::Whole => length,
        };
        self.inflate(data, needed)?;
        let mut reader = Reader::new(&self.packet);
        let id = reader.var_int()?;
        Ok(Some((id, reader.rest())))
    }

    /// Goes on inflating until the packet has `needed` bytes.
    fn inflate(&mut self, data: &[u8], needed: usize) -> Result<(), FrameError> {
        let mut have = self.packet.len();
        if have < needed {
            self.packet.resize(needed, 0);
        }
        while have < needed {
            let read = usize::try_from(self.zlib.total_in()).unwrap_or(usize::MAX);
            let input = data.get(read..).ok_or(FrameError::Zlib)?;
            let before = self.zlib.total_out();
            let status = self
                .zlib
                .decompress(input, &mut self.packet[have..], FlushDecompress::None)
                .map_err(|_| FrameError::Zlib)?;
            let grown = (self.zlib.total_out() - before) as usize;
            have += grown;
            if grown == 0 || (status == Status::StreamEnd && have < needed) {
                return Err(FrameError::Zlib);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use java::wire::write_var_int;

    use super::*;

    fn give(inbound: &mut Inbound, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            let space = inbound.space();
            let count = space.len().min(bytes.len());
            space[..count].copy_from_slice(&bytes[..count]);
            inbound.filled(count);
            bytes = &bytes[count..];
        }
    }

    fn compressed(packet: &[u8]) -> Vec<u8> {
        let mut frame = Vec::new();
        write_var_int(packet.len() as i32, &mut frame);
        let mut encoder = flate2::write::ZlibEncoder::new(frame, flate2::Compression::default());
        encoder.write_all(packet).and_then(|()| encoder.finish()).unwrap_or_default()
    }

    #[test]
    fn frames_are_found_however_they_are_cut() {
        let mut stream = Vec::new();
        let frames: Vec<Vec<u8>> = [1, 127, 128, 5, 20_000, 90_000, 3].map(|n| vec![n as u8; n]).into();
        for frame in &frames {
            write_var_int(frame.len() as i32, &mut stream);
            stream.extend(frame);
        }
        for piece in [1, 7, 1000, 200_000] {
            let mut inbound = Inbound::default();
            let mut found = Vec::new();
            for part in stream.chunks(piece) {
                give(&mut inbound, part);
                while let Ok(Some(frame)) = inbound.next_frame() {
                    found.push(frame.to_vec());
                }
            }
            assert_eq!(found, frames);
        }
    }

    #[test]
    fn senseless_lengths_are_errors() {
        for bad in [&[0_u8][..], &[0xff, 0xff, 0xff, 1]] {
            let mut inbound = Inbound::default();
            give(&mut inbound, bad);
            assert!(inbound.next_frame().is_err());
        }
    }

    #[test]
    fn only_what_is_wanted_is_opened() {
        let body: Vec<u8> = (0..60_000_u32).map(|n| ((n * n) >> 5) as u8).collect();
        let packet = [&[0x2e][..], &body].concat();
        let frame = compressed(&packet);
        let mut opener = Opener::default();
        for _ in 0..2 {
            assert_eq!(opener.open(&frame, true, |_| Want::Skip), Ok(None));
            let Ok(Some((0x2e, start))) = opener.open(&frame, true, |_| Want::Start) else {
                panic!("no start")
            };
            assert!(start.len() >= START_BYTES && start.len() < 32 && body.starts_with(start));
            let Ok(Some((0x2e, head))) = opener.open(&frame, true, |_| Want::Head) else { panic!("no head") };
            assert!(head.len() >= HEAD_BYTES && head.len() < 2000 && body.starts_with(head));
            assert_eq!(opener.open(&frame, true, |_| Want::Whole), Ok(Some((0x2e, &body[..]))));
        }
        assert_eq!(opener.open(&[0, 5, 6], true, |_| Want::Whole), Ok(Some((5, &[6][..]))));
        assert_eq!(opener.open(&[5, 6], false, |_| Want::Start), Ok(Some((5, &[6][..]))));
    }

    #[test]
    fn broken_frames_are_errors() {
        let mut opener = Opener::default();
        let mut frame = compressed(&[7; 500]);
        assert!(opener.open(&frame[..frame.len() - 12], true, |_| Want::Whole).is_err());
        // Claims more than there is.
        frame[0] = 0xff;
        assert!(opener.open(&frame, true, |_| Want::Whole).is_err());
        assert!(opener.open(&[9, 1, 2, 3], true, |_| Want::Skip).is_err());
        assert!(opener.open(&[], true, |_| Want::Skip).is_err());
        assert!(opener.open(&[0xff, 0xff, 0xff, 0xff, 0x7f, 1], true, |_| Want::Skip).is_err());
    }
}
