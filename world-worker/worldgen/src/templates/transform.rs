use chunk::BlockPos;

use crate::structures::piece::{Mirror, Rotation, transform_state};

/// How a template is turned where it is placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Transform {
    /// First.
    pub mirror: Mirror,
    /// Second.
    pub rotation: Rotation,
    /// x and z of the block in the template that the rotation leaves in its place.
    pub pivot: [i32; 2],
}

impl Transform {
    /// Turned around the template's corner.
    pub fn rotated(rotation: Rotation) -> Self {
        Self { mirror: Mirror::None, rotation, pivot: [0; 2] }
    }

    /// Where a block of the template comes, from the template's position.
    pub fn position(self, [x, y, z]: [i32; 3]) -> [i32; 3] {
        let [x, z] = match self.mirror {
            Mirror::None => [x, z],
            Mirror::LeftRight => [x, -z],
            Mirror::FrontBack => [-x, z],
        };
        let [px, pz] = self.pivot;
        match self.rotation {
            Rotation::None => [x, y, z],
            Rotation::Clockwise90 => [px + pz - z, y, pz - px + x],
            Rotation::Clockwise180 => [2 * px - x, y, 2 * pz - z],
            Rotation::CounterClockwise90 => [px - pz + z, y, px + pz - x],
        }
    }

    /// Where a block of the template comes when the template is placed at `at`.
    pub fn place(self, at: BlockPos, from: [i32; 3]) -> BlockPos {
        let [x, y, z] = self.position(from);
        at.offset(x, y, z)
    }

    /// Where an entity of the template comes, from the template's position.
    pub fn point(self, [x, y, z]: [f64; 3]) -> [f64; 3] {
        let [x, z] = match self.mirror {
            Mirror::None => [x, z],
            Mirror::LeftRight => [x, 1.0 - z],
            Mirror::FrontBack => [1.0 - x, z],
        };
        let [px, pz] = self.pivot.map(f64::from);
        match self.rotation {
            Rotation::None => [x, y, z],
            Rotation::Clockwise90 => [px + pz + 1.0 - z, y, pz - px + x],
            Rotation::Clockwise180 => [2.0 * px + 1.0 - x, y, 2.0 * pz + 1.0 - z],
            Rotation::CounterClockwise90 => [px - pz + z, y, px + pz + 1.0 - x],
        }
    }

    /// What the way an entity looks becomes, in degrees.
    pub fn yaw(self, yaw: f32) -> f32 {
        let mirrored = match self.mirror {
            Mirror::None => yaw,
            Mirror::LeftRight => 180.0 - yaw,
            Mirror::FrontBack => -yaw,
        };
        let turned = mirrored + 90.0 * self.rotation.quarters() as f32;
        (turned + 180.0).rem_euclid(360.0) - 180.0
    }

    /// By how much a template of `size` is to be shifted, so that its least corner is at its position again; for
    /// transforms around the corner (`getZeroPositionWithTransform`).
    pub fn zero_shift(self, size: [i32; 3]) -> [i32; 3] {
        let [x, z] = [size[0] - 1, size[2] - 1];
        let mirror_x = if self.mirror == Mirror::FrontBack { x } else { 0 };
        let mirror_z = if self.mirror == Mirror::LeftRight { z } else { 0 };
        match self.rotation {
            Rotation::None => [mirror_x, 0, mirror_z],
            Rotation::Clockwise90 => [z - mirror_z, 0, mirror_x],
            Rotation::Clockwise180 => [x - mirror_x, 0, z - mirror_z],
            Rotation::CounterClockwise90 => [mirror_z, 0, x - mirror_x],
        }
    }

    /// What a block state becomes.
    pub fn state(self, state: u16) -> u16 {
        transform_state(state, self.mirror, self.rotation)
    }
}

/// The rotation with the name that data has for it.
pub fn rotation_by_name(name: &str) -> Option<Rotation> {
    const NAMES: [&str; 4] = ["none", "clockwise_90", "180", "counterclockwise_90"];
    NAMES.iter().position(|known| *known == name).map(|at| Rotation::ALL[at])
}

/// A size along x, y and z after a rotation.
pub fn rotated_size([x, y, z]: [i32; 3], rotation: Rotation) -> [i32; 3] {
    match rotation {
        Rotation::None | Rotation::Clockwise180 => [x, y, z],
        Rotation::Clockwise90 | Rotation::CounterClockwise90 => [z, y, x],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions() {
        let at = |rotation| Transform { rotation, mirror: Mirror::None, pivot: [4, 15] }.position([1, 2, 3]);
        assert_eq!(at(Rotation::None), [1, 2, 3]);
        assert_eq!(at(Rotation::Clockwise90), [16, 2, 12]);
        assert_eq!(at(Rotation::Clockwise180), [7, 2, 27]);
        assert_eq!(at(Rotation::CounterClockwise90), [-8, 2, 18]);
    }

    #[test]
    fn zero_shifts_bring_the_least_corner_back() {
        for mirror in [Mirror::None, Mirror::LeftRight, Mirror::FrontBack] {
            for rotation in Rotation::ALL {
                let transform = Transform { mirror, rotation, pivot: [0; 2] };
                let shift = transform.zero_shift([3, 4, 5]);
                let [a, b] = [[0, 0, 0], [2, 3, 4]].map(|corner| transform.position(corner));
                let least = [0, 1, 2].map(|axis| a[axis].min(b[axis]) + shift[axis]);
                assert_eq!(least, [0; 3], "{mirror:?} {rotation:?}");
            }
        }
    }

    #[test]
    fn states_that_turn_fully_are_the_same_again() {
        for state in 0..registry::blocks::STATE_COUNT {
            let turned = Transform::rotated(Rotation::Clockwise90).state(state);
            assert_eq!(Transform::rotated(Rotation::CounterClockwise90).state(turned), state);
            for mirror in [Mirror::LeftRight, Mirror::FrontBack] {
                let mirror = Transform { mirror, ..Transform::rotated(Rotation::None) };
                assert_eq!(mirror.state(mirror.state(state)), state);
            }
        }
    }
}
