//! The first exchange on a link: who is there and which version both speak.

use std::time::Duration;

use crate::v1::{
    Attach, Attached, OwnerMessage, Refused, SubscriberMessage, owner_message, subscriber_message,
};
use crate::{LinkError, Owner, Subscriber};

/// The oldest link version this build speaks.
pub const MIN_VERSION: u32 = 1;
/// The newest link version this build speaks.
pub const MAX_VERSION: u32 = 1;

/// How long [`attach`] waits for the owner's answer. An owner answers from its next tick, so only one
/// that is overloaded or still loading its world needs more than a moment.
pub const ATTACH_DEADLINE: Duration = Duration::from_secs(10);

/// The newest version both ends speak, or `None`. The offer's bounds are inclusive.
pub fn negotiate(offered_min: u32, offered_max: u32) -> Option<u32> {
    let newest = offered_max.min(MAX_VERSION);
    (offered_min <= offered_max && newest >= offered_min.max(MIN_VERSION)).then_some(newest)
}

/// Introduces this process to the owner and waits for its world.
///
/// # Errors
/// [`LinkError::Refused`] with the owner's words, or what became of the link.
pub async fn attach(subscriber: &mut Subscriber, name: &str, software: &str) -> Result<Attached, LinkError> {
    let offer = Attach {
        min_version: MIN_VERSION,
        max_version: MAX_VERSION,
        name: name.to_owned(),
        software: software.to_owned(),
    };
    let exchange = async {
        let message = SubscriberMessage { message: Some(subscriber_message::Message::Attach(offer)) };
        let sent = subscriber.outgoing.send(message).await.is_ok();
        // Also when sending failed: a refusal may already be waiting.
        match subscriber.ticks.recv().await.map(|answer| answer.message) {
            Some(Some(owner_message::Message::Attached(attached))) => {
                if negotiate(attached.version, attached.version).is_none() {
                    return Err(LinkError::Refused(format!(
                        "the owner chose link version {}, this end speaks {MIN_VERSION} to {MAX_VERSION}",
                        attached.version
                    )));
                }
                Ok(attached)
            }
            Some(Some(owner_message::Message::Refused(refused))) => Err(LinkError::Refused(refused.reason)),
            Some(_) => Err(LinkError::Unexpected("the owner's first message is no answer to Attach")),
            None if sent => Err(ended(&subscriber.ending, "closed without an answer to Attach")),
            None => Err(ended(&subscriber.ending, "closed before Attach")),
        }
    };
    tokio::time::timeout(ATTACH_DEADLINE, exchange)
        .await
        .unwrap_or(Err(LinkError::Timeout("answer to Attach")))
}

/// Waits for a subscriber's introduction. One that speaks no common version, or says something else
/// first, is told so and is not returned; the caller drops its end then. On success the caller answers
/// with `Attached`, whose version is [`negotiate`]d from the offer.
///
/// # Errors
/// [`LinkError::Refused`] with what the subscriber was told, or what became of the link.
pub async fn accept_attach(owner: &mut Owner, timeout: Duration) -> Result<Attach, LinkError> {
    let first = match tokio::time::timeout(timeout, owner.incoming.recv()).await {
        Ok(Some(message)) => message,
        Ok(None) => return Err(ended(&owner.ending, "closed before Attach")),
        Err(_) => return Err(LinkError::Timeout("Attach")),
    };
    let reason = match first.message {
        Some(subscriber_message::Message::Attach(offer)) => {
            if negotiate(offer.min_version, offer.max_version).is_some() {
                return Ok(offer);
            }
            format!(
                "link versions {} to {} of {} {} have none in common with {MIN_VERSION} to {MAX_VERSION} of this \
                 worker",
                offer.min_version, offer.max_version, offer.name, offer.software
            )
        }
        _ => "the first message is not Attach".to_owned(),
    };
    let refused = owner_message::Message::Refused(Refused { reason: reason.clone() });
    // Nothing was sent before, so there is room; a subscriber that is gone needs no answer.
    let _ = owner.ticks.try_send(OwnerMessage { message: Some(refused) });
    Err(LinkError::Refused(reason))
}

fn ended(ending: &crate::Ending, otherwise: &str) -> LinkError {
    LinkError::Ended(ending.fault().unwrap_or_else(|| otherwise.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_common_version_wins() {
        assert_eq!(negotiate(1, 1), Some(1));
        assert_eq!(negotiate(0, 9), Some(1));
        assert_eq!(negotiate(2, 9), None);
        assert_eq!(negotiate(0, 0), None);
        assert_eq!(negotiate(9, 1), None);
    }
}
