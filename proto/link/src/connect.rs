//! Making a link to an owner.

use crate::{Endpoint, Identity, LinkError, Subscriber, Transport, grpc, quic};

/// Connects to the owner at `endpoint` and waits until both ends have proved who they are. `Attach` has
/// not been said then: see [`crate::attach`].
///
/// # Errors
/// [`LinkError::Connect`] when there is nobody, or nobody of this cluster, within five seconds.
pub async fn connect(endpoint: &Endpoint, identity: &Identity) -> Result<Subscriber, LinkError> {
    match endpoint.transport {
        Transport::Quic => quic::connect(endpoint, identity).await,
        Transport::Grpc => grpc::connect(endpoint, identity).await,
    }
}
