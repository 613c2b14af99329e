//! `/title`.

use brigadier::{Argument, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, missing};
use super::host::Show;
use super::source::display_name;
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let targets = argument("targets", Argument::Entity { single: false, players: true });
    let text = |handler| argument("title", Argument::Component).executes(run(handler));
    let ticks = |name| argument(name, Argument::Time { min: 0 });
    let times = ticks("fadeIn").then(ticks("stay").then(ticks("fadeOut").executes(run(times))));
    tree.register(
        literal("title").requires(GAMEMASTERS).then(
            targets
                .then(literal("clear").executes(run(clear)))
                .then(literal("reset").executes(run(reset)))
                .then(literal("title").then(text(title)))
                .then(literal("subtitle").then(text(subtitle)))
                .then(literal("actionbar").then(text(action_bar)))
                .then(literal("times").then(times)),
        ),
    );
}

fn clear(call: &mut Call<'_>) -> Outcome {
    show(call, "commands.title.cleared", &Show::ClearTitles { reset: false })
}

fn reset(call: &mut Call<'_>) -> Outcome {
    show(call, "commands.title.reset", &Show::ClearTitles { reset: true })
}

fn title(call: &mut Call<'_>) -> Outcome {
    let text = call.text("title")?;
    show(call, "commands.title.show.title", &Show::Title(text))
}

fn subtitle(call: &mut Call<'_>) -> Outcome {
    let text = call.text("title")?;
    show(call, "commands.title.show.subtitle", &Show::Subtitle(text))
}

fn action_bar(call: &mut Call<'_>) -> Outcome {
    let text = call.text("title")?;
    show(call, "commands.title.show.actionbar", &Show::ActionBar(text))
}

fn times(call: &mut Call<'_>) -> Outcome {
    let ticks = |name| call.arguments.ticks(name).ok_or_else(|| missing(name));
    let times =
        Show::TitleTimes { fade_in: ticks("fadeIn")?, stay: ticks("stay")?, fade_out: ticks("fadeOut")? };
    show(call, "commands.title.times", &times)
}

/// Shows it to the targets; `key` has one form for one player and one for several.
fn show(call: &mut Call<'_>, key: &str, what: &Show) -> Outcome {
    let players = call.players("targets")?;
    for player in &players {
        call.host.show(player.uuid, what);
    }
    let message = match &players[..] {
        [player] => Text::translate(format!("{key}.single"), [display_name(player)]),
        _ => Text::translate(format!("{key}.multiple"), [Text::from(players.len() as i32)]),
    };
    call.success(message, true);
    Ok(players.len() as i32)
}
