use std::sync::Arc;

use chunk::BlockPos;
use registry::without_namespace;

use super::{Context, Placing, PlacingNbt, block_random};
use crate::blocks::parse_state;
use crate::features::{Parser, RuleTest};
use crate::pack::{Json, PackError};
use crate::random::{Legacy, Random};

/// What a block becomes if it, the block in its place and the place fit.
#[derive(Debug)]
pub(crate) struct Rule {
    input: RuleTest,
    location: RuleTest,
    place: PlaceTest,
    output: u16,
    nbt: NbtChange,
}

/// A question about a place.
#[derive(Debug)]
enum PlaceTest {
    Always,
    /// By a chance that changes with the distance along an axis.
    Distance {
        axis: usize,
        chance: [f32; 2],
        distance: [i32; 2],
    },
}

/// What happens to what a block has beyond its state.
#[derive(Debug)]
enum NbtChange {
    Keep,
    Clear,
    Loot(Arc<str>),
    Fixed(Arc<str>),
}

impl Rule {
    pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        Ok(Self {
            input: RuleTest::parse(json.get("input_predicate")?, parser)?,
            location: RuleTest::parse(json.get("location_predicate")?, parser)?,
            place: json.opt("position_predicate").map_or(Ok(PlaceTest::Always), PlaceTest::parse)?,
            output: parse_state(json.get("output_state")?)?,
            nbt: json.opt("block_entity_modifier").map_or(Ok(NbtChange::Keep), NbtChange::parse)?,
        })
    }

    /// That every block that `input` fits becomes `output`.
    pub fn replace(input: RuleTest, output: u16) -> Self {
        Self { input, location: RuleTest::AlwaysTrue, place: PlaceTest::Always, output, nbt: NbtChange::Keep }
    }

    /// Also gives the block a loot table.
    #[must_use]
    pub fn with_loot(self, table: &str) -> Self {
        Self { nbt: NbtChange::Loot(table.into()), ..self }
    }
}

impl PlaceTest {
    fn parse(json: Json<'_>) -> Result<Self, PackError> {
        let kind = json.any(&["predicate_type", "type"])?;
        match without_namespace(kind.str()?) {
            "always_true" => Ok(Self::Always),
            "axis_aligned_linear_pos" => {
                let axis = match json.opt("axis") {
                    None => 1,
                    Some(name) => match name.str()? {
                        "x" => 0,
                        "y" => 1,
                        "z" => 2,
                        _ => return Err(name.expected("x, y or z")),
                    },
                };
                let chance = [json.f32_or("min_chance", 0.0)?, json.f32_or("max_chance", 0.0)?];
                let distance = [json.i32_or("min_dist", 0)?, json.i32_or("max_dist", 0)?];
                if distance[0] < 0 || distance[0] >= distance[1] {
                    return Err(json.wrong("min_dist should be from 0 and below max_dist"));
                }
                Ok(Self::Distance { axis, chance, distance })
            }
            _ => Err(kind.wrong(format!("there is no position test {}", kind.value()))),
        }
    }

    fn test(&self, pos: BlockPos, reference: BlockPos, random: &mut Legacy) -> bool {
        match self {
            Self::Always => true,
            &Self::Distance { axis, chance: [least, greatest], distance: [near, far] } => {
                let away = [pos.x - reference.x, pos.y - reference.y, pos.z - reference.z][axis].abs();
                let share = (away - near) as f32 / (far - near) as f32;
                let chance = if share < 0.0 {
                    least
                } else if share > 1.0 {
                    greatest
                } else {
                    least + share * (greatest - least)
                };
                random.next_f32() <= chance
            }
        }
    }
}

impl NbtChange {
    fn parse(json: Json<'_>) -> Result<Self, PackError> {
        Ok(match json.type_name()? {
            "passthrough" => Self::Keep,
            "clear" => Self::Clear,
            "append_loot" => Self::Loot(json.get("loot_table")?.str()?.into()),
            "append_static" => Self::Fixed(json.get("data")?.value().to_string().into()),
            _ => return Err(json.unknown_type("block entity modifier")),
        })
    }
}

/// Applies the first rule that fits. All rules of a block draw from the block's own random source.
pub(super) fn apply(rules: &[Rule], context: &Context<'_, '_>, placing: &mut Placing<'_>) {
    let pos = placing.pos;
    let mut random = block_random(pos);
    let there = context.level.block(pos);
    let fitting = rules.iter().find(|rule| {
        rule.input.test(placing.state, pos.y, &mut random)
            && rule.location.test(there, pos.y, &mut random)
            && rule.place.test(pos, context.reference, &mut random)
    });
    let Some(rule) = fitting else { return };
    placing.state = rule.output;
    match &rule.nbt {
        NbtChange::Keep => {}
        NbtChange::Clear => placing.nbt = None,
        NbtChange::Loot(table) => {
            placing.nbt = Some(PlacingNbt::Loot { table: Arc::clone(table), seed: random.next_i64() });
        }
        NbtChange::Fixed(text) => placing.nbt = Some(PlacingNbt::Fixed(Arc::clone(text))),
    }
}
