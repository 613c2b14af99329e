//! From a configured session to a player in the world.

use link::v1::{self, subscriber_message};
use tokio::sync::{mpsc, oneshot};

use super::View;
use super::entities::section_of;
use super::outbox::Outlet;
use super::player::Player;
use super::roster::Listed;
use super::tick::vec3;
use crate::frames::JoinSequence;
use crate::session::{Answer, Control, Profile};

impl View {
    /// Asks the owner to let a session in.
    pub(super) fn join(
        &mut self,
        session: u64,
        profile: Profile,
        information: v1::ClientInformation,
        outlet: Outlet,
        control: mpsc::Sender<Control>,
        reply: oneshot::Sender<Answer>,
    ) {
        let Some(world) = &self.world else {
            let _ = reply.send(Answer::Refused(super::no_worker()));
            return;
        };
        let inputs = world.inputs.clone();
        let join = v1::Join {
            session,
            uuid: profile.uuid_bytes(),
            name: profile.name.clone(),
            address: profile.address.clone(),
            information: Some(information.clone()),
            properties: profile.properties.clone(),
        };
        self.send(subscriber_message::Message::Join(join));
        self.buffer.begin_version(outlet.version());
        self.players.insert(Player::new(session, profile, information.view_distance, outlet, control));
        let _ = reply.send(Answer::Playing(inputs));
    }

    /// The owner let a session in: sends the join sequence and starts its view.
    pub(super) fn joined(&mut self, joined: v1::Joined) {
        let Some(slot) = self.players.slot_of(joined.session) else { return };
        let (Some(world), Some(player)) = (&self.world, self.players.get_mut(slot)) else { return };
        if player.joined || player.ending.is_some() {
            return;
        }
        player.joined = true;
        player.entity = joined.entity;
        player.dimension = joined.dimension;
        player.position = vec3(joined.position.as_ref());
        player.section = section_of(player.position);
        player.spectator = joined.game_mode() == v1::GameMode::Spectator;
        let own = Listed {
            uuid: player.profile.uuid,
            name: player.profile.name.clone(),
            game_mode: joined.game_mode as u32,
            latency: 0,
            allow_listing: true,
            properties: player.profile.properties.clone(),
        };
        let sequence = JoinSequence {
            world: &world.info,
            joined: &joined,
            roster: self.roster.entries(),
            own: &own,
            motd: world
                .info
                .door
                .as_ref()
                .and_then(|door| door.motd.as_deref())
                .unwrap_or(&self.options.motd),
            icon: self.options.icon.as_ref(),
        };
        let frames = self.options.frames;
        let range = self
            .buffer
            .write_one(player.outbox.version(), frames, |frames, out| frames.join_sequence(out, &sequence));
        player.outbox.push_shared(range);
        // Chunks are asked for at once, so that they are under way before the next tick ends.
        self.start_area(slot);
        self.review_bar(slot);
        let (id, session) = (joined.entity, slot);
        if let Some(entity) = self.entities.get_mut(id) {
            entity.session = Some(session);
        }
    }
}
