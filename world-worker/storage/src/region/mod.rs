//! Region files: 32 x 32 chunks in 4 KiB sectors behind a header of locations and timestamps.
//!
//! *Invariant*: sectors the header on disk points to are never written. A chunk goes to free sectors, these are
//! flushed, then the header is written and flushed, then the old sectors count as free.

mod backing;
mod compression;
mod lz4_block;

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};

use chunk::{ChunkPos, RegionPos};

pub use backing::Backing;
pub use compression::Compression;

use crate::chunk_nbt::{ChunkError, ChunkLayout};
use crate::error::StorageError;
use crate::files;

/// Bytes of a sector.
pub const SECTOR: usize = 4096;
/// Sectors of the header.
const HEADER_SECTORS: u32 = 2;
/// Most sectors of a chunk inside the file; larger ones get a file of their own.
const MAX_SECTORS: usize = 255;
/// Sector numbers have 24 bits.
const MAX_SECTOR: u32 = 1 << 24;
/// Length (4) and compression (1) before a chunk's data.
const CHUNK_HEADER: usize = 5;
/// Bit of the compression byte: the data are in a `.mcc` file.
const EXTERNAL: u8 = 0x80;

/// An open region file.
pub struct RegionFile<B: Backing = File> {
    pos: RegionPos,
    path: PathBuf,
    backing: B,
    /// As in the header: sector << 8 | count.
    locations: Box<[u32; RegionPos::CHUNKS]>,
    timestamps: Box<[u32; RegionPos::CHUNKS]>,
    /// How many chunks claim each sector; the header's count once.
    used: Vec<u16>,
    compression: Compression,
    /// Flush before and after the header.
    sync: bool,
}

/// A chunk whose data are written and to which the header does not point yet.
struct Planned {
    index: usize,
    location: u32,
    external: bool,
}

/// Why a chunk could not be read.
#[derive(Debug)]
pub enum ReadError {
    /// The file could not be read at all.
    Storage(StorageError),
    /// This chunk's place or data are damaged.
    Damaged(ChunkError),
}

impl From<StorageError> for ReadError {
    fn from(error: StorageError) -> Self {
        Self::Storage(error)
    }
}

impl From<ChunkError> for ReadError {
    fn from(error: ChunkError) -> Self {
        Self::Damaged(error)
    }
}

impl RegionFile<File> {
    /// The name of a region's file.
    pub fn file_name(pos: RegionPos) -> String {
        format!("r.{}.{}.mca", pos.x, pos.z)
    }

    /// Opens a region's file in a folder; `None` when there is none and `create` is not set.
    pub fn open(
        folder: &Path,
        pos: RegionPos,
        compression: Compression,
        sync: bool,
        create: bool,
    ) -> Result<Option<Self>, StorageError> {
        let path = folder.join(Self::file_name(pos));
        if create {
            fs::create_dir_all(folder).map_err(StorageError::io(folder, "create folder"))?;
        }
        let opened = OpenOptions::new().read(true).write(true).create(create).truncate(false).open(&path);
        let file = match opened {
            Err(error) if !create && error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            opened => opened.map_err(StorageError::io(&path, "open"))?,
        };
        Self::new(file, path, pos, compression, sync).map(Some)
    }
}

impl<B: Backing> RegionFile<B> {
    /// A region over any bytes. `path` names it in errors; its folder holds external chunks and damaged copies.
    pub fn new(
        mut backing: B,
        path: PathBuf,
        pos: RegionPos,
        compression: Compression,
        sync: bool,
    ) -> Result<Self, StorageError> {
        let read = backing.read_at(0, HEADER_SECTORS as usize * SECTOR);
        let mut header = read.map_err(StorageError::io(&path, "read"))?;
        // A file cut inside its header lost the entries there; they read as empty.
        header.resize(HEADER_SECTORS as usize * SECTOR, 0);
        let length = backing.length().map_err(StorageError::io(&path, "read"))?;
        let (words, _) = header.as_chunks::<4>();
        let word = |at: usize| u32::from_be_bytes(words[at]);
        let mut region = Self {
            pos,
            path,
            backing,
            locations: Box::new(std::array::from_fn(word)),
            timestamps: Box::new(std::array::from_fn(|at| word(at + RegionPos::CHUNKS))),
            used: vec![
                0;
                usize::try_from(length.div_ceil(SECTOR as u64))
                    .unwrap_or(usize::MAX)
                    .min(MAX_SECTOR as usize)
            ],
            compression,
            sync,
        };
        region.claim(0, HEADER_SECTORS as usize);
        for location in *region.locations {
            let (start, count) = split(location);
            // Only what lies in the file can be in anybody's way.
            let end = (start as usize + count).min(region.used.len());
            region.claim(start, end.saturating_sub(start as usize));
        }
        Ok(region)
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the header says there is a chunk.
    pub fn contains(&self, pos: ChunkPos) -> bool {
        pos.region() == self.pos && self.locations[pos.index_in_region()] != 0
    }

    /// The chunks the header lists.
    pub fn chunks(&self) -> impl Iterator<Item = ChunkPos> {
        (0..RegionPos::CHUNKS).filter(|&index| self.locations[index] != 0).map(|index| self.pos.chunk(index))
    }

    /// Seconds since 1970 of a chunk's last write.
    pub fn timestamp_s(&self, pos: ChunkPos) -> u32 {
        self.timestamps[pos.index_in_region()]
    }

    /// A chunk's NBT, decompressed; `None` when there is none.
    pub fn read_chunk(&mut self, pos: ChunkPos) -> Result<Option<Vec<u8>>, ReadError> {
        if !self.contains(pos) {
            return Ok(None);
        }
        let (start, count) = split(self.locations[pos.index_in_region()]);
        if start < HEADER_SECTORS || count == 0 || start as usize >= self.used.len() {
            return Err(ChunkError::Location { sector: start, count }.into());
        }
        let sectors = self.sectors(start, count)?;
        let Some((header, data)) = sectors.split_first_chunk::<CHUNK_HEADER>() else {
            return Err(ChunkError::Length { length: 0, room: sectors.len() }.into());
        };
        // The length counts the compression byte.
        let length = u32::from_be_bytes([header[0], header[1], header[2], header[3]]);
        let number = header[4] & !EXTERNAL;
        let compression = Compression::by_number(number).ok_or(ChunkError::Compression(number))?;
        if header[4] & EXTERNAL != 0 {
            let path = self.external_path(pos);
            let bytes = files::read(&path)?.ok_or(ChunkError::NoExternalFile)?;
            let compression = Compression::by_content(&bytes).unwrap_or(compression);
            return Ok(Some(compression.decompress(&bytes).map_err(ChunkError::Nbt)?));
        }
        let data = (length as usize).checked_sub(1).and_then(|length| data.get(..length));
        let data = data.ok_or(ChunkError::Length { length, room: sectors.len() })?;
        Ok(Some(compression.decompress(data).map_err(ChunkError::Nbt)?))
    }

    /// Writes chunks (uncompressed NBT) with one pair of flushes. On an error none of them replaces what was
    /// there. `now_s`: seconds since 1970. Of two with the same position the later counts.
    pub fn write_chunks(&mut self, chunks: &[(ChunkPos, &[u8])], now_s: u32) -> Result<(), StorageError> {
        let mut planned = Vec::with_capacity(chunks.len());
        let result = self.write_data(chunks, &mut planned).and_then(|()| self.flush_if_set());
        if let Err(error) = result {
            planned.iter().for_each(|plan: &Planned| self.release(plan.location));
            return Err(error);
        }
        let mut locations = self.locations.clone();
        let mut timestamps = self.timestamps.clone();
        for plan in &planned {
            locations[plan.index] = plan.location;
            timestamps[plan.index] = now_s;
        }
        self.write_header(locations, timestamps)?;
        for plan in planned.iter().filter(|plan| !plan.external) {
            // Left over from when the chunk was larger; usually there is none.
            let _ = fs::remove_file(self.external_path(self.pos.chunk(plan.index)));
        }
        Ok(())
    }

    /// Waits until everything written is on disk.
    pub fn flush(&mut self) -> Result<(), StorageError> {
        self.backing.sync().map_err(StorageError::io(&self.path, "flush"))
    }

    /// Copies a damaged chunk's bytes to `damaged/` beside the file, then frees its place. Gives the copy's path.
    pub fn move_aside(&mut self, pos: ChunkPos) -> Result<PathBuf, StorageError> {
        let (start, count) = split(self.locations[pos.index_in_region()]);
        let bytes = self.sectors(start, count.max(1))?;
        let folder = self.folder().join("damaged");
        let region = format!("r.{}.{}", self.pos.x, self.pos.z);
        let copy = files::free_name(|n| folder.join(format!("{region}.{}.{}.{n}.bin", pos.x, pos.z)));
        files::replace_file(&copy, &bytes, false)?;
        if let Some(external) = files::read(&self.external_path(pos))? {
            files::replace_file(&copy.with_extension("mcc"), &external, false)?;
        }
        let mut locations = self.locations.clone();
        let mut timestamps = self.timestamps.clone();
        (locations[pos.index_in_region()], timestamps[pos.index_in_region()]) = (0, 0);
        self.write_header(locations, timestamps)?;
        self.flush()?;
        Ok(copy)
    }

    fn write_data(
        &mut self,
        chunks: &[(ChunkPos, &[u8])],
        planned: &mut Vec<Planned>,
    ) -> Result<(), StorageError> {
        for (at, &(pos, nbt)) in chunks.iter().enumerate() {
            if chunks[at + 1..].iter().any(|&(later, _)| later == pos) {
                continue;
            }
            if pos.region() != self.pos {
                return Err(self.unwritable(pos, "it belongs to another region"));
            }
            let mut data =
                self.compression.compress(nbt).map_err(StorageError::io(&self.path, "compress for"))?;
            let mut kind = self.compression.number();
            if (CHUNK_HEADER + data.len()).div_ceil(SECTOR) > MAX_SECTORS {
                // Before the header, so that what the header says next is there. If the old one was external too,
                // it is the new data that are read after a crash.
                files::replace_file(&self.external_path(pos), &data, false)?;
                data.clear();
                kind |= EXTERNAL;
            }
            let mut bytes = Vec::with_capacity((CHUNK_HEADER + data.len()).next_multiple_of(SECTOR));
            bytes.extend_from_slice(&(data.len() as u32 + 1).to_be_bytes());
            bytes.push(kind);
            bytes.extend_from_slice(&data);
            bytes.resize(bytes.len().next_multiple_of(SECTOR), 0);
            let count = bytes.len() / SECTOR;
            let start =
                self.allocate(count).ok_or_else(|| self.unwritable(pos, "the region file is full"))?;
            planned.push(Planned {
                index: pos.index_in_region(),
                location: start << 8 | count as u32,
                external: kind & EXTERNAL != 0,
            });
            let offset = u64::from(start) * SECTOR as u64;
            self.backing.write_at(offset, &bytes).map_err(StorageError::io(&self.path, "write"))?;
        }
        Ok(())
    }

    /// Makes these the header, on disk and here, and frees what only the old one pointed to.
    fn write_header(
        &mut self,
        locations: Box<[u32; RegionPos::CHUNKS]>,
        timestamps: Box<[u32; RegionPos::CHUNKS]>,
    ) -> Result<(), StorageError> {
        let page = |words: &[u32]| words.iter().flat_map(|word| word.to_be_bytes()).collect::<Vec<u8>>();
        let written = self
            .backing
            .write_at(0, &page(&*locations))
            .and_then(|()| self.backing.write_at(SECTOR as u64, &page(&*timestamps)));
        written.map_err(StorageError::io(&self.path, "write"))?;
        self.flush_if_set()?;
        let old = std::mem::replace(&mut self.locations, locations);
        self.timestamps = timestamps;
        for (index, &location) in old.iter().enumerate() {
            if location != self.locations[index] {
                self.release(location);
            }
        }
        Ok(())
    }

    fn flush_if_set(&mut self) -> Result<(), StorageError> {
        if self.sync { self.flush() } else { Ok(()) }
    }

    fn sectors(&mut self, start: u32, count: usize) -> Result<Vec<u8>, StorageError> {
        let read = self.backing.read_at(u64::from(start) * SECTOR as u64, count * SECTOR);
        read.map_err(StorageError::io(&self.path, "read"))
    }

    /// Takes the first free run of sectors.
    fn allocate(&mut self, count: usize) -> Option<u32> {
        let mut start = HEADER_SECTORS as usize;
        let mut free = 0;
        for (at, &claims) in self.used.iter().enumerate().skip(start) {
            (start, free) = if claims > 0 { (at + 1, 0) } else { (start, free + 1) };
            if free == count {
                break;
            }
        }
        if start + count > MAX_SECTOR as usize {
            return None;
        }
        self.claim(start as u32, count);
        Some(start as u32)
    }

    fn claim(&mut self, start: u32, count: usize) {
        let (start, end) = (start as usize, start as usize + count);
        if self.used.len() < end {
            self.used.resize(end, 0);
        }
        self.used[start..end].iter_mut().for_each(|claims| *claims += 1);
    }

    fn release(&mut self, location: u32) {
        let (start, count) = split(location);
        let end = (start as usize + count).min(self.used.len());
        if let Some(sectors) = self.used.get_mut(start as usize..end) {
            sectors.iter_mut().for_each(|claims| *claims = claims.saturating_sub(1));
        }
    }

    fn folder(&self) -> &Path {
        self.path.parent().unwrap_or(Path::new("."))
    }

    fn external_path(&self, pos: ChunkPos) -> PathBuf {
        self.folder().join(format!("c.{}.{}.mcc", pos.x, pos.z))
    }

    fn unwritable(&self, pos: ChunkPos, reason: &'static str) -> StorageError {
        StorageError::Unwritable { path: self.path.clone(), pos, reason }
    }
}

fn split(location: u32) -> (u32, usize) {
    (location >> 8, (location & 0xff) as usize)
}

/// Reads everything of a region file given as bytes; for fuzzing. Touches no file but to look for external chunks
/// in a folder that does not exist.
pub fn parse_for_fuzz(bytes: &[u8]) {
    let path = PathBuf::from("no-such-folder/r.0.0.mca");
    let Ok(mut region) =
        RegionFile::new(bytes.to_vec(), path, RegionPos::new(0, 0), Compression::Zlib, false)
    else {
        return;
    };
    let layout = ChunkLayout { min_section: -4, section_count: 24, default_biome: 0, has_sky: true };
    for pos in region.chunks().collect::<Vec<_>>() {
        if let Ok(Some(nbt)) = region.read_chunk(pos) {
            let _ = crate::decode_chunk(&nbt, pos, &layout);
        }
    }
}

#[cfg(test)]
mod tests;
