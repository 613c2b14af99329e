//! The locator bars of this gateway's clients.

use java::wire::Identifier;
use link::v1;
use smallvec::SmallVec;

use super::View;
use super::chunks::Slot;
use super::locator::{Known, Place, Told, Watcher};
use super::outbox::{Range, TickBuffer};
use super::player::Player;
use super::tick::uuid;
use crate::frames::{DEFAULT_STYLE, Frames};

fn watcher(slot: Slot, player: &Player) -> Watcher {
    Watcher {
        slot,
        uuid: player.profile.uuid,
        dimension: player.dimension,
        position: player.position,
        area: player.area,
        spectator: player.spectator,
    }
}

/// Encodes what a client is told: places once for all who are told the same, directions for each.
struct Encoder {
    frames: Frames,
    /// There are few kinds of news of one player.
    known: SmallVec<[(Told, Range); 4]>,
}

impl Encoder {
    fn new(frames: Frames) -> Self {
        Self { frames, known: SmallVec::new() }
    }

    fn range(&mut self, buffer: &mut TickBuffer, version: usize, place: &Place, told: Told) -> Range {
        if matches!(told, Told::Track(Known::Direction(_)) | Told::Update(Known::Direction(_))) {
            return buffer.write_one(version, self.frames, |frames, out| frames.waypoint(out, place, told));
        }
        if let Some((_, range)) = self.known.iter().find(|(known, _)| *known == told) {
            return *range;
        }
        let range = buffer.write(self.frames, |frames, out| frames.waypoint(out, place, told));
        self.known.push((told, range));
        range
    }
}

impl View {
    /// A player is somewhere else, or shown otherwise.
    pub(super) fn waypoint_changed(&mut self, waypoint: &v1::Waypoint) {
        let (Some(uuid), Some(at)) = (uuid(&waypoint.uuid), waypoint.position) else { return };
        let place = Place {
            uuid,
            dimension: waypoint.dimension,
            block: [at.x, at.y, at.z],
            shown: waypoint.shown,
            spectator: waypoint.spectator,
            // A client that is told no resource location leaves.
            style: Identifier::checked(&waypoint.style)
                .map_or(DEFAULT_STYLE.to_owned(), |style| style.to_string()),
            color: waypoint.color,
        };
        let mut told = Vec::new();
        let watchers = self.players.iter().filter(|(_, player)| player.is_playing());
        let watchers = watchers.map(|(slot, player)| (slot, move || watcher(slot, player)));
        self.locator.changed(place.clone(), watchers, |slot, news| told.push((slot, news)));
        let mut encoder = Encoder::new(self.options.frames);
        for (slot, news) in told {
            let Some(player) = self.players.get_mut(slot) else { continue };
            let range = encoder.range(&mut self.buffer, player.outbox.version(), &place, news);
            player.outbox.push_shared(range);
        }
    }

    /// A player left the world.
    pub(super) fn waypoint_gone(&mut self, uuid: u128) {
        let frames = self.options.frames;
        let (buffer, players) = (&mut self.buffer, &mut self.players);
        let mut shared = None;
        self.locator.gone(uuid, |slot| {
            let range = *shared
                .get_or_insert_with(|| buffer.write(frames, |frames, out| frames.waypoint_gone(out, uuid)));
            if let Some(player) = players.get_mut(slot) {
                player.outbox.push_shared(range);
            }
        });
    }

    /// Looks again at everything on a client's bar, because the client sees other chunks or is somewhere else.
    pub(super) fn review_bar(&mut self, slot: Slot) {
        let Some(player) = self.players.get_mut(slot) else { return };
        if !player.is_playing() {
            return;
        }
        player.bar_position = player.position;
        let frames = self.options.frames;
        let (watcher, version) = (watcher(slot, player), player.outbox.version());
        let buffer = &mut self.buffer;
        self.locator.watcher_moved(&watcher, |place, told| {
            let range = buffer.write_one(version, frames, |frames, out| frames.waypoint(out, place, told));
            player.outbox.push_shared(range);
        });
    }

    /// Turns the directions on a client's bar when it has moved far enough for that to be seen.
    pub(super) fn follow_directions(&mut self, slot: Slot) {
        let Some(player) = self.players.get(slot) else { return };
        let unseen = self.locator.unseen_move(slot);
        let moved: f64 = (0..3).map(|axis| (player.position[axis] - player.bar_position[axis]).powi(2)).sum();
        if moved >= unseen * unseen {
            self.review_bar(slot);
        }
    }
}
