//! The locator bar: where the world's other players are, as each client is told.
//!
//! How exactly depends on the distance, as in vanilla: the block of a player in a chunk that the client has, the
//! chunk of one that is near, only the direction of one that is far. A new place is encoded once for all who are told
//! the block or the chunk, and sent when a bar can look different: a client draws a player it sees where it sees it
//! as long as the block it was told is not too far off, and a far player that hardly moves stays where it is drawn.

use rustc_hash::FxHashMap;

use super::area::Area;
use super::chunks::Slot;

/// Blocks beyond which only a direction is sent (the reference, 26).
const FAR: f64 = 332.0;
/// Radians that a direction must turn before it is sent again: half a degree (the reference, 26).
const TURN: f32 = 0.008_726_646;
/// Blocks within which nobody far can turn by [`TURN`].
pub const UNSEEN_MOVE: f64 = FAR * TURN as f64;
/// Blocks, along the axes, between a player and the place clients were told from which on they are told anew. A
/// client trusts its own view of a player, which lags a little behind, up to three.
const TOLD_AGAIN: u32 = 3;

/// A player's place and how it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Account.
    pub uuid: u128,
    /// Index into the world's dimensions.
    pub dimension: u32,
    /// The block of the feet.
    pub block: [i32; 3],
    /// On anybody's bar at all.
    pub shown: bool,
    /// On the bars of spectators only.
    pub spectator: bool,
    /// Looks, with namespace.
    pub style: String,
    /// `0xRRGGBB`; none: the client chooses.
    pub color: Option<u32>,
}

/// Who looks at a bar, and from where.
#[derive(Debug, Clone, Copy)]
pub struct Watcher {
    /// Its slot.
    pub slot: Slot,
    /// Its account, which is not on its own bar.
    pub uuid: u128,
    /// Index into the world's dimensions.
    pub dimension: u32,
    /// Feet, blocks.
    pub position: [f64; 3],
    /// The chunks its client is sent.
    pub area: Option<Area>,
    /// Sees everybody.
    pub spectator: bool,
}

/// What a client knows of a player's place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Known {
    /// The block.
    Block([i32; 3]),
    /// The chunk.
    Chunk([i32; 2]),
    /// The direction, radians.
    Direction(f32),
}

/// What a client is told.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Told {
    /// A player is on the bar from now on, or known more or less exactly than before.
    Track(Known),
    /// The same, a little elsewhere.
    Update(Known),
    /// A player is not on the bar any more.
    Untrack,
}

/// What is kept of what a client knows: not the place itself, which many know alike.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Kept {
    Block,
    Chunk,
    Direction(f32),
}

impl From<Known> for Kept {
    fn from(known: Known) -> Self {
        match known {
            Known::Block(_) => Kept::Block,
            Known::Chunk(_) => Kept::Chunk,
            Known::Direction(angle) => Kept::Direction(angle),
        }
    }
}

/// Why something may have to be told.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Change {
    /// The watcher moved.
    Watcher,
    /// The player moved.
    Place,
    /// The player looks different.
    Looks,
}

#[derive(Debug)]
struct Point {
    place: Place,
    /// What was told to each slot.
    known: Vec<Option<Kept>>,
    /// The block told last, to all who are told blocks.
    told_block: [i32; 3],
    /// The block from which far directions were told.
    told_direction: [i32; 3],
}

/// All players of the world and what each client of this gateway knows of them.
#[derive(Debug, Default)]
pub struct Locator {
    points: FxHashMap<u128, Point>,
    /// Directions that each slot was told, which turn also when it moves itself.
    directions: Vec<u32>,
}

fn chunk([x, _, z]: [i32; 3]) -> [i32; 2] {
    [x.div_euclid(16), z.div_euclid(16)]
}

fn middle(block: [i32; 3]) -> [f64; 3] {
    block.map(|at| f64::from(at) + 0.5)
}

fn distance_squared(a: [f64; 3], b: [f64; 3]) -> f64 {
    (0..3).map(|axis| (a[axis] - b[axis]).powi(2)).sum()
}

/// The direction from one place to another as vanilla sends it, radians.
fn direction(from: [f64; 3], to: [f64; 3]) -> f32 {
    // As a yaw: 0 is south, a quarter is west.
    (from[0] - to[0]).atan2(to[2] - from[2]) as f32
}

/// How far two directions are apart, radians.
fn turned(a: f32, b: f32) -> f32 {
    let turn = (a - b).rem_euclid(std::f32::consts::TAU);
    turn.min(std::f32::consts::TAU - turn)
}

impl Point {
    /// What a watcher should know of this player; `None`: nothing. All who know a block know the same.
    fn seen_by(&self, watcher: &Watcher) -> Option<Known> {
        let place = &self.place;
        let hidden = !place.shown
            || place.uuid == watcher.uuid
            || place.dimension != watcher.dimension
            || place.spectator && !watcher.spectator;
        if hidden {
            return None;
        }
        let at = middle(place.block);
        let [x, z] = chunk(place.block);
        Some(if distance_squared(at, watcher.position) > FAR * FAR {
            Known::Direction(direction(watcher.position, at))
        } else if watcher.area.is_some_and(|area| area.contains(x, z)) {
            Known::Block(self.told_block)
        } else {
            Known::Chunk([x, z])
        })
    }
}

impl Point {
    fn new(place: Place) -> Self {
        let block = place.block;
        Self { place, known: Vec::new(), told_block: block, told_direction: block }
    }

    /// Compares what a watcher knows with what it should.
    fn review(&mut self, watcher: &Watcher, change: Change, directions: &mut Vec<u32>) -> Option<Told> {
        let now = self.seen_by(watcher);
        let at = watcher.slot as usize;
        if self.known.len() <= at {
            now?;
            self.known.resize(at + 1, None);
        }
        let told = match (self.known[at], now) {
            (None, None) => return None,
            (Some(_), None) => Told::Untrack,
            // Looks are told with a new track only.
            (Some(_), Some(known)) if change == Change::Looks => Told::Track(known),
            (Some(Kept::Block), Some(known @ Known::Block(_)))
            | (Some(Kept::Chunk), Some(known @ Known::Chunk(_))) => {
                if change == Change::Watcher {
                    return None;
                }
                Told::Update(known)
            }
            (Some(Kept::Direction(before)), Some(known @ Known::Direction(after))) => {
                if turned(before, after) <= TURN {
                    return None;
                }
                Told::Update(known)
            }
            (_, Some(known)) => Told::Track(known),
        };
        let before = std::mem::replace(&mut self.known[at], now.map(Kept::from));
        if directions.len() <= at {
            directions.resize(at + 1, 0);
        }
        directions[at] -= u32::from(matches!(before, Some(Kept::Direction(_))));
        directions[at] += u32::from(matches!(now, Some(Known::Direction(_))));
        Some(told)
    }
}

impl Locator {
    /// Whether a watcher's own small moves can turn what is on its bar.
    pub fn has_directions(&self, slot: Slot) -> bool {
        self.directions.get(slot as usize).is_some_and(|count| *count > 0)
    }

    /// A player's place as it is now; `tell` is called for each watcher that must be told.
    pub fn changed(
        &mut self,
        place: Place,
        watchers: impl Iterator<Item = Watcher>,
        mut tell: impl FnMut(Slot, Told),
    ) {
        let Some(point) = self.points.get_mut(&place.uuid) else {
            let mut point = Point::new(place);
            for watcher in watchers {
                if let Some(told) = point.review(&watcher, Change::Place, &mut self.directions) {
                    tell(watcher.slot, told);
                }
            }
            self.points.insert(point.place.uuid, point);
            return;
        };
        let before = std::mem::replace(&mut point.place, place);
        let now = &point.place;
        let looks_other = (&before.style, before.color) != (&now.style, now.color);
        let everybody = looks_other
            || chunk(before.block) != chunk(now.block)
            || (before.dimension, before.shown, before.spectator)
                != (now.dimension, now.shown, now.spectator);
        let steps: u32 = (0..3).map(|axis| now.block[axis].abs_diff(point.told_block[axis])).sum();
        let blocks = everybody || steps >= TOLD_AGAIN;
        let moved = distance_squared(middle(now.block), middle(point.told_direction));
        let directions = everybody || moved > UNSEEN_MOVE * UNSEEN_MOVE;
        if blocks {
            point.told_block = now.block;
        }
        if directions {
            point.told_direction = now.block;
        }
        if !blocks && !directions {
            return;
        }
        for watcher in watchers {
            let concerned = everybody
                || match point.known.get(watcher.slot as usize) {
                    Some(Some(Kept::Block)) => blocks,
                    Some(Some(Kept::Direction(_))) => directions,
                    _ => false,
                };
            if !concerned {
                continue;
            }
            let change = if looks_other { Change::Looks } else { Change::Place };
            if let Some(told) = point.review(&watcher, change, &mut self.directions) {
                tell(watcher.slot, told);
            }
        }
    }

    /// A watcher is somewhere else, or sees more or less than before.
    pub fn watcher_moved(&mut self, watcher: &Watcher, mut tell: impl FnMut(&Place, Told)) {
        for point in self.points.values_mut() {
            if let Some(told) = point.review(watcher, Change::Watcher, &mut self.directions) {
                tell(&point.place, told);
            }
        }
    }

    /// A client has left, or has forgotten its bar: nothing is known to it.
    pub fn forget_watcher(&mut self, slot: Slot) {
        for point in self.points.values_mut() {
            if let Some(known) = point.known.get_mut(slot as usize) {
                *known = None;
            }
        }
        if let Some(count) = self.directions.get_mut(slot as usize) {
            *count = 0;
        }
    }

    /// A player is gone; `tell` is called for each client that has it on its bar.
    pub fn gone(&mut self, uuid: u128, mut tell: impl FnMut(Slot)) {
        let Some(point) = self.points.remove(&uuid) else { return };
        for (slot, known) in point.known.iter().enumerate() {
            if let Some(known) = known {
                self.directions[slot] -= u32::from(matches!(known, Kept::Direction(_)));
                tell(slot as Slot);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(block: [i32; 3]) -> Place {
        Place {
            uuid: 1,
            dimension: 0,
            block,
            shown: true,
            spectator: false,
            style: "minecraft:default".to_owned(),
            color: None,
        }
    }

    /// A watcher at the origin that sees ten chunks far.
    fn watcher() -> Watcher {
        let area = Some(Area { x: 0, z: 0, distance: 10 });
        Watcher { slot: 3, uuid: 2, dimension: 0, position: [0.5, 64.0, 0.5], area, spectator: false }
    }

    fn told(locator: &mut Locator, place: Place, watcher: Watcher) -> Vec<Told> {
        let mut all = Vec::new();
        locator.changed(place, [watcher].into_iter(), |slot, told| {
            assert_eq!(slot, watcher.slot);
            all.push(told);
        });
        all
    }

    #[test]
    fn nearer_is_told_more_exactly() {
        let mut locator = Locator::default();
        let seen = told(&mut locator, place([400, 64, 0]), watcher());
        assert!(matches!(seen[..], [Told::Track(Known::Direction(_))]));
        let seen = told(&mut locator, place([300, 64, 0]), watcher());
        assert_eq!(seen, [Told::Track(Known::Chunk([18, 0]))]);
        assert_eq!(told(&mut locator, place([301, 64, 0]), watcher()), []);
        assert_eq!(told(&mut locator, place([304, 64, 0]), watcher()), [Told::Update(Known::Chunk([19, 0]))]);
        let seen = told(&mut locator, place([100, 64, 0]), watcher());
        assert_eq!(seen, [Told::Track(Known::Block([100, 64, 0]))]);
    }

    #[test]
    fn directions_are_yaws() {
        let at = |x: f64, z: f64| direction([0.0; 3], [x, 0.0, z]).to_degrees();
        // South, west, north, east, as the facing of a player.
        assert_eq!(
            (at(0.0, 9.0), at(-9.0, 0.0), at(0.0, -9.0).abs(), at(9.0, 0.0)),
            (0.0, 90.0, 180.0, -90.0)
        );
    }

    #[test]
    fn small_moves_are_not_told() {
        let mut locator = Locator::default();
        told(&mut locator, place([100, 64, 0]), watcher());
        assert_eq!(told(&mut locator, place([101, 64, 0]), watcher()), []);
        assert_eq!(told(&mut locator, place([101, 65, 0]), watcher()), []);
        let seen = told(&mut locator, place([102, 65, 0]), watcher());
        assert_eq!(seen, [Told::Update(Known::Block([102, 65, 0]))]);

        told(&mut locator, place([1000, 64, 0]), watcher());
        // Straight away: the direction stays.
        assert_eq!(told(&mut locator, place([1010, 64, 0]), watcher()), []);
        assert_eq!(told(&mut locator, place([1010, 64, 4]), watcher()), []);
        let seen = told(&mut locator, place([1010, 64, 9]), watcher());
        assert!(matches!(seen[..], [Told::Update(Known::Direction(_))]));
    }

    #[test]
    fn a_client_is_never_more_than_two_blocks_behind() {
        let mut locator = Locator::default();
        let (mut first, mut late) = (None, None);
        let newcomer = Watcher { slot: 5, ..watcher() };
        for step in 0..200 {
            // Back and forth, one block at a time.
            let x = 100 + (step % 20 - 10i32).abs();
            let here = place([x, 64, 0]);
            let both: Vec<Watcher> = if step < 37 { vec![watcher()] } else { vec![watcher(), newcomer] };
            if step == 37 {
                locator.watcher_moved(&newcomer, |_, told| late = Some(told));
            }
            locator.changed(here.clone(), both.into_iter(), |slot, told| {
                *if slot == 3 { &mut first } else { &mut late } = Some(told);
            });
            for told in [first, late].into_iter().flatten() {
                let (Told::Track(Known::Block(known)) | Told::Update(Known::Block(known))) = told else {
                    panic!("{told:?}")
                };
                assert!(known[0].abs_diff(x) <= 2, "told {known:?} at {x}");
            }
        }
        assert!(late.is_some());
    }

    #[test]
    fn some_are_hidden() {
        let mut locator = Locator::default();
        let own = Watcher { uuid: 1, ..watcher() };
        assert_eq!(told(&mut locator, place([5, 64, 0]), own), []);
        let elsewhere = Watcher { dimension: 1, slot: 4, ..watcher() };
        assert_eq!(told(&mut locator, place([20, 64, 0]), elsewhere), []);
        told(&mut locator, place([40, 64, 0]), watcher());
        let hidden = Place { shown: false, ..place([40, 64, 0]) };
        assert_eq!(told(&mut locator, hidden, watcher()), [Told::Untrack]);
        let spectator = Place { spectator: true, ..place([40, 64, 0]) };
        assert_eq!(told(&mut locator, spectator.clone(), watcher()), []);
        let seen = told(
            &mut locator,
            Place { block: [60, 64, 0], ..spectator },
            Watcher { spectator: true, ..watcher() },
        );
        assert_eq!(seen, [Told::Track(Known::Block([60, 64, 0]))]);
    }

    #[test]
    fn other_looks_are_tracked_anew() {
        let mut locator = Locator::default();
        told(&mut locator, place([5, 64, 0]), watcher());
        let red = Place { color: Some(0xff0000), ..place([5, 64, 0]) };
        assert_eq!(told(&mut locator, red, watcher()), [Told::Track(Known::Block([5, 64, 0]))]);
    }

    #[test]
    fn leaving_is_told_to_those_who_knew() {
        let mut locator = Locator::default();
        told(&mut locator, place([5, 64, 0]), watcher());
        let mut gone = Vec::new();
        locator.gone(1, |slot| gone.push(slot));
        assert_eq!(gone, [3]);
        told(&mut locator, place([5, 64, 0]), watcher());
        locator.forget_watcher(3);
        let mut seen = Vec::new();
        locator.watcher_moved(&watcher(), |_, told| seen.push(told));
        assert_eq!(seen, [Told::Track(Known::Block([5, 64, 0]))]);
    }
}
