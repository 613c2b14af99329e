//! `/particle`.

use brigadier::{Argument, Tag, Tree};
use registry::{blocks, builtin, items};
use text::Text;

use super::call::{Call, Handler, Outcome, failure, missing};
use super::host::{Particles, Show};
use super::table::level::GAMEMASTERS;
use super::table::{self, argument, literal, run};

/// Blocks within which a player sees particles, and those that are forced.
const RANGE: (f64, f64) = (32.0, 512.0);

pub(super) fn register(tree: &mut Tree<Handler>) {
    let viewers =
        || argument("viewers", Argument::Entity { single: false, players: true }).executes(run(show));
    let count = argument("count", Argument::Integer { min: Some(0), max: None })
        .executes(run(show))
        .then(literal("force").executes(run(show)).then(viewers()))
        .then(literal("normal").executes(run(show)).then(viewers()));
    let speed = argument("speed", Argument::Float { min: Some(0.0), max: None }).then(count);
    let delta = argument("delta", Argument::Vec3 { centre: false }).then(speed);
    let place = argument("pos", Argument::Vec3 { centre: true }).executes(run(show)).then(delta);
    let name = argument("name", Argument::Particle).executes(run(show)).then(place);
    tree.register(literal("particle").requires(GAMEMASTERS).then(name));
}

fn show(call: &mut Call<'_>) -> Outcome {
    let (name, given) = call.arguments.particle("name").ok_or_else(|| missing("name"))?;
    let kind =
        builtin::id("particle_type", &name).ok_or_else(|| failure("particle.notFound", [name.clone()]))?;
    let options =
        options(&name, given.as_ref()).ok_or_else(|| failure("particle.invalidOptions", [name.clone()]))?;
    let position = match call.arguments.coordinates("pos") {
        Some(_) => call.coordinates("pos")?.1,
        None => call.source.position,
    };
    let spread = match call.arguments.coordinates("delta") {
        Some(_) => call.coordinates("delta")?.1,
        None => [0.0; 3],
    };
    let force =
        call.arguments.nodes.iter().any(|node| table::tree().literal_text(node.node) == Some("force"));
    let particles = Particles {
        kind,
        options,
        force,
        position,
        spread,
        speed: call.arguments.float("speed").unwrap_or(0.0),
        count: call.arguments.integer("count").unwrap_or(0).cast_unsigned(),
    };
    let viewers = match call.arguments.selector("viewers") {
        Some(_) => call.players("viewers")?,
        None => call.host.entities().into_iter().filter(super::host::EntityView::is_player).collect(),
    };
    let range = if force { RANGE.1 } else { RANGE.0 };
    let mut seen = 0;
    for player in viewers {
        let distance: f64 = (0..3).map(|axis| (player.position[axis] - position[axis]).powi(2)).sum();
        if distance < range * range {
            call.host.show(player.uuid, &Show::Particles(particles.clone()));
            seen += 1;
        }
    }
    if seen == 0 {
        return Err(failure("commands.particle.failed", []));
    }
    call.success(Text::translate("commands.particle.success", [Text::literal(name)]), true);
    Ok(seen)
}

/// A field of a particle's options: its name, its form, and the value it has when it is not given.
struct Field(&'static str, Form, Option<f64>);

enum Form {
    /// A state by name, or with properties.
    State,
    /// An item by name.
    Item,
    /// `0xRRGGBB` as a number or three parts from 0 to 1.
    Rgb,
    /// The same with an alpha.
    Argb,
    /// A float.
    Float,
    /// Four bytes.
    Int,
    /// One to five bytes.
    VarInt,
    /// Three doubles.
    Position,
}

/// What is given with the particles that take options, in the order of the wire.
fn fields(name: &str) -> &'static [Field] {
    use Form::{Argb, Float, Int, Item, Position, Rgb, State, VarInt};
    match name {
        "block" | "block_marker" | "falling_dust" | "dust_pillar" | "block_crumble" => {
            &[Field("block_state", State, None)]
        }
        "dust" => &[Field("color", Rgb, None), Field("scale", Float, None)],
        "dust_color_transition" => {
            &[Field("from_color", Rgb, None), Field("to_color", Rgb, None), Field("scale", Float, None)]
        }
        "effect" | "instant_effect" => &[Field("color", Rgb, Some(-1.0)), Field("power", Float, Some(1.0))],
        "entity_effect" | "tinted_leaves" | "flash" => &[Field("color", Argb, None)],
        "sculk_charge" => &[Field("roll", Float, None)],
        "dragon_breath" => &[Field("power", Float, Some(1.0))],
        "shriek" => &[Field("delay", VarInt, None)],
        "item" => &[Field("item", Item, None)],
        "trail" => {
            &[Field("target", Position, None), Field("color", Rgb, None), Field("duration", VarInt, None)]
        }
        "geyser" | "geyser_plume" => &[Field("water_blocks", Int, None)],
        "geyser_base" | "geyser_poof" => {
            &[Field("water_blocks", Int, None), Field("burst_impulse_base", Float, None)]
        }
        // Its destination may be an entity, which has another form; nobody sends it by hand.
        "vibration" => &[Field("destination", Position, None), Field("arrival_in_ticks", VarInt, None)],
        _ => &[],
    }
}

/// The options as they go on the wire; `None` when they do not fit the particle.
pub(super) fn options(name: &str, given: Option<&Tag>) -> Option<Vec<u8>> {
    let name = name.strip_prefix("minecraft:").unwrap_or(name);
    let mut out = Vec::new();
    if name == "vibration" {
        return vibration(given?);
    }
    for Field(field, form, default) in fields(name) {
        let value = given.and_then(|tag| tag.get(field)).cloned().or_else(|| default.map(Tag::Double))?;
        write(&value, form, &mut out)?;
    }
    Some(out)
}

fn write(value: &Tag, form: &Form, out: &mut Vec<u8>) -> Option<()> {
    match form {
        Form::State => var_int(u32::from(state(value)?), out),
        Form::Item => {
            let name = value.as_str().or_else(|| value.get("id").and_then(Tag::as_str))?;
            var_int(u32::from(items::item_by_name(&registry::identifier(name))?.id), out);
            // One of it, without components added or removed.
            out.extend([1, 0, 0]);
        }
        Form::Rgb => out.extend((color::<3>(value)? as i32).to_be_bytes()),
        Form::Argb => out.extend((color::<4>(value)? as i32).to_be_bytes()),
        Form::Float => out.extend((value.as_f64()? as f32).to_be_bytes()),
        Form::Int => out.extend((value.as_f64()? as i32).to_be_bytes()),
        Form::VarInt => var_int((value.as_f64()? as i32).cast_unsigned(), out),
        Form::Position => {
            let parts: Vec<f64> = value.elements()?.iter().filter_map(Tag::as_f64).collect();
            let [x, y, z] = parts.try_into().ok()?;
            [x, y, z].iter().for_each(|part: &f64| out.extend(part.to_be_bytes()));
        }
    }
    Some(())
}

/// A vibration on its way to a block.
fn vibration(given: &Tag) -> Option<Vec<u8>> {
    let destination = given.get("destination")?;
    if destination.get("type").and_then(Tag::as_str).map(registry::identifier)? != "minecraft:block" {
        return None;
    }
    let parts: Vec<f64> = destination.get("pos")?.elements()?.iter().filter_map(Tag::as_f64).collect();
    let [x, y, z] = <[f64; 3]>::try_from(parts).ok()?.map(|part| part as i64);
    let mut out = vec![0];
    out.extend(((x & 0x3ff_ffff) << 38 | (z & 0x3ff_ffff) << 12 | y & 0xfff).to_be_bytes());
    var_int((given.get("arrival_in_ticks")?.as_f64()? as i32).cast_unsigned(), &mut out);
    Some(out)
}

fn state(value: &Tag) -> Option<u16> {
    let name = value.as_str().or_else(|| value.get("Name").and_then(Tag::as_str))?;
    let block = blocks::block_by_name(&registry::identifier(name))?;
    let properties: Vec<(&str, &str)> = match value.get("Properties") {
        Some(Tag::Compound(entries)) => {
            entries.iter().filter_map(|(name, value)| Some((name.as_str(), value.as_str()?))).collect()
        }
        _ => Vec::new(),
    };
    blocks::state_with(block, &properties)
}

/// A colour as a number, or as `PARTS` parts from 0 to 1: red, green, blue, and alpha if there are four.
fn color<const PARTS: usize>(value: &Tag) -> Option<u32> {
    if let Some(number) = value.as_f64() {
        return Some(number as i64 as u32);
    }
    let parts: Vec<f64> = value.elements()?.iter().filter_map(Tag::as_f64).collect();
    let parts = <[f64; PARTS]>::try_from(parts).ok()?.map(|part| (part.clamp(0.0, 1.0) * 255.0) as u32);
    let alpha = parts.get(3).copied().unwrap_or(255);
    Some(alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2])
}

fn var_int(mut value: u32, out: &mut Vec<u8>) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}
