use chunk::BlockPos;

use crate::blocks::parse_state;
use crate::features::{Feature, Level, Parser, Predicate};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Blobs that a rock is made of.
const COUNT: u32 = 3;
/// Blocks over the lowest one that stay free of rocks.
const MARGIN: i32 = 3;

/// A rock on the ground.
#[derive(Debug)]
struct BlockBlob {
    state: u16,
    can_place_on: Predicate,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(BlockBlob {
        state: parse_state(json.get("state")?)?,
        can_place_on: Predicate::parse(json.get("can_place_on")?, parser)?,
    }))
}

impl Feature for BlockBlob {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let lowest = level.min_y() + MARGIN;
        let mut pos = origin;
        while pos.y > lowest && !self.can_place_on.test(level, pos.offset(0, -1, 0)) {
            pos = pos.offset(0, -1, 0);
        }
        if pos.y <= lowest {
            return false;
        }
        for _ in 0..COUNT {
            let [x, y, z] = [(); 3].map(|()| random.next_bounded(2));
            let radius = (x + y + z) as f32 * 0.333 + 0.5;
            for dz in -z..=z {
                for dy in -y..=y {
                    for dx in -x..=x {
                        if f64::from(dx * dx + dy * dy + dz * dz) <= f64::from(radius * radius) {
                            level.set(pos.offset(dx, dy, dz), self.state);
                        }
                    }
                }
            }
            let x = random.next_bounded(2) - 1;
            let y = -random.next_bounded(2);
            let z = random.next_bounded(2) - 1;
            pos = pos.offset(x, y, z);
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
    fn lies_on_the_ground() {
        let rock = feature(
            Edition::V26_3,
            json!({
                "type": "block_blob",
                "state": "mossy_cobblestone",
                "can_place_on": {"type": "matching_blocks", "blocks": "dirt"},
            }),
        )
        .unwrap();
        with_level(|level, random| {
            let mut same = random.clone();
            assert!(!rock.place(level, random, BlockPos::new(0, 70, 0)));
            assert_eq!(random.next_i64(), same.next_i64());
            level.set(BlockPos::new(0, 60, 0), blocks::parse_state("dirt").unwrap());
            assert!(rock.place(level, random, BlockPos::new(0, 70, 0)));
            let rock = blocks::parse_state("mossy_cobblestone").unwrap();
            assert_eq!(level.block(BlockPos::new(0, 61, 0)), rock);
            (0..18).for_each(|_| {
                same.next_bounded(2);
            });
            assert_eq!(random.next_i64(), same.next_i64());
        });
    }
}
