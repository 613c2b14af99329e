//! Where links to a world worker come from: the one in this process, or connections over the network that are
//! made anew, with growing pauses, when one is lost.

use std::time::Duration;

use link::v1::Attached;
use link::{Endpoint, Identity, Subscriber};

/// First pause after a failed attempt.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// Longest pause between attempts.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// A link that is attached.
#[derive(Debug)]
pub struct Connected {
    /// The gateway's end.
    pub subscriber: Subscriber,
    /// What the owner said of its world.
    pub attached: Attached,
}

/// Makes links.
#[derive(Debug)]
pub struct LinkSource {
    name: String,
    kind: Kind,
    pause: Duration,
}

#[derive(Debug)]
enum Kind {
    /// A worker in this process: one link, once.
    Embedded(Option<Box<Subscriber>>),
    /// Workers elsewhere, tried in turn.
    Remote { endpoints: Vec<Endpoint>, identity: Box<Identity>, next: usize },
}

impl LinkSource {
    /// The worker in this process.
    pub fn embedded(name: String, subscriber: Subscriber) -> Self {
        Self { name, kind: Kind::Embedded(Some(Box::new(subscriber))), pause: Duration::ZERO }
    }

    /// Workers elsewhere; the first that answers is used.
    pub fn remote(name: String, endpoints: Vec<Endpoint>, identity: Identity) -> Self {
        Self {
            name,
            kind: Kind::Remote { endpoints, identity: Box::new(identity), next: 0 },
            pause: Duration::ZERO,
        }
    }

    /// Whether a lost link may be followed by another. A worker in this process takes the gateway with it.
    pub fn may_link_again(&self) -> bool {
        matches!(self.kind, Kind::Remote { .. })
    }

    /// The next link; waits for one. `None`: there will be no further one.
    ///
    /// Can be cancelled at any time.
    pub async fn next(&mut self) -> Option<Connected> {
        match &mut self.kind {
            Kind::Embedded(subscriber) => {
                let mut subscriber = *subscriber.take()?;
                match link::attach(&mut subscriber, &self.name, env!("CARGO_PKG_VERSION")).await {
                    Ok(attached) => Some(Connected { subscriber, attached }),
                    Err(error) => {
                        tracing::error!("the embedded world worker does not answer: {error}");
                        None
                    }
                }
            }
            Kind::Remote { endpoints, identity, next } => loop {
                tokio::time::sleep(self.pause).await;
                let endpoint = endpoints.get(*next % endpoints.len().max(1))?;
                *next += 1;
                match connect(endpoint, identity, &self.name).await {
                    Ok(connected) => {
                        tracing::info!("Linked to world worker {endpoint}");
                        self.pause = FIRST_PAUSE;
                        return Some(connected);
                    }
                    Err(error) => {
                        // One line for each change of the pause is enough.
                        if self.pause < LONGEST_PAUSE {
                            tracing::warn!("no link to world worker {endpoint}: {error}");
                        }
                        self.pause = (self.pause * 2).clamp(FIRST_PAUSE, LONGEST_PAUSE);
                    }
                }
            },
        }
    }
}

async fn connect(endpoint: &Endpoint, identity: &Identity, name: &str) -> Result<Connected, link::LinkError> {
    let mut subscriber = link::connect(endpoint, identity).await?;
    let attached = link::attach(&mut subscriber, name, env!("CARGO_PKG_VERSION")).await?;
    Ok(Connected { subscriber, attached })
}
