//! `/kick`.

use brigadier::{Argument, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome};
use super::source::display_name;
use super::table::level::ADMINS;
use super::table::{argument, literal, run};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let targets = argument("targets", Argument::Entity { single: false, players: true });
    let reason = argument("reason", Argument::Message).executes(run(kick));
    tree.register(literal("kick").requires(ADMINS).then(targets.executes(run(kick)).then(reason)));
}

fn kick(call: &mut Call<'_>) -> Outcome {
    let players = call.players("targets")?;
    let reason = call.message("reason");
    let reason = reason.unwrap_or_else(|| Text::translate("multiplayer.disconnect.kicked", []));
    for player in &players {
        call.host.kick(player.uuid, &reason);
        let args = [display_name(player), reason.clone()];
        call.success(Text::translate("commands.kick.success", args), true);
    }
    Ok(players.len() as i32)
}
