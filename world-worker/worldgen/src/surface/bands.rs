use registry::blocks;

use crate::noise::Noise;
use crate::random::{Positional, Random};
use crate::real::Real;

/// Height after which the bands of badlands repeat, in blocks.
const HEIGHT: usize = 192;

/// The coloured bands of badlands.
#[derive(Debug)]
pub(super) struct Bands<R: Real> {
    states: Vec<u16>,
    offset: R::Noise,
}

impl<R: Real> Bands<R> {
    pub(super) fn new(random: Positional, offset: R::Noise) -> Self {
        let mut random = random.from_hash_of("minecraft:clay_bands");
        let mut states = vec![terracotta(""); HEIGHT];
        let mut at = 0;
        while at < HEIGHT {
            at += random.next_bounded(5) as usize + 1;
            if let Some(state) = states.get_mut(at) {
                *state = terracotta("orange_");
            }
            at += 1;
        }
        for (width, colour) in [(1, "yellow_"), (2, "brown_"), (1, "red_")] {
            for _ in 0..random.between(6, 15) {
                let width = (width + random.next_bounded(3)) as usize;
                let start = random.next_bounded(HEIGHT as i32) as usize;
                for state in states.iter_mut().skip(start).take(width) {
                    *state = terracotta(colour);
                }
            }
        }
        let mut left = random.between(9, 15);
        let mut at = 0;
        while left > 0 && at < HEIGHT {
            states[at] = terracotta("white_");
            if at > 1 && random.next_bool() {
                states[at - 1] = terracotta("light_gray_");
            }
            if at + 1 < HEIGHT && random.next_bool() {
                states[at + 1] = terracotta("light_gray_");
            }
            left -= 1;
            at += random.next_bounded(16) as usize + 4;
        }
        Self { states, offset }
    }

    pub(super) fn at(&self, x: i32, y: i32, z: i32) -> u16 {
        let noise = self.offset.at(f64::from(x), 0.0, f64::from(z));
        // Java's rounding, of a float since 26.3.
        let offset = (noise * R::of(4.0) + R::of(0.5)).wide().floor() as i32;
        self.states[(y + offset).rem_euclid(HEIGHT as i32) as usize]
    }
}

fn terracotta(colour: &str) -> u16 {
    blocks::block_by_name(&format!("{colour}terracotta")).map_or(0, |block| block.default_state)
}
