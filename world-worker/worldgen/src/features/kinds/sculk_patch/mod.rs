//! Sculk that spreads from a place as if something had died there.

mod cursor;
mod sculk;

use chunk::BlockPos;
use registry::{block_states, blocks};

use super::water::is_still_water;
use crate::features::provider::IntProvider;
use crate::features::{Direction, Edition, Feature, Level, Parser, faces};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};
use cursor::Cursors;
use sculk::Sculk;

#[derive(Debug)]
struct SculkPatch {
    sculk: Sculk,
    charge_count: i32,
    charge: i32,
    spread_attempts: i32,
    growth_rounds: i32,
    spread_rounds: i32,
    ending: Option<Ending>,
}

/// What comes after the sculk; from 26.3 on, these are features of their own.
#[derive(Debug)]
struct Ending {
    catalyst_chance: f32,
    shriekers: IntProvider,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let int = |name: &str, min, max| json.get(name)?.i32_within(min, max);
    let ending = match parser.edition {
        Edition::V26_2 => Some(Ending {
            catalyst_chance: json.get("catalyst_chance")?.f32()?,
            shriekers: IntProvider::parse(json.get("extra_rare_growths")?)?,
        }),
        Edition::V26_3 => None,
    };
    Ok(Box::new(SculkPatch {
        sculk: Sculk::new(json, parser)?,
        charge_count: int("charge_count", 1, 32)?,
        charge: int("amount_per_charge", 1, 500)?,
        spread_attempts: int("spread_attempts", 1, 64)?,
        growth_rounds: int("growth_rounds", 0, 8)?,
        spread_rounds: int("spread_rounds", 0, 8)?,
        ending,
    }))
}

/// Whether sculk can begin at a place.
fn can_begin(level: &Level<'_>, sculk: &Sculk, pos: BlockPos) -> bool {
    let state = level.block(pos);
    if sculk.behaviour(state).is_sculk() {
        return true;
    }
    (blocks::is_air(state) || is_still_water(state))
        && Direction::ALL.into_iter().any(|side| blocks::is_collision_full_block(level.block(side.from(pos))))
}

impl Ending {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, shrieker: u16, origin: BlockPos) {
        let below = level.block(origin.offset(0, -1, 0));
        if random.next_f32() <= self.catalyst_chance && blocks::is_collision_full_block(below) {
            level.set(origin, block_states::SCULK_CATALYST);
        }
        for _ in 0..self.shriekers.sample(random) {
            let x = random.next_bounded(5) - 2;
            let z = random.next_bounded(5) - 2;
            let pos = origin.offset(x, 0, z);
            let ground = level.block(pos.offset(0, -1, 0));
            if level.is_air(pos) && faces::is_sturdy(ground, Direction::Up) {
                level.set(pos, shrieker);
            }
        }
    }
}

impl Feature for SculkPatch {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        if !can_begin(level, &self.sculk, origin) {
            return false;
        }
        for round in 0..self.spread_rounds + self.growth_rounds {
            let mut cursors = Cursors::default();
            for _ in 0..self.charge_count {
                cursors.add(origin, self.charge);
            }
            for _ in 0..self.spread_attempts {
                cursors.update(level, random, &self.sculk, origin, round < self.spread_rounds);
            }
        }
        if let Some(ending) = &self.ending {
            ending.place(level, random, self.sculk.shrieker, origin);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::test_level::{count, feature, fill, with_level};
    use registry::block_ids;
    use serde_json::json;

    #[test]
    fn spreads_over_stone() {
        let patch = json!({
            "type": "sculk_patch", "amount_per_charge": 32, "charge_count": 10, "growth_rounds": 0,
            "spread_attempts": 64, "spread_rounds": 1, "catalyst_chance": 1.0, "extra_rare_growths": 3,
        });
        let origin = BlockPos::new(8, 10, 8);
        for edition in [Edition::V26_2, Edition::V26_3] {
            let patch = feature(edition, patch.clone()).unwrap();
            with_level(|level, random| {
                assert!(!patch.place(level, random, origin));
                fill(level, [0, 10], block_states::STONE);
                assert!(patch.place(level, random, origin));
                assert!(count(level, origin, 12, block_ids::SCULK) > 20);
                assert!(count(level, origin, 12, block_ids::SCULK_VEIN) > 20);
                let has_catalyst = level.block(origin) == block_states::SCULK_CATALYST;
                assert_eq!(has_catalyst, edition == Edition::V26_2);
            });
        }
    }

    #[test]
    fn charges_are_split_and_limited() {
        let mut cursors = Cursors::default();
        cursors.add(BlockPos::new(0, 0, 0), 2500);
        assert_eq!(cursors.charges().collect::<Vec<_>>(), [1000, 1000, 500]);
        cursors.add(BlockPos::new(0, 0, 0), 50_000);
        assert_eq!(cursors.charges().count(), 32);
    }
}
