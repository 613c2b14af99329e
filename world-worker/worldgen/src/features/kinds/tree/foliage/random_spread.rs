use super::{Crown, FoliagePlacer};
use crate::features::kinds::tree::growth::Growth;
use crate::features::kinds::tree::limits::{int_within, provider_within};
use crate::features::provider::IntProvider;
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Leaves here and there.
#[derive(Debug)]
struct RandomSpread {
    foliage_height: IntProvider,
    attempts: i32,
}

pub(super) fn parse(json: Json<'_>) -> Result<Box<dyn FoliagePlacer>, PackError> {
    // The radius is a bound of draws here.
    provider_within(json.get("radius")?, 1, 16)?;
    Ok(Box::new(RandomSpread {
        foliage_height: provider_within(json.get("foliage_height")?, 1, 512)?,
        attempts: int_within(json.get("leaf_placement_attempts")?, 0, 256)?,
    }))
}

impl FoliagePlacer for RandomSpread {
    fn height(&self, random: &mut DecorationRandom, _tree_height: i32) -> i32 {
        self.foliage_height.sample(random)
    }

    fn grow(&self, growth: &mut Growth<'_, '_>, crown: Crown) {
        for _ in 0..self.attempts {
            let [x, y, z] = [crown.radius, crown.height, crown.radius].map(|bound| {
                let first = growth.random.next_bounded(bound);
                first - growth.random.next_bounded(bound)
            });
            growth.leaf(crown.attachment.pos.offset(x, y, z));
        }
    }
}
