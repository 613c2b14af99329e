//! `/time`: the clocks of the `world_clock` registry, and the timelines that run on them.

use brigadier::{Argument, Builder, Tree, java_float};
use text::Text;

use super::call::{Call, Handler, Outcome, failure, missing};
use super::host::Clock;
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};
use super::vocabulary::provider;

/// Clock of commands that name none: the default clock of the overworld.
const DEFAULT_CLOCK: &str = "minecraft:overworld";

/// A timeline of vanilla's data pack.
struct Timeline {
    name: &'static str,
    clock: &'static str,
    /// Ticks after which it repeats; unset: never.
    period: Option<i64>,
}

const TIMELINES: [Timeline; 4] = [
    Timeline { name: "minecraft:day", clock: DEFAULT_CLOCK, period: Some(24_000) },
    Timeline { name: "minecraft:early_game", clock: DEFAULT_CLOCK, period: None },
    Timeline { name: "minecraft:moon", clock: DEFAULT_CLOCK, period: Some(192_000) },
    Timeline { name: "minecraft:villager_schedule", clock: DEFAULT_CLOCK, period: Some(24_000) },
];

/// Markers of the `day` timeline that commands show: name and tick of the day.
const MARKERS: [(&str, i64); 4] = [
    ("minecraft:day", 1000),
    ("minecraft:noon", 6000),
    ("minecraft:night", 13_000),
    ("minecraft:midnight", 18_000),
];
/// Ticks of the timeline the markers stand on.
const DAY: i64 = 24_000;

/// Names that `/time set` completes.
pub(super) fn marker_names() -> [&'static str; 4] {
    MARKERS.map(|(name, _)| name)
}

pub(super) fn register(tree: &mut Tree<Handler>) {
    let clock = argument("clock", Argument::Resource { registry: "minecraft:world_clock" });
    let time = with_clock_commands(literal("time").requires(GAMEMASTERS), true)
        .then(literal("of").then(with_clock_commands(clock, false)));
    tree.register(time);
}

/// What can be done with a clock, the default one or a named one.
fn with_clock_commands(node: Builder<Handler>, default: bool) -> Builder<Handler> {
    let rate = Argument::Float { min: Some(1e-5), max: Some(1000.0) };
    let timeline = argument("timeline", Argument::Resource { registry: "minecraft:timeline" });
    let mut query = literal("query").then(literal("time").executes(run(query_time)));
    if default {
        query = query.then(literal("gametime").executes(run(query_game_time)));
    }
    let query = query.then(
        timeline.executes(run(query_timeline)).then(literal("repetition").executes(run(query_repetition))),
    );
    node.then(
        literal("set").then(argument("time", Argument::Time { min: 0 }).executes(run(set))).then(
            argument("timemarker", Argument::ResourceLocation)
                .suggests(provider::TIME_MARKERS)
                .executes(run(set_marker)),
        ),
    )
    .then(literal("add").then(argument("time", Argument::Time { min: i32::MIN }).executes(run(add))))
    .then(literal("pause").executes(run(|call| pause(call, true))))
    .then(literal("resume").executes(run(|call| pause(call, false))))
    .then(literal("rate").then(argument("rate", rate).executes(run(set_rate))))
    .then(query)
}

/// Name and state of the clock a command is about.
fn clock(call: &Call<'_>) -> Result<(String, Clock), brigadier::SyntaxError> {
    let name = call.arguments.identifier("clock").unwrap_or_else(|| DEFAULT_CLOCK.to_owned());
    match call.host.clock(&name) {
        Some(clock) => Ok((name, clock)),
        None => Err(failure("commands.time.no_default_clock", [DEFAULT_CLOCK.to_owned()])),
    }
}

/// Tick counts as command results, which are 32 bits wide.
fn result(ticks: i64) -> i32 {
    (ticks % i64::from(i32::MAX)) as i32
}

fn set_ticks(call: &mut Call<'_>, name: String, clock: Clock) -> Outcome {
    call.host.set_clock(&name, clock);
    let args = [Text::literal(name), clock.ticks.into()];
    call.success(Text::translate("commands.time.set.absolute", args), true);
    Ok(result(clock.ticks))
}

fn set(call: &mut Call<'_>) -> Outcome {
    let (name, clock) = clock(call)?;
    let ticks = call.arguments.ticks("time").ok_or_else(|| missing("time"))?;
    set_ticks(call, name, Clock { ticks: ticks.into(), ..clock })
}

fn add(call: &mut Call<'_>) -> Outcome {
    let (name, clock) = clock(call)?;
    let ticks = call.arguments.ticks("time").ok_or_else(|| missing("time"))?;
    // A clock never shows less than nothing.
    let ticks = clock.ticks.saturating_add(ticks.into()).max(0);
    set_ticks(call, name, Clock { ticks, ..clock })
}

fn set_marker(call: &mut Call<'_>) -> Outcome {
    let (name, clock) = clock(call)?;
    let marker = call.arguments.identifier("timemarker").ok_or_else(|| missing("timemarker"))?;
    let tick = MARKERS.iter().find(|(known, _)| *known == marker && name == DEFAULT_CLOCK);
    let Some((_, tick)) = tick else {
        return Err(failure("commands.time.no_time_marker_found", [marker, name]));
    };
    // Forwards to the next time the marker comes, so that days are not lost.
    let ticks = clock.ticks + (tick - clock.ticks).rem_euclid(DAY);
    call.host.set_clock(&name, Clock { ticks, ..clock });
    let args = [Text::literal(name), Text::literal(marker)];
    call.success(Text::translate("commands.time.set.time_marker", args), true);
    Ok(result(ticks))
}

fn pause(call: &mut Call<'_>, paused: bool) -> Outcome {
    let (name, clock) = clock(call)?;
    call.host.set_clock(&name, Clock { paused, ..clock });
    let key = if paused { "commands.time.pause" } else { "commands.time.resume" };
    call.success(Text::translate(key, [Text::literal(name)]), true);
    Ok(1)
}

fn set_rate(call: &mut Call<'_>) -> Outcome {
    let (name, clock) = clock(call)?;
    let rate = call.arguments.float("rate").ok_or_else(|| missing("rate"))?;
    call.host.set_clock(&name, Clock { rate, ..clock });
    let args = [Text::literal(name), Text::literal(java_float(rate))];
    call.success(Text::translate("commands.time.rate", args), true);
    Ok(1)
}

fn query_time(call: &mut Call<'_>) -> Outcome {
    let (name, clock) = clock(call)?;
    let args = [Text::literal(name), clock.ticks.into()];
    call.success(Text::translate("commands.time.query.absolute", args), false);
    Ok(result(clock.ticks))
}

fn query_game_time(call: &mut Call<'_>) -> Outcome {
    let ticks = call.host.game_time();
    call.success(Text::translate("commands.time.query.gametime", [ticks.into()]), false);
    Ok(result(ticks))
}

/// Name, ticks within the period, and finished periods of the timeline a command is about.
fn timeline(call: &Call<'_>) -> Result<(String, i64, i64), brigadier::SyntaxError> {
    let (clock_name, clock) = clock(call)?;
    let name = call.arguments.identifier("timeline").ok_or_else(|| missing("timeline"))?;
    match TIMELINES.iter().find(|known| known.name == name && known.clock == clock_name) {
        Some(Timeline { period: Some(period), .. }) => {
            Ok((name, clock.ticks.rem_euclid(*period), clock.ticks.div_euclid(*period)))
        }
        Some(_) => Ok((name, clock.ticks, 0)),
        None => Err(failure("commands.time.wrong_timeline_for_clock", [name, clock_name])),
    }
}

fn query_timeline(call: &mut Call<'_>) -> Outcome {
    let (name, ticks, _) = timeline(call)?;
    call.success(Text::translate("commands.time.query.timeline", [name.into(), ticks.into()]), false);
    Ok(result(ticks))
}

fn query_repetition(call: &mut Call<'_>) -> Outcome {
    let (name, _, repetitions) = timeline(call)?;
    let args = [name.into(), repetitions.into()];
    call.success(Text::translate("commands.time.query.timeline.repetitions", args), false);
    Ok(result(repetitions))
}
