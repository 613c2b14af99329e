//! How much may wait, how large a message may be and how long a peer may be silent.

use std::time::Duration;

/// Largest encoded `SubscriberMessage`, bytes. The largest honest ones are subscriptions to every chunk
/// of a full view (65 x 65 chunks of at most 16 bytes each: 66 KiB) and a creative item with long text.
pub const SUBSCRIBER_MESSAGE_BYTES: usize = 1 << 20;

/// Largest encoded `OwnerMessage`, bytes. A tick that changes 3 million blocks fits; an owner sends fresh
/// snapshots long before that.
pub const OWNER_MESSAGE_BYTES: usize = 16 << 20;

/// Largest encoded `Snapshot`, bytes. 24 sections at 15 bits a block are 184 KiB, light another 106 KiB;
/// the rest is for chunks full of block entities and for taller worlds.
pub const SNAPSHOT_BYTES: usize = 8 << 20;

/// `SubscriberMessage`s waiting between one end and its transport: 500 players at 20 moves a second make
/// 500 a tick, so this is two ticks of them.
pub const SUBSCRIBER_QUEUE: usize = 1024;

/// `OwnerMessage`s waiting between one end and its transport. One goes out each tick, so this is over a
/// second of a stalled network; an owner that finds it full coalesces.
pub const OWNER_QUEUE: usize = 32;

/// `Snapshot`s waiting between one end and its transport: enough to fill a batch, few enough that a
/// subscription that was withdrawn, or a nearer chunk, does not wait behind many stale ones.
pub const SNAPSHOT_QUEUE: usize = 32;

/// Links that were set up and wait for [`crate::Listener::accept`].
pub(crate) const ACCEPT_QUEUE: usize = 64;

/// Handshakes a listener works on at the same time; more peers wait. A cluster has tens of nodes.
pub(crate) const HANDSHAKES: usize = 64;

/// From the first packet to a link that both ends have authenticated.
pub(crate) const HANDSHAKE_DEADLINE: Duration = Duration::from_secs(5);

/// Silence that makes either end ask the other whether it is alive.
pub(crate) const KEEP_ALIVE_INTERVAL: Duration = Duration::from_secs(2);

/// Silence after which a QUIC peer is dead: three unanswered questions and some slack.
pub(crate) const IDLE_TIMEOUT: Duration = Duration::from_secs(8);

/// Time for an answer to an HTTP/2 ping; with the interval this makes at most seven seconds.
pub(crate) const PING_TIMEOUT: Duration = Duration::from_secs(5);

/// How long an end that was dropped goes on delivering what it was given before.
pub(crate) const DRAIN_DEADLINE: Duration = Duration::from_secs(3);

/// Flow-control window of one stream, bytes: 40 ms of a 1 Gbit/s line, or 10 ms round trips at
/// 3 Gbit/s. One reader that stands still holds at most this much memory.
pub(crate) const STREAM_WINDOW: u32 = 4 << 20;

/// Window of a whole connection, bytes. Larger than the windows of its streams together, so that a
/// snapshot stream nobody reads can never use up what a tick needs.
pub(crate) const CONNECTION_WINDOW: u32 = 4 * STREAM_WINDOW;

/// Encoded bytes after which a writer stops collecting and writes.
pub(crate) const WRITE_BATCH_BYTES: usize = 256 << 10;

/// Room a reader makes for each read, bytes.
pub(crate) const READ_BYTES: usize = 64 << 10;
