use std::sync::Arc;

use super::{BoundingBox, Start, Structures};
use crate::features::Level;
use crate::random::DecorationRandom;

/// How far from a chunk the starts may be that reach into it, in chunks.
pub const REACH: i32 = 8;

/// The starts that reach into a chunk.
#[derive(Debug, Clone, Default)]
pub struct References {
    /// By number of the structure, ascending; each with its starts in the order they are placed.
    pub by_structure: Vec<(usize, Vec<Arc<Start>>)>,
}

impl References {
    /// Of the chunk at chunk coordinates `chunk`. `starts_of` gives the starts of a chunk; it is asked for all up to
    /// [`REACH`] away.
    pub fn find(chunk: [i32; 2], mut starts_of: impl FnMut([i32; 2]) -> Vec<Arc<Start>>) -> Self {
        let columns = BoundingBox::of_chunk(chunk, 0, 0);
        let mut found: Vec<(usize, LongSet, Vec<Arc<Start>>)> = Vec::new();
        for x in chunk[0] - REACH..=chunk[0] + REACH {
            for z in chunk[1] - REACH..=chunk[1] + REACH {
                for start in starts_of([x, z]) {
                    if !start.bounding_box.intersects_columns(&columns) {
                        continue;
                    }
                    let at = found.iter().position(|(structure, ..)| *structure == start.structure);
                    let at = at.unwrap_or_else(|| {
                        found.push((start.structure, LongSet::default(), Vec::new()));
                        found.len() - 1
                    });
                    found[at].1.insert(pack(start.chunk));
                    found[at].2.push(start);
                }
            }
        }
        found.sort_by_key(|(structure, ..)| *structure);
        let in_order = |(structure, keys, mut starts): (usize, LongSet, Vec<Arc<Start>>)| {
            let order = keys.in_order();
            starts.sort_by_key(|start| order.iter().position(|&key| key == pack(start.chunk)));
            (structure, starts)
        };
        Self { by_structure: found.into_iter().map(in_order).collect() }
    }

    /// All of them.
    pub fn starts(&self) -> impl Iterator<Item = &Arc<Start>> {
        self.by_structure.iter().flat_map(|(_, starts)| starts)
    }

    /// Places the structures of decoration step `step` into the chunk in the middle of `level`. `chunk_seed` is what
    /// [`DecorationRandom::seed_chunk`] gave.
    pub fn place(
        &self,
        structures: &Structures,
        step: usize,
        chunk_seed: i64,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
    ) {
        for (number, starts) in &self.by_structure {
            let Some(structure) = structures.structures.get(*number) else { continue };
            if structure.step == step {
                random.seed_feature(chunk_seed, structure.index_in_step, step);
                starts.iter().for_each(|start| start.place(structure, level, random));
            }
        }
    }
}

fn pack([x, z]: [i32; 2]) -> i64 {
    i64::from(x) & 0xFFFF_FFFF | i64::from(z) << 32
}

/// A set of longs that lists them in the order of fastutil's `LongOpenHashSet`, which is part of the world.
#[derive(Debug)]
struct LongSet {
    /// A power of two; zero is free.
    slots: Vec<i64>,
    has_zero: bool,
    len: usize,
}

impl Default for LongSet {
    fn default() -> Self {
        Self { slots: vec![0; 32], has_zero: false, len: 0 }
    }
}

impl LongSet {
    fn insert(&mut self, key: i64) {
        if key == 0 {
            if self.has_zero {
                return;
            }
            self.has_zero = true;
        } else {
            let at = self.slot(key);
            if self.slots[at] == key {
                return;
            }
            self.slots[at] = key;
        }
        // Grows when three quarters were taken before.
        let most = self.slots.len() / 4 * 3;
        self.len += 1;
        if self.len > most {
            let wanted = ((self.len + 1) as f64 / 0.75).ceil() as usize;
            let old = std::mem::replace(&mut self.slots, vec![0; wanted.next_power_of_two()]);
            // From the back, as it is listed.
            for key in old.into_iter().rev().filter(|&key| key != 0) {
                let at = self.slot(key);
                self.slots[at] = key;
            }
        }
    }

    /// Where a key is or would be.
    fn slot(&self, key: i64) -> usize {
        let mask = self.slots.len() - 1;
        let mut mixed = (key as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^= mixed >> 32;
        mixed ^= mixed >> 16;
        let mut at = mixed as usize & mask;
        while self.slots[at] != 0 && self.slots[at] != key {
            at = (at + 1) & mask;
        }
        at
    }

    fn in_order(&self) -> Vec<i64> {
        let zero = self.has_zero.then_some(0);
        zero.into_iter().chain(self.slots.iter().rev().copied().filter(|&key| key != 0)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longs_keep_their_places_while_growing() {
        let mut set = LongSet::default();
        for key in 0..100 {
            set.insert(key);
            set.insert(key);
        }
        let order = set.in_order();
        assert_eq!(order[0], 0);
        assert_eq!(set.slots.len(), 256);
        let mut sorted = order;
        sorted.sort_unstable();
        assert!(sorted.into_iter().eq(0..100));
    }
}
