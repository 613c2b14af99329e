use std::sync::Arc;

use chunk::BlockPos;

use crate::features::provider::StateProvider;
use crate::features::{Direction, Feature, Level, Parser, PlacedFeature, Predicate};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// A row of blocks in one direction, and something at its end (26.3).
#[derive(Debug)]
struct SingleBlockPillar {
    block: StateProvider,
    can_replace: Predicate,
    direction: Direction,
    chance_to_continue: f32,
    cap_feature: Option<Arc<PlacedFeature>>,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let direction = json.get("direction")?;
    Ok(Box::new(SingleBlockPillar {
        block: StateProvider::parse(json.get("block")?, parser)?,
        can_replace: Predicate::parse(json.get("can_replace")?, parser)?,
        direction: Direction::from_name(direction.str()?).ok_or_else(|| direction.expected("a direction"))?,
        chance_to_continue: json.f32_or("chance_to_continue", 1.0)?,
        cap_feature: json.opt("cap_feature").map(|feature| parser.placed(feature)).transpose()?,
    }))
}

impl Feature for SingleBlockPillar {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let mut pos = origin;
        // Sideways the way ends with the chunks that are there, as nothing is set beyond.
        while self.can_replace.test(level, pos)
            && random.next_f32() < self.chance_to_continue
            && (level.min_y()..level.end_y()).contains(&pos.y)
            && level.is_writable(pos)
        {
            if let Some(state) = self.block.state(level, random, pos) {
                level.set(pos, state);
            }
            pos = self.direction.from(pos);
        }
        if let Some(cap) = &self.cap_feature {
            cap.place(level, random, self.direction.by(pos, -1));
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use registry::blocks;
    use serde_json::json;

    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{feature, with_level};

    #[test]
    fn one_draw_per_block() {
        let pillar = feature(
            Edition::V26_3,
            json!({
                "type": "single_block_pillar",
                "block": {"type": "simple_state_provider", "state": "basalt"},
                "can_replace": {"type": "matching_block_tag", "tag": "air"},
                "direction": "down",
            }),
        )
        .unwrap();
        with_level(|level, random| {
            let basalt = blocks::parse_state("basalt").unwrap();
            level.set(BlockPos::new(0, 60, 0), basalt);
            let mut same = random.clone();
            assert!(pillar.place(level, random, BlockPos::new(0, 64, 0)));
            assert!((60..=64).all(|y| level.block(BlockPos::new(0, y, 0)) == basalt));
            (0..4).for_each(|_| {
                same.next_f32();
            });
            assert_eq!(random.next_i64(), same.next_i64());
        });
    }
}
