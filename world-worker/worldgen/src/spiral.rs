//! A square spiral: places around a middle, ring after ring.
//!
//! It begins towards positive x and turns towards positive z, as vanilla's does.

/// Places on all rings up to `radius`.
pub const fn len(radius: u32) -> u64 {
    let edge = 2 * radius as u64 + 1;
    edge * edge
}

/// The place that comes after `index` others, relative to the middle.
pub fn place(index: u64) -> [i64; 2] {
    let ring = index.isqrt().div_ceil(2);
    if ring == 0 {
        return [0, 0];
    }
    let along = (index - (2 * ring - 1).pow(2)) as i64;
    let ring = ring as i64;
    let edge = 2 * ring;
    let step = along % edge + 1;
    match along / edge {
        0 => [ring, step - ring],
        1 => [ring - step, ring],
        2 => [-ring, ring - step],
        _ => [step - ring, -ring],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn the_first_places_are_vanillas() {
        let first: Vec<_> = (0..10).map(place).collect();
        let expected =
            [[0, 0], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1], [2, -1]];
        assert_eq!(first, expected);
    }

    #[test]
    fn every_place_once_and_each_beside_the_one_before() {
        let mut seen = HashSet::new();
        let mut last = [0, 0];
        for index in 0..len(20) {
            let at = place(index);
            assert!(at.iter().all(|along| along.abs() <= 20));
            assert!(seen.insert(at));
            assert!(index == 0 || (at[0] - last[0]).abs() + (at[1] - last[1]).abs() == 1, "{index}");
            last = at;
        }
    }

    #[test]
    fn far_places_are_exact() {
        // The whole world, in chunks.
        let radius = 1_875_000;
        let ring = i64::from(radius);
        assert_eq!(place(len(radius) - 1), [ring, -ring]);
        assert_eq!(place(len(radius)), [ring + 1, -ring]);
    }
}
