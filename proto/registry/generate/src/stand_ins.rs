//! What an older version is shown in place of what it does not have.
//!
//! Every rule gives a name of an older version. Blocks, items, entity types, particles and sounds must all
//! have one: the generator fails otherwise. What is listed in [`OMITTED`] has none and is left out.

/// Registries of which entries may be left out, and why that is all right:
/// attributes and statistics without a meaning to the client, components it could not read, block entities it
/// has no block for, parsers that a plain string replaces, marks on maps.
pub const OMITTED: [&str; 6] = [
    "attribute",
    "custom_stat",
    "data_component_type",
    "block_entity_type",
    "command_argument_type",
    "map_decoration_type",
];

/// Colour of a dyed block, and a family of stairs and slabs that looks about so.
const COLOURS: [(&str, &str); 16] = [
    ("light_blue", "prismarine"),
    ("light_gray", "andesite"),
    ("white", "quartz"),
    ("orange", "acacia"),
    ("magenta", "crimson"),
    ("yellow", "bamboo"),
    ("lime", "waxed_oxidized_cut_copper"),
    ("pink", "cherry"),
    ("gray", "cobbled_deepslate"),
    ("cyan", "warped"),
    ("purple", "purpur"),
    ("blue", "dark_prismarine"),
    ("brown", "spruce"),
    ("green", "mossy_stone_brick"),
    ("red", "mangrove"),
    ("black", "blackstone"),
];

/// Single names, by registry.
const NAMES: [(&str, &str, &str); 46] = [
    ("block", "straw_bed", "yellow_bed"),
    ("block", "red_shrub", "dead_bush"),
    ("block", "shelf_mushroom", "cocoa"),
    ("block", "red_poplar_leaves", "cherry_leaves"),
    ("block", "orange_poplar_leaves", "birch_leaves"),
    ("block", "yellow_poplar_leaves", "birch_leaves"),
    ("block", "sulfur_spike", "pointed_dripstone"),
    ("block", "potent_sulfur", "sandstone"),
    ("block", "cinnabar_bricks", "cut_red_sandstone"),
    ("block", "cinnabar_brick_slab", "cut_red_sandstone_slab"),
    ("block", "cinnabar_brick_stairs", "red_sandstone_stairs"),
    ("block", "cinnabar_brick_wall", "red_sandstone_wall"),
    ("block", "polished_cinnabar_wall", "red_sandstone_wall"),
    ("block", "sulfur_bricks", "cut_sandstone"),
    ("block", "sulfur_brick_slab", "cut_sandstone_slab"),
    ("block", "sulfur_brick_stairs", "sandstone_stairs"),
    ("block", "sulfur_brick_wall", "sandstone_wall"),
    ("block", "polished_sulfur_wall", "sandstone_wall"),
    ("item", "shelf_mushroom", "brown_mushroom"),
    ("item", "poplar_boat", "oak_boat"),
    ("item", "poplar_chest_boat", "oak_chest_boat"),
    ("item", "sulfur_cube_bucket", "tadpole_bucket"),
    ("item", "sulfur_cube_spawn_egg", "slime_spawn_egg"),
    ("item", "music_disc_bounce", "music_disc_cat"),
    ("entity_type", "poplar_boat", "oak_boat"),
    ("entity_type", "poplar_chest_boat", "oak_chest_boat"),
    ("entity_type", "cushion", "minecart"),
    ("entity_type", "sulfur_cube", "slime"),
    ("particle_type", "red_poplar_leaves", "cherry_leaves"),
    ("particle_type", "orange_poplar_leaves", "pale_oak_leaves"),
    ("particle_type", "yellow_poplar_leaves", "pale_oak_leaves"),
    ("particle_type", "sulfur_bubbles", "bubble"),
    ("particle_type", "noxious_gas", "campfire_cosy_smoke"),
    ("particle_type", "noxious_gas_cloud", "campfire_cosy_smoke"),
    ("particle_type", "geyser", "cloud"),
    ("particle_type", "geyser_base", "poof"),
    ("particle_type", "geyser_poof", "poof"),
    ("particle_type", "geyser_plume", "cloud"),
    ("particle_type", "sulfur_cube_goo", "item_slime"),
    ("data_component_type", "attack_animation", "swing_animation"),
    ("command_argument_type", "team_color", "color"),
    ("worldgen/biome", "dappled_forest", "forest"),
    ("worldgen/biome", "sulfur_caves", "dripstone_caves"),
    ("damage_type", "sulfur_cube_hot", "hot_floor"),
    ("jukebox_song", "bounce", "cat"),
    ("sound_event", "music_disc.bounce", "music_disc.cat"),
];

/// Sounds: beginning, other beginning, other end, and what to play when there is no such sound.
const SOUNDS: [(&str, &str, &str, &str); 13] = [
    ("block.sulfur_spike.", "block.pointed_dripstone.", "", "block.pointed_dripstone.step"),
    ("block.sulfur.", "block.dripstone_block.", "", "block.dripstone_block.step"),
    ("block.potent_sulfur.", "block.dripstone_block.", "", "block.bubble_column.upwards_ambient"),
    ("block.cinnabar.", "block.dripstone_block.", "", "block.dripstone_block.step"),
    ("entity.sulfur_cube.", "entity.slime.", "", "entity.slime.squish"),
    ("entity.small_sulfur_cube.", "entity.slime.", "_small", "entity.slime.squish_small"),
    ("entity.cushion.", "block.wool.", "", "block.wool.step"),
    ("block.shelf_mushroom.", "block.fungus.", "", "block.fungus.step"),
    ("block.poplar_leaves.", "block.cherry_leaves.", "", "block.cherry_leaves.step"),
    ("block.straw_bed.", "block.grass.", "", "block.grass.break"),
    ("block.red_shrub.", "block.sweet_berry_bush.", "", "block.sweet_berry_bush.break"),
    ("music.overworld.sulfur_caves", "music.overworld.dripstone_caves", "", ""),
    ("item.bucket.", "item.bucket.", "_fish", "item.bucket.empty_fish"),
];

/// The name of an older version for an entry of a registry that it lacks; `exists` says what it has.
pub fn stand_in(registry: &str, name: &str, exists: &dyn Fn(&str) -> bool) -> Option<String> {
    let single = NAMES.iter().find(|(of, from, _)| *of == registry && *from == name);
    if let Some((_, _, to)) = single {
        return Some((*to).to_owned()).filter(|name| exists(name));
    }
    match registry {
        "block" => block(name).filter(|name| exists(name)),
        "item" => item(name, exists),
        "sound_event" => sound(name, exists),
        _ => None,
    }
}

fn block(name: &str) -> Option<String> {
    for (suffix, kind) in [("_stairs", "stairs"), ("_slab", "slab")] {
        for material in ["_wool", "_concrete"] {
            if let Some(colour) = name.strip_suffix(suffix).and_then(|name| name.strip_suffix(material)) {
                let (_, family) = COLOURS.iter().find(|(known, _)| *known == colour)?;
                return Some(format!("{family}_{kind}"));
            }
        }
    }
    if name.contains("poplar") {
        return Some(name.replace("poplar", "pale_oak"));
    }
    for (from, to) in [("cinnabar", "red_sandstone"), ("sulfur", "sandstone")] {
        if name.contains(from) {
            return Some(name.replace("polished_", "smooth_").replace(from, to));
        }
    }
    None
}

fn item(name: &str, exists: &dyn Fn(&str) -> bool) -> Option<String> {
    if let Some(colour) = name.strip_suffix("_cushion") {
        return Some(format!("{colour}_carpet"));
    }
    if name.ends_with("_map") {
        return Some("filled_map".to_owned());
    }
    stand_in("block", name, exists)
}

fn sound(name: &str, exists: &dyn Fn(&str) -> bool) -> Option<String> {
    let (from, to, end, otherwise) = SOUNDS.iter().find(|(from, ..)| name.starts_with(from))?;
    let same = format!("{to}{}{end}", &name[from.len()..]);
    if exists(&same) { Some(same) } else { Some((*otherwise).to_owned()).filter(|name| exists(name)) }
}
