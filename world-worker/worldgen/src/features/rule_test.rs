use registry::{blocks, without_namespace};

use super::Parser;
use super::provider::anchor;
use crate::block_set::{BlockSet, block_id};
use crate::blocks::parse_state;
use crate::pack::{Json, PackError};
use crate::random::Random;

/// A question about a block state, for ores and structure processors.
#[derive(Debug)]
pub enum RuleTest {
    /// Always.
    AlwaysTrue,
    /// It is this block, and sometimes not even then.
    Block {
        /// Number of the block.
        block: u16,
        /// Of it holding for this block; one draw if there is one.
        probability: Option<f32>,
    },
    /// It is this state, and sometimes not even then.
    State {
        /// The state.
        state: u16,
        /// Of it holding for this state; one draw if there is one.
        probability: Option<f32>,
    },
    /// It is one of these blocks.
    Tag(BlockSet),
    /// All of these hold.
    AllOf(Vec<RuleTest>),
    /// One of these holds.
    AnyOf(Vec<RuleTest>),
    /// The other does not hold.
    Not(Box<RuleTest>),
    /// It is at a height from `min` to `max`.
    Height {
        /// Least.
        min: i32,
        /// Greatest.
        max: i32,
    },
}

impl RuleTest {
    /// An object with `predicate_type` (or `type`).
    pub fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Self, PackError> {
        let block = || {
            let block = json.get("block")?;
            block_id(block, block.str()?)
        };
        let state = || parse_state(json.get("block_state")?);
        let probability = || Ok(Some(json.get("probability")?.f32()?));
        match without_namespace(json.any(&["predicate_type", "type"])?.str()?) {
            "always_true" => Ok(Self::AlwaysTrue),
            "block_match" => Ok(Self::Block { block: block()?, probability: None }),
            "random_block_match" => Ok(Self::Block { block: block()?, probability: probability()? }),
            "blockstate_match" => Ok(Self::State { state: state()?, probability: None }),
            "random_blockstate_match" => Ok(Self::State { state: state()?, probability: probability()? }),
            "all_of" => Ok(Self::AllOf(Self::parse_list(json.get("rules")?, parser)?)),
            "any_of" => Ok(Self::AnyOf(Self::parse_list(json.get("rules")?, parser)?)),
            "not" => Ok(Self::Not(Box::new(Self::parse(json.get("rule")?, parser)?))),
            "tag_match" => Ok(Self::Tag(BlockSet::parse_tag(json.get("tag")?, parser.pack)?)),
            "height_match" => {
                let height = |name| anchor(json.get(name)?, parser.settings);
                Ok(Self::Height { min: height("min_inclusive")?, max: height("max_inclusive")? })
            }
            name => Err(json.wrong(format!("there is no rule test {name}"))),
        }
    }

    fn parse_list(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Vec<Self>, PackError> {
        json.array()?.map(|rule| Self::parse(rule, parser)).collect()
    }

    /// Whether it holds for all states of a block at all heights, or for none, and draws nothing to find out.
    pub fn of_block(&self, block: u16) -> Option<bool> {
        match self {
            Self::AlwaysTrue => Some(true),
            Self::Block { block: wanted, probability: None } => Some(block == *wanted),
            Self::Block { block: wanted, .. } => (block != *wanted).then_some(false),
            Self::State { state, .. } => (block != blocks::block_id(*state)).then_some(false),
            Self::Tag(blocks) => Some(blocks.contains_block(block)),
            // Up to the one that decides.
            Self::AllOf(all) => all
                .iter()
                .map(|rule| rule.of_block(block))
                .find(|holds| *holds != Some(true))
                .unwrap_or(Some(true)),
            Self::AnyOf(any) => any
                .iter()
                .map(|rule| rule.of_block(block))
                .find(|holds| *holds != Some(false))
                .unwrap_or(Some(false)),
            Self::Not(rule) => rule.of_block(block).map(|holds| !holds),
            Self::Height { .. } => None,
        }
    }

    /// Whether it holds for a state at height `y`.
    pub fn test(&self, state: u16, y: i32, random: &mut impl Random) -> bool {
        match self {
            Self::AlwaysTrue => true,
            Self::Block { block, probability } => {
                blocks::block_id(state) == *block && chance(*probability, random)
            }
            Self::State { state: wanted, probability } => state == *wanted && chance(*probability, random),
            Self::Tag(blocks) => blocks.contains(state),
            Self::AllOf(all) => all.iter().all(|rule| rule.test(state, y, random)),
            Self::AnyOf(any) => any.iter().any(|rule| rule.test(state, y, random)),
            Self::Not(rule) => !rule.test(state, y, random),
            Self::Height { min, max } => (*min..=*max).contains(&y),
        }
    }
}

fn chance(probability: Option<f32>, random: &mut impl Random) -> bool {
    probability.is_none_or(|probability| random.next_f32() < probability)
}

#[cfg(test)]
mod tests {
    use registry::blocks::parse_state;
    use serde_json::{Value, json};

    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::parse;
    use crate::random::DecorationRandom;

    fn holds(state: &str, rule: Value) -> bool {
        let rule = parse(Edition::V26_3, rule, RuleTest::parse).unwrap();
        rule.test(parse_state(state).unwrap(), 5, &mut DecorationRandom::new(1))
    }

    #[test]
    fn each_kind() {
        let stone = json!({"predicate_type": "minecraft:block_match", "block": "minecraft:stone"});
        assert!(holds("stone", stone.clone()) && !holds("dirt", stone.clone()));
        assert!(holds("dirt", json!({"predicate_type": "always_true"})));
        assert!(holds("tuff", json!({"predicate_type": "tag_match", "tag": "base_stone_overworld"})));
        let log = json!({"predicate_type": "blockstate_match", "block_state": "oak_log[axis=x]"});
        assert!(holds("oak_log[axis=x]", log.clone()) && !holds("oak_log", log));
        let not = json!({"predicate_type": "not", "rule": stone});
        assert!(holds("dirt", not.clone()));
        let low = json!({"predicate_type": "height_match", "min_inclusive": 0, "max_inclusive": 5});
        assert!(holds("dirt", json!({"predicate_type": "all_of", "rules": [not, low]})));
        assert!(!holds("dirt", json!({"predicate_type": "any_of", "rules": [stone]})));
    }

    #[test]
    fn blocks_decide_where_they_can() {
        let of_stone = |rule: Value| parse(Edition::V26_3, rule, RuleTest::parse).unwrap().of_block(1);
        let stone = json!({"predicate_type": "block_match", "block": "stone"});
        let dirt = json!({"predicate_type": "block_match", "block": "dirt"});
        let some = json!({"predicate_type": "random_block_match", "block": "stone", "probability": 0.5});
        assert_eq!(of_stone(stone.clone()), Some(true));
        assert_eq!(of_stone(some.clone()), None);
        assert_eq!(of_stone(json!({"predicate_type": "not", "rule": dirt})), Some(true));
        // What is asked first may draw.
        let all_of = |rules: Value| json!({"predicate_type": "all_of", "rules": rules});
        assert_eq!(of_stone(all_of(json!([some, dirt]))), None);
        assert_eq!(of_stone(all_of(json!([stone, dirt, some]))), Some(false));
        let any_of = |rules: Value| json!({"predicate_type": "any_of", "rules": rules});
        assert_eq!(of_stone(any_of(json!([dirt, stone, some]))), Some(true));
        assert_eq!(of_stone(any_of(json!([dirt, some, stone]))), None);
    }

    #[test]
    fn draws_only_for_the_right_block() {
        let rule = json!({"predicate_type": "random_block_match", "block": "stone", "probability": 0.5});
        let rule = parse(Edition::V26_3, rule, RuleTest::parse).unwrap();
        let (mut random, mut same) = (DecorationRandom::new(1), DecorationRandom::new(1));
        assert!(!rule.test(10, 0, &mut random));
        assert_eq!(rule.test(1, 0, &mut random), same.next_f32() < 0.5);
        assert_eq!(random.next_i32(), same.next_i32());
    }
}
