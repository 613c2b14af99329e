//! `/pregen`, which vanilla does not have.

use brigadier::{Argument, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, failure, missing};
use super::table::level::ADMINS;
use super::table::{argument, literal, run};
use crate::pregen::{Area, MAX_BLOCKS, Request};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let blocks = Argument::Integer { min: Some(0), max: Some(MAX_BLOCKS) };
    let center = argument("center", Argument::Vec2 { centre: false }).executes(run(start));
    tree.register(
        literal("pregen")
            .requires(ADMINS)
            .executes(run(|call| ask(call, Request::Progress)))
            .then(literal("progress").executes(run(|call| ask(call, Request::Progress))))
            .then(literal("pause").executes(run(|call| ask(call, Request::Pause))))
            .then(literal("continue").executes(run(|call| ask(call, Request::Continue))))
            .then(literal("cancel").executes(run(|call| ask(call, Request::Cancel))))
            .then(argument("radius", blocks).executes(run(start)).then(center)),
    );
}

fn start(call: &mut Call<'_>) -> Outcome {
    let radius = call.arguments.integer("radius").ok_or_else(|| missing("radius"))?;
    let [x, _, z] = match call.arguments.coordinates("center") {
        Some(_) => call.coordinates("center")?.1,
        None => call.source.position,
    };
    let center = [x, z].map(|along| along.floor() as i32);
    match Area::new(center, radius.unsigned_abs()) {
        Ok(area) => ask(call, Request::Start(area)),
        Err(_) => Err(failure("argument.pos.outofbounds", [])),
    }
}

/// There are no texts of vanilla's for this, so the answers are plain English.
fn ask(call: &mut Call<'_>, request: Request) -> Outcome {
    let announce = request != Request::Progress;
    match call.host.pregen(request) {
        Ok(said) => {
            call.success(Text::literal(said), announce);
            Ok(1)
        }
        Err(why) => {
            call.fail(Text::literal(why));
            Ok(0)
        }
    }
}
