//! Doors, walls and corridors; `rooms` has the larger halls.

use super::layout::Room;
use super::{Entry, Hall, rooms};
use crate::features::Direction;
use crate::random::{DecorationRandom, Random};
use crate::structures::kinds::palette::palette;
use crate::structures::piece::{Canvas, Corners};

palette! {
    air: "cave_air",
    bricks: "stone_bricks",
    cracked: "cracked_stone_bricks",
    mossy: "mossy_stone_bricks",
    infested: "infested_stone_bricks",
    slab: "smooth_stone_slab",
    double_slab: "smooth_stone_slab[type=double]",
    cobblestone: "cobblestone",
    stairs_south: "cobblestone_stairs[facing=south]",
    brick_stairs: "stone_brick_stairs[facing=north]",
    torch: "torch",
    torch_north: "wall_torch[facing=north]",
    torch_south: "wall_torch[facing=south]",
    torch_west: "wall_torch[facing=west]",
    torch_east: "wall_torch[facing=east]",
    wood_door: "oak_door",
    wood_door_top: "oak_door[half=upper]",
    iron_door: "iron_door",
    iron_door_top: "iron_door[half=upper]",
    iron_door_west: "iron_door[facing=west]",
    iron_door_west_top: "iron_door[facing=west,half=upper]",
    button_north: "stone_button[facing=north,face=wall]",
    button_south: "stone_button[facing=south,face=wall]",
    bars_west: "iron_bars[west=true]",
    bars_east: "iron_bars[east=true]",
    bars_we: "iron_bars[west=true,east=true]",
    bars_ns: "iron_bars[north=true,south=true]",
    bars_nse: "iron_bars[north=true,south=true,east=true]",
    planks: "oak_planks",
    bookshelf: "bookshelf",
    cobweb: "cobweb",
    water: "water",
    lava: "lava",
    ladder_west: "ladder[facing=west]",
    ladder_south: "ladder[facing=south]",
    fence_ns: "oak_fence[north=true,south=true]",
    fence_we: "oak_fence[west=true,east=true]",
    fence_ne: "oak_fence[north=true,east=true]",
    fence_se: "oak_fence[south=true,east=true]",
    fence_nw: "oak_fence[north=true,west=true]",
    fence_sw: "oak_fence[south=true,west=true]",
    fence_west: "oak_fence[west=true]",
    fence_east: "oak_fence[east=true]",
    fence_all: "oak_fence[north=true,east=true,south=true,west=true]",
    frame_north: "end_portal_frame[facing=north]",
    frame_south: "end_portal_frame[facing=south]",
    frame_east: "end_portal_frame[facing=east]",
    frame_west: "end_portal_frame[facing=west]",
    portal: "end_portal",
}

/// Bricks in several states of decay at the rim of a box, air inside.
fn brick(random: &mut DecorationRandom, is_rim: bool) -> u16 {
    let own = palette();
    if !is_rim {
        return own.air;
    }
    match random.next_f32() {
        decay if decay < 0.2 => own.cracked,
        decay if decay < 0.5 => own.mossy,
        decay if decay < 0.55 => own.infested,
        _ => own.bricks,
    }
}

/// Walls where there was ground.
pub(super) fn shell(canvas: &mut Canvas<'_, '_>, corners: Corners) {
    canvas.select(corners, true, brick);
}

/// Walls everywhere.
pub(super) fn walls(canvas: &mut Canvas<'_, '_>, boxes: &[Corners]) {
    boxes.iter().for_each(|&corners| canvas.select(corners, false, brick));
}

/// The way in, three blocks wide and high.
pub(super) fn door(canvas: &mut Canvas<'_, '_>, entry: Entry, x: i32, y: i32, z: i32) {
    let own = palette();
    let frame = [
        [x, y, z],
        [x, y + 1, z],
        [x, y + 2, z],
        [x + 1, y + 2, z],
        [x + 2, y + 2, z],
        [x + 2, y + 1, z],
        [x + 2, y, z],
    ];
    match entry {
        Entry::Opening => canvas.fill(own.air, [x, y, z, x + 2, y + 2, z]),
        Entry::Wood => {
            canvas.put_all(own.bricks, &frame);
            canvas.put(own.wood_door, x + 1, y, z);
            canvas.put(own.wood_door_top, x + 1, y + 1, z);
        }
        Entry::Grates => {
            canvas.put_all(own.air, &[[x + 1, y, z], [x + 1, y + 1, z]]);
            canvas.put_all(own.bars_west, &[[x, y, z], [x, y + 1, z]]);
            canvas.put_all(own.bars_we, &[[x, y + 2, z], [x + 1, y + 2, z], [x + 2, y + 2, z]]);
            canvas.put_all(own.bars_east, &[[x + 2, y + 1, z], [x + 2, y, z]]);
        }
        Entry::Iron => {
            canvas.put_all(own.bricks, &frame);
            canvas.put(own.iron_door, x + 1, y, z);
            canvas.put(own.iron_door_top, x + 1, y + 1, z);
            canvas.put(own.button_north, x + 2, y + 1, z + 1);
            canvas.put(own.button_south, x + 2, y + 1, z - 1);
        }
    }
}

pub(super) fn place(hall: &mut Hall, canvas: &mut Canvas<'_, '_>) {
    let (entry, facing) = (hall.entry, hall.facing);
    match &mut hall.room {
        Room::Straight { left, right } => straight(canvas, entry, *left, *right),
        Room::Prison => rooms::prison(canvas, entry),
        Room::LeftTurn => turn(canvas, entry, matches!(facing, Direction::North | Direction::East)),
        Room::RightTurn => turn(canvas, entry, matches!(facing, Direction::South | Direction::West)),
        Room::Crossing { design } => rooms::crossing(canvas, entry, *design),
        Room::StraightStairs => straight_stairs(canvas, entry),
        Room::Spiral => spiral(canvas, entry),
        Room::FiveWay { left_low, left_high, right_low, right_high } => {
            rooms::five_way(canvas, entry, [*left_low, *right_low, *left_high, *right_high]);
        }
        Room::ChestCorridor { has_chest } => chest_corridor(canvas, entry, has_chest),
        Room::Library { is_tall } => rooms::library(canvas, entry, *is_tall),
        Room::Portal { has_spawner } => rooms::portal(canvas, has_spawner),
        Room::Filler { steps } => filler(canvas, *steps),
    }
}

fn straight(canvas: &mut Canvas<'_, '_>, entry: Entry, left: bool, right: bool) {
    let own = palette();
    shell(canvas, [0, 0, 0, 4, 4, 6]);
    door(canvas, entry, 1, 1, 0);
    door(canvas, Entry::Opening, 1, 1, 6);
    canvas.maybe_put(0.1, own.torch_east, 1, 2, 1);
    canvas.maybe_put(0.1, own.torch_west, 3, 2, 1);
    canvas.maybe_put(0.1, own.torch_east, 1, 2, 5);
    canvas.maybe_put(0.1, own.torch_west, 3, 2, 5);
    if left {
        canvas.fill(own.air, [0, 1, 2, 0, 3, 4]);
    }
    if right {
        canvas.fill(own.air, [4, 1, 2, 4, 3, 4]);
    }
}

fn turn(canvas: &mut Canvas<'_, '_>, entry: Entry, is_low: bool) {
    shell(canvas, [0, 0, 0, 4, 4, 4]);
    door(canvas, entry, 1, 1, 0);
    let x = if is_low { 0 } else { 4 };
    canvas.fill(palette().air, [x, 1, 1, x, 3, 3]);
}

fn straight_stairs(canvas: &mut Canvas<'_, '_>, entry: Entry) {
    let own = palette();
    shell(canvas, [0, 0, 0, 4, 10, 7]);
    door(canvas, entry, 1, 7, 0);
    door(canvas, Entry::Opening, 1, 1, 7);
    for step in 0..6 {
        canvas.fill(own.stairs_south, [1, 6 - step, 1 + step, 3, 6 - step, 1 + step]);
        if step < 5 {
            canvas.fill(own.bricks, [1, 5 - step, 1 + step, 3, 5 - step, 1 + step]);
        }
    }
}

fn spiral(canvas: &mut Canvas<'_, '_>, entry: Entry) {
    let own = palette();
    shell(canvas, [0, 0, 0, 4, 10, 4]);
    door(canvas, entry, 1, 7, 0);
    door(canvas, Entry::Opening, 1, 1, 4);
    canvas.put_all(
        own.bricks,
        &[
            [2, 6, 1],
            [1, 5, 1],
            [1, 5, 2],
            [1, 4, 3],
            [2, 4, 3],
            [3, 3, 3],
            [3, 3, 2],
            [3, 2, 1],
            [2, 2, 1],
            [1, 1, 1],
            [1, 1, 2],
        ],
    );
    canvas.put_all(own.slab, &[[1, 6, 1], [1, 5, 3], [3, 4, 3], [3, 3, 1], [1, 2, 1], [1, 1, 3]]);
}

fn chest_corridor(canvas: &mut Canvas<'_, '_>, entry: Entry, has_chest: &mut bool) {
    let own = palette();
    shell(canvas, [0, 0, 0, 4, 4, 6]);
    door(canvas, entry, 1, 1, 0);
    door(canvas, Entry::Opening, 1, 1, 6);
    canvas.fill(own.bricks, [3, 1, 2, 3, 1, 4]);
    canvas.put_all(own.slab, &[[3, 1, 1], [3, 1, 5], [3, 2, 2], [3, 2, 4], [2, 1, 2], [2, 1, 3], [2, 1, 4]]);
    if !*has_chest && canvas.pos(3, 2, 3).is_some() {
        *has_chest = true;
        canvas.chest("chests/stronghold_corridor", 3, 2, 3);
    }
}

fn filler(canvas: &mut Canvas<'_, '_>, steps: i32) {
    let own = palette();
    for z in 0..steps {
        canvas.fill(own.bricks, [0, 0, z, 4, 0, z]);
        canvas.fill(own.bricks, [0, 1, z, 0, 3, z]);
        canvas.fill(own.air, [1, 1, z, 3, 3, z]);
        canvas.fill(own.bricks, [4, 1, z, 4, 3, z]);
        canvas.fill(own.bricks, [0, 4, z, 4, 4, z]);
    }
}
