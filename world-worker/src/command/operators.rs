//! `/op` and `/deop`.

use brigadier::{Argument, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, failure};
use super::table::level::ADMINS;
use super::table::{argument, literal, run};
use super::vocabulary::provider;
use super::whitelist;

pub(super) fn register(tree: &mut Tree<Handler>) {
    let targets = |provider| argument("targets", Argument::GameProfile).suggests(provider);
    tree.register(literal("deop").requires(ADMINS).then(targets(provider::OPS).executes(run(deop))));
    tree.register(literal("op").requires(ADMINS).then(targets(provider::NON_OPS).executes(run(op))));
}

fn op(call: &mut Call<'_>) -> Outcome {
    let mut changed = 0;
    for profile in call.profiles("targets")? {
        if call.host.ops().iter().any(|op| op.uuid == profile.uuid) {
            continue;
        }
        call.host.op(&profile);
        changed += 1;
        call.success(Text::translate("commands.op.success", [Text::literal(profile.name)]), true);
    }
    if changed == 0 { Err(failure("commands.op.failed", [])) } else { Ok(changed) }
}

fn deop(call: &mut Call<'_>) -> Outcome {
    let mut changed = 0;
    for profile in call.profiles("targets")? {
        if !call.host.ops().iter().any(|op| op.uuid == profile.uuid) {
            continue;
        }
        call.host.deop(&profile);
        changed += 1;
        call.success(Text::translate("commands.deop.success", [Text::literal(profile.name)]), true);
    }
    if changed == 0 {
        return Err(failure("commands.deop.failed", []));
    }
    // Operators may join without being listed; others may not stay.
    whitelist::kick_unlisted(call.host);
    Ok(changed)
}
