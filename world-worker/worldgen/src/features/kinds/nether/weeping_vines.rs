use chunk::BlockPos;
use registry::{block_ids, blocks};

use super::{Vine, difference, vine_length};
use crate::features::kinds::game_state;
use crate::features::kinds::random_neighbor_spread::touches_one;
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

const WART_ATTEMPTS: u32 = 200;
const VINE_ATTEMPTS: u32 = 100;
/// In blocks, unless it is doubled.
const MAX_LENGTH: i32 = 8;

/// Wart blocks at a ceiling, and vines below them (up to 26.2).
#[derive(Debug)]
struct WeepingVines {
    wart_block: u16,
    vine: Vine,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(WeepingVines {
        wart_block: game_state(json, "nether_wart_block")?,
        vine: Vine::new(json, "weeping_vines", Direction::Down)?,
    }))
}

impl Feature for WeepingVines {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let has_ceiling = |level: &Level<'_>, pos: BlockPos| is_ceiling(level.block(pos.offset(0, 1, 0)));
        if !level.is_air(origin) || !has_ceiling(level, origin) {
            return false;
        }
        level.set(origin, self.wart_block);
        for _ in 0..WART_ATTEMPTS {
            let [x, y, z] = [[6, 6], [2, 5], [6, 6]].map(|[plus, minus]| difference(random, plus, minus));
            let pos = origin.offset(x, y, z);
            if level.is_air(pos) && touches_one(level, pos, is_ceiling) {
                level.set(pos, self.wart_block);
            }
        }
        for _ in 0..VINE_ATTEMPTS {
            let [x, y, z] = [[8, 8], [2, 7], [8, 8]].map(|[plus, minus]| difference(random, plus, minus));
            let pos = origin.offset(x, y, z);
            if level.is_air(pos) && has_ceiling(level, pos) {
                // One more than is drawn, unlike those that grow upwards.
                let length = vine_length(random, MAX_LENGTH) + 1;
                self.vine.grow(level, random, pos, length);
            }
        }
        true
    }
}

fn is_ceiling(state: u16) -> bool {
    matches!(blocks::block_id(state), block_ids::NETHERRACK | block_ids::NETHER_WART_BLOCK)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{feature, with_level};

    #[test]
    fn hangs_from_the_ceiling() {
        let vines =
            feature(Edition::V26_2, serde_json::json!({"type": "weeping_vines", "config": {}})).unwrap();
        with_level(|level, random| {
            for x in 0..16 {
                for z in 0..16 {
                    level.set(BlockPos::new(x, 80, z), blocks::parse_state("netherrack").unwrap());
                }
            }
            assert!(vines.place(level, random, BlockPos::new(8, 79, 8)));
            let (mut heads, mut warts) = (0, 0);
            for at in 0..16 * 16 * 20 {
                let pos = BlockPos::new(at & 15, 60 + (at >> 8), at >> 4 & 15);
                match blocks::block_id(level.block(pos)) {
                    block_ids::WEEPING_VINES => {
                        heads += 1;
                        assert!(!level.is_air(pos.offset(0, 1, 0)) && level.is_air(pos.offset(0, -1, 0)));
                    }
                    block_ids::NETHER_WART_BLOCK => warts += 1,
                    _ => {}
                }
            }
            assert!(heads > 3 && warts > 10, "{heads} {warts}");
        });
    }
}
