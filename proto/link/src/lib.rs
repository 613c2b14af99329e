//! What gateways and world workers say to each other, and three ways to carry it.
//!
//! [`v1`] holds the messages, generated from `proto/causeway/link/v1/link.proto`. A link has a
//! [`Subscriber`] end (a gateway; later a neighbouring worker) and an [`Owner`] end (a worker), each
//! made of channels, so that neither side knows which transport is underneath: QUIC, gRPC, or none at
//! all in one process ([`in_process`]).
//!
//! What is absent here: any game rule, any decision about what to send, any reconnecting. A link that
//! has ended stays ended; its user makes a new one.
//!
//! Between machines both ends prove who they are: see [`Identity`] and [`certs`].

#![forbid(unsafe_code)]

mod attach;
pub mod certs;
mod codec;
mod connect;
mod endpoint;
mod ends;
mod error;
mod grpc;
mod identity;
mod light;
pub mod limits;
mod listener;
mod quic;
mod tls;
pub mod validate;

pub use attach::{ATTACH_DEADLINE, MAX_VERSION, MIN_VERSION, accept_attach, attach, negotiate};
pub use codec::{MessageError, fuzz_decode};
pub use connect::connect;
pub use endpoint::{Endpoint, Transport};
pub use ends::{Ending, Owner, Subscriber, in_process};
pub use error::LinkError;
pub use identity::{Identity, Role};
pub use light::Layer;
pub use listener::Listener;

/// The messages of link version 1, generated from `link.proto`. Their documentation is there.
#[allow(missing_docs, clippy::all)]
pub mod v1 {
    tonic::include_proto!("causeway.link.v1");
}
