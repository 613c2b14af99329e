use chunk::BlockPos;

use crate::features::predicate::parse_direction;
use crate::features::provider::{IntProvider, StateProvider};
use crate::features::{Direction, Feature, Level, Parser, Predicate};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// Blocks in a row, in layers.
#[derive(Debug)]
struct BlockColumn {
    /// Heights and states, from the origin on.
    layers: Vec<(IntProvider, StateProvider)>,
    direction: Direction,
    allowed: Predicate,
    /// Whether the first layers are cut where there is no place for all, rather than the last ones.
    cuts_first: bool,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let layers = json
        .get("layers")?
        .array()?
        .map(|layer| {
            let height = IntProvider::parse_within(layer.get("height")?, 0, 4096)?;
            Ok((height, StateProvider::parse(layer.get("provider")?, parser)?))
        })
        .collect::<Result<_, PackError>>()?;
    Ok(Box::new(BlockColumn {
        layers,
        direction: parse_direction(json.get("direction")?)?,
        allowed: Predicate::parse(json.get("allowed_placement")?, parser)?,
        cuts_first: json.get("prioritize_tip")?.bool()?,
    }))
}

impl Feature for BlockColumn {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let mut heights: Vec<i32> = self.layers.iter().map(|(height, _)| height.sample(random)).collect();
        let total: i32 = heights.iter().sum();
        if total == 0 {
            return false;
        }
        // What is tested is the block after each, not the block itself.
        let free = (0..total)
            .find(|at| !self.allowed.test(level, self.direction.by(origin, at + 1)))
            .unwrap_or(total);
        self.cut(&mut heights, total - free);
        let mut pos = origin;
        for (height, (_, provider)) in heights.into_iter().zip(&self.layers) {
            for _ in 0..height {
                if let Some(state) = provider.state(level, random, pos) {
                    level.set(pos, state);
                }
                pos = self.direction.from(pos);
            }
        }
        true
    }
}

impl BlockColumn {
    /// Makes the layers `excess` blocks shorter in all.
    fn cut(&self, heights: &mut [i32], mut excess: i32) {
        let mut cut = |height: &mut i32| {
            let removed = excess.min(*height);
            excess -= removed;
            *height -= removed;
        };
        if self.cuts_first {
            heights.iter_mut().for_each(&mut cut);
        } else {
            heights.iter_mut().rev().for_each(&mut cut);
        }
    }
}

#[cfg(test)]
mod tests {
    use registry::blocks::{block_of_state, parse_state};
    use serde_json::json;

    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{feature, with_level};

    /// The blocks upwards from 0 64 0, of a column of two stones and one dirt under a lid so many blocks higher.
    fn column(cuts_first: bool, lid: i32) -> Vec<&'static str> {
        let layer = |height: i32, state: &str| json!({"height": height, "provider": {"type": "simple_state_provider", "state": state}});
        let column = json!({"type": "block_column", "config": {"direction": "up",
            "layers": [layer(2, "stone"), layer(1, "dirt")], "prioritize_tip": cuts_first,
            "allowed_placement": {"type": "matching_block_tag", "tag": "air"}}});
        let column = feature(Edition::V26_2, column).unwrap();
        let origin = BlockPos::new(0, 64, 0);
        with_level(|level, random| {
            level.set(origin.offset(0, lid, 0), parse_state("glass").unwrap());
            assert!(column.place(level, random, origin));
            (0..4).map(|y| block_of_state(level.block(origin.offset(0, y, 0))).name).collect()
        })
    }

    #[test]
    fn layers_are_cut_below_a_lid() {
        assert_eq!(column(true, 4), ["stone", "stone", "dirt", "air"]);
        // The block below the lid stays free of the column.
        assert_eq!(column(true, 3), ["stone", "dirt", "air", "glass"]);
        assert_eq!(column(false, 3), ["stone", "stone", "air", "glass"]);
        assert_eq!(column(true, 2), ["dirt", "air", "glass", "air"]);
    }
}
