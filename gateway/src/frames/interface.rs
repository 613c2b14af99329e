//! What is drawn over the world or leads out of it: titles, boss bars, particles, cookies.

use java::packets::play::clientbound as cb;
use java::wire::{ByteArray, Identifier, Particle, VarInt, Vec3, Vec3f};
use link::v1;
use uuid::Uuid;

use super::{Frames, text};

fn vec3f(v: Option<&v1::Vec3>) -> Vec3f {
    v.map_or(Vec3f { x: 0.0, y: 0.0, z: 0.0 }, |v| Vec3f { x: v.x as f32, y: v.y as f32, z: v.z as f32 })
}

fn style(style: Option<&v1::BossBarStyle>) -> (VarInt, VarInt) {
    style.map_or((VarInt(0), VarInt(0)), |s| (VarInt::from(s.color), VarInt::from(s.overlay)))
}

impl Frames {
    /// Titles, in an order that shows all of them: the text comes last.
    pub(super) fn titles(&self, out: &mut Vec<u8>, titles: &v1::Titles) {
        if let Some(reset_times) = titles.clear {
            self.put(out, &cb::ClearTitles { reset_times });
        }
        if let Some(v1::TitleTimes { fade_in, stay, fade_out }) = titles.times {
            self.put(out, &cb::SetTitlesAnimation { fade_in, stay, fade_out });
        }
        if let Some(subtitle) = &titles.subtitle {
            self.put(out, &cb::SetSubtitleText { text: text(subtitle) });
        }
        if let Some(title) = &titles.title {
            self.put(out, &cb::SetTitleText { text: text(title) });
        }
    }

    /// A boss bar appears, changes or goes.
    pub(super) fn boss_bar(&self, out: &mut Vec<u8>, bar: &v1::BossBar) {
        use v1::boss_bar::Change;
        let Some(change) = &bar.change else { return };
        let operation = match change {
            Change::Add(shown) => {
                let (color, overlay) = style(shown.style.as_ref());
                let (name, progress, flags) = (text(&shown.name), shown.progress, shown.flags as u8);
                cb::BossOperation::Add { name, progress, color, overlay, flags }
            }
            Change::Remove(_) => cb::BossOperation::Remove {},
            &Change::Progress(progress) => cb::BossOperation::UpdateProgress { progress },
            Change::Name(name) => cb::BossOperation::UpdateName { name: text(name) },
            Change::Style(changed) => {
                let (color, overlay) = style(Some(changed));
                cb::BossOperation::UpdateStyle { color, overlay }
            }
            &Change::Flags(flags) => cb::BossOperation::UpdateProperties { flags: flags as u8 },
        };
        let id = Uuid::from_slice(&bar.uuid).unwrap_or_default();
        self.put(out, &cb::BossEvent { id, operation });
    }

    /// Particles at a place.
    pub(super) fn particles(&self, out: &mut Vec<u8>, particles: &v1::Particles) {
        let at = particles.position.unwrap_or_default();
        self.put(
            out,
            &cb::LevelParticles {
                particle: Particle { kind: particles.particle, options: particles.options.clone() },
                override_limiter: particles.override_limiter,
                always_show: particles.always_show,
                position: Vec3 { x: at.x, y: at.y, z: at.z },
                offset: vec3f(particles.spread.as_ref()),
                max_speed: vec3f(particles.speed.as_ref()),
                count: VarInt::from(particles.count),
                randomization: VarInt::from(particles.randomization),
            },
        );
    }

    /// Leaves a cookie with the client.
    pub(super) fn store_cookie(&self, out: &mut Vec<u8>, cookie: &v1::StoreCookie) {
        let key = Identifier::new(cookie.key.clone());
        self.put(out, &cb::StoreCookie { key, payload: ByteArray(cookie.payload.clone()) });
    }
}

#[cfg(test)]
mod tests {
    use java::frame::{FrameDecoder, Limits};
    use java::packets::play::clientbound::Packet;
    use java::version::V26_3;
    use link::v1::player_message::Message;

    use super::*;

    /// What a client reads of a message.
    fn packets(message: &Message) -> Vec<Packet> {
        let mut out = Vec::new();
        Frames::default().player_message(&mut out, message, None, 1);
        let mut decoder = FrameDecoder::new(Limits::CLIENT);
        decoder.set_compression(256);
        decoder.feed(&out);
        let mut packets = Vec::new();
        while let Some(frame) = decoder.next_frame().expect("a frame") {
            packets.push(Packet::decode(&V26_3, frame.id, frame.body).expect("a packet"));
        }
        packets
    }

    fn words(words: &str) -> bytes::Bytes {
        ::text::Text::literal(words.to_owned()).to_nbt().into()
    }

    #[test]
    fn titles_end_with_the_text_that_shows_them() {
        let sent = packets(&Message::Titles(v1::Titles {
            clear: Some(true),
            times: Some(v1::TitleTimes { fade_in: 10, stay: 70, fade_out: 20 }),
            subtitle: Some(words("below")),
            title: Some(words("above")),
        }));
        assert!(matches!(
            &sent[..],
            [
                Packet::ClearTitles(cb::ClearTitles { reset_times: true }),
                Packet::SetTitlesAnimation(cb::SetTitlesAnimation { fade_in: 10, stay: 70, fade_out: 20 }),
                Packet::SetSubtitleText(_),
                Packet::SetTitleText(title),
            ] if title.text.as_bytes() == &words("above")
        ));
        assert!(packets(&Message::Titles(v1::Titles::default())).is_empty());
    }

    #[test]
    fn boss_bars_come_change_and_go() {
        use v1::boss_bar::Change;
        let sent = |change| {
            let bar = v1::BossBar { uuid: vec![7; 16].into(), change: Some(change) };
            match packets(&Message::BossBar(bar)).pop() {
                Some(Packet::BossEvent(event)) => {
                    assert_eq!(event.id, Uuid::from_bytes([7; 16]));
                    event.operation
                }
                other => panic!("{other:?}"),
            }
        };
        let style = v1::BossBarStyle { color: 2, overlay: 3 };
        let shown = v1::BossBarShown { name: words("Wither"), progress: 0.5, style: Some(style), flags: 5 };
        assert_eq!(
            sent(Change::Add(shown)),
            cb::BossOperation::Add {
                name: text(&words("Wither")),
                progress: 0.5,
                color: VarInt(2),
                overlay: VarInt(3),
                flags: 5,
            }
        );
        assert_eq!(sent(Change::Progress(0.25)), cb::BossOperation::UpdateProgress { progress: 0.25 });
        assert_eq!(sent(Change::Name(words("x"))), cb::BossOperation::UpdateName { name: text(&words("x")) });
        assert_eq!(
            sent(Change::Style(style)),
            cb::BossOperation::UpdateStyle { color: VarInt(2), overlay: VarInt(3) }
        );
        assert_eq!(sent(Change::Flags(1)), cb::BossOperation::UpdateProperties { flags: 1 });
        assert_eq!(sent(Change::Remove(true)), cb::BossOperation::Remove {});
    }

    #[test]
    fn particles_bars_lists_cookies_and_transfers_are_one_packet_each() {
        let flame = registry::builtin::id("minecraft:particle_type", "minecraft:flame").expect("a particle");
        let sent = packets(&Message::Particles(v1::Particles {
            particle: flame,
            position: Some(v1::Vec3 { x: 1.0, y: 2.0, z: 3.0 }),
            spread: Some(v1::Vec3 { x: 0.5, y: 0.0, z: 0.0 }),
            count: 9,
            ..v1::Particles::default()
        }));
        let [Packet::LevelParticles(particles)] = &sent[..] else { panic!("{sent:?}") };
        assert_eq!((particles.particle.kind, particles.count, particles.offset.x), (flame, VarInt(9), 0.5));

        let sent = packets(&Message::ActionBar(words("bar")));
        assert!(matches!(&sent[..], [Packet::SetActionBarText(bar)] if bar.text.as_bytes() == &words("bar")));
        let sent = packets(&Message::TabList(v1::TabList { header: words("top"), ..Default::default() }));
        assert!(matches!(&sent[..], [Packet::TabList(list)] if list.header.as_bytes() == &words("top")));
        let cookie = v1::StoreCookie { key: "a:b".to_owned(), payload: vec![1, 2].into() };
        let sent = packets(&Message::StoreCookie(cookie));
        assert!(matches!(&sent[..], [Packet::StoreCookie(cookie)] if cookie.payload.0[..] == [1, 2]));
        let transfer = v1::Transfer { host: "example.org".to_owned(), port: 25566 };
        let sent = packets(&Message::Transfer(transfer));
        assert!(
            matches!(&sent[..], [Packet::Transfer(t)] if t.host == "example.org" && t.port == VarInt(25566))
        );
    }
}
