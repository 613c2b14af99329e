//! `/waypoint`: how players look on the locator bar.

use brigadier::{Argument, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, missing};
use super::host::EntityView;
use super::source::display_name;
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};

/// Looks of who has none of its own.
const DEFAULT_STYLE: &str = "minecraft:default";
/// The only dimension whose players are on a bar so far.
const OVERWORLD: &str = "minecraft:overworld";

pub(super) fn register(tree: &mut Tree<Handler>) {
    let color = literal("color")
        .then(argument("color", Argument::TeamColor).executes(run(color)))
        .then(literal("hex").then(argument("color", Argument::HexColor).executes(run(color))))
        .then(literal("reset").executes(run(reset_color)));
    let style = literal("style")
        .then(literal("reset").executes(run(reset_style)))
        .then(literal("set").then(argument("style", Argument::ResourceLocation).executes(run(style))));
    let target = argument("waypoint", Argument::Entity { single: true, players: false });
    tree.register(
        literal("waypoint")
            .requires(GAMEMASTERS)
            .then(literal("list").executes(run(list)))
            .then(literal("modify").then(target.then(color).then(style))),
    );
}

fn list(call: &mut Call<'_>) -> Outcome {
    let mut players = call.host.entities();
    players.retain(EntityView::is_player);
    let count = players.len() as i32;
    let message = match count {
        0 => Text::translate("commands.waypoint.list.empty", [Text::literal(OVERWORLD)]),
        _ => {
            let names = Text::join(players.iter().map(display_name), ", ");
            Text::translate("commands.waypoint.list.success", [count.into(), Text::literal(OVERWORLD), names])
        }
    };
    call.success(message, false);
    Ok(count)
}

fn color(call: &mut Call<'_>) -> Outcome {
    let value = call.arguments.color("color").ok_or_else(|| missing("color"))?;
    let shown = format!("{value:06X}");
    let name = Text::literal(shown.clone()).color(format!("#{shown}"));
    modify(call, |icon| icon.1 = Some(value), Text::translate("commands.waypoint.modify.color", [name]))
}

fn reset_color(call: &mut Call<'_>) -> Outcome {
    modify(call, |icon| icon.1 = None, Text::translate("commands.waypoint.modify.color.reset", []))
}

fn style(call: &mut Call<'_>) -> Outcome {
    let style = call.arguments.identifier("style").ok_or_else(|| missing("style"))?;
    modify(call, |icon| icon.0 = style, Text::translate("commands.waypoint.modify.style", []))
}

fn reset_style(call: &mut Call<'_>) -> Outcome {
    let message = Text::translate("commands.waypoint.modify.style", []);
    modify(call, |icon| icon.0 = DEFAULT_STYLE.to_owned(), message)
}

fn modify(call: &mut Call<'_>, change: impl FnOnce(&mut (String, Option<u32>)), message: Text) -> Outcome {
    let target = call.one_entity("waypoint")?;
    let mut icon = call.host.locator_icon(target.uuid);
    change(&mut icon);
    call.host.set_locator_icon(target.uuid, icon);
    call.success(message, false);
    Ok(0)
}
