//! Flies straight outwards, each bot in a direction of its own, so that every chunk is new.

use super::{Place, Scene, TICKS_PER_SECOND, towards};

/// How high it climbs before it sets off, in blocks above spawn.
pub const HEIGHT: f64 = 24.0;
/// Blocks a second it climbs.
pub const CLIMB_SPEED: f64 = 5.6;
/// From here on nothing is in the way: above the overworld's mountains.
pub const CRUISE_Y: f64 = 260.0;
/// Climbed when something was in the way, in blocks.
pub const DODGE: f64 = 16.0;

/// An explorer's direction and height.
#[derive(Debug, Clone)]
pub struct Explore {
    direction: [f64; 2],
    /// Blocks a tick over ground.
    step: f64,
    /// Lowest y it may go outwards at.
    floor: Option<f64>,
}

impl Explore {
    /// The explorer `index` of `bots`, whose directions are spread evenly over the circle.
    #[must_use]
    pub fn new(index: u32, bots: u32, speed: f64) -> Self {
        let angle = std::f64::consts::TAU * f64::from(index) / f64::from(bots.max(1));
        Self { direction: [angle.cos(), angle.sin()], step: speed / TICKS_PER_SECOND, floor: None }
    }

    /// One tick further: straight up to its height, then outwards on a gentle slope.
    pub fn next(&mut self, scene: &Scene<'_>) -> Place {
        let [x, y, z] = scene.position;
        let floor = *self.floor.get_or_insert(scene.spawn[1] + HEIGHT);
        if y < floor - 0.01 {
            return towards(scene.position, [x, floor, z], CLIMB_SPEED / TICKS_PER_SECOND);
        }
        let climb = (self.step / 2.0).min(CLIMB_SPEED / TICKS_PER_SECOND).min((CRUISE_Y - y).max(0.0));
        [x + self.direction[0] * self.step, y + climb, z + self.direction[1] * self.step]
    }

    /// Something was in the way: goes over it.
    pub fn pulled_back(&mut self, position: Place) {
        self.floor = Some(position[1] + DODGE);
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Flat, distance};
    use super::*;

    const SPAWN: Place = [0.5, 64.0, 0.5];

    fn fly(explore: &mut Explore, mut position: Place, ticks: usize) -> Place {
        for _ in 0..ticks {
            position = explore.next(&Scene { position, spawn: SPAWN, ground: &Flat(64) });
        }
        position
    }

    #[test]
    fn goes_outwards_at_the_speed_asked_for() {
        let mut explore = Explore::new(1, 4, 22.0);
        let above = fly(&mut explore, SPAWN, 86);
        assert_eq!(above, [0.5, 88.0, 0.5]);
        let after = fly(&mut explore, above, 200);
        assert!((after[2] - above[2] - 220.0).abs() < 1e-6);
        assert!((after[0] - above[0]).abs() < 1e-6);
        assert!(after[1] > above[1] && after[1] <= CRUISE_Y);
    }

    #[test]
    fn directions_are_spread_over_the_circle() {
        let ends: Vec<Place> =
            (0..8).map(|i| fly(&mut Explore::new(i, 8, 20.0), [0.5, 300.0, 0.5], 20)).collect();
        for (a, b) in ends.iter().zip(ends.iter().cycle().skip(1)) {
            assert!((distance(*a, *b) - 2.0 * 20.0 * (std::f64::consts::PI / 8.0).sin()).abs() < 1e-6);
        }
        assert!(ends.iter().all(|end| end[1] == 300.0));
    }

    #[test]
    fn a_wall_is_flown_over() {
        let mut explore = Explore::new(0, 1, 22.0);
        let stuck = [50.0, 90.0, 0.5];
        explore.pulled_back(stuck);
        let up = fly(&mut explore, stuck, 58);
        assert_eq!(up, [50.0, 106.0, 0.5]);
        assert!(fly(&mut explore, up, 1)[0] > 50.0);
    }
}
