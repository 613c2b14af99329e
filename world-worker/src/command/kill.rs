//! `/kill`.

use brigadier::{Argument, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome};
use super::host::EntityView;
use super::source::display_name;
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let targets = argument("targets", Argument::Entity { single: false, players: false });
    tree.register(
        literal("kill").requires(GAMEMASTERS).executes(run(own)).then(targets.executes(run(others))),
    );
}

fn own(call: &mut Call<'_>) -> Outcome {
    let uuid = call.entity()?;
    let entity = call.host.entity(uuid).into_iter().collect();
    kill(call, entity)
}

fn others(call: &mut Call<'_>) -> Outcome {
    let entities = call.entities("targets")?;
    kill(call, entities)
}

fn kill(call: &mut Call<'_>, entities: Vec<EntityView>) -> Outcome {
    for entity in &entities {
        call.host.kill(entity.uuid);
    }
    let count = entities.len() as i32;
    let message = match entities.as_slice() {
        [one] => Text::translate("commands.kill.success.single", [display_name(one)]),
        _ => Text::translate("commands.kill.success.multiple", [count.into()]),
    };
    call.success(message, true);
    Ok(count)
}
