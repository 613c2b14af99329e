//! Packets: length, id and type, little endian, then text and two zero bytes. The length does not count itself.

use bytes::{Buf, BufMut, BytesMut};
use thiserror::Error;

/// Longest request with its length, bytes; vanilla's read buffer.
pub const MAX_REQUEST: usize = 1460;
/// Longest text of one answer, bytes; longer ones are split, as in vanilla.
pub const MAX_ANSWER_TEXT: usize = 4096;
/// Length of a packet without text: id, type and two zero bytes.
const EMPTY: usize = 10;

/// Type of a login.
pub const LOGIN: i32 = 3;
/// Type of a command, and of the answer to a login.
pub const COMMAND: i32 = 2;
/// Type of the answer to a command.
pub const ANSWER: i32 = 0;
/// Id of the answer to a failed login.
pub const FAILED: i32 = -1;

/// What a client sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Chosen by the client; the answer has it too.
    pub id: i32,
    /// [`LOGIN`], [`COMMAND`] or something else.
    pub kind: i32,
    /// Password or command: up to the first zero byte.
    pub text: Vec<u8>,
}

/// A length that no request has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a request of {0} bytes")]
pub struct BadLength(i32);

/// Takes the next whole request out of `buffer`; `None` when there is none yet.
///
/// # Errors
/// When its length is out of bounds; nothing after it can be understood.
pub fn next_request(buffer: &mut BytesMut) -> Result<Option<Request>, BadLength> {
    let Some(length) = buffer.first_chunk::<4>() else { return Ok(None) };
    let length = i32::from_le_bytes(*length);
    let bounds = EMPTY..=MAX_REQUEST - 4;
    let Some(body) = usize::try_from(length).ok().filter(|body| bounds.contains(body)) else {
        return Err(BadLength(length));
    };
    if buffer.len() < 4 + body {
        return Ok(None);
    }
    let mut packet = buffer.split_to(4 + body);
    packet.advance(4);
    let (id, kind) = (packet.get_i32_le(), packet.get_i32_le());
    let text = packet.as_ref().split(|byte| *byte == 0).next().unwrap_or_default().to_vec();
    Ok(Some(Request { id, kind, text }))
}

/// Writes one packet; the text must not be longer than [`MAX_ANSWER_TEXT`].
pub fn write(id: i32, kind: i32, text: &str, out: &mut Vec<u8>) {
    out.put_i32_le((text.len() + EMPTY) as i32);
    out.put_i32_le(id);
    out.put_i32_le(kind);
    out.extend_from_slice(text.as_bytes());
    out.extend_from_slice(&[0, 0]);
}

/// Writes the answer to a command, in as many packets as it takes; at least one.
pub fn write_answer(id: i32, mut text: &str, out: &mut Vec<u8>) {
    loop {
        let (part, rest) = text.split_at(text.floor_char_boundary(MAX_ANSWER_TEXT));
        write(id, ANSWER, part, out);
        text = rest;
        if text.is_empty() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A request as clients write it.
    fn request(id: i32, kind: i32, text: &str) -> BytesMut {
        let mut out = Vec::new();
        write(id, kind, text, &mut out);
        BytesMut::from(out.as_slice())
    }

    #[test]
    fn a_login_is_the_documented_bytes() {
        let bytes = b"\x0c\0\0\0\x07\0\0\0\x03\0\0\0pw\0\0";
        assert_eq!(request(7, LOGIN, "pw").as_ref(), bytes);
        let parsed = next_request(&mut BytesMut::from(bytes.as_slice()));
        assert_eq!(parsed, Ok(Some(Request { id: 7, kind: LOGIN, text: b"pw".to_vec() })));
    }

    #[test]
    fn lengths_out_of_bounds_are_refused_before_anything_is_kept() {
        for length in [i32::MIN, -1, 0, 9, 1457, i32::MAX] {
            assert_eq!(next_request(&mut BytesMut::from(&length.to_le_bytes()[..])), Err(BadLength(length)));
        }
        let longest = "x".repeat(MAX_REQUEST - 4 - EMPTY);
        let parsed = next_request(&mut request(1, COMMAND, &longest)).expect("in bounds").expect("whole");
        assert_eq!(parsed.text, longest.as_bytes());
    }

    #[test]
    fn long_answers_are_split_between_characters() {
        let text = "é".repeat(3000);
        let mut out = Vec::new();
        write_answer(5, &text, &mut out);
        assert_eq!(out.len(), text.len() + 2 * (4 + EMPTY));
        assert_eq!(out[..4], 4106i32.to_le_bytes());
        out.clear();
        write_answer(5, "", &mut out);
        assert_eq!(out.len(), 4 + EMPTY);
    }

    proptest! {
        #[test]
        fn requests_read_back_however_they_are_cut(
            id in any::<i32>(), kind in any::<i32>(), text in "[^\0]{0,300}", cut in 0usize..1500,
        ) {
            let whole = request(id, kind, &text);
            let cut = cut.min(whole.len() - 1);
            let mut buffer = BytesMut::from(&whole[..cut]);
            prop_assert_eq!(next_request(&mut buffer), Ok(None));
            buffer.extend_from_slice(&whole[cut..]);
            let expected = Request { id, kind, text: text.into_bytes() };
            prop_assert_eq!(next_request(&mut buffer), Ok(Some(expected)));
            prop_assert!(buffer.is_empty());
        }

        #[test]
        fn any_bytes_are_survived(bytes in prop::collection::vec(any::<u8>(), 0..3000)) {
            let mut buffer = BytesMut::from(bytes.as_slice());
            while let Ok(Some(_)) = next_request(&mut buffer) {}
        }
    }
}
