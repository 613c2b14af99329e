//! `/tellraw`.

use brigadier::{Argument, Tree};

use super::call::{Call, Handler, Outcome};
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let targets = argument("targets", Argument::Entity { single: false, players: true });
    let message = argument("message", Argument::Component).executes(run(tell));
    tree.register(literal("tellraw").requires(GAMEMASTERS).then(targets.then(message)));
}

fn tell(call: &mut Call<'_>) -> Outcome {
    let players = call.players("targets")?;
    let message = call.text("message")?;
    for player in &players {
        call.host.send(player.uuid, &message);
    }
    Ok(players.len() as i32)
}
