//! `/worldborder`.

use brigadier::{Argument, SyntaxError, Tree, java_double};
use text::Text;

use super::call::{Call, Handler, Outcome, failure, missing};
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};
use crate::world_border::{MAX_CENTRE, MAX_SIZE, WorldBorder};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let size = |handler: fn(&mut Call<'_>) -> Outcome| {
        let distance = Argument::Double { min: Some(-MAX_SIZE), max: Some(MAX_SIZE) };
        let time = argument("time", Argument::Time { min: 0 }).executes(run(handler));
        argument("distance", distance).executes(run(handler)).then(time)
    };
    let centre = argument("pos", Argument::Vec2 { centre: true }).executes(run(centre));
    let positive = Argument::Float { min: Some(0.0), max: None };
    let damage = literal("damage")
        .then(literal("amount").then(argument("damagePerBlock", positive).executes(run(damage))))
        .then(literal("buffer").then(argument("distance", positive).executes(run(buffer))));
    let blocks = argument("distance", Argument::Integer { min: Some(0), max: None });
    let warning = literal("warning")
        .then(literal("distance").then(blocks.executes(run(warning_distance))))
        .then(literal("time").then(argument("time", Argument::Time { min: 0 }).executes(run(warning_time))));
    tree.register(
        literal("worldborder")
            .requires(GAMEMASTERS)
            .then(literal("add").then(size(add)))
            .then(literal("set").then(size(set)))
            .then(literal("center").then(centre))
            .then(damage)
            .then(warning)
            .then(literal("get").executes(run(get))),
    );
}

/// Ticks as seconds, with two decimals.
fn seconds(ticks: i32) -> Text {
    Text::literal(format!("{:.2}", f64::from(ticks) / 20.0))
}

fn distance(call: &Call<'_>) -> Result<f64, SyntaxError> {
    call.arguments.double("distance").ok_or_else(|| missing("distance"))
}

fn add(call: &mut Call<'_>) -> Outcome {
    let border = call.host.border();
    let now = border.size();
    let left = border.ticks_left();
    let wanted = now + distance(call)?;
    // A time is added to that of the change under way; without one it is at once.
    let time = call.arguments.ticks("time").map_or(0, |ticks| i64::from(ticks) + left);
    resize(call, wanted, i32::try_from(time).unwrap_or(i32::MAX))
}

fn set(call: &mut Call<'_>) -> Outcome {
    let (wanted, time) = (distance(call)?, call.arguments.ticks("time").unwrap_or(0));
    resize(call, wanted, time)
}

fn resize(call: &mut Call<'_>, wanted: f64, ticks: i32) -> Outcome {
    let now = call.host.border().size();
    if now == wanted {
        return Err(failure("commands.worldborder.set.failed.nochange", []));
    }
    if wanted < 1.0 {
        return Err(failure("commands.worldborder.set.failed.small", []));
    }
    if wanted > MAX_SIZE {
        return Err(failure("commands.worldborder.set.failed.big", [java_double(MAX_SIZE)]));
    }
    change(call, |border| border.resize(wanted, i64::from(ticks)));
    let shown = Text::literal(format!("{wanted:.1}"));
    let message = match (ticks, wanted > now) {
        (0, _) => Text::translate("commands.worldborder.set.immediate", [shown]),
        (_, true) => Text::translate("commands.worldborder.set.grow", [shown, seconds(ticks)]),
        (_, false) => Text::translate("commands.worldborder.set.shrink", [shown, seconds(ticks)]),
    };
    call.success(message, true);
    Ok((wanted - now) as i32)
}

fn centre(call: &mut Call<'_>) -> Outcome {
    let (_, [x, _, z]) = call.coordinates("pos")?;
    let border = call.host.border();
    if [border.x, border.z] == [x, z] {
        return Err(failure("commands.worldborder.center.failed", []));
    }
    if x.abs() > MAX_CENTRE || z.abs() > MAX_CENTRE {
        return Err(failure("commands.worldborder.set.failed.far", [java_double(MAX_CENTRE)]));
    }
    change(call, |border| (border.x, border.z) = (x, z));
    let args = [x, z].map(|at| Text::literal(format!("{at:.2}")));
    call.success(Text::translate("commands.worldborder.center.success", args), true);
    Ok(0)
}

fn damage(call: &mut Call<'_>) -> Outcome {
    let amount = call.arguments.float("damagePerBlock").ok_or_else(|| missing("damagePerBlock"))?;
    if call.host.border().damage_per_block == f64::from(amount) {
        return Err(failure("commands.worldborder.damage.amount.failed", []));
    }
    change(call, |border| border.damage_per_block = f64::from(amount));
    let shown = Text::literal(format!("{amount:.2}"));
    call.success(Text::translate("commands.worldborder.damage.amount.success", [shown]), true);
    Ok(amount as i32)
}

fn buffer(call: &mut Call<'_>) -> Outcome {
    let distance = call.arguments.float("distance").ok_or_else(|| missing("distance"))?;
    if call.host.border().safe_zone == f64::from(distance) {
        return Err(failure("commands.worldborder.damage.buffer.failed", []));
    }
    change(call, |border| border.safe_zone = f64::from(distance));
    let shown = Text::literal(format!("{distance:.2}"));
    call.success(Text::translate("commands.worldborder.damage.buffer.success", [shown]), true);
    Ok(distance as i32)
}

fn warning_distance(call: &mut Call<'_>) -> Outcome {
    let blocks = call.arguments.integer("distance").ok_or_else(|| missing("distance"))?;
    if call.host.border().warning_blocks == blocks {
        return Err(failure("commands.worldborder.warning.distance.failed", []));
    }
    change(call, |border| border.warning_blocks = blocks);
    call.success(Text::translate("commands.worldborder.warning.distance.success", [blocks.into()]), true);
    Ok(blocks)
}

fn warning_time(call: &mut Call<'_>) -> Outcome {
    let ticks = call.arguments.ticks("time").ok_or_else(|| missing("time"))?;
    if call.host.border().warning_time == ticks {
        return Err(failure("commands.worldborder.warning.time.failed", []));
    }
    change(call, |border| border.warning_time = ticks);
    call.success(Text::translate("commands.worldborder.warning.time.success", [seconds(ticks)]), true);
    Ok(ticks)
}

fn get(call: &mut Call<'_>) -> Outcome {
    let size = call.host.border().size();
    let shown = Text::literal(format!("{size:.0}"));
    call.success(Text::translate("commands.worldborder.get", [shown]), false);
    Ok((size + 0.5).floor() as i32)
}

fn change(call: &mut Call<'_>, change: impl FnOnce(&mut WorldBorder)) {
    let mut border = call.host.border().clone();
    change(&mut border);
    call.host.set_border(border);
}
