use std::sync::LazyLock;

use super::{Adaptation, BoundingBox, References, Structures};
use crate::density::Extra;
use crate::noise::Volume;
use crate::real::Real;

/// How far pieces reach, in blocks.
const REACH: i32 = 12;
/// Width of the kernel's cube.
const SIZE: usize = 24;

/// What structures add to the density of a chunk's terrain, so that they stand on ground or lie in it.
#[derive(Debug)]
pub struct Beardifier {
    rigid: Vec<Rigid>,
    junctions: Vec<[i32; 3]>,
    /// Outside it adds nothing.
    affected: BoundingBox,
}

#[derive(Debug, Clone, Copy)]
struct Rigid {
    bounding_box: BoundingBox,
    adaptation: Adaptation,
    /// Height of the floor.
    ground: i32,
}

impl Beardifier {
    /// For the chunk at these chunk coordinates; none if no structure shapes it.
    pub fn new(structures: &Structures, references: &References, chunk: [i32; 2]) -> Option<Self> {
        let [min_x, min_z] = chunk.map(|chunk| chunk << 4);
        let near = BoundingBox::of_chunk(chunk, 0, 0).inflated(REACH);
        let mut rigid = Vec::new();
        let mut junctions = Vec::new();
        for start in references.starts() {
            let Some(adaptation) =
                structures.structures.get(start.structure).and_then(|structure| structure.adaptation)
            else {
                continue;
            };
            for (bounding_box, beard) in &start.shapes {
                if !bounding_box.intersects_columns(&near) {
                    continue;
                }
                if let Some(delta) = beard.rigid {
                    let ground = bounding_box.min[1] + delta;
                    rigid.push(Rigid { bounding_box: *bounding_box, adaptation, ground });
                }
                let is_near = |at: i32, min: i32| at > min - REACH && at < min + 15 + REACH;
                junctions.extend(
                    beard.junctions.iter().filter(|[x, _, z]| is_near(*x, min_x) && is_near(*z, min_z)),
                );
            }
        }
        let boxes = rigid.iter().map(|rigid| rigid.bounding_box);
        let points = junctions.iter().map(|&point| BoundingBox::new(point, point));
        let affected = BoundingBox::around(boxes.chain(points))?.inflated(2 * REACH);
        Some(Self { rigid, junctions, affected })
    }

    /// The same, as the noise step takes it.
    pub fn extra<R: Real>(
        structures: &Structures,
        references: &References,
        chunk: [i32; 2],
    ) -> Option<Box<dyn Extra<R>>> {
        Self::new(structures, references, chunk).map(|beardifier| Box::new(beardifier) as Box<dyn Extra<R>>)
    }

    /// What is added at a block.
    pub fn density(&self, x: i32, y: i32, z: i32) -> f64 {
        if !self.affected.contains(chunk::BlockPos::new(x, y, z)) {
            return 0.0;
        }
        sum(&self.rigid, &self.junctions, [x, y, z])
    }

    /// What reaches into a box.
    fn near(&self, around: &BoundingBox) -> (Vec<Rigid>, Vec<[i32; 3]>) {
        let rigid = self.rigid.iter().filter(|rigid| rigid.reach().intersects(around)).copied().collect();
        let reach = |point: [i32; 3]| BoundingBox::new(point, point).inflated(REACH);
        let junctions =
            self.junctions.iter().copied().filter(|&point| reach(point).intersects(around)).collect();
        (rigid, junctions)
    }
}

/// In the order of the game: what is too far adds nothing, not even rounding.
fn sum(rigid: &[Rigid], junctions: &[[i32; 3]], [x, y, z]: [i32; 3]) -> f64 {
    let of_rigid = rigid.iter().fold(0.0, |sum, rigid| sum + rigid.density([x, y, z]));
    junctions.iter().fold(of_rigid, |sum, [jx, jy, jz]| {
        let up = y - jy;
        sum + kernel([x - jx, up, z - jz], up) * 0.4
    })
}

/// The box that a volume of blocks fills.
fn box_of(blocks: &Volume) -> BoundingBox {
    let max = std::array::from_fn(|axis| blocks.coordinate(axis, blocks.size[axis]) - 1);
    BoundingBox::new(blocks.min, max)
}

impl<R: Real> Extra<R> for Beardifier {
    fn at(&self, x: i32, y: i32, z: i32) -> R {
        R::of(self.density(x, y, z))
    }

    fn is_far_from(&self, blocks: &Volume) -> bool {
        let around = box_of(blocks);
        let reach = |point: &[i32; 3]| BoundingBox::new(*point, *point).inflated(REACH);
        !self.rigid.iter().any(|rigid| rigid.reach().intersects(&around))
            && !self.junctions.iter().any(|point| reach(point).intersects(&around))
    }

    fn fill(&self, blocks: &Volume, out: &mut [R]) {
        let (rigid, junctions) = self.near(&box_of(blocks));
        let mut out = out.iter_mut();
        for z in 0..blocks.size[2] {
            for x in 0..blocks.size[0] {
                for (y, out) in (0..blocks.size[1]).zip(&mut out) {
                    let at = [blocks.coordinate(0, x), blocks.coordinate(1, y), blocks.coordinate(2, z)];
                    *out = R::of(sum(&rigid, &junctions, at));
                }
            }
        }
    }
}

impl Rigid {
    /// Outside of this box it adds nothing.
    fn reach(&self) -> BoundingBox {
        let mut reach = self.bounding_box;
        reach.min[1] = reach.min[1].min(self.ground);
        reach.max[1] = reach.max[1].max(self.ground);
        reach.inflated(REACH)
    }

    fn density(&self, at: [i32; 3]) -> f64 {
        let BoundingBox { min, max } = self.bounding_box;
        let outside = |axis: usize| 0.max((min[axis] - at[axis]).max(at[axis] - max[axis]));
        let [dx, dz] = [outside(0), outside(2)];
        let above_ground = at[1] - self.ground;
        match self.adaptation {
            Adaptation::Bury => fade([f64::from(dx), f64::from(above_ground) / 2.0, f64::from(dz)]),
            Adaptation::BeardThin => kernel([dx, above_ground, dz], above_ground) * 0.8,
            Adaptation::BeardBox => {
                let dy = 0.max((self.ground - at[1]).max(at[1] - max[1]));
                kernel([dx, dy, dz], above_ground) * 0.8
            }
            Adaptation::Encapsulate => {
                fade([dx, outside(1), dz].map(|distance| f64::from(distance) / 2.0)) * 0.8
            }
        }
    }
}

/// 1 here, 0 six blocks away.
fn fade([x, y, z]: [f64; 3]) -> f64 {
    let share = (x * x + y * y + z * z).sqrt() / 6.0;
    if share >= 1.0 { 0.0 } else { 1.0 + share * (0.0 - 1.0) }
}

/// More below, less above, weaker with the distance. `up` is the height above the ground.
fn kernel(distance: [i32; 3], up: i32) -> f64 {
    let at = distance.map(|blocks| (blocks + REACH) as usize);
    if at.iter().any(|&at| at >= SIZE) {
        return 0.0;
    }
    let [dx, _, dz] = distance.map(f64::from);
    let middle = f64::from(up) + 0.5;
    let squared = dx * dx + middle * middle + dz * dz;
    let value = -middle * inverse_sqrt(squared / 2.0) / 2.0;
    value * f64::from(KERNEL[(at[2] * SIZE + at[0]) * SIZE + at[1]])
}

/// By z, x, y.
static KERNEL: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let distance = |at: usize| at as f64 - f64::from(REACH);
    let mut kernel = Vec::with_capacity(SIZE * SIZE * SIZE);
    for z in 0..SIZE {
        for x in 0..SIZE {
            for y in 0..SIZE {
                let [dx, dy, dz] = [distance(x), distance(y) + 0.5, distance(z)];
                kernel.push((-(dx * dx + dy * dy + dz * dz) / 16.0).exp() as f32);
            }
        }
    }
    kernel
});

/// The game's quick approximation, which is part of the world.
fn inverse_sqrt(value: f64) -> f64 {
    let half = 0.5 * value;
    let guess = f64::from_bits((0x5FE6_EB50_C7B5_37A9_i64 - (value.to_bits() as i64 >> 1)) as u64);
    guess * (1.5 - half * guess * guess)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fills_below_and_clears_above() {
        assert!(kernel([0, -1, 0], -1) > 0.0);
        assert!(kernel([0, 0, 0], 0) < 0.0);
        assert_eq!(kernel([12, 0, 0], 0), 0.0);
        assert!((inverse_sqrt(4.0) - 0.5).abs() < 0.001);
        assert_eq!(fade([6.0, 0.0, 0.0]), 0.0);
        assert_eq!(fade([0.0; 3]), 1.0);
    }
}
