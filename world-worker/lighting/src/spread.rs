//! Breadth-first spreading over a chunk and its neighbours.

use std::collections::VecDeque;

use chunk::{AIR, Chunk};

use crate::Surroundings;
use crate::facts::LightFacts;

/// The middle chunk with those of its neighbours that are known.
pub(crate) struct Volume<'a> {
    /// By (dz + 1) * 3 + dx + 1.
    chunks: [Option<&'a Chunk>; 9],
}

impl<'a> Volume<'a> {
    pub(crate) fn new(middle: &'a Chunk, around: &Surroundings<'a>) -> Self {
        let mut chunks = [None; 9];
        for (at, place) in chunks.iter_mut().enumerate() {
            *place = around.neighbours[at / 3][at % 3].filter(|chunk| {
                chunk.min_section() == middle.min_section() && chunk.height() == middle.height()
            });
        }
        chunks[4] = Some(middle);
        Self { chunks }
    }

    pub(crate) fn chunks(&self) -> impl Iterator<Item = &'a Chunk> {
        self.chunks.iter().copied().flatten()
    }

    fn has_neighbours(&self) -> bool {
        self.chunks().count() > 1
    }
}

/// A level for each block of the volume, from one section below the world up. One ring of opaque cells, and
/// a layer below and above, bound it, so that spreading needs no checks.
pub(crate) struct Grid {
    /// Cells along x and z, bounds included.
    edge: usize,
    height: usize,
    /// Where the middle chunk begins in x and z.
    middle: usize,
    levels: Vec<u8>,
    /// Cost of a step into the cell: 1..=15, or 16 for bounds.
    costs: Vec<u8>,
    queue: VecDeque<u32>,
}

const BOUND: u8 = 16;

impl Grid {
    /// `layers` sections high, the lowest being the one below the world. Calls `each` with every block that is
    /// not air: cell, state.
    fn new(
        volume: &Volume<'_>,
        layers: usize,
        facts: &impl LightFacts,
        mut each: impl FnMut(usize, u16),
    ) -> Self {
        let wide = volume.has_neighbours();
        let inner = if wide { 48 } else { 16 };
        let (edge, height) = (inner + 2, layers * 16 + 2);
        let mut grid = Self {
            edge,
            height,
            middle: if wide { 17 } else { 1 },
            levels: vec![0; edge * edge * height],
            costs: vec![BOUND; edge * edge * height],
            queue: VecDeque::new(),
        };
        for (at, chunk) in volume.chunks.iter().enumerate() {
            let Some(chunk) = chunk else { continue };
            let base = |offset: usize| if wide { offset * 16 + 1 } else { 1 };
            let (x0, z0) = (base(at % 3), base(at / 3));
            for y in 0..layers * 16 {
                for z in 0..16 {
                    let row = grid.cell(x0, y + 1, z0 + z);
                    grid.costs[row..row + 16].fill(1);
                }
            }
            for (section, layer) in chunk.sections().iter().zip(1..layers) {
                if section.is_empty() {
                    continue;
                }
                section.blocks().for_each(|index, state| {
                    if state == AIR {
                        return;
                    }
                    let cell =
                        grid.cell(x0 + (index & 15), layer * 16 + (index >> 8) + 1, z0 + (index >> 4 & 15));
                    grid.costs[cell] = facts.dampening(state).clamp(1, 15);
                    each(cell, state);
                });
            }
        }
        grid
    }

    fn cell(&self, x: usize, y: usize, z: usize) -> usize {
        (y * self.edge + z) * self.edge + x
    }

    /// The level in the middle chunk; y from the bottom of the section below the world.
    pub(crate) fn middle(&self, x: usize, y: usize, z: usize) -> u8 {
        self.levels[self.cell(x + self.middle, y + 1, z + self.middle)]
    }

    fn seed(&mut self, cell: usize, level: u8) {
        if level > self.levels[cell] {
            self.levels[cell] = level;
            self.queue.push_back(cell as u32);
        }
    }

    fn spread(&mut self) {
        let (edge, plane) = (self.edge, self.edge * self.edge);
        while let Some(cell) = self.queue.pop_front() {
            let cell = cell as usize;
            let level = self.levels[cell];
            for next in [cell - 1, cell + 1, cell - edge, cell + edge, cell - plane, cell + plane] {
                self.seed(next, level.saturating_sub(self.costs[next]));
            }
        }
    }
}

/// Light from blocks.
pub(crate) fn block_light(volume: &Volume<'_>, layers: usize, facts: &impl LightFacts) -> Grid {
    let mut sources = Vec::new();
    let mut grid = Grid::new(volume, layers, facts, |cell, state| {
        let emission = facts.emission(state);
        if emission > 0 {
            sources.push((cell, emission));
        }
    });
    for (cell, emission) in sources {
        grid.seed(cell, emission);
    }
    grid.spread();
    grid
}

/// Light from the sky: 15 down each column to the first state that dampens, then spreading.
pub(crate) fn sky_light(volume: &Volume<'_>, layers: usize, facts: &impl LightFacts) -> Grid {
    let mut dampens = Vec::new();
    let mut grid = Grid::new(volume, layers, facts, |cell, state| {
        if facts.dampening(state) > 0 {
            dampens.push(cell);
        }
    });
    let (edge, plane) = (grid.edge, grid.edge * grid.edge);
    // For each column the lowest y that sees the sky; the bound's layer at y 0 is never one.
    let mut lowest = vec![1usize; plane];
    for cell in dampens {
        let column = &mut lowest[cell % plane];
        *column = (*column).max(cell / plane + 1);
    }
    let top = grid.height - 2;
    for z in 1..edge - 1 {
        for x in 1..edge - 1 {
            let column = z * edge + x;
            if grid.costs[plane + column] == BOUND {
                continue; // An unknown chunk.
            }
            for y in lowest[column]..=top {
                grid.levels[y * plane + column] = 15;
            }
        }
    }
    // Only where a lit cell touches one that is not lit by the sky itself is there anything to spread.
    for z in 1..edge - 1 {
        for x in 1..edge - 1 {
            let column = z * edge + x;
            if grid.costs[plane + column] == BOUND {
                continue;
            }
            let own = lowest[column];
            let beside = [column - 1, column + 1, column - edge, column + edge];
            let highest = beside.iter().map(|&beside| lowest[beside]).max().unwrap_or(own);
            for y in own..=top.min(highest.max(own)) {
                grid.queue.push_back((y * plane + column) as u32);
            }
        }
    }
    grid.spread();
    grid
}
