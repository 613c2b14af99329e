//! What commands show to players, as messages.

use link::v1::{self, player_message::Message};

use super::OVERWORLD;
use super::send::vec3;
use crate::command::host::{Particles, Show, Sound};

/// The message that shows it.
pub fn message(what: &Show) -> Message {
    match what {
        Show::ClearTitles { reset } => titles(v1::Titles { clear: Some(*reset), ..Default::default() }),
        Show::TitleTimes { fade_in, stay, fade_out } => titles(v1::Titles {
            times: Some(v1::TitleTimes { fade_in: *fade_in, stay: *stay, fade_out: *fade_out }),
            ..Default::default()
        }),
        Show::Title(text) => titles(v1::Titles { title: Some(text.to_nbt().into()), ..Default::default() }),
        Show::Subtitle(text) => {
            titles(v1::Titles { subtitle: Some(text.to_nbt().into()), ..Default::default() })
        }
        Show::ActionBar(text) => Message::ActionBar(text.to_nbt().into()),
        Show::Sound(heard) => sound(heard),
        Show::StopSound { category, sound } => {
            Message::StopSound(v1::StopSound { category: *category, sound: sound.clone() })
        }
        Show::Particles(seen) => particles(seen),
        Show::Transfer { host, port } => {
            Message::Transfer(v1::Transfer { host: host.clone(), port: u32::from(*port) })
        }
    }
}

fn titles(titles: v1::Titles) -> Message {
    Message::Titles(titles)
}

fn sound(sound: &Sound) -> Message {
    let known = registry::builtin::id("sound_event", &sound.name);
    Message::Sound(v1::SoundEffect {
        dimension: OVERWORLD,
        sound: known.unwrap_or_default(),
        category: sound.category,
        position: Some(vec3(sound.position)),
        volume: sound.volume,
        pitch: sound.pitch,
        seed: sound.seed,
        name: if known.is_some() { String::new() } else { sound.name.clone() },
    })
}

fn particles(particles: &Particles) -> Message {
    Message::Particles(v1::Particles {
        dimension: OVERWORLD,
        particle: particles.kind,
        options: particles.options.clone().into(),
        override_limiter: particles.force,
        always_show: false,
        position: Some(vec3(particles.position)),
        spread: Some(vec3(particles.spread)),
        speed: Some(vec3([f64::from(particles.speed); 3])),
        count: particles.count,
        randomization: 0,
    })
}
