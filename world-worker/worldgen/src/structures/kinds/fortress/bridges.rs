//! Bridges, corridors and small rooms; `halls` has the large ones.

use registry::block_states::AIR;

use super::palette;
use crate::random::{Legacy, Random};
use crate::structures::piece::Canvas;

pub(super) fn bridge_crossing(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill_all(own.bricks, &[[7, 3, 0, 11, 4, 18], [0, 3, 7, 18, 4, 11]]);
    canvas.fill_all(AIR, &[[8, 5, 0, 10, 7, 18], [0, 5, 8, 18, 7, 10]]);
    canvas.fill_all(
        own.bricks,
        &[
            [7, 5, 0, 7, 5, 7],
            [7, 5, 11, 7, 5, 18],
            [11, 5, 0, 11, 5, 7],
            [11, 5, 11, 11, 5, 18],
            [0, 5, 7, 7, 5, 7],
            [11, 5, 7, 18, 5, 7],
            [0, 5, 11, 7, 5, 11],
            [11, 5, 11, 18, 5, 11],
            [7, 2, 0, 11, 2, 5],
            [7, 2, 13, 11, 2, 18],
            [7, 0, 0, 11, 1, 3],
            [7, 0, 15, 11, 1, 18],
        ],
    );
    for x in 7..=11 {
        for z in 0..=2 {
            canvas.column_down(own.bricks, x, -1, z);
            canvas.column_down(own.bricks, x, -1, 18 - z);
        }
    }
    canvas.fill_all(
        own.bricks,
        &[[0, 2, 7, 5, 2, 11], [13, 2, 7, 18, 2, 11], [0, 0, 7, 3, 1, 11], [15, 0, 7, 18, 1, 11]],
    );
    for x in 0..=2 {
        for z in 7..=11 {
            canvas.column_down(own.bricks, x, -1, z);
            canvas.column_down(own.bricks, 18 - x, -1, z);
        }
    }
}

/// A broken end; `seed` decides how it looks.
pub(super) fn end(canvas: &mut Canvas<'_, '_>, seed: i32) {
    let own = palette();
    let mut random = Legacy::new(i64::from(seed));
    for x in 0..=4 {
        for y in 3..=4 {
            canvas.fill(own.bricks, [x, y, 0, x, y, random.next_bounded(8)]);
        }
    }
    for x in [0, 4] {
        canvas.fill(own.bricks, [x, 5, 0, x, 5, random.next_bounded(8)]);
    }
    for x in 0..=4 {
        canvas.fill(own.bricks, [x, 2, 0, x, 2, random.next_bounded(5)]);
    }
    for x in 0..=4 {
        for y in 0..=1 {
            canvas.fill(own.bricks, [x, y, 0, x, y, random.next_bounded(3)]);
        }
    }
}

pub(super) fn straight_bridge(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill(own.bricks, [0, 3, 0, 4, 4, 18]);
    canvas.fill(AIR, [1, 5, 0, 3, 7, 18]);
    canvas.fill_all(
        own.bricks,
        &[
            [0, 5, 0, 0, 5, 18],
            [4, 5, 0, 4, 5, 18],
            [0, 2, 0, 4, 2, 5],
            [0, 2, 13, 4, 2, 18],
            [0, 0, 0, 4, 1, 3],
            [0, 0, 15, 4, 1, 18],
        ],
    );
    for x in 0..=4 {
        for z in 0..=2 {
            canvas.column_down(own.bricks, x, -1, z);
            canvas.column_down(own.bricks, x, -1, 18 - z);
        }
    }
    canvas.fill_all(
        own.fence_nse,
        &[[0, 1, 1, 0, 4, 1], [0, 3, 4, 0, 4, 4], [0, 3, 14, 0, 4, 14], [0, 1, 17, 0, 4, 17]],
    );
    canvas.fill_all(
        own.fence_nsw,
        &[[4, 1, 1, 4, 4, 1], [4, 3, 4, 4, 4, 4], [4, 3, 14, 4, 4, 14], [4, 1, 17, 4, 4, 17]],
    );
}

pub(super) fn corridor_stairs(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    for step in 0..=9 {
        let floor = (7 - step).max(1);
        let roof = (floor + 5).max(14 - step).min(13);
        canvas.fill(own.bricks, [0, 0, step, 4, floor, step]);
        canvas.fill(AIR, [1, floor + 1, step, 3, roof - 1, step]);
        if step <= 6 {
            canvas.fill(own.stairs_south, [1, floor + 1, step, 3, floor + 1, step]);
        }
        canvas.fill(own.bricks, [0, roof, step, 4, roof, step]);
        canvas.fill(own.bricks, [0, floor + 1, step, 0, roof - 1, step]);
        canvas.fill(own.bricks, [4, floor + 1, step, 4, roof - 1, step]);
        if step % 2 == 0 {
            canvas.fill(own.fence_ns, [0, floor + 2, step, 0, floor + 3, step]);
            canvas.fill(own.fence_ns, [4, floor + 2, step, 4, floor + 3, step]);
        }
        canvas.columns_down(own.bricks, [0, 4], -1, [step, step]);
    }
}

pub(super) fn balcony(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill(own.bricks, [0, 0, 0, 8, 1, 8]);
    canvas.fill(AIR, [0, 2, 0, 8, 5, 8]);
    canvas.fill_all(own.bricks, &[[0, 6, 0, 8, 6, 5], [0, 2, 0, 2, 5, 0], [6, 2, 0, 8, 5, 0]]);
    canvas.fill_all(own.fence_we, &[[1, 3, 0, 1, 4, 0], [7, 3, 0, 7, 4, 0]]);
    canvas.fill(own.bricks, [0, 2, 4, 8, 2, 8]);
    canvas.fill_all(AIR, &[[1, 1, 4, 2, 2, 4], [6, 1, 4, 7, 2, 4]]);
    canvas.fill(own.fence_we, [1, 3, 8, 7, 3, 8]);
    canvas.put(own.fence_se, 0, 3, 8);
    canvas.put(own.fence_sw, 8, 3, 8);
    canvas.fill_all(own.fence_ns, &[[0, 3, 6, 0, 3, 7], [8, 3, 6, 8, 3, 7]]);
    canvas.fill_all(
        own.bricks,
        &[[0, 3, 4, 0, 5, 5], [8, 3, 4, 8, 5, 5], [1, 3, 5, 2, 5, 5], [6, 3, 5, 7, 5, 5]],
    );
    canvas.fill_all(own.fence_we, &[[1, 4, 5, 1, 5, 5], [7, 4, 5, 7, 5, 5]]);
    for z in 0..=5 {
        for x in 0..=8 {
            canvas.column_down(own.bricks, x, -1, z);
        }
    }
}

pub(super) fn small_corridor(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill(own.bricks, [0, 0, 0, 4, 1, 4]);
    canvas.fill(AIR, [0, 2, 0, 4, 5, 4]);
    canvas.fill_all(own.bricks, &[[0, 2, 0, 0, 5, 4], [4, 2, 0, 4, 5, 4]]);
    canvas.fill_all(
        own.fence_ns,
        &[[0, 3, 1, 0, 4, 1], [0, 3, 3, 0, 4, 3], [4, 3, 1, 4, 4, 1], [4, 3, 3, 4, 4, 3]],
    );
    canvas.fill(own.bricks, [0, 6, 0, 4, 6, 4]);
    canvas.columns_down(own.bricks, [0, 4], -1, [0, 4]);
}

pub(super) fn small_crossing(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill(own.bricks, [0, 0, 0, 4, 1, 4]);
    canvas.fill(AIR, [0, 2, 0, 4, 5, 4]);
    canvas.fill_all(
        own.bricks,
        &[[0, 2, 0, 0, 5, 0], [4, 2, 0, 4, 5, 0], [0, 2, 4, 0, 5, 4], [4, 2, 4, 4, 5, 4], [0, 6, 0, 4, 6, 4]],
    );
    canvas.columns_down(own.bricks, [0, 4], -1, [0, 4]);
}

pub(super) fn left_turn(canvas: &mut Canvas<'_, '_>, has_chest: &mut bool) {
    let own = palette();
    canvas.fill(own.bricks, [0, 0, 0, 4, 1, 4]);
    canvas.fill(AIR, [0, 2, 0, 4, 5, 4]);
    canvas.fill(own.bricks, [4, 2, 0, 4, 5, 4]);
    canvas.fill_all(own.fence_ns, &[[4, 3, 1, 4, 4, 1], [4, 3, 3, 4, 4, 3]]);
    canvas.fill_all(own.bricks, &[[0, 2, 0, 0, 5, 0], [0, 2, 4, 3, 5, 4]]);
    canvas.fill_all(own.fence_we, &[[1, 3, 4, 1, 4, 4], [3, 3, 4, 3, 4, 4]]);
    turn_chest(canvas, has_chest, 3);
    canvas.fill(own.bricks, [0, 6, 0, 4, 6, 4]);
    canvas.columns_down(own.bricks, [0, 4], -1, [0, 4]);
}

pub(super) fn right_turn(canvas: &mut Canvas<'_, '_>, has_chest: &mut bool) {
    let own = palette();
    canvas.fill(own.bricks, [0, 0, 0, 4, 1, 4]);
    canvas.fill(AIR, [0, 2, 0, 4, 5, 4]);
    canvas.fill(own.bricks, [0, 2, 0, 0, 5, 4]);
    canvas.fill_all(own.fence_ns, &[[0, 3, 1, 0, 4, 1], [0, 3, 3, 0, 4, 3]]);
    canvas.fill_all(own.bricks, &[[4, 2, 0, 4, 5, 0], [1, 2, 4, 4, 5, 4]]);
    canvas.fill_all(own.fence_we, &[[1, 3, 4, 1, 4, 4], [3, 3, 4, 3, 4, 4]]);
    turn_chest(canvas, has_chest, 1);
    canvas.fill(own.bricks, [0, 6, 0, 4, 6, 4]);
    canvas.columns_down(own.bricks, [0, 4], -1, [0, 4]);
}

fn turn_chest(canvas: &mut Canvas<'_, '_>, has_chest: &mut bool, x: i32) {
    if *has_chest && canvas.pos(x, 2, 3).is_some() {
        *has_chest = false;
        canvas.chest("chests/nether_bridge", x, 2, 3);
    }
}

pub(super) fn throne(canvas: &mut Canvas<'_, '_>, has_spawner: &mut bool) {
    let own = palette();
    canvas.fill(AIR, [0, 2, 0, 6, 7, 7]);
    canvas.fill_all(
        own.bricks,
        &[
            [1, 0, 0, 5, 1, 7],
            [1, 2, 1, 5, 2, 7],
            [1, 3, 2, 5, 3, 7],
            [1, 4, 3, 5, 4, 7],
            [1, 2, 0, 1, 4, 2],
            [5, 2, 0, 5, 4, 2],
            [1, 5, 2, 1, 5, 3],
            [5, 5, 2, 5, 5, 3],
            [0, 5, 3, 0, 5, 8],
            [6, 5, 3, 6, 5, 8],
            [1, 5, 8, 5, 5, 8],
        ],
    );
    canvas.put(own.fence_west, 1, 6, 3);
    canvas.put(own.fence_east, 5, 6, 3);
    canvas.put(own.fence_ne, 0, 6, 3);
    canvas.put(own.fence_nw, 6, 6, 3);
    canvas.fill_all(own.fence_ns, &[[0, 6, 4, 0, 6, 7], [6, 6, 4, 6, 6, 7]]);
    canvas.put(own.fence_se, 0, 6, 8);
    canvas.put(own.fence_sw, 6, 6, 8);
    canvas.fill(own.fence_we, [1, 6, 8, 5, 6, 8]);
    canvas.put(own.fence_east, 1, 7, 8);
    canvas.fill(own.fence_we, [2, 7, 8, 4, 7, 8]);
    canvas.put(own.fence_west, 5, 7, 8);
    canvas.put(own.fence_east, 2, 8, 8);
    canvas.put(own.fence_we, 3, 8, 8);
    canvas.put(own.fence_west, 4, 8, 8);
    if !*has_spawner && canvas.pos(3, 5, 5).is_some() {
        *has_spawner = true;
        canvas.spawner("blaze", 3, 5, 5);
    }
    canvas.columns_down(own.bricks, [0, 6], -1, [0, 6]);
}

pub(super) fn room_crossing(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill(own.bricks, [0, 0, 0, 6, 1, 6]);
    canvas.fill(AIR, [0, 2, 0, 6, 7, 6]);
    canvas.fill_all(
        own.bricks,
        &[
            [0, 2, 0, 1, 6, 0],
            [0, 2, 6, 1, 6, 6],
            [5, 2, 0, 6, 6, 0],
            [5, 2, 6, 6, 6, 6],
            [0, 2, 0, 0, 6, 1],
            [0, 2, 5, 0, 6, 6],
            [6, 2, 0, 6, 6, 1],
            [6, 2, 5, 6, 6, 6],
            [2, 6, 0, 4, 6, 0],
        ],
    );
    canvas.fill(own.fence_we, [2, 5, 0, 4, 5, 0]);
    canvas.fill(own.bricks, [2, 6, 6, 4, 6, 6]);
    canvas.fill(own.fence_we, [2, 5, 6, 4, 5, 6]);
    canvas.fill(own.bricks, [0, 6, 2, 0, 6, 4]);
    canvas.fill(own.fence_ns, [0, 5, 2, 0, 5, 4]);
    canvas.fill(own.bricks, [6, 6, 2, 6, 6, 4]);
    canvas.fill(own.fence_ns, [6, 5, 2, 6, 5, 4]);
    canvas.columns_down(own.bricks, [0, 6], -1, [0, 6]);
}

pub(super) fn stairs_room(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill(own.bricks, [0, 0, 0, 6, 1, 6]);
    canvas.fill(AIR, [0, 2, 0, 6, 10, 6]);
    canvas.fill_all(
        own.bricks,
        &[[0, 2, 0, 1, 8, 0], [5, 2, 0, 6, 8, 0], [0, 2, 1, 0, 8, 6], [6, 2, 1, 6, 8, 6], [1, 2, 6, 5, 8, 6]],
    );
    canvas.fill_all(own.fence_ns, &[[0, 3, 2, 0, 5, 4], [6, 3, 2, 6, 5, 2], [6, 3, 4, 6, 5, 4]]);
    canvas.put(own.bricks, 5, 2, 5);
    canvas.fill_all(
        own.bricks,
        &[[4, 2, 5, 4, 3, 5], [3, 2, 5, 3, 4, 5], [2, 2, 5, 2, 5, 5], [1, 2, 5, 1, 6, 5], [1, 7, 1, 5, 7, 4]],
    );
    canvas.fill(AIR, [6, 8, 2, 6, 8, 4]);
    canvas.fill(own.bricks, [2, 6, 0, 4, 8, 0]);
    canvas.fill(own.fence_we, [2, 5, 0, 4, 5, 0]);
    canvas.columns_down(own.bricks, [0, 6], -1, [0, 6]);
}
