//! `/help`.

use brigadier::{Argument, StringKind, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, failure, missing};
use super::table::{self, ROOT, argument, literal, run};
use super::vocabulary::Names;

pub(super) fn register(tree: &mut Tree<Handler>) {
    let command = argument("command", Argument::String(StringKind::Greedy));
    tree.register(literal("help").executes(run(all)).then(command.executes(run(one))));
}

fn all(call: &mut Call<'_>) -> Outcome {
    let usages = table::tree().smart_usage(ROOT, call.source.level);
    for usage in &usages {
        call.success(Text::literal(format!("/{usage}")), false);
    }
    Ok(usages.len() as i32)
}

fn one(call: &mut Call<'_>) -> Outcome {
    let command = call.arguments.string("command").ok_or_else(|| missing("command"))?;
    let level = call.source.level;
    let parse = table::tree().parse(&command, level, &Names(call.host));
    let Some(last) = parse.context.nodes.last() else {
        return Err(failure("commands.help.failed", []));
    };
    let usages = table::tree().smart_usage(last.node, level);
    for usage in &usages {
        call.success(Text::literal(format!("/{command} {usage}")), false);
    }
    Ok(usages.len() as i32)
}
