use std::cell::RefCell;
use std::collections::HashMap;
use std::io;
use std::rc::Rc;

use proptest::prelude::*;

use super::*;
use crate::nbt;

const REGION: RegionPos = RegionPos::new(0, 0);

/// NBT of about this size that says which chunk and version it is.
fn content(pos: ChunkPos, version: i32, size: usize) -> Vec<u8> {
    let noise = (0..size)
        .map(|at| (at as u32).wrapping_mul(2_654_435_761).rotate_left(at as u32 % 29) as i8)
        .collect();
    let root = nbt::Compound::from([
        ("x".to_owned(), fastnbt::Value::Int(pos.x)),
        ("z".to_owned(), fastnbt::Value::Int(pos.z)),
        ("version".to_owned(), fastnbt::Value::Int(version)),
        ("noise".to_owned(), fastnbt::Value::ByteArray(fastnbt::ByteArray::new(noise))),
    ]);
    nbt::encode(&root).unwrap()
}

/// The version in [`content`], after a look at everything else in it.
fn version(pos: ChunkPos, bytes: &[u8]) -> i32 {
    let root = nbt::decode(bytes).unwrap();
    let int = |name: &str| match root[name] {
        fastnbt::Value::Int(value) => value,
        _ => panic!(),
    };
    assert_eq!((int("x"), int("z")), (pos.x, pos.z));
    int("version")
}

fn over<B: Backing>(backing: B) -> RegionFile<B> {
    RegionFile::new(backing, "no-such-folder/r.0.0.mca".into(), REGION, Compression::None, true).unwrap()
}

fn read_version<B: Backing>(region: &mut RegionFile<B>, pos: ChunkPos) -> Option<i32> {
    region.read_chunk(pos).unwrap().map(|bytes| version(pos, &bytes))
}

/// What a disk was asked to do.
#[derive(Clone, Debug)]
enum Step {
    /// A sector written.
    Write(u64, Vec<u8>),
    Sync,
}

/// Memory that notes each sector written and each flush.
#[derive(Clone, Default)]
struct Recorder {
    bytes: Vec<u8>,
    steps: Rc<RefCell<Vec<Step>>>,
}

impl Backing for Recorder {
    fn length(&mut self) -> io::Result<u64> {
        self.bytes.length()
    }
    fn read_at(&mut self, offset: u64, length: usize) -> io::Result<Vec<u8>> {
        self.bytes.read_at(offset, length)
    }
    fn write_at(&mut self, offset: u64, bytes: &[u8]) -> io::Result<()> {
        let sectors = bytes.chunks(SECTOR).zip(0..);
        let step = |(sector, at): (&[u8], u64)| Step::Write(offset + at * SECTOR as u64, sector.to_vec());
        self.steps.borrow_mut().extend(sectors.map(step));
        self.bytes.write_at(offset, bytes)
    }
    fn sync(&mut self) -> io::Result<()> {
        self.steps.borrow_mut().push(Step::Sync);
        Ok(())
    }
}

/// The disk after `count` steps, those before the last flush surely done and of the later ones those that `kept`.
fn crashed(start: &[u8], steps: &[Step], count: usize, mut kept: impl FnMut(usize) -> bool) -> Vec<u8> {
    let flushed = steps[..count].iter().rposition(|step| matches!(step, Step::Sync)).unwrap_or(0);
    let mut disk = start.to_vec();
    for (at, step) in steps[..count].iter().enumerate() {
        if let Step::Write(offset, bytes) = step
            && (at < flushed || kept(at))
        {
            disk.write_at(*offset, bytes).unwrap();
        }
    }
    disk
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Batches of writes are cut at every sector; besides, of the writes not yet flushed any may be missing. Each
    /// chunk is then as before or as after the batch, or, if it was flushed, as after.
    #[test]
    fn a_crash_leaves_old_or_new(
        batches in prop::collection::vec(prop::collection::vec((0usize..12, 0usize..14_000), 1..5), 1..7),
        lost in any::<u64>(),
    ) {
        let mut region = over(Recorder::default());
        let mut known: HashMap<ChunkPos, i32> = HashMap::new();
        for (version, batch) in (1..).zip(batches) {
            let start = region.backing.bytes.clone();
            region.backing.steps.borrow_mut().clear();
            let chunks: Vec<_> = batch
                .into_iter()
                .map(|(index, size)| (REGION.chunk(index), content(REGION.chunk(index), version, size)))
                .collect();
            let borrowed: Vec<_> = chunks.iter().map(|(pos, bytes)| (*pos, &bytes[..])).collect();
            region.write_chunks(&borrowed, 9).unwrap();
            let steps = region.backing.steps.borrow().clone();
            let disks = (0..=steps.len()).flat_map(|count| {
                let some_lost = crashed(&start, &steps, count, |at| lost.rotate_left(at as u32 * 7) & 1 == 0);
                [crashed(&start, &steps, count, |_| true), some_lost]
            });
            for (at, disk) in disks.enumerate() {
                let whole = at / 2 == steps.len();
                let mut reopened = over(disk);
                for index in 0..12 {
                    let pos = REGION.chunk(index);
                    let found = read_version(&mut reopened, pos);
                    let written = chunks.iter().any(|(known, _)| *known == pos);
                    let is_old = found == known.get(&pos).copied();
                    prop_assert!(
                        written && found == Some(version) || is_old && !(written && whole),
                        "chunk {} has {:?} at cut {}", index, found, at
                    );
                }
            }
            known.extend(chunks.iter().map(|(pos, _)| (*pos, version)));
        }
    }

    /// Whatever happens to a file, chunks are read whole or give an error, and those whose bytes were not touched
    /// are read.
    #[test]
    fn garbling_loses_only_what_it_hits(
        hits in prop::collection::vec((2usize..16, 0usize..SECTOR, any::<u8>()), 0..6), cut in 0usize..80_000,
    ) {
        let mut region = over(Vec::new());
        let positions: Vec<_> = (0..8).map(|index| REGION.chunk(index * 5)).collect();
        for &pos in &positions {
            region.write_chunks(&[(pos, &content(pos, 1, 5000))], 1).unwrap();
        }
        let mut bytes = region.backing.clone();
        let whole = bytes.clone();
        for (sector, at, value) in hits {
            if let Some(byte) = bytes.get_mut(sector * SECTOR + at) {
                *byte = value;
            }
        }
        bytes.truncate(cut.max(HEADER_SECTORS as usize * SECTOR));
        let mut garbled = over(bytes.clone());
        for &pos in &positions {
            let (start, count) = split(region.locations[pos.index_in_region()]);
            let range = start as usize * SECTOR..(start as usize + count) * SECTOR;
            let intact = bytes.get(range.clone()) == whole.get(range);
            match garbled.read_chunk(pos) {
                Ok(Some(read)) if intact => prop_assert_eq!(version(pos, &read), 1),
                _ => prop_assert!(!intact),
            }
        }
    }

    #[test]
    fn noise_never_panics(header in prop::collection::vec((0usize..2048, any::<u32>()), 0..40), rest in prop::collection::vec(any::<u8>(), 0..20_000)) {
        let mut bytes = vec![0; 8192];
        for (at, word) in header {
            // Small sector numbers, so that some point into the file.
            bytes[at * 4..at * 4 + 4].copy_from_slice(&(word & 0xf07).to_be_bytes());
        }
        bytes.extend(rest);
        parse_for_fuzz(&bytes);
        parse_for_fuzz(&bytes[..bytes.len() / 3]);
    }
}

#[test]
fn space_is_used_again() {
    let mut region = over(Vec::new());
    let pos = REGION.chunk(3);
    for version_number in 0..50 {
        region.write_chunks(&[(pos, &content(pos, version_number, 6000))], 1).unwrap();
        assert_eq!(read_version(&mut region, pos), Some(version_number));
    }
    // Header, two places to alternate between.
    assert_eq!(region.backing.len(), (2 + 2 * 2) * SECTOR);
}

#[test]
fn two_chunks_in_one_place_are_both_read_and_never_overwritten() {
    let mut region = over(Vec::new());
    let (a, b) = (REGION.chunk(0), REGION.chunk(1));
    region.write_chunks(&[(a, &content(a, 1, 100))], 1).unwrap();
    let mut bytes = region.backing.clone();
    let location: [u8; 4] = bytes[..4].try_into().unwrap();
    bytes[4..8].copy_from_slice(&location);
    let mut region = over(bytes);
    region.write_chunks(&[(b, &content(b, 2, 100))], 1).unwrap();
    region.write_chunks(&[(REGION.chunk(2), &content(REGION.chunk(2), 3, 100))], 1).unwrap();
    assert_eq!(read_version(&mut region, a), Some(1));
    assert_eq!(read_version(&mut region, b), Some(2));
}

#[test]
fn bad_places_are_errors() {
    let mut bytes = vec![0; 3 * SECTOR];
    for (at, location) in
        [(0, 1u32 << 8 | 1), (1, 2 << 8), (2, 900 << 8 | 1), (3, 2 << 8 | 1), (4, 2 << 8 | 200)]
    {
        bytes[at * 4..at * 4 + 4].copy_from_slice(&location.to_be_bytes());
    }
    let mut region = over(bytes);
    let mut error = |index| match region.read_chunk(REGION.chunk(index)) {
        Err(ReadError::Damaged(error)) => error,
        other => panic!("{other:?}"),
    };
    assert!(matches!(error(0), ChunkError::Location { sector: 1, .. }));
    assert!(matches!(error(1), ChunkError::Location { count: 0, .. }));
    assert!(matches!(error(2), ChunkError::Location { sector: 900, .. }));
    assert!(matches!(error(3), ChunkError::Compression(0)));
    assert!(matches!(error(4), ChunkError::Compression(0)));
}

#[test]
fn every_compression_and_large_chunks() {
    let dir = tempfile::tempdir().unwrap();
    let pos = ChunkPos::new(-1, 40);
    let external = dir.path().join("c.-1.40.mcc");
    for compression in [Compression::Zlib, Compression::Lz4, Compression::None, Compression::Gzip] {
        let open = || RegionFile::open(dir.path(), pos.region(), compression, true, true).unwrap().unwrap();
        for size in [10, 3_000_000, 20] {
            open().write_chunks(&[(pos, &content(pos, size as i32, size))], 5).unwrap();
            assert_eq!(read_version(&mut open(), pos), Some(size as i32));
            assert!(size == 3_000_000 || !external.exists());
        }
        assert!(!external.exists());
        assert_eq!(open().timestamp_s(pos), 5);
    }
    let mut region =
        RegionFile::open(dir.path(), pos.region(), Compression::None, true, true).unwrap().unwrap();
    region.write_chunks(&[(pos, &content(pos, 1, 3_000_000))], 5).unwrap();
    assert!(external.exists());
    fs::remove_file(&external).unwrap();
    assert!(matches!(region.read_chunk(pos), Err(ReadError::Damaged(ChunkError::NoExternalFile))));
    assert!(region.write_chunks(&[(ChunkPos::new(0, 0), &[])], 5).is_err());
}

#[test]
fn a_missing_region_is_no_error_and_makes_no_file() {
    let dir = tempfile::tempdir().unwrap();
    assert!(RegionFile::open(dir.path(), REGION, Compression::Zlib, true, false).unwrap().is_none());
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0);
}
