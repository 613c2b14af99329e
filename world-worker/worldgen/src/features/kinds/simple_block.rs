use chunk::BlockPos;
use registry::{block_ids, blocks};

use crate::features::provider::StateProvider;
use crate::features::{Edition, Feature, Level, Parser, double_plant, moss_carpet, survival};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// One block, where it can stay.
#[derive(Debug)]
struct SimpleBlock {
    to_place: StateProvider,
    edition: Edition,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let to_place = StateProvider::parse(json.get("to_place")?, parser)?;
    Ok(Box::new(SimpleBlock { to_place, edition: parser.edition }))
}

impl Feature for SimpleBlock {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let Some(state) = self.to_place.state(level, random, origin) else { return false };
        if !survival::survives(level, origin, state) {
            return false;
        }
        if double_plant::is_double_plant(state) {
            if !self.has_place_for_upper_half(level, origin, state) {
                return false;
            }
            double_plant::place(level, origin, state);
        } else if blocks::block_id(state) == block_ids::PALE_MOSS_CARPET {
            moss_carpet::place(level, origin);
        } else {
            level.set(origin, state);
        }
        true
    }
}

impl SimpleBlock {
    fn has_place_for_upper_half(&self, level: &Level<'_>, origin: BlockPos, state: u16) -> bool {
        let above = level.block(origin.offset(0, 1, 0));
        blocks::is_air(above)
            || self.edition >= Edition::V26_3
                && blocks::is_replaceable(above)
                && blocks::fluid_state(above) == blocks::fluid_state(state)
    }
}

#[cfg(test)]
mod tests {
    use registry::blocks::{format_state, parse_state};
    use serde_json::json;

    use super::*;
    use crate::features::test_level::{feature, with_level};

    const POS: BlockPos = BlockPos::new(8, 64, 8);

    /// The states at and above 8 64 8 after placing `state` there, above `below` and below `above`.
    fn placed(edition: Edition, state: &str, below: &str, above: &str) -> Option<[String; 2]> {
        let to_place = json!({"type": "simple_state_provider", "state": state});
        let feature = feature(edition, json!({"type": "simple_block", "to_place": to_place})).unwrap();
        with_level(|level, random| {
            level.set(POS.offset(0, -1, 0), parse_state(below).unwrap());
            level.set(POS, level.block(POS.offset(0, 1, 0)));
            level.set(POS.offset(0, 1, 0), parse_state(above).unwrap());
            let is_placed = feature.place(level, random, POS);
            is_placed.then(|| [POS, POS.offset(0, 1, 0)].map(|pos| format_state(level.block(pos))))
        })
    }

    #[test]
    fn one_or_two() {
        let poppy = placed(Edition::V26_2, "poppy", "dirt", "stone").unwrap();
        assert_eq!(poppy, ["minecraft:poppy", "minecraft:stone"]);
        assert_eq!(placed(Edition::V26_2, "poppy", "stone", "air"), None);
        let lilac = ["minecraft:lilac[half=lower]", "minecraft:lilac[half=upper]"];
        assert_eq!(placed(Edition::V26_2, "lilac", "dirt", "air").unwrap(), lilac);
        assert_eq!(placed(Edition::V26_2, "lilac", "dirt", "short_grass"), None);
        assert_eq!(placed(Edition::V26_3, "lilac", "dirt", "short_grass").unwrap(), lilac);
        assert_eq!(placed(Edition::V26_3, "lilac", "dirt", "water"), None);
    }

    #[test]
    fn dripleaf_takes_the_water_that_is_there() {
        let [lower, upper] =
            placed(Edition::V26_2, "small_dripleaf[half=lower,waterlogged=true]", "clay", "air").unwrap();
        assert!(lower.contains("half=lower,waterlogged=false"), "{lower}");
        assert!(upper.contains("half=upper,waterlogged=false"), "{upper}");
    }
}
