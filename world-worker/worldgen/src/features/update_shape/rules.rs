use std::sync::LazyLock;

use registry::blocks::{self, BLOCKS};
use registry::{block_ids, tags};

use crate::features::Direction;

/// How a block answers to its neighbours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Rule {
    /// Not at all.
    Keep,
    /// Becomes air when it cannot stay.
    Dies,
    /// Becomes air when it cannot stay, but notices only from one side.
    DiesFrom(Side),
    /// The same, and draws when it dries.
    Coral(Side),
    /// Draws when it dries.
    CoralBlock,
    DoublePlant,
    BigDripleaf,
    /// Shows snow on top.
    Snowy,
    /// The end of a plant that grows.
    Head(Plant),
    /// The rest of a plant that grows.
    Body(Plant),
    BambooSapling,
    Bamboo,
    ChorusPlant,
    /// Hides sides between equal blocks.
    MushroomBlock,
    HangingMoss,
    /// Thinner towards the tip.
    Speleothem,
    /// Lichen and its like.
    Multiface,
    Vine,
    MossCarpet,
    /// Hardens into this state.
    ConcretePowder(u16),
    Stairs,
    Fence,
    Pane,
    Wall,
    FenceGate,
}

/// A side of a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    /// Always the same.
    Fixed(Direction),
    /// Where it faces.
    Facing,
    /// Away from where it faces.
    Behind,
}

/// A plant of many blocks, the last of which grows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Plant {
    pub head: u16,
    pub body: u16,
    /// Where it grows.
    pub growth: Direction,
}

const KELP: Plant = plant(block_ids::KELP, block_ids::KELP_PLANT, Direction::Up);
const TWISTING_VINES: Plant =
    plant(block_ids::TWISTING_VINES, block_ids::TWISTING_VINES_PLANT, Direction::Up);
const WEEPING_VINES: Plant = plant(block_ids::WEEPING_VINES, block_ids::WEEPING_VINES_PLANT, Direction::Down);
const CAVE_VINES: Plant = plant(block_ids::CAVE_VINES, block_ids::CAVE_VINES_PLANT, Direction::Down);

const fn plant(head: u16, body: u16, growth: Direction) -> Plant {
    Plant { head, body, growth }
}

const DOWN: Side = Side::Fixed(Direction::Down);
const UP: Side = Side::Fixed(Direction::Up);

/// Blocks by name, by tag (`#`) or by the end of their names (`*`). Later lines win.
const RULES: &[(Rule, &[&str])] = &[
    (
        Rule::Dies,
        &[
            "#small_flowers",
            "*_sapling",
            "*_carpet",
            "*_roots",
            "*_fungus",
            "*_mushroom",
            "*azalea",
            "*_dry_grass",
            "*_eyeblossom",
            "short_grass",
            "fern",
            "bush",
            "firefly_bush",
            "sweet_berry_bush",
            "red_shrub",
            "dead_bush",
            "wither_rose",
            "torchflower",
            "golden_dandelion",
            "pink_petals",
            "wildflowers",
            "leaf_litter",
            "mangrove_propagule",
            "cactus_flower",
            "nether_sprouts",
            "nether_wart",
            "lily_pad",
            "snow",
            "seagrass",
            "sea_pickle",
            "fire",
            "soul_fire",
            "wheat",
            "carrots",
            "potatoes",
            "beetroots",
            "torchflower_crop",
            "pumpkin_stem",
            "melon_stem",
            "attached_pumpkin_stem",
            "attached_melon_stem",
        ],
    ),
    (Rule::Keep, &["mangrove_roots", "muddy_mangrove_roots"]),
    (Rule::DiesFrom(DOWN), &["*torch", "*_pressure_plate", "*_coral", "*_coral_fan"]),
    (Rule::DiesFrom(Side::Behind), &["*wall_torch", "ladder", "shelf_mushroom", "*_coral_wall_fan"]),
    (Rule::DiesFrom(Side::Behind), &["*_amethyst_bud", "amethyst_cluster"]),
    (Rule::DiesFrom(Side::Facing), &["cocoa"]),
    (Rule::DiesFrom(UP), &["hanging_roots", "spore_blossom"]),
    // Only live corals dry.
    (Rule::Coral(DOWN), &["tube_coral", "brain_coral", "bubble_coral", "fire_coral", "horn_coral"]),
    (
        Rule::Coral(DOWN),
        &["tube_coral_fan", "brain_coral_fan", "bubble_coral_fan", "fire_coral_fan", "horn_coral_fan"],
    ),
    (Rule::Coral(Side::Behind), &["#wall_corals"]),
    (Rule::CoralBlock, &["#coral_blocks"]),
    (Rule::DoublePlant, &["sunflower", "lilac", "rose_bush", "peony", "tall_grass", "large_fern"]),
    (Rule::DoublePlant, &["pitcher_plant", "pitcher_crop", "small_dripleaf", "tall_seagrass"]),
    (Rule::BigDripleaf, &["big_dripleaf"]),
    (Rule::Snowy, &["grass_block", "podzol", "mycelium"]),
    (Rule::Head(KELP), &["kelp"]),
    (Rule::Body(KELP), &["kelp_plant"]),
    (Rule::Head(TWISTING_VINES), &["twisting_vines"]),
    (Rule::Body(TWISTING_VINES), &["twisting_vines_plant"]),
    (Rule::Head(WEEPING_VINES), &["weeping_vines"]),
    (Rule::Body(WEEPING_VINES), &["weeping_vines_plant"]),
    (Rule::Head(CAVE_VINES), &["cave_vines"]),
    (Rule::Body(CAVE_VINES), &["cave_vines_plant"]),
    (Rule::BambooSapling, &["bamboo_sapling"]),
    (Rule::Bamboo, &["bamboo"]),
    (Rule::ChorusPlant, &["chorus_plant"]),
    (Rule::MushroomBlock, &["brown_mushroom_block", "red_mushroom_block", "mushroom_stem"]),
    (Rule::HangingMoss, &["pale_hanging_moss"]),
    (Rule::Speleothem, &["pointed_dripstone", "sulfur_spike"]),
    (Rule::Multiface, &["glow_lichen", "sculk_vein", "resin_clump"]),
    (Rule::Vine, &["vine"]),
    (Rule::MossCarpet, &["pale_moss_carpet"]),
    (Rule::Stairs, &["*_stairs"]),
    (Rule::Fence, &["*_fence"]),
    (Rule::Pane, &["*_pane", "*_bars"]),
    (Rule::Wall, &["*_wall"]),
    (Rule::FenceGate, &["*_fence_gate"]),
];

/// By number of the block.
static BY_BLOCK: LazyLock<Vec<Rule>> = LazyLock::new(|| {
    let mut by_block = vec![Rule::Keep; BLOCKS.len()];
    for &(rule, names) in RULES {
        for name in names {
            for block in named(name) {
                by_block[usize::from(block)] = rule;
            }
        }
    }
    for powder in &BLOCKS {
        if let Some(name) = powder.name.strip_suffix("_powder")
            && let Some(concrete) = blocks::block_by_name(name).filter(|_| name.ends_with("_concrete"))
        {
            by_block[usize::from(powder.id)] = Rule::ConcretePowder(concrete.default_state);
        }
    }
    by_block
});

/// Numbers of the blocks that a line of [`RULES`] names.
fn named(name: &str) -> Vec<u16> {
    if let Some(tag) = name.strip_prefix('#') {
        return tags::block_tag(tag).to_vec();
    }
    let is_named = |block: &str| match name.strip_prefix('*') {
        Some(end) => block.ends_with(end),
        None => block == name,
    };
    let is_potted = |block: &str| block.starts_with("potted_");
    BLOCKS
        .iter()
        .filter(|block| is_named(block.name) && !is_potted(block.name))
        .map(|block| block.id)
        .collect()
}

impl Rule {
    /// Of the block of this state.
    pub(super) fn of(state: u16) -> Self {
        BY_BLOCK.get(usize::from(blocks::block_id(state))).copied().unwrap_or(Self::Keep)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_of_a_block() {
        for name in RULES.iter().flat_map(|(_, names)| *names) {
            assert!(!named(name).is_empty(), "{name}");
        }
    }

    #[test]
    fn lines_do_not_catch_others() {
        let rule = |name: &str| Rule::of(blocks::parse_state(name).unwrap());
        assert_eq!(rule("oak_sapling"), Rule::Dies);
        assert_eq!(rule("bamboo_sapling"), Rule::BambooSapling);
        assert_eq!(rule("potted_oak_sapling"), Rule::Keep);
        assert_eq!(rule("potted_red_mushroom"), Rule::Keep);
        assert_eq!(rule("wall_torch"), Rule::DiesFrom(Side::Behind));
        assert_eq!(rule("soul_torch"), Rule::DiesFrom(DOWN));
        assert_eq!(rule("dead_fire_coral_fan"), Rule::DiesFrom(DOWN));
        assert_eq!(rule("fire_coral_fan"), Rule::Coral(DOWN));
        assert_eq!(rule("shelf_mushroom"), Rule::DiesFrom(Side::Behind));
        assert_eq!(rule("rooted_dirt"), Rule::Keep);
        assert_eq!(rule("mangrove_roots"), Rule::Keep);
        assert_eq!(rule("oak_wall_sign"), Rule::Keep);
        assert!(matches!(rule("white_concrete_powder"), Rule::ConcretePowder(_)));
    }
}
