//! Which family a block belongs to: the only place where blocks are told apart by name.

use registry::blocks::Block;

/// Blocks that are placed and used alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Placed in its default state, does nothing.
    Plain,
    /// Lies along an axis: logs, pillars.
    Pillar,
    /// Faces the player.
    FacesPlayer,
    /// Looks where the player looks.
    FacesAway,
    /// Faces the player in all six directions: barrels, dispensers, pistons.
    FacesPlayerAnyway,
    /// Stairs.
    Stairs,
    /// Slabs.
    Slab,
    /// Doors, two blocks.
    Door,
    /// Trapdoors.
    Trapdoor,
    /// Fence gates.
    FenceGate,
    /// Torches that hang on walls too, with the name of the wall's block.
    Torch,
    /// Ladders and the like, on the side of a block.
    OnWall,
    /// Levers and buttons, on any side.
    OnAnySide,
    /// Beds, two blocks.
    Bed,
    /// Plants of two blocks.
    TallPlant,
    /// Signs and heads that turn in sixteenths.
    Turns,
}

/// What opens when a block is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Translation key of the title; the second when two blocks make one container.
    pub titles: (&'static str, &'static str),
    /// Slots of one block.
    pub slots: usize,
    /// Joins with a neighbour of the same kind.
    pub joins: bool,
}

const CHEST: Menu = Menu { titles: ("container.chest", "container.chestDouble"), slots: 27, joins: true };
const BARREL: Menu = Menu { titles: ("container.barrel", "container.barrel"), slots: 27, joins: false };
const SHULKER: Menu =
    Menu { titles: ("container.shulkerBox", "container.shulkerBox"), slots: 27, joins: false };

/// Names in full, with their family.
const NAMES: [(&str, Family); 47] = [
    ("barrel", Family::FacesPlayerAnyway),
    ("dispenser", Family::FacesPlayerAnyway),
    ("dropper", Family::FacesPlayerAnyway),
    ("piston", Family::FacesPlayerAnyway),
    ("sticky_piston", Family::FacesPlayerAnyway),
    ("observer", Family::FacesPlayerAnyway),
    ("command_block", Family::FacesPlayerAnyway),
    ("chain_command_block", Family::FacesPlayerAnyway),
    ("repeating_command_block", Family::FacesPlayerAnyway),
    ("chest", Family::FacesPlayer),
    ("trapped_chest", Family::FacesPlayer),
    ("ender_chest", Family::FacesPlayer),
    ("furnace", Family::FacesPlayer),
    ("blast_furnace", Family::FacesPlayer),
    ("smoker", Family::FacesPlayer),
    ("carved_pumpkin", Family::FacesPlayer),
    ("jack_o_lantern", Family::FacesPlayer),
    ("lectern", Family::FacesPlayer),
    ("stonecutter", Family::FacesPlayer),
    ("loom", Family::FacesPlayer),
    ("chiseled_bookshelf", Family::FacesPlayer),
    ("bee_nest", Family::FacesPlayer),
    ("beehive", Family::FacesPlayer),
    ("repeater", Family::FacesPlayer),
    ("comparator", Family::FacesPlayer),
    ("decorated_pot", Family::FacesPlayer),
    ("campfire", Family::FacesAway),
    ("soul_campfire", Family::FacesAway),
    ("ladder", Family::OnWall),
    ("lever", Family::OnAnySide),
    ("torch", Family::Torch),
    ("soul_torch", Family::Torch),
    ("redstone_torch", Family::Torch),
    ("copper_torch", Family::Torch),
    ("hay_block", Family::Pillar),
    ("bone_block", Family::Pillar),
    ("basalt", Family::Pillar),
    ("polished_basalt", Family::Pillar),
    ("quartz_pillar", Family::Pillar),
    ("purpur_pillar", Family::Pillar),
    ("deepslate", Family::Pillar),
    ("sunflower", Family::TallPlant),
    ("lilac", Family::TallPlant),
    ("rose_bush", Family::TallPlant),
    ("peony", Family::TallPlant),
    ("tall_grass", Family::TallPlant),
    ("large_fern", Family::TallPlant),
];

/// Ends of names, with their family; the first that fits counts.
const SUFFIXES: [(&str, Family); 17] = [
    ("_stairs", Family::Stairs),
    ("_slab", Family::Slab),
    ("_trapdoor", Family::Trapdoor),
    ("_door", Family::Door),
    ("_fence_gate", Family::FenceGate),
    ("_button", Family::OnAnySide),
    ("_bed", Family::Bed),
    ("_log", Family::Pillar),
    ("_wood", Family::Pillar),
    ("_stem", Family::Pillar),
    ("_hyphae", Family::Pillar),
    ("_glazed_terracotta", Family::FacesPlayer),
    ("anvil", Family::Turns),
    ("_shulker_box", Family::Plain),
    ("_head", Family::Turns),
    ("_sign", Family::Turns),
    ("_banner", Family::Turns),
];

/// The family of a block. Names decide first, then their endings; a family whose property the block lacks does
/// not count (the stem of a melon has no axis).
pub fn family(block: &Block) -> Family {
    let by_name = NAMES.iter().find(|(name, _)| *name == block.name).map(|&(_, family)| family);
    let by_suffix =
        || SUFFIXES.iter().find(|(suffix, _)| block.name.ends_with(suffix)).map(|&(_, family)| family);
    let family = by_name.or_else(by_suffix).unwrap_or(Family::Plain);
    let fits = match family {
        Family::Pillar => block.property("axis").is_some(),
        Family::Turns => block.property("rotation").is_some(),
        _ => true,
    };
    if fits { family } else { Family::Plain }
}

/// The menu of a block, if it has one that exists here.
pub fn menu(block: &Block) -> Option<Menu> {
    match block.name {
        "chest" | "trapped_chest" => Some(CHEST),
        "barrel" => Some(BARREL),
        name if name.ends_with("shulker_box") => Some(SHULKER),
        name if name.ends_with("copper_chest") => Some(CHEST),
        _ => None,
    }
}

/// Whether a hand opens and closes it (iron doors need power).
pub fn opens_by_hand(block: &Block) -> bool {
    matches!(family(block), Family::Door | Family::Trapdoor | Family::FenceGate)
        && !block.name.starts_with("iron_")
}
