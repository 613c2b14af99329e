//! Links over QUIC.
//!
//! One connection is one link. The subscriber opens a bidirectional stream for `SubscriberMessage`s and
//! `OwnerMessage`s, the owner a unidirectional one for `Snapshot`s, of lower priority. Every stream starts
//! with an opening frame, so that it exists at the other end before the first message.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use bytes::BytesMut;
use quinn::crypto::rustls::{QuicClientConfig, QuicServerConfig};
use quinn::{Connection, ConnectionError, ReadError, RecvStream, SendStream, VarInt};
use rustls_pki_types::CertificateDer;
use tokio::io::AsyncReadExt;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;

use crate::codec::{self, Bounded, MessageError};
use crate::ends::EndingNotice;
use crate::limits::{
    CONNECTION_WINDOW, DRAIN_DEADLINE, HANDSHAKE_DEADLINE, HANDSHAKES, IDLE_TIMEOUT, KEEP_ALIVE_INTERVAL,
    OWNER_QUEUE, READ_BYTES, SNAPSHOT_QUEUE, STREAM_WINDOW, SUBSCRIBER_QUEUE, WRITE_BATCH_BYTES,
};
use crate::tls::{self, QUIC_ALPN};
use crate::{Endpoint, Identity, LinkError, Owner, Role, Subscriber};

/// Close codes: in order, and after a fault of the protocol (with the reason in words).
const CLOSED: VarInt = VarInt::from_u32(0);
const FAULT: VarInt = VarInt::from_u32(1);

/// Stream priorities; quinn sends nothing of a lower one while a higher one has data.
const TICK_PRIORITY: i32 = 1;
const SNAPSHOT_PRIORITY: i32 = 0;

/// How long a client endpoint waits for its closing packet to leave.
const GOODBYE: Duration = Duration::from_millis(500);

pub(crate) async fn connect(endpoint: &Endpoint, identity: &Identity) -> Result<Subscriber, LinkError> {
    let failed = |reason: String| LinkError::Connect { peer: endpoint.to_string(), reason };
    let tls = tls::client_config(identity, QUIC_ALPN)?;
    let tls = QuicClientConfig::try_from(tls).map_err(|error| LinkError::Certificates(error.to_string()))?;
    let mut config = quinn::ClientConfig::new(Arc::new(tls));
    config.transport_config(Arc::new(transport(0, 1)));

    let attempt = async {
        let authority = endpoint.authority();
        let addresses =
            tokio::net::lookup_host(&authority).await.map_err(|error| failed(error.to_string()))?;
        let mut last = failed("the name has no address".to_owned());
        for address in addresses {
            match connect_to(address, config.clone()).await {
                Ok(link) => return Ok(link),
                Err(reason) => last = failed(reason),
            }
        }
        Err(last)
    };
    let link = match timeout(HANDSHAKE_DEADLINE, attempt).await {
        Ok(link) => link?,
        Err(_) => return Err(failed("no answer in time".to_owned())),
    };
    let ClientLink { local, connection, send, receive, snapshots } = link;

    let (outgoing, to_send) = mpsc::channel(SUBSCRIBER_QUEUE);
    let (tick_sender, ticks) = mpsc::channel(OWNER_QUEUE);
    let (snapshot_sender, snapshot_receiver) = mpsc::channel(SNAPSHOT_QUEUE);
    let (notice, ending) = EndingNotice::new();
    let peer = format!("{} at {}", Role::WorldWorker, connection.remote_address());
    let link = Arc::new(Link { connection, notice });
    let flows = [
        tokio::spawn(write(send, to_send, link.clone())),
        tokio::spawn(read(receive, tick_sender, link.clone())),
        tokio::spawn(read(snapshots, snapshot_sender, link.clone())),
    ];
    tokio::spawn(async move {
        for flow in flows {
            let _ = flow.await;
        }
        link.connection.close(CLOSED, b"");
        let _ = timeout(GOODBYE, local.wait_idle()).await;
    });
    Ok(Subscriber { outgoing, ticks, snapshots: snapshot_receiver, peer, ending })
}

struct ClientLink {
    local: quinn::Endpoint,
    connection: Connection,
    send: SendStream,
    receive: RecvStream,
    snapshots: RecvStream,
}

async fn connect_to(address: SocketAddr, config: quinn::ClientConfig) -> Result<ClientLink, String> {
    let words = |error: &dyn std::error::Error| error.to_string();
    let any: SocketAddr = match address {
        SocketAddr::V4(_) => ([0, 0, 0, 0], 0).into(),
        SocketAddr::V6(_) => ([0u16; 8], 0).into(),
    };
    let local = quinn::Endpoint::client(any).map_err(|e| words(&e))?;
    let connecting =
        local.connect_with(config, address, Role::WorldWorker.server_name()).map_err(|e| words(&e))?;
    let connection = connecting.await.map_err(|e| words(&e))?;
    let (mut send, receive) = connection.open_bi().await.map_err(|e| words(&e))?;
    send.write_all(&codec::OPENING).await.map_err(|e| words(&e))?;
    // In TLS 1.3 the client is done before the server has seen its certificate. The owner opens its
    // stream after that, so this wait is what makes a refusal show here.
    let snapshots = connection.accept_uni().await.map_err(|e| words(&e))?;
    Ok(ClientLink { local, connection, send, receive, snapshots })
}

pub(crate) fn listen(
    address: SocketAddr,
    identity: &Identity,
    accepted: mpsc::Sender<Result<Owner, LinkError>>,
) -> Result<SocketAddr, LinkError> {
    let tls = tls::server_config(identity, QUIC_ALPN)?;
    let tls = QuicServerConfig::try_from(tls).map_err(|error| LinkError::Certificates(error.to_string()))?;
    let mut config = quinn::ServerConfig::with_crypto(Arc::new(tls));
    config.transport_config(Arc::new(transport(1, 0)));
    config.max_incoming(HANDSHAKES);
    let bind = |source| LinkError::Bind { address, source };
    let endpoint = quinn::Endpoint::server(config, address).map_err(bind)?;
    let local_addr = endpoint.local_addr().map_err(bind)?;
    tokio::spawn(async move {
        let handshakes = Arc::new(Semaphore::new(HANDSHAKES));
        loop {
            let incoming = tokio::select! {
                incoming = endpoint.accept() => incoming,
                () = accepted.closed() => None,
            };
            let Some(incoming) = incoming else { break };
            let Ok(permit) = handshakes.clone().acquire_owned().await else { break };
            let accepted = accepted.clone();
            tokio::spawn(async move {
                let peer = incoming.remote_address();
                let result = match timeout(HANDSHAKE_DEADLINE, welcome(incoming)).await {
                    Ok(result) => result,
                    Err(_) => Err("no handshake in time".to_owned()),
                };
                drop(permit);
                match result {
                    Ok(owner) => {
                        // When the listener is gone, dropping the owner closes the link.
                        let _ = accepted.send(Ok(owner)).await;
                    }
                    Err(reason) => {
                        // News for the log: what does not fit is not worth waiting for.
                        let _ =
                            accepted.try_send(Err(LinkError::Unwelcome { peer: peer.to_string(), reason }));
                    }
                }
            });
        }
        // No new connections; those there are go on.
        endpoint.set_server_config(None);
    });
    Ok(local_addr)
}

async fn welcome(incoming: quinn::Incoming) -> Result<Owner, String> {
    let words = |error: &dyn std::error::Error| error.to_string();
    let connection = incoming.accept().map_err(|e| words(&e))?.await.map_err(|e| words(&e))?;
    let role = connection
        .peer_identity()
        .and_then(|identity| identity.downcast::<Vec<CertificateDer<'static>>>().ok())
        .and_then(|chain| tls::role_of(chain.first()?))
        .ok_or("no certificate of this cluster")?;
    let peer = format!("{role} at {}", connection.remote_address());
    let mut snapshots = connection.open_uni().await.map_err(|e| words(&e))?;
    snapshots.set_priority(SNAPSHOT_PRIORITY).map_err(|e| words(&e))?;
    snapshots.write_all(&codec::OPENING).await.map_err(|e| words(&e))?;
    let (send, receive) = connection.accept_bi().await.map_err(|e| words(&e))?;
    send.set_priority(TICK_PRIORITY).map_err(|e| words(&e))?;

    let (incoming_sender, incoming) = mpsc::channel(SUBSCRIBER_QUEUE);
    let (ticks, ticks_to_send) = mpsc::channel(OWNER_QUEUE);
    let (snapshot_sender, snapshots_to_send) = mpsc::channel(SNAPSHOT_QUEUE);
    let (notice, ending) = EndingNotice::new();
    let link = Arc::new(Link { connection, notice });
    let flows = [
        tokio::spawn(read(receive, incoming_sender, link.clone())),
        tokio::spawn(write(send, ticks_to_send, link.clone())),
        tokio::spawn(write(snapshots, snapshots_to_send, link.clone())),
    ];
    tokio::spawn(async move {
        for flow in flows {
            let _ = flow.await;
        }
        link.connection.close(CLOSED, b"");
    });
    Ok(Owner { incoming, ticks, snapshots: snapshot_sender, peer, ending })
}

fn transport(bidirectional: u32, unidirectional: u32) -> quinn::TransportConfig {
    let mut config = quinn::TransportConfig::default();
    config
        .max_concurrent_bidi_streams(bidirectional.into())
        .max_concurrent_uni_streams(unidirectional.into())
        .keep_alive_interval(Some(KEEP_ALIVE_INTERVAL))
        .stream_receive_window(STREAM_WINDOW.into())
        .receive_window(CONNECTION_WINDOW.into())
        .send_window(CONNECTION_WINDOW.into())
        .datagram_receive_buffer_size(None);
    // The conversion fails only beyond 2^62 ms.
    if let Ok(idle) = IDLE_TIMEOUT.try_into() {
        config.max_idle_timeout(Some(idle));
    }
    config
}

/// What the flows of a link share; the link is over when the last of them lets go of it.
struct Link {
    connection: Connection,
    notice: EndingNotice,
}

impl Link {
    /// One flow is over; one that failed takes the connection with it.
    fn over(&self, result: Result<(), FlowError>) {
        match result {
            Ok(()) => {}
            // Only this end knows; tell the other one.
            Err(FlowError::Message(error)) => {
                let reason = error.to_string();
                self.notice.fault(&reason);
                self.connection.close(FAULT, reason.as_bytes());
            }
            Err(FlowError::Stream(reason)) => {
                self.notice.fault(reason);
                self.connection.close(FAULT, reason.as_bytes());
            }
            Err(FlowError::Connection(ConnectionError::LocallyClosed)) => {}
            Err(FlowError::Connection(ConnectionError::ApplicationClosed(close)))
                if close.error_code == CLOSED => {}
            Err(FlowError::Connection(error)) => self.notice.fault(&error.to_string()),
        }
    }
}

enum FlowError {
    Connection(ConnectionError),
    Message(MessageError),
    Stream(&'static str),
}

/// Writes one flow. The channel closes only after a fault has been noted, so that whoever sees the one can
/// ask for the other; the same in [`read`].
async fn write<M: Bounded>(stream: SendStream, mut messages: mpsc::Receiver<M>, link: Arc<Link>) {
    link.over(write_all(stream, &mut messages).await);
}

/// Reads one flow.
async fn read<M: Bounded>(stream: RecvStream, messages: mpsc::Sender<M>, link: Arc<Link>) {
    link.over(read_all(stream, &messages).await);
}

/// Sends what comes out of `messages` until it closes, then waits until the peer has it.
async fn write_all<M: Bounded>(
    mut stream: SendStream,
    messages: &mut mpsc::Receiver<M>,
) -> Result<(), FlowError> {
    let failed = |error| match error {
        quinn::WriteError::ConnectionLost(error) => FlowError::Connection(error),
        _ => FlowError::Stream("a stream broke while writing"),
    };
    let stopped = stream.stopped();
    tokio::pin!(stopped);
    let mut batch = BytesMut::with_capacity(WRITE_BATCH_BYTES);
    loop {
        let first = tokio::select! {
            message = messages.recv() => message,
            over = &mut stopped => return match over {
                // The peer dropped its end of this flow.
                Ok(_) => Ok(()),
                Err(quinn::StoppedError::ConnectionLost(error)) => Err(FlowError::Connection(error)),
                Err(_) => Err(FlowError::Stream("a stream broke while writing")),
            },
        };
        let Some(first) = first else { break };
        codec::encode(&first, &mut batch).map_err(FlowError::Message)?;
        // One write, and so few packets, for everything that has gathered meanwhile.
        while batch.len() < WRITE_BATCH_BYTES
            && let Ok(next) = messages.try_recv()
        {
            codec::encode(&next, &mut batch).map_err(FlowError::Message)?;
        }
        match stream.write_all(&batch).await {
            Ok(()) => batch.clear(),
            Err(quinn::WriteError::Stopped(_)) => return Ok(()),
            Err(error) => return Err(failed(error)),
        }
        if batch.capacity() > 2 * WRITE_BATCH_BYTES {
            batch = BytesMut::with_capacity(WRITE_BATCH_BYTES);
        }
    }
    let _ = stream.finish();
    let _ = timeout(DRAIN_DEADLINE, stopped).await;
    Ok(())
}

/// Hands on what the peer sends until it finishes or nobody listens any more.
async fn read_all<M: Bounded>(mut stream: RecvStream, messages: &mpsc::Sender<M>) -> Result<(), FlowError> {
    let mut received = BytesMut::with_capacity(READ_BYTES);
    loop {
        while let Some(message) = codec::decode::<M>(&mut received).map_err(FlowError::Message)? {
            if messages.send(message).await.is_err() {
                let _ = stream.stop(CLOSED);
                return Ok(());
            }
        }
        received.reserve(READ_BYTES);
        let read = tokio::select! {
            read = stream.read_buf(&mut received) => read,
            () = messages.closed() => {
                let _ = stream.stop(CLOSED);
                return Ok(());
            }
        };
        match read {
            Ok(0) if received.is_empty() => return Ok(()),
            Ok(0) => return Err(FlowError::Message(MessageError::CutOff)),
            Ok(_) => {}
            Err(error) => {
                return Err(
                    match error.into_inner().and_then(|e| e.downcast::<ReadError>().ok()).map(|e| *e) {
                        Some(ReadError::ConnectionLost(error)) => FlowError::Connection(error),
                        _ => FlowError::Stream("a stream broke while reading"),
                    },
                );
            }
        }
    }
}
