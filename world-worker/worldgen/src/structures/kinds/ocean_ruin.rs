use std::sync::Arc;

use chunk::BlockPos;
use registry::blocks::{self, Fluid};
use registry::{block_ids, block_states};

use crate::features::provider::IntProvider;
use crate::features::{BlockEntityData, BlockSet, EntityData, HeightKind, Level, Parser, RuleTest};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, Random};
use crate::structures::piece::Rotation;
use crate::structures::template_piece::{TemplatePiece, clear, templates};
use crate::structures::{BoundingBox, Kind, Piece, Site, Stub};
use crate::templates::{Processor, Rule, Template};

/// Suspicious blocks of one template.
const SUSPICIOUS: i32 = 5;

/// Houses under the sea.
#[derive(Debug)]
struct OceanRuin {
    large_probability: f32,
    cluster_probability: f32,
    /// Small ones and large ones; each with the layers over one another and the share that is left of them.
    ruins: Option<[Vec<Vec<Layer>>; 2]>,
    ice: Arc<BlockSet>,
}

/// A template and what it goes through.
#[derive(Debug)]
struct Layer {
    template: Arc<Template>,
    processors: Arc<[Processor]>,
}

pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Kind>, PackError> {
    let temperature = json.get("biome_temp")?;
    let is_warm = match temperature.str()? {
        "warm" => true,
        "cold" => false,
        _ => return Err(temperature.expected("warm or cold")),
    };
    let ruins = if is_warm { warm(parser) } else { cold(parser) };
    Ok(Box::new(OceanRuin {
        large_probability: json.get("large_probability")?.f32()?,
        cluster_probability: json.get("cluster_probability")?.f32()?,
        ruins,
        ice: Arc::new(BlockSet::tag("ice", json, parser.pack)?),
    }))
}

fn warm(parser: &Parser<'_>) -> Option<[Vec<Vec<Layer>>; 2]> {
    let small = (1..=8).map(|at| layers(parser, true, &[(format!("warm_{at}"), 0.8)]));
    let large = (4..=7).map(|at| layers(parser, true, &[(format!("big_warm_{at}"), 0.9)]));
    Some([small.collect::<Option<_>>()?, large.collect::<Option<_>>()?])
}

fn cold(parser: &Parser<'_>) -> Option<[Vec<Vec<Layer>>; 2]> {
    let ruin = |big: &str, at: i32, integrity: f32| {
        let name = |of: &str| format!("{big}{of}_{at}");
        layers(parser, false, &[(name("brick"), integrity), (name("cracked"), 0.7), (name("mossy"), 0.5)])
    };
    let small = (1..=8).map(|at| ruin("", at, 0.8));
    let large = [1, 2, 3, 8].into_iter().map(|at| ruin("big_", at, 0.9));
    Some([small.collect::<Option<_>>()?, large.collect::<Option<_>>()?])
}

/// Templates with the share of their blocks that is left.
fn layers(parser: &Parser<'_>, is_warm: bool, names: &[(String, f32)]) -> Option<Vec<Layer>> {
    let found = templates(parser, names.iter().map(|(name, _)| format!("underwater_ruin/{name}")))?;
    let layer = |(template, (_, integrity)): (Arc<Template>, &(String, f32))| Layer {
        template,
        processors: processors(is_warm, *integrity),
    };
    Some(found.into_iter().zip(names).map(layer).collect())
}

fn processors(is_warm: bool, integrity: f32) -> Arc<[Processor]> {
    let (block, suspicious, table) = if is_warm {
        (block_ids::SAND, block_states::SUSPICIOUS_SAND, "minecraft:archaeology/ocean_ruin_warm")
    } else {
        (block_ids::GRAVEL, block_states::SUSPICIOUS_GRAVEL, "minecraft:archaeology/ocean_ruin_cold")
    };
    let rule = Rule::replace(RuleTest::Block { block, probability: None }, suspicious).with_loot(table);
    [
        Processor::Rot { integrity, rottable: None },
        Processor::Capped {
            delegate: Arc::new(Processor::Rules([rule].into())),
            limit: Arc::new(IntProvider::Constant(SUSPICIOUS)),
        },
        Processor::ignore(&["structure_block", "air"]),
    ]
    .into()
}

impl OceanRuin {
    fn add(
        &self,
        ruins: &[Vec<Layer>],
        at: BlockPos,
        rotation: Rotation,
        is_large: bool,
        random: &mut Legacy,
        pieces: &mut Vec<Box<dyn Piece>>,
    ) {
        for layer in &ruins[random.next_bounded(ruins.len() as i32) as usize] {
            let piece = TemplatePiece::new(&layer.template, at, rotation, [0; 2], &layer.processors);
            pieces.push(Box::new(Ruin { piece, is_large, ice: Arc::clone(&self.ice) }));
        }
    }

    /// Small ones around a large one.
    fn add_cluster(
        &self,
        small: &[Vec<Layer>],
        middle: BlockPos,
        rotation: Rotation,
        random: &mut Legacy,
        pieces: &mut Vec<Box<dyn Piece>>,
    ) {
        let parent = footprint(middle, [15, 0, 15], rotation);
        let mut places = places_around([parent.min[0], parent.min[2]], random);
        for _ in 0..random.between(4, 8) {
            if places.is_empty() {
                return;
            }
            let [x, z] = places.remove(random.next_bounded(places.len() as i32) as usize);
            let at = BlockPos::new(x, middle.y, z);
            let rotation = Rotation::random(random);
            if !footprint(at, [5, 0, 6], rotation).intersects(&parent) {
                self.add(small, at, rotation, false, random, pieces);
            }
        }
    }
}

/// Between a corner and the one opposite.
fn footprint(at: BlockPos, far: [i32; 3], rotation: Rotation) -> BoundingBox {
    let far = crate::templates::Transform::rotated(rotation).place(at, far);
    BoundingBox::new([at.x, at.y, at.z], [far.x, far.y, far.z])
}

/// Columns around a square of 16 x 16 blocks, from its least corner.
fn places_around([x, z]: [i32; 2], random: &mut Legacy) -> Vec<[i32; 2]> {
    // Where from, and from the least to the greatest step further, along x and along z.
    const PLACES: [[(i32, i32, i32); 2]; 8] = [
        [(-16, 1, 8), (16, 1, 7)],
        [(-16, 1, 8), (0, 1, 7)],
        [(-16, 1, 8), (-16, 4, 8)],
        [(0, 1, 7), (16, 1, 7)],
        [(0, 1, 7), (-16, 4, 6)],
        [(16, 1, 7), (16, 3, 8)],
        [(16, 1, 7), (0, 1, 7)],
        [(16, 1, 7), (-16, 4, 8)],
    ];
    let mut at = |from: i32, (shift, least, greatest)| from + shift + random.between(least, greatest);
    PLACES.iter().map(|&[along_x, along_z]| [at(x, along_x), at(z, along_z)]).collect()
}

impl Kind for OceanRuin {
    fn find(&self, site: &mut Site<'_>, _random: &mut Legacy) -> Option<Stub<'_>> {
        let [small, large] = self.ruins.as_ref()?;
        let pos = site.top_of_middle(HeightKind::OceanFloorWg);
        Some(Stub::new(pos, move |site, random| {
            let at = BlockPos::new(site.min_x(), 90, site.min_z());
            let rotation = Rotation::random(random);
            let is_large = random.next_f32() <= self.large_probability;
            let mut pieces = Vec::new();
            let ruins = if is_large { large } else { small };
            self.add(ruins, at, rotation, is_large, random, &mut pieces);
            if is_large && random.next_f32() <= self.cluster_probability {
                self.add_cluster(small, at, rotation, random, &mut pieces);
            }
            pieces
        }))
    }
}

#[derive(Debug, Clone)]
struct Ruin {
    piece: TemplatePiece,
    is_large: bool,
    ice: Arc<BlockSet>,
}

impl Ruin {
    /// On the ground, or on the lowest ground below if much of it would hang over.
    fn find_height(&self, level: &mut Level<'_>) -> i32 {
        let [x, z] = [self.piece.at.x, self.piece.at.z];
        let top = level.height(HeightKind::OceanFloorWg, x, z);
        let size = self.piece.template.size();
        let area =
            footprint(BlockPos::new(x, top, z), [size[0] - 1, 0, size[2] - 1], self.piece.transform.rotation);
        let mut lowest = 512;
        let mut hanging = 0;
        for z in area.min[2]..=area.max[2] {
            for x in area.min[0]..=area.max[0] {
                let mut y = top - 1;
                while self.is_open(level.block(BlockPos::new(x, y, z))) && y > level.min_y() + 1 {
                    y -= 1;
                }
                lowest = lowest.min(y);
                hanging += i32::from(y < top - 1 - 2);
            }
        }
        let width = area.max[0] - area.min[0];
        if top - 1 - lowest > 2 && hanging > width - 2 { lowest + 1 } else { top }
    }

    fn is_open(&self, state: u16) -> bool {
        blocks::is_air(state) || blocks::fluid(state) == Fluid::Water || self.ice.contains(state)
    }
}

impl Piece for Ruin {
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
        self.piece.at.y = self.find_height(level);
        for (pos, marker) in self.piece.place(level, random, clip, reference) {
            match marker.as_str() {
                "chest" => {
                    let is_wet = blocks::fluid(level.block(pos)) == Fluid::Water;
                    let wet = if is_wet { "true" } else { "false" };
                    let chest = blocks::set_property(block_states::CHEST, "waterlogged", wet);
                    level.set(pos, chest.unwrap_or(block_states::CHEST));
                    let size = if self.is_large { "big" } else { "small" };
                    let table = format!("minecraft:chests/underwater_ruin_{size}");
                    let seed = random.next_i64();
                    level.set_block_entity(pos, BlockEntityData::Loot { table, seed });
                }
                "drowned" => {
                    level.add_entity(EntityData {
                        entity: "minecraft:drowned".into(),
                        pos: [f64::from(pos.x), f64::from(pos.y), f64::from(pos.z)],
                        snbt: "{\"PersistenceRequired\":1b}".into(),
                    });
                    if pos.y > level.sea_level() {
                        clear(level, pos);
                    } else {
                        level.set(pos, block_states::WATER);
                    }
                }
                _ => {}
            }
        }
    }
}
