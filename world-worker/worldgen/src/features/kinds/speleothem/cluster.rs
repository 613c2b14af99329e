use chunk::BlockPos;
use registry::{block_ids, block_states, blocks};

use super::block::Speleothem;
use crate::features::BlockSet;
use crate::features::kinds::column::{Column, at_height};
use crate::features::kinds::water::{holds_water, is_air_or_water, is_water};
use crate::features::provider::{FloatProvider, IntProvider};
use crate::features::{Direction, Feature, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};
use crate::real::clamped_map;

/// Many speleothems around a place in a cave, with pools between them.
#[derive(Debug)]
struct Cluster {
    block: Speleothem,
    /// Blocks up and down in which floor and ceiling are looked for.
    search_range: i32,
    height: IntProvider,
    radius: IntProvider,
    /// By how much a stalagmite's height may differ from that of the stalactite above it.
    max_height_difference: i32,
    /// Deviation of heights from their mean.
    height_deviation: i32,
    base_thickness: IntProvider,
    density: FloatProvider,
    wetness: FloatProvider,
    /// Chance of one at the edge.
    edge_chance: f32,
    /// Blocks from the edge at which the chance is full.
    edge_width: i32,
    /// Blocks from the middle at which the mean height is 0.
    height_reach: i32,
    /// Stone that holds a pool.
    stone: BlockSet,
}

pub(in crate::features::kinds) fn parse(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    let int = |name: &str, min, max| json.get(name)?.i32_within(min, max);
    let provider = |name: &str, min, max| IntProvider::parse_within(json.get(name)?, min, max);
    Ok(Box::new(Cluster {
        block: Speleothem::parse(json, parser)?,
        search_range: int("floor_to_ceiling_search_range", 1, 512)?,
        height: provider("height", 1, 128)?,
        radius: provider("radius", 1, 128)?,
        max_height_difference: int("max_stalagmite_stalactite_height_diff", 0, 64)?,
        height_deviation: int("height_deviation", 1, 64)?,
        base_thickness: provider("speleothem_block_layer_thickness", 0, 128)?,
        density: FloatProvider::parse(json.get("density")?)?,
        wetness: FloatProvider::parse(json.get("wetness")?)?,
        edge_chance: json.get("chance_of_speleothem_at_max_distance_from_center")?.f32()?,
        edge_width: int("max_distance_from_edge_affecting_chance_of_speleothem", 1, 64)?,
        height_reach: int("max_distance_from_center_affecting_height_bias", 1, 64)?,
        stone: BlockSet::tag("base_stone_overworld", json, parser.pack)?,
    }))
}

/// What was drawn for one column of a cluster.
struct Place {
    /// Blocks from the middle of the cluster, east-west and north-south together.
    distance: i32,
    /// Of a stalactite or a stalagmite.
    chance: f64,
    max_height: i32,
    density: f32,
    wetness: f32,
}

impl Cluster {
    /// Chance of a stalactite or a stalagmite, by blocks from the edge.
    fn chance(&self, edge: i32) -> f64 {
        let at = edge as f32 / self.edge_width as f32;
        let chance = match at {
            ..0.0 => self.edge_chance,
            _ if at > 1.0 => 1.0,
            _ => self.edge_chance + at * (1.0 - self.edge_chance),
        };
        f64::from(chance)
    }

    /// A height of at most `max`.
    fn draw_height(&self, random: &mut DecorationRandom, place: &Place, max: i32) -> i32 {
        if random.next_f32() > place.density {
            return 0;
        }
        let from = [0.0, f64::from(self.height_reach)];
        let mean = clamped_map(f64::from(place.distance), from, [f64::from(max) / 2.0, 0.0]) as f32;
        let height = mean + random.next_gaussian() as f32 * self.height_deviation as f32;
        height.max(0.0).min(max as f32) as i32
    }

    /// Whether water at `pos` would stay there.
    fn holds_pool(&self, level: &Level<'_>, pos: BlockPos) -> bool {
        let state = level.block(pos);
        let is_tight = |direction: Direction| {
            let state = level.block(direction.from(pos));
            self.stone.contains(state) || holds_water(state)
        };
        !is_water(state)
            && !self.block.consists_of(state)
            && !holds_water(level.block(pos.offset(0, 1, 0)))
            && Direction::HORIZONTAL.into_iter().all(is_tight)
            && is_tight(Direction::Down)
    }

    fn place_column(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        pos: BlockPos,
        place: &Place,
    ) {
        let is_edge = |state| !is_air_or_water(state);
        let column = Column::scan(level, pos, self.search_range, is_air_or_water, is_edge);
        let Some(Column { mut floor, ceiling }) = column else { return };
        if floor.is_none() && ceiling.is_none() {
            return;
        }
        let wants_pool = random.next_f32() < place.wetness;
        if let Some(y) = floor
            && wants_pool
            && self.holds_pool(level, at_height(pos, y))
        {
            level.set(at_height(pos, y), block_states::WATER);
            floor = Some(y - 1);
        }
        let is_lava =
            |level: &Level<'_>, y| blocks::block_id(level.block(at_height(pos, y))) == block_ids::LAVA;

        let wants_stalactite = random.next_f64() < place.chance;
        let mut above = 0;
        if let Some(ceiling) = ceiling
            && wants_stalactite
            && !is_lava(level, ceiling)
        {
            let thickness = self.base_thickness.sample(random);
            self.block.set_bases(level, at_height(pos, ceiling), thickness, Direction::Up);
            let max = floor.map_or(place.max_height, |floor| place.max_height.min(ceiling - floor));
            above = self.draw_height(random, place, max);
        }
        let wants_stalagmite = random.next_f64() < place.chance;
        let mut below = 0;
        if let Some(floor) = floor
            && wants_stalagmite
            && !is_lava(level, floor)
        {
            let thickness = self.base_thickness.sample(random);
            self.block.set_bases(level, at_height(pos, floor), thickness, Direction::Down);
            below = if ceiling.is_some() {
                let difference = self.max_height_difference;
                (above + random.between(-difference, difference)).max(0)
            } else {
                self.draw_height(random, place, place.max_height)
            };
        }

        let mut fills = false;
        if let (Some(floor), Some(ceiling)) = (floor, ceiling) {
            if ceiling - above <= floor + below {
                let lowest = (ceiling - above).max(floor + 1);
                let highest = (floor + below).min(ceiling - 1);
                let meeting = random.between(lowest, highest + 1);
                above = ceiling - meeting;
                below = meeting - 1 - floor;
            }
            fills = above + below == ceiling - floor - 1;
        }
        let is_merged = random.next_bool() && above > 0 && below > 0 && fills;
        if let Some(ceiling) = ceiling {
            self.block.grow(level, at_height(pos, ceiling - 1), Direction::Down, above, is_merged);
        }
        if let Some(floor) = floor {
            self.block.grow(level, at_height(pos, floor + 1), Direction::Up, below, is_merged);
        }
    }
}

impl Feature for Cluster {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        if !is_air_or_water(level.block(origin)) {
            return false;
        }
        let max_height = self.height.sample(random);
        let wetness = self.wetness.sample(random);
        let density = self.density.sample(random);
        let radius_x = self.radius.sample(random);
        let radius_z = self.radius.sample(random);
        for x in -radius_x..=radius_x {
            for z in -radius_z..=radius_z {
                let edge = (radius_x - x.abs()).min(radius_z - z.abs());
                let chance = self.chance(edge);
                let place = Place { distance: x.abs() + z.abs(), chance, max_height, density, wetness };
                self.place_column(level, random, origin.offset(x, 0, z), &place);
            }
        }
        true
    }
}
