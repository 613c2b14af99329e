//! Made by `cargo run -p registry-generate`; do not edit.
//! Default block states.

/// Default state of `air`.
pub const AIR: u16 = 0;
/// Default state of `stone`.
pub const STONE: u16 = 1;
/// Default state of `granite`.
pub const GRANITE: u16 = 2;
/// Default state of `polished_granite`.
pub const POLISHED_GRANITE: u16 = 3;
/// Default state of `diorite`.
pub const DIORITE: u16 = 4;
/// Default state of `polished_diorite`.
pub const POLISHED_DIORITE: u16 = 5;
/// Default state of `andesite`.
pub const ANDESITE: u16 = 6;
/// Default state of `polished_andesite`.
pub const POLISHED_ANDESITE: u16 = 7;
/// Default state of `grass_block`.
pub const GRASS_BLOCK: u16 = 9;
/// Default state of `dirt`.
pub const DIRT: u16 = 10;
/// Default state of `coarse_dirt`.
pub const COARSE_DIRT: u16 = 11;
/// Default state of `podzol`.
pub const PODZOL: u16 = 13;
/// Default state of `cobblestone`.
pub const COBBLESTONE: u16 = 14;
/// Default state of `oak_planks`.
pub const OAK_PLANKS: u16 = 15;
/// Default state of `spruce_planks`.
pub const SPRUCE_PLANKS: u16 = 16;
/// Default state of `birch_planks`.
pub const BIRCH_PLANKS: u16 = 17;
/// Default state of `jungle_planks`.
pub const JUNGLE_PLANKS: u16 = 18;
/// Default state of `acacia_planks`.
pub const ACACIA_PLANKS: u16 = 19;
/// Default state of `cherry_planks`.
pub const CHERRY_PLANKS: u16 = 20;
/// Default state of `dark_oak_planks`.
pub const DARK_OAK_PLANKS: u16 = 21;
/// Default state of `pale_oak_wood`.
pub const PALE_OAK_WOOD: u16 = 23;
/// Default state of `pale_oak_planks`.
pub const PALE_OAK_PLANKS: u16 = 25;
/// Default state of `mangrove_planks`.
pub const MANGROVE_PLANKS: u16 = 26;
/// Default state of `poplar_planks`.
pub const POPLAR_PLANKS: u16 = 27;
/// Default state of `bamboo_planks`.
pub const BAMBOO_PLANKS: u16 = 28;
/// Default state of `bamboo_mosaic`.
pub const BAMBOO_MOSAIC: u16 = 29;
/// Default state of `oak_sapling`.
pub const OAK_SAPLING: u16 = 30;
/// Default state of `spruce_sapling`.
pub const SPRUCE_SAPLING: u16 = 32;
/// Default state of `birch_sapling`.
pub const BIRCH_SAPLING: u16 = 34;
/// Default state of `jungle_sapling`.
pub const JUNGLE_SAPLING: u16 = 36;
/// Default state of `acacia_sapling`.
pub const ACACIA_SAPLING: u16 = 38;
/// Default state of `cherry_sapling`.
pub const CHERRY_SAPLING: u16 = 40;
/// Default state of `dark_oak_sapling`.
pub const DARK_OAK_SAPLING: u16 = 42;
/// Default state of `pale_oak_sapling`.
pub const PALE_OAK_SAPLING: u16 = 44;
/// Default state of `mangrove_propagule`.
pub const MANGROVE_PROPAGULE: u16 = 51;
/// Default state of `poplar_sapling`.
pub const POPLAR_SAPLING: u16 = 86;
/// Default state of `bedrock`.
pub const BEDROCK: u16 = 88;
/// Default state of `water`.
pub const WATER: u16 = 89;
/// Default state of `lava`.
pub const LAVA: u16 = 105;
/// Default state of `sand`.
pub const SAND: u16 = 121;
/// Default state of `suspicious_sand`.
pub const SUSPICIOUS_SAND: u16 = 122;
/// Default state of `red_sand`.
pub const RED_SAND: u16 = 126;
/// Default state of `gravel`.
pub const GRAVEL: u16 = 127;
/// Default state of `suspicious_gravel`.
pub const SUSPICIOUS_GRAVEL: u16 = 128;
/// Default state of `gold_ore`.
pub const GOLD_ORE: u16 = 132;
/// Default state of `deepslate_gold_ore`.
pub const DEEPSLATE_GOLD_ORE: u16 = 133;
/// Default state of `iron_ore`.
pub const IRON_ORE: u16 = 134;
/// Default state of `deepslate_iron_ore`.
pub const DEEPSLATE_IRON_ORE: u16 = 135;
/// Default state of `coal_ore`.
pub const COAL_ORE: u16 = 136;
/// Default state of `deepslate_coal_ore`.
pub const DEEPSLATE_COAL_ORE: u16 = 137;
/// Default state of `nether_gold_ore`.
pub const NETHER_GOLD_ORE: u16 = 138;
/// Default state of `oak_log`.
pub const OAK_LOG: u16 = 140;
/// Default state of `spruce_log`.
pub const SPRUCE_LOG: u16 = 143;
/// Default state of `birch_log`.
pub const BIRCH_LOG: u16 = 146;
/// Default state of `jungle_log`.
pub const JUNGLE_LOG: u16 = 149;
/// Default state of `acacia_log`.
pub const ACACIA_LOG: u16 = 152;
/// Default state of `cherry_log`.
pub const CHERRY_LOG: u16 = 155;
/// Default state of `dark_oak_log`.
pub const DARK_OAK_LOG: u16 = 158;
/// Default state of `pale_oak_log`.
pub const PALE_OAK_LOG: u16 = 161;
/// Default state of `mangrove_log`.
pub const MANGROVE_LOG: u16 = 164;
/// Default state of `poplar_log`.
pub const POPLAR_LOG: u16 = 167;
/// Default state of `mangrove_roots`.
pub const MANGROVE_ROOTS: u16 = 170;
/// Default state of `muddy_mangrove_roots`.
pub const MUDDY_MANGROVE_ROOTS: u16 = 172;
/// Default state of `bamboo_block`.
pub const BAMBOO_BLOCK: u16 = 175;
/// Default state of `stripped_spruce_log`.
pub const STRIPPED_SPRUCE_LOG: u16 = 178;
/// Default state of `stripped_birch_log`.
pub const STRIPPED_BIRCH_LOG: u16 = 181;
/// Default state of `stripped_jungle_log`.
pub const STRIPPED_JUNGLE_LOG: u16 = 184;
/// Default state of `stripped_acacia_log`.
pub const STRIPPED_ACACIA_LOG: u16 = 187;
/// Default state of `stripped_cherry_log`.
pub const STRIPPED_CHERRY_LOG: u16 = 190;
/// Default state of `stripped_dark_oak_log`.
pub const STRIPPED_DARK_OAK_LOG: u16 = 193;
/// Default state of `stripped_pale_oak_log`.
pub const STRIPPED_PALE_OAK_LOG: u16 = 196;
/// Default state of `stripped_oak_log`.
pub const STRIPPED_OAK_LOG: u16 = 199;
/// Default state of `stripped_mangrove_log`.
pub const STRIPPED_MANGROVE_LOG: u16 = 202;
/// Default state of `stripped_poplar_log`.
pub const STRIPPED_POPLAR_LOG: u16 = 205;
/// Default state of `stripped_bamboo_block`.
pub const STRIPPED_BAMBOO_BLOCK: u16 = 208;
/// Default state of `oak_wood`.
pub const OAK_WOOD: u16 = 211;
/// Default state of `spruce_wood`.
pub const SPRUCE_WOOD: u16 = 214;
/// Default state of `birch_wood`.
pub const BIRCH_WOOD: u16 = 217;
/// Default state of `jungle_wood`.
pub const JUNGLE_WOOD: u16 = 220;
/// Default state of `acacia_wood`.
pub const ACACIA_WOOD: u16 = 223;
/// Default state of `cherry_wood`.
pub const CHERRY_WOOD: u16 = 226;
/// Default state of `dark_oak_wood`.
pub const DARK_OAK_WOOD: u16 = 229;
/// Default state of `mangrove_wood`.
pub const MANGROVE_WOOD: u16 = 232;
/// Default state of `poplar_wood`.
pub const POPLAR_WOOD: u16 = 235;
/// Default state of `stripped_oak_wood`.
pub const STRIPPED_OAK_WOOD: u16 = 238;
/// Default state of `stripped_spruce_wood`.
pub const STRIPPED_SPRUCE_WOOD: u16 = 241;
/// Default state of `stripped_birch_wood`.
pub const STRIPPED_BIRCH_WOOD: u16 = 244;
/// Default state of `stripped_jungle_wood`.
pub const STRIPPED_JUNGLE_WOOD: u16 = 247;
/// Default state of `stripped_acacia_wood`.
pub const STRIPPED_ACACIA_WOOD: u16 = 250;
/// Default state of `stripped_cherry_wood`.
pub const STRIPPED_CHERRY_WOOD: u16 = 253;
/// Default state of `stripped_dark_oak_wood`.
pub const STRIPPED_DARK_OAK_WOOD: u16 = 256;
/// Default state of `stripped_pale_oak_wood`.
pub const STRIPPED_PALE_OAK_WOOD: u16 = 259;
/// Default state of `stripped_mangrove_wood`.
pub const STRIPPED_MANGROVE_WOOD: u16 = 262;
/// Default state of `stripped_poplar_wood`.
pub const STRIPPED_POPLAR_WOOD: u16 = 265;
/// Default state of `oak_leaves`.
pub const OAK_LEAVES: u16 = 294;
/// Default state of `spruce_leaves`.
pub const SPRUCE_LEAVES: u16 = 322;
/// Default state of `birch_leaves`.
pub const BIRCH_LEAVES: u16 = 350;
/// Default state of `jungle_leaves`.
pub const JUNGLE_LEAVES: u16 = 378;
/// Default state of `acacia_leaves`.
pub const ACACIA_LEAVES: u16 = 406;
/// Default state of `cherry_leaves`.
pub const CHERRY_LEAVES: u16 = 434;
/// Default state of `dark_oak_leaves`.
pub const DARK_OAK_LEAVES: u16 = 462;
/// Default state of `pale_oak_leaves`.
pub const PALE_OAK_LEAVES: u16 = 490;
/// Default state of `mangrove_leaves`.
pub const MANGROVE_LEAVES: u16 = 518;
/// Default state of `red_poplar_leaves`.
pub const RED_POPLAR_LEAVES: u16 = 546;
/// Default state of `orange_poplar_leaves`.
pub const ORANGE_POPLAR_LEAVES: u16 = 574;
/// Default state of `yellow_poplar_leaves`.
pub const YELLOW_POPLAR_LEAVES: u16 = 602;
/// Default state of `azalea_leaves`.
pub const AZALEA_LEAVES: u16 = 630;
/// Default state of `flowering_azalea_leaves`.
pub const FLOWERING_AZALEA_LEAVES: u16 = 658;
/// Default state of `sponge`.
pub const SPONGE: u16 = 659;
/// Default state of `wet_sponge`.
pub const WET_SPONGE: u16 = 660;
/// Default state of `glass`.
pub const GLASS: u16 = 661;
/// Default state of `lapis_ore`.
pub const LAPIS_ORE: u16 = 662;
/// Default state of `deepslate_lapis_ore`.
pub const DEEPSLATE_LAPIS_ORE: u16 = 663;
/// Default state of `lapis_block`.
pub const LAPIS_BLOCK: u16 = 664;
/// Default state of `dispenser`.
pub const DISPENSER: u16 = 666;
/// Default state of `sandstone`.
pub const SANDSTONE: u16 = 677;
/// Default state of `chiseled_sandstone`.
pub const CHISELED_SANDSTONE: u16 = 678;
/// Default state of `cut_sandstone`.
pub const CUT_SANDSTONE: u16 = 679;
/// Default state of `note_block`.
pub const NOTE_BLOCK: u16 = 681;
/// Default state of `white_bed`.
pub const WHITE_BED: u16 = 2033;
/// Default state of `orange_bed`.
pub const ORANGE_BED: u16 = 2049;
/// Default state of `magenta_bed`.
pub const MAGENTA_BED: u16 = 2065;
/// Default state of `light_blue_bed`.
pub const LIGHT_BLUE_BED: u16 = 2081;
/// Default state of `yellow_bed`.
pub const YELLOW_BED: u16 = 2097;
/// Default state of `lime_bed`.
pub const LIME_BED: u16 = 2113;
/// Default state of `pink_bed`.
pub const PINK_BED: u16 = 2129;
/// Default state of `gray_bed`.
pub const GRAY_BED: u16 = 2145;
/// Default state of `light_gray_bed`.
pub const LIGHT_GRAY_BED: u16 = 2161;
/// Default state of `cyan_bed`.
pub const CYAN_BED: u16 = 2177;
/// Default state of `purple_bed`.
pub const PURPLE_BED: u16 = 2193;
/// Default state of `blue_bed`.
pub const BLUE_BED: u16 = 2209;
/// Default state of `brown_bed`.
pub const BROWN_BED: u16 = 2225;
/// Default state of `green_bed`.
pub const GREEN_BED: u16 = 2241;
/// Default state of `red_bed`.
pub const RED_BED: u16 = 2257;
/// Default state of `black_bed`.
pub const BLACK_BED: u16 = 2273;
/// Default state of `straw_bed`.
pub const STRAW_BED: u16 = 2289;
/// Default state of `powered_rail`.
pub const POWERED_RAIL: u16 = 2315;
/// Default state of `detector_rail`.
pub const DETECTOR_RAIL: u16 = 2339;
/// Default state of `sticky_piston`.
pub const STICKY_PISTON: u16 = 2356;
/// Default state of `cobweb`.
pub const COBWEB: u16 = 2362;
/// Default state of `short_grass`.
pub const SHORT_GRASS: u16 = 2363;
/// Default state of `fern`.
pub const FERN: u16 = 2364;
/// Default state of `dead_bush`.
pub const DEAD_BUSH: u16 = 2365;
/// Default state of `bush`.
pub const BUSH: u16 = 2366;
/// Default state of `red_shrub`.
pub const RED_SHRUB: u16 = 2367;
/// Default state of `short_dry_grass`.
pub const SHORT_DRY_GRASS: u16 = 2368;
/// Default state of `tall_dry_grass`.
pub const TALL_DRY_GRASS: u16 = 2369;
/// Default state of `seagrass`.
pub const SEAGRASS: u16 = 2370;
/// Default state of `tall_seagrass`.
pub const TALL_SEAGRASS: u16 = 2372;
/// Default state of `piston`.
pub const PISTON: u16 = 2379;
/// Default state of `piston_head`.
pub const PISTON_HEAD: u16 = 2387;
/// Default state of `white_wool`.
pub const WHITE_WOOL: u16 = 2409;
/// Default state of `orange_wool`.
pub const ORANGE_WOOL: u16 = 2410;
/// Default state of `magenta_wool`.
pub const MAGENTA_WOOL: u16 = 2411;
/// Default state of `light_blue_wool`.
pub const LIGHT_BLUE_WOOL: u16 = 2412;
/// Default state of `yellow_wool`.
pub const YELLOW_WOOL: u16 = 2413;
/// Default state of `lime_wool`.
pub const LIME_WOOL: u16 = 2414;
/// Default state of `pink_wool`.
pub const PINK_WOOL: u16 = 2415;
/// Default state of `gray_wool`.
pub const GRAY_WOOL: u16 = 2416;
/// Default state of `light_gray_wool`.
pub const LIGHT_GRAY_WOOL: u16 = 2417;
/// Default state of `cyan_wool`.
pub const CYAN_WOOL: u16 = 2418;
/// Default state of `purple_wool`.
pub const PURPLE_WOOL: u16 = 2419;
/// Default state of `blue_wool`.
pub const BLUE_WOOL: u16 = 2420;
/// Default state of `brown_wool`.
pub const BROWN_WOOL: u16 = 2421;
/// Default state of `green_wool`.
pub const GREEN_WOOL: u16 = 2422;
/// Default state of `red_wool`.
pub const RED_WOOL: u16 = 2423;
/// Default state of `black_wool`.
pub const BLACK_WOOL: u16 = 2424;
/// Default state of `white_wool_stairs`.
pub const WHITE_WOOL_STAIRS: u16 = 2436;
/// Default state of `orange_wool_stairs`.
pub const ORANGE_WOOL_STAIRS: u16 = 2516;
/// Default state of `magenta_wool_stairs`.
pub const MAGENTA_WOOL_STAIRS: u16 = 2596;
/// Default state of `light_blue_wool_stairs`.
pub const LIGHT_BLUE_WOOL_STAIRS: u16 = 2676;
/// Default state of `yellow_wool_stairs`.
pub const YELLOW_WOOL_STAIRS: u16 = 2756;
/// Default state of `lime_wool_stairs`.
pub const LIME_WOOL_STAIRS: u16 = 2836;
/// Default state of `pink_wool_stairs`.
pub const PINK_WOOL_STAIRS: u16 = 2916;
/// Default state of `gray_wool_stairs`.
pub const GRAY_WOOL_STAIRS: u16 = 2996;
/// Default state of `light_gray_wool_stairs`.
pub const LIGHT_GRAY_WOOL_STAIRS: u16 = 3076;
/// Default state of `cyan_wool_stairs`.
pub const CYAN_WOOL_STAIRS: u16 = 3156;
/// Default state of `purple_wool_stairs`.
pub const PURPLE_WOOL_STAIRS: u16 = 3236;
/// Default state of `blue_wool_stairs`.
pub const BLUE_WOOL_STAIRS: u16 = 3316;
/// Default state of `brown_wool_stairs`.
pub const BROWN_WOOL_STAIRS: u16 = 3396;
/// Default state of `green_wool_stairs`.
pub const GREEN_WOOL_STAIRS: u16 = 3476;
/// Default state of `red_wool_stairs`.
pub const RED_WOOL_STAIRS: u16 = 3556;
/// Default state of `black_wool_stairs`.
pub const BLACK_WOOL_STAIRS: u16 = 3636;
/// Default state of `white_wool_slab`.
pub const WHITE_WOOL_SLAB: u16 = 3708;
/// Default state of `orange_wool_slab`.
pub const ORANGE_WOOL_SLAB: u16 = 3714;
/// Default state of `magenta_wool_slab`.
pub const MAGENTA_WOOL_SLAB: u16 = 3720;
/// Default state of `light_blue_wool_slab`.
pub const LIGHT_BLUE_WOOL_SLAB: u16 = 3726;
/// Default state of `yellow_wool_slab`.
pub const YELLOW_WOOL_SLAB: u16 = 3732;
/// Default state of `lime_wool_slab`.
pub const LIME_WOOL_SLAB: u16 = 3738;
/// Default state of `pink_wool_slab`.
pub const PINK_WOOL_SLAB: u16 = 3744;
/// Default state of `gray_wool_slab`.
pub const GRAY_WOOL_SLAB: u16 = 3750;
/// Default state of `light_gray_wool_slab`.
pub const LIGHT_GRAY_WOOL_SLAB: u16 = 3756;
/// Default state of `cyan_wool_slab`.
pub const CYAN_WOOL_SLAB: u16 = 3762;
/// Default state of `purple_wool_slab`.
pub const PURPLE_WOOL_SLAB: u16 = 3768;
/// Default state of `blue_wool_slab`.
pub const BLUE_WOOL_SLAB: u16 = 3774;
/// Default state of `brown_wool_slab`.
pub const BROWN_WOOL_SLAB: u16 = 3780;
/// Default state of `green_wool_slab`.
pub const GREEN_WOOL_SLAB: u16 = 3786;
/// Default state of `red_wool_slab`.
pub const RED_WOOL_SLAB: u16 = 3792;
/// Default state of `black_wool_slab`.
pub const BLACK_WOOL_SLAB: u16 = 3798;
/// Default state of `moving_piston`.
pub const MOVING_PISTON: u16 = 3801;
/// Default state of `dandelion`.
pub const DANDELION: u16 = 3813;
/// Default state of `golden_dandelion`.
pub const GOLDEN_DANDELION: u16 = 3814;
/// Default state of `torchflower`.
pub const TORCHFLOWER: u16 = 3815;
/// Default state of `poppy`.
pub const POPPY: u16 = 3816;
/// Default state of `blue_orchid`.
pub const BLUE_ORCHID: u16 = 3817;
/// Default state of `allium`.
pub const ALLIUM: u16 = 3818;
/// Default state of `azure_bluet`.
pub const AZURE_BLUET: u16 = 3819;
/// Default state of `red_tulip`.
pub const RED_TULIP: u16 = 3820;
/// Default state of `orange_tulip`.
pub const ORANGE_TULIP: u16 = 3821;
/// Default state of `white_tulip`.
pub const WHITE_TULIP: u16 = 3822;
/// Default state of `pink_tulip`.
pub const PINK_TULIP: u16 = 3823;
/// Default state of `oxeye_daisy`.
pub const OXEYE_DAISY: u16 = 3824;
/// Default state of `cornflower`.
pub const CORNFLOWER: u16 = 3825;
/// Default state of `wither_rose`.
pub const WITHER_ROSE: u16 = 3826;
/// Default state of `lily_of_the_valley`.
pub const LILY_OF_THE_VALLEY: u16 = 3827;
/// Default state of `brown_mushroom`.
pub const BROWN_MUSHROOM: u16 = 3828;
/// Default state of `red_mushroom`.
pub const RED_MUSHROOM: u16 = 3829;
/// Default state of `gold_block`.
pub const GOLD_BLOCK: u16 = 3830;
/// Default state of `iron_block`.
pub const IRON_BLOCK: u16 = 3831;
/// Default state of `bricks`.
pub const BRICKS: u16 = 3832;
/// Default state of `tnt`.
pub const TNT: u16 = 3834;
/// Default state of `bookshelf`.
pub const BOOKSHELF: u16 = 3835;
/// Default state of `chiseled_bookshelf`.
pub const CHISELED_BOOKSHELF: u16 = 3899;
/// Default state of `acacia_shelf`.
pub const ACACIA_SHELF: u16 = 4101;
/// Default state of `bamboo_shelf`.
pub const BAMBOO_SHELF: u16 = 4165;
/// Default state of `birch_shelf`.
pub const BIRCH_SHELF: u16 = 4229;
/// Default state of `cherry_shelf`.
pub const CHERRY_SHELF: u16 = 4293;
/// Default state of `crimson_shelf`.
pub const CRIMSON_SHELF: u16 = 4357;
/// Default state of `dark_oak_shelf`.
pub const DARK_OAK_SHELF: u16 = 4421;
/// Default state of `jungle_shelf`.
pub const JUNGLE_SHELF: u16 = 4485;
/// Default state of `mangrove_shelf`.
pub const MANGROVE_SHELF: u16 = 4549;
/// Default state of `oak_shelf`.
pub const OAK_SHELF: u16 = 4613;
/// Default state of `pale_oak_shelf`.
pub const PALE_OAK_SHELF: u16 = 4677;
/// Default state of `poplar_shelf`.
pub const POPLAR_SHELF: u16 = 4741;
/// Default state of `spruce_shelf`.
pub const SPRUCE_SHELF: u16 = 4805;
/// Default state of `warped_shelf`.
pub const WARPED_SHELF: u16 = 4869;
/// Default state of `mossy_cobblestone`.
pub const MOSSY_COBBLESTONE: u16 = 4924;
/// Default state of `obsidian`.
pub const OBSIDIAN: u16 = 4925;
/// Default state of `torch`.
pub const TORCH: u16 = 4926;
/// Default state of `wall_torch`.
pub const WALL_TORCH: u16 = 4927;
/// Default state of `fire`.
pub const FIRE: u16 = 4962;
/// Default state of `soul_fire`.
pub const SOUL_FIRE: u16 = 5443;
/// Default state of `spawner`.
pub const SPAWNER: u16 = 5444;
/// Default state of `creaking_heart`.
pub const CREAKING_HEART: u16 = 5452;
/// Default state of `oak_stairs`.
pub const OAK_STAIRS: u16 = 5474;
/// Default state of `chest`.
pub const CHEST: u16 = 5544;
/// Default state of `redstone_wire`.
pub const REDSTONE_WIRE: u16 = 6727;
/// Default state of `diamond_ore`.
pub const DIAMOND_ORE: u16 = 6863;
/// Default state of `deepslate_diamond_ore`.
pub const DEEPSLATE_DIAMOND_ORE: u16 = 6864;
/// Default state of `diamond_block`.
pub const DIAMOND_BLOCK: u16 = 6865;
/// Default state of `crafting_table`.
pub const CRAFTING_TABLE: u16 = 6866;
/// Default state of `wheat`.
pub const WHEAT: u16 = 6867;
/// Default state of `farmland`.
pub const FARMLAND: u16 = 6875;
/// Default state of `furnace`.
pub const FURNACE: u16 = 6884;
/// Default state of `oak_sign`.
pub const OAK_SIGN: u16 = 6908;
/// Default state of `spruce_sign`.
pub const SPRUCE_SIGN: u16 = 6940;
/// Default state of `birch_sign`.
pub const BIRCH_SIGN: u16 = 6972;
/// Default state of `acacia_sign`.
pub const ACACIA_SIGN: u16 = 7004;
/// Default state of `cherry_sign`.
pub const CHERRY_SIGN: u16 = 7036;
/// Default state of `jungle_sign`.
pub const JUNGLE_SIGN: u16 = 7068;
/// Default state of `dark_oak_sign`.
pub const DARK_OAK_SIGN: u16 = 7100;
/// Default state of `pale_oak_sign`.
pub const PALE_OAK_SIGN: u16 = 7132;
/// Default state of `mangrove_sign`.
pub const MANGROVE_SIGN: u16 = 7164;
/// Default state of `poplar_sign`.
pub const POPLAR_SIGN: u16 = 7196;
/// Default state of `bamboo_sign`.
pub const BAMBOO_SIGN: u16 = 7228;
/// Default state of `oak_door`.
pub const OAK_DOOR: u16 = 7254;
/// Default state of `ladder`.
pub const LADDER: u16 = 7308;
/// Default state of `rail`.
pub const RAIL: u16 = 7316;
/// Default state of `cobblestone_stairs`.
pub const COBBLESTONE_STAIRS: u16 = 7346;
/// Default state of `oak_wall_sign`.
pub const OAK_WALL_SIGN: u16 = 7416;
/// Default state of `spruce_wall_sign`.
pub const SPRUCE_WALL_SIGN: u16 = 7424;
/// Default state of `birch_wall_sign`.
pub const BIRCH_WALL_SIGN: u16 = 7432;
/// Default state of `acacia_wall_sign`.
pub const ACACIA_WALL_SIGN: u16 = 7440;
/// Default state of `cherry_wall_sign`.
pub const CHERRY_WALL_SIGN: u16 = 7448;
/// Default state of `jungle_wall_sign`.
pub const JUNGLE_WALL_SIGN: u16 = 7456;
/// Default state of `dark_oak_wall_sign`.
pub const DARK_OAK_WALL_SIGN: u16 = 7464;
/// Default state of `pale_oak_wall_sign`.
pub const PALE_OAK_WALL_SIGN: u16 = 7472;
/// Default state of `mangrove_wall_sign`.
pub const MANGROVE_WALL_SIGN: u16 = 7480;
/// Default state of `poplar_wall_sign`.
pub const POPLAR_WALL_SIGN: u16 = 7488;
/// Default state of `bamboo_wall_sign`.
pub const BAMBOO_WALL_SIGN: u16 = 7496;
/// Default state of `oak_hanging_sign`.
pub const OAK_HANGING_SIGN: u16 = 7552;
/// Default state of `spruce_hanging_sign`.
pub const SPRUCE_HANGING_SIGN: u16 = 7616;
/// Default state of `birch_hanging_sign`.
pub const BIRCH_HANGING_SIGN: u16 = 7680;
/// Default state of `acacia_hanging_sign`.
pub const ACACIA_HANGING_SIGN: u16 = 7744;
/// Default state of `cherry_hanging_sign`.
pub const CHERRY_HANGING_SIGN: u16 = 7808;
/// Default state of `jungle_hanging_sign`.
pub const JUNGLE_HANGING_SIGN: u16 = 7872;
/// Default state of `dark_oak_hanging_sign`.
pub const DARK_OAK_HANGING_SIGN: u16 = 7936;
/// Default state of `pale_oak_hanging_sign`.
pub const PALE_OAK_HANGING_SIGN: u16 = 8000;
/// Default state of `crimson_hanging_sign`.
pub const CRIMSON_HANGING_SIGN: u16 = 8064;
/// Default state of `warped_hanging_sign`.
pub const WARPED_HANGING_SIGN: u16 = 8128;
/// Default state of `mangrove_hanging_sign`.
pub const MANGROVE_HANGING_SIGN: u16 = 8192;
/// Default state of `poplar_hanging_sign`.
pub const POPLAR_HANGING_SIGN: u16 = 8256;
/// Default state of `bamboo_hanging_sign`.
pub const BAMBOO_HANGING_SIGN: u16 = 8320;
/// Default state of `oak_wall_hanging_sign`.
pub const OAK_WALL_HANGING_SIGN: u16 = 8336;
/// Default state of `spruce_wall_hanging_sign`.
pub const SPRUCE_WALL_HANGING_SIGN: u16 = 8344;
/// Default state of `birch_wall_hanging_sign`.
pub const BIRCH_WALL_HANGING_SIGN: u16 = 8352;
/// Default state of `acacia_wall_hanging_sign`.
pub const ACACIA_WALL_HANGING_SIGN: u16 = 8360;
/// Default state of `cherry_wall_hanging_sign`.
pub const CHERRY_WALL_HANGING_SIGN: u16 = 8368;
/// Default state of `jungle_wall_hanging_sign`.
pub const JUNGLE_WALL_HANGING_SIGN: u16 = 8376;
/// Default state of `dark_oak_wall_hanging_sign`.
pub const DARK_OAK_WALL_HANGING_SIGN: u16 = 8384;
/// Default state of `pale_oak_wall_hanging_sign`.
pub const PALE_OAK_WALL_HANGING_SIGN: u16 = 8392;
/// Default state of `mangrove_wall_hanging_sign`.
pub const MANGROVE_WALL_HANGING_SIGN: u16 = 8400;
/// Default state of `poplar_wall_hanging_sign`.
pub const POPLAR_WALL_HANGING_SIGN: u16 = 8408;
/// Default state of `crimson_wall_hanging_sign`.
pub const CRIMSON_WALL_HANGING_SIGN: u16 = 8416;
/// Default state of `warped_wall_hanging_sign`.
pub const WARPED_WALL_HANGING_SIGN: u16 = 8424;
/// Default state of `bamboo_wall_hanging_sign`.
pub const BAMBOO_WALL_HANGING_SIGN: u16 = 8432;
/// Default state of `lever`.
pub const LEVER: u16 = 8448;
/// Default state of `stone_pressure_plate`.
pub const STONE_PRESSURE_PLATE: u16 = 8464;
/// Default state of `iron_door`.
pub const IRON_DOOR: u16 = 8476;
/// Default state of `oak_pressure_plate`.
pub const OAK_PRESSURE_PLATE: u16 = 8530;
/// Default state of `spruce_pressure_plate`.
pub const SPRUCE_PRESSURE_PLATE: u16 = 8532;
/// Default state of `birch_pressure_plate`.
pub const BIRCH_PRESSURE_PLATE: u16 = 8534;
/// Default state of `jungle_pressure_plate`.
pub const JUNGLE_PRESSURE_PLATE: u16 = 8536;
/// Default state of `acacia_pressure_plate`.
pub const ACACIA_PRESSURE_PLATE: u16 = 8538;
/// Default state of `cherry_pressure_plate`.
pub const CHERRY_PRESSURE_PLATE: u16 = 8540;
/// Default state of `dark_oak_pressure_plate`.
pub const DARK_OAK_PRESSURE_PLATE: u16 = 8542;
/// Default state of `pale_oak_pressure_plate`.
pub const PALE_OAK_PRESSURE_PLATE: u16 = 8544;
/// Default state of `mangrove_pressure_plate`.
pub const MANGROVE_PRESSURE_PLATE: u16 = 8546;
/// Default state of `poplar_pressure_plate`.
pub const POPLAR_PRESSURE_PLATE: u16 = 8548;
/// Default state of `bamboo_pressure_plate`.
pub const BAMBOO_PRESSURE_PLATE: u16 = 8550;
/// Default state of `redstone_ore`.
pub const REDSTONE_ORE: u16 = 8552;
/// Default state of `deepslate_redstone_ore`.
pub const DEEPSLATE_REDSTONE_ORE: u16 = 8554;
/// Default state of `redstone_torch`.
pub const REDSTONE_TORCH: u16 = 8555;
/// Default state of `redstone_wall_torch`.
pub const REDSTONE_WALL_TORCH: u16 = 8557;
/// Default state of `stone_button`.
pub const STONE_BUTTON: u16 = 8574;
/// Default state of `snow`.
pub const SNOW: u16 = 8589;
/// Default state of `ice`.
pub const ICE: u16 = 8597;
/// Default state of `snow_block`.
pub const SNOW_BLOCK: u16 = 8598;
/// Default state of `cactus`.
pub const CACTUS: u16 = 8599;
/// Default state of `cactus_flower`.
pub const CACTUS_FLOWER: u16 = 8615;
/// Default state of `clay`.
pub const CLAY: u16 = 8616;
/// Default state of `sugar_cane`.
pub const SUGAR_CANE: u16 = 8617;
/// Default state of `jukebox`.
pub const JUKEBOX: u16 = 8634;
/// Default state of `oak_fence`.
pub const OAK_FENCE: u16 = 8666;
/// Default state of `netherrack`.
pub const NETHERRACK: u16 = 8667;
/// Default state of `soul_sand`.
pub const SOUL_SAND: u16 = 8668;
/// Default state of `soul_soil`.
pub const SOUL_SOIL: u16 = 8669;
/// Default state of `basalt`.
pub const BASALT: u16 = 8671;
/// Default state of `polished_basalt`.
pub const POLISHED_BASALT: u16 = 8674;
/// Default state of `soul_torch`.
pub const SOUL_TORCH: u16 = 8676;
/// Default state of `soul_wall_torch`.
pub const SOUL_WALL_TORCH: u16 = 8677;
/// Default state of `copper_torch`.
pub const COPPER_TORCH: u16 = 8681;
/// Default state of `copper_wall_torch`.
pub const COPPER_WALL_TORCH: u16 = 8682;
/// Default state of `glowstone`.
pub const GLOWSTONE: u16 = 8686;
/// Default state of `nether_portal`.
pub const NETHER_PORTAL: u16 = 8687;
/// Default state of `carved_pumpkin`.
pub const CARVED_PUMPKIN: u16 = 8689;
/// Default state of `jack_o_lantern`.
pub const JACK_O_LANTERN: u16 = 8693;
/// Default state of `cake`.
pub const CAKE: u16 = 8697;
/// Default state of `repeater`.
pub const REPEATER: u16 = 8707;
/// Default state of `white_stained_glass`.
pub const WHITE_STAINED_GLASS: u16 = 8768;
/// Default state of `orange_stained_glass`.
pub const ORANGE_STAINED_GLASS: u16 = 8769;
/// Default state of `magenta_stained_glass`.
pub const MAGENTA_STAINED_GLASS: u16 = 8770;
/// Default state of `light_blue_stained_glass`.
pub const LIGHT_BLUE_STAINED_GLASS: u16 = 8771;
/// Default state of `yellow_stained_glass`.
pub const YELLOW_STAINED_GLASS: u16 = 8772;
/// Default state of `lime_stained_glass`.
pub const LIME_STAINED_GLASS: u16 = 8773;
/// Default state of `pink_stained_glass`.
pub const PINK_STAINED_GLASS: u16 = 8774;
/// Default state of `gray_stained_glass`.
pub const GRAY_STAINED_GLASS: u16 = 8775;
/// Default state of `light_gray_stained_glass`.
pub const LIGHT_GRAY_STAINED_GLASS: u16 = 8776;
/// Default state of `cyan_stained_glass`.
pub const CYAN_STAINED_GLASS: u16 = 8777;
/// Default state of `purple_stained_glass`.
pub const PURPLE_STAINED_GLASS: u16 = 8778;
/// Default state of `blue_stained_glass`.
pub const BLUE_STAINED_GLASS: u16 = 8779;
/// Default state of `brown_stained_glass`.
pub const BROWN_STAINED_GLASS: u16 = 8780;
/// Default state of `green_stained_glass`.
pub const GREEN_STAINED_GLASS: u16 = 8781;
/// Default state of `red_stained_glass`.
pub const RED_STAINED_GLASS: u16 = 8782;
/// Default state of `black_stained_glass`.
pub const BLACK_STAINED_GLASS: u16 = 8783;
/// Default state of `oak_trapdoor`.
pub const OAK_TRAPDOOR: u16 = 8799;
/// Default state of `spruce_trapdoor`.
pub const SPRUCE_TRAPDOOR: u16 = 8863;
/// Default state of `birch_trapdoor`.
pub const BIRCH_TRAPDOOR: u16 = 8927;
/// Default state of `jungle_trapdoor`.
pub const JUNGLE_TRAPDOOR: u16 = 8991;
/// Default state of `acacia_trapdoor`.
pub const ACACIA_TRAPDOOR: u16 = 9055;
/// Default state of `cherry_trapdoor`.
pub const CHERRY_TRAPDOOR: u16 = 9119;
/// Default state of `dark_oak_trapdoor`.
pub const DARK_OAK_TRAPDOOR: u16 = 9183;
/// Default state of `pale_oak_trapdoor`.
pub const PALE_OAK_TRAPDOOR: u16 = 9247;
/// Default state of `mangrove_trapdoor`.
pub const MANGROVE_TRAPDOOR: u16 = 9311;
/// Default state of `poplar_trapdoor`.
pub const POPLAR_TRAPDOOR: u16 = 9375;
/// Default state of `bamboo_trapdoor`.
pub const BAMBOO_TRAPDOOR: u16 = 9439;
/// Default state of `stone_bricks`.
pub const STONE_BRICKS: u16 = 9488;
/// Default state of `mossy_stone_bricks`.
pub const MOSSY_STONE_BRICKS: u16 = 9489;
/// Default state of `cracked_stone_bricks`.
pub const CRACKED_STONE_BRICKS: u16 = 9490;
/// Default state of `chiseled_stone_bricks`.
pub const CHISELED_STONE_BRICKS: u16 = 9491;
/// Default state of `packed_mud`.
pub const PACKED_MUD: u16 = 9492;
/// Default state of `mud_bricks`.
pub const MUD_BRICKS: u16 = 9493;
/// Default state of `infested_stone`.
pub const INFESTED_STONE: u16 = 9494;
/// Default state of `infested_cobblestone`.
pub const INFESTED_COBBLESTONE: u16 = 9495;
/// Default state of `infested_stone_bricks`.
pub const INFESTED_STONE_BRICKS: u16 = 9496;
/// Default state of `infested_mossy_stone_bricks`.
pub const INFESTED_MOSSY_STONE_BRICKS: u16 = 9497;
/// Default state of `infested_cracked_stone_bricks`.
pub const INFESTED_CRACKED_STONE_BRICKS: u16 = 9498;
/// Default state of `infested_chiseled_stone_bricks`.
pub const INFESTED_CHISELED_STONE_BRICKS: u16 = 9499;
/// Default state of `brown_mushroom_block`.
pub const BROWN_MUSHROOM_BLOCK: u16 = 9500;
/// Default state of `red_mushroom_block`.
pub const RED_MUSHROOM_BLOCK: u16 = 9564;
/// Default state of `mushroom_stem`.
pub const MUSHROOM_STEM: u16 = 9628;
/// Default state of `iron_bars`.
pub const IRON_BARS: u16 = 9723;
/// Default state of `copper_bars`.
pub const COPPER_BARS: u16 = 9755;
/// Default state of `exposed_copper_bars`.
pub const EXPOSED_COPPER_BARS: u16 = 9787;
/// Default state of `weathered_copper_bars`.
pub const WEATHERED_COPPER_BARS: u16 = 9819;
/// Default state of `oxidized_copper_bars`.
pub const OXIDIZED_COPPER_BARS: u16 = 9851;
/// Default state of `waxed_copper_bars`.
pub const WAXED_COPPER_BARS: u16 = 9883;
/// Default state of `waxed_exposed_copper_bars`.
pub const WAXED_EXPOSED_COPPER_BARS: u16 = 9915;
/// Default state of `waxed_weathered_copper_bars`.
pub const WAXED_WEATHERED_COPPER_BARS: u16 = 9947;
/// Default state of `waxed_oxidized_copper_bars`.
pub const WAXED_OXIDIZED_COPPER_BARS: u16 = 9979;
/// Default state of `iron_chain`.
pub const IRON_CHAIN: u16 = 9983;
/// Default state of `copper_chain`.
pub const COPPER_CHAIN: u16 = 9989;
/// Default state of `exposed_copper_chain`.
pub const EXPOSED_COPPER_CHAIN: u16 = 9995;
/// Default state of `weathered_copper_chain`.
pub const WEATHERED_COPPER_CHAIN: u16 = 10001;
/// Default state of `oxidized_copper_chain`.
pub const OXIDIZED_COPPER_CHAIN: u16 = 10007;
/// Default state of `waxed_copper_chain`.
pub const WAXED_COPPER_CHAIN: u16 = 10013;
/// Default state of `waxed_exposed_copper_chain`.
pub const WAXED_EXPOSED_COPPER_CHAIN: u16 = 10019;
/// Default state of `waxed_weathered_copper_chain`.
pub const WAXED_WEATHERED_COPPER_CHAIN: u16 = 10025;
/// Default state of `waxed_oxidized_copper_chain`.
pub const WAXED_OXIDIZED_COPPER_CHAIN: u16 = 10031;
/// Default state of `glass_pane`.
pub const GLASS_PANE: u16 = 10065;
/// Default state of `pumpkin`.
pub const PUMPKIN: u16 = 10066;
/// Default state of `melon`.
pub const MELON: u16 = 10067;
/// Default state of `attached_pumpkin_stem`.
pub const ATTACHED_PUMPKIN_STEM: u16 = 10068;
/// Default state of `attached_melon_stem`.
pub const ATTACHED_MELON_STEM: u16 = 10072;
/// Default state of `pumpkin_stem`.
pub const PUMPKIN_STEM: u16 = 10076;
/// Default state of `melon_stem`.
pub const MELON_STEM: u16 = 10084;
/// Default state of `vine`.
pub const VINE: u16 = 10123;
/// Default state of `glow_lichen`.
pub const GLOW_LICHEN: u16 = 10251;
/// Default state of `resin_clump`.
pub const RESIN_CLUMP: u16 = 10379;
/// Default state of `oak_fence_gate`.
pub const OAK_FENCE_GATE: u16 = 10387;
/// Default state of `brick_stairs`.
pub const BRICK_STAIRS: u16 = 10423;
/// Default state of `stone_brick_stairs`.
pub const STONE_BRICK_STAIRS: u16 = 10503;
/// Default state of `mud_brick_stairs`.
pub const MUD_BRICK_STAIRS: u16 = 10583;
/// Default state of `mycelium`.
pub const MYCELIUM: u16 = 10653;
/// Default state of `lily_pad`.
pub const LILY_PAD: u16 = 10654;
/// Default state of `resin_block`.
pub const RESIN_BLOCK: u16 = 10655;
/// Default state of `resin_bricks`.
pub const RESIN_BRICKS: u16 = 10656;
/// Default state of `resin_brick_stairs`.
pub const RESIN_BRICK_STAIRS: u16 = 10668;
/// Default state of `resin_brick_slab`.
pub const RESIN_BRICK_SLAB: u16 = 10740;
/// Default state of `resin_brick_wall`.
pub const RESIN_BRICK_WALL: u16 = 10746;
/// Default state of `chiseled_resin_bricks`.
pub const CHISELED_RESIN_BRICKS: u16 = 11067;
/// Default state of `nether_bricks`.
pub const NETHER_BRICKS: u16 = 11068;
/// Default state of `nether_brick_fence`.
pub const NETHER_BRICK_FENCE: u16 = 11100;
/// Default state of `nether_brick_stairs`.
pub const NETHER_BRICK_STAIRS: u16 = 11112;
/// Default state of `nether_wart`.
pub const NETHER_WART: u16 = 11181;
/// Default state of `enchanting_table`.
pub const ENCHANTING_TABLE: u16 = 11185;
/// Default state of `brewing_stand`.
pub const BREWING_STAND: u16 = 11193;
/// Default state of `cauldron`.
pub const CAULDRON: u16 = 11194;
/// Default state of `water_cauldron`.
pub const WATER_CAULDRON: u16 = 11195;
/// Default state of `lava_cauldron`.
pub const LAVA_CAULDRON: u16 = 11198;
/// Default state of `powder_snow_cauldron`.
pub const POWDER_SNOW_CAULDRON: u16 = 11199;
/// Default state of `end_portal`.
pub const END_PORTAL: u16 = 11202;
/// Default state of `end_portal_frame`.
pub const END_PORTAL_FRAME: u16 = 11207;
/// Default state of `end_stone`.
pub const END_STONE: u16 = 11211;
/// Default state of `dragon_egg`.
pub const DRAGON_EGG: u16 = 11212;
/// Default state of `redstone_lamp`.
pub const REDSTONE_LAMP: u16 = 11214;
/// Default state of `cocoa`.
pub const COCOA: u16 = 11215;
/// Default state of `shelf_mushroom`.
pub const SHELF_MUSHROOM: u16 = 11227;
/// Default state of `sandstone_stairs`.
pub const SANDSTONE_STAIRS: u16 = 11246;
/// Default state of `emerald_ore`.
pub const EMERALD_ORE: u16 = 11315;
/// Default state of `deepslate_emerald_ore`.
pub const DEEPSLATE_EMERALD_ORE: u16 = 11316;
/// Default state of `ender_chest`.
pub const ENDER_CHEST: u16 = 11318;
/// Default state of `tripwire_hook`.
pub const TRIPWIRE_HOOK: u16 = 11334;
/// Default state of `tripwire`.
pub const TRIPWIRE: u16 = 11468;
/// Default state of `emerald_block`.
pub const EMERALD_BLOCK: u16 = 11469;
/// Default state of `spruce_stairs`.
pub const SPRUCE_STAIRS: u16 = 11481;
/// Default state of `birch_stairs`.
pub const BIRCH_STAIRS: u16 = 11561;
/// Default state of `jungle_stairs`.
pub const JUNGLE_STAIRS: u16 = 11641;
/// Default state of `command_block`.
pub const COMMAND_BLOCK: u16 = 11716;
/// Default state of `beacon`.
pub const BEACON: u16 = 11722;
/// Default state of `cobblestone_wall`.
pub const COBBLESTONE_WALL: u16 = 11726;
/// Default state of `mossy_cobblestone_wall`.
pub const MOSSY_COBBLESTONE_WALL: u16 = 12050;
/// Default state of `flower_pot`.
pub const FLOWER_POT: u16 = 12371;
/// Default state of `potted_torchflower`.
pub const POTTED_TORCHFLOWER: u16 = 12372;
/// Default state of `potted_oak_sapling`.
pub const POTTED_OAK_SAPLING: u16 = 12373;
/// Default state of `potted_spruce_sapling`.
pub const POTTED_SPRUCE_SAPLING: u16 = 12374;
/// Default state of `potted_birch_sapling`.
pub const POTTED_BIRCH_SAPLING: u16 = 12375;
/// Default state of `potted_jungle_sapling`.
pub const POTTED_JUNGLE_SAPLING: u16 = 12376;
/// Default state of `potted_acacia_sapling`.
pub const POTTED_ACACIA_SAPLING: u16 = 12377;
/// Default state of `potted_cherry_sapling`.
pub const POTTED_CHERRY_SAPLING: u16 = 12378;
/// Default state of `potted_dark_oak_sapling`.
pub const POTTED_DARK_OAK_SAPLING: u16 = 12379;
/// Default state of `potted_pale_oak_sapling`.
pub const POTTED_PALE_OAK_SAPLING: u16 = 12380;
/// Default state of `potted_poplar_sapling`.
pub const POTTED_POPLAR_SAPLING: u16 = 12381;
/// Default state of `potted_mangrove_propagule`.
pub const POTTED_MANGROVE_PROPAGULE: u16 = 12382;
/// Default state of `potted_fern`.
pub const POTTED_FERN: u16 = 12383;
/// Default state of `potted_dandelion`.
pub const POTTED_DANDELION: u16 = 12384;
/// Default state of `potted_golden_dandelion`.
pub const POTTED_GOLDEN_DANDELION: u16 = 12385;
/// Default state of `potted_poppy`.
pub const POTTED_POPPY: u16 = 12386;
/// Default state of `potted_blue_orchid`.
pub const POTTED_BLUE_ORCHID: u16 = 12387;
/// Default state of `potted_allium`.
pub const POTTED_ALLIUM: u16 = 12388;
/// Default state of `potted_azure_bluet`.
pub const POTTED_AZURE_BLUET: u16 = 12389;
/// Default state of `potted_red_tulip`.
pub const POTTED_RED_TULIP: u16 = 12390;
/// Default state of `potted_orange_tulip`.
pub const POTTED_ORANGE_TULIP: u16 = 12391;
/// Default state of `potted_white_tulip`.
pub const POTTED_WHITE_TULIP: u16 = 12392;
/// Default state of `potted_pink_tulip`.
pub const POTTED_PINK_TULIP: u16 = 12393;
/// Default state of `potted_oxeye_daisy`.
pub const POTTED_OXEYE_DAISY: u16 = 12394;
/// Default state of `potted_cornflower`.
pub const POTTED_CORNFLOWER: u16 = 12395;
/// Default state of `potted_lily_of_the_valley`.
pub const POTTED_LILY_OF_THE_VALLEY: u16 = 12396;
/// Default state of `potted_wither_rose`.
pub const POTTED_WITHER_ROSE: u16 = 12397;
/// Default state of `potted_red_mushroom`.
pub const POTTED_RED_MUSHROOM: u16 = 12398;
/// Default state of `potted_brown_mushroom`.
pub const POTTED_BROWN_MUSHROOM: u16 = 12399;
/// Default state of `potted_dead_bush`.
pub const POTTED_DEAD_BUSH: u16 = 12400;
/// Default state of `potted_cactus`.
pub const POTTED_CACTUS: u16 = 12401;
/// Default state of `carrots`.
pub const CARROTS: u16 = 12402;
/// Default state of `potatoes`.
pub const POTATOES: u16 = 12410;
/// Default state of `oak_button`.
pub const OAK_BUTTON: u16 = 12427;
/// Default state of `spruce_button`.
pub const SPRUCE_BUTTON: u16 = 12451;
/// Default state of `birch_button`.
pub const BIRCH_BUTTON: u16 = 12475;
/// Default state of `jungle_button`.
pub const JUNGLE_BUTTON: u16 = 12499;
/// Default state of `acacia_button`.
pub const ACACIA_BUTTON: u16 = 12523;
/// Default state of `cherry_button`.
pub const CHERRY_BUTTON: u16 = 12547;
/// Default state of `dark_oak_button`.
pub const DARK_OAK_BUTTON: u16 = 12571;
/// Default state of `pale_oak_button`.
pub const PALE_OAK_BUTTON: u16 = 12595;
/// Default state of `mangrove_button`.
pub const MANGROVE_BUTTON: u16 = 12619;
/// Default state of `poplar_button`.
pub const POPLAR_BUTTON: u16 = 12643;
/// Default state of `bamboo_button`.
pub const BAMBOO_BUTTON: u16 = 12667;
/// Default state of `skeleton_skull`.
pub const SKELETON_SKULL: u16 = 12698;
/// Default state of `skeleton_wall_skull`.
pub const SKELETON_WALL_SKULL: u16 = 12715;
/// Default state of `wither_skeleton_skull`.
pub const WITHER_SKELETON_SKULL: u16 = 12738;
/// Default state of `wither_skeleton_wall_skull`.
pub const WITHER_SKELETON_WALL_SKULL: u16 = 12755;
/// Default state of `zombie_head`.
pub const ZOMBIE_HEAD: u16 = 12778;
/// Default state of `zombie_wall_head`.
pub const ZOMBIE_WALL_HEAD: u16 = 12795;
/// Default state of `player_head`.
pub const PLAYER_HEAD: u16 = 12818;
/// Default state of `player_wall_head`.
pub const PLAYER_WALL_HEAD: u16 = 12835;
/// Default state of `creeper_head`.
pub const CREEPER_HEAD: u16 = 12858;
/// Default state of `creeper_wall_head`.
pub const CREEPER_WALL_HEAD: u16 = 12875;
/// Default state of `dragon_head`.
pub const DRAGON_HEAD: u16 = 12898;
/// Default state of `dragon_wall_head`.
pub const DRAGON_WALL_HEAD: u16 = 12915;
/// Default state of `piglin_head`.
pub const PIGLIN_HEAD: u16 = 12938;
/// Default state of `piglin_wall_head`.
pub const PIGLIN_WALL_HEAD: u16 = 12955;
/// Default state of `anvil`.
pub const ANVIL: u16 = 12962;
/// Default state of `chipped_anvil`.
pub const CHIPPED_ANVIL: u16 = 12966;
/// Default state of `damaged_anvil`.
pub const DAMAGED_ANVIL: u16 = 12970;
/// Default state of `trapped_chest`.
pub const TRAPPED_CHEST: u16 = 12975;
/// Default state of `light_weighted_pressure_plate`.
pub const LIGHT_WEIGHTED_PRESSURE_PLATE: u16 = 12998;
/// Default state of `heavy_weighted_pressure_plate`.
pub const HEAVY_WEIGHTED_PRESSURE_PLATE: u16 = 13014;
/// Default state of `comparator`.
pub const COMPARATOR: u16 = 13031;
/// Default state of `daylight_detector`.
pub const DAYLIGHT_DETECTOR: u16 = 13062;
/// Default state of `redstone_block`.
pub const REDSTONE_BLOCK: u16 = 13078;
/// Default state of `nether_quartz_ore`.
pub const NETHER_QUARTZ_ORE: u16 = 13079;
/// Default state of `hopper`.
pub const HOPPER: u16 = 13080;
/// Default state of `quartz_block`.
pub const QUARTZ_BLOCK: u16 = 13090;
/// Default state of `chiseled_quartz_block`.
pub const CHISELED_QUARTZ_BLOCK: u16 = 13091;
/// Default state of `quartz_pillar`.
pub const QUARTZ_PILLAR: u16 = 13093;
/// Default state of `quartz_stairs`.
pub const QUARTZ_STAIRS: u16 = 13106;
/// Default state of `activator_rail`.
pub const ACTIVATOR_RAIL: u16 = 13188;
/// Default state of `dropper`.
pub const DROPPER: u16 = 13200;
/// Default state of `white_terracotta`.
pub const WHITE_TERRACOTTA: u16 = 13211;
/// Default state of `orange_terracotta`.
pub const ORANGE_TERRACOTTA: u16 = 13212;
/// Default state of `magenta_terracotta`.
pub const MAGENTA_TERRACOTTA: u16 = 13213;
/// Default state of `light_blue_terracotta`.
pub const LIGHT_BLUE_TERRACOTTA: u16 = 13214;
/// Default state of `yellow_terracotta`.
pub const YELLOW_TERRACOTTA: u16 = 13215;
/// Default state of `lime_terracotta`.
pub const LIME_TERRACOTTA: u16 = 13216;
/// Default state of `pink_terracotta`.
pub const PINK_TERRACOTTA: u16 = 13217;
/// Default state of `gray_terracotta`.
pub const GRAY_TERRACOTTA: u16 = 13218;
/// Default state of `light_gray_terracotta`.
pub const LIGHT_GRAY_TERRACOTTA: u16 = 13219;
/// Default state of `cyan_terracotta`.
pub const CYAN_TERRACOTTA: u16 = 13220;
/// Default state of `purple_terracotta`.
pub const PURPLE_TERRACOTTA: u16 = 13221;
/// Default state of `blue_terracotta`.
pub const BLUE_TERRACOTTA: u16 = 13222;
/// Default state of `brown_terracotta`.
pub const BROWN_TERRACOTTA: u16 = 13223;
/// Default state of `green_terracotta`.
pub const GREEN_TERRACOTTA: u16 = 13224;
/// Default state of `red_terracotta`.
pub const RED_TERRACOTTA: u16 = 13225;
/// Default state of `black_terracotta`.
pub const BLACK_TERRACOTTA: u16 = 13226;
/// Default state of `white_stained_glass_pane`.
pub const WHITE_STAINED_GLASS_PANE: u16 = 13258;
/// Default state of `orange_stained_glass_pane`.
pub const ORANGE_STAINED_GLASS_PANE: u16 = 13290;
/// Default state of `magenta_stained_glass_pane`.
pub const MAGENTA_STAINED_GLASS_PANE: u16 = 13322;
/// Default state of `light_blue_stained_glass_pane`.
pub const LIGHT_BLUE_STAINED_GLASS_PANE: u16 = 13354;
/// Default state of `yellow_stained_glass_pane`.
pub const YELLOW_STAINED_GLASS_PANE: u16 = 13386;
/// Default state of `lime_stained_glass_pane`.
pub const LIME_STAINED_GLASS_PANE: u16 = 13418;
/// Default state of `pink_stained_glass_pane`.
pub const PINK_STAINED_GLASS_PANE: u16 = 13450;
/// Default state of `gray_stained_glass_pane`.
pub const GRAY_STAINED_GLASS_PANE: u16 = 13482;
/// Default state of `light_gray_stained_glass_pane`.
pub const LIGHT_GRAY_STAINED_GLASS_PANE: u16 = 13514;
/// Default state of `cyan_stained_glass_pane`.
pub const CYAN_STAINED_GLASS_PANE: u16 = 13546;
/// Default state of `purple_stained_glass_pane`.
pub const PURPLE_STAINED_GLASS_PANE: u16 = 13578;
/// Default state of `blue_stained_glass_pane`.
pub const BLUE_STAINED_GLASS_PANE: u16 = 13610;
/// Default state of `brown_stained_glass_pane`.
pub const BROWN_STAINED_GLASS_PANE: u16 = 13642;
/// Default state of `green_stained_glass_pane`.
pub const GREEN_STAINED_GLASS_PANE: u16 = 13674;
/// Default state of `red_stained_glass_pane`.
pub const RED_STAINED_GLASS_PANE: u16 = 13706;
/// Default state of `black_stained_glass_pane`.
pub const BLACK_STAINED_GLASS_PANE: u16 = 13738;
/// Default state of `acacia_stairs`.
pub const ACACIA_STAIRS: u16 = 13750;
/// Default state of `cherry_stairs`.
pub const CHERRY_STAIRS: u16 = 13830;
/// Default state of `dark_oak_stairs`.
pub const DARK_OAK_STAIRS: u16 = 13910;
/// Default state of `pale_oak_stairs`.
pub const PALE_OAK_STAIRS: u16 = 13990;
/// Default state of `mangrove_stairs`.
pub const MANGROVE_STAIRS: u16 = 14070;
/// Default state of `poplar_stairs`.
pub const POPLAR_STAIRS: u16 = 14150;
/// Default state of `bamboo_stairs`.
pub const BAMBOO_STAIRS: u16 = 14230;
/// Default state of `bamboo_mosaic_stairs`.
pub const BAMBOO_MOSAIC_STAIRS: u16 = 14310;
/// Default state of `slime_block`.
pub const SLIME_BLOCK: u16 = 14379;
/// Default state of `barrier`.
pub const BARRIER: u16 = 14381;
/// Default state of `light`.
pub const LIGHT: u16 = 14413;
/// Default state of `iron_trapdoor`.
pub const IRON_TRAPDOOR: u16 = 14429;
/// Default state of `prismarine`.
pub const PRISMARINE: u16 = 14478;
/// Default state of `prismarine_bricks`.
pub const PRISMARINE_BRICKS: u16 = 14479;
/// Default state of `dark_prismarine`.
pub const DARK_PRISMARINE: u16 = 14480;
/// Default state of `prismarine_stairs`.
pub const PRISMARINE_STAIRS: u16 = 14492;
/// Default state of `prismarine_brick_stairs`.
pub const PRISMARINE_BRICK_STAIRS: u16 = 14572;
/// Default state of `dark_prismarine_stairs`.
pub const DARK_PRISMARINE_STAIRS: u16 = 14652;
/// Default state of `prismarine_slab`.
pub const PRISMARINE_SLAB: u16 = 14724;
/// Default state of `prismarine_brick_slab`.
pub const PRISMARINE_BRICK_SLAB: u16 = 14730;
/// Default state of `dark_prismarine_slab`.
pub const DARK_PRISMARINE_SLAB: u16 = 14736;
/// Default state of `sea_lantern`.
pub const SEA_LANTERN: u16 = 14739;
/// Default state of `hay_block`.
pub const HAY_BLOCK: u16 = 14741;
/// Default state of `white_carpet`.
pub const WHITE_CARPET: u16 = 14743;
/// Default state of `orange_carpet`.
pub const ORANGE_CARPET: u16 = 14744;
/// Default state of `magenta_carpet`.
pub const MAGENTA_CARPET: u16 = 14745;
/// Default state of `light_blue_carpet`.
pub const LIGHT_BLUE_CARPET: u16 = 14746;
/// Default state of `yellow_carpet`.
pub const YELLOW_CARPET: u16 = 14747;
/// Default state of `lime_carpet`.
pub const LIME_CARPET: u16 = 14748;
/// Default state of `pink_carpet`.
pub const PINK_CARPET: u16 = 14749;
/// Default state of `gray_carpet`.
pub const GRAY_CARPET: u16 = 14750;
/// Default state of `light_gray_carpet`.
pub const LIGHT_GRAY_CARPET: u16 = 14751;
/// Default state of `cyan_carpet`.
pub const CYAN_CARPET: u16 = 14752;
/// Default state of `purple_carpet`.
pub const PURPLE_CARPET: u16 = 14753;
/// Default state of `blue_carpet`.
pub const BLUE_CARPET: u16 = 14754;
/// Default state of `brown_carpet`.
pub const BROWN_CARPET: u16 = 14755;
/// Default state of `green_carpet`.
pub const GREEN_CARPET: u16 = 14756;
/// Default state of `red_carpet`.
pub const RED_CARPET: u16 = 14757;
/// Default state of `black_carpet`.
pub const BLACK_CARPET: u16 = 14758;
/// Default state of `terracotta`.
pub const TERRACOTTA: u16 = 14759;
/// Default state of `coal_block`.
pub const COAL_BLOCK: u16 = 14760;
/// Default state of `packed_ice`.
pub const PACKED_ICE: u16 = 14761;
/// Default state of `sunflower`.
pub const SUNFLOWER: u16 = 14763;
/// Default state of `lilac`.
pub const LILAC: u16 = 14765;
/// Default state of `rose_bush`.
pub const ROSE_BUSH: u16 = 14767;
/// Default state of `peony`.
pub const PEONY: u16 = 14769;
/// Default state of `tall_grass`.
pub const TALL_GRASS: u16 = 14771;
/// Default state of `large_fern`.
pub const LARGE_FERN: u16 = 14773;
/// Default state of `white_banner`.
pub const WHITE_BANNER: u16 = 14782;
/// Default state of `orange_banner`.
pub const ORANGE_BANNER: u16 = 14798;
/// Default state of `magenta_banner`.
pub const MAGENTA_BANNER: u16 = 14814;
/// Default state of `light_blue_banner`.
pub const LIGHT_BLUE_BANNER: u16 = 14830;
/// Default state of `yellow_banner`.
pub const YELLOW_BANNER: u16 = 14846;
/// Default state of `lime_banner`.
pub const LIME_BANNER: u16 = 14862;
/// Default state of `pink_banner`.
pub const PINK_BANNER: u16 = 14878;
/// Default state of `gray_banner`.
pub const GRAY_BANNER: u16 = 14894;
/// Default state of `light_gray_banner`.
pub const LIGHT_GRAY_BANNER: u16 = 14910;
/// Default state of `cyan_banner`.
pub const CYAN_BANNER: u16 = 14926;
/// Default state of `purple_banner`.
pub const PURPLE_BANNER: u16 = 14942;
/// Default state of `blue_banner`.
pub const BLUE_BANNER: u16 = 14958;
/// Default state of `brown_banner`.
pub const BROWN_BANNER: u16 = 14974;
/// Default state of `green_banner`.
pub const GREEN_BANNER: u16 = 14990;
/// Default state of `red_banner`.
pub const RED_BANNER: u16 = 15006;
/// Default state of `black_banner`.
pub const BLACK_BANNER: u16 = 15022;
/// Default state of `white_wall_banner`.
pub const WHITE_WALL_BANNER: u16 = 15030;
/// Default state of `orange_wall_banner`.
pub const ORANGE_WALL_BANNER: u16 = 15034;
/// Default state of `magenta_wall_banner`.
pub const MAGENTA_WALL_BANNER: u16 = 15038;
/// Default state of `light_blue_wall_banner`.
pub const LIGHT_BLUE_WALL_BANNER: u16 = 15042;
/// Default state of `yellow_wall_banner`.
pub const YELLOW_WALL_BANNER: u16 = 15046;
/// Default state of `lime_wall_banner`.
pub const LIME_WALL_BANNER: u16 = 15050;
/// Default state of `pink_wall_banner`.
pub const PINK_WALL_BANNER: u16 = 15054;
/// Default state of `gray_wall_banner`.
pub const GRAY_WALL_BANNER: u16 = 15058;
/// Default state of `light_gray_wall_banner`.
pub const LIGHT_GRAY_WALL_BANNER: u16 = 15062;
/// Default state of `cyan_wall_banner`.
pub const CYAN_WALL_BANNER: u16 = 15066;
/// Default state of `purple_wall_banner`.
pub const PURPLE_WALL_BANNER: u16 = 15070;
/// Default state of `blue_wall_banner`.
pub const BLUE_WALL_BANNER: u16 = 15074;
/// Default state of `brown_wall_banner`.
pub const BROWN_WALL_BANNER: u16 = 15078;
/// Default state of `green_wall_banner`.
pub const GREEN_WALL_BANNER: u16 = 15082;
/// Default state of `red_wall_banner`.
pub const RED_WALL_BANNER: u16 = 15086;
/// Default state of `black_wall_banner`.
pub const BLACK_WALL_BANNER: u16 = 15090;
/// Default state of `red_sandstone`.
pub const RED_SANDSTONE: u16 = 15094;
/// Default state of `chiseled_red_sandstone`.
pub const CHISELED_RED_SANDSTONE: u16 = 15095;
/// Default state of `cut_red_sandstone`.
pub const CUT_RED_SANDSTONE: u16 = 15096;
/// Default state of `red_sandstone_stairs`.
pub const RED_SANDSTONE_STAIRS: u16 = 15108;
/// Default state of `oak_slab`.
pub const OAK_SLAB: u16 = 15180;
/// Default state of `spruce_slab`.
pub const SPRUCE_SLAB: u16 = 15186;
/// Default state of `birch_slab`.
pub const BIRCH_SLAB: u16 = 15192;
/// Default state of `jungle_slab`.
pub const JUNGLE_SLAB: u16 = 15198;
/// Default state of `acacia_slab`.
pub const ACACIA_SLAB: u16 = 15204;
/// Default state of `cherry_slab`.
pub const CHERRY_SLAB: u16 = 15210;
/// Default state of `dark_oak_slab`.
pub const DARK_OAK_SLAB: u16 = 15216;
/// Default state of `pale_oak_slab`.
pub const PALE_OAK_SLAB: u16 = 15222;
/// Default state of `mangrove_slab`.
pub const MANGROVE_SLAB: u16 = 15228;
/// Default state of `poplar_slab`.
pub const POPLAR_SLAB: u16 = 15234;
/// Default state of `bamboo_slab`.
pub const BAMBOO_SLAB: u16 = 15240;
/// Default state of `bamboo_mosaic_slab`.
pub const BAMBOO_MOSAIC_SLAB: u16 = 15246;
/// Default state of `stone_slab`.
pub const STONE_SLAB: u16 = 15252;
/// Default state of `sandstone_slab`.
pub const SANDSTONE_SLAB: u16 = 15258;
/// Default state of `cut_sandstone_slab`.
pub const CUT_SANDSTONE_SLAB: u16 = 15264;
/// Default state of `petrified_oak_slab`.
pub const PETRIFIED_OAK_SLAB: u16 = 15270;
/// Default state of `cobblestone_slab`.
pub const COBBLESTONE_SLAB: u16 = 15276;
/// Default state of `brick_slab`.
pub const BRICK_SLAB: u16 = 15282;
/// Default state of `stone_brick_slab`.
pub const STONE_BRICK_SLAB: u16 = 15288;
/// Default state of `mud_brick_slab`.
pub const MUD_BRICK_SLAB: u16 = 15294;
/// Default state of `nether_brick_slab`.
pub const NETHER_BRICK_SLAB: u16 = 15300;
/// Default state of `quartz_slab`.
pub const QUARTZ_SLAB: u16 = 15306;
/// Default state of `red_sandstone_slab`.
pub const RED_SANDSTONE_SLAB: u16 = 15312;
/// Default state of `cut_red_sandstone_slab`.
pub const CUT_RED_SANDSTONE_SLAB: u16 = 15318;
/// Default state of `smooth_stone`.
pub const SMOOTH_STONE: u16 = 15321;
/// Default state of `smooth_stone_slab`.
pub const SMOOTH_STONE_SLAB: u16 = 15325;
/// Default state of `smooth_sandstone`.
pub const SMOOTH_SANDSTONE: u16 = 15328;
/// Default state of `smooth_quartz`.
pub const SMOOTH_QUARTZ: u16 = 15329;
/// Default state of `smooth_red_sandstone`.
pub const SMOOTH_RED_SANDSTONE: u16 = 15330;
/// Default state of `spruce_fence_gate`.
pub const SPRUCE_FENCE_GATE: u16 = 15338;
/// Default state of `birch_fence_gate`.
pub const BIRCH_FENCE_GATE: u16 = 15370;
/// Default state of `jungle_fence_gate`.
pub const JUNGLE_FENCE_GATE: u16 = 15402;
/// Default state of `acacia_fence_gate`.
pub const ACACIA_FENCE_GATE: u16 = 15434;
/// Default state of `cherry_fence_gate`.
pub const CHERRY_FENCE_GATE: u16 = 15466;
/// Default state of `dark_oak_fence_gate`.
pub const DARK_OAK_FENCE_GATE: u16 = 15498;
/// Default state of `pale_oak_fence_gate`.
pub const PALE_OAK_FENCE_GATE: u16 = 15530;
/// Default state of `mangrove_fence_gate`.
pub const MANGROVE_FENCE_GATE: u16 = 15562;
/// Default state of `poplar_fence_gate`.
pub const POPLAR_FENCE_GATE: u16 = 15594;
/// Default state of `bamboo_fence_gate`.
pub const BAMBOO_FENCE_GATE: u16 = 15626;
/// Default state of `spruce_fence`.
pub const SPRUCE_FENCE: u16 = 15682;
/// Default state of `birch_fence`.
pub const BIRCH_FENCE: u16 = 15714;
/// Default state of `jungle_fence`.
pub const JUNGLE_FENCE: u16 = 15746;
/// Default state of `acacia_fence`.
pub const ACACIA_FENCE: u16 = 15778;
/// Default state of `cherry_fence`.
pub const CHERRY_FENCE: u16 = 15810;
/// Default state of `dark_oak_fence`.
pub const DARK_OAK_FENCE: u16 = 15842;
/// Default state of `pale_oak_fence`.
pub const PALE_OAK_FENCE: u16 = 15874;
/// Default state of `mangrove_fence`.
pub const MANGROVE_FENCE: u16 = 15906;
/// Default state of `poplar_fence`.
pub const POPLAR_FENCE: u16 = 15938;
/// Default state of `bamboo_fence`.
pub const BAMBOO_FENCE: u16 = 15970;
/// Default state of `spruce_door`.
pub const SPRUCE_DOOR: u16 = 15982;
/// Default state of `birch_door`.
pub const BIRCH_DOOR: u16 = 16046;
/// Default state of `jungle_door`.
pub const JUNGLE_DOOR: u16 = 16110;
/// Default state of `acacia_door`.
pub const ACACIA_DOOR: u16 = 16174;
/// Default state of `cherry_door`.
pub const CHERRY_DOOR: u16 = 16238;
/// Default state of `dark_oak_door`.
pub const DARK_OAK_DOOR: u16 = 16302;
/// Default state of `pale_oak_door`.
pub const PALE_OAK_DOOR: u16 = 16366;
/// Default state of `mangrove_door`.
pub const MANGROVE_DOOR: u16 = 16430;
/// Default state of `poplar_door`.
pub const POPLAR_DOOR: u16 = 16494;
/// Default state of `bamboo_door`.
pub const BAMBOO_DOOR: u16 = 16558;
/// Default state of `end_rod`.
pub const END_ROD: u16 = 16615;
/// Default state of `chorus_plant`.
pub const CHORUS_PLANT: u16 = 16680;
/// Default state of `chorus_flower`.
pub const CHORUS_FLOWER: u16 = 16681;
/// Default state of `purpur_block`.
pub const PURPUR_BLOCK: u16 = 16687;
/// Default state of `purpur_slab`.
pub const PURPUR_SLAB: u16 = 16691;
/// Default state of `purpur_pillar`.
pub const PURPUR_PILLAR: u16 = 16695;
/// Default state of `purpur_stairs`.
pub const PURPUR_STAIRS: u16 = 16708;
/// Default state of `end_stone_bricks`.
pub const END_STONE_BRICKS: u16 = 16777;
/// Default state of `torchflower_crop`.
pub const TORCHFLOWER_CROP: u16 = 16778;
/// Default state of `pitcher_crop`.
pub const PITCHER_CROP: u16 = 16781;
/// Default state of `pitcher_plant`.
pub const PITCHER_PLANT: u16 = 16791;
/// Default state of `beetroots`.
pub const BEETROOTS: u16 = 16792;
/// Default state of `dirt_path`.
pub const DIRT_PATH: u16 = 16796;
/// Default state of `end_gateway`.
pub const END_GATEWAY: u16 = 16797;
/// Default state of `repeating_command_block`.
pub const REPEATING_COMMAND_BLOCK: u16 = 16804;
/// Default state of `chain_command_block`.
pub const CHAIN_COMMAND_BLOCK: u16 = 16816;
/// Default state of `frosted_ice`.
pub const FROSTED_ICE: u16 = 16822;
/// Default state of `magma_block`.
pub const MAGMA_BLOCK: u16 = 16826;
/// Default state of `nether_wart_block`.
pub const NETHER_WART_BLOCK: u16 = 16827;
/// Default state of `red_nether_bricks`.
pub const RED_NETHER_BRICKS: u16 = 16828;
/// Default state of `bone_block`.
pub const BONE_BLOCK: u16 = 16830;
/// Default state of `structure_void`.
pub const STRUCTURE_VOID: u16 = 16832;
/// Default state of `observer`.
pub const OBSERVER: u16 = 16838;
/// Default state of `shulker_box`.
pub const SHULKER_BOX: u16 = 16849;
/// Default state of `white_shulker_box`.
pub const WHITE_SHULKER_BOX: u16 = 16855;
/// Default state of `orange_shulker_box`.
pub const ORANGE_SHULKER_BOX: u16 = 16861;
/// Default state of `magenta_shulker_box`.
pub const MAGENTA_SHULKER_BOX: u16 = 16867;
/// Default state of `light_blue_shulker_box`.
pub const LIGHT_BLUE_SHULKER_BOX: u16 = 16873;
/// Default state of `yellow_shulker_box`.
pub const YELLOW_SHULKER_BOX: u16 = 16879;
/// Default state of `lime_shulker_box`.
pub const LIME_SHULKER_BOX: u16 = 16885;
/// Default state of `pink_shulker_box`.
pub const PINK_SHULKER_BOX: u16 = 16891;
/// Default state of `gray_shulker_box`.
pub const GRAY_SHULKER_BOX: u16 = 16897;
/// Default state of `light_gray_shulker_box`.
pub const LIGHT_GRAY_SHULKER_BOX: u16 = 16903;
/// Default state of `cyan_shulker_box`.
pub const CYAN_SHULKER_BOX: u16 = 16909;
/// Default state of `purple_shulker_box`.
pub const PURPLE_SHULKER_BOX: u16 = 16915;
/// Default state of `blue_shulker_box`.
pub const BLUE_SHULKER_BOX: u16 = 16921;
/// Default state of `brown_shulker_box`.
pub const BROWN_SHULKER_BOX: u16 = 16927;
/// Default state of `green_shulker_box`.
pub const GREEN_SHULKER_BOX: u16 = 16933;
/// Default state of `red_shulker_box`.
pub const RED_SHULKER_BOX: u16 = 16939;
/// Default state of `black_shulker_box`.
pub const BLACK_SHULKER_BOX: u16 = 16945;
/// Default state of `white_glazed_terracotta`.
pub const WHITE_GLAZED_TERRACOTTA: u16 = 16947;
/// Default state of `orange_glazed_terracotta`.
pub const ORANGE_GLAZED_TERRACOTTA: u16 = 16951;
/// Default state of `magenta_glazed_terracotta`.
pub const MAGENTA_GLAZED_TERRACOTTA: u16 = 16955;
/// Default state of `light_blue_glazed_terracotta`.
pub const LIGHT_BLUE_GLAZED_TERRACOTTA: u16 = 16959;
/// Default state of `yellow_glazed_terracotta`.
pub const YELLOW_GLAZED_TERRACOTTA: u16 = 16963;
/// Default state of `lime_glazed_terracotta`.
pub const LIME_GLAZED_TERRACOTTA: u16 = 16967;
/// Default state of `pink_glazed_terracotta`.
pub const PINK_GLAZED_TERRACOTTA: u16 = 16971;
/// Default state of `gray_glazed_terracotta`.
pub const GRAY_GLAZED_TERRACOTTA: u16 = 16975;
/// Default state of `light_gray_glazed_terracotta`.
pub const LIGHT_GRAY_GLAZED_TERRACOTTA: u16 = 16979;
/// Default state of `cyan_glazed_terracotta`.
pub const CYAN_GLAZED_TERRACOTTA: u16 = 16983;
/// Default state of `purple_glazed_terracotta`.
pub const PURPLE_GLAZED_TERRACOTTA: u16 = 16987;
/// Default state of `blue_glazed_terracotta`.
pub const BLUE_GLAZED_TERRACOTTA: u16 = 16991;
/// Default state of `brown_glazed_terracotta`.
pub const BROWN_GLAZED_TERRACOTTA: u16 = 16995;
/// Default state of `green_glazed_terracotta`.
pub const GREEN_GLAZED_TERRACOTTA: u16 = 16999;
/// Default state of `red_glazed_terracotta`.
pub const RED_GLAZED_TERRACOTTA: u16 = 17003;
/// Default state of `black_glazed_terracotta`.
pub const BLACK_GLAZED_TERRACOTTA: u16 = 17007;
/// Default state of `white_concrete`.
pub const WHITE_CONCRETE: u16 = 17011;
/// Default state of `orange_concrete`.
pub const ORANGE_CONCRETE: u16 = 17012;
/// Default state of `magenta_concrete`.
pub const MAGENTA_CONCRETE: u16 = 17013;
/// Default state of `light_blue_concrete`.
pub const LIGHT_BLUE_CONCRETE: u16 = 17014;
/// Default state of `yellow_concrete`.
pub const YELLOW_CONCRETE: u16 = 17015;
/// Default state of `lime_concrete`.
pub const LIME_CONCRETE: u16 = 17016;
/// Default state of `pink_concrete`.
pub const PINK_CONCRETE: u16 = 17017;
/// Default state of `gray_concrete`.
pub const GRAY_CONCRETE: u16 = 17018;
/// Default state of `light_gray_concrete`.
pub const LIGHT_GRAY_CONCRETE: u16 = 17019;
/// Default state of `cyan_concrete`.
pub const CYAN_CONCRETE: u16 = 17020;
/// Default state of `purple_concrete`.
pub const PURPLE_CONCRETE: u16 = 17021;
/// Default state of `blue_concrete`.
pub const BLUE_CONCRETE: u16 = 17022;
/// Default state of `brown_concrete`.
pub const BROWN_CONCRETE: u16 = 17023;
/// Default state of `green_concrete`.
pub const GREEN_CONCRETE: u16 = 17024;
/// Default state of `red_concrete`.
pub const RED_CONCRETE: u16 = 17025;
/// Default state of `black_concrete`.
pub const BLACK_CONCRETE: u16 = 17026;
/// Default state of `white_concrete_stairs`.
pub const WHITE_CONCRETE_STAIRS: u16 = 17038;
/// Default state of `orange_concrete_stairs`.
pub const ORANGE_CONCRETE_STAIRS: u16 = 17118;
/// Default state of `magenta_concrete_stairs`.
pub const MAGENTA_CONCRETE_STAIRS: u16 = 17198;
/// Default state of `light_blue_concrete_stairs`.
pub const LIGHT_BLUE_CONCRETE_STAIRS: u16 = 17278;
/// Default state of `yellow_concrete_stairs`.
pub const YELLOW_CONCRETE_STAIRS: u16 = 17358;
/// Default state of `lime_concrete_stairs`.
pub const LIME_CONCRETE_STAIRS: u16 = 17438;
/// Default state of `pink_concrete_stairs`.
pub const PINK_CONCRETE_STAIRS: u16 = 17518;
/// Default state of `gray_concrete_stairs`.
pub const GRAY_CONCRETE_STAIRS: u16 = 17598;
/// Default state of `light_gray_concrete_stairs`.
pub const LIGHT_GRAY_CONCRETE_STAIRS: u16 = 17678;
/// Default state of `cyan_concrete_stairs`.
pub const CYAN_CONCRETE_STAIRS: u16 = 17758;
/// Default state of `purple_concrete_stairs`.
pub const PURPLE_CONCRETE_STAIRS: u16 = 17838;
/// Default state of `blue_concrete_stairs`.
pub const BLUE_CONCRETE_STAIRS: u16 = 17918;
/// Default state of `brown_concrete_stairs`.
pub const BROWN_CONCRETE_STAIRS: u16 = 17998;
/// Default state of `green_concrete_stairs`.
pub const GREEN_CONCRETE_STAIRS: u16 = 18078;
/// Default state of `red_concrete_stairs`.
pub const RED_CONCRETE_STAIRS: u16 = 18158;
/// Default state of `black_concrete_stairs`.
pub const BLACK_CONCRETE_STAIRS: u16 = 18238;
/// Default state of `white_concrete_slab`.
pub const WHITE_CONCRETE_SLAB: u16 = 18310;
/// Default state of `orange_concrete_slab`.
pub const ORANGE_CONCRETE_SLAB: u16 = 18316;
/// Default state of `magenta_concrete_slab`.
pub const MAGENTA_CONCRETE_SLAB: u16 = 18322;
/// Default state of `light_blue_concrete_slab`.
pub const LIGHT_BLUE_CONCRETE_SLAB: u16 = 18328;
/// Default state of `yellow_concrete_slab`.
pub const YELLOW_CONCRETE_SLAB: u16 = 18334;
/// Default state of `lime_concrete_slab`.
pub const LIME_CONCRETE_SLAB: u16 = 18340;
/// Default state of `pink_concrete_slab`.
pub const PINK_CONCRETE_SLAB: u16 = 18346;
/// Default state of `gray_concrete_slab`.
pub const GRAY_CONCRETE_SLAB: u16 = 18352;
/// Default state of `light_gray_concrete_slab`.
pub const LIGHT_GRAY_CONCRETE_SLAB: u16 = 18358;
/// Default state of `cyan_concrete_slab`.
pub const CYAN_CONCRETE_SLAB: u16 = 18364;
/// Default state of `purple_concrete_slab`.
pub const PURPLE_CONCRETE_SLAB: u16 = 18370;
/// Default state of `blue_concrete_slab`.
pub const BLUE_CONCRETE_SLAB: u16 = 18376;
/// Default state of `brown_concrete_slab`.
pub const BROWN_CONCRETE_SLAB: u16 = 18382;
/// Default state of `green_concrete_slab`.
pub const GREEN_CONCRETE_SLAB: u16 = 18388;
/// Default state of `red_concrete_slab`.
pub const RED_CONCRETE_SLAB: u16 = 18394;
/// Default state of `black_concrete_slab`.
pub const BLACK_CONCRETE_SLAB: u16 = 18400;
/// Default state of `white_concrete_powder`.
pub const WHITE_CONCRETE_POWDER: u16 = 18403;
/// Default state of `orange_concrete_powder`.
pub const ORANGE_CONCRETE_POWDER: u16 = 18404;
/// Default state of `magenta_concrete_powder`.
pub const MAGENTA_CONCRETE_POWDER: u16 = 18405;
/// Default state of `light_blue_concrete_powder`.
pub const LIGHT_BLUE_CONCRETE_POWDER: u16 = 18406;
/// Default state of `yellow_concrete_powder`.
pub const YELLOW_CONCRETE_POWDER: u16 = 18407;
/// Default state of `lime_concrete_powder`.
pub const LIME_CONCRETE_POWDER: u16 = 18408;
/// Default state of `pink_concrete_powder`.
pub const PINK_CONCRETE_POWDER: u16 = 18409;
/// Default state of `gray_concrete_powder`.
pub const GRAY_CONCRETE_POWDER: u16 = 18410;
/// Default state of `light_gray_concrete_powder`.
pub const LIGHT_GRAY_CONCRETE_POWDER: u16 = 18411;
/// Default state of `cyan_concrete_powder`.
pub const CYAN_CONCRETE_POWDER: u16 = 18412;
/// Default state of `purple_concrete_powder`.
pub const PURPLE_CONCRETE_POWDER: u16 = 18413;
/// Default state of `blue_concrete_powder`.
pub const BLUE_CONCRETE_POWDER: u16 = 18414;
/// Default state of `brown_concrete_powder`.
pub const BROWN_CONCRETE_POWDER: u16 = 18415;
/// Default state of `green_concrete_powder`.
pub const GREEN_CONCRETE_POWDER: u16 = 18416;
/// Default state of `red_concrete_powder`.
pub const RED_CONCRETE_POWDER: u16 = 18417;
/// Default state of `black_concrete_powder`.
pub const BLACK_CONCRETE_POWDER: u16 = 18418;
/// Default state of `kelp`.
pub const KELP: u16 = 18419;
/// Default state of `kelp_plant`.
pub const KELP_PLANT: u16 = 18445;
/// Default state of `dried_kelp_block`.
pub const DRIED_KELP_BLOCK: u16 = 18446;
/// Default state of `turtle_egg`.
pub const TURTLE_EGG: u16 = 18447;
/// Default state of `sniffer_egg`.
pub const SNIFFER_EGG: u16 = 18459;
/// Default state of `dried_ghast`.
pub const DRIED_GHAST: u16 = 18463;
/// Default state of `dead_tube_coral_block`.
pub const DEAD_TUBE_CORAL_BLOCK: u16 = 18494;
/// Default state of `dead_brain_coral_block`.
pub const DEAD_BRAIN_CORAL_BLOCK: u16 = 18495;
/// Default state of `dead_bubble_coral_block`.
pub const DEAD_BUBBLE_CORAL_BLOCK: u16 = 18496;
/// Default state of `dead_fire_coral_block`.
pub const DEAD_FIRE_CORAL_BLOCK: u16 = 18497;
/// Default state of `dead_horn_coral_block`.
pub const DEAD_HORN_CORAL_BLOCK: u16 = 18498;
/// Default state of `tube_coral_block`.
pub const TUBE_CORAL_BLOCK: u16 = 18499;
/// Default state of `brain_coral_block`.
pub const BRAIN_CORAL_BLOCK: u16 = 18500;
/// Default state of `bubble_coral_block`.
pub const BUBBLE_CORAL_BLOCK: u16 = 18501;
/// Default state of `fire_coral_block`.
pub const FIRE_CORAL_BLOCK: u16 = 18502;
/// Default state of `horn_coral_block`.
pub const HORN_CORAL_BLOCK: u16 = 18503;
/// Default state of `dead_tube_coral`.
pub const DEAD_TUBE_CORAL: u16 = 18504;
/// Default state of `dead_brain_coral`.
pub const DEAD_BRAIN_CORAL: u16 = 18506;
/// Default state of `dead_bubble_coral`.
pub const DEAD_BUBBLE_CORAL: u16 = 18508;
/// Default state of `dead_fire_coral`.
pub const DEAD_FIRE_CORAL: u16 = 18510;
/// Default state of `dead_horn_coral`.
pub const DEAD_HORN_CORAL: u16 = 18512;
/// Default state of `tube_coral`.
pub const TUBE_CORAL: u16 = 18514;
/// Default state of `brain_coral`.
pub const BRAIN_CORAL: u16 = 18516;
/// Default state of `bubble_coral`.
pub const BUBBLE_CORAL: u16 = 18518;
/// Default state of `fire_coral`.
pub const FIRE_CORAL: u16 = 18520;
/// Default state of `horn_coral`.
pub const HORN_CORAL: u16 = 18522;
/// Default state of `dead_tube_coral_fan`.
pub const DEAD_TUBE_CORAL_FAN: u16 = 18524;
/// Default state of `dead_brain_coral_fan`.
pub const DEAD_BRAIN_CORAL_FAN: u16 = 18526;
/// Default state of `dead_bubble_coral_fan`.
pub const DEAD_BUBBLE_CORAL_FAN: u16 = 18528;
/// Default state of `dead_fire_coral_fan`.
pub const DEAD_FIRE_CORAL_FAN: u16 = 18530;
/// Default state of `dead_horn_coral_fan`.
pub const DEAD_HORN_CORAL_FAN: u16 = 18532;
/// Default state of `tube_coral_fan`.
pub const TUBE_CORAL_FAN: u16 = 18534;
/// Default state of `brain_coral_fan`.
pub const BRAIN_CORAL_FAN: u16 = 18536;
/// Default state of `bubble_coral_fan`.
pub const BUBBLE_CORAL_FAN: u16 = 18538;
/// Default state of `fire_coral_fan`.
pub const FIRE_CORAL_FAN: u16 = 18540;
/// Default state of `horn_coral_fan`.
pub const HORN_CORAL_FAN: u16 = 18542;
/// Default state of `dead_tube_coral_wall_fan`.
pub const DEAD_TUBE_CORAL_WALL_FAN: u16 = 18544;
/// Default state of `dead_brain_coral_wall_fan`.
pub const DEAD_BRAIN_CORAL_WALL_FAN: u16 = 18552;
/// Default state of `dead_bubble_coral_wall_fan`.
pub const DEAD_BUBBLE_CORAL_WALL_FAN: u16 = 18560;
/// Default state of `dead_fire_coral_wall_fan`.
pub const DEAD_FIRE_CORAL_WALL_FAN: u16 = 18568;
/// Default state of `dead_horn_coral_wall_fan`.
pub const DEAD_HORN_CORAL_WALL_FAN: u16 = 18576;
/// Default state of `tube_coral_wall_fan`.
pub const TUBE_CORAL_WALL_FAN: u16 = 18584;
/// Default state of `brain_coral_wall_fan`.
pub const BRAIN_CORAL_WALL_FAN: u16 = 18592;
/// Default state of `bubble_coral_wall_fan`.
pub const BUBBLE_CORAL_WALL_FAN: u16 = 18600;
/// Default state of `fire_coral_wall_fan`.
pub const FIRE_CORAL_WALL_FAN: u16 = 18608;
/// Default state of `horn_coral_wall_fan`.
pub const HORN_CORAL_WALL_FAN: u16 = 18616;
/// Default state of `sea_pickle`.
pub const SEA_PICKLE: u16 = 18624;
/// Default state of `blue_ice`.
pub const BLUE_ICE: u16 = 18632;
/// Default state of `conduit`.
pub const CONDUIT: u16 = 18633;
/// Default state of `bamboo_sapling`.
pub const BAMBOO_SAPLING: u16 = 18635;
/// Default state of `bamboo`.
pub const BAMBOO: u16 = 18636;
/// Default state of `potted_bamboo`.
pub const POTTED_BAMBOO: u16 = 18648;
/// Default state of `void_air`.
pub const VOID_AIR: u16 = 18649;
/// Default state of `cave_air`.
pub const CAVE_AIR: u16 = 18650;
/// Default state of `bubble_column`.
pub const BUBBLE_COLUMN: u16 = 18651;
/// Default state of `polished_granite_stairs`.
pub const POLISHED_GRANITE_STAIRS: u16 = 18664;
/// Default state of `smooth_red_sandstone_stairs`.
pub const SMOOTH_RED_SANDSTONE_STAIRS: u16 = 18744;
/// Default state of `mossy_stone_brick_stairs`.
pub const MOSSY_STONE_BRICK_STAIRS: u16 = 18824;
/// Default state of `polished_diorite_stairs`.
pub const POLISHED_DIORITE_STAIRS: u16 = 18904;
/// Default state of `mossy_cobblestone_stairs`.
pub const MOSSY_COBBLESTONE_STAIRS: u16 = 18984;
/// Default state of `end_stone_brick_stairs`.
pub const END_STONE_BRICK_STAIRS: u16 = 19064;
/// Default state of `stone_stairs`.
pub const STONE_STAIRS: u16 = 19144;
/// Default state of `smooth_sandstone_stairs`.
pub const SMOOTH_SANDSTONE_STAIRS: u16 = 19224;
/// Default state of `smooth_quartz_stairs`.
pub const SMOOTH_QUARTZ_STAIRS: u16 = 19304;
/// Default state of `granite_stairs`.
pub const GRANITE_STAIRS: u16 = 19384;
/// Default state of `andesite_stairs`.
pub const ANDESITE_STAIRS: u16 = 19464;
/// Default state of `red_nether_brick_stairs`.
pub const RED_NETHER_BRICK_STAIRS: u16 = 19544;
/// Default state of `polished_andesite_stairs`.
pub const POLISHED_ANDESITE_STAIRS: u16 = 19624;
/// Default state of `diorite_stairs`.
pub const DIORITE_STAIRS: u16 = 19704;
/// Default state of `polished_granite_slab`.
pub const POLISHED_GRANITE_SLAB: u16 = 19776;
/// Default state of `smooth_red_sandstone_slab`.
pub const SMOOTH_RED_SANDSTONE_SLAB: u16 = 19782;
/// Default state of `mossy_stone_brick_slab`.
pub const MOSSY_STONE_BRICK_SLAB: u16 = 19788;
/// Default state of `polished_diorite_slab`.
pub const POLISHED_DIORITE_SLAB: u16 = 19794;
/// Default state of `mossy_cobblestone_slab`.
pub const MOSSY_COBBLESTONE_SLAB: u16 = 19800;
/// Default state of `end_stone_brick_slab`.
pub const END_STONE_BRICK_SLAB: u16 = 19806;
/// Default state of `smooth_sandstone_slab`.
pub const SMOOTH_SANDSTONE_SLAB: u16 = 19812;
/// Default state of `smooth_quartz_slab`.
pub const SMOOTH_QUARTZ_SLAB: u16 = 19818;
/// Default state of `granite_slab`.
pub const GRANITE_SLAB: u16 = 19824;
/// Default state of `andesite_slab`.
pub const ANDESITE_SLAB: u16 = 19830;
/// Default state of `red_nether_brick_slab`.
pub const RED_NETHER_BRICK_SLAB: u16 = 19836;
/// Default state of `polished_andesite_slab`.
pub const POLISHED_ANDESITE_SLAB: u16 = 19842;
/// Default state of `diorite_slab`.
pub const DIORITE_SLAB: u16 = 19848;
/// Default state of `brick_wall`.
pub const BRICK_WALL: u16 = 19854;
/// Default state of `prismarine_wall`.
pub const PRISMARINE_WALL: u16 = 20178;
/// Default state of `red_sandstone_wall`.
pub const RED_SANDSTONE_WALL: u16 = 20502;
/// Default state of `mossy_stone_brick_wall`.
pub const MOSSY_STONE_BRICK_WALL: u16 = 20826;
/// Default state of `granite_wall`.
pub const GRANITE_WALL: u16 = 21150;
/// Default state of `stone_brick_wall`.
pub const STONE_BRICK_WALL: u16 = 21474;
/// Default state of `mud_brick_wall`.
pub const MUD_BRICK_WALL: u16 = 21798;
/// Default state of `nether_brick_wall`.
pub const NETHER_BRICK_WALL: u16 = 22122;
/// Default state of `andesite_wall`.
pub const ANDESITE_WALL: u16 = 22446;
/// Default state of `red_nether_brick_wall`.
pub const RED_NETHER_BRICK_WALL: u16 = 22770;
/// Default state of `sandstone_wall`.
pub const SANDSTONE_WALL: u16 = 23094;
/// Default state of `end_stone_brick_wall`.
pub const END_STONE_BRICK_WALL: u16 = 23418;
/// Default state of `diorite_wall`.
pub const DIORITE_WALL: u16 = 23742;
/// Default state of `scaffolding`.
pub const SCAFFOLDING: u16 = 24094;
/// Default state of `loom`.
pub const LOOM: u16 = 24095;
/// Default state of `barrel`.
pub const BARREL: u16 = 24100;
/// Default state of `smoker`.
pub const SMOKER: u16 = 24112;
/// Default state of `blast_furnace`.
pub const BLAST_FURNACE: u16 = 24120;
/// Default state of `cartography_table`.
pub const CARTOGRAPHY_TABLE: u16 = 24127;
/// Default state of `fletching_table`.
pub const FLETCHING_TABLE: u16 = 24128;
/// Default state of `grindstone`.
pub const GRINDSTONE: u16 = 24133;
/// Default state of `lectern`.
pub const LECTERN: u16 = 24144;
/// Default state of `smithing_table`.
pub const SMITHING_TABLE: u16 = 24157;
/// Default state of `stonecutter`.
pub const STONECUTTER: u16 = 24158;
/// Default state of `bell`.
pub const BELL: u16 = 24163;
/// Default state of `lantern`.
pub const LANTERN: u16 = 24197;
/// Default state of `soul_lantern`.
pub const SOUL_LANTERN: u16 = 24201;
/// Default state of `copper_lantern`.
pub const COPPER_LANTERN: u16 = 24205;
/// Default state of `exposed_copper_lantern`.
pub const EXPOSED_COPPER_LANTERN: u16 = 24209;
/// Default state of `weathered_copper_lantern`.
pub const WEATHERED_COPPER_LANTERN: u16 = 24213;
/// Default state of `oxidized_copper_lantern`.
pub const OXIDIZED_COPPER_LANTERN: u16 = 24217;
/// Default state of `waxed_copper_lantern`.
pub const WAXED_COPPER_LANTERN: u16 = 24221;
/// Default state of `waxed_exposed_copper_lantern`.
pub const WAXED_EXPOSED_COPPER_LANTERN: u16 = 24225;
/// Default state of `waxed_weathered_copper_lantern`.
pub const WAXED_WEATHERED_COPPER_LANTERN: u16 = 24229;
/// Default state of `waxed_oxidized_copper_lantern`.
pub const WAXED_OXIDIZED_COPPER_LANTERN: u16 = 24233;
/// Default state of `campfire`.
pub const CAMPFIRE: u16 = 24237;
/// Default state of `soul_campfire`.
pub const SOUL_CAMPFIRE: u16 = 24269;
/// Default state of `sweet_berry_bush`.
pub const SWEET_BERRY_BUSH: u16 = 24298;
/// Default state of `warped_stem`.
pub const WARPED_STEM: u16 = 24303;
/// Default state of `stripped_warped_stem`.
pub const STRIPPED_WARPED_STEM: u16 = 24306;
/// Default state of `warped_hyphae`.
pub const WARPED_HYPHAE: u16 = 24309;
/// Default state of `stripped_warped_hyphae`.
pub const STRIPPED_WARPED_HYPHAE: u16 = 24312;
/// Default state of `warped_nylium`.
pub const WARPED_NYLIUM: u16 = 24314;
/// Default state of `warped_fungus`.
pub const WARPED_FUNGUS: u16 = 24315;
/// Default state of `warped_wart_block`.
pub const WARPED_WART_BLOCK: u16 = 24316;
/// Default state of `warped_roots`.
pub const WARPED_ROOTS: u16 = 24317;
/// Default state of `nether_sprouts`.
pub const NETHER_SPROUTS: u16 = 24318;
/// Default state of `crimson_stem`.
pub const CRIMSON_STEM: u16 = 24320;
/// Default state of `stripped_crimson_stem`.
pub const STRIPPED_CRIMSON_STEM: u16 = 24323;
/// Default state of `crimson_hyphae`.
pub const CRIMSON_HYPHAE: u16 = 24326;
/// Default state of `stripped_crimson_hyphae`.
pub const STRIPPED_CRIMSON_HYPHAE: u16 = 24329;
/// Default state of `crimson_nylium`.
pub const CRIMSON_NYLIUM: u16 = 24331;
/// Default state of `crimson_fungus`.
pub const CRIMSON_FUNGUS: u16 = 24332;
/// Default state of `shroomlight`.
pub const SHROOMLIGHT: u16 = 24333;
/// Default state of `weeping_vines`.
pub const WEEPING_VINES: u16 = 24334;
/// Default state of `weeping_vines_plant`.
pub const WEEPING_VINES_PLANT: u16 = 24360;
/// Default state of `twisting_vines`.
pub const TWISTING_VINES: u16 = 24361;
/// Default state of `twisting_vines_plant`.
pub const TWISTING_VINES_PLANT: u16 = 24387;
/// Default state of `crimson_roots`.
pub const CRIMSON_ROOTS: u16 = 24388;
/// Default state of `crimson_planks`.
pub const CRIMSON_PLANKS: u16 = 24389;
/// Default state of `warped_planks`.
pub const WARPED_PLANKS: u16 = 24390;
/// Default state of `crimson_slab`.
pub const CRIMSON_SLAB: u16 = 24394;
/// Default state of `warped_slab`.
pub const WARPED_SLAB: u16 = 24400;
/// Default state of `crimson_pressure_plate`.
pub const CRIMSON_PRESSURE_PLATE: u16 = 24404;
/// Default state of `warped_pressure_plate`.
pub const WARPED_PRESSURE_PLATE: u16 = 24406;
/// Default state of `crimson_fence`.
pub const CRIMSON_FENCE: u16 = 24438;
/// Default state of `warped_fence`.
pub const WARPED_FENCE: u16 = 24470;
/// Default state of `crimson_trapdoor`.
pub const CRIMSON_TRAPDOOR: u16 = 24486;
/// Default state of `warped_trapdoor`.
pub const WARPED_TRAPDOOR: u16 = 24550;
/// Default state of `crimson_fence_gate`.
pub const CRIMSON_FENCE_GATE: u16 = 24606;
/// Default state of `warped_fence_gate`.
pub const WARPED_FENCE_GATE: u16 = 24638;
/// Default state of `crimson_stairs`.
pub const CRIMSON_STAIRS: u16 = 24674;
/// Default state of `warped_stairs`.
pub const WARPED_STAIRS: u16 = 24754;
/// Default state of `crimson_button`.
pub const CRIMSON_BUTTON: u16 = 24832;
/// Default state of `warped_button`.
pub const WARPED_BUTTON: u16 = 24856;
/// Default state of `crimson_door`.
pub const CRIMSON_DOOR: u16 = 24882;
/// Default state of `warped_door`.
pub const WARPED_DOOR: u16 = 24946;
/// Default state of `crimson_sign`.
pub const CRIMSON_SIGN: u16 = 25016;
/// Default state of `warped_sign`.
pub const WARPED_SIGN: u16 = 25048;
/// Default state of `crimson_wall_sign`.
pub const CRIMSON_WALL_SIGN: u16 = 25064;
/// Default state of `warped_wall_sign`.
pub const WARPED_WALL_SIGN: u16 = 25072;
/// Default state of `structure_block`.
pub const STRUCTURE_BLOCK: u16 = 25080;
/// Default state of `jigsaw`.
pub const JIGSAW: u16 = 25093;
/// Default state of `test_block`.
pub const TEST_BLOCK: u16 = 25095;
/// Default state of `test_instance_block`.
pub const TEST_INSTANCE_BLOCK: u16 = 25099;
/// Default state of `composter`.
pub const COMPOSTER: u16 = 25100;
/// Default state of `target`.
pub const TARGET: u16 = 25109;
/// Default state of `bee_nest`.
pub const BEE_NEST: u16 = 25125;
/// Default state of `beehive`.
pub const BEEHIVE: u16 = 25149;
/// Default state of `honey_block`.
pub const HONEY_BLOCK: u16 = 25173;
/// Default state of `honeycomb_block`.
pub const HONEYCOMB_BLOCK: u16 = 25174;
/// Default state of `netherite_block`.
pub const NETHERITE_BLOCK: u16 = 25175;
/// Default state of `ancient_debris`.
pub const ANCIENT_DEBRIS: u16 = 25176;
/// Default state of `crying_obsidian`.
pub const CRYING_OBSIDIAN: u16 = 25177;
/// Default state of `respawn_anchor`.
pub const RESPAWN_ANCHOR: u16 = 25178;
/// Default state of `potted_crimson_fungus`.
pub const POTTED_CRIMSON_FUNGUS: u16 = 25183;
/// Default state of `potted_warped_fungus`.
pub const POTTED_WARPED_FUNGUS: u16 = 25184;
/// Default state of `potted_crimson_roots`.
pub const POTTED_CRIMSON_ROOTS: u16 = 25185;
/// Default state of `potted_warped_roots`.
pub const POTTED_WARPED_ROOTS: u16 = 25186;
/// Default state of `lodestone`.
pub const LODESTONE: u16 = 25187;
/// Default state of `blackstone`.
pub const BLACKSTONE: u16 = 25188;
/// Default state of `blackstone_stairs`.
pub const BLACKSTONE_STAIRS: u16 = 25200;
/// Default state of `blackstone_wall`.
pub const BLACKSTONE_WALL: u16 = 25272;
/// Default state of `blackstone_slab`.
pub const BLACKSTONE_SLAB: u16 = 25596;
/// Default state of `polished_blackstone`.
pub const POLISHED_BLACKSTONE: u16 = 25599;
/// Default state of `polished_blackstone_bricks`.
pub const POLISHED_BLACKSTONE_BRICKS: u16 = 25600;
/// Default state of `cracked_polished_blackstone_bricks`.
pub const CRACKED_POLISHED_BLACKSTONE_BRICKS: u16 = 25601;
/// Default state of `chiseled_polished_blackstone`.
pub const CHISELED_POLISHED_BLACKSTONE: u16 = 25602;
/// Default state of `polished_blackstone_brick_slab`.
pub const POLISHED_BLACKSTONE_BRICK_SLAB: u16 = 25606;
/// Default state of `polished_blackstone_brick_stairs`.
pub const POLISHED_BLACKSTONE_BRICK_STAIRS: u16 = 25620;
/// Default state of `polished_blackstone_brick_wall`.
pub const POLISHED_BLACKSTONE_BRICK_WALL: u16 = 25692;
/// Default state of `gilded_blackstone`.
pub const GILDED_BLACKSTONE: u16 = 26013;
/// Default state of `polished_blackstone_stairs`.
pub const POLISHED_BLACKSTONE_STAIRS: u16 = 26025;
/// Default state of `polished_blackstone_slab`.
pub const POLISHED_BLACKSTONE_SLAB: u16 = 26097;
/// Default state of `polished_blackstone_pressure_plate`.
pub const POLISHED_BLACKSTONE_PRESSURE_PLATE: u16 = 26101;
/// Default state of `polished_blackstone_button`.
pub const POLISHED_BLACKSTONE_BUTTON: u16 = 26111;
/// Default state of `polished_blackstone_wall`.
pub const POLISHED_BLACKSTONE_WALL: u16 = 26129;
/// Default state of `chiseled_nether_bricks`.
pub const CHISELED_NETHER_BRICKS: u16 = 26450;
/// Default state of `cracked_nether_bricks`.
pub const CRACKED_NETHER_BRICKS: u16 = 26451;
/// Default state of `quartz_bricks`.
pub const QUARTZ_BRICKS: u16 = 26452;
/// Default state of `candle`.
pub const CANDLE: u16 = 26456;
/// Default state of `white_candle`.
pub const WHITE_CANDLE: u16 = 26472;
/// Default state of `orange_candle`.
pub const ORANGE_CANDLE: u16 = 26488;
/// Default state of `magenta_candle`.
pub const MAGENTA_CANDLE: u16 = 26504;
/// Default state of `light_blue_candle`.
pub const LIGHT_BLUE_CANDLE: u16 = 26520;
/// Default state of `yellow_candle`.
pub const YELLOW_CANDLE: u16 = 26536;
/// Default state of `lime_candle`.
pub const LIME_CANDLE: u16 = 26552;
/// Default state of `pink_candle`.
pub const PINK_CANDLE: u16 = 26568;
/// Default state of `gray_candle`.
pub const GRAY_CANDLE: u16 = 26584;
/// Default state of `light_gray_candle`.
pub const LIGHT_GRAY_CANDLE: u16 = 26600;
/// Default state of `cyan_candle`.
pub const CYAN_CANDLE: u16 = 26616;
/// Default state of `purple_candle`.
pub const PURPLE_CANDLE: u16 = 26632;
/// Default state of `blue_candle`.
pub const BLUE_CANDLE: u16 = 26648;
/// Default state of `brown_candle`.
pub const BROWN_CANDLE: u16 = 26664;
/// Default state of `green_candle`.
pub const GREEN_CANDLE: u16 = 26680;
/// Default state of `red_candle`.
pub const RED_CANDLE: u16 = 26696;
/// Default state of `black_candle`.
pub const BLACK_CANDLE: u16 = 26712;
/// Default state of `candle_cake`.
pub const CANDLE_CAKE: u16 = 26726;
/// Default state of `white_candle_cake`.
pub const WHITE_CANDLE_CAKE: u16 = 26728;
/// Default state of `orange_candle_cake`.
pub const ORANGE_CANDLE_CAKE: u16 = 26730;
/// Default state of `magenta_candle_cake`.
pub const MAGENTA_CANDLE_CAKE: u16 = 26732;
/// Default state of `light_blue_candle_cake`.
pub const LIGHT_BLUE_CANDLE_CAKE: u16 = 26734;
/// Default state of `yellow_candle_cake`.
pub const YELLOW_CANDLE_CAKE: u16 = 26736;
/// Default state of `lime_candle_cake`.
pub const LIME_CANDLE_CAKE: u16 = 26738;
/// Default state of `pink_candle_cake`.
pub const PINK_CANDLE_CAKE: u16 = 26740;
/// Default state of `gray_candle_cake`.
pub const GRAY_CANDLE_CAKE: u16 = 26742;
/// Default state of `light_gray_candle_cake`.
pub const LIGHT_GRAY_CANDLE_CAKE: u16 = 26744;
/// Default state of `cyan_candle_cake`.
pub const CYAN_CANDLE_CAKE: u16 = 26746;
/// Default state of `purple_candle_cake`.
pub const PURPLE_CANDLE_CAKE: u16 = 26748;
/// Default state of `blue_candle_cake`.
pub const BLUE_CANDLE_CAKE: u16 = 26750;
/// Default state of `brown_candle_cake`.
pub const BROWN_CANDLE_CAKE: u16 = 26752;
/// Default state of `green_candle_cake`.
pub const GREEN_CANDLE_CAKE: u16 = 26754;
/// Default state of `red_candle_cake`.
pub const RED_CANDLE_CAKE: u16 = 26756;
/// Default state of `black_candle_cake`.
pub const BLACK_CANDLE_CAKE: u16 = 26758;
/// Default state of `amethyst_block`.
pub const AMETHYST_BLOCK: u16 = 26759;
/// Default state of `budding_amethyst`.
pub const BUDDING_AMETHYST: u16 = 26760;
/// Default state of `amethyst_cluster`.
pub const AMETHYST_CLUSTER: u16 = 26770;
/// Default state of `large_amethyst_bud`.
pub const LARGE_AMETHYST_BUD: u16 = 26782;
/// Default state of `medium_amethyst_bud`.
pub const MEDIUM_AMETHYST_BUD: u16 = 26794;
/// Default state of `small_amethyst_bud`.
pub const SMALL_AMETHYST_BUD: u16 = 26806;
/// Default state of `tuff`.
pub const TUFF: u16 = 26809;
/// Default state of `tuff_slab`.
pub const TUFF_SLAB: u16 = 26813;
/// Default state of `tuff_stairs`.
pub const TUFF_STAIRS: u16 = 26827;
/// Default state of `tuff_wall`.
pub const TUFF_WALL: u16 = 26899;
/// Default state of `polished_tuff`.
pub const POLISHED_TUFF: u16 = 27220;
/// Default state of `polished_tuff_slab`.
pub const POLISHED_TUFF_SLAB: u16 = 27224;
/// Default state of `polished_tuff_stairs`.
pub const POLISHED_TUFF_STAIRS: u16 = 27238;
/// Default state of `polished_tuff_wall`.
pub const POLISHED_TUFF_WALL: u16 = 27310;
/// Default state of `chiseled_tuff`.
pub const CHISELED_TUFF: u16 = 27631;
/// Default state of `tuff_bricks`.
pub const TUFF_BRICKS: u16 = 27632;
/// Default state of `tuff_brick_slab`.
pub const TUFF_BRICK_SLAB: u16 = 27636;
/// Default state of `tuff_brick_stairs`.
pub const TUFF_BRICK_STAIRS: u16 = 27650;
/// Default state of `tuff_brick_wall`.
pub const TUFF_BRICK_WALL: u16 = 27722;
/// Default state of `chiseled_tuff_bricks`.
pub const CHISELED_TUFF_BRICKS: u16 = 28043;
/// Default state of `sulfur`.
pub const SULFUR: u16 = 28044;
/// Default state of `potent_sulfur`.
pub const POTENT_SULFUR: u16 = 28045;
/// Default state of `sulfur_slab`.
pub const SULFUR_SLAB: u16 = 28053;
/// Default state of `sulfur_stairs`.
pub const SULFUR_STAIRS: u16 = 28067;
/// Default state of `sulfur_wall`.
pub const SULFUR_WALL: u16 = 28139;
/// Default state of `polished_sulfur`.
pub const POLISHED_SULFUR: u16 = 28460;
/// Default state of `polished_sulfur_slab`.
pub const POLISHED_SULFUR_SLAB: u16 = 28464;
/// Default state of `polished_sulfur_stairs`.
pub const POLISHED_SULFUR_STAIRS: u16 = 28478;
/// Default state of `polished_sulfur_wall`.
pub const POLISHED_SULFUR_WALL: u16 = 28550;
/// Default state of `sulfur_bricks`.
pub const SULFUR_BRICKS: u16 = 28871;
/// Default state of `sulfur_brick_slab`.
pub const SULFUR_BRICK_SLAB: u16 = 28875;
/// Default state of `sulfur_brick_stairs`.
pub const SULFUR_BRICK_STAIRS: u16 = 28889;
/// Default state of `sulfur_brick_wall`.
pub const SULFUR_BRICK_WALL: u16 = 28961;
/// Default state of `chiseled_sulfur`.
pub const CHISELED_SULFUR: u16 = 29282;
/// Default state of `cinnabar`.
pub const CINNABAR: u16 = 29283;
/// Default state of `cinnabar_slab`.
pub const CINNABAR_SLAB: u16 = 29287;
/// Default state of `cinnabar_stairs`.
pub const CINNABAR_STAIRS: u16 = 29301;
/// Default state of `cinnabar_wall`.
pub const CINNABAR_WALL: u16 = 29373;
/// Default state of `polished_cinnabar`.
pub const POLISHED_CINNABAR: u16 = 29694;
/// Default state of `polished_cinnabar_slab`.
pub const POLISHED_CINNABAR_SLAB: u16 = 29698;
/// Default state of `polished_cinnabar_stairs`.
pub const POLISHED_CINNABAR_STAIRS: u16 = 29712;
/// Default state of `polished_cinnabar_wall`.
pub const POLISHED_CINNABAR_WALL: u16 = 29784;
/// Default state of `cinnabar_bricks`.
pub const CINNABAR_BRICKS: u16 = 30105;
/// Default state of `cinnabar_brick_slab`.
pub const CINNABAR_BRICK_SLAB: u16 = 30109;
/// Default state of `cinnabar_brick_stairs`.
pub const CINNABAR_BRICK_STAIRS: u16 = 30123;
/// Default state of `cinnabar_brick_wall`.
pub const CINNABAR_BRICK_WALL: u16 = 30195;
/// Default state of `chiseled_cinnabar`.
pub const CHISELED_CINNABAR: u16 = 30516;
/// Default state of `calcite`.
pub const CALCITE: u16 = 30517;
/// Default state of `tinted_glass`.
pub const TINTED_GLASS: u16 = 30518;
/// Default state of `powder_snow`.
pub const POWDER_SNOW: u16 = 30519;
/// Default state of `sculk_sensor`.
pub const SCULK_SENSOR: u16 = 30521;
/// Default state of `calibrated_sculk_sensor`.
pub const CALIBRATED_SCULK_SENSOR: u16 = 30617;
/// Default state of `sculk`.
pub const SCULK: u16 = 31000;
/// Default state of `sculk_vein`.
pub const SCULK_VEIN: u16 = 31128;
/// Default state of `sculk_catalyst`.
pub const SCULK_CATALYST: u16 = 31130;
/// Default state of `sculk_shrieker`.
pub const SCULK_SHRIEKER: u16 = 31138;
/// Default state of `copper_block`.
pub const COPPER_BLOCK: u16 = 31139;
/// Default state of `exposed_copper`.
pub const EXPOSED_COPPER: u16 = 31140;
/// Default state of `weathered_copper`.
pub const WEATHERED_COPPER: u16 = 31141;
/// Default state of `oxidized_copper`.
pub const OXIDIZED_COPPER: u16 = 31142;
/// Default state of `waxed_copper_block`.
pub const WAXED_COPPER_BLOCK: u16 = 31143;
/// Default state of `waxed_exposed_copper`.
pub const WAXED_EXPOSED_COPPER: u16 = 31144;
/// Default state of `waxed_weathered_copper`.
pub const WAXED_WEATHERED_COPPER: u16 = 31145;
/// Default state of `waxed_oxidized_copper`.
pub const WAXED_OXIDIZED_COPPER: u16 = 31146;
/// Default state of `copper_ore`.
pub const COPPER_ORE: u16 = 31147;
/// Default state of `deepslate_copper_ore`.
pub const DEEPSLATE_COPPER_ORE: u16 = 31148;
/// Default state of `cut_copper`.
pub const CUT_COPPER: u16 = 31149;
/// Default state of `exposed_cut_copper`.
pub const EXPOSED_CUT_COPPER: u16 = 31150;
/// Default state of `weathered_cut_copper`.
pub const WEATHERED_CUT_COPPER: u16 = 31151;
/// Default state of `oxidized_cut_copper`.
pub const OXIDIZED_CUT_COPPER: u16 = 31152;
/// Default state of `waxed_cut_copper`.
pub const WAXED_CUT_COPPER: u16 = 31153;
/// Default state of `waxed_exposed_cut_copper`.
pub const WAXED_EXPOSED_CUT_COPPER: u16 = 31154;
/// Default state of `waxed_weathered_cut_copper`.
pub const WAXED_WEATHERED_CUT_COPPER: u16 = 31155;
/// Default state of `waxed_oxidized_cut_copper`.
pub const WAXED_OXIDIZED_CUT_COPPER: u16 = 31156;
/// Default state of `chiseled_copper`.
pub const CHISELED_COPPER: u16 = 31157;
/// Default state of `exposed_chiseled_copper`.
pub const EXPOSED_CHISELED_COPPER: u16 = 31158;
/// Default state of `weathered_chiseled_copper`.
pub const WEATHERED_CHISELED_COPPER: u16 = 31159;
/// Default state of `oxidized_chiseled_copper`.
pub const OXIDIZED_CHISELED_COPPER: u16 = 31160;
/// Default state of `waxed_chiseled_copper`.
pub const WAXED_CHISELED_COPPER: u16 = 31161;
/// Default state of `waxed_exposed_chiseled_copper`.
pub const WAXED_EXPOSED_CHISELED_COPPER: u16 = 31162;
/// Default state of `waxed_weathered_chiseled_copper`.
pub const WAXED_WEATHERED_CHISELED_COPPER: u16 = 31163;
/// Default state of `waxed_oxidized_chiseled_copper`.
pub const WAXED_OXIDIZED_CHISELED_COPPER: u16 = 31164;
/// Default state of `cut_copper_stairs`.
pub const CUT_COPPER_STAIRS: u16 = 31176;
/// Default state of `exposed_cut_copper_stairs`.
pub const EXPOSED_CUT_COPPER_STAIRS: u16 = 31256;
/// Default state of `weathered_cut_copper_stairs`.
pub const WEATHERED_CUT_COPPER_STAIRS: u16 = 31336;
/// Default state of `oxidized_cut_copper_stairs`.
pub const OXIDIZED_CUT_COPPER_STAIRS: u16 = 31416;
/// Default state of `waxed_cut_copper_stairs`.
pub const WAXED_CUT_COPPER_STAIRS: u16 = 31496;
/// Default state of `waxed_exposed_cut_copper_stairs`.
pub const WAXED_EXPOSED_CUT_COPPER_STAIRS: u16 = 31576;
/// Default state of `waxed_weathered_cut_copper_stairs`.
pub const WAXED_WEATHERED_CUT_COPPER_STAIRS: u16 = 31656;
/// Default state of `waxed_oxidized_cut_copper_stairs`.
pub const WAXED_OXIDIZED_CUT_COPPER_STAIRS: u16 = 31736;
/// Default state of `cut_copper_slab`.
pub const CUT_COPPER_SLAB: u16 = 31808;
/// Default state of `exposed_cut_copper_slab`.
pub const EXPOSED_CUT_COPPER_SLAB: u16 = 31814;
/// Default state of `weathered_cut_copper_slab`.
pub const WEATHERED_CUT_COPPER_SLAB: u16 = 31820;
/// Default state of `oxidized_cut_copper_slab`.
pub const OXIDIZED_CUT_COPPER_SLAB: u16 = 31826;
/// Default state of `waxed_cut_copper_slab`.
pub const WAXED_CUT_COPPER_SLAB: u16 = 31832;
/// Default state of `waxed_exposed_cut_copper_slab`.
pub const WAXED_EXPOSED_CUT_COPPER_SLAB: u16 = 31838;
/// Default state of `waxed_weathered_cut_copper_slab`.
pub const WAXED_WEATHERED_CUT_COPPER_SLAB: u16 = 31844;
/// Default state of `waxed_oxidized_cut_copper_slab`.
pub const WAXED_OXIDIZED_CUT_COPPER_SLAB: u16 = 31850;
/// Default state of `copper_door`.
pub const COPPER_DOOR: u16 = 31864;
/// Default state of `exposed_copper_door`.
pub const EXPOSED_COPPER_DOOR: u16 = 31928;
/// Default state of `weathered_copper_door`.
pub const WEATHERED_COPPER_DOOR: u16 = 31992;
/// Default state of `oxidized_copper_door`.
pub const OXIDIZED_COPPER_DOOR: u16 = 32056;
/// Default state of `waxed_copper_door`.
pub const WAXED_COPPER_DOOR: u16 = 32120;
/// Default state of `waxed_exposed_copper_door`.
pub const WAXED_EXPOSED_COPPER_DOOR: u16 = 32184;
/// Default state of `waxed_weathered_copper_door`.
pub const WAXED_WEATHERED_COPPER_DOOR: u16 = 32248;
/// Default state of `waxed_oxidized_copper_door`.
pub const WAXED_OXIDIZED_COPPER_DOOR: u16 = 32312;
/// Default state of `copper_trapdoor`.
pub const COPPER_TRAPDOOR: u16 = 32380;
/// Default state of `exposed_copper_trapdoor`.
pub const EXPOSED_COPPER_TRAPDOOR: u16 = 32444;
/// Default state of `weathered_copper_trapdoor`.
pub const WEATHERED_COPPER_TRAPDOOR: u16 = 32508;
/// Default state of `oxidized_copper_trapdoor`.
pub const OXIDIZED_COPPER_TRAPDOOR: u16 = 32572;
/// Default state of `waxed_copper_trapdoor`.
pub const WAXED_COPPER_TRAPDOOR: u16 = 32636;
/// Default state of `waxed_exposed_copper_trapdoor`.
pub const WAXED_EXPOSED_COPPER_TRAPDOOR: u16 = 32700;
/// Default state of `waxed_weathered_copper_trapdoor`.
pub const WAXED_WEATHERED_COPPER_TRAPDOOR: u16 = 32764;
/// Default state of `waxed_oxidized_copper_trapdoor`.
pub const WAXED_OXIDIZED_COPPER_TRAPDOOR: u16 = 32828;
/// Default state of `copper_grate`.
pub const COPPER_GRATE: u16 = 32878;
/// Default state of `exposed_copper_grate`.
pub const EXPOSED_COPPER_GRATE: u16 = 32880;
/// Default state of `weathered_copper_grate`.
pub const WEATHERED_COPPER_GRATE: u16 = 32882;
/// Default state of `oxidized_copper_grate`.
pub const OXIDIZED_COPPER_GRATE: u16 = 32884;
/// Default state of `waxed_copper_grate`.
pub const WAXED_COPPER_GRATE: u16 = 32886;
/// Default state of `waxed_exposed_copper_grate`.
pub const WAXED_EXPOSED_COPPER_GRATE: u16 = 32888;
/// Default state of `waxed_weathered_copper_grate`.
pub const WAXED_WEATHERED_COPPER_GRATE: u16 = 32890;
/// Default state of `waxed_oxidized_copper_grate`.
pub const WAXED_OXIDIZED_COPPER_GRATE: u16 = 32892;
/// Default state of `copper_bulb`.
pub const COPPER_BULB: u16 = 32896;
/// Default state of `exposed_copper_bulb`.
pub const EXPOSED_COPPER_BULB: u16 = 32900;
/// Default state of `weathered_copper_bulb`.
pub const WEATHERED_COPPER_BULB: u16 = 32904;
/// Default state of `oxidized_copper_bulb`.
pub const OXIDIZED_COPPER_BULB: u16 = 32908;
/// Default state of `waxed_copper_bulb`.
pub const WAXED_COPPER_BULB: u16 = 32912;
/// Default state of `waxed_exposed_copper_bulb`.
pub const WAXED_EXPOSED_COPPER_BULB: u16 = 32916;
/// Default state of `waxed_weathered_copper_bulb`.
pub const WAXED_WEATHERED_COPPER_BULB: u16 = 32920;
/// Default state of `waxed_oxidized_copper_bulb`.
pub const WAXED_OXIDIZED_COPPER_BULB: u16 = 32924;
/// Default state of `copper_chest`.
pub const COPPER_CHEST: u16 = 32926;
/// Default state of `exposed_copper_chest`.
pub const EXPOSED_COPPER_CHEST: u16 = 32950;
/// Default state of `weathered_copper_chest`.
pub const WEATHERED_COPPER_CHEST: u16 = 32974;
/// Default state of `oxidized_copper_chest`.
pub const OXIDIZED_COPPER_CHEST: u16 = 32998;
/// Default state of `waxed_copper_chest`.
pub const WAXED_COPPER_CHEST: u16 = 33022;
/// Default state of `waxed_exposed_copper_chest`.
pub const WAXED_EXPOSED_COPPER_CHEST: u16 = 33046;
/// Default state of `waxed_weathered_copper_chest`.
pub const WAXED_WEATHERED_COPPER_CHEST: u16 = 33070;
/// Default state of `waxed_oxidized_copper_chest`.
pub const WAXED_OXIDIZED_COPPER_CHEST: u16 = 33094;
/// Default state of `copper_golem_statue`.
pub const COPPER_GOLEM_STATUE: u16 = 33118;
/// Default state of `exposed_copper_golem_statue`.
pub const EXPOSED_COPPER_GOLEM_STATUE: u16 = 33150;
/// Default state of `weathered_copper_golem_statue`.
pub const WEATHERED_COPPER_GOLEM_STATUE: u16 = 33182;
/// Default state of `oxidized_copper_golem_statue`.
pub const OXIDIZED_COPPER_GOLEM_STATUE: u16 = 33214;
/// Default state of `waxed_copper_golem_statue`.
pub const WAXED_COPPER_GOLEM_STATUE: u16 = 33246;
/// Default state of `waxed_exposed_copper_golem_statue`.
pub const WAXED_EXPOSED_COPPER_GOLEM_STATUE: u16 = 33278;
/// Default state of `waxed_weathered_copper_golem_statue`.
pub const WAXED_WEATHERED_COPPER_GOLEM_STATUE: u16 = 33310;
/// Default state of `waxed_oxidized_copper_golem_statue`.
pub const WAXED_OXIDIZED_COPPER_GOLEM_STATUE: u16 = 33342;
/// Default state of `lightning_rod`.
pub const LIGHTNING_ROD: u16 = 33392;
/// Default state of `exposed_lightning_rod`.
pub const EXPOSED_LIGHTNING_ROD: u16 = 33416;
/// Default state of `weathered_lightning_rod`.
pub const WEATHERED_LIGHTNING_ROD: u16 = 33440;
/// Default state of `oxidized_lightning_rod`.
pub const OXIDIZED_LIGHTNING_ROD: u16 = 33464;
/// Default state of `waxed_lightning_rod`.
pub const WAXED_LIGHTNING_ROD: u16 = 33488;
/// Default state of `waxed_exposed_lightning_rod`.
pub const WAXED_EXPOSED_LIGHTNING_ROD: u16 = 33512;
/// Default state of `waxed_weathered_lightning_rod`.
pub const WAXED_WEATHERED_LIGHTNING_ROD: u16 = 33536;
/// Default state of `waxed_oxidized_lightning_rod`.
pub const WAXED_OXIDIZED_LIGHTNING_ROD: u16 = 33560;
/// Default state of `dripstone_block`.
pub const DRIPSTONE_BLOCK: u16 = 33565;
/// Default state of `pointed_dripstone`.
pub const POINTED_DRIPSTONE: u16 = 33571;
/// Default state of `sulfur_spike`.
pub const SULFUR_SPIKE: u16 = 33591;
/// Default state of `cave_vines`.
pub const CAVE_VINES: u16 = 33607;
/// Default state of `cave_vines_plant`.
pub const CAVE_VINES_PLANT: u16 = 33659;
/// Default state of `spore_blossom`.
pub const SPORE_BLOSSOM: u16 = 33660;
/// Default state of `azalea`.
pub const AZALEA: u16 = 33661;
/// Default state of `flowering_azalea`.
pub const FLOWERING_AZALEA: u16 = 33662;
/// Default state of `moss_carpet`.
pub const MOSS_CARPET: u16 = 33663;
/// Default state of `pink_petals`.
pub const PINK_PETALS: u16 = 33664;
/// Default state of `wildflowers`.
pub const WILDFLOWERS: u16 = 33680;
/// Default state of `leaf_litter`.
pub const LEAF_LITTER: u16 = 33696;
/// Default state of `moss_block`.
pub const MOSS_BLOCK: u16 = 33712;
/// Default state of `big_dripleaf`.
pub const BIG_DRIPLEAF: u16 = 33714;
/// Default state of `big_dripleaf_stem`.
pub const BIG_DRIPLEAF_STEM: u16 = 33746;
/// Default state of `small_dripleaf`.
pub const SMALL_DRIPLEAF: u16 = 33756;
/// Default state of `hanging_roots`.
pub const HANGING_ROOTS: u16 = 33770;
/// Default state of `rooted_dirt`.
pub const ROOTED_DIRT: u16 = 33771;
/// Default state of `mud`.
pub const MUD: u16 = 33772;
/// Default state of `deepslate`.
pub const DEEPSLATE: u16 = 33774;
/// Default state of `cobbled_deepslate`.
pub const COBBLED_DEEPSLATE: u16 = 33776;
/// Default state of `cobbled_deepslate_stairs`.
pub const COBBLED_DEEPSLATE_STAIRS: u16 = 33788;
/// Default state of `cobbled_deepslate_slab`.
pub const COBBLED_DEEPSLATE_SLAB: u16 = 33860;
/// Default state of `cobbled_deepslate_wall`.
pub const COBBLED_DEEPSLATE_WALL: u16 = 33866;
/// Default state of `polished_deepslate`.
pub const POLISHED_DEEPSLATE: u16 = 34187;
/// Default state of `polished_deepslate_stairs`.
pub const POLISHED_DEEPSLATE_STAIRS: u16 = 34199;
/// Default state of `polished_deepslate_slab`.
pub const POLISHED_DEEPSLATE_SLAB: u16 = 34271;
/// Default state of `polished_deepslate_wall`.
pub const POLISHED_DEEPSLATE_WALL: u16 = 34277;
/// Default state of `deepslate_tiles`.
pub const DEEPSLATE_TILES: u16 = 34598;
/// Default state of `deepslate_tile_stairs`.
pub const DEEPSLATE_TILE_STAIRS: u16 = 34610;
/// Default state of `deepslate_tile_slab`.
pub const DEEPSLATE_TILE_SLAB: u16 = 34682;
/// Default state of `deepslate_tile_wall`.
pub const DEEPSLATE_TILE_WALL: u16 = 34688;
/// Default state of `deepslate_bricks`.
pub const DEEPSLATE_BRICKS: u16 = 35009;
/// Default state of `deepslate_brick_stairs`.
pub const DEEPSLATE_BRICK_STAIRS: u16 = 35021;
/// Default state of `deepslate_brick_slab`.
pub const DEEPSLATE_BRICK_SLAB: u16 = 35093;
/// Default state of `deepslate_brick_wall`.
pub const DEEPSLATE_BRICK_WALL: u16 = 35099;
/// Default state of `chiseled_deepslate`.
pub const CHISELED_DEEPSLATE: u16 = 35420;
/// Default state of `cracked_deepslate_bricks`.
pub const CRACKED_DEEPSLATE_BRICKS: u16 = 35421;
/// Default state of `cracked_deepslate_tiles`.
pub const CRACKED_DEEPSLATE_TILES: u16 = 35422;
/// Default state of `infested_deepslate`.
pub const INFESTED_DEEPSLATE: u16 = 35424;
/// Default state of `smooth_basalt`.
pub const SMOOTH_BASALT: u16 = 35426;
/// Default state of `raw_iron_block`.
pub const RAW_IRON_BLOCK: u16 = 35427;
/// Default state of `raw_copper_block`.
pub const RAW_COPPER_BLOCK: u16 = 35428;
/// Default state of `raw_gold_block`.
pub const RAW_GOLD_BLOCK: u16 = 35429;
/// Default state of `potted_azalea_bush`.
pub const POTTED_AZALEA_BUSH: u16 = 35430;
/// Default state of `potted_flowering_azalea_bush`.
pub const POTTED_FLOWERING_AZALEA_BUSH: u16 = 35431;
/// Default state of `ochre_froglight`.
pub const OCHRE_FROGLIGHT: u16 = 35433;
/// Default state of `verdant_froglight`.
pub const VERDANT_FROGLIGHT: u16 = 35436;
/// Default state of `pearlescent_froglight`.
pub const PEARLESCENT_FROGLIGHT: u16 = 35439;
/// Default state of `frogspawn`.
pub const FROGSPAWN: u16 = 35441;
/// Default state of `reinforced_deepslate`.
pub const REINFORCED_DEEPSLATE: u16 = 35442;
/// Default state of `decorated_pot`.
pub const DECORATED_POT: u16 = 35452;
/// Default state of `crafter`.
pub const CRAFTER: u16 = 35504;
/// Default state of `trial_spawner`.
pub const TRIAL_SPAWNER: u16 = 35513;
/// Default state of `vault`.
pub const VAULT: u16 = 35523;
/// Default state of `heavy_core`.
pub const HEAVY_CORE: u16 = 35552;
/// Default state of `pale_moss_block`.
pub const PALE_MOSS_BLOCK: u16 = 35553;
/// Default state of `pale_moss_carpet`.
pub const PALE_MOSS_CARPET: u16 = 35554;
/// Default state of `pale_hanging_moss`.
pub const PALE_HANGING_MOSS: u16 = 35716;
/// Default state of `open_eyeblossom`.
pub const OPEN_EYEBLOSSOM: u16 = 35718;
/// Default state of `closed_eyeblossom`.
pub const CLOSED_EYEBLOSSOM: u16 = 35719;
/// Default state of `potted_open_eyeblossom`.
pub const POTTED_OPEN_EYEBLOSSOM: u16 = 35720;
/// Default state of `potted_closed_eyeblossom`.
pub const POTTED_CLOSED_EYEBLOSSOM: u16 = 35721;
/// Default state of `firefly_bush`.
pub const FIREFLY_BUSH: u16 = 35722;
