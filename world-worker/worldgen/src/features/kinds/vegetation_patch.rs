use std::sync::Arc;

use chunk::BlockPos;
use registry::{block_states, blocks};

use crate::features::provider::{IntProvider, StateProvider};
use crate::features::{
    BlockSet, Direction, Edition, Feature, Level, Parser, PlacedFeature, faces, hash_order,
};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// Ground of another kind, with plants on it.
#[derive(Debug)]
struct VegetationPatch {
    replaceable: BlockSet,
    ground: StateProvider,
    vegetation: Arc<PlacedFeature>,
    /// From the free blocks to the ground.
    inwards: Direction,
    depth: IntProvider,
    extra_bottom_chance: f32,
    /// How far up and down ground is looked for.
    vertical_range: i32,
    vegetation_chance: f32,
    radius: IntProvider,
    extra_edge_chance: f32,
    /// Whether the ground becomes water where that cannot flow off.
    is_waterlogged: bool,
    edition: Edition,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(VegetationPatch::parse(json, parser, false)?))
}

pub(super) fn parse_waterlogged(
    json: Json<'_>,
    parser: &mut Parser<'_>,
) -> Result<Box<dyn Feature>, PackError> {
    Ok(Box::new(VegetationPatch::parse(json, parser, true)?))
}

impl Feature for VegetationPatch {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let x_radius = self.radius.sample(random) + 1;
        let z_radius = self.radius.sample(random) + 1;
        let mut surface = Vec::new();
        for x in -x_radius..=x_radius {
            let is_x_edge = x.abs() == x_radius;
            for z in -z_radius..=z_radius {
                let is_z_edge = z.abs() == z_radius;
                let is_left_out = match (is_x_edge, is_z_edge) {
                    (true, true) => true,
                    (false, false) => false,
                    _ => self.extra_edge_chance == 0.0 || random.next_f32() > self.extra_edge_chance,
                };
                if !is_left_out {
                    surface.extend(self.place_column(level, random, origin.offset(x, 0, z)));
                }
            }
        }
        hash_order::sort(&mut surface, self.edition);
        if self.is_waterlogged {
            self.fill_with_water(level, &mut surface);
        }
        for &pos in &surface {
            if self.vegetation_chance > 0.0 && random.next_f32() < self.vegetation_chance {
                self.place_vegetation(level, random, pos);
            }
        }
        !surface.is_empty()
    }
}

impl VegetationPatch {
    fn parse(json: Json<'_>, parser: &mut Parser<'_>, is_waterlogged: bool) -> Result<Self, PackError> {
        let surface = json.get("surface")?;
        let range = json.get("vertical_range")?;
        Ok(Self {
            replaceable: BlockSet::parse(json.get("replaceable")?, parser.pack)?,
            ground: StateProvider::parse(json.get("ground_state")?, parser)?,
            vegetation: parser.placed(json.get("vegetation_feature")?)?,
            inwards: match surface.str()? {
                "floor" => Direction::Down,
                "ceiling" => Direction::Up,
                _ => return Err(surface.expected("floor or ceiling")),
            },
            depth: IntProvider::parse_within(json.get("depth")?, 0, 256)?,
            extra_bottom_chance: json.get("extra_bottom_block_chance")?.f32()?,
            vertical_range: match range.i32()? {
                blocks @ 1..=256 => blocks,
                _ => return Err(range.expected("from 1 to 256")),
            },
            vegetation_chance: json.get("vegetation_chance")?.f32()?,
            radius: IntProvider::parse_within(json.get("xz_radius")?, 0, 128)?,
            extra_edge_chance: json.get("extra_edge_column_chance")?.f32()?,
            is_waterlogged,
            edition: parser.edition,
        })
    }

    /// Changes the ground of a column; its outermost block, if it did.
    fn place_column(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        origin: BlockPos,
    ) -> Option<BlockPos> {
        let outwards = self.inwards.opposite();
        let mut pos = origin;
        for (direction, through_air) in [(self.inwards, true), (outwards, false)] {
            for _ in 0..self.vertical_range {
                if level.is_air(pos) != through_air {
                    break;
                }
                pos = direction.from(pos);
            }
        }
        let ground = self.inwards.from(pos);
        if !level.is_air(pos) || !faces::is_sturdy(level.block(ground), outwards) {
            return None;
        }
        let mut depth = self.depth.sample(random);
        if self.extra_bottom_chance > 0.0 && random.next_f32() < self.extra_bottom_chance {
            depth += 1;
        }
        self.place_ground(level, random, ground, depth).then_some(ground)
    }

    fn place_ground(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        mut pos: BlockPos,
        depth: i32,
    ) -> bool {
        for at in 0..depth {
            let old = level.block(pos);
            let state = self.ground.state(level, random, pos).unwrap_or(old);
            // Where the block is already there the game does not move on.
            if blocks::block_id(state) != blocks::block_id(old) {
                if !self.replaceable.contains(old) {
                    return at != 0;
                }
                level.set(pos, state);
                pos = self.inwards.from(pos);
            }
        }
        true
    }

    /// Leaves only what is closed on the sides and below, and makes it water.
    fn fill_with_water(&self, level: &mut Level<'_>, surface: &mut Vec<BlockPos>) {
        surface.retain(|&pos| {
            Direction::HORIZONTAL
                .into_iter()
                .chain([Direction::Down])
                .all(|side| faces::is_sturdy(level.block(side.from(pos)), side.opposite()))
        });
        // These are in a set of their own.
        hash_order::sort(surface, self.edition);
        for &pos in surface.iter() {
            level.set(pos, block_states::WATER);
        }
    }

    fn place_vegetation(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) {
        let outwards = self.inwards.opposite();
        if !self.is_waterlogged {
            self.vegetation.place(level, random, outwards.from(pos));
        } else if self.vegetation.place(level, random, outwards.from(Direction::Down.from(pos))) {
            let state = level.block(pos);
            if blocks::property(state, "waterlogged") == Some("false")
                && let Some(state) = blocks::set_property(state, "waterlogged", "true")
            {
                level.set(pos, state);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use registry::blocks::parse_state;
    use serde_json::json;

    use super::*;
    use crate::features::test_level::{feature, with_level};

    fn patch(name: &str, edge_chance: f32) -> Box<dyn Feature> {
        let simple = |state: &str| json!({"type": "simple_state_provider", "state": state});
        feature(
            Edition::V26_3,
            json!({"type": name, "depth": 1, "extra_bottom_block_chance": 0.0, "surface": "floor",
                "extra_edge_column_chance": edge_chance, "ground_state": simple("moss_block"),
                "replaceable": "stone", "vegetation_chance": 1.0, "vertical_range": 5, "xz_radius": 1,
                "vegetation_feature": {"placement": [],
                    "feature": {"type": "simple_block", "to_place": simple("small_dripleaf")}}}),
        )
        .unwrap()
    }

    /// The numbers of blocks of moss, of water and of dripleaf after placing on a floor of stone 2 blocks below.
    fn placed(patch: &dyn Feature) -> [usize; 3] {
        with_level(|level, random| {
            let (min, max) = (BlockPos::new(-4, 61, -4), BlockPos::new(4, 64, 4));
            let all = |level: &Level<'_>, name: &str| {
                let block = blocks::block_id(parse_state(name).unwrap());
                let mut count = 0;
                for x in min.x..=max.x {
                    for y in min.y..=max.y {
                        for z in min.z..=max.z {
                            count +=
                                usize::from(blocks::block_id(level.block(BlockPos::new(x, y, z))) == block);
                        }
                    }
                }
                count
            };
            for x in min.x..=max.x {
                for z in min.z..=max.z {
                    for y in 61..63 {
                        level.set(BlockPos::new(x, y, z), 1);
                    }
                }
            }
            assert!(patch.place(level, random, BlockPos::new(0, 65, 0)));
            [all(level, "moss_block"), all(level, "water"), all(level, "small_dripleaf")]
        })
    }

    #[test]
    fn shape() {
        assert_eq!(placed(&*patch("vegetation_patch", 0.0)), [9, 0, 18]);
        assert_eq!(placed(&*patch("vegetation_patch", 1.0)), [21, 0, 42]);
    }

    #[test]
    fn water_where_it_stays() {
        // In the water there is no moss below for dripleaf.
        assert_eq!(placed(&*patch("waterlogged_vegetation_patch", 0.0)), [0, 9, 0]);
    }
}
