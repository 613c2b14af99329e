//! Points of interest: blocks that villagers, bees and portals look for. They are not kept anywhere; who wants one looks
//! through chunks.

use std::sync::Arc;

use chunk::{BlockPos, Chunk};
use registry::{blocks, tags};

/// Blocks by the name of their type, in the order of the registry. Beds, which only count with their heads, are not
/// here.
const BLOCKS: [(&str, &[&str]); 20] = [
    ("armorer", &["blast_furnace"]),
    ("butcher", &["smoker"]),
    ("cartographer", &["cartography_table"]),
    ("cleric", &["brewing_stand"]),
    ("farmer", &["composter"]),
    ("fisherman", &["barrel"]),
    ("fletcher", &["fletching_table"]),
    ("leatherworker", &["cauldron", "lava_cauldron", "water_cauldron", "powder_snow_cauldron"]),
    ("librarian", &["lectern"]),
    ("mason", &["stonecutter"]),
    ("shepherd", &["loom"]),
    ("toolsmith", &["smithing_table"]),
    ("weaponsmith", &["grindstone"]),
    ("meeting", &["bell"]),
    ("beehive", &["beehive"]),
    ("bee_nest", &["bee_nest"]),
    ("nether_portal", &["nether_portal"]),
    ("lodestone", &["lodestone"]),
    ("test_instance", &["test_instance_block"]),
    (
        "lightning_rod",
        &[
            "lightning_rod",
            "exposed_lightning_rod",
            "weathered_lightning_rod",
            "oxidized_lightning_rod",
            "waxed_lightning_rod",
            "waxed_exposed_lightning_rod",
            "waxed_weathered_lightning_rod",
            "waxed_oxidized_lightning_rod",
        ],
    ),
];
/// The type whose blocks are beds.
const HOME: &str = "home";

/// The nearest point of one of the types (names without namespace) in these chunks, and its type. `reach` in blocks,
/// as the crow flies.
pub fn nearest(
    chunks: &[Arc<Chunk>],
    types: &[&'static str],
    from: BlockPos,
    reach: i32,
) -> Option<(BlockPos, &'static str)> {
    let states = states(types);
    let type_of = |state: u16| states.iter().find(|(known, _)| *known == state).map(|(_, kind)| *kind);
    let mut best: Option<(i64, BlockPos, &'static str)> = None;
    let mut reach = i64::from(reach).pow(2);
    for chunk in chunks {
        for (number, section) in chunk.sections().iter().enumerate() {
            // Most sections have none, which their palettes say.
            if section.is_empty() || !section.blocks().may_contain(|state| type_of(state).is_some()) {
                continue;
            }
            let bottom = chunk.min_y() + 16 * number as i32;
            section.blocks().for_each(|index, state| {
                let Some(kind) = type_of(state) else { return };
                let (x, y, z) = (index & 15, index >> 8, index >> 4 & 15);
                let [x, y, z] = [x, y, z].map(|along| along as i32);
                let pos = BlockPos::new(chunk.pos.x * 16 + x, bottom + y, chunk.pos.z * 16 + z);
                let distance = distance_squared(pos, from);
                if distance <= reach && best.is_none_or(|(least, ..)| distance < least) {
                    reach = distance;
                    best = Some((distance, pos, kind));
                }
            });
        }
    }
    best.map(|(_, pos, kind)| (pos, kind))
}

fn distance_squared(a: BlockPos, b: BlockPos) -> i64 {
    [(a.x, b.x), (a.y, b.y), (a.z, b.z)].into_iter().map(|(a, b)| (i64::from(a) - i64::from(b)).pow(2)).sum()
}

/// The states of these types.
fn states(types: &[&'static str]) -> Vec<(u16, &'static str)> {
    let mut states = Vec::new();
    for &kind in types {
        let known = BLOCKS.iter().find(|(name, _)| *name == kind).map_or(&[][..], |(_, names)| names);
        let blocks = known.iter().filter_map(|name| blocks::block_by_name(name));
        states.extend(blocks.flat_map(|block| block.states()).map(|state| (state, kind)));
        if kind == HOME {
            let beds = tags::block_tag("beds").iter().filter_map(|&id| blocks::block(id));
            let parts = beds.flat_map(|block| block.states());
            let heads = parts.filter(|&state| blocks::property(state, "part") == Some("head"));
            states.extend(heads.map(|state| (state, kind)));
        }
    }
    states
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::Facts;
    use chunk::ChunkPos;
    use registry::builtin;

    #[test]
    fn every_type_has_blocks() {
        let types = builtin::registry("point_of_interest_type").unwrap();
        for &kind in types.entries {
            assert!(!states(&[kind]).is_empty(), "{kind}");
        }
        for (kind, names) in BLOCKS {
            assert!(builtin::id("point_of_interest_type", kind).is_some(), "{kind}");
            assert!(names.iter().all(|name| blocks::block_by_name(name).is_some()), "{names:?}");
        }
    }

    #[test]
    fn the_nearest_within_reach() {
        let mut chunk = worldgen::FlatSettings::classic().generate(ChunkPos::new(1, 0), -64, 384);
        let mut put = |x, name: &str| {
            let state = blocks::parse_state(name).unwrap();
            chunk.set_block(BlockPos::new(x, -50, 3), state, &Facts).unwrap();
        };
        put(20, "minecraft:lectern");
        put(18, "minecraft:lectern");
        put(17, "minecraft:red_bed[part=foot]");
        put(25, "minecraft:red_bed[part=head]");
        let chunks = [Arc::new(chunk)];
        let from = BlockPos::new(0, -50, 3);
        assert_eq!(
            nearest(&chunks, &["bee_nest", "librarian"], from, 256),
            Some((BlockPos::new(18, -50, 3), "librarian"))
        );
        assert_eq!(nearest(&chunks, &["librarian"], from, 17), None);
        assert_eq!(nearest(&chunks, &["home"], from, 256), Some((BlockPos::new(25, -50, 3), "home")));
        assert_eq!(nearest(&chunks, &["meeting"], from, 256), None);
    }
}
