//! `/give` and `/clear`.

use brigadier::{Argument, ItemPredicateInput, Tree};
use registry::{items, tags};
use text::{HoverEvent, Text};

use super::call::{Call, Handler, Outcome, failure, missing};
use super::host::EntityView;
use super::source::{display_name, english_name};
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};

/// Stacks that one `/give` may hand out.
const MAX_STACKS: i32 = 100;

pub(super) fn register_give(tree: &mut Tree<Handler>) {
    let targets = argument("targets", Argument::Entity { single: false, players: true });
    let count = argument("count", Argument::Integer { min: Some(1), max: None }).executes(run(give));
    let item = argument("item", Argument::ItemStack).executes(run(give)).then(count);
    tree.register(literal("give").requires(GAMEMASTERS).then(targets.then(item)));
}

pub(super) fn register_clear(tree: &mut Tree<Handler>) {
    let targets = argument("targets", Argument::Entity { single: false, players: true });
    let count =
        argument("maxCount", Argument::Integer { min: Some(0), max: None }).executes(run(clear_others));
    let item = argument("item", Argument::ItemPredicate).executes(run(clear_others)).then(count);
    tree.register(
        literal("clear")
            .requires(GAMEMASTERS)
            .executes(run(clear_own))
            .then(targets.executes(run(clear_others)).then(item)),
    );
}

/// An item's name in brackets, coloured by rarity.
fn shown(item: &items::Item, count: i32) -> Text {
    let kind = if item.block.is_some() { "block" } else { "item" };
    let color = match item.rarity {
        items::Rarity::Common => "white",
        items::Rarity::Uncommon => "yellow",
        items::Rarity::Rare => "aqua",
        items::Rarity::Epic => "light_purple",
    };
    let id = format!("minecraft:{}", item.name);
    Text::translate(format!("{kind}.minecraft.{}", item.name), [])
        .fallback(english_name(item.name))
        .bracketed()
        .color(color)
        .hover_event(HoverEvent::ShowItem { id: id.into(), count })
}

fn give(call: &mut Call<'_>) -> Outcome {
    let players = call.players("targets")?;
    let wanted = call.arguments.item("item").ok_or_else(|| missing("item"))?;
    let count = call.arguments.integer("count").unwrap_or(1);
    let Some(item) = items::item_by_name(&wanted.name) else {
        return Err(failure("argument.item.id.invalid", [wanted.name]));
    };
    let most = i32::from(item.max_stack) * MAX_STACKS;
    if count > most {
        let args = [most.into(), shown(item, count)];
        call.fail(Text::translate("commands.give.failed.toomanyitems", args));
        return Ok(0);
    }
    for player in &players {
        call.host.give(player.uuid, item.id, count.unsigned_abs());
    }
    let message = match players.as_slice() {
        [one] => {
            let args = [count.into(), shown(item, count), display_name(one)];
            Text::translate("commands.give.success.single", args)
        }
        many => {
            let args = [count.into(), shown(item, count), (many.len() as i32).into()];
            Text::translate("commands.give.success.multiple", args)
        }
    };
    call.success(message, true);
    Ok(players.len() as i32)
}

fn clear_own(call: &mut Call<'_>) -> Outcome {
    let player = call.player()?;
    let player = call.host.entity(player).into_iter().collect();
    clear(call, player)
}

fn clear_others(call: &mut Call<'_>) -> Outcome {
    let players = call.players("targets")?;
    clear(call, players)
}

fn clear(call: &mut Call<'_>, players: Vec<EntityView>) -> Outcome {
    let predicate = call.arguments.item_predicate("item").unwrap_or(ItemPredicateInput::Any);
    let max = call.arguments.integer("maxCount").and_then(|max| u32::try_from(max).ok());
    let matches = |item: u16| match &predicate {
        ItemPredicateInput::Any => true,
        ItemPredicateInput::Item(name) => items::item_by_name(name).is_some_and(|known| known.id == item),
        ItemPredicateInput::Tag(name) => tags::contains("item", name, item),
    };
    let mut found = 0;
    for player in &players {
        found += call.host.clear_items(player.uuid, &matches, max) as i32;
    }
    if found == 0 {
        return Err(match players.as_slice() {
            [one] => failure("clear.failed.single", [one.name.clone()]),
            many => failure("clear.failed.multiple", [many.len().to_string()]),
        });
    }
    let only_counted = max == Some(0);
    let message = match (players.as_slice(), only_counted) {
        ([one], true) => Text::translate("commands.clear.test.single", [found.into(), display_name(one)]),
        ([one], false) => Text::translate("commands.clear.success.single", [found.into(), display_name(one)]),
        (many, true) => {
            Text::translate("commands.clear.test.multiple", [found.into(), (many.len() as i32).into()])
        }
        (many, false) => {
            Text::translate("commands.clear.success.multiple", [found.into(), (many.len() as i32).into()])
        }
    };
    call.success(message, true);
    Ok(found)
}
