//! Made by `cargo run -p registry-generate`; do not edit.
//! Numbers of entity types in the `entity_type` registry.

/// Entity type `acacia_boat`.
pub const ACACIA_BOAT: u16 = 0;
/// Entity type `acacia_chest_boat`.
pub const ACACIA_CHEST_BOAT: u16 = 1;
/// Entity type `allay`.
pub const ALLAY: u16 = 2;
/// Entity type `area_effect_cloud`.
pub const AREA_EFFECT_CLOUD: u16 = 3;
/// Entity type `armadillo`.
pub const ARMADILLO: u16 = 4;
/// Entity type `armor_stand`.
pub const ARMOR_STAND: u16 = 5;
/// Entity type `arrow`.
pub const ARROW: u16 = 6;
/// Entity type `axolotl`.
pub const AXOLOTL: u16 = 7;
/// Entity type `bamboo_chest_raft`.
pub const BAMBOO_CHEST_RAFT: u16 = 8;
/// Entity type `bamboo_raft`.
pub const BAMBOO_RAFT: u16 = 9;
/// Entity type `bat`.
pub const BAT: u16 = 10;
/// Entity type `bee`.
pub const BEE: u16 = 11;
/// Entity type `birch_boat`.
pub const BIRCH_BOAT: u16 = 12;
/// Entity type `birch_chest_boat`.
pub const BIRCH_CHEST_BOAT: u16 = 13;
/// Entity type `blaze`.
pub const BLAZE: u16 = 14;
/// Entity type `block_display`.
pub const BLOCK_DISPLAY: u16 = 15;
/// Entity type `bogged`.
pub const BOGGED: u16 = 16;
/// Entity type `breeze`.
pub const BREEZE: u16 = 17;
/// Entity type `breeze_wind_charge`.
pub const BREEZE_WIND_CHARGE: u16 = 18;
/// Entity type `camel`.
pub const CAMEL: u16 = 19;
/// Entity type `camel_husk`.
pub const CAMEL_HUSK: u16 = 20;
/// Entity type `cat`.
pub const CAT: u16 = 21;
/// Entity type `cave_spider`.
pub const CAVE_SPIDER: u16 = 22;
/// Entity type `cherry_boat`.
pub const CHERRY_BOAT: u16 = 23;
/// Entity type `cherry_chest_boat`.
pub const CHERRY_CHEST_BOAT: u16 = 24;
/// Entity type `chest_minecart`.
pub const CHEST_MINECART: u16 = 25;
/// Entity type `chicken`.
pub const CHICKEN: u16 = 26;
/// Entity type `cod`.
pub const COD: u16 = 27;
/// Entity type `copper_golem`.
pub const COPPER_GOLEM: u16 = 28;
/// Entity type `command_block_minecart`.
pub const COMMAND_BLOCK_MINECART: u16 = 29;
/// Entity type `cow`.
pub const COW: u16 = 30;
/// Entity type `creaking`.
pub const CREAKING: u16 = 31;
/// Entity type `creeper`.
pub const CREEPER: u16 = 32;
/// Entity type `cushion`.
pub const CUSHION: u16 = 33;
/// Entity type `dark_oak_boat`.
pub const DARK_OAK_BOAT: u16 = 34;
/// Entity type `dark_oak_chest_boat`.
pub const DARK_OAK_CHEST_BOAT: u16 = 35;
/// Entity type `dolphin`.
pub const DOLPHIN: u16 = 36;
/// Entity type `donkey`.
pub const DONKEY: u16 = 37;
/// Entity type `dragon_fireball`.
pub const DRAGON_FIREBALL: u16 = 38;
/// Entity type `drowned`.
pub const DROWNED: u16 = 39;
/// Entity type `egg`.
pub const EGG: u16 = 40;
/// Entity type `elder_guardian`.
pub const ELDER_GUARDIAN: u16 = 41;
/// Entity type `enderman`.
pub const ENDERMAN: u16 = 42;
/// Entity type `endermite`.
pub const ENDERMITE: u16 = 43;
/// Entity type `ender_dragon`.
pub const ENDER_DRAGON: u16 = 44;
/// Entity type `ender_pearl`.
pub const ENDER_PEARL: u16 = 45;
/// Entity type `end_crystal`.
pub const END_CRYSTAL: u16 = 46;
/// Entity type `evoker`.
pub const EVOKER: u16 = 47;
/// Entity type `evoker_fangs`.
pub const EVOKER_FANGS: u16 = 48;
/// Entity type `experience_bottle`.
pub const EXPERIENCE_BOTTLE: u16 = 49;
/// Entity type `experience_orb`.
pub const EXPERIENCE_ORB: u16 = 50;
/// Entity type `eye_of_ender`.
pub const EYE_OF_ENDER: u16 = 51;
/// Entity type `falling_block`.
pub const FALLING_BLOCK: u16 = 52;
/// Entity type `fireball`.
pub const FIREBALL: u16 = 53;
/// Entity type `firework_rocket`.
pub const FIREWORK_ROCKET: u16 = 54;
/// Entity type `fox`.
pub const FOX: u16 = 55;
/// Entity type `frog`.
pub const FROG: u16 = 56;
/// Entity type `furnace_minecart`.
pub const FURNACE_MINECART: u16 = 57;
/// Entity type `ghast`.
pub const GHAST: u16 = 58;
/// Entity type `happy_ghast`.
pub const HAPPY_GHAST: u16 = 59;
/// Entity type `giant`.
pub const GIANT: u16 = 60;
/// Entity type `glow_item_frame`.
pub const GLOW_ITEM_FRAME: u16 = 61;
/// Entity type `glow_squid`.
pub const GLOW_SQUID: u16 = 62;
/// Entity type `goat`.
pub const GOAT: u16 = 63;
/// Entity type `guardian`.
pub const GUARDIAN: u16 = 64;
/// Entity type `hoglin`.
pub const HOGLIN: u16 = 65;
/// Entity type `hopper_minecart`.
pub const HOPPER_MINECART: u16 = 66;
/// Entity type `horse`.
pub const HORSE: u16 = 67;
/// Entity type `husk`.
pub const HUSK: u16 = 68;
/// Entity type `illusioner`.
pub const ILLUSIONER: u16 = 69;
/// Entity type `interaction`.
pub const INTERACTION: u16 = 70;
/// Entity type `iron_golem`.
pub const IRON_GOLEM: u16 = 71;
/// Entity type `item`.
pub const ITEM: u16 = 72;
/// Entity type `item_display`.
pub const ITEM_DISPLAY: u16 = 73;
/// Entity type `item_frame`.
pub const ITEM_FRAME: u16 = 74;
/// Entity type `jungle_boat`.
pub const JUNGLE_BOAT: u16 = 75;
/// Entity type `jungle_chest_boat`.
pub const JUNGLE_CHEST_BOAT: u16 = 76;
/// Entity type `leash_knot`.
pub const LEASH_KNOT: u16 = 77;
/// Entity type `lightning_bolt`.
pub const LIGHTNING_BOLT: u16 = 78;
/// Entity type `llama`.
pub const LLAMA: u16 = 79;
/// Entity type `llama_spit`.
pub const LLAMA_SPIT: u16 = 80;
/// Entity type `magma_cube`.
pub const MAGMA_CUBE: u16 = 81;
/// Entity type `mangrove_boat`.
pub const MANGROVE_BOAT: u16 = 82;
/// Entity type `mangrove_chest_boat`.
pub const MANGROVE_CHEST_BOAT: u16 = 83;
/// Entity type `mannequin`.
pub const MANNEQUIN: u16 = 84;
/// Entity type `marker`.
pub const MARKER: u16 = 85;
/// Entity type `minecart`.
pub const MINECART: u16 = 86;
/// Entity type `mooshroom`.
pub const MOOSHROOM: u16 = 87;
/// Entity type `mule`.
pub const MULE: u16 = 88;
/// Entity type `nautilus`.
pub const NAUTILUS: u16 = 89;
/// Entity type `oak_boat`.
pub const OAK_BOAT: u16 = 90;
/// Entity type `oak_chest_boat`.
pub const OAK_CHEST_BOAT: u16 = 91;
/// Entity type `ocelot`.
pub const OCELOT: u16 = 92;
/// Entity type `ominous_item_spawner`.
pub const OMINOUS_ITEM_SPAWNER: u16 = 93;
/// Entity type `painting`.
pub const PAINTING: u16 = 94;
/// Entity type `pale_oak_boat`.
pub const PALE_OAK_BOAT: u16 = 95;
/// Entity type `pale_oak_chest_boat`.
pub const PALE_OAK_CHEST_BOAT: u16 = 96;
/// Entity type `panda`.
pub const PANDA: u16 = 97;
/// Entity type `parched`.
pub const PARCHED: u16 = 98;
/// Entity type `parrot`.
pub const PARROT: u16 = 99;
/// Entity type `phantom`.
pub const PHANTOM: u16 = 100;
/// Entity type `pig`.
pub const PIG: u16 = 101;
/// Entity type `piglin`.
pub const PIGLIN: u16 = 102;
/// Entity type `piglin_brute`.
pub const PIGLIN_BRUTE: u16 = 103;
/// Entity type `pillager`.
pub const PILLAGER: u16 = 104;
/// Entity type `polar_bear`.
pub const POLAR_BEAR: u16 = 105;
/// Entity type `poplar_boat`.
pub const POPLAR_BOAT: u16 = 106;
/// Entity type `poplar_chest_boat`.
pub const POPLAR_CHEST_BOAT: u16 = 107;
/// Entity type `splash_potion`.
pub const SPLASH_POTION: u16 = 108;
/// Entity type `lingering_potion`.
pub const LINGERING_POTION: u16 = 109;
/// Entity type `pufferfish`.
pub const PUFFERFISH: u16 = 110;
/// Entity type `rabbit`.
pub const RABBIT: u16 = 111;
/// Entity type `ravager`.
pub const RAVAGER: u16 = 112;
/// Entity type `salmon`.
pub const SALMON: u16 = 113;
/// Entity type `sheep`.
pub const SHEEP: u16 = 114;
/// Entity type `shulker`.
pub const SHULKER: u16 = 115;
/// Entity type `shulker_bullet`.
pub const SHULKER_BULLET: u16 = 116;
/// Entity type `silverfish`.
pub const SILVERFISH: u16 = 117;
/// Entity type `skeleton`.
pub const SKELETON: u16 = 118;
/// Entity type `skeleton_horse`.
pub const SKELETON_HORSE: u16 = 119;
/// Entity type `slime`.
pub const SLIME: u16 = 120;
/// Entity type `small_fireball`.
pub const SMALL_FIREBALL: u16 = 121;
/// Entity type `sniffer`.
pub const SNIFFER: u16 = 122;
/// Entity type `snowball`.
pub const SNOWBALL: u16 = 123;
/// Entity type `snow_golem`.
pub const SNOW_GOLEM: u16 = 124;
/// Entity type `spawner_minecart`.
pub const SPAWNER_MINECART: u16 = 125;
/// Entity type `spectral_arrow`.
pub const SPECTRAL_ARROW: u16 = 126;
/// Entity type `spider`.
pub const SPIDER: u16 = 127;
/// Entity type `spruce_boat`.
pub const SPRUCE_BOAT: u16 = 128;
/// Entity type `spruce_chest_boat`.
pub const SPRUCE_CHEST_BOAT: u16 = 129;
/// Entity type `squid`.
pub const SQUID: u16 = 130;
/// Entity type `stray`.
pub const STRAY: u16 = 131;
/// Entity type `strider`.
pub const STRIDER: u16 = 132;
/// Entity type `sulfur_cube`.
pub const SULFUR_CUBE: u16 = 133;
/// Entity type `tadpole`.
pub const TADPOLE: u16 = 134;
/// Entity type `text_display`.
pub const TEXT_DISPLAY: u16 = 135;
/// Entity type `tnt`.
pub const TNT: u16 = 136;
/// Entity type `tnt_minecart`.
pub const TNT_MINECART: u16 = 137;
/// Entity type `trader_llama`.
pub const TRADER_LLAMA: u16 = 138;
/// Entity type `trident`.
pub const TRIDENT: u16 = 139;
/// Entity type `tropical_fish`.
pub const TROPICAL_FISH: u16 = 140;
/// Entity type `turtle`.
pub const TURTLE: u16 = 141;
/// Entity type `vex`.
pub const VEX: u16 = 142;
/// Entity type `villager`.
pub const VILLAGER: u16 = 143;
/// Entity type `vindicator`.
pub const VINDICATOR: u16 = 144;
/// Entity type `wandering_trader`.
pub const WANDERING_TRADER: u16 = 145;
/// Entity type `warden`.
pub const WARDEN: u16 = 146;
/// Entity type `wind_charge`.
pub const WIND_CHARGE: u16 = 147;
/// Entity type `witch`.
pub const WITCH: u16 = 148;
/// Entity type `wither`.
pub const WITHER: u16 = 149;
/// Entity type `wither_skeleton`.
pub const WITHER_SKELETON: u16 = 150;
/// Entity type `wither_skull`.
pub const WITHER_SKULL: u16 = 151;
/// Entity type `wolf`.
pub const WOLF: u16 = 152;
/// Entity type `zoglin`.
pub const ZOGLIN: u16 = 153;
/// Entity type `zombie`.
pub const ZOMBIE: u16 = 154;
/// Entity type `zombie_horse`.
pub const ZOMBIE_HORSE: u16 = 155;
/// Entity type `zombie_nautilus`.
pub const ZOMBIE_NAUTILUS: u16 = 156;
/// Entity type `zombie_villager`.
pub const ZOMBIE_VILLAGER: u16 = 157;
/// Entity type `zombified_piglin`.
pub const ZOMBIFIED_PIGLIN: u16 = 158;
/// Entity type `player`.
pub const PLAYER: u16 = 159;
/// Entity type `fishing_bobber`.
pub const FISHING_BOBBER: u16 = 160;
