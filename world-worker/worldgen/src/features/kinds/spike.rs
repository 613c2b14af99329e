use chunk::BlockPos;
use registry::blocks;

use crate::blocks::parse_state;
use crate::features::{Feature, Level, Parser, Predicate};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// A pointed tower, of ice mostly, that also goes into the ground.
#[derive(Debug)]
struct Spike {
    state: u16,
    can_place_on: Predicate,
    can_replace: Predicate,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(Spike {
        state: parse_state(json.get("state")?)?,
        can_place_on: Predicate::parse(json.get("can_place_on")?, parser)?,
        can_replace: Predicate::parse(json.get("can_replace")?, parser)?,
    }))
}

impl Spike {
    fn is_open(&self, level: &Level<'_>, pos: BlockPos) -> bool {
        level.is_air(pos) || self.can_replace.test(level, pos)
    }

    fn set(&self, level: &mut Level<'_>, pos: BlockPos) {
        if self.is_open(level, pos) {
            level.set(pos, self.state);
        }
    }

    /// What gets thinner upwards, and its mirror image below.
    fn place_tower(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        origin: BlockPos,
        [height, width]: [i32; 2],
    ) {
        for y in 0..height {
            let scale = (1.0 - y as f32 / height as f32) * width as f32;
            let radius = scale.ceil() as i32;
            for x in -radius..=radius {
                let dx = x.abs() as f32 - 0.25;
                for z in -radius..=radius {
                    let dz = z.abs() as f32 - 0.25;
                    if (x != 0 || z != 0) && dx * dx + dz * dz > scale * scale {
                        continue;
                    }
                    let is_edge = x.abs() == radius || z.abs() == radius;
                    if is_edge && random.next_f32() > 0.75 {
                        continue;
                    }
                    self.set(level, origin.offset(x, y, z));
                    if y != 0 && radius > 1 {
                        self.set(level, origin.offset(x, -y, z));
                    }
                }
            }
        }
    }

    /// One column of what reaches far down. The corners have gaps.
    fn place_foot(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        foot: BlockPos,
        is_corner: bool,
    ) {
        const LOWEST_Y: i32 = 50;
        let mut run = if is_corner { random.next_bounded(5) } else { 50 };
        let mut pos = foot;
        while pos.y > LOWEST_Y {
            let is_own = blocks::block_id(level.block(pos)) == blocks::block_id(self.state);
            if !is_own && !self.is_open(level, pos) {
                return;
            }
            level.set(pos, self.state);
            pos = pos.offset(0, -1, 0);
            run -= 1;
            if run <= 0 {
                pos = pos.offset(0, -(random.next_bounded(5) + 1), 0);
                run = random.next_bounded(5);
            }
        }
    }
}

impl Feature for Spike {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let mut origin = origin;
        while level.is_air(origin) && origin.y > level.min_y() + 2 {
            origin = origin.offset(0, -1, 0);
        }
        if !self.can_place_on.test(level, origin) {
            return false;
        }
        origin = origin.offset(0, random.next_bounded(4), 0);
        let height = random.next_bounded(4) + 7;
        let width = height / 4 + random.next_bounded(2);
        if width > 1 && random.next_bounded(60) == 0 {
            origin = origin.offset(0, 10 + random.next_bounded(30), 0);
        }
        self.place_tower(level, random, origin, [height, width]);
        let radius = (width - 1).clamp(0, 1);
        for x in -radius..=radius {
            for z in -radius..=radius {
                let is_corner = x != 0 && z != 0;
                self.place_foot(level, random, origin.offset(x, -1, z), is_corner);
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{count, feature, fill, with_level};
    use registry::{block_ids, block_states};
    use serde_json::json;

    #[test]
    fn on_snow_and_down_to_height_50() {
        let spike = feature(
            Edition::V26_3,
            json!({
                "type": "spike", "state": "packed_ice",
                "can_place_on": {"type": "matching_blocks", "blocks": "snow_block"},
                "can_replace": {"type": "matching_blocks", "blocks": ["snow_block"]},
            }),
        )
        .unwrap();
        let origin = BlockPos::new(8, 100, 8);
        with_level(|level, random| {
            assert!(!spike.place(level, random, origin));
            fill(level, [40, 70], block_states::SNOW_BLOCK);
            assert!(spike.place(level, random, origin));
            assert!(count(level, BlockPos::new(8, 70, 8), 12, block_ids::PACKED_ICE) > 30);
            assert_eq!(level.block(BlockPos::new(8, 51, 8)), block_states::PACKED_ICE);
            assert_eq!(level.block(BlockPos::new(8, 50, 8)), block_states::SNOW_BLOCK);
        });
    }
}
