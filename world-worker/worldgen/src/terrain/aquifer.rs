use chunk::AIR;
use registry::blocks;

use super::{Terrain, TerrainScratch};
use crate::density::Function;
use crate::density::{Graph, Scratch};
use crate::random::Random;
use crate::real::{Real, clamped_map, floor, map};

/// Cells of ground water, in blocks.
const CELL_Y: i32 = 12;
/// Below this, or the sea level, what would be air or water is lava.
const LAVA_BELOW: i32 = -54;
/// A level below everything: no fluid (`DimensionType.WAY_BELOW_MIN_Y`).
const NO_LEVEL: i32 = -32_512;
/// Difference of squared distances from which on two cells are not alike at all.
const SIMILAR: i32 = 25;
/// Up to this difference fluids may flow from cell to cell: of the squares of ten and twelve blocks.
const FLOWING: i32 = 44;
/// Two cells along x and z, three along y.
const CANDIDATES: usize = 12;
/// Blocks above the preliminary surface that still belong to the ground.
const ABOVE_SURFACE: i32 = 8;
/// Where around a place the surface decides about its fluid, in chunks.
const SURFACES: [[i32; 2]; 13] = [
    [0, 0],
    [-2, -1],
    [-1, -1],
    [0, -1],
    [1, -1],
    [-3, 0],
    [-2, 0],
    [-1, 0],
    [1, 0],
    [-2, 1],
    [-1, 1],
    [0, 1],
    [1, 1],
];

/// A fluid that reaches up to a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FluidLevel {
    /// First height without the fluid.
    pub level: i32,
    /// Its state.
    pub fluid: u16,
}

impl FluidLevel {
    fn at(self, y: i32) -> u16 {
        if y < self.level { self.fluid } else { AIR }
    }
}

/// Surface levels by column of quarts, kept between chunks.
#[derive(Debug, Default)]
pub(super) struct SurfaceCache {
    entries: Vec<([i32; 2], i32)>,
}

impl SurfaceCache {
    /// A power of two; covers the surroundings of a few chunks.
    const SIZE: usize = 1 << 14;

    fn get<R: Real>(
        &mut self,
        graph: &Graph<R>,
        surface: Function,
        quart: [i32; 2],
        density: &mut Scratch<R>,
    ) -> i32 {
        if self.entries.is_empty() {
            self.entries.resize(Self::SIZE, ([i32::MAX; 2], 0));
        }
        let slot = (quart[0] & 127) as usize | ((quart[1] & 127) as usize) << 7;
        if self.entries[slot].0 != quart {
            let level = graph.at(surface, quart[0] << 2, 0, quart[1] << 2, density);
            self.entries[slot] = (quart, floor(level.wide()) as i32);
        }
        self.entries[slot].1
    }
}

/// The ground water of one chunk: where caves are wet, and with what.
pub struct Aquifer<'t, R: Real> {
    terrain: &'t Terrain<R>,
    /// Cell with the least coordinates.
    first: [i32; 3],
    /// Cells along x, y, z.
    size: [i32; 3],
    cells: Vec<Cell>,
    near: Candidates,
    /// Above this there is no ground water.
    skip_above: i32,
    lava: u16,
    water: u16,
    wants_update: bool,
}

/// The cells that may be nearest to the blocks of a piece of a column.
#[derive(Debug, Default)]
struct Candidates {
    /// The column, and the height in cells.
    place: Option<[i32; 3]>,
    /// Keys of the horizontal distances.
    horizontal: [f32; CANDIDATES],
    /// Heights of the centres.
    heights: [f32; CANDIDATES],
    cells: [usize; CANDIDATES],
}

#[derive(Debug, Clone, Copy)]
struct Cell {
    /// The block at its centre.
    centre: [i32; 3],
    status: Option<FluidLevel>,
}

impl<'t, R: Real> Aquifer<'t, R> {
    pub(super) fn new(terrain: &'t Terrain<R>, chunk: [i32; 2], scratch: &mut TerrainScratch<R>) -> Self {
        let settings = &terrain.settings;
        let default = |name| blocks::block_by_name(name).map_or(AIR, |block| block.default_state);
        let mut aquifer = Self {
            terrain,
            first: [0; 3],
            size: [0; 3],
            cells: Vec::new(),
            near: Candidates::default(),
            skip_above: i32::MIN,
            lava: default("lava"),
            water: default("water"),
            wants_update: false,
        };
        let Some(functions) = terrain.aquifer else { return aquifer };
        let (min_x, min_z) = (chunk[0] << 4, chunk[1] << 4);
        let top = settings.min_y + settings.height as i32 - i32::from(R::SINGLE);
        let cells = |min: i32, max: i32| (min, max - min + 1);
        let (first_x, size_x) = cells((min_x - 5) >> 4, ((min_x + 15 - 5) >> 4) + 1);
        let (first_y, size_y) =
            cells((settings.min_y + 1).div_euclid(CELL_Y) - 1, (top + 1).div_euclid(CELL_Y) + 1);
        let (first_z, size_z) = cells((min_z - 5) >> 4, ((min_z + 15 - 5) >> 4) + 1);
        aquifer.first = [first_x, first_y, first_z];
        aquifer.size = [size_x, size_y, size_z];
        for y in 0..size_y {
            for z in 0..size_z {
                for x in 0..size_x {
                    let [x, y, z] = [first_x + x, first_y + y, first_z + z];
                    let mut random = terrain.aquifer_random.at(x, y, z);
                    let [dx, dy, dz] = [10, 9, 10].map(|bound| random.next_bounded(bound));
                    let centre = [(x << 4) + dx, y * CELL_Y + dy, (z << 4) + dz];
                    aquifer.cells.push(Cell { centre, status: None });
                }
            }
        }
        let mut highest = i32::MIN;
        // To the last block that a centre can be at.
        let quarts = |first: i32, size: i32| first << 2..=(((first + size - 1) << 4) + 9) >> 2;
        for z in quarts(first_z, size_z) {
            for x in quarts(first_x, size_x) {
                let surface =
                    scratch.surfaces.get(&terrain.graph, functions.surface, [x, z], &mut scratch.density);
                highest = highest.max(surface);
            }
        }
        let row = (highest + ABOVE_SURFACE + CELL_Y).div_euclid(CELL_Y) + 1;
        aquifer.skip_above = row * CELL_Y + CELL_Y - 2;
        aquifer
    }

    /// Above this height no ground water is: there, only whether density is above zero matters.
    pub fn skip_above(&self) -> i32 {
        if self.cells.is_empty() { self.terrain.settings.min_y - 1 } else { self.skip_above }
    }

    /// Whether the fluid that was asked for last will want to flow.
    pub fn wants_update(&self) -> bool {
        self.wants_update
    }

    /// What belongs at a block of this density, if not stone: a fluid or air.
    pub fn substance(
        &mut self,
        x: i32,
        y: i32,
        z: i32,
        density: R,
        scratch: &mut TerrainScratch<R>,
    ) -> Option<u16> {
        self.wants_update = false;
        if density > R::ZERO {
            return None;
        }
        let global = self.global(y);
        let fluid = global.at(y);
        if self.cells.is_empty() || y > self.skip_above || fluid == self.lava {
            return Some(fluid);
        }
        let density = density.wide();
        self.look_around(x, y, z);
        let keys = self.near.keys(y);
        let pair = nearest::<2>(keys);
        let first = self.status(self.near.cells[pair[0].1], scratch);
        let fluid = first.at(y);
        // Most blocks are well inside of a cell.
        let lead = pair[1].0 - pair[0].0;
        if lead >= SIMILAR {
            self.wants_update = lead <= FLOWING && first != self.status(self.near.cells[pair[1].1], scratch);
            return Some(fluid);
        }
        let nearest = nearest::<4>(keys).map(|(distance, at)| (distance, self.near.cells[at]));
        let [s12, s13, s23, s14] =
            [(0, 1), (0, 2), (1, 2), (0, 3)].map(|(a, b)| similarity(nearest[a].0, nearest[b].0));
        let flowing = similarity(0, FLOWING);
        if fluid == self.water && self.global(y - 1).at(y - 1) == self.lava {
            self.wants_update = true;
            return Some(fluid);
        }
        let mut barrier = None;
        let second = self.status(nearest[1].1, scratch);
        if density + s12 * self.pressure([x, y, z], &mut barrier, first, second, scratch) > 0.0 {
            return None;
        }
        let third = self.status(nearest[2].1, scratch);
        if s13 > 0.0
            && density + s12 * s13 * self.pressure([x, y, z], &mut barrier, first, third, scratch) > 0.0
        {
            return None;
        }
        if s23 > 0.0
            && density + s12 * s23 * self.pressure([x, y, z], &mut barrier, second, third, scratch) > 0.0
        {
            return None;
        }
        self.wants_update = first != second
            || s23 >= flowing && second != third
            || s13 >= flowing && first != third
            || s13 >= flowing && s14 >= flowing && first != self.status(nearest[3].1, scratch);
        Some(fluid)
    }

    /// The fluid where there is no ground water.
    fn global(&self, y: i32) -> FluidLevel {
        let settings = &self.terrain.settings;
        if y < LAVA_BELOW.min(settings.sea_level) {
            FluidLevel { level: LAVA_BELOW, fluid: self.lava }
        } else {
            FluidLevel { level: settings.sea_level, fluid: settings.default_fluid }
        }
    }

    /// Turns to the candidates of a block.
    #[inline(always)]
    fn look_around(&mut self, x: i32, y: i32, z: i32) {
        let cell_y = (y + 1).div_euclid(CELL_Y);
        if self.near.place != Some([x, cell_y, z]) {
            self.turn_to(x, cell_y, z);
        }
    }

    fn turn_to(&mut self, x: i32, cell_y: i32, z: i32) {
        self.near.place = Some([x, cell_y, z]);
        let first = [(x - 5) >> 4, cell_y - 1, (z - 5) >> 4];
        let mut at = 0;
        for dx in 0..=1 {
            for dy in 0..=2 {
                for dz in 0..=1 {
                    let [cell_x, cell_y, cell_z] = [
                        first[0] + dx - self.first[0],
                        first[1] + dy - self.first[1],
                        first[2] + dz - self.first[2],
                    ];
                    let cell = ((cell_y * self.size[2] + cell_z) * self.size[0] + cell_x) as usize;
                    let centre = self.cells[cell].centre;
                    let [dx, dz] = [centre[0] - x, centre[2] - z];
                    self.near.horizontal[at] =
                        (dx * dx + dz * dz) as f32 * KEY + (CANDIDATES - 1 - at) as f32;
                    self.near.heights[at] = centre[1] as f32;
                    self.near.cells[at] = cell;
                    at += 1;
                }
            }
        }
    }

    fn status(&mut self, cell: usize, scratch: &mut TerrainScratch<R>) -> FluidLevel {
        if let Some(status) = self.cells[cell].status {
            return status;
        }
        let status = self.compute_status(self.cells[cell].centre, scratch);
        self.cells[cell].status = Some(status);
        status
    }

    /// How much stone the difference between two fluids makes.
    fn pressure(
        &self,
        [x, y, z]: [i32; 3],
        barrier: &mut Option<f64>,
        a: FluidLevel,
        b: FluidLevel,
        scratch: &mut TerrainScratch<R>,
    ) -> f64 {
        let (here, there) = (a.at(y), b.at(y));
        if here == self.lava && there == self.water || here == self.water && there == self.lava {
            return 2.0;
        }
        let difference = (a.level - b.level).abs();
        if difference == 0 {
            return 0.0;
        }
        let above = f64::from(y) + 0.5 - 0.5 * f64::from(a.level + b.level);
        let inside = f64::from(difference) / 2.0 - above.abs();
        let gradient = match (above > 0.0, inside) {
            (true, inside) if inside > 0.0 => inside / 1.5,
            (true, inside) => inside / 2.5,
            (false, inside) if 3.0 + inside > 0.0 => (3.0 + inside) / 3.0,
            (false, inside) => (3.0 + inside) / 10.0,
        };
        let noise = match self.terrain.aquifer {
            Some(functions) if (-2.0..=2.0).contains(&gradient) => *barrier.get_or_insert_with(|| {
                self.terrain.graph.at(functions.barrier, x, y, z, &mut scratch.density).wide()
            }),
            _ => 0.0,
        };
        2.0 * (noise + gradient)
    }

    /// The fluid of the cell with this centre.
    fn compute_status(&self, [x, y, z]: [i32; 3], scratch: &mut TerrainScratch<R>) -> FluidLevel {
        let global = self.global(y);
        let Some(functions) = self.terrain.aquifer else { return global };
        let graph = &self.terrain.graph;
        let (top, bottom) = (y + CELL_Y, y - CELL_Y);
        let mut lowest = i32::MAX;
        let mut is_under_fluid = false;
        for [dx, dz] in SURFACES {
            let quart = [(x + (dx << 4)) >> 2, (z + (dz << 4)) >> 2];
            let surface = scratch.surfaces.get(graph, functions.surface, quart, &mut scratch.density);
            let ground = surface + ABOVE_SURFACE;
            let is_own = [dx, dz] == [0, 0];
            if is_own && bottom > ground {
                return global;
            }
            let pokes_out = top > ground;
            if pokes_out || is_own {
                let outside = self.global(ground);
                if outside.at(ground) != AIR {
                    is_under_fluid |= is_own;
                    if pokes_out {
                        return outside;
                    }
                }
            }
            lowest = lowest.min(surface);
        }
        let density = &mut scratch.density;
        let level = self.level([x, y, z], global, lowest, is_under_fluid, density);
        let mut fluid = global.fluid;
        // Deep enough, some of it is lava.
        if level <= -10 && level != NO_LEVEL && fluid != self.lava {
            let lava =
                graph.at(functions.lava, x.div_euclid(64), y.div_euclid(40), z.div_euclid(64), density);
            if lava.abs().wide() > 0.3 {
                fluid = self.lava;
            }
        }
        FluidLevel { level, fluid }
    }

    fn level(
        &self,
        [x, y, z]: [i32; 3],
        global: FluidLevel,
        lowest: i32,
        is_under_fluid: bool,
        density: &mut Scratch<R>,
    ) -> i32 {
        let Some(functions) = self.terrain.aquifer else { return global.level };
        let graph = &self.terrain.graph;
        if self.is_excluded([x, y, z], functions.exclusion, density) {
            return NO_LEVEL;
        }
        let near_surface = if is_under_fluid {
            clamped_map(f64::from(lowest + ABOVE_SURFACE - y), [0.0, 64.0], [1.0, 0.0])
        } else {
            0.0
        };
        let floodedness = graph.at(functions.floodedness, x, y, z, density).wide().clamp(-1.0, 1.0);
        if floodedness - map(near_surface, [1.0, 0.0], [-0.3, 0.8]) > 0.0 {
            return global.level;
        }
        if floodedness - map(near_surface, [1.0, 0.0], [-0.8, 0.4]) <= 0.0 {
            return NO_LEVEL;
        }
        let cell_y = y.div_euclid(40);
        let spread =
            graph.at(functions.spread, x.div_euclid(16), cell_y, z.div_euclid(16), density) * R::of(10.0);
        let level = cell_y * 40 + 20 + floor(spread.wide() / 3.0) as i32 * 3;
        lowest.min(level)
    }

    fn is_excluded(
        &self,
        [x, y, z]: [i32; 3],
        exclusion: Option<Function>,
        density: &mut Scratch<R>,
    ) -> bool {
        let graph = &self.terrain.graph;
        match exclusion {
            Some(exclusion) => graph.at(exclusion, x, y, z, density) > R::ZERO,
            None => {
                let climate = self.terrain.climate;
                graph.at(climate.erosion(), x, y, z, density).wide() < f64::from(-0.225_f32)
                    && graph.at(climate.depth(), x, y, z, density).wide() > f64::from(0.9_f32)
            }
        }
    }
}

/// Factor of the squared distance in a key.
const KEY: f32 = 16.0;

impl Candidates {
    /// Keys of the centres from a height of the column: the squared distance, and in the low bits the number of the
    /// candidate from the last one, so that of two as near the later one is less. All whole numbers and far from where
    /// single precision ends; it has a minimum of four in one instruction on every processor.
    #[inline(always)]
    fn keys(&self, y: i32) -> [f32; CANDIDATES] {
        let y = y as f32;
        std::array::from_fn(|at| {
            let up = self.heights[at] - y;
            up * up * KEY + self.horizontal[at]
        })
    }
}

/// Squared distance and number of the nearest candidates.
#[inline(always)]
fn nearest<const COUNT: usize>(mut keys: [f32; CANDIDATES]) -> [(i32, usize); COUNT] {
    #[inline(always)]
    fn least(a: f32, b: f32) -> f32 {
        if a < b { a } else { b }
    }
    let mut nearest = [(0, 0); COUNT];
    for place in &mut nearest {
        let of_lanes: [f32; 4] = std::array::from_fn(|at| least(least(keys[at], keys[at + 4]), keys[at + 8]));
        let key = least(least(of_lanes[0], of_lanes[1]), least(of_lanes[2], of_lanes[3]));
        let whole = key as i32;
        *place = (whole >> 4, CANDIDATES - 1 - (whole & 15) as usize);
        for other in &mut keys {
            *other = if *other > key { *other } else { f32::INFINITY };
        }
    }
    nearest
}

/// How alike two squared distances are: 1 if equal, 0 at a difference of [`SIMILAR`].
fn similarity(near: i32, far: i32) -> f64 {
    1.0 - f64::from(far - near) / f64::from(SIMILAR)
}
