//! `/setworldspawn`.

use brigadier::{Argument, Tree, java_float};
use chunk::BlockPos;
use text::Text;

use super::call::{Call, Handler, Outcome};
use super::resolve::{block_at, wrap_degrees};
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};

/// The dimension whose spawn can be set.
const OVERWORLD: &str = "minecraft:overworld";

pub(super) fn register(tree: &mut Tree<Handler>) {
    let rotation = argument("rotation", Argument::Rotation).executes(run(turned));
    tree.register(
        literal("setworldspawn")
            .requires(GAMEMASTERS)
            .executes(run(here))
            .then(argument("pos", Argument::BlockPos).executes(run(there)).then(rotation)),
    );
}

fn here(call: &mut Call<'_>) -> Outcome {
    set(call, block_at(call.source.position), [0.0, 0.0])
}

fn there(call: &mut Call<'_>) -> Outcome {
    let position = call.spawnable_block_pos("pos")?;
    set(call, position, [0.0, 0.0])
}

fn turned(call: &mut Call<'_>) -> Outcome {
    let position = call.spawnable_block_pos("pos")?;
    let (rotation, _) = call.coordinates("rotation")?;
    set(call, position, rotation.rotation(call.source.rotation))
}

fn set(call: &mut Call<'_>, position: BlockPos, [yaw, pitch]: [f32; 2]) -> Outcome {
    let (yaw, pitch) = (wrap_degrees(yaw), pitch.clamp(-90.0, 90.0));
    call.host.set_spawn(position, yaw, pitch);
    let [x, y, z] = [position.x, position.y, position.z].map(Text::from);
    let [yaw, pitch] = [yaw, pitch].map(|angle| Text::literal(java_float(angle)));
    let args = [x, y, z, yaw, pitch, Text::literal(OVERWORLD)];
    call.success(Text::translate("commands.setworldspawn.success.new", args), true);
    Ok(1)
}
