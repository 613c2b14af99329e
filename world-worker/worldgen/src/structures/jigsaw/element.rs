use std::fmt;
use std::sync::{Arc, LazyLock};

use chunk::BlockPos;

use crate::features::{Direction, Level, Parser, PlacedFeature};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, shuffle};
use crate::structures::BoundingBox;
use crate::structures::piece::Rotation;
use crate::templates::{Jigsaw, Placement, Processor, Template, Transform};

/// How a piece meets the ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Projection {
    /// As it was laid out.
    Rigid,
    /// Every column follows the terrain.
    TerrainMatching,
}

/// What a pool has to choose from.
pub enum Element {
    /// A template.
    Single(Single),
    /// Several in the same place; they are joined by the first.
    List(Vec<Element>, Projection),
    /// A feature.
    Feature {
        /// Id, or empty for one that is written out.
        id: String,
        /// What is placed.
        feature: Arc<PlacedFeature>,
        /// How it meets the ground.
        projection: Projection,
    },
    /// Nothing, which ends the search for what fits.
    Empty,
}

/// A template with its processors.
#[derive(Debug)]
pub struct Single {
    template: Arc<Template>,
    processors: Vec<Processor>,
    projection: Projection,
    /// Whether water stays in its blocks, if it says so itself.
    waterlogs: Option<bool>,
}

/// A jigsaw block of an element that is turned.
#[derive(Debug, Clone, Copy)]
pub(super) struct Joint<'e> {
    /// From the element's position.
    pub(super) pos: [i32; 3],
    /// Where others attach.
    pub(super) front: Direction,
    top: Direction,
    pub(super) jigsaw: &'e Jigsaw,
}

/// Where and how an element is placed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spot<'a> {
    pub(super) at: BlockPos,
    pub(super) rotation: Rotation,
    pub(super) clip: &'a BoundingBox,
    pub(super) reference: BlockPos,
    pub(super) waterlogs: bool,
}

/// The joint of features.
static BOTTOM: LazyLock<Jigsaw> = LazyLock::new(|| Jigsaw {
    name: "minecraft:bottom".into(),
    target: "minecraft:empty".into(),
    pool: "minecraft:empty".into(),
    final_state: Some(chunk::AIR),
    is_rollable: true,
    front: Direction::Down,
    top: Direction::South,
    selection_priority: 0,
    placement_priority: 0,
});

impl Element {
    pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let kind = json.any(&["element_type", "type"])?;
        Ok(match registry::without_namespace(kind.str()?) {
            "empty_pool_element" => Self::Empty,
            "single_pool_element" => Self::Single(Single::parse(json, parser, false)?),
            "legacy_single_pool_element" => Self::Single(Single::parse(json, parser, true)?),
            "feature_pool_element" => {
                let feature = json.get("feature")?;
                Self::Feature {
                    id: feature.str().map(|id| registry::identifier(id).into_owned()).unwrap_or_default(),
                    feature: parser.placed(feature)?,
                    projection: Projection::parse(json)?,
                }
            }
            "list_pool_element" => {
                let elements = json.get("elements")?;
                if elements.array()?.len() == 0 {
                    return Err(elements.expected("some elements"));
                }
                let mut list = Vec::new();
                for element in elements.array()? {
                    let nested = element.any(&["element_type", "type"])?;
                    if registry::without_namespace(nested.str()?) == "list_pool_element" {
                        return Err(nested.expected("no list in a list"));
                    }
                    list.push(Self::parse(element, parser)?);
                }
                Self::List(list, Projection::parse(json)?)
            }
            _ => return Err(kind.wrong(format!("there is no pool element {}", kind.value()))),
        })
    }

    /// Id of the template or feature; of the first one of a list.
    pub fn id(&self) -> &str {
        match self {
            Self::Single(single) => single.template.id(),
            Self::List(list, _) => list.first().map_or("", Self::id),
            Self::Feature { id, .. } => id,
            Self::Empty => "",
        }
    }

    /// How it meets the ground.
    pub fn projection(&self) -> Projection {
        match self {
            Self::Single(single) => single.projection,
            Self::List(_, projection) | Self::Feature { projection, .. } => *projection,
            Self::Empty => Projection::TerrainMatching,
        }
    }

    pub(super) fn is_rigid(&self) -> bool {
        self.projection() == Projection::Rigid
    }

    pub(super) fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// The room it takes.
    pub(super) fn bounds(&self, at: BlockPos, rotation: Rotation) -> BoundingBox {
        match self {
            Self::Single(single) => single.template.bounds(at, Transform::rotated(rotation)),
            Self::List(list, _) => {
                let boxes = list.iter().filter(|element| !element.is_empty());
                let boxes = boxes.map(|element| element.bounds(at, rotation));
                BoundingBox::around(boxes).unwrap_or(BoundingBox::of(at))
            }
            Self::Feature { .. } | Self::Empty => BoundingBox::of(at),
        }
    }

    /// Its joints in random order, but those with a higher priority first.
    pub(super) fn joints(&self, rotation: Rotation, random: &mut Legacy) -> Vec<Joint<'_>> {
        match self {
            Self::Single(single) => {
                let transform = Transform::rotated(rotation);
                let joint = |(pos, jigsaw): ([i32; 3], _)| {
                    let jigsaw: &Jigsaw = jigsaw;
                    Joint {
                        pos: transform.position(pos),
                        front: rotation.direction(jigsaw.front),
                        top: rotation.direction(jigsaw.top),
                        jigsaw,
                    }
                };
                let mut joints: Vec<_> = single.template.jigsaws().map(joint).collect();
                shuffle(&mut joints, random);
                joints.sort_by_key(|joint| std::cmp::Reverse(joint.jigsaw.selection_priority));
                joints
            }
            Self::List(list, _) => list.first().map_or_else(Vec::new, |first| first.joints(rotation, random)),
            Self::Feature { .. } => {
                vec![Joint { pos: [0; 3], front: BOTTOM.front, top: BOTTOM.top, jigsaw: &BOTTOM }]
            }
            Self::Empty => Vec::new(),
        }
    }

    /// Places it; whether it did.
    pub(super) fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, spot: Spot<'_>) -> bool {
        match self {
            Self::Single(single) => single.place(level, random, spot),
            Self::List(list, _) => list.iter().all(|element| element.place(level, random, spot)),
            Self::Feature { feature, .. } => {
                level.begin_feature(None);
                feature.place(level, random, spot.at)
            }
            Self::Empty => true,
        }
    }
}

impl fmt::Debug for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.id().fmt(f)
    }
}

impl Single {
    /// `is_legacy`: its air is not placed.
    fn parse(json: Json<'_>, parser: &mut Parser<'_>, is_legacy: bool) -> Result<Self, PackError> {
        let projection = Projection::parse(json)?;
        let mut processors = Vec::new();
        if !is_legacy {
            processors.push(Processor::ignore(&["structure_block"]));
        }
        processors.push(Processor::JigsawReplacement);
        processors.extend(Processor::parse_list(json.get("processors")?, parser)?);
        if projection == Projection::TerrainMatching {
            processors.push(Processor::Gravity(-1));
        }
        if is_legacy {
            processors.push(Processor::ignore(&["structure_block", "air"]));
        }
        Ok(Self {
            // One that there is not has no blocks and no joints.
            template: parser.templates.get(json.get("location")?.str()?).cloned().unwrap_or_default(),
            processors,
            projection,
            waterlogs: json.opt("override_liquid_settings").map(waterlogs).transpose()?,
        })
    }

    fn place(&self, level: &mut Level<'_>, random: &mut DecorationRandom, spot: Spot<'_>) -> bool {
        let transform = Transform::rotated(spot.rotation);
        let placement = Placement {
            waterlogs: self.waterlogs.unwrap_or(spot.waterlogs),
            is_shaped: true,
            ..Placement::of_piece(transform, &self.processors, spot.clip, spot.reference)
        };
        self.template.place(level, random, spot.at, &placement)
    }
}

impl Joint<'_> {
    /// Whether `other` attaches to this one.
    pub(super) fn takes(&self, other: &Joint<'_>) -> bool {
        self.front == other.front.opposite()
            && (self.jigsaw.is_rollable || self.top == other.top)
            && self.jigsaw.target == other.jigsaw.name
    }
}

impl Projection {
    fn parse(json: Json<'_>) -> Result<Self, PackError> {
        let projection = json.get("projection")?;
        match projection.str()? {
            "rigid" => Ok(Self::Rigid),
            "terrain_matching" => Ok(Self::TerrainMatching),
            _ => Err(projection.expected("rigid or terrain_matching")),
        }
    }
}

/// Whether water stays in the blocks of templates.
pub(super) fn waterlogs(json: Json<'_>) -> Result<bool, PackError> {
    match json.str()? {
        "apply_waterlogging" => Ok(true),
        "ignore_waterlogging" => Ok(false),
        _ => Err(json.expected("apply_waterlogging or ignore_waterlogging")),
    }
}
