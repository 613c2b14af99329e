//! Links: attaching, what they say, and their end.

use chunk::ChunkPos;
use link::v1::{
    self, Attached, SubscriberMessage, owner_message, player_input::Input, subscriber_message::Message,
};

use super::{OVERWORLD, Server};
use crate::replication::{LinkId, Subscriber};

/// Messages taken from one link in one tick; the rest waits in its channel and slows its sender.
const MESSAGES_PER_TICK: usize = 100_000;

impl Server {
    pub(super) fn attach(&mut self, owner: link::Owner, attach: &v1::Attach) {
        self.last_link += 1;
        let id = self.last_link;
        let mut subscriber = Subscriber::new(owner, &attach.name, self.setup.link_backlog_ticks);
        let version = link::negotiate(attach.min_version, attach.max_version).unwrap_or(link::MIN_VERSION);
        subscriber.outbox.push(owner_message::Message::Attached(Attached {
            version,
            name: "world-worker".to_owned(),
            software: env!("CARGO_PKG_VERSION").to_owned(),
            world: Some(self.setup.info.clone()),
            roster: self.players.values().map(super::replicate::roster_entry).collect(),
            tick: self.tick,
        }));
        tracing::info!("{} attached (link version {version})", subscriber.peer);
        self.links.insert(id, subscriber);
    }

    pub(super) fn take_messages(&mut self) {
        let ids: Vec<LinkId> = self.links.keys().copied().collect();
        for id in ids {
            for _ in 0..MESSAGES_PER_TICK {
                let Some(subscriber) = self.links.get_mut(&id) else { break };
                match subscriber.incoming.try_recv() {
                    Ok(message) => self.handle(id, message),
                    Err(tokio::sync::mpsc::error::TryRecvError::Empty) => break,
                    Err(tokio::sync::mpsc::error::TryRecvError::Disconnected) => {
                        self.detach(id, "the link was closed");
                        break;
                    }
                }
            }
        }
    }

    fn handle(&mut self, id: LinkId, message: SubscriberMessage) {
        if let Err(invalid) = link::validate::subscriber_message(&message) {
            return self.refuse(id, &message, &invalid.to_string());
        }
        match message.message {
            Some(Message::Subscribe(subscribe)) => {
                for want in subscribe.chunks {
                    if let Some(pos) = want.chunk.and_then(chunk_pos) {
                        self.subscribe(id, pos, want.priority);
                    }
                }
            }
            Some(Message::Unsubscribe(unsubscribe)) => {
                for pos in unsubscribe.chunks.into_iter().filter_map(chunk_pos) {
                    self.unsubscribe(id, pos);
                }
            }
            Some(Message::LoginCheck(check)) => self.check_login(id, &check),
            Some(Message::Join(join)) => self.begin_join(id, join),
            Some(Message::Leave(leave)) => self.session_left(id, leave.session, &leave.reason),
            Some(Message::Input(input)) => {
                let Some(entity) = self.entity_of(id, input.session) else { return };
                if let Some(player) = self.players.get_mut(&entity) {
                    player.last_input = self.tick;
                }
                if let Some(input) = input.input {
                    self.guarded_input(entity, input);
                }
            }
            Some(Message::Latency(latency)) => {
                if let Some(entity) = self.entity_of(id, latency.session) {
                    self.set_latency(entity, latency.milliseconds);
                }
            }
            Some(Message::Attach(_)) => self.detach(id, "it attached twice"),
            None => {}
        }
    }

    /// Bad input of a player costs that player's session; anything else is the peer's fault and costs the link.
    fn refuse(&mut self, id: LinkId, message: &SubscriberMessage, why: &str) {
        let session = match &message.message {
            Some(Message::Input(input)) => Some(input.session),
            _ => None,
        };
        match session.map(|session| self.entity_of(id, session)) {
            Some(Some(entity)) => {
                let name = self.players.get(&entity).map_or("", |player| player.name.as_str());
                tracing::warn!("bad input of {name}: {why}");
                let reason = text::Text::translate(
                    "disconnect.genericReason",
                    [text::Text::literal(format!("Internal Exception: {why}"))],
                );
                self.kick(entity, &reason);
            }
            Some(None) => {}
            None => self.detach(id, &format!("it sent a bad message: {why}")),
        }
    }

    fn entity_of(&self, link: LinkId, session: u64) -> Option<u32> {
        self.links.get(&link)?.sessions.get(&session).copied()
    }

    /// A panic while one player's input is handled ends that player's session, not the world.
    fn guarded_input(&mut self, entity: u32, input: Input) {
        let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.input(entity, input)));
        if outcome.is_err() {
            let name = self.players.get(&entity).map_or_else(String::new, |player| player.name.clone());
            tracing::error!("input of {name} made the server panic; disconnecting");
            let reason = text::Text::translate(
                "disconnect.genericReason",
                [text::Text::literal("Internal Exception: the server failed on this input")],
            );
            self.kick(entity, &reason);
        }
    }

    pub(super) fn detach(&mut self, id: LinkId, why: &str) {
        let Some(subscriber) = self.links.get(&id) else { return };
        tracing::warn!("{} detached: {why}", subscriber.peer);
        let entities: Vec<u32> = subscriber.sessions.values().copied().collect();
        for entity in entities {
            self.leave(entity, "Its gateway is gone");
        }
        self.give_up_joins(|joining| joining.link == id);
        self.links.remove(&id);
        let mut left = Vec::new();
        for (pos, holder) in self.world.iter_mut() {
            if holder.subscribers.contains(&id) {
                holder.subscribers.retain(|subscriber| *subscriber != id);
                left.push(pos);
            }
        }
        for pos in left {
            self.check_idle(pos);
        }
    }
}

fn chunk_pos(chunk: v1::ChunkRef) -> Option<ChunkPos> {
    // The world's border lies at 30 million blocks; what is beyond is never asked for in good faith.
    const FARTHEST: i32 = 30_000_000 / 16 + 64;
    let inside = |v: i32| (-FARTHEST..=FARTHEST).contains(&v);
    (chunk.dimension == OVERWORLD && inside(chunk.x) && inside(chunk.z))
        .then(|| ChunkPos::new(chunk.x, chunk.z))
}
