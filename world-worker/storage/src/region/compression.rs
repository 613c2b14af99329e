//! How a chunk is compressed in a region file.

use std::io::{Read, Write};

use flate2::read::{GzDecoder, ZlibDecoder};
use flate2::write::{GzEncoder, ZlibEncoder};

use super::lz4_block;
use crate::nbt::{BadNbt, read_bounded};

/// Decompressed bytes allowed in one chunk.
pub(crate) const MAX_CHUNK_BYTES: usize = 64 << 20;

/// How a chunk is compressed in a region file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Compression {
    /// Only read by vanilla, never written.
    Gzip,
    /// `deflate` in the settings; vanilla's default.
    #[default]
    Zlib,
    /// Not at all.
    None,
    /// In lz4-java's blocks.
    Lz4,
}

impl Compression {
    /// By the value of `region-file-compression`.
    pub fn by_setting(value: &str) -> Option<Self> {
        match value {
            "deflate" => Some(Self::Zlib),
            "lz4" => Some(Self::Lz4),
            "none" => Some(Self::None),
            _ => None,
        }
    }

    /// Number in the region file.
    pub const fn number(self) -> u8 {
        match self {
            Self::Gzip => 1,
            Self::Zlib => 2,
            Self::None => 3,
            Self::Lz4 => 4,
        }
    }

    pub(crate) fn by_number(number: u8) -> Option<Self> {
        [Self::Gzip, Self::Zlib, Self::None, Self::Lz4].into_iter().find(|known| known.number() == number)
    }

    /// What bytes look like; for files that say it nowhere else.
    pub(crate) fn by_content(bytes: &[u8]) -> Option<Self> {
        match bytes {
            [0x1f, 0x8b, ..] => Some(Self::Gzip),
            [0x78, ..] => Some(Self::Zlib),
            [10, 0, 0, ..] => Some(Self::None),
            _ if bytes.starts_with(lz4_block::MAGIC) => Some(Self::Lz4),
            _ => None,
        }
    }

    pub(crate) fn compress(self, bytes: &[u8]) -> std::io::Result<Vec<u8>> {
        let level = flate2::Compression::default();
        match self {
            Self::Gzip => {
                let mut encoder = GzEncoder::new(Vec::new(), level);
                encoder.write_all(bytes)?;
                encoder.finish()
            }
            Self::Zlib => {
                let mut encoder = ZlibEncoder::new(Vec::new(), level);
                encoder.write_all(bytes)?;
                encoder.finish()
            }
            Self::None => Ok(bytes.to_vec()),
            Self::Lz4 => Ok(lz4_block::compress(bytes)),
        }
    }

    pub(crate) fn decompress(self, bytes: &[u8]) -> Result<Vec<u8>, BadNbt> {
        let bounded = |source: &mut dyn Read| read_bounded(source, MAX_CHUNK_BYTES);
        match self {
            Self::Gzip => bounded(&mut GzDecoder::new(bytes)),
            Self::Zlib => bounded(&mut ZlibDecoder::new(bytes)),
            Self::None => bounded(&mut &bytes[..]),
            Self::Lz4 => lz4_block::decompress(bytes, MAX_CHUNK_BYTES),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const ALL: [Compression; 4] = [Compression::Gzip, Compression::Zlib, Compression::None, Compression::Lz4];

    proptest! {
        #[test]
        fn round_trips(bytes in prop::collection::vec(0u8..9, 0..3000), times in 1usize..100) {
            let bytes = bytes.repeat(times);
            for compression in ALL {
                let packed = compression.compress(&bytes).unwrap();
                prop_assert_eq!(compression.decompress(&packed).unwrap(), &bytes[..]);
                if compression != Compression::None {
                    prop_assert_eq!(Compression::by_content(&packed), Some(compression));
                }
                prop_assert_eq!(Compression::by_number(compression.number()), Some(compression));
            }
        }

        #[test]
        fn garbage_never_panics(mut bytes in prop::collection::vec(any::<u8>(), 0..300), blocks in any::<bool>()) {
            if blocks {
                bytes.splice(0..0, lz4_block::MAGIC.iter().copied());
            }
            for compression in ALL {
                let _ = compression.decompress(&bytes);
            }
        }
    }
}
