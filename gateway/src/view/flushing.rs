//! The end of a tick: movement, chunks, and frames on their way to the sockets.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::View;
use super::chunks::Slot;
use super::outbox::{BEHIND_BYTES, LOST_BYTES, Refused};
use super::player::Player;
use super::roster::LATENCY_TICKS;
use crate::reason::Reason;
use crate::session::Control;

/// Ticks between two messages with the time.
const TIME_TICKS: i64 = 20;
/// Ticks a session may be behind before it is closed.
const BEHIND_TICKS: i64 = 600;

/// Tells a socket's tasks to close it, once. What was handed over before still leaves, if the client reads.
fn close(player: &mut Player) {
    if let (Some(reason), false) = (&player.ending, player.closing) {
        player.closing = true;
        if player.joined {
            let _ = player.control.try_send(Control::Closing(reason.clone()));
        }
    }
}

impl View {
    /// Encodes what follows from the tick that was applied.
    pub fn encode(&mut self) {
        self.move_entities();
        self.follow_players();
        self.review_moved_entities();
        let frames = self.options.frames;
        if self.tick % TIME_TICKS == 0 {
            let time = self.game_time;
            let range = self.buffer.write(frames, |frames, out| frames.time(out, time));
            self.share(range);
        }
        if self.tick % LATENCY_TICKS == 0 && !self.roster.entries().is_empty() {
            let range =
                self.buffer.write(frames, |frames, out| frames.roster_latency(out, self.roster.entries()));
            self.share(range);
        }
        for slot in self.players.slots() {
            self.isolated(slot, |view| {
                view.catch_up(slot);
                view.send_chunks(slot);
            });
        }
        self.send_subscriptions();
    }

    /// Hands the frames of the tick to the sockets.
    pub fn flush(&mut self) {
        let buffer = self.buffer.freeze();
        let tick = self.tick;
        self.buffer.set_versions(self.players.iter().map(|(_, player)| player.outbox.version()));
        let mut lost = Vec::new();
        for (slot, player) in self.players.iter_mut() {
            if !player.outbox.is_empty() {
                let mut frames = player.outbox.drain(&buffer);
                match player.outlet.try_send(&mut frames) {
                    Ok(_) => {}
                    // Whoever is being closed and does not read gets no last words.
                    Err(Refused::Full) if player.ending.is_some() => {}
                    Err(Refused::Full) => {
                        player.behind_since.get_or_insert(tick);
                        player.outbox.put_back(frames);
                    }
                    // The socket's task is ending and will tell.
                    Err(Refused::Closed) => {}
                }
            }
            if player.ending.is_some() {
                close(player);
                continue;
            }
            let queued = player.outlet.queued_bytes();
            if queued > BEHIND_BYTES {
                player.behind_since.get_or_insert(tick);
            }
            let too_long = player.behind_since.is_some_and(|since| tick - since > BEHIND_TICKS);
            if queued > LOST_BYTES || too_long {
                lost.push(slot);
            }
        }
        for slot in lost {
            // What waits cannot be delivered any more, so the connection is cut.
            let reason = Reason::key("disconnect.timeout", "Timed out: the client does not read fast enough");
            self.too_slow += 1;
            self.kick(slot, &reason);
            if let Some(player) = self.players.get_mut(slot) {
                player.outbox.clear();
                close(player);
            }
        }
    }

    /// Ends the time in which a session is behind, when its queue has run dry.
    fn catch_up(&mut self, slot: Slot) {
        let Some(player) = self.players.get_mut(slot) else { return };
        if player.behind_since.is_none() || player.outbox.is_held() || !player.outlet.is_drained() {
            return;
        }
        player.behind_since = None;
        if player.resync {
            self.resync(slot);
        }
    }

    /// Gives a part of the tick's buffer to everybody who plays.
    pub(super) fn share(&mut self, range: super::outbox::Range) {
        for (_, player) in self.players.iter_mut().filter(|(_, player)| player.is_playing()) {
            player.outbox.push_shared(range);
        }
    }

    /// Does something for one session; a fault in it ends that session only.
    fn isolated(&mut self, slot: Slot, step: impl FnOnce(&mut Self)) {
        if catch_unwind(AssertUnwindSafe(|| step(self))).is_err() {
            tracing::error!(slot, "a fault while serving a session; the session is closed");
            self.kick(slot, &Reason::internal("server fault"));
        }
    }
}
