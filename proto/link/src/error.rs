//! What can go wrong with a link.

use crate::MessageError;

/// Why a link could not be made, or ended.
#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    /// An endpoint or transport was written wrongly.
    #[error("{0}")]
    Address(String),
    /// This end's own certificates cannot be used.
    #[error("certificates: {0}")]
    Certificates(String),
    /// The listener could not be opened.
    #[error("cannot listen on {address}: {source}")]
    Bind {
        /// The address asked for.
        address: std::net::SocketAddr,
        /// What the system said.
        source: std::io::Error,
    },
    /// No link to this peer: unreachable, not of this cluster, or it did not want us.
    #[error("cannot link to {peer}: {reason}")]
    Connect {
        /// Endpoint of the owner.
        peer: String,
        /// In words, for the log.
        reason: String,
    },
    /// A peer that connected to us was turned away before it was a link.
    #[error("turned {peer} away: {reason}")]
    Unwelcome {
        /// Address of the peer.
        peer: String,
        /// In words, for the log.
        reason: String,
    },
    /// One end refused the other at attach; the words are what the other end was told or told us.
    #[error("refused: {0}")]
    Refused(String),
    /// The other end did not answer in time.
    #[error("no {0} in time")]
    Timeout(&'static str),
    /// The link ended.
    #[error("the link ended: {0}")]
    Ended(String),
    /// The other end said something that has no place here.
    #[error("unexpected message: {0}")]
    Unexpected(&'static str),
    /// A message that is too large, cut off or not protobuf.
    #[error(transparent)]
    Message(#[from] MessageError),
}
