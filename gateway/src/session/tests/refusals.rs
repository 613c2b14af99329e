//! Every refusal at login with the words the client gets, the worker's by way of the view.

use link::v1::{self, owner_message, subscriber_message};
use tokio::sync::oneshot;

use super::*;
use crate::forwarding::tests::answer as forwarded;
use crate::networks::Networks;
use crate::view::{Options, View};

/// A client at an address, with more settings.
fn client(
    peer: &str,
    change: impl FnOnce(&mut ::settings::Settings),
    admission: impl FnOnce(&mut Admission),
) -> Client {
    let mut settings = ::settings::Settings::default();
    change(&mut settings);
    let gateway = settings.gateway.clone();
    let mut settings = SessionSettings::new(&settings, Frames::default());
    settings.admission = Admission::new(&gateway, std::path::Path::new(".")).unwrap();
    admission(&mut settings.admission);
    reconnect(peer, Arc::new(settings), 0)
}

fn reconnect(peer: &str, settings: Arc<SessionSettings>, now: u64) -> Client {
    let session = Session::new(peer.parse().unwrap(), settings, now);
    Client {
        session,
        actions: Vec::new(),
        now,
        compression: None,
        status: Shown::new(&Face::default(), Client::players()),
    }
}

impl Client {
    fn hello(&mut self, name: &str) {
        self.send(&packets::login::serverbound::Hello { name: name.into(), uuid: uuid::Uuid::nil() });
    }

    /// The packets of the login state sent since the last call.
    fn login_packets(&mut self) -> Vec<packets::login::clientbound::Packet> {
        let mut decoder = FrameDecoder::new(Limits::CLIENT);
        self.actions.retain(|action| {
            let Action::Send(bytes) = action else { return true };
            decoder.feed(bytes);
            false
        });
        let mut packets = Vec::new();
        while let Some(frame) = decoder.next_frame().unwrap() {
            let packet = packets::login::clientbound::Packet::decode(&V26_3, frame.id, frame.body);
            packets.push(packet.unwrap());
        }
        packets
    }

    /// The JSON it was refused with.
    fn refusal(&mut self) -> String {
        assert!(self.closed().is_some(), "the connection stays open");
        match self.login_packets().pop() {
            Some(packets::login::clientbound::Packet::LoginDisconnect(refusal)) => refusal.reason.0,
            other => panic!("not refused but {other:?}"),
        }
    }

    /// Asks a view whose owner answers with this verdict.
    fn judged(&mut self, verdict: v1::LoginVerdict) {
        let Some(Action::Check(profile)) = self.actions.pop() else { panic!("no check") };
        let mut view = View::new(Options::default());
        let (reply, mut answer) = oneshot::channel();
        view.link_up(v1::Attached::default(), mpsc::channel(1).0);
        view.handle_event(Event::Check { session: 9, profile: profile.clone(), reply });
        let Some(subscriber_message::Message::LoginCheck(check)) = view.next_outgoing().unwrap().message
        else {
            panic!("the owner was not asked");
        };
        assert_eq!((check.session, check.name.as_str()), (9, profile.name.as_str()));
        let verdict = v1::LoginVerdict { session: 9, ..verdict };
        let message = Some(owner_message::Message::LoginVerdict(verdict));
        view.handle_owner(v1::OwnerMessage { message });
        self.answer(answer.try_recv().unwrap());
    }
}

#[test]
fn refusals_of_the_gateway() {
    let fresh = || client("192.0.2.7:5", |_| {}, |_| {});
    let hello = |name: &str| {
        let mut client = fresh();
        client.intend(777, Intent::Login);
        client.hello(name);
        client
    };
    let intend = |protocol, intent| {
        let mut client = fresh();
        client.intend(protocol, intent);
        client
    };
    let slow = || {
        // It says something later on, else it would be silent for as long as a login may take.
        let mut client = fresh();
        client.now = 10;
        client.intend(777, Intent::Login);
        client.now = client.session.deadline();
        client.session.tick(client.now, &client.status, &mut client.actions);
        client
    };
    let twice = || {
        let mut client = hello("Alice");
        client.actions.clear();
        client.hello("Alice");
        client
    };
    let duplicate = || {
        let mut client = hello("Alice");
        let reason =
            Reason::key("multiplayer.disconnect.duplicate_login", "You logged in from another location");
        client.session.disconnect(&reason, &mut client.actions);
        client
    };
    let unlinked = || {
        let mut client = hello("Alice");
        client.answer(Answer::Refused(crate::view::no_worker()));
        client
    };
    let cookie = || {
        let mut client = intend(777, Intent::Login);
        client.send(&packets::login::serverbound::CookieResponse {
            key: java::wire::Identifier::from_static("a:b"),
            payload: None,
        });
        client
    };
    let internal = |detail: &str| {
        format!(r#"{{"translate":"disconnect.genericReason","with":["Internal Exception: {detail}"]}}"#)
    };
    for (mut client, json) in [
        (
            intend(753, Intent::Login),
            r#"{"translate":"multiplayer.disconnect.outdated_client","with":["26.3"]}"#.to_owned(),
        ),
        (
            intend(9999, Intent::Login),
            r#"{"translate":"multiplayer.disconnect.incompatible","with":["26.3"]}"#.to_owned(),
        ),
        (
            intend(777, Intent::Transfer),
            r#"{"translate":"multiplayer.disconnect.transfers_disabled"}"#.to_owned(),
        ),
        (slow(), r#"{"translate":"multiplayer.disconnect.slow_login"}"#.to_owned()),
        (duplicate(), r#"{"translate":"multiplayer.disconnect.duplicate_login"}"#.to_owned()),
        (cookie(), r#"{"translate":"multiplayer.disconnect.unexpected_query_response"}"#.to_owned()),
        (hello("two words"), internal("Invalid characters in username")),
        (hello(""), internal("Invalid characters in username")),
        (twice(), internal("Unexpected hello packet")),
        (
            unlinked(),
            r#""The world is not available at the moment. Please try again in a few seconds.""#.to_owned(),
        ),
    ] {
        assert_eq!(client.refusal(), json);
    }
}

#[test]
fn refusals_of_the_worker_reach_the_client_unchanged() {
    let text = |key: &'static str, arguments: &[&'static str]| {
        text::Text::translate(key, arguments.iter().map(|&argument| text::Text::literal(argument)))
    };
    let banned = text("multiplayer.disconnect.banned.reason", &["griefing"])
        .append(text("multiplayer.disconnect.banned.expiration", &["2999-01-01 at 00:00:00 UTC"]));
    for (refusal, json) in [
        (
            text("multiplayer.disconnect.server_full", &[]),
            r#"{"translate":"multiplayer.disconnect.server_full"}"#,
        ),
        (
            text("multiplayer.disconnect.not_whitelisted", &[]),
            r#"{"translate":"multiplayer.disconnect.not_whitelisted"}"#,
        ),
        (
            banned,
            concat!(
                r#"{"translate":"multiplayer.disconnect.banned.reason","with":["griefing"],"#,
                r#""extra":[{"translate":"multiplayer.disconnect.banned.expiration","#,
                r#""with":["2999-01-01 at 00:00:00 UTC"]}]}"#
            ),
        ),
        (
            text("multiplayer.disconnect.banned_ip.reason", &["Banned by an operator."]),
            r#"{"translate":"multiplayer.disconnect.banned_ip.reason","with":["Banned by an operator."]}"#,
        ),
    ] {
        let mut client = client("192.0.2.7:5", |_| {}, |_| {});
        client.intend(777, Intent::Login);
        client.hello("Alice");
        client.judged(v1::LoginVerdict {
            refusal_json: refusal.to_json(),
            refusal_plain: refusal.to_plain(),
            refusal_text: refusal.to_nbt().into(),
            ..v1::LoginVerdict::default()
        });
        assert_eq!(client.refusal(), json);
    }
}

#[test]
fn logins_of_an_address_are_throttled_but_not_those_of_this_machine() {
    let throttled = |peer: &str| {
        let mut first = client(peer, |settings| settings.gateway.login_throttle_ms = 4000, |_| {});
        first.intend(777, Intent::Login);
        assert!(first.closed().is_none());
        let mut second = reconnect(peer, first.session.core.settings.clone(), 3999);
        second.intend(777, Intent::Login);
        let mut status = reconnect(peer, first.session.core.settings.clone(), 3999);
        status.intend(777, Intent::Status);
        assert!(status.closed().is_none(), "the server list is not throttled");
        second
    };
    assert_eq!(throttled("192.0.2.7:5").refusal(), r#""You are logging in too often. Wait a few seconds.""#);
    assert!(throttled("127.0.0.1:5").closed().is_none());
}

#[test]
fn proxy_headers_of_strangers_end_the_connection() {
    for header in [&crate::proxy_protocol::SIGNATURE[..], b"PROXY TCP4 192.0.2.7 192.0.2.8 1 2\r\n"] {
        let mut client = client("192.0.2.7:5", |_| {}, |_| {});
        client.bytes(header);
        assert_eq!(client.closed(), Some(("a PROXY protocol header from no trusted proxy", true)));
        assert_eq!(client.actions.len(), 1, "nothing is said to it");
    }
}

/// A connection to a gateway that expects a proxy at 10.0.0.0/8 with the secret `s3cret`.
fn behind_velocity(peer: &str) -> Client {
    let mut client = client(
        peer,
        |settings| settings.gateway.login_throttle_ms = 4000,
        |admission| {
            admission.proxies = Networks::parse("10.0.0.0/8").unwrap();
            admission.velocity = crate::forwarding::Secret::new("s3cret");
        },
    );
    client.intend(777, Intent::Login);
    client.hello("Someone");
    client
}

impl Client {
    /// Answers the question of the gateway, which must have asked one.
    fn forward(&mut self, data: Option<Vec<u8>>) {
        let [packets::login::clientbound::Packet::CustomQuery(question)] = &self.login_packets()[..] else {
            panic!("no question");
        };
        assert_eq!(
            (question.channel.to_string().as_str(), &question.data.0[..]),
            ("velocity:player_info", &[4][..])
        );
        self.send(&packets::login::serverbound::CustomQueryAnswer {
            transaction: question.transaction,
            data: data.map(Into::into),
        });
    }
}

#[test]
fn a_trusted_proxy_says_who_its_player_is() {
    for version in 1..=4 {
        let mut client = behind_velocity("10.0.0.1:777");
        client.forward(Some(forwarded("s3cret", version, "203.0.113.9", "Alice")));
        let Some(Action::Check(profile)) = client.actions.pop() else { panic!("no check") };
        assert_eq!((profile.name.as_str(), profile.uuid, profile.ip()), ("Alice", 7, "203.0.113.9"));
        assert_eq!((profile.address.as_str(), profile.properties.len()), ("203.0.113.9:777", 1));
        client.answer(Answer::Allowed);
        client.answer(Answer::Claimed);
        client.actions.clear();
        client.compression = Compression::from_threshold(256);
        client.send(&packets::login::serverbound::LoginAcknowledged {});
        assert!(client.closed().is_none());
    }
}

#[test]
fn nobody_else_says_who_a_player_is() {
    let not_proven = r#""The proxy did not prove who you are. Tell the server's operator.""#;
    let mut direct = behind_velocity("192.0.2.7:5");
    assert_eq!(direct.refusal(), r#""This server can only be joined through its proxy.""#);
    for answer in [
        None,
        Some(Vec::new()),
        Some(forwarded("guess", 1, "203.0.113.9", "Alice")),
        Some(forwarded("s3cret", 5, "203.0.113.9", "Alice")),
    ] {
        let mut client = behind_velocity("10.0.0.1:777");
        client.forward(answer);
        assert_eq!(client.refusal(), not_proven);
    }
    let mut unnamed = behind_velocity("10.0.0.1:777");
    unnamed.forward(Some(forwarded("s3cret", 1, "203.0.113.9", "two words")));
    assert!(unnamed.refusal().contains("Invalid characters in username"));
    let mut unasked = client("10.0.0.1:777", |_| {}, |_| {});
    unasked.intend(777, Intent::Login);
    unasked.send(&packets::login::serverbound::CustomQueryAnswer { transaction: VarInt(0), data: None });
    assert!(unasked.refusal().contains("unexpected_query_response"));
    // Another number than the question's.
    let mut other = behind_velocity("10.0.0.1:777");
    other.send(&packets::login::serverbound::CustomQueryAnswer { transaction: VarInt(-1), data: None });
    assert!(other.refusal().contains("unexpected_query_response"));
}

#[test]
fn forwarded_players_are_throttled_by_their_own_address() {
    let mut first = behind_velocity("10.0.0.1:777");
    first.forward(Some(forwarded("s3cret", 1, "203.0.113.9", "Alice")));
    assert!(first.closed().is_none());
    for (address, allowed) in [("203.0.113.9", false), ("203.0.113.10", true)] {
        let mut client = reconnect("10.0.0.1:778", first.session.core.settings.clone(), 100);
        client.intend(777, Intent::Login);
        client.hello("Bob");
        client.forward(Some(forwarded("s3cret", 1, address, "Bob")));
        assert_eq!(client.closed().is_none(), allowed);
    }
}
