//! Links over gRPC, for where UDP does not pass.
//!
//! A link is two calls on two TCP connections: `Attach`, in both directions, and `Snapshots`. With a
//! connection of its own, bulk that waits in a socket's buffer has no tick behind it. The answer to
//! `Attach` carries a random key in its metadata, by which `Snapshots` finds its link.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use futures::StreamExt;
use futures::stream::{self, BoxStream};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;
use tokio_util::sync::{CancellationToken, DropGuard};
use tonic::transport::server::Connected;
use tonic::transport::{Certificate, Channel, ClientTlsConfig, Server};
use tonic::{Request, Response, Status, Streaming};

use crate::codec::{Bounded, MessageError};
use crate::ends::EndingNotice;
use crate::limits::{
    CONNECTION_WINDOW, DRAIN_DEADLINE, HANDSHAKE_DEADLINE, HANDSHAKES, KEEP_ALIVE_INTERVAL, OWNER_QUEUE,
    PING_TIMEOUT, SNAPSHOT_QUEUE, STREAM_WINDOW, SUBSCRIBER_QUEUE,
};
use crate::tls::{self, GRPC_ALPN};
use crate::v1::link_client::LinkClient;
use crate::v1::link_server::{self, LinkServer};
use crate::v1::{OwnerMessage, Snapshot, SnapshotsRequest, SubscriberMessage};
use crate::{Endpoint, Identity, LinkError, Owner, Role, Subscriber};

/// Metadata of the answer to `Attach`.
const KEY: &str = "causeway-link";

/// Calls one connection may have open at a time; a link needs one.
const CALLS: u32 = 4;

/// Pause after the system could not accept a connection (usually: too many open files).
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

pub(crate) async fn connect(endpoint: &Endpoint, identity: &Identity) -> Result<Subscriber, LinkError> {
    let failed = |reason: String| LinkError::Connect { peer: endpoint.to_string(), reason };
    let remote = remote(endpoint, identity).map_err(|error| LinkError::Certificates(in_words(&error)))?;
    let (outgoing, to_send) = mpsc::channel(SUBSCRIBER_QUEUE);
    let (notice, ending) = EndingNotice::new();
    let link = Arc::new(Link::new(notice));

    let attempt = async {
        let ticks: Channel = remote.connect().await.map_err(|error| in_words(&error))?;
        let bulk: Channel = remote.connect().await.map_err(|error| in_words(&error))?;
        let to_send = messages(to_send, link.clone(), Some(link.sent.clone().drop_guard()));
        // In TLS 1.3 the client is done before the server has seen its certificate; these answers are
        // what proves that we are welcome.
        let answer = LinkClient::new(ticks)
            .max_decoding_message_size(OwnerMessage::LIMIT)
            .max_encoding_message_size(SubscriberMessage::LIMIT)
            .attach(to_send)
            .await
            .map_err(|status| in_words(&status))?;
        let key = answer.metadata().get(KEY).and_then(|key| key.to_str().ok());
        let key = key.ok_or("the answer has no key for snapshots")?.to_owned();
        let snapshots = LinkClient::new(bulk)
            .max_decoding_message_size(Snapshot::LIMIT)
            .snapshots(SnapshotsRequest { key })
            .await
            .map_err(|status| in_words(&status))?;
        Ok::<_, String>((answer.into_inner(), snapshots.into_inner()))
    };
    let (inbound_ticks, mut inbound_snapshots) = match timeout(HANDSHAKE_DEADLINE, attempt).await {
        Ok(Ok(inbound)) => inbound,
        Ok(Err(reason)) => return Err(failed(reason)),
        Err(_) => return Err(failed("no answer in time".to_owned())),
    };

    let (tick_sender, ticks) = mpsc::channel(OWNER_QUEUE);
    let (snapshot_sender, snapshots) = mpsc::channel::<Snapshot>(SNAPSHOT_QUEUE);
    let snapshot_link = link.clone();
    tokio::spawn(async move {
        let result = pump(inbound_ticks, &tick_sender, &link).await;
        // Before the channel closes, so that whoever sees it closed can ask why.
        if let Err(status) = result {
            link.fail(&in_words(&status));
        }
        drop(tick_sender);
        link.over.cancel();
    });
    tokio::spawn(async move {
        loop {
            let message = tokio::select! {
                message = inbound_snapshots.message() => message,
                () = snapshot_sender.closed() => return,
            };
            match message {
                Ok(Some(snapshot)) => {
                    if snapshot_sender.send(snapshot).await.is_err() {
                        return;
                    }
                }
                Ok(None) => return,
                Err(status) => return snapshot_link.fail(&in_words(&status)),
            }
        }
    });
    let peer = format!("{} at {}", Role::WorldWorker, endpoint.authority());
    Ok(Subscriber { outgoing, ticks, snapshots, peer, ending })
}

fn remote(
    endpoint: &Endpoint,
    identity: &Identity,
) -> Result<tonic::transport::Endpoint, tonic::transport::Error> {
    let tls = ClientTlsConfig::new()
        .ca_certificate(Certificate::from_pem(&identity.ca_pem))
        .identity(tonic::transport::Identity::from_pem(&identity.cert_pem, &identity.key_pem))
        .domain_name(Role::WorldWorker.server_name());
    Ok(tonic::transport::Endpoint::from_shared(format!("https://{}", endpoint.authority()))?
        .tls_config(tls)?
        .connect_timeout(HANDSHAKE_DEADLINE)
        .tcp_nodelay(true)
        .http2_keep_alive_interval(KEEP_ALIVE_INTERVAL)
        .keep_alive_timeout(PING_TIMEOUT)
        .keep_alive_while_idle(true)
        .initial_stream_window_size(STREAM_WINDOW)
        .initial_connection_window_size(CONNECTION_WINDOW))
}

pub(crate) async fn listen(
    address: SocketAddr,
    identity: &Identity,
    accepted: mpsc::Sender<Result<Owner, LinkError>>,
) -> Result<SocketAddr, LinkError> {
    let tls = TlsAcceptor::from(Arc::new(tls::server_config(identity, GRPC_ALPN)?));
    let bind = |source| LinkError::Bind { address, source };
    let listener = TcpListener::bind(address).await.map_err(bind)?;
    let local_addr = listener.local_addr().map_err(bind)?;
    let service = LinkServer::new(LinkService { accepted: accepted.clone(), waiting: Arc::default() })
        .max_decoding_message_size(SubscriberMessage::LIMIT)
        // Snapshots are smaller; their writer has no limit of its own.
        .max_encoding_message_size(OwnerMessage::LIMIT);
    let (authenticated, mut connections) = mpsc::channel(1);
    tokio::spawn(accept_connections(listener, tls, authenticated, accepted));
    let connections = stream::poll_fn(move |context| connections.poll_recv(context)).map(std::io::Result::Ok);
    let server = Server::builder()
        .initial_stream_window_size(STREAM_WINDOW)
        .initial_connection_window_size(CONNECTION_WINDOW)
        .max_concurrent_streams(CALLS)
        .http2_keepalive_interval(Some(KEEP_ALIVE_INTERVAL))
        .http2_keepalive_timeout(Some(PING_TIMEOUT))
        .add_service(service)
        .serve_with_incoming(connections);
    tokio::spawn(async move {
        if let Err(error) = server.await {
            tracing::error!("the gRPC listener failed: {}", in_words(&error));
        }
    });
    Ok(local_addr)
}

/// TCP and TLS, each peer in a task of its own: gRPC never sees one that has not proved who it is.
async fn accept_connections(
    listener: TcpListener,
    tls: TlsAcceptor,
    authenticated: mpsc::Sender<PeerStream>,
    accepted: mpsc::Sender<Result<Owner, LinkError>>,
) {
    let handshakes = Arc::new(Semaphore::new(HANDSHAKES));
    loop {
        let Ok(permit) = handshakes.clone().acquire_owned().await else { return };
        let connection = tokio::select! {
            connection = listener.accept() => connection,
            () = accepted.closed() => return,
        };
        let (connection, address) = match connection {
            Ok(connection) => connection,
            Err(error) => {
                tracing::warn!("cannot accept a link: {error}");
                tokio::time::sleep(ACCEPT_PAUSE).await;
                continue;
            }
        };
        let (tls, authenticated, accepted) = (tls.clone(), authenticated.clone(), accepted.clone());
        tokio::spawn(async move {
            let result = match timeout(HANDSHAKE_DEADLINE, authenticate(connection, address, tls)).await {
                Ok(result) => result,
                Err(_) => Err("no handshake in time".to_owned()),
            };
            drop(permit);
            match result {
                Ok(connection) => {
                    let _ = authenticated.send(connection).await;
                }
                Err(reason) => {
                    // News for the log: what does not fit is not worth waiting for.
                    let _ =
                        accepted.try_send(Err(LinkError::Unwelcome { peer: address.to_string(), reason }));
                }
            }
        });
    }
}

async fn authenticate(
    connection: TcpStream,
    address: SocketAddr,
    tls: TlsAcceptor,
) -> Result<PeerStream, String> {
    connection.set_nodelay(true).map_err(|error| error.to_string())?;
    let connection = tls.accept(connection).await.map_err(|error| in_words(&error))?;
    let role = connection.get_ref().1.peer_certificates().and_then(|chain| tls::role_of(chain.first()?));
    let role = role.ok_or("no certificate of this cluster")?;
    Ok(PeerStream { connection, peer: Peer(format!("{role} at {address}").into()) })
}

/// A connection and who is at its other end.
struct PeerStream {
    connection: TlsStream<TcpStream>,
    peer: Peer,
}

#[derive(Clone)]
struct Peer(Arc<str>);

impl Connected for PeerStream {
    type ConnectInfo = Peer;

    fn connect_info(&self) -> Peer {
        self.peer.clone()
    }
}

impl AsyncRead for PeerStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.connection).poll_read(context, buffer)
    }
}

impl AsyncWrite for PeerStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        data: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        Pin::new(&mut self.connection).poll_write(context, data)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        data: &[std::io::IoSlice<'_>],
    ) -> Poll<std::io::Result<usize>> {
        Pin::new(&mut self.connection).poll_write_vectored(context, data)
    }

    fn is_write_vectored(&self) -> bool {
        self.connection.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.connection).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.connection).poll_shutdown(context)
    }
}

/// What the flows of a link share; the link is over when the last of them lets go of it.
struct Link {
    notice: EndingNotice,
    /// Ends every flow, after a fault.
    over: CancellationToken,
    /// Nothing more of this end's goes into `Attach`: it has finished, or the call is gone.
    sent: CancellationToken,
    /// It has finished.
    finished: AtomicBool,
}

impl Link {
    fn new(notice: EndingNotice) -> Link {
        Link {
            notice,
            over: CancellationToken::new(),
            sent: CancellationToken::new(),
            finished: AtomicBool::new(false),
        }
    }

    fn fail(&self, reason: &str) {
        self.notice.fault(reason);
        self.over.cancel();
    }
}

/// Snapshots of links whose subscriber has not asked for them yet, by key.
type Waiting = Arc<Mutex<HashMap<String, (mpsc::Receiver<Snapshot>, Arc<Link>)>>>;

struct LinkService {
    accepted: mpsc::Sender<Result<Owner, LinkError>>,
    waiting: Waiting,
}

#[tonic::async_trait]
impl link_server::Link for LinkService {
    type AttachStream = BoxStream<'static, Result<OwnerMessage, Status>>;
    type SnapshotsStream = BoxStream<'static, Result<Snapshot, Status>>;

    async fn attach(
        &self,
        request: Request<Streaming<SubscriberMessage>>,
    ) -> Result<Response<Self::AttachStream>, Status> {
        let Some(peer) = request.extensions().get::<Peer>() else {
            return Err(Status::unauthenticated("no certificate of this cluster"));
        };
        let peer = peer.0.to_string();
        let inbound = request.into_inner();
        let (incoming_sender, incoming) = mpsc::channel(SUBSCRIBER_QUEUE);
        let (ticks, ticks_to_send) = mpsc::channel(OWNER_QUEUE);
        let (snapshots, snapshots_to_send) = mpsc::channel(SNAPSHOT_QUEUE);
        let (notice, ending) = EndingNotice::new();
        let link = Arc::new(Link::new(notice));
        let owner = Owner { incoming, ticks, snapshots, peer, ending };
        if self.accepted.send(Ok(owner)).await.is_err() {
            return Err(Status::unavailable("this worker is stopping"));
        }

        let key = uuid::Uuid::new_v4().to_string();
        let waiting = self.waiting.clone();
        lock(&waiting).insert(key.clone(), (snapshots_to_send, link.clone()));

        let outbound = messages(ticks_to_send, link.clone(), Some(link.sent.clone().drop_guard())).map(Ok);
        // A subscriber whose fault it was is told so.
        let last_words = link.clone();
        let last_words = stream::once(async move { last_words.notice.known_fault() });
        let last_words = last_words.filter_map(async |fault| Some(Err(Status::aborted(&*fault?))));
        let outbound = outbound.chain(last_words);

        let forgotten = key.clone();
        tokio::spawn(async move {
            let result = pump(inbound, &incoming_sender, &link).await;
            // After our own last word it does not matter how the peer hangs up.
            if let Err(status) = result
                && !link.finished.load(Ordering::Relaxed)
            {
                link.fail(&in_words(&status));
            }
            drop(incoming_sender);
            let sent = link.sent.clone();
            drop(link);
            sent.cancelled().await;
            // Usually long gone; a subscriber that never asked leaves nothing behind.
            lock(&waiting).remove(&forgotten);
        });

        let mut response = Response::new(outbound.boxed());
        let key = key.parse().map_err(|_| Status::internal("a key that is no metadata"))?;
        response.metadata_mut().insert(KEY, key);
        Ok(response)
    }

    async fn snapshots(
        &self,
        request: Request<SnapshotsRequest>,
    ) -> Result<Response<Self::SnapshotsStream>, Status> {
        let found = lock(&self.waiting).remove(&request.into_inner().key);
        let (snapshots, link) = found.ok_or_else(|| Status::not_found("no link waits under this key"))?;
        Ok(Response::new(messages(snapshots, link, None).map(Ok).boxed()))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // A map insert or remove cannot leave it half changed.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What comes out of a channel, as a stream. Ends with the channel, with the link, and before a message
/// that is too large. The flow of `Attach` brings the guard of `sent`.
fn messages<M: Bounded>(
    mut receiver: mpsc::Receiver<M>,
    link: Arc<Link>,
    sent: Option<DropGuard>,
) -> impl futures::Stream<Item = M> + Send + 'static {
    let over = link.over.clone().cancelled_owned();
    let messages = stream::poll_fn(move |context| {
        let message = std::task::ready!(receiver.poll_recv(context));
        if message.is_none() && sent.is_some() {
            link.finished.store(true, Ordering::Relaxed);
        }
        Poll::Ready(message.filter(|message| {
            let length = message.encoded_len();
            if length > M::LIMIT {
                link.fail(&MessageError::TooLarge { length, limit: M::LIMIT }.to_string());
            }
            length <= M::LIMIT
        }))
    });
    messages.take_until(over)
}

/// Hands on what the peer sends until it finishes or the link is over. When nobody listens any more it
/// goes on reading, so that what this end has sent still gets through, for as long as draining may take.
async fn pump<M: Bounded>(
    mut inbound: Streaming<M>,
    messages: &mpsc::Sender<M>,
    link: &Link,
) -> Result<(), Status> {
    let drained = async {
        messages.closed().await;
        link.sent.cancelled().await;
        tokio::time::sleep(DRAIN_DEADLINE).await;
    };
    tokio::pin!(drained);
    loop {
        let message = tokio::select! {
            message = inbound.message() => message?,
            () = &mut drained => return Ok(()),
            () = link.over.cancelled() => return Ok(()),
        };
        match message {
            // Nobody listens: dropped, see above.
            Some(message) => drop(messages.send(message).await),
            None => return Ok(()),
        }
    }
}

/// An error with its causes, without repetitions.
fn in_words(error: &(dyn std::error::Error + 'static)) -> String {
    let mut words = match error.downcast_ref::<Status>() {
        Some(status) => status.message().to_owned(),
        None => error.to_string(),
    };
    let mut cause = error.source();
    while let Some(error) = cause {
        let text = error.to_string();
        if !words.contains(&text) {
            words.push_str(": ");
            words.push_str(&text);
        }
        cause = error.source();
    }
    words
}
