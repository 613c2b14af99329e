//! Ways to tell players something.

use link::v1::{self, PlayerMessage, player_message::Message};
use text::Text;

use super::Server;
use crate::replication::LinkId;

impl Server {
    /// Queues a message for one player's session.
    pub fn tell(&mut self, entity: u32, message: Message) {
        let Some(player) = self.players.get(&entity) else { return };
        let (link, session) = (player.link, player.session);
        self.tell_session(link, session, message);
    }

    /// Queues a message for a session, which may not have a player.
    pub fn tell_session(&mut self, link: LinkId, session: u64, message: Message) {
        if let Some(subscriber) = self.links.get_mut(&link) {
            subscriber.tick.messages.push(PlayerMessage {
                sessions: vec![session],
                except: 0,
                message: Some(message),
            });
        }
    }

    /// Queues a message for everybody but `except`.
    pub fn tell_all(&mut self, message: &Message, except: Option<(LinkId, u64)>) {
        for (&id, subscriber) in &mut self.links {
            let except = except.filter(|&(link, _)| link == id).map_or(0, |(_, session)| session);
            subscriber.tick.messages.push(PlayerMessage {
                sessions: Vec::new(),
                except,
                message: Some(message.clone()),
            });
        }
    }

    /// The session of a player, as the argument of [`tell_all`](Self::tell_all).
    pub fn session_of(&self, entity: u32) -> Option<(LinkId, u64)> {
        self.players.get(&entity).map(|player| (player.link, player.session))
    }

    /// Sends a player a line of text.
    pub fn system_chat(&mut self, entity: u32, text: &Text, overlay: bool) {
        self.tell(entity, system_chat(text, overlay));
    }

    /// Sends everybody and the log a line of text.
    pub fn broadcast(&mut self, text: &Text, except: Option<(LinkId, u64)>) {
        tracing::info!("{}", text.to_plain());
        self.tell_all(&system_chat(text, false), except);
    }

    /// Disconnects a player.
    pub fn kick(&mut self, entity: u32, reason: &Text) {
        let Some(player) = self.players.get(&entity) else { return };
        let (link, session) = (player.link, player.session);
        self.tell_session(link, session, kick(reason));
        self.leave(entity, &reason.to_plain());
    }
}

/// A line of text as a message.
pub fn system_chat(text: &Text, overlay: bool) -> Message {
    Message::SystemChat(v1::SystemChat { text: text.to_nbt().into(), overlay })
}

/// A disconnect as a message.
pub fn kick(reason: &Text) -> Message {
    Message::Kick(v1::Kick { text: reason.to_nbt().into(), plain: reason.to_plain() })
}

/// A position of the protocol from blocks.
pub fn vec3(v: [f64; 3]) -> v1::Vec3 {
    v1::Vec3 { x: v[0], y: v[1], z: v[2] }
}

/// A block position of the protocol.
pub fn block_pos(pos: chunk::BlockPos) -> v1::BlockPos {
    v1::BlockPos { x: pos.x, y: pos.y, z: pos.z }
}
