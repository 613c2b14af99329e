//! The block format of lz4-java's `LZ4BlockOutputStream`, which vanilla uses for compression 4.
//!
//! Each block: magic, a token (high half: method, low half: log2 of the block size - 10), compressed and
//! decompressed length, checksum (all little-endian), data. A block of length 0 ends the stream.

use crate::nbt::BadNbt;

pub(super) const MAGIC: &[u8; 8] = b"LZ4Block";
const HEADER: usize = 8 + 1 + 4 + 4 + 4;
const METHOD_RAW: u8 = 0x10;
const METHOD_LZ4: u8 = 0x20;
/// lz4-java's default block size, and its level in the token.
const BLOCK_BYTES: usize = 64 << 10;
const BLOCK_LEVEL: u8 = 6;
/// Largest block the token can say: 2^(10 + 15).
const MAX_BLOCK_BYTES: usize = 1 << 25;
/// lz4-java's seed; of the hash only the lower 28 bits are stored.
const SEED: u32 = 0x9747_b28c;

pub(super) fn compress(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len() / 2 + HEADER * 2);
    for block in bytes.chunks(BLOCK_BYTES) {
        let packed = lz4_flex::block::compress(block);
        let (method, data) =
            if packed.len() < block.len() { (METHOD_LZ4, &packed[..]) } else { (METHOD_RAW, block) };
        write_header(&mut out, method, data.len(), block.len(), checksum(block));
        out.extend_from_slice(data);
    }
    write_header(&mut out, METHOD_RAW, 0, 0, 0);
    out
}

fn write_header(out: &mut Vec<u8>, method: u8, packed: usize, plain: usize, checksum: u32) {
    out.extend_from_slice(MAGIC);
    out.push(method | BLOCK_LEVEL);
    for number in [packed as u32, plain as u32, checksum] {
        out.extend_from_slice(&number.to_le_bytes());
    }
}

pub(super) fn decompress(mut bytes: &[u8], limit: usize) -> Result<Vec<u8>, BadNbt> {
    let broken = |what: &str| BadNbt::Compression(format!("lz4: {what}"));
    let mut out = Vec::new();
    loop {
        let (header, rest) = bytes.split_at_checked(HEADER).ok_or_else(|| broken("cut short"))?;
        if !header.starts_with(MAGIC) {
            return Err(broken("no block where one begins"));
        }
        let number =
            |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        let (packed, plain, sum) = (number(9) as usize, number(13) as usize, number(17));
        if plain == 0 {
            return Ok(out);
        }
        if plain > MAX_BLOCK_BYTES || out.len() + plain > limit {
            return Err(BadNbt::Size);
        }
        let (data, rest) = rest.split_at_checked(packed).ok_or_else(|| broken("cut short"))?;
        bytes = rest;
        let start = out.len();
        match header[8] & 0xf0 {
            METHOD_RAW if packed == plain => out.extend_from_slice(data),
            METHOD_LZ4 => {
                out.resize(start + plain, 0);
                match lz4_flex::block::decompress_into(data, &mut out[start..]) {
                    Ok(length) if length == plain => {}
                    Ok(_) => return Err(broken("a block of another length")),
                    Err(error) => return Err(broken(&error.to_string())),
                }
            }
            _ => return Err(broken("unknown method")),
        }
        if checksum(&out[start..]) != sum {
            return Err(broken("wrong checksum"));
        }
    }
}

fn checksum(bytes: &[u8]) -> u32 {
    xxh32(bytes, SEED) & 0x0fff_ffff
}

/// xxHash, 32 bits.
fn xxh32(bytes: &[u8], seed: u32) -> u32 {
    const PRIMES: [u32; 5] = [2_654_435_761, 2_246_822_519, 3_266_489_917, 668_265_263, 374_761_393];
    let [p1, p2, p3, p4, p5] = PRIMES;
    let lane = |bytes: &[u8; 4]| u32::from_le_bytes(*bytes);
    let (words, _) = bytes.as_chunks::<4>();
    let stripes = words.as_chunks::<4>().0;
    let mut hash = if stripes.is_empty() {
        seed.wrapping_add(p5)
    } else {
        let mut lanes =
            [seed.wrapping_add(p1).wrapping_add(p2), seed.wrapping_add(p2), seed, seed.wrapping_sub(p1)];
        for stripe in stripes {
            for (value, word) in lanes.iter_mut().zip(stripe) {
                *value = value.wrapping_add(lane(word).wrapping_mul(p2)).rotate_left(13).wrapping_mul(p1);
            }
        }
        let [a, b, c, d] = lanes;
        let sum = a.rotate_left(1).wrapping_add(b.rotate_left(7));
        sum.wrapping_add(c.rotate_left(12)).wrapping_add(d.rotate_left(18))
    };
    hash = hash.wrapping_add(bytes.len() as u32);
    for word in &words[stripes.len() * 4..] {
        hash = hash.wrapping_add(lane(word).wrapping_mul(p3)).rotate_left(17).wrapping_mul(p4);
    }
    for &byte in &bytes[words.len() * 4..] {
        hash = hash.wrapping_add(u32::from(byte).wrapping_mul(p5)).rotate_left(11).wrapping_mul(p1);
    }
    hash = (hash ^ hash >> 15).wrapping_mul(p2);
    hash = (hash ^ hash >> 13).wrapping_mul(p3);
    hash ^ hash >> 16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_hashes() {
        assert_eq!(xxh32(b"", 0), 0x02cc_5d05);
        assert_eq!(xxh32(b"a", 0), 0x550d_7456);
        assert_eq!(xxh32(b"abc", 0), 0x32d1_53ff);
        assert_eq!(xxh32(b"Nobody inspects the spammish repetition", 0), 0xe229_3b2f);
    }

    #[test]
    fn a_wrong_checksum_is_seen() {
        let mut packed = compress(b"some bytes that matter");
        packed[HEADER - 1] ^= 1;
        assert!(decompress(&packed, 100).is_err());
        assert!(decompress(&compress(&[7; 101]), 100).is_err());
    }
}
