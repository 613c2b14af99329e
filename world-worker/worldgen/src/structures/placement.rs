use chunk::BlockPos;

use crate::pack::{Json, PackError};
use crate::random::{Legacy, Random, large_feature_seed, region_seed};

/// Which chunks a set of structures may start in, by numbers alone.
#[derive(Debug, Clone, PartialEq)]
pub struct Placement {
    /// In which chunks at all.
    pub spread: Spread,
    /// Makes sets differ.
    salt: i32,
    /// Share of the chunks that are taken, and how it is decided which.
    frequency: f32,
    reduction: Reduction,
    /// Not near where this set may start.
    pub exclusion: Option<Exclusion>,
    /// From a chunk's least block to where it is said to be, in blocks.
    pub locate_offset: [i32; 3],
}

/// A pattern of chunks.
#[derive(Debug, Clone, PartialEq)]
pub enum Spread {
    /// One chunk in each cell of a grid.
    Random {
        /// Width of cells in chunks.
        spacing: i32,
        /// Chunks at the end of cells that are never chosen.
        separation: i32,
        /// Whether the middle of a cell is likelier than its rim.
        is_triangular: bool,
    },
    /// Rings around the middle of the world. Which chunks is worked out in `rings`.
    Rings(Rings),
}

/// What a file says of rings.
#[derive(Debug, Clone, PartialEq)]
pub struct Rings {
    /// Unit of distances, in chunks.
    pub distance: i32,
    /// Starts in the first ring.
    pub spread: i32,
    /// Starts in all rings.
    pub count: i32,
    /// Names of biomes that starts are moved to.
    pub preferred_biomes: Vec<String>,
}

/// No start near another set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exclusion {
    /// Id of the set.
    pub set: String,
    /// Distance in chunks.
    pub chunks: i32,
}

/// How the chunks that are taken are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reduction {
    Default,
    Legacy1,
    Legacy2,
    Legacy3,
}

impl Placement {
    /// From the `placement` of a set.
    pub fn parse(pack: &crate::pack::Pack, json: Json<'_>) -> Result<Self, PackError> {
        let within = |name: &str, default: Option<i32>, min: i32, max: i32| match (json.opt(name), default) {
            (None, Some(default)) => Ok(default),
            _ => {
                let field = json.get(name)?;
                match field.i32()? {
                    value if (min..=max).contains(&value) => Ok(value),
                    _ => Err(field.expected(&format!("from {min} to {max}"))),
                }
            }
        };
        let spread = match json.type_name()? {
            "random_spread" => {
                let spacing = within("spacing", None, 1, 4096)?;
                let separation = within("separation", None, 0, 4096)?;
                if separation >= spacing {
                    return Err(json.wrong("separation should be less than spacing"));
                }
                let is_triangular = match json.opt("spread_type") {
                    None => false,
                    Some(name) => match name.str()? {
                        "linear" => false,
                        "triangular" => true,
                        _ => return Err(name.expected("linear or triangular")),
                    },
                };
                Spread::Random { spacing, separation, is_triangular }
            }
            "concentric_rings" => Spread::Rings(Rings {
                distance: within("distance", None, 0, 1023)?,
                spread: within("spread", None, 1, 1023)?,
                count: within("count", None, 1, 4095)?,
                preferred_biomes: pack.ids("tags/worldgen/biome", json.get("preferred_biomes")?)?,
            }),
            _ => return Err(json.unknown_type("structure placement")),
        };
        let frequency = json.f32_or("frequency", 1.0)?;
        if !(frequency > 0.0 && frequency <= 1.0) {
            return Err(json.wrong("frequency should be above 0 and at most 1"));
        }
        let reduction = match json.opt("frequency_reduction_method") {
            None => Reduction::Default,
            Some(name) => match name.str()? {
                "default" => Reduction::Default,
                "legacy_type_1" => Reduction::Legacy1,
                "legacy_type_2" => Reduction::Legacy2,
                "legacy_type_3" => Reduction::Legacy3,
                _ => return Err(name.expected("a frequency reduction method")),
            },
        };
        let exclusion = match json.opt("exclusion_zone") {
            None => None,
            Some(zone) => {
                let chunks = zone.get("chunk_count")?;
                if !(1..=16).contains(&chunks.i32()?) {
                    return Err(chunks.expected("from 1 to 16"));
                }
                let set = registry::identifier(zone.get("other_set")?.str()?).into_owned();
                Some(Exclusion { set, chunks: chunks.i32()? })
            }
        };
        let mut locate_offset = [0; 3];
        if let Some(offset) = json.opt("locate_offset") {
            for (place, value) in locate_offset.iter_mut().zip(offset.array()?) {
                *place = value.i32()?;
            }
        }
        let salt = json.get("salt")?.i32()?;
        Ok(Self { spread, salt, frequency, reduction, exclusion, locate_offset })
    }

    /// The chunk that may be the start in a cell of the grid; none for rings.
    pub fn candidate(&self, seed: i64, cell: [i32; 2]) -> Option<[i32; 2]> {
        let Spread::Random { spacing, separation, is_triangular } = self.spread else { return None };
        let mut random = Legacy::new(region_seed(seed, cell[0], cell[1], self.salt));
        let limit = spacing - separation;
        Some(cell.map(|cell| {
            let offset = if is_triangular {
                (random.next_bounded(limit) + random.next_bounded(limit)) / 2
            } else {
                random.next_bounded(limit)
            };
            cell.wrapping_mul(spacing).wrapping_add(offset)
        }))
    }

    /// Where a start in a chunk is said to be.
    pub fn locate_pos(&self, chunk: [i32; 2]) -> BlockPos {
        let [x, y, z] = self.locate_offset;
        BlockPos::new((chunk[0] << 4) + x, y, (chunk[1] << 4) + z)
    }

    /// Whether a chunk is the candidate of its cell.
    pub fn is_candidate(&self, seed: i64, chunk: [i32; 2]) -> bool {
        match self.spread {
            Spread::Random { spacing, .. } => {
                self.candidate(seed, chunk.map(|chunk| chunk.div_euclid(spacing))) == Some(chunk)
            }
            Spread::Rings(_) => false,
        }
    }

    /// Whether a chunk is among those that are taken.
    pub fn is_frequent(&self, seed: i64, [x, z]: [i32; 2]) -> bool {
        /// Of the second old method, whatever the set's salt.
        const SALT: i32 = 10_387_320;
        if self.frequency >= 1.0 {
            return true;
        }
        match self.reduction {
            // The salt stands where x should, and so on.
            Reduction::Default => Legacy::new(region_seed(seed, self.salt, x, z)).next_f32() < self.frequency,
            Reduction::Legacy1 => {
                let mut random = Legacy::new(i64::from((x >> 4) ^ ((z >> 4) << 4)) ^ seed);
                random.next_i32();
                random.next_bounded((1.0 / self.frequency) as i32) == 0
            }
            Reduction::Legacy2 => Legacy::new(region_seed(seed, x, z, SALT)).next_f32() < self.frequency,
            Reduction::Legacy3 => {
                Legacy::new(large_feature_seed(seed, x, z)).next_f64() < f64::from(self.frequency)
            }
        }
    }
}
