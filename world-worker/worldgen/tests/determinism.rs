//! The same chunk comes out whatever was asked for before, by however many threads, and whatever had to be made again.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use chunk::ChunkPos;
use worldgen::dimension::Dimension;
use worldgen::maker::Maker;
use worldgen::pack::Pack;

const SEED: i64 = 12345;
/// Forest, river and shore, a mineshaft below.
const FIRST: [i32; 2] = [-30, -28];
const EDGE: i32 = 3;

/// What a chunk holds, by its coordinates.
type Chunks = BTreeMap<[i32; 2], (Vec<u8>, String)>;

fn make(maker: &Maker<f32>, [x, z]: [i32; 2]) -> (Vec<u8>, String) {
    let made = maker.make(ChunkPos::new(x, z));
    let mut sections = Vec::new();
    made.chunk.encode_sections(&mut sections);
    (sections, format!("{:?} {:?}", made.block_entities, made.marks))
}

fn maker(limit: usize) -> Maker<f32> {
    let pack = Pack::builtin().unwrap();
    Maker::new(Dimension::new(&pack, "normal", "overworld", SEED).unwrap(), limit)
}

fn square() -> Vec<[i32; 2]> {
    let along = |first: i32| first..first + EDGE;
    along(FIRST[0]).flat_map(|x| along(FIRST[1]).map(move |z| [x, z])).collect()
}

#[test]
fn order_and_threads_make_no_difference() {
    let chunks = square();
    // One after the other, remembering so little that most is made again and again.
    let forgetful = maker(16);
    let expected: Chunks = chunks.iter().map(|&chunk| (chunk, make(&forgetful, chunk))).collect();

    let shared = maker(1000);
    let mut order = chunks;
    // Some other order.
    order.sort_by_key(|[x, z]| (x * 7 + z * 13).rem_euclid(11));
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Chunks::new());
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                while let Some(&chunk) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let made = make(&shared, chunk);
                    found.lock().unwrap().insert(chunk, made);
                }
            });
        }
    });
    let found = found.into_inner().unwrap();
    assert_eq!(found.len(), expected.len());
    for (chunk, made) in &expected {
        assert!(found[chunk] == *made, "{chunk:?}");
    }
}
