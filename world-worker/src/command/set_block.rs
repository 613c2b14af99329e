//! `/setblock`.

use brigadier::{Argument, Tree};
use registry::blocks;
use text::Text;

use super::call::{Call, Handler, Outcome, failure};
use super::host::{BlockAt, Placement};
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let block = argument("block", Argument::BlockState)
        .executes(run(|call| set(call, Placement::Update, false)))
        .then(literal("destroy").executes(run(|call| set(call, Placement::Destroy, false))))
        .then(literal("keep").executes(run(|call| set(call, Placement::Update, true))))
        .then(literal("replace").executes(run(|call| set(call, Placement::Update, false))))
        .then(literal("strict").executes(run(|call| set(call, Placement::Strict, false))));
    tree.register(
        literal("setblock").requires(GAMEMASTERS).then(argument("pos", Argument::BlockPos).then(block)),
    );
}

fn set(call: &mut Call<'_>, placement: Placement, keep: bool) -> Outcome {
    let position = call.loaded_block_pos("pos")?;
    let state = call.block_state("block")?;
    let BlockAt::State(old) = call.host.block(position) else {
        return Err(failure("argument.pos.unloaded", []));
    };
    let failed = Err(failure("commands.setblock.failed", []));
    if keep && !blocks::is_air(old) {
        return failed;
    }
    let changed = call.host.set_block(position, state, placement);
    // Destroying succeeds even where nothing was and nothing comes.
    if !changed && placement != Placement::Destroy {
        return failed;
    }
    let args = [position.x, position.y, position.z].map(Text::from);
    call.success(Text::translate("commands.setblock.success", args), true);
    Ok(1)
}
