use chunk::BlockPos;
use registry::{block_states, blocks};

use super::seagrass::near_floor;
use super::water::is_water;
use crate::features::provider::IntProvider;
use crate::features::survival::survives;
use crate::features::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Sea pickles here and there, as up to 26.2.
#[derive(Debug)]
struct SeaPickles {
    count: IntProvider,
    pickles: Pickles,
}

/// Groups of one to four sea pickles under water.
#[derive(Debug)]
pub(super) struct Pickles([u16; 4]);

impl Pickles {
    pub(super) fn new() -> Self {
        Self(["1", "2", "3", "4"].map(|count| {
            let pickle = block_states::SEA_PICKLE;
            blocks::set_property(pickle, "pickles", count).unwrap_or(pickle)
        }))
    }

    pub(super) fn draw(&self, random: &mut DecorationRandom) -> u16 {
        self.0[random.next_bounded(4) as usize]
    }
}

pub(super) fn parse(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let count = IntProvider::parse_within(json.get("count")?, 0, 256)?;
    Ok(Box::new(SeaPickles { count, pickles: Pickles::new() }))
}

impl Feature for SeaPickles {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let mut is_placed = false;
        for _ in 0..self.count.sample(random) {
            let pos = near_floor(level, random, origin);
            let state = self.pickles.draw(random);
            if is_water(level.block(pos)) && survives(level, pos, state) {
                level.set(pos, state);
                is_placed = true;
            }
        }
        is_placed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{count, feature, fill, with_level};
    use registry::block_ids;
    use serde_json::json;

    #[test]
    fn draws_before_it_looks() {
        let json = json!({"type": "sea_pickle", "config": {"count": 20}});
        let pickles = feature(Edition::V26_2, json).unwrap();
        let origin = BlockPos::new(8, 10, 8);
        with_level(|level, random| {
            let mut expected = random.clone();
            // Bounds of powers of two take one draw each.
            expected.skip(20 * 5);
            assert!(!pickles.place(level, random, origin));
            assert_eq!(random.next_i32(), expected.next_i32());
        });
        with_level(|level, random| {
            fill(level, [0, 10], block_states::STONE);
            fill(level, [10, 63], block_states::WATER);
            assert!(pickles.place(level, random, origin));
            assert!((10..=20).contains(&count(level, origin, 8, block_ids::SEA_PICKLE)));
        });
    }
}
