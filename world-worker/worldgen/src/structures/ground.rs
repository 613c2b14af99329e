use std::collections::HashMap;

use super::Ground;
use crate::biomes::{Biome, BiomeBox};
use crate::dimension::Dimension;
use crate::features::HeightKind;
use crate::real::Real;
use crate::terrain::{BaseColumn, TerrainScratch};

/// The ground of a dimension. Heights are kept as long as it lives, which should be about one chunk's starts.
pub struct DimensionGround<'a, R: Real> {
    dimension: &'a Dimension<R>,
    scratch: &'a mut TerrainScratch<R>,
    /// Surface and ocean floor by column.
    heights: HashMap<[i32; 2], [i32; 2]>,
}

impl<'a, R: Real> DimensionGround<'a, R> {
    /// Of `dimension`, with memory to work in.
    pub fn new(dimension: &'a Dimension<R>, scratch: &'a mut TerrainScratch<R>) -> Self {
        Self { dimension, scratch, heights: HashMap::new() }
    }
}

impl<R: Real> Ground for DimensionGround<'_, R> {
    fn height(&mut self, kind: HeightKind, x: i32, z: i32) -> i32 {
        let [surface, floor] = *self.heights.entry([x, z]).or_insert_with(|| {
            let counts = [(|state| HeightKind::WorldSurfaceWg.counts(state)) as fn(u16) -> bool, |state| {
                HeightKind::OceanFloorWg.counts(state)
            }];
            self.dimension.terrain.base_heights(x, z, counts, self.scratch)
        });
        match kind {
            HeightKind::OceanFloorWg | HeightKind::OceanFloor => floor,
            _ => surface,
        }
    }

    fn column(&mut self, x: i32, z: i32) -> BaseColumn {
        self.dimension.terrain.base_column(x, z, self.scratch)
    }

    fn biome(&mut self, quart: [i32; 3]) -> Biome {
        self.scratch.density.begin(None, None);
        self.dimension.biomes.at(&self.dimension.terrain, quart, &mut self.scratch.density)
    }

    fn biomes(&mut self, min: [i32; 3], size: [usize; 3]) -> BiomeBox {
        self.scratch.density.begin(None, None);
        self.dimension.biomes.fill(&self.dimension.terrain, min, size, &mut self.scratch.density)
    }
}
