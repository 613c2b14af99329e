//! Chunks: palettes, long masks, and block entities of beds.

use registry::older::{Mapped, Older};

use super::Translated;
use crate::error::DecodeError;
use crate::wire::shape::{self, Shape};
use crate::wire::{Encode, Reader, var_int_length, write_var_int};

/// Blocks of a section.
const BLOCKS: usize = 4096;
/// Biome cells of a section.
const CELLS: usize = 64;
/// Longest palette width of block states; wider ones are global.
const WIDEST_STATES: u8 = 8;
/// Longest palette width of biomes.
const WIDEST_BIOMES: u8 = 3;
/// Largest length of a chunk's sections, as when reading.
const MAX_SECTIONS: usize = 2 * 1024 * 1024;
/// Most bytes of a light mask, as when reading.
const MAX_MASK: usize = 512;
/// `x << 4 | z` and height of a bed.
type Beds = Vec<(u8, i16)>;

/// `level_chunk_with_light`.
pub(super) fn level_chunk(older: &Older, reader: &mut Reader<'_>, out: &mut Vec<u8>) -> Translated {
    // Chunk, then heightmaps.
    copy(reader, &[Shape::Fixed(8)], out)?;
    let heightmaps = reader.count("heightmaps", 16)?;
    write_var_int(heightmaps as i32, out);
    for _ in 0..heightmaps {
        write_var_int(reader.var_int()?, out);
        let longs = reader.length("longs", 64)?;
        write_var_int(longs as i32, out);
        out.extend_from_slice(reader.take(longs * 8)?);
    }
    let length = reader.length("sections", MAX_SECTIONS)?;
    let mut source = Reader::new(reader.take(length)?);
    let mut beds = Beds::new();
    with_length(out, length, |out| sections(older, &mut source, out, &mut beds))?;
    block_entities(older, reader, &beds, out)?;
    light(reader, out)
}

/// Appends what `content` appends, its length before it. Room for the length is made by a guess, since the
/// new length is nearly always as long.
fn with_length(
    out: &mut Vec<u8>,
    guess: usize,
    content: impl FnOnce(&mut Vec<u8>) -> Translated,
) -> Translated {
    let start = out.len();
    write_var_int(guess as i32, out);
    let begin = out.len();
    out.reserve(guess);
    content(out)?;
    let length = (out.len() - begin) as i32;
    let mut prefix = Vec::with_capacity(var_int_length(length));
    write_var_int(length, &mut prefix);
    out.splice(start..begin, prefix);
    Ok(())
}

fn copy(reader: &mut Reader<'_>, shapes: &[Shape], out: &mut Vec<u8>) -> Translated {
    let mut end = reader.clone();
    shape::walk(&mut end, shapes)?;
    out.extend_from_slice(reader.take(reader.remaining() - end.remaining())?);
    Ok(())
}

fn sections(older: &Older, reader: &mut Reader<'_>, out: &mut Vec<u8>, beds: &mut Beds) -> Translated {
    let mut section = 0;
    while reader.remaining() > 0 {
        // Counts of blocks and of fluids: a stand-in is never air, and as wet as what it stands for.
        out.extend_from_slice(reader.take(4)?);
        states(older, reader, out, section, beds)?;
        biomes(older, reader, out)?;
        section += 1;
    }
    Ok(())
}

fn states(
    older: &Older,
    reader: &mut Reader<'_>,
    out: &mut Vec<u8>,
    section: i16,
    beds: &mut Beds,
) -> Translated {
    let bits = reader.byte()?;
    let is_bed = |state: u16| older.bed.is_some() && older.beds.contains(&state);
    if bits == 0 {
        out.push(0);
        write_var_int(i32::from(older.state(reader.var_int()?.cast_unsigned())), out);
        return Ok(());
    }
    if bits <= WIDEST_STATES {
        out.push(bits);
        let count = reader.length("palette", BLOCKS)?;
        write_var_int(count as i32, out);
        let mut palette_beds = Vec::new();
        for place in 0..count {
            let state = older.state(reader.var_int()?.cast_unsigned());
            write_var_int(i32::from(state), out);
            if is_bed(state) {
                palette_beds.push(place as u64);
            }
        }
        let bits = u32::from(bits.max(4));
        let longs = reader.take(longs(BLOCKS, bits) * 8)?;
        out.extend_from_slice(longs);
        if !palette_beds.is_empty() {
            for (at, value) in unpack(longs, bits).take(BLOCKS).enumerate() {
                if palette_beds.contains(&value) {
                    beds.push(place(at, section));
                }
            }
        }
        return Ok(());
    }
    let wide = u32::BITS - (u32::try_from(registry_states()).unwrap_or(u32::MAX) - 1).leading_zeros();
    let narrow = u32::BITS - (older.state_count - 1).leading_zeros();
    out.push(narrow as u8);
    let source = reader.take(longs(BLOCKS, wide) * 8)?;
    repack(source, wide, narrow, BLOCKS, out, |value, at| {
        let state = older.state(value as u32);
        if is_bed(state) {
            beds.push(place(at, section));
        }
        u64::from(state)
    });
    Ok(())
}

fn biomes(older: &Older, reader: &mut Reader<'_>, out: &mut Vec<u8>) -> Translated {
    let biome = |number: u32| older.to_older(Mapped::Biome, number).unwrap_or(0);
    let bits = reader.byte()?;
    if bits == 0 {
        out.push(0);
        write_var_int(biome(reader.var_int()?.cast_unsigned()).cast_signed(), out);
        return Ok(());
    }
    if bits <= WIDEST_BIOMES {
        out.push(bits);
        let count = reader.length("palette", CELLS)?;
        write_var_int(count as i32, out);
        for _ in 0..count {
            write_var_int(biome(reader.var_int()?.cast_unsigned()).cast_signed(), out);
        }
        out.extend_from_slice(reader.take(longs(CELLS, u32::from(bits)) * 8)?);
        return Ok(());
    }
    let canonical = registry::synced::registry("worldgen/biome").map_or(1, |biomes| biomes.entries.len());
    let width = |entries: usize| usize::BITS - (entries - 1).leading_zeros();
    let (wide, narrow) = (width(canonical), width(older.size(Mapped::Biome)));
    out.push(narrow as u8);
    let source = reader.take(longs(CELLS, wide) * 8)?;
    repack(source, wide, narrow, CELLS, out, |value, _| u64::from(biome(value as u32)));
    Ok(())
}

/// Number of canonical block states.
fn registry_states() -> usize {
    registry::blocks::BLOCKS.last().map_or(1, |last| usize::from(last.first_state + last.state_count))
}

/// Longs that hold so many values, none of which is split.
const fn longs(values: usize, bits: u32) -> usize {
    values.div_ceil((u64::BITS / bits) as usize)
}

/// The values in packed longs.
fn unpack(source: &[u8], bits: u32) -> impl Iterator<Item = u64> + '_ {
    let mask = (1 << bits) - 1;
    source.chunks_exact(8).flat_map(move |bytes| {
        let long = u64::from_be_bytes(bytes.try_into().unwrap_or_default());
        (0..u64::BITS / bits).map(move |at| long >> (at * bits) & mask)
    })
}

/// Packs values of one width into longs of another.
fn repack(
    source: &[u8],
    from: u32,
    to: u32,
    count: usize,
    out: &mut Vec<u8>,
    mut map: impl FnMut(u64, usize) -> u64,
) {
    let per_long = u64::BITS / to;
    let (mut long, mut filled) = (0, 0);
    for (at, value) in unpack(source, from).take(count).enumerate() {
        long |= map(value, at) << (filled * to);
        filled += 1;
        if filled == per_long {
            out.extend_from_slice(&u64::to_be_bytes(long));
            (long, filled) = (0, 0);
        }
    }
    if filled > 0 {
        out.extend_from_slice(&u64::to_be_bytes(long));
    }
}

/// Where the block with that number in a section is; heights are from the world's bottom for now.
fn place(at: usize, section: i16) -> (u8, i16) {
    let (x, z, y) = (at & 15, at >> 4 & 15, at >> 8);
    ((x << 4 | z) as u8, section * 16 + y as i16)
}

/// Block entities. Beds had one, without which a client shows none.
fn block_entities(older: &Older, reader: &mut Reader<'_>, beds: &Beds, out: &mut Vec<u8>) -> Translated {
    /// Height of the lowest block of the overworld. In other worlds no bed is of use.
    const BOTTOM: i16 = -64;
    let count = reader.count("block entities", 65_536)?;
    let (mut kept, mut entities) = (0, Vec::new());
    for _ in 0..count {
        let place = reader.take(3)?;
        let kind = older.to_older(Mapped::BlockEntityType, reader.var_int()?.cast_unsigned());
        let start = entities.len();
        if let Some(kind) = kind {
            entities.extend_from_slice(place);
            write_var_int(kind.cast_signed(), &mut entities);
            kept += 1;
        }
        copy(reader, &[Shape::Nbt], &mut entities)?;
        if kind.is_none() {
            entities.truncate(start);
        }
    }
    if let Some(bed) = older.bed {
        for &(packed_xz, y) in beds {
            entities.push(packed_xz);
            (y + BOTTOM).encode(&mut entities);
            write_var_int(i32::from(bed), &mut entities);
            // No data.
            entities.push(0);
            kept += 1;
        }
    }
    write_var_int(kept, out);
    out.extend_from_slice(&entities);
    Ok(())
}

/// Light: masks were longs.
pub(super) fn light(reader: &mut Reader<'_>, out: &mut Vec<u8>) -> Translated {
    for _ in 0..4 {
        let length = reader.length("light mask", MAX_MASK)?;
        let mask = reader.take(length)?;
        let used = mask.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
        write_var_int(used.div_ceil(8) as i32, out);
        for bytes in mask[..used].chunks(8) {
            let mut long = [0; 8];
            long[..bytes.len()].copy_from_slice(bytes);
            out.extend_from_slice(&u64::from_le_bytes(long).to_be_bytes());
        }
    }
    out.extend_from_slice(reader.take_rest());
    Ok(())
}

/// `chunks_biomes`.
pub(super) fn chunks_biomes(older: &Older, reader: &mut Reader<'_>, out: &mut Vec<u8>) -> Translated {
    let count = reader.count("chunks", 65_536)?;
    write_var_int(count as i32, out);
    for _ in 0..count {
        out.extend_from_slice(reader.take(8)?);
        let length = reader.length("biomes", MAX_SECTIONS)?;
        let mut source = Reader::new(reader.take(length)?);
        with_length(out, length, |out| {
            while source.remaining() > 0 {
                biomes(older, &mut source, out)?;
            }
            Ok(())
        })?;
    }
    if reader.remaining() > 0 {
        return Err(DecodeError::Trailing(reader.remaining()).into());
    }
    Ok(())
}
