use chunk::BlockPos;
use registry::{block_states, blocks};

use super::water::is_still_water;
use crate::features::BlockSet;
use crate::features::provider::{IntProvider, StateProvider};
use crate::features::{Direction, Edition, Feature, Level, Parser};
use crate::noise::{DoubleNoise, FloatNoise, Noise, NoiseParameters};
use crate::pack::{Json, PackError};
use crate::random::{AnyRandom, DecorationRandom, Legacy, Random};

/// A hollow ball in layers, often with a crack, and crystals inside.
#[derive(Debug)]
struct Geode {
    layers: [Layer; 4],
    alternate_inner: StateProvider,
    crystals: Vec<Crystal>,
    cannot_replace: BlockSet,
    invalid_blocks: BlockSet,
    /// How many of the points may be in invalid blocks.
    max_invalid: i32,
    crack: Crack,
    alternate_chance: f64,
    crystal_chance: f64,
    /// Whether crystals only grow on the alternate inner layer.
    crystals_need_alternate: bool,
    wall_distance: IntProvider,
    points: IntProvider,
    point_offset: IntProvider,
    /// Blocks from the origin, along each axis.
    range: [i32; 2],
    noise: GeodeNoise,
    noise_multiplier: f64,
}

/// A layer, the filling first.
#[derive(Debug)]
struct Layer {
    thickness: f64,
    provider: StateProvider,
}

#[derive(Debug)]
struct Crack {
    chance: f32,
    base_size: f64,
    point_offset: i32,
}

/// States of a crystal by direction, dry and waterlogged.
type Crystal = [[u16; 2]; 6];

/// The one octave that frays a geode's layers.
#[derive(Debug)]
enum GeodeNoise {
    Double(DoubleNoise),
    Float(FloatNoise),
}

impl GeodeNoise {
    fn new(parser: &Parser<'_>) -> Self {
        let octave =
            NoiseParameters { base_octave: -4, base_amplitude: 1.0, normalize: true, modifiers: vec![1.0] };
        let mut random = AnyRandom::Legacy(Legacy::new(parser.seed));
        match parser.edition {
            Edition::V26_2 => Self::Double(DoubleNoise::new(&mut random, &octave)),
            Edition::V26_3 => Self::Float(FloatNoise::new(&mut random, &octave)),
        }
    }

    fn at(&self, pos: BlockPos) -> f64 {
        let [x, y, z] = [pos.x, pos.y, pos.z].map(f64::from);
        match self {
            Self::Double(noise) => noise.at(x, y, z),
            Self::Float(noise) => f64::from(noise.at(x, y, z)),
        }
    }
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let blocks = json.get("blocks")?;
    let thicknesses = json.get("layers")?;
    let mut layer = |name: &str, default: f64, provider: &str| -> Result<Layer, PackError> {
        let thickness = thicknesses.f64_or(name, default)?;
        Ok(Layer { thickness, provider: StateProvider::parse(blocks.get(provider)?, parser)? })
    };
    let layers = [
        layer("filling", 1.7, "filling_provider")?,
        layer("inner_layer", 2.2, "inner_layer_provider")?,
        layer("middle_layer", 3.2, "middle_layer_provider")?,
        layer("outer_layer", 4.2, "outer_layer_provider")?,
    ];
    let crystals = blocks.get("inner_placements")?;
    if crystals.array()?.len() == 0 {
        return Err(crystals.expected("a list with a block state"));
    }
    let crack = json.get("crack")?;
    let int = |name: &str, [min, max]: [i32; 2], default: [i32; 2]| match json.opt(name) {
        Some(json) => IntProvider::parse_within(json, min, max),
        None => Ok(IntProvider::Uniform { min: default[0], max: default[1] }),
    };
    let offset = |name: &str, default| match json.opt(name) {
        Some(blocks) => blocks.i32_within(-16, 16),
        None => Ok(default),
    };
    Ok(Box::new(Geode {
        layers,
        alternate_inner: StateProvider::parse(blocks.get("alternate_inner_layer_provider")?, parser)?,
        crystals: crystals.array()?.map(parse_crystal).collect::<Result<_, _>>()?,
        cannot_replace: BlockSet::parse(blocks.get("cannot_replace")?, parser.pack)?,
        invalid_blocks: BlockSet::parse(blocks.get("invalid_blocks")?, parser.pack)?,
        max_invalid: json.get("invalid_blocks_threshold")?.i32()?,
        crack: Crack {
            chance: crack.f32_or("generate_crack_chance", 1.0)?,
            base_size: crack.f64_or("base_crack_size", 2.0)?,
            point_offset: crack.i32_or("crack_point_offset", 2)?,
        },
        alternate_chance: json.f64_or("use_alternate_layer0_chance", 0.0)?,
        crystal_chance: json.f64_or("use_potential_placements_chance", 0.35)?,
        crystals_need_alternate: json.bool_or("placements_require_layer0_alternate", true)?,
        wall_distance: int("outer_wall_distance", [1, 20], [4, 5])?,
        points: int("distribution_points", [1, 20], [3, 4])?,
        point_offset: int("point_offset", [0, 10], [1, 2])?,
        range: [offset("min_gen_offset", -16)?, offset("max_gen_offset", 16)?],
        noise: GeodeNoise::new(parser),
        noise_multiplier: json.f64_or("noise_multiplier", 0.05)?,
    }))
}

fn parse_crystal(json: Json<'_>) -> Result<Crystal, PackError> {
    let state = crate::blocks::parse_state(json)?;
    let with = |state, name, value| blocks::set_property(state, name, value).unwrap_or(state);
    Ok(Direction::ALL.map(|direction| {
        let facing = with(state, "facing", direction.name());
        ["false", "true"].map(|waterlogged| with(facing, "waterlogged", waterlogged))
    }))
}

/// Points with their offsets, near which blocks belong to the geode.
type Points = Vec<(BlockPos, i32)>;

/// The sum of inverse distances.
fn nearness(points: &[(BlockPos, i32)], pos: BlockPos, noise: f64) -> f64 {
    points.iter().fold(0.0, |sum, (point, offset)| {
        let [x, y, z] = [pos.x - point.x, pos.y - point.y, pos.z - point.z].map(f64::from);
        sum + (1.0 / (x * x + y * y + z * z + f64::from(*offset)).sqrt() + noise)
    })
}

impl Geode {
    /// None if too many of them are in the open.
    fn points(
        &self,
        level: &Level<'_>,
        random: &mut DecorationRandom,
        origin: BlockPos,
        count: i32,
    ) -> Option<Points> {
        let mut points = Points::new();
        let mut invalid = 0;
        for _ in 0..count {
            let [x, y, z] = std::array::from_fn(|_| self.wall_distance.sample(random));
            let pos = origin.offset(x, y, z);
            let state = level.block(pos);
            if blocks::is_air(state) || self.invalid_blocks.contains(state) {
                invalid += 1;
                if invalid > self.max_invalid {
                    return None;
                }
            }
            points.push((pos, self.point_offset.sample(random)));
        }
        Some(points)
    }

    fn crack_points(&self, random: &mut DecorationRandom, origin: BlockPos, count: i32) -> Points {
        let far = count * 2 + 1;
        let (x, z) = match random.next_bounded(4) {
            0 => (far, 0),
            1 => (0, far),
            2 => (far, far),
            _ => (0, 0),
        };
        [7, 5, 1].map(|y| (origin.offset(x, y, z), self.crack.point_offset)).into()
    }

    fn set(&self, level: &mut Level<'_>, pos: BlockPos, state: Option<u16>) {
        if let Some(state) = state
            && !self.cannot_replace.contains(level.block(pos))
        {
            level.set(pos, state);
        }
    }

    fn grow_crystal(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) {
        let crystal = &self.crystals[random.next_bounded(self.crystals.len() as i32) as usize];
        for (direction, states) in Direction::ALL.into_iter().zip(crystal) {
            let place = direction.from(pos);
            let present = level.block(place);
            let is_wet = is_still_water(present);
            if is_wet || blocks::is_air(present) {
                self.set(level, place, Some(states[usize::from(is_wet)]));
                return;
            }
        }
    }
}

impl Feature for Geode {
    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, origin: BlockPos) -> bool {
        let count = self.points.sample(random);
        let spread = f64::from(count) / f64::from(self.wall_distance.range().1);
        let [filling, inner, middle, outer] = &self.layers;
        let limit = |layer: &Layer| 1.0 / (layer.thickness + spread).sqrt();
        let filling_limit = 1.0 / filling.thickness.sqrt();
        let [inner_limit, middle_limit, outer_limit] = [inner, middle, outer].map(limit);
        let crack_size =
            self.crack.base_size + random.next_f64() / 2.0 + if count > 3 { spread } else { 0.0 };
        let crack_limit = 1.0 / crack_size.sqrt();
        let is_cracked = random.next_f32() < self.crack.chance;
        let Some(points) = self.points(level, random, origin, count) else { return false };
        let crack = if is_cracked { self.crack_points(random, origin, count) } else { Points::new() };

        let mut crystals = Vec::new();
        let [min, max] = self.range;
        for z in min..=max {
            for y in min..=max {
                for x in min..=max {
                    let pos = origin.offset(x, y, z);
                    let noise = self.noise.at(pos) * self.noise_multiplier;
                    let shell = nearness(&points, pos, noise);
                    if shell < outer_limit {
                        continue;
                    }
                    if is_cracked && shell < filling_limit && nearness(&crack, pos, noise) >= crack_limit {
                        self.set(level, pos, Some(block_states::AIR));
                    } else if shell >= filling_limit {
                        let state = filling.provider.state(level, random, pos);
                        self.set(level, pos, state);
                    } else if shell >= inner_limit {
                        let is_alternate = f64::from(random.next_f32()) < self.alternate_chance;
                        let provider = if is_alternate { &self.alternate_inner } else { &inner.provider };
                        let state = provider.state(level, random, pos);
                        self.set(level, pos, state);
                        if (is_alternate || !self.crystals_need_alternate)
                            && f64::from(random.next_f32()) < self.crystal_chance
                        {
                            crystals.push(pos);
                        }
                    } else {
                        let layer = if shell >= middle_limit { middle } else { outer };
                        let state = layer.provider.state(level, random, pos);
                        self.set(level, pos, state);
                    }
                }
            }
        }
        for pos in crystals {
            self.grow_crystal(level, random, pos);
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

    const CENTER: BlockPos = BlockPos::new(8, 0, 8);

    fn geode(edition: Edition) -> Box<dyn Feature> {
        let state = |state: &str| json!({"type": "simple_state_provider", "state": state});
        let geode = json!({
            "type": "geode",
            "blocks": {
                "filling_provider": state("air"), "inner_layer_provider": state("amethyst_block"),
                "alternate_inner_layer_provider": state("budding_amethyst"),
                "middle_layer_provider": state("calcite"), "outer_layer_provider": state("smooth_basalt"),
                "inner_placements": ["amethyst_cluster"],
                "cannot_replace": "bedrock", "invalid_blocks": ["water"],
            },
            "layers": {}, "crack": {"generate_crack_chance": 0.0}, "invalid_blocks_threshold": 1,
            "use_alternate_layer0_chance": 0.2,
        });
        feature(edition, geode).unwrap()
    }

    #[test]
    fn layers_and_crystals() {
        for edition in [Edition::V26_2, Edition::V26_3] {
            with_level(|level, random| {
                fill(level, [-64, 40], block_states::STONE);
                assert!(geode(edition).place(level, random, CENTER));
                let count = |block| count(level, CENTER, 16, block);
                assert!(count(block_ids::SMOOTH_BASALT) > count(block_ids::AIR));
                assert!(count(block_ids::AIR) > 20);
                assert!(count(block_ids::CALCITE) > 20);
                assert!(count(block_ids::BUDDING_AMETHYST) > 0);
                assert!(count(block_ids::AMETHYST_CLUSTER) > 0);
            });
        }
    }

    #[test]
    fn not_in_the_open() {
        with_level(|level, random| assert!(!geode(Edition::V26_3).place(level, random, CENTER)));
    }
}
