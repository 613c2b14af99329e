use crate::random::{Legacy, Random};
use crate::trigonometry::{cos, sin};

/// A point on its way through the ground, one block per step, that turns by chance.
#[derive(Debug, Clone, Copy)]
pub(super) struct Course {
    /// In blocks.
    pub(super) at: [f64; 3],
    /// In radians, from east to south.
    pub(super) yaw: f32,
    /// In radians, upwards.
    pub(super) pitch: f32,
    yaw_speed: f32,
    pitch_speed: f32,
}

/// How much of its turning a course keeps from step to step.
#[derive(Debug, Clone, Copy)]
pub(super) struct Inertia {
    pub(super) pitch: f32,
    pub(super) pitch_speed: f32,
    pub(super) yaw_speed: f32,
    /// Share of the speeds that is turned by.
    pub(super) turn: f32,
}

impl Course {
    pub(super) fn new(at: [f64; 3], yaw: f32, pitch: f32) -> Self {
        Self { at, yaw, pitch, yaw_speed: 0.0, pitch_speed: 0.0 }
    }

    /// One step.
    pub(super) fn advance(&mut self, inertia: Inertia, random: &mut Legacy) {
        let (yaw, pitch) = (f64::from(self.yaw), f64::from(self.pitch));
        let level = cos(pitch);
        let moves = [cos(yaw) * level, sin(pitch), sin(yaw) * level];
        for (at, by) in self.at.iter_mut().zip(moves) {
            *at += f64::from(by);
        }
        self.pitch *= inertia.pitch;
        self.pitch += self.pitch_speed * inertia.turn;
        self.yaw += self.yaw_speed * inertia.turn;
        self.pitch_speed *= inertia.pitch_speed;
        self.yaw_speed *= inertia.yaw_speed;
        let mut chance = |most: f32| {
            let difference = random.next_f32() - random.next_f32();
            difference * random.next_f32() * most
        };
        self.pitch_speed += chance(2.0);
        self.yaw_speed += chance(4.0);
    }

    /// Whether it can still come to the chunk at these chunk coordinates, with this many steps to go.
    pub(super) fn reaches(&self, chunk: [i32; 2], steps: i32, thickness: f32) -> bool {
        let [dx, dz] = [0, 1].map(|axis| self.at[axis * 2] - f64::from((chunk[axis] << 4) + 8));
        let steps = f64::from(steps);
        let margin = f64::from(thickness + 2.0 + 16.0);
        dx * dx + dz * dz - steps * steps <= margin * margin
    }
}

/// Half the width, in blocks, after `step` of `steps`: thickest in the middle.
pub(super) fn radius(step: i32, steps: i32, thickness: f32) -> f64 {
    let along = std::f32::consts::PI * step as f32 / steps as f32;
    1.5 + f64::from(sin(f64::from(along)) * thickness)
}
