//! The carvers step: caves and canyons are cut into a chunk, wherever around it they begin.
//!
//! 26.3 collects the blocks of all of them and digs then; up to 26.2 each one digs at once.

mod canyon;
mod cave;
mod course;
mod dig;
mod mask;

use crate::biomes::{Biome, BiomeBox, BiomeSource, biome_name};
use crate::block_set::BlockSet;
use crate::blocks::Blocks;
use crate::dimension::Dimension;
use crate::features::Edition;
use crate::pack::{Json, Pack, PackError};
use crate::random::{Legacy, Random, large_feature_seed};
use crate::real::Real;
use crate::terrain::{Filled, NoiseSettings, TerrainScratch};
use canyon::Canyon;
use cave::Cave;
use dig::{Ground, OldRules};
use mask::{Ellipsoid, Mask};

/// How far away what reaches a chunk may begin, in chunks.
const RANGE: i32 = 8;

/// The carvers of a dimension.
#[derive(Debug)]
pub struct Carvers {
    world_seed: i64,
    /// Lowest block and height in blocks of the noise settings.
    heights: [i32; 2],
    /// Those of the biomes that may be; the same list once.
    lists: Vec<Vec<Carver>>,
    /// Biome and index of its list.
    by_biome: Vec<(Biome, usize)>,
    /// Blocks that stay; `None` up to 26.2, where each carver says which may go.
    uncarvable: Option<BlockSet>,
}

#[derive(Debug)]
struct Carver {
    /// Of beginning in a chunk.
    probability: f32,
    shape: Shape,
    /// Up to 26.2.
    rules: Option<OldRules>,
}

#[derive(Debug)]
enum Shape {
    Cave(Cave),
    Canyon(Canyon),
}

/// A carver that begins in a chunk.
struct Start<'a> {
    carver: &'a Carver,
    /// Chunk coordinates.
    source: [i32; 2],
    random: Legacy,
}

impl Carvers {
    /// The carvers of the biomes of `source`, for a dimension with these settings in a world with this seed.
    pub fn parse(
        pack: &Pack,
        settings: &NoiseSettings,
        source: &BiomeSource,
        world_seed: i64,
        edition: Edition,
    ) -> Result<Self, PackError> {
        let (mut lists, mut names, mut by_biome) = (Vec::new(), Vec::new(), Vec::new());
        let mut uncarvable = None;
        for biome in source.possible() {
            let Some(name) = biome_name(biome) else { continue };
            let list = pack.file("worldgen/biome", name, "the dimension's biome source")?.get("carvers")?;
            if edition >= Edition::V26_3 && uncarvable.is_none() {
                uncarvable = Some(BlockSet::tag("uncarvable", list, pack)?);
            }
            let carvers = list.one_or_more();
            let key = carvers.iter().map(|carver| carver.str()).collect::<Result<Vec<_>, _>>()?;
            let index = match names.iter().position(|known| *known == key) {
                Some(known) => known,
                None => {
                    lists.push(
                        carvers
                            .into_iter()
                            .map(|carver| Carver::parse(pack, carver, settings, edition))
                            .collect::<Result<_, _>>()?,
                    );
                    names.push(key);
                    lists.len() - 1
                }
            };
            by_biome.push((biome, index));
        }
        let heights = [settings.min_y, settings.height as i32];
        Ok(Self { world_seed, heights, lists, by_biome, uncarvable })
    }

    /// The carvers step of the chunk at these chunk coordinates. `biomes` are the chunk's and those of the quarts next
    /// to it ([`BiomeBox::around`]).
    pub fn carve<R: Real>(
        &self,
        dimension: &Dimension<R>,
        chunk: [i32; 2],
        biomes: &BiomeBox,
        blocks: &mut Blocks,
        scratch: &mut TerrainScratch<R>,
        filled: &mut Filled,
    ) {
        let starts = self.starts(dimension, chunk, scratch);
        if starts.is_empty() {
            return;
        }
        let mut mask = Mask::new(chunk, self.heights);
        let Some(uncarvable) = &self.uncarvable else {
            let mut ground = Ground::new(dimension, chunk, biomes, blocks, scratch, filled);
            for start in starts {
                let Some(rules) = &start.carver.rules else { continue };
                start.shape(chunk, &mut |ellipsoid| {
                    mask.add(ellipsoid, |place, under_grass| ground.carve_old(rules, place, under_grass));
                });
            }
            return;
        };
        for start in starts {
            start.shape(chunk, &mut |ellipsoid| mask.add(ellipsoid, |_, _| {}));
        }
        if mask.is_empty() {
            return;
        }
        let mut ground = Ground::new(dimension, chunk, biomes, blocks, scratch, filled);
        for column in 0..256 {
            let [x, z] = [column >> 4, column & 15];
            for run in mask.runs([x, z]) {
                let mut under_grass = false;
                for y in run.rev() {
                    ground.carve(uncarvable, [x, y, z], &mut under_grass);
                }
            }
        }
    }

    /// What begins close enough to reach a chunk, in the game's order.
    fn starts<R: Real>(
        &self,
        dimension: &Dimension<R>,
        chunk: [i32; 2],
        scratch: &mut TerrainScratch<R>,
    ) -> Vec<Start<'_>> {
        let mut starts = Vec::new();
        if self.lists.iter().all(Vec::is_empty) {
            return starts;
        }
        scratch.density.begin(None, None);
        for x in chunk[0] - RANGE..=chunk[0] + RANGE {
            for z in chunk[1] - RANGE..=chunk[1] + RANGE {
                for (at, carver) in self.list(dimension, [x, z], scratch).iter().enumerate() {
                    let seed = self.world_seed.wrapping_add(at as i64);
                    let mut random = Legacy::new(large_feature_seed(seed, x, z));
                    if random.next_f32() <= carver.probability {
                        starts.push(Start { carver, source: [x, z], random });
                    }
                }
            }
        }
        starts
    }

    /// The carvers that may begin in a chunk.
    fn list<R: Real>(
        &self,
        dimension: &Dimension<R>,
        source: [i32; 2],
        scratch: &mut TerrainScratch<R>,
    ) -> &[Carver] {
        // As a rule all biomes of a dimension have the same ones, and finding out which biome it is takes long.
        let index = match self.lists.len() {
            0 | 1 => 0,
            _ => {
                let quart = [source[0] << 2, 0, source[1] << 2];
                let biome = dimension.biomes.at(&dimension.terrain, quart, &mut scratch.density);
                let found = self.by_biome.iter().find(|(known, _)| *known == biome);
                found.map_or(usize::MAX, |&(_, index)| index)
            }
        };
        self.lists.get(index).map_or(&[], Vec::as_slice)
    }
}

impl Carver {
    fn parse(
        pack: &Pack,
        id: Json<'_>,
        settings: &NoiseSettings,
        edition: Edition,
    ) -> Result<Self, PackError> {
        let file = match edition {
            Edition::V26_2 => pack.follow("worldgen/configured_carver", id)?,
            Edition::V26_3 => pack.follow("worldgen/carver", id)?,
        };
        let json = file.opt("config").unwrap_or(file);
        let is_old = edition < Edition::V26_3;
        let (shape, is_nether) = match file.type_name()? {
            "cave" if is_old => (Shape::Cave(Cave::parse_old(json, settings, false)?), false),
            "nether_cave" if is_old => (Shape::Cave(Cave::parse_old(json, settings, true)?), true),
            "cave" => (Shape::Cave(Cave::parse(json, settings)?), false),
            "canyon" => (Shape::Canyon(Canyon::parse(json, settings)?), false),
            _ => return Err(file.unknown_type("carver")),
        };
        let rules = is_old.then(|| OldRules::parse(pack, json, settings, is_nether)).transpose()?;
        Ok(Self { probability: json.get("probability")?.f32()?, shape, rules })
    }
}

impl Start<'_> {
    /// Tells of each ellipsoid that it may cut into the chunk `target`.
    fn shape(mut self, target: [i32; 2], cut: &mut impl FnMut(&Ellipsoid<'_>)) {
        match &self.carver.shape {
            Shape::Cave(cave) => cave.shape(self.source, target, &mut self.random, cut),
            Shape::Canyon(canyon) => canyon.shape(self.source, target, &mut self.random, cut),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_of_the_game_are_read() {
        let pack = Pack::builtin().unwrap();
        for (id, lists) in [("overworld", vec![3]), ("the_nether", vec![1]), ("the_end", vec![0])] {
            let dimension = Dimension::<f32>::new(&pack, "normal", id, 0).unwrap();
            let settings = &dimension.terrain.settings;
            let carvers = Carvers::parse(&pack, settings, &dimension.biomes, 0, Edition::V26_3).unwrap();
            assert_eq!(carvers.lists.iter().map(Vec::len).collect::<Vec<_>>(), lists, "{id}");
        }
    }

    #[test]
    fn caves_of_26_3_hold_lava_or_plain_air() {
        let pack = Pack::builtin().unwrap();
        let dimension = Dimension::<f32>::new(&pack, "normal", "the_nether", 0).unwrap();
        let settings = &dimension.terrain.settings;
        let carvers = Carvers::parse(&pack, settings, &dimension.biomes, 0, Edition::V26_3).unwrap();
        let mut scratch = dimension.scratch();
        let mut dug = [0, 0];
        for x in 0..4 {
            let biomes = dimension.biomes([x, 0], &mut scratch);
            let (before, mut filled) = dimension.noise([x, 0], None, &mut scratch);
            let mut after = before.clone();
            carvers.carve(&dimension, [x, 0], &biomes, &mut after, &mut scratch, &mut filled);
            for (at, (&old, &new)) in before.states.iter().zip(&after.states).enumerate() {
                if old != new {
                    let is_deep = after.min_y + (at >> 8) as i32 <= 31;
                    assert_eq!(new, if is_deep { settings.default_fluid } else { chunk::AIR });
                    dug[usize::from(is_deep)] += 1;
                }
            }
        }
        assert!(dug.iter().all(|&count| count > 0), "{dug:?}");
    }
}
