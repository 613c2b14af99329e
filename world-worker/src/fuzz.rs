//! Bodies of the fuzz targets in `fuzz/`, as plain functions so that a test runs them too.
//!
//! Each takes any bytes and panics when something that must hold does not.

use bytes::BytesMut;

use crate::management::rpc::Message;
use crate::rcon::packet::{self, Request};
use crate::rcon::session::{Session, Step};
use crate::secret::Secret;

/// What an RCON client sends, cut into parts of as many bytes as the first says.
pub fn rcon(data: &[u8]) {
    let [part, stream @ ..] = data else { return };
    let mut session = Session::new(Secret::new(b"p"));
    let mut buffer = BytesMut::new();
    let handle = |session: &mut Session, request: &Request| match session.handle(request) {
        Step::Run { line, .. } => {
            assert!(session.logged_in());
            let _ = crate::command::parse(&line);
        }
        Step::LoggedIn(_) => assert_eq!(request.text, b"p"),
        Step::Send(_) | Step::Refused(_) => {}
    };
    for part in stream.chunks(usize::from(*part).max(1)) {
        buffer.extend_from_slice(part);
        loop {
            match packet::next_request(&mut buffer) {
                Ok(Some(request)) => handle(&mut session, &request),
                Ok(None) => break,
                Err(_) => return,
            }
        }
    }
    assert!(buffer.len() <= stream.len());
}

/// A message of the management protocol.
pub fn json_rpc(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let message = Message::parse(text);
    assert!(!message.requests.is_empty());
    assert!(message.batch || message.requests.len() == 1);
}

/// A line of a player or of the console.
pub fn command_line(data: &[u8]) {
    let Ok(line) = std::str::from_utf8(data) else { return };
    crate::command::parse(line);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn targets_hold(data in prop::collection::vec(any::<u8>(), 0..300)) {
            rcon(&data);
            json_rpc(&data);
            command_line(&data);
        }

        #[test]
        fn lines_hold(line in "(tellraw @a|title @s title|particle dust|bossbar add a:b|execute) [ -~]{0,60}") {
            command_line(line.as_bytes());
        }
    }

    #[test]
    fn a_password_and_a_command_are_understood() {
        let mut bytes = vec![7];
        packet::write(1, packet::LOGIN, "p", &mut bytes);
        packet::write(2, packet::COMMAND, "list", &mut bytes);
        rcon(&bytes);
    }
}
