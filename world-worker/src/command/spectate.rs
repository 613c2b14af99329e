//! `/spectate`.

use brigadier::{Argument, GameMode, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, failure, missing};
use super::source::display_name;
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let player = argument("player", Argument::Entity { single: true, players: true }).executes(run(other));
    let target = argument("target", Argument::Entity { single: true, players: false }).executes(run(own));
    tree.register(literal("spectate").requires(GAMEMASTERS).executes(run(end)).then(target.then(player)));
}

fn end(call: &mut Call<'_>) -> Outcome {
    let player = call.player()?;
    require_spectator(call, player)?;
    call.host.spectate(player, None);
    call.success(Text::translate("commands.spectate.success.stopped", []), false);
    Ok(1)
}

fn own(call: &mut Call<'_>) -> Outcome {
    let player = call.player()?;
    spectate(call, player)
}

fn other(call: &mut Call<'_>) -> Outcome {
    let player =
        call.players("player")?.first().map(|player| player.uuid).ok_or_else(|| missing("player"))?;
    spectate(call, player)
}

fn spectate(call: &mut Call<'_>, player: uuid::Uuid) -> Outcome {
    let target = call.one_entity("target")?;
    if target.uuid == player {
        return Err(failure("commands.spectate.self", []));
    }
    require_spectator(call, player)?;
    call.host.spectate(player, Some(target.uuid));
    let message = Text::translate("commands.spectate.success.started", [display_name(&target)]);
    call.success(message, false);
    Ok(1)
}

fn require_spectator(call: &Call<'_>, player: uuid::Uuid) -> Result<(), brigadier::SyntaxError> {
    let view = call.host.entity(player).ok_or_else(|| missing("player"))?;
    match view.game_mode {
        Some(GameMode::Spectator) => Ok(()),
        _ => Err(failure("commands.spectate.not_spectator", [view.name])),
    }
}
