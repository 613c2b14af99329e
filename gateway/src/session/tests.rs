//! Sessions as clients make them, with the view's answers given by hand.

use std::sync::Arc;

use java::frame::{Compression, FrameDecoder, Limits, encode_frame};
use java::packets::handshake::serverbound::{Intent, Intention};
use java::packets::{self, KnownPack, PacketBody};
use java::version::V26_3;
use java::wire::{VarInt, Vec3};
use tokio::sync::mpsc;

use super::*;
use crate::frames::Frames;
use crate::status::{Face, Shown};

mod refusals;

struct Client {
    session: Session,
    actions: Vec<Action>,
    now: u64,
    compression: Option<Compression>,
    status: Shown,
}

impl Client {
    fn with(change: impl FnOnce(&mut ::settings::Settings)) -> Self {
        Self::with_both(change, |_| {})
    }

    fn with_both(
        change: impl FnOnce(&mut ::settings::Settings),
        more: impl FnOnce(&mut SessionSettings),
    ) -> Self {
        let mut settings = ::settings::Settings::default();
        change(&mut settings);
        let status = Shown::new(&Face::new(&settings.server, None), Self::players());
        let mut settings = SessionSettings::new(&settings, Frames::default());
        more(&mut settings);
        let settings = Arc::new(settings);
        let session = Session::new("127.0.0.1:50000".parse().unwrap(), settings, 0);
        Self { session, actions: Vec::new(), now: 0, compression: None, status }
    }

    fn new() -> Self {
        Self::with(|_| {})
    }

    fn players() -> crate::status::Players {
        crate::status::Players { online: 1, max: 20, ..Default::default() }
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.session.buffer().extend_from_slice(bytes);
        self.session.receive(self.now, &self.status, &mut self.actions);
    }

    fn send<P: PacketBody>(&mut self, packet: &P) {
        let mut out = Vec::new();
        encode_frame(&V26_3, packet, self.compression, &mut out);
        self.bytes(&out);
    }

    fn intend(&mut self, protocol: i32, intent: Intent) {
        self.send(&Intention { protocol: VarInt(protocol), host: "localhost".into(), port: 25565, intent });
    }

    fn answer(&mut self, answer: Answer) {
        self.session.answer(answer, self.now, &self.status, &mut self.actions);
    }

    /// Logs in up to configuration.
    fn configuring() -> Self {
        Self::new().log_in()
    }

    fn log_in(self) -> Self {
        let mut client = self;
        client.intend(777, Intent::Login);
        client.send(&packets::login::serverbound::Hello { name: "Alice".into(), uuid: uuid::Uuid::nil() });
        assert!(matches!(client.actions.pop(), Some(Action::Check(profile)) if profile.name == "Alice"));
        client.answer(Answer::Allowed);
        assert!(matches!(client.actions.pop(), Some(Action::Claim(_))));
        client.answer(Answer::Claimed);
        client.compression = Compression::from_threshold(256);
        client.actions.clear();
        client.send(&packets::login::serverbound::LoginAcknowledged {});
        client
    }

    /// Goes on to play.
    fn playing() -> Self {
        let mut client = Self::configuring();
        client.send(&packets::configuration::serverbound::SelectKnownPacks {
            packs: vec![configuration::known_pack()].into(),
        });
        client.send(&packets::configuration::serverbound::FinishConfiguration {});
        assert!(matches!(client.actions.pop(), Some(Action::Check(_))), "the checks run again");
        client.answer(Answer::Allowed);
        assert!(matches!(client.actions.pop(), Some(Action::Join(..))));
        client.answer(Answer::Playing(mpsc::channel(1).0));
        client.actions.clear();
        client
    }

    /// Names of the packets sent since the last call, in a state's clientbound direction.
    fn sent<K: java::PacketKind>(&mut self) -> Vec<&'static str> {
        let mut decoder = FrameDecoder::new(Limits::CLIENT);
        decoder.set_compression(if self.compression.is_some() { 256 } else { -1 });
        self.actions.retain(|action| {
            let Action::Send(bytes) = action else { return true };
            decoder.feed(bytes);
            false
        });
        let mut names = Vec::new();
        while let Some(frame) = decoder.next_frame().unwrap() {
            names.push(K::from_wire_id(&V26_3, frame.id).unwrap().name());
        }
        names
    }

    fn closed(&self) -> Option<(&str, bool)> {
        self.actions.iter().find_map(|action| match action {
            Action::Close { reason, violation } => Some((reason.as_str(), *violation)),
            _ => None,
        })
    }
}

fn position(x: f64) -> packets::play::serverbound::MovePlayerPos {
    packets::play::serverbound::MovePlayerPos { position: Vec3 { x, y: 64.0, z: 0.0 }, flags: 1 }
}

#[test]
fn status_then_ping_then_the_end() {
    let mut client = Client::new();
    client.intend(4, Intent::Status);
    client.send(&packets::status::serverbound::StatusRequest {});
    assert_eq!(client.sent::<java::version::StatusClientbound>(), ["status_response"]);
    client.send(&packets::status::serverbound::PingRequest { time: 5 });
    assert_eq!(client.sent::<java::version::StatusClientbound>(), ["pong_response"]);
    assert!(client.closed().is_some());
}

#[test]
fn legacy_pings_are_answered_when_nothing_more_comes() {
    let mut client = Client::new();
    client.bytes(&[0xFE]);
    assert!(client.actions.is_empty());
    client.now = client.session.deadline();
    client.session.tick(client.now, &client.status, &mut client.actions);
    assert!(matches!(&client.actions[0], Action::Send(bytes) if bytes[0] == 0xFF));
    assert!(client.closed().is_some());
}

#[test]
fn wrong_protocols_are_told_which_is_right() {
    for (protocol, key) in [(753, "outdated_client"), (774, "incompatible"), (778, "incompatible")] {
        let mut client = Client::new();
        client.intend(protocol, Intent::Login);
        let Action::Send(frame) = &client.actions[0] else { panic!("no answer") };
        let text = String::from_utf8_lossy(frame);
        assert!(text.contains(key) && text.contains("26.3"), "{text}");
        assert!(client.closed().is_some());
    }
}

#[test]
fn older_versions_play_and_are_understood() {
    let mut client = Client::new();
    client.intend(775, Intent::Login);
    client.send(&packets::login::serverbound::Hello { name: "Alice".into(), uuid: uuid::Uuid::nil() });
    client.answer(Answer::Allowed);
    client.answer(Answer::Claimed);
    client.compression = Compression::from_threshold(256);
    client.actions.clear();
    client.send(&packets::login::serverbound::LoginAcknowledged {});
    let pack = KnownPack { version: "26.1.1".to_owned(), ..configuration::known_pack() };
    client.send(&packets::configuration::serverbound::SelectKnownPacks { packs: vec![pack].into() });
    client.send(&packets::configuration::serverbound::FinishConfiguration {});
    client.answer(Answer::Allowed);
    client.answer(Answer::Playing(mpsc::channel(1).0));
    assert_eq!(client.session.version(), 2);
    client.actions.clear();
    // accept_teleportation has no pose, and a move in the same tick as another is all right.
    for body in [&[0, 9][..], &[63, 1], &[63, 0]] {
        let mut frame = Vec::new();
        java::frame::encode_frame_with(client.compression, &mut frame, |out| out.extend_from_slice(body));
        client.bytes(&frame);
    }
    let inputs: Vec<_> = client.actions.iter().filter(|action| matches!(action, Action::Input(_))).collect();
    assert_eq!(inputs.len(), 3, "{:?}", client.actions);
    assert!(client.closed().is_none());
}

#[test]
fn transfers_need_permission() {
    let mut client = Client::new();
    client.intend(777, Intent::Transfer);
    assert_eq!(client.sent::<java::version::LoginClientbound>(), ["login_disconnect"]);
    let mut client = Client::with(|settings| settings.server.accepts_transfers = true);
    client.intend(777, Intent::Transfer);
    assert!(client.actions.is_empty());
}

#[test]
fn refused_logins_are_told_in_json() {
    let mut client = Client::new();
    client.intend(777, Intent::Login);
    client.send(&packets::login::serverbound::Hello { name: "Alice".into(), uuid: uuid::Uuid::nil() });
    client.answer(Answer::Refused(Reason::key("multiplayer.disconnect.not_whitelisted", "not white-listed")));
    assert_eq!(client.sent::<java::version::LoginClientbound>(), ["login_disconnect"]);
    assert_eq!(client.closed(), Some(("not white-listed", false)));
}

#[test]
fn names_with_spaces_are_refused() {
    let mut client = Client::new();
    client.intend(777, Intent::Login);
    client.send(&packets::login::serverbound::Hello { name: "a b".into(), uuid: uuid::Uuid::nil() });
    assert_eq!(client.closed(), Some(("Invalid characters in username", true)));
}

#[test]
fn slow_login_ends() {
    let mut client = Client::new();
    client.intend(777, Intent::Login);
    client.now = client.session.deadline();
    assert_eq!(client.now, 30_000);
    client.session.tick(client.now, &client.status, &mut client.actions);
    assert!(client.closed().is_some());
}

#[test]
fn configuration_opens_with_brand_features_and_packs() {
    let mut client = Client::configuring();
    assert_eq!(
        client.sent::<java::version::ConfigurationClientbound>(),
        ["custom_payload", "update_enabled_features", "select_known_packs"]
    );
}

#[test]
fn known_packs_are_all_or_nothing() {
    let sizes = [
        vec![configuration::known_pack()],
        vec![],
        vec![KnownPack { version: "26.2".to_owned(), ..configuration::known_pack() }],
    ]
    .map(|packs| {
        let mut client = Client::configuring();
        client.actions.clear();
        client.send(&packets::configuration::serverbound::SelectKnownPacks { packs: packs.into() });
        let Action::Send(registries) = &client.actions[0] else { panic!("no registries") };
        let size = registries.len();
        let names = client.sent::<java::version::ConfigurationClientbound>();
        assert_eq!(
            names.iter().filter(|name| **name == "registry_data").count(),
            registry::synced::SYNCED.len()
        );
        assert_eq!(names[names.len() - 2..], ["update_tags", "finish_configuration"]);
        size
    });
    assert!(sizes[0] < sizes[1] && sizes[1] == sizes[2], "{sizes:?}");
}

#[test]
fn conduct_and_pack_are_asked_for_one_after_the_other() {
    let mut client = Client::with_both(
        |settings| settings.server.resource_pack = "http://localhost/pack.zip".to_owned(),
        |settings| drop(settings.code_of_conduct.insert("de_de".to_owned(), "Sei nett.".to_owned())),
    )
    .log_in();
    client.actions.clear();
    client.send(&packets::configuration::serverbound::SelectKnownPacks {
        packs: vec![configuration::known_pack()].into(),
    });
    assert_eq!(client.sent::<java::version::ConfigurationClientbound>().last(), Some(&"code_of_conduct"));
    client.send(&packets::configuration::serverbound::AcceptCodeOfConduct {});
    assert_eq!(client.sent::<java::version::ConfigurationClientbound>(), ["resource_pack_push"]);
    for (action, then) in [
        (packets::ResourcePackAction::Accepted, &[][..]),
        (packets::ResourcePackAction::SuccessfullyLoaded, &["finish_configuration"][..]),
    ] {
        client.send(&packets::configuration::serverbound::ResourcePack { id: uuid::Uuid::nil(), action });
        assert_eq!(client.sent::<java::version::ConfigurationClientbound>(), then);
    }
}

#[test]
fn a_required_pack_may_not_be_refused_and_another_may() {
    for (required, prompt) in [(true, r#"{"text":"please"}"#), (false, "")] {
        let mut client = Client::with(|settings| {
            settings.server.resource_pack = "http://localhost/pack.zip".to_owned();
            settings.server.require_resource_pack = required;
            settings.server.resource_pack_prompt = prompt.to_owned();
        })
        .log_in();
        client.send(&packets::configuration::serverbound::SelectKnownPacks {
            packs: vec![configuration::known_pack()].into(),
        });
        client.sent::<java::version::ConfigurationClientbound>();
        let action = packets::ResourcePackAction::Declined;
        client.send(&packets::configuration::serverbound::ResourcePack { id: uuid::Uuid::nil(), action });
        let then = if required { "disconnect" } else { "finish_configuration" };
        assert_eq!(client.sent::<java::version::ConfigurationClientbound>(), [then]);
        assert_eq!(client.closed().is_some(), required);
    }
}

#[test]
fn finishing_before_it_was_offered_is_an_error() {
    let mut client = Client::configuring();
    client.send(&packets::configuration::serverbound::FinishConfiguration {});
    assert!(matches!(client.closed(), Some((_, true))));
}

#[test]
fn second_position_in_a_client_tick_is_refused() {
    let mut client = Client::playing();
    client.send(&position(1.0));
    client.send(&packets::play::serverbound::MovePlayerRot { yaw: 1.0, pitch: 0.0, flags: 1 });
    client.send(&packets::play::serverbound::ClientTickEnd {});
    client.send(&position(2.0));
    assert_eq!(client.actions.len(), 3);
    assert!(client.closed().is_none());
    client.send(&position(3.0));
    assert_eq!(client.closed(), Some(("Invalid move player packet received", true)));
}

#[test]
fn moves_that_are_no_numbers_are_refused() {
    let mut client = Client::playing();
    client.send(&position(f64::NAN));
    assert!(client.closed().is_some());
    let mut client = Client::playing();
    client.send(&position(f64::INFINITY));
    assert!(client.closed().is_none(), "the worker clamps them");
    client.send(&packets::play::serverbound::MovePlayerRot { yaw: f32::INFINITY, pitch: 0.0, flags: 0 });
    assert!(client.closed().is_some());
}

#[test]
fn illegal_characters_in_chat_and_commands_are_refused() {
    for text in ["§a", "a\u{7f}"] {
        let mut client = Client::playing();
        client.send(&packets::play::serverbound::ChatCommand { command: text.into() });
        assert_eq!(client.closed(), Some(("Illegal characters in chat", true)));
    }
}

#[test]
fn pings_are_answered_and_keep_alives_measured() {
    let mut client = Client::playing();
    client.send(&packets::play::serverbound::PingRequest { time: 77 });
    assert_eq!(client.sent::<java::version::PlayClientbound>(), ["pong_response"]);
    client.now = client.session.deadline();
    assert_eq!(client.now, 15_000);
    client.session.tick(client.now, &client.status, &mut client.actions);
    assert_eq!(client.sent::<java::version::PlayClientbound>(), ["keep_alive"]);
    client.now += 100;
    client.send(&packets::play::serverbound::KeepAlive { id: 15_000 });
    assert!(matches!(client.actions[..], [Action::Latency(25)]));
    client.send(&packets::play::serverbound::KeepAlive { id: 15_000 });
    assert_eq!(client.closed(), Some(("Timed out", false)));
}

#[test]
fn nothing_counts_before_the_owner_was_asked() {
    let mut client = Client::configuring();
    client.send(&packets::configuration::serverbound::SelectKnownPacks {
        packs: vec![configuration::known_pack()].into(),
    });
    client.send(&packets::configuration::serverbound::FinishConfiguration {});
    client.actions.clear();
    client.send(&position(1.0));
    assert!(client.actions.is_empty());
    client.answer(Answer::Refused(Reason::literal("banned in the meantime")));
    assert_eq!(client.sent::<java::version::PlayClientbound>(), ["disconnect"]);
}

#[test]
fn floods_end_the_session_that_made_them() {
    let mut client = Client::playing();
    for _ in 0..20_000 {
        client.send(&packets::play::serverbound::ClientTickEnd {});
    }
    assert_eq!(client.closed(), Some(("Kicked for exceeding packet rate limit", true)));
    let mut client = Client::new();
    client.bytes(&vec![1; 200_000]);
    assert!(matches!(client.closed(), Some((_, true))));
}

#[test]
fn garbage_never_panics() {
    let mut random = 0x9E37_79B9_7F4A_7C15u64;
    for round in 0..2000u64 {
        let mut client = match round % 3 {
            0 => Client::new(),
            1 => Client::configuring(),
            _ => Client::playing(),
        };
        for _ in 0..8 {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let length = random as usize % 40 + 1;
            let mut bytes = vec![length as u8 + 1, 0];
            bytes.extend((0..length).map(|n| (random.rotate_left(n as u32 * 7) >> 3) as u8));
            client.bytes(&bytes);
        }
    }
}
