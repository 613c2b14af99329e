//! The sockets of the protocol.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context;
use futures::{SinkExt, StreamExt};
use serde_json::Value;
use settings::ServerProperties;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Semaphore, broadcast, watch};
use tokio::time::{MissedTickBehavior, timeout};
use tokio_rustls::TlsAcceptor;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server;
use tokio_tungstenite::tungstenite::http::{HeaderValue, StatusCode, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use super::access::{Access, BROWSER_PROTOCOL, Granted, Refusal};
use super::methods::Call;
use super::notice::{Notice, Notices};
use super::rpc::{self, ErrorKind, Outcome, RpcError};
use super::tls;
use crate::failed_logins::FailedLogins;
use crate::server::Event;

/// Clients at a time, those included that have not been let in yet.
const MOST_CLIENTS: usize = 32;
/// Time from the connection to the end of the upgrade.
const HANDSHAKE_DEADLINE: Duration = Duration::from_secs(5);
/// Longest message, bytes: the longest list and some.
const LONGEST_MESSAGE: usize = 256 * 1024;
/// Time for a client to take a message.
const WRITE_DEADLINE: Duration = Duration::from_secs(10);
/// Time for the simulation to answer; longer than a tick at the slowest rate takes.
const ANSWER_DEADLINE: Duration = Duration::from_secs(60);
/// Time between two pings.
const PING_INTERVAL: Duration = Duration::from_secs(30);
/// Time after which a client that says nothing, not even to pings, is gone.
const SILENCE_DEADLINE: Duration = Duration::from_secs(90);
/// Time between two notices of activity, as the schema says.
const ACTIVITY_INTERVAL: Duration = Duration::from_secs(30);

/// A bound port that is not served yet.
pub struct Bound {
    listener: TcpListener,
    /// Where it listens.
    pub address: SocketAddr,
    access: Access,
    tls: Option<TlsAcceptor>,
}

impl std::fmt::Debug for Bound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bound").field("address", &self.address).finish_non_exhaustive()
    }
}

/// Binds the port that the properties ask for; `None` when they ask for none. Needs a runtime.
///
/// # Errors
/// When the port, the secret or the certificate cannot be used. As in vanilla that keeps the server from starting:
/// whoever asks for this is not at the console.
pub fn bind(data_dir: &Path, properties: &ServerProperties) -> anyhow::Result<Option<Bound>> {
    if !properties.management_server_enabled {
        return Ok(None);
    }
    let access =
        Access::new(&properties.management_server_secret, &properties.management_server_allowed_origins)?;
    let tls = if properties.management_server_tls_enabled {
        let keystore = properties.management_server_tls_keystore.trim();
        anyhow::ensure!(
            !keystore.is_empty(),
            "management-server-tls-enabled needs management-server-tls-keystore: a PEM file with certificate and key"
        );
        Some(tls::acceptor(&data_dir.join(keystore)).context("management-server-tls-keystore")?)
    } else {
        None
    };
    let host = properties.management_server_host.trim();
    let port = properties.management_server_port;
    let bound = std::net::TcpListener::bind((host, port)).and_then(|listener| {
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        Ok((TcpListener::from_std(listener)?, address))
    });
    let (listener, address) =
        bound.with_context(|| format!("the management server cannot listen on {host}:{port}"))?;
    let scheme = if tls.is_some() { "wss" } else { "ws" };
    tracing::info!("Json-RPC Management Server started on {scheme}://{address}");
    if tls.is_none() && !address.ip().is_loopback() {
        tracing::warn!(
            "The management server's secret crosses the network unencrypted: {address} has no TLS"
        );
    }
    Ok(Some(Bound { listener, address, access, tls }))
}

/// What all clients share.
struct Shared {
    access: Access,
    tls: Option<TlsAcceptor>,
    events: Sender<Event>,
    notices: Notices,
    failures: Mutex<FailedLogins>,
}

/// Serves clients until the simulation has stopped.
pub async fn serve(
    bound: Bound,
    events: Sender<Event>,
    notices: Notices,
    mut stopped: watch::Receiver<bool>,
) {
    let Bound { listener, access, tls, .. } = bound;
    let shared = Arc::new(Shared { access, tls, events, notices, failures: Mutex::default() });
    let room = Arc::new(Semaphore::new(MOST_CLIENTS));
    let heartbeat = tokio::spawn(heartbeat(shared.events.clone(), shared.notices.clone()));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = ended(&mut stopped) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, most likely: others may end meanwhile.
                tracing::warn!("management server: {error}");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        if shared.failures().is_blocked(peer.ip(), Instant::now()) {
            tracing::debug!("management server: {peer} is turned away: too many wrong secrets");
            continue;
        }
        let Ok(permit) = Arc::clone(&room).try_acquire_owned() else {
            tracing::warn!("management server: {peer} is turned away: {MOST_CLIENTS} clients are connected");
            continue;
        };
        let (shared, stopped) = (Arc::clone(&shared), stopped.clone());
        tokio::spawn(async move {
            match client(&shared, stream, peer, stopped).await {
                Ok(()) => tracing::info!("management server: {peer} left"),
                Err(error) => tracing::info!("management server: {peer} was disconnected: {error:#}"),
            }
            drop(permit);
        });
    }
    heartbeat.abort();
}

impl Shared {
    fn failures(&self) -> std::sync::MutexGuard<'_, FailedLogins> {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tells clients the status now and then, as often as the setting says at the moment.
async fn heartbeat(events: Sender<Event>, notices: Notices) {
    let mut interval = notices.heartbeat.subscribe();
    loop {
        let seconds = *interval.borrow_and_update();
        let due = async {
            match seconds {
                0 => std::future::pending().await,
                seconds => tokio::time::sleep(Duration::from_secs(seconds.into())).await,
            }
        };
        tokio::select! {
            () = due => {
                if events.send(Event::Heartbeat).is_err() {
                    return;
                }
            }
            changed = interval.changed() => if changed.is_err() { return },
        }
    }
}

trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

async fn client(
    shared: &Shared,
    stream: TcpStream,
    peer: SocketAddr,
    stopped: watch::Receiver<bool>,
) -> anyhow::Result<()> {
    stream.set_nodelay(true)?;
    let websocket = timeout(HANDSHAKE_DEADLINE, upgrade(shared, stream, peer))
        .await
        .context("it did not finish the handshake")??;
    tracing::info!("management server: {peer} connected");
    let notices = shared.notices.subscribe().context("there are no notices")?;
    Client { websocket, events: shared.events.clone(), notices, last_activity: None }.run(stopped).await
}

/// TLS, if asked for, and the upgrade of who is let in.
async fn upgrade(
    shared: &Shared,
    stream: TcpStream,
    peer: SocketAddr,
) -> anyhow::Result<WebSocketStream<Box<dyn Stream>>> {
    let stream: Box<dyn Stream> = match &shared.tls {
        Some(tls) => Box::new(tls.accept(stream).await.context("TLS")?),
        None => Box::new(stream),
    };
    let mut refusal = None;
    #[allow(clippy::result_large_err, reason = "the type is the library's")]
    let check = |request: &server::Request, mut response: server::Response| match shared
        .access
        .check(request.headers())
    {
        Ok(granted) => {
            if granted == Granted::Subprotocol {
                let chosen = HeaderValue::from_static(BROWSER_PROTOCOL);
                response.headers_mut().insert(header::SEC_WEBSOCKET_PROTOCOL, chosen);
            }
            Ok(response)
        }
        Err(why) => {
            refusal = Some(why);
            let mut response = server::ErrorResponse::new(Some(why.reason().to_owned()));
            *response.status_mut() = StatusCode::UNAUTHORIZED;
            Err(response)
        }
    };
    let config = WebSocketConfig::default()
        .max_message_size(Some(LONGEST_MESSAGE))
        .max_frame_size(Some(LONGEST_MESSAGE))
        .max_write_buffer_size(4 * 1024 * 1024);
    let upgraded = tokio_tungstenite::accept_hdr_async_with_config(stream, check, Some(config)).await;
    match refusal {
        Some(Refusal::Wrong) => shared.failures().failed(peer.ip(), Instant::now()),
        Some(Refusal::Missing | Refusal::Origin) => {}
        None if upgraded.is_ok() => shared.failures().succeeded(peer.ip()),
        None => {}
    }
    if let Some(refusal) = refusal {
        anyhow::bail!("{}", refusal.reason());
    }
    Ok(upgraded?)
}

struct Client {
    websocket: WebSocketStream<Box<dyn Stream>>,
    events: Sender<Event>,
    notices: broadcast::Receiver<Notice>,
    last_activity: Option<Instant>,
}

impl Client {
    async fn run(mut self, mut stopped: watch::Receiver<bool>) -> anyhow::Result<()> {
        let mut pings = tokio::time::interval(PING_INTERVAL);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                biased;
                notice = self.notices.recv() => match notice {
                    Ok(notice) => self.tell(&notice).await?,
                    Err(RecvError::Lagged(_)) => anyhow::bail!("it does not read what it is told"),
                    Err(RecvError::Closed) => break,
                },
                message = self.websocket.next() => {
                    heard = Instant::now();
                    match message.transpose()? {
                        Some(Message::Text(text)) => self.handle(text.as_str()).await?,
                        Some(Message::Binary(_)) => anyhow::bail!("it sent a binary message"),
                        Some(Message::Close(_)) | None => return Ok(()),
                        // Pings are answered by the library.
                        Some(_) => {}
                    }
                }
                _ = pings.tick() => {
                    anyhow::ensure!(heard.elapsed() < SILENCE_DEADLINE, "it is silent");
                    self.send(Message::Ping(Default::default())).await?;
                }
                () = ended(&mut stopped) => break,
            }
        }
        // Best effort: the process is about to end.
        let _gone = timeout(WRITE_DEADLINE, self.websocket.close(None)).await;
        Ok(())
    }

    async fn send(&mut self, message: Message) -> anyhow::Result<()> {
        timeout(WRITE_DEADLINE, self.websocket.send(message)).await.context("it does not read")??;
        Ok(())
    }

    async fn tell(&mut self, notice: &Notice) -> anyhow::Result<()> {
        if matches!(notice, Notice::Activity) {
            let now = Instant::now();
            if self.last_activity.is_some_and(|last| now - last < ACTIVITY_INTERVAL) {
                return Ok(());
            }
            self.last_activity = Some(now);
        }
        self.send(Message::text(notice.to_json().to_string())).await
    }

    async fn handle(&mut self, text: &str) -> anyhow::Result<()> {
        let message = rpc::Message::parse(text);
        // All calls go out first, so that a batch takes one tick and not one for each.
        let mut pending = Vec::with_capacity(message.requests.len());
        for request in message.requests {
            pending.push(match request {
                Err((id, error)) => (Some(id), Err(error)),
                Ok(request) => {
                    let call = Call::new(&request.method, request.params).and_then(|(call, answered)| {
                        tracing::debug!("management server: {}", request.method);
                        self.events.send(Event::Management(call)).map_err(|_| stopped_error())?;
                        Ok(answered)
                    });
                    (request.id, call)
                }
            });
        }
        let mut answers: Vec<Value> = Vec::with_capacity(pending.len());
        for (id, call) in pending {
            let outcome: Outcome = match call {
                Err(error) => Err(error),
                Ok(answered) => match timeout(ANSWER_DEADLINE, answered).await {
                    Ok(Ok(outcome)) => outcome,
                    Ok(Err(_)) => Err(stopped_error()),
                    Err(_) => Err(RpcError::new(ErrorKind::Internal, "the server did not answer in time")),
                },
            };
            if let Some(id) = id {
                answers.push(rpc::answer(&id, &outcome));
            }
        }
        let answer = match (message.batch, answers.len()) {
            (_, 0) => return Ok(()),
            (true, _) => Value::Array(answers),
            (false, _) => answers.swap_remove(0),
        };
        self.send(Message::text(answer.to_string())).await
    }
}

/// When the simulation has stopped.
async fn ended(stopped: &mut watch::Receiver<bool>) {
    // An error means that its thread is gone.
    let _gone = stopped.wait_for(|stopped| *stopped).await.is_err();
}

fn stopped_error() -> RpcError {
    RpcError::new(ErrorKind::Internal, "the server has stopped")
}
