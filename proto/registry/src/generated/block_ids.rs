//! Made by `cargo run -p registry-generate`; do not edit.
//! Numbers of blocks in the `block` registry.

/// Block `air`.
pub const AIR: u16 = 0;
/// Block `stone`.
pub const STONE: u16 = 1;
/// Block `granite`.
pub const GRANITE: u16 = 2;
/// Block `polished_granite`.
pub const POLISHED_GRANITE: u16 = 3;
/// Block `diorite`.
pub const DIORITE: u16 = 4;
/// Block `polished_diorite`.
pub const POLISHED_DIORITE: u16 = 5;
/// Block `andesite`.
pub const ANDESITE: u16 = 6;
/// Block `polished_andesite`.
pub const POLISHED_ANDESITE: u16 = 7;
/// Block `grass_block`.
pub const GRASS_BLOCK: u16 = 8;
/// Block `dirt`.
pub const DIRT: u16 = 9;
/// Block `coarse_dirt`.
pub const COARSE_DIRT: u16 = 10;
/// Block `podzol`.
pub const PODZOL: u16 = 11;
/// Block `cobblestone`.
pub const COBBLESTONE: u16 = 12;
/// Block `oak_planks`.
pub const OAK_PLANKS: u16 = 13;
/// Block `spruce_planks`.
pub const SPRUCE_PLANKS: u16 = 14;
/// Block `birch_planks`.
pub const BIRCH_PLANKS: u16 = 15;
/// Block `jungle_planks`.
pub const JUNGLE_PLANKS: u16 = 16;
/// Block `acacia_planks`.
pub const ACACIA_PLANKS: u16 = 17;
/// Block `cherry_planks`.
pub const CHERRY_PLANKS: u16 = 18;
/// Block `dark_oak_planks`.
pub const DARK_OAK_PLANKS: u16 = 19;
/// Block `pale_oak_wood`.
pub const PALE_OAK_WOOD: u16 = 20;
/// Block `pale_oak_planks`.
pub const PALE_OAK_PLANKS: u16 = 21;
/// Block `mangrove_planks`.
pub const MANGROVE_PLANKS: u16 = 22;
/// Block `poplar_planks`.
pub const POPLAR_PLANKS: u16 = 23;
/// Block `bamboo_planks`.
pub const BAMBOO_PLANKS: u16 = 24;
/// Block `bamboo_mosaic`.
pub const BAMBOO_MOSAIC: u16 = 25;
/// Block `oak_sapling`.
pub const OAK_SAPLING: u16 = 26;
/// Block `spruce_sapling`.
pub const SPRUCE_SAPLING: u16 = 27;
/// Block `birch_sapling`.
pub const BIRCH_SAPLING: u16 = 28;
/// Block `jungle_sapling`.
pub const JUNGLE_SAPLING: u16 = 29;
/// Block `acacia_sapling`.
pub const ACACIA_SAPLING: u16 = 30;
/// Block `cherry_sapling`.
pub const CHERRY_SAPLING: u16 = 31;
/// Block `dark_oak_sapling`.
pub const DARK_OAK_SAPLING: u16 = 32;
/// Block `pale_oak_sapling`.
pub const PALE_OAK_SAPLING: u16 = 33;
/// Block `mangrove_propagule`.
pub const MANGROVE_PROPAGULE: u16 = 34;
/// Block `poplar_sapling`.
pub const POPLAR_SAPLING: u16 = 35;
/// Block `bedrock`.
pub const BEDROCK: u16 = 36;
/// Block `water`.
pub const WATER: u16 = 37;
/// Block `lava`.
pub const LAVA: u16 = 38;
/// Block `sand`.
pub const SAND: u16 = 39;
/// Block `suspicious_sand`.
pub const SUSPICIOUS_SAND: u16 = 40;
/// Block `red_sand`.
pub const RED_SAND: u16 = 41;
/// Block `gravel`.
pub const GRAVEL: u16 = 42;
/// Block `suspicious_gravel`.
pub const SUSPICIOUS_GRAVEL: u16 = 43;
/// Block `gold_ore`.
pub const GOLD_ORE: u16 = 44;
/// Block `deepslate_gold_ore`.
pub const DEEPSLATE_GOLD_ORE: u16 = 45;
/// Block `iron_ore`.
pub const IRON_ORE: u16 = 46;
/// Block `deepslate_iron_ore`.
pub const DEEPSLATE_IRON_ORE: u16 = 47;
/// Block `coal_ore`.
pub const COAL_ORE: u16 = 48;
/// Block `deepslate_coal_ore`.
pub const DEEPSLATE_COAL_ORE: u16 = 49;
/// Block `nether_gold_ore`.
pub const NETHER_GOLD_ORE: u16 = 50;
/// Block `oak_log`.
pub const OAK_LOG: u16 = 51;
/// Block `spruce_log`.
pub const SPRUCE_LOG: u16 = 52;
/// Block `birch_log`.
pub const BIRCH_LOG: u16 = 53;
/// Block `jungle_log`.
pub const JUNGLE_LOG: u16 = 54;
/// Block `acacia_log`.
pub const ACACIA_LOG: u16 = 55;
/// Block `cherry_log`.
pub const CHERRY_LOG: u16 = 56;
/// Block `dark_oak_log`.
pub const DARK_OAK_LOG: u16 = 57;
/// Block `pale_oak_log`.
pub const PALE_OAK_LOG: u16 = 58;
/// Block `mangrove_log`.
pub const MANGROVE_LOG: u16 = 59;
/// Block `poplar_log`.
pub const POPLAR_LOG: u16 = 60;
/// Block `mangrove_roots`.
pub const MANGROVE_ROOTS: u16 = 61;
/// Block `muddy_mangrove_roots`.
pub const MUDDY_MANGROVE_ROOTS: u16 = 62;
/// Block `bamboo_block`.
pub const BAMBOO_BLOCK: u16 = 63;
/// Block `stripped_spruce_log`.
pub const STRIPPED_SPRUCE_LOG: u16 = 64;
/// Block `stripped_birch_log`.
pub const STRIPPED_BIRCH_LOG: u16 = 65;
/// Block `stripped_jungle_log`.
pub const STRIPPED_JUNGLE_LOG: u16 = 66;
/// Block `stripped_acacia_log`.
pub const STRIPPED_ACACIA_LOG: u16 = 67;
/// Block `stripped_cherry_log`.
pub const STRIPPED_CHERRY_LOG: u16 = 68;
/// Block `stripped_dark_oak_log`.
pub const STRIPPED_DARK_OAK_LOG: u16 = 69;
/// Block `stripped_pale_oak_log`.
pub const STRIPPED_PALE_OAK_LOG: u16 = 70;
/// Block `stripped_oak_log`.
pub const STRIPPED_OAK_LOG: u16 = 71;
/// Block `stripped_mangrove_log`.
pub const STRIPPED_MANGROVE_LOG: u16 = 72;
/// Block `stripped_poplar_log`.
pub const STRIPPED_POPLAR_LOG: u16 = 73;
/// Block `stripped_bamboo_block`.
pub const STRIPPED_BAMBOO_BLOCK: u16 = 74;
/// Block `oak_wood`.
pub const OAK_WOOD: u16 = 75;
/// Block `spruce_wood`.
pub const SPRUCE_WOOD: u16 = 76;
/// Block `birch_wood`.
pub const BIRCH_WOOD: u16 = 77;
/// Block `jungle_wood`.
pub const JUNGLE_WOOD: u16 = 78;
/// Block `acacia_wood`.
pub const ACACIA_WOOD: u16 = 79;
/// Block `cherry_wood`.
pub const CHERRY_WOOD: u16 = 80;
/// Block `dark_oak_wood`.
pub const DARK_OAK_WOOD: u16 = 81;
/// Block `mangrove_wood`.
pub const MANGROVE_WOOD: u16 = 82;
/// Block `poplar_wood`.
pub const POPLAR_WOOD: u16 = 83;
/// Block `stripped_oak_wood`.
pub const STRIPPED_OAK_WOOD: u16 = 84;
/// Block `stripped_spruce_wood`.
pub const STRIPPED_SPRUCE_WOOD: u16 = 85;
/// Block `stripped_birch_wood`.
pub const STRIPPED_BIRCH_WOOD: u16 = 86;
/// Block `stripped_jungle_wood`.
pub const STRIPPED_JUNGLE_WOOD: u16 = 87;
/// Block `stripped_acacia_wood`.
pub const STRIPPED_ACACIA_WOOD: u16 = 88;
/// Block `stripped_cherry_wood`.
pub const STRIPPED_CHERRY_WOOD: u16 = 89;
/// Block `stripped_dark_oak_wood`.
pub const STRIPPED_DARK_OAK_WOOD: u16 = 90;
/// Block `stripped_pale_oak_wood`.
pub const STRIPPED_PALE_OAK_WOOD: u16 = 91;
/// Block `stripped_mangrove_wood`.
pub const STRIPPED_MANGROVE_WOOD: u16 = 92;
/// Block `stripped_poplar_wood`.
pub const STRIPPED_POPLAR_WOOD: u16 = 93;
/// Block `oak_leaves`.
pub const OAK_LEAVES: u16 = 94;
/// Block `spruce_leaves`.
pub const SPRUCE_LEAVES: u16 = 95;
/// Block `birch_leaves`.
pub const BIRCH_LEAVES: u16 = 96;
/// Block `jungle_leaves`.
pub const JUNGLE_LEAVES: u16 = 97;
/// Block `acacia_leaves`.
pub const ACACIA_LEAVES: u16 = 98;
/// Block `cherry_leaves`.
pub const CHERRY_LEAVES: u16 = 99;
/// Block `dark_oak_leaves`.
pub const DARK_OAK_LEAVES: u16 = 100;
/// Block `pale_oak_leaves`.
pub const PALE_OAK_LEAVES: u16 = 101;
/// Block `mangrove_leaves`.
pub const MANGROVE_LEAVES: u16 = 102;
/// Block `red_poplar_leaves`.
pub const RED_POPLAR_LEAVES: u16 = 103;
/// Block `orange_poplar_leaves`.
pub const ORANGE_POPLAR_LEAVES: u16 = 104;
/// Block `yellow_poplar_leaves`.
pub const YELLOW_POPLAR_LEAVES: u16 = 105;
/// Block `azalea_leaves`.
pub const AZALEA_LEAVES: u16 = 106;
/// Block `flowering_azalea_leaves`.
pub const FLOWERING_AZALEA_LEAVES: u16 = 107;
/// Block `sponge`.
pub const SPONGE: u16 = 108;
/// Block `wet_sponge`.
pub const WET_SPONGE: u16 = 109;
/// Block `glass`.
pub const GLASS: u16 = 110;
/// Block `lapis_ore`.
pub const LAPIS_ORE: u16 = 111;
/// Block `deepslate_lapis_ore`.
pub const DEEPSLATE_LAPIS_ORE: u16 = 112;
/// Block `lapis_block`.
pub const LAPIS_BLOCK: u16 = 113;
/// Block `dispenser`.
pub const DISPENSER: u16 = 114;
/// Block `sandstone`.
pub const SANDSTONE: u16 = 115;
/// Block `chiseled_sandstone`.
pub const CHISELED_SANDSTONE: u16 = 116;
/// Block `cut_sandstone`.
pub const CUT_SANDSTONE: u16 = 117;
/// Block `note_block`.
pub const NOTE_BLOCK: u16 = 118;
/// Block `white_bed`.
pub const WHITE_BED: u16 = 119;
/// Block `orange_bed`.
pub const ORANGE_BED: u16 = 120;
/// Block `magenta_bed`.
pub const MAGENTA_BED: u16 = 121;
/// Block `light_blue_bed`.
pub const LIGHT_BLUE_BED: u16 = 122;
/// Block `yellow_bed`.
pub const YELLOW_BED: u16 = 123;
/// Block `lime_bed`.
pub const LIME_BED: u16 = 124;
/// Block `pink_bed`.
pub const PINK_BED: u16 = 125;
/// Block `gray_bed`.
pub const GRAY_BED: u16 = 126;
/// Block `light_gray_bed`.
pub const LIGHT_GRAY_BED: u16 = 127;
/// Block `cyan_bed`.
pub const CYAN_BED: u16 = 128;
/// Block `purple_bed`.
pub const PURPLE_BED: u16 = 129;
/// Block `blue_bed`.
pub const BLUE_BED: u16 = 130;
/// Block `brown_bed`.
pub const BROWN_BED: u16 = 131;
/// Block `green_bed`.
pub const GREEN_BED: u16 = 132;
/// Block `red_bed`.
pub const RED_BED: u16 = 133;
/// Block `black_bed`.
pub const BLACK_BED: u16 = 134;
/// Block `straw_bed`.
pub const STRAW_BED: u16 = 135;
/// Block `powered_rail`.
pub const POWERED_RAIL: u16 = 136;
/// Block `detector_rail`.
pub const DETECTOR_RAIL: u16 = 137;
/// Block `sticky_piston`.
pub const STICKY_PISTON: u16 = 138;
/// Block `cobweb`.
pub const COBWEB: u16 = 139;
/// Block `short_grass`.
pub const SHORT_GRASS: u16 = 140;
/// Block `fern`.
pub const FERN: u16 = 141;
/// Block `dead_bush`.
pub const DEAD_BUSH: u16 = 142;
/// Block `bush`.
pub const BUSH: u16 = 143;
/// Block `red_shrub`.
pub const RED_SHRUB: u16 = 144;
/// Block `short_dry_grass`.
pub const SHORT_DRY_GRASS: u16 = 145;
/// Block `tall_dry_grass`.
pub const TALL_DRY_GRASS: u16 = 146;
/// Block `seagrass`.
pub const SEAGRASS: u16 = 147;
/// Block `tall_seagrass`.
pub const TALL_SEAGRASS: u16 = 148;
/// Block `piston`.
pub const PISTON: u16 = 149;
/// Block `piston_head`.
pub const PISTON_HEAD: u16 = 150;
/// Block `white_wool`.
pub const WHITE_WOOL: u16 = 151;
/// Block `orange_wool`.
pub const ORANGE_WOOL: u16 = 152;
/// Block `magenta_wool`.
pub const MAGENTA_WOOL: u16 = 153;
/// Block `light_blue_wool`.
pub const LIGHT_BLUE_WOOL: u16 = 154;
/// Block `yellow_wool`.
pub const YELLOW_WOOL: u16 = 155;
/// Block `lime_wool`.
pub const LIME_WOOL: u16 = 156;
/// Block `pink_wool`.
pub const PINK_WOOL: u16 = 157;
/// Block `gray_wool`.
pub const GRAY_WOOL: u16 = 158;
/// Block `light_gray_wool`.
pub const LIGHT_GRAY_WOOL: u16 = 159;
/// Block `cyan_wool`.
pub const CYAN_WOOL: u16 = 160;
/// Block `purple_wool`.
pub const PURPLE_WOOL: u16 = 161;
/// Block `blue_wool`.
pub const BLUE_WOOL: u16 = 162;
/// Block `brown_wool`.
pub const BROWN_WOOL: u16 = 163;
/// Block `green_wool`.
pub const GREEN_WOOL: u16 = 164;
/// Block `red_wool`.
pub const RED_WOOL: u16 = 165;
/// Block `black_wool`.
pub const BLACK_WOOL: u16 = 166;
/// Block `white_wool_stairs`.
pub const WHITE_WOOL_STAIRS: u16 = 167;
/// Block `orange_wool_stairs`.
pub const ORANGE_WOOL_STAIRS: u16 = 168;
/// Block `magenta_wool_stairs`.
pub const MAGENTA_WOOL_STAIRS: u16 = 169;
/// Block `light_blue_wool_stairs`.
pub const LIGHT_BLUE_WOOL_STAIRS: u16 = 170;
/// Block `yellow_wool_stairs`.
pub const YELLOW_WOOL_STAIRS: u16 = 171;
/// Block `lime_wool_stairs`.
pub const LIME_WOOL_STAIRS: u16 = 172;
/// Block `pink_wool_stairs`.
pub const PINK_WOOL_STAIRS: u16 = 173;
/// Block `gray_wool_stairs`.
pub const GRAY_WOOL_STAIRS: u16 = 174;
/// Block `light_gray_wool_stairs`.
pub const LIGHT_GRAY_WOOL_STAIRS: u16 = 175;
/// Block `cyan_wool_stairs`.
pub const CYAN_WOOL_STAIRS: u16 = 176;
/// Block `purple_wool_stairs`.
pub const PURPLE_WOOL_STAIRS: u16 = 177;
/// Block `blue_wool_stairs`.
pub const BLUE_WOOL_STAIRS: u16 = 178;
/// Block `brown_wool_stairs`.
pub const BROWN_WOOL_STAIRS: u16 = 179;
/// Block `green_wool_stairs`.
pub const GREEN_WOOL_STAIRS: u16 = 180;
/// Block `red_wool_stairs`.
pub const RED_WOOL_STAIRS: u16 = 181;
/// Block `black_wool_stairs`.
pub const BLACK_WOOL_STAIRS: u16 = 182;
/// Block `white_wool_slab`.
pub const WHITE_WOOL_SLAB: u16 = 183;
/// Block `orange_wool_slab`.
pub const ORANGE_WOOL_SLAB: u16 = 184;
/// Block `magenta_wool_slab`.
pub const MAGENTA_WOOL_SLAB: u16 = 185;
/// Block `light_blue_wool_slab`.
pub const LIGHT_BLUE_WOOL_SLAB: u16 = 186;
/// Block `yellow_wool_slab`.
pub const YELLOW_WOOL_SLAB: u16 = 187;
/// Block `lime_wool_slab`.
pub const LIME_WOOL_SLAB: u16 = 188;
/// Block `pink_wool_slab`.
pub const PINK_WOOL_SLAB: u16 = 189;
/// Block `gray_wool_slab`.
pub const GRAY_WOOL_SLAB: u16 = 190;
/// Block `light_gray_wool_slab`.
pub const LIGHT_GRAY_WOOL_SLAB: u16 = 191;
/// Block `cyan_wool_slab`.
pub const CYAN_WOOL_SLAB: u16 = 192;
/// Block `purple_wool_slab`.
pub const PURPLE_WOOL_SLAB: u16 = 193;
/// Block `blue_wool_slab`.
pub const BLUE_WOOL_SLAB: u16 = 194;
/// Block `brown_wool_slab`.
pub const BROWN_WOOL_SLAB: u16 = 195;
/// Block `green_wool_slab`.
pub const GREEN_WOOL_SLAB: u16 = 196;
/// Block `red_wool_slab`.
pub const RED_WOOL_SLAB: u16 = 197;
/// Block `black_wool_slab`.
pub const BLACK_WOOL_SLAB: u16 = 198;
/// Block `moving_piston`.
pub const MOVING_PISTON: u16 = 199;
/// Block `dandelion`.
pub const DANDELION: u16 = 200;
/// Block `golden_dandelion`.
pub const GOLDEN_DANDELION: u16 = 201;
/// Block `torchflower`.
pub const TORCHFLOWER: u16 = 202;
/// Block `poppy`.
pub const POPPY: u16 = 203;
/// Block `blue_orchid`.
pub const BLUE_ORCHID: u16 = 204;
/// Block `allium`.
pub const ALLIUM: u16 = 205;
/// Block `azure_bluet`.
pub const AZURE_BLUET: u16 = 206;
/// Block `red_tulip`.
pub const RED_TULIP: u16 = 207;
/// Block `orange_tulip`.
pub const ORANGE_TULIP: u16 = 208;
/// Block `white_tulip`.
pub const WHITE_TULIP: u16 = 209;
/// Block `pink_tulip`.
pub const PINK_TULIP: u16 = 210;
/// Block `oxeye_daisy`.
pub const OXEYE_DAISY: u16 = 211;
/// Block `cornflower`.
pub const CORNFLOWER: u16 = 212;
/// Block `wither_rose`.
pub const WITHER_ROSE: u16 = 213;
/// Block `lily_of_the_valley`.
pub const LILY_OF_THE_VALLEY: u16 = 214;
/// Block `brown_mushroom`.
pub const BROWN_MUSHROOM: u16 = 215;
/// Block `red_mushroom`.
pub const RED_MUSHROOM: u16 = 216;
/// Block `gold_block`.
pub const GOLD_BLOCK: u16 = 217;
/// Block `iron_block`.
pub const IRON_BLOCK: u16 = 218;
/// Block `bricks`.
pub const BRICKS: u16 = 219;
/// Block `tnt`.
pub const TNT: u16 = 220;
/// Block `bookshelf`.
pub const BOOKSHELF: u16 = 221;
/// Block `chiseled_bookshelf`.
pub const CHISELED_BOOKSHELF: u16 = 222;
/// Block `acacia_shelf`.
pub const ACACIA_SHELF: u16 = 223;
/// Block `bamboo_shelf`.
pub const BAMBOO_SHELF: u16 = 224;
/// Block `birch_shelf`.
pub const BIRCH_SHELF: u16 = 225;
/// Block `cherry_shelf`.
pub const CHERRY_SHELF: u16 = 226;
/// Block `crimson_shelf`.
pub const CRIMSON_SHELF: u16 = 227;
/// Block `dark_oak_shelf`.
pub const DARK_OAK_SHELF: u16 = 228;
/// Block `jungle_shelf`.
pub const JUNGLE_SHELF: u16 = 229;
/// Block `mangrove_shelf`.
pub const MANGROVE_SHELF: u16 = 230;
/// Block `oak_shelf`.
pub const OAK_SHELF: u16 = 231;
/// Block `pale_oak_shelf`.
pub const PALE_OAK_SHELF: u16 = 232;
/// Block `poplar_shelf`.
pub const POPLAR_SHELF: u16 = 233;
/// Block `spruce_shelf`.
pub const SPRUCE_SHELF: u16 = 234;
/// Block `warped_shelf`.
pub const WARPED_SHELF: u16 = 235;
/// Block `mossy_cobblestone`.
pub const MOSSY_COBBLESTONE: u16 = 236;
/// Block `obsidian`.
pub const OBSIDIAN: u16 = 237;
/// Block `torch`.
pub const TORCH: u16 = 238;
/// Block `wall_torch`.
pub const WALL_TORCH: u16 = 239;
/// Block `fire`.
pub const FIRE: u16 = 240;
/// Block `soul_fire`.
pub const SOUL_FIRE: u16 = 241;
/// Block `spawner`.
pub const SPAWNER: u16 = 242;
/// Block `creaking_heart`.
pub const CREAKING_HEART: u16 = 243;
/// Block `oak_stairs`.
pub const OAK_STAIRS: u16 = 244;
/// Block `chest`.
pub const CHEST: u16 = 245;
/// Block `redstone_wire`.
pub const REDSTONE_WIRE: u16 = 246;
/// Block `diamond_ore`.
pub const DIAMOND_ORE: u16 = 247;
/// Block `deepslate_diamond_ore`.
pub const DEEPSLATE_DIAMOND_ORE: u16 = 248;
/// Block `diamond_block`.
pub const DIAMOND_BLOCK: u16 = 249;
/// Block `crafting_table`.
pub const CRAFTING_TABLE: u16 = 250;
/// Block `wheat`.
pub const WHEAT: u16 = 251;
/// Block `farmland`.
pub const FARMLAND: u16 = 252;
/// Block `furnace`.
pub const FURNACE: u16 = 253;
/// Block `oak_sign`.
pub const OAK_SIGN: u16 = 254;
/// Block `spruce_sign`.
pub const SPRUCE_SIGN: u16 = 255;
/// Block `birch_sign`.
pub const BIRCH_SIGN: u16 = 256;
/// Block `acacia_sign`.
pub const ACACIA_SIGN: u16 = 257;
/// Block `cherry_sign`.
pub const CHERRY_SIGN: u16 = 258;
/// Block `jungle_sign`.
pub const JUNGLE_SIGN: u16 = 259;
/// Block `dark_oak_sign`.
pub const DARK_OAK_SIGN: u16 = 260;
/// Block `pale_oak_sign`.
pub const PALE_OAK_SIGN: u16 = 261;
/// Block `mangrove_sign`.
pub const MANGROVE_SIGN: u16 = 262;
/// Block `poplar_sign`.
pub const POPLAR_SIGN: u16 = 263;
/// Block `bamboo_sign`.
pub const BAMBOO_SIGN: u16 = 264;
/// Block `oak_door`.
pub const OAK_DOOR: u16 = 265;
/// Block `ladder`.
pub const LADDER: u16 = 266;
/// Block `rail`.
pub const RAIL: u16 = 267;
/// Block `cobblestone_stairs`.
pub const COBBLESTONE_STAIRS: u16 = 268;
/// Block `oak_wall_sign`.
pub const OAK_WALL_SIGN: u16 = 269;
/// Block `spruce_wall_sign`.
pub const SPRUCE_WALL_SIGN: u16 = 270;
/// Block `birch_wall_sign`.
pub const BIRCH_WALL_SIGN: u16 = 271;
/// Block `acacia_wall_sign`.
pub const ACACIA_WALL_SIGN: u16 = 272;
/// Block `cherry_wall_sign`.
pub const CHERRY_WALL_SIGN: u16 = 273;
/// Block `jungle_wall_sign`.
pub const JUNGLE_WALL_SIGN: u16 = 274;
/// Block `dark_oak_wall_sign`.
pub const DARK_OAK_WALL_SIGN: u16 = 275;
/// Block `pale_oak_wall_sign`.
pub const PALE_OAK_WALL_SIGN: u16 = 276;
/// Block `mangrove_wall_sign`.
pub const MANGROVE_WALL_SIGN: u16 = 277;
/// Block `poplar_wall_sign`.
pub const POPLAR_WALL_SIGN: u16 = 278;
/// Block `bamboo_wall_sign`.
pub const BAMBOO_WALL_SIGN: u16 = 279;
/// Block `oak_hanging_sign`.
pub const OAK_HANGING_SIGN: u16 = 280;
/// Block `spruce_hanging_sign`.
pub const SPRUCE_HANGING_SIGN: u16 = 281;
/// Block `birch_hanging_sign`.
pub const BIRCH_HANGING_SIGN: u16 = 282;
/// Block `acacia_hanging_sign`.
pub const ACACIA_HANGING_SIGN: u16 = 283;
/// Block `cherry_hanging_sign`.
pub const CHERRY_HANGING_SIGN: u16 = 284;
/// Block `jungle_hanging_sign`.
pub const JUNGLE_HANGING_SIGN: u16 = 285;
/// Block `dark_oak_hanging_sign`.
pub const DARK_OAK_HANGING_SIGN: u16 = 286;
/// Block `pale_oak_hanging_sign`.
pub const PALE_OAK_HANGING_SIGN: u16 = 287;
/// Block `crimson_hanging_sign`.
pub const CRIMSON_HANGING_SIGN: u16 = 288;
/// Block `warped_hanging_sign`.
pub const WARPED_HANGING_SIGN: u16 = 289;
/// Block `mangrove_hanging_sign`.
pub const MANGROVE_HANGING_SIGN: u16 = 290;
/// Block `poplar_hanging_sign`.
pub const POPLAR_HANGING_SIGN: u16 = 291;
/// Block `bamboo_hanging_sign`.
pub const BAMBOO_HANGING_SIGN: u16 = 292;
/// Block `oak_wall_hanging_sign`.
pub const OAK_WALL_HANGING_SIGN: u16 = 293;
/// Block `spruce_wall_hanging_sign`.
pub const SPRUCE_WALL_HANGING_SIGN: u16 = 294;
/// Block `birch_wall_hanging_sign`.
pub const BIRCH_WALL_HANGING_SIGN: u16 = 295;
/// Block `acacia_wall_hanging_sign`.
pub const ACACIA_WALL_HANGING_SIGN: u16 = 296;
/// Block `cherry_wall_hanging_sign`.
pub const CHERRY_WALL_HANGING_SIGN: u16 = 297;
/// Block `jungle_wall_hanging_sign`.
pub const JUNGLE_WALL_HANGING_SIGN: u16 = 298;
/// Block `dark_oak_wall_hanging_sign`.
pub const DARK_OAK_WALL_HANGING_SIGN: u16 = 299;
/// Block `pale_oak_wall_hanging_sign`.
pub const PALE_OAK_WALL_HANGING_SIGN: u16 = 300;
/// Block `mangrove_wall_hanging_sign`.
pub const MANGROVE_WALL_HANGING_SIGN: u16 = 301;
/// Block `poplar_wall_hanging_sign`.
pub const POPLAR_WALL_HANGING_SIGN: u16 = 302;
/// Block `crimson_wall_hanging_sign`.
pub const CRIMSON_WALL_HANGING_SIGN: u16 = 303;
/// Block `warped_wall_hanging_sign`.
pub const WARPED_WALL_HANGING_SIGN: u16 = 304;
/// Block `bamboo_wall_hanging_sign`.
pub const BAMBOO_WALL_HANGING_SIGN: u16 = 305;
/// Block `lever`.
pub const LEVER: u16 = 306;
/// Block `stone_pressure_plate`.
pub const STONE_PRESSURE_PLATE: u16 = 307;
/// Block `iron_door`.
pub const IRON_DOOR: u16 = 308;
/// Block `oak_pressure_plate`.
pub const OAK_PRESSURE_PLATE: u16 = 309;
/// Block `spruce_pressure_plate`.
pub const SPRUCE_PRESSURE_PLATE: u16 = 310;
/// Block `birch_pressure_plate`.
pub const BIRCH_PRESSURE_PLATE: u16 = 311;
/// Block `jungle_pressure_plate`.
pub const JUNGLE_PRESSURE_PLATE: u16 = 312;
/// Block `acacia_pressure_plate`.
pub const ACACIA_PRESSURE_PLATE: u16 = 313;
/// Block `cherry_pressure_plate`.
pub const CHERRY_PRESSURE_PLATE: u16 = 314;
/// Block `dark_oak_pressure_plate`.
pub const DARK_OAK_PRESSURE_PLATE: u16 = 315;
/// Block `pale_oak_pressure_plate`.
pub const PALE_OAK_PRESSURE_PLATE: u16 = 316;
/// Block `mangrove_pressure_plate`.
pub const MANGROVE_PRESSURE_PLATE: u16 = 317;
/// Block `poplar_pressure_plate`.
pub const POPLAR_PRESSURE_PLATE: u16 = 318;
/// Block `bamboo_pressure_plate`.
pub const BAMBOO_PRESSURE_PLATE: u16 = 319;
/// Block `redstone_ore`.
pub const REDSTONE_ORE: u16 = 320;
/// Block `deepslate_redstone_ore`.
pub const DEEPSLATE_REDSTONE_ORE: u16 = 321;
/// Block `redstone_torch`.
pub const REDSTONE_TORCH: u16 = 322;
/// Block `redstone_wall_torch`.
pub const REDSTONE_WALL_TORCH: u16 = 323;
/// Block `stone_button`.
pub const STONE_BUTTON: u16 = 324;
/// Block `snow`.
pub const SNOW: u16 = 325;
/// Block `ice`.
pub const ICE: u16 = 326;
/// Block `snow_block`.
pub const SNOW_BLOCK: u16 = 327;
/// Block `cactus`.
pub const CACTUS: u16 = 328;
/// Block `cactus_flower`.
pub const CACTUS_FLOWER: u16 = 329;
/// Block `clay`.
pub const CLAY: u16 = 330;
/// Block `sugar_cane`.
pub const SUGAR_CANE: u16 = 331;
/// Block `jukebox`.
pub const JUKEBOX: u16 = 332;
/// Block `oak_fence`.
pub const OAK_FENCE: u16 = 333;
/// Block `netherrack`.
pub const NETHERRACK: u16 = 334;
/// Block `soul_sand`.
pub const SOUL_SAND: u16 = 335;
/// Block `soul_soil`.
pub const SOUL_SOIL: u16 = 336;
/// Block `basalt`.
pub const BASALT: u16 = 337;
/// Block `polished_basalt`.
pub const POLISHED_BASALT: u16 = 338;
/// Block `soul_torch`.
pub const SOUL_TORCH: u16 = 339;
/// Block `soul_wall_torch`.
pub const SOUL_WALL_TORCH: u16 = 340;
/// Block `copper_torch`.
pub const COPPER_TORCH: u16 = 341;
/// Block `copper_wall_torch`.
pub const COPPER_WALL_TORCH: u16 = 342;
/// Block `glowstone`.
pub const GLOWSTONE: u16 = 343;
/// Block `nether_portal`.
pub const NETHER_PORTAL: u16 = 344;
/// Block `carved_pumpkin`.
pub const CARVED_PUMPKIN: u16 = 345;
/// Block `jack_o_lantern`.
pub const JACK_O_LANTERN: u16 = 346;
/// Block `cake`.
pub const CAKE: u16 = 347;
/// Block `repeater`.
pub const REPEATER: u16 = 348;
/// Block `white_stained_glass`.
pub const WHITE_STAINED_GLASS: u16 = 349;
/// Block `orange_stained_glass`.
pub const ORANGE_STAINED_GLASS: u16 = 350;
/// Block `magenta_stained_glass`.
pub const MAGENTA_STAINED_GLASS: u16 = 351;
/// Block `light_blue_stained_glass`.
pub const LIGHT_BLUE_STAINED_GLASS: u16 = 352;
/// Block `yellow_stained_glass`.
pub const YELLOW_STAINED_GLASS: u16 = 353;
/// Block `lime_stained_glass`.
pub const LIME_STAINED_GLASS: u16 = 354;
/// Block `pink_stained_glass`.
pub const PINK_STAINED_GLASS: u16 = 355;
/// Block `gray_stained_glass`.
pub const GRAY_STAINED_GLASS: u16 = 356;
/// Block `light_gray_stained_glass`.
pub const LIGHT_GRAY_STAINED_GLASS: u16 = 357;
/// Block `cyan_stained_glass`.
pub const CYAN_STAINED_GLASS: u16 = 358;
/// Block `purple_stained_glass`.
pub const PURPLE_STAINED_GLASS: u16 = 359;
/// Block `blue_stained_glass`.
pub const BLUE_STAINED_GLASS: u16 = 360;
/// Block `brown_stained_glass`.
pub const BROWN_STAINED_GLASS: u16 = 361;
/// Block `green_stained_glass`.
pub const GREEN_STAINED_GLASS: u16 = 362;
/// Block `red_stained_glass`.
pub const RED_STAINED_GLASS: u16 = 363;
/// Block `black_stained_glass`.
pub const BLACK_STAINED_GLASS: u16 = 364;
/// Block `oak_trapdoor`.
pub const OAK_TRAPDOOR: u16 = 365;
/// Block `spruce_trapdoor`.
pub const SPRUCE_TRAPDOOR: u16 = 366;
/// Block `birch_trapdoor`.
pub const BIRCH_TRAPDOOR: u16 = 367;
/// Block `jungle_trapdoor`.
pub const JUNGLE_TRAPDOOR: u16 = 368;
/// Block `acacia_trapdoor`.
pub const ACACIA_TRAPDOOR: u16 = 369;
/// Block `cherry_trapdoor`.
pub const CHERRY_TRAPDOOR: u16 = 370;
/// Block `dark_oak_trapdoor`.
pub const DARK_OAK_TRAPDOOR: u16 = 371;
/// Block `pale_oak_trapdoor`.
pub const PALE_OAK_TRAPDOOR: u16 = 372;
/// Block `mangrove_trapdoor`.
pub const MANGROVE_TRAPDOOR: u16 = 373;
/// Block `poplar_trapdoor`.
pub const POPLAR_TRAPDOOR: u16 = 374;
/// Block `bamboo_trapdoor`.
pub const BAMBOO_TRAPDOOR: u16 = 375;
/// Block `stone_bricks`.
pub const STONE_BRICKS: u16 = 376;
/// Block `mossy_stone_bricks`.
pub const MOSSY_STONE_BRICKS: u16 = 377;
/// Block `cracked_stone_bricks`.
pub const CRACKED_STONE_BRICKS: u16 = 378;
/// Block `chiseled_stone_bricks`.
pub const CHISELED_STONE_BRICKS: u16 = 379;
/// Block `packed_mud`.
pub const PACKED_MUD: u16 = 380;
/// Block `mud_bricks`.
pub const MUD_BRICKS: u16 = 381;
/// Block `infested_stone`.
pub const INFESTED_STONE: u16 = 382;
/// Block `infested_cobblestone`.
pub const INFESTED_COBBLESTONE: u16 = 383;
/// Block `infested_stone_bricks`.
pub const INFESTED_STONE_BRICKS: u16 = 384;
/// Block `infested_mossy_stone_bricks`.
pub const INFESTED_MOSSY_STONE_BRICKS: u16 = 385;
/// Block `infested_cracked_stone_bricks`.
pub const INFESTED_CRACKED_STONE_BRICKS: u16 = 386;
/// Block `infested_chiseled_stone_bricks`.
pub const INFESTED_CHISELED_STONE_BRICKS: u16 = 387;
/// Block `brown_mushroom_block`.
pub const BROWN_MUSHROOM_BLOCK: u16 = 388;
/// Block `red_mushroom_block`.
pub const RED_MUSHROOM_BLOCK: u16 = 389;
/// Block `mushroom_stem`.
pub const MUSHROOM_STEM: u16 = 390;
/// Block `iron_bars`.
pub const IRON_BARS: u16 = 391;
/// Block `copper_bars`.
pub const COPPER_BARS: u16 = 392;
/// Block `exposed_copper_bars`.
pub const EXPOSED_COPPER_BARS: u16 = 393;
/// Block `weathered_copper_bars`.
pub const WEATHERED_COPPER_BARS: u16 = 394;
/// Block `oxidized_copper_bars`.
pub const OXIDIZED_COPPER_BARS: u16 = 395;
/// Block `waxed_copper_bars`.
pub const WAXED_COPPER_BARS: u16 = 396;
/// Block `waxed_exposed_copper_bars`.
pub const WAXED_EXPOSED_COPPER_BARS: u16 = 397;
/// Block `waxed_weathered_copper_bars`.
pub const WAXED_WEATHERED_COPPER_BARS: u16 = 398;
/// Block `waxed_oxidized_copper_bars`.
pub const WAXED_OXIDIZED_COPPER_BARS: u16 = 399;
/// Block `iron_chain`.
pub const IRON_CHAIN: u16 = 400;
/// Block `copper_chain`.
pub const COPPER_CHAIN: u16 = 401;
/// Block `exposed_copper_chain`.
pub const EXPOSED_COPPER_CHAIN: u16 = 402;
/// Block `weathered_copper_chain`.
pub const WEATHERED_COPPER_CHAIN: u16 = 403;
/// Block `oxidized_copper_chain`.
pub const OXIDIZED_COPPER_CHAIN: u16 = 404;
/// Block `waxed_copper_chain`.
pub const WAXED_COPPER_CHAIN: u16 = 405;
/// Block `waxed_exposed_copper_chain`.
pub const WAXED_EXPOSED_COPPER_CHAIN: u16 = 406;
/// Block `waxed_weathered_copper_chain`.
pub const WAXED_WEATHERED_COPPER_CHAIN: u16 = 407;
/// Block `waxed_oxidized_copper_chain`.
pub const WAXED_OXIDIZED_COPPER_CHAIN: u16 = 408;
/// Block `glass_pane`.
pub const GLASS_PANE: u16 = 409;
/// Block `pumpkin`.
pub const PUMPKIN: u16 = 410;
/// Block `melon`.
pub const MELON: u16 = 411;
/// Block `attached_pumpkin_stem`.
pub const ATTACHED_PUMPKIN_STEM: u16 = 412;
/// Block `attached_melon_stem`.
pub const ATTACHED_MELON_STEM: u16 = 413;
/// Block `pumpkin_stem`.
pub const PUMPKIN_STEM: u16 = 414;
/// Block `melon_stem`.
pub const MELON_STEM: u16 = 415;
/// Block `vine`.
pub const VINE: u16 = 416;
/// Block `glow_lichen`.
pub const GLOW_LICHEN: u16 = 417;
/// Block `resin_clump`.
pub const RESIN_CLUMP: u16 = 418;
/// Block `oak_fence_gate`.
pub const OAK_FENCE_GATE: u16 = 419;
/// Block `brick_stairs`.
pub const BRICK_STAIRS: u16 = 420;
/// Block `stone_brick_stairs`.
pub const STONE_BRICK_STAIRS: u16 = 421;
/// Block `mud_brick_stairs`.
pub const MUD_BRICK_STAIRS: u16 = 422;
/// Block `mycelium`.
pub const MYCELIUM: u16 = 423;
/// Block `lily_pad`.
pub const LILY_PAD: u16 = 424;
/// Block `resin_block`.
pub const RESIN_BLOCK: u16 = 425;
/// Block `resin_bricks`.
pub const RESIN_BRICKS: u16 = 426;
/// Block `resin_brick_stairs`.
pub const RESIN_BRICK_STAIRS: u16 = 427;
/// Block `resin_brick_slab`.
pub const RESIN_BRICK_SLAB: u16 = 428;
/// Block `resin_brick_wall`.
pub const RESIN_BRICK_WALL: u16 = 429;
/// Block `chiseled_resin_bricks`.
pub const CHISELED_RESIN_BRICKS: u16 = 430;
/// Block `nether_bricks`.
pub const NETHER_BRICKS: u16 = 431;
/// Block `nether_brick_fence`.
pub const NETHER_BRICK_FENCE: u16 = 432;
/// Block `nether_brick_stairs`.
pub const NETHER_BRICK_STAIRS: u16 = 433;
/// Block `nether_wart`.
pub const NETHER_WART: u16 = 434;
/// Block `enchanting_table`.
pub const ENCHANTING_TABLE: u16 = 435;
/// Block `brewing_stand`.
pub const BREWING_STAND: u16 = 436;
/// Block `cauldron`.
pub const CAULDRON: u16 = 437;
/// Block `water_cauldron`.
pub const WATER_CAULDRON: u16 = 438;
/// Block `lava_cauldron`.
pub const LAVA_CAULDRON: u16 = 439;
/// Block `powder_snow_cauldron`.
pub const POWDER_SNOW_CAULDRON: u16 = 440;
/// Block `end_portal`.
pub const END_PORTAL: u16 = 441;
/// Block `end_portal_frame`.
pub const END_PORTAL_FRAME: u16 = 442;
/// Block `end_stone`.
pub const END_STONE: u16 = 443;
/// Block `dragon_egg`.
pub const DRAGON_EGG: u16 = 444;
/// Block `redstone_lamp`.
pub const REDSTONE_LAMP: u16 = 445;
/// Block `cocoa`.
pub const COCOA: u16 = 446;
/// Block `shelf_mushroom`.
pub const SHELF_MUSHROOM: u16 = 447;
/// Block `sandstone_stairs`.
pub const SANDSTONE_STAIRS: u16 = 448;
/// Block `emerald_ore`.
pub const EMERALD_ORE: u16 = 449;
/// Block `deepslate_emerald_ore`.
pub const DEEPSLATE_EMERALD_ORE: u16 = 450;
/// Block `ender_chest`.
pub const ENDER_CHEST: u16 = 451;
/// Block `tripwire_hook`.
pub const TRIPWIRE_HOOK: u16 = 452;
/// Block `tripwire`.
pub const TRIPWIRE: u16 = 453;
/// Block `emerald_block`.
pub const EMERALD_BLOCK: u16 = 454;
/// Block `spruce_stairs`.
pub const SPRUCE_STAIRS: u16 = 455;
/// Block `birch_stairs`.
pub const BIRCH_STAIRS: u16 = 456;
/// Block `jungle_stairs`.
pub const JUNGLE_STAIRS: u16 = 457;
/// Block `command_block`.
pub const COMMAND_BLOCK: u16 = 458;
/// Block `beacon`.
pub const BEACON: u16 = 459;
/// Block `cobblestone_wall`.
pub const COBBLESTONE_WALL: u16 = 460;
/// Block `mossy_cobblestone_wall`.
pub const MOSSY_COBBLESTONE_WALL: u16 = 461;
/// Block `flower_pot`.
pub const FLOWER_POT: u16 = 462;
/// Block `potted_torchflower`.
pub const POTTED_TORCHFLOWER: u16 = 463;
/// Block `potted_oak_sapling`.
pub const POTTED_OAK_SAPLING: u16 = 464;
/// Block `potted_spruce_sapling`.
pub const POTTED_SPRUCE_SAPLING: u16 = 465;
/// Block `potted_birch_sapling`.
pub const POTTED_BIRCH_SAPLING: u16 = 466;
/// Block `potted_jungle_sapling`.
pub const POTTED_JUNGLE_SAPLING: u16 = 467;
/// Block `potted_acacia_sapling`.
pub const POTTED_ACACIA_SAPLING: u16 = 468;
/// Block `potted_cherry_sapling`.
pub const POTTED_CHERRY_SAPLING: u16 = 469;
/// Block `potted_dark_oak_sapling`.
pub const POTTED_DARK_OAK_SAPLING: u16 = 470;
/// Block `potted_pale_oak_sapling`.
pub const POTTED_PALE_OAK_SAPLING: u16 = 471;
/// Block `potted_poplar_sapling`.
pub const POTTED_POPLAR_SAPLING: u16 = 472;
/// Block `potted_mangrove_propagule`.
pub const POTTED_MANGROVE_PROPAGULE: u16 = 473;
/// Block `potted_fern`.
pub const POTTED_FERN: u16 = 474;
/// Block `potted_dandelion`.
pub const POTTED_DANDELION: u16 = 475;
/// Block `potted_golden_dandelion`.
pub const POTTED_GOLDEN_DANDELION: u16 = 476;
/// Block `potted_poppy`.
pub const POTTED_POPPY: u16 = 477;
/// Block `potted_blue_orchid`.
pub const POTTED_BLUE_ORCHID: u16 = 478;
/// Block `potted_allium`.
pub const POTTED_ALLIUM: u16 = 479;
/// Block `potted_azure_bluet`.
pub const POTTED_AZURE_BLUET: u16 = 480;
/// Block `potted_red_tulip`.
pub const POTTED_RED_TULIP: u16 = 481;
/// Block `potted_orange_tulip`.
pub const POTTED_ORANGE_TULIP: u16 = 482;
/// Block `potted_white_tulip`.
pub const POTTED_WHITE_TULIP: u16 = 483;
/// Block `potted_pink_tulip`.
pub const POTTED_PINK_TULIP: u16 = 484;
/// Block `potted_oxeye_daisy`.
pub const POTTED_OXEYE_DAISY: u16 = 485;
/// Block `potted_cornflower`.
pub const POTTED_CORNFLOWER: u16 = 486;
/// Block `potted_lily_of_the_valley`.
pub const POTTED_LILY_OF_THE_VALLEY: u16 = 487;
/// Block `potted_wither_rose`.
pub const POTTED_WITHER_ROSE: u16 = 488;
/// Block `potted_red_mushroom`.
pub const POTTED_RED_MUSHROOM: u16 = 489;
/// Block `potted_brown_mushroom`.
pub const POTTED_BROWN_MUSHROOM: u16 = 490;
/// Block `potted_dead_bush`.
pub const POTTED_DEAD_BUSH: u16 = 491;
/// Block `potted_cactus`.
pub const POTTED_CACTUS: u16 = 492;
/// Block `carrots`.
pub const CARROTS: u16 = 493;
/// Block `potatoes`.
pub const POTATOES: u16 = 494;
/// Block `oak_button`.
pub const OAK_BUTTON: u16 = 495;
/// Block `spruce_button`.
pub const SPRUCE_BUTTON: u16 = 496;
/// Block `birch_button`.
pub const BIRCH_BUTTON: u16 = 497;
/// Block `jungle_button`.
pub const JUNGLE_BUTTON: u16 = 498;
/// Block `acacia_button`.
pub const ACACIA_BUTTON: u16 = 499;
/// Block `cherry_button`.
pub const CHERRY_BUTTON: u16 = 500;
/// Block `dark_oak_button`.
pub const DARK_OAK_BUTTON: u16 = 501;
/// Block `pale_oak_button`.
pub const PALE_OAK_BUTTON: u16 = 502;
/// Block `mangrove_button`.
pub const MANGROVE_BUTTON: u16 = 503;
/// Block `poplar_button`.
pub const POPLAR_BUTTON: u16 = 504;
/// Block `bamboo_button`.
pub const BAMBOO_BUTTON: u16 = 505;
/// Block `skeleton_skull`.
pub const SKELETON_SKULL: u16 = 506;
/// Block `skeleton_wall_skull`.
pub const SKELETON_WALL_SKULL: u16 = 507;
/// Block `wither_skeleton_skull`.
pub const WITHER_SKELETON_SKULL: u16 = 508;
/// Block `wither_skeleton_wall_skull`.
pub const WITHER_SKELETON_WALL_SKULL: u16 = 509;
/// Block `zombie_head`.
pub const ZOMBIE_HEAD: u16 = 510;
/// Block `zombie_wall_head`.
pub const ZOMBIE_WALL_HEAD: u16 = 511;
/// Block `player_head`.
pub const PLAYER_HEAD: u16 = 512;
/// Block `player_wall_head`.
pub const PLAYER_WALL_HEAD: u16 = 513;
/// Block `creeper_head`.
pub const CREEPER_HEAD: u16 = 514;
/// Block `creeper_wall_head`.
pub const CREEPER_WALL_HEAD: u16 = 515;
/// Block `dragon_head`.
pub const DRAGON_HEAD: u16 = 516;
/// Block `dragon_wall_head`.
pub const DRAGON_WALL_HEAD: u16 = 517;
/// Block `piglin_head`.
pub const PIGLIN_HEAD: u16 = 518;
/// Block `piglin_wall_head`.
pub const PIGLIN_WALL_HEAD: u16 = 519;
/// Block `anvil`.
pub const ANVIL: u16 = 520;
/// Block `chipped_anvil`.
pub const CHIPPED_ANVIL: u16 = 521;
/// Block `damaged_anvil`.
pub const DAMAGED_ANVIL: u16 = 522;
/// Block `trapped_chest`.
pub const TRAPPED_CHEST: u16 = 523;
/// Block `light_weighted_pressure_plate`.
pub const LIGHT_WEIGHTED_PRESSURE_PLATE: u16 = 524;
/// Block `heavy_weighted_pressure_plate`.
pub const HEAVY_WEIGHTED_PRESSURE_PLATE: u16 = 525;
/// Block `comparator`.
pub const COMPARATOR: u16 = 526;
/// Block `daylight_detector`.
pub const DAYLIGHT_DETECTOR: u16 = 527;
/// Block `redstone_block`.
pub const REDSTONE_BLOCK: u16 = 528;
/// Block `nether_quartz_ore`.
pub const NETHER_QUARTZ_ORE: u16 = 529;
/// Block `hopper`.
pub const HOPPER: u16 = 530;
/// Block `quartz_block`.
pub const QUARTZ_BLOCK: u16 = 531;
/// Block `chiseled_quartz_block`.
pub const CHISELED_QUARTZ_BLOCK: u16 = 532;
/// Block `quartz_pillar`.
pub const QUARTZ_PILLAR: u16 = 533;
/// Block `quartz_stairs`.
pub const QUARTZ_STAIRS: u16 = 534;
/// Block `activator_rail`.
pub const ACTIVATOR_RAIL: u16 = 535;
/// Block `dropper`.
pub const DROPPER: u16 = 536;
/// Block `white_terracotta`.
pub const WHITE_TERRACOTTA: u16 = 537;
/// Block `orange_terracotta`.
pub const ORANGE_TERRACOTTA: u16 = 538;
/// Block `magenta_terracotta`.
pub const MAGENTA_TERRACOTTA: u16 = 539;
/// Block `light_blue_terracotta`.
pub const LIGHT_BLUE_TERRACOTTA: u16 = 540;
/// Block `yellow_terracotta`.
pub const YELLOW_TERRACOTTA: u16 = 541;
/// Block `lime_terracotta`.
pub const LIME_TERRACOTTA: u16 = 542;
/// Block `pink_terracotta`.
pub const PINK_TERRACOTTA: u16 = 543;
/// Block `gray_terracotta`.
pub const GRAY_TERRACOTTA: u16 = 544;
/// Block `light_gray_terracotta`.
pub const LIGHT_GRAY_TERRACOTTA: u16 = 545;
/// Block `cyan_terracotta`.
pub const CYAN_TERRACOTTA: u16 = 546;
/// Block `purple_terracotta`.
pub const PURPLE_TERRACOTTA: u16 = 547;
/// Block `blue_terracotta`.
pub const BLUE_TERRACOTTA: u16 = 548;
/// Block `brown_terracotta`.
pub const BROWN_TERRACOTTA: u16 = 549;
/// Block `green_terracotta`.
pub const GREEN_TERRACOTTA: u16 = 550;
/// Block `red_terracotta`.
pub const RED_TERRACOTTA: u16 = 551;
/// Block `black_terracotta`.
pub const BLACK_TERRACOTTA: u16 = 552;
/// Block `white_stained_glass_pane`.
pub const WHITE_STAINED_GLASS_PANE: u16 = 553;
/// Block `orange_stained_glass_pane`.
pub const ORANGE_STAINED_GLASS_PANE: u16 = 554;
/// Block `magenta_stained_glass_pane`.
pub const MAGENTA_STAINED_GLASS_PANE: u16 = 555;
/// Block `light_blue_stained_glass_pane`.
pub const LIGHT_BLUE_STAINED_GLASS_PANE: u16 = 556;
/// Block `yellow_stained_glass_pane`.
pub const YELLOW_STAINED_GLASS_PANE: u16 = 557;
/// Block `lime_stained_glass_pane`.
pub const LIME_STAINED_GLASS_PANE: u16 = 558;
/// Block `pink_stained_glass_pane`.
pub const PINK_STAINED_GLASS_PANE: u16 = 559;
/// Block `gray_stained_glass_pane`.
pub const GRAY_STAINED_GLASS_PANE: u16 = 560;
/// Block `light_gray_stained_glass_pane`.
pub const LIGHT_GRAY_STAINED_GLASS_PANE: u16 = 561;
/// Block `cyan_stained_glass_pane`.
pub const CYAN_STAINED_GLASS_PANE: u16 = 562;
/// Block `purple_stained_glass_pane`.
pub const PURPLE_STAINED_GLASS_PANE: u16 = 563;
/// Block `blue_stained_glass_pane`.
pub const BLUE_STAINED_GLASS_PANE: u16 = 564;
/// Block `brown_stained_glass_pane`.
pub const BROWN_STAINED_GLASS_PANE: u16 = 565;
/// Block `green_stained_glass_pane`.
pub const GREEN_STAINED_GLASS_PANE: u16 = 566;
/// Block `red_stained_glass_pane`.
pub const RED_STAINED_GLASS_PANE: u16 = 567;
/// Block `black_stained_glass_pane`.
pub const BLACK_STAINED_GLASS_PANE: u16 = 568;
/// Block `acacia_stairs`.
pub const ACACIA_STAIRS: u16 = 569;
/// Block `cherry_stairs`.
pub const CHERRY_STAIRS: u16 = 570;
/// Block `dark_oak_stairs`.
pub const DARK_OAK_STAIRS: u16 = 571;
/// Block `pale_oak_stairs`.
pub const PALE_OAK_STAIRS: u16 = 572;
/// Block `mangrove_stairs`.
pub const MANGROVE_STAIRS: u16 = 573;
/// Block `poplar_stairs`.
pub const POPLAR_STAIRS: u16 = 574;
/// Block `bamboo_stairs`.
pub const BAMBOO_STAIRS: u16 = 575;
/// Block `bamboo_mosaic_stairs`.
pub const BAMBOO_MOSAIC_STAIRS: u16 = 576;
/// Block `slime_block`.
pub const SLIME_BLOCK: u16 = 577;
/// Block `barrier`.
pub const BARRIER: u16 = 578;
/// Block `light`.
pub const LIGHT: u16 = 579;
/// Block `iron_trapdoor`.
pub const IRON_TRAPDOOR: u16 = 580;
/// Block `prismarine`.
pub const PRISMARINE: u16 = 581;
/// Block `prismarine_bricks`.
pub const PRISMARINE_BRICKS: u16 = 582;
/// Block `dark_prismarine`.
pub const DARK_PRISMARINE: u16 = 583;
/// Block `prismarine_stairs`.
pub const PRISMARINE_STAIRS: u16 = 584;
/// Block `prismarine_brick_stairs`.
pub const PRISMARINE_BRICK_STAIRS: u16 = 585;
/// Block `dark_prismarine_stairs`.
pub const DARK_PRISMARINE_STAIRS: u16 = 586;
/// Block `prismarine_slab`.
pub const PRISMARINE_SLAB: u16 = 587;
/// Block `prismarine_brick_slab`.
pub const PRISMARINE_BRICK_SLAB: u16 = 588;
/// Block `dark_prismarine_slab`.
pub const DARK_PRISMARINE_SLAB: u16 = 589;
/// Block `sea_lantern`.
pub const SEA_LANTERN: u16 = 590;
/// Block `hay_block`.
pub const HAY_BLOCK: u16 = 591;
/// Block `white_carpet`.
pub const WHITE_CARPET: u16 = 592;
/// Block `orange_carpet`.
pub const ORANGE_CARPET: u16 = 593;
/// Block `magenta_carpet`.
pub const MAGENTA_CARPET: u16 = 594;
/// Block `light_blue_carpet`.
pub const LIGHT_BLUE_CARPET: u16 = 595;
/// Block `yellow_carpet`.
pub const YELLOW_CARPET: u16 = 596;
/// Block `lime_carpet`.
pub const LIME_CARPET: u16 = 597;
/// Block `pink_carpet`.
pub const PINK_CARPET: u16 = 598;
/// Block `gray_carpet`.
pub const GRAY_CARPET: u16 = 599;
/// Block `light_gray_carpet`.
pub const LIGHT_GRAY_CARPET: u16 = 600;
/// Block `cyan_carpet`.
pub const CYAN_CARPET: u16 = 601;
/// Block `purple_carpet`.
pub const PURPLE_CARPET: u16 = 602;
/// Block `blue_carpet`.
pub const BLUE_CARPET: u16 = 603;
/// Block `brown_carpet`.
pub const BROWN_CARPET: u16 = 604;
/// Block `green_carpet`.
pub const GREEN_CARPET: u16 = 605;
/// Block `red_carpet`.
pub const RED_CARPET: u16 = 606;
/// Block `black_carpet`.
pub const BLACK_CARPET: u16 = 607;
/// Block `terracotta`.
pub const TERRACOTTA: u16 = 608;
/// Block `coal_block`.
pub const COAL_BLOCK: u16 = 609;
/// Block `packed_ice`.
pub const PACKED_ICE: u16 = 610;
/// Block `sunflower`.
pub const SUNFLOWER: u16 = 611;
/// Block `lilac`.
pub const LILAC: u16 = 612;
/// Block `rose_bush`.
pub const ROSE_BUSH: u16 = 613;
/// Block `peony`.
pub const PEONY: u16 = 614;
/// Block `tall_grass`.
pub const TALL_GRASS: u16 = 615;
/// Block `large_fern`.
pub const LARGE_FERN: u16 = 616;
/// Block `white_banner`.
pub const WHITE_BANNER: u16 = 617;
/// Block `orange_banner`.
pub const ORANGE_BANNER: u16 = 618;
/// Block `magenta_banner`.
pub const MAGENTA_BANNER: u16 = 619;
/// Block `light_blue_banner`.
pub const LIGHT_BLUE_BANNER: u16 = 620;
/// Block `yellow_banner`.
pub const YELLOW_BANNER: u16 = 621;
/// Block `lime_banner`.
pub const LIME_BANNER: u16 = 622;
/// Block `pink_banner`.
pub const PINK_BANNER: u16 = 623;
/// Block `gray_banner`.
pub const GRAY_BANNER: u16 = 624;
/// Block `light_gray_banner`.
pub const LIGHT_GRAY_BANNER: u16 = 625;
/// Block `cyan_banner`.
pub const CYAN_BANNER: u16 = 626;
/// Block `purple_banner`.
pub const PURPLE_BANNER: u16 = 627;
/// Block `blue_banner`.
pub const BLUE_BANNER: u16 = 628;
/// Block `brown_banner`.
pub const BROWN_BANNER: u16 = 629;
/// Block `green_banner`.
pub const GREEN_BANNER: u16 = 630;
/// Block `red_banner`.
pub const RED_BANNER: u16 = 631;
/// Block `black_banner`.
pub const BLACK_BANNER: u16 = 632;
/// Block `white_wall_banner`.
pub const WHITE_WALL_BANNER: u16 = 633;
/// Block `orange_wall_banner`.
pub const ORANGE_WALL_BANNER: u16 = 634;
/// Block `magenta_wall_banner`.
pub const MAGENTA_WALL_BANNER: u16 = 635;
/// Block `light_blue_wall_banner`.
pub const LIGHT_BLUE_WALL_BANNER: u16 = 636;
/// Block `yellow_wall_banner`.
pub const YELLOW_WALL_BANNER: u16 = 637;
/// Block `lime_wall_banner`.
pub const LIME_WALL_BANNER: u16 = 638;
/// Block `pink_wall_banner`.
pub const PINK_WALL_BANNER: u16 = 639;
/// Block `gray_wall_banner`.
pub const GRAY_WALL_BANNER: u16 = 640;
/// Block `light_gray_wall_banner`.
pub const LIGHT_GRAY_WALL_BANNER: u16 = 641;
/// Block `cyan_wall_banner`.
pub const CYAN_WALL_BANNER: u16 = 642;
/// Block `purple_wall_banner`.
pub const PURPLE_WALL_BANNER: u16 = 643;
/// Block `blue_wall_banner`.
pub const BLUE_WALL_BANNER: u16 = 644;
/// Block `brown_wall_banner`.
pub const BROWN_WALL_BANNER: u16 = 645;
/// Block `green_wall_banner`.
pub const GREEN_WALL_BANNER: u16 = 646;
/// Block `red_wall_banner`.
pub const RED_WALL_BANNER: u16 = 647;
/// Block `black_wall_banner`.
pub const BLACK_WALL_BANNER: u16 = 648;
/// Block `red_sandstone`.
pub const RED_SANDSTONE: u16 = 649;
/// Block `chiseled_red_sandstone`.
pub const CHISELED_RED_SANDSTONE: u16 = 650;
/// Block `cut_red_sandstone`.
pub const CUT_RED_SANDSTONE: u16 = 651;
/// Block `red_sandstone_stairs`.
pub const RED_SANDSTONE_STAIRS: u16 = 652;
/// Block `oak_slab`.
pub const OAK_SLAB: u16 = 653;
/// Block `spruce_slab`.
pub const SPRUCE_SLAB: u16 = 654;
/// Block `birch_slab`.
pub const BIRCH_SLAB: u16 = 655;
/// Block `jungle_slab`.
pub const JUNGLE_SLAB: u16 = 656;
/// Block `acacia_slab`.
pub const ACACIA_SLAB: u16 = 657;
/// Block `cherry_slab`.
pub const CHERRY_SLAB: u16 = 658;
/// Block `dark_oak_slab`.
pub const DARK_OAK_SLAB: u16 = 659;
/// Block `pale_oak_slab`.
pub const PALE_OAK_SLAB: u16 = 660;
/// Block `mangrove_slab`.
pub const MANGROVE_SLAB: u16 = 661;
/// Block `poplar_slab`.
pub const POPLAR_SLAB: u16 = 662;
/// Block `bamboo_slab`.
pub const BAMBOO_SLAB: u16 = 663;
/// Block `bamboo_mosaic_slab`.
pub const BAMBOO_MOSAIC_SLAB: u16 = 664;
/// Block `stone_slab`.
pub const STONE_SLAB: u16 = 665;
/// Block `sandstone_slab`.
pub const SANDSTONE_SLAB: u16 = 666;
/// Block `cut_sandstone_slab`.
pub const CUT_SANDSTONE_SLAB: u16 = 667;
/// Block `petrified_oak_slab`.
pub const PETRIFIED_OAK_SLAB: u16 = 668;
/// Block `cobblestone_slab`.
pub const COBBLESTONE_SLAB: u16 = 669;
/// Block `brick_slab`.
pub const BRICK_SLAB: u16 = 670;
/// Block `stone_brick_slab`.
pub const STONE_BRICK_SLAB: u16 = 671;
/// Block `mud_brick_slab`.
pub const MUD_BRICK_SLAB: u16 = 672;
/// Block `nether_brick_slab`.
pub const NETHER_BRICK_SLAB: u16 = 673;
/// Block `quartz_slab`.
pub const QUARTZ_SLAB: u16 = 674;
/// Block `red_sandstone_slab`.
pub const RED_SANDSTONE_SLAB: u16 = 675;
/// Block `cut_red_sandstone_slab`.
pub const CUT_RED_SANDSTONE_SLAB: u16 = 676;
/// Block `smooth_stone`.
pub const SMOOTH_STONE: u16 = 677;
/// Block `smooth_stone_slab`.
pub const SMOOTH_STONE_SLAB: u16 = 678;
/// Block `smooth_sandstone`.
pub const SMOOTH_SANDSTONE: u16 = 679;
/// Block `smooth_quartz`.
pub const SMOOTH_QUARTZ: u16 = 680;
/// Block `smooth_red_sandstone`.
pub const SMOOTH_RED_SANDSTONE: u16 = 681;
/// Block `spruce_fence_gate`.
pub const SPRUCE_FENCE_GATE: u16 = 682;
/// Block `birch_fence_gate`.
pub const BIRCH_FENCE_GATE: u16 = 683;
/// Block `jungle_fence_gate`.
pub const JUNGLE_FENCE_GATE: u16 = 684;
/// Block `acacia_fence_gate`.
pub const ACACIA_FENCE_GATE: u16 = 685;
/// Block `cherry_fence_gate`.
pub const CHERRY_FENCE_GATE: u16 = 686;
/// Block `dark_oak_fence_gate`.
pub const DARK_OAK_FENCE_GATE: u16 = 687;
/// Block `pale_oak_fence_gate`.
pub const PALE_OAK_FENCE_GATE: u16 = 688;
/// Block `mangrove_fence_gate`.
pub const MANGROVE_FENCE_GATE: u16 = 689;
/// Block `poplar_fence_gate`.
pub const POPLAR_FENCE_GATE: u16 = 690;
/// Block `bamboo_fence_gate`.
pub const BAMBOO_FENCE_GATE: u16 = 691;
/// Block `spruce_fence`.
pub const SPRUCE_FENCE: u16 = 692;
/// Block `birch_fence`.
pub const BIRCH_FENCE: u16 = 693;
/// Block `jungle_fence`.
pub const JUNGLE_FENCE: u16 = 694;
/// Block `acacia_fence`.
pub const ACACIA_FENCE: u16 = 695;
/// Block `cherry_fence`.
pub const CHERRY_FENCE: u16 = 696;
/// Block `dark_oak_fence`.
pub const DARK_OAK_FENCE: u16 = 697;
/// Block `pale_oak_fence`.
pub const PALE_OAK_FENCE: u16 = 698;
/// Block `mangrove_fence`.
pub const MANGROVE_FENCE: u16 = 699;
/// Block `poplar_fence`.
pub const POPLAR_FENCE: u16 = 700;
/// Block `bamboo_fence`.
pub const BAMBOO_FENCE: u16 = 701;
/// Block `spruce_door`.
pub const SPRUCE_DOOR: u16 = 702;
/// Block `birch_door`.
pub const BIRCH_DOOR: u16 = 703;
/// Block `jungle_door`.
pub const JUNGLE_DOOR: u16 = 704;
/// Block `acacia_door`.
pub const ACACIA_DOOR: u16 = 705;
/// Block `cherry_door`.
pub const CHERRY_DOOR: u16 = 706;
/// Block `dark_oak_door`.
pub const DARK_OAK_DOOR: u16 = 707;
/// Block `pale_oak_door`.
pub const PALE_OAK_DOOR: u16 = 708;
/// Block `mangrove_door`.
pub const MANGROVE_DOOR: u16 = 709;
/// Block `poplar_door`.
pub const POPLAR_DOOR: u16 = 710;
/// Block `bamboo_door`.
pub const BAMBOO_DOOR: u16 = 711;
/// Block `end_rod`.
pub const END_ROD: u16 = 712;
/// Block `chorus_plant`.
pub const CHORUS_PLANT: u16 = 713;
/// Block `chorus_flower`.
pub const CHORUS_FLOWER: u16 = 714;
/// Block `purpur_block`.
pub const PURPUR_BLOCK: u16 = 715;
/// Block `purpur_slab`.
pub const PURPUR_SLAB: u16 = 716;
/// Block `purpur_pillar`.
pub const PURPUR_PILLAR: u16 = 717;
/// Block `purpur_stairs`.
pub const PURPUR_STAIRS: u16 = 718;
/// Block `end_stone_bricks`.
pub const END_STONE_BRICKS: u16 = 719;
/// Block `torchflower_crop`.
pub const TORCHFLOWER_CROP: u16 = 720;
/// Block `pitcher_crop`.
pub const PITCHER_CROP: u16 = 721;
/// Block `pitcher_plant`.
pub const PITCHER_PLANT: u16 = 722;
/// Block `beetroots`.
pub const BEETROOTS: u16 = 723;
/// Block `dirt_path`.
pub const DIRT_PATH: u16 = 724;
/// Block `end_gateway`.
pub const END_GATEWAY: u16 = 725;
/// Block `repeating_command_block`.
pub const REPEATING_COMMAND_BLOCK: u16 = 726;
/// Block `chain_command_block`.
pub const CHAIN_COMMAND_BLOCK: u16 = 727;
/// Block `frosted_ice`.
pub const FROSTED_ICE: u16 = 728;
/// Block `magma_block`.
pub const MAGMA_BLOCK: u16 = 729;
/// Block `nether_wart_block`.
pub const NETHER_WART_BLOCK: u16 = 730;
/// Block `red_nether_bricks`.
pub const RED_NETHER_BRICKS: u16 = 731;
/// Block `bone_block`.
pub const BONE_BLOCK: u16 = 732;
/// Block `structure_void`.
pub const STRUCTURE_VOID: u16 = 733;
/// Block `observer`.
pub const OBSERVER: u16 = 734;
/// Block `shulker_box`.
pub const SHULKER_BOX: u16 = 735;
/// Block `white_shulker_box`.
pub const WHITE_SHULKER_BOX: u16 = 736;
/// Block `orange_shulker_box`.
pub const ORANGE_SHULKER_BOX: u16 = 737;
/// Block `magenta_shulker_box`.
pub const MAGENTA_SHULKER_BOX: u16 = 738;
/// Block `light_blue_shulker_box`.
pub const LIGHT_BLUE_SHULKER_BOX: u16 = 739;
/// Block `yellow_shulker_box`.
pub const YELLOW_SHULKER_BOX: u16 = 740;
/// Block `lime_shulker_box`.
pub const LIME_SHULKER_BOX: u16 = 741;
/// Block `pink_shulker_box`.
pub const PINK_SHULKER_BOX: u16 = 742;
/// Block `gray_shulker_box`.
pub const GRAY_SHULKER_BOX: u16 = 743;
/// Block `light_gray_shulker_box`.
pub const LIGHT_GRAY_SHULKER_BOX: u16 = 744;
/// Block `cyan_shulker_box`.
pub const CYAN_SHULKER_BOX: u16 = 745;
/// Block `purple_shulker_box`.
pub const PURPLE_SHULKER_BOX: u16 = 746;
/// Block `blue_shulker_box`.
pub const BLUE_SHULKER_BOX: u16 = 747;
/// Block `brown_shulker_box`.
pub const BROWN_SHULKER_BOX: u16 = 748;
/// Block `green_shulker_box`.
pub const GREEN_SHULKER_BOX: u16 = 749;
/// Block `red_shulker_box`.
pub const RED_SHULKER_BOX: u16 = 750;
/// Block `black_shulker_box`.
pub const BLACK_SHULKER_BOX: u16 = 751;
/// Block `white_glazed_terracotta`.
pub const WHITE_GLAZED_TERRACOTTA: u16 = 752;
/// Block `orange_glazed_terracotta`.
pub const ORANGE_GLAZED_TERRACOTTA: u16 = 753;
/// Block `magenta_glazed_terracotta`.
pub const MAGENTA_GLAZED_TERRACOTTA: u16 = 754;
/// Block `light_blue_glazed_terracotta`.
pub const LIGHT_BLUE_GLAZED_TERRACOTTA: u16 = 755;
/// Block `yellow_glazed_terracotta`.
pub const YELLOW_GLAZED_TERRACOTTA: u16 = 756;
/// Block `lime_glazed_terracotta`.
pub const LIME_GLAZED_TERRACOTTA: u16 = 757;
/// Block `pink_glazed_terracotta`.
pub const PINK_GLAZED_TERRACOTTA: u16 = 758;
/// Block `gray_glazed_terracotta`.
pub const GRAY_GLAZED_TERRACOTTA: u16 = 759;
/// Block `light_gray_glazed_terracotta`.
pub const LIGHT_GRAY_GLAZED_TERRACOTTA: u16 = 760;
/// Block `cyan_glazed_terracotta`.
pub const CYAN_GLAZED_TERRACOTTA: u16 = 761;
/// Block `purple_glazed_terracotta`.
pub const PURPLE_GLAZED_TERRACOTTA: u16 = 762;
/// Block `blue_glazed_terracotta`.
pub const BLUE_GLAZED_TERRACOTTA: u16 = 763;
/// Block `brown_glazed_terracotta`.
pub const BROWN_GLAZED_TERRACOTTA: u16 = 764;
/// Block `green_glazed_terracotta`.
pub const GREEN_GLAZED_TERRACOTTA: u16 = 765;
/// Block `red_glazed_terracotta`.
pub const RED_GLAZED_TERRACOTTA: u16 = 766;
/// Block `black_glazed_terracotta`.
pub const BLACK_GLAZED_TERRACOTTA: u16 = 767;
/// Block `white_concrete`.
pub const WHITE_CONCRETE: u16 = 768;
/// Block `orange_concrete`.
pub const ORANGE_CONCRETE: u16 = 769;
/// Block `magenta_concrete`.
pub const MAGENTA_CONCRETE: u16 = 770;
/// Block `light_blue_concrete`.
pub const LIGHT_BLUE_CONCRETE: u16 = 771;
/// Block `yellow_concrete`.
pub const YELLOW_CONCRETE: u16 = 772;
/// Block `lime_concrete`.
pub const LIME_CONCRETE: u16 = 773;
/// Block `pink_concrete`.
pub const PINK_CONCRETE: u16 = 774;
/// Block `gray_concrete`.
pub const GRAY_CONCRETE: u16 = 775;
/// Block `light_gray_concrete`.
pub const LIGHT_GRAY_CONCRETE: u16 = 776;
/// Block `cyan_concrete`.
pub const CYAN_CONCRETE: u16 = 777;
/// Block `purple_concrete`.
pub const PURPLE_CONCRETE: u16 = 778;
/// Block `blue_concrete`.
pub const BLUE_CONCRETE: u16 = 779;
/// Block `brown_concrete`.
pub const BROWN_CONCRETE: u16 = 780;
/// Block `green_concrete`.
pub const GREEN_CONCRETE: u16 = 781;
/// Block `red_concrete`.
pub const RED_CONCRETE: u16 = 782;
/// Block `black_concrete`.
pub const BLACK_CONCRETE: u16 = 783;
/// Block `white_concrete_stairs`.
pub const WHITE_CONCRETE_STAIRS: u16 = 784;
/// Block `orange_concrete_stairs`.
pub const ORANGE_CONCRETE_STAIRS: u16 = 785;
/// Block `magenta_concrete_stairs`.
pub const MAGENTA_CONCRETE_STAIRS: u16 = 786;
/// Block `light_blue_concrete_stairs`.
pub const LIGHT_BLUE_CONCRETE_STAIRS: u16 = 787;
/// Block `yellow_concrete_stairs`.
pub const YELLOW_CONCRETE_STAIRS: u16 = 788;
/// Block `lime_concrete_stairs`.
pub const LIME_CONCRETE_STAIRS: u16 = 789;
/// Block `pink_concrete_stairs`.
pub const PINK_CONCRETE_STAIRS: u16 = 790;
/// Block `gray_concrete_stairs`.
pub const GRAY_CONCRETE_STAIRS: u16 = 791;
/// Block `light_gray_concrete_stairs`.
pub const LIGHT_GRAY_CONCRETE_STAIRS: u16 = 792;
/// Block `cyan_concrete_stairs`.
pub const CYAN_CONCRETE_STAIRS: u16 = 793;
/// Block `purple_concrete_stairs`.
pub const PURPLE_CONCRETE_STAIRS: u16 = 794;
/// Block `blue_concrete_stairs`.
pub const BLUE_CONCRETE_STAIRS: u16 = 795;
/// Block `brown_concrete_stairs`.
pub const BROWN_CONCRETE_STAIRS: u16 = 796;
/// Block `green_concrete_stairs`.
pub const GREEN_CONCRETE_STAIRS: u16 = 797;
/// Block `red_concrete_stairs`.
pub const RED_CONCRETE_STAIRS: u16 = 798;
/// Block `black_concrete_stairs`.
pub const BLACK_CONCRETE_STAIRS: u16 = 799;
/// Block `white_concrete_slab`.
pub const WHITE_CONCRETE_SLAB: u16 = 800;
/// Block `orange_concrete_slab`.
pub const ORANGE_CONCRETE_SLAB: u16 = 801;
/// Block `magenta_concrete_slab`.
pub const MAGENTA_CONCRETE_SLAB: u16 = 802;
/// Block `light_blue_concrete_slab`.
pub const LIGHT_BLUE_CONCRETE_SLAB: u16 = 803;
/// Block `yellow_concrete_slab`.
pub const YELLOW_CONCRETE_SLAB: u16 = 804;
/// Block `lime_concrete_slab`.
pub const LIME_CONCRETE_SLAB: u16 = 805;
/// Block `pink_concrete_slab`.
pub const PINK_CONCRETE_SLAB: u16 = 806;
/// Block `gray_concrete_slab`.
pub const GRAY_CONCRETE_SLAB: u16 = 807;
/// Block `light_gray_concrete_slab`.
pub const LIGHT_GRAY_CONCRETE_SLAB: u16 = 808;
/// Block `cyan_concrete_slab`.
pub const CYAN_CONCRETE_SLAB: u16 = 809;
/// Block `purple_concrete_slab`.
pub const PURPLE_CONCRETE_SLAB: u16 = 810;
/// Block `blue_concrete_slab`.
pub const BLUE_CONCRETE_SLAB: u16 = 811;
/// Block `brown_concrete_slab`.
pub const BROWN_CONCRETE_SLAB: u16 = 812;
/// Block `green_concrete_slab`.
pub const GREEN_CONCRETE_SLAB: u16 = 813;
/// Block `red_concrete_slab`.
pub const RED_CONCRETE_SLAB: u16 = 814;
/// Block `black_concrete_slab`.
pub const BLACK_CONCRETE_SLAB: u16 = 815;
/// Block `white_concrete_powder`.
pub const WHITE_CONCRETE_POWDER: u16 = 816;
/// Block `orange_concrete_powder`.
pub const ORANGE_CONCRETE_POWDER: u16 = 817;
/// Block `magenta_concrete_powder`.
pub const MAGENTA_CONCRETE_POWDER: u16 = 818;
/// Block `light_blue_concrete_powder`.
pub const LIGHT_BLUE_CONCRETE_POWDER: u16 = 819;
/// Block `yellow_concrete_powder`.
pub const YELLOW_CONCRETE_POWDER: u16 = 820;
/// Block `lime_concrete_powder`.
pub const LIME_CONCRETE_POWDER: u16 = 821;
/// Block `pink_concrete_powder`.
pub const PINK_CONCRETE_POWDER: u16 = 822;
/// Block `gray_concrete_powder`.
pub const GRAY_CONCRETE_POWDER: u16 = 823;
/// Block `light_gray_concrete_powder`.
pub const LIGHT_GRAY_CONCRETE_POWDER: u16 = 824;
/// Block `cyan_concrete_powder`.
pub const CYAN_CONCRETE_POWDER: u16 = 825;
/// Block `purple_concrete_powder`.
pub const PURPLE_CONCRETE_POWDER: u16 = 826;
/// Block `blue_concrete_powder`.
pub const BLUE_CONCRETE_POWDER: u16 = 827;
/// Block `brown_concrete_powder`.
pub const BROWN_CONCRETE_POWDER: u16 = 828;
/// Block `green_concrete_powder`.
pub const GREEN_CONCRETE_POWDER: u16 = 829;
/// Block `red_concrete_powder`.
pub const RED_CONCRETE_POWDER: u16 = 830;
/// Block `black_concrete_powder`.
pub const BLACK_CONCRETE_POWDER: u16 = 831;
/// Block `kelp`.
pub const KELP: u16 = 832;
/// Block `kelp_plant`.
pub const KELP_PLANT: u16 = 833;
/// Block `dried_kelp_block`.
pub const DRIED_KELP_BLOCK: u16 = 834;
/// Block `turtle_egg`.
pub const TURTLE_EGG: u16 = 835;
/// Block `sniffer_egg`.
pub const SNIFFER_EGG: u16 = 836;
/// Block `dried_ghast`.
pub const DRIED_GHAST: u16 = 837;
/// Block `dead_tube_coral_block`.
pub const DEAD_TUBE_CORAL_BLOCK: u16 = 838;
/// Block `dead_brain_coral_block`.
pub const DEAD_BRAIN_CORAL_BLOCK: u16 = 839;
/// Block `dead_bubble_coral_block`.
pub const DEAD_BUBBLE_CORAL_BLOCK: u16 = 840;
/// Block `dead_fire_coral_block`.
pub const DEAD_FIRE_CORAL_BLOCK: u16 = 841;
/// Block `dead_horn_coral_block`.
pub const DEAD_HORN_CORAL_BLOCK: u16 = 842;
/// Block `tube_coral_block`.
pub const TUBE_CORAL_BLOCK: u16 = 843;
/// Block `brain_coral_block`.
pub const BRAIN_CORAL_BLOCK: u16 = 844;
/// Block `bubble_coral_block`.
pub const BUBBLE_CORAL_BLOCK: u16 = 845;
/// Block `fire_coral_block`.
pub const FIRE_CORAL_BLOCK: u16 = 846;
/// Block `horn_coral_block`.
pub const HORN_CORAL_BLOCK: u16 = 847;
/// Block `dead_tube_coral`.
pub const DEAD_TUBE_CORAL: u16 = 848;
/// Block `dead_brain_coral`.
pub const DEAD_BRAIN_CORAL: u16 = 849;
/// Block `dead_bubble_coral`.
pub const DEAD_BUBBLE_CORAL: u16 = 850;
/// Block `dead_fire_coral`.
pub const DEAD_FIRE_CORAL: u16 = 851;
/// Block `dead_horn_coral`.
pub const DEAD_HORN_CORAL: u16 = 852;
/// Block `tube_coral`.
pub const TUBE_CORAL: u16 = 853;
/// Block `brain_coral`.
pub const BRAIN_CORAL: u16 = 854;
/// Block `bubble_coral`.
pub const BUBBLE_CORAL: u16 = 855;
/// Block `fire_coral`.
pub const FIRE_CORAL: u16 = 856;
/// Block `horn_coral`.
pub const HORN_CORAL: u16 = 857;
/// Block `dead_tube_coral_fan`.
pub const DEAD_TUBE_CORAL_FAN: u16 = 858;
/// Block `dead_brain_coral_fan`.
pub const DEAD_BRAIN_CORAL_FAN: u16 = 859;
/// Block `dead_bubble_coral_fan`.
pub const DEAD_BUBBLE_CORAL_FAN: u16 = 860;
/// Block `dead_fire_coral_fan`.
pub const DEAD_FIRE_CORAL_FAN: u16 = 861;
/// Block `dead_horn_coral_fan`.
pub const DEAD_HORN_CORAL_FAN: u16 = 862;
/// Block `tube_coral_fan`.
pub const TUBE_CORAL_FAN: u16 = 863;
/// Block `brain_coral_fan`.
pub const BRAIN_CORAL_FAN: u16 = 864;
/// Block `bubble_coral_fan`.
pub const BUBBLE_CORAL_FAN: u16 = 865;
/// Block `fire_coral_fan`.
pub const FIRE_CORAL_FAN: u16 = 866;
/// Block `horn_coral_fan`.
pub const HORN_CORAL_FAN: u16 = 867;
/// Block `dead_tube_coral_wall_fan`.
pub const DEAD_TUBE_CORAL_WALL_FAN: u16 = 868;
/// Block `dead_brain_coral_wall_fan`.
pub const DEAD_BRAIN_CORAL_WALL_FAN: u16 = 869;
/// Block `dead_bubble_coral_wall_fan`.
pub const DEAD_BUBBLE_CORAL_WALL_FAN: u16 = 870;
/// Block `dead_fire_coral_wall_fan`.
pub const DEAD_FIRE_CORAL_WALL_FAN: u16 = 871;
/// Block `dead_horn_coral_wall_fan`.
pub const DEAD_HORN_CORAL_WALL_FAN: u16 = 872;
/// Block `tube_coral_wall_fan`.
pub const TUBE_CORAL_WALL_FAN: u16 = 873;
/// Block `brain_coral_wall_fan`.
pub const BRAIN_CORAL_WALL_FAN: u16 = 874;
/// Block `bubble_coral_wall_fan`.
pub const BUBBLE_CORAL_WALL_FAN: u16 = 875;
/// Block `fire_coral_wall_fan`.
pub const FIRE_CORAL_WALL_FAN: u16 = 876;
/// Block `horn_coral_wall_fan`.
pub const HORN_CORAL_WALL_FAN: u16 = 877;
/// Block `sea_pickle`.
pub const SEA_PICKLE: u16 = 878;
/// Block `blue_ice`.
pub const BLUE_ICE: u16 = 879;
/// Block `conduit`.
pub const CONDUIT: u16 = 880;
/// Block `bamboo_sapling`.
pub const BAMBOO_SAPLING: u16 = 881;
/// Block `bamboo`.
pub const BAMBOO: u16 = 882;
/// Block `potted_bamboo`.
pub const POTTED_BAMBOO: u16 = 883;
/// Block `void_air`.
pub const VOID_AIR: u16 = 884;
/// Block `cave_air`.
pub const CAVE_AIR: u16 = 885;
/// Block `bubble_column`.
pub const BUBBLE_COLUMN: u16 = 886;
/// Block `polished_granite_stairs`.
pub const POLISHED_GRANITE_STAIRS: u16 = 887;
/// Block `smooth_red_sandstone_stairs`.
pub const SMOOTH_RED_SANDSTONE_STAIRS: u16 = 888;
/// Block `mossy_stone_brick_stairs`.
pub const MOSSY_STONE_BRICK_STAIRS: u16 = 889;
/// Block `polished_diorite_stairs`.
pub const POLISHED_DIORITE_STAIRS: u16 = 890;
/// Block `mossy_cobblestone_stairs`.
pub const MOSSY_COBBLESTONE_STAIRS: u16 = 891;
/// Block `end_stone_brick_stairs`.
pub const END_STONE_BRICK_STAIRS: u16 = 892;
/// Block `stone_stairs`.
pub const STONE_STAIRS: u16 = 893;
/// Block `smooth_sandstone_stairs`.
pub const SMOOTH_SANDSTONE_STAIRS: u16 = 894;
/// Block `smooth_quartz_stairs`.
pub const SMOOTH_QUARTZ_STAIRS: u16 = 895;
/// Block `granite_stairs`.
pub const GRANITE_STAIRS: u16 = 896;
/// Block `andesite_stairs`.
pub const ANDESITE_STAIRS: u16 = 897;
/// Block `red_nether_brick_stairs`.
pub const RED_NETHER_BRICK_STAIRS: u16 = 898;
/// Block `polished_andesite_stairs`.
pub const POLISHED_ANDESITE_STAIRS: u16 = 899;
/// Block `diorite_stairs`.
pub const DIORITE_STAIRS: u16 = 900;
/// Block `polished_granite_slab`.
pub const POLISHED_GRANITE_SLAB: u16 = 901;
/// Block `smooth_red_sandstone_slab`.
pub const SMOOTH_RED_SANDSTONE_SLAB: u16 = 902;
/// Block `mossy_stone_brick_slab`.
pub const MOSSY_STONE_BRICK_SLAB: u16 = 903;
/// Block `polished_diorite_slab`.
pub const POLISHED_DIORITE_SLAB: u16 = 904;
/// Block `mossy_cobblestone_slab`.
pub const MOSSY_COBBLESTONE_SLAB: u16 = 905;
/// Block `end_stone_brick_slab`.
pub const END_STONE_BRICK_SLAB: u16 = 906;
/// Block `smooth_sandstone_slab`.
pub const SMOOTH_SANDSTONE_SLAB: u16 = 907;
/// Block `smooth_quartz_slab`.
pub const SMOOTH_QUARTZ_SLAB: u16 = 908;
/// Block `granite_slab`.
pub const GRANITE_SLAB: u16 = 909;
/// Block `andesite_slab`.
pub const ANDESITE_SLAB: u16 = 910;
/// Block `red_nether_brick_slab`.
pub const RED_NETHER_BRICK_SLAB: u16 = 911;
/// Block `polished_andesite_slab`.
pub const POLISHED_ANDESITE_SLAB: u16 = 912;
/// Block `diorite_slab`.
pub const DIORITE_SLAB: u16 = 913;
/// Block `brick_wall`.
pub const BRICK_WALL: u16 = 914;
/// Block `prismarine_wall`.
pub const PRISMARINE_WALL: u16 = 915;
/// Block `red_sandstone_wall`.
pub const RED_SANDSTONE_WALL: u16 = 916;
/// Block `mossy_stone_brick_wall`.
pub const MOSSY_STONE_BRICK_WALL: u16 = 917;
/// Block `granite_wall`.
pub const GRANITE_WALL: u16 = 918;
/// Block `stone_brick_wall`.
pub const STONE_BRICK_WALL: u16 = 919;
/// Block `mud_brick_wall`.
pub const MUD_BRICK_WALL: u16 = 920;
/// Block `nether_brick_wall`.
pub const NETHER_BRICK_WALL: u16 = 921;
/// Block `andesite_wall`.
pub const ANDESITE_WALL: u16 = 922;
/// Block `red_nether_brick_wall`.
pub const RED_NETHER_BRICK_WALL: u16 = 923;
/// Block `sandstone_wall`.
pub const SANDSTONE_WALL: u16 = 924;
/// Block `end_stone_brick_wall`.
pub const END_STONE_BRICK_WALL: u16 = 925;
/// Block `diorite_wall`.
pub const DIORITE_WALL: u16 = 926;
/// Block `scaffolding`.
pub const SCAFFOLDING: u16 = 927;
/// Block `loom`.
pub const LOOM: u16 = 928;
/// Block `barrel`.
pub const BARREL: u16 = 929;
/// Block `smoker`.
pub const SMOKER: u16 = 930;
/// Block `blast_furnace`.
pub const BLAST_FURNACE: u16 = 931;
/// Block `cartography_table`.
pub const CARTOGRAPHY_TABLE: u16 = 932;
/// Block `fletching_table`.
pub const FLETCHING_TABLE: u16 = 933;
/// Block `grindstone`.
pub const GRINDSTONE: u16 = 934;
/// Block `lectern`.
pub const LECTERN: u16 = 935;
/// Block `smithing_table`.
pub const SMITHING_TABLE: u16 = 936;
/// Block `stonecutter`.
pub const STONECUTTER: u16 = 937;
/// Block `bell`.
pub const BELL: u16 = 938;
/// Block `lantern`.
pub const LANTERN: u16 = 939;
/// Block `soul_lantern`.
pub const SOUL_LANTERN: u16 = 940;
/// Block `copper_lantern`.
pub const COPPER_LANTERN: u16 = 941;
/// Block `exposed_copper_lantern`.
pub const EXPOSED_COPPER_LANTERN: u16 = 942;
/// Block `weathered_copper_lantern`.
pub const WEATHERED_COPPER_LANTERN: u16 = 943;
/// Block `oxidized_copper_lantern`.
pub const OXIDIZED_COPPER_LANTERN: u16 = 944;
/// Block `waxed_copper_lantern`.
pub const WAXED_COPPER_LANTERN: u16 = 945;
/// Block `waxed_exposed_copper_lantern`.
pub const WAXED_EXPOSED_COPPER_LANTERN: u16 = 946;
/// Block `waxed_weathered_copper_lantern`.
pub const WAXED_WEATHERED_COPPER_LANTERN: u16 = 947;
/// Block `waxed_oxidized_copper_lantern`.
pub const WAXED_OXIDIZED_COPPER_LANTERN: u16 = 948;
/// Block `campfire`.
pub const CAMPFIRE: u16 = 949;
/// Block `soul_campfire`.
pub const SOUL_CAMPFIRE: u16 = 950;
/// Block `sweet_berry_bush`.
pub const SWEET_BERRY_BUSH: u16 = 951;
/// Block `warped_stem`.
pub const WARPED_STEM: u16 = 952;
/// Block `stripped_warped_stem`.
pub const STRIPPED_WARPED_STEM: u16 = 953;
/// Block `warped_hyphae`.
pub const WARPED_HYPHAE: u16 = 954;
/// Block `stripped_warped_hyphae`.
pub const STRIPPED_WARPED_HYPHAE: u16 = 955;
/// Block `warped_nylium`.
pub const WARPED_NYLIUM: u16 = 956;
/// Block `warped_fungus`.
pub const WARPED_FUNGUS: u16 = 957;
/// Block `warped_wart_block`.
pub const WARPED_WART_BLOCK: u16 = 958;
/// Block `warped_roots`.
pub const WARPED_ROOTS: u16 = 959;
/// Block `nether_sprouts`.
pub const NETHER_SPROUTS: u16 = 960;
/// Block `crimson_stem`.
pub const CRIMSON_STEM: u16 = 961;
/// Block `stripped_crimson_stem`.
pub const STRIPPED_CRIMSON_STEM: u16 = 962;
/// Block `crimson_hyphae`.
pub const CRIMSON_HYPHAE: u16 = 963;
/// Block `stripped_crimson_hyphae`.
pub const STRIPPED_CRIMSON_HYPHAE: u16 = 964;
/// Block `crimson_nylium`.
pub const CRIMSON_NYLIUM: u16 = 965;
/// Block `crimson_fungus`.
pub const CRIMSON_FUNGUS: u16 = 966;
/// Block `shroomlight`.
pub const SHROOMLIGHT: u16 = 967;
/// Block `weeping_vines`.
pub const WEEPING_VINES: u16 = 968;
/// Block `weeping_vines_plant`.
pub const WEEPING_VINES_PLANT: u16 = 969;
/// Block `twisting_vines`.
pub const TWISTING_VINES: u16 = 970;
/// Block `twisting_vines_plant`.
pub const TWISTING_VINES_PLANT: u16 = 971;
/// Block `crimson_roots`.
pub const CRIMSON_ROOTS: u16 = 972;
/// Block `crimson_planks`.
pub const CRIMSON_PLANKS: u16 = 973;
/// Block `warped_planks`.
pub const WARPED_PLANKS: u16 = 974;
/// Block `crimson_slab`.
pub const CRIMSON_SLAB: u16 = 975;
/// Block `warped_slab`.
pub const WARPED_SLAB: u16 = 976;
/// Block `crimson_pressure_plate`.
pub const CRIMSON_PRESSURE_PLATE: u16 = 977;
/// Block `warped_pressure_plate`.
pub const WARPED_PRESSURE_PLATE: u16 = 978;
/// Block `crimson_fence`.
pub const CRIMSON_FENCE: u16 = 979;
/// Block `warped_fence`.
pub const WARPED_FENCE: u16 = 980;
/// Block `crimson_trapdoor`.
pub const CRIMSON_TRAPDOOR: u16 = 981;
/// Block `warped_trapdoor`.
pub const WARPED_TRAPDOOR: u16 = 982;
/// Block `crimson_fence_gate`.
pub const CRIMSON_FENCE_GATE: u16 = 983;
/// Block `warped_fence_gate`.
pub const WARPED_FENCE_GATE: u16 = 984;
/// Block `crimson_stairs`.
pub const CRIMSON_STAIRS: u16 = 985;
/// Block `warped_stairs`.
pub const WARPED_STAIRS: u16 = 986;
/// Block `crimson_button`.
pub const CRIMSON_BUTTON: u16 = 987;
/// Block `warped_button`.
pub const WARPED_BUTTON: u16 = 988;
/// Block `crimson_door`.
pub const CRIMSON_DOOR: u16 = 989;
/// Block `warped_door`.
pub const WARPED_DOOR: u16 = 990;
/// Block `crimson_sign`.
pub const CRIMSON_SIGN: u16 = 991;
/// Block `warped_sign`.
pub const WARPED_SIGN: u16 = 992;
/// Block `crimson_wall_sign`.
pub const CRIMSON_WALL_SIGN: u16 = 993;
/// Block `warped_wall_sign`.
pub const WARPED_WALL_SIGN: u16 = 994;
/// Block `structure_block`.
pub const STRUCTURE_BLOCK: u16 = 995;
/// Block `jigsaw`.
pub const JIGSAW: u16 = 996;
/// Block `test_block`.
pub const TEST_BLOCK: u16 = 997;
/// Block `test_instance_block`.
pub const TEST_INSTANCE_BLOCK: u16 = 998;
/// Block `composter`.
pub const COMPOSTER: u16 = 999;
/// Block `target`.
pub const TARGET: u16 = 1000;
/// Block `bee_nest`.
pub const BEE_NEST: u16 = 1001;
/// Block `beehive`.
pub const BEEHIVE: u16 = 1002;
/// Block `honey_block`.
pub const HONEY_BLOCK: u16 = 1003;
/// Block `honeycomb_block`.
pub const HONEYCOMB_BLOCK: u16 = 1004;
/// Block `netherite_block`.
pub const NETHERITE_BLOCK: u16 = 1005;
/// Block `ancient_debris`.
pub const ANCIENT_DEBRIS: u16 = 1006;
/// Block `crying_obsidian`.
pub const CRYING_OBSIDIAN: u16 = 1007;
/// Block `respawn_anchor`.
pub const RESPAWN_ANCHOR: u16 = 1008;
/// Block `potted_crimson_fungus`.
pub const POTTED_CRIMSON_FUNGUS: u16 = 1009;
/// Block `potted_warped_fungus`.
pub const POTTED_WARPED_FUNGUS: u16 = 1010;
/// Block `potted_crimson_roots`.
pub const POTTED_CRIMSON_ROOTS: u16 = 1011;
/// Block `potted_warped_roots`.
pub const POTTED_WARPED_ROOTS: u16 = 1012;
/// Block `lodestone`.
pub const LODESTONE: u16 = 1013;
/// Block `blackstone`.
pub const BLACKSTONE: u16 = 1014;
/// Block `blackstone_stairs`.
pub const BLACKSTONE_STAIRS: u16 = 1015;
/// Block `blackstone_wall`.
pub const BLACKSTONE_WALL: u16 = 1016;
/// Block `blackstone_slab`.
pub const BLACKSTONE_SLAB: u16 = 1017;
/// Block `polished_blackstone`.
pub const POLISHED_BLACKSTONE: u16 = 1018;
/// Block `polished_blackstone_bricks`.
pub const POLISHED_BLACKSTONE_BRICKS: u16 = 1019;
/// Block `cracked_polished_blackstone_bricks`.
pub const CRACKED_POLISHED_BLACKSTONE_BRICKS: u16 = 1020;
/// Block `chiseled_polished_blackstone`.
pub const CHISELED_POLISHED_BLACKSTONE: u16 = 1021;
/// Block `polished_blackstone_brick_slab`.
pub const POLISHED_BLACKSTONE_BRICK_SLAB: u16 = 1022;
/// Block `polished_blackstone_brick_stairs`.
pub const POLISHED_BLACKSTONE_BRICK_STAIRS: u16 = 1023;
/// Block `polished_blackstone_brick_wall`.
pub const POLISHED_BLACKSTONE_BRICK_WALL: u16 = 1024;
/// Block `gilded_blackstone`.
pub const GILDED_BLACKSTONE: u16 = 1025;
/// Block `polished_blackstone_stairs`.
pub const POLISHED_BLACKSTONE_STAIRS: u16 = 1026;
/// Block `polished_blackstone_slab`.
pub const POLISHED_BLACKSTONE_SLAB: u16 = 1027;
/// Block `polished_blackstone_pressure_plate`.
pub const POLISHED_BLACKSTONE_PRESSURE_PLATE: u16 = 1028;
/// Block `polished_blackstone_button`.
pub const POLISHED_BLACKSTONE_BUTTON: u16 = 1029;
/// Block `polished_blackstone_wall`.
pub const POLISHED_BLACKSTONE_WALL: u16 = 1030;
/// Block `chiseled_nether_bricks`.
pub const CHISELED_NETHER_BRICKS: u16 = 1031;
/// Block `cracked_nether_bricks`.
pub const CRACKED_NETHER_BRICKS: u16 = 1032;
/// Block `quartz_bricks`.
pub const QUARTZ_BRICKS: u16 = 1033;
/// Block `candle`.
pub const CANDLE: u16 = 1034;
/// Block `white_candle`.
pub const WHITE_CANDLE: u16 = 1035;
/// Block `orange_candle`.
pub const ORANGE_CANDLE: u16 = 1036;
/// Block `magenta_candle`.
pub const MAGENTA_CANDLE: u16 = 1037;
/// Block `light_blue_candle`.
pub const LIGHT_BLUE_CANDLE: u16 = 1038;
/// Block `yellow_candle`.
pub const YELLOW_CANDLE: u16 = 1039;
/// Block `lime_candle`.
pub const LIME_CANDLE: u16 = 1040;
/// Block `pink_candle`.
pub const PINK_CANDLE: u16 = 1041;
/// Block `gray_candle`.
pub const GRAY_CANDLE: u16 = 1042;
/// Block `light_gray_candle`.
pub const LIGHT_GRAY_CANDLE: u16 = 1043;
/// Block `cyan_candle`.
pub const CYAN_CANDLE: u16 = 1044;
/// Block `purple_candle`.
pub const PURPLE_CANDLE: u16 = 1045;
/// Block `blue_candle`.
pub const BLUE_CANDLE: u16 = 1046;
/// Block `brown_candle`.
pub const BROWN_CANDLE: u16 = 1047;
/// Block `green_candle`.
pub const GREEN_CANDLE: u16 = 1048;
/// Block `red_candle`.
pub const RED_CANDLE: u16 = 1049;
/// Block `black_candle`.
pub const BLACK_CANDLE: u16 = 1050;
/// Block `candle_cake`.
pub const CANDLE_CAKE: u16 = 1051;
/// Block `white_candle_cake`.
pub const WHITE_CANDLE_CAKE: u16 = 1052;
/// Block `orange_candle_cake`.
pub const ORANGE_CANDLE_CAKE: u16 = 1053;
/// Block `magenta_candle_cake`.
pub const MAGENTA_CANDLE_CAKE: u16 = 1054;
/// Block `light_blue_candle_cake`.
pub const LIGHT_BLUE_CANDLE_CAKE: u16 = 1055;
/// Block `yellow_candle_cake`.
pub const YELLOW_CANDLE_CAKE: u16 = 1056;
/// Block `lime_candle_cake`.
pub const LIME_CANDLE_CAKE: u16 = 1057;
/// Block `pink_candle_cake`.
pub const PINK_CANDLE_CAKE: u16 = 1058;
/// Block `gray_candle_cake`.
pub const GRAY_CANDLE_CAKE: u16 = 1059;
/// Block `light_gray_candle_cake`.
pub const LIGHT_GRAY_CANDLE_CAKE: u16 = 1060;
/// Block `cyan_candle_cake`.
pub const CYAN_CANDLE_CAKE: u16 = 1061;
/// Block `purple_candle_cake`.
pub const PURPLE_CANDLE_CAKE: u16 = 1062;
/// Block `blue_candle_cake`.
pub const BLUE_CANDLE_CAKE: u16 = 1063;
/// Block `brown_candle_cake`.
pub const BROWN_CANDLE_CAKE: u16 = 1064;
/// Block `green_candle_cake`.
pub const GREEN_CANDLE_CAKE: u16 = 1065;
/// Block `red_candle_cake`.
pub const RED_CANDLE_CAKE: u16 = 1066;
/// Block `black_candle_cake`.
pub const BLACK_CANDLE_CAKE: u16 = 1067;
/// Block `amethyst_block`.
pub const AMETHYST_BLOCK: u16 = 1068;
/// Block `budding_amethyst`.
pub const BUDDING_AMETHYST: u16 = 1069;
/// Block `amethyst_cluster`.
pub const AMETHYST_CLUSTER: u16 = 1070;
/// Block `large_amethyst_bud`.
pub const LARGE_AMETHYST_BUD: u16 = 1071;
/// Block `medium_amethyst_bud`.
pub const MEDIUM_AMETHYST_BUD: u16 = 1072;
/// Block `small_amethyst_bud`.
pub const SMALL_AMETHYST_BUD: u16 = 1073;
/// Block `tuff`.
pub const TUFF: u16 = 1074;
/// Block `tuff_slab`.
pub const TUFF_SLAB: u16 = 1075;
/// Block `tuff_stairs`.
pub const TUFF_STAIRS: u16 = 1076;
/// Block `tuff_wall`.
pub const TUFF_WALL: u16 = 1077;
/// Block `polished_tuff`.
pub const POLISHED_TUFF: u16 = 1078;
/// Block `polished_tuff_slab`.
pub const POLISHED_TUFF_SLAB: u16 = 1079;
/// Block `polished_tuff_stairs`.
pub const POLISHED_TUFF_STAIRS: u16 = 1080;
/// Block `polished_tuff_wall`.
pub const POLISHED_TUFF_WALL: u16 = 1081;
/// Block `chiseled_tuff`.
pub const CHISELED_TUFF: u16 = 1082;
/// Block `tuff_bricks`.
pub const TUFF_BRICKS: u16 = 1083;
/// Block `tuff_brick_slab`.
pub const TUFF_BRICK_SLAB: u16 = 1084;
/// Block `tuff_brick_stairs`.
pub const TUFF_BRICK_STAIRS: u16 = 1085;
/// Block `tuff_brick_wall`.
pub const TUFF_BRICK_WALL: u16 = 1086;
/// Block `chiseled_tuff_bricks`.
pub const CHISELED_TUFF_BRICKS: u16 = 1087;
/// Block `sulfur`.
pub const SULFUR: u16 = 1088;
/// Block `potent_sulfur`.
pub const POTENT_SULFUR: u16 = 1089;
/// Block `sulfur_slab`.
pub const SULFUR_SLAB: u16 = 1090;
/// Block `sulfur_stairs`.
pub const SULFUR_STAIRS: u16 = 1091;
/// Block `sulfur_wall`.
pub const SULFUR_WALL: u16 = 1092;
/// Block `polished_sulfur`.
pub const POLISHED_SULFUR: u16 = 1093;
/// Block `polished_sulfur_slab`.
pub const POLISHED_SULFUR_SLAB: u16 = 1094;
/// Block `polished_sulfur_stairs`.
pub const POLISHED_SULFUR_STAIRS: u16 = 1095;
/// Block `polished_sulfur_wall`.
pub const POLISHED_SULFUR_WALL: u16 = 1096;
/// Block `sulfur_bricks`.
pub const SULFUR_BRICKS: u16 = 1097;
/// Block `sulfur_brick_slab`.
pub const SULFUR_BRICK_SLAB: u16 = 1098;
/// Block `sulfur_brick_stairs`.
pub const SULFUR_BRICK_STAIRS: u16 = 1099;
/// Block `sulfur_brick_wall`.
pub const SULFUR_BRICK_WALL: u16 = 1100;
/// Block `chiseled_sulfur`.
pub const CHISELED_SULFUR: u16 = 1101;
/// Block `cinnabar`.
pub const CINNABAR: u16 = 1102;
/// Block `cinnabar_slab`.
pub const CINNABAR_SLAB: u16 = 1103;
/// Block `cinnabar_stairs`.
pub const CINNABAR_STAIRS: u16 = 1104;
/// Block `cinnabar_wall`.
pub const CINNABAR_WALL: u16 = 1105;
/// Block `polished_cinnabar`.
pub const POLISHED_CINNABAR: u16 = 1106;
/// Block `polished_cinnabar_slab`.
pub const POLISHED_CINNABAR_SLAB: u16 = 1107;
/// Block `polished_cinnabar_stairs`.
pub const POLISHED_CINNABAR_STAIRS: u16 = 1108;
/// Block `polished_cinnabar_wall`.
pub const POLISHED_CINNABAR_WALL: u16 = 1109;
/// Block `cinnabar_bricks`.
pub const CINNABAR_BRICKS: u16 = 1110;
/// Block `cinnabar_brick_slab`.
pub const CINNABAR_BRICK_SLAB: u16 = 1111;
/// Block `cinnabar_brick_stairs`.
pub const CINNABAR_BRICK_STAIRS: u16 = 1112;
/// Block `cinnabar_brick_wall`.
pub const CINNABAR_BRICK_WALL: u16 = 1113;
/// Block `chiseled_cinnabar`.
pub const CHISELED_CINNABAR: u16 = 1114;
/// Block `calcite`.
pub const CALCITE: u16 = 1115;
/// Block `tinted_glass`.
pub const TINTED_GLASS: u16 = 1116;
/// Block `powder_snow`.
pub const POWDER_SNOW: u16 = 1117;
/// Block `sculk_sensor`.
pub const SCULK_SENSOR: u16 = 1118;
/// Block `calibrated_sculk_sensor`.
pub const CALIBRATED_SCULK_SENSOR: u16 = 1119;
/// Block `sculk`.
pub const SCULK: u16 = 1120;
/// Block `sculk_vein`.
pub const SCULK_VEIN: u16 = 1121;
/// Block `sculk_catalyst`.
pub const SCULK_CATALYST: u16 = 1122;
/// Block `sculk_shrieker`.
pub const SCULK_SHRIEKER: u16 = 1123;
/// Block `copper_block`.
pub const COPPER_BLOCK: u16 = 1124;
/// Block `exposed_copper`.
pub const EXPOSED_COPPER: u16 = 1125;
/// Block `weathered_copper`.
pub const WEATHERED_COPPER: u16 = 1126;
/// Block `oxidized_copper`.
pub const OXIDIZED_COPPER: u16 = 1127;
/// Block `waxed_copper_block`.
pub const WAXED_COPPER_BLOCK: u16 = 1128;
/// Block `waxed_exposed_copper`.
pub const WAXED_EXPOSED_COPPER: u16 = 1129;
/// Block `waxed_weathered_copper`.
pub const WAXED_WEATHERED_COPPER: u16 = 1130;
/// Block `waxed_oxidized_copper`.
pub const WAXED_OXIDIZED_COPPER: u16 = 1131;
/// Block `copper_ore`.
pub const COPPER_ORE: u16 = 1132;
/// Block `deepslate_copper_ore`.
pub const DEEPSLATE_COPPER_ORE: u16 = 1133;
/// Block `cut_copper`.
pub const CUT_COPPER: u16 = 1134;
/// Block `exposed_cut_copper`.
pub const EXPOSED_CUT_COPPER: u16 = 1135;
/// Block `weathered_cut_copper`.
pub const WEATHERED_CUT_COPPER: u16 = 1136;
/// Block `oxidized_cut_copper`.
pub const OXIDIZED_CUT_COPPER: u16 = 1137;
/// Block `waxed_cut_copper`.
pub const WAXED_CUT_COPPER: u16 = 1138;
/// Block `waxed_exposed_cut_copper`.
pub const WAXED_EXPOSED_CUT_COPPER: u16 = 1139;
/// Block `waxed_weathered_cut_copper`.
pub const WAXED_WEATHERED_CUT_COPPER: u16 = 1140;
/// Block `waxed_oxidized_cut_copper`.
pub const WAXED_OXIDIZED_CUT_COPPER: u16 = 1141;
/// Block `chiseled_copper`.
pub const CHISELED_COPPER: u16 = 1142;
/// Block `exposed_chiseled_copper`.
pub const EXPOSED_CHISELED_COPPER: u16 = 1143;
/// Block `weathered_chiseled_copper`.
pub const WEATHERED_CHISELED_COPPER: u16 = 1144;
/// Block `oxidized_chiseled_copper`.
pub const OXIDIZED_CHISELED_COPPER: u16 = 1145;
/// Block `waxed_chiseled_copper`.
pub const WAXED_CHISELED_COPPER: u16 = 1146;
/// Block `waxed_exposed_chiseled_copper`.
pub const WAXED_EXPOSED_CHISELED_COPPER: u16 = 1147;
/// Block `waxed_weathered_chiseled_copper`.
pub const WAXED_WEATHERED_CHISELED_COPPER: u16 = 1148;
/// Block `waxed_oxidized_chiseled_copper`.
pub const WAXED_OXIDIZED_CHISELED_COPPER: u16 = 1149;
/// Block `cut_copper_stairs`.
pub const CUT_COPPER_STAIRS: u16 = 1150;
/// Block `exposed_cut_copper_stairs`.
pub const EXPOSED_CUT_COPPER_STAIRS: u16 = 1151;
/// Block `weathered_cut_copper_stairs`.
pub const WEATHERED_CUT_COPPER_STAIRS: u16 = 1152;
/// Block `oxidized_cut_copper_stairs`.
pub const OXIDIZED_CUT_COPPER_STAIRS: u16 = 1153;
/// Block `waxed_cut_copper_stairs`.
pub const WAXED_CUT_COPPER_STAIRS: u16 = 1154;
/// Block `waxed_exposed_cut_copper_stairs`.
pub const WAXED_EXPOSED_CUT_COPPER_STAIRS: u16 = 1155;
/// Block `waxed_weathered_cut_copper_stairs`.
pub const WAXED_WEATHERED_CUT_COPPER_STAIRS: u16 = 1156;
/// Block `waxed_oxidized_cut_copper_stairs`.
pub const WAXED_OXIDIZED_CUT_COPPER_STAIRS: u16 = 1157;
/// Block `cut_copper_slab`.
pub const CUT_COPPER_SLAB: u16 = 1158;
/// Block `exposed_cut_copper_slab`.
pub const EXPOSED_CUT_COPPER_SLAB: u16 = 1159;
/// Block `weathered_cut_copper_slab`.
pub const WEATHERED_CUT_COPPER_SLAB: u16 = 1160;
/// Block `oxidized_cut_copper_slab`.
pub const OXIDIZED_CUT_COPPER_SLAB: u16 = 1161;
/// Block `waxed_cut_copper_slab`.
pub const WAXED_CUT_COPPER_SLAB: u16 = 1162;
/// Block `waxed_exposed_cut_copper_slab`.
pub const WAXED_EXPOSED_CUT_COPPER_SLAB: u16 = 1163;
/// Block `waxed_weathered_cut_copper_slab`.
pub const WAXED_WEATHERED_CUT_COPPER_SLAB: u16 = 1164;
/// Block `waxed_oxidized_cut_copper_slab`.
pub const WAXED_OXIDIZED_CUT_COPPER_SLAB: u16 = 1165;
/// Block `copper_door`.
pub const COPPER_DOOR: u16 = 1166;
/// Block `exposed_copper_door`.
pub const EXPOSED_COPPER_DOOR: u16 = 1167;
/// Block `weathered_copper_door`.
pub const WEATHERED_COPPER_DOOR: u16 = 1168;
/// Block `oxidized_copper_door`.
pub const OXIDIZED_COPPER_DOOR: u16 = 1169;
/// Block `waxed_copper_door`.
pub const WAXED_COPPER_DOOR: u16 = 1170;
/// Block `waxed_exposed_copper_door`.
pub const WAXED_EXPOSED_COPPER_DOOR: u16 = 1171;
/// Block `waxed_weathered_copper_door`.
pub const WAXED_WEATHERED_COPPER_DOOR: u16 = 1172;
/// Block `waxed_oxidized_copper_door`.
pub const WAXED_OXIDIZED_COPPER_DOOR: u16 = 1173;
/// Block `copper_trapdoor`.
pub const COPPER_TRAPDOOR: u16 = 1174;
/// Block `exposed_copper_trapdoor`.
pub const EXPOSED_COPPER_TRAPDOOR: u16 = 1175;
/// Block `weathered_copper_trapdoor`.
pub const WEATHERED_COPPER_TRAPDOOR: u16 = 1176;
/// Block `oxidized_copper_trapdoor`.
pub const OXIDIZED_COPPER_TRAPDOOR: u16 = 1177;
/// Block `waxed_copper_trapdoor`.
pub const WAXED_COPPER_TRAPDOOR: u16 = 1178;
/// Block `waxed_exposed_copper_trapdoor`.
pub const WAXED_EXPOSED_COPPER_TRAPDOOR: u16 = 1179;
/// Block `waxed_weathered_copper_trapdoor`.
pub const WAXED_WEATHERED_COPPER_TRAPDOOR: u16 = 1180;
/// Block `waxed_oxidized_copper_trapdoor`.
pub const WAXED_OXIDIZED_COPPER_TRAPDOOR: u16 = 1181;
/// Block `copper_grate`.
pub const COPPER_GRATE: u16 = 1182;
/// Block `exposed_copper_grate`.
pub const EXPOSED_COPPER_GRATE: u16 = 1183;
/// Block `weathered_copper_grate`.
pub const WEATHERED_COPPER_GRATE: u16 = 1184;
/// Block `oxidized_copper_grate`.
pub const OXIDIZED_COPPER_GRATE: u16 = 1185;
/// Block `waxed_copper_grate`.
pub const WAXED_COPPER_GRATE: u16 = 1186;
/// Block `waxed_exposed_copper_grate`.
pub const WAXED_EXPOSED_COPPER_GRATE: u16 = 1187;
/// Block `waxed_weathered_copper_grate`.
pub const WAXED_WEATHERED_COPPER_GRATE: u16 = 1188;
/// Block `waxed_oxidized_copper_grate`.
pub const WAXED_OXIDIZED_COPPER_GRATE: u16 = 1189;
/// Block `copper_bulb`.
pub const COPPER_BULB: u16 = 1190;
/// Block `exposed_copper_bulb`.
pub const EXPOSED_COPPER_BULB: u16 = 1191;
/// Block `weathered_copper_bulb`.
pub const WEATHERED_COPPER_BULB: u16 = 1192;
/// Block `oxidized_copper_bulb`.
pub const OXIDIZED_COPPER_BULB: u16 = 1193;
/// Block `waxed_copper_bulb`.
pub const WAXED_COPPER_BULB: u16 = 1194;
/// Block `waxed_exposed_copper_bulb`.
pub const WAXED_EXPOSED_COPPER_BULB: u16 = 1195;
/// Block `waxed_weathered_copper_bulb`.
pub const WAXED_WEATHERED_COPPER_BULB: u16 = 1196;
/// Block `waxed_oxidized_copper_bulb`.
pub const WAXED_OXIDIZED_COPPER_BULB: u16 = 1197;
/// Block `copper_chest`.
pub const COPPER_CHEST: u16 = 1198;
/// Block `exposed_copper_chest`.
pub const EXPOSED_COPPER_CHEST: u16 = 1199;
/// Block `weathered_copper_chest`.
pub const WEATHERED_COPPER_CHEST: u16 = 1200;
/// Block `oxidized_copper_chest`.
pub const OXIDIZED_COPPER_CHEST: u16 = 1201;
/// Block `waxed_copper_chest`.
pub const WAXED_COPPER_CHEST: u16 = 1202;
/// Block `waxed_exposed_copper_chest`.
pub const WAXED_EXPOSED_COPPER_CHEST: u16 = 1203;
/// Block `waxed_weathered_copper_chest`.
pub const WAXED_WEATHERED_COPPER_CHEST: u16 = 1204;
/// Block `waxed_oxidized_copper_chest`.
pub const WAXED_OXIDIZED_COPPER_CHEST: u16 = 1205;
/// Block `copper_golem_statue`.
pub const COPPER_GOLEM_STATUE: u16 = 1206;
/// Block `exposed_copper_golem_statue`.
pub const EXPOSED_COPPER_GOLEM_STATUE: u16 = 1207;
/// Block `weathered_copper_golem_statue`.
pub const WEATHERED_COPPER_GOLEM_STATUE: u16 = 1208;
/// Block `oxidized_copper_golem_statue`.
pub const OXIDIZED_COPPER_GOLEM_STATUE: u16 = 1209;
/// Block `waxed_copper_golem_statue`.
pub const WAXED_COPPER_GOLEM_STATUE: u16 = 1210;
/// Block `waxed_exposed_copper_golem_statue`.
pub const WAXED_EXPOSED_COPPER_GOLEM_STATUE: u16 = 1211;
/// Block `waxed_weathered_copper_golem_statue`.
pub const WAXED_WEATHERED_COPPER_GOLEM_STATUE: u16 = 1212;
/// Block `waxed_oxidized_copper_golem_statue`.
pub const WAXED_OXIDIZED_COPPER_GOLEM_STATUE: u16 = 1213;
/// Block `lightning_rod`.
pub const LIGHTNING_ROD: u16 = 1214;
/// Block `exposed_lightning_rod`.
pub const EXPOSED_LIGHTNING_ROD: u16 = 1215;
/// Block `weathered_lightning_rod`.
pub const WEATHERED_LIGHTNING_ROD: u16 = 1216;
/// Block `oxidized_lightning_rod`.
pub const OXIDIZED_LIGHTNING_ROD: u16 = 1217;
/// Block `waxed_lightning_rod`.
pub const WAXED_LIGHTNING_ROD: u16 = 1218;
/// Block `waxed_exposed_lightning_rod`.
pub const WAXED_EXPOSED_LIGHTNING_ROD: u16 = 1219;
/// Block `waxed_weathered_lightning_rod`.
pub const WAXED_WEATHERED_LIGHTNING_ROD: u16 = 1220;
/// Block `waxed_oxidized_lightning_rod`.
pub const WAXED_OXIDIZED_LIGHTNING_ROD: u16 = 1221;
/// Block `dripstone_block`.
pub const DRIPSTONE_BLOCK: u16 = 1222;
/// Block `pointed_dripstone`.
pub const POINTED_DRIPSTONE: u16 = 1223;
/// Block `sulfur_spike`.
pub const SULFUR_SPIKE: u16 = 1224;
/// Block `cave_vines`.
pub const CAVE_VINES: u16 = 1225;
/// Block `cave_vines_plant`.
pub const CAVE_VINES_PLANT: u16 = 1226;
/// Block `spore_blossom`.
pub const SPORE_BLOSSOM: u16 = 1227;
/// Block `azalea`.
pub const AZALEA: u16 = 1228;
/// Block `flowering_azalea`.
pub const FLOWERING_AZALEA: u16 = 1229;
/// Block `moss_carpet`.
pub const MOSS_CARPET: u16 = 1230;
/// Block `pink_petals`.
pub const PINK_PETALS: u16 = 1231;
/// Block `wildflowers`.
pub const WILDFLOWERS: u16 = 1232;
/// Block `leaf_litter`.
pub const LEAF_LITTER: u16 = 1233;
/// Block `moss_block`.
pub const MOSS_BLOCK: u16 = 1234;
/// Block `big_dripleaf`.
pub const BIG_DRIPLEAF: u16 = 1235;
/// Block `big_dripleaf_stem`.
pub const BIG_DRIPLEAF_STEM: u16 = 1236;
/// Block `small_dripleaf`.
pub const SMALL_DRIPLEAF: u16 = 1237;
/// Block `hanging_roots`.
pub const HANGING_ROOTS: u16 = 1238;
/// Block `rooted_dirt`.
pub const ROOTED_DIRT: u16 = 1239;
/// Block `mud`.
pub const MUD: u16 = 1240;
/// Block `deepslate`.
pub const DEEPSLATE: u16 = 1241;
/// Block `cobbled_deepslate`.
pub const COBBLED_DEEPSLATE: u16 = 1242;
/// Block `cobbled_deepslate_stairs`.
pub const COBBLED_DEEPSLATE_STAIRS: u16 = 1243;
/// Block `cobbled_deepslate_slab`.
pub const COBBLED_DEEPSLATE_SLAB: u16 = 1244;
/// Block `cobbled_deepslate_wall`.
pub const COBBLED_DEEPSLATE_WALL: u16 = 1245;
/// Block `polished_deepslate`.
pub const POLISHED_DEEPSLATE: u16 = 1246;
/// Block `polished_deepslate_stairs`.
pub const POLISHED_DEEPSLATE_STAIRS: u16 = 1247;
/// Block `polished_deepslate_slab`.
pub const POLISHED_DEEPSLATE_SLAB: u16 = 1248;
/// Block `polished_deepslate_wall`.
pub const POLISHED_DEEPSLATE_WALL: u16 = 1249;
/// Block `deepslate_tiles`.
pub const DEEPSLATE_TILES: u16 = 1250;
/// Block `deepslate_tile_stairs`.
pub const DEEPSLATE_TILE_STAIRS: u16 = 1251;
/// Block `deepslate_tile_slab`.
pub const DEEPSLATE_TILE_SLAB: u16 = 1252;
/// Block `deepslate_tile_wall`.
pub const DEEPSLATE_TILE_WALL: u16 = 1253;
/// Block `deepslate_bricks`.
pub const DEEPSLATE_BRICKS: u16 = 1254;
/// Block `deepslate_brick_stairs`.
pub const DEEPSLATE_BRICK_STAIRS: u16 = 1255;
/// Block `deepslate_brick_slab`.
pub const DEEPSLATE_BRICK_SLAB: u16 = 1256;
/// Block `deepslate_brick_wall`.
pub const DEEPSLATE_BRICK_WALL: u16 = 1257;
/// Block `chiseled_deepslate`.
pub const CHISELED_DEEPSLATE: u16 = 1258;
/// Block `cracked_deepslate_bricks`.
pub const CRACKED_DEEPSLATE_BRICKS: u16 = 1259;
/// Block `cracked_deepslate_tiles`.
pub const CRACKED_DEEPSLATE_TILES: u16 = 1260;
/// Block `infested_deepslate`.
pub const INFESTED_DEEPSLATE: u16 = 1261;
/// Block `smooth_basalt`.
pub const SMOOTH_BASALT: u16 = 1262;
/// Block `raw_iron_block`.
pub const RAW_IRON_BLOCK: u16 = 1263;
/// Block `raw_copper_block`.
pub const RAW_COPPER_BLOCK: u16 = 1264;
/// Block `raw_gold_block`.
pub const RAW_GOLD_BLOCK: u16 = 1265;
/// Block `potted_azalea_bush`.
pub const POTTED_AZALEA_BUSH: u16 = 1266;
/// Block `potted_flowering_azalea_bush`.
pub const POTTED_FLOWERING_AZALEA_BUSH: u16 = 1267;
/// Block `ochre_froglight`.
pub const OCHRE_FROGLIGHT: u16 = 1268;
/// Block `verdant_froglight`.
pub const VERDANT_FROGLIGHT: u16 = 1269;
/// Block `pearlescent_froglight`.
pub const PEARLESCENT_FROGLIGHT: u16 = 1270;
/// Block `frogspawn`.
pub const FROGSPAWN: u16 = 1271;
/// Block `reinforced_deepslate`.
pub const REINFORCED_DEEPSLATE: u16 = 1272;
/// Block `decorated_pot`.
pub const DECORATED_POT: u16 = 1273;
/// Block `crafter`.
pub const CRAFTER: u16 = 1274;
/// Block `trial_spawner`.
pub const TRIAL_SPAWNER: u16 = 1275;
/// Block `vault`.
pub const VAULT: u16 = 1276;
/// Block `heavy_core`.
pub const HEAVY_CORE: u16 = 1277;
/// Block `pale_moss_block`.
pub const PALE_MOSS_BLOCK: u16 = 1278;
/// Block `pale_moss_carpet`.
pub const PALE_MOSS_CARPET: u16 = 1279;
/// Block `pale_hanging_moss`.
pub const PALE_HANGING_MOSS: u16 = 1280;
/// Block `open_eyeblossom`.
pub const OPEN_EYEBLOSSOM: u16 = 1281;
/// Block `closed_eyeblossom`.
pub const CLOSED_EYEBLOSSOM: u16 = 1282;
/// Block `potted_open_eyeblossom`.
pub const POTTED_OPEN_EYEBLOSSOM: u16 = 1283;
/// Block `potted_closed_eyeblossom`.
pub const POTTED_CLOSED_EYEBLOSSOM: u16 = 1284;
/// Block `firefly_bush`.
pub const FIREFLY_BUSH: u16 = 1285;
