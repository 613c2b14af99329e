//! Processors: what happens to a template's blocks on their way into the world.

mod age;
mod blackstone;
mod capped;
mod rule;

use std::sync::Arc;

use chunk::BlockPos;
use registry::shapes::Aabb;
use registry::{block_states, blocks, without_namespace};

use super::template::BlockNbt;
use crate::features::provider::IntProvider;
use crate::features::{BlockSet, HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::{DecorationRandom, Legacy, Random, position_seed};

pub(crate) use age::BlockAge;
pub(super) use capped::apply_capped;
pub(crate) use rule::Rule;

/// Farthest from the ground that a block may follow it, in blocks.
const MAX_OFFSET: u32 = 4096;

/// A step that changes blocks or leaves them out.
#[derive(Debug, Clone)]
pub(crate) enum Processor {
    /// Leaves blocks out.
    Ignore(Arc<BlockSet>),
    /// Leaves blocks out by chance.
    Rot {
        /// Share that stays.
        integrity: f32,
        /// Which of the template's blocks it concerns; all without.
        rottable: Option<Arc<BlockSet>>,
    },
    /// The first rule that fits says what a block becomes.
    Rules(Arc<[Rule]>),
    /// Leaves blocks out where one of these is.
    Protect(Arc<BlockSet>),
    /// Changes only so many blocks, in random order.
    Capped {
        /// What changes them.
        delegate: Arc<Processor>,
        /// How many at most.
        limit: Arc<IntProvider>,
    },
    /// Jigsaw blocks become what they say.
    JigsawReplacement,
    /// Follows the terrain: so many blocks above the first free height.
    Gravity(i32),
    /// Stone bricks crumble and get mossy.
    Age(Arc<BlockAge>),
    /// Lava stays around blocks that are not full.
    LavaSubmerged,
    /// Stone becomes blackstone.
    Blackstone,
}

/// A block on its way from a template into the world.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Placing<'t> {
    /// Where it comes.
    pub pos: BlockPos,
    /// As the template has it, not turned yet.
    pub state: u16,
    /// What it has beyond its state.
    pub nbt: Option<PlacingNbt<'t>>,
}

/// What a block has beyond its state.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum PlacingNbt<'t> {
    /// What the template says.
    Template(&'t BlockNbt),
    /// A loot table that a rule gave it.
    Loot {
        /// Id.
        table: Arc<str>,
        /// Of what it will hold.
        seed: i64,
    },
    /// SNBT that a rule gave it.
    Fixed(Arc<str>),
}

/// A block as the template has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Original {
    /// From the template's corner, not turned.
    pub pos: [i32; 3],
    /// Its state.
    pub state: u16,
}

/// Where and how a template is placed.
pub(crate) struct Context<'c, 'l> {
    /// The world.
    pub level: &'c mut Level<'l>,
    /// Where the template's corner comes.
    pub at: BlockPos,
    /// Where distances are counted from.
    pub reference: BlockPos,
    /// For templates of features; those of structures draw by position.
    pub random: Option<&'c mut DecorationRandom>,
}

impl Context<'_, '_> {
    /// Draws for a block.
    fn draw<T>(&mut self, pos: BlockPos, draw: impl FnOnce(&mut dyn Random) -> T) -> T {
        match &mut self.random {
            Some(random) => draw(*random),
            None => draw(&mut block_random(pos)),
        }
    }
}

/// The random source of a block.
pub(super) fn block_random(pos: BlockPos) -> Legacy {
    Legacy::new(position_seed(pos.x, pos.y, pos.z))
}

impl Processor {
    /// A list: an id, or an object with `processors`, or the list itself.
    pub fn parse_list(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Vec<Self>, PackError> {
        let json =
            if json.str().is_ok() { parser.pack.follow("worldgen/processor_list", json)? } else { json };
        let list = json.opt("processors").unwrap_or(json);
        list.array()?.map(|processor| Self::parse(processor, parser)).collect()
    }

    fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let kind = json.any(&["processor_type", "type"])?;
        Ok(match without_namespace(kind.str()?) {
            "block_ignore" => {
                let mut names = Vec::new();
                for block in json.get("blocks")?.array()? {
                    names.push(blocks::block_of_state(crate::blocks::parse_state(block)?).name);
                }
                Self::ignore(&names)
            }
            "block_rot" => {
                let rottable = json.opt("rottable_blocks");
                let rottable = rottable.map(|set| BlockSet::parse(set, parser.pack)).transpose()?;
                Self::Rot { integrity: json.get("integrity")?.f32()?, rottable: rottable.map(Arc::new) }
            }
            "rule" => {
                let rules = json.get("rules")?.array()?.map(|rule| Rule::parse(rule, parser));
                Self::Rules(rules.collect::<Result<_, _>>()?)
            }
            "protected_blocks" => {
                let value = json.get("value")?;
                let tag = value.str()?;
                Self::protect(tag.strip_prefix('#').unwrap_or(tag), value, parser)?
            }
            "capped" => {
                let delegate = json.get("delegate")?;
                let limit = json.get("limit")?;
                let delegate = Self::parse(delegate, parser)?;
                if matches!(delegate, Self::Capped { .. }) {
                    return Err(json.wrong("a capped processor in a capped processor"));
                }
                Self::Capped { delegate: Arc::new(delegate), limit: Arc::new(IntProvider::parse(limit)?) }
            }
            "jigsaw_replacement" => Self::JigsawReplacement,
            "gravity" => match json.i32_or("offset", 0)? {
                offset if offset.unsigned_abs() <= MAX_OFFSET => Self::Gravity(offset),
                _ => return Err(json.wrong(format!("offset should be at most {MAX_OFFSET}"))),
            },
            "block_age" => Self::age(json.get("mossiness")?.f32()?, json, parser)?,
            "lava_submerged_block" => Self::LavaSubmerged,
            "blackstone_replace" => Self::Blackstone,
            "nop" => Self::ignore(&[]),
            _ => return Err(kind.wrong(format!("there is no structure processor {}", kind.value()))),
        })
    }

    /// Leaves out the blocks with these names.
    pub fn ignore(names: &[&str]) -> Self {
        Self::Ignore(Arc::new(BlockSet::of(names)))
    }

    /// Leaves blocks out where a block of the tag is; `json` is what needs it.
    pub fn protect(tag: &str, json: Json<'_>, parser: &Parser<'_>) -> Result<Self, PackError> {
        Ok(Self::Protect(Arc::new(BlockSet::tag(tag, json, parser.pack)?)))
    }

    /// Makes stone bricks old, mossy ones with a chance of `mossiness`; `json` is what needs it.
    pub fn age(mossiness: f32, json: Json<'_>, parser: &Parser<'_>) -> Result<Self, PackError> {
        Ok(Self::Age(Arc::new(BlockAge::new(mossiness, json, parser)?)))
    }

    /// What a block becomes; nothing if it is left out.
    pub fn apply<'t>(
        &self,
        context: &mut Context<'_, '_>,
        original: Original,
        mut placing: Placing<'t>,
    ) -> Option<Placing<'t>> {
        let pos = placing.pos;
        match self {
            Self::Ignore(set) => (!set.contains(placing.state)).then_some(placing),
            Self::Rot { integrity, rottable } => {
                let is_concerned = rottable.as_ref().is_none_or(|set| set.contains(original.state));
                let stays = !is_concerned || context.draw(pos, |random| random.next_f32()) <= *integrity;
                stays.then_some(placing)
            }
            Self::Rules(rules) => {
                rule::apply(rules, context, &mut placing);
                Some(placing)
            }
            Self::Protect(set) => (!set.contains(context.level.block(pos))).then_some(placing),
            // Done when all blocks went through the others.
            Self::Capped { .. } => Some(placing),
            Self::JigsawReplacement => {
                if let Some(PlacingNbt::Template(BlockNbt::Jigsaw(jigsaw))) = placing.nbt {
                    placing.state = jigsaw.final_state?;
                    placing.nbt = None;
                }
                Some(placing)
            }
            Self::Gravity(offset) => {
                let ground = context.level.height(HeightKind::WorldSurfaceWg, pos.x, pos.z);
                placing.pos.y = ground + offset + original.pos[1];
                Some(placing)
            }
            Self::Age(age) => {
                placing.state = context.draw(pos, |random| age.apply(placing.state, random));
                Some(placing)
            }
            Self::LavaSubmerged => {
                let is_full = blocks::outline_shape(placing.state) == [Aabb::BLOCK];
                if !is_full && blocks::block_of_state(context.level.block(pos)).name == "lava" {
                    placing.state = block_states::LAVA;
                }
                Some(placing)
            }
            Self::Blackstone => {
                placing.state = blackstone::replaced(placing.state);
                Some(placing)
            }
        }
    }
}

/// The default state of `name` with those properties of `state` that it has.
fn with_properties_of(state: u16, name: &str) -> u16 {
    let Some(block) = blocks::block_by_name(name) else { return state };
    blocks::properties_of(state).fold(block.default_state, |new, (property, value)| {
        blocks::set_property(new, property, value).unwrap_or(new)
    })
}
