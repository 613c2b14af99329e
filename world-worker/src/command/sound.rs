//! `/playsound` and `/stopsound`.

use brigadier::{Argument, Tree};
use text::Text;

use super::call::{Call, Handler, Outcome, failure, missing};
use super::host::{EntityView, Show, Sound};
use super::source::display_name;
use super::table::level::GAMEMASTERS;
use super::table::{self, argument, literal, run};
use super::vocabulary::provider;

/// The categories by number, as the volume sliders of clients name them.
const CATEGORIES: [&str; 11] = [
    "master", "music", "record", "weather", "block", "hostile", "neutral", "player", "ambient", "voice", "ui",
];

/// Blocks that a sound of volume 1 or less carries.
const RANGE: f64 = 16.0;

pub(super) fn register_play(tree: &mut Tree<Handler>) {
    let sound = argument("sound", Argument::ResourceLocation).suggests(provider::SOUNDS).executes(run(play));
    let with_categories = CATEGORIES.iter().fold(sound, |sound, category| {
        let unit = Argument::Float { min: Some(0.0), max: Some(1.0) };
        let least = argument("minVolume", unit).executes(run(play));
        let pitch = argument("pitch", Argument::Float { min: Some(0.0), max: Some(2.0) });
        let volume = argument("volume", Argument::Float { min: Some(0.0), max: None });
        let volume = volume.executes(run(play)).then(pitch.executes(run(play)).then(least));
        let place = argument("pos", Argument::Vec3 { centre: true }).executes(run(play)).then(volume);
        let targets = argument("targets", Argument::Entity { single: false, players: true });
        sound.then(literal(category).executes(run(play)).then(targets.executes(run(play)).then(place)))
    });
    tree.register(literal("playsound").requires(GAMEMASTERS).then(with_categories));
}

pub(super) fn register_stop(tree: &mut Tree<Handler>) {
    let sound =
        || argument("sound", Argument::ResourceLocation).suggests(provider::SOUNDS).executes(run(stop));
    let targets = argument("targets", Argument::Entity { single: false, players: true }).executes(run(stop));
    let targets = CATEGORIES
        .iter()
        .fold(targets, |targets, category| targets.then(literal(category).executes(run(stop)).then(sound())))
        .then(literal("*").then(sound()));
    tree.register(literal("stopsound").requires(GAMEMASTERS).then(targets));
}

/// The category whose literal was typed.
fn category(call: &Call<'_>) -> Option<u32> {
    let mut typed =
        call.arguments.nodes.iter().skip(1).filter_map(|node| table::tree().literal_text(node.node));
    typed.find_map(|text| CATEGORIES.iter().position(|category| *category == text)).map(|at| at as u32)
}

fn play(call: &mut Call<'_>) -> Outcome {
    let sound = call.arguments.identifier("sound").ok_or_else(|| missing("sound"))?;
    let players = match call.arguments.selector("targets") {
        Some(_) => call.players("targets")?,
        // The console hears nothing.
        None => call.source.player.and_then(|own| call.host.entity(own)).into_iter().collect(),
    };
    let place = match call.arguments.coordinates("pos") {
        Some(_) => call.coordinates("pos")?.1,
        None => call.source.position,
    };
    let volume = call.arguments.float("volume").unwrap_or(1.0);
    let least = call.arguments.float("minVolume").unwrap_or(0.0);
    let sound = Sound {
        name: sound,
        category: category(call).unwrap_or(0),
        position: place,
        volume,
        pitch: call.arguments.float("pitch").unwrap_or(1.0),
        seed: call.host.random().cast_signed(),
    };
    let reach = if volume > 1.0 { RANGE * f64::from(volume) } else { RANGE };
    let mut heard: Vec<EntityView> = Vec::new();
    for player in players {
        let away: [f64; 3] = std::array::from_fn(|axis| place[axis] - player.position[axis]);
        let distance = away.iter().map(|d| d * d).sum::<f64>().sqrt();
        if distance <= reach {
            call.host.show(player.uuid, &Show::Sound(sound.clone()));
        } else if least > 0.0 {
            // Who is too far hears it two blocks away, from where it comes.
            let position = std::array::from_fn(|axis| player.position[axis] + away[axis] / distance * 2.0);
            let near = Sound { position, volume: least, ..sound.clone() };
            call.host.show(player.uuid, &Show::Sound(near));
        } else {
            continue;
        }
        heard.push(player);
    }
    let name = Text::literal(sound.name);
    let message = match &heard[..] {
        [] => return Err(failure("commands.playsound.failed", [])),
        [player] => Text::translate("commands.playsound.success.single", [name, display_name(player)]),
        _ => Text::translate("commands.playsound.success.multiple", [name, Text::from(heard.len() as i32)]),
    };
    call.success(message, true);
    Ok(heard.len() as i32)
}

fn stop(call: &mut Call<'_>) -> Outcome {
    let players = call.players("targets")?;
    let (category, sound) = (category(call), call.arguments.identifier("sound"));
    for player in &players {
        call.host.show(player.uuid, &Show::StopSound { category, sound: sound.clone() });
    }
    let source = category.map(|category| Text::literal(CATEGORIES[category as usize]));
    let (key, args) = match (source, sound.map(Text::literal)) {
        (None, None) => ("sourceless.any", vec![]),
        (None, Some(sound)) => ("sourceless.sound", vec![sound]),
        (Some(source), None) => ("source.any", vec![source]),
        (Some(source), Some(sound)) => ("source.sound", vec![sound, source]),
    };
    call.success(Text::translate(format!("commands.stopsound.success.{key}"), args), true);
    Ok(players.len() as i32)
}
