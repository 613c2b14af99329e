//! The zlib streams of frames.

use std::cell::RefCell;

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

/// The level used unless another is asked for. Vanilla's is 6; on chunks, 4 gives frames 1 to 4 % larger for
/// two thirds of the work (figures in this crate's README).
pub const DEFAULT_LEVEL: u32 = 4;

/// Most that deflate can shrink anything: 258 bytes to 2 bits.
const MAX_RATIO: usize = 1032;

/// Why a stream is not what it claims to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum InflateError {
    Malformed,
    WrongSize,
}

thread_local! {
    static INFLATE: RefCell<Decompress> = RefCell::new(Decompress::new(true));
    static DEFLATE: RefCell<(u32, Compress)> =
        RefCell::new((DEFAULT_LEVEL, Compress::new(Compression::new(DEFAULT_LEVEL), true)));
}

/// Appends the zlib stream of `input`.
pub(super) fn deflate(input: &[u8], level: u32, out: &mut Vec<u8>) {
    DEFLATE.with_borrow_mut(|(current, compress)| {
        if *current == level {
            compress.reset();
        } else {
            *compress = Compress::new(Compression::new(level), true);
            *current = level;
        }
        out.reserve(input.len() / 2 + 64);
        loop {
            let consumed = compress.total_in() as usize;
            let rest = input.get(consumed..).unwrap_or_default();
            match compress.compress_vec(rest, out, FlushCompress::Finish) {
                Ok(Status::StreamEnd) => return,
                Ok(Status::Ok | Status::BufError) => out.reserve(rest.len() + 64),
                // Only a stream that was not reset can be in a state that has errors.
                Err(error) => unreachable!("a fresh stream: {error}"),
            }
        }
    });
}

/// Replaces `out` by the `size` bytes of the zlib stream `input`.
pub(super) fn inflate(input: &[u8], size: usize, out: &mut Vec<u8>) -> Result<(), InflateError> {
    out.clear();
    // A claim that no stream of this length can fulfil costs no memory.
    if size > input.len().saturating_mul(MAX_RATIO) {
        return Err(InflateError::WrongSize);
    }
    // One byte more, so that a stream of more than it claims is noticed.
    out.reserve_exact(size + 1);
    INFLATE.with_borrow_mut(|decompress| {
        decompress.reset(true);
        let status = decompress.decompress_vec(input, out, FlushDecompress::Finish);
        // Vanilla stops when it has as much as was claimed, so the stream's checksum need not be there.
        match status {
            Err(_) => Err(InflateError::Malformed),
            Ok(_) if out.len() == size => Ok(()),
            Ok(_) => Err(InflateError::WrongSize),
        }
    })
}

/// Decompresses the first bytes of a stream into `out`; returns how many there are.
pub(super) fn inflate_start(input: &[u8], out: &mut [u8]) -> Result<usize, InflateError> {
    INFLATE.with_borrow_mut(|decompress| {
        decompress.reset(true);
        match decompress.decompress(input, out, FlushDecompress::None) {
            Ok(_) => Ok(decompress.total_out() as usize),
            Err(_) => Err(InflateError::Malformed),
        }
    })
}
