//! The gateway: the only place that knows clients.
//!
//! `listener -> connection -> session -> view`. A [`session`] is a state machine without sockets or clocks
//! that turns a client's packets into actions; [`connection`] moves its bytes. The [`view`] owns what all
//! sessions in play are sent and is fed by one link to a world worker.
//!
//! What is deliberately not here: the world (only encoded frames of it), game rules (the worker's), anything
//! encoded for one session that another could have shared, and any wait of the view for a session.

pub mod admin;
pub mod connection;
pub mod forwarding;
pub mod frames;
pub mod fuzz;
pub mod limits;
pub mod link_source;
pub mod listener;
pub mod log;
pub mod metrics;
pub mod mspt;
pub mod networks;
pub mod proxy_protocol;
pub mod query;
pub mod reason;
pub mod run;
pub mod session;
pub mod status;
pub mod view;
