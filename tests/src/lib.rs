//! What the end-to-end tests share: the real binaries as processes on free ports in folders of their own, the
//! third-party clients, and a hand-written client that looks.
//!
//! What is absent: any way into a server but its command line, its files, its console and its sockets.

pub mod binaries;
pub mod bots;
pub mod cluster;
pub mod process;
pub mod raw;
pub mod registry_clients;
pub mod save;
pub mod third_party;
pub mod witness;
