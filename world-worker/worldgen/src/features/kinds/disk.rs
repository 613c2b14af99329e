use chunk::BlockPos;

use crate::features::provider::{IntProvider, StateProvider};
use crate::features::{Feature, Level, Parser, Predicate};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// A disk that replaces ground.
#[derive(Debug)]
struct Disk {
    state: StateProvider,
    target: Predicate,
    radius: IntProvider,
    /// Blocks above and below the middle.
    half_height: i32,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let half_height = json.get("half_height")?;
    Ok(Box::new(Disk {
        state: StateProvider::parse(json.get("state_provider")?, parser)?,
        target: Predicate::parse(json.get("target")?, parser)?,
        radius: IntProvider::parse_within(json.get("radius")?, 0, 128)?,
        half_height: match half_height.i32()? {
            blocks @ 0..=256 => blocks,
            _ => return Err(half_height.expected("from 0 to 256")),
        },
    }))
}

impl Feature for Disk {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let radius = self.radius.sample(random);
        let mut is_placed = false;
        for z in -radius..=radius {
            for x in -radius..=radius {
                if x * x + z * z <= radius * radius {
                    is_placed |= self.place_column(level, random, origin.offset(x, 0, z));
                }
            }
        }
        is_placed
    }
}

impl Disk {
    fn place_column(&self, level: &mut Level<'_>, random: &mut DecorationRandom, middle: BlockPos) -> bool {
        let mut is_placed = false;
        let mut is_placed_above = false;
        for y in (-self.half_height..=self.half_height).rev() {
            let pos = middle.offset(0, y, 0);
            if !self.target.test(level, pos) {
                is_placed_above = false;
            } else if let Some(state) = self.state.state(level, random, pos) {
                level.set(pos, state);
                if !is_placed_above {
                    mark_above(level, pos);
                }
                is_placed = true;
                is_placed_above = true;
            }
        }
        is_placed
    }
}

/// Has what stands on new ground looked at when the chunk is complete.
fn mark_above(level: &mut Level<'_>, pos: BlockPos) {
    for y in 1..=2 {
        let above = pos.offset(0, y, 0);
        if level.is_air(above) {
            break;
        }
        level.mark(above);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{feature, with_level};

    #[test]
    fn round() {
        let disk = json!({"type": "disk", "half_height": 1, "radius": 2,
            "state_provider": {"type": "simple_state_provider", "state": "clay"},
            "target": {"type": "matching_blocks", "blocks": "stone"}});
        let disk = feature(Edition::V26_3, disk).unwrap();
        with_level(|level, random| {
            let at = |x, y, z| BlockPos::new(8 + x, 64 + y, 8 + z);
            assert!(!disk.place(level, random, at(0, 0, 0)));
            for x in -3..=3 {
                for z in -3..=3 {
                    level.set(at(x, -1, z), 1);
                }
            }
            assert!(disk.place(level, random, at(0, 0, 0)));
            for (x, z, is_clay) in [(2, 0, true), (1, 1, true), (2, 1, false), (3, 0, false)] {
                assert_eq!(level.block(at(x, -1, z)) != 1, is_clay, "{x} {z}");
            }
        });
    }
}
