//! Accepting connections, within the limits, each on tasks of its own.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::connection::{self, Shared};
use crate::limits::{Addresses, CONNECTIONS};
use crate::metrics::Metrics;
use crate::networks::canonical;
use crate::proxy_protocol;
use crate::session::{Admission, Event};

/// Pause after accepting failed, for example because there are no file descriptors left.
const PAUSE: Duration = Duration::from_millis(100);

/// Accepts connections until `stop` says so.
pub async fn run(
    listener: TcpListener,
    shared: Arc<Shared>,
    per_address: u32,
    mut stop: watch::Receiver<bool>,
) {
    let counts = Counts { addresses: Arc::default(), limit: per_address };
    let mut next_session = 0u64;
    loop {
        let accepted = tokio::select! {
            biased;
            _ = stop.wait_for(|stop| *stop) => return,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!("accepting a connection failed: {error}");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let metrics = shared.metrics.clone();
        Metrics::add(&metrics.connections, 1);
        let visitor = Visitor::new(canonical(peer), &shared.settings.admission);
        let open = metrics.connections_open.load(Ordering::Relaxed);
        if open >= CONNECTIONS || !visitor.counted.is_none_or(|ip| counts.enter(ip)) {
            Metrics::add(&metrics.connections_refused, 1);
            tracing::debug!("refused a connection from {peer}: there are too many");
            continue;
        }
        Metrics::add(&metrics.connections_open, 1);
        next_session += 1;
        let (id, shared, counts) = (next_session, shared.clone(), counts.clone());
        tokio::spawn(async move {
            welcome(stream, visitor, id, shared, &counts).await;
            metrics.connections_open.fetch_sub(1, Ordering::Relaxed);
        });
    }
}

/// Connections by address, shared by their tasks.
#[derive(Debug, Clone)]
struct Counts {
    addresses: Arc<Mutex<Addresses>>,
    limit: u32,
}

impl Counts {
    /// One more connection of an address; false when it has enough.
    fn enter(&self, ip: IpAddr) -> bool {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner).enter(ip, self.limit)
    }

    fn leave(&self, ip: IpAddr) {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner).leave(ip);
    }
}

/// Who connected.
#[derive(Debug)]
struct Visitor {
    peer: SocketAddr,
    /// Must say first for whom it speaks.
    introduces: bool,
    /// The address whose connections this one counts among; none for a proxy's.
    counted: Option<IpAddr>,
}

impl Visitor {
    fn new(peer: SocketAddr, admission: &Admission) -> Self {
        let trusted = admission.proxies.contain(peer.ip());
        let introduces = trusted && admission.proxy_protocol;
        let speaks_for_others = introduces || trusted && admission.velocity.is_some();
        Self { peer, introduces, counted: (!speaks_for_others).then(|| peer.ip()) }
    }
}

/// Hears for whom a proxy speaks, and serves the connection.
async fn welcome(mut stream: TcpStream, mut visitor: Visitor, id: u64, shared: Arc<Shared>, counts: &Counts) {
    if visitor.introduces {
        let deadline = Duration::from_millis(shared.settings.limits.handshake_millis);
        let header = tokio::time::timeout(deadline, proxy_protocol::read(&mut stream)).await;
        let refused = match header {
            Ok(Ok(Some(client))) => {
                let proxy = std::mem::replace(&mut visitor.peer, client);
                let trusted_client = Visitor::new(client, &shared.settings.admission);
                visitor.counted = trusted_client.counted.filter(|ip| counts.enter(*ip));
                let enough = trusted_client.counted.is_some() && visitor.counted.is_none();
                enough.then(|| format!("{client} has too many connections, through {proxy}"))
            }
            // The proxy itself, for example to see whether somebody is here.
            Ok(Ok(None)) => None,
            Ok(Err(error)) => Some(format!("the trusted proxy {} sent {error}", visitor.peer)),
            Err(_) => {
                Some(format!("the trusted proxy {} sent no PROXY protocol header in time", visitor.peer))
            }
        };
        if let Some(why) = refused {
            Metrics::add(&shared.metrics.connections_refused, 1);
            tracing::info!("refused a connection: {why}");
            return;
        }
    }
    supervise(stream, visitor.peer, id, shared).await;
    if let Some(ip) = visitor.counted {
        counts.leave(ip);
    }
}

/// Serves a connection; whatever happens in it, the view hears of its end.
async fn supervise(stream: TcpStream, peer: SocketAddr, id: u64, shared: Arc<Shared>) {
    let reason = match tokio::spawn(connection::serve(stream, peer, id, shared.clone())).await {
        Ok(reason) => reason,
        Err(fault) => {
            tracing::error!("a fault in the session of {peer}: {fault}");
            "internal fault".to_owned()
        }
    };
    tracing::debug!("{peer} disconnected: {reason}");
    let _ = shared.view.send(Event::Left { session: id, reason }).await;
}
