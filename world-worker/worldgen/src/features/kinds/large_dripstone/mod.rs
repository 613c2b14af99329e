//! A stalactite and a stalagmite of several blocks' thickness, from ceiling and floor of a cave.

mod cone;
mod wind;

use chunk::BlockPos;
use registry::{block_ids, blocks};

use super::column::{Column, at_height};
use super::water::is_air_or_water;
use crate::features::BlockSet;
use crate::features::provider::{FloatProvider, IntProvider};
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};
use cone::Cone;
use wind::Wind;

#[derive(Debug)]
struct LargeDripstone {
    replaceable: BlockSet,
    /// Blocks up and down in which floor and ceiling are looked for.
    search_range: i32,
    /// Least and greatest radius.
    radius: (i32, i32),
    height_scale: FloatProvider,
    max_radius_to_height: f32,
    stalactite_bluntness: FloatProvider,
    stalagmite_bluntness: FloatProvider,
    wind_speed: FloatProvider,
    /// Least radius and bluntness of what the wind can bend.
    windy: (i32, f64),
    /// What ends a cone that has come out of the open.
    stone: BlockSet,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let float = |name: &str| FloatProvider::parse(json.get(name)?);
    let search_range = match json.opt("floor_to_ceiling_search_range") {
        Some(blocks) => blocks.i32_within(1, 512)?,
        None => 30,
    };
    Ok(Box::new(LargeDripstone {
        replaceable: BlockSet::parse(json.get("replaceable_blocks")?, parser.pack)?,
        search_range,
        radius: IntProvider::parse_within(json.get("column_radius")?, 1, 60)?.range(),
        height_scale: float("height_scale")?,
        max_radius_to_height: json.get("max_column_radius_to_cave_height_ratio")?.f32()?,
        stalactite_bluntness: float("stalactite_bluntness")?,
        stalagmite_bluntness: float("stalagmite_bluntness")?,
        wind_speed: float("wind_speed")?,
        windy: (
            json.get("min_radius_for_wind")?.i32()?,
            f64::from(json.get("min_bluntness_for_wind")?.f32()?),
        ),
        stone: BlockSet::tag("base_stone_overworld", json, parser.pack)?,
    }))
}

impl LargeDripstone {
    fn is_edge(&self, state: u16) -> bool {
        matches!(blocks::block_id(state), block_ids::DRIPSTONE_BLOCK | block_ids::LAVA)
            || self.replaceable.contains(state)
    }

    fn cone(
        &self,
        random: &mut DecorationRandom,
        root: BlockPos,
        tip: Direction,
        radius: i32,
        bluntness: &FloatProvider,
    ) -> Cone {
        let bluntness = f64::from(bluntness.sample(random));
        Cone { root, tip, radius, bluntness, scale: f64::from(self.height_scale.sample(random)) }
    }

    fn is_windy(&self, cone: &Cone) -> bool {
        cone.radius >= self.windy.0 && cone.bluntness >= self.windy.1
    }
}

impl Feature for LargeDripstone {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let is_edge = |state| self.is_edge(state);
        let column = Column::scan(level, origin, self.search_range, is_air_or_water, is_edge);
        let Some(Column { floor: Some(floor), ceiling: Some(ceiling) }) = column else { return false };
        let height = ceiling - floor - 1;
        if height < 4 {
            return false;
        }
        let (min, max) = self.radius;
        let max = ((height as f32 * self.max_radius_to_height) as i32).max(min).min(max);
        let radius = random.between(min, max);
        let (top, bottom) = (at_height(origin, ceiling - 1), at_height(origin, floor + 1));
        let mut stalactite = self.cone(random, top, Direction::Down, radius, &self.stalactite_bluntness);
        let mut stalagmite = self.cone(random, bottom, Direction::Up, radius, &self.stalagmite_bluntness);
        let wind = if self.is_windy(&stalactite) && self.is_windy(&stalagmite) {
            Wind::draw(random, &self.wind_speed, origin.y, radius)
        } else {
            Wind::CALM
        };
        // Both look for room before either is built.
        let fits = [stalactite.embed(level, wind), stalagmite.embed(level, wind)];
        for (cone, fits) in [stalactite, stalagmite].into_iter().zip(fits) {
            if fits {
                cone.place(level, random, wind, &self.stone);
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{count, feature, fill, with_ground, with_level};
    use registry::block_states;
    use serde_json::json;

    #[test]
    fn from_floor_and_ceiling() {
        let dripstone = feature(
            Edition::V26_3,
            json!({
                "type": "large_dripstone", "column_radius": 4, "height_scale": 1.0, "replaceable_blocks": "stone",
                "max_column_radius_to_cave_height_ratio": 0.33, "stalactite_bluntness": 0.5,
                "stalagmite_bluntness": 0.5, "wind_speed": 0.1, "min_radius_for_wind": 4,
                "min_bluntness_for_wind": 0.4,
            }),
        )
        .unwrap();
        let origin = BlockPos::new(8, 10, 8);
        with_level(|level, random| assert!(!dripstone.place(level, random, origin)));
        with_ground(40, |level, random| {
            fill(level, [0, 20], block_states::AIR);
            assert!(dripstone.place(level, random, origin));
            for from_middle in [-8, 8] {
                let center = origin.offset(0, from_middle, 0);
                assert!(count(level, center, 7, block_ids::DRIPSTONE_BLOCK) > 30);
            }
        });
    }
}
