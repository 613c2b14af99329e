//! The management protocol: JSON-RPC 2.0 over WebSocket, with the methods and notifications of vanilla's.
//!
//! The core knows no sockets: [`rpc`] is the form, [`methods`] the one table of what can be called, [`settings`] the
//! settings among it, [`state`] what the methods need of the server, [`notice`] what clients are told unasked and
//! [`schema`] the description of all that. [`access`] decides who gets in, [`tls`] reads the certificate,
//! [`serve`](mod@serve) has the sockets.
//!
//! *Invariant*: the simulation never waits for a client. Calls reach it as events with a channel for the answer;
//! notices leave it through a bounded channel, and a client that does not keep up with that is disconnected.

pub mod access;
pub mod methods;
pub mod notice;
pub mod rpc;
pub mod schema;
pub mod serve;
pub mod settings;
pub mod state;
pub mod tls;

#[cfg(test)]
mod tests;

pub use methods::Call;
pub use notice::{Notice, Notices};
pub use serve::{Bound, bind, serve};
pub use state::State;
