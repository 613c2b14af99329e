//! The sockets of RCON.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bytes::BytesMut;
use settings::ServerProperties;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::timeout;

use super::packet;
use super::session::{Session, Step};
use crate::failed_logins::FailedLogins;
use crate::secret::Secret;
use crate::server::Event;

/// Clients at a time.
const MOST_CLIENTS: usize = 32;
/// Time to log in.
const LOGIN_DEADLINE: Duration = Duration::from_secs(10);
/// Time between two requests.
const IDLE_DEADLINE: Duration = Duration::from_secs(60 * 60);
/// Time for a client to take an answer.
const WRITE_DEADLINE: Duration = Duration::from_secs(10);
/// Time for the simulation to answer; longer than a tick at the slowest rate takes, and than most searches for what is
/// not there.
const ANSWER_DEADLINE: Duration = Duration::from_secs(5 * 60);

/// A bound port that is not served yet.
#[derive(Debug)]
pub struct Bound {
    listener: TcpListener,
    /// Where it listens.
    pub address: SocketAddr,
    password: Secret,
}

/// Binds the port that the properties ask for; `None` when they ask for none. A port that cannot be used is named in the
/// log and does not keep the server from starting, as in vanilla. Needs a runtime.
pub fn bind(properties: &ServerProperties) -> Option<Bound> {
    if !properties.enable_rcon {
        return None;
    }
    if properties.rcon_password.is_empty() {
        tracing::warn!("No rcon password set in server.properties, rcon disabled!");
        return None;
    }
    let host = match properties.server_ip.trim() {
        "" => IpAddr::V4(Ipv4Addr::UNSPECIFIED).to_string(),
        host => host.to_owned(),
    };
    let bound = std::net::TcpListener::bind((host.as_str(), properties.rcon_port)).and_then(|listener| {
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        Ok((TcpListener::from_std(listener)?, address))
    });
    match bound {
        Ok((listener, address)) => {
            tracing::info!("RCON running on {address}");
            let password = Secret::new(properties.rcon_password.as_bytes());
            Some(Bound { listener, address, password })
        }
        Err(error) => {
            tracing::warn!("Unable to initialise RCON on {host}:{}: {error}", properties.rcon_port);
            None
        }
    }
}

/// Serves clients until the simulation has stopped.
pub async fn serve(bound: Bound, events: Sender<Event>, mut stopped: watch::Receiver<bool>) {
    let room = Arc::new(Semaphore::new(MOST_CLIENTS));
    let failures = Arc::new(Mutex::new(FailedLogins::default()));
    loop {
        let accepted = tokio::select! {
            accepted = bound.listener.accept() => accepted,
            () = ended(&mut stopped) => return,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, most likely: others may end meanwhile.
                tracing::warn!("RCON: {error}");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        if lock(&failures).is_blocked(peer.ip(), Instant::now()) {
            tracing::debug!("RCON: {peer} is turned away: too many wrong passwords");
            continue;
        }
        let Ok(permit) = Arc::clone(&room).try_acquire_owned() else {
            tracing::warn!("RCON: {peer} is turned away: {MOST_CLIENTS} clients are connected");
            continue;
        };
        let client = Client {
            peer,
            session: Session::new(bound.password.clone()),
            events: events.clone(),
            failures: Arc::clone(&failures),
        };
        let mut stopped = stopped.clone();
        tokio::spawn(async move {
            tokio::select! {
                result = client.run(stream) => match result {
                    Ok(()) => tracing::debug!("RCON: {peer} left"),
                    Err(error) => tracing::info!("RCON: {peer} was disconnected: {error}"),
                },
                () = given_up(&mut stopped) => {}
            }
            drop(permit);
        });
    }
}

/// When the simulation has stopped.
async fn ended(stopped: &mut watch::Receiver<bool>) {
    // An error means that its thread is gone.
    let _gone = stopped.wait_for(|stopped| *stopped).await.is_err();
}

/// When the simulation has stopped, and answers under way have had their time.
async fn given_up(stopped: &mut watch::Receiver<bool>) {
    ended(stopped).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
}

fn lock(failures: &Mutex<FailedLogins>) -> std::sync::MutexGuard<'_, FailedLogins> {
    failures.lock().unwrap_or_else(PoisonError::into_inner)
}

struct Client {
    peer: SocketAddr,
    session: Session,
    events: Sender<Event>,
    failures: Arc<Mutex<FailedLogins>>,
}

impl Client {
    async fn run(mut self, mut stream: TcpStream) -> anyhow::Result<()> {
        stream.set_nodelay(true)?;
        let began = tokio::time::Instant::now();
        let mut buffer = BytesMut::with_capacity(packet::MAX_REQUEST);
        loop {
            while let Some(request) = packet::next_request(&mut buffer)? {
                let answer = match self.session.handle(&request) {
                    Step::Send(bytes) => bytes,
                    Step::LoggedIn(bytes) => {
                        tracing::info!("RCON: {} logged in", self.peer);
                        lock(&self.failures).succeeded(self.peer.ip());
                        bytes
                    }
                    Step::Refused(bytes) => {
                        tracing::warn!("RCON: {} failed to log in", self.peer);
                        lock(&self.failures).failed(self.peer.ip(), Instant::now());
                        bytes
                    }
                    Step::Run { id, line } => {
                        let mut bytes = Vec::new();
                        packet::write_answer(id, &self.command(line).await?, &mut bytes);
                        bytes
                    }
                };
                timeout(WRITE_DEADLINE, stream.write_all(&answer)).await??;
                let blocked = lock(&self.failures).is_blocked(self.peer.ip(), Instant::now());
                anyhow::ensure!(self.session.logged_in() || !blocked, "too many wrong passwords");
            }
            let deadline = match self.session.logged_in() {
                true => tokio::time::Instant::now() + IDLE_DEADLINE,
                false => began + LOGIN_DEADLINE,
            };
            // The buffer never holds more than a request and one read.
            buffer.reserve(packet::MAX_REQUEST);
            if tokio::time::timeout_at(deadline, stream.read_buf(&mut buffer)).await?? == 0 {
                return Ok(());
            }
        }
    }

    async fn command(&self, line: String) -> anyhow::Result<String> {
        let (answer, mut lines) = mpsc::unbounded_channel();
        self.events.send(Event::Rcon { line, answer })?;
        let whole = async {
            let mut text = String::new();
            while let Some(line) = lines.recv().await {
                text.push_str(&line);
            }
            text
        };
        Ok(timeout(ANSWER_DEADLINE, whole).await?)
    }
}
