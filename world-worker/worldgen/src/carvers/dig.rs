use chunk::AIR;
use registry::blocks;

use crate::biomes::BiomeBox;
use crate::block_set::BlockSet;
use crate::blocks::Blocks;
use crate::dimension::Dimension;
use crate::features::provider::anchor;
use crate::pack::{Json, Pack, PackError};
use crate::real::Real;
use crate::terrain::{Aquifer, Filled, NoiseSettings, TerrainScratch};

/// Height of the lava in the Nether's caves over its lowest block, up to 26.2.
const NETHER_LAVA: i32 = 31;

/// What a carver says of blocks up to 26.2.
#[derive(Debug)]
pub(super) struct OldRules {
    replaceable: BlockSet,
    /// Lava up to here.
    lava_level: i32,
    /// What is above, unless the ground water decides.
    dry: Option<u16>,
}

impl OldRules {
    pub(super) fn parse(
        pack: &Pack,
        json: Json<'_>,
        settings: &NoiseSettings,
        is_nether: bool,
    ) -> Result<Self, PackError> {
        let replaceable = BlockSet::parse(json.get("replaceable")?, pack)?;
        Ok(if is_nether {
            Self { replaceable, lava_level: settings.min_y + NETHER_LAVA, dry: Some(default("cave_air")) }
        } else {
            Self { replaceable, lava_level: anchor(json.get("lava_level")?, settings)?, dry: None }
        })
    }
}

/// The default state of a block of the game.
fn default(name: &str) -> u16 {
    blocks::block_by_name(name).map_or(AIR, |block| block.default_state)
}

/// A chunk that is dug in. Places are x and z inside the chunk, and y.
pub(super) struct Ground<'a, R: Real> {
    dimension: &'a Dimension<R>,
    /// Lowest block of the chunk's corner, x and z.
    corner: [i32; 2],
    biomes: &'a BiomeBox,
    blocks: &'a mut Blocks,
    scratch: &'a mut TerrainScratch<R>,
    filled: &'a mut Filled,
    aquifer: Aquifer<'a, R>,
    /// What grows on dirt and is to grow on dirt that comes to light.
    grass: BlockSet,
    dirt: u16,
    lava: u16,
}

impl<'a, R: Real> Ground<'a, R> {
    /// At these chunk coordinates.
    pub(super) fn new(
        dimension: &'a Dimension<R>,
        chunk: [i32; 2],
        biomes: &'a BiomeBox,
        blocks: &'a mut Blocks,
        scratch: &'a mut TerrainScratch<R>,
        filled: &'a mut Filled,
    ) -> Self {
        scratch.density.begin(Some(chunk), None);
        Self {
            dimension,
            corner: chunk.map(|at| at << 4),
            biomes,
            blocks,
            aquifer: dimension.terrain.aquifer(chunk, scratch),
            scratch,
            filled,
            grass: BlockSet::of(&["grass_block", "mycelium"]),
            dirt: default("dirt"),
            lava: default("lava"),
        }
    }

    /// Digs one block by the rules of 26.3. `under_grass`: whether grass was above.
    pub(super) fn carve(
        &mut self,
        uncarvable: &BlockSet,
        place @ [x, y, z]: [i32; 3],
        under_grass: &mut bool,
    ) {
        let state = self.blocks.get(x, y, z);
        if uncarvable.contains(state) {
            return;
        }
        *under_grass |= self.grass.contains(state);
        if let Some(state) = self.substance(place) {
            self.open(place, state, *under_grass);
        }
    }

    /// Digs one block by the rules up to 26.2. `under_grass`: whether grass was above.
    pub(super) fn carve_old(
        &mut self,
        rules: &OldRules,
        place @ [x, y, z]: [i32; 3],
        under_grass: &mut bool,
    ) {
        let state = self.blocks.get(x, y, z);
        *under_grass |= self.grass.contains(state);
        if !rules.replaceable.contains(state) {
            return;
        }
        let is_lava = y <= rules.lava_level;
        match rules.dry {
            // In the Nether no fluid is marked and no dirt covered.
            Some(dry) => self.blocks.set(x, y, z, if is_lava { self.lava } else { dry }),
            None => {
                let state = if is_lava { Some(self.lava) } else { self.substance(place) };
                if let Some(state) = state {
                    self.open(place, state, *under_grass);
                }
            }
        }
    }

    fn substance(&mut self, [x, y, z]: [i32; 3]) -> Option<u16> {
        self.aquifer.substance(self.corner[0] + x, y, self.corner[1] + z, R::ZERO, self.scratch)
    }

    /// Sets what was dug to air or a fluid, and covers the dirt below as the surface is covered.
    fn open(&mut self, [x, y, z]: [i32; 3], state: u16, under_grass: bool) {
        self.blocks.set(x, y, z, state);
        let is_fluid = blocks::has_fluid(state);
        if is_fluid && self.aquifer.wants_update() {
            self.mark([x, y, z]);
        }
        if !under_grass || self.blocks.get(x, y - 1, z) != self.dirt {
            return;
        }
        let cover = self.dimension.surface.top_material(
            &self.dimension.terrain,
            self.biomes,
            self.blocks,
            [self.corner[0] + x, y - 1, self.corner[1] + z],
            is_fluid.then_some(y),
            self.scratch,
        );
        if let Some(cover) = cover {
            self.blocks.set(x, y - 1, z, cover);
            if blocks::has_fluid(cover) {
                self.mark([x, y - 1, z]);
            }
        }
    }

    /// A fluid that will want to flow.
    fn mark(&mut self, [x, y, z]: [i32; 3]) {
        let index = Blocks::index(x as usize, (y - self.blocks.min_y) as usize, z as usize);
        self.filled.fluid_updates.push(index as u32);
    }
}
