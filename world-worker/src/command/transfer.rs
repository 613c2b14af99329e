//! `/transfer`.

use brigadier::{Argument, StringKind, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, missing};
use super::host::{EntityView, Show};
use super::source::display_name;
use super::table::level::ADMINS;
use super::table::{argument, literal, run};

/// Where servers listen unless told otherwise.
const DEFAULT_PORT: i32 = 25565;

pub(super) fn register(tree: &mut Tree<Handler>) {
    let players = argument("players", Argument::Entity { single: false, players: true });
    let port = argument("port", Argument::Integer { min: Some(1), max: Some(65535) });
    let host = argument("hostname", Argument::String(StringKind::Phrase));
    let port = port.executes(run(own)).then(players.executes(run(others)));
    tree.register(literal("transfer").requires(ADMINS).then(host.executes(run(own)).then(port)));
}

fn own(call: &mut Call<'_>) -> Outcome {
    let uuid = call.player()?;
    let player = call.host.entity(uuid).ok_or_else(|| missing("player"))?;
    transfer(call, &[player])
}

fn others(call: &mut Call<'_>) -> Outcome {
    let players = call.players("players")?;
    transfer(call, &players)
}

fn transfer(call: &mut Call<'_>, players: &[EntityView]) -> Outcome {
    let host = call.arguments.string("hostname").ok_or_else(|| missing("hostname"))?;
    let port = call.arguments.integer("port").unwrap_or(DEFAULT_PORT);
    let to = Show::Transfer { host: host.clone(), port: port.cast_unsigned() as u16 };
    for player in players {
        call.host.show(player.uuid, &to);
    }
    let place = [Text::literal(host), Text::from(port)];
    let message = match players {
        [player] => {
            let args = std::iter::once(display_name(player)).chain(place);
            Text::translate("commands.transfer.success.single", args)
        }
        _ => {
            let args = std::iter::once(Text::from(players.len() as i32)).chain(place);
            Text::translate("commands.transfer.success.multiple", args)
        }
    };
    call.success(message, true);
    Ok(players.len() as i32)
}
