use super::Graph;
use crate::real::Real;

/// The strength of an island is looked for in chunks this far around.
const RADIUS: i32 = 12;
/// Islands are no nearer to the origin than this, squared, in chunks.
const NEAREST: i64 = 4096;
/// Simplex noise below this makes an island.
const ISLAND: f64 = -0.9_f32 as f64;

impl<R: Real> Graph<R> {
    /// The islands of the End around a block. `old` has the main island in it, with the overflow of older versions far
    /// out.
    pub(super) fn end_islands(&self, x: i32, z: i32, old: bool) -> R {
        let height = self.island_height(x / 8, z / 8, old);
        if R::SINGLE {
            R::of(f64::from((height - 8.0) / 128.0))
        } else {
            (R::of(f64::from(height)) - R::of(8.0)) / R::of(128.0)
        }
    }

    /// Sections are half chunks.
    fn island_height(&self, section_x: i32, section_z: i32, old: bool) -> f32 {
        let Some(simplex) = &self.islands else { return -100.0 };
        let (chunk_x, chunk_z) = (section_x / 2, section_z / 2);
        let (inner_x, inner_z) = (section_x % 2, section_z % 2);
        let mut height = if old {
            let square = section_x.wrapping_mul(section_x).wrapping_add(section_z.wrapping_mul(section_z));
            java_clamp(100.0 - (square as f32).sqrt() * 8.0)
        } else {
            -100.0
        };
        for dx in -RADIUS..=RADIUS {
            for dz in -RADIUS..=RADIUS {
                let (x, z) = (i64::from(chunk_x) + i64::from(dx), i64::from(chunk_z) + i64::from(dz));
                if x * x + z * z <= NEAREST || simplex.at(x as f64, z as f64) >= ISLAND {
                    continue;
                }
                let size = ((x as f32).abs() * 3439.0 + (z as f32).abs() * 147.0) % 13.0 + 9.0;
                let (far_x, far_z) = ((inner_x - dx * 2) as f32, (inner_z - dz * 2) as f32);
                let here = java_clamp(100.0 - (far_x * far_x + far_z * far_z).sqrt() * size);
                height = java_max(height, here);
            }
        }
        height
    }
}

/// `Math.max` of Java: not a number wins.
fn java_max(a: f32, b: f32) -> f32 {
    if a.is_nan() || a > b { a } else { b }
}

/// Between -100 and 80; not a number stays.
fn java_clamp(value: f32) -> f32 {
    value.clamp(-100.0, 80.0)
}
