//! Taking links from subscribers.

use std::net::SocketAddr;

use tokio::sync::mpsc;

use crate::{Identity, LinkError, Owner, Transport, grpc, quic};

/// Accepts links on one address. Peers prove who they are in tasks of their own, so that one that is
/// slow, silent or hostile delays nobody. Dropping it stops listening; links already made go on.
#[derive(Debug)]
pub struct Listener {
    local_addr: SocketAddr,
    accepted: mpsc::Receiver<Result<Owner, LinkError>>,
}

impl Listener {
    /// Listens on `address`; port 0 takes a free one.
    ///
    /// # Errors
    /// [`LinkError::Bind`] or [`LinkError::Certificates`].
    pub async fn bind(
        transport: Transport,
        address: SocketAddr,
        identity: &Identity,
    ) -> Result<Listener, LinkError> {
        let (sender, accepted) = mpsc::channel(crate::limits::ACCEPT_QUEUE);
        let local_addr = match transport {
            Transport::Quic => quic::listen(address, identity, sender)?,
            Transport::Grpc => grpc::listen(address, identity, sender).await?,
        };
        Ok(Listener { local_addr, accepted })
    }

    /// The next link, or the news of a peer that was turned away (for the log; keep accepting). `None`
    /// when the listener itself is gone. Cancel-safe.
    pub async fn accept(&mut self) -> Option<Result<Owner, LinkError>> {
        self.accepted.recv().await
    }

    /// Where it listens.
    pub fn local_addr(&self) -> SocketAddr {
        self.local_addr
    }
}
