//! Bodies of the fuzz targets in `fuzz/`, as plain functions so that a test runs them too.
//!
//! Each takes any bytes and panics when something that must hold does not.

use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};

use java::frame::{Compression, encode_frame, encode_frame_with};
use java::packets::KnownPack;
use java::packets::PacketBody;
use java::packets::configuration::serverbound::{FinishConfiguration, SelectKnownPacks};
use java::packets::handshake::serverbound::{Intent, Intention};
use java::packets::login::serverbound::{Hello, LoginAcknowledged};
use java::version::{V26_3, VERSIONS, Version};
use java::wire::VarInt;
use link::v1;
use tokio::sync::mpsc;

use crate::forwarding::Secret;
use crate::frames::Frames;
use crate::query::{Facts, Query};
use crate::session::{Action, Answer, Session, SessionSettings};
use crate::status::{Face, Players, Shown};

/// A status that shows one player.
fn status() -> Shown {
    Shown::new(&Face::default(), Players { online: 1, max: 20, ..Players::default() })
}

fn peer() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 50_000))
}

/// A client that gets the answers it hopes for.
struct Client {
    session: Session,
    actions: Vec<Action>,
    compression: Option<Compression>,
}

impl Client {
    fn new() -> Self {
        // Made once: what is sent in configuration is encoded with it.
        static SETTINGS: LazyLock<Arc<SessionSettings>> = LazyLock::new(|| {
            let settings = settings::Settings::default();
            Arc::new(SessionSettings::new(&settings, Frames::default()))
        });
        let session = Session::new(peer(), SETTINGS.clone(), 0);
        Self { session, actions: Vec::new(), compression: None }
    }

    fn receive(&mut self, bytes: &[u8]) {
        self.session.buffer().extend_from_slice(bytes);
        self.session.receive(0, &status(), &mut self.actions);
        self.answer();
    }

    /// Does what the session asks for.
    fn answer(&mut self) {
        while !self.actions.is_empty() {
            for action in std::mem::take(&mut self.actions) {
                let answer = match action {
                    Action::Check(_) => Answer::Allowed,
                    Action::Claim(_) => Answer::Claimed,
                    Action::Join(_, information) => {
                        assert!(information.view_distance <= 127, "{information:?}");
                        Answer::Playing(mpsc::channel(1).0)
                    }
                    // What is handed on is right in shape: the owner would give the session up otherwise.
                    Action::Input(input) => {
                        let input = v1::PlayerInput { session: 1, input: Some(input) };
                        assert_eq!(link::validate::player_input(&input), Ok(()), "{input:?}");
                        continue;
                    }
                    _ => continue,
                };
                self.session.answer(answer, 0, &status(), &mut self.actions);
            }
        }
    }

    /// Sends a packet that all versions write alike.
    fn send<P: PacketBody>(&mut self, packet: &P) {
        let mut out = Vec::new();
        encode_frame(&V26_3, packet, self.compression, &mut out);
        self.receive(&out);
    }

    fn log_in(&mut self, protocol: i32) {
        let host = "localhost".into();
        self.send(&Intention { protocol: VarInt(protocol), host, port: 25565, intent: Intent::Login });
        self.send(&Hello { name: "Alice".into(), uuid: uuid::Uuid::nil() });
        self.compression = Compression::from_threshold(256);
        self.send(&LoginAcknowledged {});
    }

    fn play(&mut self, version: &Version) {
        self.log_in(version.protocol);
        // A client that knows the game's own pack, so that the registries are not sent whole each time.
        let name = version.name.to_owned();
        let pack = KnownPack { namespace: "minecraft".to_owned(), id: "core".to_owned(), version: name };
        self.send(&SelectKnownPacks { packs: vec![pack].into() });
        self.send(&FinishConfiguration {});
    }
}

/// A whole session: the first byte chooses version and state, then come packets, each a byte for its number, two for
/// its length and its body; or, in the fourth state, bytes as they are.
pub fn session(data: &[u8]) {
    let [choice, rest @ ..] = data else { return };
    let mut rest = rest;
    let mut client = Client::new();
    let version = VERSIONS[usize::from(choice / 4) % VERSIONS.len()];
    match choice % 4 {
        0 => {}
        1 => client.log_in(version.protocol),
        2 => client.play(version),
        _ => return client.receive(rest),
    }
    while let [id, high, low, after @ ..] = rest {
        let length = usize::from(u16::from_be_bytes([*high, *low])).min(after.len());
        let (body, next) = after.split_at(length);
        let mut out = Vec::new();
        encode_frame_with(client.compression, &mut out, |out| {
            out.push(id & 0x7f);
            out.extend_from_slice(body);
        });
        client.receive(&out);
        rest = next;
    }
}

/// The header of a proxy: the signature is put before it, so that what follows is reached.
pub fn proxy_protocol(data: &[u8]) {
    use crate::proxy_protocol::{FIXED, SIGNATURE, begins_header, check, source};
    let bytes = [&SIGNATURE, data].concat();
    assert!(begins_header(&bytes));
    let Some((fixed, rest)) = bytes.split_first_chunk::<FIXED>() else { return };
    if let Ok(length) = check(fixed)
        && let Some(rest) = rest.get(..length)
    {
        // Whatever it says, it is an address, or none.
        let _ = source(fixed, rest);
    }
}

/// What a proxy tells of a player; the proof over it is made here.
pub fn velocity(data: &[u8]) {
    let Some(secret) = Secret::new("secret") else { return };
    assert!(secret.open(data).is_err(), "nobody guesses a proof");
    if let Ok(told) = secret.open(&secret.sign(data)) {
        assert!(told.properties.len() <= 16 && told.name.encode_utf16().count() <= 16);
    }
}

/// Datagrams, each after a byte with its length.
pub fn query(mut data: &[u8]) {
    let words = |words: &str| words.to_owned();
    let facts = Facts { map: words("world"), ip: words("0.0.0.0"), port: 25565 };
    let mut query = Query::new(facts, 1);
    let shown = status();
    while let [length, rest @ ..] = data {
        let (datagram, next) = rest.split_at(usize::from(*length).min(rest.len()));
        let answer = query.answer(datagram, peer(), 1, &shown);
        assert!(answer.is_none_or(|answer| answer.len() < 4096));
        data = next;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn targets_hold(data in prop::collection::vec(any::<u8>(), 0..300)) {
            session(&data);
            proxy_protocol(&data);
            velocity(&data);
            query(&data);
        }

        #[test]
        fn packets_of_every_version_hold(
            version in 0u8..3,
            id in 0u8..70,
            body in prop::collection::vec(any::<u8>(), 0..60),
        ) {
            for state in 0..3 {
                let length = (body.len() as u16).to_be_bytes();
                session(&[&[version * 4 + state, id], &length[..], &body].concat());
            }
        }
    }

    #[test]
    fn clients_of_all_versions_reach_the_play_state() {
        for version in VERSIONS {
            let mut client = Client::new();
            client.play(version);
            assert!(client.session.is_playing());
        }
    }
}
