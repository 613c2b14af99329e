//! Who gets no link, and what becomes of one whose peer misbehaves or dies.

#![allow(clippy::unwrap_used)]

mod common;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use common::{LOCAL, certificates, endpoint, identity, in_time, leave, listener, pair, words};
use link::{Identity, LinkError, Listener, Role, Transport, certs, limits};
use rustls::RootCertStore;
use rustls_pki_types::CertificateDer;
use rustls_pki_types::pem::PemObject;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UdpSocket};

const BOTH: [Transport; 2] = [Transport::Quic, Transport::Grpc];

/// A good peer gets its link although the listener has just met bad ones.
async fn still_welcomes(listener: &mut Listener, transport: Transport) {
    let endpoint = endpoint(transport, listener.local_addr());
    let gateway = identity(Role::Gateway);
    let connect = link::connect(&endpoint, &gateway);
    let accept = async {
        loop {
            if let Ok(owner) = listener.accept().await.unwrap() {
                return owner;
            }
        }
    };
    let (subscriber, mut owner) = in_time(async { tokio::join!(connect, accept) }).await;
    subscriber.unwrap().outgoing.send(leave(1)).await.unwrap();
    assert_eq!(common::session(&in_time(owner.incoming.recv()).await.unwrap()), 1);
}

async fn turned_away(listener: &mut Listener) -> String {
    match in_time(listener.accept()).await.unwrap() {
        Err(LinkError::Unwelcome { reason, .. }) => reason,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_certificate_of_another_ca_is_refused() {
    let elsewhere = tempfile::tempdir().unwrap();
    certs::create(elsewhere.path(), &certs::Options::default()).unwrap();
    // It even trusts our CA; only we do not trust its.
    let file = |name: &str| std::fs::read(elsewhere.path().join(name)).unwrap();
    let ours = std::fs::read(certificates().join("ca.pem")).unwrap();
    let stranger = Identity::from_pem(ours, file("gateway.pem"), file("gateway.key"), Role::Gateway).unwrap();
    for transport in BOTH {
        let mut listener = listener(transport).await;
        let endpoint = endpoint(transport, listener.local_addr());
        let error = in_time(link::connect(&endpoint, &stranger)).await.unwrap_err();
        assert!(matches!(error, LinkError::Connect { .. }), "{error}");
        turned_away(&mut listener).await;
        still_welcomes(&mut listener, transport).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_owner_of_another_ca_or_role_is_not_trusted() {
    let elsewhere = tempfile::tempdir().unwrap();
    certs::create(elsewhere.path(), &certs::Options::default()).unwrap();
    let stranger = Identity::load(elsewhere.path(), Role::WorldWorker).unwrap();
    for pretender in [stranger, identity(Role::Gateway)] {
        for transport in BOTH {
            let listener = Listener::bind(transport, LOCAL, &pretender).await.unwrap();
            let endpoint = endpoint(transport, listener.local_addr());
            let error = in_time(link::connect(&endpoint, &identity(Role::Gateway))).await.unwrap_err();
            assert!(matches!(error, LinkError::Connect { .. }), "{error}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_certificate_without_a_role_is_refused() {
    let text = |name: &str| std::fs::read_to_string(certificates().join(name)).unwrap();
    let ca_key = rcgen::KeyPair::from_pem(&text("ca.key")).unwrap();
    let ca = rcgen::Issuer::from_ca_cert_pem(&text("ca.pem"), ca_key).unwrap();
    let key = rcgen::KeyPair::generate().unwrap();
    let params = rcgen::CertificateParams::new(vec!["metrics.causeway.internal".to_owned()]).unwrap();
    let pem = params.signed_by(&key, &ca).unwrap().pem();
    let nobody =
        Identity::from_pem(text("ca.pem").into(), pem.into(), key.serialize_pem().into(), Role::Gateway)
            .unwrap();
    for transport in BOTH {
        let mut listener = listener(transport).await;
        let endpoint = endpoint(transport, listener.local_addr());
        assert!(in_time(link::connect(&endpoint, &nobody)).await.is_err());
        turned_away(&mut listener).await;
        still_welcomes(&mut listener, transport).await;
    }
}

/// A client that checks the owner's certificate but shows none.
fn anonymous(alpn: &[u8]) -> rustls::ClientConfig {
    let mut roots = RootCertStore::empty();
    let ca = std::fs::read(certificates().join("ca.pem")).unwrap();
    roots.add(CertificateDer::from_pem_slice(&ca).unwrap()).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let mut config = rustls::ClientConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&rustls::version::TLS13])
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    config.alpn_protocols = vec![alpn.to_vec()];
    config
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_quic_client_without_a_certificate_is_refused() {
    let mut listener = listener(Transport::Quic).await;
    let tls = quinn::crypto::rustls::QuicClientConfig::try_from(anonymous(b"causeway-link")).unwrap();
    let client = quinn::Endpoint::client(LOCAL).unwrap();
    let config = quinn::ClientConfig::new(Arc::new(tls));
    let name = Role::WorldWorker.server_name();
    let connection = client.connect_with(config, listener.local_addr(), name).unwrap();
    // TLS 1.3 lets the client believe in success for a moment; it gets no stream.
    if let Ok(connection) = connection.await {
        assert!(in_time(connection.accept_uni()).await.is_err());
    }
    turned_away(&mut listener).await;
    still_welcomes(&mut listener, Transport::Quic).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_grpc_client_without_a_certificate_is_refused() {
    let mut listener = listener(Transport::Grpc).await;
    let connector = tokio_rustls::TlsConnector::from(Arc::new(anonymous(b"h2")));
    let tcp = TcpStream::connect(listener.local_addr()).await.unwrap();
    let name = Role::WorldWorker.server_name().try_into().unwrap();
    if let Ok(mut tls) = connector.connect(name, tcp).await {
        let mut answer = Vec::new();
        assert!(in_time(tls.read_to_end(&mut answer)).await.is_err());
        assert_eq!(answer, []);
    }
    turned_away(&mut listener).await;
    still_welcomes(&mut listener, Transport::Grpc).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn garbage_and_plaintext_are_refused() {
    const PREFACE: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
    let mut grpc = listener(Transport::Grpc).await;
    for garbage in [PREFACE, b"\x10\x00\x89\x06\x09localhost\x63\xdd\x02", &[0xff; 4096]] {
        let mut tcp = TcpStream::connect(grpc.local_addr()).await.unwrap();
        tcp.write_all(garbage).await.unwrap();
        turned_away(&mut grpc).await;
    }
    // One that says nothing takes a place for five seconds and no longer; the others do not wait for it.
    let silent = TcpStream::connect(grpc.local_addr()).await.unwrap();
    still_welcomes(&mut grpc, Transport::Grpc).await;
    assert!(turned_away(&mut grpc).await.contains("in time"));
    drop(silent);

    let mut quic = listener(Transport::Quic).await;
    let udp = UdpSocket::bind(LOCAL).await.unwrap();
    for length in [1, 20, 1200, 1400] {
        for first in [0x00, 0x40, 0xc0, 0xff] {
            let mut garbage = vec![0x5a; length];
            garbage[0] = first;
            udp.send_to(&garbage, quic.local_addr()).await.unwrap();
        }
    }
    still_welcomes(&mut quic, Transport::Quic).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_there_is_an_error_in_time() {
    for transport in BOTH {
        let address = listener(transport).await.local_addr();
        let start = Instant::now();
        let result = in_time(link::connect(&endpoint(transport, address), &identity(Role::Gateway))).await;
        assert!(matches!(result, Err(LinkError::Connect { .. })), "{result:?}");
        assert!(start.elapsed() < Duration::from_secs(6));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_over_the_limit_end_the_link_with_a_reason() {
    for transport in BOTH {
        let (mut subscriber, mut owner) = pair(Some(transport)).await;
        let mut huge = leave(1);
        if let Some(link::v1::subscriber_message::Message::Leave(leave)) = &mut huge.message {
            leave.reason = "x".repeat(limits::SUBSCRIBER_MESSAGE_BYTES);
        }
        subscriber.outgoing.send(huge).await.unwrap();
        assert!(in_time(owner.incoming.recv()).await.is_none(), "{transport}");
        assert!(in_time(subscriber.ticks.recv()).await.is_none(), "{transport}");
        in_time(subscriber.outgoing.closed()).await;
        let fault = subscriber.ending.fault().unwrap_or_default();
        assert!(fault.contains("1048576 are allowed"), "{transport}: {fault}");

        let (mut subscriber, owner) = pair(Some(transport)).await;
        owner.ticks.send(words(limits::OWNER_MESSAGE_BYTES)).await.unwrap();
        assert!(in_time(subscriber.ticks.recv()).await.is_none(), "{transport}");
        in_time(owner.ticks.closed()).await;
        for fault in [subscriber.ending.fault(), owner.ending.fault()] {
            let fault = fault.unwrap_or_default();
            assert!(fault.contains("16777216 are allowed"), "{transport}: {fault}");
        }
    }
}

/// Carries one UDP peer's packets to `target` and back until told to lose everything.
async fn udp_relay(target: SocketAddr, cut: Arc<AtomicBool>) -> SocketAddr {
    let front = Arc::new(UdpSocket::bind(LOCAL).await.unwrap());
    let back = Arc::new(UdpSocket::bind(LOCAL).await.unwrap());
    let address = front.local_addr().unwrap();
    tokio::spawn(async move {
        let (mut from_front, mut from_back) = (vec![0; 65_536], vec![0; 65_536]);
        let mut peer = None;
        loop {
            tokio::select! {
                Ok((length, from)) = front.recv_from(&mut from_front) => {
                    peer = Some(from);
                    if !cut.load(Ordering::Relaxed) {
                        let _ = back.send_to(&from_front[..length], target).await;
                    }
                }
                Ok((length, _)) = back.recv_from(&mut from_back) => {
                    if let Some(peer) = peer && !cut.load(Ordering::Relaxed) {
                        let _ = front.send_to(&from_back[..length], peer).await;
                    }
                }
            }
        }
    });
    address
}

/// The same for TCP connections: they stay open, and what is written into them is lost.
async fn tcp_relay(target: SocketAddr, cut: Arc<AtomicBool>) -> SocketAddr {
    async fn carry(
        mut from: tokio::net::tcp::OwnedReadHalf,
        mut to: tokio::net::tcp::OwnedWriteHalf,
        cut: Arc<AtomicBool>,
    ) {
        let mut buffer = vec![0; 65_536];
        while let Ok(length @ 1..) = from.read(&mut buffer).await {
            if !cut.load(Ordering::Relaxed) && to.write_all(&buffer[..length]).await.is_err() {
                break;
            }
        }
        // Also the end of a stream is lost.
        while cut.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    let listener = TcpListener::bind(LOCAL).await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((front, _)) = listener.accept().await {
            let back = TcpStream::connect(target).await.unwrap();
            let (front_read, front_write) = front.into_split();
            let (back_read, back_write) = back.into_split();
            tokio::spawn(carry(front_read, back_write, cut.clone()));
            tokio::spawn(carry(back_read, front_write, cut.clone()));
        }
    });
    address
}

async fn dies_within_ten_seconds(transport: Transport) {
    let mut listener = listener(transport).await;
    let cut = Arc::new(AtomicBool::new(false));
    let relay = match transport {
        Transport::Quic => udp_relay(listener.local_addr(), cut.clone()).await,
        Transport::Grpc => tcp_relay(listener.local_addr(), cut.clone()).await,
    };
    let (endpoint, gateway) = (endpoint(transport, relay), identity(Role::Gateway));
    let (subscriber, owner) =
        in_time(async { tokio::join!(link::connect(&endpoint, &gateway), listener.accept()) }).await;
    let (mut subscriber, mut owner) = (subscriber.unwrap(), owner.unwrap().unwrap());
    // Quiet for longer than the idle time: a link that only rests is not dead.
    tokio::time::sleep(Duration::from_secs(9)).await;
    subscriber.outgoing.send(leave(1)).await.unwrap();
    assert_eq!(common::session(&in_time(owner.incoming.recv()).await.unwrap()), 1);

    cut.store(true, Ordering::Relaxed);
    let start = Instant::now();
    in_time(async {
        assert!(subscriber.ticks.recv().await.is_none());
        assert!(subscriber.snapshots.recv().await.is_none());
        subscriber.outgoing.closed().await;
        assert!(owner.incoming.recv().await.is_none());
        owner.ticks.closed().await;
        owner.snapshots.closed().await;
    })
    .await;
    assert!(start.elapsed() < Duration::from_secs(11), "{transport}: {:?}", start.elapsed());
    let faults = (subscriber.ending.fault(), owner.ending.fault());
    assert!(faults.0.is_some(), "{transport}: {faults:?}");
    // HTTP/2 servers are not told whether a client's stream was finished or lost.
    assert!(faults.1.is_some() || transport == Transport::Grpc, "{transport}: {faults:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dead_quic_peer_is_noticed() {
    dies_within_ten_seconds(Transport::Quic).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dead_grpc_peer_is_noticed() {
    dies_within_ten_seconds(Transport::Grpc).await;
}
