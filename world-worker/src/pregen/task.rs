use std::collections::VecDeque;

use chunk::ChunkPos;
use rustc_hash::FxHashMap;

use super::rate::Rate;
use super::report::Progress;
use super::{Area, Order, Saved};

/// Chunks of one survey.
const SURVEY: usize = 128;
/// Places passed over at most in one tick, where the world has ended.
const MOST_BEYOND: u64 = 4096;
/// Generated chunks at most that are not known to be on disk.
const MOST_UNSAVED: usize = 64;

/// Where a chunk is, besides in a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// Not in memory.
    Elsewhere,
    /// In memory, and on its way to disk or not even here.
    Pending,
    /// In memory, and not to be saved (any more).
    Settled,
}

/// One area, partly done.
#[derive(Debug)]
pub(super) struct Task {
    pub(super) area: Area,
    pub(super) is_paused: bool,
    /// The first place that was not surveyed.
    next: u64,
    survey: Option<Survey>,
    /// Surveyed and not on disk; in order.
    missing: VecDeque<(u64, ChunkPos)>,
    /// Being made, with the place and the ticket.
    generating: FxHashMap<ChunkPos, (u64, u64)>,
    /// Made and on the way to disk, with the place.
    saving: FxHashMap<ChunkPos, u64>,
    /// In the hands of players, with the place.
    superseded: FxHashMap<ChunkPos, u64>,
    current: ChunkPos,
    elapsed_ms: u64,
    last_tick: Option<u64>,
    rate: Rate,
}

#[derive(Debug)]
struct Survey {
    ticket: u64,
    /// In order.
    places: Vec<(u64, ChunkPos)>,
}

impl Task {
    pub(super) fn new(area: Area) -> Self {
        Self::resume(&Saved { area, next: 0, is_paused: false, elapsed_ms: 0 })
    }

    pub(super) fn resume(saved: &Saved) -> Self {
        let [x, z] = saved.area.center().map(|along| along >> 4);
        Self {
            area: saved.area.clone(),
            is_paused: saved.is_paused,
            next: saved.next,
            survey: None,
            missing: VecDeque::new(),
            generating: FxHashMap::default(),
            saving: FxHashMap::default(),
            superseded: FxHashMap::default(),
            current: ChunkPos::new(x, z),
            elapsed_ms: saved.elapsed_ms,
            last_tick: None,
            rate: Rate::default(),
        }
    }

    pub(super) fn saved(&self) -> Saved {
        let surveyed = self.survey.iter().flat_map(|survey| &survey.places).map(|(place, _)| *place);
        let missing = self.missing.iter().map(|(place, _)| *place);
        let generating = self.generating.values().map(|(place, _)| *place);
        let rest = self.saving.values().chain(self.superseded.values()).copied();
        let first = surveyed.chain(missing).chain(generating).chain(rest).min();
        Saved {
            area: self.area.clone(),
            next: first.unwrap_or(self.next),
            is_paused: self.is_paused,
            elapsed_ms: self.elapsed_ms,
        }
    }

    pub(super) fn pause(&mut self, is_paused: bool) {
        self.is_paused = is_paused;
        self.rate.forget();
    }

    fn outstanding(&self) -> usize {
        let surveyed = self.survey.as_ref().map_or(0, |survey| survey.places.len());
        surveyed + self.missing.len() + self.generating.len() + self.saving.len() + self.superseded.len()
    }

    fn processed(&self) -> u64 {
        self.next - self.outstanding() as u64
    }

    pub(super) fn is_finished(&self) -> bool {
        self.next == self.area.chunks() && self.outstanding() == 0
    }

    pub(super) fn progress(&self) -> Progress {
        let processed = self.processed();
        Progress {
            processed,
            total: self.area.chunks(),
            elapsed_ms: self.elapsed_ms,
            rate: self.last_tick.map_or(0.0, |now| self.rate.per_second(now, processed)),
            current: self.current,
        }
    }

    /// Begins a tick: notes what has reached the disk meanwhile.
    pub(super) fn settle(&mut self, now: u64, mut whereabouts: impl FnMut(ChunkPos) -> Whereabouts) {
        self.saving.retain(|pos, _| whereabouts(*pos) == Whereabouts::Pending);
        let mut again = Vec::new();
        self.superseded.retain(|pos, place| match whereabouts(*pos) {
            Whereabouts::Pending => true,
            Whereabouts::Settled => false,
            // It may have gone without having been made.
            Whereabouts::Elsewhere => {
                again.push((*place, *pos));
                false
            }
        });
        for missing in again {
            self.missing.push_front(missing);
        }
        if let Some(last) = self.last_tick.replace(now)
            && !self.is_paused
        {
            self.elapsed_ms = self.elapsed_ms.saturating_add(now.saturating_sub(last));
            self.rate.note(now, self.processed());
        }
    }

    pub(super) fn orders(&mut self, most_in_flight: usize, last_ticket: &mut u64) -> Vec<Order> {
        let mut ticket = || {
            *last_ticket += 1;
            *last_ticket
        };
        let mut orders = Vec::new();
        if self.survey.is_none() && self.missing.len() < SURVEY {
            let places = self.next_places();
            if !places.is_empty() {
                let ticket = ticket();
                orders.push(Order::Survey(ticket, places.iter().map(|(_, pos)| *pos).collect()));
                self.survey = Some(Survey { ticket, places });
            }
        }
        while self.generating.len() < most_in_flight
            && self.generating.len() + self.saving.len() < MOST_UNSAVED.max(most_in_flight)
            && let Some((place, pos)) = self.missing.pop_front()
        {
            let ticket = ticket();
            self.generating.insert(pos, (place, ticket));
            orders.push(Order::Generate(ticket, pos));
        }
        orders
    }

    /// The next places inside the world.
    fn next_places(&mut self) -> Vec<(u64, ChunkPos)> {
        let mut places = Vec::new();
        let end = self.area.chunks().min(self.next + MOST_BEYOND);
        while self.next < end && places.len() < SURVEY {
            places.extend(self.area.chunk(self.next).map(|pos| (self.next, pos)));
            self.next += 1;
        }
        places
    }

    pub(super) fn surveyed(&mut self, ticket: u64, missing: &[ChunkPos]) {
        let Some(survey) = self.survey.take_if(|survey| survey.ticket == ticket) else { return };
        if let Some((_, last)) = survey.places.last()
            && missing.is_empty()
        {
            self.current = *last;
        }
        self.missing.extend(survey.places.into_iter().filter(|(_, pos)| missing.contains(pos)));
    }

    pub(super) fn generated(&mut self, ticket: u64, pos: ChunkPos) -> bool {
        let Some(place) = self.take_generating(ticket, pos) else { return false };
        self.saving.insert(pos, place);
        true
    }

    pub(super) fn skipped(&mut self, ticket: u64, pos: ChunkPos) {
        let _place = self.take_generating(ticket, pos);
    }

    fn take_generating(&mut self, ticket: u64, pos: ChunkPos) -> Option<u64> {
        let (place, known) = *self.generating.get(&pos)?;
        if known != ticket {
            return None;
        }
        self.generating.remove(&pos);
        self.current = pos;
        Some(place)
    }

    pub(super) fn superseded(&mut self, pos: ChunkPos) {
        if let Some((place, _)) = self.generating.remove(&pos) {
            self.superseded.insert(pos, place);
        }
    }
}
