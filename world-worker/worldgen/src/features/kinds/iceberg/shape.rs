//! How wide an iceberg is where.

use crate::random::{DecorationRandom, Random};

/// Radius of a round iceberg, `y` blocks above the water, of `height` and `width`.
pub(super) fn round_radius(random: &mut DecorationRandom, y: i32, height: i32, width: i32) -> i32 {
    let k = 3.5 - random.next_f32();
    let mut scale = (1.0 - (y * y) as f32 / (height as f32 * k)) * width as f32;
    if height > 15 + random.next_bounded(5) {
        let y = if y < 3 + random.next_bounded(6) { y / 2 } else { y };
        scale = (1.0 - y as f32 / (height as f32 * k * 0.4)) * width as f32;
    }
    (scale / 2.0).ceil() as i32
}

/// Radius of a longish iceberg.
pub(super) fn long_radius(y: i32, height: i32, width: i32) -> i32 {
    let scale = (1.0 - (y * y) as f32 / height as f32) * width as f32;
    (scale / 2.0).ceil() as i32
}

/// Radius of what is below the water, `depth` blocks down.
pub(super) fn steep_radius(random: &mut DecorationRandom, depth: i32, height: i32, width: i32) -> i32 {
    let k = 1.0 + random.next_f32() / 2.0;
    let scale = (1.0 - depth as f32 / (height as f32 * k)) * width as f32;
    (scale / 2.0).ceil() as i32
}

/// Below 0 inside of a circle with a frayed edge.
pub(super) fn circle(random: &mut DecorationRandom, x: i32, z: i32, radius: i32) -> f64 {
    let fray = 10.0 * random.next_f32().clamp(0.2, 0.8) / radius as f32;
    let square = |blocks: i32| f64::from(blocks) * f64::from(blocks);
    f64::from(fray) + square(x) + square(z) - square(radius)
}

/// A turned ellipse around a place.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ellipse {
    sin: f64,
    cos: f64,
    center: [i32; 2],
}

impl Ellipse {
    /// `angle` in radians.
    pub(super) fn new(angle: f64, center: [i32; 2]) -> Self {
        let (sin, cos) = angle.sin_cos();
        Self { sin, cos, center }
    }

    /// Below 0 inside, where `a` and `c` are its radii.
    pub(super) fn at(self, x: i32, z: i32, a: i32, c: i32) -> f64 {
        let (x, z) = (f64::from(x - self.center[0]), f64::from(z - self.center[1]));
        let along = (x * self.cos - z * self.sin) / f64::from(a);
        let across = (x * self.sin + z * self.cos) / f64::from(c);
        along * along + across * across - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ellipse() {
        let ellipse = Ellipse::new(0.0, [1, 0]);
        assert!(ellipse.at(4, 0, 4, 2) < 0.0);
        assert!(ellipse.at(1, 3, 4, 2) > 0.0);
        // Without width there is no inside.
        assert!(ellipse.at(1, 0, 4, 0).is_nan());
    }

    #[test]
    fn narrower_with_depth() {
        assert_eq!([0, 3, 6].map(|y| long_radius(y, 9, 10)), [5, 0, -15]);
        let radius = |depth| steep_radius(&mut DecorationRandom::new(1), depth, 10, 10);
        assert!(radius(1) > radius(9));
    }
}
