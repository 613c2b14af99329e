//! Flies to random points near spawn, as in the published benchmark.

use rand::Rng;
use rand::rngs::StdRng;

use super::{Place, Scene, TICKS_PER_SECOND, towards};

/// How far from spawn the points are, in blocks.
pub const RADIUS: f64 = 48.0;
/// How high above spawn they are, in blocks.
pub const HEIGHT: f64 = 24.0;
/// Blocks a second.
pub const SPEED: f64 = 5.6;

/// Where a walker goes.
#[derive(Debug, Clone)]
pub struct Walk {
    radius: f64,
    target: Option<Place>,
}

impl Walk {
    /// A walker within [`RADIUS`].
    #[must_use]
    pub const fn new() -> Self {
        Self::within(RADIUS)
    }

    /// A walker that stays within so many blocks of spawn.
    #[must_use]
    pub const fn within(radius: f64) -> Self {
        Self { radius, target: None }
    }

    /// One tick further: first straight up, then from point to point.
    pub fn next(&mut self, scene: &Scene<'_>, rng: &mut StdRng) -> Place {
        let step = SPEED / TICKS_PER_SECOND;
        let [x, y, z] = scene.position;
        let height = scene.spawn[1] + HEIGHT;
        if y < height - 0.01 {
            return towards(scene.position, [x, height, z], step);
        }
        let target = match self.target {
            Some(target) if target != scene.position => target,
            _ => *self.target.insert(point(scene.spawn, self.radius, rng)),
        };
        towards(scene.position, target, step)
    }
}

impl Default for Walk {
    fn default() -> Self {
        Self::new()
    }
}

/// Any point of the disc is as likely as any other.
fn point(spawn: Place, within: f64, rng: &mut StdRng) -> Place {
    let radius = within * rng.random::<f64>().sqrt();
    let angle = std::f64::consts::TAU * rng.random::<f64>();
    [spawn[0] + radius * angle.cos(), spawn[1] + HEIGHT, spawn[2] + radius * angle.sin()]
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::super::testing::{Flat, distance};
    use super::*;

    fn fly(seed: u64, ticks: usize) -> Vec<Place> {
        let spawn = [100.5, -60.0, -7.5];
        let (mut walk, mut rng) = (Walk::new(), StdRng::seed_from_u64(seed));
        let mut position = spawn;
        (0..ticks)
            .map(|_| {
                position = walk.next(&Scene { position, spawn, ground: &Flat(0) }, &mut rng);
                position
            })
            .collect()
    }

    #[test]
    fn stays_within_the_disc_at_its_height_and_speed() {
        let path = fly(1, 20_000);
        let step = SPEED / TICKS_PER_SECOND + 1e-9;
        assert!(path.windows(2).all(|pair| distance(pair[0], pair[1]) <= step));
        for place in &path[200..] {
            assert!((place[1] - -36.0).abs() < 1e-9);
            assert!(distance([place[0], 0.0, place[2]], [100.5, 0.0, -7.5]) <= RADIUS + 1e-9);
        }
        // It goes about, rather than hovering.
        assert!(path.iter().any(|p| p[0] > 120.0) && path.iter().any(|p| p[0] < 80.0));
    }

    #[test]
    fn climbs_straight_up_first() {
        for place in &fly(2, 80) {
            assert_eq!((place[0], place[2]), (100.5, -7.5));
        }
    }

    #[test]
    fn the_seed_decides_the_way() {
        assert_eq!(fly(3, 2000), fly(3, 2000));
        assert_ne!(fly(3, 2000), fly(4, 2000));
    }
}
