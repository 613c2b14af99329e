//! `/tick`.

use brigadier::{Argument, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, missing, succeed};
use super::host::Host;
use super::source::Source;
use super::table::level::ADMINS;
use super::table::{argument, literal, run};
use super::vocabulary::provider;
use crate::tick_rate::{RATE_RANGE, SprintReport};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let rate = Argument::Float { min: Some(RATE_RANGE.0), max: Some(RATE_RANGE.1) };
    let time = || argument("time", Argument::Time { min: 1 });
    tree.register(
        literal("tick")
            .requires(ADMINS)
            .then(literal("query").executes(run(query)))
            .then(
                literal("rate")
                    .then(argument("rate", rate).suggests(provider::TICK_RATES).executes(run(set_rate))),
            )
            .then(
                literal("step")
                    .executes(run(step))
                    .then(literal("stop").executes(run(stop_step)))
                    .then(time().suggests(provider::STEP_TIMES).executes(run(step))),
            )
            .then(
                literal("sprint")
                    .then(literal("stop").executes(run(stop_sprint)))
                    .then(time().suggests(provider::SPRINT_TIMES).executes(run(sprint))),
            )
            .then(literal("unfreeze").executes(run(|call| freeze(call, false))))
            .then(literal("freeze").executes(run(|call| freeze(call, true)))),
    );
}

/// One decimal, half rounded up, as Java prints milliseconds and rates.
fn decimal(value: f64) -> Text {
    Text::literal(format!("{:.1}", (value * 10.0).round() / 10.0))
}

/// Tells operators and the log how fast a sprint was; to be called when a sprint ends.
pub fn report_sprint(host: &mut dyn Host, report: &SprintReport) {
    let source = Source::console(host.spawn());
    // Vanilla counts ticks as a whole number here.
    let rate = Text::literal(format!("{}", report.per_second as i64));
    let args = [rate, Text::literal(format!("{:.2}", report.ms_per_tick))];
    succeed(host, &source, &Text::translate("commands.tick.sprint.report", args), true);
}

fn query(call: &mut Call<'_>) -> Outcome {
    let times = call.host.mspt();
    let state = call.host.tick_rate();
    let rate = state.rate();
    let target = 1000.0 / f64::from(rate);
    let shown_rate = decimal(rate.into());
    let (status, figures) = if state.sprinting() {
        let args = [shown_rate, decimal(times.average)];
        ("commands.tick.status.sprinting", Text::translate("commands.tick.query.rate.sprinting", args))
    } else {
        let status = if state.frozen() {
            "commands.tick.status.frozen"
        } else if times.average > target {
            "commands.tick.status.lagging"
        } else {
            "commands.tick.status.running"
        };
        let args = [shown_rate, decimal(times.average), decimal(target)];
        (status, Text::translate("commands.tick.query.rate.running", args))
    };
    call.success(Text::translate(status, []), false);
    call.success(figures, false);
    let args = [decimal(times.p50), decimal(times.p95), decimal(times.p99), (times.sample as i32).into()];
    call.success(Text::translate("commands.tick.query.percentiles", args), false);
    Ok(rate as i32)
}

fn set_rate(call: &mut Call<'_>) -> Outcome {
    let rate = call.arguments.float("rate").ok_or_else(|| missing("rate"))?;
    call.host.tick_rate_mut().set_rate(rate);
    call.host.tick_rate_changed();
    call.success(Text::translate("commands.tick.rate.success", [decimal(rate.into())]), true);
    Ok(rate as i32)
}

fn freeze(call: &mut Call<'_>, frozen: bool) -> Outcome {
    if frozen && let Some(report) = call.host.tick_rate_mut().stop_sprinting() {
        report_sprint(call.host, &report);
    }
    call.host.tick_rate_mut().set_frozen(frozen);
    call.host.tick_rate_changed();
    let key = if frozen { "commands.tick.status.frozen" } else { "commands.tick.status.running" };
    call.success(Text::translate(key, []), true);
    Ok(i32::from(frozen))
}

fn step(call: &mut Call<'_>) -> Outcome {
    let ticks = call.arguments.ticks("time").unwrap_or(1);
    if call.host.tick_rate_mut().step(ticks.unsigned_abs()) {
        call.host.tick_rate_changed();
        call.success(Text::translate("commands.tick.step.success", [ticks.into()]), true);
    } else {
        call.fail(Text::translate("commands.tick.step.fail", []));
    }
    Ok(1)
}

fn stop_step(call: &mut Call<'_>) -> Outcome {
    if !call.host.tick_rate_mut().stop_stepping() {
        call.fail(Text::translate("commands.tick.step.stop.fail", []));
        return Ok(0);
    }
    call.host.tick_rate_changed();
    call.success(Text::translate("commands.tick.step.stop.success", []), true);
    Ok(1)
}

fn sprint(call: &mut Call<'_>) -> Outcome {
    let ticks = call.arguments.ticks("time").ok_or_else(|| missing("time"))?;
    let interrupted = call.host.tick_rate_mut().sprint(ticks.unsigned_abs().into());
    call.host.tick_rate_changed();
    if interrupted {
        call.success(Text::translate("commands.tick.sprint.stop.success", []), true);
    }
    call.success(Text::translate("commands.tick.status.sprinting", []), true);
    Ok(1)
}

fn stop_sprint(call: &mut Call<'_>) -> Outcome {
    let Some(report) = call.host.tick_rate_mut().stop_sprinting() else {
        call.fail(Text::translate("commands.tick.sprint.stop.fail", []));
        return Ok(0);
    };
    report_sprint(call.host, &report);
    call.host.tick_rate_changed();
    call.success(Text::translate("commands.tick.sprint.stop.success", []), true);
    Ok(1)
}
