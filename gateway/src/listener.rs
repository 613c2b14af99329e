//! Accepting connections, within the limits, each on tasks of its own.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::connection::{self, Shared};
use crate::limits::{Addresses, CONNECTIONS};
use crate::metrics::Metrics;
use crate::session::Event;

/// Pause after accepting failed, for example because there are no file descriptors left.
const PAUSE: Duration = Duration::from_millis(100);

/// Accepts connections until `stop` says so.
pub async fn run(
    listener: TcpListener,
    shared: Arc<Shared>,
    per_address: u32,
    mut stop: watch::Receiver<bool>,
) {
    let addresses = Arc::new(Mutex::new(Addresses::default()));
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
        let open = metrics.connections_open.load(std::sync::atomic::Ordering::Relaxed);
        let enough = open >= CONNECTIONS
            || !addresses.lock().unwrap_or_else(PoisonError::into_inner).enter(peer.ip(), per_address);
        if enough {
            Metrics::add(&metrics.connections_refused, 1);
            tracing::debug!("refused a connection from {peer}: there are too many");
            continue;
        }
        Metrics::add(&metrics.connections_open, 1);
        next_session += 1;
        let (id, shared, addresses) = (next_session, shared.clone(), addresses.clone());
        tokio::spawn(async move {
            supervise(stream, peer, id, shared).await;
            addresses.lock().unwrap_or_else(PoisonError::into_inner).leave(peer.ip());
            metrics.connections_open.fetch_sub(1, std::sync::atomic::Ordering::Relaxed);
        });
    }
}

/// Serves a connection; whatever happens in it, the view hears of its end.
async fn supervise(stream: tokio::net::TcpStream, peer: SocketAddr, id: u64, shared: Arc<Shared>) {
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
