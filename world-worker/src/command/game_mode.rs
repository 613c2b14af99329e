//! `/gamemode` and `/defaultgamemode`.

use brigadier::{Argument, GameMode, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, missing};
use super::host::EntityView;
use super::source::display_name;
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let target = argument("target", Argument::Entity { single: false, players: true });
    tree.register(literal("gamemode").requires(GAMEMASTERS).then(
        argument("gamemode", Argument::GameMode).executes(run(own)).then(target.executes(run(others))),
    ));
}

pub(super) fn register_default(tree: &mut Tree<Handler>) {
    let mode = argument("gamemode", Argument::GameMode).executes(run(default));
    tree.register(literal("defaultgamemode").requires(GAMEMASTERS).then(mode));
}

fn mode(call: &Call<'_>) -> Result<GameMode, brigadier::SyntaxError> {
    call.arguments.game_mode("gamemode").ok_or_else(|| missing("gamemode"))
}

fn long_name(mode: GameMode) -> Text {
    Text::translate(format!("gameMode.{}", mode.name()), [])
}

fn own(call: &mut Call<'_>) -> Outcome {
    let player = call.player()?;
    let player = call.host.entity(player).into_iter().collect();
    set(call, player)
}

fn others(call: &mut Call<'_>) -> Outcome {
    let players = call.players("target")?;
    set(call, players)
}

fn set(call: &mut Call<'_>, players: Vec<EntityView>) -> Outcome {
    let mode = mode(call)?;
    let mut changed = 0;
    for player in players {
        if !call.host.set_game_mode(player.uuid, mode) {
            continue;
        }
        changed += 1;
        if call.source.player == Some(player.uuid) {
            call.success(Text::translate("commands.gamemode.success.self", [long_name(mode)]), true);
            continue;
        }
        if call.host.rules().flag("send_command_feedback") {
            call.host.send(player.uuid, &Text::translate("gameMode.changed", [long_name(mode)]));
        }
        let args = [display_name(&player), long_name(mode)];
        call.success(Text::translate("commands.gamemode.success.other", args), true);
    }
    Ok(changed)
}

fn default(call: &mut Call<'_>) -> Outcome {
    let mode = mode(call)?;
    call.host.set_default_game_mode(mode);
    let mut changed = 0;
    if call.host.force_game_mode() {
        for player in call.host.entities() {
            changed += i32::from(player.is_player() && call.host.set_game_mode(player.uuid, mode));
        }
    }
    call.success(Text::translate("commands.defaultgamemode.success", [long_name(mode)]), true);
    Ok(changed)
}
