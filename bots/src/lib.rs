//! Load bots: clients of Minecraft Java Edition by the hundred, on one thread.
//!
//! What is absent: no world is kept beyond which chunks a bot holds, and packets that a bot does not need are
//! passed over by their number alone. [`client`] and [`behaviour`] know no socket and no clock; [`swarm`] has both.
//! [`bench`] measures servers with them.

pub mod behaviour;
pub mod bench;
pub mod cli;
pub mod client;
pub mod command;
pub mod inbound;
pub mod pacing;
pub mod reason;
pub mod report;
pub mod schedule;
pub mod swarm;
pub mod tally;
pub mod usage;
