use std::fmt;

use chunk::BlockPos;
use registry::blocks;

use super::Transform;
use crate::features::Direction;
use crate::structures::BoundingBox;

/// Blocks to be placed together.
#[derive(Default)]
pub struct Template {
    id: String,
    size: [i32; 3],
    palettes: Vec<Palette>,
    nbt: Vec<BlockNbt>,
    entities: Vec<TemplateEntity>,
}

/// The blocks of a template, as one of its variants has them.
#[derive(Debug, Default)]
pub struct Palette {
    /// In the order of placing.
    pub blocks: Vec<TemplateBlock>,
}

/// A block of a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TemplateBlock {
    /// From the template's corner.
    pub pos: [u8; 3],
    /// Its state.
    pub state: u16,
    /// Number of its block entity, or [`Self::NO_NBT`].
    pub(super) nbt: u16,
}

/// What a block of a template has beyond its state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BlockNbt {
    /// Where other pieces attach.
    Jigsaw(Box<Jigsaw>),
    /// A sign for the code of the structure.
    Marker(String),
    /// Only a loot table.
    Loot(String),
    /// As SNBT without id and position.
    Other(String),
}

/// Where other pieces attach.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Jigsaw {
    /// What others look for.
    pub name: String,
    /// What it looks for.
    pub target: String,
    /// Where it looks.
    pub pool: String,
    /// What it becomes; nothing is placed for `None`.
    pub final_state: Option<u16>,
    /// Whether what attaches may be turned around the front.
    pub is_rollable: bool,
    /// Where others attach.
    pub front: Direction,
    /// Its upper side, or one that tells how it is turned.
    pub top: Direction,
    /// Higher ones are tried first.
    pub selection_priority: i32,
    /// What attaches to higher ones goes on first.
    pub placement_priority: i32,
}

impl Jigsaw {
    /// Front and top of a state with the property `orientation`.
    pub fn directions(state: u16) -> (Direction, Direction) {
        blocks::property(state, "orientation")
            .and_then(|orientation| orientation.split_once('_'))
            .and_then(|(front, top)| Some((Direction::from_name(front)?, Direction::from_name(top)?)))
            .unwrap_or((Direction::North, Direction::Up))
    }
}

/// An entity of a template.
#[derive(Debug, Clone, PartialEq)]
pub struct TemplateEntity {
    /// Id of its type.
    pub kind: String,
    /// From the template's corner.
    pub position: [f64; 3],
    /// The block that decides whether it is placed.
    pub block: [i32; 3],
    /// In degrees.
    pub yaw: f32,
    /// In degrees.
    pub pitch: f32,
    /// As SNBT without id, position, rotation and UUID.
    pub nbt: String,
}

impl TemplateBlock {
    /// Instead of the number of a block entity.
    pub(super) const NO_NBT: u16 = u16::MAX;

    /// From the template's corner.
    pub fn position(self) -> [i32; 3] {
        self.pos.map(i32::from)
    }
}

impl Template {
    pub(super) fn new(
        id: &str,
        size: [i32; 3],
        palettes: Vec<Palette>,
        nbt: Vec<BlockNbt>,
        entities: Vec<TemplateEntity>,
    ) -> Self {
        Self { id: id.to_owned(), size, palettes, nbt, entities }
    }

    /// With namespace.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// In blocks along x, y and z.
    pub fn size(&self) -> [i32; 3] {
        self.size
    }

    /// Its variants; at least one, but for a template that does not exist.
    pub fn palettes(&self) -> &[Palette] {
        &self.palettes
    }

    /// Its entities.
    pub fn entities(&self) -> &[TemplateEntity] {
        &self.entities
    }

    /// What a block has beyond its state.
    pub fn nbt(&self, block: TemplateBlock) -> Option<&BlockNbt> {
        self.nbt.get(usize::from(block.nbt))
    }

    /// Jigsaw blocks of the first variant, from the template's corner.
    pub fn jigsaws(&self) -> impl Iterator<Item = ([i32; 3], &Jigsaw)> {
        self.palettes.first().into_iter().flat_map(|palette| &palette.blocks).filter_map(|block| {
            match self.nbt(*block) {
                Some(BlockNbt::Jigsaw(jigsaw)) => Some((block.position(), &**jigsaw)),
                _ => None,
            }
        })
    }

    /// The room it takes when placed at `at`.
    pub fn bounds(&self, at: BlockPos, transform: Transform) -> BoundingBox {
        let at = [at.x, at.y, at.z];
        let corner = |from| {
            let turned = transform.position(from);
            std::array::from_fn(|axis| at[axis] + turned[axis])
        };
        BoundingBox::new(corner([0; 3]), corner(self.size.map(|side| side - 1)))
    }
}

impl fmt::Debug for Template {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Template({})", self.id)
    }
}
