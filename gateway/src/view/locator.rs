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
/// Blocks within which nobody who is far on the ground too can turn by [`TURN`].
const UNSEEN_MOVE: f64 = FAR * TURN as f64;
/// One step: who is far above or below turns with each.
const STEP: f64 = 1.0;
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
    /// The block told last, to all who are told blocks.
    told_block: [i32; 3],
    /// The block from which far directions were told.
    told_direction: [i32; 3],
    /// Somebody is told its direction although it is hardly away on the ground: it turns with each step.
    steep: bool,
}

/// What a client knows, by the number of the point.
#[derive(Debug, Default)]
struct Bar {
    known: Vec<Option<Kept>>,
    /// How many directions are on it, which turn also when the watcher moves.
    directions: u32,
    /// One of them is hardly away on the ground.
    steep: bool,
}

/// All players of the world and what each client of this gateway knows of them.
#[derive(Debug, Default)]
pub struct Locator {
    points: Vec<Point>,
    numbers: FxHashMap<u128, usize>,
    /// By slot.
    bars: Vec<Bar>,
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
    fn new(place: Place) -> Self {
        let block = place.block;
        Self { place, told_block: block, told_direction: block, steep: false }
    }

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
        } else if watcher.area.is_some_and(|area| area.shows(x, z)) {
            Known::Block(self.told_block)
        } else {
            Known::Chunk([x, z])
        })
    }
}

impl Bar {
    /// Compares what a watcher knows of a point with what it should.
    fn review(
        &mut self,
        number: usize,
        point: &mut Point,
        watcher: &Watcher,
        change: Change,
    ) -> Option<Told> {
        let now = point.seen_by(watcher);
        if self.known.len() <= number {
            now?;
            self.known.resize(number + 1, None);
        }
        if matches!(now, Some(Known::Direction(_))) {
            let (at, from) = (middle(point.place.block), watcher.position);
            let steep = (at[0] - from[0]).powi(2) + (at[2] - from[2]).powi(2) < FAR * FAR;
            point.steep |= steep;
            self.steep |= steep;
        }
        let known = &mut self.known[number];
        let told = match (*known, now) {
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
        let before = std::mem::replace(known, now.map(Kept::from));
        self.directions -= u32::from(matches!(before, Some(Kept::Direction(_))));
        self.directions += u32::from(matches!(now, Some(Known::Direction(_))));
        Some(told)
    }
}

impl Locator {
    fn bar(&mut self, slot: Slot) -> &mut Bar {
        let at = slot as usize;
        if self.bars.len() <= at {
            self.bars.resize_with(at + 1, Bar::default);
        }
        &mut self.bars[at]
    }

    /// Blocks that a watcher can move without anything on its bar turning visibly.
    pub fn unseen_move(&self, slot: Slot) -> f64 {
        match self.bars.get(slot as usize) {
            Some(bar) if bar.directions == 0 => f64::INFINITY,
            Some(bar) if bar.steep => STEP,
            Some(_) => UNSEEN_MOVE,
            None => f64::INFINITY,
        }
    }

    /// A player's place as it is now. `watchers` are those who may have to be told, each made when it is looked at;
    /// `tell` is called for those who must be.
    pub fn changed<W: FnOnce() -> Watcher>(
        &mut self,
        place: Place,
        watchers: impl Iterator<Item = (Slot, W)>,
        mut tell: impl FnMut(Slot, Told),
    ) {
        let (number, before) = match self.numbers.get(&place.uuid) {
            Some(&number) => (number, Some(std::mem::replace(&mut self.points[number].place, place))),
            None => {
                self.numbers.insert(place.uuid, self.points.len());
                self.points.push(Point::new(place));
                (self.points.len() - 1, None)
            }
        };
        let point = &mut self.points[number];
        let now = &point.place;
        let looks_other =
            before.as_ref().is_some_and(|before| (&before.style, before.color) != (&now.style, now.color));
        let everybody = looks_other
            || before.is_none_or(|before| {
                chunk(before.block) != chunk(now.block)
                    || (before.dimension, before.shown, before.spectator)
                        != (now.dimension, now.shown, now.spectator)
            });
        let steps = (0..3)
            .fold(0u32, |all, axis| all.saturating_add(now.block[axis].abs_diff(point.told_block[axis])));
        let blocks = everybody || steps >= TOLD_AGAIN;
        let unseen = if point.steep { STEP } else { UNSEEN_MOVE };
        let moved = distance_squared(middle(now.block), middle(point.told_direction));
        let directions = everybody || moved >= unseen * unseen;
        if !blocks && !directions {
            return;
        }
        if blocks {
            point.told_block = now.block;
        }
        if directions {
            point.told_direction = now.block;
            point.steep = false;
        }
        let change = if looks_other { Change::Looks } else { Change::Place };
        for (slot, watcher) in watchers {
            let known = self.bars.get(slot as usize).and_then(|bar| bar.known.get(number).copied().flatten());
            let concerned = everybody
                || match known {
                    Some(Kept::Block) => blocks,
                    Some(Kept::Direction(_)) => directions,
                    Some(Kept::Chunk) | None => false,
                };
            if !concerned {
                continue;
            }
            if self.bars.len() <= slot as usize {
                self.bars.resize_with(slot as usize + 1, Bar::default);
            }
            let (bar, point) = (&mut self.bars[slot as usize], &mut self.points[number]);
            if let Some(told) = bar.review(number, point, &watcher(), change) {
                tell(slot, told);
            }
        }
    }

    /// A watcher is somewhere else, or sees more or less than before.
    pub fn watcher_moved(&mut self, watcher: &Watcher, mut tell: impl FnMut(&Place, Told)) {
        let mut bar = std::mem::take(self.bar(watcher.slot));
        bar.steep = false;
        for (number, point) in self.points.iter_mut().enumerate() {
            if let Some(told) = bar.review(number, point, watcher, Change::Watcher) {
                tell(&point.place, told);
            }
        }
        *self.bar(watcher.slot) = bar;
    }

    /// A client has left, or has forgotten its bar: nothing is known to it.
    pub fn forget_watcher(&mut self, slot: Slot) {
        if let Some(bar) = self.bars.get_mut(slot as usize) {
            *bar = Bar::default();
        }
    }

    /// A player is gone; `tell` is called for each client that has it on its bar.
    pub fn gone(&mut self, uuid: u128, mut tell: impl FnMut(Slot)) {
        let Some(number) = self.numbers.remove(&uuid) else { return };
        // The last point takes its number.
        let last = self.points.len() - 1;
        self.points.swap_remove(number);
        if let Some(moved) = self.points.get(number) {
            self.numbers.insert(moved.place.uuid, number);
        }
        for (slot, bar) in self.bars.iter_mut().enumerate() {
            let of_last = bar.known.get(last).copied().flatten();
            bar.known.truncate(last);
            let known = match bar.known.get_mut(number) {
                Some(place) => std::mem::replace(place, of_last),
                // The point was the last itself, or this client knew nothing of either.
                None if number == last => of_last,
                None => {
                    if of_last.is_some() {
                        bar.known.resize(number + 1, None);
                        bar.known[number] = of_last;
                    }
                    None
                }
            };
            if let Some(known) = known {
                bar.directions -= u32::from(matches!(known, Kept::Direction(_)));
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
        locator.changed(place, [(watcher.slot, || watcher)].into_iter(), |slot, told| {
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
            let both = both.into_iter().map(|watcher| (watcher.slot, move || watcher));
            locator.changed(here.clone(), both, |slot, told| {
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
    fn who_is_far_above_turns_with_each_step() {
        let mut locator = Locator::default();
        let seen = told(&mut locator, place([5, 600, 0]), watcher());
        assert!(matches!(seen[..], [Told::Track(Known::Direction(_))]));
        assert_eq!(locator.unseen_move(3), STEP);
        let seen = told(&mut locator, place([5, 600, 1]), watcher());
        assert!(matches!(seen[..], [Told::Update(Known::Direction(_))]));
        told(&mut locator, place([5, 64, 0]), watcher());
        assert_eq!(locator.unseen_move(3), f64::INFINITY);
    }

    #[test]
    fn numbers_are_used_again_without_mixing_players_up() {
        let mut locator = Locator::default();
        let of = |uuid: u128, x: i32| Place { uuid, ..place([x, 64, 0]) };
        let other = Watcher { slot: 7, uuid: 99, ..watcher() };
        let both = || [watcher(), other].into_iter().map(|watcher| (watcher.slot, move || watcher));
        for uuid in 10..14 {
            locator.changed(of(uuid, uuid as i32), both(), |_, _| ());
        }
        // Only one of the two clients knows the last.
        locator.changed(of(14, 14), [(3, watcher)].into_iter(), |_, _| ());
        let gone = |locator: &mut Locator, uuid| {
            let mut told = Vec::new();
            locator.gone(uuid, |slot| told.push(slot));
            told
        };
        assert_eq!(gone(&mut locator, 11), [3, 7]);
        assert_eq!(gone(&mut locator, 14), [3]);
        assert_eq!(gone(&mut locator, 11), [0; 0]);
        let mut told = Vec::new();
        locator.changed(of(13, 40), both(), |slot, news| told.push((slot, news)));
        let update = Told::Update(Known::Block([40, 64, 0]));
        assert_eq!(told, [(3, update), (7, update)]);
        for uuid in [13, 10, 12] {
            assert_eq!(gone(&mut locator, uuid), [3, 7]);
        }
        assert!(locator.points.is_empty() && locator.numbers.is_empty());
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
