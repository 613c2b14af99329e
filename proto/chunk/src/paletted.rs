//! Paletted containers, stored exactly as the native version's wire packs them.

use std::marker::PhantomData;
use std::ops::Range;

use thiserror::Error;

use crate::varint;

/// What a container holds: how many entries and how wide its forms are.
pub trait Kind {
    /// Entries in a container.
    const ENTRIES: usize;
    /// log2 of the entries along one edge.
    const EDGE_BITS: u32;
    /// Narrowest palette form.
    const MIN_BITS: u8;
    /// Widest palette form; above it entries are direct ids.
    const MAX_BITS: u8;
    /// Width of direct ids.
    const DIRECT_BITS: u8;
}

/// Block states of a section: 16 x 16 x 16.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Blocks;

impl Kind for Blocks {
    const ENTRIES: usize = 4096;
    const EDGE_BITS: u32 = 4;
    const MIN_BITS: u8 = 4;
    const MAX_BITS: u8 = 8;
    // ceil(log2(35,723 block states of 26.3)).
    const DIRECT_BITS: u8 = 16;
}

/// Biomes of a section, one for each 4 x 4 x 4 blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Biomes;

impl Kind for Biomes {
    const ENTRIES: usize = 64;
    const EDGE_BITS: u32 = 2;
    const MIN_BITS: u8 = 1;
    const MAX_BITS: u8 = 3;
    // ceil(log2(67 biomes of 26.3)).
    const DIRECT_BITS: u8 = 7;
}

/// Why bytes or numbers are not a container.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BadContainer {
    /// The bytes end early.
    #[error("container cut short")]
    Short,
    /// A palette that is empty, or longer than its width allows.
    #[error("palette of {0} entries")]
    PaletteLength(usize),
    /// An id that does not fit the container's values.
    #[error("id {0} is out of range")]
    Id(u32),
    /// Another number of longs than the width needs.
    #[error("{got} longs instead of {want}")]
    Longs {
        /// In the data.
        got: usize,
        /// Needed.
        want: usize,
    },
    /// Bytes left over.
    #[error("{0} bytes too many")]
    Trailing(usize),
    /// An entry that points behind the palette.
    #[error("entry points to palette place {0}, which does not exist")]
    Entry(usize),
}

/// A cube of ids (`u16`), small when they are few: no array at all when all are the same.
#[derive(Debug, Clone)]
pub struct PalettedContainer<K> {
    storage: Storage,
    kind: PhantomData<K>,
}

#[derive(Debug, Clone)]
enum Storage {
    Uniform(u16),
    // Boxed so that a uniform section stays small.
    Packed(Box<Packed>),
}

/// Entries of `bits` each, lowest bits of a long first, never spanning longs.
#[derive(Debug, Clone)]
struct Packed {
    bits: u8,
    /// Empty in the direct form.
    palette: Vec<u16>,
    longs: Box<[u64]>,
}

/// Precision of the shares in [`PER_LONG`].
const SHARE_BITS: u32 = 20;
/// By width, how many entries a long holds, and the share of a long that one is, in 2^-20, rounded up: multiplying by it is
/// much faster than dividing, and exact up to 4,096 entries.
const PER_LONG: [(usize, usize); 64] = {
    let mut table = [(1, 1 << SHARE_BITS); 64];
    let mut bits = 1;
    while bits < 64 {
        let per_long = 64 / bits;
        table[bits] = (per_long, (1_usize << SHARE_BITS).div_ceil(per_long));
        bits += 1;
    }
    table
};

impl Packed {
    fn new(bits: u8, palette: Vec<u16>, entries: usize) -> Self {
        Self { bits, palette, longs: vec![0; long_count(bits, entries)].into_boxed_slice() }
    }

    /// Which long an entry is in, and by how many bits it is shifted there.
    #[inline(always)]
    fn place(&self, index: usize) -> (usize, usize) {
        let bits = usize::from(self.bits);
        let (per_long, share) = PER_LONG[bits & 63];
        let long = (index * share) >> SHARE_BITS;
        (long, (index - long * per_long) * bits)
    }

    #[inline(always)]
    fn entry(&self, index: usize) -> u16 {
        let (long, shift) = self.place(index);
        (self.longs[long] >> (shift & 63) & mask(self.bits)) as u16
    }

    fn set_entry(&mut self, index: usize, entry: u16) {
        let (long, shift) = self.place(index);
        let long = &mut self.longs[long];
        *long = *long & !(mask(self.bits) << shift) | u64::from(entry) << shift;
    }

    fn is_direct(&self) -> bool {
        self.palette.is_empty()
    }

    #[inline(always)]
    fn value(&self, index: usize) -> u16 {
        let entry = self.entry(index);
        if self.is_direct() { entry } else { self.palette[usize::from(entry)] }
    }

    fn for_each_entry(&self, entries: usize, mut f: impl FnMut(usize, u16)) {
        self.for_each_run(entries, |indices, entry| indices.for_each(|index| f(index, entry)));
    }

    /// Calls `f` with indices that have the same entry, ascending: whole longs where that is so, else one by one.
    #[inline]
    fn for_each_run(&self, entries: usize, mut f: impl FnMut(Range<usize>, u16)) {
        let bits = u32::from(self.bits);
        let (per_long, mask) = (64 / usize::from(self.bits), mask(self.bits));
        let everywhere = everywhere(self.bits);
        for (chunk, &long) in self.longs.iter().enumerate() {
            let first = chunk * per_long;
            let end = (first + per_long).min(entries);
            if long == (long & mask).wrapping_mul(everywhere) {
                f(first..end, (long & mask) as u16);
                continue;
            }
            let mut long = long;
            for index in first..end {
                f(index..index + 1, (long & mask) as u16);
                long >>= bits;
            }
        }
    }
}

fn mask(bits: u8) -> u64 {
    (1 << bits) - 1
}

/// The lowest bit of each entry of a long.
fn everywhere(bits: u8) -> u64 {
    (0..64 / bits).fold(0, |long, at| long | 1 << (at * bits))
}

/// Without a branch for each, so that several are compared at once.
fn are_all(values: &[u16], value: u16) -> bool {
    values.iter().fold(0, |difference, other| difference | (other ^ value)) == 0
}

fn long_count(bits: u8, entries: usize) -> usize {
    entries.div_ceil(64 / usize::from(bits))
}

/// Bits that tell `count` things apart.
fn bits_for(count: usize) -> u8 {
    count.next_power_of_two().trailing_zeros() as u8
}

/// A palette that finds values again.
struct PaletteBuilder {
    values: Vec<u16>,
    /// Where a value may be, by some of its bits.
    places: [u16; 256],
}

impl PaletteBuilder {
    fn new(first: u16) -> Self {
        Self { values: vec![first], places: [0; 256] }
    }

    /// Where a value is, at the end if it was not there yet.
    fn place_of(&mut self, value: u16) -> u16 {
        let place = &mut self.places[usize::from(value as u8)];
        if self.values.get(usize::from(*place)) != Some(&value) {
            let known = self.values.iter().position(|&known| known == value);
            *place = known.unwrap_or(self.values.len()) as u16;
            if known.is_none() {
                self.values.push(value);
            }
        }
        *place
    }
}

impl<K: Kind> PalettedContainer<K> {
    /// The same value everywhere.
    pub const fn uniform(value: u16) -> Self {
        Self { storage: Storage::Uniform(value), kind: PhantomData }
    }

    /// From all values, by index; those that are missing are the first one. The smallest form that holds them.
    pub fn from_values(values: &[u16]) -> Self {
        let Some(&first) = values.first() else { return Self::uniform(0) };
        let Some(values) = values.get(..K::ENTRIES) else {
            let missing = std::iter::repeat_n(first, K::ENTRIES - values.len());
            return Self::from_values(&values.iter().copied().chain(missing).collect::<Vec<_>>());
        };
        // Equal values mostly follow each other.
        let mut palette = PaletteBuilder::new(first);
        let mut last = first;
        for row in values.as_chunks::<16>().0 {
            if !are_all(row, last) {
                for &value in row.iter().filter(|&&value| value != std::mem::replace(&mut last, value)) {
                    palette.place_of(value);
                }
            }
        }
        if palette.values.len() == 1 {
            return Self::uniform(first);
        }
        let bits = bits_for(palette.values.len()).max(K::MIN_BITS);
        let is_direct = bits > K::MAX_BITS;
        let bits = if is_direct { K::DIRECT_BITS } else { bits };
        let mut longs = vec![0; long_count(bits, K::ENTRIES)].into_boxed_slice();
        let per_long = 64 / usize::from(bits);
        let everywhere = everywhere(bits);
        let entry_of = |palette: &mut PaletteBuilder, value| {
            u64::from(if is_direct { value } else { palette.place_of(value) })
        };
        let mut entry = entry_of(&mut palette, last);
        for (long, values) in longs.iter_mut().zip(values.chunks(per_long)) {
            if values.len() == per_long && are_all(values, last) {
                *long = entry * everywhere;
                continue;
            }
            for (at, &value) in values.iter().enumerate() {
                if value != last {
                    last = value;
                    entry = entry_of(&mut palette, value);
                }
                *long |= entry << (at * usize::from(bits));
            }
        }
        let palette = if is_direct { Vec::new() } else { palette.values };
        Self { storage: Storage::Packed(Box::new(Packed { bits, palette, longs })), kind: PhantomData }
    }

    /// Place of an entry: (y, z, x), x fastest. Only the low bits of the coordinates count.
    pub const fn index(x: usize, y: usize, z: usize) -> usize {
        let edge = (1 << K::EDGE_BITS) - 1;
        ((y & edge) << K::EDGE_BITS | (z & edge)) << K::EDGE_BITS | (x & edge)
    }

    /// The value at (x, y, z) of the cube.
    pub fn get(&self, x: usize, y: usize, z: usize) -> u16 {
        self.get_at(Self::index(x, y, z))
    }

    /// The value with this index; indices wrap at the number of entries.
    pub fn get_at(&self, index: usize) -> u16 {
        match &self.storage {
            Storage::Uniform(value) => *value,
            Storage::Packed(packed) => packed.value(index % K::ENTRIES),
        }
    }

    /// Sets the value at (x, y, z) of the cube; gives the value before.
    pub fn set(&mut self, x: usize, y: usize, z: usize, value: u16) -> u16 {
        self.set_at(Self::index(x, y, z), value)
    }

    /// Sets the value with this index; gives the value before. Allocates only when the palette grows.
    pub fn set_at(&mut self, index: usize, value: u16) -> u16 {
        let index = index % K::ENTRIES;
        let packed = match &mut self.storage {
            Storage::Uniform(current) if *current == value => return value,
            Storage::Uniform(current) => {
                let old = *current;
                let mut packed = Packed::new(K::MIN_BITS, vec![old, value], K::ENTRIES);
                packed.set_entry(index, 1);
                self.storage = Storage::Packed(Box::new(packed));
                return old;
            }
            Storage::Packed(packed) => packed,
        };
        let old = packed.value(index);
        if old == value {
            return old;
        }
        if packed.is_direct() {
            packed.set_entry(index, value);
        } else if let Some(place) = packed.palette.iter().position(|&known| known == value) {
            packed.set_entry(index, place as u16);
        } else if packed.palette.len() < 1 << packed.bits {
            packed.set_entry(index, packed.palette.len() as u16);
            packed.palette.push(value);
        } else {
            let mut wider = if packed.bits < K::MAX_BITS {
                let mut palette = Vec::with_capacity(packed.palette.len() * 2);
                palette.extend_from_slice(&packed.palette);
                palette.push(value);
                Packed::new(packed.bits + 1, palette, K::ENTRIES)
            } else {
                Packed::new(K::DIRECT_BITS, Vec::new(), K::ENTRIES)
            };
            if wider.is_direct() {
                packed.for_each_entry(K::ENTRIES, |at, entry| {
                    wider.set_entry(at, packed.palette[usize::from(entry)])
                });
                wider.set_entry(index, value);
            } else {
                packed.for_each_entry(K::ENTRIES, |at, entry| wider.set_entry(at, entry));
                wider.set_entry(index, wider.palette.len() as u16 - 1);
            }
            **packed = wider;
        }
        old
    }

    /// Sets every entry.
    pub fn fill(&mut self, value: u16) {
        self.storage = Storage::Uniform(value);
    }

    /// The value, when it is known without looking at entries to be the same everywhere.
    pub fn uniform_value(&self) -> Option<u16> {
        match self.storage {
            Storage::Uniform(value) => Some(value),
            Storage::Packed(_) => None,
        }
    }

    /// Calls `f` with every index and value, ascending.
    pub fn for_each(&self, mut f: impl FnMut(usize, u16)) {
        match &self.storage {
            Storage::Uniform(value) => (0..K::ENTRIES).for_each(|index| f(index, *value)),
            Storage::Packed(packed) if packed.is_direct() => packed.for_each_entry(K::ENTRIES, f),
            Storage::Packed(packed) => {
                packed
                    .for_each_entry(K::ENTRIES, |index, entry| f(index, packed.palette[usize::from(entry)]));
            }
        }
    }

    /// Writes `trait_of` of each value to its index in `out`, asking once per palette entry.
    pub fn map_into(&self, out: &mut [u8], mut trait_of: impl FnMut(u16) -> u8) {
        match &self.storage {
            Storage::Uniform(value) => out.fill(trait_of(*value)),
            Storage::Packed(packed) if packed.is_direct() => {
                packed.for_each_entry(K::ENTRIES.min(out.len()), |index, value| out[index] = trait_of(value));
            }
            Storage::Packed(packed) => {
                // As long as the widest palette, so that no entry of a byte is outside.
                let mut traits = [0; 256];
                for (place, &value) in traits.iter_mut().zip(&packed.palette) {
                    *place = trait_of(value);
                }
                let (bits, mask) = (u32::from(packed.bits), mask(packed.bits));
                let per_long = 64 / usize::from(packed.bits);
                for (out, &long) in out.chunks_mut(per_long).zip(&packed.longs) {
                    let mut long = long;
                    for place in out {
                        *place = traits[(long & mask) as usize & 255];
                        long >>= bits;
                    }
                }
            }
        }
    }

    /// Writes all values by index, as far as there is room for them.
    pub fn copy_to(&self, values: &mut [u16]) {
        match &self.storage {
            Storage::Uniform(value) => values.iter_mut().take(K::ENTRIES).for_each(|place| *place = *value),
            Storage::Packed(packed) => packed.for_each_run(K::ENTRIES, |indices, entry| {
                let value = if packed.is_direct() { entry } else { packed.palette[usize::from(entry)] };
                if let Some(places) = values.get_mut(indices) {
                    places.fill(value);
                }
            }),
        }
    }

    /// Every value that occurs and how often, in order of the palette (direct form: of the id).
    pub fn counts(&self) -> Vec<(u16, u16)> {
        match &self.storage {
            Storage::Uniform(value) => vec![(*value, K::ENTRIES as u16)],
            Storage::Packed(packed) if packed.is_direct() => {
                let mut values = Vec::with_capacity(K::ENTRIES);
                packed.for_each_entry(K::ENTRIES, |_, value| values.push(value));
                values.sort_unstable();
                values.chunk_by(|a, b| a == b).map(|run| (run[0], run.len() as u16)).collect()
            }
            Storage::Packed(packed) => {
                let mut counts = vec![0u16; packed.palette.len()];
                packed.for_each_run(K::ENTRIES, |indices, entry| {
                    counts[usize::from(entry)] += indices.len() as u16;
                });
                packed.palette.iter().copied().zip(counts).filter(|&(_, count)| count > 0).collect()
            }
        }
    }

    /// How many entries are for which `wanted` holds; asks once per value.
    pub fn count_where(&self, mut wanted: impl FnMut(u16) -> bool) -> u16 {
        self.counts().into_iter().filter(|&(value, _)| wanted(value)).map(|(_, count)| count).sum()
    }

    /// Whether any palette entry, used or not, satisfies `wanted`. May say yes wrongly, never no wrongly.
    pub fn may_contain(&self, mut wanted: impl FnMut(u16) -> bool) -> bool {
        match &self.storage {
            Storage::Uniform(value) => wanted(*value),
            Storage::Packed(packed) if packed.is_direct() => true,
            Storage::Packed(packed) => packed.palette.iter().any(|&value| wanted(value)),
        }
    }

    /// Shrinks to the smallest form that holds the values. For snapshots and saves, not for every change.
    pub fn compact(&mut self) {
        let Storage::Packed(packed) = &self.storage else { return };
        let counts = self.counts();
        if let [(value, _)] = counts[..] {
            self.storage = Storage::Uniform(value);
            return;
        }
        let bits = bits_for(counts.len()).max(K::MIN_BITS);
        let direct = bits > K::MAX_BITS;
        let smallest = if direct {
            packed.is_direct()
        } else {
            packed.bits == bits && packed.palette.len() == counts.len()
        };
        if smallest {
            return;
        }
        let mut palette: Vec<u16> = counts.into_iter().map(|(value, _)| value).collect();
        palette.shrink_to_fit();
        self.storage = Storage::Packed(Box::new(self.repacked(bits, palette)));
    }

    /// The same values over `palette`, which must hold all of them, at `bits` a piece; direct when too wide.
    fn repacked(&self, bits: u8, palette: Vec<u16>) -> Packed {
        if bits > K::MAX_BITS {
            let mut packed = Packed::new(K::DIRECT_BITS, Vec::new(), K::ENTRIES);
            self.for_each(|index, value| packed.set_entry(index, value));
            return packed;
        }
        let mut packed = Packed::new(bits, palette, K::ENTRIES);
        self.for_each(|index, value| {
            let place = packed.palette.iter().position(|&known| known == value).unwrap_or_default();
            packed.set_entry(index, place as u16);
        });
        packed
    }

    /// Heap bytes held.
    pub fn heap_bytes(&self) -> usize {
        match &self.storage {
            Storage::Uniform(_) => 0,
            Storage::Packed(packed) => {
                size_of::<Packed>() + packed.palette.capacity() * 2 + packed.longs.len() * 8
            }
        }
    }

    /// Appends the container as the native version's clients read it.
    pub fn encode_wire(&self, out: &mut Vec<u8>) {
        match &self.storage {
            Storage::Uniform(value) => {
                out.push(0);
                varint::write(out, u32::from(*value));
            }
            Storage::Packed(packed) => {
                out.push(packed.bits);
                if !packed.is_direct() {
                    varint::write(out, packed.palette.len() as u32);
                    packed.palette.iter().for_each(|&value| varint::write(out, u32::from(value)));
                }
                let start = out.len();
                out.resize(start + packed.longs.len() * 8, 0);
                for (bytes, long) in out[start..].chunks_exact_mut(8).zip(&packed.longs) {
                    bytes.copy_from_slice(&long.to_be_bytes());
                }
            }
        }
    }

    /// Takes a container from the front of `input`, as clients do: 1 to the narrowest width count as the
    /// narrowest, above the widest palette form everything is direct at its own width.
    pub fn decode_wire(input: &mut &[u8]) -> Result<Self, BadContainer> {
        let (&bits, rest) = input.split_first().ok_or(BadContainer::Short)?;
        *input = rest;
        let id = |input: &mut &[u8]| {
            let id = varint::read(input).ok_or(BadContainer::Short)?;
            check_id::<K>(id)
        };
        if bits == 0 {
            return Ok(Self::uniform(id(input)?));
        }
        let bits = bits.max(K::MIN_BITS);
        let direct = bits > K::MAX_BITS;
        let bits = if direct { K::DIRECT_BITS } else { bits };
        let mut palette = Vec::new();
        if !direct {
            let length = varint::read(input).ok_or(BadContainer::Short)? as usize;
            if length == 0 || length > 1 << bits {
                return Err(BadContainer::PaletteLength(length));
            }
            for _ in 0..length {
                palette.push(id(input)?);
            }
        }
        let mut packed = Packed::new(bits, palette, K::ENTRIES);
        let size = packed.longs.len() * 8;
        let (data, rest) = input.split_at_checked(size).ok_or(BadContainer::Short)?;
        *input = rest;
        for (long, bytes) in packed.longs.iter_mut().zip(data.as_chunks::<8>().0) {
            *long = u64::from_be_bytes(*bytes);
        }
        check_entries::<K>(&packed)?;
        Ok(Self { storage: Storage::Packed(Box::new(packed)), kind: PhantomData })
    }

    /// The container of a save: a palette and longs at the width that the palette's length needs (blocks at
    /// least 4; no longs for a single value). Longs of another width are refused.
    pub fn from_palette_and_longs(palette: &[u16], longs: &[i64]) -> Result<Self, BadContainer> {
        if palette.is_empty() || palette.len() > K::ENTRIES {
            return Err(BadContainer::PaletteLength(palette.len()));
        }
        for &value in palette {
            check_id::<K>(u32::from(value))?;
        }
        if let &[value] = palette {
            // Older writers leave all-zero longs beside a single value.
            return Ok(Self::uniform(value));
        }
        let bits = bits_for(palette.len()).max(K::MIN_BITS);
        let want = long_count(bits, K::ENTRIES);
        if longs.len() != want {
            return Err(BadContainer::Longs { got: longs.len(), want });
        }
        let saved = Packed {
            bits,
            palette: palette.to_vec(),
            longs: longs.iter().map(|&long| long as u64).collect(),
        };
        check_entries::<K>(&saved)?;
        let packed = if bits > K::MAX_BITS {
            let mut direct = Packed::new(K::DIRECT_BITS, Vec::new(), K::ENTRIES);
            saved.for_each_entry(K::ENTRIES, |index, entry| {
                direct.set_entry(index, palette[usize::from(entry)])
            });
            direct
        } else {
            saved
        };
        Ok(Self { storage: Storage::Packed(Box::new(packed)), kind: PhantomData })
    }

    /// Palette and longs as a save holds them; no longs for a single value. The palette has no unused entry.
    pub fn to_palette_and_longs(&self) -> (Vec<u16>, Vec<i64>) {
        let palette: Vec<u16> = self.counts().into_iter().map(|(value, _)| value).collect();
        if palette.len() == 1 {
            return (palette, Vec::new());
        }
        let mut packed = Packed::new(bits_for(palette.len()).max(K::MIN_BITS), Vec::new(), K::ENTRIES);
        match &self.storage {
            Storage::Packed(own) if own.palette == palette && own.bits == packed.bits => {
                packed.longs = own.longs.clone()
            }
            _ => {
                let mut places: Vec<(u16, u16)> = palette.iter().copied().zip(0..).collect();
                places.sort_unstable();
                self.for_each(|index, value| {
                    let found = places.binary_search_by_key(&value, |&(known, _)| known);
                    packed.set_entry(index, found.map_or(0, |at| places[at].1));
                });
            }
        }
        (palette, packed.longs.iter().map(|&long| long as i64).collect())
    }
}

/// Equal values, whatever the form.
impl<K: Kind> PartialEq for PalettedContainer<K> {
    fn eq(&self, other: &Self) -> bool {
        match (self.uniform_value(), other.uniform_value()) {
            (Some(a), Some(b)) => a == b,
            _ => (0..K::ENTRIES).all(|index| self.get_at(index) == other.get_at(index)),
        }
    }
}

impl<K: Kind> Eq for PalettedContainer<K> {}

fn check_id<K: Kind>(id: u32) -> Result<u16, BadContainer> {
    if id >> K::DIRECT_BITS != 0 { Err(BadContainer::Id(id)) } else { Ok(id as u16) }
}

fn check_entries<K: Kind>(packed: &Packed) -> Result<(), BadContainer> {
    // A full palette covers every entry that fits the width.
    if packed.is_direct() || packed.palette.len() == 1 << packed.bits {
        return Ok(());
    }
    let mut highest = 0;
    packed.for_each_entry(K::ENTRIES, |_, entry| highest = highest.max(entry));
    if usize::from(highest) >= packed.palette.len() {
        return Err(BadContainer::Entry(usize::from(highest)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_divide() {
        for (per_long, share) in PER_LONG {
            assert!((0..4096).all(|index| (index * share) >> SHARE_BITS == index / per_long), "{per_long}");
        }
    }
    use proptest::prelude::*;

    fn model_matches<K: Kind>(container: &PalettedContainer<K>, model: &[u16]) {
        assert!(model.iter().enumerate().all(|(index, &value)| container.get_at(index) == value));
        let mut seen = 0;
        container.for_each(|index, value| {
            assert_eq!(model[index], value);
            seen += 1;
        });
        assert_eq!(seen, K::ENTRIES);
        let mut copy = vec![0; K::ENTRIES];
        container.copy_to(&mut copy);
        assert_eq!(copy, model);
        for (value, count) in container.counts() {
            assert_eq!(model.iter().filter(|&&known| known == value).count(), usize::from(count));
        }
        assert_eq!(
            container.counts().iter().map(|&(_, count)| usize::from(count)).sum::<usize>(),
            K::ENTRIES
        );
    }

    fn all_forms<K: Kind + Clone + std::fmt::Debug>(values: &[(usize, u16)], start: u16) {
        let mut container = PalettedContainer::<K>::uniform(start);
        let mut model = vec![start; K::ENTRIES];
        for &(index, value) in values {
            assert_eq!(container.set_at(index, value), model[index]);
            model[index] = value;
        }
        model_matches(&container, &model);
        model_matches(&PalettedContainer::<K>::from_values(&model), &model);
        // What is missing is the first one.
        let short = model[..model.len() / 3].to_vec();
        let mut padded = short.clone();
        padded.resize(K::ENTRIES, short[0]);
        model_matches(&PalettedContainer::<K>::from_values(&short), &padded);

        let mut wire = Vec::new();
        container.encode_wire(&mut wire);
        wire.push(0xee);
        let mut input = &wire[..];
        let decoded = PalettedContainer::<K>::decode_wire(&mut input).unwrap();
        assert_eq!(input, [0xee]);
        assert_eq!(decoded, container);

        let (palette, longs) = container.to_palette_and_longs();
        let loaded = PalettedContainer::<K>::from_palette_and_longs(&palette, &longs).unwrap();
        model_matches(&loaded, &model);

        let mut compact = container.clone();
        compact.compact();
        model_matches(&compact, &model);
        assert!(compact.heap_bytes() <= container.heap_bytes());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn blocks_match_a_plain_array(
            values in prop::collection::vec((0usize..4096, 0u16..35_723), 0..700), start in 0u16..35_723, spread in 1u16..400,
        ) {
            all_forms::<Blocks>(&values, start);
            let narrow: Vec<_> = values.iter().map(|&(index, value)| (index, value % spread)).collect();
            all_forms::<Blocks>(&narrow, start);
        }

        #[test]
        fn biomes_match_a_plain_array(values in prop::collection::vec((0usize..64, 0u16..67), 0..200), start in 0u16..67) {
            all_forms::<Biomes>(&values, start);
        }

        #[test]
        fn garbage_never_panics(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
            let _ = PalettedContainer::<Blocks>::decode_wire(&mut &bytes[..]);
            let _ = PalettedContainer::<Biomes>::decode_wire(&mut &bytes[..]);
        }

        #[test]
        fn saved_garbage_never_panics(
            palette in prop::collection::vec(any::<u16>(), 0..40), longs in prop::collection::vec(any::<i64>(), 0..400),
        ) {
            let _ = PalettedContainer::<Blocks>::from_palette_and_longs(&palette, &longs);
            let _ = PalettedContainer::<Biomes>::from_palette_and_longs(&palette, &longs);
        }
    }

    #[test]
    fn wire_form() {
        let mut container = PalettedContainer::<Blocks>::uniform(0);
        let mut out = Vec::new();
        container.encode_wire(&mut out);
        assert_eq!(out, [0, 0]);
        container.set(1, 0, 0, 300);
        out.clear();
        container.encode_wire(&mut out);
        assert_eq!(&out[..5], [4, 2, 0, 0xac, 2]);
        assert_eq!(&out[5..13], [0, 0, 0, 0, 0, 0, 0, 0x10]);
        assert_eq!(out.len(), 5 + 256 * 8);
        // 17 values need 5 bits: 12 entries in a long.
        (0..17).for_each(|value| {
            container.set_at(usize::from(value) * 7, value);
        });
        out.clear();
        container.encode_wire(&mut out);
        assert_eq!(out[0], 5);
        assert_eq!(out.len(), 2 + 18 + 1 + 342 * 8);
        (0..300).for_each(|value| {
            container.set_at(usize::from(value) * 7, value);
        });
        out.clear();
        container.encode_wire(&mut out);
        assert_eq!(out[0], 16);
        assert_eq!(out.len(), 1 + 1024 * 8);
    }

    #[test]
    fn wide_save_palettes() {
        let mut container = PalettedContainer::<Blocks>::uniform(0);
        (0..4096u16).for_each(|value| {
            container.set_at(usize::from(value), value % 1000);
        });
        let (palette, longs) = container.to_palette_and_longs();
        assert_eq!(palette.len(), 1000);
        assert_eq!(longs.len(), 4096usize.div_ceil(6));
        assert_eq!(PalettedContainer::<Blocks>::from_palette_and_longs(&palette, &longs).unwrap(), container);
        assert!(size_of::<PalettedContainer<Blocks>>() <= 16);
    }

    #[test]
    fn bad_entries_are_refused() {
        assert_eq!(
            PalettedContainer::<Blocks>::from_palette_and_longs(&[1, 2], &[3; 256]),
            Err(BadContainer::Entry(3))
        );
        assert_eq!(
            PalettedContainer::<Blocks>::from_palette_and_longs(&[1, 2], &[0; 255]),
            Err(BadContainer::Longs { got: 255, want: 256 })
        );
    }
}
