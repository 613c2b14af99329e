//! Columns of terrain before structures, for where structures may start.

use std::ops::ControlFlow;

use chunk::AIR;

use super::{Terrain, TerrainScratch};
use crate::noise::Volume;
use crate::real::Real;

/// The blocks of a column, as the noise step would leave them without structures and ore veins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BaseColumn {
    /// Lowest block.
    pub min_y: i32,
    /// States upwards from there.
    pub states: Vec<u16>,
}

impl BaseColumn {
    /// The state at a height; air outside.
    pub fn state(&self, y: i32) -> u16 {
        usize::try_from(y - self.min_y).ok().and_then(|at| self.states.get(at)).copied().unwrap_or(AIR)
    }
}

impl<R: Real> Terrain<R> {
    /// The column of blocks at `x`, `z` without structures.
    pub fn base_column(&self, x: i32, z: i32, scratch: &mut TerrainScratch<R>) -> BaseColumn {
        let min_y = self.settings.min_y;
        let mut states = vec![AIR; self.settings.height as usize];
        self.scan_column(x, z, scratch, |y, state| {
            states[(y - min_y) as usize] = state;
            ControlFlow::Continue(())
        });
        BaseColumn { min_y, states }
    }

    /// First free height of the column at `x`, `z` without structures, for each of these questions which blocks count.
    pub fn base_heights<const N: usize>(
        &self,
        x: i32,
        z: i32,
        counts: [fn(u16) -> bool; N],
        scratch: &mut TerrainScratch<R>,
    ) -> [i32; N] {
        let mut heights = [None; N];
        self.scan_column(x, z, scratch, |y, state| {
            for (height, counts) in heights.iter_mut().zip(counts) {
                if height.is_none() && counts(state) {
                    *height = Some(y + 1);
                }
            }
            if heights.iter().all(Option::is_some) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        heights.map(|height| height.unwrap_or(self.settings.min_y))
    }

    /// Visits the blocks of a column from the top down.
    fn scan_column(
        &self,
        x: i32,
        z: i32,
        scratch: &mut TerrainScratch<R>,
        mut visit: impl FnMut(i32, u16) -> ControlFlow<()>,
    ) {
        let chunk = [x >> 4, z >> 4];
        let min_y = self.settings.min_y;
        let volume = Volume { min: [x, min_y, z], size: [1, self.settings.height as usize, 1], step: [1; 3] };
        scratch.density.begin(Some(chunk), None);
        let mut values = std::mem::take(&mut scratch.values);
        values.resize(volume.len(), R::ZERO);
        self.graph.fill(self.final_density, &volume, &mut scratch.density, &mut values);
        let mut aquifer = self.aquifer(chunk, scratch);
        for (y, &density) in
            values.iter().enumerate().rev().map(|(above, density)| (min_y + above as i32, density))
        {
            let fluid = aquifer.substance(x, y, z, density, scratch);
            if visit(y, fluid.unwrap_or(self.settings.default_block)).is_break() {
                break;
            }
        }
        scratch.values = values;
    }
}
