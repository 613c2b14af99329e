use chunk::BlockPos;
use registry::{block_ids, block_states, blocks};

use super::freezing::Freezing;
use crate::biomes::{Biome, biome_id};
use crate::features::survival::survives;
use crate::features::{Feature, HeightKind, Level, Parser};
use crate::pack::{Json, PackError};
use crate::random::DecorationRandom;

/// Ice on the water and snow on the ground of a whole chunk.
#[derive(Debug)]
struct FreezeTopLayer {
    freezing: Freezing,
    /// Whether anything falls from the sky, by number of the biome.
    has_precipitation: Vec<bool>,
    /// States that look different under snow, each with the state that it then has.
    snowy: Vec<(u16, u16)>,
}

pub(super) fn parse(_json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let mut has_precipitation = Vec::new();
    for (id, json) in parser.pack.all("worldgen/biome") {
        let Some(biome) = biome_id(id).map(usize::from) else { continue };
        if has_precipitation.len() <= biome {
            has_precipitation.resize(biome + 1, false);
        }
        has_precipitation[biome] = json.get("has_precipitation")?.bool()?;
    }
    let snowy = blocks::BLOCKS
        .iter()
        .filter(|block| block.property("snowy").is_some())
        .flat_map(|block| block.states())
        .filter_map(|state| Some((state, blocks::set_property(state, "snowy", "true")?)))
        .collect();
    Ok(Box::new(FreezeTopLayer { freezing: Freezing::parse(parser)?, has_precipitation, snowy }))
}

impl FreezeTopLayer {
    fn snows(&self, level: &Level<'_>, biome: Biome, pos: BlockPos) -> bool {
        let state = level.block(pos);
        self.has_precipitation.get(usize::from(biome)).copied().unwrap_or_default()
            && (blocks::is_air(state) || blocks::block_id(state) == block_ids::SNOW)
            && self.freezing.is_cold(level, biome, pos)
            && survives(level, pos, block_states::SNOW)
    }
}

impl Feature for FreezeTopLayer {
    fn place(&self, level: &mut Level<'_>, _random: &mut DecorationRandom, origin: BlockPos) -> bool {
        for x in origin.x..origin.x + 16 {
            for z in origin.z..origin.z + 16 {
                let top = BlockPos::new(x, level.height(HeightKind::MotionBlocking, x, z), z);
                let ground = top.offset(0, -1, 0);
                let biome = level.biome(top);
                if self.freezing.freezes(level, biome, ground) {
                    level.set(ground, block_states::ICE);
                }
                if self.snows(level, biome, top) {
                    level.set(top, block_states::SNOW);
                    let state = level.block(ground);
                    if let Some(&(_, snowy)) = self.snowy.iter().find(|(plain, _)| *plain == state) {
                        level.set(ground, snowy);
                    }
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::{feature, fill, with_biome};
    use serde_json::json;

    #[test]
    fn ice_and_snow_where_it_is_cold() {
        let layer = feature(Edition::V26_3, json!({"type": "freeze_top_layer"})).unwrap();
        for (biome, is_cold) in [("snowy_plains", true), ("plains", false), ("desert", false)] {
            with_biome(biome_id(biome).unwrap(), |level, random| {
                fill(level, [0, 70], block_states::GRASS_BLOCK);
                let water = BlockPos::new(3, 69, 4);
                level.set(water, block_states::WATER);
                layer.place(level, random, BlockPos::new(0, -64, 0));
                let snow = BlockPos::new(5, 70, 5);
                assert_eq!(level.block(water) == block_states::ICE, is_cold);
                assert_eq!(level.block(snow) == block_states::SNOW, is_cold);
                let ground = level.block(snow.offset(0, -1, 0));
                assert_eq!(blocks::property(ground, "snowy"), Some(if is_cold { "true" } else { "false" }));
                // Only its own chunk, and not on ice.
                assert!(level.is_air(BlockPos::new(16, 70, 5)));
                assert!(level.is_air(water.offset(0, 1, 0)));
            });
        }
    }
}
