//! `/gamerule`.

use brigadier::{Argument, SyntaxError, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, failure, missing};
use super::table::level::GAMEMASTERS;
use super::table::{self, argument, literal, run};
use crate::rules::{RULES, Rule, RuleValue, rule};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let mut command = literal("gamerule").requires(GAMEMASTERS);
    // Each rule twice: by its short name and by its full one.
    for namespace in ["", "minecraft:"] {
        for rule in &RULES {
            let value = argument("value", kind(rule)).executes(run(set));
            let name = format!("{namespace}{}", rule.name);
            command = command.then(brigadier::literal(name).executes(run(query)).then(value));
        }
    }
    tree.register(command);
}

fn kind(rule: &Rule) -> Argument {
    match rule.default {
        RuleValue::Bool(_) => Argument::Bool,
        RuleValue::Int(_) => {
            let (min, max) = rule.range;
            Argument::Integer { min: (min != i32::MIN).then_some(min), max: (max != i32::MAX).then_some(max) }
        }
    }
}

/// The rule whose literal was typed.
fn named(call: &Call<'_>) -> Result<&'static Rule, SyntaxError> {
    let typed = call.arguments.nodes.get(1).and_then(|node| table::tree().literal_text(node.node));
    typed.and_then(rule).ok_or_else(|| missing("rule"))
}

fn number(value: RuleValue) -> i32 {
    match value {
        RuleValue::Bool(value) => value.into(),
        RuleValue::Int(value) => value,
    }
}

fn query(call: &mut Call<'_>) -> Outcome {
    let rule = named(call)?;
    let value = call.host.rules().get(rule.name).unwrap_or(rule.default);
    let args = [Text::literal(rule.name), Text::literal(value.to_string())];
    call.success(Text::translate("commands.gamerule.query", args), false);
    Ok(number(value))
}

fn set(call: &mut Call<'_>) -> Outcome {
    let rule = named(call)?;
    let value = match rule.default {
        RuleValue::Bool(_) => call.arguments.bool("value").map(RuleValue::Bool),
        RuleValue::Int(_) => call.arguments.integer("value").map(RuleValue::Int),
    };
    let value = value.ok_or_else(|| missing("value"))?;
    call.host.set_rule(rule.name, value).map_err(|_| failure("command.failed", []))?;
    let args = [Text::literal(rule.name), Text::literal(value.to_string())];
    call.success(Text::translate("commands.gamerule.set", args), true);
    Ok(number(value))
}
