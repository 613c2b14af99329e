//! RCON: commands over TCP, in the form of Source servers, as vanilla speaks it.
//!
//! [`packet`] is the form, [`session`] what one client may do, [`serve`](mod@serve) the sockets. A command goes to the
//! simulation as an event and its feedback comes back through a channel; nobody waits for a client.

pub mod packet;
pub mod serve;
pub mod session;

pub use serve::{Bound, bind, serve};
