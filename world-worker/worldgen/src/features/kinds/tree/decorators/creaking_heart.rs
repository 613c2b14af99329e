use registry::block_states::CREAKING_HEART;
use registry::{blocks, tags};

use super::{Decoration, Decorator};
use crate::block_set::BlockSet;
use crate::features::kinds::tree::limits::chance;
use crate::features::{Direction, Parser};
use crate::pack::{Json, PackError};
use crate::random::{Random, shuffle};

/// A creaking heart among logs.
#[derive(Debug)]
struct CreakingHeart {
    probability: f32,
    logs: BlockSet,
    heart: u16,
}

pub(super) fn parse(json: Json<'_>, _parser: &mut Parser<'_>) -> Result<Box<dyn Decorator>, PackError> {
    let heart = blocks::set_property(CREAKING_HEART, "creaking_heart_state", "dormant")
        .and_then(|state| blocks::set_property(state, "natural", "true"));
    Ok(Box::new(CreakingHeart {
        probability: chance(json.get("probability")?)?,
        logs: BlockSet::of_tag(tags::tag("block", "logs")),
        heart: heart.unwrap_or(CREAKING_HEART),
    }))
}

impl Decorator for CreakingHeart {
    fn decorate(&self, decoration: &mut Decoration<'_, '_>) {
        if decoration.logs.is_empty() || decoration.random.next_f32() >= self.probability {
            return;
        }
        let mut logs = decoration.logs.clone();
        shuffle(&mut logs, decoration.random);
        let is_log = |pos| self.logs.contains(decoration.level.block(pos));
        let inside = logs.into_iter().find(|log| Direction::ALL.iter().all(|side| is_log(side.from(*log))));
        if let Some(pos) = inside {
            decoration.set(pos, self.heart);
        }
    }
}
