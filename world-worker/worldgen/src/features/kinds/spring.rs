use chunk::BlockPos;
use registry::blocks;

use crate::features::{BlockSet, Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// A block of fluid in a wall.
#[derive(Debug)]
struct Spring {
    state: u16,
    valid: BlockSet,
    requires_block_below: bool,
    /// Sides of rock, not counting above.
    rock_count: usize,
    /// Sides of air, not counting above.
    hole_count: usize,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let count = |name: &str, default: i32| {
        let count = json.i32_or(name, default)?;
        usize::try_from(count).map_err(|_| json.wrong(format!("{name} should be at least 0")))
    };
    Ok(Box::new(Spring {
        state: parse_fluid(json.get("state")?)?,
        valid: BlockSet::parse(json.get("valid_blocks")?, parser.pack)?,
        requires_block_below: json.bool_or("requires_block_below", true)?,
        rock_count: count("rock_count", 4)?,
        hole_count: count("hole_count", 1)?,
    }))
}

/// The block of a fluid's state.
fn parse_fluid(json: Json<'_>) -> Result<u16, PackError> {
    let name = match json.str() {
        Ok(_) => json,
        Err(_) => json.any(&["Name", "id"])?,
    };
    let full = name.str()?;
    let short = registry::without_namespace(full);
    let block = match short.strip_prefix("flowing_").unwrap_or(short) {
        fluid @ ("water" | "lava") => blocks::block_by_name(fluid),
        _ => None,
    };
    let block = block.ok_or_else(|| name.expected("a fluid"))?;
    if !short.starts_with("flowing_") {
        // A source is one whether or not it falls.
        return Ok(block.default_state);
    }
    let property = |wanted: &str| {
        let properties = json.opt("Properties").or_else(|| json.opt("properties"))?;
        properties.opt(wanted)?.str().ok()
    };
    let amount = property("level").and_then(|level| level.parse().ok()).unwrap_or(8_u16).clamp(1, 8);
    let falling = if property("falling") == Some("true") { 8 } else { 0 };
    Ok(block.first_state + (8 - amount) + falling)
}

impl Feature for Spring {
    fn place(&self, level: &mut Level<'_>, _: &mut DecorationRandom, origin: BlockPos) -> bool {
        const SIDES: [Direction; 5] =
            [Direction::West, Direction::East, Direction::North, Direction::South, Direction::Down];
        let is_valid = |pos: BlockPos| self.valid.contains(level.block(pos));
        let is_walled = is_valid(Direction::Up.from(origin))
            && (!self.requires_block_below || is_valid(Direction::Down.from(origin)))
            && (level.is_air(origin) || is_valid(origin));
        let count = |test: &dyn Fn(BlockPos) -> bool| {
            SIDES.into_iter().filter(|side| test(side.from(origin))).count()
        };
        let fits = is_walled
            && count(&is_valid) == self.rock_count
            && count(&|pos| level.is_air(pos)) == self.hole_count;
        if fits {
            level.set(origin, self.state);
            // Its first tick, by which it begins to flow.
            level.mark(origin);
        }
        fits
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
    fn in_a_wall() {
        let spring = json!({"type": "spring_feature", "valid_blocks": ["stone"],
            "state": {"id": "lava", "properties": {"falling": "true"}}});
        let spring = feature(Edition::V26_3, spring).unwrap();
        let pos = BlockPos::new(0, 64, 0);
        with_level(|level, random| {
            for side in Direction::ALL {
                level.set(side.from(pos), 1);
            }
            assert!(!spring.place(level, random, pos));
            level.set(pos.offset(0, 0, 1), 0);
            assert!(spring.place(level, random, pos));
            assert_eq!(level.block(pos), parse_state("lava").unwrap());
        });
    }

    #[test]
    fn only_of_fluids() {
        let spring = json!({"type": "spring_feature", "valid_blocks": [], "state": {"Name": "stone"}});
        assert!(feature(Edition::V26_2, spring).is_err());
    }
}
