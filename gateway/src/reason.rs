//! Why a connection is closed: a text for the client and one for the log.

use bytes::Bytes;

/// A reason in the forms the states of the protocol need.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// Text component as JSON, for the login state.
    pub json: String,
    /// Text component as network NBT, for configuration and play.
    pub nbt: Bytes,
    /// For the log.
    pub plain: String,
}

impl Reason {
    /// A translatable text without arguments; `plain` is the log's wording.
    pub fn key(key: &'static str, plain: &str) -> Self {
        Self::text(&text::Text::translate(key, []), plain)
    }

    /// A translatable text with one literal argument.
    pub fn key_with(key: &'static str, argument: &str, plain: &str) -> Self {
        Self::text(&text::Text::translate(key, [text::Text::literal(argument.to_owned())]), plain)
    }

    /// A text that is not translated.
    pub fn literal(plain: &str) -> Self {
        Self::text(&text::Text::literal(plain.to_owned()), plain)
    }

    /// The generic reason vanilla gives for a fault in handling a client's packets.
    pub fn internal(detail: &str) -> Self {
        Self::key_with("disconnect.genericReason", &format!("Internal Exception: {detail}"), detail)
    }

    fn text(text: &text::Text, plain: &str) -> Self {
        Self { json: text.to_json(), nbt: text.to_nbt().into(), plain: plain.to_owned() }
    }
}
