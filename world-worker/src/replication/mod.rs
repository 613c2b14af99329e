//! What subscribers get: a snapshot of each chunk they ask for, then one delta a tick.

mod outbox;
mod snapshot;
mod subscriber;

pub use outbox::{Outbox, Overflow};
pub use snapshot::{block_entity, changed_light, snapshot};
pub use subscriber::{Subscriber, Want};

/// Numbers a link of this process; never used twice in a run.
pub type LinkId = u32;
