//! Messages in length-prefixed frames, for transports that are plain byte streams.
//!
//! A frame is its length as four bytes, big endian, and that many bytes of protobuf. A frame of length 0
//! opens a stream and says nothing.

use bytes::{Buf, Bytes, BytesMut};
use prost::Message;

use crate::limits::{OWNER_MESSAGE_BYTES, SNAPSHOT_BYTES, SUBSCRIBER_MESSAGE_BYTES};
use crate::v1::{OwnerMessage, Snapshot, SubscriberMessage};
use crate::validate;

/// The frame that opens a stream.
pub(crate) const OPENING: [u8; PREFIX] = [0; PREFIX];

/// Bytes of a frame's length.
const PREFIX: usize = 4;

/// Why bytes are no message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MessageError {
    /// Longer than its kind may be; noticed before anything is allocated for it.
    #[error("a message of {length} bytes, {limit} are allowed")]
    TooLarge {
        /// Encoded bytes.
        length: usize,
        /// Encoded bytes allowed, see [`crate::limits`].
        limit: usize,
    },
    /// The stream ended inside a frame.
    #[error("the stream ended inside a message")]
    CutOff,
    /// Not protobuf of this kind.
    #[error("not a message: {0}")]
    Malformed(#[from] prost::DecodeError),
}

/// A message with a largest size.
pub(crate) trait Bounded: Message + Default + Send + 'static {
    /// Largest encoded size, bytes.
    const LIMIT: usize;
}

impl Bounded for SubscriberMessage {
    const LIMIT: usize = SUBSCRIBER_MESSAGE_BYTES;
}
impl Bounded for OwnerMessage {
    const LIMIT: usize = OWNER_MESSAGE_BYTES;
}
impl Bounded for Snapshot {
    const LIMIT: usize = SNAPSHOT_BYTES;
}

/// Appends `message` as one frame.
pub(crate) fn encode<M: Bounded>(message: &M, out: &mut BytesMut) -> Result<(), MessageError> {
    let length = message.encoded_len();
    if length > M::LIMIT {
        return Err(MessageError::TooLarge { length, limit: M::LIMIT });
    }
    out.reserve(PREFIX + length);
    out.extend_from_slice(&(length as u32).to_be_bytes());
    message.encode_raw(out);
    Ok(())
}

/// Takes the next whole message out of `received`. When there is none yet, makes room for the rest of it.
pub(crate) fn decode<M: Bounded>(received: &mut BytesMut) -> Result<Option<M>, MessageError> {
    while let Some(prefix) = received.first_chunk::<PREFIX>() {
        let length = u32::from_be_bytes(*prefix) as usize;
        if length > M::LIMIT {
            return Err(MessageError::TooLarge { length, limit: M::LIMIT });
        }
        if received.len() < PREFIX + length {
            received.reserve(PREFIX + length - received.len());
            return Ok(None);
        }
        received.advance(PREFIX);
        if length > 0 {
            return Ok(Some(M::decode(received.split_to(length).freeze())?));
        }
    }
    Ok(None)
}

/// Everything that is done to bytes of a peer before game code sees them. Must never panic, whatever the
/// bytes; the fuzz target calls it.
pub fn fuzz_decode(data: &[u8]) {
    fn framed<M: Bounded>(data: &[u8]) {
        let mut received = BytesMut::from(data);
        while let Ok(Some(message)) = decode::<M>(&mut received) {
            drop(message);
        }
    }
    let bytes = Bytes::copy_from_slice(data);
    if let Ok(message) = SubscriberMessage::decode(bytes.clone()) {
        let _ = validate::subscriber_message(&message);
    }
    if let Ok(message) = OwnerMessage::decode(bytes.clone()) {
        let _ = validate::owner_message(&message);
    }
    if let Ok(snapshot) = Snapshot::decode(bytes) {
        let _ = validate::snapshot(&snapshot);
    }
    framed::<SubscriberMessage>(data);
    framed::<OwnerMessage>(data);
    framed::<Snapshot>(data);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::v1::{Leave, subscriber_message};

    fn leave(session: u64, reason: &str) -> SubscriberMessage {
        let leave = Leave { session, reason: reason.to_owned() };
        SubscriberMessage { message: Some(subscriber_message::Message::Leave(leave)) }
    }

    #[test]
    fn a_length_over_the_limit_is_refused_before_its_bytes_come() {
        let mut received = BytesMut::from(&u32::MAX.to_be_bytes()[..]);
        let capacity = received.capacity();
        let limit = SUBSCRIBER_MESSAGE_BYTES;
        assert_eq!(
            decode::<SubscriberMessage>(&mut received),
            Err(MessageError::TooLarge { length: u32::MAX as usize, limit })
        );
        assert_eq!(received.capacity(), capacity);
    }

    #[test]
    fn a_message_over_the_limit_is_not_sent() {
        let message = leave(1, &"x".repeat(SUBSCRIBER_MESSAGE_BYTES));
        assert!(matches!(encode(&message, &mut BytesMut::new()), Err(MessageError::TooLarge { .. })));
    }

    #[test]
    fn opening_frames_say_nothing() {
        let mut received = BytesMut::from(&OPENING[..]);
        assert_eq!(decode::<SubscriberMessage>(&mut received), Ok(None));
        assert!(received.is_empty());
    }

    proptest! {
        #[test]
        fn frames_survive_any_cutting(reasons in prop::collection::vec(".{0,40}", 1..20), step in 1usize..64) {
            let sent: Vec<_> = reasons.iter().zip(1..).map(|(reason, session)| leave(session, reason)).collect();
            let mut wire = BytesMut::from(&OPENING[..]);
            for message in &sent {
                encode(message, &mut wire).unwrap();
            }
            let (mut received, mut read) = (BytesMut::new(), Vec::new());
            for piece in wire.chunks(step) {
                received.extend_from_slice(piece);
                while let Some(message) = decode::<SubscriberMessage>(&mut received).unwrap() {
                    read.push(message);
                }
            }
            prop_assert_eq!(read, sent);
            prop_assert!(received.is_empty());
        }

        #[test]
        fn no_bytes_make_it_panic(data in prop::collection::vec(any::<u8>(), 0..600)) {
            fuzz_decode(&data);
        }
    }
}
