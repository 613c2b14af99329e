//! Game rules, as the save has them.

pub use storage::game_rules::{BadRule as RuleError, GameRules, RULES, Rule, RuleValue};

/// Finds a rule by its name, with or without `minecraft:`.
pub fn rule(name: &str) -> Option<&'static Rule> {
    GameRules::rule(name)
}
