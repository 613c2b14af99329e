//! `/bossbar`.

use brigadier::{Argument, SyntaxError, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, failure, missing};
use super::host::EntityView;
use super::resolve::find;
use super::source::display_name;
use super::table::level::GAMEMASTERS;
use super::table::{self, argument, literal, run};
use super::vocabulary::provider;
use crate::boss_bars::{BossBar, COLORS, STYLES};

/// The colours of text for those of bars.
const TEXT_COLORS: [&str; 7] = ["red", "blue", "dark_red", "green", "yellow", "dark_blue", "white"];

pub(super) fn register(tree: &mut Tree<Handler>) {
    let id = || argument("id", Argument::ResourceLocation).suggests(provider::BOSS_BARS);
    let new = argument("id", Argument::ResourceLocation);
    let name = |handler| argument("name", Argument::Component).executes(run(handler));
    let get = id()
        .then(literal("value").executes(run(get_value)))
        .then(literal("max").executes(run(get_max)))
        .then(literal("visible").executes(run(get_visible)))
        .then(literal("players").executes(run(get_players)));
    let colors = COLORS
        .iter()
        .fold(literal("color"), |color, &name| color.then(literal(name).executes(run(set_color))));
    let styles = STYLES
        .iter()
        .fold(literal("style"), |style, &name| style.then(literal(name).executes(run(set_style))));
    let number = |name, min| argument(name, Argument::Integer { min: Some(min), max: None });
    let targets = argument("targets", Argument::Entity { single: false, players: true });
    let set = id()
        .then(literal("name").then(name(set_name)))
        .then(colors)
        .then(styles)
        .then(literal("value").then(number("value", 0).executes(run(set_value))))
        .then(literal("max").then(number("max", 1).executes(run(set_max))))
        .then(literal("visible").then(argument("visible", Argument::Bool).executes(run(set_visible))))
        .then(literal("players").executes(run(set_players)).then(targets.executes(run(set_players))));
    tree.register(
        literal("bossbar")
            .requires(GAMEMASTERS)
            .then(literal("add").then(new.then(name(add))))
            .then(literal("remove").then(id().executes(run(remove))))
            .then(literal("list").executes(run(list)))
            .then(literal("set").then(set))
            .then(literal("get").then(get)),
    );
}

fn id(call: &Call<'_>) -> Result<String, SyntaxError> {
    call.arguments.identifier("id").ok_or_else(|| missing("id"))
}

/// The bar that was named.
fn bar<'a>(call: &'a mut Call<'_>) -> Result<&'a mut BossBar, SyntaxError> {
    let id = id(call)?;
    call.host.boss_bars().get_mut(&id).ok_or_else(|| failure("commands.bossbar.unknown", [id]))
}

/// How feedback names the bar: its name in brackets, its id when pointed at.
fn shown(call: &mut Call<'_>) -> Result<Text, SyntaxError> {
    let id = id(call)?;
    let bar = bar(call)?;
    Ok(display(&id, bar))
}

fn display(id: &str, bar: &BossBar) -> Text {
    let color = TEXT_COLORS[bar.color as usize % TEXT_COLORS.len()];
    bar.name.clone().bracketed().color(color).hover_text(Text::literal(id)).insertion(id)
}

fn add(call: &mut Call<'_>) -> Outcome {
    let (id, name) = (id(call)?, call.text("name")?);
    if !call.host.boss_bars().add(&id, name) {
        return Err(failure("commands.bossbar.create.failed", [id]));
    }
    let bar = shown(call)?;
    call.success(Text::translate("commands.bossbar.create.success", [bar]), true);
    Ok(call.host.boss_bars().len() as i32)
}

fn remove(call: &mut Call<'_>) -> Outcome {
    let (id, bar) = (id(call)?, shown(call)?);
    call.host.boss_bars().remove(&id);
    call.success(Text::translate("commands.bossbar.remove.success", [bar]), true);
    Ok(call.host.boss_bars().len() as i32)
}

fn list(call: &mut Call<'_>) -> Outcome {
    let names: Vec<Text> = call.host.boss_bars().iter().map(|(id, bar)| display(id, bar)).collect();
    let count = names.len() as i32;
    let message = match count {
        0 => Text::translate("commands.bossbar.list.bars.none", []),
        _ => Text::translate("commands.bossbar.list.bars.some", [count.into(), Text::join(names, ", ")]),
    };
    call.success(message, false);
    Ok(count)
}

fn get_value(call: &mut Call<'_>) -> Outcome {
    let (name, value) = (shown(call)?, bar(call)?.value);
    call.success(Text::translate("commands.bossbar.get.value", [name, value.into()]), true);
    Ok(value)
}

fn get_max(call: &mut Call<'_>) -> Outcome {
    let (name, max) = (shown(call)?, bar(call)?.max);
    call.success(Text::translate("commands.bossbar.get.max", [name, max.into()]), true);
    Ok(max)
}

fn get_visible(call: &mut Call<'_>) -> Outcome {
    let (name, visible) = (shown(call)?, bar(call)?.visible);
    let key =
        if visible { "commands.bossbar.get.visible.visible" } else { "commands.bossbar.get.visible.hidden" };
    call.success(Text::translate(key, [name]), true);
    Ok(visible.into())
}

fn get_players(call: &mut Call<'_>) -> Outcome {
    let name = shown(call)?;
    let listed = bar(call)?.players.clone();
    let mut online = call.host.entities();
    online.retain(|player| listed.contains(&player.uuid));
    let message = match &online[..] {
        [] => Text::translate("commands.bossbar.get.players.none", [name]),
        _ => {
            let names = Text::join(online.iter().map(display_name), ", ");
            let args = [name, Text::from(online.len() as i32), names];
            Text::translate("commands.bossbar.get.players.some", args)
        }
    };
    call.success(message, true);
    Ok(online.len() as i32)
}

/// Changes a bar, unless that is how it is already.
fn change<T: PartialEq>(
    call: &mut Call<'_>,
    field: fn(&mut BossBar) -> &mut T,
    value: T,
    unchanged: &'static str,
) -> Result<(), SyntaxError> {
    let place = field(bar(call)?);
    if *place == value {
        return Err(failure(unchanged, []));
    }
    *place = value;
    Ok(())
}

fn set_name(call: &mut Call<'_>) -> Outcome {
    let name = call.text("name")?;
    change(call, |bar| &mut bar.name, name, "commands.bossbar.set.name.unchanged")?;
    let name = shown(call)?;
    call.success(Text::translate("commands.bossbar.set.name.success", [name]), true);
    Ok(0)
}

/// Which of `names` was typed as the last word.
fn typed(call: &Call<'_>, names: &[&str]) -> Result<u32, SyntaxError> {
    let last = call.arguments.nodes.last().and_then(|node| table::tree().literal_text(node.node));
    let at = names.iter().position(|name| Some(*name) == last);
    at.map(|at| at as u32).ok_or_else(|| missing("name"))
}

fn set_color(call: &mut Call<'_>) -> Outcome {
    let color = typed(call, &COLORS)?;
    change(call, |bar| &mut bar.color, color, "commands.bossbar.set.color.unchanged")?;
    let name = shown(call)?;
    call.success(Text::translate("commands.bossbar.set.color.success", [name]), true);
    Ok(0)
}

fn set_style(call: &mut Call<'_>) -> Outcome {
    let style = typed(call, &STYLES)?;
    change(call, |bar| &mut bar.style, style, "commands.bossbar.set.style.unchanged")?;
    let name = shown(call)?;
    call.success(Text::translate("commands.bossbar.set.style.success", [name]), true);
    Ok(0)
}

fn set_value(call: &mut Call<'_>) -> Outcome {
    let value = call.arguments.integer("value").ok_or_else(|| missing("value"))?;
    change(call, |bar| &mut bar.value, value, "commands.bossbar.set.value.unchanged")?;
    let name = shown(call)?;
    call.success(Text::translate("commands.bossbar.set.value.success", [name, value.into()]), true);
    Ok(value)
}

fn set_max(call: &mut Call<'_>) -> Outcome {
    let max = call.arguments.integer("max").ok_or_else(|| missing("max"))?;
    change(call, |bar| &mut bar.max, max, "commands.bossbar.set.max.unchanged")?;
    let name = shown(call)?;
    call.success(Text::translate("commands.bossbar.set.max.success", [name, max.into()]), true);
    Ok(max)
}

fn set_visible(call: &mut Call<'_>) -> Outcome {
    let visible = call.arguments.bool("visible").ok_or_else(|| missing("visible"))?;
    let unchanged = match visible {
        true => "commands.bossbar.set.visibility.unchanged.visible",
        false => "commands.bossbar.set.visibility.unchanged.hidden",
    };
    change(call, |bar| &mut bar.visible, visible, unchanged)?;
    let name = shown(call)?;
    let key = match visible {
        true => "commands.bossbar.set.visible.success.visible",
        false => "commands.bossbar.set.visible.success.hidden",
    };
    call.success(Text::translate(key, [name]), true);
    Ok(0)
}

fn set_players(call: &mut Call<'_>) -> Outcome {
    let players: Vec<EntityView> = match call.arguments.selector("targets") {
        // Nobody is an answer too.
        Some(selector) => {
            let mut found = find(call.host, call.source, &selector);
            found.retain(EntityView::is_player);
            found
        }
        None => Vec::new(),
    };
    let listed = players.iter().map(|player| player.uuid).collect();
    change(call, |bar| &mut bar.players, listed, "commands.bossbar.set.players.unchanged")?;
    let name = shown(call)?;
    let message = match &players[..] {
        [] => Text::translate("commands.bossbar.set.players.success.none", [name]),
        _ => {
            let names = Text::join(players.iter().map(display_name), ", ");
            let args = [name, Text::from(players.len() as i32), names];
            Text::translate("commands.bossbar.set.players.success.some", args)
        }
    };
    call.success(message, true);
    Ok(players.len() as i32)
}
