//! Which chunks a session is sent, and when.

use link::v1::{self, subscriber_message};

use super::View;
use super::area::{Area, effective_view_distance};
use super::chunks::{ChunkKey, Slot};
use super::player::ChunkState;

/// Most chunks of one subscription message.
const SUBSCRIPTION: usize = 1024;

impl View {
    /// A chunk that a session waits for can be sent.
    pub(super) fn chunk_ready(&mut self, slot: Slot, key: ChunkKey) {
        let Some(player) = self.players.get_mut(slot) else { return };
        if player.dimension != key.dimension {
            return;
        }
        let at = (key.x, key.z);
        if let Some(state @ ChunkState::Pending) = player.chunks.get_mut(&at) {
            *state = ChunkState::Ready;
            player.ready.push(at);
        }
    }

    /// A session has a chunk but lacks changes of it, so that it must be sent again.
    pub(super) fn chunk_outdated(&mut self, slot: Slot, key: ChunkKey) {
        let Some(player) = self.players.get_mut(slot) else { return };
        if player.dimension != key.dimension {
            return;
        }
        let at = (key.x, key.z);
        if let Some(state @ ChunkState::Sent) = player.chunks.get_mut(&at) {
            *state = ChunkState::Ready;
            player.ready.push(at);
        }
    }

    /// The client asks for another view distance.
    pub(super) fn set_view_distance(&mut self, slot: Slot, chunks: u32) {
        let Some(player) = self.players.get_mut(slot) else { return };
        // Applied once a tick: a client may say another distance in every packet.
        player.requested_distance = chunks;
    }

    /// Begins to send chunks round where the player is.
    pub(super) fn start_area(&mut self, slot: Slot) {
        let Some(player) = self.players.get(slot) else { return };
        let distance = self.view_distance(player.requested_distance);
        let [x, _, z] = super::entities::section_of(player.position);
        let frames = self.options.frames;
        let range = self.buffer.write(frames, |frames, out| frames.chunk_centre(out, x, z));
        if let Some(player) = self.players.get_mut(slot) {
            player.outbox.push_shared(range);
            player.section = super::entities::section_of(player.position);
        }
        self.set_area(slot, Area { x, z, distance });
    }

    /// Lets go of all chunks, because the client did: it changes worlds.
    pub(super) fn drop_area(&mut self, slot: Slot) {
        let Some(player) = self.players.get_mut(slot) else { return };
        player.area = None;
        player.ready.clear();
        let dimension = player.dimension;
        for ((x, z), _) in player.chunks.drain() {
            self.chunks.drop_interest(ChunkKey { dimension, x, z }, slot);
        }
    }

    /// Follows players that moved: centre, chunks, entities in sight.
    pub(super) fn follow_players(&mut self) {
        for slot in self.players.slots() {
            let Some(player) = self.players.get_mut(slot) else { continue };
            if !player.is_playing() {
                continue;
            }
            if player.area.is_none() {
                self.start_area(slot);
                self.review(slot);
                self.review_bar(slot);
                continue;
            }
            let moved = std::mem::take(&mut player.moved);
            let requested = player.requested_distance;
            if let Some(area) = player.area {
                let distance = self.view_distance(requested);
                if distance != area.distance {
                    self.set_area(slot, Area { distance, ..area });
                    self.review(slot);
                    self.review_bar(slot);
                }
            }
            if !moved {
                continue;
            }
            let Some(player) = self.players.get_mut(slot) else { continue };
            let section = super::entities::section_of(player.position);
            if section == player.section {
                self.follow_directions(slot);
                continue;
            }
            player.section = section;
            if let Some(area) = player.area
                && (area.x, area.z) != (section[0], section[2])
            {
                let frames = self.options.frames;
                let range = self.buffer.write_one(player.outbox.version(), frames, |frames, out| {
                    frames.chunk_centre(out, section[0], section[2]);
                });
                player.outbox.push_shared(range);
                self.set_area(slot, Area { x: section[0], z: section[2], ..area });
            }
            self.review(slot);
            self.review_bar(slot);
        }
    }

    /// Changes the area: forgets the chunks that left it and asks for those that entered it, nearest first.
    fn set_area(&mut self, slot: Slot, area: Area) {
        let Some(player) = self.players.get_mut(slot) else { return };
        player.area = Some(area);
        let dimension = player.dimension;
        let mut forgotten = Vec::new();
        let chunks = &mut self.chunks;
        player.chunks.retain(|&(x, z), state| {
            let stays = area.contains(x, z);
            if !stays {
                chunks.drop_interest(ChunkKey { dimension, x, z }, slot);
                if *state == ChunkState::Sent {
                    forgotten.push((x, z));
                }
            }
            stays
        });
        player.ready.retain(|&(x, z)| area.contains(x, z));
        let mut entered: Vec<(i32, i32)> =
            area.chunks().filter(|at| !player.chunks.contains_key(at)).collect();
        entered.sort_unstable_by_key(|&(x, z)| area.distance_squared(x, z));
        for at in entered {
            let ready = chunks.want(ChunkKey { dimension, x: at.0, z: at.1 }, slot, priority(&area, at));
            player.chunks.insert(at, if ready { ChunkState::Ready } else { ChunkState::Pending });
            if ready {
                player.ready.push(at);
            }
        }
        let frames = self.options.frames;
        for (x, z) in forgotten {
            let range = self.buffer.write(frames, |frames, out| frames.forget_chunk(out, x, z));
            if let Some(player) = self.players.get_mut(slot) {
                player.outbox.push_shared(range);
            }
            self.chunk_forgotten(slot, ChunkKey { dimension, x, z });
        }
    }

    /// Sends a session as many chunks as it takes, nearest first, and what is in them.
    pub(super) fn send_chunks(&mut self, slot: Slot) {
        let Some(player) = self.players.get_mut(slot) else { return };
        if !player.is_playing() || player.behind_since.is_some() {
            return;
        }
        let allowed = player.pacing.allowance();
        let Some(area) = player.area else { return };
        if allowed == 0 || player.ready.is_empty() {
            return;
        }
        let mut turn = std::mem::take(&mut player.ready);
        let distance = |&(x, z): &(i32, i32)| area.distance_squared(x, z);
        if turn.len() > allowed {
            turn.select_nth_unstable_by_key(allowed - 1, distance);
            player.ready = turn.split_off(allowed);
        }
        turn.sort_unstable_by_key(distance);
        let frames = self.options.frames;
        let version = player.outbox.version();
        let own = frames.of_number(version);
        let mut overlays = Vec::new();
        let mut sent = Vec::with_capacity(turn.len());
        for at in turn {
            let Some(state @ ChunkState::Ready) = player.chunks.get_mut(&at) else { continue };
            let key = ChunkKey { dimension: player.dimension, x: at.0, z: at.1 };
            match self
                .chunks
                .take_of_version(key, slot, priority(&area, at), version, |frame| own.chunk_of_version(frame))
            {
                Some(delivery) => {
                    *state = ChunkState::Sent;
                    if sent.is_empty() {
                        let start = self
                            .buffer
                            .write_one(version, frames, |frames, out| frames.chunk_batch_start(out));
                        player.outbox.push_shared(start);
                    }
                    player.outbox.push(delivery.frame);
                    if !delivery.overlay.is_empty() {
                        overlays.push((key, delivery.overlay));
                    }
                    sent.push(key);
                }
                // Its frame went in the meantime; it has been asked for again.
                None => *state = ChunkState::Pending,
            }
        }
        if sent.is_empty() {
            return;
        }
        player.pacing.sent(sent.len());
        let finished = self.buffer.write_one(version, frames, |frames, out| {
            frames.chunk_batch_finished(out, sent.len() as i32);
        });
        player.outbox.push_shared(finished);
        for (key, overlay) in overlays {
            let range = self.buffer.write_one(version, frames, |frames, out| {
                if !overlay.light.is_empty() {
                    frames.light_update(out, key, &overlay.light);
                }
                frames.chunk_changes(out, key, &overlay);
            });
            player.outbox.push_shared(range);
        }
        self.chunks_sent += sent.len() as u64;
        for key in sent {
            self.show_chunk(slot, key);
        }
    }

    /// Tells the owner which chunks are wanted and which no longer.
    pub(super) fn send_subscriptions(&mut self) {
        self.chunks.expire();
        let dropped = self.chunks.take_unsubscriptions();
        for chunks in dropped.chunks(SUBSCRIPTION) {
            let chunks = chunks.iter().copied().map(chunk_ref).collect();
            self.send(subscriber_message::Message::Unsubscribe(v1::Unsubscribe { chunks }));
        }
        let wanted = self.chunks.take_subscriptions();
        for chunks in wanted.chunks(SUBSCRIPTION) {
            let chunks = chunks
                .iter()
                .map(|&(key, priority)| v1::ChunkWant { chunk: Some(chunk_ref(key)), priority })
                .collect();
            self.send(subscriber_message::Message::Subscribe(v1::Subscribe { chunks }));
        }
    }

    fn view_distance(&self, requested: u32) -> u32 {
        effective_view_distance(requested, self.world.as_ref().map_or(2, |world| world.info.view_distance))
    }
}

/// Distance in chunks, as subscriptions carry it.
fn priority(area: &Area, (x, z): (i32, i32)) -> u32 {
    (area.distance_squared(x, z) as f64).sqrt() as u32
}

fn chunk_ref(key: ChunkKey) -> v1::ChunkRef {
    v1::ChunkRef { dimension: key.dimension, x: key.x, z: key.z }
}
