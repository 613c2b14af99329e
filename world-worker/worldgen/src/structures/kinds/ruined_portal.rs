//! Ruined portals: where they stand. What grows around them is in `spread`.

mod spread;

use std::sync::Arc;

use chunk::BlockPos;
use registry::{block_ids, block_states};

use crate::features::{BlockSet, HeightKind, Level, Parser, RuleTest};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, Random};
use crate::structures::piece::{Mirror, Rotation};
use crate::structures::template_piece::{TemplatePiece, templates};
use crate::structures::{BoundingBox, Kind, Piece, Site, Stub};
use crate::surface::Climate;
use crate::templates::{Processor, Rule, Template, Transform};

/// Names of the frequent templates and of the giant ones: so many with numbers from 1.
const PORTALS: i32 = 10;
const GIANTS: i32 = 3;
const GIANT_CHANCE: f32 = 0.05;
/// Below this temperature it is cold.
const FREEZING: f32 = 0.15;
/// How far above the bottom of the world portals stay, in blocks.
const ABOVE_BOTTOM: i32 = 15;

/// What a portal stands on or in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    LandSurface,
    PartlyBuried,
    OceanFloor,
    Mountain,
    Underground,
    Nether,
}

impl Place {
    fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "on_land_surface" => Self::LandSurface,
            "partly_buried" => Self::PartlyBuried,
            "on_ocean_floor" => Self::OceanFloor,
            "in_mountain" => Self::Mountain,
            "underground" => Self::Underground,
            "in_nether" => Self::Nether,
            _ => return None,
        })
    }

    fn ground(self) -> HeightKind {
        if self == Self::OceanFloor { HeightKind::OceanFloorWg } else { HeightKind::WorldSurfaceWg }
    }
}

/// A way of standing.
#[derive(Debug)]
struct Setup {
    place: Place,
    weight: f32,
    air_pocket: f32,
    can_be_cold: bool,
    has_vines: bool,
    is_overgrown: bool,
    is_blackstone: bool,
    age: Processor,
}

/// A portal that burnt out.
#[derive(Debug)]
struct RuinedPortal {
    setups: Arc<[Setup]>,
    /// Frequent ones and giant ones.
    templates: Option<[Vec<Arc<Template>>; 2]>,
    protect: Processor,
    cannot_replace: Arc<BlockSet>,
    climate: Climate,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    let setups = json.get("setups")?;
    if setups.array()?.len() == 0 {
        return Err(setups.expected("some setups"));
    }
    let parsed = setups.array()?.map(|setup| Setup::parse(setup, parser)).collect::<Result<_, _>>()?;
    let numbered =
        |name: &str, count| templates(parser, (1..=count).map(|at| format!("ruined_portal/{name}_{at}")));
    let cannot_replace = Arc::new(BlockSet::tag("features_cannot_replace", json, parser.pack)?);
    Ok(Box::new(RuinedPortal {
        setups: parsed,
        templates: numbered("portal", PORTALS).zip(numbered("giant_portal", GIANTS)).map(Into::into),
        protect: Processor::Protect(Arc::clone(&cannot_replace)),
        cannot_replace,
        climate: Climate::parse(parser.pack)?,
    }))
}

impl Setup {
    fn parse(json: Json<'_>, parser: &Parser<'_>) -> Result<Self, PackError> {
        let place = json.get("placement")?;
        let flag = |name: &str| json.get(name)?.bool();
        Ok(Self {
            place: Place::from_name(place.str()?).ok_or_else(|| place.expected("a placement"))?,
            weight: json.get("weight")?.f32()?,
            air_pocket: json.get("air_pocket_probability")?.f32()?,
            can_be_cold: flag("can_be_cold")?,
            has_vines: flag("vines")?,
            is_overgrown: flag("overgrown")?,
            is_blackstone: flag("replace_with_blackstone")?,
            age: Processor::age(json.get("mossiness")?.f32()?, json, parser)?,
        })
    }
}

impl RuinedPortal {
    fn choose_setup(&self, random: &mut Legacy) -> usize {
        if self.setups.len() == 1 {
            return 0;
        }
        let total: f32 = self.setups.iter().map(|setup| setup.weight).sum();
        let mut choice = random.next_f32();
        let chosen = self.setups.iter().position(|setup| {
            choice -= setup.weight / total;
            choice < 0.0
        });
        chosen.unwrap_or(self.setups.len() - 1)
    }

    fn processors(&self, setup: &Setup, has_air_pocket: bool, is_cold: bool) -> Arc<[Processor]> {
        let ignored: &[&str] =
            if has_air_pocket { &["structure_block"] } else { &["structure_block", "air"] };
        let rule = |block, probability, output| Rule::replace(RuleTest::Block { block, probability }, output);
        let mut rules = vec![rule(block_ids::GOLD_BLOCK, Some(0.3), block_states::AIR)];
        rules.push(match setup.place {
            Place::OceanFloor => rule(block_ids::LAVA, None, block_states::MAGMA_BLOCK),
            _ if is_cold => rule(block_ids::LAVA, None, block_states::NETHERRACK),
            _ => rule(block_ids::LAVA, Some(0.2), block_states::MAGMA_BLOCK),
        });
        if !is_cold {
            rules.push(rule(block_ids::NETHERRACK, Some(0.07), block_states::MAGMA_BLOCK));
        }
        let mut processors = vec![
            Processor::ignore(ignored),
            Processor::Rules(rules.into()),
            setup.age.clone(),
            self.protect.clone(),
            Processor::LavaSubmerged,
        ];
        if setup.is_blackstone {
            processors.push(Processor::Blackstone);
        }
        processors.into()
    }
}

impl Kind for RuinedPortal {
    fn find(&self, site: &mut Site<'_>, random: &mut Legacy) -> Option<Stub<'_>> {
        let [frequent, giant] = self.templates.as_ref()?;
        let setup = &self.setups[self.choose_setup(random)];
        let has_air_pocket = match setup.air_pocket {
            chance if chance <= 0.0 => false,
            chance if chance >= 1.0 => true,
            chance => random.next_f32() < chance,
        };
        let list = if random.next_f32() < GIANT_CHANCE { giant } else { frequent };
        let template = &list[random.next_bounded(list.len() as i32) as usize];
        let rotation = Rotation::random(random);
        let mirror = if random.next_f32() < 0.5 { Mirror::None } else { Mirror::FrontBack };
        let [width, height, depth] = template.size();
        let transform = Transform { mirror, rotation, pivot: [width / 2, depth / 2] };
        let corner = BlockPos::new(site.min_x(), 0, site.min_z());
        let bounds = template.bounds(corner, transform);
        let y = find_height(site, random, setup.place, has_air_pocket, height, &bounds);
        let at = BlockPos { y, ..corner };
        Some(Stub::new(at, move |site, _| {
            let biome = site.ground.biome([at.x >> 2, at.y >> 2, at.z >> 2]);
            let sea_level = site.settings.sea_level;
            let is_cold =
                setup.can_be_cold && self.climate.temperature(biome, at.x, at.y, at.z, sea_level) < FREEZING;
            let processors = self.processors(setup, has_air_pocket, is_cold);
            let piece = TemplatePiece::new(template, at, rotation, transform.pivot, &processors);
            vec![Box::new(Portal {
                piece: TemplatePiece { transform, ..piece },
                place: setup.place,
                is_cold,
                has_vines: setup.has_vines,
                is_overgrown: setup.is_overgrown,
                cannot_replace: Arc::clone(&self.cannot_replace),
            })]
        }))
    }
}

/// The height of the lowest block: what the place says, or below, where three corners stand on something.
fn find_height(
    site: &mut Site<'_>,
    random: &mut Legacy,
    place: Place,
    has_air_pocket: bool,
    height: i32,
    bounds: &BoundingBox,
) -> i32 {
    let [x, _, z] = bounds.center();
    let surface = site.ground.height(place.ground(), x, z) - 1;
    let lowest = site.settings.min_y + ABOVE_BOTTOM;
    let between = |random: &mut Legacy, least: i32, greatest: i32| {
        if least < greatest { random.between(least, greatest) } else { greatest }
    };
    let y = match place {
        Place::LandSurface | Place::OceanFloor => surface,
        Place::Underground => between(random, lowest, surface - height),
        Place::Mountain => between(random, 70, surface - height),
        Place::PartlyBuried => surface - height + random.between(2, 8),
        Place::Nether if has_air_pocket => random.between(32, 100),
        Place::Nether if random.next_f32() < 0.5 => random.between(27, 29),
        Place::Nether => random.between(29, 100),
    };
    let [min, max] = [bounds.min, bounds.max];
    let corners = [[min[0], min[2]], [max[0], min[2]], [min[0], max[2]], [max[0], max[2]]];
    let columns = corners.map(|[x, z]| site.ground.column(x, z));
    let stands = |y: i32| columns.iter().filter(|column| place.ground().counts(column.state(y))).count() >= 3;
    (lowest + 1..=y).rev().find(|&y| stands(y)).unwrap_or(y.min(lowest))
}

#[derive(Debug, Clone)]
struct Portal {
    piece: TemplatePiece,
    place: Place,
    is_cold: bool,
    has_vines: bool,
    is_overgrown: bool,
    cannot_replace: Arc<BlockSet>,
}

impl Piece for Portal {
    fn bounding_box(&self) -> BoundingBox {
        self.piece.bounding_box()
    }

    fn place(
        &mut self,
        level: &mut Level<'_>,
        random: &mut DecorationRandom,
        clip: &BoundingBox,
        reference: BlockPos,
    ) {
        // All of it is placed with the chunk that has its middle.
        let bounds = self.bounding_box();
        let [x, y, z] = bounds.center();
        if clip.contains(BlockPos::new(x, y, z)) {
            self.piece.place(level, random, &clip.union(&bounds), reference);
            self.spread(level, random, &bounds);
        }
    }
}
