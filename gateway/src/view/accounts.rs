//! One session per account, and questions to the owner that wait for their answer.

use link::v1::{self, subscriber_message};
use rustc_hash::FxHashMap;
use tokio::sync::{mpsc, oneshot};

use super::View;
use crate::reason::Reason;
use crate::session::{Answer, Control};

/// The session that holds an account, and those that wait for it to go.
#[derive(Debug)]
struct Holder {
    session: u64,
    control: mpsc::Sender<Control>,
    waiting: Vec<(u64, mpsc::Sender<Control>, oneshot::Sender<Answer>)>,
}

/// Who holds which account.
#[derive(Debug, Default)]
pub(super) struct Accounts {
    holders: FxHashMap<u128, Holder>,
    by_session: FxHashMap<u64, u128>,
    checks: FxHashMap<u64, oneshot::Sender<Answer>>,
}

impl Accounts {
    pub(super) fn wait_for_verdict(&mut self, session: u64, reply: oneshot::Sender<Answer>) {
        self.checks.insert(session, reply);
    }

    pub(super) fn verdict(&mut self, verdict: v1::LoginVerdict) {
        let Some(reply) = self.checks.remove(&verdict.session) else { return };
        let answer = match verdict.allowed {
            true => Answer::Allowed,
            false => Answer::Refused(Reason {
                json: verdict.refusal_json,
                nbt: verdict.refusal_text,
                plain: verdict.refusal_plain,
            }),
        };
        let _ = reply.send(answer);
    }

    pub(super) fn refuse_checks(&mut self, reason: &Reason) {
        for (_, reply) in self.checks.drain() {
            let _ = reply.send(Answer::Refused(reason.clone()));
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.by_session.is_empty()
    }

    pub(super) fn disconnect_all(&mut self, reason: &Reason) {
        for holder in self.holders.values() {
            let _ = holder.control.try_send(Control::Disconnect(reason.clone()));
            for (_, control, _) in &holder.waiting {
                let _ = control.try_send(Control::Disconnect(reason.clone()));
            }
        }
    }

    /// A session is over; the next that waits for its account gets it.
    fn release(&mut self, session: u64) {
        self.checks.remove(&session);
        let Some(uuid) = self.by_session.remove(&session) else { return };
        let Some(holder) = self.holders.get_mut(&uuid) else { return };
        if holder.session != session {
            holder.waiting.retain(|(waiting, ..)| *waiting != session);
            return;
        }
        let Some(mut holder) = self.holders.remove(&uuid) else { return };
        // The newest wins; those that were overtaken while they waited are told so.
        let Some((session, control, reply)) = holder.waiting.pop() else { return };
        for (_, overtaken, _) in holder.waiting {
            let _ = overtaken.try_send(Control::Disconnect(duplicate_login()));
        }
        if reply.send(Answer::Claimed).is_ok() {
            self.holders.insert(uuid, Holder { session, control, waiting: Vec::new() });
        }
    }
}

/// Vanilla's words for the older of two sessions.
fn duplicate_login() -> Reason {
    Reason::key("multiplayer.disconnect.duplicate_login", "You logged in from another location")
}

impl View {
    /// A session wants to be the only one of its account: the older one goes first.
    pub(super) fn claim(
        &mut self,
        session: u64,
        uuid: u128,
        control: mpsc::Sender<Control>,
        reply: oneshot::Sender<Answer>,
    ) {
        self.accounts.by_session.insert(session, uuid);
        let Some(holder) = self.accounts.holders.get_mut(&uuid) else {
            self.accounts.holders.insert(uuid, Holder { session, control, waiting: Vec::new() });
            let _ = reply.send(Answer::Claimed);
            return;
        };
        holder.waiting.push((session, control, reply));
        let older = holder.session;
        match self.players.slot_of(older) {
            Some(slot) => {
                self.kick(slot, &duplicate_login());
                self.urgent = true;
            }
            None => {
                let _ = holder.control.try_send(Control::Disconnect(duplicate_login()));
            }
        }
    }

    /// A session is over.
    pub(super) fn left(&mut self, session: u64, reason: String) {
        if let Some(slot) = self.players.slot_of(session) {
            self.forget_player(slot);
            self.locator.forget_watcher(slot);
            if let Some(player) = self.players.remove(slot) {
                let reason = player.ending.unwrap_or(reason);
                self.send(subscriber_message::Message::Leave(v1::Leave { session, reason }));
            }
        }
        self.accounts.release(session);
    }
}
