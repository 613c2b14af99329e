//! Light straight from the rules: every block takes the best of the blocks beside it, until nothing changes.

use chunk::{BlockPos, LightKind};
use registry::blocks;
use registry::shapes::Aabb;

use crate::world::World;

/// Levels of a world, from the bottom of the section below it to the top of the one above.
pub struct Reference {
    edge: usize,
    height: usize,
    min: BlockPos,
    levels: [Vec<u8>; 2],
}

impl Reference {
    pub fn of(world: &World) -> Self {
        let edge = world.edge as usize * 16;
        let height = (world.sections + 2) * 16;
        let min = BlockPos::new(0, world.min_y() - 16, 0);
        let mut reference = Self { edge, height, min, levels: [Vec::new(), Vec::new()] };
        let mut states = vec![0; edge * edge * height];
        for (at, state) in states.iter_mut().enumerate() {
            *state = world.block(reference.pos(at));
        }
        reference.levels[0] = if world.has_sky { reference.sky(&states) } else { vec![0; states.len()] };
        let emitted = states.iter().map(|&state| blocks::light_emission(state)).collect();
        reference.levels[1] = reference.relaxed(&states, emitted);
        reference
    }

    pub fn level(&self, kind: LightKind, pos: BlockPos) -> u8 {
        let at = |value: i32, min: i32| (value - min) as usize;
        let at =
            (at(pos.y, self.min.y) * self.edge + at(pos.z, self.min.z)) * self.edge + at(pos.x, self.min.x);
        self.levels[usize::from(kind == LightKind::Block)][at]
    }

    fn pos(&self, at: usize) -> BlockPos {
        let (x, z, y) = (at % self.edge, at / self.edge % self.edge, at / self.edge / self.edge);
        self.min.offset(x as i32, y as i32, z as i32)
    }

    /// The sky is seen from the top of a column down to the first block that dampens or whose shape is in the way.
    fn sky(&self, states: &[u16]) -> Vec<u8> {
        let plane = self.edge * self.edge;
        let mut levels = vec![0; states.len()];
        for column in 0..plane {
            let mut above = 0;
            for y in (0..self.height).rev() {
                let state = states[y * plane + column];
                if blocks::light_opacity(state) != 0 || is_shut(state, above, 1) {
                    break;
                }
                levels[y * plane + column] = 15;
                above = state;
            }
        }
        self.relaxed(states, levels)
    }

    fn relaxed(&self, states: &[u16], mut levels: Vec<u8>) -> Vec<u8> {
        let plane = self.edge * self.edge;
        let strides = [1, self.edge, plane];
        let costs: Vec<u8> = states.iter().map(|&state| blocks::light_opacity(state).max(1)).collect();
        // Between a block and the next one along each axis.
        let mut shut = vec![0_u8; states.len()];
        for (at, &state) in states.iter().enumerate() {
            for (axis, stride) in strides.into_iter().enumerate() {
                let is_last = match axis {
                    0 => at % self.edge == self.edge - 1,
                    1 => at / self.edge % self.edge == self.edge - 1,
                    _ => at / plane == self.height - 1,
                };
                if is_last || is_shut(state, states[at + stride], [0, 2, 1][axis]) {
                    shut[at] |= 1 << axis;
                }
            }
        }
        loop {
            let mut is_changed = false;
            let mut take = |levels: &mut [u8], at: usize, from: usize| {
                let level = levels[from].saturating_sub(costs[at]);
                if level > levels[at] {
                    levels[at] = level;
                    is_changed = true;
                }
            };
            for at in 0..states.len() {
                for (axis, stride) in strides.into_iter().enumerate() {
                    if shut[at] >> axis & 1 == 0 {
                        take(&mut levels, at + stride, at);
                    }
                }
            }
            for at in (0..states.len()).rev() {
                for (axis, stride) in strides.into_iter().enumerate() {
                    if shut[at] >> axis & 1 == 0 {
                        take(&mut levels, at, at + stride);
                    }
                }
            }
            if !is_changed {
                return levels;
            }
        }
    }
}

/// Whether the shapes of a block and of the next one along an axis (x, y, z) together cover the side between them.
fn is_shut(state: u16, next: u16, axis: usize) -> bool {
    let shape = |state| {
        let counts = blocks::uses_shape_for_light_occlusion(state)
            && blocks::can_occlude(state)
            && blocks::light_opacity(state) < 15;
        if counts { blocks::occlusion_shape(state) } else { &[] }
    };
    let (own, next) = (shape(state), shape(next));
    if own.is_empty() && next.is_empty() {
        return false;
    }
    let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
    let covers = |aabb: &Aabb, touches: bool, [a, b]: [f64; 2]| {
        touches && aabb.min[u] <= a && a <= aabb.max[u] && aabb.min[v] <= b && b <= aabb.max[v]
    };
    // The middles of 16 x 16 squares.
    (0..256).all(|at| {
        let middle = [(f64::from(at % 16) + 0.5) / 16.0, (f64::from(at / 16) + 0.5) / 16.0];
        own.iter().any(|aabb| covers(aabb, aabb.max[axis] == 1.0, middle))
            || next.iter().any(|aabb| covers(aabb, aabb.min[axis] == 0.0, middle))
    })
}
