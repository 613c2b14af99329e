use chunk::BlockPos;
use registry::blocks::parse_state;

use super::*;
use crate::features::test_level::{with_level, without_skylight};

/// Whether `block` survives at 8 64 8 among `around`: positions from there and states.
fn check(block: &str, around: &[([i32; 3], &str)]) -> bool {
    with_level(|level, _| {
        let pos = BlockPos::new(8, 64, 8);
        for ([x, y, z], state) in around {
            level.set(pos.offset(*x, *y, *z), parse_state(state).unwrap());
        }
        survives(level, pos, parse_state(block).unwrap())
    })
}

const BELOW: [i32; 3] = [0, -1, 0];
const ABOVE: [i32; 3] = [0, 1, 0];
const HERE: [i32; 3] = [0, 0, 0];
const EAST: [i32; 3] = [1, 0, 0];
const BESIDE_BELOW: [i32; 3] = [1, -1, 0];

#[test]
fn every_name_is_a_block_or_tag() {
    for (tag, names) in ON_TAG {
        assert!(!tags::block_tag(tag).is_empty(), "{tag}");
        for name in *names {
            assert!(blocks::block_by_name(name).is_some(), "{name}");
        }
    }
    for name in CHECKED.iter().flat_map(|(_, names)| *names) {
        match name.strip_prefix('#') {
            Some(tag) => assert!(!tags::block_tag(tag).is_empty(), "{tag}"),
            None => assert!(blocks::block_by_name(name).is_some(), "{name}"),
        }
    }
}

#[test]
fn plants() {
    assert!(check("poppy", &[(BELOW, "grass_block")]) && !check("poppy", &[(BELOW, "stone")]));
    assert!(check("dead_bush", &[(BELOW, "sand")]) && !check("oak_sapling", &[(BELOW, "sand")]));
    assert!(check("rose_bush[half=lower]", &[(BELOW, "dirt")]));
    assert!(!check("rose_bush[half=upper]", &[(BELOW, "dirt")]));
    assert!(check("rose_bush[half=upper]", &[(BELOW, "rose_bush[half=lower]")]));
    assert!(check("stone", &[]));
}

#[test]
fn light() {
    assert!(check("wheat", &[(BELOW, "farmland")]) && !check("wheat", &[(BELOW, "dirt")]));
    assert!(check("brown_mushroom", &[(BELOW, "podzol")]) && !check("brown_mushroom", &[(BELOW, "stone")]));
    // A roof does not make it darker.
    assert!(!check("red_mushroom", &[(BELOW, "stone"), (ABOVE, "stone")]));
    without_skylight(|level, _| {
        let pos = BlockPos::new(8, 64, 8);
        let survives_on = |level: &mut Level<'_>, ground, block| {
            level.set(pos.offset(0, -1, 0), parse_state(ground).unwrap());
            survives(level, pos, parse_state(block).unwrap())
        };
        assert!(survives_on(level, "netherrack", "red_mushroom"));
        assert!(!survives_on(level, "glass", "red_mushroom"));
        assert!(!survives_on(level, "farmland", "wheat"));
    });
}

#[test]
fn beside_water() {
    assert!(check("sugar_cane", &[(BELOW, "sand"), (BESIDE_BELOW, "water")]));
    assert!(check("sugar_cane", &[(BELOW, "sand"), (BESIDE_BELOW, "frosted_ice")]));
    assert!(!check("sugar_cane", &[(BELOW, "sand")]));
    assert!(check("sugar_cane", &[(BELOW, "sugar_cane")]));
    assert!(check("lily_pad", &[(BELOW, "water")]) && !check("lily_pad", &[(BELOW, "water[level=1]")]));
    assert!(!check("lily_pad", &[(BELOW, "water"), (HERE, "water")]));
    assert!(check("small_dripleaf", &[(BELOW, "dirt"), (HERE, "water")]));
    assert!(!check("small_dripleaf", &[(BELOW, "dirt")]) && check("small_dripleaf", &[(BELOW, "clay")]));
    assert!(check("kelp", &[(BELOW, "gravel")]) && !check("kelp", &[(BELOW, "magma_block")]));
    assert!(check("tall_seagrass", &[(BELOW, "gravel"), (HERE, "water")]));
    assert!(!check("tall_seagrass", &[(BELOW, "gravel")]));
}

#[test]
fn cactus() {
    assert!(check("cactus", &[(BELOW, "sand")]) && check("cactus", &[(BELOW, "cactus")]));
    assert!(!check("cactus", &[(BELOW, "sand"), (EAST, "stone")]));
    assert!(!check("cactus", &[(BELOW, "sand"), (EAST, "lava")]));
    assert!(!check("cactus", &[(BELOW, "sand"), (ABOVE, "water")]));
    assert!(check("cactus_flower", &[(BELOW, "cactus")]));
}

#[test]
fn hanging() {
    assert!(check("spore_blossom", &[(ABOVE, "stone")]) && !check("spore_blossom", &[]));
    assert!(!check("spore_blossom", &[(ABOVE, "oak_leaves")]));
    assert!(check("pale_hanging_moss", &[(ABOVE, "pale_oak_leaves")]));
    assert!(check("weeping_vines", &[(ABOVE, "weeping_vines_plant")]));
    assert!(check("mangrove_propagule[hanging=true]", &[(ABOVE, "mangrove_leaves")]));
    assert!(check("pointed_dripstone[vertical_direction=down]", &[(ABOVE, "stone")]));
    assert!(!check("pointed_dripstone[vertical_direction=up]", &[(ABOVE, "stone")]));
}

#[test]
fn snow() {
    assert!(check("snow", &[(BELOW, "stone")]) && check("snow", &[(BELOW, "oak_leaves")]));
    assert!(check("snow", &[(BELOW, "snow[layers=8]")]) && !check("snow", &[(BELOW, "snow[layers=7]")]));
    assert!(!check("snow", &[(BELOW, "ice")]) && check("snow", &[(BELOW, "soul_sand")]));
}
