//! A cluster of two on this machine, for every transport.
#![allow(dead_code)]

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::OnceLock;
use std::time::Duration;

use link::v1::{
    Leave, OwnerMessage, Refused, Snapshot, SubscriberMessage, Tick, owner_message, subscriber_message,
};
use link::{Endpoint, Identity, Listener, Owner, Role, Subscriber, Transport, certs};

/// Far more than anything here takes, so that a fault shows as a failure and not as a hang.
pub const PATIENCE: Duration = Duration::from_secs(20);

pub const LOCAL: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

/// Certificates of the cluster all tests share.
pub fn certificates() -> &'static Path {
    static DIRECTORY: OnceLock<tempfile::TempDir> = OnceLock::new();
    DIRECTORY
        .get_or_init(|| {
            let directory = tempfile::tempdir().unwrap();
            certs::create(directory.path(), &certs::Options::default()).unwrap();
            directory
        })
        .path()
}

pub fn identity(role: Role) -> Identity {
    Identity::load(certificates(), role).unwrap()
}

pub async fn listener(transport: Transport) -> Listener {
    Listener::bind(transport, LOCAL, &identity(Role::WorldWorker)).await.unwrap()
}

pub fn endpoint(transport: Transport, address: SocketAddr) -> Endpoint {
    Endpoint { transport, host: address.ip().to_string(), port: address.port() }
}

/// Both ends of a new link; `None` is the one without a transport.
pub async fn pair(transport: Option<Transport>) -> (Subscriber, Owner) {
    let Some(transport) = transport else { return link::in_process() };
    let mut listener = listener(transport).await;
    let endpoint = endpoint(transport, listener.local_addr());
    let identity = identity(Role::Gateway);
    let (subscriber, owner) =
        in_time(async { tokio::join!(link::connect(&endpoint, &identity), listener.accept()) }).await;
    // The listener is dropped: links that were made go on without it.
    (subscriber.unwrap(), owner.unwrap().unwrap())
}

pub async fn in_time<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, work).await.expect("took too long")
}

pub fn leave(session: u64) -> SubscriberMessage {
    let leave = Leave { session, reason: String::new() };
    SubscriberMessage { message: Some(subscriber_message::Message::Leave(leave)) }
}

pub fn session(message: &SubscriberMessage) -> u64 {
    match &message.message {
        Some(subscriber_message::Message::Leave(leave)) => leave.session,
        other => panic!("not a leave: {other:?}"),
    }
}

pub fn tick(tick: i64) -> OwnerMessage {
    OwnerMessage { message: Some(owner_message::Message::Tick(Tick { tick, ..Tick::default() })) }
}

pub fn tick_number(message: &OwnerMessage) -> i64 {
    match &message.message {
        Some(owner_message::Message::Tick(tick)) => tick.tick,
        other => panic!("not a tick: {other:?}"),
    }
}

pub fn words(length: usize) -> OwnerMessage {
    let refused = Refused { reason: "x".repeat(length) };
    OwnerMessage { message: Some(owner_message::Message::Refused(refused)) }
}

pub fn snapshot(tick: i64, bytes: usize) -> Snapshot {
    Snapshot { tick, sections: vec![0xa5; bytes].into(), ..Snapshot::default() }
}
