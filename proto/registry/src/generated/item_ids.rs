//! Made by `cargo run -p registry-generate`; do not edit.
//! Numbers of items in the `item` registry.

/// Item `air`.
pub const AIR: u16 = 0;
/// Item `stone`.
pub const STONE: u16 = 1;
/// Item `granite`.
pub const GRANITE: u16 = 2;
/// Item `polished_granite`.
pub const POLISHED_GRANITE: u16 = 3;
/// Item `diorite`.
pub const DIORITE: u16 = 4;
/// Item `polished_diorite`.
pub const POLISHED_DIORITE: u16 = 5;
/// Item `andesite`.
pub const ANDESITE: u16 = 6;
/// Item `polished_andesite`.
pub const POLISHED_ANDESITE: u16 = 7;
/// Item `deepslate`.
pub const DEEPSLATE: u16 = 8;
/// Item `cobbled_deepslate`.
pub const COBBLED_DEEPSLATE: u16 = 9;
/// Item `polished_deepslate`.
pub const POLISHED_DEEPSLATE: u16 = 10;
/// Item `calcite`.
pub const CALCITE: u16 = 11;
/// Item `tuff`.
pub const TUFF: u16 = 12;
/// Item `tuff_slab`.
pub const TUFF_SLAB: u16 = 13;
/// Item `tuff_stairs`.
pub const TUFF_STAIRS: u16 = 14;
/// Item `tuff_wall`.
pub const TUFF_WALL: u16 = 15;
/// Item `chiseled_tuff`.
pub const CHISELED_TUFF: u16 = 16;
/// Item `polished_tuff`.
pub const POLISHED_TUFF: u16 = 17;
/// Item `polished_tuff_slab`.
pub const POLISHED_TUFF_SLAB: u16 = 18;
/// Item `polished_tuff_stairs`.
pub const POLISHED_TUFF_STAIRS: u16 = 19;
/// Item `polished_tuff_wall`.
pub const POLISHED_TUFF_WALL: u16 = 20;
/// Item `tuff_bricks`.
pub const TUFF_BRICKS: u16 = 21;
/// Item `tuff_brick_slab`.
pub const TUFF_BRICK_SLAB: u16 = 22;
/// Item `tuff_brick_stairs`.
pub const TUFF_BRICK_STAIRS: u16 = 23;
/// Item `tuff_brick_wall`.
pub const TUFF_BRICK_WALL: u16 = 24;
/// Item `chiseled_tuff_bricks`.
pub const CHISELED_TUFF_BRICKS: u16 = 25;
/// Item `sulfur`.
pub const SULFUR: u16 = 26;
/// Item `potent_sulfur`.
pub const POTENT_SULFUR: u16 = 27;
/// Item `sulfur_slab`.
pub const SULFUR_SLAB: u16 = 28;
/// Item `sulfur_stairs`.
pub const SULFUR_STAIRS: u16 = 29;
/// Item `sulfur_wall`.
pub const SULFUR_WALL: u16 = 30;
/// Item `polished_sulfur`.
pub const POLISHED_SULFUR: u16 = 31;
/// Item `polished_sulfur_slab`.
pub const POLISHED_SULFUR_SLAB: u16 = 32;
/// Item `polished_sulfur_stairs`.
pub const POLISHED_SULFUR_STAIRS: u16 = 33;
/// Item `polished_sulfur_wall`.
pub const POLISHED_SULFUR_WALL: u16 = 34;
/// Item `sulfur_bricks`.
pub const SULFUR_BRICKS: u16 = 35;
/// Item `sulfur_brick_slab`.
pub const SULFUR_BRICK_SLAB: u16 = 36;
/// Item `sulfur_brick_stairs`.
pub const SULFUR_BRICK_STAIRS: u16 = 37;
/// Item `sulfur_brick_wall`.
pub const SULFUR_BRICK_WALL: u16 = 38;
/// Item `chiseled_sulfur`.
pub const CHISELED_SULFUR: u16 = 39;
/// Item `cinnabar`.
pub const CINNABAR: u16 = 40;
/// Item `cinnabar_slab`.
pub const CINNABAR_SLAB: u16 = 41;
/// Item `cinnabar_stairs`.
pub const CINNABAR_STAIRS: u16 = 42;
/// Item `cinnabar_wall`.
pub const CINNABAR_WALL: u16 = 43;
/// Item `polished_cinnabar`.
pub const POLISHED_CINNABAR: u16 = 44;
/// Item `polished_cinnabar_slab`.
pub const POLISHED_CINNABAR_SLAB: u16 = 45;
/// Item `polished_cinnabar_stairs`.
pub const POLISHED_CINNABAR_STAIRS: u16 = 46;
/// Item `polished_cinnabar_wall`.
pub const POLISHED_CINNABAR_WALL: u16 = 47;
/// Item `cinnabar_bricks`.
pub const CINNABAR_BRICKS: u16 = 48;
/// Item `cinnabar_brick_slab`.
pub const CINNABAR_BRICK_SLAB: u16 = 49;
/// Item `cinnabar_brick_stairs`.
pub const CINNABAR_BRICK_STAIRS: u16 = 50;
/// Item `cinnabar_brick_wall`.
pub const CINNABAR_BRICK_WALL: u16 = 51;
/// Item `chiseled_cinnabar`.
pub const CHISELED_CINNABAR: u16 = 52;
/// Item `dripstone_block`.
pub const DRIPSTONE_BLOCK: u16 = 53;
/// Item `grass_block`.
pub const GRASS_BLOCK: u16 = 54;
/// Item `dirt`.
pub const DIRT: u16 = 55;
/// Item `coarse_dirt`.
pub const COARSE_DIRT: u16 = 56;
/// Item `podzol`.
pub const PODZOL: u16 = 57;
/// Item `rooted_dirt`.
pub const ROOTED_DIRT: u16 = 58;
/// Item `mud`.
pub const MUD: u16 = 59;
/// Item `crimson_nylium`.
pub const CRIMSON_NYLIUM: u16 = 60;
/// Item `warped_nylium`.
pub const WARPED_NYLIUM: u16 = 61;
/// Item `cobblestone`.
pub const COBBLESTONE: u16 = 62;
/// Item `oak_planks`.
pub const OAK_PLANKS: u16 = 63;
/// Item `spruce_planks`.
pub const SPRUCE_PLANKS: u16 = 64;
/// Item `birch_planks`.
pub const BIRCH_PLANKS: u16 = 65;
/// Item `jungle_planks`.
pub const JUNGLE_PLANKS: u16 = 66;
/// Item `acacia_planks`.
pub const ACACIA_PLANKS: u16 = 67;
/// Item `cherry_planks`.
pub const CHERRY_PLANKS: u16 = 68;
/// Item `dark_oak_planks`.
pub const DARK_OAK_PLANKS: u16 = 69;
/// Item `pale_oak_planks`.
pub const PALE_OAK_PLANKS: u16 = 70;
/// Item `mangrove_planks`.
pub const MANGROVE_PLANKS: u16 = 71;
/// Item `poplar_planks`.
pub const POPLAR_PLANKS: u16 = 72;
/// Item `bamboo_planks`.
pub const BAMBOO_PLANKS: u16 = 73;
/// Item `crimson_planks`.
pub const CRIMSON_PLANKS: u16 = 74;
/// Item `warped_planks`.
pub const WARPED_PLANKS: u16 = 75;
/// Item `bamboo_mosaic`.
pub const BAMBOO_MOSAIC: u16 = 76;
/// Item `oak_sapling`.
pub const OAK_SAPLING: u16 = 77;
/// Item `spruce_sapling`.
pub const SPRUCE_SAPLING: u16 = 78;
/// Item `birch_sapling`.
pub const BIRCH_SAPLING: u16 = 79;
/// Item `jungle_sapling`.
pub const JUNGLE_SAPLING: u16 = 80;
/// Item `acacia_sapling`.
pub const ACACIA_SAPLING: u16 = 81;
/// Item `cherry_sapling`.
pub const CHERRY_SAPLING: u16 = 82;
/// Item `dark_oak_sapling`.
pub const DARK_OAK_SAPLING: u16 = 83;
/// Item `pale_oak_sapling`.
pub const PALE_OAK_SAPLING: u16 = 84;
/// Item `mangrove_propagule`.
pub const MANGROVE_PROPAGULE: u16 = 85;
/// Item `poplar_sapling`.
pub const POPLAR_SAPLING: u16 = 86;
/// Item `bedrock`.
pub const BEDROCK: u16 = 87;
/// Item `sand`.
pub const SAND: u16 = 88;
/// Item `suspicious_sand`.
pub const SUSPICIOUS_SAND: u16 = 89;
/// Item `suspicious_gravel`.
pub const SUSPICIOUS_GRAVEL: u16 = 90;
/// Item `red_sand`.
pub const RED_SAND: u16 = 91;
/// Item `gravel`.
pub const GRAVEL: u16 = 92;
/// Item `coal_ore`.
pub const COAL_ORE: u16 = 93;
/// Item `deepslate_coal_ore`.
pub const DEEPSLATE_COAL_ORE: u16 = 94;
/// Item `iron_ore`.
pub const IRON_ORE: u16 = 95;
/// Item `deepslate_iron_ore`.
pub const DEEPSLATE_IRON_ORE: u16 = 96;
/// Item `copper_ore`.
pub const COPPER_ORE: u16 = 97;
/// Item `deepslate_copper_ore`.
pub const DEEPSLATE_COPPER_ORE: u16 = 98;
/// Item `gold_ore`.
pub const GOLD_ORE: u16 = 99;
/// Item `deepslate_gold_ore`.
pub const DEEPSLATE_GOLD_ORE: u16 = 100;
/// Item `redstone_ore`.
pub const REDSTONE_ORE: u16 = 101;
/// Item `deepslate_redstone_ore`.
pub const DEEPSLATE_REDSTONE_ORE: u16 = 102;
/// Item `emerald_ore`.
pub const EMERALD_ORE: u16 = 103;
/// Item `deepslate_emerald_ore`.
pub const DEEPSLATE_EMERALD_ORE: u16 = 104;
/// Item `lapis_ore`.
pub const LAPIS_ORE: u16 = 105;
/// Item `deepslate_lapis_ore`.
pub const DEEPSLATE_LAPIS_ORE: u16 = 106;
/// Item `diamond_ore`.
pub const DIAMOND_ORE: u16 = 107;
/// Item `deepslate_diamond_ore`.
pub const DEEPSLATE_DIAMOND_ORE: u16 = 108;
/// Item `nether_gold_ore`.
pub const NETHER_GOLD_ORE: u16 = 109;
/// Item `nether_quartz_ore`.
pub const NETHER_QUARTZ_ORE: u16 = 110;
/// Item `ancient_debris`.
pub const ANCIENT_DEBRIS: u16 = 111;
/// Item `coal_block`.
pub const COAL_BLOCK: u16 = 112;
/// Item `raw_iron_block`.
pub const RAW_IRON_BLOCK: u16 = 113;
/// Item `raw_copper_block`.
pub const RAW_COPPER_BLOCK: u16 = 114;
/// Item `raw_gold_block`.
pub const RAW_GOLD_BLOCK: u16 = 115;
/// Item `heavy_core`.
pub const HEAVY_CORE: u16 = 116;
/// Item `amethyst_block`.
pub const AMETHYST_BLOCK: u16 = 117;
/// Item `budding_amethyst`.
pub const BUDDING_AMETHYST: u16 = 118;
/// Item `iron_block`.
pub const IRON_BLOCK: u16 = 119;
/// Item `copper_block`.
pub const COPPER_BLOCK: u16 = 120;
/// Item `exposed_copper`.
pub const EXPOSED_COPPER: u16 = 121;
/// Item `weathered_copper`.
pub const WEATHERED_COPPER: u16 = 122;
/// Item `oxidized_copper`.
pub const OXIDIZED_COPPER: u16 = 123;
/// Item `waxed_copper_block`.
pub const WAXED_COPPER_BLOCK: u16 = 124;
/// Item `waxed_exposed_copper`.
pub const WAXED_EXPOSED_COPPER: u16 = 125;
/// Item `waxed_weathered_copper`.
pub const WAXED_WEATHERED_COPPER: u16 = 126;
/// Item `waxed_oxidized_copper`.
pub const WAXED_OXIDIZED_COPPER: u16 = 127;
/// Item `gold_block`.
pub const GOLD_BLOCK: u16 = 128;
/// Item `diamond_block`.
pub const DIAMOND_BLOCK: u16 = 129;
/// Item `netherite_block`.
pub const NETHERITE_BLOCK: u16 = 130;
/// Item `chiseled_copper`.
pub const CHISELED_COPPER: u16 = 131;
/// Item `exposed_chiseled_copper`.
pub const EXPOSED_CHISELED_COPPER: u16 = 132;
/// Item `weathered_chiseled_copper`.
pub const WEATHERED_CHISELED_COPPER: u16 = 133;
/// Item `oxidized_chiseled_copper`.
pub const OXIDIZED_CHISELED_COPPER: u16 = 134;
/// Item `waxed_chiseled_copper`.
pub const WAXED_CHISELED_COPPER: u16 = 135;
/// Item `waxed_exposed_chiseled_copper`.
pub const WAXED_EXPOSED_CHISELED_COPPER: u16 = 136;
/// Item `waxed_weathered_chiseled_copper`.
pub const WAXED_WEATHERED_CHISELED_COPPER: u16 = 137;
/// Item `waxed_oxidized_chiseled_copper`.
pub const WAXED_OXIDIZED_CHISELED_COPPER: u16 = 138;
/// Item `cut_copper`.
pub const CUT_COPPER: u16 = 139;
/// Item `exposed_cut_copper`.
pub const EXPOSED_CUT_COPPER: u16 = 140;
/// Item `weathered_cut_copper`.
pub const WEATHERED_CUT_COPPER: u16 = 141;
/// Item `oxidized_cut_copper`.
pub const OXIDIZED_CUT_COPPER: u16 = 142;
/// Item `waxed_cut_copper`.
pub const WAXED_CUT_COPPER: u16 = 143;
/// Item `waxed_exposed_cut_copper`.
pub const WAXED_EXPOSED_CUT_COPPER: u16 = 144;
/// Item `waxed_weathered_cut_copper`.
pub const WAXED_WEATHERED_CUT_COPPER: u16 = 145;
/// Item `waxed_oxidized_cut_copper`.
pub const WAXED_OXIDIZED_CUT_COPPER: u16 = 146;
/// Item `cut_copper_stairs`.
pub const CUT_COPPER_STAIRS: u16 = 147;
/// Item `exposed_cut_copper_stairs`.
pub const EXPOSED_CUT_COPPER_STAIRS: u16 = 148;
/// Item `weathered_cut_copper_stairs`.
pub const WEATHERED_CUT_COPPER_STAIRS: u16 = 149;
/// Item `oxidized_cut_copper_stairs`.
pub const OXIDIZED_CUT_COPPER_STAIRS: u16 = 150;
/// Item `waxed_cut_copper_stairs`.
pub const WAXED_CUT_COPPER_STAIRS: u16 = 151;
/// Item `waxed_exposed_cut_copper_stairs`.
pub const WAXED_EXPOSED_CUT_COPPER_STAIRS: u16 = 152;
/// Item `waxed_weathered_cut_copper_stairs`.
pub const WAXED_WEATHERED_CUT_COPPER_STAIRS: u16 = 153;
/// Item `waxed_oxidized_cut_copper_stairs`.
pub const WAXED_OXIDIZED_CUT_COPPER_STAIRS: u16 = 154;
/// Item `cut_copper_slab`.
pub const CUT_COPPER_SLAB: u16 = 155;
/// Item `exposed_cut_copper_slab`.
pub const EXPOSED_CUT_COPPER_SLAB: u16 = 156;
/// Item `weathered_cut_copper_slab`.
pub const WEATHERED_CUT_COPPER_SLAB: u16 = 157;
/// Item `oxidized_cut_copper_slab`.
pub const OXIDIZED_CUT_COPPER_SLAB: u16 = 158;
/// Item `waxed_cut_copper_slab`.
pub const WAXED_CUT_COPPER_SLAB: u16 = 159;
/// Item `waxed_exposed_cut_copper_slab`.
pub const WAXED_EXPOSED_CUT_COPPER_SLAB: u16 = 160;
/// Item `waxed_weathered_cut_copper_slab`.
pub const WAXED_WEATHERED_CUT_COPPER_SLAB: u16 = 161;
/// Item `waxed_oxidized_cut_copper_slab`.
pub const WAXED_OXIDIZED_CUT_COPPER_SLAB: u16 = 162;
/// Item `oak_log`.
pub const OAK_LOG: u16 = 163;
/// Item `spruce_log`.
pub const SPRUCE_LOG: u16 = 164;
/// Item `birch_log`.
pub const BIRCH_LOG: u16 = 165;
/// Item `jungle_log`.
pub const JUNGLE_LOG: u16 = 166;
/// Item `acacia_log`.
pub const ACACIA_LOG: u16 = 167;
/// Item `cherry_log`.
pub const CHERRY_LOG: u16 = 168;
/// Item `pale_oak_log`.
pub const PALE_OAK_LOG: u16 = 169;
/// Item `dark_oak_log`.
pub const DARK_OAK_LOG: u16 = 170;
/// Item `mangrove_log`.
pub const MANGROVE_LOG: u16 = 171;
/// Item `poplar_log`.
pub const POPLAR_LOG: u16 = 172;
/// Item `mangrove_roots`.
pub const MANGROVE_ROOTS: u16 = 173;
/// Item `muddy_mangrove_roots`.
pub const MUDDY_MANGROVE_ROOTS: u16 = 174;
/// Item `crimson_stem`.
pub const CRIMSON_STEM: u16 = 175;
/// Item `warped_stem`.
pub const WARPED_STEM: u16 = 176;
/// Item `bamboo_block`.
pub const BAMBOO_BLOCK: u16 = 177;
/// Item `stripped_oak_log`.
pub const STRIPPED_OAK_LOG: u16 = 178;
/// Item `stripped_spruce_log`.
pub const STRIPPED_SPRUCE_LOG: u16 = 179;
/// Item `stripped_birch_log`.
pub const STRIPPED_BIRCH_LOG: u16 = 180;
/// Item `stripped_jungle_log`.
pub const STRIPPED_JUNGLE_LOG: u16 = 181;
/// Item `stripped_acacia_log`.
pub const STRIPPED_ACACIA_LOG: u16 = 182;
/// Item `stripped_cherry_log`.
pub const STRIPPED_CHERRY_LOG: u16 = 183;
/// Item `stripped_dark_oak_log`.
pub const STRIPPED_DARK_OAK_LOG: u16 = 184;
/// Item `stripped_pale_oak_log`.
pub const STRIPPED_PALE_OAK_LOG: u16 = 185;
/// Item `stripped_mangrove_log`.
pub const STRIPPED_MANGROVE_LOG: u16 = 186;
/// Item `stripped_poplar_log`.
pub const STRIPPED_POPLAR_LOG: u16 = 187;
/// Item `stripped_crimson_stem`.
pub const STRIPPED_CRIMSON_STEM: u16 = 188;
/// Item `stripped_warped_stem`.
pub const STRIPPED_WARPED_STEM: u16 = 189;
/// Item `stripped_oak_wood`.
pub const STRIPPED_OAK_WOOD: u16 = 190;
/// Item `stripped_spruce_wood`.
pub const STRIPPED_SPRUCE_WOOD: u16 = 191;
/// Item `stripped_birch_wood`.
pub const STRIPPED_BIRCH_WOOD: u16 = 192;
/// Item `stripped_jungle_wood`.
pub const STRIPPED_JUNGLE_WOOD: u16 = 193;
/// Item `stripped_acacia_wood`.
pub const STRIPPED_ACACIA_WOOD: u16 = 194;
/// Item `stripped_cherry_wood`.
pub const STRIPPED_CHERRY_WOOD: u16 = 195;
/// Item `stripped_dark_oak_wood`.
pub const STRIPPED_DARK_OAK_WOOD: u16 = 196;
/// Item `stripped_pale_oak_wood`.
pub const STRIPPED_PALE_OAK_WOOD: u16 = 197;
/// Item `stripped_mangrove_wood`.
pub const STRIPPED_MANGROVE_WOOD: u16 = 198;
/// Item `stripped_poplar_wood`.
pub const STRIPPED_POPLAR_WOOD: u16 = 199;
/// Item `stripped_crimson_hyphae`.
pub const STRIPPED_CRIMSON_HYPHAE: u16 = 200;
/// Item `stripped_warped_hyphae`.
pub const STRIPPED_WARPED_HYPHAE: u16 = 201;
/// Item `stripped_bamboo_block`.
pub const STRIPPED_BAMBOO_BLOCK: u16 = 202;
/// Item `oak_wood`.
pub const OAK_WOOD: u16 = 203;
/// Item `spruce_wood`.
pub const SPRUCE_WOOD: u16 = 204;
/// Item `birch_wood`.
pub const BIRCH_WOOD: u16 = 205;
/// Item `jungle_wood`.
pub const JUNGLE_WOOD: u16 = 206;
/// Item `acacia_wood`.
pub const ACACIA_WOOD: u16 = 207;
/// Item `cherry_wood`.
pub const CHERRY_WOOD: u16 = 208;
/// Item `pale_oak_wood`.
pub const PALE_OAK_WOOD: u16 = 209;
/// Item `dark_oak_wood`.
pub const DARK_OAK_WOOD: u16 = 210;
/// Item `mangrove_wood`.
pub const MANGROVE_WOOD: u16 = 211;
/// Item `poplar_wood`.
pub const POPLAR_WOOD: u16 = 212;
/// Item `crimson_hyphae`.
pub const CRIMSON_HYPHAE: u16 = 213;
/// Item `warped_hyphae`.
pub const WARPED_HYPHAE: u16 = 214;
/// Item `oak_leaves`.
pub const OAK_LEAVES: u16 = 215;
/// Item `spruce_leaves`.
pub const SPRUCE_LEAVES: u16 = 216;
/// Item `birch_leaves`.
pub const BIRCH_LEAVES: u16 = 217;
/// Item `jungle_leaves`.
pub const JUNGLE_LEAVES: u16 = 218;
/// Item `acacia_leaves`.
pub const ACACIA_LEAVES: u16 = 219;
/// Item `cherry_leaves`.
pub const CHERRY_LEAVES: u16 = 220;
/// Item `dark_oak_leaves`.
pub const DARK_OAK_LEAVES: u16 = 221;
/// Item `pale_oak_leaves`.
pub const PALE_OAK_LEAVES: u16 = 222;
/// Item `mangrove_leaves`.
pub const MANGROVE_LEAVES: u16 = 223;
/// Item `red_poplar_leaves`.
pub const RED_POPLAR_LEAVES: u16 = 224;
/// Item `orange_poplar_leaves`.
pub const ORANGE_POPLAR_LEAVES: u16 = 225;
/// Item `yellow_poplar_leaves`.
pub const YELLOW_POPLAR_LEAVES: u16 = 226;
/// Item `azalea_leaves`.
pub const AZALEA_LEAVES: u16 = 227;
/// Item `flowering_azalea_leaves`.
pub const FLOWERING_AZALEA_LEAVES: u16 = 228;
/// Item `sponge`.
pub const SPONGE: u16 = 229;
/// Item `wet_sponge`.
pub const WET_SPONGE: u16 = 230;
/// Item `glass`.
pub const GLASS: u16 = 231;
/// Item `tinted_glass`.
pub const TINTED_GLASS: u16 = 232;
/// Item `lapis_block`.
pub const LAPIS_BLOCK: u16 = 233;
/// Item `sandstone`.
pub const SANDSTONE: u16 = 234;
/// Item `chiseled_sandstone`.
pub const CHISELED_SANDSTONE: u16 = 235;
/// Item `cut_sandstone`.
pub const CUT_SANDSTONE: u16 = 236;
/// Item `cobweb`.
pub const COBWEB: u16 = 237;
/// Item `short_grass`.
pub const SHORT_GRASS: u16 = 238;
/// Item `fern`.
pub const FERN: u16 = 239;
/// Item `bush`.
pub const BUSH: u16 = 240;
/// Item `red_shrub`.
pub const RED_SHRUB: u16 = 241;
/// Item `azalea`.
pub const AZALEA: u16 = 242;
/// Item `flowering_azalea`.
pub const FLOWERING_AZALEA: u16 = 243;
/// Item `dead_bush`.
pub const DEAD_BUSH: u16 = 244;
/// Item `firefly_bush`.
pub const FIREFLY_BUSH: u16 = 245;
/// Item `short_dry_grass`.
pub const SHORT_DRY_GRASS: u16 = 246;
/// Item `tall_dry_grass`.
pub const TALL_DRY_GRASS: u16 = 247;
/// Item `seagrass`.
pub const SEAGRASS: u16 = 248;
/// Item `sea_pickle`.
pub const SEA_PICKLE: u16 = 249;
/// Item `white_wool`.
pub const WHITE_WOOL: u16 = 250;
/// Item `orange_wool`.
pub const ORANGE_WOOL: u16 = 251;
/// Item `magenta_wool`.
pub const MAGENTA_WOOL: u16 = 252;
/// Item `light_blue_wool`.
pub const LIGHT_BLUE_WOOL: u16 = 253;
/// Item `yellow_wool`.
pub const YELLOW_WOOL: u16 = 254;
/// Item `lime_wool`.
pub const LIME_WOOL: u16 = 255;
/// Item `pink_wool`.
pub const PINK_WOOL: u16 = 256;
/// Item `gray_wool`.
pub const GRAY_WOOL: u16 = 257;
/// Item `light_gray_wool`.
pub const LIGHT_GRAY_WOOL: u16 = 258;
/// Item `cyan_wool`.
pub const CYAN_WOOL: u16 = 259;
/// Item `purple_wool`.
pub const PURPLE_WOOL: u16 = 260;
/// Item `blue_wool`.
pub const BLUE_WOOL: u16 = 261;
/// Item `brown_wool`.
pub const BROWN_WOOL: u16 = 262;
/// Item `green_wool`.
pub const GREEN_WOOL: u16 = 263;
/// Item `red_wool`.
pub const RED_WOOL: u16 = 264;
/// Item `black_wool`.
pub const BLACK_WOOL: u16 = 265;
/// Item `white_wool_stairs`.
pub const WHITE_WOOL_STAIRS: u16 = 266;
/// Item `orange_wool_stairs`.
pub const ORANGE_WOOL_STAIRS: u16 = 267;
/// Item `magenta_wool_stairs`.
pub const MAGENTA_WOOL_STAIRS: u16 = 268;
/// Item `light_blue_wool_stairs`.
pub const LIGHT_BLUE_WOOL_STAIRS: u16 = 269;
/// Item `yellow_wool_stairs`.
pub const YELLOW_WOOL_STAIRS: u16 = 270;
/// Item `lime_wool_stairs`.
pub const LIME_WOOL_STAIRS: u16 = 271;
/// Item `pink_wool_stairs`.
pub const PINK_WOOL_STAIRS: u16 = 272;
/// Item `gray_wool_stairs`.
pub const GRAY_WOOL_STAIRS: u16 = 273;
/// Item `light_gray_wool_stairs`.
pub const LIGHT_GRAY_WOOL_STAIRS: u16 = 274;
/// Item `cyan_wool_stairs`.
pub const CYAN_WOOL_STAIRS: u16 = 275;
/// Item `purple_wool_stairs`.
pub const PURPLE_WOOL_STAIRS: u16 = 276;
/// Item `blue_wool_stairs`.
pub const BLUE_WOOL_STAIRS: u16 = 277;
/// Item `brown_wool_stairs`.
pub const BROWN_WOOL_STAIRS: u16 = 278;
/// Item `green_wool_stairs`.
pub const GREEN_WOOL_STAIRS: u16 = 279;
/// Item `red_wool_stairs`.
pub const RED_WOOL_STAIRS: u16 = 280;
/// Item `black_wool_stairs`.
pub const BLACK_WOOL_STAIRS: u16 = 281;
/// Item `white_wool_slab`.
pub const WHITE_WOOL_SLAB: u16 = 282;
/// Item `orange_wool_slab`.
pub const ORANGE_WOOL_SLAB: u16 = 283;
/// Item `magenta_wool_slab`.
pub const MAGENTA_WOOL_SLAB: u16 = 284;
/// Item `light_blue_wool_slab`.
pub const LIGHT_BLUE_WOOL_SLAB: u16 = 285;
/// Item `yellow_wool_slab`.
pub const YELLOW_WOOL_SLAB: u16 = 286;
/// Item `lime_wool_slab`.
pub const LIME_WOOL_SLAB: u16 = 287;
/// Item `pink_wool_slab`.
pub const PINK_WOOL_SLAB: u16 = 288;
/// Item `gray_wool_slab`.
pub const GRAY_WOOL_SLAB: u16 = 289;
/// Item `light_gray_wool_slab`.
pub const LIGHT_GRAY_WOOL_SLAB: u16 = 290;
/// Item `cyan_wool_slab`.
pub const CYAN_WOOL_SLAB: u16 = 291;
/// Item `purple_wool_slab`.
pub const PURPLE_WOOL_SLAB: u16 = 292;
/// Item `blue_wool_slab`.
pub const BLUE_WOOL_SLAB: u16 = 293;
/// Item `brown_wool_slab`.
pub const BROWN_WOOL_SLAB: u16 = 294;
/// Item `green_wool_slab`.
pub const GREEN_WOOL_SLAB: u16 = 295;
/// Item `red_wool_slab`.
pub const RED_WOOL_SLAB: u16 = 296;
/// Item `black_wool_slab`.
pub const BLACK_WOOL_SLAB: u16 = 297;
/// Item `dandelion`.
pub const DANDELION: u16 = 298;
/// Item `golden_dandelion`.
pub const GOLDEN_DANDELION: u16 = 299;
/// Item `open_eyeblossom`.
pub const OPEN_EYEBLOSSOM: u16 = 300;
/// Item `closed_eyeblossom`.
pub const CLOSED_EYEBLOSSOM: u16 = 301;
/// Item `poppy`.
pub const POPPY: u16 = 302;
/// Item `blue_orchid`.
pub const BLUE_ORCHID: u16 = 303;
/// Item `allium`.
pub const ALLIUM: u16 = 304;
/// Item `azure_bluet`.
pub const AZURE_BLUET: u16 = 305;
/// Item `red_tulip`.
pub const RED_TULIP: u16 = 306;
/// Item `orange_tulip`.
pub const ORANGE_TULIP: u16 = 307;
/// Item `white_tulip`.
pub const WHITE_TULIP: u16 = 308;
/// Item `pink_tulip`.
pub const PINK_TULIP: u16 = 309;
/// Item `oxeye_daisy`.
pub const OXEYE_DAISY: u16 = 310;
/// Item `cornflower`.
pub const CORNFLOWER: u16 = 311;
/// Item `lily_of_the_valley`.
pub const LILY_OF_THE_VALLEY: u16 = 312;
/// Item `wither_rose`.
pub const WITHER_ROSE: u16 = 313;
/// Item `torchflower`.
pub const TORCHFLOWER: u16 = 314;
/// Item `pitcher_plant`.
pub const PITCHER_PLANT: u16 = 315;
/// Item `spore_blossom`.
pub const SPORE_BLOSSOM: u16 = 316;
/// Item `brown_mushroom`.
pub const BROWN_MUSHROOM: u16 = 317;
/// Item `red_mushroom`.
pub const RED_MUSHROOM: u16 = 318;
/// Item `shelf_mushroom`.
pub const SHELF_MUSHROOM: u16 = 319;
/// Item `crimson_fungus`.
pub const CRIMSON_FUNGUS: u16 = 320;
/// Item `warped_fungus`.
pub const WARPED_FUNGUS: u16 = 321;
/// Item `crimson_roots`.
pub const CRIMSON_ROOTS: u16 = 322;
/// Item `warped_roots`.
pub const WARPED_ROOTS: u16 = 323;
/// Item `nether_sprouts`.
pub const NETHER_SPROUTS: u16 = 324;
/// Item `weeping_vines`.
pub const WEEPING_VINES: u16 = 325;
/// Item `twisting_vines`.
pub const TWISTING_VINES: u16 = 326;
/// Item `sugar_cane`.
pub const SUGAR_CANE: u16 = 327;
/// Item `kelp`.
pub const KELP: u16 = 328;
/// Item `pink_petals`.
pub const PINK_PETALS: u16 = 329;
/// Item `wildflowers`.
pub const WILDFLOWERS: u16 = 330;
/// Item `leaf_litter`.
pub const LEAF_LITTER: u16 = 331;
/// Item `moss_carpet`.
pub const MOSS_CARPET: u16 = 332;
/// Item `moss_block`.
pub const MOSS_BLOCK: u16 = 333;
/// Item `pale_moss_carpet`.
pub const PALE_MOSS_CARPET: u16 = 334;
/// Item `pale_hanging_moss`.
pub const PALE_HANGING_MOSS: u16 = 335;
/// Item `pale_moss_block`.
pub const PALE_MOSS_BLOCK: u16 = 336;
/// Item `hanging_roots`.
pub const HANGING_ROOTS: u16 = 337;
/// Item `big_dripleaf`.
pub const BIG_DRIPLEAF: u16 = 338;
/// Item `small_dripleaf`.
pub const SMALL_DRIPLEAF: u16 = 339;
/// Item `bamboo`.
pub const BAMBOO: u16 = 340;
/// Item `oak_slab`.
pub const OAK_SLAB: u16 = 341;
/// Item `spruce_slab`.
pub const SPRUCE_SLAB: u16 = 342;
/// Item `birch_slab`.
pub const BIRCH_SLAB: u16 = 343;
/// Item `jungle_slab`.
pub const JUNGLE_SLAB: u16 = 344;
/// Item `acacia_slab`.
pub const ACACIA_SLAB: u16 = 345;
/// Item `cherry_slab`.
pub const CHERRY_SLAB: u16 = 346;
/// Item `dark_oak_slab`.
pub const DARK_OAK_SLAB: u16 = 347;
/// Item `pale_oak_slab`.
pub const PALE_OAK_SLAB: u16 = 348;
/// Item `mangrove_slab`.
pub const MANGROVE_SLAB: u16 = 349;
/// Item `poplar_slab`.
pub const POPLAR_SLAB: u16 = 350;
/// Item `bamboo_slab`.
pub const BAMBOO_SLAB: u16 = 351;
/// Item `bamboo_mosaic_slab`.
pub const BAMBOO_MOSAIC_SLAB: u16 = 352;
/// Item `crimson_slab`.
pub const CRIMSON_SLAB: u16 = 353;
/// Item `warped_slab`.
pub const WARPED_SLAB: u16 = 354;
/// Item `stone_slab`.
pub const STONE_SLAB: u16 = 355;
/// Item `smooth_stone_slab`.
pub const SMOOTH_STONE_SLAB: u16 = 356;
/// Item `sandstone_slab`.
pub const SANDSTONE_SLAB: u16 = 357;
/// Item `cut_sandstone_slab`.
pub const CUT_SANDSTONE_SLAB: u16 = 358;
/// Item `petrified_oak_slab`.
pub const PETRIFIED_OAK_SLAB: u16 = 359;
/// Item `cobblestone_slab`.
pub const COBBLESTONE_SLAB: u16 = 360;
/// Item `brick_slab`.
pub const BRICK_SLAB: u16 = 361;
/// Item `stone_brick_slab`.
pub const STONE_BRICK_SLAB: u16 = 362;
/// Item `mud_brick_slab`.
pub const MUD_BRICK_SLAB: u16 = 363;
/// Item `nether_brick_slab`.
pub const NETHER_BRICK_SLAB: u16 = 364;
/// Item `quartz_slab`.
pub const QUARTZ_SLAB: u16 = 365;
/// Item `red_sandstone_slab`.
pub const RED_SANDSTONE_SLAB: u16 = 366;
/// Item `cut_red_sandstone_slab`.
pub const CUT_RED_SANDSTONE_SLAB: u16 = 367;
/// Item `purpur_slab`.
pub const PURPUR_SLAB: u16 = 368;
/// Item `prismarine_slab`.
pub const PRISMARINE_SLAB: u16 = 369;
/// Item `prismarine_brick_slab`.
pub const PRISMARINE_BRICK_SLAB: u16 = 370;
/// Item `dark_prismarine_slab`.
pub const DARK_PRISMARINE_SLAB: u16 = 371;
/// Item `smooth_quartz`.
pub const SMOOTH_QUARTZ: u16 = 372;
/// Item `smooth_red_sandstone`.
pub const SMOOTH_RED_SANDSTONE: u16 = 373;
/// Item `smooth_sandstone`.
pub const SMOOTH_SANDSTONE: u16 = 374;
/// Item `smooth_stone`.
pub const SMOOTH_STONE: u16 = 375;
/// Item `bricks`.
pub const BRICKS: u16 = 376;
/// Item `acacia_shelf`.
pub const ACACIA_SHELF: u16 = 377;
/// Item `bamboo_shelf`.
pub const BAMBOO_SHELF: u16 = 378;
/// Item `birch_shelf`.
pub const BIRCH_SHELF: u16 = 379;
/// Item `cherry_shelf`.
pub const CHERRY_SHELF: u16 = 380;
/// Item `crimson_shelf`.
pub const CRIMSON_SHELF: u16 = 381;
/// Item `dark_oak_shelf`.
pub const DARK_OAK_SHELF: u16 = 382;
/// Item `jungle_shelf`.
pub const JUNGLE_SHELF: u16 = 383;
/// Item `mangrove_shelf`.
pub const MANGROVE_SHELF: u16 = 384;
/// Item `poplar_shelf`.
pub const POPLAR_SHELF: u16 = 385;
/// Item `oak_shelf`.
pub const OAK_SHELF: u16 = 386;
/// Item `pale_oak_shelf`.
pub const PALE_OAK_SHELF: u16 = 387;
/// Item `spruce_shelf`.
pub const SPRUCE_SHELF: u16 = 388;
/// Item `warped_shelf`.
pub const WARPED_SHELF: u16 = 389;
/// Item `bookshelf`.
pub const BOOKSHELF: u16 = 390;
/// Item `chiseled_bookshelf`.
pub const CHISELED_BOOKSHELF: u16 = 391;
/// Item `decorated_pot`.
pub const DECORATED_POT: u16 = 392;
/// Item `mossy_cobblestone`.
pub const MOSSY_COBBLESTONE: u16 = 393;
/// Item `obsidian`.
pub const OBSIDIAN: u16 = 394;
/// Item `torch`.
pub const TORCH: u16 = 395;
/// Item `end_rod`.
pub const END_ROD: u16 = 396;
/// Item `chorus_plant`.
pub const CHORUS_PLANT: u16 = 397;
/// Item `chorus_flower`.
pub const CHORUS_FLOWER: u16 = 398;
/// Item `purpur_block`.
pub const PURPUR_BLOCK: u16 = 399;
/// Item `purpur_pillar`.
pub const PURPUR_PILLAR: u16 = 400;
/// Item `purpur_stairs`.
pub const PURPUR_STAIRS: u16 = 401;
/// Item `spawner`.
pub const SPAWNER: u16 = 402;
/// Item `creaking_heart`.
pub const CREAKING_HEART: u16 = 403;
/// Item `chest`.
pub const CHEST: u16 = 404;
/// Item `crafting_table`.
pub const CRAFTING_TABLE: u16 = 405;
/// Item `farmland`.
pub const FARMLAND: u16 = 406;
/// Item `furnace`.
pub const FURNACE: u16 = 407;
/// Item `ladder`.
pub const LADDER: u16 = 408;
/// Item `cobblestone_stairs`.
pub const COBBLESTONE_STAIRS: u16 = 409;
/// Item `snow`.
pub const SNOW: u16 = 410;
/// Item `ice`.
pub const ICE: u16 = 411;
/// Item `snow_block`.
pub const SNOW_BLOCK: u16 = 412;
/// Item `cactus`.
pub const CACTUS: u16 = 413;
/// Item `cactus_flower`.
pub const CACTUS_FLOWER: u16 = 414;
/// Item `clay`.
pub const CLAY: u16 = 415;
/// Item `jukebox`.
pub const JUKEBOX: u16 = 416;
/// Item `oak_fence`.
pub const OAK_FENCE: u16 = 417;
/// Item `spruce_fence`.
pub const SPRUCE_FENCE: u16 = 418;
/// Item `birch_fence`.
pub const BIRCH_FENCE: u16 = 419;
/// Item `jungle_fence`.
pub const JUNGLE_FENCE: u16 = 420;
/// Item `acacia_fence`.
pub const ACACIA_FENCE: u16 = 421;
/// Item `cherry_fence`.
pub const CHERRY_FENCE: u16 = 422;
/// Item `dark_oak_fence`.
pub const DARK_OAK_FENCE: u16 = 423;
/// Item `pale_oak_fence`.
pub const PALE_OAK_FENCE: u16 = 424;
/// Item `mangrove_fence`.
pub const MANGROVE_FENCE: u16 = 425;
/// Item `poplar_fence`.
pub const POPLAR_FENCE: u16 = 426;
/// Item `bamboo_fence`.
pub const BAMBOO_FENCE: u16 = 427;
/// Item `crimson_fence`.
pub const CRIMSON_FENCE: u16 = 428;
/// Item `warped_fence`.
pub const WARPED_FENCE: u16 = 429;
/// Item `pumpkin`.
pub const PUMPKIN: u16 = 430;
/// Item `carved_pumpkin`.
pub const CARVED_PUMPKIN: u16 = 431;
/// Item `jack_o_lantern`.
pub const JACK_O_LANTERN: u16 = 432;
/// Item `netherrack`.
pub const NETHERRACK: u16 = 433;
/// Item `soul_sand`.
pub const SOUL_SAND: u16 = 434;
/// Item `soul_soil`.
pub const SOUL_SOIL: u16 = 435;
/// Item `basalt`.
pub const BASALT: u16 = 436;
/// Item `polished_basalt`.
pub const POLISHED_BASALT: u16 = 437;
/// Item `smooth_basalt`.
pub const SMOOTH_BASALT: u16 = 438;
/// Item `soul_torch`.
pub const SOUL_TORCH: u16 = 439;
/// Item `copper_torch`.
pub const COPPER_TORCH: u16 = 440;
/// Item `glowstone`.
pub const GLOWSTONE: u16 = 441;
/// Item `infested_stone`.
pub const INFESTED_STONE: u16 = 442;
/// Item `infested_cobblestone`.
pub const INFESTED_COBBLESTONE: u16 = 443;
/// Item `infested_stone_bricks`.
pub const INFESTED_STONE_BRICKS: u16 = 444;
/// Item `infested_mossy_stone_bricks`.
pub const INFESTED_MOSSY_STONE_BRICKS: u16 = 445;
/// Item `infested_cracked_stone_bricks`.
pub const INFESTED_CRACKED_STONE_BRICKS: u16 = 446;
/// Item `infested_chiseled_stone_bricks`.
pub const INFESTED_CHISELED_STONE_BRICKS: u16 = 447;
/// Item `infested_deepslate`.
pub const INFESTED_DEEPSLATE: u16 = 448;
/// Item `stone_bricks`.
pub const STONE_BRICKS: u16 = 449;
/// Item `mossy_stone_bricks`.
pub const MOSSY_STONE_BRICKS: u16 = 450;
/// Item `cracked_stone_bricks`.
pub const CRACKED_STONE_BRICKS: u16 = 451;
/// Item `chiseled_stone_bricks`.
pub const CHISELED_STONE_BRICKS: u16 = 452;
/// Item `packed_mud`.
pub const PACKED_MUD: u16 = 453;
/// Item `mud_bricks`.
pub const MUD_BRICKS: u16 = 454;
/// Item `deepslate_bricks`.
pub const DEEPSLATE_BRICKS: u16 = 455;
/// Item `cracked_deepslate_bricks`.
pub const CRACKED_DEEPSLATE_BRICKS: u16 = 456;
/// Item `deepslate_tiles`.
pub const DEEPSLATE_TILES: u16 = 457;
/// Item `cracked_deepslate_tiles`.
pub const CRACKED_DEEPSLATE_TILES: u16 = 458;
/// Item `chiseled_deepslate`.
pub const CHISELED_DEEPSLATE: u16 = 459;
/// Item `reinforced_deepslate`.
pub const REINFORCED_DEEPSLATE: u16 = 460;
/// Item `brown_mushroom_block`.
pub const BROWN_MUSHROOM_BLOCK: u16 = 461;
/// Item `red_mushroom_block`.
pub const RED_MUSHROOM_BLOCK: u16 = 462;
/// Item `mushroom_stem`.
pub const MUSHROOM_STEM: u16 = 463;
/// Item `iron_bars`.
pub const IRON_BARS: u16 = 464;
/// Item `copper_bars`.
pub const COPPER_BARS: u16 = 465;
/// Item `exposed_copper_bars`.
pub const EXPOSED_COPPER_BARS: u16 = 466;
/// Item `weathered_copper_bars`.
pub const WEATHERED_COPPER_BARS: u16 = 467;
/// Item `oxidized_copper_bars`.
pub const OXIDIZED_COPPER_BARS: u16 = 468;
/// Item `waxed_copper_bars`.
pub const WAXED_COPPER_BARS: u16 = 469;
/// Item `waxed_exposed_copper_bars`.
pub const WAXED_EXPOSED_COPPER_BARS: u16 = 470;
/// Item `waxed_weathered_copper_bars`.
pub const WAXED_WEATHERED_COPPER_BARS: u16 = 471;
/// Item `waxed_oxidized_copper_bars`.
pub const WAXED_OXIDIZED_COPPER_BARS: u16 = 472;
/// Item `iron_chain`.
pub const IRON_CHAIN: u16 = 473;
/// Item `copper_chain`.
pub const COPPER_CHAIN: u16 = 474;
/// Item `exposed_copper_chain`.
pub const EXPOSED_COPPER_CHAIN: u16 = 475;
/// Item `weathered_copper_chain`.
pub const WEATHERED_COPPER_CHAIN: u16 = 476;
/// Item `oxidized_copper_chain`.
pub const OXIDIZED_COPPER_CHAIN: u16 = 477;
/// Item `waxed_copper_chain`.
pub const WAXED_COPPER_CHAIN: u16 = 478;
/// Item `waxed_exposed_copper_chain`.
pub const WAXED_EXPOSED_COPPER_CHAIN: u16 = 479;
/// Item `waxed_weathered_copper_chain`.
pub const WAXED_WEATHERED_COPPER_CHAIN: u16 = 480;
/// Item `waxed_oxidized_copper_chain`.
pub const WAXED_OXIDIZED_COPPER_CHAIN: u16 = 481;
/// Item `glass_pane`.
pub const GLASS_PANE: u16 = 482;
/// Item `melon`.
pub const MELON: u16 = 483;
/// Item `vine`.
pub const VINE: u16 = 484;
/// Item `glow_lichen`.
pub const GLOW_LICHEN: u16 = 485;
/// Item `resin_clump`.
pub const RESIN_CLUMP: u16 = 486;
/// Item `resin_block`.
pub const RESIN_BLOCK: u16 = 487;
/// Item `resin_bricks`.
pub const RESIN_BRICKS: u16 = 488;
/// Item `resin_brick_stairs`.
pub const RESIN_BRICK_STAIRS: u16 = 489;
/// Item `resin_brick_slab`.
pub const RESIN_BRICK_SLAB: u16 = 490;
/// Item `resin_brick_wall`.
pub const RESIN_BRICK_WALL: u16 = 491;
/// Item `chiseled_resin_bricks`.
pub const CHISELED_RESIN_BRICKS: u16 = 492;
/// Item `brick_stairs`.
pub const BRICK_STAIRS: u16 = 493;
/// Item `stone_brick_stairs`.
pub const STONE_BRICK_STAIRS: u16 = 494;
/// Item `mud_brick_stairs`.
pub const MUD_BRICK_STAIRS: u16 = 495;
/// Item `mycelium`.
pub const MYCELIUM: u16 = 496;
/// Item `lily_pad`.
pub const LILY_PAD: u16 = 497;
/// Item `nether_bricks`.
pub const NETHER_BRICKS: u16 = 498;
/// Item `cracked_nether_bricks`.
pub const CRACKED_NETHER_BRICKS: u16 = 499;
/// Item `chiseled_nether_bricks`.
pub const CHISELED_NETHER_BRICKS: u16 = 500;
/// Item `nether_brick_fence`.
pub const NETHER_BRICK_FENCE: u16 = 501;
/// Item `nether_brick_stairs`.
pub const NETHER_BRICK_STAIRS: u16 = 502;
/// Item `sculk`.
pub const SCULK: u16 = 503;
/// Item `sculk_vein`.
pub const SCULK_VEIN: u16 = 504;
/// Item `sculk_catalyst`.
pub const SCULK_CATALYST: u16 = 505;
/// Item `sculk_shrieker`.
pub const SCULK_SHRIEKER: u16 = 506;
/// Item `enchanting_table`.
pub const ENCHANTING_TABLE: u16 = 507;
/// Item `end_portal_frame`.
pub const END_PORTAL_FRAME: u16 = 508;
/// Item `end_stone`.
pub const END_STONE: u16 = 509;
/// Item `end_stone_bricks`.
pub const END_STONE_BRICKS: u16 = 510;
/// Item `dragon_egg`.
pub const DRAGON_EGG: u16 = 511;
/// Item `sandstone_stairs`.
pub const SANDSTONE_STAIRS: u16 = 512;
/// Item `ender_chest`.
pub const ENDER_CHEST: u16 = 513;
/// Item `emerald_block`.
pub const EMERALD_BLOCK: u16 = 514;
/// Item `oak_stairs`.
pub const OAK_STAIRS: u16 = 515;
/// Item `spruce_stairs`.
pub const SPRUCE_STAIRS: u16 = 516;
/// Item `birch_stairs`.
pub const BIRCH_STAIRS: u16 = 517;
/// Item `jungle_stairs`.
pub const JUNGLE_STAIRS: u16 = 518;
/// Item `acacia_stairs`.
pub const ACACIA_STAIRS: u16 = 519;
/// Item `cherry_stairs`.
pub const CHERRY_STAIRS: u16 = 520;
/// Item `dark_oak_stairs`.
pub const DARK_OAK_STAIRS: u16 = 521;
/// Item `pale_oak_stairs`.
pub const PALE_OAK_STAIRS: u16 = 522;
/// Item `mangrove_stairs`.
pub const MANGROVE_STAIRS: u16 = 523;
/// Item `poplar_stairs`.
pub const POPLAR_STAIRS: u16 = 524;
/// Item `bamboo_stairs`.
pub const BAMBOO_STAIRS: u16 = 525;
/// Item `bamboo_mosaic_stairs`.
pub const BAMBOO_MOSAIC_STAIRS: u16 = 526;
/// Item `crimson_stairs`.
pub const CRIMSON_STAIRS: u16 = 527;
/// Item `warped_stairs`.
pub const WARPED_STAIRS: u16 = 528;
/// Item `command_block`.
pub const COMMAND_BLOCK: u16 = 529;
/// Item `beacon`.
pub const BEACON: u16 = 530;
/// Item `cobblestone_wall`.
pub const COBBLESTONE_WALL: u16 = 531;
/// Item `mossy_cobblestone_wall`.
pub const MOSSY_COBBLESTONE_WALL: u16 = 532;
/// Item `brick_wall`.
pub const BRICK_WALL: u16 = 533;
/// Item `prismarine_wall`.
pub const PRISMARINE_WALL: u16 = 534;
/// Item `red_sandstone_wall`.
pub const RED_SANDSTONE_WALL: u16 = 535;
/// Item `mossy_stone_brick_wall`.
pub const MOSSY_STONE_BRICK_WALL: u16 = 536;
/// Item `granite_wall`.
pub const GRANITE_WALL: u16 = 537;
/// Item `stone_brick_wall`.
pub const STONE_BRICK_WALL: u16 = 538;
/// Item `mud_brick_wall`.
pub const MUD_BRICK_WALL: u16 = 539;
/// Item `nether_brick_wall`.
pub const NETHER_BRICK_WALL: u16 = 540;
/// Item `andesite_wall`.
pub const ANDESITE_WALL: u16 = 541;
/// Item `red_nether_brick_wall`.
pub const RED_NETHER_BRICK_WALL: u16 = 542;
/// Item `sandstone_wall`.
pub const SANDSTONE_WALL: u16 = 543;
/// Item `end_stone_brick_wall`.
pub const END_STONE_BRICK_WALL: u16 = 544;
/// Item `diorite_wall`.
pub const DIORITE_WALL: u16 = 545;
/// Item `blackstone_wall`.
pub const BLACKSTONE_WALL: u16 = 546;
/// Item `polished_blackstone_wall`.
pub const POLISHED_BLACKSTONE_WALL: u16 = 547;
/// Item `polished_blackstone_brick_wall`.
pub const POLISHED_BLACKSTONE_BRICK_WALL: u16 = 548;
/// Item `cobbled_deepslate_wall`.
pub const COBBLED_DEEPSLATE_WALL: u16 = 549;
/// Item `polished_deepslate_wall`.
pub const POLISHED_DEEPSLATE_WALL: u16 = 550;
/// Item `deepslate_brick_wall`.
pub const DEEPSLATE_BRICK_WALL: u16 = 551;
/// Item `deepslate_tile_wall`.
pub const DEEPSLATE_TILE_WALL: u16 = 552;
/// Item `anvil`.
pub const ANVIL: u16 = 553;
/// Item `chipped_anvil`.
pub const CHIPPED_ANVIL: u16 = 554;
/// Item `damaged_anvil`.
pub const DAMAGED_ANVIL: u16 = 555;
/// Item `chiseled_quartz_block`.
pub const CHISELED_QUARTZ_BLOCK: u16 = 556;
/// Item `quartz_block`.
pub const QUARTZ_BLOCK: u16 = 557;
/// Item `quartz_bricks`.
pub const QUARTZ_BRICKS: u16 = 558;
/// Item `quartz_pillar`.
pub const QUARTZ_PILLAR: u16 = 559;
/// Item `quartz_stairs`.
pub const QUARTZ_STAIRS: u16 = 560;
/// Item `white_terracotta`.
pub const WHITE_TERRACOTTA: u16 = 561;
/// Item `orange_terracotta`.
pub const ORANGE_TERRACOTTA: u16 = 562;
/// Item `magenta_terracotta`.
pub const MAGENTA_TERRACOTTA: u16 = 563;
/// Item `light_blue_terracotta`.
pub const LIGHT_BLUE_TERRACOTTA: u16 = 564;
/// Item `yellow_terracotta`.
pub const YELLOW_TERRACOTTA: u16 = 565;
/// Item `lime_terracotta`.
pub const LIME_TERRACOTTA: u16 = 566;
/// Item `pink_terracotta`.
pub const PINK_TERRACOTTA: u16 = 567;
/// Item `gray_terracotta`.
pub const GRAY_TERRACOTTA: u16 = 568;
/// Item `light_gray_terracotta`.
pub const LIGHT_GRAY_TERRACOTTA: u16 = 569;
/// Item `cyan_terracotta`.
pub const CYAN_TERRACOTTA: u16 = 570;
/// Item `purple_terracotta`.
pub const PURPLE_TERRACOTTA: u16 = 571;
/// Item `blue_terracotta`.
pub const BLUE_TERRACOTTA: u16 = 572;
/// Item `brown_terracotta`.
pub const BROWN_TERRACOTTA: u16 = 573;
/// Item `green_terracotta`.
pub const GREEN_TERRACOTTA: u16 = 574;
/// Item `red_terracotta`.
pub const RED_TERRACOTTA: u16 = 575;
/// Item `black_terracotta`.
pub const BLACK_TERRACOTTA: u16 = 576;
/// Item `barrier`.
pub const BARRIER: u16 = 577;
/// Item `light`.
pub const LIGHT: u16 = 578;
/// Item `hay_block`.
pub const HAY_BLOCK: u16 = 579;
/// Item `white_carpet`.
pub const WHITE_CARPET: u16 = 580;
/// Item `orange_carpet`.
pub const ORANGE_CARPET: u16 = 581;
/// Item `magenta_carpet`.
pub const MAGENTA_CARPET: u16 = 582;
/// Item `light_blue_carpet`.
pub const LIGHT_BLUE_CARPET: u16 = 583;
/// Item `yellow_carpet`.
pub const YELLOW_CARPET: u16 = 584;
/// Item `lime_carpet`.
pub const LIME_CARPET: u16 = 585;
/// Item `pink_carpet`.
pub const PINK_CARPET: u16 = 586;
/// Item `gray_carpet`.
pub const GRAY_CARPET: u16 = 587;
/// Item `light_gray_carpet`.
pub const LIGHT_GRAY_CARPET: u16 = 588;
/// Item `cyan_carpet`.
pub const CYAN_CARPET: u16 = 589;
/// Item `purple_carpet`.
pub const PURPLE_CARPET: u16 = 590;
/// Item `blue_carpet`.
pub const BLUE_CARPET: u16 = 591;
/// Item `brown_carpet`.
pub const BROWN_CARPET: u16 = 592;
/// Item `green_carpet`.
pub const GREEN_CARPET: u16 = 593;
/// Item `red_carpet`.
pub const RED_CARPET: u16 = 594;
/// Item `black_carpet`.
pub const BLACK_CARPET: u16 = 595;
/// Item `terracotta`.
pub const TERRACOTTA: u16 = 596;
/// Item `packed_ice`.
pub const PACKED_ICE: u16 = 597;
/// Item `dirt_path`.
pub const DIRT_PATH: u16 = 598;
/// Item `sunflower`.
pub const SUNFLOWER: u16 = 599;
/// Item `lilac`.
pub const LILAC: u16 = 600;
/// Item `rose_bush`.
pub const ROSE_BUSH: u16 = 601;
/// Item `peony`.
pub const PEONY: u16 = 602;
/// Item `tall_grass`.
pub const TALL_GRASS: u16 = 603;
/// Item `large_fern`.
pub const LARGE_FERN: u16 = 604;
/// Item `white_stained_glass`.
pub const WHITE_STAINED_GLASS: u16 = 605;
/// Item `orange_stained_glass`.
pub const ORANGE_STAINED_GLASS: u16 = 606;
/// Item `magenta_stained_glass`.
pub const MAGENTA_STAINED_GLASS: u16 = 607;
/// Item `light_blue_stained_glass`.
pub const LIGHT_BLUE_STAINED_GLASS: u16 = 608;
/// Item `yellow_stained_glass`.
pub const YELLOW_STAINED_GLASS: u16 = 609;
/// Item `lime_stained_glass`.
pub const LIME_STAINED_GLASS: u16 = 610;
/// Item `pink_stained_glass`.
pub const PINK_STAINED_GLASS: u16 = 611;
/// Item `gray_stained_glass`.
pub const GRAY_STAINED_GLASS: u16 = 612;
/// Item `light_gray_stained_glass`.
pub const LIGHT_GRAY_STAINED_GLASS: u16 = 613;
/// Item `cyan_stained_glass`.
pub const CYAN_STAINED_GLASS: u16 = 614;
/// Item `purple_stained_glass`.
pub const PURPLE_STAINED_GLASS: u16 = 615;
/// Item `blue_stained_glass`.
pub const BLUE_STAINED_GLASS: u16 = 616;
/// Item `brown_stained_glass`.
pub const BROWN_STAINED_GLASS: u16 = 617;
/// Item `green_stained_glass`.
pub const GREEN_STAINED_GLASS: u16 = 618;
/// Item `red_stained_glass`.
pub const RED_STAINED_GLASS: u16 = 619;
/// Item `black_stained_glass`.
pub const BLACK_STAINED_GLASS: u16 = 620;
/// Item `white_stained_glass_pane`.
pub const WHITE_STAINED_GLASS_PANE: u16 = 621;
/// Item `orange_stained_glass_pane`.
pub const ORANGE_STAINED_GLASS_PANE: u16 = 622;
/// Item `magenta_stained_glass_pane`.
pub const MAGENTA_STAINED_GLASS_PANE: u16 = 623;
/// Item `light_blue_stained_glass_pane`.
pub const LIGHT_BLUE_STAINED_GLASS_PANE: u16 = 624;
/// Item `yellow_stained_glass_pane`.
pub const YELLOW_STAINED_GLASS_PANE: u16 = 625;
/// Item `lime_stained_glass_pane`.
pub const LIME_STAINED_GLASS_PANE: u16 = 626;
/// Item `pink_stained_glass_pane`.
pub const PINK_STAINED_GLASS_PANE: u16 = 627;
/// Item `gray_stained_glass_pane`.
pub const GRAY_STAINED_GLASS_PANE: u16 = 628;
/// Item `light_gray_stained_glass_pane`.
pub const LIGHT_GRAY_STAINED_GLASS_PANE: u16 = 629;
/// Item `cyan_stained_glass_pane`.
pub const CYAN_STAINED_GLASS_PANE: u16 = 630;
/// Item `purple_stained_glass_pane`.
pub const PURPLE_STAINED_GLASS_PANE: u16 = 631;
/// Item `blue_stained_glass_pane`.
pub const BLUE_STAINED_GLASS_PANE: u16 = 632;
/// Item `brown_stained_glass_pane`.
pub const BROWN_STAINED_GLASS_PANE: u16 = 633;
/// Item `green_stained_glass_pane`.
pub const GREEN_STAINED_GLASS_PANE: u16 = 634;
/// Item `red_stained_glass_pane`.
pub const RED_STAINED_GLASS_PANE: u16 = 635;
/// Item `black_stained_glass_pane`.
pub const BLACK_STAINED_GLASS_PANE: u16 = 636;
/// Item `prismarine`.
pub const PRISMARINE: u16 = 637;
/// Item `prismarine_bricks`.
pub const PRISMARINE_BRICKS: u16 = 638;
/// Item `dark_prismarine`.
pub const DARK_PRISMARINE: u16 = 639;
/// Item `prismarine_stairs`.
pub const PRISMARINE_STAIRS: u16 = 640;
/// Item `prismarine_brick_stairs`.
pub const PRISMARINE_BRICK_STAIRS: u16 = 641;
/// Item `dark_prismarine_stairs`.
pub const DARK_PRISMARINE_STAIRS: u16 = 642;
/// Item `sea_lantern`.
pub const SEA_LANTERN: u16 = 643;
/// Item `red_sandstone`.
pub const RED_SANDSTONE: u16 = 644;
/// Item `chiseled_red_sandstone`.
pub const CHISELED_RED_SANDSTONE: u16 = 645;
/// Item `cut_red_sandstone`.
pub const CUT_RED_SANDSTONE: u16 = 646;
/// Item `red_sandstone_stairs`.
pub const RED_SANDSTONE_STAIRS: u16 = 647;
/// Item `repeating_command_block`.
pub const REPEATING_COMMAND_BLOCK: u16 = 648;
/// Item `chain_command_block`.
pub const CHAIN_COMMAND_BLOCK: u16 = 649;
/// Item `magma_block`.
pub const MAGMA_BLOCK: u16 = 650;
/// Item `nether_wart_block`.
pub const NETHER_WART_BLOCK: u16 = 651;
/// Item `warped_wart_block`.
pub const WARPED_WART_BLOCK: u16 = 652;
/// Item `red_nether_bricks`.
pub const RED_NETHER_BRICKS: u16 = 653;
/// Item `bone_block`.
pub const BONE_BLOCK: u16 = 654;
/// Item `structure_void`.
pub const STRUCTURE_VOID: u16 = 655;
/// Item `shulker_box`.
pub const SHULKER_BOX: u16 = 656;
/// Item `white_shulker_box`.
pub const WHITE_SHULKER_BOX: u16 = 657;
/// Item `orange_shulker_box`.
pub const ORANGE_SHULKER_BOX: u16 = 658;
/// Item `magenta_shulker_box`.
pub const MAGENTA_SHULKER_BOX: u16 = 659;
/// Item `light_blue_shulker_box`.
pub const LIGHT_BLUE_SHULKER_BOX: u16 = 660;
/// Item `yellow_shulker_box`.
pub const YELLOW_SHULKER_BOX: u16 = 661;
/// Item `lime_shulker_box`.
pub const LIME_SHULKER_BOX: u16 = 662;
/// Item `pink_shulker_box`.
pub const PINK_SHULKER_BOX: u16 = 663;
/// Item `gray_shulker_box`.
pub const GRAY_SHULKER_BOX: u16 = 664;
/// Item `light_gray_shulker_box`.
pub const LIGHT_GRAY_SHULKER_BOX: u16 = 665;
/// Item `cyan_shulker_box`.
pub const CYAN_SHULKER_BOX: u16 = 666;
/// Item `purple_shulker_box`.
pub const PURPLE_SHULKER_BOX: u16 = 667;
/// Item `blue_shulker_box`.
pub const BLUE_SHULKER_BOX: u16 = 668;
/// Item `brown_shulker_box`.
pub const BROWN_SHULKER_BOX: u16 = 669;
/// Item `green_shulker_box`.
pub const GREEN_SHULKER_BOX: u16 = 670;
/// Item `red_shulker_box`.
pub const RED_SHULKER_BOX: u16 = 671;
/// Item `black_shulker_box`.
pub const BLACK_SHULKER_BOX: u16 = 672;
/// Item `white_glazed_terracotta`.
pub const WHITE_GLAZED_TERRACOTTA: u16 = 673;
/// Item `orange_glazed_terracotta`.
pub const ORANGE_GLAZED_TERRACOTTA: u16 = 674;
/// Item `magenta_glazed_terracotta`.
pub const MAGENTA_GLAZED_TERRACOTTA: u16 = 675;
/// Item `light_blue_glazed_terracotta`.
pub const LIGHT_BLUE_GLAZED_TERRACOTTA: u16 = 676;
/// Item `yellow_glazed_terracotta`.
pub const YELLOW_GLAZED_TERRACOTTA: u16 = 677;
/// Item `lime_glazed_terracotta`.
pub const LIME_GLAZED_TERRACOTTA: u16 = 678;
/// Item `pink_glazed_terracotta`.
pub const PINK_GLAZED_TERRACOTTA: u16 = 679;
/// Item `gray_glazed_terracotta`.
pub const GRAY_GLAZED_TERRACOTTA: u16 = 680;
/// Item `light_gray_glazed_terracotta`.
pub const LIGHT_GRAY_GLAZED_TERRACOTTA: u16 = 681;
/// Item `cyan_glazed_terracotta`.
pub const CYAN_GLAZED_TERRACOTTA: u16 = 682;
/// Item `purple_glazed_terracotta`.
pub const PURPLE_GLAZED_TERRACOTTA: u16 = 683;
/// Item `blue_glazed_terracotta`.
pub const BLUE_GLAZED_TERRACOTTA: u16 = 684;
/// Item `brown_glazed_terracotta`.
pub const BROWN_GLAZED_TERRACOTTA: u16 = 685;
/// Item `green_glazed_terracotta`.
pub const GREEN_GLAZED_TERRACOTTA: u16 = 686;
/// Item `red_glazed_terracotta`.
pub const RED_GLAZED_TERRACOTTA: u16 = 687;
/// Item `black_glazed_terracotta`.
pub const BLACK_GLAZED_TERRACOTTA: u16 = 688;
/// Item `white_concrete`.
pub const WHITE_CONCRETE: u16 = 689;
/// Item `orange_concrete`.
pub const ORANGE_CONCRETE: u16 = 690;
/// Item `magenta_concrete`.
pub const MAGENTA_CONCRETE: u16 = 691;
/// Item `light_blue_concrete`.
pub const LIGHT_BLUE_CONCRETE: u16 = 692;
/// Item `yellow_concrete`.
pub const YELLOW_CONCRETE: u16 = 693;
/// Item `lime_concrete`.
pub const LIME_CONCRETE: u16 = 694;
/// Item `pink_concrete`.
pub const PINK_CONCRETE: u16 = 695;
/// Item `gray_concrete`.
pub const GRAY_CONCRETE: u16 = 696;
/// Item `light_gray_concrete`.
pub const LIGHT_GRAY_CONCRETE: u16 = 697;
/// Item `cyan_concrete`.
pub const CYAN_CONCRETE: u16 = 698;
/// Item `purple_concrete`.
pub const PURPLE_CONCRETE: u16 = 699;
/// Item `blue_concrete`.
pub const BLUE_CONCRETE: u16 = 700;
/// Item `brown_concrete`.
pub const BROWN_CONCRETE: u16 = 701;
/// Item `green_concrete`.
pub const GREEN_CONCRETE: u16 = 702;
/// Item `red_concrete`.
pub const RED_CONCRETE: u16 = 703;
/// Item `black_concrete`.
pub const BLACK_CONCRETE: u16 = 704;
/// Item `white_concrete_stairs`.
pub const WHITE_CONCRETE_STAIRS: u16 = 705;
/// Item `orange_concrete_stairs`.
pub const ORANGE_CONCRETE_STAIRS: u16 = 706;
/// Item `magenta_concrete_stairs`.
pub const MAGENTA_CONCRETE_STAIRS: u16 = 707;
/// Item `light_blue_concrete_stairs`.
pub const LIGHT_BLUE_CONCRETE_STAIRS: u16 = 708;
/// Item `yellow_concrete_stairs`.
pub const YELLOW_CONCRETE_STAIRS: u16 = 709;
/// Item `lime_concrete_stairs`.
pub const LIME_CONCRETE_STAIRS: u16 = 710;
/// Item `pink_concrete_stairs`.
pub const PINK_CONCRETE_STAIRS: u16 = 711;
/// Item `gray_concrete_stairs`.
pub const GRAY_CONCRETE_STAIRS: u16 = 712;
/// Item `light_gray_concrete_stairs`.
pub const LIGHT_GRAY_CONCRETE_STAIRS: u16 = 713;
/// Item `cyan_concrete_stairs`.
pub const CYAN_CONCRETE_STAIRS: u16 = 714;
/// Item `purple_concrete_stairs`.
pub const PURPLE_CONCRETE_STAIRS: u16 = 715;
/// Item `blue_concrete_stairs`.
pub const BLUE_CONCRETE_STAIRS: u16 = 716;
/// Item `brown_concrete_stairs`.
pub const BROWN_CONCRETE_STAIRS: u16 = 717;
/// Item `green_concrete_stairs`.
pub const GREEN_CONCRETE_STAIRS: u16 = 718;
/// Item `red_concrete_stairs`.
pub const RED_CONCRETE_STAIRS: u16 = 719;
/// Item `black_concrete_stairs`.
pub const BLACK_CONCRETE_STAIRS: u16 = 720;
/// Item `white_concrete_slab`.
pub const WHITE_CONCRETE_SLAB: u16 = 721;
/// Item `orange_concrete_slab`.
pub const ORANGE_CONCRETE_SLAB: u16 = 722;
/// Item `magenta_concrete_slab`.
pub const MAGENTA_CONCRETE_SLAB: u16 = 723;
/// Item `light_blue_concrete_slab`.
pub const LIGHT_BLUE_CONCRETE_SLAB: u16 = 724;
/// Item `yellow_concrete_slab`.
pub const YELLOW_CONCRETE_SLAB: u16 = 725;
/// Item `lime_concrete_slab`.
pub const LIME_CONCRETE_SLAB: u16 = 726;
/// Item `pink_concrete_slab`.
pub const PINK_CONCRETE_SLAB: u16 = 727;
/// Item `gray_concrete_slab`.
pub const GRAY_CONCRETE_SLAB: u16 = 728;
/// Item `light_gray_concrete_slab`.
pub const LIGHT_GRAY_CONCRETE_SLAB: u16 = 729;
/// Item `cyan_concrete_slab`.
pub const CYAN_CONCRETE_SLAB: u16 = 730;
/// Item `purple_concrete_slab`.
pub const PURPLE_CONCRETE_SLAB: u16 = 731;
/// Item `blue_concrete_slab`.
pub const BLUE_CONCRETE_SLAB: u16 = 732;
/// Item `brown_concrete_slab`.
pub const BROWN_CONCRETE_SLAB: u16 = 733;
/// Item `green_concrete_slab`.
pub const GREEN_CONCRETE_SLAB: u16 = 734;
/// Item `red_concrete_slab`.
pub const RED_CONCRETE_SLAB: u16 = 735;
/// Item `black_concrete_slab`.
pub const BLACK_CONCRETE_SLAB: u16 = 736;
/// Item `white_concrete_powder`.
pub const WHITE_CONCRETE_POWDER: u16 = 737;
/// Item `orange_concrete_powder`.
pub const ORANGE_CONCRETE_POWDER: u16 = 738;
/// Item `magenta_concrete_powder`.
pub const MAGENTA_CONCRETE_POWDER: u16 = 739;
/// Item `light_blue_concrete_powder`.
pub const LIGHT_BLUE_CONCRETE_POWDER: u16 = 740;
/// Item `yellow_concrete_powder`.
pub const YELLOW_CONCRETE_POWDER: u16 = 741;
/// Item `lime_concrete_powder`.
pub const LIME_CONCRETE_POWDER: u16 = 742;
/// Item `pink_concrete_powder`.
pub const PINK_CONCRETE_POWDER: u16 = 743;
/// Item `gray_concrete_powder`.
pub const GRAY_CONCRETE_POWDER: u16 = 744;
/// Item `light_gray_concrete_powder`.
pub const LIGHT_GRAY_CONCRETE_POWDER: u16 = 745;
/// Item `cyan_concrete_powder`.
pub const CYAN_CONCRETE_POWDER: u16 = 746;
/// Item `purple_concrete_powder`.
pub const PURPLE_CONCRETE_POWDER: u16 = 747;
/// Item `blue_concrete_powder`.
pub const BLUE_CONCRETE_POWDER: u16 = 748;
/// Item `brown_concrete_powder`.
pub const BROWN_CONCRETE_POWDER: u16 = 749;
/// Item `green_concrete_powder`.
pub const GREEN_CONCRETE_POWDER: u16 = 750;
/// Item `red_concrete_powder`.
pub const RED_CONCRETE_POWDER: u16 = 751;
/// Item `black_concrete_powder`.
pub const BLACK_CONCRETE_POWDER: u16 = 752;
/// Item `turtle_egg`.
pub const TURTLE_EGG: u16 = 753;
/// Item `sniffer_egg`.
pub const SNIFFER_EGG: u16 = 754;
/// Item `dried_ghast`.
pub const DRIED_GHAST: u16 = 755;
/// Item `dead_tube_coral_block`.
pub const DEAD_TUBE_CORAL_BLOCK: u16 = 756;
/// Item `dead_brain_coral_block`.
pub const DEAD_BRAIN_CORAL_BLOCK: u16 = 757;
/// Item `dead_bubble_coral_block`.
pub const DEAD_BUBBLE_CORAL_BLOCK: u16 = 758;
/// Item `dead_fire_coral_block`.
pub const DEAD_FIRE_CORAL_BLOCK: u16 = 759;
/// Item `dead_horn_coral_block`.
pub const DEAD_HORN_CORAL_BLOCK: u16 = 760;
/// Item `tube_coral_block`.
pub const TUBE_CORAL_BLOCK: u16 = 761;
/// Item `brain_coral_block`.
pub const BRAIN_CORAL_BLOCK: u16 = 762;
/// Item `bubble_coral_block`.
pub const BUBBLE_CORAL_BLOCK: u16 = 763;
/// Item `fire_coral_block`.
pub const FIRE_CORAL_BLOCK: u16 = 764;
/// Item `horn_coral_block`.
pub const HORN_CORAL_BLOCK: u16 = 765;
/// Item `tube_coral`.
pub const TUBE_CORAL: u16 = 766;
/// Item `brain_coral`.
pub const BRAIN_CORAL: u16 = 767;
/// Item `bubble_coral`.
pub const BUBBLE_CORAL: u16 = 768;
/// Item `fire_coral`.
pub const FIRE_CORAL: u16 = 769;
/// Item `horn_coral`.
pub const HORN_CORAL: u16 = 770;
/// Item `dead_brain_coral`.
pub const DEAD_BRAIN_CORAL: u16 = 771;
/// Item `dead_bubble_coral`.
pub const DEAD_BUBBLE_CORAL: u16 = 772;
/// Item `dead_fire_coral`.
pub const DEAD_FIRE_CORAL: u16 = 773;
/// Item `dead_horn_coral`.
pub const DEAD_HORN_CORAL: u16 = 774;
/// Item `dead_tube_coral`.
pub const DEAD_TUBE_CORAL: u16 = 775;
/// Item `tube_coral_fan`.
pub const TUBE_CORAL_FAN: u16 = 776;
/// Item `brain_coral_fan`.
pub const BRAIN_CORAL_FAN: u16 = 777;
/// Item `bubble_coral_fan`.
pub const BUBBLE_CORAL_FAN: u16 = 778;
/// Item `fire_coral_fan`.
pub const FIRE_CORAL_FAN: u16 = 779;
/// Item `horn_coral_fan`.
pub const HORN_CORAL_FAN: u16 = 780;
/// Item `dead_tube_coral_fan`.
pub const DEAD_TUBE_CORAL_FAN: u16 = 781;
/// Item `dead_brain_coral_fan`.
pub const DEAD_BRAIN_CORAL_FAN: u16 = 782;
/// Item `dead_bubble_coral_fan`.
pub const DEAD_BUBBLE_CORAL_FAN: u16 = 783;
/// Item `dead_fire_coral_fan`.
pub const DEAD_FIRE_CORAL_FAN: u16 = 784;
/// Item `dead_horn_coral_fan`.
pub const DEAD_HORN_CORAL_FAN: u16 = 785;
/// Item `blue_ice`.
pub const BLUE_ICE: u16 = 786;
/// Item `conduit`.
pub const CONDUIT: u16 = 787;
/// Item `polished_granite_stairs`.
pub const POLISHED_GRANITE_STAIRS: u16 = 788;
/// Item `smooth_red_sandstone_stairs`.
pub const SMOOTH_RED_SANDSTONE_STAIRS: u16 = 789;
/// Item `mossy_stone_brick_stairs`.
pub const MOSSY_STONE_BRICK_STAIRS: u16 = 790;
/// Item `polished_diorite_stairs`.
pub const POLISHED_DIORITE_STAIRS: u16 = 791;
/// Item `mossy_cobblestone_stairs`.
pub const MOSSY_COBBLESTONE_STAIRS: u16 = 792;
/// Item `end_stone_brick_stairs`.
pub const END_STONE_BRICK_STAIRS: u16 = 793;
/// Item `stone_stairs`.
pub const STONE_STAIRS: u16 = 794;
/// Item `smooth_sandstone_stairs`.
pub const SMOOTH_SANDSTONE_STAIRS: u16 = 795;
/// Item `smooth_quartz_stairs`.
pub const SMOOTH_QUARTZ_STAIRS: u16 = 796;
/// Item `granite_stairs`.
pub const GRANITE_STAIRS: u16 = 797;
/// Item `andesite_stairs`.
pub const ANDESITE_STAIRS: u16 = 798;
/// Item `red_nether_brick_stairs`.
pub const RED_NETHER_BRICK_STAIRS: u16 = 799;
/// Item `polished_andesite_stairs`.
pub const POLISHED_ANDESITE_STAIRS: u16 = 800;
/// Item `diorite_stairs`.
pub const DIORITE_STAIRS: u16 = 801;
/// Item `cobbled_deepslate_stairs`.
pub const COBBLED_DEEPSLATE_STAIRS: u16 = 802;
/// Item `polished_deepslate_stairs`.
pub const POLISHED_DEEPSLATE_STAIRS: u16 = 803;
/// Item `deepslate_brick_stairs`.
pub const DEEPSLATE_BRICK_STAIRS: u16 = 804;
/// Item `deepslate_tile_stairs`.
pub const DEEPSLATE_TILE_STAIRS: u16 = 805;
/// Item `polished_granite_slab`.
pub const POLISHED_GRANITE_SLAB: u16 = 806;
/// Item `smooth_red_sandstone_slab`.
pub const SMOOTH_RED_SANDSTONE_SLAB: u16 = 807;
/// Item `mossy_stone_brick_slab`.
pub const MOSSY_STONE_BRICK_SLAB: u16 = 808;
/// Item `polished_diorite_slab`.
pub const POLISHED_DIORITE_SLAB: u16 = 809;
/// Item `mossy_cobblestone_slab`.
pub const MOSSY_COBBLESTONE_SLAB: u16 = 810;
/// Item `end_stone_brick_slab`.
pub const END_STONE_BRICK_SLAB: u16 = 811;
/// Item `smooth_sandstone_slab`.
pub const SMOOTH_SANDSTONE_SLAB: u16 = 812;
/// Item `smooth_quartz_slab`.
pub const SMOOTH_QUARTZ_SLAB: u16 = 813;
/// Item `granite_slab`.
pub const GRANITE_SLAB: u16 = 814;
/// Item `andesite_slab`.
pub const ANDESITE_SLAB: u16 = 815;
/// Item `red_nether_brick_slab`.
pub const RED_NETHER_BRICK_SLAB: u16 = 816;
/// Item `polished_andesite_slab`.
pub const POLISHED_ANDESITE_SLAB: u16 = 817;
/// Item `diorite_slab`.
pub const DIORITE_SLAB: u16 = 818;
/// Item `cobbled_deepslate_slab`.
pub const COBBLED_DEEPSLATE_SLAB: u16 = 819;
/// Item `polished_deepslate_slab`.
pub const POLISHED_DEEPSLATE_SLAB: u16 = 820;
/// Item `deepslate_brick_slab`.
pub const DEEPSLATE_BRICK_SLAB: u16 = 821;
/// Item `deepslate_tile_slab`.
pub const DEEPSLATE_TILE_SLAB: u16 = 822;
/// Item `scaffolding`.
pub const SCAFFOLDING: u16 = 823;
/// Item `redstone`.
pub const REDSTONE: u16 = 824;
/// Item `redstone_torch`.
pub const REDSTONE_TORCH: u16 = 825;
/// Item `redstone_block`.
pub const REDSTONE_BLOCK: u16 = 826;
/// Item `repeater`.
pub const REPEATER: u16 = 827;
/// Item `comparator`.
pub const COMPARATOR: u16 = 828;
/// Item `piston`.
pub const PISTON: u16 = 829;
/// Item `sticky_piston`.
pub const STICKY_PISTON: u16 = 830;
/// Item `slime_block`.
pub const SLIME_BLOCK: u16 = 831;
/// Item `honey_block`.
pub const HONEY_BLOCK: u16 = 832;
/// Item `observer`.
pub const OBSERVER: u16 = 833;
/// Item `hopper`.
pub const HOPPER: u16 = 834;
/// Item `dispenser`.
pub const DISPENSER: u16 = 835;
/// Item `dropper`.
pub const DROPPER: u16 = 836;
/// Item `lectern`.
pub const LECTERN: u16 = 837;
/// Item `target`.
pub const TARGET: u16 = 838;
/// Item `lever`.
pub const LEVER: u16 = 839;
/// Item `lightning_rod`.
pub const LIGHTNING_ROD: u16 = 840;
/// Item `exposed_lightning_rod`.
pub const EXPOSED_LIGHTNING_ROD: u16 = 841;
/// Item `weathered_lightning_rod`.
pub const WEATHERED_LIGHTNING_ROD: u16 = 842;
/// Item `oxidized_lightning_rod`.
pub const OXIDIZED_LIGHTNING_ROD: u16 = 843;
/// Item `waxed_lightning_rod`.
pub const WAXED_LIGHTNING_ROD: u16 = 844;
/// Item `waxed_exposed_lightning_rod`.
pub const WAXED_EXPOSED_LIGHTNING_ROD: u16 = 845;
/// Item `waxed_weathered_lightning_rod`.
pub const WAXED_WEATHERED_LIGHTNING_ROD: u16 = 846;
/// Item `waxed_oxidized_lightning_rod`.
pub const WAXED_OXIDIZED_LIGHTNING_ROD: u16 = 847;
/// Item `daylight_detector`.
pub const DAYLIGHT_DETECTOR: u16 = 848;
/// Item `sculk_sensor`.
pub const SCULK_SENSOR: u16 = 849;
/// Item `calibrated_sculk_sensor`.
pub const CALIBRATED_SCULK_SENSOR: u16 = 850;
/// Item `tripwire_hook`.
pub const TRIPWIRE_HOOK: u16 = 851;
/// Item `trapped_chest`.
pub const TRAPPED_CHEST: u16 = 852;
/// Item `tnt`.
pub const TNT: u16 = 853;
/// Item `redstone_lamp`.
pub const REDSTONE_LAMP: u16 = 854;
/// Item `note_block`.
pub const NOTE_BLOCK: u16 = 855;
/// Item `stone_button`.
pub const STONE_BUTTON: u16 = 856;
/// Item `polished_blackstone_button`.
pub const POLISHED_BLACKSTONE_BUTTON: u16 = 857;
/// Item `oak_button`.
pub const OAK_BUTTON: u16 = 858;
/// Item `spruce_button`.
pub const SPRUCE_BUTTON: u16 = 859;
/// Item `birch_button`.
pub const BIRCH_BUTTON: u16 = 860;
/// Item `jungle_button`.
pub const JUNGLE_BUTTON: u16 = 861;
/// Item `acacia_button`.
pub const ACACIA_BUTTON: u16 = 862;
/// Item `cherry_button`.
pub const CHERRY_BUTTON: u16 = 863;
/// Item `dark_oak_button`.
pub const DARK_OAK_BUTTON: u16 = 864;
/// Item `pale_oak_button`.
pub const PALE_OAK_BUTTON: u16 = 865;
/// Item `mangrove_button`.
pub const MANGROVE_BUTTON: u16 = 866;
/// Item `poplar_button`.
pub const POPLAR_BUTTON: u16 = 867;
/// Item `bamboo_button`.
pub const BAMBOO_BUTTON: u16 = 868;
/// Item `crimson_button`.
pub const CRIMSON_BUTTON: u16 = 869;
/// Item `warped_button`.
pub const WARPED_BUTTON: u16 = 870;
/// Item `stone_pressure_plate`.
pub const STONE_PRESSURE_PLATE: u16 = 871;
/// Item `polished_blackstone_pressure_plate`.
pub const POLISHED_BLACKSTONE_PRESSURE_PLATE: u16 = 872;
/// Item `light_weighted_pressure_plate`.
pub const LIGHT_WEIGHTED_PRESSURE_PLATE: u16 = 873;
/// Item `heavy_weighted_pressure_plate`.
pub const HEAVY_WEIGHTED_PRESSURE_PLATE: u16 = 874;
/// Item `oak_pressure_plate`.
pub const OAK_PRESSURE_PLATE: u16 = 875;
/// Item `spruce_pressure_plate`.
pub const SPRUCE_PRESSURE_PLATE: u16 = 876;
/// Item `birch_pressure_plate`.
pub const BIRCH_PRESSURE_PLATE: u16 = 877;
/// Item `jungle_pressure_plate`.
pub const JUNGLE_PRESSURE_PLATE: u16 = 878;
/// Item `acacia_pressure_plate`.
pub const ACACIA_PRESSURE_PLATE: u16 = 879;
/// Item `cherry_pressure_plate`.
pub const CHERRY_PRESSURE_PLATE: u16 = 880;
/// Item `dark_oak_pressure_plate`.
pub const DARK_OAK_PRESSURE_PLATE: u16 = 881;
/// Item `pale_oak_pressure_plate`.
pub const PALE_OAK_PRESSURE_PLATE: u16 = 882;
/// Item `mangrove_pressure_plate`.
pub const MANGROVE_PRESSURE_PLATE: u16 = 883;
/// Item `poplar_pressure_plate`.
pub const POPLAR_PRESSURE_PLATE: u16 = 884;
/// Item `bamboo_pressure_plate`.
pub const BAMBOO_PRESSURE_PLATE: u16 = 885;
/// Item `crimson_pressure_plate`.
pub const CRIMSON_PRESSURE_PLATE: u16 = 886;
/// Item `warped_pressure_plate`.
pub const WARPED_PRESSURE_PLATE: u16 = 887;
/// Item `iron_door`.
pub const IRON_DOOR: u16 = 888;
/// Item `oak_door`.
pub const OAK_DOOR: u16 = 889;
/// Item `spruce_door`.
pub const SPRUCE_DOOR: u16 = 890;
/// Item `birch_door`.
pub const BIRCH_DOOR: u16 = 891;
/// Item `jungle_door`.
pub const JUNGLE_DOOR: u16 = 892;
/// Item `acacia_door`.
pub const ACACIA_DOOR: u16 = 893;
/// Item `cherry_door`.
pub const CHERRY_DOOR: u16 = 894;
/// Item `dark_oak_door`.
pub const DARK_OAK_DOOR: u16 = 895;
/// Item `pale_oak_door`.
pub const PALE_OAK_DOOR: u16 = 896;
/// Item `mangrove_door`.
pub const MANGROVE_DOOR: u16 = 897;
/// Item `poplar_door`.
pub const POPLAR_DOOR: u16 = 898;
/// Item `bamboo_door`.
pub const BAMBOO_DOOR: u16 = 899;
/// Item `crimson_door`.
pub const CRIMSON_DOOR: u16 = 900;
/// Item `warped_door`.
pub const WARPED_DOOR: u16 = 901;
/// Item `copper_door`.
pub const COPPER_DOOR: u16 = 902;
/// Item `exposed_copper_door`.
pub const EXPOSED_COPPER_DOOR: u16 = 903;
/// Item `weathered_copper_door`.
pub const WEATHERED_COPPER_DOOR: u16 = 904;
/// Item `oxidized_copper_door`.
pub const OXIDIZED_COPPER_DOOR: u16 = 905;
/// Item `waxed_copper_door`.
pub const WAXED_COPPER_DOOR: u16 = 906;
/// Item `waxed_exposed_copper_door`.
pub const WAXED_EXPOSED_COPPER_DOOR: u16 = 907;
/// Item `waxed_weathered_copper_door`.
pub const WAXED_WEATHERED_COPPER_DOOR: u16 = 908;
/// Item `waxed_oxidized_copper_door`.
pub const WAXED_OXIDIZED_COPPER_DOOR: u16 = 909;
/// Item `iron_trapdoor`.
pub const IRON_TRAPDOOR: u16 = 910;
/// Item `oak_trapdoor`.
pub const OAK_TRAPDOOR: u16 = 911;
/// Item `spruce_trapdoor`.
pub const SPRUCE_TRAPDOOR: u16 = 912;
/// Item `birch_trapdoor`.
pub const BIRCH_TRAPDOOR: u16 = 913;
/// Item `jungle_trapdoor`.
pub const JUNGLE_TRAPDOOR: u16 = 914;
/// Item `acacia_trapdoor`.
pub const ACACIA_TRAPDOOR: u16 = 915;
/// Item `cherry_trapdoor`.
pub const CHERRY_TRAPDOOR: u16 = 916;
/// Item `dark_oak_trapdoor`.
pub const DARK_OAK_TRAPDOOR: u16 = 917;
/// Item `pale_oak_trapdoor`.
pub const PALE_OAK_TRAPDOOR: u16 = 918;
/// Item `mangrove_trapdoor`.
pub const MANGROVE_TRAPDOOR: u16 = 919;
/// Item `poplar_trapdoor`.
pub const POPLAR_TRAPDOOR: u16 = 920;
/// Item `bamboo_trapdoor`.
pub const BAMBOO_TRAPDOOR: u16 = 921;
/// Item `crimson_trapdoor`.
pub const CRIMSON_TRAPDOOR: u16 = 922;
/// Item `warped_trapdoor`.
pub const WARPED_TRAPDOOR: u16 = 923;
/// Item `copper_trapdoor`.
pub const COPPER_TRAPDOOR: u16 = 924;
/// Item `exposed_copper_trapdoor`.
pub const EXPOSED_COPPER_TRAPDOOR: u16 = 925;
/// Item `weathered_copper_trapdoor`.
pub const WEATHERED_COPPER_TRAPDOOR: u16 = 926;
/// Item `oxidized_copper_trapdoor`.
pub const OXIDIZED_COPPER_TRAPDOOR: u16 = 927;
/// Item `waxed_copper_trapdoor`.
pub const WAXED_COPPER_TRAPDOOR: u16 = 928;
/// Item `waxed_exposed_copper_trapdoor`.
pub const WAXED_EXPOSED_COPPER_TRAPDOOR: u16 = 929;
/// Item `waxed_weathered_copper_trapdoor`.
pub const WAXED_WEATHERED_COPPER_TRAPDOOR: u16 = 930;
/// Item `waxed_oxidized_copper_trapdoor`.
pub const WAXED_OXIDIZED_COPPER_TRAPDOOR: u16 = 931;
/// Item `oak_fence_gate`.
pub const OAK_FENCE_GATE: u16 = 932;
/// Item `spruce_fence_gate`.
pub const SPRUCE_FENCE_GATE: u16 = 933;
/// Item `birch_fence_gate`.
pub const BIRCH_FENCE_GATE: u16 = 934;
/// Item `jungle_fence_gate`.
pub const JUNGLE_FENCE_GATE: u16 = 935;
/// Item `acacia_fence_gate`.
pub const ACACIA_FENCE_GATE: u16 = 936;
/// Item `cherry_fence_gate`.
pub const CHERRY_FENCE_GATE: u16 = 937;
/// Item `dark_oak_fence_gate`.
pub const DARK_OAK_FENCE_GATE: u16 = 938;
/// Item `pale_oak_fence_gate`.
pub const PALE_OAK_FENCE_GATE: u16 = 939;
/// Item `mangrove_fence_gate`.
pub const MANGROVE_FENCE_GATE: u16 = 940;
/// Item `poplar_fence_gate`.
pub const POPLAR_FENCE_GATE: u16 = 941;
/// Item `bamboo_fence_gate`.
pub const BAMBOO_FENCE_GATE: u16 = 942;
/// Item `crimson_fence_gate`.
pub const CRIMSON_FENCE_GATE: u16 = 943;
/// Item `warped_fence_gate`.
pub const WARPED_FENCE_GATE: u16 = 944;
/// Item `powered_rail`.
pub const POWERED_RAIL: u16 = 945;
/// Item `detector_rail`.
pub const DETECTOR_RAIL: u16 = 946;
/// Item `rail`.
pub const RAIL: u16 = 947;
/// Item `activator_rail`.
pub const ACTIVATOR_RAIL: u16 = 948;
/// Item `saddle`.
pub const SADDLE: u16 = 949;
/// Item `white_harness`.
pub const WHITE_HARNESS: u16 = 950;
/// Item `orange_harness`.
pub const ORANGE_HARNESS: u16 = 951;
/// Item `magenta_harness`.
pub const MAGENTA_HARNESS: u16 = 952;
/// Item `light_blue_harness`.
pub const LIGHT_BLUE_HARNESS: u16 = 953;
/// Item `yellow_harness`.
pub const YELLOW_HARNESS: u16 = 954;
/// Item `lime_harness`.
pub const LIME_HARNESS: u16 = 955;
/// Item `pink_harness`.
pub const PINK_HARNESS: u16 = 956;
/// Item `gray_harness`.
pub const GRAY_HARNESS: u16 = 957;
/// Item `light_gray_harness`.
pub const LIGHT_GRAY_HARNESS: u16 = 958;
/// Item `cyan_harness`.
pub const CYAN_HARNESS: u16 = 959;
/// Item `purple_harness`.
pub const PURPLE_HARNESS: u16 = 960;
/// Item `blue_harness`.
pub const BLUE_HARNESS: u16 = 961;
/// Item `brown_harness`.
pub const BROWN_HARNESS: u16 = 962;
/// Item `green_harness`.
pub const GREEN_HARNESS: u16 = 963;
/// Item `red_harness`.
pub const RED_HARNESS: u16 = 964;
/// Item `black_harness`.
pub const BLACK_HARNESS: u16 = 965;
/// Item `minecart`.
pub const MINECART: u16 = 966;
/// Item `chest_minecart`.
pub const CHEST_MINECART: u16 = 967;
/// Item `furnace_minecart`.
pub const FURNACE_MINECART: u16 = 968;
/// Item `tnt_minecart`.
pub const TNT_MINECART: u16 = 969;
/// Item `hopper_minecart`.
pub const HOPPER_MINECART: u16 = 970;
/// Item `carrot_on_a_stick`.
pub const CARROT_ON_A_STICK: u16 = 971;
/// Item `warped_fungus_on_a_stick`.
pub const WARPED_FUNGUS_ON_A_STICK: u16 = 972;
/// Item `phantom_membrane`.
pub const PHANTOM_MEMBRANE: u16 = 973;
/// Item `elytra`.
pub const ELYTRA: u16 = 974;
/// Item `oak_boat`.
pub const OAK_BOAT: u16 = 975;
/// Item `oak_chest_boat`.
pub const OAK_CHEST_BOAT: u16 = 976;
/// Item `spruce_boat`.
pub const SPRUCE_BOAT: u16 = 977;
/// Item `spruce_chest_boat`.
pub const SPRUCE_CHEST_BOAT: u16 = 978;
/// Item `birch_boat`.
pub const BIRCH_BOAT: u16 = 979;
/// Item `birch_chest_boat`.
pub const BIRCH_CHEST_BOAT: u16 = 980;
/// Item `jungle_boat`.
pub const JUNGLE_BOAT: u16 = 981;
/// Item `jungle_chest_boat`.
pub const JUNGLE_CHEST_BOAT: u16 = 982;
/// Item `acacia_boat`.
pub const ACACIA_BOAT: u16 = 983;
/// Item `acacia_chest_boat`.
pub const ACACIA_CHEST_BOAT: u16 = 984;
/// Item `cherry_boat`.
pub const CHERRY_BOAT: u16 = 985;
/// Item `cherry_chest_boat`.
pub const CHERRY_CHEST_BOAT: u16 = 986;
/// Item `dark_oak_boat`.
pub const DARK_OAK_BOAT: u16 = 987;
/// Item `dark_oak_chest_boat`.
pub const DARK_OAK_CHEST_BOAT: u16 = 988;
/// Item `pale_oak_boat`.
pub const PALE_OAK_BOAT: u16 = 989;
/// Item `pale_oak_chest_boat`.
pub const PALE_OAK_CHEST_BOAT: u16 = 990;
/// Item `mangrove_boat`.
pub const MANGROVE_BOAT: u16 = 991;
/// Item `mangrove_chest_boat`.
pub const MANGROVE_CHEST_BOAT: u16 = 992;
/// Item `poplar_boat`.
pub const POPLAR_BOAT: u16 = 993;
/// Item `poplar_chest_boat`.
pub const POPLAR_CHEST_BOAT: u16 = 994;
/// Item `bamboo_raft`.
pub const BAMBOO_RAFT: u16 = 995;
/// Item `bamboo_chest_raft`.
pub const BAMBOO_CHEST_RAFT: u16 = 996;
/// Item `structure_block`.
pub const STRUCTURE_BLOCK: u16 = 997;
/// Item `jigsaw`.
pub const JIGSAW: u16 = 998;
/// Item `test_block`.
pub const TEST_BLOCK: u16 = 999;
/// Item `test_instance_block`.
pub const TEST_INSTANCE_BLOCK: u16 = 1000;
/// Item `turtle_helmet`.
pub const TURTLE_HELMET: u16 = 1001;
/// Item `turtle_scute`.
pub const TURTLE_SCUTE: u16 = 1002;
/// Item `armadillo_scute`.
pub const ARMADILLO_SCUTE: u16 = 1003;
/// Item `wolf_armor`.
pub const WOLF_ARMOR: u16 = 1004;
/// Item `flint_and_steel`.
pub const FLINT_AND_STEEL: u16 = 1005;
/// Item `bowl`.
pub const BOWL: u16 = 1006;
/// Item `apple`.
pub const APPLE: u16 = 1007;
/// Item `bow`.
pub const BOW: u16 = 1008;
/// Item `arrow`.
pub const ARROW: u16 = 1009;
/// Item `coal`.
pub const COAL: u16 = 1010;
/// Item `charcoal`.
pub const CHARCOAL: u16 = 1011;
/// Item `diamond`.
pub const DIAMOND: u16 = 1012;
/// Item `emerald`.
pub const EMERALD: u16 = 1013;
/// Item `lapis_lazuli`.
pub const LAPIS_LAZULI: u16 = 1014;
/// Item `quartz`.
pub const QUARTZ: u16 = 1015;
/// Item `amethyst_shard`.
pub const AMETHYST_SHARD: u16 = 1016;
/// Item `raw_iron`.
pub const RAW_IRON: u16 = 1017;
/// Item `iron_ingot`.
pub const IRON_INGOT: u16 = 1018;
/// Item `raw_copper`.
pub const RAW_COPPER: u16 = 1019;
/// Item `copper_ingot`.
pub const COPPER_INGOT: u16 = 1020;
/// Item `raw_gold`.
pub const RAW_GOLD: u16 = 1021;
/// Item `gold_ingot`.
pub const GOLD_INGOT: u16 = 1022;
/// Item `netherite_ingot`.
pub const NETHERITE_INGOT: u16 = 1023;
/// Item `netherite_scrap`.
pub const NETHERITE_SCRAP: u16 = 1024;
/// Item `wooden_sword`.
pub const WOODEN_SWORD: u16 = 1025;
/// Item `wooden_shovel`.
pub const WOODEN_SHOVEL: u16 = 1026;
/// Item `wooden_pickaxe`.
pub const WOODEN_PICKAXE: u16 = 1027;
/// Item `wooden_axe`.
pub const WOODEN_AXE: u16 = 1028;
/// Item `wooden_hoe`.
pub const WOODEN_HOE: u16 = 1029;
/// Item `copper_sword`.
pub const COPPER_SWORD: u16 = 1030;
/// Item `copper_shovel`.
pub const COPPER_SHOVEL: u16 = 1031;
/// Item `copper_pickaxe`.
pub const COPPER_PICKAXE: u16 = 1032;
/// Item `copper_axe`.
pub const COPPER_AXE: u16 = 1033;
/// Item `copper_hoe`.
pub const COPPER_HOE: u16 = 1034;
/// Item `stone_sword`.
pub const STONE_SWORD: u16 = 1035;
/// Item `stone_shovel`.
pub const STONE_SHOVEL: u16 = 1036;
/// Item `stone_pickaxe`.
pub const STONE_PICKAXE: u16 = 1037;
/// Item `stone_axe`.
pub const STONE_AXE: u16 = 1038;
/// Item `stone_hoe`.
pub const STONE_HOE: u16 = 1039;
/// Item `golden_sword`.
pub const GOLDEN_SWORD: u16 = 1040;
/// Item `golden_shovel`.
pub const GOLDEN_SHOVEL: u16 = 1041;
/// Item `golden_pickaxe`.
pub const GOLDEN_PICKAXE: u16 = 1042;
/// Item `golden_axe`.
pub const GOLDEN_AXE: u16 = 1043;
/// Item `golden_hoe`.
pub const GOLDEN_HOE: u16 = 1044;
/// Item `iron_sword`.
pub const IRON_SWORD: u16 = 1045;
/// Item `iron_shovel`.
pub const IRON_SHOVEL: u16 = 1046;
/// Item `iron_pickaxe`.
pub const IRON_PICKAXE: u16 = 1047;
/// Item `iron_axe`.
pub const IRON_AXE: u16 = 1048;
/// Item `iron_hoe`.
pub const IRON_HOE: u16 = 1049;
/// Item `diamond_sword`.
pub const DIAMOND_SWORD: u16 = 1050;
/// Item `diamond_shovel`.
pub const DIAMOND_SHOVEL: u16 = 1051;
/// Item `diamond_pickaxe`.
pub const DIAMOND_PICKAXE: u16 = 1052;
/// Item `diamond_axe`.
pub const DIAMOND_AXE: u16 = 1053;
/// Item `diamond_hoe`.
pub const DIAMOND_HOE: u16 = 1054;
/// Item `netherite_sword`.
pub const NETHERITE_SWORD: u16 = 1055;
/// Item `netherite_shovel`.
pub const NETHERITE_SHOVEL: u16 = 1056;
/// Item `netherite_pickaxe`.
pub const NETHERITE_PICKAXE: u16 = 1057;
/// Item `netherite_axe`.
pub const NETHERITE_AXE: u16 = 1058;
/// Item `netherite_hoe`.
pub const NETHERITE_HOE: u16 = 1059;
/// Item `stick`.
pub const STICK: u16 = 1060;
/// Item `mushroom_stew`.
pub const MUSHROOM_STEW: u16 = 1061;
/// Item `string`.
pub const STRING: u16 = 1062;
/// Item `feather`.
pub const FEATHER: u16 = 1063;
/// Item `gunpowder`.
pub const GUNPOWDER: u16 = 1064;
/// Item `wheat_seeds`.
pub const WHEAT_SEEDS: u16 = 1065;
/// Item `wheat`.
pub const WHEAT: u16 = 1066;
/// Item `bread`.
pub const BREAD: u16 = 1067;
/// Item `leather_helmet`.
pub const LEATHER_HELMET: u16 = 1068;
/// Item `leather_chestplate`.
pub const LEATHER_CHESTPLATE: u16 = 1069;
/// Item `leather_leggings`.
pub const LEATHER_LEGGINGS: u16 = 1070;
/// Item `leather_boots`.
pub const LEATHER_BOOTS: u16 = 1071;
/// Item `copper_helmet`.
pub const COPPER_HELMET: u16 = 1072;
/// Item `copper_chestplate`.
pub const COPPER_CHESTPLATE: u16 = 1073;
/// Item `copper_leggings`.
pub const COPPER_LEGGINGS: u16 = 1074;
/// Item `copper_boots`.
pub const COPPER_BOOTS: u16 = 1075;
/// Item `chainmail_helmet`.
pub const CHAINMAIL_HELMET: u16 = 1076;
/// Item `chainmail_chestplate`.
pub const CHAINMAIL_CHESTPLATE: u16 = 1077;
/// Item `chainmail_leggings`.
pub const CHAINMAIL_LEGGINGS: u16 = 1078;
/// Item `chainmail_boots`.
pub const CHAINMAIL_BOOTS: u16 = 1079;
/// Item `iron_helmet`.
pub const IRON_HELMET: u16 = 1080;
/// Item `iron_chestplate`.
pub const IRON_CHESTPLATE: u16 = 1081;
/// Item `iron_leggings`.
pub const IRON_LEGGINGS: u16 = 1082;
/// Item `iron_boots`.
pub const IRON_BOOTS: u16 = 1083;
/// Item `diamond_helmet`.
pub const DIAMOND_HELMET: u16 = 1084;
/// Item `diamond_chestplate`.
pub const DIAMOND_CHESTPLATE: u16 = 1085;
/// Item `diamond_leggings`.
pub const DIAMOND_LEGGINGS: u16 = 1086;
/// Item `diamond_boots`.
pub const DIAMOND_BOOTS: u16 = 1087;
/// Item `golden_helmet`.
pub const GOLDEN_HELMET: u16 = 1088;
/// Item `golden_chestplate`.
pub const GOLDEN_CHESTPLATE: u16 = 1089;
/// Item `golden_leggings`.
pub const GOLDEN_LEGGINGS: u16 = 1090;
/// Item `golden_boots`.
pub const GOLDEN_BOOTS: u16 = 1091;
/// Item `netherite_helmet`.
pub const NETHERITE_HELMET: u16 = 1092;
/// Item `netherite_chestplate`.
pub const NETHERITE_CHESTPLATE: u16 = 1093;
/// Item `netherite_leggings`.
pub const NETHERITE_LEGGINGS: u16 = 1094;
/// Item `netherite_boots`.
pub const NETHERITE_BOOTS: u16 = 1095;
/// Item `flint`.
pub const FLINT: u16 = 1096;
/// Item `porkchop`.
pub const PORKCHOP: u16 = 1097;
/// Item `cooked_porkchop`.
pub const COOKED_PORKCHOP: u16 = 1098;
/// Item `painting`.
pub const PAINTING: u16 = 1099;
/// Item `golden_apple`.
pub const GOLDEN_APPLE: u16 = 1100;
/// Item `enchanted_golden_apple`.
pub const ENCHANTED_GOLDEN_APPLE: u16 = 1101;
/// Item `oak_sign`.
pub const OAK_SIGN: u16 = 1102;
/// Item `spruce_sign`.
pub const SPRUCE_SIGN: u16 = 1103;
/// Item `birch_sign`.
pub const BIRCH_SIGN: u16 = 1104;
/// Item `jungle_sign`.
pub const JUNGLE_SIGN: u16 = 1105;
/// Item `acacia_sign`.
pub const ACACIA_SIGN: u16 = 1106;
/// Item `cherry_sign`.
pub const CHERRY_SIGN: u16 = 1107;
/// Item `dark_oak_sign`.
pub const DARK_OAK_SIGN: u16 = 1108;
/// Item `pale_oak_sign`.
pub const PALE_OAK_SIGN: u16 = 1109;
/// Item `mangrove_sign`.
pub const MANGROVE_SIGN: u16 = 1110;
/// Item `poplar_sign`.
pub const POPLAR_SIGN: u16 = 1111;
/// Item `bamboo_sign`.
pub const BAMBOO_SIGN: u16 = 1112;
/// Item `crimson_sign`.
pub const CRIMSON_SIGN: u16 = 1113;
/// Item `warped_sign`.
pub const WARPED_SIGN: u16 = 1114;
/// Item `oak_hanging_sign`.
pub const OAK_HANGING_SIGN: u16 = 1115;
/// Item `spruce_hanging_sign`.
pub const SPRUCE_HANGING_SIGN: u16 = 1116;
/// Item `birch_hanging_sign`.
pub const BIRCH_HANGING_SIGN: u16 = 1117;
/// Item `jungle_hanging_sign`.
pub const JUNGLE_HANGING_SIGN: u16 = 1118;
/// Item `acacia_hanging_sign`.
pub const ACACIA_HANGING_SIGN: u16 = 1119;
/// Item `cherry_hanging_sign`.
pub const CHERRY_HANGING_SIGN: u16 = 1120;
/// Item `dark_oak_hanging_sign`.
pub const DARK_OAK_HANGING_SIGN: u16 = 1121;
/// Item `pale_oak_hanging_sign`.
pub const PALE_OAK_HANGING_SIGN: u16 = 1122;
/// Item `mangrove_hanging_sign`.
pub const MANGROVE_HANGING_SIGN: u16 = 1123;
/// Item `poplar_hanging_sign`.
pub const POPLAR_HANGING_SIGN: u16 = 1124;
/// Item `bamboo_hanging_sign`.
pub const BAMBOO_HANGING_SIGN: u16 = 1125;
/// Item `crimson_hanging_sign`.
pub const CRIMSON_HANGING_SIGN: u16 = 1126;
/// Item `warped_hanging_sign`.
pub const WARPED_HANGING_SIGN: u16 = 1127;
/// Item `bucket`.
pub const BUCKET: u16 = 1128;
/// Item `water_bucket`.
pub const WATER_BUCKET: u16 = 1129;
/// Item `lava_bucket`.
pub const LAVA_BUCKET: u16 = 1130;
/// Item `powder_snow_bucket`.
pub const POWDER_SNOW_BUCKET: u16 = 1131;
/// Item `snowball`.
pub const SNOWBALL: u16 = 1132;
/// Item `leather`.
pub const LEATHER: u16 = 1133;
/// Item `milk_bucket`.
pub const MILK_BUCKET: u16 = 1134;
/// Item `pufferfish_bucket`.
pub const PUFFERFISH_BUCKET: u16 = 1135;
/// Item `salmon_bucket`.
pub const SALMON_BUCKET: u16 = 1136;
/// Item `cod_bucket`.
pub const COD_BUCKET: u16 = 1137;
/// Item `tropical_fish_bucket`.
pub const TROPICAL_FISH_BUCKET: u16 = 1138;
/// Item `axolotl_bucket`.
pub const AXOLOTL_BUCKET: u16 = 1139;
/// Item `sulfur_cube_bucket`.
pub const SULFUR_CUBE_BUCKET: u16 = 1140;
/// Item `tadpole_bucket`.
pub const TADPOLE_BUCKET: u16 = 1141;
/// Item `brick`.
pub const BRICK: u16 = 1142;
/// Item `clay_ball`.
pub const CLAY_BALL: u16 = 1143;
/// Item `dried_kelp_block`.
pub const DRIED_KELP_BLOCK: u16 = 1144;
/// Item `paper`.
pub const PAPER: u16 = 1145;
/// Item `book`.
pub const BOOK: u16 = 1146;
/// Item `slime_ball`.
pub const SLIME_BALL: u16 = 1147;
/// Item `egg`.
pub const EGG: u16 = 1148;
/// Item `blue_egg`.
pub const BLUE_EGG: u16 = 1149;
/// Item `brown_egg`.
pub const BROWN_EGG: u16 = 1150;
/// Item `compass`.
pub const COMPASS: u16 = 1151;
/// Item `recovery_compass`.
pub const RECOVERY_COMPASS: u16 = 1152;
/// Item `bundle`.
pub const BUNDLE: u16 = 1153;
/// Item `white_bundle`.
pub const WHITE_BUNDLE: u16 = 1154;
/// Item `orange_bundle`.
pub const ORANGE_BUNDLE: u16 = 1155;
/// Item `magenta_bundle`.
pub const MAGENTA_BUNDLE: u16 = 1156;
/// Item `light_blue_bundle`.
pub const LIGHT_BLUE_BUNDLE: u16 = 1157;
/// Item `yellow_bundle`.
pub const YELLOW_BUNDLE: u16 = 1158;
/// Item `lime_bundle`.
pub const LIME_BUNDLE: u16 = 1159;
/// Item `pink_bundle`.
pub const PINK_BUNDLE: u16 = 1160;
/// Item `gray_bundle`.
pub const GRAY_BUNDLE: u16 = 1161;
/// Item `light_gray_bundle`.
pub const LIGHT_GRAY_BUNDLE: u16 = 1162;
/// Item `cyan_bundle`.
pub const CYAN_BUNDLE: u16 = 1163;
/// Item `purple_bundle`.
pub const PURPLE_BUNDLE: u16 = 1164;
/// Item `blue_bundle`.
pub const BLUE_BUNDLE: u16 = 1165;
/// Item `brown_bundle`.
pub const BROWN_BUNDLE: u16 = 1166;
/// Item `green_bundle`.
pub const GREEN_BUNDLE: u16 = 1167;
/// Item `red_bundle`.
pub const RED_BUNDLE: u16 = 1168;
/// Item `black_bundle`.
pub const BLACK_BUNDLE: u16 = 1169;
/// Item `white_cushion`.
pub const WHITE_CUSHION: u16 = 1170;
/// Item `orange_cushion`.
pub const ORANGE_CUSHION: u16 = 1171;
/// Item `magenta_cushion`.
pub const MAGENTA_CUSHION: u16 = 1172;
/// Item `light_blue_cushion`.
pub const LIGHT_BLUE_CUSHION: u16 = 1173;
/// Item `yellow_cushion`.
pub const YELLOW_CUSHION: u16 = 1174;
/// Item `lime_cushion`.
pub const LIME_CUSHION: u16 = 1175;
/// Item `pink_cushion`.
pub const PINK_CUSHION: u16 = 1176;
/// Item `gray_cushion`.
pub const GRAY_CUSHION: u16 = 1177;
/// Item `light_gray_cushion`.
pub const LIGHT_GRAY_CUSHION: u16 = 1178;
/// Item `cyan_cushion`.
pub const CYAN_CUSHION: u16 = 1179;
/// Item `purple_cushion`.
pub const PURPLE_CUSHION: u16 = 1180;
/// Item `blue_cushion`.
pub const BLUE_CUSHION: u16 = 1181;
/// Item `brown_cushion`.
pub const BROWN_CUSHION: u16 = 1182;
/// Item `green_cushion`.
pub const GREEN_CUSHION: u16 = 1183;
/// Item `red_cushion`.
pub const RED_CUSHION: u16 = 1184;
/// Item `black_cushion`.
pub const BLACK_CUSHION: u16 = 1185;
/// Item `fishing_rod`.
pub const FISHING_ROD: u16 = 1186;
/// Item `clock`.
pub const CLOCK: u16 = 1187;
/// Item `spyglass`.
pub const SPYGLASS: u16 = 1188;
/// Item `glowstone_dust`.
pub const GLOWSTONE_DUST: u16 = 1189;
/// Item `cod`.
pub const COD: u16 = 1190;
/// Item `salmon`.
pub const SALMON: u16 = 1191;
/// Item `tropical_fish`.
pub const TROPICAL_FISH: u16 = 1192;
/// Item `pufferfish`.
pub const PUFFERFISH: u16 = 1193;
/// Item `cooked_cod`.
pub const COOKED_COD: u16 = 1194;
/// Item `cooked_salmon`.
pub const COOKED_SALMON: u16 = 1195;
/// Item `ink_sac`.
pub const INK_SAC: u16 = 1196;
/// Item `glow_ink_sac`.
pub const GLOW_INK_SAC: u16 = 1197;
/// Item `cocoa_beans`.
pub const COCOA_BEANS: u16 = 1198;
/// Item `white_dye`.
pub const WHITE_DYE: u16 = 1199;
/// Item `orange_dye`.
pub const ORANGE_DYE: u16 = 1200;
/// Item `magenta_dye`.
pub const MAGENTA_DYE: u16 = 1201;
/// Item `light_blue_dye`.
pub const LIGHT_BLUE_DYE: u16 = 1202;
/// Item `yellow_dye`.
pub const YELLOW_DYE: u16 = 1203;
/// Item `lime_dye`.
pub const LIME_DYE: u16 = 1204;
/// Item `pink_dye`.
pub const PINK_DYE: u16 = 1205;
/// Item `gray_dye`.
pub const GRAY_DYE: u16 = 1206;
/// Item `light_gray_dye`.
pub const LIGHT_GRAY_DYE: u16 = 1207;
/// Item `cyan_dye`.
pub const CYAN_DYE: u16 = 1208;
/// Item `purple_dye`.
pub const PURPLE_DYE: u16 = 1209;
/// Item `blue_dye`.
pub const BLUE_DYE: u16 = 1210;
/// Item `brown_dye`.
pub const BROWN_DYE: u16 = 1211;
/// Item `green_dye`.
pub const GREEN_DYE: u16 = 1212;
/// Item `red_dye`.
pub const RED_DYE: u16 = 1213;
/// Item `black_dye`.
pub const BLACK_DYE: u16 = 1214;
/// Item `bone_meal`.
pub const BONE_MEAL: u16 = 1215;
/// Item `bone`.
pub const BONE: u16 = 1216;
/// Item `sugar`.
pub const SUGAR: u16 = 1217;
/// Item `cake`.
pub const CAKE: u16 = 1218;
/// Item `white_bed`.
pub const WHITE_BED: u16 = 1219;
/// Item `orange_bed`.
pub const ORANGE_BED: u16 = 1220;
/// Item `magenta_bed`.
pub const MAGENTA_BED: u16 = 1221;
/// Item `light_blue_bed`.
pub const LIGHT_BLUE_BED: u16 = 1222;
/// Item `yellow_bed`.
pub const YELLOW_BED: u16 = 1223;
/// Item `lime_bed`.
pub const LIME_BED: u16 = 1224;
/// Item `pink_bed`.
pub const PINK_BED: u16 = 1225;
/// Item `gray_bed`.
pub const GRAY_BED: u16 = 1226;
/// Item `light_gray_bed`.
pub const LIGHT_GRAY_BED: u16 = 1227;
/// Item `cyan_bed`.
pub const CYAN_BED: u16 = 1228;
/// Item `purple_bed`.
pub const PURPLE_BED: u16 = 1229;
/// Item `blue_bed`.
pub const BLUE_BED: u16 = 1230;
/// Item `brown_bed`.
pub const BROWN_BED: u16 = 1231;
/// Item `green_bed`.
pub const GREEN_BED: u16 = 1232;
/// Item `red_bed`.
pub const RED_BED: u16 = 1233;
/// Item `black_bed`.
pub const BLACK_BED: u16 = 1234;
/// Item `straw_bed`.
pub const STRAW_BED: u16 = 1235;
/// Item `cookie`.
pub const COOKIE: u16 = 1236;
/// Item `crafter`.
pub const CRAFTER: u16 = 1237;
/// Item `filled_map`.
pub const FILLED_MAP: u16 = 1238;
/// Item `ocean_explorer_map`.
pub const OCEAN_EXPLORER_MAP: u16 = 1239;
/// Item `woodland_explorer_map`.
pub const WOODLAND_EXPLORER_MAP: u16 = 1240;
/// Item `trial_explorer_map`.
pub const TRIAL_EXPLORER_MAP: u16 = 1241;
/// Item `jungle_explorer_map`.
pub const JUNGLE_EXPLORER_MAP: u16 = 1242;
/// Item `swamp_explorer_map`.
pub const SWAMP_EXPLORER_MAP: u16 = 1243;
/// Item `desert_village_map`.
pub const DESERT_VILLAGE_MAP: u16 = 1244;
/// Item `plains_village_map`.
pub const PLAINS_VILLAGE_MAP: u16 = 1245;
/// Item `savanna_village_map`.
pub const SAVANNA_VILLAGE_MAP: u16 = 1246;
/// Item `snowy_village_map`.
pub const SNOWY_VILLAGE_MAP: u16 = 1247;
/// Item `taiga_village_map`.
pub const TAIGA_VILLAGE_MAP: u16 = 1248;
/// Item `buried_treasure_map`.
pub const BURIED_TREASURE_MAP: u16 = 1249;
/// Item `buried_ancient_city_map`.
pub const BURIED_ANCIENT_CITY_MAP: u16 = 1250;
/// Item `buried_mineshaft_map`.
pub const BURIED_MINESHAFT_MAP: u16 = 1251;
/// Item `desert_pyramid_map`.
pub const DESERT_PYRAMID_MAP: u16 = 1252;
/// Item `abandoned_camp_map`.
pub const ABANDONED_CAMP_MAP: u16 = 1253;
/// Item `warm_ocean_ruins_map`.
pub const WARM_OCEAN_RUINS_MAP: u16 = 1254;
/// Item `shears`.
pub const SHEARS: u16 = 1255;
/// Item `melon_slice`.
pub const MELON_SLICE: u16 = 1256;
/// Item `dried_kelp`.
pub const DRIED_KELP: u16 = 1257;
/// Item `pumpkin_seeds`.
pub const PUMPKIN_SEEDS: u16 = 1258;
/// Item `melon_seeds`.
pub const MELON_SEEDS: u16 = 1259;
/// Item `beef`.
pub const BEEF: u16 = 1260;
/// Item `cooked_beef`.
pub const COOKED_BEEF: u16 = 1261;
/// Item `chicken`.
pub const CHICKEN: u16 = 1262;
/// Item `cooked_chicken`.
pub const COOKED_CHICKEN: u16 = 1263;
/// Item `rotten_flesh`.
pub const ROTTEN_FLESH: u16 = 1264;
/// Item `ender_pearl`.
pub const ENDER_PEARL: u16 = 1265;
/// Item `blaze_rod`.
pub const BLAZE_ROD: u16 = 1266;
/// Item `ghast_tear`.
pub const GHAST_TEAR: u16 = 1267;
/// Item `gold_nugget`.
pub const GOLD_NUGGET: u16 = 1268;
/// Item `nether_wart`.
pub const NETHER_WART: u16 = 1269;
/// Item `glass_bottle`.
pub const GLASS_BOTTLE: u16 = 1270;
/// Item `potion`.
pub const POTION: u16 = 1271;
/// Item `spider_eye`.
pub const SPIDER_EYE: u16 = 1272;
/// Item `fermented_spider_eye`.
pub const FERMENTED_SPIDER_EYE: u16 = 1273;
/// Item `blaze_powder`.
pub const BLAZE_POWDER: u16 = 1274;
/// Item `magma_cream`.
pub const MAGMA_CREAM: u16 = 1275;
/// Item `brewing_stand`.
pub const BREWING_STAND: u16 = 1276;
/// Item `cauldron`.
pub const CAULDRON: u16 = 1277;
/// Item `ender_eye`.
pub const ENDER_EYE: u16 = 1278;
/// Item `glistering_melon_slice`.
pub const GLISTERING_MELON_SLICE: u16 = 1279;
/// Item `chicken_spawn_egg`.
pub const CHICKEN_SPAWN_EGG: u16 = 1280;
/// Item `cow_spawn_egg`.
pub const COW_SPAWN_EGG: u16 = 1281;
/// Item `pig_spawn_egg`.
pub const PIG_SPAWN_EGG: u16 = 1282;
/// Item `sheep_spawn_egg`.
pub const SHEEP_SPAWN_EGG: u16 = 1283;
/// Item `camel_spawn_egg`.
pub const CAMEL_SPAWN_EGG: u16 = 1284;
/// Item `donkey_spawn_egg`.
pub const DONKEY_SPAWN_EGG: u16 = 1285;
/// Item `horse_spawn_egg`.
pub const HORSE_SPAWN_EGG: u16 = 1286;
/// Item `mule_spawn_egg`.
pub const MULE_SPAWN_EGG: u16 = 1287;
/// Item `cat_spawn_egg`.
pub const CAT_SPAWN_EGG: u16 = 1288;
/// Item `parrot_spawn_egg`.
pub const PARROT_SPAWN_EGG: u16 = 1289;
/// Item `wolf_spawn_egg`.
pub const WOLF_SPAWN_EGG: u16 = 1290;
/// Item `armadillo_spawn_egg`.
pub const ARMADILLO_SPAWN_EGG: u16 = 1291;
/// Item `bat_spawn_egg`.
pub const BAT_SPAWN_EGG: u16 = 1292;
/// Item `bee_spawn_egg`.
pub const BEE_SPAWN_EGG: u16 = 1293;
/// Item `fox_spawn_egg`.
pub const FOX_SPAWN_EGG: u16 = 1294;
/// Item `goat_spawn_egg`.
pub const GOAT_SPAWN_EGG: u16 = 1295;
/// Item `llama_spawn_egg`.
pub const LLAMA_SPAWN_EGG: u16 = 1296;
/// Item `ocelot_spawn_egg`.
pub const OCELOT_SPAWN_EGG: u16 = 1297;
/// Item `panda_spawn_egg`.
pub const PANDA_SPAWN_EGG: u16 = 1298;
/// Item `polar_bear_spawn_egg`.
pub const POLAR_BEAR_SPAWN_EGG: u16 = 1299;
/// Item `rabbit_spawn_egg`.
pub const RABBIT_SPAWN_EGG: u16 = 1300;
/// Item `axolotl_spawn_egg`.
pub const AXOLOTL_SPAWN_EGG: u16 = 1301;
/// Item `cod_spawn_egg`.
pub const COD_SPAWN_EGG: u16 = 1302;
/// Item `dolphin_spawn_egg`.
pub const DOLPHIN_SPAWN_EGG: u16 = 1303;
/// Item `frog_spawn_egg`.
pub const FROG_SPAWN_EGG: u16 = 1304;
/// Item `glow_squid_spawn_egg`.
pub const GLOW_SQUID_SPAWN_EGG: u16 = 1305;
/// Item `nautilus_spawn_egg`.
pub const NAUTILUS_SPAWN_EGG: u16 = 1306;
/// Item `pufferfish_spawn_egg`.
pub const PUFFERFISH_SPAWN_EGG: u16 = 1307;
/// Item `salmon_spawn_egg`.
pub const SALMON_SPAWN_EGG: u16 = 1308;
/// Item `squid_spawn_egg`.
pub const SQUID_SPAWN_EGG: u16 = 1309;
/// Item `tadpole_spawn_egg`.
pub const TADPOLE_SPAWN_EGG: u16 = 1310;
/// Item `tropical_fish_spawn_egg`.
pub const TROPICAL_FISH_SPAWN_EGG: u16 = 1311;
/// Item `turtle_spawn_egg`.
pub const TURTLE_SPAWN_EGG: u16 = 1312;
/// Item `allay_spawn_egg`.
pub const ALLAY_SPAWN_EGG: u16 = 1313;
/// Item `mooshroom_spawn_egg`.
pub const MOOSHROOM_SPAWN_EGG: u16 = 1314;
/// Item `sniffer_spawn_egg`.
pub const SNIFFER_SPAWN_EGG: u16 = 1315;
/// Item `sulfur_cube_spawn_egg`.
pub const SULFUR_CUBE_SPAWN_EGG: u16 = 1316;
/// Item `copper_golem_spawn_egg`.
pub const COPPER_GOLEM_SPAWN_EGG: u16 = 1317;
/// Item `iron_golem_spawn_egg`.
pub const IRON_GOLEM_SPAWN_EGG: u16 = 1318;
/// Item `snow_golem_spawn_egg`.
pub const SNOW_GOLEM_SPAWN_EGG: u16 = 1319;
/// Item `trader_llama_spawn_egg`.
pub const TRADER_LLAMA_SPAWN_EGG: u16 = 1320;
/// Item `villager_spawn_egg`.
pub const VILLAGER_SPAWN_EGG: u16 = 1321;
/// Item `wandering_trader_spawn_egg`.
pub const WANDERING_TRADER_SPAWN_EGG: u16 = 1322;
/// Item `bogged_spawn_egg`.
pub const BOGGED_SPAWN_EGG: u16 = 1323;
/// Item `camel_husk_spawn_egg`.
pub const CAMEL_HUSK_SPAWN_EGG: u16 = 1324;
/// Item `drowned_spawn_egg`.
pub const DROWNED_SPAWN_EGG: u16 = 1325;
/// Item `husk_spawn_egg`.
pub const HUSK_SPAWN_EGG: u16 = 1326;
/// Item `parched_spawn_egg`.
pub const PARCHED_SPAWN_EGG: u16 = 1327;
/// Item `skeleton_spawn_egg`.
pub const SKELETON_SPAWN_EGG: u16 = 1328;
/// Item `skeleton_horse_spawn_egg`.
pub const SKELETON_HORSE_SPAWN_EGG: u16 = 1329;
/// Item `stray_spawn_egg`.
pub const STRAY_SPAWN_EGG: u16 = 1330;
/// Item `wither_spawn_egg`.
pub const WITHER_SPAWN_EGG: u16 = 1331;
/// Item `wither_skeleton_spawn_egg`.
pub const WITHER_SKELETON_SPAWN_EGG: u16 = 1332;
/// Item `zombie_spawn_egg`.
pub const ZOMBIE_SPAWN_EGG: u16 = 1333;
/// Item `zombie_horse_spawn_egg`.
pub const ZOMBIE_HORSE_SPAWN_EGG: u16 = 1334;
/// Item `zombie_nautilus_spawn_egg`.
pub const ZOMBIE_NAUTILUS_SPAWN_EGG: u16 = 1335;
/// Item `zombie_villager_spawn_egg`.
pub const ZOMBIE_VILLAGER_SPAWN_EGG: u16 = 1336;
/// Item `cave_spider_spawn_egg`.
pub const CAVE_SPIDER_SPAWN_EGG: u16 = 1337;
/// Item `spider_spawn_egg`.
pub const SPIDER_SPAWN_EGG: u16 = 1338;
/// Item `breeze_spawn_egg`.
pub const BREEZE_SPAWN_EGG: u16 = 1339;
/// Item `creaking_spawn_egg`.
pub const CREAKING_SPAWN_EGG: u16 = 1340;
/// Item `creeper_spawn_egg`.
pub const CREEPER_SPAWN_EGG: u16 = 1341;
/// Item `elder_guardian_spawn_egg`.
pub const ELDER_GUARDIAN_SPAWN_EGG: u16 = 1342;
/// Item `guardian_spawn_egg`.
pub const GUARDIAN_SPAWN_EGG: u16 = 1343;
/// Item `phantom_spawn_egg`.
pub const PHANTOM_SPAWN_EGG: u16 = 1344;
/// Item `silverfish_spawn_egg`.
pub const SILVERFISH_SPAWN_EGG: u16 = 1345;
/// Item `slime_spawn_egg`.
pub const SLIME_SPAWN_EGG: u16 = 1346;
/// Item `warden_spawn_egg`.
pub const WARDEN_SPAWN_EGG: u16 = 1347;
/// Item `witch_spawn_egg`.
pub const WITCH_SPAWN_EGG: u16 = 1348;
/// Item `evoker_spawn_egg`.
pub const EVOKER_SPAWN_EGG: u16 = 1349;
/// Item `pillager_spawn_egg`.
pub const PILLAGER_SPAWN_EGG: u16 = 1350;
/// Item `ravager_spawn_egg`.
pub const RAVAGER_SPAWN_EGG: u16 = 1351;
/// Item `vindicator_spawn_egg`.
pub const VINDICATOR_SPAWN_EGG: u16 = 1352;
/// Item `vex_spawn_egg`.
pub const VEX_SPAWN_EGG: u16 = 1353;
/// Item `blaze_spawn_egg`.
pub const BLAZE_SPAWN_EGG: u16 = 1354;
/// Item `ghast_spawn_egg`.
pub const GHAST_SPAWN_EGG: u16 = 1355;
/// Item `happy_ghast_spawn_egg`.
pub const HAPPY_GHAST_SPAWN_EGG: u16 = 1356;
/// Item `hoglin_spawn_egg`.
pub const HOGLIN_SPAWN_EGG: u16 = 1357;
/// Item `magma_cube_spawn_egg`.
pub const MAGMA_CUBE_SPAWN_EGG: u16 = 1358;
/// Item `piglin_spawn_egg`.
pub const PIGLIN_SPAWN_EGG: u16 = 1359;
/// Item `piglin_brute_spawn_egg`.
pub const PIGLIN_BRUTE_SPAWN_EGG: u16 = 1360;
/// Item `strider_spawn_egg`.
pub const STRIDER_SPAWN_EGG: u16 = 1361;
/// Item `zoglin_spawn_egg`.
pub const ZOGLIN_SPAWN_EGG: u16 = 1362;
/// Item `zombified_piglin_spawn_egg`.
pub const ZOMBIFIED_PIGLIN_SPAWN_EGG: u16 = 1363;
/// Item `ender_dragon_spawn_egg`.
pub const ENDER_DRAGON_SPAWN_EGG: u16 = 1364;
/// Item `enderman_spawn_egg`.
pub const ENDERMAN_SPAWN_EGG: u16 = 1365;
/// Item `endermite_spawn_egg`.
pub const ENDERMITE_SPAWN_EGG: u16 = 1366;
/// Item `shulker_spawn_egg`.
pub const SHULKER_SPAWN_EGG: u16 = 1367;
/// Item `experience_bottle`.
pub const EXPERIENCE_BOTTLE: u16 = 1368;
/// Item `fire_charge`.
pub const FIRE_CHARGE: u16 = 1369;
/// Item `wind_charge`.
pub const WIND_CHARGE: u16 = 1370;
/// Item `writable_book`.
pub const WRITABLE_BOOK: u16 = 1371;
/// Item `written_book`.
pub const WRITTEN_BOOK: u16 = 1372;
/// Item `breeze_rod`.
pub const BREEZE_ROD: u16 = 1373;
/// Item `mace`.
pub const MACE: u16 = 1374;
/// Item `item_frame`.
pub const ITEM_FRAME: u16 = 1375;
/// Item `glow_item_frame`.
pub const GLOW_ITEM_FRAME: u16 = 1376;
/// Item `flower_pot`.
pub const FLOWER_POT: u16 = 1377;
/// Item `carrot`.
pub const CARROT: u16 = 1378;
/// Item `potato`.
pub const POTATO: u16 = 1379;
/// Item `baked_potato`.
pub const BAKED_POTATO: u16 = 1380;
/// Item `poisonous_potato`.
pub const POISONOUS_POTATO: u16 = 1381;
/// Item `map`.
pub const MAP: u16 = 1382;
/// Item `golden_carrot`.
pub const GOLDEN_CARROT: u16 = 1383;
/// Item `skeleton_skull`.
pub const SKELETON_SKULL: u16 = 1384;
/// Item `wither_skeleton_skull`.
pub const WITHER_SKELETON_SKULL: u16 = 1385;
/// Item `player_head`.
pub const PLAYER_HEAD: u16 = 1386;
/// Item `zombie_head`.
pub const ZOMBIE_HEAD: u16 = 1387;
/// Item `creeper_head`.
pub const CREEPER_HEAD: u16 = 1388;
/// Item `dragon_head`.
pub const DRAGON_HEAD: u16 = 1389;
/// Item `piglin_head`.
pub const PIGLIN_HEAD: u16 = 1390;
/// Item `nether_star`.
pub const NETHER_STAR: u16 = 1391;
/// Item `pumpkin_pie`.
pub const PUMPKIN_PIE: u16 = 1392;
/// Item `firework_rocket`.
pub const FIREWORK_ROCKET: u16 = 1393;
/// Item `firework_star`.
pub const FIREWORK_STAR: u16 = 1394;
/// Item `enchanted_book`.
pub const ENCHANTED_BOOK: u16 = 1395;
/// Item `nether_brick`.
pub const NETHER_BRICK: u16 = 1396;
/// Item `resin_brick`.
pub const RESIN_BRICK: u16 = 1397;
/// Item `prismarine_shard`.
pub const PRISMARINE_SHARD: u16 = 1398;
/// Item `prismarine_crystals`.
pub const PRISMARINE_CRYSTALS: u16 = 1399;
/// Item `rabbit`.
pub const RABBIT: u16 = 1400;
/// Item `cooked_rabbit`.
pub const COOKED_RABBIT: u16 = 1401;
/// Item `rabbit_stew`.
pub const RABBIT_STEW: u16 = 1402;
/// Item `rabbit_foot`.
pub const RABBIT_FOOT: u16 = 1403;
/// Item `rabbit_hide`.
pub const RABBIT_HIDE: u16 = 1404;
/// Item `armor_stand`.
pub const ARMOR_STAND: u16 = 1405;
/// Item `copper_horse_armor`.
pub const COPPER_HORSE_ARMOR: u16 = 1406;
/// Item `iron_horse_armor`.
pub const IRON_HORSE_ARMOR: u16 = 1407;
/// Item `golden_horse_armor`.
pub const GOLDEN_HORSE_ARMOR: u16 = 1408;
/// Item `diamond_horse_armor`.
pub const DIAMOND_HORSE_ARMOR: u16 = 1409;
/// Item `netherite_horse_armor`.
pub const NETHERITE_HORSE_ARMOR: u16 = 1410;
/// Item `leather_horse_armor`.
pub const LEATHER_HORSE_ARMOR: u16 = 1411;
/// Item `lead`.
pub const LEAD: u16 = 1412;
/// Item `name_tag`.
pub const NAME_TAG: u16 = 1413;
/// Item `command_block_minecart`.
pub const COMMAND_BLOCK_MINECART: u16 = 1414;
/// Item `mutton`.
pub const MUTTON: u16 = 1415;
/// Item `cooked_mutton`.
pub const COOKED_MUTTON: u16 = 1416;
/// Item `white_banner`.
pub const WHITE_BANNER: u16 = 1417;
/// Item `orange_banner`.
pub const ORANGE_BANNER: u16 = 1418;
/// Item `magenta_banner`.
pub const MAGENTA_BANNER: u16 = 1419;
/// Item `light_blue_banner`.
pub const LIGHT_BLUE_BANNER: u16 = 1420;
/// Item `yellow_banner`.
pub const YELLOW_BANNER: u16 = 1421;
/// Item `lime_banner`.
pub const LIME_BANNER: u16 = 1422;
/// Item `pink_banner`.
pub const PINK_BANNER: u16 = 1423;
/// Item `gray_banner`.
pub const GRAY_BANNER: u16 = 1424;
/// Item `light_gray_banner`.
pub const LIGHT_GRAY_BANNER: u16 = 1425;
/// Item `cyan_banner`.
pub const CYAN_BANNER: u16 = 1426;
/// Item `purple_banner`.
pub const PURPLE_BANNER: u16 = 1427;
/// Item `blue_banner`.
pub const BLUE_BANNER: u16 = 1428;
/// Item `brown_banner`.
pub const BROWN_BANNER: u16 = 1429;
/// Item `green_banner`.
pub const GREEN_BANNER: u16 = 1430;
/// Item `red_banner`.
pub const RED_BANNER: u16 = 1431;
/// Item `black_banner`.
pub const BLACK_BANNER: u16 = 1432;
/// Item `end_crystal`.
pub const END_CRYSTAL: u16 = 1433;
/// Item `chorus_fruit`.
pub const CHORUS_FRUIT: u16 = 1434;
/// Item `popped_chorus_fruit`.
pub const POPPED_CHORUS_FRUIT: u16 = 1435;
/// Item `torchflower_seeds`.
pub const TORCHFLOWER_SEEDS: u16 = 1436;
/// Item `pitcher_pod`.
pub const PITCHER_POD: u16 = 1437;
/// Item `beetroot`.
pub const BEETROOT: u16 = 1438;
/// Item `beetroot_seeds`.
pub const BEETROOT_SEEDS: u16 = 1439;
/// Item `beetroot_soup`.
pub const BEETROOT_SOUP: u16 = 1440;
/// Item `dragon_breath`.
pub const DRAGON_BREATH: u16 = 1441;
/// Item `splash_potion`.
pub const SPLASH_POTION: u16 = 1442;
/// Item `spectral_arrow`.
pub const SPECTRAL_ARROW: u16 = 1443;
/// Item `tipped_arrow`.
pub const TIPPED_ARROW: u16 = 1444;
/// Item `lingering_potion`.
pub const LINGERING_POTION: u16 = 1445;
/// Item `shield`.
pub const SHIELD: u16 = 1446;
/// Item `wooden_spear`.
pub const WOODEN_SPEAR: u16 = 1447;
/// Item `stone_spear`.
pub const STONE_SPEAR: u16 = 1448;
/// Item `copper_spear`.
pub const COPPER_SPEAR: u16 = 1449;
/// Item `iron_spear`.
pub const IRON_SPEAR: u16 = 1450;
/// Item `golden_spear`.
pub const GOLDEN_SPEAR: u16 = 1451;
/// Item `diamond_spear`.
pub const DIAMOND_SPEAR: u16 = 1452;
/// Item `netherite_spear`.
pub const NETHERITE_SPEAR: u16 = 1453;
/// Item `totem_of_undying`.
pub const TOTEM_OF_UNDYING: u16 = 1454;
/// Item `shulker_shell`.
pub const SHULKER_SHELL: u16 = 1455;
/// Item `iron_nugget`.
pub const IRON_NUGGET: u16 = 1456;
/// Item `copper_nugget`.
pub const COPPER_NUGGET: u16 = 1457;
/// Item `knowledge_book`.
pub const KNOWLEDGE_BOOK: u16 = 1458;
/// Item `debug_stick`.
pub const DEBUG_STICK: u16 = 1459;
/// Item `music_disc_13`.
pub const MUSIC_DISC_13: u16 = 1460;
/// Item `music_disc_cat`.
pub const MUSIC_DISC_CAT: u16 = 1461;
/// Item `music_disc_blocks`.
pub const MUSIC_DISC_BLOCKS: u16 = 1462;
/// Item `music_disc_bounce`.
pub const MUSIC_DISC_BOUNCE: u16 = 1463;
/// Item `music_disc_chirp`.
pub const MUSIC_DISC_CHIRP: u16 = 1464;
/// Item `music_disc_creator`.
pub const MUSIC_DISC_CREATOR: u16 = 1465;
/// Item `music_disc_creator_music_box`.
pub const MUSIC_DISC_CREATOR_MUSIC_BOX: u16 = 1466;
/// Item `music_disc_far`.
pub const MUSIC_DISC_FAR: u16 = 1467;
/// Item `music_disc_lava_chicken`.
pub const MUSIC_DISC_LAVA_CHICKEN: u16 = 1468;
/// Item `music_disc_mall`.
pub const MUSIC_DISC_MALL: u16 = 1469;
/// Item `music_disc_mellohi`.
pub const MUSIC_DISC_MELLOHI: u16 = 1470;
/// Item `music_disc_stal`.
pub const MUSIC_DISC_STAL: u16 = 1471;
/// Item `music_disc_strad`.
pub const MUSIC_DISC_STRAD: u16 = 1472;
/// Item `music_disc_ward`.
pub const MUSIC_DISC_WARD: u16 = 1473;
/// Item `music_disc_11`.
pub const MUSIC_DISC_11: u16 = 1474;
/// Item `music_disc_wait`.
pub const MUSIC_DISC_WAIT: u16 = 1475;
/// Item `music_disc_otherside`.
pub const MUSIC_DISC_OTHERSIDE: u16 = 1476;
/// Item `music_disc_relic`.
pub const MUSIC_DISC_RELIC: u16 = 1477;
/// Item `music_disc_5`.
pub const MUSIC_DISC_5: u16 = 1478;
/// Item `music_disc_pigstep`.
pub const MUSIC_DISC_PIGSTEP: u16 = 1479;
/// Item `music_disc_precipice`.
pub const MUSIC_DISC_PRECIPICE: u16 = 1480;
/// Item `music_disc_tears`.
pub const MUSIC_DISC_TEARS: u16 = 1481;
/// Item `disc_fragment_5`.
pub const DISC_FRAGMENT_5: u16 = 1482;
/// Item `trident`.
pub const TRIDENT: u16 = 1483;
/// Item `nautilus_shell`.
pub const NAUTILUS_SHELL: u16 = 1484;
/// Item `iron_nautilus_armor`.
pub const IRON_NAUTILUS_ARMOR: u16 = 1485;
/// Item `golden_nautilus_armor`.
pub const GOLDEN_NAUTILUS_ARMOR: u16 = 1486;
/// Item `diamond_nautilus_armor`.
pub const DIAMOND_NAUTILUS_ARMOR: u16 = 1487;
/// Item `netherite_nautilus_armor`.
pub const NETHERITE_NAUTILUS_ARMOR: u16 = 1488;
/// Item `copper_nautilus_armor`.
pub const COPPER_NAUTILUS_ARMOR: u16 = 1489;
/// Item `heart_of_the_sea`.
pub const HEART_OF_THE_SEA: u16 = 1490;
/// Item `crossbow`.
pub const CROSSBOW: u16 = 1491;
/// Item `suspicious_stew`.
pub const SUSPICIOUS_STEW: u16 = 1492;
/// Item `loom`.
pub const LOOM: u16 = 1493;
/// Item `flower_banner_pattern`.
pub const FLOWER_BANNER_PATTERN: u16 = 1494;
/// Item `creeper_banner_pattern`.
pub const CREEPER_BANNER_PATTERN: u16 = 1495;
/// Item `skull_banner_pattern`.
pub const SKULL_BANNER_PATTERN: u16 = 1496;
/// Item `mojang_banner_pattern`.
pub const MOJANG_BANNER_PATTERN: u16 = 1497;
/// Item `globe_banner_pattern`.
pub const GLOBE_BANNER_PATTERN: u16 = 1498;
/// Item `piglin_banner_pattern`.
pub const PIGLIN_BANNER_PATTERN: u16 = 1499;
/// Item `flow_banner_pattern`.
pub const FLOW_BANNER_PATTERN: u16 = 1500;
/// Item `guster_banner_pattern`.
pub const GUSTER_BANNER_PATTERN: u16 = 1501;
/// Item `field_masoned_banner_pattern`.
pub const FIELD_MASONED_BANNER_PATTERN: u16 = 1502;
/// Item `bordure_indented_banner_pattern`.
pub const BORDURE_INDENTED_BANNER_PATTERN: u16 = 1503;
/// Item `goat_horn`.
pub const GOAT_HORN: u16 = 1504;
/// Item `composter`.
pub const COMPOSTER: u16 = 1505;
/// Item `barrel`.
pub const BARREL: u16 = 1506;
/// Item `smoker`.
pub const SMOKER: u16 = 1507;
/// Item `blast_furnace`.
pub const BLAST_FURNACE: u16 = 1508;
/// Item `cartography_table`.
pub const CARTOGRAPHY_TABLE: u16 = 1509;
/// Item `fletching_table`.
pub const FLETCHING_TABLE: u16 = 1510;
/// Item `grindstone`.
pub const GRINDSTONE: u16 = 1511;
/// Item `smithing_table`.
pub const SMITHING_TABLE: u16 = 1512;
/// Item `stonecutter`.
pub const STONECUTTER: u16 = 1513;
/// Item `bell`.
pub const BELL: u16 = 1514;
/// Item `lantern`.
pub const LANTERN: u16 = 1515;
/// Item `soul_lantern`.
pub const SOUL_LANTERN: u16 = 1516;
/// Item `copper_lantern`.
pub const COPPER_LANTERN: u16 = 1517;
/// Item `exposed_copper_lantern`.
pub const EXPOSED_COPPER_LANTERN: u16 = 1518;
/// Item `weathered_copper_lantern`.
pub const WEATHERED_COPPER_LANTERN: u16 = 1519;
/// Item `oxidized_copper_lantern`.
pub const OXIDIZED_COPPER_LANTERN: u16 = 1520;
/// Item `waxed_copper_lantern`.
pub const WAXED_COPPER_LANTERN: u16 = 1521;
/// Item `waxed_exposed_copper_lantern`.
pub const WAXED_EXPOSED_COPPER_LANTERN: u16 = 1522;
/// Item `waxed_weathered_copper_lantern`.
pub const WAXED_WEATHERED_COPPER_LANTERN: u16 = 1523;
/// Item `waxed_oxidized_copper_lantern`.
pub const WAXED_OXIDIZED_COPPER_LANTERN: u16 = 1524;
/// Item `sweet_berries`.
pub const SWEET_BERRIES: u16 = 1525;
/// Item `glow_berries`.
pub const GLOW_BERRIES: u16 = 1526;
/// Item `campfire`.
pub const CAMPFIRE: u16 = 1527;
/// Item `soul_campfire`.
pub const SOUL_CAMPFIRE: u16 = 1528;
/// Item `shroomlight`.
pub const SHROOMLIGHT: u16 = 1529;
/// Item `honeycomb`.
pub const HONEYCOMB: u16 = 1530;
/// Item `bee_nest`.
pub const BEE_NEST: u16 = 1531;
/// Item `beehive`.
pub const BEEHIVE: u16 = 1532;
/// Item `honey_bottle`.
pub const HONEY_BOTTLE: u16 = 1533;
/// Item `honeycomb_block`.
pub const HONEYCOMB_BLOCK: u16 = 1534;
/// Item `lodestone`.
pub const LODESTONE: u16 = 1535;
/// Item `crying_obsidian`.
pub const CRYING_OBSIDIAN: u16 = 1536;
/// Item `blackstone`.
pub const BLACKSTONE: u16 = 1537;
/// Item `blackstone_slab`.
pub const BLACKSTONE_SLAB: u16 = 1538;
/// Item `blackstone_stairs`.
pub const BLACKSTONE_STAIRS: u16 = 1539;
/// Item `gilded_blackstone`.
pub const GILDED_BLACKSTONE: u16 = 1540;
/// Item `polished_blackstone`.
pub const POLISHED_BLACKSTONE: u16 = 1541;
/// Item `polished_blackstone_slab`.
pub const POLISHED_BLACKSTONE_SLAB: u16 = 1542;
/// Item `polished_blackstone_stairs`.
pub const POLISHED_BLACKSTONE_STAIRS: u16 = 1543;
/// Item `chiseled_polished_blackstone`.
pub const CHISELED_POLISHED_BLACKSTONE: u16 = 1544;
/// Item `polished_blackstone_bricks`.
pub const POLISHED_BLACKSTONE_BRICKS: u16 = 1545;
/// Item `polished_blackstone_brick_slab`.
pub const POLISHED_BLACKSTONE_BRICK_SLAB: u16 = 1546;
/// Item `polished_blackstone_brick_stairs`.
pub const POLISHED_BLACKSTONE_BRICK_STAIRS: u16 = 1547;
/// Item `cracked_polished_blackstone_bricks`.
pub const CRACKED_POLISHED_BLACKSTONE_BRICKS: u16 = 1548;
/// Item `respawn_anchor`.
pub const RESPAWN_ANCHOR: u16 = 1549;
/// Item `candle`.
pub const CANDLE: u16 = 1550;
/// Item `white_candle`.
pub const WHITE_CANDLE: u16 = 1551;
/// Item `orange_candle`.
pub const ORANGE_CANDLE: u16 = 1552;
/// Item `magenta_candle`.
pub const MAGENTA_CANDLE: u16 = 1553;
/// Item `light_blue_candle`.
pub const LIGHT_BLUE_CANDLE: u16 = 1554;
/// Item `yellow_candle`.
pub const YELLOW_CANDLE: u16 = 1555;
/// Item `lime_candle`.
pub const LIME_CANDLE: u16 = 1556;
/// Item `pink_candle`.
pub const PINK_CANDLE: u16 = 1557;
/// Item `gray_candle`.
pub const GRAY_CANDLE: u16 = 1558;
/// Item `light_gray_candle`.
pub const LIGHT_GRAY_CANDLE: u16 = 1559;
/// Item `cyan_candle`.
pub const CYAN_CANDLE: u16 = 1560;
/// Item `purple_candle`.
pub const PURPLE_CANDLE: u16 = 1561;
/// Item `blue_candle`.
pub const BLUE_CANDLE: u16 = 1562;
/// Item `brown_candle`.
pub const BROWN_CANDLE: u16 = 1563;
/// Item `green_candle`.
pub const GREEN_CANDLE: u16 = 1564;
/// Item `red_candle`.
pub const RED_CANDLE: u16 = 1565;
/// Item `black_candle`.
pub const BLACK_CANDLE: u16 = 1566;
/// Item `small_amethyst_bud`.
pub const SMALL_AMETHYST_BUD: u16 = 1567;
/// Item `medium_amethyst_bud`.
pub const MEDIUM_AMETHYST_BUD: u16 = 1568;
/// Item `large_amethyst_bud`.
pub const LARGE_AMETHYST_BUD: u16 = 1569;
/// Item `amethyst_cluster`.
pub const AMETHYST_CLUSTER: u16 = 1570;
/// Item `pointed_dripstone`.
pub const POINTED_DRIPSTONE: u16 = 1571;
/// Item `sulfur_spike`.
pub const SULFUR_SPIKE: u16 = 1572;
/// Item `ochre_froglight`.
pub const OCHRE_FROGLIGHT: u16 = 1573;
/// Item `verdant_froglight`.
pub const VERDANT_FROGLIGHT: u16 = 1574;
/// Item `pearlescent_froglight`.
pub const PEARLESCENT_FROGLIGHT: u16 = 1575;
/// Item `frogspawn`.
pub const FROGSPAWN: u16 = 1576;
/// Item `echo_shard`.
pub const ECHO_SHARD: u16 = 1577;
/// Item `brush`.
pub const BRUSH: u16 = 1578;
/// Item `netherite_upgrade_smithing_template`.
pub const NETHERITE_UPGRADE_SMITHING_TEMPLATE: u16 = 1579;
/// Item `sentry_armor_trim_smithing_template`.
pub const SENTRY_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1580;
/// Item `dune_armor_trim_smithing_template`.
pub const DUNE_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1581;
/// Item `coast_armor_trim_smithing_template`.
pub const COAST_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1582;
/// Item `wild_armor_trim_smithing_template`.
pub const WILD_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1583;
/// Item `ward_armor_trim_smithing_template`.
pub const WARD_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1584;
/// Item `eye_armor_trim_smithing_template`.
pub const EYE_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1585;
/// Item `vex_armor_trim_smithing_template`.
pub const VEX_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1586;
/// Item `tide_armor_trim_smithing_template`.
pub const TIDE_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1587;
/// Item `snout_armor_trim_smithing_template`.
pub const SNOUT_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1588;
/// Item `rib_armor_trim_smithing_template`.
pub const RIB_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1589;
/// Item `spire_armor_trim_smithing_template`.
pub const SPIRE_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1590;
/// Item `wayfinder_armor_trim_smithing_template`.
pub const WAYFINDER_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1591;
/// Item `shaper_armor_trim_smithing_template`.
pub const SHAPER_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1592;
/// Item `silence_armor_trim_smithing_template`.
pub const SILENCE_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1593;
/// Item `raiser_armor_trim_smithing_template`.
pub const RAISER_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1594;
/// Item `host_armor_trim_smithing_template`.
pub const HOST_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1595;
/// Item `flow_armor_trim_smithing_template`.
pub const FLOW_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1596;
/// Item `bolt_armor_trim_smithing_template`.
pub const BOLT_ARMOR_TRIM_SMITHING_TEMPLATE: u16 = 1597;
/// Item `angler_pottery_sherd`.
pub const ANGLER_POTTERY_SHERD: u16 = 1598;
/// Item `archer_pottery_sherd`.
pub const ARCHER_POTTERY_SHERD: u16 = 1599;
/// Item `arms_up_pottery_sherd`.
pub const ARMS_UP_POTTERY_SHERD: u16 = 1600;
/// Item `blade_pottery_sherd`.
pub const BLADE_POTTERY_SHERD: u16 = 1601;
/// Item `brewer_pottery_sherd`.
pub const BREWER_POTTERY_SHERD: u16 = 1602;
/// Item `burn_pottery_sherd`.
pub const BURN_POTTERY_SHERD: u16 = 1603;
/// Item `danger_pottery_sherd`.
pub const DANGER_POTTERY_SHERD: u16 = 1604;
/// Item `explorer_pottery_sherd`.
pub const EXPLORER_POTTERY_SHERD: u16 = 1605;
/// Item `flow_pottery_sherd`.
pub const FLOW_POTTERY_SHERD: u16 = 1606;
/// Item `friend_pottery_sherd`.
pub const FRIEND_POTTERY_SHERD: u16 = 1607;
/// Item `guster_pottery_sherd`.
pub const GUSTER_POTTERY_SHERD: u16 = 1608;
/// Item `heart_pottery_sherd`.
pub const HEART_POTTERY_SHERD: u16 = 1609;
/// Item `heartbreak_pottery_sherd`.
pub const HEARTBREAK_POTTERY_SHERD: u16 = 1610;
/// Item `howl_pottery_sherd`.
pub const HOWL_POTTERY_SHERD: u16 = 1611;
/// Item `miner_pottery_sherd`.
pub const MINER_POTTERY_SHERD: u16 = 1612;
/// Item `mourner_pottery_sherd`.
pub const MOURNER_POTTERY_SHERD: u16 = 1613;
/// Item `plenty_pottery_sherd`.
pub const PLENTY_POTTERY_SHERD: u16 = 1614;
/// Item `prize_pottery_sherd`.
pub const PRIZE_POTTERY_SHERD: u16 = 1615;
/// Item `scrape_pottery_sherd`.
pub const SCRAPE_POTTERY_SHERD: u16 = 1616;
/// Item `sheaf_pottery_sherd`.
pub const SHEAF_POTTERY_SHERD: u16 = 1617;
/// Item `shelter_pottery_sherd`.
pub const SHELTER_POTTERY_SHERD: u16 = 1618;
/// Item `skull_pottery_sherd`.
pub const SKULL_POTTERY_SHERD: u16 = 1619;
/// Item `snort_pottery_sherd`.
pub const SNORT_POTTERY_SHERD: u16 = 1620;
/// Item `copper_grate`.
pub const COPPER_GRATE: u16 = 1621;
/// Item `exposed_copper_grate`.
pub const EXPOSED_COPPER_GRATE: u16 = 1622;
/// Item `weathered_copper_grate`.
pub const WEATHERED_COPPER_GRATE: u16 = 1623;
/// Item `oxidized_copper_grate`.
pub const OXIDIZED_COPPER_GRATE: u16 = 1624;
/// Item `waxed_copper_grate`.
pub const WAXED_COPPER_GRATE: u16 = 1625;
/// Item `waxed_exposed_copper_grate`.
pub const WAXED_EXPOSED_COPPER_GRATE: u16 = 1626;
/// Item `waxed_weathered_copper_grate`.
pub const WAXED_WEATHERED_COPPER_GRATE: u16 = 1627;
/// Item `waxed_oxidized_copper_grate`.
pub const WAXED_OXIDIZED_COPPER_GRATE: u16 = 1628;
/// Item `copper_bulb`.
pub const COPPER_BULB: u16 = 1629;
/// Item `exposed_copper_bulb`.
pub const EXPOSED_COPPER_BULB: u16 = 1630;
/// Item `weathered_copper_bulb`.
pub const WEATHERED_COPPER_BULB: u16 = 1631;
/// Item `oxidized_copper_bulb`.
pub const OXIDIZED_COPPER_BULB: u16 = 1632;
/// Item `waxed_copper_bulb`.
pub const WAXED_COPPER_BULB: u16 = 1633;
/// Item `waxed_exposed_copper_bulb`.
pub const WAXED_EXPOSED_COPPER_BULB: u16 = 1634;
/// Item `waxed_weathered_copper_bulb`.
pub const WAXED_WEATHERED_COPPER_BULB: u16 = 1635;
/// Item `waxed_oxidized_copper_bulb`.
pub const WAXED_OXIDIZED_COPPER_BULB: u16 = 1636;
/// Item `copper_chest`.
pub const COPPER_CHEST: u16 = 1637;
/// Item `exposed_copper_chest`.
pub const EXPOSED_COPPER_CHEST: u16 = 1638;
/// Item `weathered_copper_chest`.
pub const WEATHERED_COPPER_CHEST: u16 = 1639;
/// Item `oxidized_copper_chest`.
pub const OXIDIZED_COPPER_CHEST: u16 = 1640;
/// Item `waxed_copper_chest`.
pub const WAXED_COPPER_CHEST: u16 = 1641;
/// Item `waxed_exposed_copper_chest`.
pub const WAXED_EXPOSED_COPPER_CHEST: u16 = 1642;
/// Item `waxed_weathered_copper_chest`.
pub const WAXED_WEATHERED_COPPER_CHEST: u16 = 1643;
/// Item `waxed_oxidized_copper_chest`.
pub const WAXED_OXIDIZED_COPPER_CHEST: u16 = 1644;
/// Item `copper_golem_statue`.
pub const COPPER_GOLEM_STATUE: u16 = 1645;
/// Item `exposed_copper_golem_statue`.
pub const EXPOSED_COPPER_GOLEM_STATUE: u16 = 1646;
/// Item `weathered_copper_golem_statue`.
pub const WEATHERED_COPPER_GOLEM_STATUE: u16 = 1647;
/// Item `oxidized_copper_golem_statue`.
pub const OXIDIZED_COPPER_GOLEM_STATUE: u16 = 1648;
/// Item `waxed_copper_golem_statue`.
pub const WAXED_COPPER_GOLEM_STATUE: u16 = 1649;
/// Item `waxed_exposed_copper_golem_statue`.
pub const WAXED_EXPOSED_COPPER_GOLEM_STATUE: u16 = 1650;
/// Item `waxed_weathered_copper_golem_statue`.
pub const WAXED_WEATHERED_COPPER_GOLEM_STATUE: u16 = 1651;
/// Item `waxed_oxidized_copper_golem_statue`.
pub const WAXED_OXIDIZED_COPPER_GOLEM_STATUE: u16 = 1652;
/// Item `trial_spawner`.
pub const TRIAL_SPAWNER: u16 = 1653;
/// Item `trial_key`.
pub const TRIAL_KEY: u16 = 1654;
/// Item `ominous_trial_key`.
pub const OMINOUS_TRIAL_KEY: u16 = 1655;
/// Item `vault`.
pub const VAULT: u16 = 1656;
/// Item `ominous_bottle`.
pub const OMINOUS_BOTTLE: u16 = 1657;
