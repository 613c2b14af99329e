//! Where which biome is: stored per 4 x 4 x 4 blocks (a quart), looked up per block through a zoom that frays borders.

mod column;
mod search;
mod tree;
mod zoom;

use std::cell::OnceCell;

use registry::synced;

use crate::density::Scratch;
use crate::noise::Volume;
use crate::pack::{BIOME_PARAMETERS, Json, Pack, PackError};
use crate::real::Real;
use crate::terrain::Terrain;
use column::{Column, Layers};
pub(crate) use tree::quantize;
use tree::{Climate, DEPTH, Entry, Tree};

pub use search::BiomeSearch;
pub use zoom::Zoom;

/// Number of a biome in its registry.
pub type Biome = u16;

/// Chooses the biomes of a dimension.
#[derive(Debug)]
pub struct BiomeSource(Source);

#[derive(Debug)]
enum Source {
    /// By climate.
    MultiNoise { tree: Tree, layers: Layers },
    /// By the islands of the End.
    TheEnd(EndBiomes),
    /// The same everywhere.
    Fixed(Biome),
}

/// The biomes of the End.
#[derive(Debug, Clone, Copy)]
struct EndBiomes {
    center: Biome,
    highlands: Biome,
    midlands: Biome,
    small_islands: Biome,
    barrens: Biome,
}

impl BiomeSource {
    /// From the `biome_source` of a dimension's generator.
    pub fn parse(pack: &Pack, json: Json<'_>) -> Result<Self, PackError> {
        let source = match json.type_name()? {
            "multi_noise" => {
                let list = match json.opt("preset") {
                    Some(preset) => {
                        let file = pack.follow("worldgen/multi_noise_biome_source_parameter_list", preset)?;
                        pack.follow(BIOME_PARAMETERS, file.get("preset")?)?.get("biomes")?
                    }
                    None => json.get("biomes")?,
                };
                let entries: Vec<Entry> = list.array()?.map(Entry::parse).collect::<Result<_, _>>()?;
                match Tree::new(entries) {
                    Some(tree) => Source::MultiNoise { layers: Layers::new(&tree), tree },
                    None => return Err(list.wrong("should have at least one entry")),
                }
            }
            "the_end" => {
                let biome =
                    |name| biome_id(name).ok_or_else(|| json.wrong(format!("there is no biome {name}")));
                Source::TheEnd(EndBiomes {
                    center: biome("the_end")?,
                    highlands: biome("end_highlands")?,
                    midlands: biome("end_midlands")?,
                    small_islands: biome("small_end_islands")?,
                    barrens: biome("end_barrens")?,
                })
            }
            "fixed" => Source::Fixed(parse_biome(json.get("biome")?)?),
            _ => return Err(json.unknown_type("biome source")),
        };
        Ok(Self(source))
    }

    /// All biomes that may be, in the source's order, each once.
    pub fn possible(&self) -> Vec<Biome> {
        let all = match &self.0 {
            Source::MultiNoise { tree, .. } => tree.biomes_in_order(),
            Source::TheEnd(end) => {
                vec![end.center, end.highlands, end.midlands, end.small_islands, end.barrens]
            }
            Source::Fixed(biome) => vec![*biome],
        };
        let mut once = Vec::new();
        for biome in all {
            if !once.contains(&biome) {
                once.push(biome);
            }
        }
        once
    }

    /// The biomes of a box of quarts from quart `min`, `size` along x, y, z, in [`BiomeBox`]'s order. `scratch` must
    /// have begun with no chunk.
    pub fn fill<R: Real>(
        &self,
        terrain: &Terrain<R>,
        min: [i32; 3],
        size: [usize; 3],
        scratch: &mut Scratch<R>,
    ) -> BiomeBox {
        let mut biomes = BiomeBox { min, size, biomes: vec![0; size.iter().product()] };
        match &self.0 {
            Source::Fixed(biome) => biomes.biomes.fill(*biome),
            Source::TheEnd(end) => {
                for x in 0..size[0] {
                    for z in 0..size[2] {
                        let [quart_x, quart_z] = [min[0] + x as i32, min[2] + z as i32];
                        let biome = end.at(terrain, quart_x, quart_z, scratch);
                        for y in 0..size[1] {
                            let index = biomes.index(x, y, z);
                            biomes.biomes[index] = biome;
                        }
                    }
                }
            }
            Source::MultiNoise { tree, layers } => multi_noise(tree, layers, terrain, &mut biomes, scratch),
        }
        biomes
    }

    /// The biome of one quart.
    pub fn at<R: Real>(&self, terrain: &Terrain<R>, quart: [i32; 3], scratch: &mut Scratch<R>) -> Biome {
        match &self.0 {
            Source::Fixed(biome) => *biome,
            Source::TheEnd(end) => end.at(terrain, quart[0], quart[2], scratch),
            Source::MultiNoise { tree, .. } => {
                let [x, y, z] = quart.map(|quart| quart << 2);
                let climate =
                    terrain.climate.0.map(|function| terrain.graph.at(function, x, y, z, scratch).single());
                tree.biome(tree.nearest(&Climate::at(climate), None))
            }
        }
    }
}

fn multi_noise<R: Real>(
    tree: &Tree,
    layers: &Layers,
    terrain: &Terrain<R>,
    biomes: &mut BiomeBox,
    scratch: &mut Scratch<R>,
) {
    let [size_x, size_y, size_z] = biomes.size;
    let volume = Volume { min: biomes.min.map(|quart| quart << 2), size: biomes.size, step: [4; 3] };
    let climate = terrain.climate.0.map(|function| {
        let mut values = vec![R::ZERO; volume.len()];
        terrain.graph.fill(function, &volume, scratch, &mut values);
        values
    });
    let target = |x: usize, y: usize, z: usize| {
        let at = volume.index(x, y, z);
        Climate::at(std::array::from_fn(|which| climate[which][at].single()))
    };
    let of_columns = (0..)
        .zip(terrain.climate.0)
        .all(|(place, function)| place == DEPTH || !terrain.graph.depends_on_y(function));
    let mut columns = vec![Column::default(); if of_columns { size_x * size_z } else { 0 }];
    let mut last_column = Column::default();
    for (at, column) in columns.iter_mut().enumerate() {
        layers.look(target(at / size_z, 0, at % size_z), &mut last_column);
        column.clone_from(&last_column);
    }
    // In the order of the game, which matters where two are as near: the one found before is tried first.
    let mut last = None;
    for bottom in (0..size_y).step_by(4) {
        for x in 0..size_x {
            for y in bottom..size_y.min(bottom + 4) {
                for z in 0..size_z {
                    let target = target(x, y, z);
                    let known = columns.get(x * size_z + z);
                    let leaf = known
                        .and_then(|column| layers.at(column, target.depth()))
                        .unwrap_or_else(|| tree.nearest(&target, last));
                    last = Some(leaf);
                    let index = biomes.index(x, y, z);
                    biomes.biomes[index] = tree.biome(leaf);
                }
            }
        }
    }
}

impl EndBiomes {
    fn at<R: Real>(
        &self,
        terrain: &Terrain<R>,
        quart_x: i32,
        quart_z: i32,
        scratch: &mut Scratch<R>,
    ) -> Biome {
        /// The main island and the void around it, squared, in chunks.
        const CENTER: i64 = 4096;
        let (chunk_x, chunk_z) = (quart_x >> 2, quart_z >> 2);
        let square = |chunk: i32| i64::from(chunk) * i64::from(chunk);
        if square(chunk_x) + square(chunk_z) <= CENTER {
            return self.center;
        }
        let middle = |chunk: i32| (chunk * 2 + 1) * 8;
        let erosion = terrain.climate.erosion();
        match terrain.graph.at(erosion, middle(chunk_x), 0, middle(chunk_z), scratch).wide() {
            height if height > 0.25 => self.highlands,
            height if height >= -0.0625 => self.midlands,
            height if height < -0.21875 => self.small_islands,
            _ => self.barrens,
        }
    }
}

/// Biomes of a box of quarts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BiomeBox {
    /// The first quart.
    pub min: [i32; 3],
    /// Quarts along x, y, z.
    pub size: [usize; 3],
    /// x innermost, then z, then y.
    pub biomes: Vec<Biome>,
}

impl BiomeBox {
    /// The quarts of a chunk and one more on every side, from the boxes of it and its neighbours: x innermost, the chunk
    /// itself in the middle. All nine have four by four columns of one height.
    pub fn around(chunks: [&Self; 9]) -> Self {
        let split = |quart: usize| match quart {
            0 => (0, 3),
            5 => (2, 0),
            own => (1, own - 1),
        };
        let own = chunks[4];
        let height = own.size[1];
        let mut around = Self {
            min: [own.min[0] - 1, own.min[1], own.min[2] - 1],
            size: [6, height, 6],
            biomes: vec![0; 36 * height],
        };
        for y in 0..height {
            for z in 0..6 {
                for x in 0..6 {
                    let ((chunk_x, own_x), (chunk_z, own_z)) = (split(x), split(z));
                    let chunk = chunks[chunk_z * 3 + chunk_x];
                    let index = around.index(x, y, z);
                    around.biomes[index] = chunk.biomes[chunk.index(own_x, y, own_z)];
                }
            }
        }
        around
    }

    /// Each of the biomes once.
    pub fn kinds(&self) -> Vec<Biome> {
        let mut kinds: Vec<Biome> = Vec::new();
        let mut last = None;
        for &biome in &self.biomes {
            if last != Some(biome) && !kinds.contains(&biome) {
                kinds.push(biome);
            }
            last = Some(biome);
        }
        kinds
    }

    /// Index of a quart, counted from the first one.
    #[inline]
    pub fn index(&self, x: usize, y: usize, z: usize) -> usize {
        (y * self.size[2] + z) * self.size[0] + x
    }

    /// The biome of a block, zoomed.
    pub fn zoomed(&self, zoom: Zoom, x: i32, y: i32, z: i32) -> Biome {
        self.get(zoom.quart(x, y, z)).unwrap_or_default()
    }

    /// The biome of a quart; heights outside the box count as its lowest or highest.
    #[inline]
    pub fn get(&self, quart: [i32; 3]) -> Option<Biome> {
        let y = (quart[1] - self.min[1]).clamp(0, self.size[1] as i32 - 1) as usize;
        let (x, z) = ((quart[0] - self.min[0]) as usize, (quart[2] - self.min[2]) as usize);
        if x >= self.size[0] || z >= self.size[2] {
            return None;
        }
        self.biomes.get(self.index(x, y, z)).copied()
    }
}

/// The biomes of a chunk's blocks, zoomed. Where the quarts that a block may belong to agree, nothing is computed.
#[derive(Debug)]
pub struct BiomeView<'a> {
    quarts: &'a BiomeBox,
    zoom: Zoom,
    /// By the least of the eight quarts a block may belong to: their biome, if it is one.
    agreed: Vec<Option<Biome>>,
    /// How far quarts' centres are moved, from one layer below the box to one above it.
    offsets: Vec<OnceCell<[f64; 3]>>,
}

impl<'a> BiomeView<'a> {
    /// Of the chunk in the middle of `quarts` ([`BiomeBox::around`]).
    pub fn new(quarts: &'a BiomeBox, zoom: Zoom) -> Self {
        let [size_x, size_y, size_z] = quarts.size;
        let mut agreed = Vec::with_capacity((size_x - 1) * (size_y + 1) * (size_z - 1));
        // One more below: the lowest blocks may belong to quarts under the world, which count as the lowest.
        for y in 0..=size_y {
            let layers = [y.saturating_sub(1), y.min(size_y - 1)];
            for z in 0..size_z - 1 {
                for x in 0..size_x - 1 {
                    let first = quarts.biomes[quarts.index(x, layers[0], z)];
                    let is_same = layers.into_iter().all(|y| {
                        [(0, 0), (1, 0), (0, 1), (1, 1)]
                            .into_iter()
                            .all(|(dx, dz)| quarts.biomes[quarts.index(x + dx, y, z + dz)] == first)
                    });
                    agreed.push(is_same.then_some(first));
                }
            }
        }
        let mut offsets = Vec::new();
        offsets.resize_with(size_x * (size_y + 2) * size_z, OnceCell::new);
        Self { quarts, zoom, agreed, offsets }
    }

    /// Of a block of the chunk.
    #[inline]
    pub fn at(&self, x: i32, y: i32, z: i32) -> Biome {
        let [size_x, size_y, size_z] = self.quarts.size;
        let first = Zoom::first_candidate(x, y, z);
        let cell_x = (first[0] - self.quarts.min[0]) as usize;
        let cell_y = (first[1] - self.quarts.min[1] + 1).clamp(0, size_y as i32) as usize;
        let cell_z = (first[2] - self.quarts.min[2]) as usize;
        let cell = (cell_y * (size_z - 1) + cell_z) * (size_x - 1) + cell_x;
        match self.agreed.get(cell) {
            Some(&Some(biome)) => biome,
            _ => self.quarts.get(Zoom::nearest(x, y, z, |quart| self.offsets(quart))).unwrap_or_default(),
        }
    }

    fn offsets(&self, quart: [i32; 3]) -> [f64; 3] {
        let [x, y, z]: [usize; 3] =
            std::array::from_fn(|axis| (quart[axis] - self.quarts.min[axis]) as usize);
        let at = (y.wrapping_add(1) * self.quarts.size[2] + z) * self.quarts.size[0] + x;
        match self.offsets.get(at) {
            Some(known) => *known.get_or_init(|| self.zoom.offsets(quart)),
            None => self.zoom.offsets(quart),
        }
    }
}

/// Number of the biome with this name, with or without namespace.
pub fn biome_id(name: &str) -> Option<Biome> {
    synced::synced_id("worldgen/biome", name).and_then(|id| Biome::try_from(id).ok())
}

/// Name of a biome, without namespace.
pub fn biome_name(biome: Biome) -> Option<&'static str> {
    synced::registry("worldgen/biome")?.name(u32::from(biome))
}

/// A biome by name.
pub fn parse_biome(json: Json<'_>) -> Result<Biome, PackError> {
    biome_id(json.str()?).ok_or_else(|| json.wrong(format!("there is no biome {}", json.value())))
}
