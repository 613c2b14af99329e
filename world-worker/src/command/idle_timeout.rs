//! `/setidletimeout`.

use brigadier::{Argument, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, missing};
use super::table::level::ADMINS;
use super::table::{argument, literal, run};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let minutes = argument("minutes", Argument::Integer { min: Some(0), max: None }).executes(run(set));
    tree.register(literal("setidletimeout").requires(ADMINS).then(minutes));
}

fn set(call: &mut Call<'_>) -> Outcome {
    let minutes = call.arguments.integer("minutes").ok_or_else(|| missing("minutes"))?;
    call.host.set_idle_timeout(minutes.cast_unsigned());
    let message = match minutes {
        0 => Text::translate("commands.setidletimeout.success.disabled", []),
        _ => Text::translate("commands.setidletimeout.success", [Text::from(minutes)]),
    };
    call.success(message, true);
    Ok(minutes)
}
