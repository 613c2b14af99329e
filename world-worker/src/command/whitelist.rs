//! `/whitelist`.

use brigadier::{Argument, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, failure};
use super::host::Host;
use super::table::level::ADMINS;
use super::table::{argument, literal, run};
use super::vocabulary::provider;

pub(super) fn register(tree: &mut Tree<Handler>) {
    let targets = |provider| argument("targets", Argument::GameProfile).suggests(provider);
    tree.register(
        literal("whitelist")
            .requires(ADMINS)
            .then(literal("on").executes(run(|call| switch(call, true))))
            .then(literal("off").executes(run(|call| switch(call, false))))
            .then(literal("list").executes(run(list)))
            .then(literal("add").then(targets(provider::NOT_WHITELISTED).executes(run(add))))
            .then(literal("remove").then(targets(provider::WHITELISTED).executes(run(remove))))
            .then(literal("reload").executes(run(reload))),
    );
}

/// Kicks players who are neither listed nor operators, if the list is on and enforced.
pub fn kick_unlisted(host: &mut dyn Host) {
    if !host.whitelist_enabled() || !host.enforce_whitelist() {
        return;
    }
    let allowed = [host.whitelist(), host.ops()].concat();
    for player in host.entities() {
        if player.is_player() && !allowed.iter().any(|profile| profile.uuid == player.uuid) {
            host.kick(player.uuid, &Text::translate("multiplayer.disconnect.not_whitelisted", []));
        }
    }
}

fn switch(call: &mut Call<'_>, on: bool) -> Outcome {
    if call.host.whitelist_enabled() == on {
        let key = if on { "commands.whitelist.alreadyOn" } else { "commands.whitelist.alreadyOff" };
        return Err(failure(key, []));
    }
    call.host.set_whitelist_enabled(on);
    let key = if on { "commands.whitelist.enabled" } else { "commands.whitelist.disabled" };
    call.success(Text::translate(key, []), true);
    kick_unlisted(call.host);
    Ok(1)
}

fn list(call: &mut Call<'_>) -> Outcome {
    let names: Vec<String> = call.host.whitelist().into_iter().map(|profile| profile.name).collect();
    let count = names.len() as i32;
    let message = match count {
        0 => Text::translate("commands.whitelist.none", []),
        _ => Text::translate("commands.whitelist.list", [count.into(), names.join(", ").into()]),
    };
    call.success(message, false);
    Ok(count)
}

fn add(call: &mut Call<'_>) -> Outcome {
    let mut changed = 0;
    for profile in call.profiles("targets")? {
        if call.host.whitelist_add(&profile) {
            changed += 1;
            let name = Text::literal(profile.name);
            call.success(Text::translate("commands.whitelist.add.success", [name]), true);
        }
    }
    if changed == 0 { Err(failure("commands.whitelist.add.failed", [])) } else { Ok(changed) }
}

fn remove(call: &mut Call<'_>) -> Outcome {
    let mut changed = 0;
    for profile in call.profiles("targets")? {
        if call.host.whitelist_remove(&profile) {
            changed += 1;
            let name = Text::literal(profile.name);
            call.success(Text::translate("commands.whitelist.remove.success", [name]), true);
        }
    }
    if changed == 0 {
        return Err(failure("commands.whitelist.remove.failed", []));
    }
    kick_unlisted(call.host);
    Ok(changed)
}

fn reload(call: &mut Call<'_>) -> Outcome {
    call.host.whitelist_reload();
    call.success(Text::translate("commands.whitelist.reloaded", []), true);
    kick_unlisted(call.host);
    Ok(1)
}
