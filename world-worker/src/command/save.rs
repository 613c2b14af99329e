//! `/save-all`, `/save-on`, `/save-off` and `/stop`.

use brigadier::Tree;
use text::Text;

use super::call::{Call, Handler, Outcome, failure};
use super::table::level::OWNERS;
use super::table::{literal, run};

pub(super) fn register(tree: &mut Tree<Handler>) {
    tree.register(
        literal("save-all")
            .requires(OWNERS)
            .executes(run(|call| save(call, false)))
            .then(literal("flush").executes(run(|call| save(call, true)))),
    );
    tree.register(literal("save-off").requires(OWNERS).executes(run(|call| switch(call, false))));
    tree.register(literal("save-on").requires(OWNERS).executes(run(|call| switch(call, true))));
}

pub(super) fn register_stop(tree: &mut Tree<Handler>) {
    tree.register(literal("stop").requires(OWNERS).executes(run(stop)));
}

fn save(call: &mut Call<'_>, flush: bool) -> Outcome {
    call.success(Text::translate("commands.save.saving", []), false);
    if !call.host.save(flush) {
        return Err(failure("commands.save.failed", []));
    }
    call.success(Text::translate("commands.save.success", []), true);
    Ok(1)
}

fn switch(call: &mut Call<'_>, on: bool) -> Outcome {
    if call.host.autosave() == on {
        return Err(failure(if on { "commands.save.alreadyOn" } else { "commands.save.alreadyOff" }, []));
    }
    call.host.set_autosave(on);
    let key = if on { "commands.save.enabled" } else { "commands.save.disabled" };
    call.success(Text::translate(key, []), true);
    Ok(1)
}

fn stop(call: &mut Call<'_>) -> Outcome {
    call.success(Text::translate("commands.stop.stopping", []), true);
    call.host.stop();
    Ok(1)
}
