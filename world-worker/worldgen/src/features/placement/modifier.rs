use chunk::BlockPos;

use super::Visit;
use super::cuboid::Cuboid;
use super::info::{NoiseBasedCount, NoiseThresholdCount};
use super::layers;
use super::scan::EnvironmentScan;
use crate::features::predicate::parse_position;
use crate::features::provider::{HeightProvider, IntProvider};
use crate::features::{HeightKind, Level, Parser, Predicate};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Random};

/// One step from a position to positions.
#[derive(Debug)]
pub enum Modifier {
    /// Only where the biome has the feature.
    Biome,
    /// The same so many times.
    Count(IntProvider),
    /// A column of the chunk, from its corner.
    InSquare,
    /// At another height.
    HeightRange(HeightProvider),
    /// On the surface.
    Heightmap(HeightKind),
    /// With this probability.
    RandomChance(f32),
    /// So many blocks away along x, y and z, drawn in this order.
    Offset(Box<[IntProvider; 3]>),
    /// Where a predicate holds.
    Filter(Predicate),
    /// The nearest block up or down that fits.
    EnvironmentScan(Box<EnvironmentScan>),
    /// Where water is at most so many blocks deep.
    SurfaceWaterDepth(i32),
    /// From so many blocks to so many blocks above the surface.
    SurfaceRelative {
        /// What surface.
        kind: HeightKind,
        /// Least.
        min: i32,
        /// Greatest.
        max: i32,
    },
    /// The same so many times, by a noise.
    NoiseBasedCount(NoiseBasedCount),
    /// The same one or another number of times, by a noise.
    NoiseThresholdCount(NoiseThresholdCount),
    /// So many columns on each floor of caves above one another.
    CountOnEveryLayer(IntProvider),
    /// These positions, as far as they are in the chunk.
    Fixed(Vec<BlockPos>),
    /// The sides of a box.
    Cuboid(Box<Cuboid>),
    /// One of several, by one draw.
    Selected(Vec<Modifier>),
}

impl Modifier {
    pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let int = |name: &str| IntProvider::parse(json.get(name)?);
        let count = || IntProvider::parse_within(json.get("count")?, 0, 256);
        let int_or_0 = |name: &str| json.opt(name).map_or(Ok(IntProvider::Constant(0)), IntProvider::parse);
        Ok(match json.type_name()? {
            "biome" => Self::Biome,
            "count" => Self::Count(count()?),
            "in_square" => Self::InSquare,
            "height_range" => Self::HeightRange(HeightProvider::parse(json.get("height")?, parser.settings)?),
            "heightmap" => Self::Heightmap(height_kind(json)?),
            "rarity_filter" => {
                let chance = json.get("chance")?;
                match chance.i32()? {
                    chance @ 1.. => Self::RandomChance(1.0 / chance as f32),
                    _ => return Err(chance.expected("at least 1")),
                }
            }
            "random_chance" => Self::RandomChance(json.get("chance")?.f32()?),
            "random_offset" => {
                let xz = int("xz_spread")?;
                Self::Offset(Box::new([xz.clone(), int("y_spread")?, xz]))
            }
            "offset" => Self::Offset(Box::new([int_or_0("x")?, int_or_0("y")?, int_or_0("z")?])),
            "block_predicate_filter" => Self::Filter(Predicate::parse(json.get("predicate")?, parser)?),
            "environment_scan" => Self::EnvironmentScan(Box::new(EnvironmentScan::parse(json, parser)?)),
            "surface_water_depth_filter" => Self::SurfaceWaterDepth(json.get("max_water_depth")?.i32()?),
            "surface_relative_threshold_filter" => Self::SurfaceRelative {
                kind: height_kind(json)?,
                min: json.i32_or("min_inclusive", i32::MIN)?,
                max: json.i32_or("max_inclusive", i32::MAX)?,
            },
            "noise_based_count" => Self::NoiseBasedCount(NoiseBasedCount::parse(json, parser)?),
            "noise_threshold_count" => Self::NoiseThresholdCount(NoiseThresholdCount::parse(json, parser)?),
            "count_on_every_layer" => Self::CountOnEveryLayer(count()?),
            "fixed_placement" => Self::Fixed(
                json.get("positions")?
                    .array()?
                    .map(|position| parse_position(position).map(|[x, y, z]| BlockPos::new(x, y, z)))
                    .collect::<Result<_, _>>()?,
            ),
            "cuboid" => Self::Cuboid(Box::new(Cuboid::parse(json)?)),
            "randomly_selected" => {
                let list = json.get("placements")?;
                let placements: Vec<Self> =
                    list.array()?.map(|modifier| Self::parse(modifier, parser)).collect::<Result<_, _>>()?;
                if placements.is_empty() {
                    return Err(list.expected("at least one placement modifier"));
                }
                Self::Selected(placements)
            }
            _ => return Err(json.unknown_type("placement modifier")),
        })
    }

    /// Calls `visit` for each position that it leads to from `pos`, one after another.
    pub(super) fn visit(
        &self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        pos: BlockPos,
        visit: Visit<'_>,
    ) {
        let mut repeat = |level: &mut Level<'_>, random: &mut DecorationRandom, count: i32| {
            for _ in 0..count {
                visit(level, random, pos);
            }
        };
        match self {
            Self::Count(count) => {
                let count = count.sample(random);
                repeat(level, random, count);
            }
            Self::NoiseBasedCount(count) => repeat(level, random, count.at(pos)),
            Self::NoiseThresholdCount(count) => repeat(level, random, count.at(pos)),
            Self::CountOnEveryLayer(count) => {
                for pos in layers::positions(count, level, random, pos) {
                    visit(level, random, pos);
                }
            }
            Self::Fixed(positions) => {
                for &fixed in positions.iter().filter(|fixed| fixed.chunk() == pos.chunk()) {
                    visit(level, random, fixed);
                }
            }
            Self::Cuboid(cuboid) => cuboid.visit(level, random, pos, visit),
            Self::Selected(modifiers) => {
                let chosen = random.next_bounded(modifiers.len() as i32) as usize;
                if let Some(chosen) = modifiers.get(chosen) {
                    chosen.visit(level, random, pos, visit);
                }
            }
            _ => {
                if let Some(pos) = self.lead(level, random, pos) {
                    visit(level, random, pos);
                }
            }
        }
    }

    /// The one position that it leads to, if any, for those that lead to at most one.
    fn lead(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) -> Option<BlockPos> {
        match self {
            Self::InSquare => {
                let x = random.next_bounded(16);
                Some(pos.offset(x, 0, random.next_bounded(16)))
            }
            Self::HeightRange(height) => Some(BlockPos { y: height.sample(random), ..pos }),
            Self::Heightmap(kind) => {
                let y = level.height(*kind, pos.x, pos.z);
                (y > level.min_y()).then_some(BlockPos { y, ..pos })
            }
            Self::Offset(offset) => {
                let [x, y, z] = &**offset;
                let (x, y) = (x.sample(random), y.sample(random));
                Some(pos.offset(x, y, z.sample(random)))
            }
            Self::EnvironmentScan(scan) => scan.find(level, pos),
            filter => filter.keeps(level, random, pos).then_some(pos),
        }
    }

    /// Whether a position stays, for those that only filter.
    fn keeps(&self, level: &mut Level<'_>, random: &mut DecorationRandom, pos: BlockPos) -> bool {
        match self {
            Self::Biome => level.biome_allows(pos),
            Self::RandomChance(chance) => random.next_f32() < *chance,
            Self::Filter(predicate) => predicate.test(level, pos),
            Self::SurfaceWaterDepth(depth) => {
                let floor = level.height(HeightKind::OceanFloor, pos.x, pos.z);
                level.height(HeightKind::WorldSurface, pos.x, pos.z) - floor <= *depth
            }
            Self::SurfaceRelative { kind, min, max } => {
                let surface = i64::from(level.height(*kind, pos.x, pos.z));
                (surface + i64::from(*min)..=surface + i64::from(*max)).contains(&i64::from(pos.y))
            }
            _ => true,
        }
    }
}

fn height_kind(json: Json<'_>) -> Result<HeightKind, PackError> {
    let kind = json.get("heightmap")?;
    HeightKind::from_name(kind.str()?).ok_or_else(|| kind.expected("a kind of heightmap"))
}
