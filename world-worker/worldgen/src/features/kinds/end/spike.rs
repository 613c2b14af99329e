use std::f64::consts::PI;

use chunk::BlockPos;

use crate::features::kinds::game_state;
use crate::features::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, Random, shuffle};

/// How many towers there are unless data says which.
const COUNT: i32 = 10;
/// How far from the middle of the End they are then, in blocks.
const DISTANCE: f64 = 42.0;
/// Air around a tower is cleared above this height.
const CLEARED_ABOVE: i32 = 65;
/// Farther from its middle no block of a tower can be set.
const MAX_RADIUS: i32 = 48;

/// The towers with the crystals.
#[derive(Debug)]
struct Spikes {
    spikes: Vec<Spike>,
    obsidian: u16,
    bedrock: u16,
    fire: u16,
    /// Iron bars by the sides they are connected to: north, south, west, east, one bit each.
    bars: Vec<u16>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Spike {
    /// Its middle, x and z.
    center: [i32; 2],
    radius: i32,
    /// First height above the obsidian.
    height: i32,
    /// Whether bars are around the crystal.
    is_guarded: bool,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    let listed: Vec<Spike> = match json.opt("spikes") {
        Some(list) => list.array()?.map(Spike::parse).collect::<Result<_, _>>()?,
        None => Vec::new(),
    };
    let bars = |sides: usize| {
        let side = |at: usize| sides >> at & 1 != 0;
        let text =
            format!("iron_bars[north={},south={},west={},east={}]", side(0), side(1), side(2), side(3));
        game_state(json, &text)
    };
    Ok(Box::new(Spikes {
        spikes: if listed.is_empty() { of_world(parser.seed) } else { listed },
        obsidian: game_state(json, "obsidian")?,
        bedrock: game_state(json, "bedrock")?,
        fire: game_state(json, "fire")?,
        bars: (0..16).map(bars).collect::<Result<_, _>>()?,
    }))
}

impl Spike {
    fn parse(json: Json<'_>) -> Result<Self, PackError> {
        Ok(Self {
            center: [json.i32_or("centerX", 0)?, json.i32_or("centerZ", 0)?],
            radius: json.i32_or("radius", 0)?,
            height: json.i32_or("height", 0)?,
            is_guarded: json.bool_or("guarded", false)?,
        })
    }
}

/// The towers of a world with this seed.
fn of_world(seed: i64) -> Vec<Spike> {
    let key = Legacy::new(seed).next_i64() & 65_535;
    let mut sizes: Vec<i32> = (0..COUNT).collect();
    shuffle(&mut sizes, &mut Legacy::new(key));
    sizes
        .into_iter()
        .enumerate()
        .map(|(at, size)| {
            let angle = 2.0 * (-PI + PI / 10.0 * at as f64);
            Spike {
                center: [angle.cos(), angle.sin()].map(|share| (DISTANCE * share).floor() as i32),
                radius: 2 + size / 3,
                height: 76 + size * 3,
                is_guarded: size == 1 || size == 2,
            }
        })
        .collect()
}

impl Feature for Spikes {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let chunk = [origin.x >> 4, origin.z >> 4];
        for spike in self.spikes.iter().filter(|spike| spike.center.map(|at| at >> 4) == chunk) {
            self.build(level, spike);
            // The crystal's turn; it is an entity.
            random.next_f32();
        }
        true
    }
}

impl Spikes {
    fn build(&self, level: &mut Level<'_>, spike: &Spike) {
        let [x, z] = spike.center;
        let radius = spike.radius.min(MAX_RADIUS);
        let top = spike.height.saturating_add(10).min(level.end_y() - 1);
        for dz in -radius..=radius {
            for y in level.min_y()..=top {
                for dx in -radius..=radius {
                    let pos = BlockPos::new(x + dx, y, z + dz);
                    if dx * dx + dz * dz <= radius * radius + 1 && y < spike.height {
                        level.set(pos, self.obsidian);
                    } else if y > CLEARED_ABOVE {
                        level.set(pos, chunk::AIR);
                    }
                }
            }
        }
        let top = BlockPos::new(x, spike.height, z);
        if spike.is_guarded {
            self.guard(level, top);
        }
        level.set(top, self.bedrock);
        level.set(top.offset(0, 1, 0), self.fire);
    }

    /// A cage with its bottom at `pos`.
    fn guard(&self, level: &mut Level<'_>, pos: BlockPos) {
        for dx in -2_i32..=2 {
            for dz in -2_i32..=2 {
                for dy in 0..=3 {
                    let is_roof = dy == 3;
                    if dx.abs() != 2 && dz.abs() != 2 && !is_roof {
                        continue;
                    }
                    let along_z = dx.abs() == 2 || is_roof;
                    let along_x = dz.abs() == 2 || is_roof;
                    let sides =
                        [along_z && dz != -2, along_z && dz != 2, along_x && dx != -2, along_x && dx != 2];
                    let bits = sides.into_iter().rev().fold(0, |bits, side| bits << 1 | usize::from(side));
                    level.set(pos.offset(dx, dy, dz), self.bars[bits]);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use registry::blocks;

    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{feature, with_level};

    #[test]
    fn ten_around_the_middle() {
        let spikes = of_world(0);
        assert_eq!(spikes.len(), 10);
        assert_eq!((spikes[0].center, spikes[5].center), ([42, 0], [-42, -1]));
        assert_eq!(spikes.iter().filter(|spike| spike.is_guarded).count(), 2);
        let mut heights: Vec<i32> = spikes.iter().map(|spike| spike.height).collect();
        heights.sort_unstable();
        assert_eq!(heights, (0..10).map(|size| 76 + size * 3).collect::<Vec<_>>());
    }

    #[test]
    fn a_guarded_one() {
        let spike =
            serde_json::json!({"centerX": 8, "centerZ": 8, "radius": 2, "height": 70, "guarded": true});
        let spikes =
            feature(Edition::V26_3, serde_json::json!({"type": "end_spike", "spikes": [spike]})).unwrap();
        let state = |text: &str| blocks::parse_state(text).unwrap();
        with_level(|level, random| {
            let mut same = random.clone();
            spikes.place(level, random, BlockPos::new(16, 0, 0));
            assert!(level.is_air(BlockPos::new(8, 0, 8)));
            spikes.place(level, random, BlockPos::new(0, 0, 0));
            same.next_f32();
            assert_eq!(random.next_i64(), same.next_i64());
            let block = |x, y, z| level.block(BlockPos::new(x, y, z));
            assert_eq!(block(10, -64, 9), state("obsidian"));
            assert_eq!(block(10, 69, 10), chunk::AIR);
            assert_eq!([block(8, 70, 8), block(8, 71, 8)], ["bedrock", "fire"].map(state));
            assert_eq!(block(6, 70, 6), state("iron_bars[south=true,east=true]"));
            assert_eq!(block(8, 73, 8), state("iron_bars[north=true,south=true,west=true,east=true]"));
        });
    }
}
