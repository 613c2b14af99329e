use registry::blocks;

/// What becomes what.
const REPLACED: [(&str, &str); 23] = [
    ("cobblestone", "blackstone"),
    ("mossy_cobblestone", "blackstone"),
    ("stone", "polished_blackstone"),
    ("stone_bricks", "polished_blackstone_bricks"),
    ("mossy_stone_bricks", "polished_blackstone_bricks"),
    ("cobblestone_stairs", "blackstone_stairs"),
    ("mossy_cobblestone_stairs", "blackstone_stairs"),
    ("stone_stairs", "polished_blackstone_stairs"),
    ("stone_brick_stairs", "polished_blackstone_brick_stairs"),
    ("mossy_stone_brick_stairs", "polished_blackstone_brick_stairs"),
    ("cobblestone_slab", "blackstone_slab"),
    ("mossy_cobblestone_slab", "blackstone_slab"),
    ("smooth_stone_slab", "polished_blackstone_slab"),
    ("stone_slab", "polished_blackstone_slab"),
    ("stone_brick_slab", "polished_blackstone_brick_slab"),
    ("mossy_stone_brick_slab", "polished_blackstone_brick_slab"),
    ("stone_brick_wall", "polished_blackstone_brick_wall"),
    ("mossy_stone_brick_wall", "polished_blackstone_brick_wall"),
    ("cobblestone_wall", "blackstone_wall"),
    ("mossy_cobblestone_wall", "blackstone_wall"),
    ("iron_bars", "iron_chain"),
    ("chiseled_stone_bricks", "chiseled_polished_blackstone"),
    ("cracked_stone_bricks", "cracked_polished_blackstone_bricks"),
];

/// The blackstone form of a state; itself without one. Only the way it faces and its half are kept.
pub(super) fn replaced(state: u16) -> u16 {
    let name = blocks::block_of_state(state).name;
    let new = REPLACED.iter().find(|(old, _)| *old == name);
    let Some(block) = new.and_then(|(_, new)| blocks::block_by_name(new)) else { return state };
    ["facing", "half", "type"].into_iter().fold(block.default_state, |new, property| {
        blocks::property(state, property)
            .and_then(|value| blocks::set_property(new, property, value))
            .unwrap_or(new)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_a_block() {
        for (old, new) in REPLACED {
            assert!(blocks::block_by_name(old).is_some(), "{old}");
            assert!(blocks::block_by_name(new).is_some(), "{new}");
        }
    }

    #[test]
    fn keeps_how_stairs_stand() {
        let state = |text| blocks::parse_state(text).unwrap();
        assert_eq!(
            replaced(state("stone_brick_stairs[facing=east,half=top,shape=inner_left]")),
            state("polished_blackstone_brick_stairs[facing=east,half=top]")
        );
        assert_eq!(
            replaced(state("stone_slab[type=double]")),
            state("polished_blackstone_slab[type=double]")
        );
        assert_eq!(replaced(state("dirt")), state("dirt"));
    }
}
