use chunk::BlockPos;
use registry::tags;

use crate::features::provider::StateProvider;
use crate::features::{BlockSet, Direction, Feature, Level, Parser, survival};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Plants around a place on nylium.
#[derive(Debug)]
struct NetherForestVegetation {
    state: StateProvider,
    width: i32,
    height: i32,
    nylium: BlockSet,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let spread = |name: &str| {
        let spread = json.get(name)?;
        match spread.i32()? {
            blocks @ 1..=256 => Ok(blocks),
            _ => Err(spread.expected("from 1 to 256")),
        }
    };
    Ok(Box::new(NetherForestVegetation {
        state: StateProvider::parse(json.get("state_provider")?, parser)?,
        width: spread("spread_width")?,
        height: spread("spread_height")?,
        nylium: BlockSet::of_tag(tags::tag("block", "nylium")),
    }))
}

impl Feature for NetherForestVegetation {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let below = level.block(Direction::Down.from(origin));
        let is_inside = (level.min_y() + 1..level.end_y() - 1).contains(&origin.y);
        if !self.nylium.contains(below) || !is_inside {
            return false;
        }
        let mut is_placed = false;
        for _ in 0..self.width * self.width {
            let [x, y, z] = [self.width, self.height, self.width]
                .map(|spread| random.next_bounded(spread) - random.next_bounded(spread));
            let pos = origin.offset(x, y, z);
            let Some(state) = self.state.state(level, random, pos) else { continue };
            if level.is_air(pos) && pos.y > level.min_y() && survival::survives(level, pos, state) {
                level.set(pos, state);
                is_placed = true;
            }
        }
        is_placed
    }
}

#[cfg(test)]
mod tests {
    use registry::blocks::parse_state;
    use serde_json::json;

    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{feature, with_level};

    #[test]
    fn on_nylium() {
        let roots = json!({"type": "nether_forest_vegetation", "config": {"spread_width": 3, "spread_height": 1,
            "state_provider": {"type": "simple_state_provider", "state": {"Name": "crimson_roots"}}}});
        let roots = feature(Edition::V26_2, roots).unwrap();
        with_level(|level, random| {
            let pos = BlockPos::new(8, 64, 8);
            assert!(!roots.place(level, random, pos));
            for x in 6..=10 {
                for z in 6..=10 {
                    level.set(BlockPos::new(x, 63, z), parse_state("crimson_nylium").unwrap());
                }
            }
            assert!(roots.place(level, random, pos));
        });
    }
}
