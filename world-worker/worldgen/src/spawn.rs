//! Where a new world's players begin: first by climate, then by the first place to stand on.

use chunk::{BlockPos, Chunk, ChunkPos, HeightmapKind};
use registry::blocks;

use crate::biomes::quantize;
use crate::density::Scratch;
use crate::maker::Maker;
use crate::real::Real;
use crate::terrain::Terrain;

/// Chunks along an edge of the square that is searched for a place to stand on.
const EDGE: i32 = 11;
/// Radius and step of the two passes of the search by climate, in blocks.
const PASSES: [(f32, f32); 2] = [(2048.0, 512.0), (512.0, 32.0)];

/// The block at whose column the search by climate ends: x and z.
pub fn climate_center<R: Real>(terrain: &Terrain<R>, scratch: &mut Scratch<R>) -> [i32; 2] {
    scratch.begin(None, None);
    let mut best = ([0, 0], fitness(terrain, [0, 0], scratch));
    for (max, step) in PASSES {
        let origin = best.0;
        let (mut angle, mut radius) = (0.0_f32, step);
        while radius <= max {
            let along = |value: f64| (value * f64::from(radius)) as i32;
            let place =
                [origin[0] + along(f64::from(angle).sin()), origin[1] + along(f64::from(angle).cos())];
            let here = fitness(terrain, place, scratch);
            if here < best.1 {
                best = (place, here);
            }
            angle += step / radius;
            if f64::from(angle) > std::f64::consts::TAU {
                angle = 0.0;
                radius += step;
            }
        }
    }
    best.0
}

/// How far the climate is from the nearest one wanted, and the place from the origin; less is better.
fn fitness<R: Real>(terrain: &Terrain<R>, [x, z]: [i32; 2], scratch: &mut Scratch<R>) -> i64 {
    /// At this distance from the origin, in blocks, it counts as much as a whole step of climate.
    const FAR: f64 = 2500.0;
    let square = f64::from(x) * f64::from(x) + f64::from(z) * f64::from(z);
    let away = (1e8 * (square / (FAR * FAR)).powi(2)) as i64;
    let climate = terrain.spawn_targets.iter().map(|target| {
        target
            .0
            .iter()
            .map(|&(function, [min, max])| {
                let value = quantize(terrain.graph.at(function, x & !3, 0, z & !3, scratch).single());
                let gap = i64::from((value - max).max(min - value).max(0));
                gap * gap
            })
            .sum::<i64>()
    });
    away + climate.min().unwrap_or_default()
}

/// Where players begin: the first place to stand on in a spiral of chunks, or on top of the middle without one.
pub fn spawn_point<R: Real>(maker: &Maker<R>) -> BlockPos {
    let dimension = maker.dimension();
    let mut scratch = dimension.scratch();
    let [x, z] = climate_center(&dimension.terrain, &mut scratch.density);
    let center = ChunkPos::new(x >> 4, z >> 4);
    let (mut dx, mut dz, mut step) = (0, 0, (0, -1));
    for _ in 0..EDGE * EDGE {
        let made = maker.make(ChunkPos::new(center.x + dx, center.z + dz));
        if let Some(found) = place_to_stand(&made.chunk) {
            return found;
        }
        if dx == dz || dx < 0 && dx == -dz || dx > 0 && dx == 1 - dz {
            step = (-step.1, step.0);
        }
        (dx, dz) = (dx + step.0, dz + step.1);
    }
    let made = maker.make(center);
    BlockPos::new(
        (center.x << 4) + 8,
        made.chunk.surface_y(HeightmapKind::MotionBlocking, 8, 8),
        (center.z << 4) + 8,
    )
}

/// The first column of a chunk with solid ground under the open sky.
fn place_to_stand(chunk: &Chunk) -> Option<BlockPos> {
    let pos = chunk.pos;
    (0..16).flat_map(|x| (0..16).map(move |z| (x, z))).find_map(|(x, z)| {
        let height = |kind| chunk.surface_y(kind, x, z);
        let top = height(HeightmapKind::MotionBlocking);
        let surface = height(HeightmapKind::WorldSurface);
        // Under water, or nothing at all.
        if top <= chunk.min_y() || surface <= top && surface > height(HeightmapKind::OceanFloor) {
            return None;
        }
        for y in (chunk.min_y()..=top).rev() {
            let place = BlockPos::new((pos.x << 4) + x as i32, y, (pos.z << 4) + z as i32);
            let state = chunk.block(place).unwrap_or(chunk::AIR);
            if blocks::has_fluid(state) {
                return None;
            }
            if has_full_top(state) {
                return Some(place.offset(0, 1, 0));
            }
        }
        None
    })
}

/// Whether a block's collision covers its whole top.
fn has_full_top(state: u16) -> bool {
    blocks::collision_shape(state).iter().any(|part| {
        part.max[1] >= 1.0
            && part.min[0] <= 0.0
            && part.min[2] <= 0.0
            && part.max[0] >= 1.0
            && part.max[2] >= 1.0
    })
}
