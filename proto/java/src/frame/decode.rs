//! Taking a stream of bytes apart into packets.

use bytes::{Buf, BytesMut};

use super::zlib::{self, InflateError};
use super::{MAX_FRAME, MAX_PACKET, MAX_PREFIX};
use crate::wire::Reader;

/// What is wrong with a frame. The connection cannot go on after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FrameError {
    /// A length prefix of more than 3 bytes.
    #[error("length prefix is longer than 21 bits")]
    LongPrefix,
    /// A length of 0, or content without a packet number.
    #[error("empty frame")]
    Empty,
    /// More than the limit in force.
    #[error("frame of {length} bytes, the limit is {limit}")]
    TooLong {
        /// What the prefix says.
        length: usize,
        /// The limit in force.
        limit: usize,
    },
    /// A compressed packet that claims less than the threshold.
    #[error("compressed packet of {size} bytes is below the threshold of {threshold}")]
    BelowThreshold {
        /// What the packet claims.
        size: usize,
        /// The threshold in force.
        threshold: u32,
    },
    /// A compressed packet that claims more than the limit.
    #[error("packet of {size} bytes, the limit is {limit}")]
    PacketTooLarge {
        /// What the packet claims.
        size: usize,
        /// The limit in force.
        limit: usize,
    },
    /// A packet's number or a size that is no VarInt.
    #[error("malformed number")]
    MalformedNumber,
    /// A broken zlib stream.
    #[error("malformed compressed packet")]
    MalformedStream,
    /// A zlib stream of another size than claimed.
    #[error("compressed packet is not of the claimed size")]
    WrongSize,
}

impl From<InflateError> for FrameError {
    fn from(error: InflateError) -> Self {
        match error {
            InflateError::Malformed => Self::MalformedStream,
            InflateError::WrongSize => Self::WrongSize,
        }
    }
}

/// What a peer may send.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Largest length of a frame's content, at most [`MAX_FRAME`].
    pub frame: usize,
    /// Largest size of a packet after decompression, at most [`MAX_PACKET`].
    pub packet: usize,
    /// Whether compressed packets must be as large as the threshold; servers ask that of clients.
    pub enforce_threshold: bool,
}

impl Limits {
    /// What a server accepts from a client that is playing.
    pub const SERVER: Self = Self { frame: MAX_FRAME, packet: MAX_PACKET, enforce_threshold: true };
    /// What a client accepts from a server.
    pub const CLIENT: Self = Self { frame: MAX_FRAME, packet: MAX_PACKET, enforce_threshold: false };
    /// What a server accepts before login has succeeded: the largest honest packets are cookies and the
    /// answers of login plugins.
    pub const BEFORE_LOGIN: Self = Self { frame: 32 * 1024, packet: 32 * 1024, enforce_threshold: true };
}

/// A packet taken from a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Frame<'a> {
    /// The packet's number.
    pub id: i32,
    /// Its fields.
    pub body: &'a [u8],
    /// Bytes of number and fields, after decompression: what handling it may cost.
    pub size: usize,
    /// Bytes on the wire, with the prefix.
    pub wire_size: usize,
}

/// A frame whose packet has not been looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RawFrame<'a> {
    content: &'a [u8],
    /// Claimed size of a compressed packet.
    compressed_size: Option<usize>,
    wire_size: usize,
}

impl<'a> RawFrame<'a> {
    fn new(content: &'a [u8], compressed: bool, wire_size: usize) -> Result<Self, FrameError> {
        if !compressed {
            return Ok(Self { content, compressed_size: None, wire_size });
        }
        let mut reader = Reader::new(content);
        let size = reader.var_int().map_err(|_| FrameError::MalformedNumber)?;
        let size = usize::try_from(size).map_err(|_| FrameError::MalformedNumber)?;
        let compressed_size = (size != 0).then_some(size);
        Ok(Self { content: reader.rest(), compressed_size, wire_size })
    }

    /// Bytes on the wire, with the prefix.
    #[must_use]
    pub const fn wire_size(&self) -> usize {
        self.wire_size
    }

    /// Bytes of number and fields, after decompression; as claimed, when compressed.
    #[must_use]
    pub fn size(&self) -> usize {
        self.compressed_size.unwrap_or(self.content.len())
    }

    /// Whether the packet is compressed.
    #[must_use]
    pub const fn is_compressed(&self) -> bool {
        self.compressed_size.is_some()
    }

    /// The packet's number. Of a compressed packet only the first bytes are decompressed.
    ///
    /// # Errors
    /// When there is none.
    pub fn peek_id(&self) -> Result<i32, FrameError> {
        let mut start = [0; 5];
        let bytes = if self.is_compressed() {
            let length = zlib::inflate_start(self.content, &mut start)?;
            &start[..length]
        } else {
            self.content
        };
        Reader::new(bytes).var_int().map_err(|_| FrameError::MalformedNumber)
    }

    /// The packet, decompressed into `scratch` if need be.
    ///
    /// # Errors
    /// When the packet has no number or is not of the claimed size.
    pub fn open<'b>(&self, limits: &Limits, scratch: &'b mut Vec<u8>) -> Result<Frame<'b>, FrameError>
    where
        'a: 'b,
    {
        let packet: &'b [u8] = match self.compressed_size {
            None => self.content,
            Some(size) if size > limits.packet.min(MAX_PACKET) => {
                return Err(FrameError::PacketTooLarge { size, limit: limits.packet.min(MAX_PACKET) });
            }
            Some(size) => {
                zlib::inflate(self.content, size, scratch)?;
                scratch
            }
        };
        let mut reader = Reader::new(packet);
        if packet.is_empty() {
            return Err(FrameError::Empty);
        }
        let id = reader.var_int().map_err(|_| FrameError::MalformedNumber)?;
        Ok(Frame { id, body: reader.rest(), size: packet.len(), wire_size: self.wire_size })
    }
}

/// Takes the first frame of `buffer`; the rest of the buffer begins [`RawFrame::wire_size`] bytes in.
/// `None` when it is not complete yet.
///
/// # Errors
/// When the bytes are no frame.
pub fn split_frame<'a>(
    buffer: &'a [u8],
    compressed: bool,
    limits: &Limits,
) -> Result<Option<RawFrame<'a>>, FrameError> {
    let limit = limits.frame.min(MAX_FRAME);
    let Some((length, prefix)) = prefix(buffer)? else { return Ok(None) };
    if length == 0 {
        return Err(FrameError::Empty);
    }
    if length > limit {
        return Err(FrameError::TooLong { length, limit });
    }
    let Some(content) = buffer.get(prefix..prefix + length) else { return Ok(None) };
    RawFrame::new(content, compressed, prefix + length).map(Some)
}

/// The length a frame begins with, and how many bytes that takes.
fn prefix(buffer: &[u8]) -> Result<Option<(usize, usize)>, FrameError> {
    let mut length = 0;
    for (place, &byte) in buffer.iter().take(MAX_PREFIX).enumerate() {
        length |= usize::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            return Ok(Some((length, place + 1)));
        }
    }
    if buffer.len() >= MAX_PREFIX { Err(FrameError::LongPrefix) } else { Ok(None) }
}

/// Bytes received from a peer, and the packets in them.
///
/// Fill [`FrameDecoder::buffer`], then call [`FrameDecoder::next_frame`] until there is none.
#[derive(Debug)]
pub struct FrameDecoder {
    buffer: BytesMut,
    /// Bytes at the buffer's start that belong to the frame given out last.
    consumed: usize,
    scratch: Vec<u8>,
    limits: Limits,
    /// `None`: frames are not in the compressed form.
    threshold: Option<u32>,
}

impl FrameDecoder {
    /// Scratch above this size is given back before the next frame.
    const KEEP_SCRATCH: usize = 16 * 1024;

    /// Compression is off at first.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self { buffer: BytesMut::new(), consumed: 0, scratch: Vec::new(), limits, threshold: None }
    }

    /// Changes what is accepted from the next frame on.
    pub fn set_limits(&mut self, limits: Limits) {
        self.limits = limits;
    }

    /// Switches to the compressed form of frames, from the next frame on. Negative: off.
    pub fn set_compression(&mut self, threshold: i32) {
        self.threshold = u32::try_from(threshold).ok();
    }

    /// Where received bytes go.
    pub fn buffer(&mut self) -> &mut BytesMut {
        self.buffer.advance(std::mem::take(&mut self.consumed));
        &mut self.buffer
    }

    /// Bytes received and not yet given out.
    #[must_use]
    pub fn pending(&self) -> usize {
        self.buffer.len() - self.consumed
    }

    /// Adds received bytes.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.buffer().extend_from_slice(bytes);
    }

    /// The next frame, its packet not looked at. `None` until more bytes come.
    ///
    /// # Errors
    /// When the bytes are no frame.
    pub fn next_raw(&mut self) -> Result<Option<RawFrame<'_>>, FrameError> {
        self.buffer.advance(std::mem::take(&mut self.consumed));
        let raw = split_frame(&self.buffer, self.threshold.is_some(), &self.limits)?;
        if let Some(raw) = &raw {
            self.consumed = raw.wire_size;
        }
        Ok(raw)
    }

    /// The next packet. `None` until more bytes come.
    ///
    /// # Errors
    /// When the bytes are no frame, or the frame holds no packet within the limits.
    pub fn next_frame(&mut self) -> Result<Option<Frame<'_>>, FrameError> {
        self.buffer.advance(std::mem::take(&mut self.consumed));
        if self.scratch.capacity() > Self::KEEP_SCRATCH {
            self.scratch = Vec::new();
        }
        let Some(raw) = split_frame(&self.buffer, self.threshold.is_some(), &self.limits)? else {
            return Ok(None);
        };
        if let (Some(threshold), Some(size), true) =
            (self.threshold, raw.compressed_size, self.limits.enforce_threshold)
            && size < threshold as usize
        {
            return Err(FrameError::BelowThreshold { size, threshold });
        }
        self.consumed = raw.wire_size;
        raw.open(&self.limits, &mut self.scratch).map(Some)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{Compression, encode_frame_with};
    use super::*;

    fn frame(content: &[u8], compression: Option<Compression>) -> Vec<u8> {
        let mut out = Vec::new();
        encode_frame_with(compression, &mut out, |out| out.extend_from_slice(content));
        out
    }

    proptest! {
        #[test]
        fn frames_come_out_as_they_went_in(
            contents in prop::collection::vec((0_u8..0x80, prop::collection::vec(any::<u8>(), 0..600)), 1..8),
            threshold in -1..400_i32,
            chunk in 1..700_usize,
        ) {
            let compression = Compression::from_threshold(threshold);
            let mut bytes = vec![0xaa];
            for (id, body) in &contents {
                encode_frame_with(compression, &mut bytes, |out| {
                    out.push(*id);
                    out.extend_from_slice(body);
                });
            }
            let mut decoder = FrameDecoder::new(Limits::SERVER);
            decoder.set_compression(threshold);
            let mut read = Vec::new();
            for part in bytes[1..].chunks(chunk) {
                decoder.feed(part);
                while let Some(frame) = decoder.next_frame().expect("valid frames") {
                    prop_assert_eq!(frame.size, frame.body.len() + 1);
                    read.push((frame.id as u8, frame.body.to_vec()));
                }
            }
            prop_assert_eq!(read, contents);
            prop_assert_eq!(decoder.pending(), 0);
        }

        #[test]
        fn peeking_gives_the_number(id in 0_u8..0x80, length in 0..2000_usize, threshold in -1..400_i32) {
            let compression = Compression::from_threshold(threshold);
            let mut content = vec![id];
            content.resize(1 + length, 7);
            let bytes = frame(&content, compression);
            let raw = split_frame(&bytes, compression.is_some(), &Limits::CLIENT);
            let raw = raw.expect("a frame").expect("a whole one");
            prop_assert_eq!(raw.wire_size(), bytes.len());
            prop_assert_eq!(raw.size(), content.len());
            prop_assert_eq!(raw.peek_id(), Ok(i32::from(id)));
            prop_assert_eq!(raw.is_compressed(), compression.is_some_and(|c| content.len() >= c.threshold as usize));
        }
    }

    #[test]
    fn prefixes_have_the_least_number_of_bytes() {
        assert_eq!(frame(&[1], None), [1, 1]);
        assert_eq!(frame(&[1], Compression::from_threshold(256)), [2, 0, 1]);
        assert_eq!(frame(&[1; 127], None)[..2], [127, 1]);
        assert_eq!(frame(&[1; 128], None)[..3], [0x80, 1, 1]);
        assert_eq!(frame(&[1; 127], Compression::from_threshold(256))[..4], [0x80, 1, 0, 1]);
        assert_eq!(frame(&vec![1; MAX_FRAME], None)[..4], [0xff, 0xff, 0x7f, 1]);
    }

    #[test]
    fn lengths_are_limited() {
        let limits = Limits { frame: 10, ..Limits::SERVER };
        let split = |bytes: &'static [u8]| split_frame(bytes, false, &limits).map(|f| f.is_some());
        assert_eq!(split(&[]), Ok(false));
        assert_eq!(split(&[0x80]), Ok(false));
        assert_eq!(split(&[0]), Err(FrameError::Empty));
        assert_eq!(split(&[11]), Err(FrameError::TooLong { length: 11, limit: 10 }));
        assert_eq!(split(&[0xff, 0xff, 0xff]), Err(FrameError::LongPrefix));
        assert_eq!(split(&[0x82, 0x80, 0x00, 5, 5]), Ok(true), "a longer form of 2");
    }

    fn decode(bytes: &[u8], threshold: i32) -> Result<usize, FrameError> {
        let mut decoder = FrameDecoder::new(Limits::SERVER);
        decoder.set_compression(threshold);
        decoder.feed(bytes);
        decoder.next_frame().map(|frame| frame.map_or(0, |f| f.size))
    }

    #[test]
    fn claims_are_checked() {
        let honest = frame(&[7; 300], Compression::from_threshold(256));
        assert_eq!(decode(&honest, 256), Ok(300));
        assert_eq!(decode(&honest, 301), Err(FrameError::BelowThreshold { size: 300, threshold: 301 }));
        // The claim is the VarInt after the length: 300 is ac 02.
        let claim = |low: u8, high: u8| {
            let mut lie = honest.clone();
            lie[1..3].copy_from_slice(&[low, high]);
            lie
        };
        assert_eq!(decode(&claim(0xab, 0x02), 256), Err(FrameError::WrongSize));
        assert_eq!(decode(&claim(0xad, 0x02), 256), Err(FrameError::WrongSize));
        let mut broken = honest.clone();
        broken[4] ^= 0xff;
        assert!(decode(&broken, 256).is_err());
        assert!(decode(&[2, 0xff, 0x01], 256).is_err());
    }

    #[test]
    fn a_bomb_costs_nothing() {
        // 16 MiB of zeroes, claimed honestly: refused by its claim.
        let mut bomb = Vec::new();
        zlib::deflate(&vec![0; 16 << 20], 9, &mut bomb);
        let framed = |claim: i32| {
            let mut content = Vec::new();
            crate::wire::write_var_int(claim, &mut content);
            content.extend_from_slice(&bomb);
            let mut out = Vec::new();
            encode_frame_with(None, &mut out, |out| out.extend_from_slice(&content));
            out
        };
        assert_eq!(
            decode(&framed(16 << 20), 256),
            Err(FrameError::PacketTooLarge { size: 16 << 20, limit: MAX_PACKET })
        );
        // Claimed smaller: stopped at the claim.
        assert_eq!(decode(&framed(8 << 20), 256), Err(FrameError::WrongSize));
        // Claimed larger than so few bytes can become.
        assert_eq!(decode(&[6, 0x80, 0x80, 0x80, 0x02, 0x78, 0x9c], 256), Err(FrameError::WrongSize));
    }

    #[test]
    fn an_empty_packet_has_no_number() {
        assert_eq!(decode(&[1, 0], 256), Err(FrameError::Empty));
    }
}
