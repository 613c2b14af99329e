//! The kinds of features, one module each.

mod bamboo;
mod block_blob;
mod block_column;
mod block_pile;
mod blue_ice;
mod bonus_chest;
mod column;
mod coral;
mod desert_well;
mod disk;
mod end;
mod fallen_tree;
mod fill_layer;
mod fossil;
mod freeze_top_layer;
mod freezing;
mod geode;
mod groups;
mod huge_fungus;
mod huge_mushroom;
mod iceberg;
mod kelp;
mod lake;
mod large_dripstone;
mod monster_room;
mod multiface_growth;
mod nether;
mod nether_forest_vegetation;
mod ore;
mod projected_random_patchy_square;
mod random_neighbor_spread;
mod replace_single_block;
mod root_system;
mod sculk_patch;
mod sea_pickle;
mod seagrass;
mod selectors;
mod simple_block;
mod single_block_pillar;
mod speleothem;
mod spike;
mod spring;
mod stepped_column_cluster;
mod template;
mod tree;
mod underwater_magma;
mod vegetation_patch;
mod vines;
mod void_start_platform;
mod water;

use registry::blocks;

use super::{Feature, Parser};
use crate::pack::{Json, PackError};

/// Reads the fields of one kind.
type Parse = fn(Json<'_>, &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError>;

/// Kinds by name, in the order of their names.
const KINDS: &[(&str, Parse)] = &[
    ("bamboo", bamboo::parse),
    ("basalt_columns", nether::basalt_columns::parse),
    ("basalt_pillar", nether::basalt_pillar::parse),
    ("block_blob", block_blob::parse),
    ("block_column", block_column::parse),
    ("block_pile", block_pile::parse),
    ("blue_ice", blue_ice::parse),
    ("bonus_chest", bonus_chest::parse),
    ("chorus_plant", end::chorus_plant::parse),
    ("coral_claw", coral::claw::parse),
    ("coral_mushroom", coral::mushroom::parse),
    ("coral_tree", coral::tree::parse),
    ("delta_feature", nether::delta::parse),
    ("desert_well", desert_well::parse),
    ("disk", disk::parse),
    ("end_gateway", end::gateway::parse),
    ("end_island", end::island::parse),
    ("end_platform", end::platform::parse),
    ("end_podium", end::podium::parse),
    ("end_spike", end::spike::parse),
    ("fallen_tree", fallen_tree::parse),
    ("fill_layer", fill_layer::parse),
    ("fossil", fossil::parse),
    ("freeze_top_layer", freeze_top_layer::parse),
    ("geode", geode::parse),
    ("glowstone_blob", nether::glowstone_blob::parse),
    ("huge_brown_mushroom", huge_mushroom::parse_brown),
    ("huge_fungus", huge_fungus::parse),
    ("huge_red_mushroom", huge_mushroom::parse_red),
    ("iceberg", iceberg::parse),
    ("kelp", kelp::parse),
    ("lake", lake::parse),
    ("large_dripstone", large_dripstone::parse),
    ("monster_room", monster_room::parse),
    ("multiface_growth", multiface_growth::parse),
    ("nether_forest_vegetation", nether_forest_vegetation::parse),
    ("netherrack_replace_blobs", nether::replace_blobs::parse),
    ("no_op", groups::parse_no_op),
    ("ore", ore::parse),
    ("overlay", groups::parse_overlay),
    ("projected_random_patchy_square", projected_random_patchy_square::parse),
    ("random_boolean_selector", selectors::parse_boolean),
    ("random_neighbor_spread", random_neighbor_spread::parse),
    ("random_selector", selectors::parse_random),
    ("replace_single_block", replace_single_block::parse),
    ("root_system", root_system::parse),
    ("scattered_ore", ore::parse_scattered),
    ("sculk_patch", sculk_patch::parse),
    ("sea_pickle", sea_pickle::parse),
    ("seagrass", seagrass::parse),
    ("sequence", groups::parse_sequence),
    ("simple_block", simple_block::parse),
    ("simple_random_selector", selectors::parse_simple),
    ("single_block_pillar", single_block_pillar::parse),
    ("speleothem", speleothem::parse),
    ("speleothem_cluster", speleothem::cluster::parse),
    ("spike", spike::parse),
    ("spring_feature", spring::parse),
    ("stepped_column_cluster", stepped_column_cluster::parse),
    ("template", template::parse),
    ("tree", tree::parse),
    ("twisting_vines", nether::twisting_vines::parse),
    ("underwater_magma", underwater_magma::parse),
    ("vegetation_patch", vegetation_patch::parse),
    ("vines", vines::parse),
    ("void_start_platform", void_start_platform::parse),
    ("waterlogged_vegetation_patch", vegetation_patch::parse_waterlogged),
    ("weeping_vines", nether::weeping_vines::parse),
    ("weighted_random_selector", selectors::parse_weighted),
];

/// A feature: an object with `type`. Up to 26.2 the fields are inside `config`.
pub(super) fn parse(json: Json<'_>, parser: &mut Parser<'_>) -> Result<Box<dyn Feature>, PackError> {
    let name = json.type_name()?;
    match KINDS.iter().find(|(known, _)| *known == name) {
        Some((_, parse)) => parse(json.opt("config").unwrap_or(json), parser),
        None => Err(json.unknown_type("feature")),
    }
}

/// A block state that code rather than data names; `json` is the feature that needs it.
fn game_state(json: Json<'_>, text: &str) -> Result<u16, PackError> {
    blocks::parse_state(text).ok_or_else(|| json.wrong(format!("there is no {text}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Edition;
    use crate::features::test_level::with_parser;
    use crate::pack::Pack;

    #[test]
    fn every_feature_of_the_game_is_read() {
        assert!(KINDS.is_sorted_by(|a, b| a.0 < b.0));
        let pack = Pack::builtin().unwrap();
        with_parser(Edition::V26_3, |parser| {
            let mut count = 0;
            for (_, json) in pack.all("worldgen/feature") {
                parse(json, parser).unwrap();
                count += 1;
            }
            for (id, _) in pack.all("worldgen/placed_feature") {
                let mut names = Pack::default();
                names.insert("test", "test:name", id.into());
                parser.placed(names.file("test", "test:name", "test").unwrap()).unwrap();
                count += 1;
            }
            assert!(count > 400, "{count}");
        });
    }
}
