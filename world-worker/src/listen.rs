//! Links from the network: each is attached, then handed to the simulation.

use std::sync::mpsc::Sender;
use std::time::Duration;

use link::Listener;

use crate::server::Event;

/// Time a peer has to attach.
const ATTACH_DEADLINE: Duration = Duration::from_secs(5);

/// Takes links until the simulation is gone. A peer that fails is logged and never stops the others.
pub async fn run(mut listener: Listener, events: Sender<Event>) {
    while let Some(accepted) = listener.accept().await {
        let mut owner = match accepted {
            Ok(owner) => owner,
            Err(error) => {
                tracing::warn!("a peer was refused: {error}");
                continue;
            }
        };
        let events = events.clone();
        tokio::spawn(async move {
            match link::accept_attach(&mut owner, ATTACH_DEADLINE).await {
                Ok(attach) => {
                    // Fails only when the simulation is gone, and then so is everything.
                    let _stopped = events.send(Event::Attached(owner, attach));
                }
                Err(error) => tracing::warn!("{} did not attach: {error}", owner.peer),
            }
        });
    }
}
