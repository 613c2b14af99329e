use chunk::BlockPos;
use registry::{block_ids, blocks};

use crate::features::kinds::game_state;
use crate::features::kinds::stepped_column_cluster::{Cluster, Rules, can_place};
use crate::features::provider::IntProvider;
use crate::features::{Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Columns of basalt that grow lower the farther they are from the middle (up to 26.2).
#[derive(Debug)]
struct BasaltColumns {
    height: IntProvider,
    reach: IntProvider,
    basalt: Basalt,
}

#[derive(Debug)]
struct Basalt(u16);

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    _parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(BasaltColumns {
        height: IntProvider::parse_within(json.get("height")?, 1, 10)?,
        reach: IntProvider::parse_within(json.get("reach")?, 0, 3)?,
        basalt: Basalt(game_state(json, "basalt")?),
    }))
}

impl Rules for Basalt {
    fn can_replace(&self, level: &Level<'_>, pos: BlockPos) -> bool {
        let state = level.block(pos);
        blocks::is_air(state) || blocks::block_id(state) == block_ids::LAVA && pos.y <= level.sea_level()
    }

    fn can_begin(&self, level: &Level<'_>, pos: BlockPos) -> bool {
        level.is_air(pos)
    }

    fn is_forbidden(&self, state: u16) -> bool {
        matches!(
            blocks::block_id(state),
            block_ids::LAVA
                | block_ids::BEDROCK
                | block_ids::MAGMA_BLOCK
                | block_ids::SOUL_SAND
                | block_ids::NETHER_BRICKS
                | block_ids::NETHER_BRICK_FENCE
                | block_ids::NETHER_BRICK_STAIRS
                | block_ids::NETHER_WART
                | block_ids::CHEST
                | block_ids::SPAWNER
        )
    }

    fn goes_through(&self, level: &Level<'_>, pos: BlockPos) -> bool {
        blocks::block_id(level.block(pos)) == blocks::block_id(self.0)
    }

    fn put(&self, level: &mut Level<'_>, _random: &mut DecorationRandom, pos: BlockPos) {
        level.set(pos, self.0);
    }
}

impl Feature for BasaltColumns {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        if !can_place(&self.basalt, level, origin) {
            return false;
        }
        let height = self.height.sample(random);
        let (spread, count) = if random.next_f32() < 0.9 { (5, 50) } else { (8, 15) };
        let cluster = Cluster { height, spread, count, reach: &self.reach };
        cluster.place(&self.basalt, level, random, origin)
    }
}
