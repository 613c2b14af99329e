//! What sessions and the view say to each other.

use link::v1;
use tokio::sync::{mpsc, oneshot};

use crate::reason::Reason;
use crate::view::outbox::Outlet;

/// Who a session says it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// Account: made from the name, because names are unproven.
    pub uuid: u128,
    /// Name.
    pub name: String,
    /// IP and port.
    pub address: String,
    /// What a proxy has proven of the account, such as its skin.
    pub properties: Vec<v1::ProfileProperty>,
}

impl Profile {
    /// The UUID as the link carries it.
    pub fn uuid_bytes(&self) -> bytes::Bytes {
        bytes::Bytes::copy_from_slice(&self.uuid.to_be_bytes())
    }

    /// The address without the port.
    pub fn ip(&self) -> &str {
        let ip = self.address.rsplit_once(':').map_or(self.address.as_str(), |(ip, _)| ip);
        ip.trim_start_matches('[').trim_end_matches(']')
    }
}

/// From a session to the view.
#[derive(Debug)]
pub enum Event {
    /// May this account log in?
    Check {
        /// The session.
        session: u64,
        /// Who it is.
        profile: Profile,
        /// Gets [`Answer::Allowed`] or [`Answer::Refused`].
        reply: oneshot::Sender<Answer>,
    },
    /// The session wants to be the only one of its account.
    Claim {
        /// The session.
        session: u64,
        /// Account.
        uuid: u128,
        /// Way to the session's reading task.
        control: mpsc::Sender<Control>,
        /// Gets [`Answer::Claimed`] when every older session is gone.
        reply: oneshot::Sender<Answer>,
    },
    /// The session is configured and wants to play.
    Join {
        /// The session.
        session: u64,
        /// Who it is.
        profile: Profile,
        /// What the client told of itself.
        information: v1::ClientInformation,
        /// Way to the socket.
        outlet: Outlet,
        /// Way to the session's reading task.
        control: mpsc::Sender<Control>,
        /// Gets [`Answer::Playing`].
        reply: oneshot::Sender<Answer>,
    },
    /// The client has taken a batch of chunks.
    Acknowledged {
        /// The session.
        session: u64,
        /// Chunks a tick it wants.
        rate: f32,
    },
    /// The client changed its view distance.
    ViewDistance {
        /// The session.
        session: u64,
        /// Chunks.
        chunks: u32,
    },
    /// The session is over. Sent once for every session, last.
    Left {
        /// The session.
        session: u64,
        /// For the log.
        reason: String,
    },
}

/// The view's answer to a session's question.
#[derive(Debug)]
pub enum Answer {
    /// The account may log in.
    Allowed,
    /// It may not.
    Refused(Reason),
    /// The session is the only one of its account.
    Claimed,
    /// The session plays; here goes what the player does.
    Playing(mpsc::Sender<v1::SubscriberMessage>),
}

/// From the view to the task that reads a session's socket.
#[derive(Debug)]
pub enum Control {
    /// Send the client this reason and close the connection.
    Disconnect(Reason),
    /// The reason has been sent: close the connection when it is written.
    Closing(String),
}

#[cfg(test)]
mod tests {
    use super::Profile;

    #[test]
    fn address_without_port() {
        let profile = |address: &str| Profile {
            uuid: 0,
            name: String::new(),
            address: address.to_owned(),
            properties: Vec::new(),
        };
        assert_eq!(profile("127.0.0.1:5").ip(), "127.0.0.1");
        assert_eq!(profile("[::1]:5").ip(), "::1");
    }
}
