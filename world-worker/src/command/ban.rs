//! `/ban`, `/ban-ip`, `/banlist`, `/pardon` and `/pardon-ip`.

use std::net::IpAddr;

use brigadier::{Argument, StringKind, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, failure, missing};
use super::host::{Ban, EntityView};
use super::table::level::ADMINS;
use super::table::{argument, literal, run};
use super::vocabulary::provider;

pub(super) fn register(tree: &mut Tree<Handler>) {
    let reason = |handler| argument("reason", Argument::Message).executes(run(handler));
    let word = || argument("target", Argument::String(StringKind::Word));
    tree.register(literal("ban-ip").requires(ADMINS).then(word().executes(run(ban_ip)).then(reason(ban_ip))));
    tree.register(
        literal("banlist")
            .requires(ADMINS)
            .executes(run(list_all))
            .then(literal("ips").executes(run(list_ips)))
            .then(literal("players").executes(run(list_players))),
    );
    tree.register(
        literal("ban")
            .requires(ADMINS)
            .then(argument("targets", Argument::GameProfile).executes(run(ban)).then(reason(ban))),
    );
    tree.register(
        literal("pardon-ip")
            .requires(ADMINS)
            .then(word().suggests(provider::BANNED_IPS).executes(run(pardon_ip))),
    );
    tree.register(
        literal("pardon").requires(ADMINS).then(
            argument("targets", Argument::GameProfile).suggests(provider::BANNED).executes(run(pardon)),
        ),
    );
}

/// A reason as it is shown.
fn shown(reason: Option<&str>) -> Text {
    match reason {
        Some(reason) => Text::literal(reason),
        None => Text::translate("multiplayer.disconnect.banned.reason.default", []),
    }
}

fn ban(call: &mut Call<'_>) -> Outcome {
    let reason = call.message("reason").map(|reason| reason.to_plain());
    let mut changed = 0;
    for profile in call.profiles("targets")? {
        if !call.host.ban(&profile, &call.source.name, reason.as_deref()) {
            continue;
        }
        changed += 1;
        let args = [Text::literal(profile.name), shown(reason.as_deref())];
        call.success(Text::translate("commands.ban.success", args), true);
        if call.host.entity(profile.uuid).is_some() {
            call.host.kick(profile.uuid, &Text::translate("multiplayer.disconnect.banned", []));
        }
    }
    if changed == 0 { Err(failure("commands.ban.failed", [])) } else { Ok(changed) }
}

fn pardon(call: &mut Call<'_>) -> Outcome {
    let mut changed = 0;
    for profile in call.profiles("targets")? {
        if call.host.pardon(&profile) {
            changed += 1;
            call.success(Text::translate("commands.pardon.success", [Text::literal(profile.name)]), true);
        }
    }
    if changed == 0 { Err(failure("commands.pardon.failed", [])) } else { Ok(changed) }
}

fn ban_ip(call: &mut Call<'_>) -> Outcome {
    let target = call.arguments.string("target").ok_or_else(|| missing("target"))?;
    let reason = call.message("reason").map(|reason| reason.to_plain());
    let mut players = call.host.entities();
    players.retain(EntityView::is_player);
    let address = match target.parse::<IpAddr>() {
        Ok(address) => Some(address.to_string()),
        Err(_) => players
            .iter()
            .find(|player| player.name.eq_ignore_ascii_case(&target))
            .and_then(|player| call.host.address(player.uuid)),
    };
    let Some(address) = address else { return Err(failure("commands.banip.invalid", [])) };
    if !call.host.ban_ip(&address, &call.source.name, reason.as_deref()) {
        return Err(failure("commands.banip.failed", []));
    }
    players.retain(|player| call.host.address(player.uuid).as_deref() == Some(address.as_str()));
    let args = [Text::literal(address), shown(reason.as_deref())];
    call.success(Text::translate("commands.banip.success", args), true);
    let count = players.len() as i32;
    if count > 0 {
        let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
        let args = [count.into(), names.join(", ").into()];
        call.success(Text::translate("commands.banip.info", args), true);
    }
    for player in players {
        call.host.kick(player.uuid, &Text::translate("multiplayer.disconnect.ip_banned", []));
    }
    Ok(count)
}

fn pardon_ip(call: &mut Call<'_>) -> Outcome {
    let target = call.arguments.string("target").ok_or_else(|| missing("target"))?;
    let Ok(address) = target.parse::<IpAddr>() else {
        return Err(failure("commands.pardonip.invalid", []));
    };
    let address = address.to_string();
    if !call.host.pardon_ip(&address) {
        return Err(failure("commands.pardonip.failed", []));
    }
    call.success(Text::translate("commands.pardonip.success", [Text::literal(address)]), true);
    Ok(1)
}

fn list_all(call: &mut Call<'_>) -> Outcome {
    let bans = [call.host.bans(), call.host.ip_bans()].concat();
    list(call, bans)
}

fn list_players(call: &mut Call<'_>) -> Outcome {
    let bans = call.host.bans();
    list(call, bans)
}

fn list_ips(call: &mut Call<'_>) -> Outcome {
    let bans = call.host.ip_bans();
    list(call, bans)
}

fn list(call: &mut Call<'_>, bans: Vec<Ban>) -> Outcome {
    let count = bans.len() as i32;
    if count == 0 {
        call.success(Text::translate("commands.banlist.none", []), false);
        return Ok(0);
    }
    call.success(Text::translate("commands.banlist.list", [count.into()]), false);
    for ban in bans {
        let args = [Text::literal(ban.target), Text::literal(ban.source), shown(ban.reason.as_deref())];
        call.success(Text::translate("commands.banlist.entry", args), false);
    }
    Ok(count)
}
