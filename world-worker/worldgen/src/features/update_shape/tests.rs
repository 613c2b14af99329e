use chunk::BlockPos;
use registry::blocks::{format_state, parse_state};

use super::super::Direction;
use super::super::test_level::with_level;
use super::update_shape;

const POS: BlockPos = BlockPos::new(8, 64, 8);

/// The state of a block after an update from a direction, with these blocks around it, by their offsets.
fn updated(state: &str, direction: Direction, around: &[([i32; 3], &str)]) -> String {
    with_level(|level, _| {
        let state = parse_state(state).unwrap();
        level.set(POS, state);
        for ([x, y, z], other) in around {
            level.set(POS.offset(*x, *y, *z), parse_state(other).unwrap());
        }
        let new = update_shape(level, POS, state, direction, direction.from(POS));
        format_state(new).replace("minecraft:", "")
    })
}

const ABOVE: [i32; 3] = [0, 1, 0];
const BELOW: [i32; 3] = [0, -1, 0];
const NORTH: [i32; 3] = [0, 0, -1];
const EAST: [i32; 3] = [1, 0, 0];

#[test]
fn plants_die() {
    assert_eq!(updated("poppy", Direction::East, &[]), "air");
    assert_eq!(updated("poppy", Direction::East, &[(BELOW, "dirt")]), "poppy");
    assert_eq!(updated("torch", Direction::East, &[]), "torch");
    assert_eq!(updated("torch", Direction::Down, &[]), "air");
    let grass = "tall_grass[half=lower]";
    assert_eq!(updated(grass, Direction::Up, &[(BELOW, "dirt")]), "air");
    assert_eq!(updated(grass, Direction::Up, &[(BELOW, "dirt"), (ABOVE, "tall_grass[half=upper]")]), grass);
}

#[test]
fn snow_on_grass() {
    assert_eq!(updated("grass_block", Direction::Up, &[(ABOVE, "snow")]), "grass_block[snowy=true]");
    assert_eq!(updated("grass_block", Direction::North, &[(ABOVE, "snow")]), "grass_block[snowy=false]");
}

#[test]
fn growing_plants() {
    let around = [(BELOW, "cave_vines"), (ABOVE, "stone")];
    assert_eq!(
        updated("cave_vines[berries=true]", Direction::Down, &around),
        "cave_vines_plant[berries=true]"
    );
    assert_eq!(updated("cave_vines", Direction::Up, &around), "cave_vines_plant[berries=false]");
    assert!(updated("cave_vines_plant", Direction::Down, &[]).starts_with("cave_vines[age="));
}

#[test]
fn things_on_faces() {
    let lichen = "glow_lichen[north=true]";
    assert_eq!(updated(lichen, Direction::North, &[]), "air");
    assert!(updated(lichen, Direction::North, &[(NORTH, "stone")]).contains("north=true"));
    assert!(updated("glow_lichen[north=true,waterlogged=true]", Direction::North, &[]).starts_with("water"));
    assert_eq!(updated("vine[north=true]", Direction::East, &[]), "air");
    assert!(updated("vine[north=true]", Direction::Down, &[]).contains("north=true"));
    assert!(
        updated("vine[north=true]", Direction::Up, &[(ABOVE, "vine[north=true]")]).contains("north=true")
    );
    let carpet = "pale_moss_carpet[bottom=true]";
    assert!(updated(carpet, Direction::Up, &[(BELOW, "stone"), (EAST, "stone")]).contains("east=low"));
}

#[test]
fn speleothems_taper() {
    let spike = |thickness: &str, direction: &str| {
        format!("sulfur_spike[thickness={thickness},vertical_direction={direction},waterlogged=false]")
    };
    let up = |thickness: &str| spike(thickness, "up");
    let updated = |state: &str, direction, above: &str, below: &str| {
        updated(state, direction, &[(ABOVE, above), (BELOW, below)])
    };
    assert_eq!(updated(&up("tip"), Direction::Up, &up("tip"), "stone"), up("frustum"));
    assert_eq!(updated(&up("tip"), Direction::East, &up("tip"), "stone"), up("tip"));
    assert_eq!(updated(&up("tip"), Direction::Down, &up("tip"), "air"), up("tip"));
    assert_eq!(updated(&up("tip"), Direction::Up, &up("frustum"), "stone"), up("base"));
    assert_eq!(updated(&up("tip"), Direction::Up, &up("frustum"), &up("base")), up("middle"));
    assert_eq!(updated(&up("frustum"), Direction::Up, "air", "stone"), up("tip"));
    let above = |thickness: &str| updated(&up("tip"), Direction::Up, &spike(thickness, "down"), "stone");
    assert_eq!(above("tip"), up("tip"));
    assert_eq!(above("tip_merge"), up("tip_merge"));
}

#[test]
fn mushroom_blocks_hide_sides() {
    let state = updated("red_mushroom_block", Direction::East, &[(EAST, "red_mushroom_block")]);
    assert!(state.contains("east=false") && state.contains("west=true"));
}

#[test]
fn concrete_hardens() {
    assert_eq!(updated("red_concrete_powder", Direction::East, &[(ABOVE, "water")]), "red_concrete");
    assert_eq!(updated("red_concrete_powder", Direction::East, &[(BELOW, "water")]), "red_concrete_powder");
}

#[test]
fn stairs_turn() {
    let stairs = |ahead: &str| updated("oak_stairs[facing=north]", Direction::North, &[(NORTH, ahead)]);
    assert!(stairs("stone_stairs[facing=west]").contains("shape=outer_left"));
    assert!(stairs("stone_stairs[facing=east]").contains("shape=outer_right"));
    assert!(stairs("stone_stairs[facing=west,half=top]").contains("shape=straight"));
}

#[test]
fn fences_and_walls_connect() {
    let east = |state: &str, other: &str| updated(state, Direction::East, &[(EAST, other)]);
    assert!(east("oak_fence", "stone").contains("east=true"));
    assert!(east("oak_fence", "oak_leaves").contains("east=false"));
    assert!(east("oak_fence", "birch_fence").contains("east=true"));
    assert!(east("oak_fence", "nether_brick_fence").contains("east=false"));
    assert!(east("oak_fence", "oak_fence_gate[facing=north]").contains("east=true"));
    assert!(east("oak_fence", "oak_fence_gate[facing=east]").contains("east=false"));
    assert!(east("iron_bars", "glass_pane").contains("east=true"));
    assert!(east("iron_bars", "cobblestone_wall").contains("east=true"));
    assert!(east("oak_fence_gate[facing=north]", "cobblestone_wall").contains("in_wall=true"));
    let wall = east("cobblestone_wall[west=low]", "stone");
    assert!(wall.contains("east=low") && wall.contains("up=false"), "{wall}");
    let covered =
        updated("cobblestone_wall[west=low]", Direction::East, &[(EAST, "stone"), (ABOVE, "stone")]);
    assert!(covered.contains("east=tall") && covered.contains("west=tall") && covered.contains("up=false"));
    let bent = updated("cobblestone_wall[north=low,up=false]", Direction::East, &[(EAST, "stone")]);
    assert!(bent.contains("up=true"));
}
