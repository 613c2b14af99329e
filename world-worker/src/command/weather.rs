//! `/weather`.

use brigadier::{Argument, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome};
use super::host::Weather;
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let mut weather = literal("weather").requires(GAMEMASTERS);
    for (name, handler) in [("clear", run(clear)), ("rain", run(rain)), ("thunder", run(thunder))] {
        let duration = argument("duration", Argument::Time { min: 1 }).executes(handler);
        weather = weather.then(literal(name).executes(handler).then(duration));
    }
    tree.register(weather);
}

fn clear(call: &mut Call<'_>) -> Outcome {
    set(call, Weather::Clear, "commands.weather.set.clear")
}

fn rain(call: &mut Call<'_>) -> Outcome {
    set(call, Weather::Rain, "commands.weather.set.rain")
}

fn thunder(call: &mut Call<'_>) -> Outcome {
    set(call, Weather::Thunder, "commands.weather.set.thunder")
}

fn set(call: &mut Call<'_>, weather: Weather, key: &'static str) -> Outcome {
    let ticks = call.arguments.ticks("duration");
    call.host.set_weather(weather, ticks);
    call.success(Text::translate(key, []), true);
    Ok(ticks.unwrap_or(-1))
}
