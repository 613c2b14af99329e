//! `/difficulty`.

use brigadier::Tree;
use text::Text;

use super::call::{Call, Handler, Outcome, failure};
use super::table::level::GAMEMASTERS;
use super::table::{literal, run};

/// Names in the order of their numbers.
const NAMES: [&str; 4] = ["peaceful", "easy", "normal", "hard"];

pub(super) fn register(tree: &mut Tree<Handler>) {
    tree.register(
        literal("difficulty")
            .requires(GAMEMASTERS)
            .executes(run(query))
            .then(literal(NAMES[0]).executes(run(|call| set(call, 0))))
            .then(literal(NAMES[1]).executes(run(|call| set(call, 1))))
            .then(literal(NAMES[2]).executes(run(|call| set(call, 2))))
            .then(literal(NAMES[3]).executes(run(|call| set(call, 3)))),
    );
}

fn name(difficulty: u8) -> &'static str {
    NAMES[usize::from(difficulty.min(3))]
}

fn shown(difficulty: u8) -> Text {
    Text::translate(format!("options.difficulty.{}", name(difficulty)), [])
}

fn query(call: &mut Call<'_>) -> Outcome {
    let difficulty = call.host.difficulty();
    call.success(Text::translate("commands.difficulty.query", [shown(difficulty)]), false);
    Ok(difficulty.into())
}

fn set(call: &mut Call<'_>, difficulty: u8) -> Outcome {
    if call.host.difficulty() == difficulty {
        return Err(failure("commands.difficulty.failure", [name(difficulty).to_owned()]));
    }
    call.host.set_difficulty(difficulty);
    call.success(Text::translate("commands.difficulty.success", [shown(difficulty)]), true);
    Ok(0)
}
