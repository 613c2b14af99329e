//! Boxes moving through blocks, as vanilla's entity movement resolves them.

use chunk::BlockPos;

/// Boxes closer than this do not touch, as vanilla's shape code rounds.
const EPSILON: f64 = 1.0e-7;

/// An axis-aligned box in world space, blocks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aabb {
    /// Least corner.
    pub min: [f64; 3],
    /// Greatest corner.
    pub max: [f64; 3],
}

impl Aabb {
    /// The box of something `width` wide and `height` high that stands at `feet`.
    pub fn standing(feet: [f64; 3], width: f64, height: f64) -> Self {
        let half = width / 2.0;
        Self {
            min: [feet[0] - half, feet[1], feet[2] - half],
            max: [feet[0] + half, feet[1] + height, feet[2] + half],
        }
    }

    /// The same box moved.
    pub fn moved(self, by: [f64; 3]) -> Self {
        let shift = |corner: [f64; 3]| [corner[0] + by[0], corner[1] + by[1], corner[2] + by[2]];
        Self { min: shift(self.min), max: shift(self.max) }
    }

    /// The box shrunk by `by` on every side.
    pub fn deflated(self, by: f64) -> Self {
        Self { min: self.min.map(|v| v + by), max: self.max.map(|v| v - by) }
    }

    /// The smallest box around this one here and moved.
    fn swept(self, by: [f64; 3]) -> Self {
        let mut out = self;
        for (axis, by) in by.into_iter().enumerate() {
            let corner = if by < 0.0 { &mut out.min } else { &mut out.max };
            corner[axis] += by;
        }
        out
    }

    /// Whether the two share volume.
    pub fn intersects(&self, other: &Aabb) -> bool {
        (0..3).all(|axis| {
            self.min[axis] < other.max[axis] - EPSILON && self.max[axis] > other.min[axis] + EPSILON
        })
    }
}

/// Where shapes of blocks come from: the collision boxes of one block, in block space.
pub trait Shapes {
    /// Boxes of the block at `pos`; none where it is not loaded.
    fn shape(&self, pos: BlockPos) -> &'static [registry::shapes::Aabb];
}

/// The boxes of all blocks that `area` reaches.
pub fn boxes(world: &dyn Shapes, area: &Aabb, into: &mut Vec<Aabb>) {
    let floor = |v: f64| v.floor() as i32;
    // One block lower than the area, since fences and walls are higher than their block.
    for y in floor(area.min[1]) - 1..=floor(area.max[1]) {
        for z in floor(area.min[2])..=floor(area.max[2]) {
            for x in floor(area.min[0])..=floor(area.max[0]) {
                let origin = [f64::from(x), f64::from(y), f64::from(z)];
                for shape in world.shape(BlockPos { x, y, z }) {
                    let block = Aabb { min: shape.min, max: shape.max }.moved(origin);
                    if block.intersects(area) {
                        into.push(block);
                    }
                }
            }
        }
    }
}

/// Whether `area` is free of blocks.
pub fn is_free(world: &dyn Shapes, area: &Aabb, scratch: &mut Vec<Aabb>) -> bool {
    scratch.clear();
    boxes(world, area, scratch);
    scratch.is_empty()
}

/// How far `body` can go along one axis before it meets one of `obstacles`.
fn along(axis: usize, body: &Aabb, wanted: f64, obstacles: &[Aabb]) -> f64 {
    let (a, b) = ((axis + 1) % 3, (axis + 2) % 3);
    let mut reach = wanted;
    for block in obstacles {
        let beside = |other: usize| {
            body.max[other] > block.min[other] + EPSILON && body.min[other] < block.max[other] - EPSILON
        };
        if !beside(a) || !beside(b) {
            continue;
        }
        if reach > 0.0 && body.max[axis] <= block.min[axis] + EPSILON {
            reach = reach.min(block.min[axis] - body.max[axis]);
        } else if reach < 0.0 && body.min[axis] >= block.max[axis] - EPSILON {
            reach = reach.max(block.max[axis] - body.min[axis]);
        }
    }
    if reach.abs() < EPSILON { 0.0 } else { reach }
}

fn slide(body: Aabb, wanted: [f64; 3], obstacles: &[Aabb]) -> [f64; 3] {
    let mut body = body;
    let mut reached = [0.0; 3];
    // Vertical first, then the longer of the two horizontal axes.
    let order = if wanted[0].abs() < wanted[2].abs() { [1, 2, 0] } else { [1, 0, 2] };
    for axis in order {
        if wanted[axis] == 0.0 {
            continue;
        }
        reached[axis] = along(axis, &body, wanted[axis], obstacles);
        let mut step = [0.0; 3];
        step[axis] = reached[axis];
        body = body.moved(step);
    }
    reached
}

/// How far `body` gets when it wants to move by `wanted`, stepping up to `step_height` blocks when it stands.
pub fn sweep(
    world: &dyn Shapes,
    body: Aabb,
    wanted: [f64; 3],
    step_height: f64,
    on_ground: bool,
    scratch: &mut Vec<Aabb>,
) -> [f64; 3] {
    scratch.clear();
    let mut area = body.swept(wanted);
    area.max[1] += step_height;
    boxes(world, &area, scratch);
    if scratch.is_empty() {
        return wanted;
    }
    let flat = slide(body, wanted, scratch);
    let hit_wall = flat[0] != wanted[0] || flat[2] != wanted[2];
    let landed = on_ground || (wanted[1] < 0.0 && flat[1] != wanted[1]);
    if !hit_wall || !landed || step_height <= 0.0 {
        return flat;
    }
    let up = along(1, &body, step_height, scratch);
    let raised = slide(body.moved([0.0, up, 0.0]), [wanted[0], 0.0, wanted[2]], scratch);
    let length = |v: [f64; 3]| v[0] * v[0] + v[2] * v[2];
    if length(raised) <= length(flat) {
        return flat;
    }
    let above = body.moved([raised[0], up, raised[2]]);
    let down = along(1, &above, -up + wanted[1].min(0.0), scratch);
    [raised[0], up + down, raised[2]]
}

#[cfg(test)]
mod tests {
    use super::*;
    use registry::shapes::Aabb as Shape;

    static FULL: [Shape; 1] = [Shape { min: [0.0; 3], max: [1.0; 3] }];
    static SLAB: [Shape; 1] = [Shape { min: [0.0; 3], max: [1.0, 0.5, 1.0] }];

    /// A floor below y 0, a wall at x = 2, a slab at x = -2.
    struct Room;
    impl Shapes for Room {
        fn shape(&self, pos: BlockPos) -> &'static [Shape] {
            match pos {
                BlockPos { y, .. } if y < 0 => &FULL,
                BlockPos { x: 2, y: 0..=3, .. } => &FULL,
                BlockPos { x: -2, y: 0, .. } => &SLAB,
                _ => &[],
            }
        }
    }

    fn go(from: [f64; 3], wanted: [f64; 3]) -> [f64; 3] {
        sweep(&Room, Aabb::standing(from, 0.6, 1.8), wanted, 0.6, true, &mut Vec::new())
    }

    #[test]
    fn a_wall_stops_the_body() {
        assert!((go([0.5, 0.0, 0.5], [3.0, 0.0, 0.0])[0] - 1.2).abs() < 1e-6);
    }

    #[test]
    fn a_slab_is_stepped_on() {
        let reached = go([0.5, 0.0, 0.5], [-2.0, 0.0, 0.0]);
        assert!((reached[0] + 2.0).abs() < 1e-6, "{reached:?}");
        assert!((reached[1] - 0.5).abs() < 1e-6, "{reached:?}");
    }

    #[test]
    fn the_floor_holds() {
        assert_eq!(go([0.5, 0.0, 0.5], [0.0, -0.5, 0.0])[1], 0.0);
    }
}
