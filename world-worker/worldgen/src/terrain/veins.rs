use crate::blocks::{Blocks, parse_state};
use crate::density::{Builder, Function, Graph, Scratch};
use crate::noise::Volume;
use crate::pack::{Json, PackError};
use crate::random::{Positional, Random};
use crate::real::{Real, clamped_map};

/// Large veins of ore in stone.
#[derive(Debug)]
pub(super) enum Veins {
    /// As data has them since 26.3, the first that matches first.
    Listed(Vec<Vein>),
    /// As code had them up to 26.2: copper above, iron below.
    Old { toggle: Function, ridged: Function, gap: Function, copper: VeinBlocks, iron: VeinBlocks },
}

#[derive(Debug)]
pub(super) struct Vein {
    density: Function,
    richness: Function,
    filler_gap: Function,
    raw_ore_chance: f32,
    blocks: VeinBlocks,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct VeinBlocks {
    ore: u16,
    raw_ore: u16,
    filler: u16,
}

/// Height of what is looked at together, in blocks: a multiple of the cells' height.
const SLAB: usize = 16;

impl Veins {
    pub(super) fn parse<R: Real>(json: Json<'_>, builder: &mut Builder<'_, R>) -> Result<Self, PackError> {
        if let Some(list) = json.opt("ore_veins") {
            let vein = |vein: Json<'_>| {
                Ok(Vein {
                    density: builder.add(vein.get("density")?)?,
                    richness: builder.add(vein.get("richness")?)?,
                    filler_gap: builder.add(vein.get("filler_gap")?)?,
                    raw_ore_chance: vein.get("raw_ore_chance")?.f32()?,
                    blocks: VeinBlocks {
                        ore: parse_state(vein.get("ore_block")?)?,
                        raw_ore: parse_state(vein.get("raw_ore_block")?)?,
                        filler: parse_state(vein.get("filler_block")?)?,
                    },
                })
            };
            return Ok(Self::Listed(list.array()?.map(vein).collect::<Result<_, PackError>>()?));
        }
        if !json.opt("ore_veins_enabled").map_or(Ok(false), Json::bool)? {
            return Ok(Self::Listed(Vec::new()));
        }
        let router = json.get("noise_router")?;
        let state = |name: &str| registry::blocks::block_by_name(name).map_or(0, |block| block.default_state);
        let blocks = |ore, raw_ore, filler| VeinBlocks {
            ore: state(ore),
            raw_ore: state(raw_ore),
            filler: state(filler),
        };
        Ok(Self::Old {
            toggle: builder.add(router.get("vein_toggle")?)?,
            ridged: builder.add(router.get("vein_ridged")?)?,
            gap: builder.add(router.get("vein_gap")?)?,
            copper: blocks("copper_ore", "raw_copper_block", "granite"),
            iron: blocks("deepslate_iron_ore", "raw_iron_block", "tuff"),
        })
    }
}

/// What veins are put into.
pub(super) struct Ground<'a, R: Real> {
    pub(super) graph: &'a Graph<R>,
    pub(super) scratch: &'a mut Scratch<R>,
    pub(super) values: &'a mut [Vec<R>; 3],
    /// Source of random numbers by block.
    pub(super) random: Positional,
    /// The state that veins replace.
    pub(super) stone: u16,
    pub(super) blocks: &'a mut Blocks,
}

impl Veins {
    /// Replaces stone of a chunk.
    pub(super) fn place<R: Real>(&self, chunk: &Volume, mut ground: Ground<'_, R>) {
        let height = chunk.size[1];
        for bottom in (0..height).step_by(SLAB) {
            let mut volume = *chunk;
            volume.min[1] += bottom as i32;
            volume.size[1] = SLAB.min(height - bottom);
            match self {
                Self::Listed(veins) => veins.iter().for_each(|vein| vein.place(&volume, &mut ground)),
                Self::Old { toggle, ridged, gap, copper, iron } => {
                    place_old([*toggle, *ridged, *gap], copper, iron, &volume, &mut ground);
                }
            }
        }
    }
}

impl<R: Real> Ground<'_, R> {
    fn fill(&mut self, which: usize, function: Function, volume: &Volume) {
        let values = &mut self.values[which];
        values.resize(volume.len(), R::ZERO);
        self.graph.fill(function, volume, self.scratch, values);
    }

    /// Replaces each stone with what `block` says of its place and values.
    fn each_stone(&mut self, volume: &Volume, mut block: impl FnMut([i32; 3], [R; 3]) -> Option<u16>) {
        let mut at = 0;
        for z in 0..volume.size[2] {
            for x in 0..volume.size[0] {
                for y in 0..volume.size[1] {
                    let place = [volume.coordinate(0, x), volume.coordinate(1, y), volume.coordinate(2, z)];
                    let index = Blocks::index(x, (place[1] - self.blocks.min_y) as usize, z);
                    if self.blocks.states[index] == self.stone
                        && let Some(state) = block(place, [0, 1, 2].map(|which| self.values[which][at]))
                    {
                        self.blocks.states[index] = state;
                    }
                    at += 1;
                }
            }
        }
    }
}

impl Vein {
    fn place<R: Real>(&self, volume: &Volume, ground: &mut Ground<'_, R>) {
        ground.fill(0, self.density, volume);
        if !ground.values[0].iter().any(|&density| density > R::ZERO) {
            return;
        }
        ground.fill(1, self.richness, volume);
        ground.fill(2, self.filler_gap, volume);
        let random = ground.random;
        ground.each_stone(volume, |[x, y, z], [density, richness, gap]| {
            if density <= R::ZERO {
                return None;
            }
            let mut random = random.at(x, y, z);
            if R::of(f64::from(random.next_f32())) > density {
                return None;
            }
            let is_ore = R::of(f64::from(random.next_f32())) < richness && gap < R::ZERO;
            Some(if !is_ore {
                self.blocks.filler
            } else if random.next_f32() < self.raw_ore_chance {
                self.blocks.raw_ore
            } else {
                self.blocks.ore
            })
        });
    }
}

/// Constants of `OreVeinifier` up to 26.2.
fn place_old<R: Real>(
    [toggle, ridged, gap]: [Function; 3],
    copper: &VeinBlocks,
    iron: &VeinBlocks,
    volume: &Volume,
    ground: &mut Ground<'_, R>,
) {
    const COPPER: (i32, i32) = (0, 50);
    const IRON: (i32, i32) = (-60, -8);
    let (bottom, top) = (volume.min[1], volume.coordinate(1, volume.size[1] - 1));
    if top < IRON.0 || bottom > COPPER.1 {
        return;
    }
    for (which, function) in [toggle, ridged, gap].into_iter().enumerate() {
        ground.fill(which, function, volume);
    }
    let random = ground.random;
    ground.each_stone(volume, |[x, y, z], values| {
        let [toggle, ridged, gap] = values.map(R::wide);
        let (blocks, (low, high)) = if toggle > 0.0 { (copper, COPPER) } else { (iron, IRON) };
        let inside = (high - y).min(y - low);
        if inside < 0 {
            return None;
        }
        let strength = toggle.abs();
        let edge = clamped_map(f64::from(inside), [0.0, 20.0], [-0.2, 0.0]);
        if strength + edge < f64::from(0.4_f32) {
            return None;
        }
        let mut random = random.at(x, y, z);
        if random.next_f32() > 0.7 || ridged >= 0.0 {
            return None;
        }
        let range = [f64::from(0.4_f32), f64::from(0.6_f32)];
        let richness = clamped_map(strength, range, [f64::from(0.1_f32), f64::from(0.3_f32)]);
        let is_ore = f64::from(random.next_f32()) < richness && gap > f64::from(-0.3_f32);
        Some(if !is_ore {
            blocks.filler
        } else if random.next_f32() < 0.02 {
            blocks.raw_ore
        } else {
            blocks.ore
        })
    });
}
