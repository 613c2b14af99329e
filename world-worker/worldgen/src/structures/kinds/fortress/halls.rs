use registry::block_states::AIR;

use super::palette;
use crate::structures::piece::Canvas;

pub(super) fn entrance(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    hall(canvas, true);
    foundation(canvas);
    canvas.fill(own.bricks, [5, 5, 5, 7, 5, 7]);
    canvas.fill(AIR, [6, 1, 6, 6, 4, 6]);
    canvas.put(own.bricks, 6, 0, 6);
    canvas.put(own.lava, 6, 5, 6);
}

/// Where nether wart grows beside stairs.
pub(super) fn stalk_room(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    hall(canvas, false);
    for step in 0..=6 {
        let z = step + 4;
        canvas.fill(own.stairs_north, [5, 5 + step, z, 7, 5 + step, z]);
        if (5..=8).contains(&z) {
            canvas.fill(own.bricks, [5, 5, z, 7, step + 4, z]);
        } else if (9..=10).contains(&z) {
            canvas.fill(own.bricks, [5, 8, z, 7, step + 4, z]);
        }
        if step >= 1 {
            canvas.fill(AIR, [5, 6 + step, z, 7, 9 + step, z]);
        }
    }
    canvas.fill(own.stairs_north, [5, 12, 11, 7, 12, 11]);
    canvas.fill(own.fence_nse, [5, 6, 7, 5, 7, 7]);
    canvas.fill(own.fence_nsw, [7, 6, 7, 7, 7, 7]);
    canvas.fill(AIR, [5, 13, 12, 7, 13, 12]);
    canvas.fill_all(
        own.bricks,
        &[
            [2, 5, 2, 3, 5, 3],
            [2, 5, 9, 3, 5, 10],
            [2, 5, 4, 2, 5, 8],
            [9, 5, 2, 10, 5, 3],
            [9, 5, 9, 10, 5, 10],
            [10, 5, 4, 10, 5, 8],
        ],
    );
    canvas.put_all(own.stairs_west, &[[4, 5, 2], [4, 5, 3], [4, 5, 9], [4, 5, 10]]);
    canvas.put_all(own.stairs_east, &[[8, 5, 2], [8, 5, 3], [8, 5, 9], [8, 5, 10]]);
    canvas.fill_all(own.soul_sand, &[[3, 4, 4, 4, 4, 8], [8, 4, 4, 9, 4, 8]]);
    canvas.fill_all(own.wart, &[[3, 5, 4, 4, 5, 8], [8, 5, 4, 9, 5, 8]]);
    foundation(canvas);
}

/// What both have: a hall with battlements.
fn hall(canvas: &mut Canvas<'_, '_>, is_entrance: bool) {
    let own = palette();
    canvas.fill(own.bricks, [0, 3, 0, 12, 4, 12]);
    canvas.fill(AIR, [0, 5, 0, 12, 13, 12]);
    canvas.fill_all(
        own.bricks,
        &[
            [0, 5, 0, 1, 12, 12],
            [11, 5, 0, 12, 12, 12],
            [2, 5, 11, 4, 12, 12],
            [8, 5, 11, 10, 12, 12],
            [5, 9, 11, 7, 12, 12],
            [2, 5, 0, 4, 12, 1],
            [8, 5, 0, 10, 12, 1],
            [5, 9, 0, 7, 12, 1],
            [2, 11, 2, 10, 12, 10],
        ],
    );
    if is_entrance {
        canvas.fill(own.fence, [5, 8, 0, 7, 8, 0]);
    }
    for at in (1..=11).step_by(2) {
        canvas.fill_all(own.fence_we, &[[at, 10, 0, at, 11, 0], [at, 10, 12, at, 11, 12]]);
        canvas.fill_all(own.fence_ns, &[[0, 10, at, 0, 11, at], [12, 10, at, 12, 11, at]]);
        canvas.put_all(own.bricks, &[[at, 13, 0], [at, 13, 12], [0, 13, at], [12, 13, at]]);
        if at != 11 {
            canvas.put_all(own.fence_we, &[[at + 1, 13, 0], [at + 1, 13, 12]]);
            canvas.put_all(own.fence_ns, &[[0, 13, at + 1], [12, 13, at + 1]]);
        }
    }
    canvas.put(own.fence_ne, 0, 13, 0);
    canvas.put(own.fence_se, 0, 13, 12);
    canvas.put(own.fence_sw, 12, 13, 12);
    canvas.put(own.fence_nw, 12, 13, 0);
    for z in (3..=9).step_by(2) {
        canvas.fill(own.fence_nsw, [1, 7, z, 1, 8, z]);
        canvas.fill(own.fence_nse, [11, 7, z, 11, 8, z]);
    }
}

fn foundation(canvas: &mut Canvas<'_, '_>) {
    let own = palette();
    canvas.fill_all(
        own.bricks,
        &[
            [4, 2, 0, 8, 2, 12],
            [0, 2, 4, 12, 2, 8],
            [4, 0, 0, 8, 1, 3],
            [4, 0, 9, 8, 1, 12],
            [0, 0, 4, 3, 1, 8],
            [9, 0, 4, 12, 1, 8],
        ],
    );
    for x in 4..=8 {
        for z in 0..=2 {
            canvas.column_down(own.bricks, x, -1, z);
            canvas.column_down(own.bricks, x, -1, 12 - z);
        }
    }
    for x in 0..=2 {
        for z in 4..=8 {
            canvas.column_down(own.bricks, x, -1, z);
            canvas.column_down(own.bricks, 12 - x, -1, z);
        }
    }
}
