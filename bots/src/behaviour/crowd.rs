//! Flies about close to others, changing what it holds and swinging, so that everybody sees all of it.

use rand::rngs::StdRng;

use super::walk::Walk;
use super::{Gesture, Next, Scene};

/// How far from spawn they go, in blocks.
pub const RADIUS: f64 = 24.0;
/// What is in the hotbar, from its first slot on.
pub const ITEMS: [&str; 4] = ["stone", "oak_planks", "torch", "diamond_sword"];
/// Ticks between two swings: a swing lasts so long (vanilla's client).
const SWING_TICKS: u32 = 6;
/// Ticks between two changes of the held item.
const HOLD_TICKS: u32 = 20;

/// One of a crowd.
#[derive(Debug, Clone)]
pub struct Crowd {
    walk: Walk,
    ticks: u32,
}

impl Crowd {
    /// The one with this number; neighbours do not change their items in the same tick.
    #[must_use]
    pub const fn new(index: u32) -> Self {
        Self { walk: Walk::within(RADIUS), ticks: index % HOLD_TICKS }
    }

    /// One tick: a step, and a gesture now and then.
    pub fn next(&mut self, scene: &Scene<'_>, rng: &mut StdRng) -> Next {
        self.ticks += 1;
        let gesture = if self.ticks.is_multiple_of(HOLD_TICKS) {
            Some(Gesture::Hold { slot: (self.ticks / HOLD_TICKS % ITEMS.len() as u32) as u8 })
        } else if self.ticks.is_multiple_of(SWING_TICKS) {
            Some(Gesture::Swing)
        } else {
            None
        };
        Next { gesture, ..Next::at(self.walk.next(scene, rng)) }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rand::SeedableRng;

    use super::super::testing::{Flat, distance};
    use super::*;

    #[test]
    fn it_stays_close_and_shows_every_item() {
        let spawn = [0.5, 64.0, 0.5];
        let (mut crowd, mut rng) = (Crowd::new(7), StdRng::seed_from_u64(1));
        let mut position = spawn;
        let mut gestures = Vec::new();
        for _ in 0..6000 {
            let next = crowd.next(&Scene { position, spawn, ground: &Flat(64) }, &mut rng);
            position = next.position;
            assert!(distance([position[0], 64.0, position[2]], spawn) <= RADIUS + 1e-9);
            gestures.extend(next.gesture);
        }
        let held: HashSet<_> = gestures.iter().filter(|gesture| **gesture != Gesture::Swing).collect();
        assert_eq!(held.len(), ITEMS.len());
        let swings = gestures.iter().filter(|gesture| **gesture == Gesture::Swing).count();
        // Every sixth tick but for those in which the item changes.
        assert_eq!((gestures.len() - swings, swings), (300, 900));
    }

    #[test]
    fn items_exist() {
        assert!(ITEMS.iter().all(|name| registry::items::item_by_name(name).is_some()));
    }
}
