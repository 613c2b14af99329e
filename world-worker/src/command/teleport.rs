//! `/teleport` and `/tp`.

use brigadier::{Anchor, Argument, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, failure};
use super::host::EntityView;
use super::resolve::{block_at, in_spawnable_bounds, wrap_degrees};
use super::source::display_name;
use super::table::level::GAMEMASTERS;
use super::table::{argument, literal, run};

pub(super) fn register(tree: &mut Tree<Handler>) {
    let entity = |single| Argument::Entity { single, players: false };
    let vec3 = Argument::Vec3 { centre: true };
    let facing_entity = argument("facingEntity", entity(true))
        .executes(run(facing_entity))
        .then(argument("facingAnchor", Argument::EntityAnchor).executes(run(facing_entity)));
    let location = argument("location", vec3)
        .executes(run(them_to_location))
        .then(argument("rotation", Argument::Rotation).executes(run(them_to_location_turned)))
        .then(
            literal("facing")
                .then(literal("entity").then(facing_entity))
                .then(argument("facingLocation", vec3).executes(run(facing_location))),
        );
    let teleport = tree.register(
        literal("teleport")
            .requires(GAMEMASTERS)
            .then(argument("location", vec3).executes(run(self_to_location)))
            .then(argument("destination", entity(true)).executes(run(self_to_entity)))
            .then(
                argument("targets", entity(false))
                    .then(location)
                    .then(argument("destination", entity(true)).executes(run(them_to_entity))),
            ),
    );
    tree.register(literal("tp").requires(GAMEMASTERS).redirect(teleport));
}

/// Where the teleported look afterwards.
enum Look {
    /// As before.
    Keep,
    /// Along yaw and pitch; the flags say which was given relative.
    Rotation([f32; 2], [bool; 2]),
    /// At a point.
    At([f64; 3]),
}

fn own(call: &Call<'_>) -> Result<Vec<EntityView>, brigadier::SyntaxError> {
    let uuid = call.entity()?;
    Ok(call.host.entity(uuid).into_iter().collect())
}

fn self_to_location(call: &mut Call<'_>) -> Outcome {
    let targets = own(call)?;
    to_location(call, targets, &Look::Keep)
}

fn self_to_entity(call: &mut Call<'_>) -> Outcome {
    let targets = own(call)?;
    to_entity(call, targets)
}

fn them_to_entity(call: &mut Call<'_>) -> Outcome {
    let targets = call.entities("targets")?;
    to_entity(call, targets)
}

fn them_to_location(call: &mut Call<'_>) -> Outcome {
    let targets = call.entities("targets")?;
    to_location(call, targets, &Look::Keep)
}

fn them_to_location_turned(call: &mut Call<'_>) -> Outcome {
    let targets = call.entities("targets")?;
    let (rotation, _) = call.coordinates("rotation")?;
    let [pitch, yaw, _] = rotation.relative();
    let look = Look::Rotation(rotation.rotation(call.source.rotation), [yaw, pitch]);
    to_location(call, targets, &look)
}

fn facing_location(call: &mut Call<'_>) -> Outcome {
    let targets = call.entities("targets")?;
    let (_, point) = call.coordinates("facingLocation")?;
    to_location(call, targets, &Look::At(point))
}

fn facing_entity(call: &mut Call<'_>) -> Outcome {
    let targets = call.entities("targets")?;
    let faced = call.one_entity("facingEntity")?;
    let mut point = faced.position;
    if call.arguments.anchor("facingAnchor") == Some(Anchor::Eyes) {
        point[1] += faced.eye_height;
    }
    to_location(call, targets, &Look::At(point))
}

fn to_entity(call: &mut Call<'_>, targets: Vec<EntityView>) -> Outcome {
    let destination = call.one_entity("destination")?;
    check(destination.position)?;
    for target in &targets {
        let rotation = [wrap_degrees(destination.yaw), wrap_degrees(destination.pitch)];
        call.host.teleport(target.uuid, destination.position, Some(rotation), [false; 5]);
    }
    let name = display_name(&destination);
    let message = match targets.as_slice() {
        [one] => Text::translate("commands.teleport.success.entity.single", [display_name(one), name]),
        many => {
            Text::translate("commands.teleport.success.entity.multiple", [(many.len() as i32).into(), name])
        }
    };
    call.success(message, true);
    Ok(targets.len() as i32)
}

fn to_location(call: &mut Call<'_>, targets: Vec<EntityView>, look: &Look) -> Outcome {
    let (coordinates, position) = call.coordinates("location")?;
    check(position)?;
    let [x, y, z] = coordinates.relative();
    for target in &targets {
        let (rotation, [yaw, pitch]) = match look {
            Look::Keep => (None, [true, true]),
            Look::Rotation(rotation, relative) => (Some(rotation.map(wrap_degrees)), *relative),
            Look::At(point) => (Some(towards(position, *point)), [false, false]),
        };
        call.host.teleport(target.uuid, position, rotation, [x, y, z, yaw, pitch]);
    }
    let [x, y, z] = position.map(|value| Text::literal(format!("{value:.6}")));
    let message = match targets.as_slice() {
        [one] => Text::translate("commands.teleport.success.location.single", [display_name(one), x, y, z]),
        many => {
            let count = (many.len() as i32).into();
            Text::translate("commands.teleport.success.location.multiple", [count, x, y, z])
        }
    };
    call.success(message, true);
    Ok(targets.len() as i32)
}

fn check(position: [f64; 3]) -> Result<(), brigadier::SyntaxError> {
    if in_spawnable_bounds(block_at(position)) {
        return Ok(());
    }
    Err(failure("commands.teleport.invalidPosition", []))
}

/// Yaw and pitch of a look from one point to another.
fn towards(from: [f64; 3], to: [f64; 3]) -> [f32; 2] {
    let [x, y, z]: [f64; 3] = std::array::from_fn(|axis| to[axis] - from[axis]);
    let pitch = -y.atan2(x.hypot(z)).to_degrees();
    let yaw = z.atan2(x).to_degrees() - 90.0;
    [wrap_degrees(yaw as f32), wrap_degrees(pitch as f32)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks() {
        assert_eq!(towards([0.0; 3], [0.0, 0.0, 5.0]), [0.0, 0.0]);
        assert_eq!(towards([0.0; 3], [-5.0, 0.0, 0.0]), [90.0, 0.0]);
        assert_eq!(towards([0.0; 3], [0.0, 3.0, 0.0])[1], -90.0);
    }
}
