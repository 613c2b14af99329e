//! The two ends of a link, the same for every transport.

use std::sync::Arc;

use tokio::sync::{mpsc, watch};

use crate::limits::{OWNER_QUEUE, SNAPSHOT_QUEUE, SUBSCRIBER_QUEUE};
use crate::v1::{OwnerMessage, Snapshot, SubscriberMessage};

/// The end that asks for chunks and speaks for players: a gateway.
///
/// Full channels make the sender wait; nothing is dropped on the way. Dropping all parts closes the link
/// in order: what was sent before still arrives, then the owner's channels end.
#[derive(Debug)]
pub struct Subscriber {
    /// To the owner, in order.
    pub outgoing: mpsc::Sender<SubscriberMessage>,
    /// Answers and ticks, in order.
    pub ticks: mpsc::Receiver<OwnerMessage>,
    /// Bulk, in order among themselves, never in the way of a tick.
    pub snapshots: mpsc::Receiver<Snapshot>,
    /// The owner, for logs.
    pub peer: String,
    /// Whether and why the link is over.
    pub ending: Ending,
}

/// The end that owns chunks and ticks them: a world worker.
///
/// Closing works as for [`Subscriber`].
#[derive(Debug)]
pub struct Owner {
    /// From the subscriber, in order.
    pub incoming: mpsc::Receiver<SubscriberMessage>,
    /// Answers and ticks, in order.
    pub ticks: mpsc::Sender<OwnerMessage>,
    /// Bulk, in order among themselves, never in the way of a tick.
    pub snapshots: mpsc::Sender<Snapshot>,
    /// The subscriber, for logs.
    pub peer: String,
    /// Whether and why the link is over.
    pub ending: Ending,
}

/// Two ends in one process. Messages are moved, not encoded, and not validated.
pub fn in_process() -> (Subscriber, Owner) {
    let (outgoing, incoming) = mpsc::channel(SUBSCRIBER_QUEUE);
    let (ticks, received_ticks) = mpsc::channel(OWNER_QUEUE);
    let (snapshots, received_snapshots) = mpsc::channel(SNAPSHOT_QUEUE);
    let ending = Ending::nothing_to_end();
    (
        Subscriber {
            outgoing,
            ticks: received_ticks,
            snapshots: received_snapshots,
            peer: "embedded worker".to_owned(),
            ending: ending.clone(),
        },
        Owner { incoming, ticks, snapshots, peer: "embedded gateway".to_owned(), ending },
    )
}

/// How a link's transport ended. Clones speak of the same link.
#[derive(Clone, Debug)]
pub struct Ending(watch::Receiver<Option<Arc<str>>>);

impl Ending {
    /// What went wrong: `None` while the link is open and after it was closed in order. Known by the time
    /// a receiver of the link ends. Over gRPC an owner cannot always tell a subscriber that was lost from
    /// one that closed.
    pub fn fault(&self) -> Option<String> {
        self.0.borrow().as_deref().map(str::to_owned)
    }

    /// Waits until the transport has let go of its connection; at once for [`in_process`] links. A
    /// process that stops drops its end and waits here, so that its last messages leave.
    pub async fn wait(&self) {
        let mut changes = self.0.clone();
        while changes.changed().await.is_ok() {}
    }

    fn nothing_to_end() -> Ending {
        Ending(watch::channel(None).1)
    }
}

/// The transport's side of an [`Ending`]; the link is over when it is dropped.
#[derive(Debug)]
pub(crate) struct EndingNotice(watch::Sender<Option<Arc<str>>>);

impl EndingNotice {
    pub(crate) fn new() -> (EndingNotice, Ending) {
        let (sender, receiver) = watch::channel(None);
        (EndingNotice(sender), Ending(receiver))
    }

    /// The first fault, if there was one.
    pub(crate) fn known_fault(&self) -> Option<Arc<str>> {
        self.0.borrow().clone()
    }

    /// Keeps the first fault; what follows from it is not interesting.
    pub(crate) fn fault(&self, reason: &str) {
        self.0.send_if_modified(|fault| {
            let first = fault.is_none();
            if first {
                *fault = Some(reason.into());
            }
            first
        });
    }
}
