//! `/list`.

use brigadier::Tree;
use text::Text;

use super::call::{Call, Handler, Outcome};
use super::host::EntityView;
use super::source::display_name;
use super::table::{literal, run};

pub(super) fn register(tree: &mut Tree<Handler>) {
    tree.register(literal("list").executes(run(names)).then(literal("uuids").executes(run(uuids))));
}

fn names(call: &mut Call<'_>) -> Outcome {
    list(call, display_name)
}

fn uuids(call: &mut Call<'_>) -> Outcome {
    list(call, |player| {
        let uuid = Text::literal(player.uuid.to_string());
        Text::translate("commands.list.nameAndId", [Text::literal(player.name.as_str()), uuid])
    })
}

fn list(call: &mut Call<'_>, show: fn(&EntityView) -> Text) -> Outcome {
    let mut players = call.host.entities();
    players.retain(EntityView::is_player);
    let count = players.len() as i32;
    let names = Text::join(players.iter().map(show), ", ");
    let args = [count.into(), call.host.max_players().into(), names];
    call.success(Text::translate("commands.list.players", args), false);
    Ok(count)
}
