//! Why a session ends.

use crate::reason::Reason;

/// Why a session ends, and whether its client is told.
#[derive(Debug)]
pub(super) enum Fault {
    /// Somebody decided so: a refusal, a kick.
    Refused(Reason),
    /// The client did not do what it must.
    Reason(Reason),
    /// The client broke a limit or a rule of the protocol.
    Violation(Reason),
    /// Nothing to say.
    Quiet(String),
}

impl Fault {
    /// A packet that cannot be read, or has no place here.
    pub(super) fn decode(detail: &str) -> Self {
        Self::Violation(Reason::internal(detail))
    }

    /// A limit was broken.
    pub(super) fn violation(detail: &str) -> Self {
        Self::Violation(Reason::literal(detail))
    }

    /// The client is told nothing.
    pub(super) fn quiet(detail: &str) -> Self {
        Self::Quiet(detail.to_owned())
    }

    /// The client has been silent for too long.
    pub(super) fn timeout() -> Self {
        Self::Reason(Reason::key("disconnect.timeout", "Timed out"))
    }

    /// A move that no client makes.
    pub(super) fn invalid_movement() -> Self {
        Self::Violation(Reason::key(
            "multiplayer.disconnect.invalid_player_movement",
            "Invalid move player packet received",
        ))
    }

    pub(super) fn is_violation(&self) -> bool {
        matches!(self, Self::Violation(_))
    }

    /// What the client is told, and what the log says.
    pub(super) fn into_parts(self) -> (Option<Reason>, String) {
        match self {
            Self::Refused(reason) | Self::Reason(reason) | Self::Violation(reason) => {
                let plain = reason.plain.clone();
                (Some(reason), plain)
            }
            Self::Quiet(plain) => (None, plain),
        }
    }
}
