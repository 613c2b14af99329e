//! Frames: a VarInt length, then a packet, which may be compressed.
//!
//! Without compression the content is the packet: its number and fields. With it, a VarInt comes first: 0
//! before a packet as it is, else the packet's size before a zlib stream. Everyone with the same version and
//! threshold gets the same bytes, so a frame can be shared.
//!
//! Compressor and decompressor keep no state between frames; each thread has one of each and uses it for
//! all its connections.

mod decode;
mod encode;
mod zlib;

pub use decode::{Frame, FrameDecoder, FrameError, Limits, RawFrame, split_frame};
pub use encode::{Compression, compress_frame, encode_frame, encode_frame_with, shared_frame};
pub use zlib::DEFAULT_LEVEL;

/// Largest length of a frame's content: what a VarInt of 3 bytes can say.
pub const MAX_FRAME: usize = 2_097_151;
/// Largest packet after decompression.
pub const MAX_PACKET: usize = 8 * 1024 * 1024;
/// Most bytes of a length prefix.
pub const MAX_PREFIX: usize = 3;
