use chunk::BlockPos;

use super::placement::Spread;
use super::{DimensionGround, Structures};
use crate::dimension::Dimension;
use crate::locate::Progress;
use crate::real::Real;
use crate::terrain::TerrainScratch;

/// How many cells of a grid to each side are searched.
const RADIUS: i32 = 100;
/// Height that starts in rings are measured from.
const RING_Y: i32 = 32;
/// Costs that one step may have, about 10 microseconds each.
const COST_PER_STEP: u32 = 1000;
/// Of a place that numbers alone rule out.
const CHEAP: u32 = 1;
/// Of one where the ground has to be asked.
const DEAR: u32 = 100;

/// A search for the nearest structure of some.
///
/// As in vanilla: of sets in rings the nearest start, then cells of grids shell by shell. The first start in a shell is
/// taken for its set's nearest, so that one a little nearer may be passed over; of several sets the nearest counts.
#[derive(Debug)]
pub struct StructureSearch {
    /// Numbers of structures.
    wanted: Vec<usize>,
    from: BlockPos,
    best: Option<Hit>,
    /// Starts of sets in rings that are not looked at yet, the nearest last: number of the set, of the start.
    rings: Vec<RingPlace>,
    /// Numbers of sets in grids.
    grids: Vec<usize>,
    shell: Shell,
}

/// A start that was found.
#[derive(Debug, Clone, Copy)]
struct Hit {
    /// Squared, in blocks; of a start in rings, to the middle of its chunk.
    distance: f64,
    pos: BlockPos,
    structure: usize,
}

#[derive(Debug)]
struct RingPlace {
    set: usize,
    start: usize,
    /// It is at least so far, in blocks.
    at_least: f64,
}

/// Where among the cells of grids a search is.
#[derive(Debug, Default)]
struct Shell {
    radius: i32,
    /// Position in the list of grids.
    grid: usize,
    /// Cells of this shell and grid looked at so far.
    cell: i32,
    is_hit: bool,
}

impl StructureSearch {
    /// Begins at `from`; structures that are not there are passed over.
    pub fn new(structures: &Structures, names: &[String], from: BlockPos) -> Self {
        let number = |name: &String| structures.structures.iter().position(|known| known.id == *name);
        let wanted: Vec<usize> = names.iter().filter_map(number).collect();
        let (mut rings, mut grids) = (Vec::new(), Vec::new());
        for (number, set) in structures.sets.iter().enumerate() {
            if !set.can_have(&wanted) {
                continue;
            }
            match &set.rings {
                None => grids.push(number),
                Some(starts) => rings.extend((0..starts.len()).map(|start| RingPlace {
                    set: number,
                    start,
                    at_least: starts.at_least_away(start, [from.x, from.z]),
                })),
            }
        }
        rings.sort_by(|a, b| b.at_least.total_cmp(&a.at_least).then(b.start.cmp(&a.start)));
        Self { wanted, from, best: None, rings, grids, shell: Shell::default() }
    }

    /// Looks at the next places; position and number of what was found.
    pub fn step<R: Real>(
        &mut self,
        dimension: &Dimension<R>,
        structures: &Structures,
        scratch: &mut TerrainScratch<R>,
    ) -> Progress<(BlockPos, usize)> {
        let mut cost = 0;
        while cost < COST_PER_STEP {
            cost += match self.rings.pop() {
                Some(place) => self.look_at_ring(&place, dimension, structures, scratch),
                None if self.grids.is_empty() || self.shell.radius > RADIUS => return self.end(),
                None => self.look_at_cell(dimension, structures, scratch),
            };
            if self.shell.grid == self.grids.len() && !self.grids.is_empty() {
                if self.shell.is_hit {
                    return self.end();
                }
                self.shell = Shell { radius: self.shell.radius + 1, ..Shell::default() };
            }
        }
        Progress::Unfinished
    }

    fn end(&self) -> Progress<(BlockPos, usize)> {
        match self.best {
            Some(hit) => Progress::Found((hit.pos, hit.structure)),
            None => Progress::Nothing,
        }
    }

    fn look_at_ring<R: Real>(
        &mut self,
        place: &RingPlace,
        dimension: &Dimension<R>,
        structures: &Structures,
        scratch: &mut TerrainScratch<R>,
    ) -> u32 {
        let set = &structures.sets[place.set];
        let Some(rings) = &set.rings else { return CHEAP };
        if self.best.is_some_and(|best| place.at_least * place.at_least > best.distance) {
            return CHEAP;
        }
        let chunk = rings.chunk(place.start, &mut DimensionGround::new(dimension, scratch));
        let middle = BlockPos::new((chunk[0] << 4) + 8, RING_Y, (chunk[1] << 4) + 8);
        let distance = distance_squared(self.from, middle);
        if self.best.is_none_or(|best| distance < best.distance)
            && let Some(structure) = structures.present(dimension, set, chunk, &self.wanted, scratch)
        {
            self.best = Some(Hit { distance, pos: set.placement.locate_pos(chunk), structure });
        }
        DEAR
    }

    fn look_at_cell<R: Real>(
        &mut self,
        dimension: &Dimension<R>,
        structures: &Structures,
        scratch: &mut TerrainScratch<R>,
    ) -> u32 {
        let set = &structures.sets[self.grids[self.shell.grid]];
        let Spread::Random { spacing, .. } = set.placement.spread else { return CHEAP };
        let [x, z] = shell_place(self.shell.radius, self.shell.cell);
        let cell = [(self.from.x >> 4) + x * spacing, (self.from.z >> 4) + z * spacing];
        let cell = cell.map(|chunk| chunk.div_euclid(spacing));
        self.shell.cell += 1;
        let candidate = structures.taken_candidate(set, cell);
        let found = candidate.and_then(|chunk| {
            let structure = structures.present(dimension, set, chunk, &self.wanted, scratch)?;
            let pos = set.placement.locate_pos(chunk);
            Some(Hit { distance: distance_squared(self.from, pos), pos, structure })
        });
        if let Some(hit) = found {
            // A start in rings was measured to the middle of its chunk, which is for comparing it with others in rings.
            if self.best.is_none_or(|best| hit.distance < distance_squared(self.from, best.pos)) {
                self.best = Some(hit);
            }
            self.shell.is_hit = true;
        }
        if found.is_some() || self.shell.cell >= shell_len(self.shell.radius) {
            self.shell.grid += 1;
            self.shell.cell = 0;
        }
        if candidate.is_some() { DEAR } else { CHEAP }
    }
}

fn distance_squared(a: BlockPos, b: BlockPos) -> f64 {
    let square = |a: i32, b: i32| (f64::from(a) - f64::from(b)).powi(2);
    square(a.x, b.x) + square(a.y, b.y) + square(a.z, b.z)
}

/// Cells in the outermost shell of a square.
fn shell_len(radius: i32) -> i32 {
    if radius == 0 { 1 } else { 8 * radius }
}

/// The cell of a shell that comes after `index` others: x outermost, then z.
fn shell_place(radius: i32, index: i32) -> [i32; 2] {
    let edge = 2 * radius + 1;
    let inner = index - edge;
    match inner {
        ..0 => [-radius, index - radius],
        _ if inner < 2 * (edge - 2) => {
            [1 - radius + inner / 2, if inner % 2 == 0 { -radius } else { radius }]
        }
        _ => [radius, inner - 2 * (edge - 2) - radius],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shells_are_in_the_games_order() {
        for radius in 0..5_i32 {
            let mut expected = Vec::new();
            for x in -radius..=radius {
                for z in -radius..=radius {
                    if x.abs() == radius || z.abs() == radius {
                        expected.push([x, z]);
                    }
                }
            }
            let found: Vec<_> = (0..shell_len(radius)).map(|index| shell_place(radius, index)).collect();
            assert_eq!(found, expected);
        }
    }
}
