//! One client's session as a state machine: handshake, then status or login, configuration, play.
//!
//! Bytes, answers and the time go in; [`Action`]s come out. There is no socket here, no clock and no waiting.
//! Whatever a client does wrong ends its own session with a reason and touches nothing else.

mod admission;
mod configuration;
mod event;
mod fault;
mod handshake;
mod keep_alive;
mod login;
mod play;
mod serverbound;
mod settings;

#[cfg(test)]
mod tests;

use std::net::SocketAddr;
use std::sync::Arc;

use bytes::{Bytes, BytesMut};
use java::frame::{self, FrameDecoder};
use java::legacy::{self, LegacyParse};
use link::v1;

pub use admission::{Admission, AdmissionError};
pub use event::{Answer, Control, Event, Profile};
pub use login::offline_uuid;
pub use settings::{Limits, ResourcePack, SessionSettings};

use crate::frames::Frames;
use crate::limits::{Bucket, PacketRate, SILENCE_MILLIS};
use crate::proxy_protocol::begins_header;
use crate::reason::Reason;
use crate::status;
use configuration::Configuration;
use fault::Fault;
use login::Login;
use play::Play;

/// What a session wants done.
#[derive(Debug)]
pub enum Action {
    /// Write these frames.
    Send(Bytes),
    /// Ask whether the account may log in.
    Check(Profile),
    /// Make this the only session of the account.
    Claim(u128),
    /// Ask to join the world.
    Join(Profile, v1::ClientInformation),
    /// Tell the owner what the player did.
    Input(v1::player_input::Input),
    /// Tell the owner the player's latency in milliseconds.
    Latency(u32),
    /// Tell the view that a batch of chunks was taken, and the rate the client wants.
    Acknowledged(f32),
    /// Tell the view the view distance the client asks for, chunks.
    ViewDistance(u32),
    /// Close the connection.
    Close {
        /// For the log.
        reason: String,
        /// A limit or rule was broken.
        violation: bool,
    },
}

/// What the handlers of all states work with.
struct Context<'a> {
    settings: &'a SessionSettings,
    /// Makes frames of the client's version.
    frames: Frames,
    peer: SocketAddr,
    now: u64,
    status: &'a status::Shown,
    actions: &'a mut Vec<Action>,
}

impl Context<'_> {
    fn send(&mut self, frames: Bytes) {
        self.actions.push(Action::Send(frames));
    }

    /// Whether the peer is a proxy that says who its players are.
    fn is_forwarding_proxy(&self) -> bool {
        let admission = &self.settings.admission;
        admission.velocity.is_some() && admission.proxies.contain(self.peer.ip())
    }
}

/// Where a session is.
#[derive(Debug)]
enum State {
    Handshake,
    /// A legacy ping in one of its short forms, unless more of it comes.
    LegacyPing {
        since: u64,
        form: legacy::LegacyPing,
    },
    Status(handshake::Status),
    Login(Login),
    Configuration(Configuration),
    Play(Box<Play>),
    Closed,
}

/// One client's session.
#[derive(Debug)]
pub struct Session {
    decoder: FrameDecoder,
    pending: usize,
    bytes_before_login: usize,
    core: Core,
}

/// A session without its bytes.
#[derive(Debug)]
struct Core {
    peer: SocketAddr,
    settings: Arc<SessionSettings>,
    /// Makes frames of the client's version.
    frames: Frames,
    state: State,
    opened: u64,
    last_byte: u64,
    packets: Bucket,
    rate: PacketRate,
    bytes: Bucket,
}

impl Session {
    /// A connection from `peer` at time `now` (milliseconds on any monotonic clock).
    pub fn new(peer: SocketAddr, settings: Arc<SessionSettings>, now: u64) -> Self {
        let packets = settings.limits.packets_per_tick.saturating_mul(20);
        let bytes = settings.limits.bytes_per_second;
        let limit = settings.limits.bytes_before_login;
        let before_login = frame::Limits {
            frame: limit.min(frame::Limits::BEFORE_LOGIN.frame),
            ..frame::Limits::BEFORE_LOGIN
        };
        Self {
            decoder: FrameDecoder::new(before_login),
            pending: 0,
            bytes_before_login: 0,
            core: Core {
                peer,
                frames: settings.frames,
                state: State::Handshake,
                opened: now,
                last_byte: now,
                packets: Bucket::new(packets, packets, now),
                rate: PacketRate::new(settings.limits.rate, now),
                bytes: Bucket::new(bytes, bytes.saturating_mul(2), now),
                settings,
            },
        }
    }

    /// Number of the client's version, once it has said it.
    pub fn version(&self) -> usize {
        self.core.frames.number()
    }

    /// Whether what the client does reaches the world.
    pub fn is_playing(&self) -> bool {
        matches!(&self.core.state, State::Play(play) if play.is_playing())
    }

    /// Where received bytes go; [`Self::receive`] must follow.
    pub fn buffer(&mut self) -> &mut BytesMut {
        self.decoder.buffer()
    }

    /// When [`Self::tick`] is due next.
    pub fn deadline(&self) -> u64 {
        let core = &self.core;
        let limits = &core.settings.limits;
        let own = match &core.state {
            State::Handshake | State::Status(_) => core.opened + limits.handshake_millis,
            State::LegacyPing { since, .. } => since + handshake::LEGACY_PATIENCE_MILLIS,
            State::Login(_) => core.opened + limits.login_millis,
            State::Configuration(state) => state.keep_alive.due(),
            State::Play(state) => state.keep_alive.due(),
            State::Closed => u64::MAX,
        };
        own.min(core.last_byte + SILENCE_MILLIS)
    }

    /// Bytes of the client are in the buffer. Returns how many packets were handled.
    pub fn receive(&mut self, now: u64, status: &status::Shown, actions: &mut Vec<Action>) -> u64 {
        let added = self.decoder.pending().saturating_sub(self.pending);
        self.core.last_byte = now;
        if matches!(self.core.state, State::Handshake | State::Status(_) | State::Login(_)) {
            self.bytes_before_login += added;
            if self.bytes_before_login > self.core.settings.limits.bytes_before_login {
                self.core.fail(Fault::violation("too many bytes before the login"), actions);
            }
        }
        if matches!(self.core.state, State::Handshake) && begins_header(self.decoder.buffer()) {
            self.core.fail(Fault::violation("a PROXY protocol header from no trusted proxy"), actions);
        }
        if matches!(self.core.state, State::Handshake | State::LegacyPing { .. }) {
            self.core.legacy(self.decoder.buffer(), now, status, actions);
        }
        let mut count = 0;
        while !matches!(self.core.state, State::Closed | State::LegacyPing { .. }) {
            match self.decoder.next_frame() {
                Ok(Some(packet)) => {
                    count += 1;
                    if let Err(fault) = self.core.packet(packet, now, status, actions) {
                        self.core.fail(fault, actions);
                    }
                }
                Ok(None) => break,
                Err(error) => self.core.fail(Fault::decode(&error.to_string()), actions),
            }
        }
        if matches!(self.core.state, State::Closed) {
            self.decoder.buffer().clear();
        }
        self.pending = self.decoder.pending();
        count
    }

    /// Time has passed.
    pub fn tick(&mut self, now: u64, status: &status::Shown, actions: &mut Vec<Action>) {
        if now < self.deadline() {
            return;
        }
        let core = &mut self.core;
        if now >= core.last_byte + SILENCE_MILLIS {
            core.fail(Fault::timeout(), actions);
            return;
        }
        match &core.state {
            State::Handshake | State::Status(_) => core.fail(Fault::quiet("no handshake in time"), actions),
            &State::LegacyPing { form, .. } => core.answer_legacy(form, status, actions),
            State::Login(_) => {
                let reason = Reason::key("multiplayer.disconnect.slow_login", "Took too long to log in");
                core.fail(Fault::Reason(reason), actions);
            }
            State::Configuration(_) | State::Play(_) => {
                if let Err(fault) = core.keep_alive(now, actions) {
                    core.fail(fault, actions);
                }
            }
            State::Closed => {}
        }
    }

    /// The view answered a question.
    pub fn answer(&mut self, answer: Answer, now: u64, status: &status::Shown, actions: &mut Vec<Action>) {
        let core = &mut self.core;
        let settings = core.settings.clone();
        let mut context =
            Context { settings: &settings, frames: core.frames, peer: core.peer, now, status, actions };
        match (&mut core.state, answer) {
            (_, Answer::Refused(reason)) => core.fail(Fault::Refused(reason), actions),
            (State::Login(login), Answer::Allowed) => login.allowed(&mut context),
            (State::Login(login), Answer::Claimed) => {
                login.claimed(&mut context);
                if let Some(threshold) = settings.threshold {
                    self.decoder.set_compression(i32::try_from(threshold).unwrap_or(i32::MAX));
                }
                self.decoder.set_limits(frame::Limits {
                    frame: settings.limits.packet_bytes,
                    ..frame::Limits::SERVER
                });
            }
            (State::Play(play), Answer::Allowed) => play.allowed(&mut context),
            (State::Play(play), Answer::Playing(_)) => play.begin(),
            _ => {}
        }
    }

    /// Ends the session for a reason that its client is told.
    pub fn disconnect(&mut self, reason: &Reason, actions: &mut Vec<Action>) {
        self.core.fail(Fault::Refused(reason.clone()), actions);
    }
}

impl Core {
    /// One packet.
    fn packet(
        &mut self,
        packet: frame::Frame<'_>,
        now: u64,
        status: &status::Shown,
        actions: &mut Vec<Action>,
    ) -> Result<(), Fault> {
        if !self.packets.take(1, now) || !self.rate.count(now) {
            let reason =
                Reason::key("disconnect.exceeded_packet_rate", "Kicked for exceeding packet rate limit");
            return Err(Fault::Violation(reason));
        }
        if !self.bytes.take(packet.size, now) {
            return Err(Fault::violation("too many bytes in a second"));
        }
        let (id, body) = (packet.id, packet.body);
        let mut context =
            Context { settings: &self.settings, frames: self.frames, peer: self.peer, now, status, actions };
        let next = match &mut self.state {
            State::Handshake => {
                let (next, version) = handshake::intention(id, body, &mut context)?;
                self.frames = self.frames.of_version(version);
                Some(next)
            }
            State::Status(state) => {
                state.packet(id, body, &mut context)?;
                None
            }
            State::Login(state) => state.packet(id, body, &mut context)?.map(State::Configuration),
            State::Configuration(state) => {
                state.packet(id, body, &mut context)?.map(|play| State::Play(Box::new(play)))
            }
            State::Play(state) => {
                state.packet(id, body, &mut context)?;
                None
            }
            State::LegacyPing { .. } | State::Closed => None,
        };
        if let Some(next) = next {
            self.state = next;
        }
        Ok(())
    }

    fn keep_alive(&mut self, now: u64, actions: &mut Vec<Action>) -> Result<(), Fault> {
        let frames = self.frames;
        let frame = match &mut self.state {
            State::Configuration(state) => frames.keep_alive_configuration(state.keep_alive.ask(now)?),
            State::Play(state) => frames.keep_alive_play(state.keep_alive.ask(now)?),
            _ => return Ok(()),
        };
        actions.push(Action::Send(frame));
        Ok(())
    }

    /// Looks whether the first bytes are a legacy ping.
    fn legacy(&mut self, bytes: &[u8], now: u64, status: &status::Shown, actions: &mut Vec<Action>) {
        if bytes.first() != Some(&legacy::LEGACY_PING) {
            return;
        }
        match legacy::parse(bytes) {
            LegacyParse::Ping(form @ legacy::LegacyPing::V1_6) => self.answer_legacy(form, status, actions),
            // More may follow; when nothing does, it is one of the short forms.
            LegacyParse::Ping(form) => self.state = State::LegacyPing { since: now, form },
            LegacyParse::Incomplete => {
                self.state = State::LegacyPing { since: now, form: legacy::LegacyPing::V1_4 };
            }
            LegacyParse::NotLegacy => self.fail(Fault::quiet("malformed legacy ping"), actions),
        }
    }

    fn answer_legacy(&mut self, form: legacy::LegacyPing, status: &status::Shown, actions: &mut Vec<Action>) {
        if status.face.enable_status {
            actions.push(Action::Send(handshake::legacy_answer(form, status)));
        }
        self.fail(Fault::quiet("legacy ping"), actions);
    }

    /// Ends the session.
    fn fail(&mut self, fault: Fault, actions: &mut Vec<Action>) {
        if matches!(self.state, State::Closed) {
            return;
        }
        let violation = fault.is_violation();
        let (told, plain) = fault.into_parts();
        if let Some(reason) = &told {
            let frames = self.frames;
            match &self.state {
                State::Login(login) => actions.push(Action::Send(login.disconnect(frames, reason))),
                State::Configuration(_) => {
                    actions.push(Action::Send(frames.disconnect_configuration(reason)))
                }
                State::Play(_) => {
                    let mut out = Vec::new();
                    frames.disconnect_play(&mut out, reason);
                    actions.push(Action::Send(out.into()));
                }
                _ => {}
            }
        }
        self.log_end(&plain, violation);
        self.state = State::Closed;
        actions.push(Action::Close { reason: plain, violation });
    }

    /// Players in the world are logged by their worker; here are the others, and whoever broke a rule.
    fn log_end(&self, reason: &str, violation: bool) {
        let profile = match &self.state {
            State::Login(login) => login.profile(),
            State::Configuration(state) => Some(&state.profile),
            State::Play(state) if violation || !state.is_playing() => Some(&state.profile),
            State::Play(_) => return,
            _ => None,
        };
        let name = match &self.state {
            State::Login(login) => login.name(),
            _ => profile.map(|profile| profile.name.as_str()),
        };
        let shown = match (self.settings.log_ips, profile) {
            (false, _) => "IP hidden".to_owned(),
            // A proxy may have said that the player's address is another than the connection's.
            (true, Some(profile)) => profile.address.clone(),
            (true, None) => self.peer.to_string(),
        };
        match name {
            Some(name) if violation => tracing::warn!("Disconnecting {name} (/{shown}): {reason}"),
            Some(name) => tracing::info!("{name} (/{shown}) lost connection: {reason}"),
            None if violation => tracing::warn!("Disconnecting /{shown}: {reason}"),
            None => tracing::debug!("/{shown}: {reason}"),
        }
    }
}
