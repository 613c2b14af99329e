//! What one client may do: nothing before it has logged in.

use super::packet::{self, Request};
use crate::secret::Secret;

/// One client.
#[derive(Debug)]
pub struct Session {
    password: Secret,
    logged_in: bool,
}

/// What follows from a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Send this.
    Send(Vec<u8>),
    /// Logged in; send this.
    LoggedIn(Vec<u8>),
    /// The password was wrong, or a command came before it; send this.
    Refused(Vec<u8>),
    /// Run this line and answer under this id with [`packet::write_answer`].
    Run {
        /// Of the request.
        id: i32,
        /// The command.
        line: String,
    },
}

impl Session {
    /// A client that has not logged in.
    pub fn new(password: Secret) -> Self {
        Self { password, logged_in: false }
    }

    /// Whether it has presented the password.
    pub fn logged_in(&self) -> bool {
        self.logged_in
    }

    /// Handles a request.
    pub fn handle(&mut self, request: &Request) -> Step {
        let mut out = Vec::new();
        match request.kind {
            packet::LOGIN => {
                self.logged_in = !request.text.is_empty() && self.password.matches(&request.text);
                let id = if self.logged_in { request.id } else { packet::FAILED };
                packet::write(id, packet::COMMAND, "", &mut out);
                if self.logged_in { Step::LoggedIn(out) } else { Step::Refused(out) }
            }
            packet::COMMAND if self.logged_in => {
                Step::Run { id: request.id, line: String::from_utf8_lossy(&request.text).into_owned() }
            }
            packet::COMMAND => {
                packet::write(packet::FAILED, packet::COMMAND, "", &mut out);
                Step::Refused(out)
            }
            kind => {
                packet::write_answer(request.id, &format!("Unknown request {kind:x}"), &mut out);
                Step::Send(out)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(id: i32, kind: i32, text: &str) -> Request {
        Request { id, kind, text: text.as_bytes().to_vec() }
    }

    fn packet(id: i32, kind: i32, text: &str) -> Vec<u8> {
        let mut out = Vec::new();
        packet::write(id, kind, text, &mut out);
        out
    }

    #[test]
    fn commands_need_the_password() {
        let mut session = Session::new(Secret::new(b"pw"));
        let refused = Step::Refused(packet(-1, 2, ""));
        assert_eq!(session.handle(&request(1, 2, "stop")), refused);
        assert_eq!(session.handle(&request(1, 3, "")), refused);
        assert_eq!(session.handle(&request(1, 3, "px")), refused);
        assert_eq!(session.handle(&request(9, 3, "pw")), Step::LoggedIn(packet(9, 2, "")));
        assert_eq!(session.handle(&request(4, 2, "list")), Step::Run { id: 4, line: "list".to_owned() });
        assert_eq!(session.handle(&request(4, 18, "")), Step::Send(packet(4, 0, "Unknown request 12")));
        // A failed login logs out.
        assert_eq!(session.handle(&request(1, 3, "px")), refused);
        assert_eq!(session.handle(&request(4, 2, "list")), refused);
    }
}
